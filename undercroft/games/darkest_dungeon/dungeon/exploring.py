"""In the dungeon: layout, scouting, exploring, backtracking, leaving, hazards (DD-6, DD-9–13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.agenda import Step
from undercroft.kernel.chance import Draw
from undercroft.kernel.decision import Closed, Option, Target
from undercroft.kernel.pile import Group, Pile
from undercroft.kernel.text import Message, Ref, Value

from ..battle.skills import CRIT, FORCED, HALF, HIT, MISS
from ..effects import harm
from ..effects.stores import USES, eat, open_uses, spend, use_text
from ..effects.triggers import fire, law_total, total
from ..effects.trinkets import WindowStep, use_freely
from ..effects.verbs import run_list
from ..effects.ways import first, usable, use, way_id, way_of, way_option
from ..pack.moments import (
    CURIO_ROLLED,
    DODGE,
    DODGED,
    DUNGEON_ENTERED,
    FIRST_LIGHT,
    ON_HUNGER,
    ON_REST,
    ON_RUBBLE,
    SCOUTING,
    TRAP_DODGE,
)
from ..pack.places import Tile
from ..state.estate import Each, Estate, HeroStep
from ..state.figures import Hero
from ..terms import (
    AFTER_DEFENCE,
    BEFORE_DEFENCE,
    BLANK,
    CURIO_FACE,
    DARKNESS,
    EMPTY,
    FOOD,
    FREE,
    FULL_LIGHT,
    HAZARDS,
    HIDDEN,
    HUNGER,
    LEADER,
    NONE,
    OBJECTIVE,
    PARTY,
    PROVISIONS,
    RADIANT,
    RUBBLE,
    TOKENS,
    TOOL,
    TORCH,
    TRAP_FACE,
    WHEN_HIT,
    WHEN_HURT,
    WHEN_RESTING,
    WHEN_SCOUTING,
    WITH_DIE,
)
from .bags import open_bags
from .provisions import use_provision

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from ..pack.cards import Cards
    from ..pack.goods import Way

TOKEN_SUPPLY = 3  # of each kind
TRAP_ACC, TRAP_CRIT = 8, 2  # DD-10.11
TRAP_DAMAGE, TRAP_CRIT_DAMAGE = 2, 4  # a Dungeon Level

# What the party may do: kind << 12 | detail.
GO, BACK, SCOUT, REST, LEAVE, ARRANGE, CAMP, PROVISION, TRINKET = range(9)
DIG = 9  # voted on, but not chosen: the Rest at an Excavation Site
KIND = 12
DETAIL = (1 << KIND) - 1
KINDS = ("explore", "back", "scout", "rest", "leave", "arrange", "camp", "provision", "trinket")
USE = 1 << 12  # among the dice of a hero: a Provision
YES, NO, SPLIT = range(3)
VOTES = ("yes", "no", "split")


# ---------------------------------------------------------------------- layout


class DrawTile(Step[Estate]):
    """DD-6.1–6.3, DD-36.7: one tile at random; the tokens lie face down, nobody knows where which."""

    __slots__ = ()
    name = "draw_tile"

    def run(self, state: Estate, match: Match) -> None:
        dungeon = state.dungeon
        quest = state.pack.quests[dungeon.quest].entry
        ids = state.pack.tile_ids
        if quest.tile is not None:
            dungeon.tile = ids.index(quest.tile)  # DD-A.235
        else:
            place = "darkest" if quest.kind == "darkest" else "ruins"
            tiles = [tile.index for tile in state.pack.tiles if tile.entry.location == place]
            dungeon.tile = tiles[match.chance.index(Draw("tile", [ids[tile] for tile in tiles]))]
        lay(state)
        if match.telling:
            match.tell("tile", (ids[dungeon.tile],))


def lay(state: Estate) -> None:
    """The tokens of the Quest on the slots of the tile."""
    dungeon = state.dungeon
    quest = state.pack.quests[dungeon.quest].entry
    tile = state.pack.tiles[dungeon.tile]
    counts = state.pack.token_counts(quest)
    dungeon.boss_hidden = quest.kind != "general"
    if dungeon.boss_hidden:
        counts[OBJECTIVE] -= 1  # it lies on a marked slot (DD-31.6, DD-36.8)
    tokens = tuple(kind for kind in range(len(TOKENS)) for _ in range(counts[kind]))
    groups: list[Group] = [(tokens, len(tokens))]
    if quest.fill:
        rest = tuple(
            kind
            for kind in range(len(TOKENS))
            for _ in range(TOKEN_SUPPLY - counts[kind])
            if kind != OBJECTIVE
        )
        groups.append((rest, quest.fill))
    dungeon.hidden = Pile(groups)
    dungeon.tokens = (HIDDEN,) * tile.slots
    if quest.layout:
        dungeon.hidden = Pile(())
        dungeon.tokens = tuple(
            TOKENS.index(quest.layout[room]) for room in tile.names[: tile.slots]
        )
    dungeon.cleared = dungeon.explored = dungeon.camped = dungeon.collected = 0
    dungeon.at = tile.start
    dungeon.goal = NONE
    dungeon.passed = 1 << tile.start
    dungeon.fled = dungeon.scouted = dungeon.scout_bonus = dungeon.torch = False
    dungeon.refused = 0
    dungeon.dice = ()
    state.in_dungeon = True
    state.refresh()


def token_draw(state: Estate, slot: int) -> tuple[Draw, list[int]]:
    """What may lie on a slot, and the tokens behind the labels."""
    dungeon = state.dungeon
    tile = state.pack.tiles[dungeon.tile]
    if not dungeon.boss_hidden or slot not in tile.marked:
        cards = dungeon.hidden.cards
        return dungeon.hidden.draw("token", TOKENS), list(cards)
    open_slots = sum(1 for one in tile.marked if dungeon.tokens[one] == HIDDEN)
    counts = [dungeon.hidden.cards.count(kind) for kind in range(len(TOKENS))]
    weights = [count * (open_slots - 1) for count in counts]
    weights[OBJECTIVE] += max(1, sum(counts))
    return Draw("token", TOKENS, weights), list(range(len(TOKENS)))


class RevealToken(Step[Estate]):
    """DD-6.4, DD-A.166: a Room token is turned up and stays so."""

    __slots__ = ("slot",)
    name = "reveal_token"

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def args(self) -> tuple[int, ...]:
        return (self.slot,)

    def fits(self, state: Estate) -> bool:
        return 0 <= self.slot < len(state.dungeon.tokens)

    def run(self, state: Estate, match: Match) -> None:
        dungeon = state.dungeon
        if dungeon.tokens[self.slot] != HIDDEN:
            return
        request, kinds = token_draw(state, self.slot)
        token = kinds[match.chance.index(request)]
        tile = state.pack.tiles[dungeon.tile]
        if token == OBJECTIVE and dungeon.boss_hidden and self.slot in tile.marked:
            dungeon.boss_hidden = False
        else:
            dungeon.hidden = dungeon.hidden.without(token)
        tokens = list(dungeon.tokens)
        tokens[self.slot] = token
        dungeon.tokens = tuple(tokens)
        if match.telling:
            match.tell("token", (self.slot, TOKENS[token]))


def reveal_around(state: Estate, match: Match) -> None:
    """DD-9.4, DD-9.6: the Rooms next to the party; a dot counts as one, nothing beyond it."""
    dungeon = state.dungeon
    if not state.in_dungeon:
        return
    for _, node in reversed(state.pack.tiles[dungeon.tile].ways[dungeon.at]):
        if node < len(dungeon.tokens) and dungeon.tokens[node] == HIDDEN:
            state.agenda.append(RevealToken(node))


class Foresight(Step[Estate]):
    """A Hamlet Skill revealed a Room of this Dungeon: the group says which."""

    __slots__ = ()
    name = "foresight"

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        return tuple(slot for slot, token in enumerate(state.dungeon.tokens) if token == HIDDEN)

    def run(self, state: Estate, match: Match) -> None:
        if state.hamlet.foresee > 0 and self.options(state, LEADER):
            state.ask(self, LEADER, self.options(state, LEADER))
        else:
            state.hamlet.foresee = 0

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        state.hamlet.foresee -= 1
        state.agenda.append(self)
        state.agenda.append(RevealToken(option))

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-foresight")

    def option_id(self, pack: Cards, raw: int) -> str:
        return f"node-{raw}"

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        return Option(f"node-{raw}", Message("dd-option-node", {"node": raw + 1}), (("node", raw),))


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


# ---------------------------------------------------------------------- a stop


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


def rest_helps(state: Estate) -> bool:
    """DD-A.241: somebody is hurt or stressed, or carries what is used at the fire."""
    return any(
        hero.wounds or hero.stress or (hero.trinkets and usable(state, hero, WHEN_RESTING))
        for hero in state.party
    )


def resting_points(state: Estate, points: int) -> int:
    """What a Rest is worth, by the Quest and by what holds for everybody."""
    for effect in state.law.deeds[ON_REST]:
        if effect.op == "set":
            points = effect.amount
    return points


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
            from ..campaign.quests import Arrange

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


# ---------------------------------------------------------------------- consent


class Vote(Step[Estate]):
    """DD-9.2, DD-13.2, DD-15.2: it needs everybody's consent; whoever speaks for the group has given it.

    At an Excavation Site only the shares are voted on (DD-A.128).
    """

    __slots__ = ("kind",)
    name = "vote"

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def args(self) -> tuple[int, ...]:
        return (self.kind,)

    def fits(self, state: Estate) -> bool:
        return self.kind in (SCOUT, LEAVE, REST, DIG)

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        if self.kind == DIG:
            return (YES, SPLIT)
        return (YES, NO, SPLIT) if self.kind == REST else (YES, NO)

    def run(self, state: Estate, match: Match) -> None:
        state.campaign.votes = (YES,) + (NONE,) * (state.players - 1)
        state.agenda.append(Consent(self.kind))
        for seat in range(1, state.players):
            state.ask(self, seat, self.options(state, seat))

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        votes = list(state.campaign.votes)
        votes[seat] = option
        state.campaign.votes = tuple(votes)

    def prompt(self, state: Estate, seat: int) -> Message:
        if self.kind == DIG:
            return Message("dd-prompt-vote-dig")
        return Message(f"dd-prompt-vote-{KINDS[self.kind]}")

    def option_id(self, pack: Cards, raw: int) -> str:
        return VOTES[raw]

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        return Option(VOTES[raw], Message(f"dd-option-vote-{VOTES[raw]}"))


class Consent(Step[Estate]):
    """All have voted."""

    __slots__ = ("kind",)
    name = "consent"

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def args(self) -> tuple[int, ...]:
        return (self.kind,)

    def run(self, state: Estate, match: Match) -> None:
        refused = NO in state.campaign.votes
        split = SPLIT in state.campaign.votes
        state.campaign.votes = ()
        if refused:
            state.dungeon.refused |= 1 << self.kind
            if match.telling:
                match.tell("refused", (KINDS[self.kind],))
        elif self.kind == SCOUT:
            scout(state, match)
        elif self.kind == LEAVE:
            from ..hamlet.days import ReturnHome

            if match.telling:
                match.tell("left", ())
            state.agenda[:] = (ReturnHome(NONE),)
        else:
            from .rooms import EXCAVATION_REST, begin_rest, take_rest

            if self.kind == DIG:
                take_rest(state, match, EXCAVATION_REST, split)
            else:
                begin_rest(state, match, split)


# ---------------------------------------------------------------------- scouting


def scout(state: Estate, match: Match) -> None:
    """DD-9.3–9.5: 1 Stress each; the Rooms around are revealed; one die less each next time."""
    state.dungeon.scouted = state.dungeon.scout_bonus = True
    if match.telling:
        match.tell("scouted", ())
    reveal_around(state, match)
    state.begin_event()
    for number in reversed(state.order[PARTY]):
        state.agenda.append(ScoutHero(number, 1))


class ScoutHero(WindowStep):
    """What scouting costs one hero."""

    __slots__ = ("stress",)
    name = "scout_hero"
    windows = (WHEN_SCOUTING,)

    def __init__(self, who: int, stress: int) -> None:
        self.who = who
        self.stress = stress

    def args(self) -> tuple[int, ...]:
        return (self.who, self.stress)

    def passed(self, state: Estate, match: Match) -> None:
        hero = self.hero(state)
        if hero.alive and self.stress:
            harm.suffer(state, match, hero, self.stress + law_total(state, SCOUTING))

    def used(self, state: Estate, match: Match, way: Way) -> None:
        effect = first(state, way)
        if effect.op == "spare":
            return
        state.agenda.append(ScoutHero(self.who, self.stress + effect.amount))


# ---------------------------------------------------------------------- going


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
        from .rooms import EnterRoom

        arrive(state, match, self.node)
        state.agenda.append(EnterRoom(1))
        state.begin_event()
        for number in reversed(state.order[PARTY]):
            state.agenda.append(WEARY[number])


class Weary(HeroStep):
    """1 Stress for a corridor walked back."""

    __slots__ = ()
    name = "weary"

    def run(self, state: Estate, match: Match) -> None:
        harm.suffer(state, match, self.hero(state), 1)


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
    from .rooms import EnterRoom

    dungeon.goal = node
    count = 1 if state.difficulty == RADIANT else 2  # DD-38.4
    if dungeon.scout_bonus:
        count -= 1
        dungeon.scout_bonus = False
    agenda = state.agenda
    agenda.append(EnterRoom(0))
    dungeon.dice = ((),) * len(state.heroes)
    for number in reversed(state.order[PARTY]):
        agenda.append(HERO_DICE[number])
    for number in reversed(state.order[PARTY]):
        for _ in range(count):
            agenda.append(ROLL_HAZARD[number])


class RollHazard(HeroStep):
    """One Exploration die."""

    __slots__ = ()
    name = "roll_hazard"

    def run(self, state: Estate, match: Match) -> None:
        die = state.pack.exploration_die
        face = HAZARDS.index(die.labels[match.chance.index(die)])
        if match.telling:
            match.tell("hazard", (*state.tag(self.who), HAZARDS[face]))
        if face != BLANK:
            dice = list(state.dungeon.dice)
            dice[self.who] = (*dice[self.who], face)
            state.dungeon.dice = tuple(dice)


ROLL_HAZARD = Each(RollHazard)


class HeroDice(HeroStep):
    """DD-10.5: the player chooses which die comes first."""

    __slots__ = ()
    name = "hero_dice"

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        """The faces; from 16 on a Trinket and (<< 8) the die it is used on; from USE on a Provision."""
        dice = state.dungeon.dice[self.who]
        found = list(dict.fromkeys(dice))
        hero = self.hero(state)
        for raw in usable(state, hero, WITH_DIE) if hero.trinkets else ():
            effect = first(state, way_of(state, hero, raw))
            for face in dict.fromkeys(dice):
                name = HAZARDS[face]
                ignores = effect.op == "ignore_die"
                if name in effect.entry.faces if ignores else name != effect.entry.what:
                    found.append(16 + raw | face << 8)
        if any(state.dungeon.stores):
            found.extend(USE | one for one in open_uses(state, hero))  # DD-9.7
        return tuple(found)

    def run(self, state: Estate, match: Match) -> None:
        if not state.dungeon.dice or not state.dungeon.dice[self.who] or not self.hero(state).alive:
            return
        options = self.options(state, 0)
        if self.forced(state, options):
            self.answer(state, match, 0, options[0])
        else:
            state.ask_hero(self, self.who, options)
            open_bags(state, self.who)

    def forced(self, state: Estate, options: tuple[int, ...]) -> bool:
        """DD-A.230: one hazard, and what may be used can be used before that is answered as well."""
        hero = self.hero(state)
        if len(options) == 1:
            if not usable(state, hero, FREE):
                return True
        elif options[1] < USE:
            return False  # another face, or a Trinket for the die
        face = options[0]
        first_comes = COMES_UP.get(face)
        if first_comes is not None and (
            hero.bearing.deeds[first_comes] or state.law.deeds[first_comes]
        ):
            return False
        return len(Hazard(self.who, face).options(state, 0)) > 1

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        state.agenda.append(self)
        if option >= USE:
            use_provision(state, match, self.hero(state), option & 255)
            return
        face = option if option < 16 else option >> 8
        mine = list(state.dungeon.dice[self.who])
        mine.remove(face)
        if option >= 16:
            hero = self.hero(state)
            way = use(state, match, hero, (option & 255) - 16)
            effect = first(state, way)
            if effect.op == "turn_die":
                mine.append(HAZARDS.index(effect.entry.what or ""))
        else:
            meet(state, match, self.who, face)
        dice = list(state.dungeon.dice)
        dice[self.who] = tuple(mine)
        state.dungeon.dice = tuple(dice)

    def prompt(self, state: Estate, seat: int) -> Message:
        who = Ref("hero", self.who)
        faces = set(state.dungeon.dice[self.who])
        if len(faces) == 1:
            return Message("dd-prompt-last-die", {"who": who, "hazard": HAZARDS[faces.pop()]})
        return Message("dd-prompt-hero-dice", {"who": who})

    def option_id(self, pack: Cards, raw: int) -> str:
        if raw < 16:
            return HAZARDS[raw]
        if raw >= USE:
            return USES[raw & 255].id
        return f"{way_id((raw & 255) - 16)}-{HAZARDS[raw >> 8]}"

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        id = self.option_id(state.pack, raw)
        if raw < 16:
            return Option(id, Message("dd-option-hazard", {"hazard": HAZARDS[raw]}))
        if raw >= USE:
            return Option(id, use_text(raw & 255))
        made = way_option(state, self.hero(state), (raw & 255) - 16)
        text = Message("dd-option-on-die", {"what": made.message, "hazard": HAZARDS[raw >> 8]})
        return Option(id, text, made.targets)


HERO_DICE = Each(HeroDice)


# ---------------------------------------------------------------------- hazards

PAY, SUFFER, DIM = range(3)
ANSWERS = ("pay", "suffer", "dim")
COMES_UP = {RUBBLE: ON_RUBBLE, HUNGER: ON_HUNGER, CURIO_FACE: CURIO_ROLLED}
PRICE = {RUBBLE: TOOL, HUNGER: FOOD, DARKNESS: TORCH, CURIO_FACE: TORCH, TRAP_FACE: TOOL}


def meet(state: Estate, match: Match, who: int, face: int) -> None:
    """A hazard comes up; some Diseases and Quirks know it (DD-A.87)."""
    state.begin_event()
    state.agenda.append(Hazard(who, face))
    if face in COMES_UP:
        fire(state, match, COMES_UP[face], state.heroes[who])


class Hazard(HeroStep):
    """DD-10.6–10.11: pay a Provision or bear it."""

    __slots__ = ("face",)
    name = "hazard"

    def __init__(self, who: int, face: int) -> None:
        self.who = who
        self.face = face

    def args(self) -> tuple[int, ...]:
        return (self.who, self.face)

    def fits(self, state: Estate) -> bool:
        return super().fits(state) and self.face in PRICE

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        found = [SUFFER]
        if state.dungeon.stores[PRICE[self.face]]:
            found.append(PAY)
        if self.face == DARKNESS and state.dungeon.light > 0:
            found.append(DIM)  # DD-A.9
        return tuple(found)

    def run(self, state: Estate, match: Match) -> None:
        if not self.hero(state).alive:
            return
        options = self.options(state, 0)
        if len(options) == 1:
            self.answer(state, match, 0, options[0])
        else:
            state.ask_hero(self, self.who, options)
            open_bags(state)

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        hero = self.hero(state)
        face = self.face
        if face == CURIO_FACE:
            from .rooms import meet_curio

            if option == PAY:
                spend(state, match, TORCH)
            meet_curio(state, match, hero, option == PAY)
            return
        if option == PAY:
            if face == HUNGER:
                eat(state, match, hero)  # DD-A.82
            else:
                spend(state, match, PRICE[face])
        elif option == DIM:
            harm.change_light(state, match, -1)
        elif face == RUBBLE:
            if match.telling:
                match.tell("hurts", (*state.tag(self.who), HAZARDS[face]))
            harm.wound(state, match, hero, state.level)
            harm.suffer(state, match, hero, 1)
        elif face == HUNGER:
            if match.telling:
                match.tell("hurts", (*state.tag(self.who), HAZARDS[face]))
            harm.wound(state, match, hero, 2 * hero.level)
        elif face == DARKNESS:
            if match.telling:
                match.tell("hurts", (*state.tag(self.who), HAZARDS[face]))
            harm.suffer(state, match, hero, 2)
        else:
            spring(state, match, hero)

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message(
            "dd-prompt-hazard", {"who": Ref("hero", self.who), "hazard": HAZARDS[self.face]}
        )

    def option_id(self, pack: Cards, raw: int) -> str:
        return ANSWERS[raw]

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        args: dict[str, Value] = {"hazard": HAZARDS[self.face]}
        if raw == PAY:
            args["side"] = PROVISIONS[PRICE[self.face]]
        return Option(ANSWERS[raw], Message(f"dd-option-hazard-{ANSWERS[raw]}", args))


def spring(state: Estate, match: Match, hero: Hero) -> None:
    """DD-10.13: a Trap attacks; whoever is attacked may use his Trinkets, before the roll and after it."""
    if not state.in_battle:
        hero.used = 0
    state.agenda.append(TrapDeclare(hero.number, 0))


def unused(hero: Hero, found: list[int]) -> list[int]:
    """A Trap is an attack like any other: each Trinket once, as in a turn of a Battle (DD-25.8)."""
    return [raw for raw in found if not hero.used >> (raw - 1 >> 4) & 1]


class TrapDeclare(WindowStep):
    """Before a Trap's roll: what makes it worse for the one who declares it."""

    __slots__ = ("dodge",)
    name = "trap_declare"
    windows = (BEFORE_DEFENCE,)

    def __init__(self, who: int, dodge: int) -> None:
        self.who = who
        self.dodge = dodge

    def args(self) -> tuple[int, ...]:
        return (self.who, self.dodge)

    def ways(self, state: Estate) -> list[int]:
        return unused(self.hero(state), super().ways(state))

    def passed(self, state: Estate, match: Match) -> None:
        state.agenda.append(TrapRoll(self.who, self.dodge))

    def used(self, state: Estate, match: Match, way: Way) -> None:
        state.agenda.append(TrapDeclare(self.who, self.dodge + first(state, way).amount))


class TrapRoll(HeroStep):
    """DD-10.11–10.13: an attack like any other, Dodge included."""

    __slots__ = ("dodge",)
    name = "trap_roll"

    def __init__(self, who: int, dodge: int = 0) -> None:
        self.who = who
        self.dodge = dodge

    def args(self) -> tuple[int, ...]:
        return (self.who, self.dodge)

    def run(self, state: Estate, match: Match) -> None:
        if self.hero(state).alive:
            TrapReact(self.who, harm.d10(state, match, None), self.dodge, 0).run(state, match)


class TrapReact(WindowStep):
    """After a Trap's roll: what changes it; then it counts."""

    __slots__ = ("dodge", "marks", "roll")
    name = "trap_react"
    windows = (AFTER_DEFENCE, WHEN_HIT, WHEN_HURT)

    def __init__(self, who: int, roll: int, dodge: int, marks: int) -> None:
        self.who = who
        self.roll = roll
        self.dodge = dodge
        self.marks = marks

    def args(self) -> tuple[int, ...]:
        return (self.who, self.roll, self.dodge, self.marks)

    def result(self, state: Estate) -> int:
        hero = self.hero(state)
        if self.roll <= TRAP_CRIT:
            return CRIT
        dodge = (
            state.hero_card(hero).dodge + total(state, DODGE, hero) + total(state, TRAP_DODGE, hero)
        )
        if self.roll > TRAP_ACC - dodge - self.dodge:
            return MISS
        return CRIT if self.marks & FORCED else HIT

    def ways(self, state: Estate) -> list[int]:
        hero = self.hero(state)
        result = self.result(state)
        if result == MISS or not hero.trinkets:
            return []
        found: list[int] = []
        for raw in unused(hero, super().ways(state)):
            op = first(state, way_of(state, hero, raw)).op
            if result == HIT or op not in ("add_dodge", "force_crit"):
                found.append(raw)
        return found

    def used(self, state: Estate, match: Match, way: Way) -> None:
        effect = first(state, way)
        dodge, marks = self.dodge, self.marks
        if effect.op == "add_dodge":
            dodge += effect.amount
        elif effect.op == "half":
            marks |= HALF
        elif effect.op == "force_crit":
            marks |= FORCED
        state.agenda.append(TrapReact(self.who, self.roll, dodge, marks))
        if effect.op not in ("add_dodge", "half", "force_crit"):
            run_list(state, match, way.effects, self.hero(state), NONE)

    def passed(self, state: Estate, match: Match) -> None:
        hero = self.hero(state)
        result = self.result(state)
        halved = bool(self.marks & HALF)
        if result == CRIT:
            harm.damage(state, match, hero, TRAP_CRIT_DAMAGE * state.level, True, halved=halved)
            harm.suffer(state, match, hero, 1)  # DD-A.22
        elif result == HIT:
            harm.damage(state, match, hero, TRAP_DAMAGE * state.level, False, halved=halved)
        else:
            if match.telling:
                match.tell("trap_missed", (*state.tag(hero.number),))
            fire(state, match, DODGED, hero)  # DD-A.80
