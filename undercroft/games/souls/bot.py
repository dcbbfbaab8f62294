"""What the `veteran` bots of both boxes answer alike: they read their view alone and go by exact odds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from undercroft.kernel.budget import Budget

from .bot_figures import Act, Grounds, Model, Place
from .bot_odds import pool_of
from .bot_outlook import WORK, Seen
from .bot_party import ENOUGH, Item, Outfit, Outfitter, item_of, outfit_of, stats_of, with_upgrade
from .bot_plan import STAY, Deed, Plan, Scene, Way, deed_of, target, way_of

View = Mapping[str, Any]
Option = Mapping[str, Any]

WORN = ("armour", "left", "right")
PIPS = (1.17, 1.83, 2.5)  # what a black, blue and orange die bring on average
FACES = {"black": (0, 1, 1, 1, 2, 2), "blue": (1, 1, 2, 2, 2, 3), "orange": (1, 2, 2, 3, 3, 4)}


class Judge:
    """One seat's judgement. It remembers its plan, how long nothing has happened, and a boss's cards."""

    def __init__(self, seed: int | str, catalog: Mapping[str, Any]) -> None:
        self._outfitter = Outfitter(catalog)
        self._bosses: Mapping[str, Any] = catalog["bosses"]
        self._figures = {id: Model(text) for id, text in catalog["models"].items()}
        self._grounds = Grounds(catalog["boards"])
        self._behaviours = {
            id: (bool(card["heat_up"]), {m: Act(half) for m, half in card["halves"].items()})
            for id, card in catalog["behaviours"].items()
        }
        self._random = Random(str(seed))  # noqa: S311 (ties only)
        self._left: set[tuple[str, int, int]] = set()
        self._plan = Plan(0.0, "end")
        self._deed: Deed | None = None
        self._shown: set[str] = set()
        self._signature: tuple[object, ...] = ()
        self._seen: Seen = {}
        self._idle = 0
        self._standing = 0
        self._budget = Budget(WORK)

    def choose(self, view: View) -> tuple[str, str]:
        decision = without_overspending(view["decisions"][0])
        self._budget.renew()
        kind = decision["kind"]
        pick = getattr(self, f"_pick_{kind}", None)
        if pick is not None:
            return decision["id"], pick(view, decision)
        judge = getattr(self, f"_{kind}", None)
        options = decision["options"]
        if judge is None:
            return decision["id"], self._random.choice(options)["id"]
        best = max(
            options, key=lambda option: (judge(view, decision, option), self._random.random())
        )
        return decision["id"], best["id"]

    @staticmethod
    def _second_thought(table: View, card: str) -> tuple[str, int, int]:
        """A card, and what would have to change for another look at it."""
        tiers = sum(stat["tier"] for hero in table["heroes"] for stat in hero["stats"].values())
        return card, len(table["inventory"]), tiers

    # ------------------------------------------------------------------ helpers

    @staticmethod
    def _node(option: Option) -> int | None:
        for kind, id in option["targets"]:
            if kind == "node":
                return int(id)
        return None

    def _picture(self, view: View) -> Scene:
        """The fight as it is now."""
        table = view["table"]
        return Scene(
            table, view["seat"], self._grounds, self._figures, self._next_cards(table["fight"])
        )

    def _scene(self, view: View) -> Scene:
        """The same, with all that has been foreseen already."""
        scene = self._picture(view)
        signature = scene.signature()
        if signature != self._signature or len(self._seen) > WORK:
            self._signature, self._seen = signature, scene.seen
        scene.seen = self._seen
        scene.budget = self._budget
        return scene

    def _next_cards(self, fight: View) -> list[tuple[float, Mapping[str, Act]]]:
        """What a boss may do next: the known card, or all that may still come (DS-33.6, DS-35.3)."""
        boss = fight["boss"]
        if boss is None:
            return []
        gone = set(boss["discard"])
        if not gone and not boss["heated"]:
            self._shown.clear()  # a new fight
        self._shown |= gone | set(boss["seen"])
        if boss["known"]:
            return [(1.0, self._behaviours[boss["known"][0]][1])]
        if not boss["deck_left"] and boss["discard"]:
            return [(1.0, self._behaviours[boss["discard"][0]][1])]
        entry = self._bosses[boss["id"]]
        standing = {foe["model"] for foe in fight["foes"]}
        own = {
            id: heat
            for id, (heat, halves) in self._behaviours.items()
            if not standing.isdisjoint(halves)
        }
        plain = [id for id in own if not own[id]]
        if sum(id in self._shown for id in plain) >= entry["deck"]:
            plain = [id for id in plain if id in self._shown]
        hot = [id for id in own if own[id]]
        alone = len(entry["models"]) > len(fight["foes"])
        found = [] if alone else [(1.0, id) for id in plain if id not in gone]
        if alone:
            found = [(1.0, id) for id in hot if id not in gone] or [(1.0, id) for id in hot]
        elif boss["heated"] and gone.isdisjoint(hot):
            known = [id for id in hot if id in self._shown] or hot
            found += [(1.0 / len(known), id) for id in known]
        whole = sum(weight for weight, _ in found)
        return [(weight / whole, self._behaviours[id][1]) for weight, id in found]

    # ------------------------------------------------------------------ a character's turn

    @staticmethod
    def _deeds(decision: View) -> list[Deed]:
        """The attacks of this activation: those open now and those only out of range."""
        found = [one for one in decision["options"] if one["kind"] == "act"]
        found += [one for one in decision["closed"] if one["reason"]["id"] == "ds-closed-range"]
        deeds = [option_deed(option) for option in found]
        return [deed for deed in deeds if deed is not None]

    def _planned(self, decision: View) -> str | None:
        """The option that does what is planned, if there is one: a strike, or a step."""
        plan = self._plan
        self._deed = plan.deed
        strike = None if plan.deed is None else (plan.deed.slot, plan.deed.number)
        for option in decision["options"] if strike else ():
            if option["kind"] == "act" and action_of(option) == strike:
                return str(option["id"])
        for kind in ("walk", "run") if plan.kind == "move" else ():
            for option in decision["options"]:
                if option["kind"] == kind and way_of(option) == plan.step:
                    return str(option["id"])
        return None

    @staticmethod
    def _progress(decision: View) -> dict[str, Any]:
        """How far the activation has come (DS-22.6), read from what is open and what is not."""
        kinds = {option["kind"] for option in decision["options"]}
        reasons = {closed["reason"]["id"] for closed in decision["closed"]}
        walks = "walk" in kinds
        return {
            "moves": walks or "run" in kinds,
            "walks": int(walks),
            "struck": "ds-closed-used" in reasons,
            "moved": not walks,
        }

    def _pick_target(self, view: View, decision: View) -> str:
        foes = view["table"]["fight"]["foes"]
        wanted = next((foe for foe in foes if foe["foe"] == self._plan.aim), None)
        strikes = striking(decision)
        if wanted is not None:
            for option in strikes:
                if [*option["targets"][:1]] in (
                    [["foe", wanted["foe"]]],
                    [["node", wanted["node"]]],
                ):
                    return str(option["id"])

        def worth(option: Option) -> float:
            if "outcome" in option:
                [promise] = option["outcome"]["odds"]
                return 4.0 * float(promise["kill"]) + float(promise["damage"])
            node = self._node(option)
            return float(sum(foe["node"] == node for foe in foes))

        return str(max(strikes, key=worth)["id"])

    def _places(self, scene: Scene, any_arc: bool = False) -> dict[Way, Place]:
        """Where the steps from here lead; from any arc if dodging (DS-29.7)."""
        place = scene.heroes[scene.me].place
        found = dict(scene.steps(place))
        boss = scene.boss_on(place[0])
        if any_arc and boss is not None:
            for i in range(4):
                found.update(scene.steps((place[0], (boss.facing + 2 * i) % 8)))
        found[STAY] = place
        return found

    def _pick_shift(self, view: View, decision: View) -> str:
        """Towards where the plan strikes from or ends."""
        scene = self._scene(view)
        places = self._places(scene)
        strikes = striking(decision)
        for option in strikes:
            if places.get(way_of(option)) == self._plan.stand and self._plan.stand[0] >= 0:
                return str(option["id"])
        black = scene.heroes[scene.me].black

        def worth(option: Option) -> float:
            place = places.get(way_of(option))
            return -1.0 if place is None else scene.leaf(place, black, scene.healths)

        return str(max(strikes, key=worth)["id"])

    _pick_charge_move = _pick_shift

    def _gain(self, view: View, decision: View, option: Option) -> float:
        for kind, id in option["targets"]:
            if kind == "hero":
                return float(worn_out(view["table"]["heroes"][int(id)]))
        return 0.0

    def _backstab(self, view: View, decision: View, option: Option) -> float:
        """Always; with the option that brings most."""
        if option["kind"] == "no":
            return 0.0
        words = option["text"]["args"]["what"]["args"]
        dice = sum(words[c] * pip for c, pip in zip(FACES, PIPS, strict=True))
        return 1.0 + float(dice + words["mod"]) * float(words["repeat"])

    def _overspend(self, view: View, decision: View, option: Option) -> float:
        return float(option["kind"] == "no")

    def _begin(self, view: View, decision: View, option: Option) -> float:
        me = next(hero for hero in view["table"]["heroes"] if hero["seat"] == view["seat"])
        return float(me["black"] <= 1) if option["kind"] == "mixed" else 0.5

    def _take_aggro(self, view: View, decision: View, option: Option) -> float:
        scene = self._scene(view)
        place = scene.heroes[scene.me].place
        aggro = scene.me if option["kind"] == "yes" else -1
        return scene.standing(place, False, aggro)

    # ------------------------------------------------------------------ under attack

    def _another_try(self, view: View, others: int, total: int, faces: tuple[int, ...]) -> float:
        """Whether rolling a die of an attack again is worth the Luck: if it may well kill."""
        foes = view["table"]["fight"]["foes"]
        foe = next((foe for foe in foes if foe["foe"] == self._plan.aim), None)
        if foe is None or self._deed is None:
            return -1.0
        model = self._figures[foe["model"]]
        need = foe["health"] + (model.resist if self._deed.magic else model.block)
        need -= self._deed.mod
        if total >= need:
            return -1.0
        return sum(others + face >= int(need) for face in faces) / 6 - 0.3

    def _pick_push(self, view: View, decision: View) -> str:
        """Out of the reach of whoever is still to act, and of the arcs the boss is striking in."""
        scene = self._scene(view)

        def worth(option: Option) -> float:
            node = self._node(option)
            place = (-1 if node is None else node, -1)
            return (
                scene.standing(place, True)
                - 0.3 * self._exposed(view, scene, place)
                - scene.trap(place[0])
            )

        return str(max(decision["options"], key=worth)["id"])

    def _exposed(self, view: View, scene: Scene, place: Place) -> float:
        """Whether the card a boss is carrying out strikes here, as it stands now."""
        if not scene.boss or not scene.boss["top"]:
            return 0.0
        halves = self._behaviours[scene.boss["top"]][1]
        return float(
            sum(
                scene.strikes_at(foe, halves[foe.id], place)
                for foe in scene.foes
                if foe.id in halves
            )
        )

    def _move_foe(self, view: View, decision: View, option: Option) -> float:
        """Where an enemy may choose, it goes where the fewest stand."""
        node = self._node(option)
        return -float(sum(hero["node"] == node for hero in view["table"]["heroes"]))

    _turn_foe = _move_foe

    def _push_foe(self, view: View, decision: View, option: Option) -> float:
        """Away from everybody."""
        node = self._node(option)
        board = self._grounds[view["table"]["fight"]["board"]].board
        heroes = view["table"]["heroes"]
        return float(sum(board.distance[node or 0][hero["node"]] for hero in heroes))

    _boss_aside = _push_foe

    def _make_room(self, view: View, decision: View, option: Option) -> float:
        """Rather a foe than a character, and away from the others."""
        foe = any(kind == "foe" for kind, _ in option["targets"])
        return self._push_foe(view, decision, option) * (1.0 if foe else 0.1) + foe

    def _icon(self, view: View, decision: View, option: Option) -> float:
        """Who is best protected stands in front."""
        hero = view["table"]["heroes"][int(option["targets"][0][1])]
        return float(
            sum(n * pip for n, pip in zip(pool_of(hero["block"]), PIPS, strict=True)) - hero["red"]
        )

    _character_phase = _icon

    _targets = _icon

    # ------------------------------------------------------------------ equipment

    def _dress(self, table: View, options: Sequence[Option]) -> str | None:
        """An equip or attach that makes somebody stronger; each card is looked at once."""
        lying = [item_of(seen) for seen in table["inventory"]]
        equips = lying_options(options, "equip")
        attaches = lying_options(options, "attach")
        for hero in table["heroes"]:
            for item in self._missing(hero, lying):
                id = equips.get(lying.index(item))
                if id and self._second_thought(table, item.card) not in self._left:
                    return id
        for place, item in enumerate(lying):
            id = attaches.get(place)
            if id is None or self._second_thought(table, item.card) in self._left:
                continue
            for hero in table["heroes"]:
                gain = self._outfitter.gain(outfit_of(hero), item)
                if gain > ENOUGH and self._outfitter.usable(item, stats_of(hero)):
                    return id
        return None

    def _missing(self, hero: View, lying: list[Item]) -> list[Item]:
        """What somebody should put on."""
        now = outfit_of(hero)
        best = self._outfitter.best(now, lying, stats_of(hero))
        return [item for item in best if item is not None and item not in now and item in lying]

    def _pick_equip(self, view: View, decision: View) -> str:
        """To whom it brings most."""
        table = view["table"]
        card = str(decision["subject"][1])
        lying = [item_of(seen) for seen in table["inventory"]]
        ways = {
            (target(option, "hero"), option["text"]["args"]["slot"]): str(option["id"])
            for option in decision["options"]
            if option["kind"] == "equip_to"
        }
        best, found = 0.0, keep(decision)
        for hero in table["heroes"]:
            item = next((one for one in self._missing(hero, lying) if one.card == card), None)
            if item is None:
                continue
            now = outfit_of(hero)
            wanted = self._outfitter.best(now, lying, stats_of(hero))
            gain = self._outfitter.power(wanted) - self._outfitter.power(now)
            id = ways.get((hero["hero"], self._slot(now, wanted, item)))
            if gain > best and id is not None:
                best, found = gain, id
        self._left.add(self._second_thought(table, card))
        return found

    @staticmethod
    def _slot(now: Outfit, wanted: Outfit, item: Item) -> str:
        """The armour, or the hand that holds nothing one wants to keep."""
        if wanted[0] == item:
            return "armour"
        return "right" if now[1] is not None and now[1] in wanted else "left"

    def _pick_attach(self, view: View, decision: View) -> str:
        """Where it makes the biggest difference; on a weapon it stays for ever (DS-6.5)."""
        table = view["table"]
        card = str(decision["subject"][1])
        best, found = 0.0, keep(decision)
        for option in decision["options"]:
            if target(option, "slot") not in WORN:
                continue
            now = outfit_of(table["heroes"][target(option, "hero")])
            slot = WORN.index(target(option, "slot"))
            if slot not in self._outfitter.slots(now, card):
                continue
            after = with_upgrade(now, slot, card)
            gain = self._outfitter.power(after) - self._outfitter.power(now)
            if gain > best:
                best, found = gain, option["id"]
        self._left.add(self._second_thought(table, card))
        return found


def action_of(option: Option) -> tuple[str, int]:
    """Which action of which hand an option uses."""
    return target(option, "slot"), target(option, "action")


def option_deed(option: Option) -> Deed | None:
    """The use of a hand card as a deed; None if it strikes nobody."""
    args = option["text"]["args"]
    return deed_of(*action_of(option), args["stamina"], args["what"]["args"])


def first_of(options: Sequence[Option], kind: str) -> str | None:
    """The id of the first option of this kind."""
    return next((str(option["id"]) for option in options if option["kind"] == kind), None)


def is_about(option: Option, hero: int, stat: str) -> bool:
    """Whether a level is this one."""
    return (target(option, "hero"), target(option, "stat")) == (hero, stat)


def lying_options(options: Sequence[Option], kind: str) -> dict[int, str]:
    """By place of the inventory: the option of this kind about the card there."""
    return {target(one, "inventory"): str(one["id"]) for one in options if one["kind"] == kind}


def keep(decision: View) -> str:
    """The option that leaves things as they are."""
    return next(str(option["id"]) for option in decision["options"] if option["kind"] == "keep")


def striking(decision: View) -> list[Option]:
    """The options that go on with an attack: it never stops early."""
    return [option for option in decision["options"] if option["kind"] != "stop"]


def without_overspending(decision: View) -> View:
    """The same question without what would kill (DS-A.68)."""
    kept = [option for option in decision["options"] if option["kind"] != "overspend"]
    return decision if len(kept) == len(decision["options"]) else {**decision, "options": kept}


def worn_out(hero: Mapping[str, Any]) -> int:
    return int(hero["black"]) + 2 * int(hero["red"])
