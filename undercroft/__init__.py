"""Undercroft plays grim tabletop games by their full rules.

    >>> import undercroft
    >>> match = undercroft.new("bloodborne", {"players": 3}, seed=7)
    >>> match.decide(match.decisions[0].options[0], seat=0)

`titles()` lists the games, `setup_options(game)` what can be chosen before one begins (`presets(game)`: sets
of house rules), `new` begins a `Match`. A match asks (`decisions`, `waiting`), takes an answer (`decide`),
tells what happened (`events`), shows what a seat may see (`view`; what never changes is in `catalog`) and
ends (`over`, `result`). It can be copied (`clone`), looked ahead in (`branches`), made fair for a seat, to
play on in (`determinize`), looked at (`text`, `svg`), written down as it is (`position`, `from_position`) or
as it was played (`journal`, `replay`), kept in a file (`save`, `load`). Packs of other content: `packs`,
`check_pack`, `add_pack`, `explain_packs`, `pack_schema`. Positions of which one answer is clearly best:
`puzzles`. Bots are in `undercroft.bots`, simulations in `undercroft.lab`, environments for learners in
`undercroft.envs`. Whatever is refused raises an `UndercroftError` of one line and changes nothing.
"""

from __future__ import annotations

import copyreg
from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from pathlib import Path

import msgspec

from undercroft import compiled as _compiled  # first: it says which form of the others is used
from undercroft import text as _text
from undercroft.games import find, names
from undercroft.kernel import journal as _journal
from undercroft.kernel import match as _match
from undercroft.kernel import seen
from undercroft.kernel.chance import Chance, Die, Fork, Reported, Rng, Seed, Tape
from undercroft.kernel.decision import Closed, Decision, Option
from undercroft.kernel.document import JOURNAL
from undercroft.kernel.errors import (
    ConflictChoice,
    IllegalChoice,
    InvalidChance,
    InvalidChoice,
    InvalidContent,
    InvalidJournal,
    InvalidSetup,
    PositionError,
    UndercroftError,
)
from undercroft.kernel.event import Event
from undercroft.kernel.game import Allowed, Field, Result, Score, Seat
from undercroft.kernel.match import Match
from undercroft.kernel.naming import pack_words
from undercroft.kernel.overlay import Stack
from undercroft.kernel.presenting import set_painter
from undercroft.kernel.schema import schemas
from undercroft.kernel.text import Message, Ref, set_renderer
from undercroft.puzzle import Puzzle
from undercroft.puzzle import puzzles as _puzzles

__version__ = "0.2.0"
BUILD = "compiled" if _compiled.is_compiled(_match) else "pure Python"
"""Which form of kernel and rules runs."""

__all__ = [
    "Allowed",
    "Chance",
    "Closed",
    "ConflictChoice",
    "Decision",
    "Die",
    "Event",
    "Field",
    "Fork",
    "IllegalChoice",
    "InvalidChance",
    "InvalidChoice",
    "InvalidContent",
    "InvalidJournal",
    "InvalidSetup",
    "Match",
    "Message",
    "Option",
    "PositionError",
    "Puzzle",
    "Ref",
    "Reported",
    "Result",
    "Rng",
    "Score",
    "Seat",
    "Tape",
    "UndercroftError",
    "add_pack",
    "catalog",
    "check_pack",
    "explain_packs",
    "from_position",
    "load",
    "new",
    "pack_schema",
    "packs",
    "presets",
    "puzzles",
    "replay",
    "save",
    "setup_options",
    "titles",
]

set_renderer(_text.render)


def _paint(match: Match, form: str, seat: int | None, lang: str) -> str:
    from undercroft import show  # noqa: PLC0415 - only who looks needs it

    return show.paint(match, form, seat, lang)


set_painter(_paint)


def titles() -> list[str]:
    """The games there are, by name."""
    return names()


def setup_options(game: str, pack: str = "base") -> list[Field]:
    """What can be chosen at set-up: names, allowed values, defaults."""
    rules = find(game)
    fields = rules.fields(rules.shelf.find(pack))
    titles = {name: pack_words(rules.shelf.find(name).documents, name) for name in packs(game)}
    for name, words in titles.items():  # a pack made from another one may have kept its title
        if name != "base" and words["name"] == titles["base"]["name"]:
            titles[name] = {lang: f"{title} ({name})" for lang, title in words.items()}
    names = tuple(Allowed(name, Message("name", words)) for name, words in titles.items())
    return [
        *fields,
        Field("pack", names, "base", Message("setup-pack"), Message("setup-pack-help")),
    ]


def presets(game: str) -> list[seen.Preset]:
    """Sets of house rules that have a name: `new(game, preset["chosen"])` plays by them."""
    rules = find(game)
    return [preset.to_json(rules.prefix) for preset in rules.presets]


def puzzles(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, the easiest first; `undercroft.puzzle.begin` opens one as a match."""
    return _puzzles(find(game).name)


def new(
    game: str,
    setup: Mapping[str, object] | None = None,
    seed: Seed | None = None,
    chance: Chance | None = None,
) -> Match:
    """A new match, at its first decision.

    Every set-up field has a default: `{}` always plays. `seed` makes chance repeatable; `chance` takes
    a source of its own instead (`Tape`, `Reported`).
    """
    if seed is not None and chance is not None:
        raise InvalidSetup("seed: give either a seed or a source of chance")
    if seed is not None and (isinstance(seed, bool) or not isinstance(seed, (int, str))):
        raise InvalidSetup("seed: must be a number or a text")
    if chance is not None and not isinstance(chance, Chance):
        raise InvalidSetup("chance: must be a source such as Rng, Tape or Reported")
    return _match.start(find(game), setup or {}, chance if chance is not None else Rng(seed))


def from_position(doc: object) -> Match:
    """A match from a position document; `PositionError` says which field is wrong and why."""
    return _match.from_position(doc, find)


def replay(
    journal: object, upto: int | None = None, watch: Callable[[int, Match], None] | None = None
) -> Match:
    """The match of a journal, compared digest by digest, after all inputs or the first `upto`."""
    return _journal.replay(journal, find, upto, watch)


def save(match: Match, path: Path | str, past: bool = False) -> None:
    """Write a match to one file. With its `past` it can be replayed from there, and takes as long to load."""
    document = match.journal() if past else match.position()
    Path(path).write_bytes(msgspec.json.encode(document))


def load(path: Path | str) -> Match:
    """The match in a file that `save` has written, or the app: a position or a journal."""
    try:
        document = msgspec.json.decode(Path(path).read_bytes())
    except msgspec.DecodeError as error:
        raise PositionError(f"{path}: not readable as JSON: {error}") from None
    played = isinstance(document, dict) and document.get("format") == JOURNAL
    return replay(document) if played else from_position(document)


def _packed(match: Match) -> tuple[Callable[[object], Match], tuple[object]]:
    """For `pickle` and `copy`: to another process a match goes as a position, without its past."""
    return from_position, (match.position(),)


copyreg.pickle(Match, _packed)


def catalog(match: Match) -> Mapping[str, object]:
    """What does not change in this match: cards, dice, names."""
    return deepcopy(match.game.catalog(match.state))  # names are shared by all matches of a pack


def packs(game: str) -> list[str]:
    """The content packs at hand."""
    return find(game).shelf.names()


def add_pack(game: str, *folders: Path | str) -> str:
    """Make an owner's content pack known; its name can then be chosen at set-up.

    A pack is a folder, or a file of one pack (`.ucpack`). Several are laid over each other in their order and
    known by their names together: `mine+yours`.
    """
    return find(game).shelf.add(*_some(folders))


def check_pack(game: str, *folders: Path | str) -> list[str]:
    """What is wrong with a content pack, or several together: one line each, naming file, entry and field.

    Nothing if `add_pack` takes it, and else what `add_pack` refuses it for.
    """
    try:
        find(game).shelf.read(*_some(folders))
    except InvalidContent as error:
        return error.problems
    return []


def explain_packs(game: str, *folders: Path | str) -> Stack:
    """What packs do to what they lie over: which entry comes from where, and what overrides what."""
    shelf = find(game).shelf
    return shelf.stack(shelf.layers(_some(folders)))


def _some(folders: Sequence[Path | str]) -> list[Path]:
    if not folders:
        raise InvalidContent(["pack: name at least one folder"])
    return [Path(folder) for folder in folders]


def pack_schema(game: str) -> dict[str, dict[str, object]]:
    """JSON Schema of each file of a content pack, for editors."""
    found = find(game)
    return schemas(found.pack_files, found.languages())
