"""Chance is an input: rules ask for an outcome, a source answers.

A `Request` says what can come out (the faces of a die, the cards of a deck) and how likely each is.
`Rng` answers by a seed, `Tape` by a list, `Reported` by what a person says the real die showed, `Shared` in
this way for some outcomes and by a seed for the rest, `Fork` by trying everything. A step asks for chance
before it changes anything, at most once; so a source that has no answer yet may simply stop the match there
(`Await`), and the step is run again when it has one.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Sequence
from hashlib import blake2b
from secrets import token_hex
from struct import Struct
from typing import Final

from .errors import InvalidChance

Seed = int | str


class Request:
    """What can come out: `labels[i]` with weight `weights[i]` (no weights: all alike)."""

    __slots__ = ("labels", "name", "total", "weights")

    def __init__(
        self, name: str, labels: Sequence[str], weights: Sequence[int] | None = None
    ) -> None:
        self.name = name
        self.labels = labels
        self.weights: tuple[int, ...] | None = None if weights is None else tuple(weights)
        self.total: int = len(labels) if weights is None else sum(weights)

    def find(self, outcome: object) -> int:
        """The index of an outcome given by its label (`"2+"`, `"kirkhammer"`, or `2` for `"2"`)."""
        label = str(outcome)
        labels = list(self.labels)
        if label in labels:
            index = labels.index(label)
            if self.weights is None or self.weights[index] > 0:
                return index
        raise InvalidChance(
            f"{self.name}: {label!r} cannot come out; possible: {', '.join(self.possible())}"
        )

    def possible(self) -> list[str]:
        """What can come out, each label once."""
        weights = self.weights
        can = [x for i, x in enumerate(self.labels) if weights is None or weights[i] > 0]
        return list(dict.fromkeys(can))


class Die(Request):
    """A die: the label of a face is what is printed on it."""

    __slots__ = ()

    def __init__(self, name: str, faces: Sequence[str]) -> None:
        super().__init__(name, tuple(faces))


class Draw(Request):
    """A draw without a hidden order: every card that could be next, by its weight."""

    __slots__ = ()


class Await(Exception):
    """Raised by a source that cannot answer yet."""

    def __init__(self, request: Request) -> None:
        super().__init__(request.name)
        self.request = request


class Chance:
    """A source of outcomes. `count` grows by one with each outcome given."""

    __slots__ = ("count",)
    fallible = False
    """Whether it may refuse to answer (`InvalidChance`) in the middle of things."""

    def __init__(self) -> None:
        self.count: int = 0

    def index(self, request: Request) -> int:
        """Which of the labels of a request comes out."""
        raise NotImplementedError

    def copy(self) -> Chance:
        """One that gives the same outcomes from here on."""
        raise NotImplementedError

    def reseeded(self, seed: Seed) -> Chance:
        """What goes on from a fresh seed: nothing that was seen comes again."""
        return Rng(seed, self.count)

    def to_json(self) -> dict[str, object]:
        """As documents hold it."""
        raise NotImplementedError


SEED_LENGTH: Final = 200


def checked(seed: Seed) -> Seed:
    """A seed travels with every position and journal: it is short, and text that can be written down."""
    if isinstance(seed, int):
        if abs(seed) >= 1 << 4 * SEED_LENGTH:
            raise InvalidChance(f"seed: a number may have {SEED_LENGTH} hexadecimal digits")
        return seed
    if len(seed) > SEED_LENGTH:
        raise InvalidChance(f"seed: a text may have {SEED_LENGTH} characters")
    if seed.isascii() and seed.isprintable() and not seed.isspace():
        return seed
    kinds = {unicodedata.category(character) for character in seed}
    if not kinds.isdisjoint({"Cc", "Cs"}) or all(kind[0] in "CZ" for kind in kinds):
        raise InvalidChance("seed: it has characters that cannot be read or written down")
    return seed


_ONE: Final = Struct("<Q").pack
_EIGHT: Final = Struct("<8Q").unpack


def keyed_by(seed: Seed) -> blake2b:
    """A hash that nobody can tell without the seed; what is hashed comes after it."""
    key = blake2b(str(seed).encode(), digest_size=32, person=b"undercroft").digest()
    return blake2b(key=key)


class Rng(Chance):
    """A keyed counter generator: unpredictable without the seed, a few words to copy."""

    __slots__ = ("_keyed", "_of", "_words", "seed")

    def __init__(
        self, seed: Seed | None = None, count: int = 0, keyed: blake2b | None = None
    ) -> None:
        """`keyed` follows from the seed: a copy brings it along."""
        self.seed: Seed = (
            token_hex(16) if seed is None else seed if keyed is not None else checked(seed)
        )
        # Every hash begins with the key: it is taken in once, and the hash goes on from a copy.
        self._keyed: blake2b = keyed_by(self.seed) if keyed is None else keyed
        self.count = count
        # One hash gives eight outcomes; `_of` says which eight the words at hand are.
        self._of: int = -1
        self._words: tuple[int, ...] = ()

    def index(self, request: Request) -> int:
        count = self.count
        self.count = count + 1
        of = count >> 3
        if of != self._of:
            self._of = of
            hashed = self._keyed.copy()
            hashed.update(_ONE(of))
            self._words = _EIGHT(hashed.digest())
        # 64 bits against totals of a few thousand: the bias is below 1 in 10^15.
        point = (self._words[count & 7] * request.total) >> 64
        weights = request.weights
        if weights is None:
            return point
        i = 0
        for weight in weights:
            point -= weight
            if point < 0:
                return i
            i += 1
        raise InvalidChance(f"{request.name}: nothing left to draw")

    def copy(self) -> Rng:
        twin = Rng(self.seed, self.count, self._keyed)
        twin._of = self._of
        twin._words = self._words
        return twin

    def to_json(self) -> dict[str, object]:
        return {"source": "rng", "seed": self.seed, "count": self.count}


class Tape(Chance):
    """Outcomes from a list, by label; `left` is what has not been used."""

    __slots__ = ("outcomes",)
    fallible = True

    def __init__(self, outcomes: Sequence[object], count: int = 0) -> None:
        self.outcomes: tuple[object, ...] = tuple(outcomes)
        self.count = count

    @property
    def left(self) -> tuple[object, ...]:
        """The outcomes that have not come yet."""
        return self.outcomes[self.count :]

    def index(self, request: Request) -> int:
        if self.count >= len(self.outcomes):
            raise InvalidChance(f"{request.name}: the tape has run out")
        index = request.find(self.outcomes[self.count])
        self.count += 1
        return index

    def copy(self) -> Tape:
        return Tape(self.outcomes, self.count)

    def to_json(self) -> dict[str, object]:
        return {"source": "tape", "outcomes": list(self.outcomes), "count": self.count}


class Reported(Chance):
    """A person reports what the real die or deck showed; until then the match waits.

    `Fork` is the same with a program in the person's place: see `Match.branches`. Documents call it `hand`.
    """

    __slots__ = ("supplied",)

    def __init__(self, count: int = 0) -> None:
        self.supplied: int | None = None
        self.count = count

    def supply(self, index: int) -> None:
        """Have the answer ready for the step that waits."""
        self.supplied = index

    def index(self, request: Request) -> int:
        index = self.supplied
        if index is None:
            raise Await(request)
        self.supplied = None
        self.count += 1
        return index

    def copy(self) -> Reported:
        return type(self)(self.count)

    def to_json(self) -> dict[str, object]:
        return {"source": "hand", "count": self.count}


DICE: Final = "dice"
"""In the place of a name: every die."""


class Shared(Reported):
    """Persons say what came out of the requests named in `said`; a seed answers all others.

    What can only come out in one way is not asked for. `rolling`: a person has left it to the seed.
    """

    __slots__ = ("rng", "rolling", "said")

    def __init__(self, seed: Seed | None, said: Collection[str], count: int = 0) -> None:
        super().__init__(count)
        self.rng: Rng = Rng(seed)
        self.said: tuple[str, ...] = tuple(sorted(said))
        self.rolling: bool = False

    def index(self, request: Request) -> int:
        if self.supplied is None and (self.rolling or not self.asks_for(request)):
            self.supplied = self.rolled(request)
        return super().index(request)

    def rolled(self, request: Request) -> int:
        """What the seed has for this one: by the count of all outcomes, whoever gave them."""
        self.rng.count = self.count
        return self.rng.index(request)

    def asks_for(self, request: Request) -> bool:
        """Whether a person is to say what came out."""
        if isinstance(request, Die):
            return DICE in self.said
        return request.name in self.said and len(request.possible()) > 1

    def copy(self) -> Shared:
        return Shared(self.rng.seed, self.said, self.count)

    def reseeded(self, seed: Seed) -> Shared:
        return Shared(seed, self.said, self.count)

    def to_json(self) -> dict[str, object]:
        seed, said = self.rng.seed, list(self.said)
        return {"source": "shared", "seed": seed, "count": self.count, "said": said}


def shared(chance: Chance, said: Collection[str]) -> Chance:
    """The same source, where persons say what comes out of these requests; of none: the seed alone."""
    if isinstance(chance, Shared):
        seed = chance.rng.seed
    elif isinstance(chance, Rng):
        seed = chance.seed
    else:
        raise InvalidChance("chance: only what comes from a seed can be shared with persons")
    return Shared(seed, said, chance.count) if said else Rng(seed, chance.count)


class Fork(Reported):
    """Stops at every outcome so that each can be tried: exact odds and search."""

    __slots__ = ()


def source_from_json(doc: object) -> Chance:
    """The source a position or a journal names."""
    if not isinstance(doc, dict):
        raise InvalidChance("chance: must be an object with a `source`")
    count = doc.get("count", 0)
    if not isinstance(count, int) or isinstance(count, bool) or not 0 <= count < 1 << 63:
        raise InvalidChance("chance.count: must be a number from 0")
    match doc.get("source"):
        case "rng":
            return Rng(_seed(doc.get("seed")), count)
        case "shared":
            said = doc.get("said")
            if not isinstance(said, list) or not all(isinstance(name, str) for name in said):
                raise InvalidChance("chance.said: must be a list of texts")
            return Shared(_seed(doc.get("seed")), said, count)
        case "tape":
            outcomes = doc.get("outcomes")
            if not isinstance(outcomes, list):
                raise InvalidChance("chance.outcomes: must be a list")
            return Tape(outcomes, count)
        case "hand":
            return Reported(count)
        case other:
            raise InvalidChance(f"chance.source: {other!r} is not one of rng, shared, tape, hand")


def _seed(seed: object) -> Seed:
    if not isinstance(seed, (int, str)) or isinstance(seed, bool):
        raise InvalidChance("chance.seed: must be a number or a text")
    return seed
