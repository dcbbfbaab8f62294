"""The packs of one game at hand: the base pack, and those of owners, alone or laid over each other."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from weakref import WeakValueDictionary

from .content import Documents, Pack, fingerprint, one_line, read_documents
from .errors import STRANGE, InvalidContent, InvalidSetup, not_one_of
from .memory import Handle
from .overlay import HEAD, JOIN, OVER, Layer, Stack, head_of, located, stacked, unknown_ids
from .places import Problems, told_once, with_lines

BASE = "base"


class Shelf:
    """The packs of one game at hand: the base pack, and owners' folders or files made known by `add`."""

    def __init__(self, base: Path, build: Callable[[Mapping[str, object], str], Pack]) -> None:
        self._build = build
        self._folders: dict[str, tuple[Path, ...]] = {BASE: (base,)}
        self._loaded: dict[str, Pack] = {}
        self._carried: WeakValueDictionary[tuple[str, str], Handle[Pack]] = WeakValueDictionary()

    def build(self, documents: Mapping[str, object], where: str) -> Pack:
        """A pack from its documents; whatever is wrong with it, `InvalidContent` says so."""
        try:
            return self._build(documents, where)
        except InvalidContent as error:
            told = told_once(error.problems)
            if isinstance(documents, Documents):
                told = with_lines(told, documents.written)
            raise InvalidContent(told) from None
        except STRANGE as error:
            raise InvalidContent([f"{where}: {type(error).__name__}: {one_line(error)}"]) from None

    def read(self, *folders: Path) -> Pack:
        """An owner's pack out of its folder, or several; `InvalidContent` if they cannot be used."""
        [own] = self._folders[BASE]
        if [folder.resolve() for folder in folders] == [own.resolve()]:
            return self.build(read_documents(own), BASE)
        return self.lay(self.layers(folders))

    def lay(self, layers: Sequence[Layer]) -> Pack:
        """The same out of what is written in them."""
        names = [layer.name for layer in layers]
        alone = len(layers) == 1 and layers[0].over is None
        if alone:  # what is wrong inside it is told before its name is
            [layer] = layers
            written = Documents()
            written.update(layer.documents)
            written.written.update(layer.written)
            pack = self.build(written, layer.name)
        if BASE in names:
            raise InvalidContent([f"{HEAD}: id: give your pack another name than {BASE}"])
        if not alone:
            pack = self._build_stack(self.stack(layers))
            pack.name = JOIN.join(names)
        return pack

    def stack(self, layers: Sequence[Layer]) -> Stack:
        """Packs and all they lie over, in their order; `InvalidContent` if they do not go together."""
        named = {layer.name: layer for layer in layers}
        if len(named) < len(layers):
            raise InvalidContent(["pack.yaml: id: two of these packs have the same name"])
        found: list[Layer] = []
        for layer in layers:
            self._place(layer, named, found, ())
        problems = Problems()
        whole = stacked(found, problems)
        if problems:
            raise InvalidContent(located(problems, whole.layers))
        return whole

    def _place(
        self,
        layer: Layer,
        named: Mapping[str, Layer],
        found: list[Layer],
        above: tuple[str, ...],
    ) -> None:
        """Put a layer on the pile, after what it says it lies over."""
        if any(one.name == layer.name for one in found):
            return
        if layer.name in above:
            raise InvalidContent([f"{HEAD}: {OVER}: a circle: {' → '.join((*above, layer.name))}"])
        over = layer.over
        if over is None:
            if found:
                raise InvalidContent(
                    [f"{layer.name}: a whole pack cannot lie over {found[-1].name}; name it first"]
                )
        elif over != BASE or not found:
            below = named.get(over) or self._known(over, layer)
            self._place(below, named, found, (*above, layer.name))
        found.append(layer)

    def _known(self, name: str, above: Layer) -> Layer:
        folders = self._folders.get(name, ())
        if len(folders) != 1:
            at_hand = [one for one, paths in self._folders.items() if len(paths) == 1]
            said = f"{HEAD}: {above.name}: {OVER}: {not_one_of(name, at_hand)}"
            raise InvalidContent(located([said], [above]))
        return self._base() if name == BASE else self._layer(folders[0])

    def _build_stack(self, stack: Stack) -> Pack:
        """As `build`, with problems told where they are written."""
        where = stack.layers[-1].name
        try:
            return self._build(stack.documents, where)
        except InvalidContent as error:
            told = told_once(error.problems)
            if isinstance(error.problems, Problems):
                told += unknown_ids(stack, error.problems)
            raise InvalidContent(located(told, stack.layers)) from None
        except STRANGE as error:
            raise InvalidContent([f"{where}: {type(error).__name__}: {one_line(error)}"]) from None

    def _layer(self, folder: Path) -> Layer:
        return layer_of(read_documents(folder), folder.stem)

    def _base(self) -> Layer:
        [folder] = self._folders[BASE]
        return self._layer(folder)

    def layers(self, folders: Iterable[Path]) -> list[Layer]:
        """Packs as they are written."""
        return [self._layer(folder) for folder in folders]

    def add(self, *folders: Path) -> str:
        """Make a pack known by its own name, or several by their names together."""
        pack = self.read(*folders)
        if len(folders) > 1:
            for layer, folder in zip(self.layers(folders), folders, strict=True):
                self._folders[layer.name] = (folder,)
        self._folders[pack.name] = folders
        self._loaded[pack.name] = pack
        return pack.name

    def names(self) -> list[str]:
        return list(self._folders)

    def find(self, name: str) -> Pack:
        """The pack of this name, loaded once a process; of several: `mine+yours`."""
        if name not in self._loaded:
            folders = self._folders.get(name) or self._together(name)
            pack = self.read(*folders)
            pack.name = name
            self._loaded[name] = pack
        return self._loaded[name]

    def _together(self, name: str) -> tuple[Path, ...]:
        """The folders of packs that are named together."""
        found: list[Path] = []
        for part in name.split(JOIN):
            folders = self._folders.get(part)
            if folders is None:
                raise InvalidSetup(f"pack: {not_one_of(part, self._folders)}")
            found += folders
        return tuple(found)

    def carried(self, documents: Mapping[str, object], name: str | None) -> Pack:
        """A pack that comes with a document: made once, and forgotten after the last match that uses it."""
        key = (fingerprint(documents), name or "")
        held = self._carried.get(key)
        if held is None:
            pack = self.build(documents, "pack")
            pack.name = name or pack.name
            pack.held = self._carried[key] = held = Handle(pack)
        return held.thing


def layer_of(documents: Documents, name: str) -> Layer:
    """A pack as it is written, by the name it gives itself or else this one."""
    own = head_of(documents).get("id")
    return Layer(own if isinstance(own, str) else name, documents, documents.written)
