"""Terrain as the action of a turn: levers, chests, gravestones; and the torch (TG-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from undercroft.games.souls import facts as souls_facts
from undercroft.games.souls.choices import Plain
from undercroft.games.souls.figures import ALL_HANDS, FRESH, MOVED_STRUCK, STRUCK, Character
from undercroft.games.souls.gear import item_of
from undercroft.games.souls.places import NODES, Place
from undercroft.games.souls.state import asked
from undercroft.games.souls.terrain import CHEST, DIM_GRAVESTONE, GRAVESTONE, LEVER, OPEN_CHEST
from undercroft.kernel.agenda import Ask, Choice
from undercroft.kernel.decision import Target
from undercroft.kernel.text import Message

from . import facts
from .decks import DECKS, DeckName, Peek, deck_of
from .goals import CHECK_GOALS, change_terrain, check_goals
from .rewards import DRAW_TREASURE
from .spawning import do_deeds
from .state import Descent

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


def terrain_choices(state: Descent, character: Character) -> list[Choice[Any]]:
    found: list[Choice[Any]] = []
    terrain = state.terrain
    if terrain[character.spot] == LEVER and state.lever_works(character.spot):
        found.append(PULL_LEVER[character.spot])  # TG-8.6
    for node in state.board.within[character.spot]:
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
            match.tell(facts.Lever(character.seat, node))
        # TG-18.1: the last pull ends it, nothing comes of it any more.
        check_goals(state, match)
        if state.in_fight:
            state.then(CHECK_GOALS)
            do_deeds(state, state.special.lever, node)


class OpenChest(OnTerrain):
    """TG-8.12."""

    name = "chest"
    said = "tg-option-chest"

    def use(self, state: Descent, match: Match, character: Character, node: int) -> None:
        change_terrain(state, node, OPEN_CHEST)
        state.chests += 1
        if match.telling:
            match.tell(facts.ChestOpened(character.seat, node))
        state.then(CHECK_GOALS)
        do_deeds(state, state.special.chest, node)
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

    def targets(self, state: Descent, ask: Ask) -> tuple[Target, ...]:
        return (*super().targets(state, ask), ("deck", self.deck))

    def use(self, state: Descent, match: Match, character: Character, node: int) -> None:
        change_terrain(state, node, DIM_GRAVESTONE)
        if match.telling:
            match.tell(facts.Gravestone(character.seat, node, self.deck))
        state.then(Peek(character.seat, self.deck))


PULL_LEVER: Final = tuple(map(PullLever, NODES))
OPEN_CHEST_ON: Final = tuple(map(OpenChest, NODES))
READ_GRAVE: Final = tuple(
    [tuple([ReadGravestone(place, deck) for place in NODES]) for deck in DECKS]
)


# ---------------------------------------------------------------------- at any time of one's own turn


def blessing_slot(character: Character) -> bool:
    """Whether an upgrade of the armour may be spent to be well again."""
    armour = character.armour
    return armour is not None and any(up.has("blessing") for up in armour.upgrades)


def any_time(state: Descent, character: Character) -> list[Choice[Any]]:
    """The torch, and an armour's blessing: at any time of one's own turn."""
    found: list[Choice[Any]] = []
    if character.node == state.torch and state.torch_by is None:
        found.append(TAKE_TORCH)  # TG-8.7
    elif state.torch_by == character.seat:
        found.append(DROP_TORCH)
    if blessing_slot(character) and (character.red or character.conditions):
        found.append(BLESSING)
    return found


class TakeTorch(Plain[Descent]):
    """TG-8.7, TG-8.8: whoever has the torch has Aggro."""

    name = "take_torch"

    def text(self, state: Descent, ask: Ask) -> Message:
        return Message("tg-option-take-torch")

    def targets(self, state: Descent, ask: Ask) -> tuple[Target, ...]:
        return (("node", asked(state, ask).spot),)

    def take(self, state: Descent, match: Match, ask: Ask) -> None:
        character = asked(state, ask)
        state.then(ask.step)
        state.torch_by, state.torch = character.seat, None
        state.aggro = character.seat
        if match.telling:
            match.tell(facts.TorchTaken(character.seat))
            match.tell(souls_facts.Aggro(character.seat))


class DropTorch(TakeTorch):
    """It stays on the node."""

    name = "drop_torch"

    def text(self, state: Descent, ask: Ask) -> Message:
        return Message("tg-option-drop-torch")

    def take(self, state: Descent, match: Match, ask: Ask) -> None:
        character = asked(state, ask)
        state.then(ask.step)
        state.torch_by, state.torch = None, character.spot
        if match.telling:
            match.tell(facts.TorchPut(character.seat, character.spot))
        state.then(CHECK_GOALS)


class Blessing(Plain[Descent]):
    """The card leaves the game; all damage and conditions go."""

    name = "blessing"

    def text(self, state: Descent, ask: Ask) -> Message:
        return Message("tg-option-blessing")

    def take(self, state: Descent, match: Match, ask: Ask) -> None:
        character = asked(state, ask)
        state.then(ask.step)
        armour = character.armour
        assert armour is not None
        left = list(armour.upgrades)
        for up in left:
            if up.has("blessing"):
                left.remove(up)
                break
        character.armour = item_of(armour.card, left)
        character.red = 0
        character.conditions = 0
        if match.telling:
            match.tell(facts.MadeWhole(character.seat))


TAKE_TORCH: Final = TakeTorch()
DROP_TORCH: Final = DropTorch()
BLESSING: Final = Blessing()
