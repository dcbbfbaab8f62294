"""A character's activation, from its first Stamina to its end (DS-22)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from undercroft.kernel.agenda import Ask, Choice, Step
from undercroft.kernel.decision import Closed, Outcome, Target
from undercroft.kernel.text import Message, Ref, Value

from . import facts, harm
from .attacks import UseOfCard, action_cost, charging, usable
from .blows import HANDS, Use
from .choices import NO, Plain, Yes
from .figures import DONE, FRESH, MOVED, MOVED_STRUCK, STRUCK, STRUCK_MOVED, Character
from .foes import ENEMY_PHASE
from .gear import FROSTBITE, POISON, STAGGER, Action, Arrangement, Item, laid
from .heroics import OWN_TURN, heroic
from .moving import barrel_cost, crosses, go, places
from .odds import action_outcome
from .overspend import Deadly, DeadlyMove, Paid
from .places import Place, at_each
from .state import Box, CharacterQuestion, CharacterStep, Fight, asked
from .strikes import use

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


# ---------------------------------------------------------------------- what may be done


def may_move(character: Character) -> bool:
    """DS-22.6: before attacking or after it, not both."""
    return character.phase != MOVED_STRUCK and character.phase != DONE


def may_strike(character: Character) -> bool:
    return character.phase != STRUCK_MOVED and character.phase != DONE


def may_act(state: Fight, character: Character, action: Action) -> bool:
    """DS-22.6, DS-A.183: only attacks are bound to the order of movement, unless the box says otherwise."""
    return may_strike(character) or not (action.attacks or state.every_option_acts)


class Activation(CharacterQuestion[Box]):
    """What a character may do now: one thing at a time until it ends its activation."""

    name = "activation"
    rules: ClassVar[tuple[str, ...]] = (
        "DS-22.4",
        "DS-22.6",
        "DS-22.7",
        "DS-22.8",
        "DS-23.1",
        "DS-4.4",
    )

    def choices(self, state: Box, seat: int) -> tuple[Choice[Fight], ...]:
        character = state.characters[self.seat]
        found: list[Choice[Fight]] = []
        deadly: list[Choice[Fight]] = []  # DS-A.68: what would take the last box comes last
        if may_move(character):
            self.add_moves(state, character, found, deadly)
        self.add_actions(state, character, found, deadly)
        if may_drink(character):
            found.append(ESTUS)
        if character.heroic and character.kind.heroic in OWN_TURN:
            found.append(HEROIC)
        found.extend(self.more(state, character))
        found.append(self.end())
        return (*found, *deadly)

    @staticmethod
    def add_moves(
        state: Box,
        character: Character,
        found: list[Choice[Fight]],
        deadly: list[Choice[Fight]],
    ) -> None:
        """DS-A.87: walks and runs in any order come to the same; the free one is offered first."""
        moves: tuple[Move, ...]
        if character.walk_left > 0:
            moves, cost = WALK, state.walk_price(character)
        elif state.loadout(character).ponderous:
            return
        else:
            moves, cost = RUN, state.run_price(character)
        for place in places(state, character):
            if character.can_pay(cost + barrel_cost(state, place)):
                found.append(moves[place.index])
            elif not deadly:  # one will do: it dies before it gets anywhere
                deadly.append(DeadlyMove(moves[place.index]))

    @staticmethod
    def add_actions(
        state: Box,
        character: Character,
        found: list[Choice[Fight]],
        deadly: list[Choice[Fight]],
    ) -> None:
        for slot in range(2 + len(character.backup)):
            item = character.weapon(slot)
            if not item or slot in character.hands_used:
                continue
            for action in item.actions:
                if slot > 1 and not action.backup:
                    continue
                if not may_act(state, character, action) or not usable(state, character, action):
                    continue
                act = act_with(action, slot)
                if character.can_pay(action_cost(state, character, action)):
                    found.append(act)
                else:
                    deadly.append(Deadly(act))

    def more(self, state: Box, character: Character) -> list[Choice[Fight]]:
        """What else may be done in a turn: in the first box other weapons may be taken in hand first."""
        # DS-22.4: as it starts. A charge has begun to move, and what was drunk or shouted changes no hand.
        begun = character.phase != FRESH or character.hands_used or character.charged
        return [] if begun or not character.backup else [*holds(state, character)]

    def end(self) -> Choice[Fight]:
        return END

    def ending(self) -> Step[Fight]:
        return EndActivation(self.seat)

    def run(self, state: Box, match: Match) -> None:
        state.ask(self, self.seat, self.choices(state, self.seat))

    def prompt(self, state: Box, seat: int) -> Message:
        return Message("ds-prompt-activation", {"who": Ref("hero", self.seat)})

    def closed(self, state: Box, seat: int) -> list[Closed]:
        """Actions of hand cards that cannot be used now, and why."""
        character = state.characters[self.seat]
        found: list[Closed] = []
        for slot in (0, 1):
            item = character.weapon(slot)
            for action in item.actions if item else ():
                reason = self.why_not(state, character, slot, action)
                if reason:
                    act = act_with(action, slot)
                    why = Message(f"ds-closed-{reason}")
                    found.append(Closed(act.id, act.words(state, character), why, act.points_at))
        if not character.estus:
            found.append(Closed("estus", Message("ds-option-estus"), Message("ds-closed-estus")))
        return found

    @staticmethod
    def why_not(state: Box, character: Character, slot: int, action: Action) -> str:
        if not may_act(state, character, action):
            return "moved-after"
        if slot in character.hands_used:
            return "used"
        return "" if usable(state, character, action) else "range"


# ---------------------------------------------------------------------- walking and running


class Move(Paid):
    """One step to a place."""

    said: ClassVar[str]
    place: Place

    @property
    def id(self) -> str:
        return f"{self.name}-{self.place.id}"

    def text(self, state: Fight, ask: Ask) -> Message:
        stamina = self.price(state, asked(state, ask))
        return Message(self.said, {"place": self.place.text, "stamina": stamina})

    def targets(self, state: Fight, ask: Ask) -> tuple[Target, ...]:
        return self.place.targets

    def take(self, state: Fight, match: Match, ask: Ask) -> None:
        character, place = asked(state, ask), self.place
        state.then(ask.step)
        cost = self.price(state, character)
        self.counts(character)
        if character.phase == FRESH:
            character.phase = MOVED
        elif character.phase == STRUCK:
            character.phase = STRUCK_MOVED
        harm.pay(state, match, character, cost)
        if crosses(state, character, place):
            character.walk_left = 0
            character.phase = MOVED_STRUCK if character.phase == MOVED else DONE
        go(state, match, character, place)

    def counts(self, character: Character) -> None:
        """What is left of the free walk."""
        raise NotImplementedError


class Walk(Move):
    """DS-22.7: one walk is free."""

    name = "walk"
    said = "ds-option-walk"

    def price(self, state: Fight, character: Character) -> int:
        return barrel_cost(state, self.place) + state.walk_price(character)

    def counts(self, character: Character) -> None:
        character.walk_left -= 1


class Run(Move):
    """DS-22.8: then runs for 1 Stamina each."""

    name = "run"
    said = "ds-option-run"

    def price(self, state: Fight, character: Character) -> int:
        return barrel_cost(state, self.place) + state.run_price(character)

    def counts(self, character: Character) -> None:
        character.walk_left = 0


WALK: Final = at_each(Walk)
RUN: Final = at_each(Run)


# ---------------------------------------------------------------------- cards in hand


class Act(UseOfCard):
    """DS-23.1: one option of a hand card."""

    def price(self, state: Fight, character: Character) -> int:
        return action_cost(state, character, self.action)

    def outcome(self, state: Fight, ask: Ask) -> Outcome | None:
        return action_outcome(state, asked(state, ask), self.action)

    def take(self, state: Fight, match: Match, ask: Ask) -> None:
        character, action = asked(state, ask), self.action
        state.then(ask.step)
        charged = charging(character, action)
        use(state, match, character, Use(self.slot, action.index, charging=charged))


def act_with(action: Action, slot: int) -> Act:
    """The use of an action from a slot; each is made once."""
    if not action.acts:
        action.acts = tuple([Act(hand, action) for hand in range(len(HANDS))])
    found = action.acts[slot]
    assert isinstance(found, Act)
    return found


def spare_weapons(character: Character) -> tuple[Item, ...]:
    """The cards a character could take in hand."""
    held = (character.left, character.right, *character.backup)
    return laid([item for item in held if item and item.card.hand])


def holds(state: Fight, character: Character) -> list[Hold]:
    """DS-22.4: other ways to hold the weapons, something in hand."""
    now = {character.left, character.right}
    return [
        Hold(way)
        for way in state.pack.armoury.arrangements(spare_weapons(character))
        if {way.left, way.right} != now and (way.left or way.right)
    ]


class Hold(Choice[Box]):
    """DS-22.4: take other cards in hand."""

    name = "hold"
    way: Arrangement

    @property
    def id(self) -> str:
        return f"hold-{self.way.number}"

    def text(self, state: Box, ask: Ask) -> Message:
        held = [
            Message("name", {"name": Ref("card", w.card.id)})
            for w in (self.way.left, self.way.right)
            if w
        ]
        if held:
            return Message("ds-option-hold", {"cards": held})
        return Message("ds-option-empty-hands")

    def take(self, state: Box, match: Match, ask: Ask) -> None:
        state.then(ask.step)
        self.hold(state, match, asked(state, ask))

    def hold(self, state: Box, match: Match, character: Character) -> None:
        way = self.way
        resting = tuple([w for w in character.backup if not w.card.hand])
        character.left, character.right = way.left, way.right
        character.backup = laid((*way.backup, *resting))
        character.walk_left = state.loadout(character).walk_nodes
        if match.telling:
            cards = tuple([w.card.id for w in (way.left, way.right) if w])
            match.tell(facts.Holds(character.seat, cards))


# ---------------------------------------------------------------------- tokens, and the end


def may_drink(character: Character) -> bool:
    return character.estus and bool(character.black or character.red)


class Estus(Plain):
    """DS-4.4, TG-4.3: the flask empties the endurance bar."""

    name = "estus"

    def text(self, state: Fight, ask: Ask) -> Message:
        return Message("ds-option-estus")

    def take(self, state: Fight, match: Match, ask: Ask) -> None:
        character = asked(state, ask)
        state.then(ask.step)
        if character.sips:
            character.sips -= 1
        else:
            character.estus = False
        character.black = character.red = 0
        if match.telling:
            match.tell(facts.Estus(character.seat))


class Heroic(Plain):
    """DS-4.2: the heroic action of one's own turn."""

    name = "heroic"

    def text(self, state: Fight, ask: Ask) -> Message:
        kind = asked(state, ask).kind
        args: dict[str, Value] = {"name": Ref("heroic", kind.id), "heroic": kind.heroic}
        return Message(f"ds-option-heroic-{kind.heroic}", {**args, **kind.power.words()})

    def take(self, state: Fight, match: Match, ask: Ask) -> None:
        state.then(ask.step)
        heroic(state, match, asked(state, ask))


class End(Plain[Box]):
    """DS-22.10: nothing more."""

    name = "end"

    def text(self, state: Box, ask: Ask) -> Message:
        return Message("ds-option-end")

    def take(self, state: Box, match: Match, ask: Ask) -> None:
        step = ask.step
        assert isinstance(step, Activation)
        state.then(step.ending())


ESTUS: Final = Estus()
HEROIC: Final = Heroic()
END: Final = End()


class EndActivation(CharacterStep[Box]):
    """DS-21.3, DS-21.7: what heals at the end, Poison, and the tokens go; then the enemies (DS-22.10)."""

    name = "end_activation"

    def run(self, state: Box, match: Match) -> None:
        character = state.characters[self.seat]
        self.wind_down(state, match, character)
        if state.fallen is not None or not state.in_fight:
            return
        takers = [
            TakeAggro(other.seat)
            for other in state.characters
            if other is not character and not other.steadied and state.loadout(other).take_aggro
        ]
        state.then(*takers, ENEMY_PHASE)

    def wind_down(self, state: Box, match: Match, character: Character) -> None:
        gear = state.loadout(character)
        health = gear.end_health
        if gear.end_health_per_enemy:
            enemies = sum(foe.node == character.node for foe in state.foes)
            health += gear.end_health_per_enemy * enemies
        if health:
            harm.gain(state, match, character, 0, health)
        # What lasts for this activation ends with it: a backstab in the enemies' turn is a plain attack.
        character.calm()
        poisoned = character.conditions & POISON
        character.conditions &= ~(POISON | FROSTBITE | STAGGER)
        if poisoned:
            harm.suffer(state, match, character, 1, False)


class TakeAggro(CharacterQuestion):
    """Some armour may take the Aggro token at the end of another's activation, once an encounter."""

    name = "take_aggro"
    rules = ("DS-17.7", "TG-21.3")

    def choices(self, state: Fight, seat: int) -> tuple[Choice[Fight], ...]:
        return TAKE_AGGRO

    def run(self, state: Fight, match: Match) -> None:
        if state.aggro != self.seat and state.aggro_free:
            state.ask(self, self.seat, TAKE_AGGRO)

    def prompt(self, state: Fight, seat: int) -> Message:
        return Message("ds-prompt-take-aggro")


class TakesAggro(Yes):
    """It does."""

    def take(self, state: Fight, match: Match, ask: Ask) -> None:
        character = asked(state, ask)
        character.steadied = True
        state.give_aggro(character.seat)
        if match.telling:
            match.tell(facts.Aggro(character.seat))


TAKE_AGGRO: Final = (NO, TakesAggro())
