"""How the bot goes through a dungeon: when to rest, what to pay, when to go home."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from .goods import SHATTERED
from .lore import FAR, STRESS_WORTH, effects_of
from .reading import (
    Option,
    View,
    asked_hero,
    id_of,
    of_kind,
    subject_of,
    sure_id,
    target,
    target_hero,
    trinket_of,
)
from .ways import XP, Pathfinder

# When the party has had enough.
SHAKY: Final = 0.4  # of all Life: not for more than it has already
TOO_FAR: Final = -10.0  # a Room that is not worth the way
SCOUTING: Final = 4  # Stress up to which scouting is worth its price
REST_NEED: Final = 1.2  # Wounds and Stress for every point of a Rest
UNEASY: Final = 4  # Stress that is worth a Potion outside battles
SCRATCHED: Final = 0.5  # of one hero's Life: Food is used, where there is plenty
PLENTY: Final = 3  # dice of a side that are enough for whoever comes to Death's Door
FRAGILE: Final = 4  # Life a level: whoever has no more needs the dice that counter hazards
RACING: Final = 2  # Stress by which a heart that can give out is spared sooner
SPENT: Final = 0.15  # of one hero's Life: the party rests before it goes on to a Boss


class Explorer(Pathfinder):
    """What is to be decided in the dungeon."""

    _tile: tuple[str, int]

    # ------------------------------------------------------------------ a stop

    def _pick_stop(self, view: View, decision: View) -> str:
        table = view["table"]
        refused = table["dungeon"]["refused"]  # what a companion does not want is not asked again
        options = [option for option in decision["options"] if option["kind"] not in refused]
        self._remember(table)
        first = id_of(options, "camp") or self._first_aid(table, options)
        if first:
            return first
        step, worth = self._way(table, options)
        home = id_of(options, "leave")
        leaving = home is not None and self._enough(table, worth)
        rest = id_of(options, "rest")
        if rest is not None and self._rests(table, leaving, step):
            return rest
        if home is not None and (leaving or step is None):
            return home
        if step is None:
            return self._any_way(options)
        arrange = id_of(options, "arrange")
        if arrange is not None and self.best_order(table) != list(table["party"]):
            return arrange
        scout = id_of(options, "scout")
        if step["kind"] == "explore" and scout is not None and self._scouts(table):
            return scout
        return str(step["id"])

    def _remember(self, table: View) -> None:
        """The Rooms this party has fled from, in this dungeon."""
        dungeon = table["dungeon"]
        here = (dungeon["quest"], table["act"] * 10 + table["quest_count"])
        if self._tile != here:
            self._tile, self._fled = here, {}
        if dungeon["fled"] and not dungeon["scouted"]:
            self._fled[dungeon["at"]] = self._fled.get(dungeon["at"], 0) + 1

    def _any_way(self, options: list[Option]) -> str:
        ways = of_kind(options, "explore", "back")
        return str(self._random.choice(ways or options)["id"])

    def _first_aid(self, table: View, options: Iterable[Option]) -> str | None:
        """Provisions and Trinkets for those who need them before the party goes on."""
        for option in options:
            needed = FIRST_AID.get(option["kind"])
            number = dict(option["targets"]).get("hero")
            if needed is None or number is None:
                continue
            if needed(self, table, table["heroes"][int(number)], option):
                return str(option["id"])
        return None

    def _lights(self, table: View, hero: View, option: Option) -> bool:
        """A Dark Room where the Quest is about them; else a Torch too many."""
        dungeon = table["dungeon"]
        at = dungeon["at"]
        dark = at < len(dungeon["tokens"]) and dungeon["tokens"][at] == "dark"
        lit = self.lore.quests[dungeon["quest"]]["counts"] == "lit"
        if lit and dark and at not in dungeon["cleared"]:
            return True
        return bool(table["light"] < 5 and self._spare(table, "torch"))

    def _stanches(self, table: View, hero: View, option: Option) -> bool:
        return self._loses(hero, "bleed") and self._spare(table, "bandage")

    def _detoxifies(self, table: View, hero: View, option: Option) -> bool:
        return self._loses(hero, "blight") and self._spare(table, "potion")

    @staticmethod
    def _loses(hero: View, condition: str) -> bool:
        """Whether more than a Wound will come of it."""
        stacks = [one for one in hero["stacks"] if one["condition"] == condition]
        return bool(sum(one["amount"] * one["tokens"] for one in stacks) >= 2)

    def _binds(self, table: View, hero: View, option: Option) -> bool:
        return self._fed(table, hero, "bandage")

    def _eats(self, table: View, hero: View, option: Option) -> bool:
        return self._fed(table, hero, "food")

    def _calms(self, table: View, hero: View, option: Option) -> bool:
        return bool(hero["stress"] >= UNEASY and self._spare(table, "potion"))

    def _uses_trinket(self, table: View, hero: View, option: Option) -> bool:
        return self._helps(hero, option)

    @staticmethod
    def _fed(table: View, hero: View, side: str) -> bool:
        """A Wound less: at Death's Door it is a life, before that only a Wound."""
        left = hero["life"] - hero["wounds"]
        plenty = table["stores"][side] > PLENTY
        return bool(left <= 0 or (plenty and left < SCRATCHED * hero["life"]))

    @staticmethod
    def _helps(hero: View, option: Option) -> bool:
        """A Trinket used on the way: only what heals or calms."""
        if trinket_of(hero, option)["negative"]:
            return False
        for effect in effects_of(option["outcome"]["effects"]):
            if effect.op == "stress":
                return bool(hero["stress"] >= min(6, -effect.amount))
            if effect.op == "heal":
                return bool(hero["wounds"] >= min(effect.amount, hero["life"] // 2))
        return False

    def _scouts(self, table: View) -> bool:
        if table["light"] <= 2:
            return False
        limit = SCOUTING + (1 if table["level"] > 1 else 0)
        return all(
            hero["stress"] <= limit - (RACING if hero["red"] or hero["mood"] else 0)
            for hero in self._party(table)
        )

    def _rests(self, table: View, leaving: bool, step: Option | None) -> bool:
        """The one Rest: when nothing of it is wasted, before the Boss, or before the way home."""
        dungeon = table["dungeon"]
        points = int(self.lore.quests[dungeon["quest"]]["rest"])
        need = sum(hero["wounds"] + hero["stress"] for hero in self._party(table))
        if leaving:
            return bool(need > 0 and table["mode"] == "campaign")
        if need >= 2 * REST_NEED * points or (need >= REST_NEED * points and self._weak(table)):
            return True
        if step is not None and self.lore.quests[dungeon["quest"]]["kind"] != "general":
            if need >= points and self._worst(table) < SPENT:
                return True  # there is no way home: the next corridor may kill
            node = int(target(step, "node"))
            tokens = dungeon["tokens"]
            boss = node < len(tokens) and (
                tokens[node] == "objective"
                or (tokens[node] is None and node in self.lore.tiles[dungeon["tile"]].marked)
            )
            return bool(boss and need >= 0.6 * points)
        return False

    def _enough(self, table: View, worth: float) -> bool:
        """Whether to go home: all done, nothing worth the way, or too weak to go on."""
        xp = self._experience(table)
        if xp >= 3:
            return True
        if table["mode"] == "quest" and xp == 0:
            return worth <= -FAR
        if worth <= TOO_FAR:
            return True
        if self._weak(table):
            return True
        return xp > 0 and self._health(table) < SHAKY

    # ------------------------------------------------------------------ consent

    def _pick_vote(self, view: View, decision: View) -> str:
        """The group is followed where it makes sense."""
        table = view["table"]
        what = decision["subject"][1]
        agrees = True
        if what == "scout":
            agrees = self._stress(table) < SHATTERED
        elif what == "leave":
            worth = self._way(table, ())[1]
            healthy = self._health(table) > SHAKY and not self._weak(table)
            agrees = not healthy or self._experience(table) > 0 or worth <= XP
        return sure_id(decision["options"], "yes" if agrees else "no")

    # ------------------------------------------------------------------ hazards

    def _pick_hero_dice(self, view: View, decision: View) -> str:
        """Those at Death's Door are seen to first; a Trinket spares the worst; then what may help."""
        hero = asked_hero(view, decision)
        options = decision["options"]
        if hero["wounds"] >= hero["life"]:
            aid = id_of(options, "bandage-heal") or id_of(options, "eat")
            if aid is not None:
                return aid
        for option in of_kind(options, "trinket"):
            if not trinket_of(hero, option)["negative"]:
                return str(option["id"])
        faces = {target(option, "hazard"): option for option in of_kind(options, "hazard")}
        for face in ("curio", "hunger", "rubble", "trap", "darkness"):
            if face in faces:
                return str(faces[face]["id"])
        return str(options[0]["id"])

    def _before_hazard(self, view: View, decision: View) -> tuple[str, str] | None:
        """At Death's Door he is seen to first: what may be used stands beside the question."""
        number = subject_of(decision)
        hero = asked_hero(view, decision)
        if hero["wounds"] >= hero["life"]:
            for bag in (one for one in view["decisions"] if one.get("aside")):
                dice = of_kind(bag["options"], "bandage-heal", "eat")
                his = [option for option in dice if target(option, "hero") == number]
                found = id_of(his, "bandage-heal") or id_of(his, "eat")
                if found is not None:
                    return bag["id"], found
        return None

    def _pick_hazard(self, view: View, decision: View) -> str:
        table = view["table"]
        hero = asked_hero(view, decision)
        options = decision["options"]
        pay, dim = id_of(options, "pay"), id_of(options, "dim")
        hazard = table["dungeon"]["faced"]["hazard"]
        side = {"rubble": "tool", "trap": "tool", "hunger": "food"}.get(hazard, "torch")
        left = hero["life"] - hero["wounds"]
        if pay is not None:
            if hazard == "curio":
                spare = int(table["stores"]["torch"]) - self._reserved(table).get("torch", 0)
                if table["light"] >= 5 and spare > 2:
                    return pay
            elif left <= 2 * table["level"] or self._can_pay(table, hero, side):
                return pay
        if dim is not None and (hero["stress"] > UNEASY + 1 or hero["red"]):
            return dim
        return sure_id(options, "suffer")

    def _can_pay(self, table: View, hero: View, side: str) -> bool:
        """Whether there is a die for him beside those for the Quest and for companions worse off."""
        left = hero["life"] - hero["wounds"]
        others = [one["life"] - one["wounds"] for one in self._party(table) if one is not hero]
        needy = sum(1 for one in others if one < left and one <= FRAGILE * table["level"])
        kept = self._reserved(table).get(side, 0) + needy
        return int(table["stores"][side]) > kept

    def _rate_trap_room(self, view: View, decision: View, option: Option) -> float:
        hero = asked_hero(view, decision)
        due = {effect.op: effect.amount for effect in effects_of(option["outcome"]["effects"])}
        wounds, stress = due["wounds"], due["stress"]
        left = hero["life"] - hero["wounds"]
        value = float(-0.8 * wounds - STRESS_WORTH * stress)
        if wounds and left <= wounds:
            value -= 20.0 if left <= 0 else 3.0
        if hero["stress"] + stress >= 10:
            value -= 25.0 if hero["red"] or hero["mood"] else 8.0
        return value

    def _pick_curio_torch(self, view: View, decision: View) -> str:
        """By torchlight if there is plenty."""
        table = view["table"]
        spare = int(table["stores"]["torch"]) - self._reserved(table).get("torch", 0)
        kind = "torch" if table["light"] >= 5 and spare > 1 else "pass"
        return sure_id(decision["options"], kind)

    def _rate_curio_hero(self, view: View, decision: View, option: Option) -> float:
        """Whoever can bear most."""
        hero = target_hero(view, option)
        return float(hero["life"] - hero["wounds"]) - 1.5 * float(hero["stress"])

    def _pick_campfire(self, view: View, decision: View) -> str:
        kind = "home" if "rest" in view["table"]["dungeon"]["refused"] else "rest"
        return sure_id(decision["options"], kind)

    # ------------------------------------------------------------------ on the brink

    def _pick_deathblow(self, view: View, decision: View) -> str:
        """A die or a Trinket is less than a life."""
        die = id_of(decision["options"], "provision")
        return die or str(decision["options"][-1]["id"])

    def _pick_at_ten(self, view: View, decision: View) -> str:
        """A Trinket that calms well, or whatever saves a life."""
        hero = asked_hero(view, decision)
        options = decision["options"]
        trinket = id_of(options, "trinket")
        if trinket is not None:
            return trinket
        last = str(options[-1]["id"])
        return last if hero["red"] or hero["mood"] else id_of(options, "pass") or last

    # ------------------------------------------------------------------ rest

    def _rate_rest(self, view: View, decision: View, option: Option) -> float:
        """A point of a Rest."""
        if option["kind"] == "done":
            return 0.0
        hero = target_hero(view, option)
        if option["kind"] == "stress":
            value = 0.6 + 0.12 * hero["stress"]
            return float(value + (0.6 if hero["red"] or hero["mood"] else 0.0))
        hurt = hero["wounds"] / hero["life"]
        return float(0.4 + hurt + (2.0 if hurt >= 1 else 0.0))


FIRST_AID: Final[dict[str, Callable[[Explorer, View, View, Option], bool]]] = {
    "torch": Explorer._lights,
    "bandage-bleed": Explorer._stanches,
    "potion-blight": Explorer._detoxifies,
    "bandage-heal": Explorer._binds,
    "eat": Explorer._eats,
    "potion-stress": Explorer._calms,
    "trinket": Explorer._uses_trinket,
}
"""By the kind of option: whether this hero needs it before the party goes on."""
