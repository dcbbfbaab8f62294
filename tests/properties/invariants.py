"""What must hold at every moment of a game, told from what the seats see and from nothing else."""

from __future__ import annotations

from collections import Counter
from typing import Any

import undercroft
from undercroft import Match

Table = dict[str, Any]


class Watch:
    """Follows one match from decision to decision through the views of all seats."""

    def __init__(self, match: Match) -> None:
        catalog: Any = undercroft.catalog(match)
        self.catalog = catalog
        self.setup = match.setup
        self.before: Table | None = None
        self.starters = {id for id, card in self.catalog["cards"].items() if card["starter"]}

    def __call__(self, match: Match) -> None:
        """Look at everything."""
        seats = range(len(match.seats))
        views: list[Any] = [match.view(seat) for seat in seats]
        outside: Any = match.view(None)
        table = outside["table"]
        hands = [view["table"]["me"]["hand"] for view in views]
        for seat, view in enumerate(views):
            self.same_for_all(seat, view, outside)
        self.blood(table)
        self.cards(table, hands)
        self.dungeon(table)
        for seat in seats:
            asked = [d["id"].split("-")[0] for d in views[seat]["decisions"]]
            self.hunter(table, table["hunters"][seat], hands[seat], asked)
        self.questions(match, views, outside)
        if self.before is not None:
            self.course(self.before, table)
        self.before = table
        if match.over:
            self.end(outside)

    @staticmethod
    def same_for_all(seat: int, view: Table, outside: Table) -> None:
        """A seat sees what a spectator sees, and its own hand."""
        assert view["seat"] == seat
        assert {**view["table"], "me": None} == outside["table"]
        assert set(view["table"]["me"]) == {"hand", "pick"}
        for field in ("game", "over", "result", "waiting"):
            assert view[field] == outside[field]
        assert "hands" not in view["table"]

    @staticmethod
    def blood(table: Table) -> None:
        """BB-18.5: 135 Blood, wherever they are."""
        monster = table["monster"]
        total = table["reserve"] + (monster["echoes"] if monster else 0)
        total += sum(hunter["collected"] + hunter["banked"] for hunter in table["hunters"])
        assert total == 15 * 5 + 60

    def cards(self, table: Table, hands: list[list[str]]) -> None:
        """No card is made or lost: those in the deck are the rest."""
        seen: Counter[str] = Counter(table["row"])
        for hunter, hand in zip(table["hunters"], hands, strict=True):
            for pile in (hand, hunter["used"], hunter["played"], hunter["removed"]):
                seen.update(pile)
        upgrades = 0
        for id, card in self.catalog["cards"].items():
            if id in self.starters:
                assert seen[id] == table["players"], id
            else:
                assert seen[id] <= card["copies"], id
                upgrades += seen[id]
        assert upgrades + table["upgrades_left"] == 32
        assert not set(seen) - set(self.catalog["cards"])
        assert len(table["row"]) <= table["players"]
        if table["step"] == "choose" and table["upgrades_left"]:
            assert len(table["row"]) == table["players"]  # BB-12.5

    def dungeon(self, table: Table) -> None:
        """10 cards of 7 and 3, then the Final Boss; nobody is met twice (BB-1.6, BB-9.2)."""
        enemies = self.catalog["enemies"]
        dungeon, monster = table["dungeon"], table["monster"]
        gone = [enemy["id"] for enemy in dungeon["gone"]]
        met = gone + ([monster["id"]] if monster else [])
        assert len(set(met)) == len(met)
        kinds = Counter(enemies[id]["kind"] for id in met)
        assert kinds["monster"] + dungeon["monsters"] == 7
        assert kinds["boss"] + dungeon["bosses"] == 3
        assert dungeon["left"] == dungeon["monsters"] + dungeon["bosses"]
        for enemy in dungeon["gone"]:
            if enemies[enemy["id"]]["kind"] != "monster":
                assert enemy["how"] == "killed"  # BB-10.1
        finals = [id for id in met if enemies[id]["kind"] == "final_boss"]
        assert finals in ([], [table["final_boss"]])
        if finals:
            assert dungeon["left"] == 0  # BB-16.1
        assert table["final_fight"] == (
            monster is not None and monster["id"] == table["final_boss"]
        )
        if monster:
            card = enemies[monster["id"]]
            full = card["health"] + table["players"] - 3  # BB-2.4
            if table["final_boss"] == "gehrman" and card["kind"] != "final_boss":
                full += 2  # BB-16.8
            assert monster["full"] == full
            assert 0 < monster["echoes"] <= full
            assert monster["kind"] == card["kind"]
            stronger = table["final_boss"] == "lamp_mother" and card["kind"] != "final_boss"
            strength = ["green", "yellow", "red", "red"]
            assert monster["die"] == strength[strength.index(card["die"]) + stronger]

    def hunter(self, table: Table, hunter: Table, hand: list[str], asked: list[str]) -> None:
        assert 0 <= hunter["health"] <= hunter["max_health"] == 8
        assert hunter["dead"] == (hunter["health"] == 0)  # BB-14.1
        assert not hunter["dead"] or hunter["collected"] == 0  # BB-14.2
        assert hunter["dead"] or not hunter["out"]
        assert hunter["out"] <= (table["final_boss"] == "rom" and hunter["deaths"] >= 2)
        assert hunter["collected"] >= 0
        assert hunter["banked"] >= 0
        assert hunter["took"] >= 0
        assert hunter["hand_count"] == len(hand)
        owned = [*hand, *hunter["used"], *hunter["played"]]
        assert hunter["owned"] == len(owned)
        assert len(owned) <= (8 if "remove" in asked else 7)  # BB-12.8
        assert owned.count("hunters_dream") == 1  # BB-12.10
        assert "hunters_dream" not in hunter["removed"]
        if table["step"] == "choose" and not hunter["dead"]:
            assert "hunters_dream" in hand  # BB-4.7
        worth = 0
        for trophy, count in hunter["trophies"].items():
            spaces = self.catalog["track"][trophy]
            assert 0 <= count <= len(spaces)
            worth += spaces[count - 1] if count else 0
        assert hunter["bonus"] == worth
        assert len(hunter["played"]) <= 2
        if hunter["ready"]:
            assert table["step"] in ("choose", "transform")

    @staticmethod
    def questions(match: Match, views: list[Table], outside: Table) -> None:
        """Somebody can always go on, and knows with what."""
        waiting = outside["waiting"]
        assert waiting == match.waiting
        assert bool(waiting) != outside["over"]
        assert outside["decisions"] == []
        for view in views:
            for decision in view["decisions"]:
                assert decision["seats"] == [view["seat"]]
                open_ids = [option["id"] for option in decision["options"]]
                assert open_ids
                assert len(set(open_ids)) == len(open_ids)
                assert not set(open_ids) & {option["id"] for option in decision["closed"]}
                assert (decision["chosen"] is None) == (view["seat"] in waiting)
                assert decision["chosen"] in (None, *open_ids)
            assert bool(view["decisions"]) >= (view["seat"] in waiting)
            assert not view["table"]["hunters"][view["seat"]]["out"] or not view["decisions"]

    @staticmethod
    def course(before: Table, table: Table) -> None:
        """Some things only grow, and rounds go round."""
        assert table["round"] - before["round"] in (0, 1)
        assert table["final_boss"] == before["final_boss"]
        gone = len(before["dungeon"]["gone"])
        assert table["dungeon"]["gone"][:gone] == before["dungeon"]["gone"]
        assert table["upgrades_left"] <= before["upgrades_left"]
        for old, now in zip(before["hunters"], table["hunters"], strict=True):
            assert now["banked"] >= old["banked"]  # BB-11.6
            assert now["deaths"] >= old["deaths"]
            assert now["out"] >= old["out"]
            assert not Counter(old["removed"]) - Counter(now["removed"])  # BB-12.11
            for trophy, count in old["trophies"].items():
                assert now["trophies"][trophy] >= count  # BB-15.7
        if table["round"] == before["round"]:
            assert table["first"] == before["first"] or table["step"] == "over"  # BB-3.5
        elif table["step"] != "over":
            first = (before["first"] + 1) % table["players"]  # BB-13.3
            while table["hunters"][first]["out"]:
                first = (first + 1) % table["players"]
            assert table["first"] == first

    def end(self, outside: Table) -> None:
        """BB-17: banked and bonus; the highest wins, ties by what is banked."""
        table, result = outside["table"], outside["result"]
        hunters = table["hunters"]
        everybody_out = all(hunter["out"] for hunter in hunters)
        slain = any(enemy["id"] == table["final_boss"] for enemy in table["dungeon"]["gone"])
        assert slain or everybody_out  # BB-17.1
        ranks: dict[int, tuple[int, int]] = {}
        for hunter, score in zip(hunters, result["scores"], strict=True):
            assert score["seat"] == hunter["seat"]
            if hunter["out"]:
                assert score["total"] is None
                continue
            assert hunter["collected"] == 0  # BB-17.2
            total = hunter["banked"] + hunter["bonus"]
            assert score["total"] == total == sum(part["value"] for part in score["parts"])
            ranks[hunter["seat"]] = (total, hunter["banked"])
        best = max(ranks.values(), default=None)
        assert result["winners"] == [seat for seat, rank in ranks.items() if rank == best]
