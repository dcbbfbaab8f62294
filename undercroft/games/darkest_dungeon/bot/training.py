"""How the bot equips and trains its heroes: what Skills are worth, in which Stance."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations, permutations
from random import Random
from typing import Final

from undercroft.kernel.budget import Budget

from .lore import STANCES, Lore, Skill, boon
from .reading import Option, View, asked_hero, id_of, of_kind, subject_of, target

# Skills.
HEALING: Final = 1.1  # a Wound healed by a Skill, for the first one in a party that heals
REACH: Final = 0.8  # a Range more
UNHOLY: Final = 0.4  # how often a bonus against a type counts
SHIFTING: Final = 1.2  # a Skill that moves its user on the tracker
SECOND: Final = 0.85  # the second best Skill, for the second action
SPARE: Final = 0.1  # the others
FRONT: Final = 0.06  # Life in front
CARE: Final = (
    0.5  # a Wound healed or a Stress relieved, beside blows: while the last enemy is kept waiting
)
# Lessons, in Wounds that a turn does more.
HERO_LEVEL: Final = 6.0  # more Life, a place for a Skill and one for a Trinket
BEHIND: Final = 0.5  # more for each level by which the monsters are ahead of him
IN_USE: Final = (
    1.0,
    1.0,
    0.6,
    0.3,
    0.3,
)  # of the Skills he has with him, the best first: two are used a turn
IDLE: Final = 0.05  # of those at home
LEAST: Final = 0.2  # what a better card is worth that says the same
TOP: Final = 3  # levels
PRICES: Final = {"level": (4, 2), "skill": (2, 1)}  # Experience and Gold (DD-34.26, DD-34.27)
LESSONS: Final = 2  # a visit (DD-34.25)

WORK: Final = 5_000  # sets of Skills looked at for one Stance of a hero; the printed heroes have 35

EASY_PARTY: Final = ("crusader", "hellion", "highwayman", "vestal")


class Trainer:
    """What is to be decided about Skills, and who is to use them."""

    lore: Lore
    _random: Random
    _worths: dict[str, float]
    _sets: dict[tuple[object, ...], list[Skill]]

    # ------------------------------------------------------------------ what Skills are worth

    def skill_worth(self, skill: Skill) -> float:
        """A Skill card for itself."""
        found = self._worths.get(skill.id)
        if found is None:
            found = self._worths[skill.id] = self._reckon(skill)
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
        value += sum([boon(effect) for effect in skill.own if not effect.areas], 0.0)
        if skill.shift:
            value -= SHIFTING
        if any(effect.op == "transform" for effect in skill.own):
            value += 3.0
        return value

    def stance_worth(self, skills: Iterable[Skill], stance: int) -> float:
        """What a hero with these Skills can do in a Stance: two different ones a turn."""
        open_to = [skill for skill in skills if skill.stances[stance]]
        found = sorted((self.skill_worth(skill) for skill in open_to), reverse=True)
        value = found[0] if found else 0.0
        if len(found) > 1:
            value += SECOND * found[1]
        healing = sorted((skill.care() for skill in open_to), reverse=True)
        return value + SPARE * sum(found[2:], 0.0) + CARE * sum(healing[:2], 0.0)

    def set_worth(self, skills: list[Skill]) -> float:
        return max(self.stance_worth(skills, stance) for stance in range(4))

    # ------------------------------------------------------------------ Stances and Skills

    def best_order(self, table: View) -> list[int]:
        """The party in the Stances where its Skills count most; the sturdy in front."""
        party = [table["heroes"][number] for number in table["party"]]
        return self._order(party, [[self._equipped(hero)] * 4 for hero in party])

    def _equipped(self, hero: View) -> list[Skill]:
        return [self.lore.skills[id] for id in hero["skills"]]

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
            key=lambda order: sum([worth[n][stance] for stance, n in enumerate(order)], 0.0),
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
        stay = id_of(decision["options"], "stay")
        if stay is not None and order == list(table["party"]):
            return stay
        place = STANCES.index(decision["subject"][1])
        for option in of_kind(decision["options"], "hero"):
            if target(option, "hero") == order[place]:
                return str(option["id"])
        return str(decision["options"][0]["id"])

    def _rate_outfit(self, view: View, decision: View, option: Option) -> float:
        """A Skill of the plan, or whatever goes best with those he has."""
        table = view["table"]
        who = subject_of(decision)
        hero = table["heroes"][who]
        have = {self.lore.skills[id].family for id in hero["skills"]}
        if table["mode"] == "campaign" or not have:
            return 1.0 if target(option, "skill") in self._plan(table).get(who, set()) else 0.0
        stance = STANCES.index(hero["stance"]) if hero["stance"] else 0
        best = {skill.family for skill in self._best_set(hero, stance, sorted(have))}
        return 1.0 if target(option, "skill") in best else 0.0

    def _swap(self, table: View, options: Iterable[Option]) -> str | None:
        """Somebody who should have other Skills."""
        plan = self._plan(table)
        swaps = {target(option, "hero"): option for option in of_kind(options, "swap")}
        for number, wanted in plan.items():
            have = {skill.family for skill in self._equipped(table["heroes"][number])}
            if number in swaps and have - wanted:
                return str(swaps[number]["id"])
        return None

    def _rate_unequip(self, view: View, decision: View, option: Option) -> float:
        plan = self._plan(view["table"])
        return 0.0 if target(option, "skill") in plan.get(subject_of(decision), set()) else 1.0

    # ------------------------------------------------------------------ newcomers and lessons

    def _rate_pick_hero(self, view: View, decision: View, option: Option) -> float:
        """A party that is easy to lead, as long as nobody has taken its heroes."""
        known = target(option, "kind") in EASY_PARTY
        return 100.0 if known else self._rate_replace(view, decision, option)

    def _rate_replace(self, view: View, decision: View, option: Option) -> float:
        card = self.lore.heroes[target(option, "kind")]
        skills = [self.lore.skills[entry["levels"][0]] for entry in card["families"]]
        best = max(self.stance_worth(skills, stance) for stance in range(4))
        return best + 0.15 * float(card["levels"][1]["life"])

    def _rate_relieve(self, view: View, decision: View, option: Option) -> float:
        """Who has been on the way knows his Skills."""
        return 100.0 if option["kind"] == "goes" else self._rate_replace(view, decision, option)

    def _raises(self, hero: View, level: int) -> dict[str, float]:
        """What a better card of each Skill adds, and his own next level (""), in a dungeon of this level."""
        known = self.lore.heroes[hero["kind"]]["families"]
        now = {
            entry["id"]: self.lore.skills[entry["levels"][hero["ranks"][entry["id"]] - 1]]
            for entry in known
        }
        mine = [self.lore.skills[id].family for id in hero["skills"]]
        mine.sort(key=lambda family: self.skill_worth(now[family]), reverse=True)
        weight = dict(zip(mine, IN_USE, strict=False))
        behind = max(0, level - int(hero["level"]))
        found = {"": HERO_LEVEL * (1 + BEHIND * behind)} if hero["level"] < TOP else {}
        for entry in known:
            rank = hero["ranks"][entry["id"]]
            if rank < TOP:
                then = self.lore.skills[entry["levels"][rank]]
                gain = self.skill_worth(then) - self.skill_worth(now[entry["id"]])
                found[entry["id"]] = max(LEAST, gain) * weight.get(entry["id"], IDLE)
        return found

    def _lessons(self, hero: View, gold: int, level: int) -> float:
        """What a visit to the Guild brings: what is worth most for its Experience, then once more."""
        xp = int(hero["xp"])
        raises = self._raises(hero, level)
        total = 0.0
        for _ in range(LESSONS):
            open_to = [one for one in raises if affordable(one, xp, gold)]
            if not open_to:
                break
            best = max(open_to, key=lambda one: raises[one] / price_of(one)[0])
            total += raises.pop(best)
            xp -= price_of(best)[0]
            gold -= price_of(best)[1]
        return total

    def _rate_train(self, view: View, decision: View, option: Option) -> float:
        """Whatever is worth most for its Experience."""
        if option["kind"] == "done":
            return 0.0
        raised = "" if option["kind"] == "level" else str(target(option, "skill"))
        raises = self._raises(asked_hero(view, decision), int(view["table"]["level"]))
        return raises.get(raised, 0.0) / price_of(raised)[0]

    def _levels(self, hero: View, option: Option) -> list[str]:
        """The cards of the Skill that an option is about, by level."""
        family = target(option, "skill")
        levels: list[str] = next(
            entry["levels"]
            for entry in self.lore.heroes[hero["kind"]]["families"]
            if entry["id"] == family
        )
        return levels

    def _rate_lesson(self, view: View, decision: View, option: Option) -> float:
        return self._rate_skill(view, decision, option)

    def _rate_forge(self, view: View, decision: View, option: Option) -> float:
        return self._rate_skill(view, decision, option)

    def _rate_skill(self, view: View, decision: View, option: Option) -> float:
        """A better card for one Skill: what it adds, if the Skill is used at all."""
        if option["kind"] == "done":
            return 0.0
        hero = asked_hero(view, decision)
        then = self.lore.skills[target(option, "card")]
        now = self.lore.skills[
            self._levels(hero, option)[hero["ranks"][target(option, "skill")] - 1]
        ]
        gain = self.skill_worth(then) - self.skill_worth(now)
        return max(0.1, gain) * (1.0 if now.id in hero["skills"] else 0.1)


def price_of(raised: str) -> tuple[int, int]:
    """Experience and Gold for a lesson: a Skill, or the hero himself ("")."""
    return PRICES["skill" if raised else "level"]


def affordable(raised: str, xp: int, gold: int) -> bool:
    needs_xp, needs_gold = price_of(raised)
    return xp >= needs_xp and gold >= needs_gold
