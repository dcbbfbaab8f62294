"""A character's turn: upkeep, move and action, terrain, and what comes at its end (TG-8, TG-21, TG-22)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final

from undercroft.games.souls import harm
from undercroft.games.souls.acting import (
    ESTUS,
    HEROIC,
    Activation,
    BeginActivation,
    End,
    EndActivation,
    Hold,
    may_drink,
    may_strike,
    spare_weapons,
)
from undercroft.games.souls.choices import STAY, Nothing, PlaceChoice, Plain
from undercroft.games.souls.fields import NONE
from undercroft.games.souls.gear import FROSTBITE, STAGGER, card_of, item_of, upgrades_of
from undercroft.games.souls.heroics import OWN_TURN
from undercroft.games.souls.moving import go, places
from undercroft.games.souls.places import NODES, Place, at_each
from undercroft.games.souls.state import (
    CHEST,
    DIM_GRAVESTONE,
    FRESH,
    GRAVESTONE,
    LEVER,
    MOVED_STRUCK,
    OPEN_CHEST,
    SHRINE,
    STRUCK,
    Character,
    CharacterQuestion,
    asked,
)
from undercroft.kernel.agenda import Ask, Choice, Step
from undercroft.kernel.decision import Closed, Target
from undercroft.kernel.record import Range
from undercroft.kernel.text import Message, Ref

from .decks import DECKS, DeckName, Peek, deck_of
from .goals import CHECK_GOALS, change_terrain, check_goals
from .rewards import DRAW_TREASURE
from .spawning import do_deeds
from .state import Descent, Seeker

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

ALL_HANDS: Final = 255


class Upkeep(BeginActivation):
    """TG-21: recover, Aggro, other cards in hand, then each other character may move one node."""

    name = "upkeep"

    def gains(self, state: Descent, mixed: bool) -> tuple[int, int]:
        character = state.characters[self.seat]
        stamina, health = super().gains(state, mixed)
        if not mixed:
            stamina = max(stamina, state.loadout(character).own_stamina)
        if character.conditions & FROSTBITE:
            stamina = max(0, stamina - 1)  # TG-25.7
        return stamina, health

    def run(self, state: Descent, match: Match) -> None:
        character = state.characters[self.seat]
        state.turns += 1
        state.reached = None  # the enemies' turn is over
        character.began = character.node
        character.parried = False
        for other in state.characters:
            other.blessed = (0, 0)
        gem = state.holds(self.seat, "heal")
        if gem:
            harm.gain(state, match, character, 0, gem.amount)
        super().run(state, match)

    def then(self, state: Descent, match: Match) -> None:
        others = [Follow(one.seat, 0) for one in state.characters if one.seat != self.seat]
        state.then(Swap(self.seat), *others, Turn(self.seat))


class Swap(CharacterQuestion):
    """TG-21.4: cards of the backup slot against those in hand; armour stays (TG-A.37).

    A heroic action may be used now as well, before the others move (TG-4.2, TG-A.73).
    """

    name = "swap"

    def choices(self, state: Descent, seat: int) -> tuple[Choice[Any], ...]:
        character = state.characters[self.seat]
        # TG-4.2, TG-4.3, TG-8.7: what is allowed at any time of the turn.
        found: list[Choice[Any]] = [KEEP_HANDS, *self.ways(state, character)]
        if may_drink(character):
            found.append(ESTUS)
        if self.heroic(state, character):
            found.append(HEROIC)
        return (*found, *any_time(state, character))

    def heroic(self, state: Descent, character: Character) -> bool:
        """With nobody else to move it is the same a moment later, in the action phase."""
        return character.heroic and character.kind.heroic in OWN_TURN and len(state.characters) > 1

    @staticmethod
    def ways(state: Descent, character: Character) -> list[SwapHands]:
        if not character.backup:
            return []
        weapons = spare_weapons(state, character)
        now = sorted((character.left, character.right))
        resting = (
            len(character.backup) + bool(character.left) + bool(character.right) - len(weapons)
        )
        return [
            SwapHands(way)
            for way in state.pack.armoury.arrangements(weapons)
            if sorted((way.left, way.right)) != now and len(way.backup) + resting <= 2
        ]

    def run(self, state: Descent, match: Match) -> None:
        character = state.characters[self.seat]
        if state.in_fight and (self.heroic(state, character) or self.ways(state, character)):
            state.ask(self, self.seat, self.choices(state, self.seat))

    def prompt(self, state: Descent, seat: int) -> Message:
        bold = "yes" if self.heroic(state, state.characters[self.seat]) else "no"
        return Message("tg-prompt-swap", {"who": Ref("hero", self.seat), "heroic": bold})


class KeepHands(Nothing):
    """The cards in hand stay."""

    name = "keep"

    def text(self, state: Descent, ask: Ask) -> Message:
        return Message("tg-option-keep-hands")


class SwapHands(Hold):
    """Once in the upkeep."""

    def take(self, state: Descent, match: Match, ask: Ask) -> None:
        self.hold(state, match, asked(state, ask))


KEEP_HANDS: Final = KeepHands()


class Follow(CharacterQuestion):
    """TG-21.5, TG-A.36: in the upkeep each other character may move one node, for nothing."""

    name = "follow"
    waits: Annotated[int, Range(0, 9)]
    """TG-A.74: whoever is asked may let the others go first; how often it has."""

    def may_wait(self, state: Descent) -> bool:
        others = any(isinstance(step, Follow) for step in state.agenda)
        return others and self.waits < len(state.characters) - 2

    def choices(self, state: Descent, seat: int) -> tuple[Choice[Any], ...]:
        ways = places(state, state.characters[self.seat])
        found = (STAY, *[FOLLOW_TO[place.index] for place in ways])
        return (*found, LATER) if self.may_wait(state) else found

    def run(self, state: Descent, match: Match) -> None:
        found = self.choices(state, self.seat)
        if state.in_fight and len(found) > 1:
            state.ask(self, self.seat, found)

    def prompt(self, state: Descent, seat: int) -> Message:
        return Message("tg-prompt-follow", {"who": Ref("hero", self.seat)})


class FollowTo(PlaceChoice):
    """One node."""

    name = "follow"

    def take(self, state: Descent, match: Match, ask: Ask) -> None:
        go(state, match, asked(state, ask), self.place)


class Later(Plain):
    """TG-A.74: the others first."""

    name = "later"

    def text(self, state: Descent, ask: Ask) -> Message:
        return Message("tg-option-later")

    def take(self, state: Descent, match: Match, ask: Ask) -> None:
        step = ask.step
        assert isinstance(step, Follow)
        last = next(i for i, other in enumerate(state.agenda) if isinstance(other, Follow))
        state.agenda.insert(last, Follow(step.seat, step.waits + 1))


FOLLOW_TO: Final = at_each(FollowTo)
LATER: Final = Later()


def blessing_slot(state: Descent, character: Character) -> bool:
    """Whether an upgrade of the armour may be spent to be well again."""
    cards = state.pack.armoury.cards
    return bool(character.armour) and any(
        cards[up].has("blessing") for up in upgrades_of(character.armour)
    )


def any_time(state: Descent, character: Character) -> list[Choice[Any]]:
    """The torch, and an armour's blessing: at any time of one's own turn."""
    found: list[Choice[Any]] = []
    if character.node == state.torch and state.torch_by is None:
        found.append(TAKE_TORCH)  # TG-8.7
    elif state.torch_by == character.seat:
        found.append(DROP_TORCH)
    if blessing_slot(state, character) and (character.red or character.conditions):
        found.append(BLESSING)
    return found


class Turn(Activation):
    """TG-22: move and one action in either order; terrain may be the action (TG-8.14)."""

    name = "turn"

    def end(self) -> Choice[Any]:
        return END_TURN

    def ending(self) -> Step[Any]:
        return EndTurn(self.seat)

    def more(self, state: Descent, character: Character) -> list[Choice[Any]]:
        found: list[Choice[Any]] = []
        if state.terrain and may_strike(character) and not character.hands_used:
            found.extend(self.terrain(state, character))
        return found + any_time(state, character)

    @staticmethod
    def terrain(state: Descent, character: Character) -> list[Choice[Any]]:
        found: list[Choice[Any]] = []
        terrain = state.terrain
        if terrain[character.node] == LEVER and not (
            state.modifiers.lever_needs_torch and not state.near_torch(character.node)
        ):
            found.append(PULL_LEVER[character.node])  # TG-8.6
        for node in state.board.within[character.node]:
            if terrain[node] == CHEST:
                found.append(OPEN_CHEST_ON[node])  # TG-8.12
            elif terrain[node] == GRAVESTONE:
                # TG-8.2: any deck that still has a card to look at.
                found.extend(
                    [
                        READ_GRAVE[number][node]
                        for number, deck in enumerate(DECKS)
                        if deck_of(state, deck).size
                    ]
                )
        return found

    def closed(self, state: Descent, seat: int) -> list[Closed]:
        found = super().closed(state, seat)
        character = state.characters[self.seat]
        on_lever = bool(state.terrain) and state.terrain[character.node] == LEVER
        if on_lever and state.modifiers.lever_needs_torch and not state.near_torch(character.node):
            reason = Message("tg-closed-lever-dark")
            target = (("node", character.node),)
            found.append(
                Closed(f"lever-{character.node}", Message("tg-option-lever"), reason, target)
            )
        return found


class EndsTurn(End):
    """Nothing more."""

    def text(self, state: Descent, ask: Ask) -> Message:
        return Message("tg-option-end")


END_TURN: Final = EndsTurn()


class TakeTorch(Plain):
    """TG-8.7, TG-8.8: whoever has the torch has Aggro."""

    name = "take_torch"

    def text(self, state: Descent, ask: Ask) -> Message:
        return Message("tg-option-take-torch")

    def targets(self, state: Descent, ask: Ask) -> tuple[Target, ...]:
        return (("node", asked(state, ask).node),)

    def take(self, state: Descent, match: Match, ask: Ask) -> None:
        character = asked(state, ask)
        state.then(ask.step)
        state.torch_by, state.torch = character.seat, None
        state.aggro = character.seat
        if match.telling:
            match.tell("torch_taken", (character.seat,))
            match.tell("aggro", (character.seat,))


class DropTorch(TakeTorch):
    """It stays on the node."""

    name = "drop_torch"

    def text(self, state: Descent, ask: Ask) -> Message:
        return Message("tg-option-drop-torch")

    def take(self, state: Descent, match: Match, ask: Ask) -> None:
        character = asked(state, ask)
        state.then(ask.step)
        state.torch_by, state.torch = None, character.node
        if match.telling:
            match.tell("torch_put", (character.seat, character.node))
        state.then(CHECK_GOALS)


class Blessing(Plain):
    """The card leaves the game; all damage and conditions go."""

    name = "blessing"

    def text(self, state: Descent, ask: Ask) -> Message:
        return Message("tg-option-blessing")

    def take(self, state: Descent, match: Match, ask: Ask) -> None:
        character = asked(state, ask)
        state.then(ask.step)
        cards = state.pack.armoury.cards
        left = list(upgrades_of(character.armour))
        for up in left:
            if cards[up].has("blessing"):
                left.remove(up)
                break
        character.armour = item_of(card_of(character.armour), *left)
        character.red = 0
        character.conditions = 0
        if match.telling:
            match.tell("made_whole", (character.seat,))


TAKE_TORCH: Final = TakeTorch()
DROP_TORCH: Final = DropTorch()
BLESSING: Final = Blessing()


# ---------------------------------------------------------------------- terrain as the action


class OnTerrain(Choice[Any]):
    """TG-8.14: what stands on a node is the action of this turn."""

    said: ClassVar[str]
    place: Place

    @property
    def id(self) -> str:
        return f"{self.name}-{self.place.node}"

    def text(self, state: Descent, ask: Ask) -> Message:
        return Message(self.said)

    def targets(self, state: Descent, ask: Ask) -> tuple[Target, ...]:
        return self.place.targets

    def take(self, state: Descent, match: Match, ask: Ask) -> None:
        character, node = asked(state, ask), self.place.node
        assert node is not None
        state.then(ask.step)
        character.phase = STRUCK if character.phase == FRESH else MOVED_STRUCK
        character.hands_used = ALL_HANDS
        self.use(state, match, character, node)

    def use(self, state: Descent, match: Match, character: Character, node: int) -> None:
        raise NotImplementedError


class PullLever(OnTerrain):
    """TG-8.6."""

    name = "lever"
    said = "tg-option-lever"

    def use(self, state: Descent, match: Match, character: Character, node: int) -> None:
        state.levers += 1
        if node not in state.lever_nodes:
            state.lever_nodes = tuple(sorted((*state.lever_nodes, node)))
        if match.telling:
            match.tell("lever", (character.seat, node))
        # TG-18.1: the last pull ends it, nothing comes of it any more.
        check_goals(state, match)
        if state.in_fight:
            state.then(CHECK_GOALS)
            do_deeds(state, state.modifiers.lever, node)


class OpenChest(OnTerrain):
    """TG-8.12."""

    name = "chest"
    said = "tg-option-chest"

    def use(self, state: Descent, match: Match, character: Character, node: int) -> None:
        change_terrain(state, node, OPEN_CHEST)
        state.chests += 1
        if match.telling:
            match.tell("chest_opened", (character.seat, node))
        state.then(CHECK_GOALS)
        do_deeds(state, state.modifiers.chest, node)
        state.then(DRAW_TREASURE)


class ReadGravestone(OnTerrain):
    """TG-8.2, TG-8.3: it shows the top card of a deck, once."""

    name = "gravestone"
    deck: DeckName

    @property
    def id(self) -> str:
        return f"gravestone-{self.place.node}-{self.deck.replace('_', '-')}"

    def text(self, state: Descent, ask: Ask) -> Message:
        return Message("tg-option-gravestone", {"deck": self.deck})

    def use(self, state: Descent, match: Match, character: Character, node: int) -> None:
        change_terrain(state, node, DIM_GRAVESTONE)
        if match.telling:
            match.tell("gravestone", (character.seat, node, self.deck))
        state.then(Peek(character.seat, self.deck))


PULL_LEVER: Final = tuple(map(PullLever, NODES))
OPEN_CHEST_ON: Final = tuple(map(OpenChest, NODES))
READ_GRAVE: Final = tuple(
    [tuple([ReadGravestone(place, deck) for place in NODES]) for deck in DECKS]
)


class EndTurn(EndActivation):
    """TG-A.29: conditions, what the place does, Occupy, the timer, objectives, what the timer sets off."""

    name = "end_turn"

    def run(self, state: Descent, match: Match) -> None:
        character = state.characters[self.seat]
        super().run(state, match)
        if state.fallen != NONE:
            return
        self.place_hurts(state, match, character)
        if state.fallen != NONE:
            return
        if character.parried:
            character.parried = False
            harm.afflict(state, match, character, STAGGER)
        state.turns_done += 1
        if self.occupies(state, character):
            state.occupied += 1  # TG-15.4
            if match.telling:
                match.tell("occupied", (character.seat, state.occupied))
        state.timer += 1  # TG-17.2
        if match.telling:
            match.tell("timer", (state.timer,))
        check_goals(state, match)
        card = state.encounter
        if state.in_fight and card is not None and state.timer in card.timers:
            do_deeds(state, card.timers[state.timer], character.node)

    @staticmethod
    def place_hurts(state: Descent, match: Match, seeker: Seeker) -> None:
        modifiers = state.modifiers
        if modifiers.drain:
            harm.suffer(state, match, seeker, modifiers.drain, False)
        if modifiers.restless and seeker.node == seeker.began and state.fallen == NONE:
            harm.suffer(state, match, seeker, modifiers.restless, False)

    @staticmethod
    def occupies(state: Descent, seeker: Seeker) -> bool:
        card = state.encounter
        return (
            card is not None
            and any(goal.goal == "occupy" for goal in card.entry.objectives)
            and state.terrain[seeker.node] == SHRINE
        )
