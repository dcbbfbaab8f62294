"""What a screen gets, as types: plain dictionaries and lists. tools/contract.py writes them for the client.

The part that is a game's own (`View.table`, the catalogue) is declared in `seen.py` of that game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, NotRequired, TypedDict, Union

Target = Annotated[list[str | int], "[kind: string, id: string | number]"]
"""What an option or a question is about: `["card", "hunter_axe"]`, `["node", 4]`."""


class Reference(TypedDict):
    """A thing to be called by its name: that of a seat, or of the catalogue."""

    ref: str
    id: str | int


Value = Union[int, float, str, "Message", Reference, list["Message"]]


class Message(TypedDict):
    """A text of the catalogue of texts, and what goes into it."""

    id: str
    args: NotRequired[dict[str, Value]]


class Told(TypedDict):
    """Something that happened; what else it carries hangs on its kind (docs/events.md)."""

    kind: str
    text: Message


class Outcome(TypedDict):
    """What will come of it, where that is known; a game that reckons odds has an `Outcome` with them."""

    text: Message
    deadly: bool
    """It may cost a life."""
    useless: bool
    """Nothing will come of it."""


class Option(TypedDict):
    """Something that can be chosen now."""

    id: str
    text: Message
    targets: list[Target]
    """What on the table to light up and make clickable."""
    kind: NotRequired[str]
    """What sort of choice it is: `play`, `upgrade` …"""
    outcome: NotRequired[Outcome]


class Closed(Option):
    """Something that cannot be chosen now, and why."""

    reason: Message


ByHand = Literal["dice", "foes", "finds", "world"]
"""What persons may roll or draw themselves: dice, cards of enemies, what is found, all the rest."""


class Decision(TypedDict):
    """A question."""

    id: str
    kind: str
    """What sort of question it is: `choose`, `act` …"""
    seats: list[int]
    prompt: Message
    options: list[Option]
    closed: list[Closed]
    chosen: str | None
    """The answer given, where it may still be changed: a secret choice, while others think about theirs."""
    subject: NotRequired[Target]
    """Which figure or card it is about."""
    aside: NotRequired[bool]
    """What may be done while somebody else decides: nobody waits for it, and all are asked again after it."""
    rules: NotRequired[list[str]]
    """The numbered rules that govern it, as `docs/rules` of this game counts them."""


class Heard(TypedDict):
    """What somebody else is asked, for whoever waits."""

    seat: int
    prompt: Message
    options: list[Message]
    """What there is to choose from, where that is not too much to read."""


class Part(TypedDict):
    """What a score is made of."""

    text: Message
    value: int


class Score(TypedDict):
    """What a seat has come to."""

    seat: int
    total: int | None
    """null: this seat is out of the reckoning."""
    parts: list[Part]


class Result(TypedDict):
    """How a match ended."""

    winners: list[int]
    scores: list[Score]
    why: Message
    title: Message | None
    """What the game calls this end; without one the winners are named."""


class View(TypedDict):
    """What a seat sees."""

    game: str
    seat: int | None
    """null: a spectator."""
    over: bool
    result: Result | None
    """Once the match is over."""
    waiting: list[int]
    """The seats whose answer is still missing; everybody may know."""
    decisions: list[Decision]
    """Those that this seat may answer."""
    heard: NotRequired[list[Heard]]
    """What others must answer, where everybody may know that."""
    house: list[Message]
    """The house rules of the table; none: it is played by the book."""
    table: Annotated[Mapping[str, object], "object"]
    """The game's own part: the `Table` of its own `seen`."""


class Allowed(TypedDict):
    """One allowed value of a set-up field."""

    value: str | int
    text: Message
    help: Message | None
    """What it is, in a sentence."""
    facts: list[Message]
    """What it brings, in a few words each."""
    only: dict[str, list[str | int]]
    """Can be chosen only where each of these other fields has one of these values."""


FieldKind = Literal["mode", "figure", "choice", "detail", "variant"]
"""What is played; whom one plays or meets; anything else; what few will want to change; house rules."""


class Field(TypedDict):
    """Something that can be chosen at set-up."""

    name: str
    kind: FieldKind
    values: list[Allowed]
    default: str | int
    text: Message
    help: Message | None
    only: dict[str, list[str | int]]
    """Used only where each of these other fields has one of these values."""
    apart: list[str]
    """Fields that must have other values than this one, where they are used."""


class Preset(TypedDict):
    """A set of house rules that has a name."""

    name: str
    text: Message
    chosen: dict[str, str]
    """The fields that are not by the book."""


Setup = dict[str, str | int]
"""What was chosen at set-up, by the names of fields."""


Called = str | dict[str, str]
"""A name in one language: as it is, or its `name` with what the grammar of the language asks of it."""

Name = str | dict[str, Called]
"""One name, or one for each language."""


class Catalog(TypedDict):
    """What every game's catalogue has."""

    names: dict[str, dict[str, Name]]
