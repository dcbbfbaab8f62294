"""How encounters start, who activates when, how they end (DS-17, DS-18)."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from undercroft import Match
from undercroft.games.dark_souls.game import GAME

from .road import BARE, SOLDIER, battle, boss_falls, death, facts, state, street, trek, win
from .stage import arena, asked, foe, hero, kinds, options, play, table

PLAIN: dict[str, Any] = {"luck": False, "heroic": False}
UP: dict[str, Any] = {"up": True}
#: Two sentinels shut in a corner: they activate, but nothing comes of it.
CAGE = dict.fromkeys((1, 3, 5), "gravestone")
CAGED = [("sentinel", 0), ("sentinel", 0)]
THREE: dict[str, dict[str, Any]] = {
    "knight": {"node": 11},
    "warrior": {"node": 11},
    "herald": {"node": 12},
}


def party(match: Match) -> list[tuple[int, int]]:
    """The bars of all heroes."""
    return [(one["black"], one["red"]) for one in table(match)["heroes"]]


# ---------------------------------------------------------------------- DS-17: start and order


@pytest.mark.rule("DS-17.1")
def test_beside_the_door_to_the_tile_they_came_from() -> None:
    # Tile 2 (room4b) from the south: nodes 10 and 11, for 12 is a spawn node.
    south = trek(at=0, tiles=street(t1=UP))
    play(south, "go-2-south")
    assert options(south) == ["node-10", "node-11"]
    north = trek(at=3, came="south", tiles=street(t3=UP))  # the same tile from the other side
    play(north, "go-2-north")
    assert options(north) == ["node-0", "node-1", "node-2"]
    four: dict[str, dict[str, Any]] = {"knight": {}, "warrior": {}, "assassin": {}, "herald": {}}
    crowd = trek(four, tiles=street(t1=UP))
    play(crowd, "go-2-south", "node-10", "node-10", "node-10")
    assert hero(crowd, 3)["node"] == 11


@pytest.mark.rule("DS-17.2")
@pytest.mark.parametrize("leader", [0, 1, 2])
def test_the_players_choose_who_led_the_way(leader: int) -> None:
    match = trek({"knight": {}, "warrior": {}, "herald": {}})
    play(match, "go-1-south", "node-11", "node-11", "node-11")
    assert asked(match) == ["lead"]
    assert options(match) == ["seat-0", "seat-1", "seat-2"]
    play(match, f"seat-{leader}")
    assert [one["aggro"] for one in table(match)["heroes"]] == [i == leader for i in range(3)]


@pytest.mark.rule("DS-17.3")
def test_the_enemies_begin() -> None:
    match = trek({"knight": {}, "warrior": {}}, tiles=street(t1={"card": "dark_hollow"}))
    play(match, "go-1-south", "node-12", "node-12", "seat-0")
    happened = [k for k in kinds(match) if k in ("enemy_phase", "acts", "activates")]
    assert happened[:2] == ["enemy_phase", "acts"]
    assert "activates" not in happened
    assert facts(match, "acts") == [(0, "large_hollow_soldier")]


@pytest.mark.rule("DS-17.3")
@pytest.mark.rule("DS-17.4")
def test_all_enemies_then_one_character() -> None:
    match = arena(THREE, CAGED, terrain=CAGE, turn=None)
    for _ in range(4):
        play(match, "end")
    events = [e for e in match.events if e.kind in ("acts", "activates")]
    order = [str(e.fields["who"]) if e.kind == "activates" else "enemy" for e in events]
    both = ["enemy", "enemy"]
    assert order == [*both, "0", *both, "1", *both, "2", *both, "0", *both, "1"]


@pytest.mark.rule("DS-17.5")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_players_choose_the_very_first_then_it_goes_round(first: int) -> None:
    match = battle(THREE, CAGED, terrain=CAGE, turn=None, last_active=None)
    assert asked(match) == ["character_phase"]
    seat = match.waiting[0]
    assert options(match, seat) == ["seat-0", "seat-1", "seat-2"]
    play(match, f"seat-{first}")
    for turn in range(4):
        assert asked(match) == ["activation"]
        assert match.waiting == [(first + turn) % 3]
        play(match, "end")


@pytest.mark.rule("DS-17.6")
@pytest.mark.parametrize("last", [0, 1, 2])
def test_a_new_encounter_goes_on_where_the_last_one_ended(last: int) -> None:
    match = trek(
        {"knight": {}, "warrior": {}, "herald": {}},
        tiles=street(t1={"card": "sentinels_wrath", "level": 2}),
        last_active=last,
    )
    match.reseed(1)
    play(match, "go-1-south", "node-11", "node-11", "node-11", "seat-0")
    while asked(match) != ["activation"]:
        play(match, options(match, match.waiting[0])[0])
    assert match.waiting == [(last + 1) % 3]


@pytest.mark.rule("DS-17.7")
def test_there_is_always_one_aggro_token() -> None:
    match = arena(THREE, CAGED, terrain=CAGE, turn=None, aggro=2)
    for turn in range(6):
        holders = [one["hero"] for one in table(match)["heroes"] if one["aggro"]]
        assert holders == [turn % 3]  # whoever activates takes it
        play(match, "end")
    quiet = trek(aggro=1)
    assert not any(one["aggro"] for one in table(quiet)["heroes"])


@pytest.mark.rule("DS-17.8")
def test_nobody_leaves_an_encounter() -> None:
    match = battle(THREE, CAGED, terrain=CAGE)
    away = ("go-", "dash-", "fog", "rest", "leave", "chest")
    for _ in range(3):
        for seat in range(3):
            assert not [o for o in options(match, seat) if o.startswith(away)]
        play(match, "end")
    assert table(match)["fight"] is not None


@pytest.mark.rule("DS-17.9")
@pytest.mark.parametrize("leader", [0, 1])
def test_the_opening_enemy_activation_uses_the_aggro_token(leader: int) -> None:
    match = trek({"knight": {}, "warrior": {}}, tiles=street(t1={"card": "the_forgotten"}))
    assert state(match)["aggro"] is None
    match.reseed(1)
    play(match, "go-1-south", "node-11", "node-12", f"seat-{leader}")
    while (
        asked(match) != ["defend"] or facts(match, "attacks")[-1][1] != "silver_knight_greatbowman"
    ):
        play(match, options(match, match.waiting[0])[0])
    assert match.waiting == [leader]


@pytest.mark.rule("DS-A.60")
def test_a_death_in_the_opening_activation_moves_nothing() -> None:
    for last in (None, 0, 1):
        match = death(sparks=3, last_active=last)
        assert state(match)["last_active"] == last
    again = battle(THREE, CAGED, terrain=CAGE, turn=None, last_active=None)
    assert asked(again) == ["character_phase"]  # nobody has ever activated: choose again


@pytest.mark.rule("DS-A.61")
def test_the_order_of_seats_is_fixed_and_newcomers_join_at_its_end() -> None:
    match = trek({"knight": {}, "warrior": {}}, mode="campaign", sparks=3)
    assert match.seats[0].name == "Knight"
    play(match, "join-herald")
    assert [one["class"] for one in table(match)["heroes"]] == ["knight", "warrior", "herald"]
    play(match, "join-assassin")
    assert [one["class"] for one in table(match)["heroes"]][-1] == "assassin"
    assert [one["seat"] for one in table(match)["heroes"]] == [0, 1, 2, 3]


# ---------------------------------------------------------------------- DS-18: victory


@pytest.mark.rule("DS-18.1")
def test_victory_when_the_last_enemy_falls() -> None:
    match = battle({"knight": {"node": 6}}, [(SOLDIER, 6), (SOLDIER, 0)], tape=[3])
    play(match, "act-right-0")
    assert foe(match, 0) is None
    assert "victory" not in kinds(match)
    assert table(match)["fight"] is not None
    done = win()
    assert "victory" in kinds(done)
    assert table(done)["fight"] is None
    assert asked(done) == ["explore"]


@pytest.mark.rule("DS-18.2")
def test_victory_empties_all_bars() -> None:
    match = win({"knight": {"red": 4, "black": 3}, "warrior": {"node": 11, "red": 2, "black": 6}})
    assert party(match) == [(0, 0), (0, 0)]
    boss = boss_falls({"knight": {"red": 4}, "warrior": {"node": 11, "red": 2}})
    assert party(boss) == [(0, 0), (0, 0)]


@pytest.mark.rule("DS-18.3")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_two_souls_for_each_character(players: int) -> None:
    names = ("knight", "warrior", "assassin", "herald")[:players]
    heroes = {name: {"node": 11} if i else {} for i, name in enumerate(names)}
    match = win(heroes, souls=3, sparks=1)
    assert table(match)["souls"] == 3 + 2 * players


@pytest.mark.rule("DS-18.4")
@pytest.mark.parametrize(("sparks", "reward"), [(2, 6), (0, 0), (3, 9)])
def test_a_boss_pays_a_soul_for_each_character_and_spark(sparks: int, reward: int) -> None:
    heroes: dict[str, dict[str, Any]] = {
        "knight": {},
        "warrior": {"node": 11},
        "herald": {"node": 11},
    }
    assert table(boss_falls(heroes, sparks=sparks, souls=0))["souls"] == reward


@pytest.mark.rule("DS-18.11")
def test_the_card_stays_face_up() -> None:
    match = win()
    assert table(match)["map"]["tiles"][1]["up"] is True
    assert table(match)["map"]["tiles"][1]["card"] == "hollow_cave"
    play(match, "go-0-north")
    assert table(match)["map"]["tiles"][1]["up"] is True
    play(match, "rest")
    assert table(match)["map"]["tiles"][1]["up"] is False


@pytest.mark.rule("DS-18.10")
def test_conditions_end_with_the_encounter() -> None:
    sick: dict[str, dict[str, Any]] = {
        "knight": {"conditions": 15},
        "warrior": {"node": 11, "conditions": 15},
    }
    assert [one["conditions"] for one in table(win(sick))["heroes"]] == [[], []]
    assert [one["conditions"] for one in table(death(sick, sparks=2))["heroes"]] == [[], []]


# ---------------------------------------------------------------------- DS-18: defeat


@pytest.mark.rule("DS-18.5")
def test_one_death_is_enough_and_at_once() -> None:
    # Both stand on the node the swordsman strikes; with the knight's death the other is spared.
    match = battle(
        {"knight": {"node": 6, "red": 9, **BARE}, "warrior": {"node": 6}},
        [("silver_knight_swordsman", 6), (SOLDIER, 3)],
        turn=None,
        sparks=2,
    )
    assert asked(match) == ["targets"]
    play(match, "seat-0", "block")
    assert facts(match, "fell") == [(0,)]
    assert "defeat" in kinds(match)
    assert table(match)["fight"] is None
    assert facts(match, "acts") == [(0, "silver_knight_swordsman")]  # the soldier never came to act


@pytest.mark.rule("DS-18.6")
def test_souls_stay_where_the_character_died() -> None:
    used = {"estus": False}
    match = death(
        {"knight": used, "warrior": {"node": 11, "red": 4, **used}},
        souls=7,
        sparks=3,
        tiles=street(t2=UP),
    )
    assert table(match)["map"]["at"] == 0
    assert table(match)["souls"] == 0
    assert [one["spilled"] for one in state(match)["tiles"]] == [
        None, {"node": 6, "souls": 7}, None, None, None,
    ]  # fmt: skip
    assert party(match) == [(0, 0), (0, 0)]
    assert [hero(match, i)["estus"] for i in (0, 1)] == [True, True]
    assert [hero(match, i)["node"] for i in (0, 1)] == [None, None]
    assert table(match)["sparks"] == 2
    assert not any(one["up"] for one in table(match)["map"]["tiles"][1:])


@pytest.mark.rule("DS-18.6")
def test_each_death_on_its_own_node() -> None:
    match = death({"knight": {"node": 9}, "warrior": {"node": 11}}, souls=5, sparks=2, at=2)
    # The soldier came from node 6 to the knight on node 9.
    assert state(match)["tiles"][2]["spilled"] == {"node": 9, "souls": 5}


@pytest.mark.rule("DS-18.7")
def test_dropped_souls_are_picked_up_on_their_node() -> None:
    match = battle(
        {"knight": {"node": 6}}, [("sentinel", 0)], spilled={"node": 9, "souls": 7}, souls=2
    )
    play(match, "walk-node-8")
    assert table(match)["souls"] == 2
    assert table(match)["fight"]["souls"] == {"node": 9, "souls": 7}
    play(match, "run-node-9")
    assert table(match)["souls"] == 9
    assert table(match)["fight"]["souls"] is None
    play(match, "run-node-8", "run-node-9")
    assert table(match)["souls"] == 9  # once


@pytest.mark.rule("DS-18.7")
def test_they_lie_there_when_the_tile_is_entered_again() -> None:
    match = trek({"knight": {}}, tiles=street(t1={"spilled": {"node": 9, "souls": 7}}), souls=0)
    assert table(match)["map"]["tiles"][1]["souls"] == 7
    play(match, "go-1-south", "node-11")
    assert table(match)["fight"]["souls"] == {"node": 9, "souls": 7}
    assert table(match)["souls"] == 0


@pytest.mark.rule("DS-18.8")
def test_seven_on_one_node_are_gone_when_four_are_dropped_on_another() -> None:
    match = death(souls=4, sparks=3, tiles=street(t2={"spilled": {"node": 3, "souls": 7}}))
    assert [one["spilled"] for one in state(match)["tiles"][1:]] == [
        {"node": 6, "souls": 4}, None, None, None,
    ]  # fmt: skip
    same = death(
        souls=4, sparks=3, spilled={"node": 3, "souls": 7}
    )  # on the tile of the fight itself
    assert state(same)["tiles"][1]["spilled"] == {"node": 6, "souls": 4}
    room = death(souls=4, sparks=3, boss_spilled={"node": 3, "souls": 7})
    assert state(room)["boss_spilled"] is None


@pytest.mark.rule("DS-18.9")
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_the_next_in_order_begins_the_next_encounter(turn: int) -> None:
    heroes: dict[str, dict[str, Any]] = {
        "knight": {},
        "warrior": {"node": 11},
        "herald": {"node": 11},
    }
    lost = death(heroes, sparks=3, last_active=turn)
    won = win({"knight": {}, "warrior": {"node": 11}, "herald": {"node": 11}})
    for match, last in ((lost, turn), (won, 0)):
        assert state(match)["last_active"] == last
        doc: Any = match.position()
        doc["state"]["tiles"][4]["card"] = "sentinels_wrath"
        doc["frame"].update(agenda=[["explore"]], asks=[], answered=[])
        again = undercroft.from_position(doc)
        again.reseed(1)
        if table(again)["map"]["at"]:
            play(again, "go-0-north")
        play(again, "go-4-west", "node-5", "node-5", "node-5", "seat-0")
        while asked(again) != ["activation"]:
            play(again, options(again, again.waiting[0])[0])
        assert again.waiting == [(last + 1) % 3]


# ---------------------------------------------------------------------- rulings


@pytest.mark.rule("DS-A.62")
def test_every_way_onto_the_node_collects() -> None:
    spilled = {"node": 9, "souls": 7}
    dodge = battle(
        {"assassin": {"node": 6}}, [(SOLDIER, 6)], turn=None, spilled=spilled, souls=0, tape=[1, 1]
    )
    play(dodge, "dodge-node-9")
    assert table(dodge)["souls"] == 7
    sword = {"left": ["carthus_curved_sword"], "right": None}
    shift = battle({"knight": {"node": 6, **sword}}, [("sentinel", 0)], spilled=spilled, souls=0)
    play(shift, "act-left-2", "node-9")
    assert table(shift)["souls"] == 7
    pushed = battle(
        {"knight": {"node": 6, **BARE}},
        [("silver_knight_swordsman", 6)],
        turn=None,
        spilled=spilled,
        souls=0,
    )
    play(pushed, "block", "node-9")
    assert table(pushed)["souls"] == 7
    placed = trek({"knight": {}}, tiles=street(t1={"spilled": {"node": 11, "souls": 7}}), souls=0)
    play(placed, "go-1-south", "node-11")
    assert table(placed)["souls"] == 7


@pytest.mark.rule("DS-A.62")
def test_what_still_lies_there_is_collected_with_the_victory() -> None:
    match = win(spilled={"node": 9, "souls": 7}, souls=1)
    assert table(match)["souls"] == 1 + 7 + 4
    assert state(match)["tiles"][1]["spilled"] is None
    other = win(
        souls=1, tiles=street(t2={"spilled": {"node": 9, "souls": 7}})
    )  # on another tile: not yet
    assert table(other)["souls"] == 1 + 4
    assert state(other)["tiles"][2]["spilled"] == {"node": 9, "souls": 7}


@pytest.mark.rule("DS-A.63")
def test_souls_just_found_are_dropped_again() -> None:
    match = battle(
        {"assassin": {"node": 6, "red": 8, **BARE}},
        [(SOLDIER, 6)],
        turn=None,
        spilled={"node": 9, "souls": 7},
        souls=2,
        sparks=2,
    )
    play(match, "dodge-node-9")  # finds them; without Dodge dice the blow kills
    assert facts(match, "souls_found") == [(0, 7)]
    assert state(match)["tiles"][1]["spilled"] == {"node": 9, "souls": 9}
    assert table(match)["souls"] == 0


@pytest.mark.rule("DS-A.64")
def test_souls_in_a_boss_room() -> None:
    hard: dict[str, Any] = {"node": 6, "red": 9, **BARE}
    pack: Any = undercroft.new("dark_souls", {}, seed=1).pack
    cards = [c.id for c in pack.behaviours if c.entry.boss == "gargoyle" and not c.heat_up]
    for card in cards:
        match = battle(
            {"knight": dict(hard)},
            [{"model": "gargoyle", "node": 6}],
            boss="gargoyle",
            turn=None,
            known_deck=[card],
            souls=6,
            sparks=2,
        )
        while asked(match) not in (["explore"], ["activation"]):
            play(match, options(match, match.waiting[0])[0])
        if "fell" in kinds(match):
            break
    assert "fell" in kinds(match)
    lying = state(match)["boss_spilled"]
    assert lying["souls"] == 6
    assert all(one["spilled"] is None for one in state(match)["tiles"])
    back = trek({"knight": {}}, boss_spilled=lying, agenda=[["enter_boss"]], souls=0)
    assert table(back)["fight"]["souls"] == lying
    beaten = boss_falls({"knight": {}}, spilled=lying, sparks=0, souls=0)
    assert table(beaten)["souls"] == 6


@pytest.mark.rule("DS-A.65")
@pytest.mark.parametrize("first", [0, 1])
def test_the_players_choose_who_is_struck_first(first: int) -> None:
    doomed: dict[str, Any] = {"node": 6, "red": 9, **BARE}
    match = battle(
        {"knight": dict(doomed), "warrior": dict(doomed)},
        [("silver_knight_swordsman", 6)],
        turn=None,
        sparks=2,
    )
    assert options(match, match.waiting[0]) == ["seat-0", "seat-1"]
    play(match, f"seat-{first}", "block")
    assert facts(match, "fell") == [(first,)]
    assert "defeat" in kinds(match)


@pytest.mark.rule("DS-A.66")
@pytest.mark.rule("DS-18.1")
def test_a_death_in_the_same_step_is_a_defeat() -> None:
    match = battle({"knight": {"node": 6}, "warrior": {"node": 11}}, [(SOLDIER, 6)])
    doc: Any = match.position()
    body = doc["state"]
    body["heroes"][1].update(black=2, red=8)
    body.update(fallen=1, rolled=[["blue", 3]], sparks=2, souls=5)
    # The knight's blow with 3 pips, in the step of the death.
    use = {"slot": "right", "index": 0, "free": False, "charging": False, "again": False}
    strike = ["strike", 0, use, 0, None]
    doc["frame"].update(agenda=[["defeat"], strike], asks=[], answered=[])
    after = undercroft.from_position(doc)
    assert "slain" in kinds(after)
    assert "victory" not in kinds(after)
    assert "defeat" in kinds(after)
    assert table(after)["sparks"] == 1
    assert table(after)["souls"] == 0
    assert table(after)["map"]["tiles"][1]["up"] is False


@pytest.mark.rule("DS-A.67")
def test_nothing_to_drop_still_discards_what_lay() -> None:
    match = death(souls=0, sparks=3, tiles=street(t2={"spilled": {"node": 3, "souls": 7}}))
    assert "souls_dropped" not in kinds(match)
    assert all(one["spilled"] is None for one in state(match)["tiles"])


@pytest.mark.rule("DS-18.12")
def test_what_lasts_for_an_activation_ends_with_the_encounter() -> None:
    """A magic weapon, an enchantment, a charge: none of them reaches into the next fight."""
    spell: dict[str, Any] = {"magic": True, "enchanted": 1, "charged": True, "crit": True}
    match = battle({"knight": {"node": 6}, "warrior": {"node": 11}}, [(SOLDIER, 6)], tape=[3, 3])
    doc: Any = match.position()
    for one in doc["state"]["heroes"]:
        one.update(spell)
    doc["state"]["ward_next"] = [1, 0, 0]
    match = undercroft.from_position(doc)
    match.decide("act-right-0", seat=0)
    assert "victory" in kinds(match)
    for one in state(match)["heroes"]:
        assert not any(one[field] for field in spell), one
    assert state(match)["ward_next"] == [0, 0, 0]


@pytest.mark.rule("DS-A.62")
def test_souls_nobody_stepped_on_come_with_victory_and_not_before() -> None:
    match = battle(
        {"knight": {"node": 6}, "warrior": {"node": 11}},
        [(SOLDIER, 6)],
        tape=[3],
        spilled={"node": 0, "souls": 5},
    )
    assert table(match)["souls"] == 0
    match.decide("act-right-0", seat=0)
    assert "souls_found" not in kinds(match)
    assert table(match)["souls"] == 5 + 4


@pytest.mark.rule("DS-18.12")
def test_a_fight_begins_without_what_protected_the_party_in_another() -> None:
    match = trek({"knight": {}}, ward=[1, 1, 1], ward_next=[1, 1, 1])
    play(match, "go-1-south")
    assert state(match)["ward"] == [0, 0, 0]
    assert state(match)["ward_next"] == [0, 0, 0]


@pytest.mark.rule("DS-18.3")
@pytest.mark.parametrize("boss", [False, True])
def test_a_single_fight_pays_nothing(boss: bool) -> None:
    match = arena({"knight": {"node": 6}}, [(SOLDIER, 0)])
    single: Any = match.state
    assert single.souls == 0
    if boss:
        single.boss = single.pack.bosses[0]
    GAME.steps["victory"]().run(single, match)
    assert single.souls == 0
    assert match.over


#: What lasts for a fight or an activation, and what another fight must not find.
SPELLS: dict[str, Any] = {
    "steadied": True, "magic": True, "enchanted": 1, "charged": True, "crit": True,
}  # fmt: skip


@pytest.mark.rule("DS-18.10")
@pytest.mark.parametrize("step", ["victory", "defeat"])
def test_nothing_of_a_fight_is_left_after_it(step: str) -> None:
    worn = {**SPELLS, "red": 2, "black": 1, "conditions": 3, "blessed": [1, 1], "side": "n"}
    match = battle(
        {"knight": {"node": 6, **worn}, "warrior": {"node": 6, **worn}},
        [("sentinel", 0)],
        ward=[1, 0, 0],
        ward_next=[0, 1, 0],
    )
    doc: Any = match.position()
    if step == "defeat":
        doc["state"]["fallen"] = 0
    doc["frame"].update(agenda=[[step]], asks=[], answered=[])
    after: Any = undercroft.from_position(doc).position()["state"]
    fresh: Any = trek().position()["state"]
    for name in (
        "foes",
        "traps",
        "dice",
        "rolled",
        "active",
        "in_fight",
        "boss",
        "fallen",
        "ward",
        "ward_next",
    ):
        assert after[name] == fresh[name], name
    for one in after["heroes"]:
        for name in ("node", *worn):
            if name != "steadied":  # it is for the next fight to forget
                assert one[name] == fresh["heroes"][0][name], name


@pytest.mark.rule("DS-18.10")
@pytest.mark.parametrize("boss", [False, True])
def test_another_fight_finds_nothing_of_the_one_before(boss: bool) -> None:
    found = []
    for left, cast in (({}, {}), ({"ward": [1, 0, 0], "ward_next": [0, 1, 0]}, {"steadied": True})):
        tiles = street(t1=UP, t2=UP, t3=UP) if boss else street()
        match = trek({"knight": cast, "warrior": cast}, tiles=tiles, **left)
        match.reseed("anew")
        play(match, "fog" if boss else "go-1-south")
        found.append(match.position()["state"])
    assert found[0] == found[1]


@pytest.mark.rule("DS-18.12")
def test_a_blessing_lasts_until_the_next_character_activates() -> None:
    """No card of the box gives one, but a pack of one's own may have such cards."""
    blessed = {"node": 6, **PLAIN, "blessed": [1, 0]}
    match = arena({"knight": blessed, "warrior": blessed}, [("sentinel", 0)], turn=1)
    assert [one["blessed"] for one in state(match)["heroes"]] == [[0, 0], [0, 0]]
