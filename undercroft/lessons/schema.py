"""What a lesson may say. The client reads the same fields (`web/src/lib/coach.ts`)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Word = Annotated[str, Meta(min_length=1, max_length=80)]
Place = tuple[Word, str | int]
"""What the coach points at, by its kind and id: a thing as options name it (`[card, hunters_dream]`;
`[skill, "*"]`: whichever can be pressed), `[option, dodge]`: all answers of a kind, `[anchor, monster]`: a
place of the board (`foe-*`: every one that begins so), `[part, prompt]`: a part of the page (`prompt`,
`mine`, `news`, `top`)."""


class Sight(Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """Something to be seen in the view's table: a number, a word, yes or no, nothing."""

    path: Word
    """Names and places from the table on, with dots between: `hunters.0.health`."""
    same: bool | int | str | None = None
    """It is this; null: nothing is there. Not asked where a limit is given."""
    other: int | str | None = None
    """Something is there, and it is not this."""
    least: int | None = None
    most: int | None = None


class Told(Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """Something that has happened in this match."""

    kind: Word
    who: int | None = None
    """To or by this seat."""
    times: Annotated[int, Meta(ge=1)] = 1


class Moment(Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """When a line is due: everything that is given must hold."""

    asked: Word | None = None
    """A question of this kind is open to me."""
    offers: Word | None = None
    """So is an option of this kind."""
    told: Told | None = None
    after: Word | None = None
    """This line has been said."""
    sees: list[Sight] = []
    over: bool | None = None


class Wish(Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """What the coach would do: an option of this kind that names this thing."""

    kind: Word | None = None
    of: Place | None = None


class Line(Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """One idea."""

    say: Word
    """The id of its text; it is also the name of the line."""
    when: list[Moment]
    """Any of them."""
    at: list[Place] = []
    """What it speaks of; without it what is to be done, or nothing."""
    do: Wish | None = None
    perhaps: bool = False
    """It hangs on what is chosen or on luck: whoever follows the coach need not hear it."""


class Lesson(Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """A guided game."""

    id: Word
    game: Word
    setup: dict[Word, str | int]
    seed: Word
    """Fate; it is also what a table of this lesson is known by."""
    title: Word
    """A text, as all of these."""
    lines: Annotated[list[Line], Meta(min_length=1)]
    closing: Line
    """The last word; it is due when the lesson is over, whatever happened."""
    bots: Word = "apprentice"
    """Who sits in the other seats."""
    following: Word | None = None
    """The lesson that goes on from here."""
