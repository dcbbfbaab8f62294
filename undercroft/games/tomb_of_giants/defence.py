"""A character is attacked: one roll of dodge and other dice, and the step after a dodge (TG-29, TG-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.games.souls import harm
from undercroft.games.souls.defence import Blow
from undercroft.games.souls.gear import DODGE
from undercroft.games.souls.heroics import Backstab
from undercroft.games.souls.moving import (
    ARC_SHIFT,
    TO_ARC,
    crosses,
    go,
    place_id,
    place_targets,
    place_text,
    places,
)
from undercroft.games.souls.overspend import DEADLY, Overspend, deadly_move
from undercroft.games.souls.rolling import (
    FOR_ATTACK,
    KEEP,
    ROLL_DICE,
    STAND_FAST,
    AfterRoll,
    dice_of,
    shield,
)
from undercroft.games.souls.state import NONE, Character
from undercroft.games.souls.strikes import PushFoe
from undercroft.kernel.agenda import Step
from undercroft.kernel.decision import Option
from undercroft.kernel.text import Message, Ref

from .state import Descent

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from .pack import Cards

# What a roll is for, beside attacks (0) and traps (3).
FOR_GUARD, FOR_WARD = 4, 5
AGAIN = 60  # the whole roll once more


def dodges(state: Descent) -> int:
    return sum(face for colour, face in state.rolled if colour == DODGE)


def pips(state: Descent) -> int:
    return sum(face for colour, face in state.rolled if colour != DODGE)


def dodge_dice(state: Descent, character: Character, away: int | None) -> int:
    """TG-29.3: the dodge dice of all equipped cards, and those an event or a ring adds.

    `away` is how far the attacker is; None for a trap.
    """
    gear = state.loadout(character)
    if gear.ponderous:
        return 0
    dice = gear.dodge
    skull = state.holds(character.seat, "dodge_die")
    if skull:
        dice += skull.amount
    if gear.far_dodge and away is not None and away >= 2:
        dice += gear.far_dodge
    return dice


def softened(state: Descent, character: Character, damage: int) -> int:
    """What an event takes from the damage of an enemy's attack."""
    powder = state.holds(character.seat, "armour")
    return max(0, damage - powder.amount) if powder else damage


class Guard(Blow):
    """TG-29.3: dodge dice and Block or Resist dice, rolled together, for nothing (TG-29.10)."""

    __slots__ = ()
    name = "guard"

    def run(self, state: Descent, match: Match) -> None:
        character = state.characters[self.seat]
        foe = state.foes[self.foe]
        if foe.node == NONE:
            return
        state.rolled = ()
        away = state.board.distance[foe.node][character.node]
        state.dice = dice_of(
            shield(state, character, bool(self.magic)), dodge_dice(state, character, away)
        )
        purpose = FOR_WARD if self.magic else FOR_GUARD
        state.agenda.append(Guarded(*self.args()))
        need = self.strength << 4 | min(15, self.difficulty)
        state.agenda.append(state.after_roll(self.seat, purpose, need))
        state.agenda.append(ROLL_DICE)


class Guarded(Blow):
    """TG-29.5–29.9: enough dodges and it misses; else the pips come off the damage."""

    __slots__ = ()
    name = "guarded"

    def run(self, state: Descent, match: Match) -> None:
        character = state.characters[self.seat]
        foe = state.foes[self.foe]
        gear = state.loadout(character)
        if gear.push_tags and foe.node == character.node:
            tags = state.pack.models[foe.model].tags
            if any(tag in tags for tag in gear.push_tags):
                state.agenda.append(PushBack(self.seat, self.foe))
        if dodges(state) >= self.difficulty:
            if match.telling:
                match.tell("dodged", (self.seat,))
            loose = state.pack.models[foe.model].boss
            state.agenda.append(StepAside(self.seat, gear.dodge_nodes, 0, int(loose)))
            if character.heroic and state.pack.characters[character.kind].heroic == "backstab":
                state.agenda.append(Backstab(self.seat, self.foe))
            return
        damage = softened(state, character, max(0, self.strength - pips(state)))
        self.hit(state, match, damage)
        model, stamina = state.law.exhausting
        if not damage and model is state.pack.models[foe.model] and state.fallen == NONE:
            harm.pay(state, match, character, stamina)


class StepAside(Step[Descent]):
    """TG-29.6, TG-36.8: after a dodge the target may spend 1 Stamina to move one node."""

    __slots__ = ("left", "loose", "paid", "seat")
    name = "step_aside"

    def __init__(self, seat: int, left: int, paid: int = 0, loose: int = 0) -> None:
        self.seat = seat
        self.left = left
        self.paid = paid
        self.loose = loose  # a boss has missed: arcs do not matter

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.left, self.paid, self.loose)

    def fits(self, state: Descent) -> bool:
        return 0 <= self.seat < len(state.characters)

    def price(self) -> int:
        return 0 if self.paid else 1

    def options(self, state: Descent, seat: int) -> tuple[int, ...]:
        character = state.characters[self.seat]
        if not character.can_pay(self.price()):
            return (0, DEADLY)  # TG-A.62
        boss = state.boss_on(character.node) if self.loose else None
        if boss is None:
            found = places(state, character)
        else:
            side = character.side
            reached: set[int] = set()
            for i in range(4):
                character.side = (boss.facing + 2 * i) % 8
                reached.update(places(state, character))
            character.side = side
            found = sorted(reached)
        if self.loose:  # onto the boss's node in any of its arcs
            arcs = {p & 63 for p in found if p >> ARC_SHIFT and not p & TO_ARC}
            found = [p for p in found if p & TO_ARC or not p >> ARC_SHIFT]
            found += [node | i << ARC_SHIFT for node in sorted(arcs) for i in range(1, 5)]
        return (0, *(1 + place for place in found))

    def run(self, state: Descent, match: Match) -> None:
        if not state.in_fight or state.characters[self.seat].node == NONE:
            return
        options = self.options(state, self.seat)
        if len(options) > 1:
            state.ask(self, self.seat, options)

    def answer(self, state: Descent, match: Match, seat: int, option: int) -> None:
        if not option:
            return
        if option == DEADLY:
            state.agenda.append(self)
            state.agenda.append(Overspend(self.seat, self.price()))
            return
        character = state.characters[self.seat]
        harm.pay(state, match, character, self.price())
        if self.left > 1 and not crosses(state, character, option - 1):
            state.agenda.append(StepAside(self.seat, self.left - 1, 1, self.loose))
        go(state, match, character, option - 1)

    def prompt(self, state: Descent, seat: int) -> Message:
        return Message("tg-prompt-step-aside", {"stamina": self.price()})

    def option_id(self, pack: Cards, raw: int) -> str:
        if raw == DEADLY:
            return "overspend-dodge"
        return place_id(raw - 1) if raw else "stay"

    def option(self, state: Descent, seat: int, raw: int) -> Option:
        if not raw:
            return Option("stay", Message("ds-option-stay"))
        if raw == DEADLY:
            return deadly_move(self.price(), "dodge")
        text = Message("ds-option-move", {"place": place_text(raw - 1)})
        return Option(place_id(raw - 1), text, place_targets(raw - 1))


class PushBack(Step[Descent]):
    """A shield that may push an attacker of a certain kind off its bearer's node."""

    __slots__ = ("foe", "seat")
    name = "push_back"

    def __init__(self, seat: int, foe: int) -> None:
        self.seat = seat
        self.foe = foe

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.foe)

    def fits(self, state: Descent) -> bool:
        return 0 <= self.seat < len(state.characters) and 0 <= self.foe < len(state.foes)

    def options(self, state: Descent, seat: int) -> tuple[int, ...]:
        return (0, 1)

    def run(self, state: Descent, match: Match) -> None:
        if state.foes[self.foe].node == state.characters[self.seat].node != NONE:
            state.ask(self, self.seat, (0, 1))

    def answer(self, state: Descent, match: Match, seat: int, option: int) -> None:
        if option:
            state.agenda.append(PushFoe(self.seat, self.foe, 1))

    def prompt(self, state: Descent, seat: int) -> Message:
        model = state.pack.model_ids[state.foes[self.foe].model]
        return Message("tg-prompt-push-back", {"who": Ref("model", model)})

    def option_id(self, pack: Cards, raw: int) -> str:
        return ("no", "yes")[raw]

    def option(self, state: Descent, seat: int, raw: int) -> Option:
        text = Message("ds-option-yes" if raw else "ds-option-no")
        return Option(self.option_id(state.pack, raw), text)


class Fortune(AfterRoll):
    """TG-4.4: Luck on one die of an attack or defence roll; an event may give the whole roll again."""

    __slots__ = ()
    name = "fortune"

    @property
    def strength(self) -> int:
        return self.need >> 4 & 255

    def stands_fast(self, state: Descent, character: Character) -> bool:
        kind = state.pack.characters[character.kind]
        if self.purpose != FOR_GUARD or not character.heroic or kind.heroic != "stand_fast":
            return False
        return pips(state) < self.strength

    def options(self, state: Descent, seat: int) -> tuple[int, ...]:
        found = super().options(state, seat)
        if self.purpose != FOR_ATTACK and state.characters[self.seat].luck:
            # Any die of any defence roll, also of one that has stopped or dodged everything.
            dice = [1 + state.rolled.index(die) for die in dict.fromkeys(state.rolled)]
            found = (KEEP, *dice, *(raw for raw in found if raw == STAND_FAST))
        return (*found, AGAIN) if state.rolled and state.holds(self.seat, "trial") else found

    def run(self, state: Descent, match: Match) -> None:
        character = state.characters[self.seat]
        if (
            not character.luck
            and not self.stands_fast(state, character)
            and not state.holds(self.seat, "trial")
        ):
            return
        options = self.options(state, self.seat)
        if len(options) > 1:
            state.ask(self, self.seat, options)

    def answer(self, state: Descent, match: Match, seat: int, option: int) -> None:
        if option != AGAIN:
            super().answer(state, match, seat, option)
            return
        state.discard_held(match, self.seat, "trial")
        state.dice = tuple(colour for colour, _ in state.rolled)
        state.rolled = ()
        state.agenda.append(self)
        state.agenda.append(ROLL_DICE)

    def prompt(self, state: Descent, seat: int) -> Message:
        if self.purpose in (FOR_GUARD, FOR_WARD):
            return Message(
                "tg-prompt-fortune",
                {
                    "dodges": dodges(state),
                    "difficulty": self.need & 15,
                    "pips": pips(state),
                    "strength": self.strength,
                },
            )
        return super().prompt(state, seat)

    def option_id(self, pack: Cards, raw: int) -> str:
        return "again" if raw == AGAIN else super().option_id(pack, raw)

    def option(self, state: Descent, seat: int, raw: int) -> Option:
        if raw == AGAIN:
            return Option("again", Message("tg-option-again"))
        return super().option(state, seat, raw)
