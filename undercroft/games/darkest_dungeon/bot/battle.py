"""How the bot fights: a picture of the battle out of a view, and what each deed in it promises."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from .lore import (
    BUFF_WORTH,
    DEBUFF_WORTH,
    DOT_WORTH,
    LIGHT_WORTH,
    MARK_WORTH,
    STANCES,
    STRESS_WORTH,
    Effect,
    Lore,
    Skill,
    boon,
)

Doc = Mapping[str, Any]

ROUNDS = 4  # an ordinary battle
MONSTER, TEAM = 8, 4
# An enemy is worth what it can still do.
KILL = 3.0
THREAT = 1.2
LEAD = 1.5  # a Wound of a Boss, whose end is the end of the battle
LONG_LEAD = 0.5  # the same in the final encounter, which lasts too long to leave helpers alive
PROGRESS = 0.6  # part of a kill's worth that half the way to it has earned
WOUND = 0.4
DOOMED = 0.2  # what is left of the worth of one that will bleed to death before it acts
# Friends.
HEAL = 0.55
NEAR = 1.5  # a heal for somebody who may fall to Death's Door with the next blow
DOOR = 10.0  # a heal for somebody at Death's Door
FRAYED = 1.2  # a Stress more than usual once a hero is near his end
STRAINED = 7
# What comes after.
NEXT = 0.9  # the second action
LATER = 0.3  # where the turn ends
STEP = 0.55  # each further move before a Skill can be used
CROWD = 0.35  # a friend in the same Area, where enemies strike whole Areas
DITHER = 0.4  # a change of Stance must gain this much
LOOT = 2.2
TASK = 30.0
RUN = 8.0  # being on the way to a task
SPARED = -25.0  # killing the last monster before the task is done
NURSED = 12  # Wounds a level of a last monster that can be killed when the healing is done
CIRCUS_DOOR = 4  # Wounds it takes to fell somebody who is at Death's Door in the Circus
CIRCUS_DEATH = 0.7


class Body:
    """Somebody in the battle."""

    __slots__ = (
        "area",
        "blights",
        "boss",
        "buffs",
        "debuffs",
        "dodge",
        "door",
        "dots",
        "foe",
        "guard",
        "hero",
        "immune",
        "left",
        "life",
        "marks",
        "number",
        "protected",
        "resist",
        "speed",
        "stance",
        "stress",
        "stunned",
        "threat",
        "tick",
        "turns",
        "types",
        "worth",
        "wounds",
    )  # fmt: skip

    def __init__(self, doc: Doc, number: int, life: int) -> None:
        self.number = number
        self.area = int(doc["area"])
        self.stance = STANCES.index(doc["stance"]) if doc["stance"] else 0
        self.wounds = int(doc["wounds"])
        self.life = life
        self.left = life - self.wounds
        self.dodge = int(doc["dodge"])
        self.speed = int(doc["speed"])
        self.turns = int(doc["turns"])
        self.stress = int(doc.get("stress", 0))
        self.hero = number < MONSTER
        self.door = self.hero and self.left <= 0
        self.foe = self.boss = self.guard = self.protected = self.stunned = False
        self.marks = self.debuffs = self.buffs = self.dots = self.tick = self.blights = 0
        self.threat = self.worth = 0.0
        self.types: frozenset[str] = frozenset()
        self.resist: frozenset[str] = frozenset()
        self.immune: frozenset[str] = frozenset()
        for stack in doc["stacks"]:
            condition = stack["condition"]
            if condition in ("bleed", "blight"):
                self.dots += stack["amount"] * stack["tokens"]
                self.tick += stack["amount"]
                self.blights += condition == "blight"
            elif condition == "mark":
                self.marks += 1
            elif condition == "debuff":
                self.debuffs += 1
            elif condition == "buff":
                self.buffs += 1
            elif condition == "stun":
                self.stunned = True
            elif condition == "guard":
                self.guard = True
            elif condition == "protection":
                self.protected = True

    def turns_of(self, effect: Effect) -> int:
        """How long a Condition would last on it."""
        if effect.op in self.immune:
            return 0
        return max(0, effect.turns - (effect.op in self.resist))


#: For each Skill: the Areas it could be turned to, with what that promises and how surely.
Aims = list[tuple[Skill, list[tuple[int, float, float]]]]


class Scene:
    """The battle as one hero sees it."""

    def __init__(self, lore: Lore, table: Doc, me: int) -> None:
        self.lore = lore
        battle = table["battle"]
        self.table = table
        self.battle = battle
        self.room = lore.rooms[battle["room"]]
        self.circus = table["mode"] == "circus"
        self.light = int(table["light"])
        counted = battle["counts_rounds"]
        self.rounds = ROUNDS - int(battle["round"]) if counted else 2
        self.bodies: dict[int, Body] = {}
        self.friends: list[Body] = []
        self.foes: list[Body] = []
        side = me // TEAM if me < MONSTER else 0
        placed = {*battle["order"][0], *battle["order"][1]}
        for hero in table["heroes"]:
            number = hero["hero"]
            if hero["area"] is None or number not in placed or not hero["alive"]:
                continue
            body = Body(hero, number, int(hero["life"]))
            body.resist, body.immune = frozenset(hero["resist"]), frozenset(hero["immune"])
            body.foe = number // TEAM != side
            self.bodies[number] = body
            (self.foes if body.foe else self.friends).append(body)
        for monster in battle["monsters"]:
            kind = lore.monsters[monster["kind"]]
            body = Body(monster, monster["figure"], int(monster["life"]))
            body.types, body.resist, body.immune = kind.types, kind.resist, kind.immune
            body.guard = body.guard or kind.guard
            body.protected = body.protected or kind.protection
            body.boss = bool(monster["boss"])
            body.foe = True
            body.threat = kind.threat[body.stance] * kind.actions
            self.bodies[body.number] = body
            self.foes.append(body)
        self.crowds = self.circus or any(
            lore.monsters[monster["kind"]].crowds for monster in battle["monsters"]
        )
        self.me = self.bodies.get(me)
        for body in self.foes:
            self._price(body)
        self.holding = self._holding()
        self.nursing = self._nursing()
        self._promises: dict[tuple[int, int, str], float] = {}
        self._moods: dict[int, float] = {}
        self._aims: Aims | None = None

    def _price(self, body: Body) -> None:
        """What an end of this enemy is worth."""
        if body.hero:
            skills = [self.lore.skills[index] for index in self.hero(body.number)["skills"]]
            best = sorted((skill.harm() for skill in skills), reverse=True)[:2]
            body.threat = 0.7 * sum(best) + 2.0
        coming = (1.0 if body.turns else 0.3) + min(1.2, 0.6 * self.rounds)
        if body.stunned:
            coming = max(0.3, coming - 0.8)
        body.worth = KILL + THREAT * body.threat * coming
        if body.boss:
            final = self.battle["boss"] in self.lore.final
            body.worth += (LONG_LEAD if final else LEAD) * body.left
        elif not body.hero and body.tick >= body.left:
            body.worth *= DOOMED

    def hero(self, number: int) -> Doc:
        found: Doc = self.table["heroes"][number]
        return found

    # ------------------------------------------------------------------ a task in the Room

    def task(self) -> Doc | None:
        """What the Quest still wants done in this Room."""
        dungeon = self.table["dungeon"]
        here = self.battle["token"]
        if dungeon is None or self.battle["task_done"] or here != "objective":
            return None
        found: Doc | None = self.lore.quests[dungeon["quest"]]["task"]
        if found is None or not any(name in self.room.names for name in found["where"]):
            return None
        pays = found["pays"]
        return None if pays and not self.table["stores"][pays] else found

    def _holding(self) -> bool:
        """Whether the battle must not be won yet."""
        return len(self.foes) == 1 and self.task() is not None

    def _nursing(self) -> bool:
        """Whether the last monster is better kept alive for a while: in battle healing costs nothing."""
        if len(self.foes) != 1 or self.table["dungeon"] is None or self.rounds <= 0:
            return False
        foe = self.foes[0]
        if foe.boss or not self.battle["counts_rounds"] or foe.left > NURSED * self.table["level"]:
            return False
        # Two actions a turn, but a Skill that has worked is spent for that turn.
        healed = 0.0
        for friend in self.friends:
            for index in self.hero(friend.number)["skills"]:
                skill = self.lore.skills[index]
                healed += (skill.heal or 0) * (1 + 0.5 * max(0, skill.friends - 1))
                if skill.friends:
                    healed -= sum(e.amount for e in skill.target if e.op == "stress")
        hurt = sum(friend.wounds + 0.5 * friend.stress for friend in self.friends)
        return hurt > 2 * healed > 0 and healed > foe.threat

    def runner(self) -> tuple[int, list[int]] | None:
        """Who goes to do the task, and where."""
        task = self.task()
        if task is None or not self.friends:
            return None
        goals = [n for n, name in enumerate(self.room.names) if name in task["where"]]

        def toil(body: Body) -> tuple[int, int]:
            far = min(self.room.distance[body.area][goal] for goal in goals)
            moves = -(-far // max(1, body.speed))
            # Whoever has still a turn this round is there sooner.
            return 2 * moves - (1 if body.turns or body is self.me else 0), -body.left

        return min(self.friends, key=toil).number, goals

    # ------------------------------------------------------------------ what a Skill promises

    def strike(self, skill: Skill, body: Body, buffs: int) -> tuple[float, float, int, int]:
        """(hit, crit, damage, critical damage), from somewhere on even ground."""
        if skill.acc is None:
            return 1.0, 0.0, 0, 0
        acc = skill.acc - body.dodge
        crit = 0
        if skill.crit is not None:
            crit = skill.crit + buffs + (1 if self.light < 5 and not self.circus else 0)
        if body.foe:
            acc += body.marks
            crit += body.debuffs if skill.crit is not None else 0
        crit = min(10, crit)
        hit = max(crit, min(10, acc))
        more = 0
        for amount, vs in skill.bonus:
            if (
                vs in body.types
                or (vs == "marked" and body.marks)
                or (vs == "stunned" and body.stunned)
                or (vs == "blighted" and body.blights)
            ):
                more += amount
        damage = (skill.dmg or 0) + more
        best = skill.crit_dmg + more
        if body.protected:
            damage, best = (damage + 1) // 2, (best + 1) // 2
        return max(0.0, hit / 10), crit / 10, damage, best

    def blow(
        self, skill: Skill, body: Body, hit: float, crit: float, damage: int, best: int
    ) -> float:
        """What a Skill is worth against one enemy."""
        left = body.left
        if body.hero:  # in the Circus somebody at Death's Door is hard to kill, but not very
            kill = CIRCUS_DEATH * hit if body.door and skill.dmg is not None else 0.0
            left = max(left, 0) + CIRCUS_DOOR
        else:
            left = max(1, left)
            kill = (hit - crit) * (damage >= left) + crit * (best >= left)
        value = 0.0
        if skill.dmg is not None:
            dealt = (hit - crit) * min(damage, left) + crit * min(best, left)
            part = min(1.0, max(0.0, dealt - kill * left) / left)
            value = body.worth * (kill + PROGRESS * part) + WOUND * dealt
            if self.holding and not body.boss:
                value = SPARED * kill + 0.1 * dealt
            elif self.nursing:
                value = 0.1 * (dealt - kill)
        reaches = hit - kill  # effects on the dead are nothing
        if reaches > 0:
            for effect in skill.target:
                if effect.to != "heroes" or body.hero:
                    value += reaches * self.hex(effect, body, damage)
        return value

    def hex(self, effect: Effect, body: Body, damage: int) -> float:
        """What an effect is worth on an enemy that lives."""
        op = effect.op
        if op in ("bleed", "blight"):
            ticks = body.turns_of(effect)
            if not body.boss and not body.hero:
                ticks = min(ticks, self.rounds + (1 if body.turns else 0))
            left = max(1, body.left - damage - body.dots)
            dealt = min(effect.amount * ticks, left)
            if self.holding and dealt >= left:
                return SPARED * DOT_WORTH
            if self.nursing:
                return 0.0
            return DOT_WORTH * (body.worth * PROGRESS * dealt / (left + 2) + WOUND * dealt)
        if op == "stun":
            if body.stunned or not body.turns_of(effect):
                return 0.0
            if not body.turns and self.rounds <= 0:
                return 0.0
            spared = body.threat / max(1, body.threat and self._actions(body))
            return THREAT * spared * (1.0 if body.turns else 0.85)
        if op == "mark":
            return 0.0 if body.marks or not body.turns_of(effect) else MARK_WORTH
        if op == "debuff":
            return DEBUFF_WORTH * min(2, body.turns_of(effect))
        if op == "stress":
            return effect.amount * (STRESS_WORTH + body.worth * body.stress / 100)
        if op == "light":
            return effect.amount * LIGHT_WORTH if self.light < 5 or effect.amount < 0 else 0.0
        if op in ("push", "pull", "choose-one"):
            return 0.0 if "shuffle" in body.immune else 0.3
        return 0.0

    def _actions(self, body: Body) -> int:
        return 1 if not body.boss else max(1, body.turns)

    def aid(self, skill: Skill, body: Body, hit: float, crit: float) -> float:
        """What a Skill is worth for one friend."""
        value = 0.0
        if skill.heal is not None:
            mend = (hit - crit) * skill.heal + crit * skill.crit_heal
            value += self.mend(body, min(mend, body.wounds), hit)
        for effect in skill.target:
            if effect.to != "monsters":
                value += hit * self.gift(effect, body)
        return value

    def mend(self, body: Body, amount: float, sure: float = 1.0) -> float:
        """What healing somebody is worth."""
        if amount <= 0 or body.wounds <= 0:
            return 0.0
        value = HEAL * amount
        if body.door:
            value += DOOR * sure
        elif body.left <= max(3, body.life // 4):
            value += NEAR * sure
        if self.circus or not self.battle["counts_rounds"]:
            # Without an end in sight nobody heals for ever.
            value *= max(0.0, 1.0 - self.battle["round"] / 25)
        return value

    def gift(self, effect: Effect, body: Body) -> float:
        """What an effect is worth on a friend."""
        op = effect.op
        if op == "heal":
            return self.mend(body, min(effect.amount, body.wounds))
        if op == "stress":
            return self.relief(body, -effect.amount)
        if op == "wounds":
            worth = 0.8 * effect.amount
            return -worth - (8.0 if body.door else 2.0 if body.left <= effect.amount else 0.0)
        if op == "light":
            return effect.amount * LIGHT_WORTH if self.light < 5 else 0.0
        if op == "buff":
            turns = min(effect.turns, self.rounds + 1)
            return BUFF_WORTH * turns * (0.5 if body.buffs > 1 else 1.0)
        if op == "remove":
            value = 0.0
            if "bleed" in effect.conditions:
                value += DOT_WORTH * body.dots + (DOOR if body.door and body.dots else 0.0)
            if "stun" in effect.conditions and body.stunned:
                value += 2.0
            if "mark" in effect.conditions:
                value += MARK_WORTH * body.marks
            return value
        if op in ("bleed", "blight"):
            worth = DOT_WORTH * effect.amount * body.turns_of(effect)
            return -worth * (1.5 if body.left <= 4 else 0.7)
        return boon(effect)

    def relief(self, body: Body, amount: int) -> float:
        """What Stress recovered (or, below 0, suffered) is worth."""
        if amount > 0:
            amount = min(amount, body.stress)
        worth = STRESS_WORTH + (FRAYED if body.stress >= STRAINED else 0.0)
        if amount < 0 and body.stress - amount >= 10:
            worth += 4.0
        return amount * worth

    def own(self, skill: Skill) -> float:
        """What a Skill does for its user besides."""
        me = self.me
        assert me is not None
        return sum(self.gift(e, me) for e in skill.own if not e.areas and e.op != "transform")

    # ------------------------------------------------------------------ all Skills of a hero

    def aims(self, body: Body) -> Aims:
        """What each Skill of a hero could be turned to, wherever he stood."""
        if body is self.me and self._aims is not None:
            return self._aims
        hero = self.hero(body.number)
        spent = set(hero["spent"])
        enemies = self.foes if not body.foe else self.friends
        guards = {foe.area for foe in enemies if foe.guard}
        mine = [friend for friend in self.friends if friend.foe == body.foe]
        found: Aims = []
        for index in hero["skills"]:
            skill = self.lore.skills[index]
            if skill.family in spent:
                continue
            places: list[tuple[int, float, float]] = []
            if skill.kind == "area":
                rest = self.own(skill) if body is self.me else 0.0
                by_area: dict[int, list[tuple[float, float]]] = {}
                if skill.foes:
                    for foe in enemies:
                        if guards and foe.area not in guards and not skill.pierce_guard:
                            continue
                        hit, crit, damage, best = self.strike(skill, foe, body.buffs)
                        value = self.blow(skill, foe, hit, crit, damage, best)
                        by_area.setdefault(foe.area, []).append((value, hit))
                    count = skill.foes
                else:
                    for friend in mine:
                        if friend is body and skill.lo > 0:
                            continue
                        hit, crit, _, _ = self.strike(skill, friend, body.buffs)
                        value = self.aid(skill, friend, hit, crit)
                        by_area.setdefault(friend.area, []).append((value, hit))
                    count = skill.friends
                for area, values in by_area.items():
                    values.sort(reverse=True)
                    total = sum(value for value, _ in values[:count])
                    places.append((area, total + rest, values[0][1]))
            found.append((skill, places))
        if body is self.me:
            self._aims = found
        return found

    def usable(self, skill: Skill, stance: int, form: str) -> bool:
        return skill.stances[stance] and (skill.form is None or skill.form == form)

    def follow(self, area: int, stance: int, form: str, without: str = "") -> float:
        """The best Skill from there, at once."""
        me = self.me
        assert me is not None
        best = 0.0
        for skill, places in self.aims(me):
            if skill.family == without or not self.usable(skill, stance, form):
                continue
            if skill.kind != "area":
                best = max(best, self.quiet(skill))
                continue
            for goal, value, _ in places:
                if value > best and self.room.reaches(skill, area, goal):
                    best = value
        return best

    def quiet(self, skill: Skill) -> float:
        """A Skill for oneself or for all others."""
        me = self.me
        assert me is not None
        hit, crit, _, _ = self.strike(skill, me, me.buffs)
        value = self.own(skill)
        if skill.kind == "self":
            return value + (self.aid(skill, me, hit, crit) if skill.heal is not None else 0.0)
        others = [friend for friend in self.friends if friend is not me]
        return value + sum(self.aid(skill, friend, 1.0, 0.0) for friend in others)

    def promise(self, body: Body, area: int, stance: int, form: str) -> float:
        """What a hero could do next time from there: the best Skill, less for every move it needs."""
        key = (body.number << 6 | area, stance, form)
        found = self._promises.get(key)
        if found is not None:
            return found
        best = 0.0
        row = self.room.distance[area]
        speed = max(1, body.speed)
        for skill, places in self.aims(body):
            if not self.usable(skill, stance, form):
                continue
            for goal, value, _ in places:
                if value <= best:
                    continue
                far = row[goal]
                gap = skill.lo - far if far < skill.lo else far - skill.hi
                if gap > 0 and not self.room.reaches(skill, area, goal):
                    best = max(best, value * STEP ** -(-gap // speed))
                else:
                    best = value
        self._promises[key] = best
        return best

    def mood(self, area: int) -> float:
        """What it means to end a turn in an Area."""
        found = self._moods.get(area)
        if found is not None:
            return found
        me = self.me
        value = 0.0 if self.circus else self.room.mood[area]
        pews = self.battle["pews"].count(area)
        if pews:
            value -= 5.0 * pews * (2.0 if me is not None and me.left <= 10 else 1.0)
        if self.crowds:
            value -= CROWD * sum(1 for one in self.friends if one.area == area and one is not me)
        for monster in self.battle["monsters"]:
            still = self.lore.monsters[monster["kind"]]
            if still.speed == 0 and still.still <= 1:
                far = self.room.distance[monster["area"]][area]
                if far <= still.still:
                    value -= still.threat[0]
        self._moods[area] = value
        return value

    # ------------------------------------------------------------------ a turn

    def best_act(self, options: Iterable[Doc], odds: Mapping[str, list[Doc]]) -> tuple[str, float]:
        """The option of a hero's turn that promises most."""
        me = self.me
        assert me is not None
        hero = self.hero(me.number)
        form = hero["form"]
        actions = int(hero["actions"])
        runner = self.runner()
        goals = runner[1] if runner is not None and runner[0] == me.number else []

        def stay(area: int, stance: int) -> float:
            value = LATER * self.promise(me, area, stance, form) + self.mood(area)
            if goals:
                far = min(self.room.distance[area][goal] for goal in goals)
                value += RUN * STEP ** -(-far // max(1, me.speed))
            return value

        best, most = "", float("-inf")
        for option in options:
            id, kind = option["id"], option["kind"]
            targets = dict(option["targets"])
            value = 0.0
            if kind == "end":
                value = stay(me.area, me.stance)
            elif kind == "use":
                skill = self.lore.skills[int(option["text"]["args"]["skill"]["id"])]
                value, sure = self.use_value(skill, odds.get(id, []))
                area, stance = self.after(skill, int(targets["area"]))
                after = form
                if any(effect.op == "transform" for effect in skill.own):
                    after = "beast" if form == "human" else "human"
                    value += min(2, self.rounds) * (
                        self.promise(me, area, stance, after) - self.promise(me, area, stance, form)
                    )
                if actions > 1:
                    spent = self.follow(area, stance, after, skill.family)
                    again = self.follow(me.area, me.stance, form) if sure < 1.0 else spent
                    value += NEXT * (sure * spent + (1 - sure) * again)
                value += stay(area, stance)
            elif kind == "move":
                area = int(targets["area"])
                if self.battle["used"][area] >= self.room.capacity[area]:
                    value = -2.0  # only on the way to somewhere else
                if actions > 1:
                    value += NEXT * self.follow(area, me.stance, form)
                value += stay(area, me.stance)
            elif kind in ("stance-back", "stance-forward"):
                value = self.stance_value(kind, actions, form, stay) - DITHER
            elif kind == "task":
                value = TASK
            elif kind == "loot":
                value = stay(me.area, me.stance) + self.loot_value()
                if actions > 1:
                    value += NEXT * self.follow(me.area, me.stance, form)
            elif kind == "interact":
                rule = option["text"]["args"]["rule"]["id"]
                effects = self.room.rules.get(rule, [])
                value = stay(me.area, me.stance) + sum(self.thing(e) for e in effects)
            else:
                continue  # provisions and Trinkets are free and judged apart
            if value > most:
                best, most = id, value
        return best, most

    def use_value(self, skill: Skill, blows: list[Doc]) -> tuple[float, float]:
        """What an open Skill promises by exact odds, and how surely it is spent by it."""
        me = self.me
        assert me is not None
        if not blows or skill.kind != "area":
            return self.quiet(skill), 1.0
        foes: list[float] = []
        friends: list[float] = []
        sure = 0.0
        for blow in blows:
            body = self.bodies[blow["figure"]]
            value = self.judge(skill, body, blow)
            (foes if body.foe else friends).append(value)
            sure = max(sure, float(blow["hit"]))
        foes.sort(reverse=True)
        friends.sort(reverse=True)
        value = sum(foes[: skill.foes]) + sum(friends[: skill.friends]) + self.own(skill)
        return value, sure

    def judge(self, skill: Skill, body: Body, blow: Doc) -> float:
        """One target by the exact odds of the view."""
        hit, crit = float(blow["hit"]), float(blow["crit"])
        if body.foe:
            damage, best = int(blow.get("damage", 0)), int(blow.get("crit_damage", 0))
            return self.blow(skill, body, hit, crit, damage, best)
        return self.aid(skill, body, hit, crit)

    def after(self, skill: Skill, goal: int) -> tuple[int, int]:
        """Where the user of a Skill stands then, as far as one can tell."""
        me = self.me
        assert me is not None
        area, stance = me.area, me.stance
        if skill.shift:
            stance = max(0, min(len(STANCES) - 1, stance + skill.shift))
            if skill.chase and -skill.shift >= self.room.distance[area][goal]:
                area = goal
        return area, stance

    def stance_value(self, kind: str, actions: int, form: str, stay: Any) -> float:
        """A change of Stance: what it opens, and what it does to whoever gives way."""
        me = self.me
        assert me is not None
        way = 1 if kind == "stance-back" else -1
        stance = me.stance + way
        value = float(stay(me.area, stance))
        # A Stance further on may be worth the way, where the next one opens nothing.
        for steps, other in enumerate(range(stance + way, len(STANCES) if way > 0 else -1, way), 1):
            there = LATER * self.promise(me, me.area, other, form) * STEP**steps
            value = max(value, there + self.mood(me.area))
        if actions > 1:
            value += NEXT * self.follow(me.area, stance, form)
        for friend in self.friends:
            if friend.stance == stance and friend is not me:
                shape = self.hero(friend.number)["form"]
                value += LATER * (
                    self.promise(friend, friend.area, me.stance, shape)
                    - self.promise(friend, friend.area, stance, shape)
                )
        return value

    def loot_value(self) -> float:
        """A Loot Chest: goods, where there is something after this battle."""
        if self.table["mode"] in ("battle", "boss"):
            return 0.3
        return LOOT * (1.5 if len(self.foes) == 1 else 1.0)

    def thing(self, effect: Effect) -> float:
        """What something to be done in the Room is worth."""
        me = self.me
        assert me is not None
        if effect.op == "trinket":
            return 4.0 if self.table["mode"] in ("quest", "campaign") else 0.0
        if effect.op == "provision":
            return LOOT * effect.amount if self.table["mode"] in ("quest", "campaign") else 0.2
        return self.gift(effect, me)

    # ------------------------------------------------------------------ where figures go

    def spot(self, number: int, area: int) -> float:
        """How good an Area is for somebody, as the heroes see it."""
        body = self.bodies.get(number)
        if body is None:
            return 0.0
        if body.foe:
            within = 0.0
            for friend in self.friends:
                for skill, _ in self.aims(friend):
                    if skill.foes and self.usable(
                        skill, friend.stance, self.hero(friend.number)["form"]
                    ):
                        within += 1.0 if self.room.reaches(skill, friend.area, area) else 0.0
            return within - 1.0 * self.room.mood[area]
        form = self.hero(number)["form"]
        crowd = CROWD * sum(1 for one in self.friends if one.area == area and one is not body)
        value = LATER * self.promise(body, area, body.stance, form) - crowd
        return value + (0.0 if self.circus else self.room.mood[area])
