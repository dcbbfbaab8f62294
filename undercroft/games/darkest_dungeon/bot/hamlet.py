"""How the bot equips its heroes and spends its days in the hamlet."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations, permutations
from random import Random
from typing import Any

from undercroft.kernel.budget import Budget

from .lore import STANCES, Effect, Lore, Skill, boon, effects_of

View = Mapping[str, Any]
Option = Mapping[str, Any]

# Skills.
HEALING = 1.1  # a Wound healed by a Skill, for the first one in a party that heals
REACH = 0.8  # a Range more
UNHOLY = 0.4  # how often a bonus against a type counts
SHIFTING = 1.2  # a Skill that moves its user on the tracker
SECOND = 0.85  # the second best Skill, for the second action
SPARE = 0.1  # the others
FRONT = 0.06  # Life in front
# Days.
GOLD = 0.5
TREATED = 1.2  # a Wound healed in the hamlet
CALMED = 1.4  # a Stress recovered there
HERO_LEVEL = 20.0
SKILL_LEVEL = 3.5
CURE = 3.0
BAD_QUIRK = 2.5
DIE = 1.2
FORGED = 2.0
TRINKET = 2.0
RESERVE = 8  # Gold kept for the sick
BUILDINGS = ("stagecoach", "sanitarium", "tavern", "blacksmith", "survivalist", "abbey")

WORK = 5_000  # sets of Skills looked at for one Stance of a hero; the printed heroes have 35

EASY_PARTY = ("crusader", "hellion", "highwayman", "vestal")


class Steward:
    """What is to be decided about heroes outside battles."""

    lore: Lore
    _random: Random
    _worths: dict[int, float]
    _sets: dict[tuple[object, ...], list[Skill]]

    # ------------------------------------------------------------------ what Skills are worth

    def skill_worth(self, skill: Skill) -> float:
        """A Skill card for itself."""
        found = self._worths.get(skill.index)
        if found is None:
            found = self._worths[skill.index] = self._reckon(skill)
        return found

    @staticmethod
    def _reckon(skill: Skill) -> float:
        value = skill.harm()
        for amount, vs in skill.bonus:
            value += UNHOLY * amount * (1.0 if vs == "unholy" else 0.5)
        if skill.kind == "area" and skill.foes:
            value += REACH * (skill.hi - skill.lo)
        if skill.heal is not None:
            value += HEALING * skill.heal * (1 + 0.5 * (skill.friends - 1))
        if skill.friends or skill.kind == "self":
            for effect in skill.target:
                if effect.to != "monsters":
                    value += 0.8 * boon(effect) * max(1, skill.friends)
        value += sum(boon(effect) for effect in skill.own if not effect.areas)
        if skill.shift:
            value -= SHIFTING
        if any(effect.op == "transform" for effect in skill.own):
            value += 3.0
        return value

    def stance_worth(self, skills: Iterable[Skill], stance: int) -> float:
        """What a hero with these Skills can do in a Stance: two different ones a turn."""
        found = sorted((self.skill_worth(s) for s in skills if s.stances[stance]), reverse=True)
        value = found[0] if found else 0.0
        if len(found) > 1:
            value += SECOND * found[1]
        return value + SPARE * sum(found[2:])

    def set_worth(self, skills: list[Skill]) -> float:
        return max(self.stance_worth(skills, stance) for stance in range(4))

    # ------------------------------------------------------------------ Stances and Skills

    def best_order(self, table: View) -> list[int]:
        """The party in the Stances where its Skills count most; the sturdy in front."""
        party = [table["heroes"][number] for number in table["party"]]
        return self._order(party, [[self._equipped(hero)] * 4 for hero in party])

    def _equipped(self, hero: View) -> list[Skill]:
        return [self.lore.skills[index] for index in hero["skills"]]

    def _order(self, party: list[View], sets: list[list[list[Skill]]]) -> list[int]:
        """Numbers by Stance; `sets` are each hero's Skills, by Stance."""
        worth = [
            [
                self.stance_worth(sets[n][stance], stance)
                + FRONT * (hero["life"] - hero["wounds"]) * (1.5 - stance)
                for stance in range(4)
            ]
            for n, hero in enumerate(party)
        ]
        best = max(
            permutations(range(len(party))),
            key=lambda order: sum(worth[n][stance] for stance, n in enumerate(order)),
        )
        return [int(party[n]["hero"]) for n in best]

    def _best_set(self, hero: View, stance: int, kept: Iterable[str] = ()) -> list[Skill]:
        """The Skills a hero should take to a Stance; those in `kept` stay."""
        key = (hero["kind"], hero["skill_slots"], tuple(hero["ranks"].values()), stance, *kept)
        found = self._sets.get(key)
        if found is not None:
            return found
        kind = self.lore.heroes[hero["kind"]]
        skills = {
            entry["id"]: self.lore.skills[entry["levels"][hero["ranks"][entry["id"]] - 1]]
            for entry in kind["families"]
        }
        fixed = [id for id in kept if id in skills]
        others = [id for id in skills if id not in fixed]
        room = max(0, int(hero["skill_slots"]) - len(fixed))
        choices = Budget(WORK).first(combinations(others, room))
        sets = [[skills[id] for id in (*fixed, *more)] for more in choices]
        best = max(sets, key=lambda one: self.stance_worth(one, stance))
        self._sets[key] = best
        return best

    def _plan(self, table: View) -> dict[int, set[str]]:
        """Which Skills everybody should have, were he free to choose."""
        party = [
            table["heroes"][number] for number in table["party"] if table["heroes"][number]["alive"]
        ]
        sets = [[self._best_set(hero, stance) for stance in range(4)] for hero in party]
        order = self._order(party, sets)
        return {
            int(hero["hero"]): {skill.family for skill in sets[n][order.index(int(hero["hero"]))]}
            for n, hero in enumerate(party)
        }

    def _pick_arrange(self, view: View, decision: View) -> str:
        table = view["table"]
        order = self.best_order(table)
        ids = [option["id"] for option in decision["options"]]
        if "stay" in ids and order == list(table["party"]):
            return "stay"
        place = STANCES.index(decision["prompt"]["args"]["stance"])
        wanted = f"hero-{order[place]}"
        return wanted if wanted in ids else str(ids[0])

    def _rate_outfit(self, view: View, decision: View, option: Option) -> float:
        """A Skill of the plan, or whatever goes best with those he has."""
        table = view["table"]
        who = int(decision["prompt"]["args"]["who"]["id"])
        hero = table["heroes"][who]
        have = {self.lore.skills[index].family for index in hero["skills"]}
        if table["mode"] == "campaign" or not have:
            return 1.0 if option["id"] in self._plan(table).get(who, set()) else 0.0
        stance = STANCES.index(hero["stance"]) if hero["stance"] else 0
        best = {skill.family for skill in self._best_set(hero, stance, sorted(have))}
        return 1.0 if option["id"] in best else 0.0

    def _swap(self, table: View, options: Iterable[str]) -> str | None:
        """Somebody who should have other Skills."""
        plan = self._plan(table)
        for number, wanted in plan.items():
            have = {skill.family for skill in self._equipped(table["heroes"][number])}
            if f"swap-{number}" in options and have - wanted:
                return f"swap-{number}"
        return None

    def _rate_unequip(self, view: View, decision: View, option: Option) -> float:
        plan = self._plan(view["table"])
        who = int(decision["prompt"]["args"]["who"]["id"])
        return 0.0 if option["id"] in plan.get(who, set()) else 1.0

    # ------------------------------------------------------------------ newcomers and lessons

    def _rate_pick_hero(self, view: View, decision: View, option: Option) -> float:
        """A party that is easy to lead, as long as nobody has taken its heroes."""
        known = option["id"] in EASY_PARTY
        return 100.0 if known else self._rate_replace(view, decision, option)

    def _rate_replace(self, view: View, decision: View, option: Option) -> float:
        card = self.lore.heroes[option["id"]]
        skills = [self.lore.skills[entry["levels"][0]] for entry in card["families"]]
        best = max(self.stance_worth(skills, stance) for stance in range(4))
        return best + 0.15 * float(card["levels"][1]["life"])

    def _rate_train(self, view: View, decision: View, option: Option) -> float:
        hero = view["table"]["heroes"][int(decision["prompt"]["args"]["who"]["id"])]
        return self._lesson_worth(view["table"], hero, option["id"])

    def _lesson_worth(self, table: View, hero: View, id: str) -> float:
        """A level for the hero, or for a Skill he uses."""
        if id == "done":
            return 0.1
        if id == "hero":
            return HERO_LEVEL
        if hero["xp"] == 2 and hero["level"] < 3 and hero["level"] <= table["act"]:
            return 0.0  # kept for the hero's own level
        family = self.lore.heroes[hero["kind"]]["families"][int(id.split("-")[1])]
        now = self.lore.skills[family["levels"][hero["ranks"][family["id"]] - 1]]
        then = self.lore.skills[family["levels"][min(2, hero["ranks"][family["id"]])]]
        gain = self.skill_worth(then) - self.skill_worth(now)
        used = now.index in hero["skills"]
        return max(0.15, gain) * (SKILL_LEVEL if used else 0.4)

    def _rate_lesson(self, view: View, decision: View, option: Option) -> float:
        return self._rate_skill(view, decision, option)

    def _rate_forge(self, view: View, decision: View, option: Option) -> float:
        return self._rate_skill(view, decision, option)

    def _rate_skill(self, view: View, decision: View, option: Option) -> float:
        """A better card for one Skill: what it adds, if the Skill is used at all."""
        if option["id"] == "done":
            return 0.0
        hero = view["table"]["heroes"][int(decision["prompt"]["args"]["who"]["id"])]
        then = self.lore.skills[int(option["text"]["args"]["skill"]["id"])]
        family = self.lore.heroes[hero["kind"]]["families"][int(option["id"].split("-")[1])]
        now = self.lore.skills[family["levels"][hero["ranks"][family["id"]] - 1]]
        gain = self.skill_worth(then) - self.skill_worth(now)
        return max(0.1, gain) * (1.0 if now.index in hero["skills"] else 0.1)

    # ------------------------------------------------------------------ days

    def _pick_visit(self, view: View, decision: View) -> str:
        table = view["table"]
        hero = table["heroes"][int(decision["prompt"]["args"]["who"]["id"])]
        ids = [option["id"] for option in decision["options"]]
        build = self._builds(table, ids)
        if build:
            return build
        best, most = "pass", 0.05
        for id in ids:
            value = 0.0
            if id.startswith("visit-"):
                building = id.removeprefix("visit-")
                value = self._visit_worth(table, hero, building)
                rival = max(
                    (
                        self._visit_worth(table, other, building)
                        for other in self._waiting(table, hero)
                    ),
                    default=0.0,
                )
                value -= 0.6 * max(0.0, rival - value)
            elif id.startswith("hamlet-skill-"):
                value = self._hamlet_skill_worth(table, hero, int(id.rsplit("-", 1)[1]))
            if value > most:
                best, most = id, value
        return best

    @staticmethod
    def _waiting(table: View, hero: View) -> list[View]:
        """Those who will still choose today."""
        guests = table["hamlet"]["guests"]
        return [
            table["heroes"][number]
            for number in table["party"]
            if number != hero["hero"] and number < len(guests) and guests[number] is None
        ]

    def _visit_worth(self, table: View, hero: View, building: str) -> float:
        """The best a building has for this hero."""
        card = self.lore.buildings[building]
        level = int(table["hamlet"]["buildings"][building])
        gold = int(table["gold"])
        if building == "guild":
            return self._guild_worth(table, hero)
        if building == "blacksmith":
            low = any(rank < 2 for rank in hero["ranks"].values())
            return FORGED - GOLD if gold > 2 and low and table["hamlet"]["days"] == 1 else 0.0
        if building == "nomad_wagon":
            free = hero["trinket_slots"] - len(hero["trinkets"])
            return TRINKET - GOLD if free > 0 and gold >= RESERVE + 4 else 0.0
        best = 0.0
        for service in card["levels"][level - 1]:
            if service["gold"] <= gold:
                best = max(
                    best,
                    self._service_worth(table, hero, effects_of(service["text"]))
                    - GOLD * service["gold"],
                )
        return best

    def _guild_worth(self, table: View, hero: View) -> float:
        xp, gold = int(hero["xp"]), int(table["gold"])
        if hero["level"] < 3 and xp >= 4 and gold >= 2:
            return HERO_LEVEL + (2.0 if xp >= 6 else 0.0)
        if xp >= 2 and gold >= 1:
            if xp == 2 and hero["level"] < 3 and hero["level"] <= table["act"]:
                return 0.0
            return SKILL_LEVEL * min(2, xp // 2)
        return 0.0

    def _service_worth(self, table: View, hero: View, effects: list[Effect]) -> float:
        """What a service does for a hero."""
        value = 0.0
        level = int(hero["level"])
        for effect in effects:
            op, amount = effect.op, effect.amount
            if effect.per == "hero_level":
                amount *= level
            if op == "heal":
                healed = min(amount, hero["wounds"])
                value += TREATED * healed + (1.0 if hero["wounds"] > hero["life"] / 2 else 0.0)
            elif op == "stress":
                calmed = min(-amount, hero["stress"]) if amount < 0 else -amount
                value += CALMED * calmed + (1.5 if hero["stress"] >= 6 and amount < 0 else 0.0)
            elif op == "cure":
                value += CURE if hero["disease"] else 0.0
            elif op == "unlearn":
                bad = sum(1 for quirk in hero["quirks"] if quirk in self.lore.negative)
                value += BAD_QUIRK * min(amount, bad) + (2.0 if bad >= 3 else 0.0)
            elif op == "quirk":
                value += 1.8 if len(hero["quirks"]) < 3 else 0.3
            elif op == "order-dice":
                value += DIE * amount
            elif op == "virtue":
                value -= 3.0  # a Virtue that cannot be tested again: the next 10 Stress kill
            elif op == "loot":
                value += 2.0
            elif op in ("buff", "protection"):
                value += 1.0
            elif op == "foresee":
                value += 0.8
            elif op == "debuff":
                value -= 1.0
        return value

    def _rate_service(self, view: View, decision: View, option: Option) -> float:
        if option["id"] == "done":
            return 0.0
        table = view["table"]
        hero = table["heroes"][int(decision["prompt"]["args"]["who"]["id"])]
        args = option["text"]["args"]
        worth = self._service_worth(table, hero, effects_of(args["what"]))
        return worth - GOLD * float(args["gold"])

    def _hamlet_skill_worth(self, table: View, hero: View, place: int) -> float:
        """A Hamlet Skill for himself, for all, or for whoever needs it most."""
        lines = self.lore.heroes[hero["kind"]]["hamlet"][place]["effects"]
        value = 0.0
        party = [table["heroes"][number] for number in table["party"]]
        for line in lines:
            if line["id"] == "dd-hamlet-ends-day":
                value -= 2.0 * len(self._waiting(table, hero))
            effects = effects_of(line)
            for effect in effects:
                if effect.who == "all_heroes":
                    value += sum(self._service_worth(table, one, [effect]) for one in party)
                elif line["id"] == "dd-hamlet-chosen":
                    value += max(self._service_worth(table, one, [effect]) for one in party)
                else:
                    value += self._service_worth(table, hero, [effect])
        return value - 0.3

    def _rate_skill_target(self, view: View, decision: View, option: Option) -> float:
        hero = view["table"]["heroes"][int(option["id"].split("-")[1])]
        return float(hero["wounds"] / hero["life"] + 0.1 * hero["stress"])

    def _rate_choose_hero(self, view: View, decision: View, option: Option) -> float:
        hero = view["table"]["heroes"][int(option["id"].split("-")[1])]
        return float(5.0 * bool(hero["disease"]) + hero["wounds"] / hero["life"])

    def _rate_feast(self, view: View, decision: View, option: Option) -> float:
        who = decision["prompt"].get("args", {}).get("who")
        if who is None:
            return 0.0
        hero = view["table"]["heroes"][int(who["id"])]
        hurt = float(hero["wounds"]) / hero["life"]
        return hurt if option["id"] == "life" else 0.1 * float(hero["stress"])

    # ------------------------------------------------------------------ gold

    def _builds(self, table: View, ids: list[str]) -> str | None:
        """Another Waiting Hero when few are left, then what heals."""
        gold = int(table["gold"])
        wanted = list(BUILDINGS)
        if int(table["waiting"]) > 1:
            wanted.remove("stagecoach")
            wanted.append("stagecoach")
        for building in wanted:
            id = f"upgrade-{building}"
            price = int(self.lore.buildings[building]["upgrade"])
            keep = 2 if building == "stagecoach" and table["waiting"] == 0 else RESERVE
            refused = building in table["hamlet"]["refused"]
            if id in ids and gold >= price + keep and not refused:
                return id
        return None

    def _pick_propose(self, view: View, decision: View) -> str:
        """Another's wish to build: yes, if the sick can still be paid for."""
        args = decision["prompt"]["args"]
        left = int(view["table"]["gold"]) - int(args["gold"])
        urgent = args["building"]["id"] == "stagecoach" and view["table"]["waiting"] == 0
        return "yes" if urgent or not args["gold"] or left >= RESERVE // 2 else "no"

    def _pick_prepare(self, view: View, decision: View) -> str:
        table = view["table"]
        ids = [option["id"] for option in decision["options"]]
        return self._swap(table, ids) or self._builds(table, ids) or "depart"

    def _rate_free_build(self, view: View, decision: View, option: Option) -> float:
        id = option["id"]
        if id in view["table"]["hamlet"]["refused"]:
            return -1.0
        if id == "stagecoach" and view["table"]["waiting"] <= 1:
            return 20.0
        return 10.0 - BUILDINGS.index(id) if id in BUILDINGS else 0.0

    def _rate_trade(self, view: View, decision: View, option: Option) -> float:
        """A Trinket for an empty place, if there is Gold to spare."""
        id, table = option["id"], view["table"]
        if id == "done":
            return 0.0
        hero = table["heroes"][int(decision["prompt"]["args"]["who"]["id"])]
        card = str(option["text"]["args"]["trinket"]["id"])
        worth = self.trinket_worth(card, hero["stance"])
        price = GOLD * int(option["text"]["args"]["gold"])
        if id.startswith("buy-"):
            return worth - price if table["gold"] >= RESERVE + 4 else -1.0
        return price - 1.5 * worth

    def trinket_worth(self, card: str, stance: str | None = None) -> float:
        """What a Trinket is worth to a hero who stands there."""
        raise NotImplementedError

    # ------------------------------------------------------------------ Quirks and Quests

    def _rate_lose_quirk(self, view: View, decision: View, option: Option) -> float:
        """Bad ones go, good ones stay."""
        if option["id"] == "keep":
            return 0.5
        quirk = option["text"]["args"]["quirk"]["id"]
        return 1.0 if quirk in self.lore.negative else 0.0

    def _rate_swap_quirk(self, view: View, decision: View, option: Option) -> float:
        return 1.0 if option["id"] == "let-go" else 0.0

    def _rate_choose_quest(self, view: View, decision: View, option: Option) -> float:
        """Easy Experience: much rest, no battles that must be won in a certain way."""
        quest = self.lore.quests[option["id"]]
        tokens = quest["tokens"]
        value = 0.25 * float(quest["rest"])
        value += {"rooms": 3.0, "camp": 2.0, "lit": 2.0, "curio": 1.5}.get(quest["counts"], 1.0)
        value -= 0.5 * float(tokens.get("trap", 0)) + 0.3 * float(tokens.get("dark", 0))
        value += float(tokens.get("treasure", 0))
        if quest["task"]:
            value -= 2.0
        if quest["spawn"]:
            value -= 1.0
        return value
