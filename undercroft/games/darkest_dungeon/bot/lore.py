"""What the bot knows from the cards: the catalog, read once, as numbers it can reckon with."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import Any, Final, NamedTuple

from ..seen import effects as seen

Doc = Mapping[str, Any]
STANCES: Final = ("aggressive", "defensive", "ranged", "support")
FAR: Final = 99

# What things are worth, in Wounds dealt.
STRESS_WORTH: Final = 1.1  # a Stress suffered or recovered
DOT_WORTH: Final = 0.75  # a Wound that Bleed or Blight will deal
STUN_WORTH: Final = 3.0  # an action or a turn lost, when nothing else is known
MARK_WORTH: Final = 0.8
DEBUFF_WORTH: Final = 0.6  # a turn
BUFF_WORTH: Final = 0.6  # a turn
RIPOSTE_WORTH: Final = 0.8  # a turn
PROTECTION_WORTH: Final = 1.0  # a turn
GUARD_WORTH: Final = 0.5  # a turn
LIGHT_WORTH: Final = 1.0
PUSH_WORTH: Final = 0.4
DISEASE_WORTH: Final = 3.0
LASTING: Final = 3  # turns of a Condition that come to something
TYPICAL_DODGE: Final = 1.5
MULTI: Final = 0.55  # what each further target of a Skill counts, as it is seldom there


class Effect:
    """One thing a card does; `amount` has a sign where the card has one."""

    __slots__ = ("amount", "areas", "chance", "conditions", "op", "per", "to", "turns", "who")

    def __init__(
        self,
        op: str,
        amount: int = 0,
        turns: int = 0,
        areas: int = 0,
        chance: float = 1.0,
        to: str = "",
        who: str = "self",
        per: str = "none",
        conditions: tuple[str, ...] = (),
    ) -> None:
        self.op = op
        self.amount = amount
        self.turns = turns
        self.areas = areas
        self.chance = chance
        self.to = to
        self.who = who
        self.per = per
        self.conditions = conditions


def effects_of(lines: Iterable[seen.Effect], chance: float = 1.0, to: str = "") -> list[Effect]:
    """What lines of a card do when it is used; what waits for a moment is left out."""
    found: list[Effect] = []
    for line in lines:
        if "when" not in line:
            found += deeds(line, chance, to)
    return found


def deeds(line: seen.Effect, chance: float = 1.0, to: str = "") -> list[Effect]:
    """What one line does: itself, or what it brings about."""
    if "upto" in line:
        chance = chance * line["upto"] / 10
    to = line.get("to", to)
    if line["op"] in ("also", "highest", "lowest"):
        return effects_of(line.get("effects", ()), chance, to)
    amount = max(line["amounts"]) if "amounts" in line else line.get("amount", 0)
    return [
        Effect(
            line["op"],
            FAR if amount == "all" else amount,
            line.get("turns", 0),
            line.get("areas", 0),
            chance,
            to,
            line.get("who", "self"),
            "by_level" if "amounts" in line else line.get("per", "none"),
            tuple(line.get("conditions", ())),
        )
    ]


class Skill:
    """A Skill card."""

    __slots__ = (
        "acc", "bonus", "chase", "crit", "crit_dmg", "crit_heal", "dmg", "family", "foes", "form",
        "friends", "heal", "hi", "id", "kind", "lo", "own", "pierce_guard", "shift", "stances",
        "target",
    )  # fmt: skip

    def __init__(self, card: Doc) -> None:
        self.id = str(card["id"])
        self.family = str(card["family"])
        self.stances = tuple(name in card["stances"] for name in STANCES)
        self.form: str | None = card["form"]
        reach = card["range"]
        self.kind = reach if isinstance(reach, str) else "area"
        self.lo = 0 if isinstance(reach, str) else int(reach[0])
        self.hi = 0 if isinstance(reach, str) else int(reach[1])
        self.foes = int(card["foes"])
        self.friends = int(card["friends"])
        self.acc: int | None = card["acc"]
        self.dmg: int | None = card["dmg"]
        self.heal: int | None = card["heal"]
        self.crit: int | None = card["crit"]
        self.crit_dmg = int(card["crit_dmg"] or 0)
        self.crit_heal = int(card["crit_heal"] or 0)
        self.bonus = [(one["amount"], one["vs"]) for one in card["bonus"]]
        # Guard does not bind a Skill that targets allies as well.
        self.pierce_guard = self.friends > 0 or any(
            one["what"] == "guard" for one in card["ignores"]
        )
        self.own = effects_of(card["on_self"])
        self.target = effects_of(card["on_target"])
        # How the user himself moves on the tracker: back if above 0; and whether he goes to his target.
        self.shift = sum(e.areas if e.op == "push" else -e.areas for e in self.own if e.areas)
        self.chase = any(e.op == "pull" for e in self.own)

    def hit(self, dodge: float) -> float:
        return 1.0 if self.acc is None else max(0.0, min(1.0, (self.acc - dodge) / 10))

    def care(self) -> float:
        """What one use does for companions: Wounds healed and Stress relieved."""
        if not self.friends or self.foes:
            return 0.0
        each = float(self.heal or 0)
        for effect in self.target:
            if effect.op == "heal":
                each += effect.amount
            elif effect.op == "stress":
                each -= effect.amount
        return each * (1 + 0.5 * (self.friends - 1))

    def harm(self, dodge: float = TYPICAL_DODGE) -> float:
        """What one use does to those it is turned against, somewhere, some time."""
        if not self.foes:
            return 0.0
        hit = self.hit(dodge)
        crit = min(hit, (self.crit or 0) / 10)
        each = 0.0
        if self.dmg is not None:
            each = (hit - crit) * self.dmg + crit * self.crit_dmg
        each += hit * sum([dread(effect) for effect in self.target if effect.to != "heroes"], 0.0)
        return each * (1 + MULTI * (self.foes - 1))


class Weight(NamedTuple):
    """What an effect is worth: by itself, and for each of what it counts."""

    once: float = 0.0
    amount: float = 0.0
    turns: float = 0.0
    """Of which three at the most come to something."""
    ticks: float = 0.0
    """For each amount of each turn."""
    size: float = 0.0
    """For each of the amount, whichever way it goes."""
    most: int = FAR
    """The amount that may still be of use."""

    def of(self, effect: Effect) -> float:
        amount = min(effect.amount, self.most)
        worth = self.once + self.amount * amount + self.turns * min(LASTING, effect.turns)
        worth += self.ticks * amount * effect.turns + self.size * abs(amount)
        return worth * effect.chance


NOTHING: Final = Weight()
AGAINST: Final[dict[str, Weight]] = {
    "bleed": Weight(ticks=DOT_WORTH),
    "blight": Weight(ticks=DOT_WORTH),
    "stun": Weight(STUN_WORTH),
    "mark": Weight(MARK_WORTH),
    "debuff": Weight(turns=DEBUFF_WORTH),
    "stress": Weight(amount=STRESS_WORTH),
    "wounds": Weight(amount=1.0),
    "damage": Weight(amount=1.0),
    "light": Weight(size=LIGHT_WORTH),  # heroes bring it, enemies take it away
    "push": Weight(PUSH_WORTH),
    "pull": Weight(PUSH_WORTH),
    "choose_one": Weight(PUSH_WORTH),
    "scramble": Weight(PUSH_WORTH),
    "toss": Weight(PUSH_WORTH),
    "disease": Weight(DISEASE_WORTH),
}
"""By the verb: what it is worth to whoever turns it against an enemy."""
FOR_ONESELF: Final[dict[str, Weight]] = {
    "buff": Weight(turns=BUFF_WORTH),
    "riposte": Weight(turns=RIPOSTE_WORTH),
    "protection": Weight(turns=PROTECTION_WORTH),
    "guard": Weight(turns=GUARD_WORTH),
    "heal": Weight(amount=0.5, most=10),
    "stress": Weight(amount=-STRESS_WORTH),
    "wounds": Weight(amount=-0.8),
    "damage": Weight(amount=-0.8),
    "light": Weight(amount=LIGHT_WORTH),
    "bleed": Weight(ticks=-DOT_WORTH),
    "blight": Weight(ticks=-DOT_WORTH),
    "mark": Weight(-MARK_WORTH),
    "debuff": Weight(turns=-DEBUFF_WORTH),
    "remove": Weight(0.5),
}
"""… and to whoever has it, where his state does not matter."""


def dread(effect: Effect) -> float:
    """What an effect is worth to whoever turns it against an enemy."""
    return AGAINST.get(effect.op, NOTHING).of(effect)


def boon(effect: Effect) -> float:
    """What an effect is worth to whoever has it, where his state does not matter."""
    return FOR_ONESELF.get(effect.op, NOTHING).of(effect)


class Kind:
    """A monster's card."""

    __slots__ = (
        "actions", "crowds", "guard", "habit", "immune", "life", "protection", "resist", "speed",
        "still", "threat", "types",
    )  # fmt: skip

    def __init__(self, card: Doc, skills: Mapping[str, Skill]) -> None:
        self.types = frozenset(card["types"])
        self.life = int(card["life"])
        self.resist = frozenset(card["resist"])
        self.immune = frozenset(card["immune"])
        self.guard = bool(card["guard"])
        self.protection = bool(card["protection"])
        self.habit: str | None = card["habit"]
        self.actions = int(card["actions"])
        self.speed = int(card["speed"])
        mine = [skills[id] for id in card["skills"]]
        worths = {skill.id: menace(skill) for skill in mine}
        # What a turn of it costs the heroes, by its Stance.
        self.threat = [
            sum([worths[id] for id in card["stances"][stance] if id], 0.0) / 10
            for stance in STANCES
        ]
        self.crowds = any(skill.foes > 1 for skill in mine)
        # One that does not move reaches only so far.
        self.still = max((s.hi for s in mine if s.foes), default=0) if self.speed == 0 else FAR


def menace(skill: Skill) -> float:
    """What a monster's Skill costs the heroes."""
    worth = skill.harm()
    for effect in skill.own:
        if effect.op == "summon":
            worth += 4.0
        elif effect.op == "heal":
            worth += 0.4 * effect.amount
    if skill.friends:
        worth += sum([0.35 * e.amount for e in skill.target if e.op == "heal"], 0.0)
        worth += sum([BUFF_WORTH * min(3, e.turns) for e in skill.target if e.op == "buff"], 0.0)
    return worth


#: When it matters where a hero stands.
ENDS: Final = ("turn_end", "move_end", "round_end_each")


def moment(line: seen.Effect) -> tuple[str, str, tuple[int, ...]]:
    """When a line of a Room happens, to whom and where."""
    return line.get("when", ""), line.get("side", ""), tuple(line.get("where", ()))


class Room:
    """A Room Tile with its card."""

    __slots__ = ("capacity", "distance", "dread", "ground", "mood", "names", "rules")

    def __init__(self, card: Doc) -> None:
        areas = card["areas"]
        self.dread: list[Effect] = []  # what befalls all heroes at the end of a round
        self.names = [area["id"] for area in areas]
        self.capacity = [int(area["capacity"]) for area in areas]
        self.ground = [{"high": 1, "low": -1}.get(area["ground"], 0) for area in areas]
        self.distance = [
            walk(start, [area["adjacent"] for area in areas]) for start in range(len(areas))
        ]
        self.rules: dict[str, list[Effect]] = {}
        self.mood = [0.0] * len(areas)  # what ending a turn there does to a hero
        for rule in card["rules"]:
            if rule["actions"]:
                self.rules[rule["id"]] = effects_of(rule["effects"])
            else:
                # Deeds of one moment are one.
                for (when, side, where), lines in groupby(rule["effects"], moment):
                    if when == "round_end":
                        self.dread += [one for line in lines for one in deeds(line)]
                    elif when in ENDS and side != "monsters":
                        self._end(where, [one for line in lines for one in deeds(line)])

    def _end(self, where: tuple[int, ...], effects: list[Effect]) -> None:
        worth = 0.0
        for effect in effects:
            # What hangs on a hero's Quirks is little for most.
            worth += boon(effect) * (0.2 if effect.per != "none" else 1.0)
        for area in where:
            self.mood[area] += worth

    def height(self, area: int, other: int) -> int:
        here, there = self.ground[area], self.ground[other]
        return (1 if here == 1 and there != 1 else 0) + (1 if there == -1 and here != -1 else 0)

    def reaches(self, skill: Skill, area: int, other: int) -> bool:
        far = self.distance[area][other]
        return skill.lo <= far <= skill.hi + self.height(area, other)


def walk(start: int, neighbours: list[list[int]]) -> list[int]:
    """Distances from one Area, or node, to all others."""
    found = [FAR] * len(neighbours)
    found[start] = 0
    front = [start]
    while front:
        after: list[int] = []
        for one in front:
            for other in neighbours[one]:
                if found[other] == FAR:
                    found[other] = found[one] + 1
                    after.append(other)
        front = after
    return found


class Tile:
    """A Dungeon Tile."""

    __slots__ = ("distance", "marked", "slots", "start", "ways")

    def __init__(self, card: Doc) -> None:
        count = len(card["names"])
        self.slots = int(card["slots"])
        self.start = int(card["start"])
        self.marked = list(card["marked"])
        self.ways: list[list[int]] = [[] for _ in range(count)]
        for one, other in card["corridors"]:
            self.ways[one].append(other)
            self.ways[other].append(one)
        self.distance = [walk(node, self.ways) for node in range(count)]


class Way:
    """A way to use a side of a Trinket."""

    __slots__ = ("effects", "stance", "window")

    def __init__(self, window: str, stance: str | None, effects: list[Effect]) -> None:
        self.window = window
        self.stance = stance
        self.effects = effects


class Lore:
    """The catalog."""

    def __init__(self, catalog: Doc) -> None:
        self.skills = {card["id"]: Skill(card) for card in catalog["skills"]}
        self.monsters = {card["id"]: Kind(card, self.skills) for card in catalog["monsters"]}
        self.rooms = {card["id"]: Room(card) for card in catalog["rooms"]}
        self.tiles = {card["id"]: Tile(card) for card in catalog["tiles"]}
        self.quests: dict[str, Doc] = {card["id"]: card for card in catalog["quests"]}
        self.heroes: dict[str, Doc] = {card["id"]: card for card in catalog["heroes"]}
        self.buildings: dict[str, Doc] = {card["id"]: card for card in catalog["buildings"]}
        self.final = {card["id"] for card in catalog["bosses"] if card["location"] == "final"}
        self.negative = {card["id"] for card in catalog["quirks"] if card["negative"]}
        self.trinkets: dict[str, tuple[list[Way], list[Way]]] = {
            card["id"]: (ways(card["positive"]), ways(card["negative"]))
            for card in catalog["trinkets"]
        }


def ways(side: Iterable[Doc]) -> list[Way]:
    return [Way(way["window"], way["stance"], effects_of(way["effects"])) for way in side]
