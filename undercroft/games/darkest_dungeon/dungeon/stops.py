"""Where the party stands: going on, going back, scouting, resting, leaving (DD-9, DD-12, DD-13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, Final

from undercroft.kernel.agenda import Ask, Choice, Question, Step
from undercroft.kernel.decision import Closed, Target
from undercroft.kernel.record import OneOf
from undercroft.kernel.text import Message

from .. import facts
from ..effects.bags import carried, hand_out, open_bags
from ..effects.stores import spend
from ..effects.stress import suffer
from ..effects.triggers import fire, party_total
from ..pack.moments import DUNGEON_ENTERED, FIRST_LIGHT
from ..seen.words import Deed
from ..state.estate import Each, Estate, HeroStep
from ..state.kinds import NODES, Node
from ..terms import (
    EMPTY,
    FULL_LIGHT,
    LEADER,
    PARTY,
    PROVISIONS,
    RADIANT,
    TOKENS,
)
from .hazards import HERO_DICE, ROLL_HAZARD
from .layout import Foresight, known_node
from .party import Rearrange
from .resting import rest_helps, resting_points
from .votes import Vote

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


class EnterDungeon(Step[Estate]):
    """DD-7.1: Light is full, unless something has dimmed it; the Threat makes itself felt."""

    name = "enter_dungeon"

    def run(self, state: Estate, match: Match) -> None:
        light = state.house.light(FULL_LIGHT + party_total(state, FIRST_LIGHT))
        if match.telling and light != state.dungeon.light:
            match.tell(facts.Light(light, "down"))
        state.dungeon.light = light
        state.own_hamlet().event = None
        state.refresh()
        state.then(Foresight(), STOP)
        state.begin_event()
        fire(state, match, DUNGEON_ENTERED, None)


# ---------------------------------------------------------------------- what is open


def ways(state: Estate) -> list[tuple[int, bool]]:
    """Where the party can go: (node, whether it only goes back).

    To a Room already passed it goes back, even through a Corridor that it has not explored (DD-12.1).
    """
    dungeon = state.dungeon
    tile = state.tile
    here = dungeon.here
    found: list[tuple[int, bool]] = []
    for _, node in tile.ways[here]:
        goal = node
        # DD-A.25: over a Long Corridor without a stop, where nothing branches off.
        if tile.dot(node) and len(tile.ways[node]) == 2:
            for _, beyond in tile.ways[node]:
                if beyond != here and beyond in dungeon.passed:
                    goal = beyond
        found.append((goal, goal in dungeon.passed))  # DD-10.1, DD-A.26
    return found


def may_leave(state: Estate) -> bool:
    """DD-13.4, DD-13.5."""
    return state.quest.entry.kind == "general"


def fire_burns(state: Estate) -> bool:
    """DD-15.2, DD-A.31: there is Firewood, and the party is in a Room that was cleared."""
    return state.dungeon.firewood and not state.dungeon.fled and state.dungeon.is_cleared


def camps(state: Estate) -> list[int]:
    """A Quest may have the party set up camps in Empty Rooms: the sides that pay for one."""
    dungeon = state.dungeon
    quest = state.quest.entry
    if not quest.camps or dungeon.at in dungeon.camped:
        return []
    if dungeon.token != EMPTY or not dungeon.is_cleared:
        return []
    faces = [PROVISIONS.index(name) for name in quest.camps]
    return [face for face in faces if dungeon.stores[face]]


# ---------------------------------------------------------------------- a stop


class GoOn(Choice[Estate]):
    """DD-10.1: to a place where the party has not been."""

    name = "explore"
    node: Node

    @property
    def id(self) -> str:
        return f"explore-{self.node}"

    def text(self, state: Estate, ask: Ask) -> Message:
        return Message("dd-option-explore", {"node": node_text(state, self.node)})

    def targets(self, state: Estate, ask: Ask) -> tuple[Target, ...]:
        return (("node", self.node),)

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        explore(state, match, self.node)


class GoBack(Choice[Estate]):
    """DD-12.1: to one where it has been."""

    name = "back"
    node: Node

    @property
    def id(self) -> str:
        return f"back-{self.node}"

    def text(self, state: Estate, ask: Ask) -> Message:
        return Message("dd-option-back", {"node": node_text(state, self.node)})

    def targets(self, state: Estate, ask: Ask) -> tuple[Target, ...]:
        return (("node", self.node),)

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        state.then(Backtrack(self.node))


class Wish(Choice[Estate]):
    """Something that the others are asked about before it is done; then the party stands here again."""

    deed: ClassVar[Deed] = "scout"

    def text(self, state: Estate, ask: Ask) -> Message:
        return Message(f"dd-option-{self.name}")

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        state.then(Vote(self.deed), ask.step)


class Scout(Wish):
    """DD-9.2."""

    name = "scout"
    deed = "scout"


class Leave(Wish):
    """DD-13.2."""

    name = "leave"
    deed = "leave"


class Camp(Wish):
    """DD-15.2."""

    name = "rest"
    deed = "rest"

    def text(self, state: Estate, ask: Ask) -> Message:
        return rest_text(state)


class SetUpCamp(Choice[Estate]):
    """What a Quest asks for in an Empty Room, for a die of this side."""

    name = "camp"
    face: Annotated[int, OneOf(PROVISIONS)]

    @property
    def id(self) -> str:
        return f"camp-{PROVISIONS[self.face]}"

    def text(self, state: Estate, ask: Ask) -> Message:
        return Message("dd-option-camp", {"side": PROVISIONS[self.face]})

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        dungeon = state.dungeon
        state.then(ask.step)
        spend(state, match, self.face)
        dungeon.camped += (dungeon.here,)
        dungeon.progress += 1
        if match.telling:
            match.tell(facts.Camp(dungeon.here))


GO_ON: Final = [GoOn(node) for node in range(NODES)]
GO_BACK: Final = [GoBack(node) for node in range(NODES)]
SCOUT: Final = Scout()
LEAVE: Final = Leave()
REST: Final = Camp()
REARRANGE: Final = Rearrange()
SET_UP_CAMP: Final = [SetUpCamp(face) for face in range(len(PROVISIONS))]


class Stop(Question[Estate]):
    """DD-9.1, DD-9.7: the party stands in a Room or on a dot. The group decides."""

    name = "stop"
    rules = ("DD-9.1", "DD-9.7", "DD-10.1", "DD-13.1")

    def choices(self, state: Estate, seat: int) -> tuple[Choice[Estate], ...]:
        return self.offered(state, carried(state))

    def offered(
        self, state: Estate, things: list[list[Choice[Estate]]]
    ) -> tuple[Choice[Estate], ...]:
        """What there is to do here, then what each hero may use."""
        dungeon = state.dungeon
        found: list[Choice[Estate]] = []
        for node, back in ways(state):
            found.append(GO_BACK[node] if back else GO_ON[node])
        if not dungeon.scouted:
            found.append(SCOUT)
        if may_leave(state):
            found.append(LEAVE)
        if fire_burns(state) and rest_helps(state):
            found.append(REST)
        if len(state.order[PARTY]) > 1:
            found.append(REARRANGE)
        for face in camps(state):
            found.append(SET_UP_CAMP[face])
        for some in things:
            found += some
        return tuple(found)

    def run(self, state: Estate, match: Match) -> None:
        if not state.order[PARTY]:
            return
        things = carried(state)
        state.ask(self, LEADER, self.offered(state, things))
        if state.players > 1:
            hand_out(state, things, LEADER)

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-stop")

    def closed(self, state: Estate, seat: int) -> list[Closed]:
        if not fire_burns(state) or rest_helps(state):
            return []
        return [Closed("rest", rest_text(state), Message("dd-why-rest"))]


STOP: Final = Stop()


def rest_text(state: Estate) -> Message:
    points = resting_points(state, state.quest.entry.rest)
    return Message("dd-option-rest", {"points": points})


def node_text(state: Estate, node: int) -> Message:
    """A place on the tile by what is known of it."""
    tile = state.tile
    if node == tile.start:
        return Message("dd-node-start")
    if tile.dot(node):
        return Message("dd-node-dot")
    token = state.dungeon.tokens[node]
    what = (
        "hidden" if token is None else "cleared" if node in state.dungeon.cleared else TOKENS[token]
    )
    return Message("dd-node-room", {"number": node + 1, "token": what})


class GoHome(Choice[Estate]):
    """Without a Rest."""

    name = "home"

    def text(self, state: Estate, ask: Ask) -> Message:
        return Message("dd-option-home")

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        pass


CAMPFIRE_CHOICES: Final = (REST, GoHome())


class Campfire(Question[Estate]):
    """DD-A.232: after a Boss nothing is left to explore, but there is still Firewood."""

    name = "campfire"
    rules = ("DD-15.2", "DD-A.232")

    def choices(self, state: Estate, seat: int) -> tuple[Choice[Estate], ...]:
        return CAMPFIRE_CHOICES

    def run(self, state: Estate, match: Match) -> None:
        if state.dungeon.firewood and rest_helps(state):
            state.ask(self, LEADER, CAMPFIRE_CHOICES)
            open_bags(state)

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-campfire")


# ---------------------------------------------------------------------- going


class Backtrack(Step[Estate]):
    """DD-12.1–12.4: 1 Stress for each corridor, no dice; Trap and Dark Rooms act again."""

    name = "backtrack"
    node: Node

    def fits(self, state: Estate) -> bool:
        return known_node(state, self.node)

    def run(self, state: Estate, match: Match) -> None:
        arrive(state, match, self.node)
        if match.telling:
            match.tell(facts.WalksBack())
        state.begin_event()
        state.then(
            *[WEARY[number] for number in state.order[PARTY]], match.step("enter_room", True)
        )


class Weary(HeroStep):
    """1 Stress for a corridor walked back."""

    name = "weary"

    def run(self, state: Estate, match: Match) -> None:
        suffer(state, match, self.hero(state), 1)


WEARY: Final = Each(Weary)


def arrive(state: Estate, match: Match, node: int) -> None:
    dungeon = state.dungeon
    dungeon.at = node
    dungeon.scouted = dungeon.fled = False
    dungeon.refused = ()
    if match.telling:
        match.tell(facts.Arrived(node))


def explore(state: Estate, match: Match, node: int) -> None:
    """DD-10.1–10.4: everybody rolls; then one hero after another resolves his dice (DD-A.18)."""
    dungeon = state.dungeon
    dungeon.goal = node
    count = 1 if state.difficulty == RADIANT else 2  # DD-38.4
    if dungeon.scout_bonus:
        count -= 1
        dungeon.scout_bonus = False
    dungeon.dice = ((),) * len(state.heroes)
    order = state.order[PARTY]
    state.then(
        *[ROLL_HAZARD[number] for number in order for _ in range(count)],
        *[HERO_DICE[number] for number in order],
        match.step("enter_room", False),
    )
