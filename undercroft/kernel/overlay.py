"""Packs that hold only what differs: laid over another, entry by entry and field by field.

A pack whose `pack.yaml` says `over: base` (or names another pack) is a layer. An entry with an id that is not
there yet is added; one with an id that is there changes the fields it gives (`null` takes a field away);
`{id: …, remove: true}` takes the entry out. Several layers lie in the order in which they are named: the
later one has the last word, and what it overrides is written down for whoever asks (`Stack.touches`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any, Final, NamedTuple

from .errors import known
from .naming import pack_words
from .places import Problems, written_in

HEAD: Final = "pack.yaml"
OVER: Final = "over"
REMOVE: Final = "remove"
JOIN: Final = "+"
"""Between the names of packs that are used together: `mine+yours`."""
ADDED, CHANGED, REMOVED, SAME = "added", "changed", "removed", "same"


class Layer(NamedTuple):
    """One pack as it is written."""

    name: str
    documents: Mapping[str, object]
    written: Mapping[str, str]

    @property
    def over(self) -> str | None:
        """What it is laid over; None if it is whole."""
        found = head_of(self.documents).get(OVER)
        return None if found is None else str(found)


class Difference(NamedTuple):
    """What a layer says of one field."""

    field: str
    before: object
    after: object
    whose: str
    """The layer that had it before."""


class Touch(NamedTuple):
    """What a layer does to one entry."""

    file: str
    entry: str
    layer: str
    what: str
    fields: tuple[Difference, ...]
    over: tuple[str, ...]
    """The layers whose word it overrides; those at the bottom are not among them."""


class Stack(NamedTuple):
    """Layers laid over each other, the first at the bottom."""

    layers: tuple[Layer, ...]
    documents: dict[str, object]
    touches: tuple[Touch, ...]
    sources: Mapping[tuple[str, str], str]
    """Which layer each entry that is left comes from: the one that has brought it in."""


def head_of(documents: Mapping[str, object]) -> Mapping[str, Any]:
    """What a pack says of itself, as far as that can be read."""
    match documents.get(HEAD):
        case [dict(about), *_]:
            return about
    return {}


class _Pile:
    """Entries as they come to lie, with whose word each field is."""

    def __init__(self, bottom: Layer) -> None:
        self.bottom = bottom.name
        self.files: dict[str, dict[str, dict[str, Any]]] = {}
        self.whose: dict[tuple[str, str], dict[str, str]] = {}
        self.gone: dict[tuple[str, str], str] = {}
        self.brought: dict[tuple[str, str], str] = {}
        self.touches: list[Touch] = []
        for file, document in bottom.documents.items():
            entries = self.files.setdefault(file, {})
            for number, raw in enumerate(document if isinstance(document, list) else ()):
                one = deepcopy(raw) if isinstance(raw, dict) else {"id": raw}
                id = str(one.get("id", f"entry {number + 1}"))
                entries[id] = one
                self.brought[file, id] = self.bottom

    def lay(self, layer: Layer, problems: Problems) -> None:
        for file, document in layer.documents.items():
            if file == HEAD:
                continue
            if not isinstance(document, list):
                problems.append(f"{file}: must be a list of entries")
                continue
            seen: set[str] = set()
            for number, raw in enumerate(document, 1):
                id = raw.get("id") if isinstance(raw, dict) else None
                if not isinstance(id, str):
                    problems.append(f"{file}: entry {number}: id: missing")
                elif id in seen:
                    problems.append(f"{file}: {id}: id: used twice")
                else:
                    seen.add(id)
                    self._entry(layer.name, file, id, raw, problems)

    def _entry(
        self, layer: str, file: str, id: str, raw: Mapping[str, Any], problems: Problems
    ) -> None:
        here = self.files.setdefault(file, {})
        if REMOVE in raw:
            self._remove(layer, file, id, raw, problems)
        elif id in here:
            self._change(layer, file, id, raw)
        elif (file, id) in self.gone and "name" not in raw:
            # It would be half an entry; with a name it is meant as a new one.
            said = f"{self.gone[file, id]} has removed this entry, and {layer} would change it"
            problems.append(f"{file}: {id}: {said}")
        else:
            here[id] = {field: deepcopy(value) for field, value in raw.items() if value is not None}
            over = (self.gone[file, id],) if (file, id) in self.gone else ()
            self.whose[file, id] = dict.fromkeys(raw, layer)
            self.brought[file, id] = layer
            self.touches.append(Touch(file, id, layer, ADDED, (), over))

    def _remove(
        self, layer: str, file: str, id: str, raw: Mapping[str, Any], problems: Problems
    ) -> None:
        here = self.files[file]
        if raw[REMOVE] is not True:
            problems.append(f"{file}: {id}: {REMOVE}: must be true, or not be there")
        elif len(raw) > 2:
            problems.append(f"{file}: {id}: {REMOVE}: nothing but the id stands beside it")
        elif id not in here:
            problems.append(f"{file}: {id}: {REMOVE}: there is no such entry; {known(id, here)}")
        else:
            del here[id]
            over = sorted(set(self.whose.pop((file, id), {}).values()))
            self.gone[file, id] = layer
            self.brought.pop((file, id), None)
            self.touches.append(Touch(file, id, layer, REMOVED, (), tuple(over)))

    def _change(self, layer: str, file: str, id: str, raw: Mapping[str, Any]) -> None:
        one = self.files[file][id]
        whose = self.whose.setdefault((file, id), {})
        brought = self.brought[file, id]
        fields: list[Difference] = []
        for field, value in raw.items():
            if one.get(field) == value:
                continue
            fields.append(Difference(field, one.get(field), value, whose.get(field, brought)))
            whose[field] = layer
            if value is None:
                del one[field]
            else:
                one[field] = deepcopy(value)
        over = {one.whose for one in fields} - {self.bottom}
        what = CHANGED if fields else SAME
        self.touches.append(Touch(file, id, layer, what, tuple(fields), tuple(sorted(over))))


def stacked(layers: Sequence[Layer], problems: Problems) -> Stack:
    """Layers as one pack; what does not go together is told in `problems`."""
    bottom, *rest = layers
    pile = _Pile(bottom)
    for layer in rest:
        about = layer.documents.get(HEAD)
        if not isinstance(about, list) or len(about) != 1:
            problems.append(f"{HEAD}: must describe the pack in one entry")
        pile.lay(layer, problems)
    documents: dict[str, object] = {
        file: list(entries.values()) for file, entries in pile.files.items()
    }
    if rest:
        documents[HEAD] = [_head(layers)]
    return Stack(tuple(layers), documents, tuple(pile.touches), dict(pile.brought))


def _head(layers: Sequence[Layer]) -> dict[str, Any]:
    """What the whole says of itself: the words of the last, the titles of all that were laid on."""
    bottom, *rest = layers
    found = {field: value for field, value in head_of(rest[-1].documents).items() if field != OVER}
    shown = [one for one in (bottom, *rest) if one.name != "base"]
    if len(shown) > 1:
        titles = [pack_words(one.documents, one.name) for one in shown]
        found["name"] = " + ".join(words["name"] for words in titles)
        found["name_fr"] = " + ".join(words.get("fr", words["name"]) for words in titles)
        found.pop("names", None)
    return found


def located(problems: Sequence[str], layers: Sequence[Layer]) -> list[str]:
    """Problems of a stack, each with the layer, file and line where it is written."""
    return [_located(problem, layers) for problem in problems]


def _located(problem: str, layers: Sequence[Layer]) -> str:
    """The uppermost layer that says something of this field, or else of this entry."""
    alone = len([layer for layer in layers if layer.over is not None]) == 1
    for exactly in (True, False):
        for layer in reversed(layers):
            found = written_in(problem, layer.written, exactly)
            if found is not None:
                return found if alone and layer is layers[-1] else f"{layer.name}/{found}"
    return problem


def unknown_ids(stack: Stack, problems: Problems) -> list[str]:
    """For entries that were added but cannot be read: perhaps another one was meant."""
    found: list[str] = []
    for touch in stack.touches:
        if touch.what == ADDED and touch.entry in problems.unread.get(touch.file, ()):
            below = [
                id
                for (file, id), layer in stack.sources.items()
                if file == touch.file and layer != touch.layer
            ]
            hint = known(touch.entry, below)
            if "did you mean" in hint:
                meant = hint.rpartition("; ")[2]
                found.append(
                    f"{touch.file}: {touch.entry}: id: not there yet, so it is new; {meant}"
                )
    return found
