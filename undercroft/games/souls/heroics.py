"""Heroic actions (DS-4.2): those of one's own activation, and the backstab after a dodge."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.agenda import Step
from undercroft.kernel.decision import Option
from undercroft.kernel.text import Message, Ref

from . import harm
from .gear import card_of
from .moving import barrel_cost, crosses, go, place_id, place_targets, place_text, places
from .state import NONE, Character, CharacterStep, Fight
from .strikes import FREE, HANDS, PassAggro, Swing, action_words, reachable

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from .content import SoulsPack


OWN_TURN = ("rally", "charge", "keep_faith", "crit", "slip_away")
"""The heroic actions of one's own turn."""


def heroic(g: Fight, m: Match, c: Character) -> None:
    """DS-4.2: the ones that belong to one's own activation."""
    kind = g.pack.characters[c.kind]
    c.heroic = False
    if m.telling:
        m.tell("heroic", (c.seat, kind.heroic))
    if kind.heroic == "rally":
        for other in g.characters:
            harm.gain(g, m, other, kind.entry.heroic.stamina, 0)
    elif kind.heroic == "keep_faith":  # TG-4.2
        away = g.board.span[c.node]
        for other in g.characters:
            if away[other.node] <= kind.entry.heroic.range:
                harm.gain(g, m, other, 0, kind.entry.heroic.health)
    elif kind.heroic == "crit":
        c.crit = True
    elif kind.heroic == "slip_away":
        g.agenda.append(PassAggro(c.seat))
        g.agenda.append(ChargeMove(c.seat, kind.entry.heroic.nodes))
    else:
        c.charged = True
        g.agenda.append(ChargeMove(c.seat))


class ChargeMove(CharacterStep):
    """A heroic action moves a node or more for nothing."""

    __slots__ = ("left",)
    name = "charge_move"

    def __init__(self, seat: int, left: int = 1) -> None:
        self.seat = seat
        self.left = left

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.left)

    def options(self, g: Fight, seat: int) -> tuple[int, ...]:
        c = g.characters[self.seat]
        return (0, *(1 + place for place in places(g, c, False) if not barrel_cost(g, place)))

    def run(self, g: Fight, m: Match) -> None:
        g.ask(self, self.seat, self.options(g, self.seat))

    def answer(self, g: Fight, m: Match, seat: int, option: int) -> None:
        if option:
            c = g.characters[self.seat]
            if self.left > 1 and not crosses(g, c, option - 1):
                g.agenda.append(ChargeMove(self.seat, self.left - 1))
            go(g, m, c, option - 1)

    def prompt(self, g: Fight, seat: int) -> Message:
        return Message("ds-prompt-charge")

    def option_id(self, pack: SoulsPack, raw: int) -> str:
        return place_id(raw - 1) if raw else "stay"

    def option(self, g: Fight, seat: int, raw: int) -> Option:
        if not raw:
            return Option("stay", Message("ds-option-stay"))
        text = Message("ds-option-move", {"place": place_text(raw - 1)})
        return Option(place_id(raw - 1), text, place_targets(raw - 1))


class Backstab(Step[Fight]):
    """After an own successful dodge: a free attack on the enemy that was dodged, if in range."""

    __slots__ = ("foe", "seat")
    name = "backstab"

    def __init__(self, seat: int, foe: int) -> None:
        self.seat = seat
        self.foe = foe

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.foe)

    def fits(self, g: Fight) -> bool:
        return 0 <= self.seat < len(g.characters) and 0 <= self.foe < len(g.foes)

    def options(self, g: Fight, seat: int) -> tuple[int, ...]:
        c = g.characters[self.seat]
        found = [0]
        for slot in range(2 + len(c.backup)):
            item = c.weapon(slot)
            for index, action in enumerate(g.pack.armoury.actions(item) if item else ()):
                if slot > 1 and not action.backup:
                    continue
                if action.attacks and reachable(g, c, action, self.foe):
                    found.append(1 + (slot << 4 | index))
        return tuple(found)

    def run(self, g: Fight, m: Match) -> None:
        if g.foes[self.foe].node == NONE:
            return
        options = self.options(g, self.seat)
        if len(options) > 1:
            g.ask(self, self.seat, options)

    def answer(self, g: Fight, m: Match, seat: int, option: int) -> None:
        if not option:
            return
        c = g.characters[self.seat]
        c.heroic = False
        if m.telling:
            m.tell("heroic", (self.seat, "backstab"))
        slot, index = option - 1 >> 4, option - 1 & 15
        action = g.pack.armoury.actions(c.weapon(slot))[index]
        for _ in range(action.repeat):
            g.agenda.append(Swing(self.seat, slot, index, FREE, self.foe))

    def prompt(self, g: Fight, seat: int) -> Message:
        model = g.pack.model_ids[g.foes[self.foe].model]
        return Message("ds-prompt-backstab", {"who": Ref("model", model)})

    def option_id(self, pack: SoulsPack, raw: int) -> str:
        if not raw:
            return "no"
        return f"act-{HANDS[raw - 1 >> 4]}-{raw - 1 & 15}"

    def option(self, g: Fight, seat: int, raw: int) -> Option:
        if not raw:
            return Option("no", Message("ds-option-no"))
        c = g.characters[self.seat]
        item = c.weapon(raw - 1 >> 4)
        card = g.pack.armoury.ids[card_of(item)]
        action = g.pack.armoury.actions(item)[raw - 1 & 15]
        text = Message(
            "ds-option-act",
            {
                "card": Ref("card", card),
                "stamina": 0,
                "what": Message("ds-action", action_words(action)),
            },
        )
        return Option(self.option_id(g.pack, raw), text, (("card", card),))
