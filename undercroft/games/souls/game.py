"""What both boxes say of themselves in the same way."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from undercroft.kernel.content import Pack
from undercroft.kernel.game import Game, NameTable, Result, Seat, Setup
from undercroft.kernel.match import Match
from undercroft.kernel.text import Message
from undercroft.kernel.variant import agreed

from . import seen, view
from .content import SoulsPack
from .figures import Character
from .house import House
from .party import Party
from .setup import class_names
from .words import trap_face


class SoulsGame(Game):
    """One to four characters against the box."""

    players = (1, 2, 3, 4)
    modes: tuple[str, ...]
    """What can be played; a state knows its own by the place in here."""
    character: type[Character] = Character

    def seats(self, setup: Setup, pack: Pack) -> tuple[Seat, ...]:
        assert isinstance(pack, SoulsPack)
        return tuple(Seat(name, "character") for name in class_names(pack, setup))

    def beginning(self, setup: Setup, pack: SoulsPack) -> dict[str, Any]:
        """DS-1.2, TG-1.2: the party, each of another class, on the first board, by the house's rules."""
        ids = [setup[f"class_{place + 1}"] for place in range(setup["players"])]
        kinds = [pack.character_by_id[id] for id in ids]
        ground = pack.boards[0]
        return {
            "pack": pack,
            "ground": ground,
            "board": ground.board,
            "trap_pool": pack.trap_counts,
            "characters": [self.character(seat=seat, kind=kind) for seat, kind in enumerate(kinds)],
            "seats_of": tuple(range(len(kinds))),
            "mode": self.modes.index(setup["mode"]),
            "house": House(**agreed(self.variants, setup)),
        }

    def result(self, state: Any) -> Result:
        end = "won" if state.won else "lost"
        seats = tuple(sorted(state.seats_of)) if state.won else ()
        title = Message(f"{self.prefix}-end-{end}", {"mode": self.modes[state.mode]})
        return Result(seats, (), Message(f"{self.prefix}-why-{end}"), title)

    def tables(self, match: Match, eyes: Sequence[int | None]) -> list[Mapping[str, object]]:
        return [self.table(match, None, False)] * len(eyes)  # the party shares all it knows

    def overheard(self, state: Any) -> bool:
        return True

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
