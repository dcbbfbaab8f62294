"""`veteran`: pursues the objectives by exact odds, spends souls, and knows when to go back to the bonfire.

It reads its view alone: where everybody stands, what the enemies' and encounter cards say, what was rolled.
"""

from __future__ import annotations

from undercroft.games.souls.bot import FACES, Option, View, keep
from undercroft.games.souls.bot_figures import Place
from undercroft.games.souls.bot_plan import target, way_of
from undercroft.kernel.board import outside

from .bot_chores import RUNS
from .bot_scene import TombScene
from .bot_turn import LUCK_PRICE, LUCK_SAVED, Fighter


class Greedy(Fighter):
    """One seat's judgement."""

    # ------------------------------------------------------------------ moving in the turns of others

    def _upkeep(self, view: View, decision: View, option: Option) -> float:
        return self._begin(view, decision, option)

    def _pick_follow(self, view: View, decision: View) -> str:
        """TG-21.5: one node for nothing. Whoever acts may stay, or be gone when the enemies come."""
        scene = self._scene(view)
        gone = self._picture(view)
        gone.places[gone.active] = self._far_away(gone)
        places = self._places(scene)
        me = scene.heroes[scene.me]

        def worth(option: Option) -> float:
            place = places[way_of(option)]
            risk = scene.step_risk(place[0]) if option["kind"] != "stay" else -1e-4
            stays, goes = (one.leaf(place, me.black, one.healths) for one in (scene, gone))
            return 0.5 * (stays + goes) - risk

        known = [one for one in decision["options"] if way_of(one) in places]
        return str(max([one for one in known if one["kind"] != "later"], key=worth)["id"])

    @staticmethod
    def _far_away(scene: TombScene) -> Place:
        """Where the active character could run to, farthest from every foe."""
        here = scene.heroes[scene.active].place
        away = scene.board.distance
        near = [n for n, steps in enumerate(away[here[0]]) if steps <= RUNS]
        free = outside(tuple(near), scene.wall)
        if not scene.foes or not free:
            return here
        return (max(free, key=lambda n: min(away[foe.node][n] for foe in scene.foes)), -1)

    def _pick_charge_move(self, view: View, decision: View) -> str:
        scene = self._scene(view)
        places = self._places(scene)
        me = scene.heroes[scene.me]

        def worth(option: Option) -> float:
            place = places[way_of(option)]
            value = scene.leaf(place, me.black, scene.healths)
            if place == self._plan.stand:
                value += 1.0
            elif self._plan.stand[0] >= 0:
                value -= 0.2 * scene.board.distance[place[0]][self._plan.stand[0]]
            return value

        known = [option for option in decision["options"] if way_of(option) in places]
        return str(max(known, key=worth)["id"])

    def _pass_aggro(self, view: View, decision: View, option: Option) -> float:
        scene = self._scene(view)
        place = scene.heroes[scene.me].place
        return scene.standing(place, False, int(target(option, "hero")))

    _choose_aggro = _pass_aggro

    # ------------------------------------------------------------------ under attack

    def _pick_step_aside(self, view: View, decision: View) -> str:
        """TG-29.6: a node for a Stamina, out of the reach of whoever is still to act."""
        scene = self._scene(view)
        places = self._places(scene, any_arc=True)
        me = scene.heroes[scene.me]
        price = decision["prompt"]["args"]["stamina"]
        mine = (scene.aggro + 1) % scene.players == scene.me

        def worth(option: Option) -> float:
            place = places.get(way_of(option))
            if place is None:
                return -1.0
            paid = 0 if option["kind"] == "stay" else price
            value = scene.holding(place, me.black + paid)
            if not mine:  # the enemies have another turn before mine
                me.black += paid
                value = 0.5 * value + 0.5 * scene.standing(place, False)
                me.black -= paid
            return value - (scene.step_risk(place[0]) + 0.01 * scene.stake if paid else 0.0)

        return str(max(decision["options"], key=worth)["id"])

    def _pick_fortune(self, view: View, decision: View) -> str:
        """TG-4.4: another try where a die may well change what happens."""
        args = decision["prompt"]["args"]
        best, found = 0.0, keep(decision)
        for option in decision["options"]:
            if option["kind"] == "keep":
                continue
            value = self._another(view, decision, option, args)
            if value > best:
                best, found = value, option["id"]
        return found

    def _another(self, view: View, decision: View, option: Option, args: View) -> float:
        table = view["table"]
        price = LUCK_SAVED if table["mode"] == "campaign" else LUCK_PRICE
        again = option["kind"] == "again"
        if again:
            price = 0.5
        colour, face = "", 0
        if option["kind"] == "reroll":
            rolled = table["roll"][target(option, "die")]
            colour, face = rolled["die"], rolled["face"]
        if colour == "dodge" and face:
            return -1.0
        if "purpose" in args:
            if args["purpose"] == "dodge":
                return 1.0 if args["need"] - args["total"] == 1 else -1.0
            if again:
                return -1.0
            return self._another_try(view, args["total"] - face, args["total"], FACES[colour])
        if args["dodges"] >= args["difficulty"]:
            return -1.0
        hero = next(h for h in table["heroes"] if h["seat"] == view["seat"])
        free = 10 - hero["black"] - hero["red"]
        hurt = self._pain(args["strength"] - args["pips"], free, hero)
        if again:
            after = hurt * 0.6
        elif option["kind"] == "stand_fast":
            after = self._pain(args["strength"] - args["pips"] - 2, free, hero)
        elif colour == "dodge":
            misses = args["dodges"] + 1 >= args["difficulty"]
            after = 0.5 * hurt if misses else hurt
        else:
            rest = args["strength"] - args["pips"] + face
            after = sum(self._pain(rest - other, free, hero) for other in FACES[colour]) / 6
        return hurt - after - price

    @staticmethod
    def _pain(damage: int, free: int, hero: View) -> float:
        """What damage means: each box, and death."""
        if damage <= 0:
            return 0.0
        if hero["ember"] and damage >= 3:
            damage -= 1
        if "bleed" in hero["conditions"]:
            damage += 2
        return damage + (30.0 if damage > free else 0.0)

    def _pick_start_node(self, view: View, decision: View) -> str:
        scene = self._scene(view)

        def worth(option: Option) -> float:
            node = self._node(option)
            assert node is not None
            crowd = sum(place[0] == node for place in scene.places)
            return scene.standing((node, -1), False) - 0.003 * crowd

        return str(max(decision["options"], key=worth)["id"])

    def _bowled(self, view: View, decision: View, option: Option) -> float:
        scene = self._scene(view)
        node = self._node(option)
        assert node is not None
        if decision["prompt"]["args"]["who"]["ref"] == "hero":
            return scene.holding((node, -1), scene.heroes[scene.me].black)
        return self._push_foe(view, decision, option)

    def _move_foe(self, view: View, decision: View, option: Option) -> float:
        """Where an enemy may choose: away from the shrine, and where the fewest stand."""
        worth = super()._move_foe(view, decision, option)
        shrine = self._scene(view).terms.shrine
        if shrine < 0:
            return worth
        board = self._grounds[view["table"]["fight"]["board"]].board
        return worth + 9.0 * min(2, board.distance[shrine][self._node(option) or 0])

    def _push_back(self, view: View, decision: View, option: Option) -> float:
        return float(option["kind"] == "yes")

    def _spawn_near(self, view: View, decision: View, option: Option) -> float:
        return self._push_foe(view, decision, option)

    _resurrection = _spawn_near
    _sidestep = _spawn_near

    def _shoved(self, view: View, decision: View, option: Option) -> float:
        return self._icon(view, decision, option)

    _shoved_feebly = _shoved

    def _next_foe(self, view: View, decision: View, option: Option) -> float:
        """Those far away first: they crowd the nodes of the others."""
        foe = next(f for f in view["table"]["fight"]["foes"] if f["foe"] == target(option, "foe"))
        return -float(sum(one["damage"] for one in foe["danger"]))

    def _met_arc(self, view: View, decision: View, option: Option) -> float:
        return {"back": 2.0, "left": 1.0, "right": 1.0}.get(target(option, "arc"), 0.0)

    def _pick_character_phase(self, view: View, decision: View) -> str:
        """TG-14.4: who is in the greatest danger goes first."""
        fight = view["table"]["fight"]
        danger = [0.0] * len(view["table"]["heroes"])
        for foe in fight["foes"]:
            for one in foe["danger"]:
                danger[one["hero"]] += one["damage"]
        return str(
            max(decision["options"], key=lambda option: danger[int(target(option, "hero"))])["id"]
        )


BOTS = {"veteran": Greedy}
