"""Where the party stands: going on, going back, scouting, resting, leaving (DD-9, DD-12, DD-13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.agenda import Step
from undercroft.kernel.decision import Closed, Option, Target
from undercroft.kernel.text import Message, Ref, Value

from ..effects.bags import open_bags, use_provision
from ..effects.stores import USES, open_uses, spend
from ..effects.stress import suffer
from ..effects.triggers import fire, law_total
from ..effects.ways import usable, way_id, way_option
from ..effects.windows import use_freely
from ..pack.moments import DUNGEON_ENTERED, FIRST_LIGHT
from ..pack.places import Tile
from ..state.estate import Each, Estate, HeroStep
from ..terms import (
    EMPTY,
    FREE,
    FULL_LIGHT,
    HIDDEN,
    LEADER,
    NONE,
    PARTY,
    PROVISIONS,
    RADIANT,
    TOKENS,
)
from .hazards import HERO_DICE, ROLL_HAZARD
from .layout import Foresight
from .party import Arrange
from .resting import rest_helps, resting_points
from .votes import (
    ARRANGE,
    BACK,
    CAMP,
    DETAIL,
    GO,
    KIND,
    KINDS,
    LEAVE,
    PROVISION,
    REST,
    SCOUT,
    TRINKET,
    Vote,
)

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from ..pack.cards import Cards


class EnterDungeon(Step[Estate]):
    """DD-7.1: Light is full, unless something has dimmed it; the Threat makes itself felt."""

    __slots__ = ()
    name = "enter_dungeon"

    def run(self, state: Estate, match: Match) -> None:
        state.dungeon.light = min(FULL_LIGHT, max(0, FULL_LIGHT + law_total(state, FIRST_LIGHT)))
        state.hamlet.event = NONE
        state.refresh()
        state.agenda.append(STOP)
        state.agenda.append(Foresight())
        state.begin_event()
        fire(state, match, DUNGEON_ENTERED, None)


def ways(state: Estate) -> list[tuple[int, bool]]:
    """Where the party can go: (node, whether it only goes back).

    To a Room already passed it goes back, even through a Corridor that it has not explored (DD-12.1).
    """
    dungeon = state.dungeon
    tile = state.pack.tiles[dungeon.tile]
    found: list[tuple[int, bool]] = []
    for _, node in tile.ways[dungeon.at]:
        goal = node
        # DD-A.25: over a Long Corridor without a stop, where nothing branches off.
        if tile.dot(node) and len(tile.ways[node]) == 2:
            for _, beyond in tile.ways[node]:
                if beyond != dungeon.at and dungeon.passed >> beyond & 1:
                    goal = beyond
        found.append((goal, bool(dungeon.passed >> goal & 1)))  # DD-10.1, DD-A.26
    return found


def room_cleared(state: Estate) -> bool:
    """DD-15.2, DD-A.31: a Room that was cleared."""
    dungeon = state.dungeon
    return dungeon.at < state.pack.tiles[dungeon.tile].slots and bool(
        dungeon.cleared >> dungeon.at & 1
    )


def may_leave(state: Estate) -> bool:
    """DD-13.4, DD-13.5."""
    return state.pack.quests[state.dungeon.quest].entry.kind == "general"


class Stop(Step[Estate]):
    """DD-9.1, DD-9.7: the party stands in a Room or on a dot. The group decides."""

    __slots__ = ()
    name = "stop"

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        dungeon = state.dungeon
        found: list[int] = []
        for node, back in ways(state):
            found.append((BACK if back else GO) << KIND | node)
        if not dungeon.scouted:
            found.append(SCOUT << KIND)
        if may_leave(state):
            found.append(LEAVE << KIND)
        if self.camps_here(state) and rest_helps(state):
            found.append(REST << KIND)
        if len(state.order[PARTY]) > 1:
            found.append(ARRANGE << KIND)
        for face in self.camping(state):
            found.append(CAMP << KIND | face)
        stores = any(dungeon.stores)
        for number in state.order[PARTY]:
            hero = state.heroes[number]
            if stores:
                for raw in open_uses(state, hero):
                    found.append(PROVISION << KIND | number << 8 | raw)
            if hero.trinkets:
                for raw in usable(state, hero, FREE):
                    found.append(TRINKET << KIND | number << 8 | raw)
        return tuple(found)

    @staticmethod
    def camps_here(state: Estate) -> bool:
        return state.dungeon.firewood and not state.dungeon.fled and room_cleared(state)

    @staticmethod
    def camping(state: Estate) -> list[int]:
        """A Quest may have the party set up camps in Empty Rooms."""
        dungeon = state.dungeon
        quest = state.pack.quests[dungeon.quest].entry
        if not quest.camps or dungeon.at >= len(dungeon.tokens) or dungeon.camped >> dungeon.at & 1:
            return []
        if dungeon.tokens[dungeon.at] != EMPTY or not dungeon.cleared >> dungeon.at & 1:
            return []
        faces = [PROVISIONS.index(name) for name in quest.camps]
        return [face for face in faces if dungeon.stores[face]]

    def run(self, state: Estate, match: Match) -> None:
        if not state.order[PARTY]:
            return
        state.ask(self, LEADER, self.options(state, LEADER))
        if state.players > 1:
            open_bags(state, speaker=LEADER)

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        dungeon = state.dungeon
        kind, detail = option >> KIND, option & DETAIL
        if kind == GO:
            explore(state, match, detail)
            return
        if kind == BACK:
            state.agenda.append(Backtrack(detail))
            return
        state.agenda.append(self)
        if kind in (SCOUT, LEAVE, REST):
            state.agenda.append(Vote(kind))
        elif kind == ARRANGE:
            state.agenda.append(Arrange())
        elif kind == CAMP:
            spend(state, match, detail)
            dungeon.camped |= 1 << dungeon.at
            dungeon.progress += 1
            if match.telling:
                match.tell("camp", (dungeon.at,))
        elif kind == PROVISION:
            use_provision(state, match, state.heroes[detail >> 8], detail & 255)
        else:
            use_freely(state, match, state.heroes[detail >> 8], detail & 255)

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-stop")

    def option_id(self, pack: Cards, raw: int) -> str:
        kind, detail = raw >> KIND, raw & DETAIL
        if kind in (GO, BACK):
            return f"{KINDS[kind]}-{detail}"
        if kind == CAMP:
            return f"camp-{PROVISIONS[detail]}"
        if kind == PROVISION:
            return f"hero-{detail >> 8}-{USES[detail & 255].id}"
        if kind == TRINKET:
            return f"hero-{detail >> 8}-{way_id(detail & 255)}"
        return KINDS[kind]

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        kind, detail = raw >> KIND, raw & DETAIL
        id = self.option_id(state.pack, raw)
        args: dict[str, Value] = {}
        targets: tuple[Target, ...] = ()
        name = KINDS[kind]
        if kind in (GO, BACK):
            args["node"] = node_text(state, detail)
            targets = (("node", detail),)
        elif kind == REST:
            args["points"] = resting_points(
                state, state.pack.quests[state.dungeon.quest].entry.rest
            )
        elif kind == CAMP:
            args["side"] = PROVISIONS[detail]
        elif kind == PROVISION:
            use_name = USES[detail & 255].id
            args["who"] = Ref("hero", detail >> 8)
            name = f"{use_name}-for"
            targets = (("hero", detail >> 8),)
        elif kind == TRINKET:
            made = way_option(state, state.heroes[detail >> 8], detail & 255)
            return Option(id, made.message, made.targets)
        return Option(id, Message(f"dd-option-{name}", args), targets)

    def closed(self, state: Estate, seat: int) -> list[Closed]:
        if not self.camps_here(state) or rest_helps(state):
            return []
        text = self.option(state, seat, REST << KIND).message
        return [Closed("rest", text, Message("dd-why-rest"))]


STOP = Stop()


def node_text(state: Estate, node: int) -> Message:
    """A place on the tile by what is known of it."""
    tile: Tile = state.pack.tiles[state.dungeon.tile]
    if node == tile.start:
        return Message("dd-node-start")
    if tile.dot(node):
        return Message("dd-node-dot")
    token = state.dungeon.tokens[node]
    what = (
        "hidden"
        if token == HIDDEN
        else "cleared"
        if state.dungeon.cleared >> node & 1
        else TOKENS[token]
    )
    return Message("dd-node-room", {"number": node + 1, "token": what})


class Campfire(Step[Estate]):
    """DD-A.232: after a Boss nothing is left to explore, but there is still Firewood."""

    __slots__ = ()
    name = "campfire"

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        return (1, 0)

    def run(self, state: Estate, match: Match) -> None:
        if state.dungeon.firewood and rest_helps(state):
            state.ask(self, LEADER, (1, 0))
            open_bags(state)

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        if option:
            state.agenda.append(self)
            state.agenda.append(Vote(REST))

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-campfire")

    def option_id(self, pack: Cards, raw: int) -> str:
        return "rest" if raw else "home"

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        if raw:
            return Option("rest", STOP.option(state, seat, REST << KIND).message)
        return Option("home", Message("dd-option-home"))


class Backtrack(Step[Estate]):
    """DD-12.1–12.4: 1 Stress for each corridor, no dice; Trap and Dark Rooms act again."""

    __slots__ = ("node",)
    name = "backtrack"

    def __init__(self, node: int) -> None:
        self.node = node

    def args(self) -> tuple[int, ...]:
        return (self.node,)

    def fits(self, state: Estate) -> bool:
        return state.dungeon.tile != NONE and 0 <= self.node < len(
            state.pack.tiles[state.dungeon.tile].names
        )

    def run(self, state: Estate, match: Match) -> None:
        arrive(state, match, self.node)
        state.agenda.append(match.step("enter_room", 1))
        state.begin_event()
        for number in reversed(state.order[PARTY]):
            state.agenda.append(WEARY[number])


class Weary(HeroStep):
    """1 Stress for a corridor walked back."""

    __slots__ = ()
    name = "weary"

    def run(self, state: Estate, match: Match) -> None:
        suffer(state, match, self.hero(state), 1)


WEARY = Each(Weary)


def arrive(state: Estate, match: Match, node: int) -> None:
    dungeon = state.dungeon
    dungeon.at = node
    dungeon.scouted = dungeon.fled = False
    dungeon.refused = 0
    if match.telling:
        match.tell("arrived", (node,))


def explore(state: Estate, match: Match, node: int) -> None:
    """DD-10.1–10.4: everybody rolls; then one hero after another resolves his dice (DD-A.18)."""
    dungeon = state.dungeon
    dungeon.goal = node
    count = 1 if state.difficulty == RADIANT else 2  # DD-38.4
    if dungeon.scout_bonus:
        count -= 1
        dungeon.scout_bonus = False
    agenda = state.agenda
    agenda.append(match.step("enter_room", 0))
    dungeon.dice = ((),) * len(state.heroes)
    for number in reversed(state.order[PARTY]):
        agenda.append(HERO_DICE[number])
    for number in reversed(state.order[PARTY]):
        for _ in range(count):
            agenda.append(ROLL_HAZARD[number])
