"""What both boxes say of themselves in the same way."""

from __future__ import annotations

from typing import Any

from undercroft.kernel.game import Game, NameTable, Setup
from undercroft.kernel.text import Message

from . import seen, view
from .content import Kind, SoulsPack
from .party import Party
from .words import trap_face


class SoulsGame(Game):
    """One to four characters against the box."""

    players = (1, 2, 3, 4)

    def kinds(self, setup: Setup, pack: SoulsPack) -> list[Kind]:
        """DS-1.2, TG-1.2: who plays, each of another class."""
        chosen = [setup[f"class_{place + 1}"] for place in range(setup["players"])]
        return [pack.characters[pack.character_index[id]] for id in chosen]

    def sides(self, setup: Setup, seats: int) -> tuple[tuple[int, ...], ...]:
        return (tuple(range(seats)),)

    def face(self, pack: SoulsPack, name: str, label: str) -> Message:
        if name == "trap":
            return trap_face(pack, label)
        if name == "tie":  # DS-V.7
            kind, _, number = label.rpartition("-")
            return Message("ds-face-tie", {"kind": kind or "node", "n": number})
        return super().face(pack, name, label)

    def own_names(self, pack: Any) -> NameTable:
        """Names by kind and id of what this box has beside the other's."""
        raise NotImplementedError

    def own_catalog(self, pack: Any) -> seen.Catalog:
        """What does not change, but for the names."""
        raise NotImplementedError

    def pack_names(self, pack: Any) -> NameTable:
        cards: SoulsPack = pack
        if not cards.names:
            cards.names = {**view.card_names(cards), **self.own_names(cards)}
        return cards.names

    def names(self, state: Party) -> NameTable:
        """Names by kind and id; who plays whom is looked up anew."""
        return {**self.pack_names(state.pack), **view.hero_names(state)}

    def catalog(self, state: Party) -> seen.Catalog:
        pack = state.pack
        if pack.catalog is None:
            pack.catalog = self.own_catalog(pack)
        return {**pack.catalog, "names": self.names(state)}

    def catalog_key(self, state: Party) -> tuple[int, ...]:
        """Who plays whom is among the names."""
        return (*(one.kind.index for one in state.characters), *state.seats_of)

    def way(self, state: Any) -> tuple[str, int, int]:
        """How far the party is: what is played, the part of the way it is on, and how many there are."""
        raise NotImplementedError

    def progress(self, state: Party) -> Message:
        mode, section, sections = self.way(state)
        return Message(
            "progress-souls",
            {"mode": mode, "sparks": state.sparks, "section": section, "sections": sections},
        )
