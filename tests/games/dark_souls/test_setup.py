"""Initial set-up and the set-up after the mini boss (DS-1, DS-2)."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

import undercroft
from undercroft import Fork, Match, Tape
from undercroft.games.dark_souls.state import Journey

from .road import (
    battle,
    boss_falls,
    content,
    death,
    deck,
    inventory,
    of_set,
    state,
    street,
    trek,
    win,
)
from .stage import arena, asked, closed, foe, hero, journey, laid_out, options, play, table

SIDES = ("north", "east", "south", "west")
MINI = {"boreal_outrider_knight", "gargoyle", "titanite_demon", "winged_knight"}
MAIN = {"dancer", "ornstein_and_smough"}
SOURCED = (
    "dice.yaml", "traps.yaml", "treasure.yaml", "boards.yaml", "tiles.yaml", "encounters.yaml",
    "enemies.yaml", "bosses.yaml", "behaviours.yaml", "characters.yaml",
)  # fmt: skip
FACES = {entry["id"]: entry for entry in content("tiles.yaml")}


def doors(one: dict[str, Any]) -> set[int]:
    """The sides of a laid tile that have a doorway, from the printed ones and how it lies."""
    return {(SIDES.index(side) + one["turn"]) % 4 for side in FACES[one["face"]]["doors"]}


def steps(tiles: Sequence[dict[str, Any]]) -> list[int]:
    """Doorway steps of each tile from the Bonfire tile; -1 for one that cannot be reached."""
    places = {(one["x"], one["y"]): i for i, one in enumerate(tiles)}
    found = [-1] * len(tiles)
    found[0] = 0
    edge = [0]
    for i in edge:
        for side, (dx, dy) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
            other = places.get((tiles[i]["x"] + dx, tiles[i]["y"] + dy))
            if other is None or side not in doors(tiles[i]):
                continue
            if (side + 2) % 4 in doors(tiles[other]) and found[other] < 0:
                found[other] = found[i] + 1
                edge.append(other)
    return found


def laid(match: Match) -> list[dict[str, Any]]:
    tiles: list[dict[str, Any]] = state(match)["tiles"]
    return tiles


def by_hand(tiles: Sequence[str], boss: str = "gargoyle") -> Match:
    """Laying out by hand, with these tiles drawn."""
    match = undercroft.new("dark_souls", {"layout": "by_hand"}, chance=Tape(tiles))
    match.decide(boss, seat=0)
    return match


# ---------------------------------------------------------------------- DS-1: what is in the box


@pytest.mark.rule("DS-1.1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_to_four_play(players: int) -> None:
    match = journey({"players": players})
    assert len(table(match)["heroes"]) == players
    assert len(match.seats) == players


@pytest.mark.rule("DS-1.1")
@pytest.mark.parametrize("players", [0, 5])
def test_nobody_and_five_do_not_play(players: int) -> None:
    with pytest.raises(undercroft.InvalidSetup):
        undercroft.new("dark_souls", {"players": players})


@pytest.mark.rule("DS-1.1")
def test_all_win_or_all_lose() -> None:
    lost = death({"knight": {}, "warrior": {"node": 11}, "herald": {"node": 11}}, sparks=0)
    assert lost.result is not None
    assert lost.result.winners == ()
    dancer = {"model": "dancer", "node": 1, "wounds": 33}
    heroes = {"knight": {"node": 1, "side": "s"}, "warrior": {"node": 11}, "herald": {"node": 11}}
    won = battle(heroes, [dancer], boss="dancer", tape=[3])
    play(won, "act-right-0")
    assert won.result is not None
    assert won.result.winners == (0, 1, 2)


@pytest.mark.rule("DS-1.2")
def test_the_four_classes_are_offered_and_each_is_there_once() -> None:
    names = {entry["id"] for entry in content("characters.yaml")}
    assert names == {"assassin", "herald", "knight", "warrior"}
    fields = {field.name: field for field in undercroft.setup_options("dark_souls")}
    for place in range(1, 5):
        assert {choice.value for choice in fields[f"class_{place}"].values} == names
    match = journey({"players": 4})
    assert {one["class"] for one in table(match)["heroes"]} == names
    with pytest.raises(undercroft.InvalidSetup):
        undercroft.new("dark_souls", {"players": 2, "class_1": "herald", "class_2": "herald"})


@pytest.mark.parametrize(
    ("kind", "stat", "words"),
    [
        ("knight", "strength", "In the thick of it"),
        ("warrior", "strength", "In the thick of it"),
        ("assassin", "dexterity", "dodges"),
        ("herald", "faith", "Stands by the others"),
    ],
)
def test_a_class_says_what_its_part_is(kind: str, stat: str, words: str) -> None:
    fields = {field.name: field for field in undercroft.setup_options("dark_souls")}
    shown = next(choice for choice in fields["class_1"].values if choice.value == kind)
    role = shown.facts[0]
    assert (role.id, role.args) == ("ds-setup-role", {"stat": stat})
    assert words in undercroft.text.say(role.id, "en", **role.args)


@pytest.mark.rule("DS-1.3")
def test_four_mini_bosses_and_two_main_bosses() -> None:
    names = {"mini": set(), "main": set()}  # type: dict[str, set[str]]
    for entry in content("bosses.yaml"):
        names[entry["kind"]].add(entry["name"])
    assert names["mini"] == {
        "Boreal Outrider Knight", "Gargoyle", "Titanite Demon", "Winged Knight",
    }  # fmt: skip
    assert names["main"] == {
        "Dancer of the Boreal Valley",
        "Dragon Slayer Ornstein & Executioner Smough",
    }


@pytest.mark.rule("DS-1.4")
def test_the_enemy_models() -> None:
    assert {entry["id"]: entry["models"] for entry in content("enemies.yaml")} == {
        "sentinel": 2,
        "silver_knight_swordsman": 3,
        "silver_knight_greatbowman": 3,
        "large_hollow_soldier": 2,
        "hollow_soldier": 3,
        "crossbow_hollow": 3,
    }


@pytest.mark.rule("DS-1.4")
def test_no_encounter_needs_more_models_than_there_are() -> None:
    models = {entry["id"]: entry["models"] for entry in content("enemies.yaml")}
    for card in content("encounters.yaml"):
        needed = Counter(id for group in card["enemies"] for id in group)
        assert all(count <= models[id] for id, count in needed.items()), card["id"]


@pytest.mark.rule("DS-1.5")
@pytest.mark.rule("DS-A.6")
def test_the_treasure_cards() -> None:
    counted: Counter[tuple[str, str | None]] = Counter()
    for card in content("treasure.yaml"):
        counted[card["set"], card.get("owner")] += card.get("copies", 1)
    classes = ("assassin", "herald", "knight", "warrior")
    bosses = {owner: n for (kind, owner), n in counted.items() if kind == "boss"}
    assert counted["starting", None] == 13
    assert all(counted["class", one] == 5 for one in classes)
    assert all(counted["transposed", one] == 5 for one in classes)
    assert counted["common", None] == 60
    assert counted["legendary", None] == 10
    assert sum(bosses.values()) == 18
    assert set(bosses) == MINI | MAIN
    assert all(2 <= n <= 4 for n in bosses.values())
    assert sum(counted.values()) == 13 + 40 + 60 + 10 + 18


@pytest.mark.rule("DS-1.5")
def test_every_class_starts_with_three_or_four_of_the_starting_cards() -> None:
    starts: Counter[str] = Counter()
    for one in content("characters.yaml"):
        assert 3 <= len(one["start"]) <= 4
        starts.update(one["start"])
    copies = {
        c["id"]: c.get("copies", 1) for c in content("treasure.yaml") if c["set"] == "starting"
    }
    assert starts == copies


@pytest.mark.rule("DS-1.6")
@pytest.mark.rule("DS-A.47")
def test_twelve_encounter_cards_of_each_level() -> None:
    counted = Counter(card["level"] for card in content("encounters.yaml"))
    assert counted == {1: 12, 2: 12, 3: 12}


@pytest.mark.rule("DS-A.47")
@pytest.mark.parametrize("level", [0, 4, 36])
def test_there_is_no_other_level(level: int) -> None:
    match = journey()
    documents: Any = copy.deepcopy(match.pack.documents)
    documents["encounters.yaml"][0]["level"] = level
    with pytest.raises(undercroft.InvalidContent, match="level"):
        match.game.pack_from(documents, "strange")


@pytest.mark.rule("DS-1.7")
def test_nine_tiles() -> None:
    kinds = {entry["tile"]: entry["kind"] for entry in content("tiles.yaml")}
    assert Counter(kinds.values()) == {"bonfire": 1, "exploration": 6}
    rooms = {board["id"] for board in content("boards.yaml")} - {"tile"}
    assert rooms == {"mini_boss", "main_boss"}


@pytest.mark.rule("DS-1.8")
def test_the_tokens_are_enough_for_every_map() -> None:
    assert sum(trap["copies"] for trap in content("traps.yaml")) == 20
    there = {"chest": 4, "gravestone": 5, "barrel": 8}
    cards = content("encounters.yaml")
    shown = {kind for card in cards for kind in card["terrain"] if kind}
    assert shown == set(there)
    for boss in content("bosses.yaml"):
        for kind, tokens in there.items():
            most = 0
            for level, count in Counter(boss["levels"]).items():
                each = sorted(
                    (card["terrain"].count(kind) for card in cards if card["level"] == level),
                    reverse=True,
                )
                most += sum(each[:count])
            assert most <= tokens, (boss["id"], kind)
    match = journey()
    assert isinstance(state(match)["fog"], int)
    assert 1 <= state(match)["fog"] <= 4


@pytest.mark.rule("DS-1.9")
def test_the_dice() -> None:
    assert {die["id"]: die["count"] for die in content("dice.yaml")} == {
        "black": 5,
        "blue": 4,
        "orange": 2,
        "dodge": 4,
    }


@pytest.mark.rule("DS-A.1")
def test_faces_and_traps_come_from_the_pack() -> None:
    match = arena(
        {"knight": {"node": 6, "luck": False}}, [("sentinel", 6)], traps={3: None}, tape=[9]
    )
    doc: Any = match.position()
    documents: Any = copy.deepcopy(match.pack.documents)
    dice = {die["id"]: die for die in documents["dice.yaml"]}
    dice["blue"]["faces"] = [9, 9]
    documents["traps.yaml"] = [
        {"id": "pit", "copies": 2, "damage": 5, "difficulty": 3, "origin": "owner"}
    ]
    doc["state"]["trap_pool"] = {"pit": 2}
    doc["pack"] = documents
    other = undercroft.from_position(doc)
    play(other, "act-right-0")
    struck = foe(other)
    assert struck is not None
    assert struck["health"] == 10 - (9 - 2)
    other.chance = Tape(["pit"])
    play(other, "walk-node-3", "suffer")
    assert hero(other)["red"] == 5


@pytest.mark.rule("DS-A.1")
@pytest.mark.parametrize("file", SOURCED)
def test_every_entry_says_where_it_comes_from(file: str) -> None:
    match = journey()
    documents: Any = copy.deepcopy(match.pack.documents)
    del documents[file][0]["origin"]
    with pytest.raises(undercroft.InvalidContent, match="origin"):
        match.game.pack_from(documents, "nameless")


@pytest.mark.rule("DS-A.7")
def test_tokens_and_dice_never_run_out() -> None:
    rich = win(souls=200)
    assert table(rich)["souls"] == 204
    heroes = {"knight": {"node": 6, "luck": False, "conditions": []}}
    # Two black dice on the armour, seven more by a ward: nine, though the box holds five.
    match = arena(
        {
            "knight": {
                **heroes["knight"],
                "armour": ["sunset_armour"],
                "left": None,
                "heroic": False,
            }
        },
        [("hollow_soldier", 6)],
        turn=None,
        ward_next=(7, 0, 0),
        treasure=[],
        tape=[0] * 8 + [1, 0, 0],
    )
    play(match, "block")
    assert hero(match)["red"] == 4 - 1
    everybody = {
        name: {"node": 6 + i, "conditions": 15}
        for i, name in enumerate(("knight", "warrior", "assassin", "herald"))
    }
    foes: list[Any] = [{"model": "sentinel", "node": 0, "conditions": 15} for _ in range(2)]
    sick = arena(everybody, foes)
    found = sum(len(one["conditions"]) for one in table(sick)["heroes"])
    found += sum(len(one["conditions"]) for one in table(sick)["fight"]["foes"])
    assert found == 6 * 4


# ---------------------------------------------------------------------- DS-1: the map


@pytest.mark.rule("DS-1.10")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_bonfire_lies_first_and_no_boss_room_is_on_the_map(seed: int) -> None:
    tiles = laid(journey(seed=seed))
    assert tiles[0]["face"] == "bonfire"
    assert (tiles[0]["x"], tiles[0]["y"]) == (0, 0)
    kinds = [FACES[one["face"]]["kind"] for one in tiles]
    assert kinds == ["bonfire"] + ["exploration"] * 4


@pytest.mark.rule("DS-1.11")
def test_four_of_the_six_tiles_are_drawn_at_random() -> None:
    match = undercroft.new("dark_souls", {"layout": "by_hand"}, chance=Fork())
    match.decide("gargoyle", seat=0)
    left = {entry["id"] for entry in content("tiles.yaml") if entry["kind"] == "exploration"}
    assert len(left) == 12
    for drawn in ("room4b", "room1a", "room6b", "room2a"):
        assert {option.id for option in match.decisions[0].options} == left
        play(match, drawn)
        left -= {drawn[:-1] + "a", drawn[:-1] + "b"}  # the other side lies below
        play(match, options(match)[0])
    assert [one["face"] for one in laid(match)[1:]] == ["room4b", "room1a", "room6b", "room2a"]
    assert set(state(match)["tile_pool"]) == {"room3a", "room3b", "room5a", "room5b"}


@pytest.mark.rule("DS-1.11")
@pytest.mark.rule("DS-A.3")
def test_a_tile_may_lie_anywhere_on_the_map_and_hang_on_another() -> None:
    match = by_hand(["room2b", "room4b", "room1a", "room6a"])
    play(match, "0,-1,0")  # doors north, east, south
    cells = {option.rsplit(",", 1)[0] for option in options(match)}
    assert cells == {"1,0", "0,1", "-1,0", "0,-2", "1,-1"}
    play(match, "0,-2,0")
    play(match, next(option for option in options(match) if option.startswith("0,-3,")))
    assert steps(laid(match)) == [0, 1, 2, 3]


@pytest.mark.rule("DS-A.3")
def test_both_a_random_and_a_hand_made_layout_are_offered() -> None:
    fields = {field.name: field for field in undercroft.setup_options("dark_souls")}
    assert {choice.value for choice in fields["layout"].values} == {"random", "by_hand"}
    drawn = journey({"layout": "random"})
    assert asked(drawn) == ["explore"]
    mine = undercroft.new("dark_souls", {"layout": "by_hand"}, seed=1)
    mine.decide("gargoyle", seat=0)
    assert asked(mine) == ["place_tile"]


@pytest.mark.rule("DS-1.12")
def test_a_tile_lies_only_with_a_doorway_against_a_doorway() -> None:
    match = by_hand(["room2b", "room5a", "room1a", "room6a"])
    play(match, "0,-1,0")
    found = set(options(match))
    wanted = set()
    tiles = laid(match)
    taken = {(one["x"], one["y"]) for one in tiles}
    for one in tiles:
        for side in doors(one):
            dx, dy = ((0, -1), (1, 0), (0, 1), (-1, 0))[side]
            cell = (one["x"] + dx, one["y"] + dy)
            if cell in taken:
                continue
            for turn in range(4):
                here = doors({"face": "room5a", "turn": turn})
                if (side + 2) % 4 in here:
                    wanted.add(f"{cell[0]},{cell[1]},{turn}")
    assert found == wanted
    assert "-1,-1,0" not in found  # room2b has no door in the west


@pytest.mark.rule("DS-1.12")
@pytest.mark.parametrize("seed", range(15))
def test_every_tile_of_a_random_map_can_be_reached(seed: int) -> None:
    tiles = laid(journey(seed=seed))
    assert min(steps(tiles)[1:]) >= 1
    assert len({(one["x"], one["y"]) for one in tiles}) == 5


@pytest.mark.rule("DS-1.13")
def test_the_fog_gate_stands_on_the_farthest_tile() -> None:
    match = by_hand(["room2b", "room4b", "room3b", "room6a"])
    play(match, "0,-1,0", "0,-2,0", "0,-3,0", "1,0,0")
    assert asked(match) == ["explore"]
    assert state(match)["fog"] == 3


@pytest.mark.rule("DS-1.13")
def test_on_a_tie_the_players_choose_among_the_farthest() -> None:
    match = by_hand(["room2b", "room4b", "room3b", "room6a"])
    play(match, "0,-1,0", "0,-2,0", "0,1,1", "0,2,1")
    assert steps(laid(match)) == [0, 1, 2, 1, 2]
    assert asked(match) == ["place_fog"]
    assert options(match) == ["tile-2", "tile-4"]
    play(match, "tile-2")
    assert state(match)["fog"] == 2


@pytest.mark.rule("DS-1.13")
def test_every_tile_has_a_stretch_of_wall_without_a_door() -> None:
    rooms = [entry for entry in content("tiles.yaml") if entry["kind"] == "exploration"]
    assert all(set(entry["doors"]) < set(SIDES) for entry in rooms)


@pytest.mark.rule("DS-A.2")
def test_far_means_doorway_steps() -> None:
    match = by_hand(["room2b", "room6a", "room1a", "room3b"])
    # Round the corner: the third tile lies right beside the bonfire, but no door leads there.
    play(match, "0,-1,0", "1,-1,3", "1,0,0", "0,1,2")
    assert steps(laid(match)) == [0, 1, 2, 3, 1]
    assert state(match)["fog"] == 3


@pytest.mark.rule("DS-1.20")
@pytest.mark.parametrize("boss", sorted(MINI))
def test_the_levels_are_those_of_the_boss(boss: str) -> None:
    entry = next(one for one in content("bosses.yaml") if one["id"] == boss)
    match = journey(boss=boss)
    tiles = laid(match)
    assert sorted(one["level"] for one in tiles[1:]) == sorted(entry["levels"])
    assert not any(one["up"] for one in tiles[1:])
    assert not any(one["card"] for one in tiles[1:])  # nobody knows them yet


@pytest.mark.rule("DS-1.19")
@pytest.mark.rule("DS-1.20")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_card_of_the_tiles_level_is_drawn_at_random(level: int) -> None:
    tiles = street(t1={"level": level, "card": None}, t2={"card": None}, t3={"card": None})
    tiles[4]["card"] = None
    match = trek(tiles=tiles)
    twelve = {card["id"] for card in content("encounters.yaml") if card["level"] == level}
    found = {state(m)["encounter"]: p for p, m in match.branches("go-1-south")}
    assert set(found) == twelve
    assert all(abs(p - 1 / 12) < 1e-9 for p in found.values())


@pytest.mark.rule("DS-1.20")
def test_no_card_lies_on_two_tiles() -> None:
    tiles = street(t1={"card": None, "level": 1}, t2={"card": None})
    match = trek(tiles=tiles)
    found = {state(m)["encounter"] for _, m in match.branches("go-1-south")}
    assert len(found) == 11
    assert "the_deeps" not in found  # it lies on tile 4


@pytest.mark.rule("DS-1.21")
@pytest.mark.parametrize("seed", range(12))
def test_low_levels_lie_near_the_bonfire(seed: int) -> None:
    tiles = laid(journey(boss=sorted(MINI)[seed % 4], seed=seed))
    away = steps(tiles)
    for near in range(1, 5):
        for far in range(1, 5):
            if away[near] < away[far]:
                assert tiles[near]["level"] <= tiles[far]["level"]


@pytest.mark.rule("DS-A.4")
def test_levels_and_distances_are_paired_in_order() -> None:
    match = by_hand(["room2b", "room4b", "room3b", "room6a"], "titanite_demon")  # 1, 2, 2, 2
    play(match, "0,-1,0", "0,-2,0", "0,-3,0", "0,1,1")
    assert asked(match) == ["place_level"]
    assert options(match) == ["tile-1", "tile-4"]  # equally far, and one of them has level 1
    play(match, "tile-4")
    tiles = laid(match)
    assert steps(tiles) == [0, 1, 2, 3, 1]
    assert (tiles[1]["level"], tiles[4]["level"]) == (2, 1)
    assert (tiles[2]["level"], tiles[3]["level"]) == (2, 2)  # no choice
    assert asked(match) == ["explore"]
    star = by_hand(["room2b", "room4b", "room3b", "room6a"], "winged_knight")  # 1, 1, 2, 2
    play(star, "0,-1,0", "0,1,0", "1,0,0", "-1,0,1")
    assert asked(star) == ["place_fog"]
    play(star, "tile-1", "tile-1", "tile-3")  # the Fog Gate's may be an easy one
    assert steps(laid(star)) == [0, 1, 1, 1, 1]
    assert [one["level"] for one in laid(star)[1:]] == [1, 2, 1, 2]


@pytest.mark.rule("DS-A.4")
@pytest.mark.rule("DS-1.13")
@pytest.mark.rule("DS-A.2")
def test_on_a_random_map_too_the_players_choose_among_equally_far_tiles() -> None:
    seen: set[str] = set()
    for seed in range(30):
        match = undercroft.new("dark_souls", {"layout": "random"}, seed=seed)
        match.decide("gargoyle", seat=0)
        while asked(match) != ["explore"]:
            [kind] = asked(match)
            away = steps(laid(match))
            tiles = [int(id.removeprefix("tile-")) for id in options(match)]
            assert len({away[tile] for tile in tiles}) == 1
            assert len(tiles) > 1
            if kind == "place_fog":
                assert away[tiles[0]] == max(away)
            else:
                assert all(laid(match)[tile]["level"] == 0 for tile in tiles)
            seen.add(kind)
            play(match, options(match)[-1])
            if kind == "place_fog":
                assert table(match)["map"]["fog"] == tiles[-1]
            else:
                assert laid(match)[tiles[-1]]["level"] > 0
        levels = sorted(
            zip(steps(laid(match))[1:], [t["level"] for t in laid(match)[1:]], strict=True)
        )
        assert [level for _, level in levels] == sorted(level for _, level in levels)
    assert seen == {"place_fog", "place_level"}


@pytest.mark.rule("DS-A.5")
@pytest.mark.parametrize(("scenario", "count"), [("first_journey", 3), ("coiled_sword", 5)])
def test_as_many_tiles_as_levels(scenario: str, count: int) -> None:
    match = undercroft.new("dark_souls", {"mode": "campaign", "scenario": scenario}, seed=4)
    assert len(laid(match)) == 1 + count
    assert all(one["level"] for one in laid(match)[1:])


@pytest.mark.rule("DS-A.5")
def test_a_campaign_begins_with_the_first_scenario_where_nothing_else_is_said() -> None:
    match = undercroft.new("dark_souls", {"mode": "campaign"}, seed=4)
    assert table(match)["scenario"]["id"] == content("scenarios.yaml")[0]["id"] == "first_journey"


@pytest.mark.rule("DS-1.22")
def test_the_bonfire_tile_of_a_single_fight_lies_face_up() -> None:
    match = undercroft.new("dark_souls", {"mode": "encounter"}, seed=4)
    assert [one["up"] for one in laid(match)] == [True, False]


@pytest.mark.rule("DS-1.22")
def test_no_encounter_on_the_bonfire_tile() -> None:
    bonfire = laid(journey())[0]
    assert bonfire["level"] == 0
    assert bonfire["card"] is None
    match = trek(at=1, tiles=street(t1={"up": True}))
    play(match, "go-0-north")
    assert table(match)["fight"] is None
    assert table(match)["map"]["at"] == 0
    assert asked(match) == ["explore"]


# ---------------------------------------------------------------------- DS-1: sparks


@pytest.mark.rule("DS-1.14")
@pytest.mark.parametrize(("players", "sparks"), [(1, 5), (2, 4), (3, 3), (4, 2)])
def test_sparks_by_the_number_of_players(players: int, sparks: int) -> None:
    assert table(journey({"players": players}))["sparks"] == sparks


@pytest.mark.rule("DS-1.15")
def test_a_rest_and_a_defeat_each_take_a_spark() -> None:
    match = trek(sparks=4, at=0, heroes={"knight": {"luck": False}, "warrior": {}})
    play(match, "rest")
    assert table(match)["sparks"] == 3
    assert table(death(sparks=3))["sparks"] == 2


@pytest.mark.rule("DS-1.16")
def test_without_a_spark_nobody_rests() -> None:
    match = trek(sparks=0)
    assert "rest" not in options(match)
    assert closed(match)["rest"] == "ds-closed-no-spark"
    assert "rest" in options(trek(sparks=1))


@pytest.mark.rule("DS-1.17")
def test_the_third_death_of_four_players_loses_the_game() -> None:
    heroes: dict[str, dict[str, Any]] = {"knight": {}, "warrior": {"node": 11}}
    heroes |= {"assassin": {"node": 11}, "herald": {"node": 11}}
    sparks = 2
    for left in (1, 0):
        match = death(heroes, sparks=sparks)
        sparks = table(match)["sparks"]
        assert sparks == left
        assert not match.over
    match = death(heroes, sparks=sparks)
    assert match.over
    assert state(match)["lost"]


# ---------------------------------------------------------------------- DS-1: boss and party


@pytest.mark.rule("DS-1.18")
@pytest.mark.rule("DS-1.3")
def test_the_players_choose_the_mini_boss() -> None:
    match = undercroft.new("dark_souls", {}, seed=3)
    assert asked(match) == ["choose_boss"]
    assert set(options(match)) == MINI
    play(match, "titanite_demon")
    assert table(match)["bosses"] == ["titanite_demon"]
    assert table(match)["fight"] is None


@pytest.mark.rule("DS-1.18")
def test_the_boss_waits_with_its_cards_until_it_is_met() -> None:
    match = trek(bosses=["titanite_demon"], tiles=street(t1={"up": True}, t2={"up": True}))
    assert not set(of_set(match, "boss")) & set(deck(match))
    match = trek(
        bosses=["titanite_demon"],
        tiles=street(t1={"up": True}, t2={"up": True, "card": "hollow_cave"}, t3={"up": True}),
    )
    play(match, "fog")
    fight = table(match)["fight"]
    assert [(one["model"], one["health"]) for one in fight["foes"]] == [("titanite_demon", 22)]
    pile = state(match)["deck"]
    own = {c["id"] for c in content("behaviours.yaml") if c["boss"] == "titanite_demon"}
    heat = {c["id"] for c in content("behaviours.yaml") if c["heat_up"]}
    assert {card for group in pile for card in group["cards"]} == own - heat


@pytest.mark.rule("DS-1.23")
@pytest.mark.parametrize("kind", ["assassin", "herald", "knight", "warrior"])
def test_starting_equipment(kind: str) -> None:
    entry = next(one for one in content("characters.yaml") if one["id"] == kind)
    cards = {card["id"]: card for card in content("treasure.yaml")}
    one = state(journey({"players": 1, "class_1": kind}))["heroes"][0]
    armour = [id for id in entry["start"] if cards[id]["kind"] == "armour"]
    assert one["armour"] == armour
    held = [item[0] for item in (one["left"], one["right"], *one["backup"]) if item]
    assert sorted(held) == sorted(set(entry["start"]) - set(armour))
    assert one["left"]
    assert one["right"]


@pytest.mark.rule("DS-1.23")
def test_the_starting_cards_lie_as_the_player_likes() -> None:
    match = trek({"herald": {}})
    assert state(match)["heroes"][0]["backup"] == [["kite_shield"]]
    play(match, "stow-0-3", "stow-0-2")
    for item in inventory(match):
        where = "backup" if item == ["talisman"] else "right"
        play(match, f"equip-{inventory(match).index(item)}", f"seat-0-{where}")
    herald = state(match)["heroes"][0]
    assert (herald["left"], herald["right"]) == (["spear"], ["kite_shield"])
    assert herald["backup"] == [["talisman"]]


@pytest.mark.rule("DS-1.24")
@pytest.mark.parametrize("place", range(4))
def test_tokens_at_the_start(place: int) -> None:
    one = hero(journey({"players": 4}), place)
    assert (one["estus"], one["heroic"], one["luck"], one["ember"]) == (True, True, True, False)


@pytest.mark.rule("DS-1.25")
@pytest.mark.parametrize("place", range(4))
def test_all_stats_start_on_base(place: int) -> None:
    one = hero(journey({"players": 4}), place)
    entry = next(e for e in content("characters.yaml") if e["id"] == one["class"])
    for stat, values in entry["stats"].items():
        assert one["stats"][stat]["tier"] == 0
        assert one["stats"][stat]["value"] == values[0]


@pytest.mark.rule("DS-1.26")
def test_the_party_starts_on_the_bonfire_tile_with_empty_bars() -> None:
    match = journey({"players": 4})
    assert table(match)["map"]["at"] == 0
    for place in range(4):
        one = hero(match, place)
        assert (one["black"], one["red"], one["node"]) == (0, 0, None)


@pytest.mark.rule("DS-1.27")
def test_the_treasure_deck_of_assassin_and_knight() -> None:
    match = journey({"class_1": "assassin", "class_2": "knight"})
    assert table(match)["treasure_left"] == 70
    wanted = of_set(match, "common") + of_set(match, "class", "assassin", "knight")
    assert sorted(deck(match)) == sorted(wanted)
    owners = {card["id"]: card.get("owner") for card in content("treasure.yaml")}
    assert {owners[card] for card in deck(match)} == {None, "assassin", "knight"}


@pytest.mark.rule("DS-1.27")
def test_the_deck_is_shuffled() -> None:
    match = trek(souls=1, treasure=[{"cards": ["estoc", "spear"], "left": 2}])
    cards = {frozenset(deck(m)): p for p, m in match.branches("buy")}
    assert cards == {frozenset({"estoc"}): 0.5, frozenset({"spear"}): 0.5}


@pytest.mark.rule("DS-1.28")
def test_nothing_of_the_second_half_is_in_the_deck() -> None:
    match = journey({"players": 4})
    later = {*of_set(match, "transposed"), *of_set(match, "legendary"), *of_set(match, "boss")}
    assert len(later) == 20 + 10 + 18
    assert not later & set(deck(match))


@pytest.mark.rule("DS-1.29")
@pytest.mark.parametrize(("players", "souls"), [(1, 16), (2, 0), (3, 0), (4, 0)])
def test_souls_at_the_start(players: int, souls: int) -> None:
    assert table(journey({"players": players}))["souls"] == souls


@pytest.mark.rule("DS-A.8")
def test_the_solo_souls_are_paid_once() -> None:
    match = boss_falls({"knight": {}}, sparks=3, souls=5)
    assert table(match)["souls"] == 5 + 3
    match.reseed(1)
    play(match, "dancer")
    assert asked(match) == ["explore"]
    assert table(match)["souls"] == 5 + 3


# ---------------------------------------------------------------------- DS-2: after the mini boss


@pytest.mark.rule("DS-2.1")
def test_a_new_map_from_all_six_tiles() -> None:
    match = boss_falls(tile_pool=["room1a", "room1b"])
    match.chance = Fork()
    play(match, "dancer")
    assert {option.id for option in match.decisions[0].options} == {
        id for id, entry in FACES.items() if entry["kind"] == "exploration"
    }
    match = boss_falls()
    old = laid(match)
    match.reseed("map")
    play(match, "dancer")
    new = laid(match)
    assert new != old
    assert len({one["face"][:-1] for one in new}) == 5
    away = steps(new)
    assert away[state(match)["fog"]] == max(away)


@pytest.mark.rule("DS-2.1")
def test_nothing_of_the_old_map_is_remembered() -> None:
    """Whoever has looked at the ways of the old map finds those of the new one, as after loading."""

    def ways(match: Match) -> list[int | None]:
        assert isinstance(match.state, Journey)
        return [match.state.beyond(tile, side) for tile in range(5) for side in range(4)]

    match = boss_falls()
    old = ways(match)
    match.reseed("map")
    laid_out(match, "dancer")
    assert ways(match) == ways(undercroft.from_position(match.position())) != old


@pytest.mark.rule("DS-2.2")
@pytest.mark.parametrize(("players", "sparks"), [(1, 5), (2, 4), (3, 3), (4, 2)])
def test_the_dial_goes_back_to_its_start(players: int, sparks: int) -> None:
    names = ("knight", "warrior", "assassin", "herald")[:players]
    match = boss_falls({name: {"node": 10} if i else {} for i, name in enumerate(names)}, sparks=1)
    assert table(match)["sparks"] == sparks


@pytest.mark.rule("DS-2.3")
@pytest.mark.rule("DS-1.3")
def test_now_a_main_boss_is_chosen() -> None:
    match = boss_falls()
    assert asked(match) == ["choose_boss"]
    assert set(options(match)) == MAIN
    match.reseed(2)
    play(match, "ornstein_and_smough")
    assert table(match)["bosses"] == ["ornstein_and_smough"]


@pytest.mark.rule("DS-2.4")
@pytest.mark.parametrize("boss", sorted(MAIN))
def test_encounter_levels_of_the_main_boss_and_the_same_characters(boss: str) -> None:
    kept = {"tiers": [2, 1, 0, 3], "left": ["thrall_axe", "titanite_shard"], "ember": True}
    match = boss_falls({"knight": {}, "warrior": {"node": 11, **kept}})
    match.reseed(3)
    laid_out(match, boss)
    entry = next(one for one in content("bosses.yaml") if one["id"] == boss)
    assert sorted(one["level"] for one in laid(match)[1:]) == sorted(entry["levels"])
    assert not any(one["up"] or one["card"] for one in laid(match)[1:])
    warrior = state(match)["heroes"][1]
    assert warrior["tiers"] == [2, 1, 0, 3]
    assert warrior["left"] == ["thrall_axe", "titanite_shard"]
    assert warrior["armour"] == ["northern_armour"]


@pytest.mark.rule("DS-2.5")
def test_transposed_and_five_legendary_cards_join_the_deck() -> None:
    heroes: dict[str, dict[str, Any]] = {"knight": {}, "warrior": {"node": 11}}
    heroes["herald"] = {"node": 11}
    few = ["thrall_axe", "kukris", "ember"]
    match = boss_falls(heroes, treasure=[{"cards": few, "left": 3}])
    assert table(match)["treasure_left"] == 3 + 15 + 5
    transposed = of_set(match, "transposed", "knight", "warrior", "herald")
    assert len(transposed) == 15
    assert sorted(deck(match)) == sorted(few + transposed + of_set(match, "legendary"))
    match.reseed(1)
    play(match, "dancer")
    # Five of ten at random: each may be the next card with the same chance, 5 of 23 in all.
    doc: Any = match.position()
    doc["state"]["souls"] = 1
    doc["frame"].update(agenda=[["explore"]], asks=[], answered=[])
    rich = undercroft.from_position(doc)
    legends = set(of_set(match, "legendary"))
    chances: dict[str, float] = {}
    for p, after in rich.branches("buy"):
        card = (set(deck(rich)) - set(deck(after))).pop()
        chances[card] = chances.get(card, 0) + p
    assert abs(sum(p for card, p in chances.items() if card in legends) - 5 / 23) < 1e-9
    assert all(abs(chances[card] - 0.5 / 23) < 1e-9 for card in legends)


@pytest.mark.rule("DS-2.5")
def test_no_more_than_five_legendary_cards_come() -> None:
    match = boss_falls(treasure=[{"cards": ["kukris"], "left": 1}], souls=50)
    ten = of_set(match, "legendary")
    match.reseed(1)
    play(match, "dancer")
    match.chance = Tape(ten[:5])
    for _ in range(5):
        play(match, "buy")
        if asked(match) == ["equip"]:
            play(match, "keep")
    assert table(match)["treasure_left"] == 1 + 10
    assert not set(deck(match)) & set(ten)


@pytest.mark.rule("DS-2.6")
@pytest.mark.rule("DS-12.5")
def test_the_party_rests_for_nothing() -> None:
    used = {"estus": False, "heroic": False, "luck": False, "red": 3, "black": 2}
    match = boss_falls({"knight": used, "warrior": {"node": 11, **used}}, sparks=1)
    match.reseed(1)
    play(match, "dancer")
    assert table(match)["sparks"] == 4
    assert table(match)["map"]["at"] == 0
    for place in (0, 1):
        one = hero(match, place)
        assert (one["estus"], one["heroic"], one["luck"]) == (True, True, True)
        assert (one["black"], one["red"], one["node"]) == (0, 0, None)
    assert not any(one["up"] for one in laid(match)[1:])


@pytest.mark.rule("DS-2.7")
def test_all_treasure_of_the_boss_is_the_partys() -> None:
    match = boss_falls()
    assert sorted(inventory(match)) == [
        ["gargoyle_tail_axe"],
        ["gargoyles_halberd"],
        ["gargoyles_shield"],
    ]


@pytest.mark.rule("DS-2.8")
def test_what_the_party_has_it_keeps() -> None:
    upgraded = {"armour": ["firelink_armour", "chloranthy_ring"], "tiers": [3, 3, 3, 3]}
    kept = {"node": 11, "ember": True, "left": ["thrall_axe", "titanite_shard"], **upgraded}
    match = boss_falls(
        {"knight": {}, "warrior": kept},
        inventory=[["morning_star", "blood_gem"]],
        souls=7,
        sparks=2,
    )
    match.reseed(1)
    play(match, "dancer")
    assert ["morning_star", "blood_gem"] in inventory(match)
    warrior = state(match)["heroes"][1]
    for field, value in kept.items():
        if field != "node":
            assert warrior[field] == value
    assert table(match)["souls"] == 7 + 2 * 2


@pytest.mark.rule("DS-A.9")
def test_the_reward_counts_the_sparks_before_the_dial_is_reset() -> None:
    match = boss_falls(sparks=1, souls=0)
    assert table(match)["souls"] == 2
    assert table(match)["sparks"] == 4


@pytest.mark.rule("DS-A.10")
def test_souls_left_on_a_tile_are_lost_with_the_map() -> None:
    match = boss_falls(sparks=0, souls=1)
    doc: Any = match.position()
    doc["state"]["tiles"][1]["spilled"] = {"node": 6, "souls": 9}
    again = undercroft.from_position(doc)
    again.reseed(1)
    play(again, "dancer")
    assert table(again)["souls"] == 1
    assert all(one["spilled"] is None for one in laid(again))


@pytest.mark.rule("DS-A.10")
def test_the_players_are_warned_at_the_fog_gate() -> None:
    up: dict[str, Any] = {"up": True}
    ways = street(t1=up, t2=up, t3=up)
    quiet = next(o for o in trek(tiles=ways).decisions[0].options if o.id == "fog")
    ways[4]["spilled"] = {"node": 6, "souls": 9}
    warned = next(o for o in trek(tiles=ways).decisions[0].options if o.id == "fog")
    for lang in ("en", "fr"):
        assert "9" in warned.text(lang)
        assert len(warned.text(lang)) > len(quiet.text(lang))


@pytest.mark.rule("DS-A.11")
def test_used_encounter_cards_are_back() -> None:
    match = boss_falls()
    match.reseed(1)
    play(match, "dancer")
    way = next(o.id for o in match.decisions[0].options if o.id.startswith("go-"))
    found = {state(m)["encounter"] for _, m in match.branches(way)}
    assert found == {card["id"] for card in content("encounters.yaml") if card["level"] == 2}
    assert "lost_labyrinth" in found  # it lay on the old map


@pytest.mark.rule("DS-A.12")
def test_used_embers_stay_out_and_traps_go_back() -> None:
    cards = ["kukris", "ember", "ember", "ember"]
    match = boss_falls(
        {"knight": {"ember": True}, "warrior": {"node": 11}},
        treasure=[{"cards": cards, "left": 4}],
        trap_pool={"blank": 4, "trap_1_1": 1},
    )
    match.reseed(1)
    play(match, "dancer")
    assert deck(match).count("ember") == 3
    assert state(match)["trap_pool"] == {
        trap["id"]: trap["copies"] for trap in content("traps.yaml")
    }
    assert all(one["traps"] == [] for one in laid(match))


@pytest.mark.rule("DS-1.29")
@pytest.mark.parametrize("mode", ["encounter", "boss"])
@pytest.mark.parametrize("players", [1, 2])
def test_a_single_fight_has_no_souls_to_spend(mode: str, players: int) -> None:
    match = undercroft.new("dark_souls", {"mode": mode, "players": players}, seed=1)
    assert table(match)["souls"] == 0


def test_a_single_encounter_is_of_any_level_or_a_card_by_name() -> None:
    match = undercroft.new("dark_souls", {}, seed=1)
    fields = {field.name: field for field in match.game.fields(match.pack)}
    values = [choice.value for choice in fields["encounter"].values]
    assert values[:3] == ["level_1", "level_2", "level_3"]
    assert len(values) == 3 + 36


def test_the_set_up_tells_the_level_of_encounters_and_the_health_of_bosses() -> None:
    fields = {field.name: field for field in undercroft.setup_options("dark_souls")}
    levels = {f"level_{level}": level for level in (1, 2, 3)}
    cards = {card["id"]: card["level"] for card in content("encounters.yaml")}
    said = {
        choice.value: (choice.facts[0] if choice.facts else choice.text).args["level"]
        for choice in fields["encounter"].values
    }
    assert said == levels | cards
    kinds = {boss["id"]: boss["kind"] for boss in content("bosses.yaml")}
    for choice in fields["boss"].values:
        kind, *health = choice.facts
        assert kind.args["kind"] == kinds[choice.value]
        match = undercroft.new("dark_souls", {"mode": "boss", "boss": choice.value}, seed=1)
        state: Any = match.position()["state"]
        assert health[0].args["health"] == sum(foe["health"] for foe in state["foes"])
