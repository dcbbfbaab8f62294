"""`greedy`: pursues the objectives by exact odds, spends souls, and knows when to go back to the bonfire.

It reads its view alone: where everybody stands, what the enemies' and encounter cards say, what was rolled.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from undercroft.games.souls.bot import FACES, Judge, Option, View
from undercroft.games.souls.bot_fight import Place
from undercroft.games.souls.bot_party import Hits, Item, Outfitter, Prey, item_of, outfit_of
from undercroft.games.souls.bot_plan import WORK, Deed, Plan

from .bot_scene import RUNS, Arsenal, Quest, TombScene, Works

# What a plan must gain to be worth the flask, or a heroic action: more where another fight comes after.
ESTUS_PRICE, HEROIC_PRICE, BLESSING_PRICE = 0.02, 0.03, 0.03
ESTUS_SAVED, HEROIC_SAVED, BLESSING_SAVED = 0.1, 0.06, 0.12
LUCK_PRICE, LUCK_SAVED = 0.8, 1.2  # the same for Luck, in boxes of the bar
PATIENCE = 16  # turns of each character after which even progress is too slow
HOPELESS = 30  # turns without progress after which a fight is given up
DRY = 9  # free boxes of the bar from which on nobody thinks of the flask
BRAVE = 0.9  # how good a position is that nobody slips away from
SWAP = 0.01  # what other cards in hand must bring
SPARE = 2  # sparks that are kept for failures: the others are for training
# How many of ten games each card was won, by the number of characters: what two cards are compared by.
EASE: dict[str, tuple[int, ...]] = {
    "abandoned_storeroom": (10, 10, 10, 10),
    "bridge_too_far": (10, 10, 9, 10),
    "dark_resurrection": (10, 9, 10, 10),
    "deathly_magic": (8, 9, 10, 5),
    "grave_matters": (8, 10, 10, 10),
    "last_rites": (10, 10, 7, 10),
    "puppet_master": (6, 6, 7, 8),
    "rain_of_filth": (9, 10, 10, 10),
    "the_beast_from_the_depths": (1, 6, 7, 2),
    "altar_of_bones": (5, 9, 7, 6),
    "far_from_the_sun": (9, 10, 10, 8),
    "in_deep_water": (10, 10, 9, 9),
    "lost_chapel": (0, 5, 2, 1),
    "maze_of_the_dead": (10, 9, 3, 9),
    "pitch_black": (7, 6, 7, 6),
    "the_abandoned_chest": (1, 8, 10, 10),
    "the_mass_grave": (0, 4, 3, 4),
    "urns_of_the_fallen": (9, 10, 10, 9),
    "a_trusty_ally": (10, 10, 10, 10),
    "deaths_precipice": (0, 0, 2, 6),
    "giants_coffin": (1, 8, 9, 10),
    "honour_guard": (9, 9, 10, 10),
    "lakeview_refuge": (9, 5, 5, 3),
    "last_shred_of_light": (2, 10, 10, 10),
    "skeleton_overlord": (10, 10, 10, 10),
    "the_locked_grave": (7, 10, 10, 10),
    "the_skeleton_ball": (0, 0, 4, 1),
}
# What a party meets in the tomb, and how often: attacks, and (block, resist, Health) of those to be struck.
HITS: Hits = (
    (3.0, (2, False, 1, 1)),
    (2.0, (4, False, 1, 0)),
    (2.0, (5, False, 1, 0)),
    (2.0, (5, False, 2, 0)),
    (2.0, (3, True, 1, 0)),
)
PREY: Prey = (
    (3.0, 2, 1, 1),
    (2.0, 1, 1, 1),
    (2.5, 1, 1, 5),
    (1.0, 2, 2, 5),
    (2.0, 3, 2, 20),
)


class Greedy(Judge):
    """One seat's judgement."""

    def __init__(self, seed: int | str, catalog: Mapping[str, Any]) -> None:
        super().__init__(seed, catalog)
        self._outfitter = Outfitter(catalog, HITS, PREY, True)
        self._catalog = catalog
        self._arsenal = Arsenal(catalog)
        self._quests: dict[tuple[str | None, str | None], Quest] = {}
        self._turn = -1
        self._began = -1
        self._nearest = 99.0
        self._have = 0
        self._pulled: set[int] = set()
        self._agenda: tuple[object, ...] = ()
        self._works: Works = {}

    # ------------------------------------------------------------------ helpers

    def _quest(self, table: View) -> Quest:
        encounter = table["fight"]["encounter"]
        event = table["track"][table["at"]]["event"] if table["mode"] == "campaign" else None
        key = (encounter, event)
        if key not in self._quests:
            card = self._catalog["encounters"][encounter] if encounter else None
            rules = self._catalog["events"][event]["text"]["args"]["rules"] if event else ()
            self._quests[key] = Quest(card, rules if encounter else ())
        return self._quests[key]

    def _picture(self, view: View) -> TombScene:
        table = view["table"]
        scene = TombScene(
            table,
            view["seat"],
            self._grounds,
            self._figures,
            self._next_cards(table["fight"]),
            self._quest(table),
        )
        for hero, seen in zip(scene.heroes, table["heroes"], strict=True):
            hero.attacks = self._attacks(seen)
        scene.began = self._began
        scene.idle = self._idle + max(0, table["fight"]["turn"] // scene.players - PATIENCE)
        scene.used = self._levers(scene)
        return scene

    def _levers(self, scene: TombScene) -> set[int]:
        """Where several levers must be pulled: those that were, by who was near when the count rose."""
        goal = next((one for one in scene.goals if one["goal"] == "levers"), None)
        levers = scene.spots["lever"]
        if goal is None or len(levers) < goal["need"]:
            return set()
        if len(self._pulled) > goal["have"]:
            self._pulled = set()  # another encounter
        nodes = [place[0] for place in scene.places if place[0] >= 0]
        while len(self._pulled) < goal["have"]:
            left = [lever for lever in levers if lever not in self._pulled]
            away = scene.board.distance
            self._pulled.add(min(left, key=lambda lever: min(away[lever][n] for n in nodes)))
        return self._pulled

    def _scene(self, view: View) -> TombScene:
        scene = super()._scene(view)
        assert isinstance(scene, TombScene)
        agenda = scene.agenda()
        if agenda != self._agenda or len(self._works) > WORK:
            self._agenda, self._works = agenda, scene.works
        scene.works = self._works
        return scene

    def _attacks(self, seen: View) -> list[View]:
        """All that a character could strike with: what it does not hold it may take in hand (TG-21.4)."""
        items = [seen["left"], seen["right"], *seen["backup"]]
        deeds = [d for one in items if one for d in self._arsenal.deeds(item_of(one), "left")]
        return [
            {"dice": deed.dice, "mod": deed.mod, "magic": deed.magic, "stamina": deed.cost}
            for deed in deeds
        ]

    def _saving(self, view: View, scene: TombScene) -> bool:
        return view["table"]["mode"] == "campaign" and not scene.boss

    # ------------------------------------------------------------------ a character's turn

    def _pick_turn(self, view: View, decision: View) -> str:
        fight = view["table"]["fight"]
        options = {option["id"]: option for option in decision["options"]}
        scene = self._scene(view)
        if fight["turn"] != self._turn:
            self._turn = fight["turn"]
            self._began = scene.began = scene.heroes[scene.me].place[0]
        errand = self._torch(scene, options)
        if errand:
            return errand
        for option in decision["options"]:
            if option["id"].startswith("walk-"):
                scene.walk_price = option["text"]["args"]["stamina"]
            elif option["id"].startswith("run-"):
                scene.run_price = option["text"]["args"]["stamina"]
        if scene.idle > HOPELESS and not scene.foes:
            self._count(view, scene)
            return str(
                self._random.choice(list(options))
            )  # at a loss: anything is better than nothing
        deeds = self._deeds(decision)
        state = self._progress(decision)
        plan = scene.plan(deeds, **state)
        if self._given_up(scene):
            plan = self._surrender(scene, state)
        else:
            aid = self._special(view, scene, options, deeds, state, plan)
            if aid:
                return aid
        self._plan = plan
        self._deed = next((deed for deed in deeds if deed.id == plan.step), None)
        if plan.kind == "act" and plan.step in options:
            return plan.step
        if plan.kind == "move":
            for kind in ("walk", "run"):
                if f"{kind}-{plan.step}" in options:
                    return f"{kind}-{plan.step}"
        return self._finish(view, scene, options)

    @staticmethod
    def _torch(scene: TombScene, options: Mapping[str, Option]) -> str | None:
        """TG-8.7: taken wherever it is of use, put down where it belongs."""
        goals = {goal["goal"] for goal in scene.goals if not goal["met"]}
        node = scene.heroes[scene.me].place[0]
        if "drop-torch" in options and "torch" in goals and node in scene.spots["shrine"]:
            return "drop-torch"
        rules = scene.quest.rules
        useful = "torch" in goals or "torchlight" in rules or "lever-needs-torch" in rules
        return "take-torch" if "take-torch" in options and useful else None

    @staticmethod
    def _given_up(scene: TombScene) -> bool:
        """Nothing has come of anything for very long; while all sleep there is still the way on."""
        return scene.idle > HOPELESS and any(foe.awake for foe in scene.foes)

    @staticmethod
    def _surrender(scene: TombScene, state: dict[str, Any]) -> Plan:
        """Nothing here can be done: better back to the bonfire."""
        me = scene.heroes[scene.me]
        ways = scene.reach(me.place, me.free, state["walks"]) if state["moves"] else {}
        worst = Plan(scene.leaf(me.place, me.black, scene.healths), "end", stand=me.place)
        for there, way in ways.items():
            value = scene.leaf(there, me.black + way.cost, scene.healths)
            if way.first and value < worst.value:
                worst = Plan(value, "move", way.first, stand=there)
        return worst

    def _special(
        self,
        view: View,
        scene: TombScene,
        options: Mapping[str, Option],
        deeds: list[Deed],
        state: dict[str, Any],
        plan: Plan,
    ) -> str | None:
        """Heroic action, flask and blessing, where they change enough."""
        saving = self._saving(view, scene)
        stake = min(1.0, max(0.05, 1.6 * plan.value))
        if "heroic" in options and self._bold(view, scene, deeds, state, plan):
            bold = self._heroic_plan(view, scene, deeds, state)
            price = HEROIC_SAVED if saving else HEROIC_PRICE
            if bold.value > plan.value + price * stake:
                self._plan, self._deed = bold, None
                return "heroic"
        if "blessing" in options:
            well = self._twin(view, scene)
            well.heroes[well.me].red = 0
            price = BLESSING_SAVED if saving else BLESSING_PRICE
            if well.plan(deeds, **state).value > plan.value + price * stake:
                return "blessing"
        if "estus" in options and scene.heroes[scene.me].free < DRY:
            full = self._twin(view, scene)
            full.drink()
            price = ESTUS_SAVED if saving else ESTUS_PRICE
            if full.plan(deeds, **state).value > plan.value + price * stake:
                return "estus"
        return None

    def _bold(
        self, view: View, scene: TombScene, deeds: list[Deed], state: dict[str, Any], plan: Plan
    ) -> bool:
        """Whether the heroic action could be of use at all."""
        op = self._heroic(view, scene)
        if op == "keep-faith":
            return any(hero.red > 1 for hero in scene.heroes)
        if op == "rally":
            return any(hero.black > 1 for hero in scene.heroes)
        if op == "slip-away":
            return plan.kind == "end" and plan.value < BRAVE
        return bool(deeds) and not state["struck"]

    def _heroic(self, view: View, scene: TombScene) -> str:
        kind = view["table"]["heroes"][scene.me]["class"]
        text = self._catalog["classes"][kind]["heroic_text"]["id"]
        return str(text).removeprefix("ds-heroic-")

    def _twin(self, view: View, scene: TombScene) -> TombScene:
        twin = self._scene(view)
        twin.walk_price, twin.run_price = scene.walk_price, scene.run_price
        return twin

    def _heroic_plan(
        self, view: View, scene: TombScene, deeds: list[Deed], state: dict[str, Any]
    ) -> Plan:
        """What the heroic action would make of this turn."""
        op = self._heroic(view, scene)
        twin = self._twin(view, scene)
        me = twin.heroes[twin.me]
        if op == "crit":
            sharp = [deed._replace(dice=(deed.dice[0] + 1, *deed.dice[1:])) for deed in deeds]
            return twin.plan(sharp, **state)
        me.tokens -= 1
        if op == "rally":
            for hero in twin.heroes:
                hero.black = max(0, hero.black - 2)
        elif op == "keep-faith":
            near = twin.board.span[me.place[0]]
            for hero in twin.heroes:
                if near[hero.place[0]] <= 1:
                    hero.red = max(0, hero.red - 2)
        elif op == "slip-away":
            return self._slip_away(twin)
        else:
            deeds = [
                deed._replace(cost=0, node=True, shift=1, when="before") if deed.high == 0 else deed
                for deed in deeds
            ]
        return twin.plan(deeds, **state)

    @staticmethod
    def _slip_away(scene: TombScene) -> Plan:
        """Two nodes for nothing, and the Aggro to somebody else: a way out at the end of a turn."""
        me = scene.heroes[scene.me]
        near = {place for _, place in scene.steps(me.place)}
        near |= {place for there in list(near) for _, place in scene.steps(there)}
        best = Plan(-1.0, "end")
        for place in near:
            value = scene.leaf(place, me.black, scene.healths) - scene.step_risk(place[0])
            if value > best.value:
                best = Plan(value, "end", stand=place)
        return best

    def _finish(self, view: View, scene: TombScene, options: Mapping[str, Option]) -> str:
        """Before the end: whatever helps somebody."""
        best, value = "end", 0.0
        for id, option in options.items():
            if self._given_up(scene):
                break  # it shall come to an end
            if id.startswith("act-") and not any(
                option["text"]["args"]["what"]["args"][colour] for colour in FACES
            ):
                gain = self._help_value(view, option)
                if gain > value:
                    best, value = id, gain
        if best == "end":
            self._count(view, scene)
        return best

    def _help_value(self, view: View, option: Option) -> float:
        words = option["text"]["args"]["what"]["args"]
        cost = option["text"]["args"]["stamina"]
        heroes = view["table"]["heroes"]
        me = next(hero for hero in heroes if hero["seat"] == view["seat"])
        if words["bless"] != "none":
            return float(0.3 - 0.3 * cost)
        if words["who"] == "none":
            return float(0.3 - 0.3 * cost) if words["ward"] else -0.5
        board = self._grounds[view["table"]["fight"]["board"]].board
        span = 99 if words["range"] == "infinite" else words["range"]
        near = [h for h in heroes if board.span[me["node"]][h["node"]] <= span]
        if words["who"] == "self":
            near = [me]
        elif words["who"] == "others":
            near = [hero for hero in near if hero is not me]
        gains = sorted(
            0.5 * min(words["stamina"], hero["black"]) + 0.9 * min(words["health"], hero["red"])
            for hero in near
        )
        some = {"one": 1, "two": 2, "self": 1}.get(words["who"], 9)
        gain = sum(gains[-some:])
        free = 10 - me["black"] - me["red"]
        return float(gain - 0.6 * cost) if free - cost >= 4 or not cost else -1.0

    def _count(self, view: View, scene: TombScene) -> None:
        """How long nothing has come of anything."""
        standing = scene.standing_health()
        have = sum(goal["have"] for goal in scene.goals)
        days = scene.days(scene.heroes[scene.me].place[0], scene.healths)
        if scene.players and view["table"]["fight"]["turn"] <= scene.players:
            self._nearest = 99.0
        waiting = any(goal["goal"] == "survive" for goal in scene.goals)
        if standing < self._standing or have > self._have or days < self._nearest - 0.5 or waiting:
            self._idle = 0
        else:
            self._idle += 1
        self._nearest = min(self._nearest, days)
        self._standing, self._have = standing, have

    def _pick_swap(self, view: View, decision: View) -> str:
        """TG-21.4: the cards in hand that make most of this turn."""
        hero = next(h for h in view["table"]["heroes"] if h["seat"] == view["seat"])
        held = [hero["left"], hero["right"], *hero["backup"]]
        items = {one["card"]: item_of(one) for one in held if one}
        now = [item_of(one) for one in (hero["left"], hero["right"]) if one]
        ways = {"keep": now}
        for option in decision["options"]:
            if option["id"].startswith("hold-"):
                cards = option["text"].get("args", {}).get("cards", ())
                ways[option["id"]] = [items[card["args"]["name"]["id"]] for card in cards]
        if len(ways) == 1:
            return "keep"  # heroic actions come in the action phase
        best, found = -1.0, "keep"
        tried: list[list[Item]] = []
        for number, (id, hands) in enumerate(ways.items()):
            if any(set(hands) < set(other) for other in ways.values()):
                continue  # an empty hand is never better
            if sorted(hands) in tried:
                continue  # which hand does not matter
            tried.append(sorted(hands))
            scene = self._scene(view)
            scene.began = scene.heroes[scene.me].place[0]
            me = scene.heroes[scene.me]
            me.guard = self._arsenal.guard(me.guard, now, hands)
            deeds = [
                deed
                for slot, item in zip(("left", "right"), hands, strict=False)
                for deed in self._arsenal.deeds(item, slot)
            ]
            mark = self._budget.share(len(ways) - number)
            value = scene.plan(deeds, moves=True, walks=1, struck=False, moved=False).value
            self._budget.restore(mark)
            value *= 1 + self._support(view, hands)
            if id == "keep":
                value *= 1 + SWAP
            if value > best:
                best, found = value, id
        return found

    def _support(self, view: View, hands: list[Item]) -> float:
        """What cards in hand can do for the wounded."""
        worst = max(hero["red"] for hero in view["table"]["heroes"])
        gain = 0.0
        for item in hands:
            for option in self._arsenal.cards[item.card]["options"]:
                words = option["text"]["args"]
                if words["who"] != "none" and not option["stamina"]:
                    gain = max(gain, 0.03 * min(words["health"], worst))
        return gain

    def _upkeep(self, view: View, decision: View, option: Option) -> float:
        return self._begin(view, decision, option)

    def _pick_follow(self, view: View, decision: View) -> str:
        """TG-21.5: one node for nothing. Whoever acts may stay, or be gone when the enemies come."""
        scene = self._scene(view)
        gone = self._picture(view)
        gone.places[gone.active] = self._far_away(gone)
        places = self._places(scene)
        me = scene.heroes[scene.me]

        def worth(id: str) -> float:
            place = places.get(id, me.place)
            risk = scene.step_risk(place[0]) if id != "stay" else -1e-4
            stays, goes = (one.leaf(place, me.black, one.healths) for one in (scene, gone))
            return 0.5 * (stays + goes) - risk

        ids = [option["id"] for option in decision["options"] if option["id"] in places]
        return str(max(ids, key=worth))

    @staticmethod
    def _far_away(scene: TombScene) -> Place:
        """Where the active character could run to, farthest from every foe."""
        here = scene.heroes[scene.active].place
        away = scene.board.distance
        near = [n for n, steps in enumerate(away[here[0]]) if steps <= RUNS]
        free = [n for n in near if not scene.wall >> n & 1]
        if not scene.foes or not free:
            return here
        return (max(free, key=lambda n: min(away[foe.node][n] for foe in scene.foes)), -1)

    def _pick_charge_move(self, view: View, decision: View) -> str:
        scene = self._scene(view)
        places = self._places(scene)
        me = scene.heroes[scene.me]

        def worth(id: str) -> float:
            place = places[id]
            value = scene.leaf(place, me.black, scene.healths)
            if place == self._plan.stand:
                value += 1.0
            elif self._plan.stand[0] >= 0:
                value -= 0.2 * scene.board.distance[place[0]][self._plan.stand[0]]
            return value

        ids = [option["id"] for option in decision["options"] if option["id"] in places]
        return str(max(ids, key=worth))

    def _pass_aggro(self, view: View, decision: View, option: Option) -> float:
        scene = self._scene(view)
        place = scene.heroes[scene.me].place
        return scene.standing(place, False, int(option["targets"][0][1]))

    _choose_aggro = _pass_aggro

    def _pick_target(self, view: View, decision: View) -> str:
        ids = [option["id"] for option in decision["options"]]
        if "stop" in ids:
            left = [option for option in decision["options"] if option["id"] != "stop"]
            return super()._pick_target(view, {**decision, "options": left})
        return super()._pick_target(view, decision)

    # ------------------------------------------------------------------ under attack

    def _pick_step_aside(self, view: View, decision: View) -> str:
        """TG-29.6: a node for a Stamina, out of the reach of whoever is still to act."""
        scene = self._scene(view)
        places = self._places(scene, any_arc=True)
        me = scene.heroes[scene.me]
        price = decision["prompt"]["args"]["stamina"]
        mine = (scene.aggro + 1) % scene.players == scene.me

        def worth(id: str) -> float:
            if id not in places:
                return -1.0
            place = places[id]
            paid = 0 if id == "stay" else price
            value = scene.holding(place, me.black + paid)
            if not mine:  # the enemies have another turn before mine
                me.black += paid
                value = 0.5 * value + 0.5 * scene.standing(place, False)
                me.black -= paid
            return value - (scene.step_risk(place[0]) + 0.01 * scene.stake if paid else 0.0)

        return str(max((option["id"] for option in decision["options"]), key=worth))

    def _pick_fortune(self, view: View, decision: View) -> str:
        """TG-4.4: another try where a die may well change what happens."""
        args = decision["prompt"]["args"]
        best, found = 0.0, "keep"
        for option in decision["options"]:
            if option["id"] == "keep":
                continue
            value = self._another(view, decision, option, args)
            if value > best:
                best, found = value, option["id"]
        return found

    def _another(self, view: View, decision: View, option: Option, args: View) -> float:
        table = view["table"]
        price = LUCK_SAVED if table["mode"] == "campaign" else LUCK_PRICE
        if option["id"] == "again":
            price = 0.5
        words = option["text"].get("args", {})
        if words.get("colour") == "dodge" and words["face"]:
            return -1.0
        if "purpose" in args:
            if args["purpose"] == "dodge":
                return 1.0 if args["need"] - args["total"] == 1 else -1.0
            if option["id"] == "again":
                return -1.0
            faces = FACES[words["colour"]]
            return self._another_try(view, args["total"] - words["face"], args["total"], faces)
        if args["dodges"] >= args["difficulty"]:
            return -1.0
        hero = next(h for h in table["heroes"] if h["seat"] == view["seat"])
        free = 10 - hero["black"] - hero["red"]
        hurt = self._pain(args["strength"] - args["pips"], free, hero)
        if option["id"] == "again":
            after = hurt * 0.6
        elif option["id"] == "stand-fast":
            after = self._pain(args["strength"] - args["pips"] - 2, free, hero)
        elif words["colour"] == "dodge":
            misses = args["dodges"] + 1 >= args["difficulty"]
            after = 0.5 * hurt if misses else hurt
        else:
            rest = args["strength"] - args["pips"] + words["face"]
            faces = FACES[words["colour"]]
            after = sum(self._pain(rest - face, free, hero) for face in faces) / 6
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
        return float(option["id"] == "yes")

    def _spawn_near(self, view: View, decision: View, option: Option) -> float:
        return self._push_foe(view, decision, option)

    _resurrection = _spawn_near
    _sidestep = _spawn_near

    def _shoved(self, view: View, decision: View, option: Option) -> float:
        return self._icon(view, decision, option)

    def _next_foe(self, view: View, decision: View, option: Option) -> float:
        """Those far away first: they crowd the nodes of the others."""
        foe = next(f for f in view["table"]["fight"]["foes"] if f["foe"] == option["targets"][0][1])
        return -float(sum(one["damage"] for one in foe["danger"] if one))

    def _met_arc(self, view: View, decision: View, option: Option) -> float:
        return {"arc-back": 2.0, "arc-left": 1.0, "arc-right": 1.0}.get(option["id"], 0.0)

    def _pick_character_phase(self, view: View, decision: View) -> str:
        """TG-14.4: who is in the greatest danger goes first."""
        fight = view["table"]["fight"]
        danger = [0.0] * len(view["table"]["heroes"])
        for foe in fight["foes"]:
            for one in foe["danger"]:
                if one:
                    danger[one["hero"]] += one["damage"]
        return str(
            max(decision["options"], key=lambda option: danger[int(option["targets"][0][1])])["id"]
        )

    # ------------------------------------------------------------------ between encounters

    def _pick_bonfire(self, view: View, decision: View) -> str:
        table = view["table"]
        options = {option["id"]: option for option in decision["options"]}
        errand = self._ember(options) or self._dress(table, options)
        if errand:
            return errand
        if "shop" in options and table["souls"] > 0:
            return "shop"
        spend = self._lesson(table, options)
        if spend:
            return spend
        return self._way(table, options)

    @staticmethod
    def _ember(options: Mapping[str, Option]) -> str | None:
        return next((id for id in options if id.startswith("ember")), None)

    def _lesson(self, table: View, options: Mapping[str, Option]) -> str | None:
        """TG-32: the level that unlocks most for its souls."""
        gain, hero, stat = self._outfitter.lesson(table)
        id = f"level-{hero}-{stat}"
        return id if gain > 0 and id in options else None

    def _way(self, table: View, options: Mapping[str, Option]) -> str:
        """As far on as a shortcut leads; for lost souls and for training from the beginning."""
        ways = sorted(int(id.split("-")[1]) for id in options if id.startswith("go-"))
        return f"go-{ways[-1]}"

    def _pick_prepare(self, view: View, decision: View) -> str:
        """TG-18.6: what makes somebody stronger."""
        options = {option["id"]: option for option in decision["options"]}
        return self._ember(options) or self._dress(view["table"], options) or "begin"

    def _pick_onward(self, view: View, decision: View) -> str:
        table = view["table"]
        options = {option["id"]: option for option in decision["options"]}
        errand = self._ember(options)
        if errand:
            return errand
        if "return" in options and self._weary(table):
            return "return"
        return self._way(table, options)

    def _weary(self, table: View) -> bool:
        """Whether to rest: flasks are empty and a spark is to spare, or it costs nothing."""
        if table["free_return"]:
            return True
        heroes = table["heroes"]
        here, ahead = table["track"][table["at"]], table["track"][table["at"] + 1]
        empty = sum(not hero["estus"] for hero in heroes) / len(heroes)
        if here["level"] == 1 and ahead["level"] > 1 and table["sparks"] > SPARE:
            return True  # the first spaces pay again and again
        hard = ahead["boss"] is not None or ahead["level"] >= 2
        return bool(table["sparks"] > SPARE and hard and empty > 0.4)

    def _choose_card(self, view: View, decision: View, option: Option) -> float:
        """The easier one, and what it brings."""
        card = self._catalog["encounters"][option["targets"][0][1]]
        players = len(view["table"]["heroes"])
        return self._ease(card, players)

    def _ease(self, card: View, players: int) -> float:
        foes = sum(
            self._figures[model].health + 1.5
            for tile in card["tiles"]
            for group in tile["enemies"]
            for model in group
        )
        rewards = 0.0
        for reward in card["rewards"]:
            args = reward["args"]
            rewards += 0.2 * (args["flat"] + args["players"] * players)
            rewards += 1.0 if reward["id"] == "tg-reward-shortcut" else 0.0
        known = EASE.get(card["id"])
        if known is None:
            return rewards / 10 + 1.0 - foes / 25
        return rewards / 10 + known[min(players, len(known)) - 1] / 10

    def _purchase(self, view: View, decision: View, option: Option) -> float:
        """What somebody can use now or soon."""
        if option["id"] == "leave":
            return 0.02
        table = view["table"]
        card = str(option["targets"][0][1])
        if self._arsenal.cards[card]["kind"] == "ember":
            return 0.15 if not all(hero["ember"] for hero in table["heroes"]) else 0.05
        return self._worth(table, Item(card))

    def _worth(self, table: View, item: Item) -> float:
        """What a card could bring somebody, less what the levels for it cost."""
        best = 0.0
        for hero in table["heroes"]:
            price, _ = self._outfitter.price(hero, item, False)
            if price < 99:
                gain = self._outfitter.gain(outfit_of(hero), item)
                best = max(best, gain / (1 + 0.15 * price))
        return best

    def _put_under(self, view: View, decision: View, option: Option) -> float:
        return float(option["id"] == "as-drawn")

    def _unearth(self, view: View, decision: View, option: Option) -> float:
        return self._purchase(view, decision, option)

    def _reforge(self, view: View, decision: View, option: Option) -> float:
        """A soul for what nobody will use."""
        if option["id"] == "done":
            return 0.0
        table = view["table"]
        item = item_of(table["inventory"][int(option["id"].split("-")[1])])
        if self._arsenal.cards[item.card]["kind"] == "ember":
            return -1.0
        return 0.03 - self._worth(table, item)

    def _offering(self, view: View, decision: View, option: Option) -> float:
        return float(option["id"] == "done")

    _rekindle = _offering

    def _boon(self, view: View, decision: View, option: Option) -> float:
        if option["id"] == "no":
            return 0.0
        _, hero, stat = self._outfitter.lesson(view["table"])
        if option["id"] == f"level-{hero}-{stat}":
            return 99.0
        _, who, stat = option["id"].split("-")
        line = view["table"]["heroes"][int(who)]["stats"][stat]
        return float(line["value"] + 3 * line["tier"])

    def _supplies(self, view: View, decision: View, option: Option) -> float:
        hero = view["table"]["heroes"][int(option["targets"][0][1])]
        return 3.0 * (not hero["estus"]) + (not hero["heroic"]) + (not hero["luck"])

    def _hold_event(self, view: View, decision: View, option: Option) -> float:
        """Whoever is hit most often."""
        return float(view["table"]["heroes"][int(option["targets"][0][1])]["taunt"])

    def _put_back(self, view: View, decision: View, option: Option) -> float:
        """Good cards on top, bad ones under the deck."""
        kind, id = option["targets"][0]
        top = 1.0 if option["id"].startswith("top") else -1.0
        if kind == "event":
            return top * (1.0 if self._catalog["events"][id]["kind"] != "rendezvous" else -1.0)
        if kind == "card":
            return top * (self._worth(view["table"], Item(id)) - 0.05)
        players = len(view["table"]["heroes"])
        return top * (self._ease(self._catalog["encounters"][id], players) - 0.6)

    def _use_ember(self, view: View, decision: View, option: Option) -> float:
        if option["id"] == "keep":
            return -99.0
        return -self._icon(view, decision, option)


BOTS = {"greedy": Greedy}
