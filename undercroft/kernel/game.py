"""What a game must offer. One object a game, without state of its own."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from . import record, seen
from .agenda import Question, State
from .chance import DICE, Chance, Shared
from .content import Pack
from .effects import Language
from .errors import InvalidSetup, known, not_one_of
from .fact import Fact
from .overlay import JOIN
from .shelf import Shelf
from .text import Message, Ref

if TYPE_CHECKING:
    from .drafts import Pattern
    from .match import Match
    from .variant import Preset, Variant

Setup = dict[str, Any]
NameTable = dict[str, dict[str, seen.Name]]
"""{kind: {id: name, or a name for each language}}."""


Only = tuple[tuple[str, tuple[str | int, ...]], ...]
"""Other fields of the set-up, and which values each may have."""


class Allowed(msgspec.Struct, frozen=True):
    """One allowed value of a set-up field."""

    value: str | int
    text: Message
    help: Message | None = None
    """What it is, in a sentence."""
    facts: tuple[Message, ...] = ()
    """What it brings, in a few words each: how long it takes, with what one begins."""
    only: Only = ()
    """Can be chosen only where each of these other fields has one of these values."""

    def to_json(self) -> seen.Allowed:
        """As it goes over the wire."""
        return {
            "value": self.value,
            "text": self.text.to_json(),
            "help": self.help.to_json() if self.help else None,
            "facts": [fact.to_json() for fact in self.facts],
            "only": {name: list(values) for name, values in self.only},
        }


class Field(msgspec.Struct, frozen=True):
    """Something that can be chosen at set-up. Every field has a default: `{}` always plays."""

    name: str
    values: tuple[Allowed, ...]
    default: str | int
    text: Message
    help: Message | None = None
    kind: seen.FieldKind = "choice"
    only: Only = ()
    """Used only where each of these other fields has one of these values; everywhere if empty."""
    apart: tuple[str, ...] = ()
    """Fields that must have other values than this one, where they are used."""
    late: bool = False
    """Whether matches were kept before it was there: while it has its default, digests leave it out."""

    def to_json(self) -> seen.Field:
        """As it goes over the wire."""
        return {
            "name": self.name,
            "kind": self.kind,
            "values": [choice.to_json() for choice in self.values],
            "default": self.default,
            "text": self.text.to_json(),
            "help": self.help.to_json() if self.help else None,
            "only": {name: list(values) for name, values in self.only},
            "apart": list(self.apart),
        }

    def used_in(self, setup: Setup) -> bool:
        """Whether it means something beside what is chosen in the others."""
        return all(setup[other] in values for other, values in self.only)


def in_modes(*modes: str) -> Only:
    """What `Field.only` says of a field that belongs to some kinds of game."""
    return (("mode", modes),)


class Seat(msgspec.Struct, frozen=True):
    """Who sits where."""

    name: str
    role: str


class Result(msgspec.Struct, frozen=True):
    """How a match ended."""

    winners: tuple[int, ...]
    scores: tuple[Score, ...]
    why: Message
    title: Message | None = None
    """What the game calls this end, where nobody is set against anybody."""

    def to_json(self) -> seen.Result:
        """As it goes over the wire."""
        return {
            "winners": list(self.winners),
            "scores": [score.to_json() for score in self.scores],
            "why": self.why.to_json(),
            "title": self.title.to_json() if self.title else None,
        }


class Score(msgspec.Struct, frozen=True):
    """A seat's score and how it came about. `total` is None for someone out of the game."""

    seat: int
    total: int | None
    parts: tuple[tuple[Message, int], ...]

    def to_json(self) -> seen.Score:
        """As it goes over the wire."""
        return {
            "seat": self.seat,
            "total": self.total,
            "parts": [{"text": text.to_json(), "value": value} for text, value in self.parts],
        }


class Game:
    """The rules of one game, as the kernel calls them."""

    name: str
    """The id of the game, as in `undercroft.new(name)`."""
    prefix: str
    """What its text ids begin with."""
    rules: int
    """Goes up whenever the same inputs may lead to another state."""
    players: tuple[int, ...]
    events: Mapping[str, type[Fact]]
    """Everything that can be told, by kind (`facts_of` its `facts.py`)."""
    steps: Mapping[str, Any]
    base: Path
    """The folder of the pack that ships with the game."""
    language: Language | None = None
    """What lines of its cards may say; a game with several kinds of lines has `languages` instead."""
    pack_files: Mapping[str, Any]
    """The files of a pack and the type of each."""
    patterns: Mapping[str, tuple[Pattern, ...]] = {}
    """Entries of its own pack after which owners' new cards, enemies, encounters are drafted."""
    variants: tuple[Variant, ...] = ()
    """House rules: switches of the set-up, all of them off by default."""
    presets: tuple[Preset, ...] = ()
    """Sets of house rules that have a name."""
    draws: Mapping[seen.ByHand, tuple[str, ...]] = {}
    """What persons may draw themselves from real decks and bags, by the names of the requests. Nothing is
    among them that only some may know; what is missing (ties) is never asked for."""

    def __init__(self) -> None:
        self.shelf = Shelf(self.base, self.pack_from)

    def fields(self, pack: Pack) -> list[Field]:
        raise NotImplementedError

    def pack_from(self, documents: Mapping[str, object], where: str) -> Pack:
        """A pack from its documents; raises `InvalidContent` with every problem found."""
        raise NotImplementedError

    def seats(self, setup: Setup, pack: Pack) -> tuple[Seat, ...]:
        raise NotImplementedError

    def sides(self, setup: Setup, seats: int) -> tuple[tuple[int, ...], ...]:
        """The seats that win and lose together; everybody stands alone unless a game says otherwise."""
        return tuple([(seat,) for seat in range(seats)])

    def teams(self, setup: Setup) -> bool:
        """Whether the sides are teams with a name of their own, also where each has one seat."""
        return False

    def blank(self, setup: Setup, pack: Pack) -> State:
        """The table as it is before anything has happened, nothing on its agenda."""
        raise NotImplementedError

    def start(self, setup: Setup, pack: Pack) -> State:
        """The state before anything has happened, with the set-up on its agenda."""
        raise NotImplementedError

    def agreed(self, setup: Setup) -> list[seen.Message]:
        """The house rules of a set-up, in words."""
        return [
            variant.said(self.prefix, setup[variant.name]).to_json()
            for variant in self.variants
            if setup[variant.name] in variant.values
        ]

    def by_hand(self) -> tuple[seen.ByHand, ...]:
        """What can be rolled and drawn at a real table."""
        return ("dice", *self.draws)

    def said(self, groups: Collection[seen.ByHand]) -> list[str]:
        """The names by which a source of chance knows what persons roll and draw themselves."""
        names = [DICE] if "dice" in groups else []
        for group, drawn in self.draws.items():
            if group in groups:
                names += drawn
        return names

    def said_by_hand(self, chance: Chance) -> list[seen.ByHand]:
        """What persons roll and draw themselves with this source."""
        if not isinstance(chance, Shared):
            return []
        return [group for group in self.by_hand() if set(self.said([group])) <= set(chance.said)]

    def rules_of(self, question: Question[Any]) -> tuple[str, ...]:
        """The numbered rules of this game that govern a question; a shared one names those of others, too."""
        own = f"{self.prefix.upper()}-"
        return tuple([rule for rule in question.rules if rule.startswith(own)])

    def face(self, pack: Any, name: str, label: str) -> Message:
        """What a result of chance is called where somebody rolls or draws by hand."""
        return Message("name", {"name": Ref(name, label)})

    def table(self, match: Match, seat: int | None, open_hands: bool) -> Mapping[str, object]:
        """The game's part of a view, built field by field from what this seat may see."""
        raise NotImplementedError

    def tables(self, match: Match, eyes: Sequence[int | None]) -> Sequence[Mapping[str, object]]:
        """The same for each of these; a game says here what it needs to make only once."""
        return [self.table(match, seat, False) for seat in eyes]

    def sketch(self, match: Match, seat: int) -> Mapping[str, object]:
        """The same for a bot of the game that does not want all of it (`sketches`)."""
        return self.table(match, seat, False)

    def redraw(self, state: Any, seat: int, chance: Chance) -> None:
        """Put in the place of what this seat does not see something that could be there as well.

        What is hidden is taken away first, so that what is drawn can only follow from what the seat may
        know. Nothing is hidden where decks have no order and a party shares all it knows.
        """

    def veil(self, state: Any, seat: int) -> bool:
        """Take away what this seat does not see, and put nothing in its place; whether the game knows how."""
        return False

    def overheard(self, state: Any) -> bool:
        """Whether everybody may know what each seat is asked, and what it may choose."""
        return False

    def progress(self, state: Any) -> Message | None:
        """How far the match has come, in a few words and numbers that everybody may know."""
        return None

    def rounds(self, state: Any) -> int | None:
        """How many rounds were begun, in a game that counts them."""
        return None

    def result(self, state: Any) -> Result:
        raise NotImplementedError

    def names(self, state: Any) -> NameTable:
        """Names by kind and id: what references are replaced with."""
        return self.pack_names(state.pack)

    def languages(self) -> tuple[Language, ...]:
        """The language of each kind of line its packs have."""
        return () if self.language is None else (self.language,)

    def lines(self, pack: Any) -> list[tuple[str, Any, Message]]:
        """The lines of a pack's cards, whose each is, and its sentence: examples for the reference."""
        return []

    def pack_names(self, pack: Any) -> NameTable:
        """Names of the things of a pack by kind and id."""
        return {}

    def catalog(self, state: Any) -> Mapping[str, object]:
        """What does not change in a match: cards, dice, tracks, and the `names`."""
        raise NotImplementedError

    def catalog_key(self, state: Any) -> tuple[int, ...]:
        """What the catalogue hangs on besides pack and set-up."""
        return ()

    def dump(self, state: Any) -> dict[str, object]:
        """The state as a document: what its fields declare."""
        return record.dump(state, state.pack)

    def load(self, document: Mapping[str, object], setup: Setup, pack: Pack) -> State:
        """A state from its document; raises `PositionError` naming the field."""
        state = self.blank(setup, pack)
        record.load(state, document, pack, "state")
        return state

    def check_frame(self, state: Any) -> None:
        """Raise `PositionError` if agenda and open questions do not go with the rest of the state."""

    def check(self, state: Any) -> None:
        """Raise `BrokenInvariant` if something that must always hold does not."""
        raise NotImplementedError

    def complete(self, raw: Mapping[str, object]) -> tuple[Setup, Pack]:
        """A set-up with every field present and allowed, and the pack it names."""
        if not isinstance(raw, Mapping):
            raise InvalidSetup("set-up: must be an object of fields")
        name = raw.get("pack", "base")
        if isinstance(name, list | tuple) and all(isinstance(one, str) for one in name):
            name = JOIN.join(name)  # several, in their order
        if not isinstance(name, str):
            raise InvalidSetup("pack: must be the name of a content pack")
        pack = self.shelf.find(name)
        return self.complete_with(raw, pack), pack

    def complete_with(self, raw: Mapping[str, object], pack: Pack, kept: bool = False) -> Setup:
        """The same with a pack that is already at hand.

        A field that the rest of the set-up does not use is refused: whoever set it expects something
        of it. With its default value it is no wish, and stands in every completed set-up. A set-up
        out of a document (`kept`) is left as it is, since digests were made over it.
        """
        fields: list[tuple[Field, frozenset[str | int]]] = pack.fields
        if not fields:
            fields += [
                (field, frozenset(choice.value for choice in field.values))
                for field in self.fields(pack)
            ]
        setup: Setup = {}
        for field, values in fields:
            value = raw.get(field.name, field.default)
            if isinstance(value, bool) or not isinstance(value, (int, str)) or value not in values:
                listed = [str(choice.value) for choice in field.values]
                raise InvalidSetup(f"{field.name}: {not_one_of(value, listed)}")
            setup[field.name] = value
        for key in raw:
            if key not in setup and key != "pack":
                raise InvalidSetup(f"{key}: no such set-up field; {known(key, setup)}")
        for field, _ in fields:
            if setup[field.name] != field.default and not kept:
                refuse_unused(field, setup)
            refuse_impossible(field, setup)
        setup["pack"] = pack.name
        return setup


def refuse_unused(field: Field, setup: Setup) -> None:
    """Say which field is of no use, beside what, and where it would be."""
    for other, values in field.only:
        if setup[other] not in values:
            raise InvalidSetup(
                f"{field.name}: not used with {other}={setup[other]}; "
                f"it is for {other}={' or '.join(map(str, values))}"
            )


def refuse_impossible(field: Field, setup: Setup) -> None:
    """Say which other field does not go with the value of this one."""
    if not field.used_in(setup):
        return
    value = setup[field.name]
    for choice in field.values:
        for other, values in choice.only if choice.value == value else ():
            if setup[other] not in values:
                raise InvalidSetup(
                    f"{field.name}: {value} is only for {other}={' or '.join(map(str, values))}; "
                    f"here it is {setup[other]}"
                )
    for other in field.apart:
        if setup[other] == value:
            raise InvalidSetup(f"{field.name}: {value} is taken by {other}")
