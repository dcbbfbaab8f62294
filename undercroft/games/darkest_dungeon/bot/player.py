"""`veteran`: fights by exact odds, looks after its heroes in the dungeon, spends its days in the hamlet well.

It reads its view alone. Whatever is asked, `_pick_<question>` names the answer, or `_rate_<question>` says
what an option is worth and the best one is taken.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar, Final

from .battle import Scene
from .dungeon import Explorer
from .lore import STANCES, Effect, Lore, Skill, effects_of
from .reading import Option, View, asked_hero, id_of, subject_of, sure_id, target, trinket_of

STAUNCH: Final = 3  # Wounds of Bleed or Blight to come that are worth a die
UPSET: Final = 8  # Stress that is worth a Potion in battle
EARLY: Final = 2  # rounds in which a Torch is still worth it
SURE: Final = 10  # an Acc from which on every roll hits
# Questions that are judged as others are.
ALIKE: Final = {
    "approach": "place",
    "choose_side": "turn_wild",
    "draw_near": "place",
    "find_place": "place",
    "give_way": "place",
    "inherit": "gain_trinket",
    "offered": "gain_trinket",
    "rest_own": "rest",
    "settle": "place",
    "shove": "place",
}


class Greedy(Explorer):
    """One seat's judgement."""

    sketches: ClassVar[bool] = True
    """It asks neither for names nor for what monsters mean to do."""

    def __init__(self, seed: int | str, catalog: Mapping[str, Any]) -> None:
        self.lore = Lore(catalog)
        self._random = Random(str(seed))  # noqa: S311 (ties only)
        self._worths: dict[str, float] = {}
        self._sets: dict[tuple[object, ...], list[Skill]] = {}
        self._fled: dict[int, int] = {}
        self._tile = ("", 0)

    def choose(self, view: View) -> tuple[str, str]:
        decisions = view["decisions"]
        decision = next((one for one in decisions if one.get("chosen") is None), decisions[0])
        kind = ALIKE.get(decision["kind"], decision["kind"])
        options = decision["options"]
        if len(options) == 1:
            return decision["id"], options[0]["id"]
        if kind == "hazard":
            first = self._before_hazard(view, decision)
            if first is not None:
                return first
        pick = getattr(self, f"_pick_{kind}", None)
        if pick is not None:
            return decision["id"], pick(view, decision)
        rate = getattr(self, f"_rate_{kind}", None)
        if rate is None:
            return decision["id"], self._random.choice(options)["id"]
        best = max(
            options, key=lambda option: (rate(view, decision, option), self._random.random())
        )
        return decision["id"], best["id"]

    # ------------------------------------------------------------------ a hero's turn

    def _pick_act(self, view: View, decision: View) -> str:
        table = view["table"]
        who = subject_of(decision)
        scene = Scene(self.lore, table, who)
        for option in decision["options"]:
            if self._worth_it(scene, option):
                return str(option["id"])
        best, _ = scene.best_act(decision["options"])
        return best or str(decision["options"][0]["id"])

    def _worth_it(self, scene: Scene, option: Option) -> bool:
        """Whether something that takes no action should be done now."""
        me = scene.me
        assert me is not None
        table = scene.table
        kind = option["kind"]
        if kind in ("eat", "bandage-heal"):
            # A Wound less at Death's Door is the next blow survived; before that it is only a Wound.
            return me.door
        if kind in ("bandage-bleed", "potion-blight"):
            return me.dots >= STAUNCH or (me.tick > 0 and me.left <= me.tick)
        if kind == "potion-stress":
            return me.stress >= UPSET and self._spare(table, "potion")
        if kind == "torch":
            early = not scene.battle["counts_rounds"] or scene.battle["round"] <= EARLY
            return early and table["light"] < 5 and self._spare(table, "torch")
        if kind == "trinket":
            return self._free_trinket(scene, option)
        return False

    def _free_trinket(self, scene: Scene, option: Option) -> bool:
        """A Trinket used of one's own accord: what it gives, or what it costs to have it back."""
        me = scene.me
        assert me is not None
        hero = scene.hero(me.number)
        card = trinket_of(hero, option)
        effects = effects_of(option["outcome"]["effects"])
        if not card["negative"]:
            for effect in effects:
                if effect.op == "add_action":
                    return int(hero["actions"]) > 0
                if effect.op == "stress":
                    return me.stress >= min(7, -effect.amount)
                if effect.op == "heal":
                    return me.wounds >= min(effect.amount, me.life // 2)
                if effect.op == "remove":
                    return me.dots >= STAUNCH
            return False
        gain = self.trinket_worth(card["card"])
        return (
            sum([self._price(effect, me, int(hero["actions"])) for effect in effects], 0.0) < gain
        )

    @staticmethod
    def _price(effect: Effect, me: Any, actions: int) -> float:
        """What the other side of a Trinket costs here and now."""
        if effect.op == "add_speed":
            return 0.0 if actions == 0 else 9.0
        if effect.op == "stress":
            return 0.5 * effect.amount + (9.0 if me.stress + effect.amount >= 8 else 0.0)
        if effect.op in ("damage", "wounds"):
            return 0.5 * effect.amount + (9.0 if me.left <= effect.amount + 5 else 0.0)
        if effect.op == "light":
            return -1.2 * effect.amount
        return 9.0

    def _rate_pick_target(self, view: View, decision: View, option: Option) -> float:
        table = view["table"]
        use = table["battle"]["use"]
        scene = Scene(self.lore, table, int(use["by"]))
        skill = self.lore.skills[use["skill"]]
        return sum(
            [
                scene.judge(skill, scene.bodies[blow["figure"]], blow)
                for blow in option["outcome"]["odds"]
            ],
            0.0,
        )

    # ------------------------------------------------------------------ where figures go

    def _eyes(self, view: View) -> int:
        """One of the own heroes, to see a battle with."""
        for hero in view["table"]["heroes"]:
            if hero["seat"] == view["seat"] and hero["alive"] and hero.get("area") is not None:
                return int(hero["hero"])
        return int(view["table"]["party"][0]) if view["table"]["party"] else 0

    def _rate_place(self, view: View, decision: View, option: Option) -> float:
        scene = Scene(self.lore, view["table"], self._eyes(view))
        targets = dict(option["targets"])
        subject = decision.get("subject")
        figure = targets.get("figure", subject[1] if subject else None)
        if figure is None or "area" not in targets:
            return 0.0
        return scene.spot(int(figure), int(targets["area"]))

    def _pick_shuffle_choice(self, view: View, decision: View) -> str:
        """How far to let oneself be shuffled: to the Stance that promises more."""
        scene = Scene(self.lore, view["table"], subject_of(decision))
        me = scene.me
        if me is None:
            return str(decision["options"][0]["id"])
        form = scene.hero(me.number)["form"]

        def rate(option: Option) -> float:
            [effect] = effects_of(option["outcome"]["effects"])
            shift = effect.areas if effect.op == "push" else -effect.areas
            stance = max(0, min(len(STANCES) - 1, me.stance + shift))
            return scene.promise(me, me.area, stance, form) - 0.01 * effect.areas

        return str(max(decision["options"], key=rate)["id"])

    def _rate_pick_effect(self, view: View, decision: View, option: Option) -> float:
        """Push or pull: to where the monster does least."""
        scene = Scene(self.lore, view["table"], self._eyes(view))
        effect = next(iter(effects_of(option["outcome"]["effects"])), None)
        body = scene.bodies.get(subject_of(decision))
        if effect is None or body is None or body.hero:
            return 0.0
        kinds = {one["figure"]: one["kind"] for one in scene.battle["monsters"]}
        shift = effect.areas if effect.op == "push" else -effect.areas
        stance = max(0, min(len(STANCES) - 1, body.stance + shift))
        return -float(self.lore.monsters[kinds[body.number]].threat[stance])

    # ------------------------------------------------------------------ Trinkets around a roll

    def _pick_react(self, view: View, decision: View) -> str:
        """After a roll: whatever makes the difference."""
        who = subject_of(decision)
        table = view["table"]
        use = table["battle"]["use"] if table["battle"] else None
        for option in decision["options"]:
            if option["kind"] == "pass":
                continue
            effects = effects_of(option["outcome"]["effects"])
            if trinket_of(table["heroes"][who], option)["negative"]:
                if self._cheap_reprisal(effects, table["heroes"][who]):
                    return str(option["id"])
                continue
            if use is None:
                if any(effect.op in ("add_dodge", "half") for effect in effects):
                    return str(option["id"])
                continue
            if self._tells(table, use, who, effects):
                return str(option["id"])
        return sure_id(decision["options"], "pass")

    @staticmethod
    def _cheap_reprisal(effects: list[Effect], hero: View) -> bool:
        """The other side of a Trinket, taken when it hardly hurts."""
        left = hero["life"] - hero["wounds"]
        return all(
            effect.op in ("wounds", "bleed") and left > 8 + effect.amount * max(1, effect.turns)
            for effect in effects
        )

    def _tells(self, table: View, use: View, who: int, effects: list[Effect]) -> bool:
        """Whether a Trinket changes what a roll means."""
        skill = self.lore.skills[use["skill"]]
        scene = Scene(self.lore, table, who if use["by"] >= 8 else int(use["by"]))
        roll = int(use["roll"] or 0)
        results = dict(zip(use["targets"], use["results"], strict=False))
        ops = {effect.op: effect.amount for effect in effects}
        if use["by"] != who:
            if "add_dodge" in ops:
                # It was hit on `roll`; the last roll that hits is not known, but rarely far away.
                body = scene.bodies[who]
                limit = (skill.acc or 0) - body.dodge + body.marks
                return roll > limit - ops["add_dodge"]
            return "half" in ops and (skill.dmg or 0) >= 4
        user = scene.bodies[who]
        acc, crit = ops.get("add_acc", 0), ops.get("add_crit", 0)
        if acc or crit:
            for number in use["targets"]:
                if number not in scene.bodies:
                    continue
                hit, chance, _, _ = scene.strike(skill, scene.bodies[number], user.buffs)
                result = results.get(number, "miss")
                if result == "miss" and acc and roll <= round(10 * hit) + acc:
                    return True
                if result != "crit" and crit and roll <= round(10 * chance) + crit:
                    return True
            return False
        return any(result != "miss" for result in results.values()) or not results

    def _pick_declare(self, view: View, decision: View) -> str:
        """Before a roll: the price of a Trinket is paid when it costs nothing."""
        who = subject_of(decision)
        table = view["table"]
        use = table["battle"]["use"] if table["battle"] else None
        if use is None or use["by"] != who:
            return sure_id(decision["options"], "pass")
        scene = Scene(self.lore, table, who)
        skill = self.lore.skills[use["skill"]]
        bodies = [scene.bodies[number] for number in use["targets"] if number in scene.bodies]
        for option in decision["options"]:
            if option["kind"] == "pass" or skill.acc is None:
                continue
            for effect in effects_of(option["outcome"]["effects"]):
                slack = min((skill.acc - body.dodge + body.marks for body in bodies), default=0)
                if effect.op == "add_acc" and slack + effect.amount >= SURE - 1:
                    return str(option["id"])
                if effect.op == "shorten" and all(
                    body.foe and body.left <= (skill.dmg or 0) for body in bodies
                ):
                    return str(option["id"])
        return sure_id(decision["options"], "pass")

    def _pick_healed_window(self, view: View, decision: View) -> str:
        return self._window(view, decision, ("more_healing",))

    def _pick_resolve_window(self, view: View, decision: View) -> str:
        return self._window(view, decision, ("add_virtue",))

    def _pick_sick_window(self, view: View, decision: View) -> str:
        return self._window(view, decision, ("refuse",))

    def _pick_rest_window(self, view: View, decision: View) -> str:
        return self._window(view, decision, ("provision", "heal", "stress"))

    def _pick_scout_hero(self, view: View, decision: View) -> str:
        return self._window(view, decision, ("spare",))

    def _pick_trap_react(self, view: View, decision: View) -> str:
        return self._window(view, decision, ("add_dodge", "half"))

    def _pick_trap_declare(self, view: View, decision: View) -> str:
        return sure_id(decision["options"], "pass")

    def _window(self, view: View, decision: View, wanted: tuple[str, ...]) -> str:
        """A positive side is used for what it is there for; the other side is let be."""
        hero = view["table"]["heroes"][subject_of(decision)]
        for option in decision["options"]:
            if option["kind"] == "pass":
                continue
            effects = effects_of(option["outcome"]["effects"])
            positive = not trinket_of(hero, option)["negative"]
            if positive and any(effect.op in wanted for effect in effects):
                return str(option["id"])
        return id_of(decision["options"], "pass") or str(decision["options"][0]["id"])

    # ------------------------------------------------------------------ the Circus

    def _rate_draft(self, view: View, decision: View, option: Option) -> float:
        """Heroes who stand long and strike hard, and one who heals."""
        card = self.lore.heroes[target(option, "kind")]
        body = card["levels"][0]
        best = max(self.set_worth(self._profile(card, n)) for n in range(len(card["profiles"])))
        return best + 0.12 * float(body["life"]) + 0.7 * float(body["dodge"])

    def _profile(self, card: View, number: int) -> list[Any]:
        families = {entry["id"]: entry for entry in card["families"]}
        wanted = card["profiles"][number]
        return [self.lore.skills[families[id]["levels"][1]] for id in wanted]

    def _rate_profile(self, view: View, decision: View, option: Option) -> float:
        card = self.lore.heroes[asked_hero(view, decision)["kind"]]
        return self.set_worth(self._profile(card, int(target(option, "profile")) - 1))

    def _rate_line_up(self, view: View, decision: View, option: Option) -> float:
        """Everybody where his Skills can be used; the sturdy in front."""
        total = 0.0
        for stance, name in enumerate(STANCES):
            hero = view["table"]["heroes"][target(option, name)]
            card = self.lore.heroes[hero["kind"]]
            skills = self._profile(card, (hero["profile"] or 1) - 1)
            total += self.stance_worth(skills, stance) + 0.05 * hero["life"] * (1 - stance)
        return total

    def _rate_place_fighter(self, view: View, decision: View, option: Option) -> float:
        """Spread out, and not too far from where the others will come."""
        targets = dict(option["targets"])
        table = view["table"]
        room = self.lore.rooms[table["circus"]["room"]]
        area = int(targets["area"])
        mine = [
            hero
            for hero in table["heroes"]
            if hero["hero"] // 4 == int(targets["hero"]) // 4 and hero.get("area") is not None
        ]
        crowd = sum(1 for hero in mine if hero["area"] == area)
        centre = room.distance[area][0]
        stance = table["heroes"][int(targets["hero"])]["stance"]
        front = 1.0 if stance in STANCES[:2] else -1.0
        return -0.6 * crowd - 0.2 * centre * front

    def _rate_place_puppets(self, view: View, decision: View, option: Option) -> float:
        """Where they are in nobody's way in particular."""
        return 0.0

    def _rate_activate(self, view: View, decision: View, option: Option) -> float:
        """Whoever can do most now; those about to fall before they do."""
        who = int(target(option, "hero"))
        scene = Scene(self.lore, view["table"], who)
        me = scene.me
        if me is None:
            return 0.0
        form = scene.hero(who)["form"]
        value = scene.follow(me.area, me.stance, form)
        value += 0.5 * scene.promise(me, me.area, me.stance, form)
        if me.door:
            value += 3.0
        if me.stunned:
            value -= 1.0
        return value - 2.0 * me.tick


BOTS: dict[str, type[Greedy]] = {"veteran": Greedy}
