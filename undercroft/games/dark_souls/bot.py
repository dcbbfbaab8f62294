"""`veteran`: plays any character by exact odds: plans its activations, spends souls, knows when to drink.

It reads its view alone: where everybody stands, what the foes' cards say, what each option promises.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from undercroft.games.souls.bot import (
    FACES,
    Judge,
    Option,
    View,
    first_of,
    is_about,
    option_deed,
    worn_out,
)
from undercroft.games.souls.bot_odds import Hit
from undercroft.games.souls.bot_plan import Deed, Plan, Scene, target, way_of

# What a plan must gain to be worth the flask, or a heroic action: little where nothing comes after the fight.
ESTUS_PRICE, HEROIC_PRICE = 0.02, 0.03
ESTUS_SAVED, HEROIC_SAVED = 0.1, 0.08
HOPELESS = 30  # activations without a wound after which a fight is given up
SPARKS = 4  # how many sparks to buy in a campaign before its end is accepted


class Greedy(Judge):
    """One seat's judgement. It remembers its plan, how long nothing has happened, and a boss's cards."""

    def __init__(self, seed: int | str, catalog: Mapping[str, Any]) -> None:
        super().__init__(seed, catalog)
        self._models: Mapping[str, Any] = catalog["models"]
        self._sparks = 0

    # ------------------------------------------------------------------ a character's activation

    def _pick_activation(self, view: View, decision: View) -> str:
        scene = self._scene(view)
        scene.idle = self._idle
        heroic, estus = (first_of(decision["options"], kind) for kind in ("heroic", "estus"))
        deeds = self._deeds(decision)
        state = self._progress(decision)
        plan = scene.plan(deeds, **state)
        saving = view["table"]["mode"] in ("journey", "campaign") and not scene.boss
        if heroic:
            bold = self._heroic_plan(view, scene, deeds, state)
            if bold.value > plan.value + (HEROIC_SAVED if saving else HEROIC_PRICE):
                self._plan, self._deed = bold, None
                return heroic
        if estus:
            scene.drink()
            price = ESTUS_SAVED if saving else ESTUS_PRICE
            if scene.plan(deeds, **state).value > plan.value + price:
                return estus
        self._plan = plan
        return self._planned(decision) or self._last_thing(view, decision)

    def _heroic_plan(
        self, view: View, scene: Scene, deeds: list[Deed], state: dict[str, Any]
    ) -> Plan:
        """What the heroic action would make of this activation."""
        if view["table"]["heroes"][scene.me]["class"] == "herald":
            rallied = self._scene(view)
            rallied.rally(2)
            return rallied.plan(deeds, **state)
        charged = [
            deed._replace(cost=0, node=True, shift=1, when="before") if deed.high == 0 else deed
            for deed in deeds
        ]
        return scene.plan(charged, **state)

    def _last_thing(self, view: View, decision: View) -> str:
        """Before the end: whatever helps somebody."""
        best, value = "", 0.0
        for option in decision["options"]:
            if option["kind"] == "act" and option_deed(option) is None:
                gain = self._help_value(view, option)
                if gain > value:
                    best, value = option["id"], gain
        if not best:
            best = first_of(decision["options"], "end") or ""
            standing = sum(foe["health"] for foe in view["table"]["fight"]["foes"])
            self._idle = self._idle + 1 if standing == self._standing else 0
            self._standing = standing
        return best

    @staticmethod
    def _help_value(view: View, option: Option) -> float:
        """Stamina and Health for those who need them."""
        words = option["text"]["args"]["what"]["args"]
        cost = option["text"]["args"]["stamina"]
        heroes = view["table"]["heroes"]
        me = next(hero for hero in heroes if hero["seat"] == view["seat"])
        free = 10 - me["black"] - me["red"]
        if words["who"] == "none":
            return 0.3 if words["ward"] else -0.5
        some = heroes if words["who"] in ("all", "others") else [max(heroes, key=worn_out)]
        if words["who"] == "self":
            some = [me]
        gain = sum(
            0.5 * min(words["stamina"], hero["black"]) + 0.8 * min(words["health"], hero["red"])
            for hero in some
        )
        return gain - 0.7 * cost if free - cost >= 4 or not cost else -1.0

    # ------------------------------------------------------------------ under attack

    def _pick_defend(self, view: View, decision: View) -> str:
        scene = self._scene(view)
        args = decision["prompt"]["args"]
        who = self._figures[args["who"]["id"]]
        hit: Hit = (args["strength"], args["type"] == "magical", args["difficulty"], who.heavy)
        places = self._places(scene, any_arc=True)
        here = scene.heroes[scene.me].place
        chill = scene.heroes[scene.me].chill

        def worth(option: Option) -> float:
            if option["kind"] == "block":
                return scene.defence(0, here, hit, 0)
            if not option["targets"]:
                return scene.defence(1, here, hit, 0)
            place = places.get(way_of(option), here)
            extra = option["text"]["args"]["stamina"] - 1 - chill
            return scene.defence(1, place, hit, extra) - scene.trap(place[0])

        if self._idle > HOPELESS:  # nothing here can be hurt: better back to the bonfire
            return str(min(decision["options"], key=worth)["id"])
        return str(max(decision["options"], key=worth)["id"])

    def _pick_dodge_further(self, view: View, decision: View) -> str:
        scene = self._scene(view)
        places, here = self._places(scene), scene.heroes[scene.me].place
        return str(
            max(
                decision["options"],
                key=lambda option: scene.standing(places.get(way_of(option), here), True),
            )["id"]
        )

    def _after_roll(self, view: View, decision: View, option: Option) -> float:
        args = decision["prompt"]["args"]
        if option["kind"] == "keep":
            return 0.0
        short = args["need"] - args["total"]
        if option["kind"] == "stand_fast":
            return 1.0 if short >= 2 else -1.0
        face, colour = option["text"]["args"]["face"], option["text"]["args"]["colour"]
        if args["purpose"] == "dodge":
            return 1.0 if short == 1 else -1.0
        if args["purpose"] == "attack":
            return self._another_try(view, args["total"] - face, args["total"], FACES[colour])
        return sum(FACES[colour]) / 6 - face - 0.9 if short >= 2 else -1.0

    def _face_trap(self, view: View, decision: View, option: Option) -> float:
        args = decision["prompt"]["args"]
        stays = option["kind"] == "dodge" and not option["targets"]
        return 0.5 if stays == (args["damage"] >= 2) else 0.0

    def _pick_place(self, view: View, decision: View) -> str:
        scene = self._scene(view)
        return str(
            max(
                decision["options"],
                key=lambda option: scene.standing((self._node(option) or 0, -1), False),
            )["id"]
        )

    def _pick_lead(self, view: View, decision: View) -> str:
        scene = self._scene(view)
        place = scene.heroes[scene.me].place
        return str(
            max(
                decision["options"],
                key=lambda option: scene.standing(place, False, int(option["targets"][0][1])),
            )["id"]
        )

    # ------------------------------------------------------------------ outside fights

    def _choose_boss(self, view: View, decision: View, option: Option) -> float:
        """The shorter way and the weaker body."""
        boss = self._bosses[target(option, "boss")]
        bodies = sum(self._models[model]["health"] for model in boss["models"])
        return -3.0 * float(sum(boss["levels"])) - float(bodies) / 10

    def _pick_explore(self, view: View, decision: View) -> str:
        """Chests, then Andre and the Firekeeper, then the next tile; through the fog when nothing is left.

        A party that dies rests (DS-18.6), so a rest of one's own choice is never better than a try: both cost
        a spark and turn the encounters over. What matters is to carry no souls into a fight.
        """
        options = decision["options"]
        chest = first_of(options, "chest")
        if chest:
            return chest
        table = view["table"]
        at_bonfire = table["map"]["tiles"][table["map"]["at"]]["bonfire"]
        if at_bonfire:
            errand = self._dress(table, options) or self._spend(table, decision)
            if errand:
                return errand
        ways = self._ways(decision)
        home = next((id for id, tile in ways if tile == 0), None)
        if not at_bonfire and home and table["souls"] >= table["buy_cost"]:
            return home
        on = [(id, tile) for id, tile in ways if tile]
        if on:
            tiles = table["map"]["tiles"]
            return min(on, key=lambda way: self._dread(table, tiles[way[1]]))[0]
        return first_of(options, "fog") or str(self._random.choice(options)["id"])

    @staticmethod
    def _ways(decision: View) -> list[tuple[str, int]]:
        """The tiles one may go to, and the options that lead there."""
        return [
            (str(option["id"]), int(target(option, "tile")))
            for option in decision["options"]
            if option["kind"] == "go"
        ]

    @staticmethod
    def _dread(table: View, tile: View) -> float:
        """Low levels first, the Fog Gate last; lying souls and a chest draw."""
        dread = float(tile["level"]) + (0.5 if tile["index"] == table["map"]["fog"] else 0.0)
        return dread - 0.05 * float(tile["souls"])

    def _spend(self, table: View, decision: View) -> str | None:
        """A spark against the dark, a level that unlocks something, or another treasure."""
        spark, buy = (first_of(decision["options"], kind) for kind in ("spark", "buy"))
        if spark and table["sparks"] <= 1 and self._sparks < SPARKS:
            self._sparks += 1
            return spark
        lesson, hero, stat = self._outfitter.lesson(table)
        lottery = self._outfitter.lottery(table, lesson) if buy else 0.0
        if lesson > lottery:
            for option in decision["options"]:
                if option["kind"] == "level" and is_about(option, hero, stat):
                    return str(option["id"])
            soon = table["souls"] + 2 * len(table["heroes"])
            if self._price_of(table, hero, stat) <= soon and self._next_level(table, decision) == 1:
                return None  # saved up for: only an easy fight lies between
        return buy

    def _next_level(self, table: View, decision: View) -> int:
        """The level of the tile to go to next; 9 if it is the fog."""
        tiles = table["map"]["tiles"]
        ways = [tiles[tile] for _, tile in self._ways(decision) if tile]
        return min(
            ((self._dread(table, tile), int(tile["level"])) for tile in ways), default=(9.0, 9)
        )[1]

    @staticmethod
    def _price_of(table: View, hero: int, stat: str) -> int:
        return int(table["heroes"][hero]["stats"][stat]["next"] or 99) if hero >= 0 else 99

    def _place_level(self, view: View, decision: View, option: Option) -> float:
        """The low ones first: what guards the Fog Gate may be dangerous, it is fought last."""
        return float(int(option["targets"][0][1]) != view["table"]["map"]["fog"])

    def _onward(self, view: View, decision: View, option: Option) -> float:
        """A scenario won is enough."""
        return float(option["kind"] == "finish")

    def _dash(self, view: View, decision: View, option: Option) -> float:
        return 1.0 if option["kind"] == "fight" else 0.0

    def _give_ember(self, view: View, decision: View, option: Option) -> float:
        return -self._icon(view, decision, option)

    def _confirm_rest(self, view: View, decision: View, option: Option) -> float:
        return float(option["kind"] == "no")


BOTS = {"veteran": Greedy}
