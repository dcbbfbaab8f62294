"""Boss encounters: their cards, heat up, Parry, the Gravelord's Call, his skeletons (TG-35, TG-37)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import undercroft
from undercroft import Match

from .bout import (
    bar,
    bossfight,
    first,
    half,
    health,
    nodes,
    pack_with,
    price,
    rolled,
    settle,
    under,
)
from .stage import (
    BLEED,
    GRAVESTONE,
    POISON,
    asked,
    bare,
    dashboard,
    foe,
    hero,
    kinds,
    lair,
    options,
    play,
    reload,
    state,
    table,
    told,
    tough,
)

KNIGHT = (
    "overhead_swing",
    "heavy_slash",
    "backswing",
    "vicious_hack",
    "defensive_strike",
    "wide_swing",
)
KNIGHT_HOT = ("massive_swing", "hacking_slash", "charge")
NITO = (
    "gravelord_greatsword", "death_wave", "miasma", "sword_slam", "sword_sweep", "deathly_thrust",
    "death_grip", "deathly_strike", "toxicity", "entropy",
)  # fmt: skip
NITO_HOT = ("creeping_death", "deaths_embrace", "lunging_cleave")


def cards(boss: str, names: tuple[str, ...]) -> list[str]:
    return [f"{boss}_{name}" for name in names]


def boss_at(model: str, node: int, facing: str = "s", **fields: Any) -> dict[str, Any]:
    return {"model": model, "node": node, "facing": facing, **fields}


def knight(node: int = 6, facing: str = "s", **fields: Any) -> dict[str, Any]:
    return boss_at("black_knight", node, facing, **fields)


def nito(node: int = 6, facing: str = "s", **fields: Any) -> dict[str, Any]:
    return boss_at("gravelord_nito", node, facing, **fields)


def where(match: Match, index: int = 0) -> tuple[int, object]:
    found = foe(match, index)
    assert found is not None
    return int(found["node"]), found["facing"]


def behaviours(match: Match) -> list[object]:
    return [values[0] for values in told(match, "behaviour")]


def turns(match: Match, count: int) -> list[object]:
    """The cards of so many boss turns, with everybody bare in a corner, far away."""
    found: list[object] = []
    for _ in range(count):
        doc: Any = match.position()
        for one in doc["state"]["heroes"]:
            one.update(node=12, side=None, black=0, red=0, conditions=[])
        doc["state"]["foes"][0].update(node=0, facing="n")
        doc["frame"].update(agenda=[["enemy_phase"]], asks=[], answered=[])
        match = first(undercroft.from_position(doc))
        found += behaviours(match)
    return found


# ---------------------------------------------------------------------- the encounter


@pytest.mark.rule("TG-35.1")
@pytest.mark.parametrize(("at", "boss"), [(4, "black_knight"), (9, "gravelord_nito")])
def test_entering_a_boss_space_is_the_boss_encounter(at: int, boss: str) -> None:
    match = dashboard(place="onward", at=at)
    play(match, f"go-{at + 1}")
    while asked(match)[0] not in ("start_node", "follow", "swap", "turn"):
        play(match, match.decisions[0].options[0].id)
    assert told(match, "boss") == [(boss,)]
    assert "peek_encounter" not in kinds(match)
    fight = table(match)["fight"]
    assert (fight["boss"]["id"], fight["encounter"]) == (boss, None)


@pytest.mark.rule("TG-35.2")
@pytest.mark.rule("TG-35.9")
def test_a_boss_is_an_enemy_a_character_may_target() -> None:
    match = bossfight(
        "black_knight", {"thief": bare(11, left=["shortbow"])}, [knight()], turn=0, tape=[2, 2]
    )
    play(match, "act-left-1")
    assert told(match, "strikes") == [(0, 0, "black_knight", 1)]
    assert health(match) == 19
    # Conditions work on it as on any other: Stagger takes 1 from its attacks.
    match = bossfight(
        "black_knight",
        {"thief": bare(11)},
        [knight(conditions=8)],
        card="black_knight_overhead_swing",
    )
    first(match)
    assert told(match, "hit") == [(0, 3)]


@pytest.mark.rule("TG-35.3")
@pytest.mark.parametrize(
    ("boss", "kind", "deck", "heat", "data", "ability"),
    [
        ("black_knight", "mini", 4, 10, (10, 20, 3, 2), "Parry"),
        ("gravelord_nito", "main", 5, 15, (10, 30, 2, 2), "The Gravelord’s Call"),
    ],
)
def test_what_a_data_card_says(
    boss: str, kind: str, deck: int, heat: int, data: tuple[int, ...], ability: str
) -> None:
    match = bossfight(boss, {"thief": bare(11)}, turn=0)
    catalog: Any = match.game.catalog(match.state)
    card, model = catalog["bosses"][boss], catalog["models"][boss]
    assert (card["kind"], card["deck"], card["heat_up"]) == (kind, deck, heat)
    assert (model["threat"], model["health"], model["block"], model["resist"]) == data
    assert model["ability"]["name"] == ability
    there = foe(match)
    assert there is not None
    assert (there["full"], there["block"], there["resist"]) == data[1:]


@pytest.mark.rule("TG-35.4")
@pytest.mark.rule("TG-A.54")
def test_the_room_is_one_large_tile() -> None:
    # Nito's room is two tiles: nobody stops between them, and attacks reach across.
    match = bossfight(
        "gravelord_nito",
        {"thief": bare(8, left=["shortbow"])},
        [nito(26), tough("skeleton_archer", 18)],
        turn=0,
        tape=[3],
    )
    play(match, "act-left-0")
    assert told(match, "strikes") == [(0, 1, "skeleton_archer", 2)]
    play(match, "walk-node-11", "run-node-16", "run-node-19")
    assert hero(match)["node"] == 19
    # An enemy shoots across as well.
    match = bossfight(
        "gravelord_nito",
        {"thief": bare(1)},
        [nito(26), tough("skeleton_archer", 21)],
        card="gravelord_nito_miasma",
    )
    first(match)
    assert (0, 4) in [(v[0], v[1]) for v in told(match, "suffered")]


@pytest.mark.rule("TG-35.5")
@pytest.mark.parametrize(
    ("card", "node", "dodges", "hit"),
    [
        ("death_grip", 11, (1,), True),  # range 1, dodge 2
        ("death_grip", 11, (1, 1), False),
        ("death_grip", 16, (), None),
        ("gravelord_greatsword", 16, (1,), False),  # range infinite, dodge 1
    ],
)
def test_range_and_difficulty_are_on_the_behaviour_card(
    card: str, node: int, dodges: tuple[int, ...], hit: bool | None
) -> None:
    armour = {0: None, 1: ["masters_attire"], 2: ["masters_attire"]}[len(dodges)]
    tape = [*dodges, 0][:2] if dodges else []
    match = bossfight(
        "gravelord_nito",
        {"thief": bare(node, armour=armour)},
        [nito()],
        card=f"gravelord_nito_{card}",
        tape=tape,
    )
    first(match, ("turn", "step_aside"))
    assert ("hit" in kinds(match)) is (hit is True)
    assert ("dodged" in kinds(match)) is (hit is False)
    assert ("missed" in kinds(match)) is (hit is None)


# ---------------------------------------------------------------------- the behaviour deck


@pytest.mark.rule("TG-35.6")
@pytest.mark.parametrize(
    ("boss", "size", "standard"),
    [("black_knight", 4, KNIGHT), ("gravelord_nito", 5, NITO)],
)
def test_the_deck_is_so_many_of_the_standard_cards(
    boss: str, size: int, standard: tuple[str, ...]
) -> None:
    match = lair(boss, {"thief": bare(11)}, turn=0)
    view = table(match)["fight"]["boss"]
    assert (view["deck_left"], view["discard"], view["known"]) == (size, [], [])
    assert state(match)["deck"] == [{"cards": cards(boss, standard), "left": size}]


@pytest.mark.rule("TG-35.7")
def test_nobody_looks_at_these_cards() -> None:
    # Even a gravestone (there is none in a lair) would show treasure, events or encounters only.
    match = bossfight(
        "black_knight",
        {"thief": bare(11)},
        [knight(1)],
        turn=0,
        terrain=[GRAVESTONE] + ["empty"] * 12,
    )
    shown = [id for id in options(match) if id.startswith("gravestone")]
    assert not any("behaviour" in id or "boss" in id for id in shown)
    assert table(match)["fight"]["boss"]["seen"] == []
    there = foe(match)
    assert there is not None
    assert there["threat"] is None


@pytest.mark.rule("TG-35.7")
@pytest.mark.rule("TG-37.2")
def test_cards_not_taken_never_come_and_the_order_repeats() -> None:
    drawn = cards("black_knight", ("heavy_slash", "wide_swing", "backswing", "overhead_swing"))
    match = lair("black_knight", {"thief": bare(12)}, [knight(0, "n")], turn=0, tape=drawn)
    assert turns(match, 10) == (drawn * 3)[:10]


@pytest.mark.rule("TG-37.1")
def test_a_card_is_drawn_resolved_and_then_discarded() -> None:
    match = bossfight(
        "black_knight",
        {"thief": bare(11, luck=True, armour=["deserter_armour"])},
        [knight()],
        card="black_knight_overhead_swing",
        top="black_knight_heavy_slash",
        discard=["black_knight_heavy_slash"],
        tape=[0, 0],
    )
    # In the middle of it the card before still lies on top of the pile.
    assert asked(match) == ["fortune"]
    view = table(match)["fight"]["boss"]
    assert (view["card"], view["top"]) == (
        "black_knight_overhead_swing",
        "black_knight_heavy_slash",
    )
    assert view["discard"] == ["black_knight_heavy_slash"]
    play(match, "keep")
    first(match)
    view = table(match)["fight"]["boss"]
    assert (view["top"], view["card"]) == ("black_knight_overhead_swing", None)
    assert view["discard"] == cards("black_knight", ("heavy_slash", "overhead_swing"))


@pytest.mark.rule("TG-37.2")
def test_an_empty_deck_is_the_discard_pile_turned_over() -> None:
    pile = cards("black_knight", ("heavy_slash", "wide_swing", "backswing"))
    match = lair(
        "black_knight", {"thief": bare(12)}, [knight(0, "n")], turn=0, deck=[], known_deck=[],
        discard=pile, top=pile[-1], seen=[],
    )  # fmt: skip
    assert turns(match, 3) == pile


# ---------------------------------------------------------------------- heat up


@pytest.mark.rule("TG-35.8")
@pytest.mark.parametrize(("wounds", "hot"), [(8, False), (9, True), (12, True)])
def test_at_or_below_the_value_a_heat_up_card_joins_the_deck(wounds: int, hot: bool) -> None:
    match = bossfight(
        "black_knight",
        {"thief": bare(6, side="s", left=["morning_star"], right=["bandit_knife"])},
        [knight(wounds=wounds)],
        turn=0,
        tape=[2, 2, 2, 2],
    )
    assert not table(match)["fight"]["boss"]["heated"]
    play(match, "act-left-1")  # 4 against Block 3
    view = table(match)["fight"]["boss"]
    assert health(match) == 20 - wounds - 1
    assert (view["heated"], view["deck_left"]) == (hot, 5 if hot else 4)
    if hot:
        groups = state(match)["deck"]
        assert {"cards": cards("black_knight", KNIGHT_HOT), "left": 1} in groups
    # Once is enough.
    play(match, "act-right-1")
    assert len(told(match, "heated")) == (wounds + 2 >= 10)
    assert table(match)["fight"]["boss"]["deck_left"] == (5 if wounds + 2 >= 10 else 4)


@pytest.mark.rule("TG-A.53")
def test_the_discard_pile_is_shuffled_in_and_the_weak_arcs_stay() -> None:
    pile = cards("black_knight", ("heavy_slash", "overhead_swing"))
    match = bossfight(
        "black_knight",
        {"thief": bare(1, left=["shortbow"])},
        [knight(wounds=9)],
        turn=0,
        deck=[],
        known_deck=cards("black_knight", ("backswing", "wide_swing")),
        discard=pile,
        top=pile[-1],
        seen=[],
        tape=[2, 2, 0],
    )
    play(match, "act-left-1")
    assert rolled(match) == ["black"] * 3  # from behind, the weak arc of Overhead Swing
    view = table(match)["fight"]["boss"]
    assert view["heated"]
    assert (view["deck_left"], view["discard"], view["known"]) == (5, [], [])
    there = foe(match)
    assert there is not None
    assert there["weak"] == ["back"]
    possible = {card for group in state(match)["deck"] for card in group["cards"]}
    assert possible == {
        *cards("black_knight", ("heavy_slash", "overhead_swing", "backswing", "wide_swing")),
        *cards("black_knight", KNIGHT_HOT),
    }


@pytest.mark.rule("TG-35.8")
def test_poison_heats_a_boss_up_too() -> None:
    match = bossfight(
        "gravelord_nito",
        {"thief": bare(26)},
        [nito(wounds=14, conditions=POISON)],
        card="gravelord_nito_deaths_embrace",
    )
    first(match)
    assert health(match) == 15
    assert table(match)["fight"]["boss"]["heated"]


# ---------------------------------------------------------------------- Parry


def test_parry_an_attack_without_wounds_staggers_at_the_end_of_the_turn() -> None:
    def after(tape: list[int], *uses: str) -> Match:
        match = bossfight(
            "black_knight",
            {"thief": bare(11, left=["shortbow"]), "cleric": bare(12)},
            [knight(1, "n")],
            turn=0,
            card="black_knight_massive_swing",
            tape=tape,
        )
        play(match, *uses)
        assert hero(match)["conditions"] == []  # not before the end
        play(match, "end")
        first(match)
        return match

    match = after([1, 2], "act-left-1")  # 3 against Block 3
    assert (health(match), hero(match)["conditions"]) == (20, ["stagger"])
    assert hero(match, 1)["conditions"] == []
    assert hero(after([2, 2], "act-left-1"))["conditions"] == []
    assert hero(after([]))["conditions"] == []  # no attack at all


def test_parry_one_harmless_attack_is_enough() -> None:
    match = bossfight(
        "black_knight",
        {"thief": bare(6, side="n", left=["morning_star"], right=["bandit_knife"])},
        [knight()],
        turn=0,
        card="black_knight_massive_swing",
        tape=[3, 3, 0],
    )
    play(match, "act-left-1", "act-right-0")
    assert health(match) == 17
    play(match, "end")
    first(match)
    assert "stagger" in hero(match)["conditions"]


def test_the_stagger_of_a_parry_lasts_through_the_next_turn() -> None:
    match = bossfight(
        "black_knight",
        {"thief": bare(12, left=["shortbow"])},
        [knight(0, "n")],
        turn=0,
        card="black_knight_massive_swing",
        tape=[1, 1],
    )
    play(match, "walk-node-9", "act-left-1", "end")
    first(match)
    assert hero(match)["conditions"] == ["stagger"]
    assert price(match, "act-left-0") == 1
    play(match, "end")
    assert hero(match)["conditions"] == []


def test_nito_does_not_parry() -> None:
    match = bossfight(
        "gravelord_nito",
        {"thief": bare(11, left=["shortbow"])},
        [nito()],
        turn=0,
        card="gravelord_nito_deaths_embrace",
        tape=[1, 1],
    )
    play(match, "act-left-1", "end")
    first(match)
    assert "stagger" not in hero(match)["conditions"]


# ---------------------------------------------------------------------- Nito and his skeletons


def test_the_skeletons_stand_on_the_node_of_the_plain_skull() -> None:
    match = lair("gravelord_nito", {"thief": bare(26)}, turn=0)
    assert [(one["model"], one["node"]) for one in table(match)["fight"]["foes"]] == [
        ("gravelord_nito", 6),
        ("skeleton_soldier", 16),
        ("skeleton_soldier", 16),
        ("giant_skeleton_soldier", 16),
    ]


def test_the_skeletons_act_after_nito_in_each_enemy_turn() -> None:
    match = bossfight(
        "gravelord_nito",
        {"thief": bare(27)},
        [nito(0), tough("giant_skeleton_soldier", 16), tough("skeleton_soldier", 15)],
        card="gravelord_nito_death_wave",
    )
    first(match)
    acts = [e.kind for e in match.events if e.kind in ("behaviour", "acts")]
    assert acts == ["behaviour", "acts", "acts"]
    assert [values[1] for values in told(match, "acts")] == [
        "skeleton_soldier",
        "giant_skeleton_soldier",
    ]


@pytest.mark.rule("TG-7.10")
@pytest.mark.rule("TG-24.5")
def test_a_skeleton_that_comes_onto_nitos_node_pushes_nobody_off_it() -> None:
    match = lair(
        "gravelord_nito",
        {"cleric": bare(26), "thief": bare(27)},
        [nito(21), tough("skeleton_soldier", 16)],
        card="gravelord_nito_miasma",
    )
    first(match, ("move_foe",))
    play(match, "node-21")
    assert asked(match) == ["follow"]
    assert told(match, "foe_pushed") == []
    assert [one["node"] for one in table(match)["fight"]["foes"]] == [21, 21]


def test_the_gravelords_call_brings_back_whoever_was_killed() -> None:
    match = bossfight(
        "gravelord_nito",
        {"thief": bare(6, side="s", left=["morning_star"])},
        [
            nito(wounds=13),
            {"model": "skeleton_soldier", "node": None, "wounds": 1},
            {"model": "skeleton_soldier", "node": 9},
            {"model": "giant_skeleton_soldier", "node": None, "wounds": 5},
        ],
        turn=0,
        tape=[2, 2],
    )
    play(match, "act-left-1")
    assert health(match) == 30 - 13 - 2
    assert told(match, "spawned") == [
        (1, "skeleton_soldier", 16),
        (3, "giant_skeleton_soldier", 16),
    ]
    assert [health(match, i) for i in (1, 2, 3)] == [1, 1, 5]


def test_the_call_comes_once_with_the_heat() -> None:
    match = bossfight(
        "gravelord_nito",
        {"thief": bare(6, side="s", left=["morning_star"])},
        [nito(wounds=20), {"model": "skeleton_soldier", "node": None, "wounds": 1}],
        turn=0,
        heated=True,
        tape=[2, 2],
    )
    play(match, "act-left-1")
    assert told(match, "spawned") == []
    # And the killed do not return for a Black Knight.
    assert "heated" not in kinds(match)


def test_a_soldier_killed_by_the_very_attack_that_heats_him_returns_too() -> None:
    match = bossfight(
        "gravelord_nito",
        {"thief": bare(9, left=["fireball"])},
        [nito(wounds=12), {"model": "skeleton_soldier", "node": 6}],
        turn=0,
        tape=[4, 1],
    )
    play(match, "act-left-1")
    assert told(match, "slain") == [(1, "skeleton_soldier")]
    # As a new enemy: it is not the one that was killed.
    assert told(match, "spawned") == [(2, "skeleton_soldier", 16)]


# ---------------------------------------------------------------------- how a boss moves (TG-37)


def acting(
    tmp_path: Path, boss: str, card: str, match: Match, *icons: dict[str, Any], **more: Any
) -> Match:
    """The same lair, the boss acting by this card with other symbols on it."""
    name = f"boss_{tmp_path.name.strip('_').lower()[-16:].strip('_')}"
    halves = [half(card, icons=list(icons), **more)]
    pack = pack_with(tmp_path / name, "behaviours.yaml", card, halves=halves)
    return under(pack, reload(match, known_deck=[card], deck=[], discard=[]), [["enemy_phase"]])


CHARGE = "black_knight_charge"


@pytest.mark.rule("TG-37.3")
def test_towards_it_turns_to_each_node_and_moves_there() -> None:
    # Overhead Swing: an area in front that reaches nobody, then 2 towards the holder.
    match = bossfight(
        "black_knight", {"thief": bare(12)}, [knight(0, "n")], card="black_knight_overhead_swing"
    )
    assert asked(match) == ["move_foe"]
    play(match, "node-3")
    assert where(match) == (3, "se")
    play(match, "node-8")
    assert where(match) == (8, "s")


@pytest.mark.rule("TG-37.4")
def test_away_it_backs_off_with_its_front_to_the_target() -> None:
    # Backswing: 2 away from the nearest.
    match = bossfight(
        "black_knight", {"thief": bare(1)}, [knight(6, "s")], card="black_knight_backswing"
    )
    assert nodes(match) == [5, 7, 8, 9, 11]
    play(match, "node-11")
    assert where(match) == (11, "n")
    assert nodes(match) == [10, 12]
    play(match, "node-12")
    assert where(match) == (12, "w")
    match = bossfight(
        "black_knight", {"thief": bare(0)}, [knight(3, "n")], card="black_knight_backswing"
    )
    play(match, "node-6", "node-9")
    assert where(match) == (9, "nw")


@pytest.mark.rule("TG-37.5")
def test_a_target_on_its_node_makes_it_turn_instead(tmp_path: Path) -> None:
    match = lair("black_knight", {"thief": bare(6, side="e")}, [knight()], turn=0)
    icon = {"icon": "move", "way": "toward", "target": "aggro", "nodes": 2}
    match = acting(tmp_path, "black_knight", CHARGE, match, icon)
    assert where(match) == (6, "e")
    assert (hero(match)["node"], hero(match)["side"]) == (6, "e")


@pytest.mark.rule("TG-A.72")
@pytest.mark.parametrize("damage", [0, 4])
def test_a_target_on_its_node_is_pushed_off_it_and_not_followed(
    tmp_path: Path, damage: int
) -> None:
    side = "e"
    match = lair("black_knight", {"thief": bare(6, side=side)}, [knight()], turn=0)
    icon = {"icon": "move", "way": "toward", "target": "aggro", "nodes": 2, "push": True}
    if damage:
        icon["damage"] = damage
    match = acting(tmp_path, "black_knight", CHARGE, match, icon)
    # He turns to the east, so the push goes that way; then he stays.
    assert asked(match) == ["push"]
    assert set(nodes(match)) == {4, 7, 9}
    play(match, "node-7")
    assert where(match) == (6, "e")
    assert hero(match)["node"] == 7
    assert bar(match)[1] == damage


@pytest.mark.rule("TG-37.6")
@pytest.mark.rule("TG-A.55")
def test_characters_on_the_node_do_not_turn_with_it(tmp_path: Path) -> None:
    match = lair("black_knight", {"thief": bare(6, side="e")}, [knight()], turn=0)
    icon = {"icon": "turn", "way": "around"}
    match = acting(tmp_path, "black_knight", CHARGE, match, icon)
    assert where(match) == (6, "n")
    # It stays in the east: facing south that was the left arc, now it is the right one.
    assert hero(match)["side"] == "e"
    play(match, "walk-arc-back")


@pytest.mark.rule("TG-37.10")
@pytest.mark.parametrize(("way", "facing"), [("left", "e"), ("right", "w"), ("around", "n")])
def test_turns_are_quarters_and_rotations_halves(tmp_path: Path, way: str, facing: str) -> None:
    match = lair("black_knight", {"thief": bare(12)}, [knight()], turn=0)
    match = acting(tmp_path, "black_knight", CHARGE, match, {"icon": "turn", "way": way})
    assert where(match) == (6, facing)


@pytest.mark.rule("TG-37.7")
def test_moving_onto_a_character_it_touches_the_base_in_the_arc_it_was_in(tmp_path: Path) -> None:
    # Without a push: the thief was straight ahead, so it is in the front arc.
    match = lair("black_knight", {"thief": bare(11)}, [knight(6, "n")], turn=0)
    icon = {"icon": "move", "way": "toward", "target": "aggro", "nodes": 1}
    match = acting(tmp_path, "black_knight", CHARGE, match, icon)
    assert where(match) == (11, "s")
    assert hero(match)["side"] == "s"


@pytest.mark.rule("TG-37.7")
def test_behind_a_boss_that_backs_off(tmp_path: Path) -> None:
    match = lair("black_knight", {"thief": bare(1), "cleric": bare(11)}, [knight(6, "n")], turn=0)
    icon = {"icon": "move", "way": "away", "target": "aggro", "nodes": 1}
    match = acting(tmp_path, "black_knight", CHARGE, match, icon)
    while asked(match) == ["move_foe"]:
        play(match, "node-11")
    assert where(match) == (11, "n")
    assert hero(match, 1)["side"] == "s"  # in its back


@pytest.mark.rule("TG-37.8")
@pytest.mark.parametrize(
    ("way", "node"), [("forward", 11), ("backward", 1), ("left", 7), ("right", 5)]
)
def test_without_a_target_it_moves_in_the_direction_shown(
    tmp_path: Path, way: str, node: int
) -> None:
    match = lair("black_knight", {"thief": bare(12)}, [knight(6, "s")], turn=0)
    icon = {"icon": "shift", "way": way, "nodes": 1}
    match = acting(tmp_path, "black_knight", CHARGE, match, icon)
    assert where(match) == (node, "s")


@pytest.mark.rule("TG-A.56")
def test_a_wall_stops_such_a_movement(tmp_path: Path) -> None:
    match = lair("black_knight", {"thief": bare(12)}, [knight(6, "w")], turn=0)
    icon = {"icon": "shift", "way": "forward", "nodes": 3}
    match = acting(tmp_path, "black_knight", CHARGE, match, icon)
    assert where(match) == (5, "w")


@pytest.mark.rule("TG-37.9")
def test_a_leap_keeps_the_facing_and_pushes_to_any_node(tmp_path: Path) -> None:
    match = lair("black_knight", {"thief": bare(6), "cleric": bare(12)}, [knight(0, "n")], turn=0)
    icon = {"icon": "leap", "target": "aggro", "push": True}
    match = acting(tmp_path, "black_knight", CHARGE, match, icon)
    assert where(match) == (6, "n")
    assert (asked(match), nodes(match)) == (["push"], [1, 3, 4, 5, 7, 8, 9, 11])
    play(match, "node-11")
    assert hero(match)["node"] == 11


@pytest.mark.rule("TG-37.11")
def test_it_does_not_turn_to_attack() -> None:
    # The nearest stands behind it; Heavy Slash still strikes it, and the boss faces as before.
    match = bossfight(
        "black_knight",
        {"thief": bare(1, luck=True, armour=["cleric_robes"])},
        [knight(6, "s")],
        card="black_knight_heavy_slash",
        tape=[0],
    )
    assert asked(match) == ["fortune"]
    assert where(match) == (6, "s")
    # An area in front does not reach who is behind.
    match = bossfight(
        "black_knight", {"thief": bare(1)}, [knight(6, "s")], card="black_knight_massive_swing"
    )
    assert ("missed" in kinds(match), told(match, "suffered")) == (True, [])


@pytest.mark.rule("TG-37.12")
def test_an_area_is_everybody_in_its_arcs_and_in_range() -> None:
    # Wide Swing: front and right, range 2. Facing south from 1: 6 and 11 are ahead, 5 is on the right,
    # 7 on the left.
    match = bossfight(
        "black_knight",
        {
            "thief": bare(6, armour=["cleric_robes"]),
            "cleric": bare(0, armour=["firelink_armour"]),
            "pyromancer": bare(2),
            "knight": bare(12),
        },
        [knight(1, "s")],
        card="black_knight_wide_swing",
        aggro=3,
        tape=[1, 2],
    )
    assert (asked(match), options(match, 3)) == (["targets"], ["seat-0", "seat-1"])
    play(match, "seat-1")
    assert rolled(match) == ["blue", "black"]
    assert [(v[0], v[1]) for v in told(match, "suffered")] == [(1, 3), (0, 2)]


@pytest.mark.rule("TG-37.13")
def test_repeat_resolves_the_whole_row_again() -> None:
    # Entropy: 1 towards the holder, then 4 on the node of the nearest; all of it twice.
    match = bossfight(
        "gravelord_nito", {"thief": bare(21)}, [nito(6, "s")], card="gravelord_nito_entropy"
    )
    first(match)
    kinds_ = [e.kind for e in match.events if e.kind in ("foe_moved", "attacks")]
    assert kinds_ == ["foe_moved", "attacks", "foe_moved", "attacks"]
    assert where(match) == (16, "s")


def test_bleed_on_a_boss_counts_against_its_dial() -> None:
    match = bossfight(
        "black_knight",
        {"thief": bare(11, left=["shortbow"])},
        [knight(conditions=BLEED)],
        turn=0,
        tape=[2, 2],
    )
    play(match, "act-left-1")
    assert health(match) == 20 - 3
    assert bar(match) == (3, 0)


def test_the_first_turn_is_the_bosss() -> None:
    match = dashboard(("cleric",), place="onward", at=4)
    play(match, "go-5", "begin")
    while asked(match)[0] in ("start_node", "choose_aggro"):
        play(match, match.decisions[0].options[0].id)
    assert len(behaviours(match)) == 1
    settle(match)


def test_a_movement_of_no_nodes_turns_to_its_target_and_pushes() -> None:
    # Sword Slam (a house decision): the nearest stands in the west; Nito turns there and strikes ahead.
    match = bossfight(
        "gravelord_nito", {"thief": bare(5)}, [nito(6, "s")], card="gravelord_nito_sword_slam"
    )
    first(match)
    assert where(match) == (6, "w")
    assert [(v[0], v[1]) for v in told(match, "suffered")] == [(0, 5)]


@pytest.mark.rule("TG-35.1")
@pytest.mark.rule("TG-13.3")
@pytest.mark.parametrize("boss", ["black_knight", "gravelord_nito"])
def test_the_party_comes_in_along_the_southern_wall(boss: str) -> None:
    match = undercroft.new("tomb_of_giants", {"mode": "boss", "boss": boss, "players": 1}, seed=1)
    assert asked(match) == ["start_node"]
    points = match.state.board.points  # type: ignore[attr-defined]
    south = max(y for _, y in points)
    wall = [f"node-{node}" for node, (_, y) in enumerate(points) if y == south]
    assert len(wall) == 3
    assert sorted(options(match)) == sorted(wall)


@pytest.mark.rule("TG-36.10")
@pytest.mark.rule("TG-A.69")
def test_another_try_begins_without_the_last_card_of_the_first() -> None:
    """Neither the one on the pile nor the one somebody died of."""
    last = {"top": "black_knight_heavy_slash", "card": "black_knight_charge"}
    match = dashboard(place="onward", at=4, **last)
    assert state(match)["card"] == last["card"]
    play(match, "go-5", "begin")
    assert (state(match)["top"], state(match)["card"]) == (None, None)
    assert table(match)["fight"]["boss"]["discard"] == []
