"""A character is attacked: block or resist, or dodge (DS-27 to DS-30)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.agenda import Step
from undercroft.kernel.decision import Closed, Option
from undercroft.kernel.text import Message, Ref

from . import harm
from .gear import DODGE
from .moving import (
    ATTACK_PUSH,
    PushAside,
    barrel_cost,
    dodge_places,
    go,
    place_id,
    place_targets,
    place_text,
)
from .overspend import DEADLY, Overspend, deadly_move
from .rolling import FOR_BLOCK, FOR_DODGE, FOR_RESIST, ROLL_DICE, RollFor, total
from .state import NONE, Character, Fight

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from .content import SoulsPack

BLOCK, STAY, MOVE = 0, 1, 2


class Blow(Step[Fight]):
    """An attack on one character: who strikes, how hard, and what comes with it."""

    __slots__ = ("conditions", "difficulty", "foe", "magic", "moving", "push", "seat", "strength")

    def __init__(
        self,
        seat: int,
        foe: int,
        strength: int,
        magic: int,
        difficulty: int,
        conditions: int,
        push: int,
        moving: int,
    ) -> None:
        self.seat = seat
        self.foe = foe
        self.strength = strength
        self.magic = magic
        self.difficulty = difficulty
        self.conditions = conditions
        self.push = push
        self.moving = moving

    def args(self) -> tuple[int, ...]:
        return (
            self.seat,
            self.foe,
            self.strength,
            self.magic,
            self.difficulty,
            self.conditions,
            self.push,
            self.moving,
        )

    def fits(self, state: Fight) -> bool:
        return 0 <= self.seat < len(state.characters) and 0 <= self.foe < len(state.foes)

    def hit(self, state: Fight, match: Match, damage: int) -> None:
        """DS-19.3: a target that did not dodge is hit, even for 0: conditions, then the push."""
        character = state.characters[self.seat]
        foe = state.foes[self.foe]
        if match.telling:
            match.tell("hit", (self.seat, damage))
        harm.suffer(state, match, character, damage, True)
        if state.fallen != NONE:
            return
        if self.conditions:
            harm.afflict(state, match, character, self.conditions)
        if self.push and foe.node != NONE and not state.loadout(character).steady:
            state.agenda.append(PushAside(self.seat, self.foe, ATTACK_PUSH))  # DS-20.7


class Defend(Blow):
    """DS-29.1: dodge instead of the Block or Resist roll; the choice comes before rolling."""

    __slots__ = ()
    name = "defend"

    def cost(self, character: Character) -> int:
        return 1 + character.chill  # DS-29.2, DS-21.8

    def price(self, state: Fight, character: Character, option: int) -> int:
        return self.cost(character) + (barrel_cost(state, option - MOVE) if option >= MOVE else 0)

    def options(self, state: Fight, seat: int) -> tuple[int, ...]:
        character = state.characters[self.seat]
        if state.loadout(character).ponderous:
            return (BLOCK,)
        ways = [STAY, *(MOVE + place for place in dodge_places(state, character))]
        found = [way for way in ways if character.can_pay(self.price(state, character, way))]
        deadly = [DEADLY | way for way in ways if way not in found]
        return (BLOCK, *found, *deadly[:1])  # DS-A.68

    def run(self, state: Fight, match: Match) -> None:
        options = self.options(state, self.seat)
        if len(options) == 1:
            self.answer(state, match, self.seat, BLOCK)
        else:
            state.ask(self, self.seat, options)

    def answer(self, state: Fight, match: Match, seat: int, option: int) -> None:
        character = state.characters[self.seat]
        agenda = state.agenda
        if option == BLOCK:
            purpose = FOR_RESIST if self.magic else FOR_BLOCK  # DS-28.3
            agenda.append(Blocked(*self.args()))
            agenda.append(state.after_roll(self.seat, purpose, self.strength))
            agenda.append(ROLL_DICE)
            agenda.append(RollFor(self.seat, purpose))
            return
        if option & DEADLY:
            agenda.append(self)
            agenda.append(Overspend(self.seat, self.price(state, character, option & ~DEADLY)))
            return
        if match.telling:
            match.tell("dodges", (self.seat,))
        harm.pay(
            state, match, character, self.price(state, character, option)
        )  # DS-29.6: pay, move, roll
        if state.fallen != NONE:
            return
        agenda.append(Dodged(*self.args()))
        agenda.append(state.after_roll(self.seat, DODGE, self.difficulty))
        agenda.append(ROLL_DICE)
        agenda.append(RollFor(self.seat, FOR_DODGE))
        if option >= MOVE:
            further = state.loadout(character).dodge_nodes - 1
            if further:
                agenda.append(DodgeFurther(self.seat, further))
            go(state, match, character, option - MOVE)

    def prompt(self, state: Fight, seat: int) -> Message:
        model = state.pack.model_ids[state.foes[self.foe].model]
        return Message(
            "ds-prompt-defend",
            {
                "who": Ref("model", model),
                "strength": self.strength,
                "type": "magical" if self.magic else "physical",
                "difficulty": self.difficulty,
            },
        )

    def option_id(self, pack: SoulsPack, raw: int) -> str:
        if raw == BLOCK:
            return "block"
        if raw & DEADLY:
            return "overspend-dodge"
        return "dodge" if raw == STAY else f"dodge-{place_id(raw - MOVE)}"

    def option(self, state: Fight, seat: int, raw: int) -> Option:
        if raw == BLOCK:
            kind = "resist" if self.magic else "block"
            return Option("block", Message(f"ds-option-{kind}"))
        character = state.characters[self.seat]
        if raw & DEADLY:
            return deadly_move(self.price(state, character, raw & ~DEADLY), "dodge")
        cost = self.price(state, character, raw)
        if raw == STAY:
            return Option("dodge", Message("ds-option-dodge", {"stamina": cost}))
        place = raw - MOVE
        text = Message("ds-option-dodge-to", {"place": place_text(place), "stamina": cost})
        return Option(self.option_id(state.pack, raw), text, place_targets(place))

    def closed(self, state: Fight, seat: int) -> list[Closed]:
        character = state.characters[self.seat]
        if not state.loadout(character).ponderous:
            return []
        text = Message("ds-option-dodge", {"stamina": self.cost(character)})
        return [Closed("dodge", text, Message("ds-closed-ponderous"))]


class DodgeFurther(Step[Fight]):
    """Some armour lets a dodge move another node."""

    __slots__ = ("left", "seat")
    name = "dodge_further"

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.left)

    def fits(self, state: Fight) -> bool:
        return 0 <= self.seat < len(state.characters)

    def options(self, state: Fight, seat: int) -> tuple[int, ...]:
        character = state.characters[self.seat]
        ways = [1 + place for place in dodge_places(state, character)]
        found = [way for way in ways if character.can_pay(barrel_cost(state, way - 1))]
        deadly = [DEADLY | way for way in ways if way not in found]
        return (0, *found, *deadly[:1])

    def run(self, state: Fight, match: Match) -> None:
        state.ask(self, self.seat, self.options(state, self.seat))

    def answer(self, state: Fight, match: Match, seat: int, option: int) -> None:
        character = state.characters[self.seat]
        if option & DEADLY:
            state.agenda.append(self)
            state.agenda.append(Overspend(self.seat, barrel_cost(state, (option & ~DEADLY) - 1)))
        elif option:
            harm.pay(state, match, character, barrel_cost(state, option - 1))
            if state.fallen != NONE:
                return
            if self.left > 1:
                state.agenda.append(DodgeFurther(self.seat, self.left - 1))
            go(state, match, character, option - 1)

    def prompt(self, state: Fight, seat: int) -> Message:
        return Message("ds-prompt-dodge-further")

    def option_id(self, pack: SoulsPack, raw: int) -> str:
        if raw & DEADLY:
            return "overspend-dodge"
        return place_id(raw - 1) if raw else "stay"

    def option(self, state: Fight, seat: int, raw: int) -> Option:
        if not raw:
            return Option("stay", Message("ds-option-stay"))
        place = (raw & ~DEADLY) - 1
        cost = barrel_cost(state, place)
        if raw & DEADLY:
            return deadly_move(cost, "dodge")
        if cost:
            text = Message("ds-option-dodge-to", {"place": place_text(place), "stamina": cost})
        else:
            text = Message("ds-option-move", {"place": place_text(place)})
        return Option(place_id(place), text, place_targets(place))


class Blocked(Blow):
    """DS-28.2: the pips are subtracted from the strength; the rest is suffered."""

    __slots__ = ()
    name = "blocked"

    def run(self, state: Fight, match: Match) -> None:
        rolled = total(state)
        foe = state.foes[self.foe]
        ability = state.pack.models[foe.model].ability
        if (
            ability is not None
            and ability.op == "heavy_blows"
            and not self.magic
            and rolled >= ability.least
        ):
            harm.pay(state, match, state.characters[self.seat], ability.stamina)
            if state.fallen != NONE:
                return
        self.hit(state, match, max(0, self.strength - rolled))


class Dodged(Blow):
    """DS-29.3, DS-29.4: enough dodges and nothing happens, else the full damage."""

    __slots__ = ()
    name = "dodged"

    def run(self, state: Fight, match: Match) -> None:
        if total(state) < self.difficulty:
            self.hit(state, match, self.strength)
            return
        if match.telling:
            match.tell("dodged", (self.seat,))
        character = state.characters[self.seat]
        if character.heroic and state.pack.characters[character.kind].heroic == "backstab":
            from .heroics import Backstab

            state.agenda.append(Backstab(self.seat, self.foe))


class Targets(Blow):
    """Several characters are attacked at once: the players choose who resolves first (DS-A.105)."""

    __slots__ = ()
    name = "targets"

    # `seat` is the set of seats still to resolve, a bit each.

    def fits(self, state: Fight) -> bool:
        return 0 < self.seat < 1 << len(state.characters) and 0 <= self.foe < len(state.foes)

    def options(self, state: Fight, seat: int) -> tuple[int, ...]:
        return tuple(s for s in range(len(state.characters)) if self.seat >> s & 1)

    def run(self, state: Fight, match: Match) -> None:
        if state.foes[self.foe].node == NONE:
            return  # a backstab has killed it
        seats = self.options(state, state.aggro)
        if len(seats) == 1:
            state.agenda.append(state.blow(seats[0], self.args()[1:]))
        elif seats:
            state.ask(self, state.aggro, seats)

    def answer(self, state: Fight, match: Match, seat: int, option: int) -> None:
        state.agenda.append(Targets(self.seat & ~(1 << option), *self.args()[1:]))
        state.agenda.append(state.blow(option, self.args()[1:]))

    def prompt(self, state: Fight, seat: int) -> Message:
        return Message("ds-prompt-targets")

    def option_id(self, pack: SoulsPack, raw: int) -> str:
        return f"seat-{raw}"

    def option(self, state: Fight, seat: int, raw: int) -> Option:
        return Option(
            f"seat-{raw}", Message("ds-option-seat", {"who": Ref("hero", raw)}), (("hero", raw),)
        )
