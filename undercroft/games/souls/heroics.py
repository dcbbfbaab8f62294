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


def heroic(state: Fight, match: Match, character: Character) -> None:
    """DS-4.2: the ones that belong to one's own activation."""
    kind = state.pack.characters[character.kind]
    character.heroic = False
    if match.telling:
        match.tell("heroic", (character.seat, kind.heroic))
    if kind.heroic == "rally":
        for other in state.characters:
            harm.gain(state, match, other, kind.entry.heroic.stamina, 0)
    elif kind.heroic == "keep_faith":  # TG-4.2
        away = state.board.span[character.node]
        for other in state.characters:
            if away[other.node] <= kind.entry.heroic.range:
                harm.gain(state, match, other, 0, kind.entry.heroic.health)
    elif kind.heroic == "crit":
        character.crit = True
    elif kind.heroic == "slip_away":
        state.agenda.append(PassAggro(character.seat))
        state.agenda.append(ChargeMove(character.seat, kind.entry.heroic.nodes))
    else:
        character.charged = True
        state.agenda.append(ChargeMove(character.seat))


class ChargeMove(CharacterStep):
    """A heroic action moves a node or more for nothing."""

    __slots__ = ("left",)
    name = "charge_move"

    def __init__(self, seat: int, left: int = 1) -> None:
        self.seat = seat
        self.left = left

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.left)

    def options(self, state: Fight, seat: int) -> tuple[int, ...]:
        character = state.characters[self.seat]
        return (
            0,
            *(
                1 + place
                for place in places(state, character, False)
                if not barrel_cost(state, place)
            ),
        )

    def run(self, state: Fight, match: Match) -> None:
        state.ask(self, self.seat, self.options(state, self.seat))

    def answer(self, state: Fight, match: Match, seat: int, option: int) -> None:
        if option:
            character = state.characters[self.seat]
            if self.left > 1 and not crosses(state, character, option - 1):
                state.agenda.append(ChargeMove(self.seat, self.left - 1))
            go(state, match, character, option - 1)

    def prompt(self, state: Fight, seat: int) -> Message:
        return Message("ds-prompt-charge")

    def option_id(self, pack: SoulsPack, raw: int) -> str:
        return place_id(raw - 1) if raw else "stay"

    def option(self, state: Fight, seat: int, raw: int) -> Option:
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

    def fits(self, state: Fight) -> bool:
        return 0 <= self.seat < len(state.characters) and 0 <= self.foe < len(state.foes)

    def options(self, state: Fight, seat: int) -> tuple[int, ...]:
        character = state.characters[self.seat]
        found = [0]
        for slot in range(2 + len(character.backup)):
            item = character.weapon(slot)
            for index, action in enumerate(state.pack.armoury.actions(item) if item else ()):
                if slot > 1 and not action.backup:
                    continue
                if action.attacks and reachable(state, character, action, self.foe):
                    found.append(1 + (slot << 4 | index))
        return tuple(found)

    def run(self, state: Fight, match: Match) -> None:
        if state.foes[self.foe].node == NONE:
            return
        options = self.options(state, self.seat)
        if len(options) > 1:
            state.ask(self, self.seat, options)

    def answer(self, state: Fight, match: Match, seat: int, option: int) -> None:
        if not option:
            return
        character = state.characters[self.seat]
        character.heroic = False
        if match.telling:
            match.tell("heroic", (self.seat, "backstab"))
        slot, index = option - 1 >> 4, option - 1 & 15
        action = state.pack.armoury.actions(character.weapon(slot))[index]
        for _ in range(action.repeat):
            state.agenda.append(Swing(self.seat, slot, index, FREE, self.foe))

    def prompt(self, state: Fight, seat: int) -> Message:
        model = state.pack.model_ids[state.foes[self.foe].model]
        return Message("ds-prompt-backstab", {"who": Ref("model", model)})

    def option_id(self, pack: SoulsPack, raw: int) -> str:
        if not raw:
            return "no"
        return f"act-{HANDS[raw - 1 >> 4]}-{raw - 1 & 15}"

    def option(self, state: Fight, seat: int, raw: int) -> Option:
        if not raw:
            return Option("no", Message("ds-option-no"))
        character = state.characters[self.seat]
        item = character.weapon(raw - 1 >> 4)
        card = state.pack.armoury.ids[card_of(item)]
        action = state.pack.armoury.actions(item)[raw - 1 & 15]
        text = Message(
            "ds-option-act",
            {
                "card": Ref("card", card),
                "stamina": 0,
                "what": Message("ds-action", action_words(action)),
            },
        )
        return Option(self.option_id(state.pack, raw), text, (("card", card),))
