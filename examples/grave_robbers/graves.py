"""The graves: what may stand in a pack, the verbs of its lines, and graves as the rules read them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, ClassVar, Final, Literal

import msgspec

from undercroft.kernel import effects
from undercroft.kernel.content import Pack, Thing, entries, head
from undercroft.kernel.effects import Language
from undercroft.kernel.errors import InvalidContent
from undercroft.kernel.places import Problems
from undercroft.kernel.takes import Number, Words, takes
from undercroft.kernel.text import Message

if TYPE_CHECKING:
    from undercroft.kernel.game import NameTable

    from .state import Churchyard

Id = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9_]*$")]


class PackEntry(msgspec.Struct, forbid_unknown_fields=True):
    """About the pack: the one entry of `pack.yaml`."""

    id: Id
    game: Literal["grave_robbers"]
    name: str


class Line(msgspec.Struct, forbid_unknown_fields=True, rename={"condition": "if"}):
    """A line of a grave: a verb, and what it takes."""

    op: str
    when: str | None = None
    amount: int | None = None
    condition: str | None = None


class GraveEntry(msgspec.Struct, forbid_unknown_fields=True):
    """A grave that can be opened."""

    id: Id
    name: str
    name_fr: str
    lines: list[Line]


FILES: Final = {"pack.yaml": list[PackEntry], "graves.yaml": list[GraveEntry]}


class Verb(effects.Verb):
    """Something that happens when a grave is opened, or when nobody has come to look."""

    moments: ClassVar[tuple[str, ...]] = ("opened", "quiet")

    def __init__(self, line: Line) -> None:
        self.when: str = line.when or ""
        self.amount: int = line.amount or 0
        self.alone: bool = line.condition == "alone"

    def act(self, state: Churchyard) -> None:
        raise NotImplementedError

    def text(self) -> Message:
        who = "alone" if self.alone else "each"
        what = Message(f"gr-verb-{self.op}", {"amount": self.amount, "who": who})
        return Message(f"gr-when-{self.when}", {"what": what})


class Find(Verb):
    """Each digger puts so much into the sack; or only one who digs alone."""

    op = "find"
    needs = takes(amount=Number(1, 9))
    may = takes(condition=Words("alone"))

    def act(self, state: Churchyard) -> None:
        diggers = state.diggers()
        if len(diggers) == 1 or not self.alone:
            for robber in diggers:
                robber.sack += self.amount


class Noise(Verb):
    """The watchman listens: he comes on a roll of up to the noise."""

    op = "noise"
    needs = takes(amount=Number(1, 6))

    def act(self, state: Churchyard) -> None:
        state.noise = min(6, state.noise + self.amount)


LANGUAGE: Final = Language(
    Line,
    (Find, Noise),
    moments={"opened": ("grave",), "quiet": ("grave",)},
    owners={"GraveEntry": "grave"},
)


class Grave(Thing):
    """A grave, ready to be opened."""

    kind: ClassVar[str] = "grave"

    def __init__(self, index: int, entry: GraveEntry, verbs: tuple[Verb, ...]) -> None:
        self.index = index
        self.id = entry.id
        self.name = {"en": entry.name, "fr": entry.name_fr}
        self.verbs = verbs

    def at(self, moment: str, state: Churchyard) -> None:
        """Do what this grave does at a moment."""
        for verb in self.verbs:
            if verb.when == moment:
                verb.act(state)


class Graves(Pack):
    """A pack of this game, ready to play with."""

    graves: tuple[Grave, ...]
    names: NameTable


def build(documents: Mapping[str, object]) -> Graves:
    """A pack from its files, or `InvalidContent` with every problem found."""
    problems = Problems()
    about = head(documents, PackEntry, FILES, problems)
    graves: list[Grave] = []
    for entry in entries(documents, "graves.yaml", GraveEntry, problems):
        where = f"graves.yaml: {entry.id}: lines"
        verbs = LANGUAGE.read(entry.lines, "grave", where, problems)
        graves.append(Grave(len(graves), entry, tuple(verbs)))
    if len(graves) < 6:
        problems.append("graves.yaml: at least 6 entries are needed")
    if problems or about is None:
        raise InvalidContent(problems)
    pack = Graves(about.id, documents)
    pack.graves = tuple(graves)
    pack.things = {"grave": {grave.id: grave for grave in graves}}
    pack.names = {"grave": {grave.id: grave.name for grave in graves}}
    return pack
