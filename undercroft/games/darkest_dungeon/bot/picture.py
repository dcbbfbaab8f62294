"""A picture of the battle out of a view: who is there, and what an end of each enemy is worth."""

from __future__ import annotations

from typing import Final

from .lore import STANCES, Effect, Lore, Skill
from .reading import View

ROUNDS: Final = 4  # an ordinary battle
MONSTER, TEAM = 8, 4
# An enemy is worth what it can still do.
KILL: Final = 3.0
THREAT: Final = 1.2
LEAD: Final = 1.5  # a Wound of a Boss, whose end is the end of the battle
LONG_LEAD: Final = 0.5  # the same in the final encounter: too long to leave helpers alive
DOOMED: Final = 0.2  # what is left of the worth of one that will bleed to death before it acts
NURSED: Final = 12  # Wounds a level of a last monster that can be killed when the healing is done


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

    def __init__(self, doc: View, number: int, life: int) -> None:
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
        self.foe = self.boss = False
        self.threat = self.worth = 0.0
        self.types: frozenset[str] = frozenset()
        self.resist: frozenset[str] = frozenset()
        self.immune: frozenset[str] = frozenset()
        stacks = doc["stacks"]
        ticking = [one for one in stacks if one["condition"] in ("bleed", "blight")]
        self.dots: int = sum([one["amount"] * one["tokens"] for one in ticking])
        self.tick: int = sum([one["amount"] for one in ticking])
        lying: list[str] = [one["condition"] for one in stacks]
        self.blights = lying.count("blight")
        self.marks = lying.count("mark")
        self.debuffs = lying.count("debuff")
        self.buffs = lying.count("buff")
        self.stunned = "stun" in lying
        self.guard = "guard" in lying
        self.protected = "protection" in lying

    def turns_of(self, effect: Effect) -> int:
        """How long a Condition would last on it."""
        if effect.op in self.immune:
            return 0
        return max(0, effect.turns - (effect.op in self.resist))


class Picture:
    """The battle as one hero sees it."""

    def __init__(self, lore: Lore, table: View, me: int) -> None:
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
        self._add_heroes(placed, side)
        self._add_monsters()
        self.crowds = self.circus or any(
            lore.monsters[monster["kind"]].crowds for monster in battle["monsters"]
        )
        self.me = self.bodies.get(me)
        for body in self.foes:
            self._price(body)
        self.holding = self._holding()
        self.nursing = self._nursing()

    def _add_heroes(self, placed: set[int], side: int) -> None:
        for hero in self.table["heroes"]:
            number = hero["hero"]
            if hero["area"] is None or number not in placed or not hero["alive"]:
                continue
            body = Body(hero, number, int(hero["life"]))
            body.resist, body.immune = frozenset(hero["resist"]), frozenset(hero["immune"])
            body.foe = number // TEAM != side
            self.bodies[number] = body
            (self.foes if body.foe else self.friends).append(body)

    def _add_monsters(self) -> None:
        for monster in self.battle["monsters"]:
            kind = self.lore.monsters[monster["kind"]]
            body = Body(monster, monster["figure"], int(monster["life"]))
            body.types, body.resist, body.immune = kind.types, kind.resist, kind.immune
            body.guard = body.guard or kind.guard
            body.protected = body.protected or kind.protection
            body.boss = bool(monster["boss"])
            body.foe = True
            body.threat = kind.threat[body.stance] * kind.actions
            self.bodies[body.number] = body
            self.foes.append(body)

    def _price(self, body: Body) -> None:
        """What an end of this enemy is worth."""
        if body.hero:
            skills = [self.lore.skills[id] for id in self.hero(body.number)["skills"]]
            best = sorted((skill.harm() for skill in skills), reverse=True)[:2]
            body.threat = 0.7 * sum(best, 0.0) + 2.0
        coming = (1.0 if body.turns else 0.3) + min(1.2, 0.6 * self.rounds)
        if body.stunned:
            coming = max(0.3, coming - 0.8)
        body.worth = KILL + THREAT * body.threat * coming
        if body.boss:
            final = self.battle["boss"] in self.lore.final
            body.worth += (LONG_LEAD if final else LEAD) * body.left
        elif not body.hero and body.tick >= body.left:
            body.worth *= DOOMED

    def hero(self, number: int) -> View:
        found: View = self.table["heroes"][number]
        return found

    def equipped(self, number: int, family: str) -> Skill:
        """The card of this Skill that a hero has before him."""
        cards: list[Skill] = [self.lore.skills[id] for id in self.hero(number)["skills"]]
        return next(card for card in cards if card.family == family)

    # ------------------------------------------------------------------ a task in the Room

    def task(self) -> View | None:
        """What the Quest still wants done in this Room."""
        dungeon = self.table["dungeon"]
        here = self.battle["token"]
        if dungeon is None or self.battle["task_done"] or here != "objective":
            return None
        found: View | None = self.lore.quests[dungeon["quest"]]["task"]
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
        if any(one.op == "stress" and one.amount > 0 for one in self.room.dread):
            return False  # time is dear here
        # Two actions a turn, but a Skill that has worked is spent for that turn.
        healed = 0.0
        for friend in self.friends:
            for id in self.hero(friend.number)["skills"]:
                skill = self.lore.skills[id]
                healed += (skill.heal or 0) * (1 + 0.5 * max(0, skill.friends - 1))
                if skill.friends:
                    healed -= sum(e.amount for e in skill.target if e.op == "stress")
        hurt = sum([friend.wounds + 0.5 * friend.stress for friend in self.friends], 0.0)
        return hurt > healed > 0 and healed > foe.threat

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
