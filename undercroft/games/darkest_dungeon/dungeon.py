"""In the dungeon: layout, scouting, exploring, backtracking, leaving, hazards (DD-6, DD-9–13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.agenda import Step
from undercroft.kernel.chance import Draw
from undercroft.kernel.decision import Option, Target
from undercroft.kernel.pile import Group, Pile
from undercroft.kernel.text import Message, Ref, Value

from . import harm
from .bags import open_bags
from .cards import Tile
from .provisions import use_provision
from .skills import CRIT, FORCED, HALF, HIT, MISS
from .state import (
    BLANK,
    CURIO_FACE,
    DARKNESS,
    EMPTY,
    FOOD,
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
    Each,
    Estate,
    Hero,
    HeroStep,
)
from .stores import USES, eat, open_uses, spend, use_text
from .triggers import (
    CURIO_ROLLED,
    DODGE,
    DODGED,
    DUNGEON_ENTERED,
    FIRST_LIGHT,
    ON_HUNGER,
    ON_RUBBLE,
    SCOUTING,
    TRAP_DODGE,
    fire,
    law_total,
    total,
)
from .trinkets import WindowStep, use_freely
from .verbs import run_list
from .ways import (
    AFTER_DEFENCE,
    BEFORE_DEFENCE,
    FREE,
    WHEN_HIT,
    WHEN_HURT,
    WHEN_SCOUTING,
    WITH_DIE,
    first,
    usable,
    use,
    way_id,
    way_of,
    way_option,
)

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from .cards import Cards, Way

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

    def run(self, g: Estate, m: Match) -> None:
        quest = g.pack.quests[g.quest].entry
        ids = g.pack.tile_ids
        if quest.tile is not None:
            g.tile = ids.index(quest.tile)  # DD-A.235
        else:
            place = "darkest" if quest.kind == "darkest" else "ruins"
            tiles = [tile.index for tile in g.pack.tiles if tile.entry.location == place]
            g.tile = tiles[m.chance.index(Draw("tile", [ids[tile] for tile in tiles]))]
        lay(g)
        if m.telling:
            m.tell("tile", (ids[g.tile],))


def lay(g: Estate) -> None:
    """The tokens of the Quest on the slots of the tile."""
    quest = g.pack.quests[g.quest].entry
    tile = g.pack.tiles[g.tile]
    counts = g.pack.token_counts(quest)
    g.boss_hidden = quest.kind != "general"
    if g.boss_hidden:
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
    g.hidden = Pile(groups)
    g.tokens = (HIDDEN,) * tile.slots
    if quest.layout:
        g.hidden = Pile(())
        g.tokens = tuple(TOKENS.index(quest.layout[room]) for room in tile.names[: tile.slots])
    g.cleared = g.explored = g.camped = g.collected = 0
    g.at = tile.start
    g.goal = NONE
    g.passed = 1 << tile.start
    g.fled = g.scouted = g.scout_bonus = g.torch = False
    g.refused = 0
    g.dice = ()
    g.in_dungeon = True
    g.refresh()


def token_draw(g: Estate, slot: int) -> tuple[Draw, list[int]]:
    """What may lie on a slot, and the tokens behind the labels."""
    tile = g.pack.tiles[g.tile]
    if not g.boss_hidden or slot not in tile.marked:
        cards = g.hidden.cards
        return g.hidden.draw("token", TOKENS), list(cards)
    open_slots = sum(1 for one in tile.marked if g.tokens[one] == HIDDEN)
    counts = [g.hidden.cards.count(kind) for kind in range(len(TOKENS))]
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

    def fits(self, g: Estate) -> bool:
        return 0 <= self.slot < len(g.tokens)

    def run(self, g: Estate, m: Match) -> None:
        if g.tokens[self.slot] != HIDDEN:
            return
        request, kinds = token_draw(g, self.slot)
        token = kinds[m.chance.index(request)]
        tile = g.pack.tiles[g.tile]
        if token == OBJECTIVE and g.boss_hidden and self.slot in tile.marked:
            g.boss_hidden = False
        else:
            g.hidden = g.hidden.without(token)
        tokens = list(g.tokens)
        tokens[self.slot] = token
        g.tokens = tuple(tokens)
        if m.telling:
            m.tell("token", (self.slot, TOKENS[token]))


def reveal_around(g: Estate, m: Match) -> None:
    """DD-9.4, DD-9.6: the Rooms next to the party; a dot counts as one, nothing beyond it."""
    if not g.in_dungeon:
        return
    for _, node in reversed(g.pack.tiles[g.tile].ways[g.at]):
        if node < len(g.tokens) and g.tokens[node] == HIDDEN:
            g.agenda.append(RevealToken(node))


class Foresight(Step[Estate]):
    """A Hamlet Skill revealed a Room of this Dungeon: the group says which."""

    __slots__ = ()
    name = "foresight"

    def options(self, g: Estate, seat: int) -> tuple[int, ...]:
        return tuple(slot for slot, token in enumerate(g.tokens) if token == HIDDEN)

    def run(self, g: Estate, m: Match) -> None:
        if g.foresee > 0 and self.options(g, LEADER):
            g.ask(self, LEADER, self.options(g, LEADER))
        else:
            g.foresee = 0

    def answer(self, g: Estate, m: Match, seat: int, option: int) -> None:
        g.foresee -= 1
        g.agenda.append(self)
        g.agenda.append(RevealToken(option))

    def prompt(self, g: Estate, seat: int) -> Message:
        return Message("dd-prompt-foresight")

    def option_id(self, pack: Cards, raw: int) -> str:
        return f"node-{raw}"

    def option(self, g: Estate, seat: int, raw: int) -> Option:
        return Option(f"node-{raw}", Message("dd-option-node", {"node": raw + 1}), (("node", raw),))


class EnterDungeon(Step[Estate]):
    """DD-7.1: Light is full, unless something has dimmed it; the Threat makes itself felt."""

    __slots__ = ()
    name = "enter_dungeon"

    def run(self, g: Estate, m: Match) -> None:
        g.light = min(FULL_LIGHT, max(0, FULL_LIGHT + law_total(g, FIRST_LIGHT)))
        g.event = NONE
        g.refresh()
        g.agenda.append(STOP)
        g.agenda.append(Foresight())
        g.begin_event()
        fire(g, m, DUNGEON_ENTERED, None)


# ---------------------------------------------------------------------- a stop


def ways(g: Estate) -> list[tuple[int, bool]]:
    """Where the party can go: (node, whether it only goes back).

    To a Room already passed it goes back, even through a Corridor that it has not explored (DD-12.1).
    """
    tile = g.pack.tiles[g.tile]
    found: list[tuple[int, bool]] = []
    for _, node in tile.ways[g.at]:
        goal = node
        # DD-A.25: over a Long Corridor without a stop, where nothing branches off.
        if tile.dot(node) and len(tile.ways[node]) == 2:
            for _, beyond in tile.ways[node]:
                if beyond != g.at and g.passed >> beyond & 1:
                    goal = beyond
        found.append((goal, bool(g.passed >> goal & 1)))  # DD-10.1, DD-A.26
    return found


def room_cleared(g: Estate) -> bool:
    """DD-15.2, DD-A.31: a Room that was cleared."""
    return g.at < g.pack.tiles[g.tile].slots and bool(g.cleared >> g.at & 1)


def may_leave(g: Estate) -> bool:
    """DD-13.4, DD-13.5."""
    return g.pack.quests[g.quest].entry.kind == "general"


class Stop(Step[Estate]):
    """DD-9.1, DD-9.7: the party stands in a Room or on a dot. The group decides."""

    __slots__ = ()
    name = "stop"

    def options(self, g: Estate, seat: int) -> tuple[int, ...]:
        found: list[int] = []
        for node, back in ways(g):
            found.append((BACK if back else GO) << KIND | node)
        if not g.scouted:
            found.append(SCOUT << KIND)
        if may_leave(g):
            found.append(LEAVE << KIND)
        if g.firewood and not g.fled and room_cleared(g):
            found.append(REST << KIND)
        if len(g.order[PARTY]) > 1:
            found.append(ARRANGE << KIND)
        for face in self.camping(g):
            found.append(CAMP << KIND | face)
        stores = any(g.stores)
        for number in g.order[PARTY]:
            hero = g.heroes[number]
            if stores:
                for raw in open_uses(g, hero):
                    found.append(PROVISION << KIND | number << 8 | raw)
            if hero.trinkets:
                for raw in usable(g, hero, FREE):
                    found.append(TRINKET << KIND | number << 8 | raw)
        return tuple(found)

    @staticmethod
    def camping(g: Estate) -> list[int]:
        """A Quest may have the party set up camps in Empty Rooms."""
        quest = g.pack.quests[g.quest].entry
        if not quest.camps or g.at >= len(g.tokens) or g.camped >> g.at & 1:
            return []
        if g.tokens[g.at] != EMPTY or not g.cleared >> g.at & 1:
            return []
        faces = [PROVISIONS.index(name) for name in quest.camps]
        return [face for face in faces if g.stores[face]]

    def run(self, g: Estate, m: Match) -> None:
        if not g.order[PARTY]:
            return
        g.ask(self, LEADER, self.options(g, LEADER))
        if g.players > 1:
            open_bags(g, speaker=LEADER)

    def answer(self, g: Estate, m: Match, seat: int, option: int) -> None:
        kind, detail = option >> KIND, option & DETAIL
        if kind == GO:
            explore(g, m, detail)
            return
        if kind == BACK:
            g.agenda.append(Backtrack(detail))
            return
        g.agenda.append(self)
        if kind in (SCOUT, LEAVE, REST):
            g.agenda.append(Vote(kind))
        elif kind == ARRANGE:
            from .campaign import Arrange

            g.agenda.append(Arrange())
        elif kind == CAMP:
            spend(g, m, detail)
            g.camped |= 1 << g.at
            g.progress += 1
            if m.telling:
                m.tell("camp", (g.at,))
        elif kind == PROVISION:
            use_provision(g, m, g.heroes[detail >> 8], detail & 255)
        else:
            use_freely(g, m, g.heroes[detail >> 8], detail & 255)

    def prompt(self, g: Estate, seat: int) -> Message:
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

    def option(self, g: Estate, seat: int, raw: int) -> Option:
        kind, detail = raw >> KIND, raw & DETAIL
        id = self.option_id(g.pack, raw)
        args: dict[str, Value] = {}
        targets: tuple[Target, ...] = ()
        name = KINDS[kind]
        if kind in (GO, BACK):
            args["node"] = node_text(g, detail)
            targets = (("node", detail),)
        elif kind == CAMP:
            args["side"] = PROVISIONS[detail]
        elif kind == PROVISION:
            use_name = USES[detail & 255].id
            args["who"] = Ref("hero", detail >> 8)
            name = f"{use_name}-for"
            targets = (("hero", detail >> 8),)
        elif kind == TRINKET:
            made = way_option(g, g.heroes[detail >> 8], detail & 255)
            return Option(id, made.message, made.targets)
        return Option(id, Message(f"dd-option-{name}", args), targets)


STOP = Stop()


def node_text(g: Estate, node: int) -> Message:
    """A place on the tile by what is known of it."""
    tile: Tile = g.pack.tiles[g.tile]
    if node == tile.start:
        return Message("dd-node-start")
    if tile.dot(node):
        return Message("dd-node-dot")
    token = g.tokens[node]
    what = "hidden" if token == HIDDEN else "cleared" if g.cleared >> node & 1 else TOKENS[token]
    return Message("dd-node-room", {"number": node + 1, "token": what})


class Campfire(Step[Estate]):
    """DD-A.232: after a Boss nothing is left to explore, but there is still Firewood."""

    __slots__ = ()
    name = "campfire"

    def options(self, g: Estate, seat: int) -> tuple[int, ...]:
        return (1, 0)

    def run(self, g: Estate, m: Match) -> None:
        if g.firewood and any(hero.wounds or hero.stress for hero in g.party):
            g.ask(self, LEADER, (1, 0))
            open_bags(g)

    def answer(self, g: Estate, m: Match, seat: int, option: int) -> None:
        if option:
            g.agenda.append(self)
            g.agenda.append(Vote(REST))

    def prompt(self, g: Estate, seat: int) -> Message:
        return Message("dd-prompt-campfire")

    def option_id(self, pack: Cards, raw: int) -> str:
        return "rest" if raw else "home"

    def option(self, g: Estate, seat: int, raw: int) -> Option:
        return Option(
            self.option_id(g.pack, raw), Message("dd-option-rest" if raw else "dd-option-home")
        )


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

    def fits(self, g: Estate) -> bool:
        return self.kind in (SCOUT, LEAVE, REST, DIG)

    def options(self, g: Estate, seat: int) -> tuple[int, ...]:
        if self.kind == DIG:
            return (YES, SPLIT)
        return (YES, NO, SPLIT) if self.kind == REST else (YES, NO)

    def run(self, g: Estate, m: Match) -> None:
        g.votes = (YES,) + (NONE,) * (g.players - 1)
        g.agenda.append(Consent(self.kind))
        for seat in range(1, g.players):
            g.ask(self, seat, self.options(g, seat))

    def answer(self, g: Estate, m: Match, seat: int, option: int) -> None:
        votes = list(g.votes)
        votes[seat] = option
        g.votes = tuple(votes)

    def prompt(self, g: Estate, seat: int) -> Message:
        if self.kind == DIG:
            return Message("dd-prompt-vote-dig")
        return Message(f"dd-prompt-vote-{KINDS[self.kind]}")

    def option_id(self, pack: Cards, raw: int) -> str:
        return VOTES[raw]

    def option(self, g: Estate, seat: int, raw: int) -> Option:
        return Option(VOTES[raw], Message(f"dd-option-vote-{VOTES[raw]}"))


class Consent(Step[Estate]):
    """All have voted."""

    __slots__ = ("kind",)
    name = "consent"

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def args(self) -> tuple[int, ...]:
        return (self.kind,)

    def run(self, g: Estate, m: Match) -> None:
        refused = NO in g.votes
        split = SPLIT in g.votes
        g.votes = ()
        if refused:
            g.refused |= 1 << self.kind
            if m.telling:
                m.tell("refused", (KINDS[self.kind],))
        elif self.kind == SCOUT:
            scout(g, m)
        elif self.kind == LEAVE:
            from .hamlet import ReturnHome

            if m.telling:
                m.tell("left", ())
            g.agenda[:] = (ReturnHome(NONE),)
        else:
            from .rooms import EXCAVATION_REST, begin_rest, take_rest

            if self.kind == DIG:
                take_rest(g, m, EXCAVATION_REST, split)
            else:
                begin_rest(g, m, split)


# ---------------------------------------------------------------------- scouting


def scout(g: Estate, m: Match) -> None:
    """DD-9.3–9.5: 1 Stress each; the Rooms around are revealed; one die less each next time."""
    g.scouted = g.scout_bonus = True
    if m.telling:
        m.tell("scouted", ())
    reveal_around(g, m)
    g.begin_event()
    for number in reversed(g.order[PARTY]):
        g.agenda.append(ScoutHero(number, 1))


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

    def passed(self, g: Estate, m: Match) -> None:
        hero = self.hero(g)
        if hero.alive and self.stress:
            harm.suffer(g, m, hero, self.stress + law_total(g, SCOUTING))

    def used(self, g: Estate, m: Match, way: Way) -> None:
        effect = first(g, way)
        if effect.op == "spare":
            return
        g.agenda.append(ScoutHero(self.who, self.stress + effect.amount))


# ---------------------------------------------------------------------- going


class Backtrack(Step[Estate]):
    """DD-12.1–12.4: 1 Stress for each corridor, no dice; Trap and Dark Rooms act again."""

    __slots__ = ("node",)
    name = "backtrack"

    def __init__(self, node: int) -> None:
        self.node = node

    def args(self) -> tuple[int, ...]:
        return (self.node,)

    def fits(self, g: Estate) -> bool:
        return g.tile != NONE and 0 <= self.node < len(g.pack.tiles[g.tile].names)

    def run(self, g: Estate, m: Match) -> None:
        from .rooms import EnterRoom

        arrive(g, m, self.node)
        g.agenda.append(EnterRoom(1))
        g.begin_event()
        for number in reversed(g.order[PARTY]):
            g.agenda.append(WEARY[number])


class Weary(HeroStep):
    """1 Stress for a corridor walked back."""

    __slots__ = ()
    name = "weary"

    def run(self, g: Estate, m: Match) -> None:
        harm.suffer(g, m, self.hero(g), 1)


WEARY = Each(Weary)


def arrive(g: Estate, m: Match, node: int) -> None:
    g.at = node
    g.scouted = g.fled = False
    g.refused = 0
    if m.telling:
        m.tell("arrived", (node,))


def explore(g: Estate, m: Match, node: int) -> None:
    """DD-10.1–10.4: everybody rolls; then one hero after another resolves his dice (DD-A.18)."""
    from .rooms import EnterRoom

    g.goal = node
    count = 1 if g.difficulty == RADIANT else 2  # DD-38.4
    if g.scout_bonus:
        count -= 1
        g.scout_bonus = False
    agenda = g.agenda
    agenda.append(EnterRoom(0))
    g.dice = ((),) * len(g.heroes)
    for number in reversed(g.order[PARTY]):
        agenda.append(HERO_DICE[number])
    for number in reversed(g.order[PARTY]):
        for _ in range(count):
            agenda.append(ROLL_HAZARD[number])


class RollHazard(HeroStep):
    """One Exploration die."""

    __slots__ = ()
    name = "roll_hazard"

    def run(self, g: Estate, m: Match) -> None:
        die = g.pack.exploration_die
        face = HAZARDS.index(die.labels[m.chance.index(die)])
        if m.telling:
            m.tell("hazard", (*g.tag(self.who), HAZARDS[face]))
        if face != BLANK:
            dice = list(g.dice)
            dice[self.who] = (*dice[self.who], face)
            g.dice = tuple(dice)


ROLL_HAZARD = Each(RollHazard)


class HeroDice(HeroStep):
    """DD-10.5: the player chooses which die comes first."""

    __slots__ = ()
    name = "hero_dice"

    def options(self, g: Estate, seat: int) -> tuple[int, ...]:
        """The faces; from 16 on a Trinket and (<< 8) the die it is used on; from USE on a Provision."""
        dice = g.dice[self.who]
        found = list(dict.fromkeys(dice))
        hero = self.hero(g)
        for raw in usable(g, hero, WITH_DIE) if hero.trinkets else ():
            effect = first(g, way_of(g, hero, raw))
            for face in dict.fromkeys(dice):
                name = HAZARDS[face]
                ignores = effect.op == "ignore_die"
                if name in effect.entry.faces if ignores else name != effect.entry.what:
                    found.append(16 + raw | face << 8)
        if any(g.stores):
            found.extend(USE | one for one in open_uses(g, hero))  # DD-9.7
        return tuple(found)

    def run(self, g: Estate, m: Match) -> None:
        if not g.dice or not g.dice[self.who] or not self.hero(g).alive:
            return
        options = self.options(g, 0)
        if len(options) == 1 and not usable(g, self.hero(g), FREE):
            self.answer(g, m, 0, options[0])
        else:
            g.ask_hero(self, self.who, options)
            open_bags(g, self.who)

    def answer(self, g: Estate, m: Match, seat: int, option: int) -> None:
        g.agenda.append(self)
        if option >= USE:
            use_provision(g, m, self.hero(g), option & 255)
            return
        face = option if option < 16 else option >> 8
        mine = list(g.dice[self.who])
        mine.remove(face)
        if option >= 16:
            hero = self.hero(g)
            way = use(g, m, hero, (option & 255) - 16)
            effect = first(g, way)
            if effect.op == "turn_die":
                mine.append(HAZARDS.index(effect.entry.what or ""))
        else:
            meet(g, m, self.who, face)
        dice = list(g.dice)
        dice[self.who] = tuple(mine)
        g.dice = tuple(dice)

    def prompt(self, g: Estate, seat: int) -> Message:
        who = Ref("hero", self.who)
        faces = set(g.dice[self.who])
        if len(faces) == 1:
            return Message("dd-prompt-last-die", {"who": who, "hazard": HAZARDS[faces.pop()]})
        return Message("dd-prompt-hero-dice", {"who": who})

    def option_id(self, pack: Cards, raw: int) -> str:
        if raw < 16:
            return HAZARDS[raw]
        if raw >= USE:
            return USES[raw & 255].id
        return f"{way_id((raw & 255) - 16)}-{HAZARDS[raw >> 8]}"

    def option(self, g: Estate, seat: int, raw: int) -> Option:
        id = self.option_id(g.pack, raw)
        if raw < 16:
            return Option(id, Message("dd-option-hazard", {"hazard": HAZARDS[raw]}))
        if raw >= USE:
            return Option(id, use_text(raw & 255))
        made = way_option(g, self.hero(g), (raw & 255) - 16)
        text = Message("dd-option-on-die", {"what": made.message, "hazard": HAZARDS[raw >> 8]})
        return Option(id, text, made.targets)


HERO_DICE = Each(HeroDice)


# ---------------------------------------------------------------------- hazards

PAY, SUFFER, DIM = range(3)
ANSWERS = ("pay", "suffer", "dim")
PRICE = {RUBBLE: TOOL, HUNGER: FOOD, DARKNESS: TORCH, CURIO_FACE: TORCH, TRAP_FACE: TOOL}


def meet(g: Estate, m: Match, who: int, face: int) -> None:
    """A hazard comes up; some Diseases and Quirks know it (DD-A.87)."""
    g.begin_event()
    g.agenda.append(Hazard(who, face))
    hero = g.heroes[who]
    if face == RUBBLE:
        fire(g, m, ON_RUBBLE, hero)
    elif face == HUNGER:
        fire(g, m, ON_HUNGER, hero)
    elif face == CURIO_FACE:
        fire(g, m, CURIO_ROLLED, hero)


class Hazard(HeroStep):
    """DD-10.6–10.11: pay a Provision or bear it."""

    __slots__ = ("face",)
    name = "hazard"

    def __init__(self, who: int, face: int) -> None:
        self.who = who
        self.face = face

    def args(self) -> tuple[int, ...]:
        return (self.who, self.face)

    def fits(self, g: Estate) -> bool:
        return super().fits(g) and self.face in PRICE

    def options(self, g: Estate, seat: int) -> tuple[int, ...]:
        found = [SUFFER]
        if g.stores[PRICE[self.face]]:
            found.append(PAY)
        if self.face == DARKNESS and g.light > 0:
            found.append(DIM)  # DD-A.9
        return tuple(found)

    def run(self, g: Estate, m: Match) -> None:
        if not self.hero(g).alive:
            return
        options = self.options(g, 0)
        if len(options) == 1:
            self.answer(g, m, 0, options[0])
        else:
            g.ask_hero(self, self.who, options)
            open_bags(g)

    def answer(self, g: Estate, m: Match, seat: int, option: int) -> None:
        hero = self.hero(g)
        face = self.face
        if face == CURIO_FACE:
            from .rooms import meet_curio

            if option == PAY:
                spend(g, m, TORCH)
            meet_curio(g, m, hero, option == PAY)
            return
        if option == PAY:
            if face == HUNGER:
                eat(g, m, hero)  # DD-A.82
            else:
                spend(g, m, PRICE[face])
        elif option == DIM:
            harm.change_light(g, m, -1)
        elif face == RUBBLE:
            if m.telling:
                m.tell("hurts", (*g.tag(self.who), HAZARDS[face]))
            harm.wound(g, m, hero, g.level)
            harm.suffer(g, m, hero, 1)
        elif face == HUNGER:
            if m.telling:
                m.tell("hurts", (*g.tag(self.who), HAZARDS[face]))
            harm.wound(g, m, hero, 2 * hero.level)
        elif face == DARKNESS:
            if m.telling:
                m.tell("hurts", (*g.tag(self.who), HAZARDS[face]))
            harm.suffer(g, m, hero, 2)
        else:
            spring(g, m, hero)

    def prompt(self, g: Estate, seat: int) -> Message:
        return Message(
            "dd-prompt-hazard", {"who": Ref("hero", self.who), "hazard": HAZARDS[self.face]}
        )

    def option_id(self, pack: Cards, raw: int) -> str:
        return ANSWERS[raw]

    def option(self, g: Estate, seat: int, raw: int) -> Option:
        args: dict[str, Value] = {"hazard": HAZARDS[self.face]}
        if raw == PAY:
            args["side"] = PROVISIONS[PRICE[self.face]]
        return Option(ANSWERS[raw], Message(f"dd-option-hazard-{ANSWERS[raw]}", args))


def spring(g: Estate, m: Match, hero: Hero) -> None:
    """DD-10.13: a Trap attacks; whoever is attacked may use his Trinkets, before the roll and after it."""
    if not g.in_battle:
        hero.used = 0
    g.agenda.append(TrapDeclare(hero.number, 0))


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

    def ways(self, g: Estate) -> list[int]:
        return unused(self.hero(g), super().ways(g))

    def passed(self, g: Estate, m: Match) -> None:
        g.agenda.append(TrapRoll(self.who, self.dodge))

    def used(self, g: Estate, m: Match, way: Way) -> None:
        g.agenda.append(TrapDeclare(self.who, self.dodge + first(g, way).amount))


class TrapRoll(HeroStep):
    """DD-10.11–10.13: an attack like any other, Dodge included."""

    __slots__ = ("dodge",)
    name = "trap_roll"

    def __init__(self, who: int, dodge: int = 0) -> None:
        self.who = who
        self.dodge = dodge

    def args(self) -> tuple[int, ...]:
        return (self.who, self.dodge)

    def run(self, g: Estate, m: Match) -> None:
        if self.hero(g).alive:
            TrapReact(self.who, harm.d10(g, m, None), self.dodge, 0).run(g, m)


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

    def result(self, g: Estate) -> int:
        hero = self.hero(g)
        if self.roll <= TRAP_CRIT:
            return CRIT
        dodge = g.hero_card(hero).dodge + total(g, DODGE, hero) + total(g, TRAP_DODGE, hero)
        if self.roll > TRAP_ACC - dodge - self.dodge:
            return MISS
        return CRIT if self.marks & FORCED else HIT

    def ways(self, g: Estate) -> list[int]:
        hero = self.hero(g)
        result = self.result(g)
        if result == MISS or not hero.trinkets:
            return []
        found: list[int] = []
        for raw in unused(hero, super().ways(g)):
            op = first(g, way_of(g, hero, raw)).op
            if result == HIT or op not in ("add_dodge", "force_crit"):
                found.append(raw)
        return found

    def used(self, g: Estate, m: Match, way: Way) -> None:
        effect = first(g, way)
        dodge, marks = self.dodge, self.marks
        if effect.op == "add_dodge":
            dodge += effect.amount
        elif effect.op == "half":
            marks |= HALF
        elif effect.op == "force_crit":
            marks |= FORCED
        g.agenda.append(TrapReact(self.who, self.roll, dodge, marks))
        if effect.op not in ("add_dodge", "half", "force_crit"):
            run_list(g, m, way.effects, self.hero(g), NONE)

    def passed(self, g: Estate, m: Match) -> None:
        hero = self.hero(g)
        result = self.result(g)
        halved = bool(self.marks & HALF)
        if result == CRIT:
            harm.damage(g, m, hero, TRAP_CRIT_DAMAGE * g.level, True, halved=halved)
            harm.suffer(g, m, hero, 1)  # DD-A.22
        elif result == HIT:
            harm.damage(g, m, hero, TRAP_DAMAGE * g.level, False, halved=halved)
        else:
            if m.telling:
                m.tell("trap_missed", (*g.tag(hero.number),))
            fire(g, m, DODGED, hero)  # DD-A.80
