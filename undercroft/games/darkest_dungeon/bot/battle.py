"""How the bot fights: what each deed in a turn promises, and what may come after it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from .blows import Blows
from .lore import STANCES, Effect, Lore, Skill
from .picture import Body
from .reading import Option, View

# What comes after.
NEXT: Final = 0.9  # the second action
LATER: Final = 0.3  # where the turn ends
STEP: Final = 0.55  # each further move before a Skill can be used
CROWD: Final = 0.35  # a friend in the same Area, where enemies strike whole Areas
DITHER: Final = 0.4  # a change of Stance must gain this much
LOOT: Final = 2.2
TASK: Final = 30.0
RUN: Final = 8.0  # being on the way to a task

#: For each Skill: the Areas it could be turned to, with what that promises and how surely.
Aims = list[tuple[Skill, list[tuple[int, float, float]]]]


class Scene(Blows):
    """What a hero may do in the picture."""

    def __init__(self, lore: Lore, table: View, me: int) -> None:
        super().__init__(lore, table, me)
        self._promises: dict[tuple[int, int, int, str], float] = {}
        self._moods: dict[int, float] = {}
        self._aims: Aims | None = None

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
        for id in hero["skills"]:
            skill = self.lore.skills[id]
            if skill.family in spent:
                continue
            found.append((skill, self.aimed(skill, body, enemies, mine, guards)))
        if body is self.me:
            self._aims = found
        return found

    def aimed(
        self, skill: Skill, body: Body, enemies: list[Body], mine: list[Body], guards: set[int]
    ) -> list[tuple[int, float, float]]:
        """The Areas a Skill could be turned to, with what that promises and how surely."""
        places: list[tuple[int, float, float]] = []
        if skill.kind != "area":
            return places
        rest = self.own(skill) if body is self.me else 0.0
        by_area: dict[int, list[tuple[float, float]]] = {}
        if skill.foes:
            for foe in enemies:
                if guards and foe.area not in guards and not skill.pierce_guard:
                    continue
                hit, crit, damage, best = self.strike(skill, foe, body.buffs)
                value = self.blow(skill, foe, hit, crit, damage, best)
                by_area.setdefault(foe.area, []).append((value, hit))
        else:
            for friend in mine:
                if friend is body and skill.lo > 0:
                    continue
                hit, crit, _, _ = self.strike(skill, friend, body.buffs)
                value = self.aid(skill, friend, hit, crit)
                by_area.setdefault(friend.area, []).append((value, hit))
        count = skill.foes or skill.friends
        for area, values in by_area.items():
            values.sort(reverse=True)
            total = sum([value for value, _ in values[:count]], 0.0)
            places.append((area, total + rest, values[0][1]))
        return places

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

    def promise(self, body: Body, area: int, stance: int, form: str) -> float:
        """What a hero could do next time from there: the best Skill, less for every move it needs."""
        key = (body.number, area, stance, form)
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

    def best_act(self, options: Iterable[Option]) -> tuple[str, float]:
        """The option of a hero's turn that promises most."""
        turn = Turn(self)
        best, most = "", float("-inf")
        for option in options:
            judged = DEEDS.get(option["kind"])
            if judged is None:
                continue  # provisions and Trinkets are free and judged apart
            value = judged(turn, dict(option["targets"]), option)
            if value > most:
                best, most = str(option["id"]), value
        return best, most

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


Targets = Mapping[str, Any]
"""What an option points at, by its kind."""


class Turn:
    """A hero's turn: what each thing he may do promises, and what may come after it."""

    def __init__(self, scene: Scene) -> None:
        me = scene.me
        assert me is not None
        hero = scene.hero(me.number)
        self.scene = scene
        self.me: Body = me
        self.form: str = hero["form"]
        self.actions = int(hero["actions"])
        runner = scene.runner()
        self.goals = runner[1] if runner is not None and runner[0] == me.number else []
        """Where he is on the way to, if it is he who does the task."""

    def stay(self, area: int, stance: int) -> float:
        """What it means to end the turn there."""
        scene = self.scene
        value = LATER * scene.promise(self.me, area, stance, self.form) + scene.mood(area)
        if self.goals:
            far = min(scene.room.distance[area][goal] for goal in self.goals)
            value += RUN * STEP ** -(-far // max(1, self.me.speed))
        return value

    def then(self, area: int, stance: int) -> float:
        """What the second action may bring from there, if there is one."""
        if self.actions <= 1:
            return 0.0
        return NEXT * self.scene.follow(area, stance, self.form)

    def end(self, targets: Targets, option: Option) -> float:
        return self.stay(self.me.area, self.me.stance)

    def use(self, targets: Targets, option: Option) -> float:
        """A Skill, by the exact odds of the view."""
        scene, me, form = self.scene, self.me, self.form
        skill = scene.equipped(me.number, targets["skill"])
        value, sure = scene.use_value(skill, option["outcome"]["odds"])
        area, stance = scene.after(skill, int(targets["area"]))
        after = form
        if any(effect.op == "transform" for effect in skill.own):
            after = "beast" if form == "human" else "human"
            value += min(2, scene.rounds) * (
                scene.promise(me, area, stance, after) - scene.promise(me, area, stance, form)
            )
        if self.actions > 1:
            spent = scene.follow(area, stance, after, skill.family)
            again = scene.follow(me.area, me.stance, form) if sure < 1.0 else spent
            value += NEXT * (sure * spent + (1 - sure) * again)
        return value + self.stay(area, stance)

    def move(self, targets: Targets, option: Option) -> float:
        scene, area = self.scene, int(targets["area"])
        # A full Area is only on the way to somewhere else.
        full = scene.battle["used"][area] >= scene.room.capacity[area]
        value = -2.0 if full else 0.0
        return value + self.then(area, self.me.stance) + self.stay(area, self.me.stance)

    def back(self, targets: Targets, option: Option) -> float:
        return self.change(1) - DITHER

    def forward(self, targets: Targets, option: Option) -> float:
        return self.change(-1) - DITHER

    def change(self, way: int) -> float:
        """Another Stance: what it opens, and what it does to whoever gives way."""
        scene, me = self.scene, self.me
        stance = me.stance + way
        value = self.stay(me.area, stance)
        # A Stance further on may be worth the way, where the next one opens nothing.
        for steps, other in enumerate(range(stance + way, len(STANCES) if way > 0 else -1, way), 1):
            there = LATER * scene.promise(me, me.area, other, self.form) * STEP**steps
            value = max(value, there + scene.mood(me.area))
        value += self.then(me.area, stance)
        for friend in scene.friends:
            if friend.stance == stance and friend is not me:
                shape = scene.hero(friend.number)["form"]
                value += LATER * (
                    scene.promise(friend, friend.area, me.stance, shape)
                    - scene.promise(friend, friend.area, stance, shape)
                )
        return value

    def task(self, targets: Targets, option: Option) -> float:
        return TASK

    def loot(self, targets: Targets, option: Option) -> float:
        me = self.me
        value = self.stay(me.area, me.stance) + self.scene.loot_value()
        return value + self.then(me.area, me.stance)

    def interact(self, targets: Targets, option: Option) -> float:
        effects = self.scene.room.rules.get(targets["rule"], [])
        things = sum([self.scene.thing(effect) for effect in effects], 0.0)
        return self.stay(self.me.area, self.me.stance) + things


DEEDS: Final[dict[str, Callable[[Turn, Targets, Option], float]]] = {
    "end": Turn.end,
    "use": Turn.use,
    "move": Turn.move,
    "stance-back": Turn.back,
    "stance-forward": Turn.forward,
    "task": Turn.task,
    "loot": Turn.loot,
    "interact": Turn.interact,
}
"""By the kind of option."""
