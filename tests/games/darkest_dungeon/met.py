"""Games played to see everything: a blessed party, a curious player, and a list of what was met."""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import Any

import undercroft
from tests.games.whole import useful
from undercroft import Match
from undercroft.games.darkest_dungeon.effects.stores import USES
from undercroft.games.darkest_dungeon.pack.cards import Cards
from undercroft.games.darkest_dungeon.pack.monsters import Boss
from undercroft.games.darkest_dungeon.state.estate import Estate
from undercroft.games.darkest_dungeon.terms import CONDITIONS, HAZARDS, TOKENS
from undercroft.kernel.agenda import Ask, Question

MOST_TURNS = 20_000
#: An option that uses a Trinket: whose, which one, in which way.
TRINKET = re.compile(r"(?:hero-\d-)?trinket-\d+-(?P<way>\d+)")
#: What ends something before there was much to see.
DULL = ("end", "leave", "pass", "done", "depart", "no", "stay", "refuse")

#: What an event shows: the list it belongs to, and the fields that say which one.
TOLD: dict[str, tuple[str, ...]] = {
    "uses": ("skills", "skill"),
    "spawned": ("monsters", "figure"),
    "boss": ("bosses", "boss"),
    "boss_beaten": ("beaten", "boss"),
    "threat": ("threats", "boss", "level"),
    "quest": ("quests", "quest"),
    "room": ("rooms", "room"),
    "tile": ("tiles", "tile"),
    "enters": ("tokens", "token"),
    "curio": ("curios", "curio"),
    "hazard": ("faces", "hazard"),
    "loot": ("loot", "token"),
    "interacts": ("rules", "rule"),
    "task_done": ("tasks", "task"),
    "trinket_used": ("trinkets", "trinket", "side"),
    "quirk": ("quirks", "quirk"),
    "disease": ("diseases", "disease"),
    "mood": ("moods", "mood"),
    "mood_rolled": ("acting_moods", "mood"),
    "afflicted": ("conditions", "condition"),
    "event": ("events", "event"),
    "visits": ("visits", "building"),
    "built": ("built", "building", "level"),
    "hamlet_skill": ("hamlet_skills", "hamlet_skill"),
    "profile": ("profiles", "figure", "profile"),
    "died": ("deaths", "why"),
}


def state_of(match: Match) -> Estate:
    state = match.state
    assert isinstance(state, Estate)
    return state


def pack_of(match: Match) -> Cards:
    pack = match.pack
    assert isinstance(pack, Cards)
    return pack


def bless(match: Match, rng: random.Random, weaken: float = 0.2, calm: int = 7) -> None:
    """Keep the party alive, rich and gifted and its enemies weak, so that a game goes a long way.

    Who has been tested by despair has no more Stress than `calm`.
    """
    g = state_of(match)
    if match.over:
        return
    if g.replaceable:
        g.hamlet.waiting, g.campaign.fallen = 4, ()
    g.hamlet.gold = max(g.hamlet.gold, 40)
    for hero in g.heroes:
        hero.wounds = min(hero.wounds, 4)
        if hero.red:
            hero.stress = min(hero.stress, calm)
        hero.xp = max(hero.xp, 4)
    for monster in g.monsters:
        if monster.area is not None and rng.random() < weaken:
            monster.wounds = max(monster.wounds, monster.life - 4)
    if not g.in_battle and not g.asks[0].step.name.startswith(
        ("gain", "inherit", "offered", "trade")
    ):
        gift(g, rng)
    # What is asked now is asked of the party as it is now.
    g.asks = [Ask(ask.serial, ask.step, ask.seat, offered(g, ask)) for ask in g.asks]


def offered(g: Estate, ask: Ask) -> tuple[Any, ...]:
    """What a question offers in the state as it is now."""
    step = ask.step
    assert isinstance(step, Question)
    return step.choices(g, ask.seat)


def gift(g: Estate, rng: random.Random) -> None:
    """A Trinket nobody has, for a hero with room for it."""
    out = {side.card for hero in g.heroes for side in hero.trinkets} | {
        *g.decks.trinket_out,
        *g.hamlet.offer,
    }
    held = [step for step in (*g.agenda, *(ask.step for ask in g.asks)) if "trinket" in step.name]
    left = [card for card in g.pack.trinkets if card not in out]
    hero = rng.choice(g.heroes)
    if hero.alive and left and not held and len(hero.trinkets) < hero.card.trinkets:
        hero.trinkets += (rng.choice(left).positive,)


class Met:
    """What has been seen over many games, and what a curious player has tried."""

    def __init__(self) -> None:
        pack: Any = undercroft.new("darkest_dungeon", {}, seed=0).pack
        assert isinstance(pack, Cards)
        self.pack = pack
        self.seen: dict[str, set[Any]] = {name: set() for name in self.wanted()}
        self.tried: Counter[tuple[object, ...]] = Counter()

    def wanted(self) -> dict[str, set[Any]]:
        """Every card, and every way to use it."""
        pack = self.pack
        levels = range(1, 4)
        return {
            "skills": {skill.id for skill in pack.skills} - self.never_used(),
            "monsters": {card.id for card in pack.monsters},
            "bosses": {boss.id for boss in pack.bosses},
            "beaten": {boss.id for boss in pack.bosses if boss not in pack.forms},
            "threats": {(boss.id, level) for boss in pack.threats for level in levels},
            "quests": set(pack.things["quest"]),
            "rooms": {room.id for room in pack.rooms if room.location != "circus"},
            "profiles": {
                (kind.id, number)
                for kind in pack.heroes
                for number in range(1, len(kind.profiles) + 1)
            },
            "tiles": set(pack.things["tile"]),
            "tokens": {*TOKENS},
            "curios": set(pack.things["curio"]),
            "faces": {*HAZARDS},
            "loot": {token.id for token in pack.loot},
            "rules": {
                rule.entry.id
                for room in pack.rooms
                for things in room.interactions
                for rule in things
            },
            "tasks": {quest.entry.task.id for quest in pack.quests if quest.entry.task},
            "provisions": {use.id for use in USES},
            "trinkets": {
                (card, side)
                for card in list(pack.things["trinket"])
                for side in ("positive", "negative")
            },
            "quirks": set(pack.things["quirk"]),
            "diseases": set(pack.things["disease"]),
            "moods": set(pack.things["mood"]),
            "acting_moods": set(pack.things["mood"]),
            "conditions": {*CONDITIONS},
            "events": set(pack.things["event"]),
            "visits": {one.id for one in pack.buildings if one.entry.visit},
            "built": {
                (one.id, level)
                for one in pack.buildings
                for level in range(2, len(one.entry.levels) + 1)
            },
            "services": {
                (one.id, level, place)
                for one in pack.buildings
                for level, offers in enumerate(one.services, 1)
                for place in range(len(offers))
            },
            "hamlet_skills": {skill.id for kind in pack.heroes for skill in kind.hamlet},
            "deaths": {"deathblow", "heart_attack", "madness"},
        }

    def never_used(self) -> set[str]:
        """Skills with a Circus card of their own, at the levels no profile has."""
        found: set[str] = set()
        for kind in self.pack.heroes:
            for family, cards in kind.arena.items():
                used = {
                    kind.circus_ranks(number)[family]
                    for number, profile in enumerate(kind.profiles)
                    if family in profile
                }
                found |= {skill.id for skill in cards if skill.level not in used}
        return found

    def missing(self) -> dict[str, list[Any]]:
        wanted = self.wanted()
        left = {name: sorted(all_of - self.seen[name]) for name, all_of in wanted.items()}
        return {name: some for name, some in left.items() if some}

    def read(self, match: Match) -> None:
        """What has been told since the last time."""
        for event in match.events:
            fields: Any = event.fields
            if event.kind == "mood_rolled" and fields["acts"] != "yes":
                continue
            name, *keys = TOLD.get(event.kind, ("",))
            if name:
                found = tuple(fields[key] for key in keys)
                self.seen[name].add(found if len(found) > 1 else found[0])
        match.events.clear()

    # ------------------------------------------------------------------ playing

    def step(self, match: Match, rng: random.Random) -> None:
        """Answer, rather with what has not been tried yet."""
        g = state_of(match)
        ask = next(ask for ask in g.asks if not g.answered >> ask.seat & 1)
        keys = [self.key(match, ask, raw) for raw in ask.options]
        weights = [self.weight(key) for key in keys]
        place = rng.choices(range(len(keys)), weights)[0]
        raw, key = ask.options[place], keys[place]
        self.tried[key] += 1
        self.note(g, ask, raw, str(key[-1]))
        match.choose(ask, raw)

    def weight(self, key: tuple[object, ...]) -> float:
        """What is new is tempting; what ends everything is not."""
        if key[-1] in DULL:
            return 0.004
        return 1.0 if key not in self.tried else 0.05 / (1 + self.tried[key]) + 0.005

    def key(self, match: Match, ask: Any, raw: Any) -> tuple[object, ...]:
        g = state_of(match)
        name = ask.step.name
        id = raw.id
        who = getattr(ask.step, "who", None)
        if name == "act" and id.startswith("use-"):
            return ("skill", g.heroes[who].skill(raw.family).index)
        if name == "outfit":
            return ("outfit", raw.skill(g, ask).index)
        if found := TRINKET.match(id):
            # Whose it is hangs on the question: whoever is asked for help is not the one in danger.
            card = next(target[1] for target in raw.targets(g, ask) if target[0] == "trinket")
            return ("trinket", card, found["way"])
        if name == "profile":
            hero = g.heroes[ask.seat % 2 * 4 + ask.step.place]
            return ("profile", hero.kind, id)
        if id.startswith("interact-"):
            return ("interact", g.battle.room, g.difficulty, id)
        if id.startswith("hamlet-skill"):
            return ("hamlet-skill", g.heroes[who].kind, id)
        if name == "service":
            building = ask.step.building
            return ("service", building, g.hamlet.buildings[building.index], id)
        if id.startswith(("move-", "explore-", "back-")):
            return (name, id.split("-")[0])
        return (name, id)

    def note(self, g: Estate, ask: Any, raw: Any, id: str) -> None:
        """What no event tells."""
        if id in self.wanted_provisions:
            self.seen["provisions"].add(id)
        if ask.step.name == "service" and id.startswith("service-"):
            building = ask.step.building
            self.seen["services"].add((building.id, g.hamlet.buildings[building.index], raw.place))

    wanted_provisions = frozenset(use.id for use in USES)

    def game(self, number: int) -> dict[str, object]:
        """A game in which something new may be met."""
        pack = self.pack
        rng = random.Random(f"game-{number}")
        left = self.missing()
        kinds = list(rng.sample(list(pack.things["hero"]), 4))
        setup: dict[str, object] = {
            "party": "custom",
            "difficulty": ("standard", "radiant", "stygian")[number % 3],
            "players": 1 + number % 4,
        }
        skills = [pack.things["skill"][id] for id in left.pop("skills", [])]
        fighters = {card.id for card in pack.monsters if set(card.skills) & set(skills)}
        own = [skill for skill in skills if skill.card in pack.things["family"]]
        bosses = [boss for boss in pack.bosses if self.stages(boss) & fighters]
        tasks, beaten = left.pop("tasks", []), left.pop("beaten", [])
        quests = [
            quest
            for quest in pack.quests
            if quest.entry.boss in beaten
            or (quest.entry.task and quest.entry.task.id in tasks)
            or (quest.entry.layout and quest.id in left.get("quests", []))  # dealt in no campaign
        ]
        ways = {
            "battle": bool(own),
            "boss": bool(bosses),
            "quest": bool(quests),
            "circus": bool(left.pop("profiles", [])),
            "campaign": bool(left) or len(skills) > len(own),
        }
        open_ways = [mode for mode, wanted in ways.items() if wanted] or ["campaign"]
        setup["mode"] = open_ways[number % len(open_ways)]
        match setup["mode"]:
            case "battle":
                skill = rng.choice(own)
                owners = [kind.id for kind in pack.heroes if skill.card in kind.families]
                kinds = [*owners, *(kind for kind in kinds if kind not in owners)][:4]
                setup["level"] = skill.level
            case "quest":
                setup["quest"] = rng.choice(quests).id
                setup["level"] = pack.quest(str(setup["quest"])).entry.level
            case "boss":
                boss = rng.choice(bosses)
                final = boss in pack.forms
                others = [form for form in pack.forms[:-1] if form is not boss]
                setup["boss"] = "final_encounter" if final else boss.id
                setup["cancelled"] = rng.choice(others).id
                setup["level"] = rng.randint(1, 3)
            case "circus":
                setup["players"] = (2, 4)[number // 2 % 2]
                setup["arena"] = ("arena_1", "arena_2")[number // 3 % 2]
                setup["butcher"] = setup["puppets"] = ("no", "yes")[number % 2]
        heroes = {f"hero_{place}": kind for place, kind in enumerate(kinds, 1)}
        return useful("darkest_dungeon", setup | heroes)

    def stages(self, boss: Boss) -> set[str]:
        """The monsters of a Boss."""
        return {kind.id for actors in boss.actors for kind, _ in actors}


def play(met: Met, setup: dict[str, object], seed: object) -> Match:
    """One game to its end; what always holds is checked on the way."""
    match = undercroft.new("darkest_dungeon", setup, seed=f"met-{seed}")
    rng = random.Random(f"met-{seed}")
    weaken = 0.2 if setup["mode"] == "campaign" else 0.05
    for turn in range(MOST_TURNS):
        if match.over:
            break
        met.step(match, rng)
        if setup["mode"] != "circus":
            bless(match, rng, weaken)
        if turn % 4 == 0:
            match.check()
        if len(match.events) > 200:
            met.read(match)
    met.read(match)
    assert match.over
    return match
