"""The bot in its own turn: plans, heroic actions, flasks, and what to hold in hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from undercroft.games.souls.bot import Option, View, first_of, keep, option_deed
from undercroft.games.souls.bot_figures import Attack
from undercroft.games.souls.bot_outlook import WORK
from undercroft.games.souls.bot_party import Item, item_of
from undercroft.games.souls.bot_plan import Deed, Plan, way_of

from .bot_camp import Camper
from .bot_quest import Quest
from .bot_scene import TombScene, Works

# What a plan must gain to be worth the flask, or a heroic action: more where another fight comes after.
ESTUS_PRICE, HEROIC_PRICE, BLESSING_PRICE = 0.02, 0.03, 0.03
ESTUS_SAVED, HEROIC_SAVED, BLESSING_SAVED = 0.1, 0.06, 0.12
LUCK_PRICE, LUCK_SAVED = 0.8, 1.2  # the same for Luck, in boxes of the bar
ERRANDS: Final = ("lever", "chest")
AIDS: Final = ("heroic", "blessing", "estus")
PATIENCE = 16  # turns of each character after which even progress is too slow
HOPELESS = 30  # turns without progress after which a fight is given up
DRY = 9  # free boxes of the bar from which on nobody thinks of the flask
BRAVE = 0.9  # how good a position is that nobody slips away from
SWAP = 0.01  # what other cards in hand must bring


class Fighter(Camper):
    """What one seat makes of its turns."""

    def __init__(self, seed: int | str, catalog: Mapping[str, Any]) -> None:
        super().__init__(seed, catalog)
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

    def _attacks(self, seen: View) -> list[Attack]:
        """All that a character could strike with: what it does not hold it may take in hand (TG-21.4)."""
        items = [seen["left"], seen["right"], *seen["backup"]]
        deeds = [d for one in items if one for d in self._arsenal.deeds(item_of(one), "left")]
        return [Attack(deed.dice, deed.mod, deed.magic, deed.cost) for deed in deeds]

    def _saving(self, view: View, scene: TombScene) -> bool:
        return view["table"]["mode"] == "campaign" and not scene.boss

    # ------------------------------------------------------------------ a character's turn

    def _pick_turn(self, view: View, decision: View) -> str:
        fight = view["table"]["fight"]
        scene = self._scene(view)
        if fight["turn"] != self._turn:
            self._turn = fight["turn"]
            self._began = scene.began = scene.heroes[scene.me].place[0]
        errand = self._torch(scene, decision["options"])
        if errand:
            return errand
        for option in decision["options"]:
            if option["kind"] == "walk":
                scene.walk_price = option["text"]["args"]["stamina"]
            elif option["kind"] == "run":
                scene.run_price = option["text"]["args"]["stamina"]
        if scene.idle > HOPELESS and not scene.foes:
            self._count(view, scene)
            # At a loss: anything is better than nothing.
            return str(self._random.choice(decision["options"])["id"])
        deeds = self._deeds(decision)
        state = self._progress(decision)
        plan = scene.plan(deeds, **state)
        if self._given_up(scene):
            plan = self._surrender(scene, state)
        else:
            aid = self._special(view, scene, decision["options"], deeds, state, plan)
            if aid:
                return aid
        self._plan = plan
        for option in decision["options"] if plan.kind in ERRANDS else ():
            if option["kind"] == plan.kind and way_of(option) == plan.step:
                self._deed = None
                return str(option["id"])
        return self._planned(decision) or self._finish(view, scene, decision["options"])

    @staticmethod
    def _torch(scene: TombScene, options: Sequence[Option]) -> str | None:
        """TG-8.7: taken wherever it is of use, put down where it belongs."""
        goals = {goal["goal"] for goal in scene.goals if not goal["met"]}
        node = scene.heroes[scene.me].place[0]
        drop = first_of(options, "drop_torch")
        if drop and "torch" in goals and node in scene.spots["shrine"]:
            return drop
        rules = scene.quest.rules
        useful = "torch" in goals or "torchlight" in rules or "lever-needs-torch" in rules
        return first_of(options, "take_torch") if useful else None

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
        options: Sequence[Option],
        deeds: list[Deed],
        state: dict[str, Any],
        plan: Plan,
    ) -> str | None:
        """Heroic action, flask and blessing, where they change enough."""
        heroic, blessing, estus = (first_of(options, kind) for kind in AIDS)
        saving = self._saving(view, scene)
        stake = min(1.0, max(0.05, 1.6 * plan.value))
        if heroic and self._bold(view, scene, deeds, state, plan):
            bold = self._heroic_plan(view, scene, deeds, state)
            price = HEROIC_SAVED if saving else HEROIC_PRICE
            if bold.value > plan.value + price * stake:
                self._plan, self._deed = bold, None
                return heroic
        if blessing:
            well = self._twin(view, scene)
            well.heroes[well.me].red = 0
            price = BLESSING_SAVED if saving else BLESSING_PRICE
            if well.plan(deeds, **state).value > plan.value + price * stake:
                return blessing
        if estus and scene.heroes[scene.me].free < DRY:
            full = self._twin(view, scene)
            full.drink()
            price = ESTUS_SAVED if saving else ESTUS_PRICE
            if full.plan(deeds, **state).value > plan.value + price * stake:
                return estus
        return None

    def _bold(
        self, view: View, scene: TombScene, deeds: list[Deed], state: dict[str, Any], plan: Plan
    ) -> bool:
        """Whether the heroic action could be of use at all."""
        op = self._heroic(view, scene)
        if op == "keep_faith":
            return any(hero.red > 1 for hero in scene.heroes)
        if op == "rally":
            return any(hero.black > 1 for hero in scene.heroes)
        if op == "slip_away":
            return plan.kind == "end" and plan.value < BRAVE
        return bool(deeds) and not state["struck"]

    def _heroic(self, view: View, scene: TombScene) -> str:
        kind = view["table"]["heroes"][scene.me]["class"]
        return str(self._catalog["classes"][kind]["heroic_op"])

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
        elif op == "keep_faith":
            near = twin.board.span[me.place[0]]
            for hero in twin.heroes:
                if near[hero.place[0]] <= 1:
                    hero.red = max(0, hero.red - 2)
        elif op == "slip_away":
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

    def _finish(self, view: View, scene: TombScene, options: Sequence[Option]) -> str:
        """Before the end: whatever helps somebody."""
        best, value = "", 0.0
        for option in options:
            if self._given_up(scene):
                break  # it shall come to an end
            if option["kind"] == "act" and option_deed(option) is None:
                gain = self._help_value(view, option)
                if gain > value:
                    best, value = option["id"], gain
        if best:
            return best
        self._count(view, scene)
        return first_of(options, "end") or ""

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
        stay = keep(decision)
        ways = {stay: now}
        for option in decision["options"]:
            if option["kind"] == "hold":
                cards = option["text"].get("args", {}).get("cards", ())
                ways[option["id"]] = [items[card["args"]["name"]["id"]] for card in cards]
        if len(ways) == 1:
            return stay  # heroic actions come in the action phase
        best, found = -1.0, stay
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
            if id == stay:
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
