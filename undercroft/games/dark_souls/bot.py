"""What bots do on a journey and in a campaign: where to go, when to rest, what the souls are spent on."""

from __future__ import annotations

from undercroft.games.souls.bot import Camp, Option, View, first_of, is_about, target


class Journeyer(Camp):
    """The judgement of a party on its way."""

    def _choose_boss(self, view: View, decision: View, option: Option) -> float:
        """The shorter way and the weaker body."""
        boss = self._catalog["bosses"][target(option, "boss")]
        bodies = sum(self._catalog["models"][model]["health"] for model in boss["models"])
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
        if spark and table["sparks"] <= 1:
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
        return -self._sturdiest(view, decision, option)

    def _confirm_rest(self, view: View, decision: View, option: Option) -> float:
        return float(option["kind"] == "no")
