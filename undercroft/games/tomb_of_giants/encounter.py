"""How encounters and boss fights are set up (TG-13, TG-35), and a boss's behaviour cards (TG-37)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

from undercroft.games.souls import facts as souls_facts
from undercroft.games.souls.choices import NodeChoice
from undercroft.games.souls.content import Ground
from undercroft.games.souls.foes import CHARACTER_PHASE, ENEMY_PHASE, NEXT_FOE, next_card
from undercroft.games.souls.models import Boss
from undercroft.games.souls.party import LEADER, add_foe, begin_fight, set_up_boss
from undercroft.games.souls.places import NODES
from undercroft.games.souls.state import CharacterQuestion
from undercroft.games.souls.terrain import BARREL, EMPTY, EXIT, LaidTrap
from undercroft.kernel.agenda import Ask, Question, Step
from undercroft.kernel.chance import Draw
from undercroft.kernel.record import Range
from undercroft.kernel.text import Message, Ref

from .asking import SomeHero, ask_or_take
from .cards import TERRAIN_CODE, Encounter
from .layout import TILE_NODES, local
from .modifiers import PLAIN
from .spawning import full_health
from .state import CAMPAIGN, Descent

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

EXIT_LIMIT: Final = 4  # TG-15.3


def clean(state: Descent, board: Ground) -> None:
    """An empty board and every counter at its start."""
    begin_fight(state, board)
    state.trap_pool = state.box.trap_counts  # TG-9.7
    state.aggro = None
    state.last_active = None  # TG-14.4: chosen anew in every encounter
    state.card = None
    state.turns = state.turns_done = state.timer = state.occupied = 0
    state.levers = state.chests = state.kills = state.respawns = 0
    state.awake_tiles = state.gone_tiles = state.lever_nodes = ()
    state.reached = None
    state.marked = ()
    state.waiting = ()
    state.torch = state.torch_by = None
    state.torch_seen = state.trial_met = False
    state.ball = None
    state.earned = 0


class SetUp(Step[Descent]):
    """TG-13: tiles, enemies, terrain, traps; then the characters, and who has Aggro."""

    name = "set_up"

    def fits(self, state: Descent) -> bool:
        return state.encounter is not None

    def run(self, state: Descent, match: Match) -> None:
        assert state.encounter is not None
        set_up(state, match, state.encounter)


SET_UP: Final = SetUp()


def set_up(state: Descent, match: Match, card: Encounter) -> None:
    """The map of a card with all that stands on it."""
    clean(state, state.box.boards[card.board])
    meeting = state.space.event if state.mode == CAMPAIGN else None
    state.modifiers = state.box.modifiers(card, meeting)
    for place in card.tiles:
        for node, models in zip(place.spawn, place.enemies, strict=True):
            for model in models:
                add_foe(state, model, node, full_health(state, model))
    state.torch = card.torch
    lay_out(state, card)
    state.limits = node_limits(state)
    ball = state.special.ball
    if ball is not None:
        state.ball = ball.tile * TILE_NODES + local(ball.node)
        state.ball_south = ball.south
    if card.onslaught:
        state.awake_tiles = tuple(range(len(card.tiles)))  # TG-16.1
    mark(state, card)
    for character in state.characters:
        character.conditions |= state.special.begin_with & ~state.loadout(character).immune
    if match.telling:
        match.tell(souls_facts.Encounter(card.id, card.level))
    place_party(state)


def lay_out(state: Descent, card: Encounter) -> None:
    """Terrain, and traps nobody has seen (TG-9.1)."""
    terrain = [EMPTY] * len(state.board.points)
    for place in card.tiles:
        for node, what in zip(place.terrain_nodes, place.terrain, strict=True):
            terrain[node] = TERRAIN_CODE[what]
    if state.special.barrels_on_traps:
        for node in card.trap_nodes:
            terrain[node] = BARREL
    state.traps = tuple([LaidTrap(node, None, False) for node in card.trap_nodes])
    state.terrain = tuple(terrain)


def node_limits(state: Descent) -> tuple[int, ...]:
    """How many models each node holds."""
    limit = state.special.node_limit
    return tuple(EXIT_LIMIT if what == EXIT else limit for what in state.terrain)


def mark(state: Descent, card: Encounter) -> None:
    """Which foes each objective is about."""
    rooms = state.board.rooms
    state.marked = tuple(
        tuple(
            foe.index
            for foe in state.foes
            if goal.op == "kill"
            and foe.model.id == goal.enemy
            and goal.tile in (None, rooms[foe.spot])
        )
        for goal in card.goals
    )


class OneEncounter(Step[Descent]):
    """A single encounter: this card, or one of its level."""

    name = "one_encounter"
    level: Annotated[int, Range(1, 3)]
    card: Encounter | None

    def run(self, state: Descent, match: Match) -> None:
        card = self.card
        if card is None:
            cards = state.box.by_level(self.level)
            card = cards[match.chance.index(Draw("encounter", [one.id for one in cards]))]
        state.encounter = card
        # The card in play is in no deck a gravestone could show.
        state.put_deck(card.level, state.decks[card.level - 1].shuffled(less=(card,)))
        set_up(state, match, card)


class EnterLair(Step[Descent]):
    """TG-35: the boss on its node facing the party, a deck of random standard cards."""

    name = "enter_lair"
    boss: Boss

    def run(self, state: Descent, match: Match) -> None:
        pack = state.box
        boss = self.boss
        clean(state, pack.board_by_id[pack.lairs[boss.id].board])
        state.encounter = None
        state.modifiers = PLAIN
        state.awake_tiles = (0,)
        ground = state.ground.entry
        set_up_boss(state, boss)
        for id in state.lair.enemies:
            assert ground.mini_spawn is not None
            minion = pack.model_by_id[id]
            add_foe(state, minion, ground.mini_spawn, full_health(state, minion))
        if match.telling:
            match.tell(souls_facts.Boss(boss.id))
        place_party(state)


# ---------------------------------------------------------------------- the party (TG-13.3–13.5)


def place_party(state: Descent) -> None:
    """Start nodes, Aggro, then an enemy turn."""
    state.then(
        *(StartNode(character.seat) for character in state.characters),
        ChooseAggro(),
        CHARACTER_PHASE if state.special.skip_first_turn else ENEMY_PHASE,
    )


class StartNode(CharacterQuestion[Descent]):
    """TG-13.3, TG-A.23: each player chooses a start node."""

    name = "start_node"
    rules = ("TG-13.3", "TG-A.23")

    def choices(self, state: Descent, seat: int) -> tuple[StartHere, ...]:
        card = state.encounter
        nodes = card.start if card else state.ground.wall(2)
        crowds, limits = state.crowds(), state.limits
        return tuple([START_HERE[node] for node in nodes if crowds[node] < limits[node]])

    def run(self, state: Descent, match: Match) -> None:
        state.ask(self, self.seat, self.choices(state, self.seat))

    def prompt(self, state: Descent, seat: int) -> Message:
        return Message("tg-prompt-start-node", {"who": Ref("hero", self.seat)})


class StartHere(NodeChoice[Descent]):
    """This node."""

    name = "start"

    def take(self, state: Descent, match: Match, ask: Ask) -> None:
        question = ask.step
        assert isinstance(question, StartNode)
        state.characters[question.seat].node = self.node
        state.wake(self.node)  # TG-A.24
        if match.telling:
            match.tell(souls_facts.Placed(question.seat, self.node))


START_HERE: Final = tuple(map(StartHere, NODES))


class ChooseAggro(Question[Descent]):
    """TG-13.4: the players choose who has Aggro."""

    name = "choose_aggro"
    rules = ("TG-13.4", "TG-13.5")

    def choices(self, state: Descent, seat: int) -> tuple[HasAggro, ...]:
        return tuple(HasAggro(character.seat) for character in state.characters)

    def run(self, state: Descent, match: Match) -> None:
        ask_or_take(state, match, self, LEADER)

    def prompt(self, state: Descent, seat: int) -> Message:
        return Message("tg-prompt-aggro")


class HasAggro(SomeHero):
    """This one."""

    def take(self, state: Descent, match: Match, ask: Ask) -> None:
        state.aggro = self.seat
        if match.telling:
            match.tell(souls_facts.Aggro(self.seat))


# ---------------------------------------------------------------------- behaviour cards (TG-37)


class FlipTombCard(Step[Descent]):
    """TG-37.1, TG-37.2: draw and resolve; the card is discarded only after that."""

    name = "flip_tomb_card"

    def run(self, state: Descent, match: Match) -> None:
        state.card = next_card(state, match)
        state.then(NEXT_FOE, DISCARD_CARD)


class DiscardCard(Step[Descent]):
    """TG-37.1: face up on the discard pile, where it shows the weak arcs."""

    name = "discard_card"

    def run(self, state: Descent, match: Match) -> None:
        if state.card is not None:
            state.discard += (state.card,)
            state.top, state.card = state.card, None


FLIP_TOMB_CARD: Final = FlipTombCard()
DISCARD_CARD: Final = DiscardCard()
