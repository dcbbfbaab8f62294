"""Gravestones, barrels, levers, the torch, the shrine, chests (TG-8)."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from undercroft import Match, PositionError

from .box import content, fresh, inventory
from .quest import end, fighter, item_ids, quest, ready, souls, strike, track
from .stage import (
    BARREL,
    CHEST,
    DIM_GRAVESTONE,
    GRAVESTONE,
    LEVER,
    OPEN_CHEST,
    SHRINE,
    arena,
    asked,
    bare,
    deck,
    foe,
    hero,
    kinds,
    options,
    play,
    state,
    table,
    told,
    tough,
)  # fmt: skip

FAR_AWAY = [tough("skeleton_soldier", 12)]


def terrain(match: Match) -> dict[int, str]:
    return {int(node): what for node, what in table(match)["fight"]["terrain"].items()}


def beside(what: str, node: int = 6, **more: Any) -> Match:
    """A cleric with a Mace on node 3 in its turn, beside something; a soldier far away."""
    heroes = more.pop("heroes", {"cleric": fighter(3)})
    match = arena(heroes, more.pop("foes", FAR_AWAY), terrain={node: what}, **more)
    ready(match)
    return match


def next_turn(match: Match) -> None:
    """This turn ends, the enemies act, the next character is through its upkeep."""
    play(match, "end")
    while asked(match) != ["turn"]:
        seat = match.waiting[0]
        chosen = options(match, seat)
        play(match, "stay" if "stay" in chosen else chosen[0])


# ---------------------------------------------------------------------- gravestones


@pytest.mark.rule("TG-8.1")
@pytest.mark.parametrize("what", [GRAVESTONE, DIM_GRAVESTONE])
def test_nobody_enters_a_gravestone(what: str) -> None:
    match = beside(what)
    assert "walk-node-4" in options(match)
    assert "walk-node-6" not in options(match)
    # Nor does an enemy: the way from 12 to 3 is around it.
    away = arena({"cleric": bare(0)}, [("skeleton_soldier", 9)], terrain={6: what}, turn=None)
    assert asked(away) == ["move_foe"]
    assert "node-6" not in options(away)
    with pytest.raises(PositionError, match=r"TG-8\.1"):
        arena({"cleric": bare(6)}, FAR_AWAY, terrain={6: what})
    with pytest.raises(PositionError, match=r"TG-8\.1"):
        arena({"cleric": bare(0)}, [("skeleton_soldier", 6)], terrain={6: what})


@pytest.mark.rule("TG-8.1")
def test_nobody_is_pushed_onto_one() -> None:
    match = arena(
        {"cleric": bare(6)}, [("skeleton_soldier", 6)], terrain={9: GRAVESTONE}, turn=None
    )
    assert asked(match) == ["push"]
    assert "node-9" not in options(match)
    assert "node-8" in options(match)


@pytest.mark.rule("TG-8.1")
def test_they_begin_illuminated() -> None:
    match = fresh("cleric", mode="encounter", encounter="grave_matters")
    assert terrain(match) == {8: "gravestone"}


@pytest.mark.rule("TG-8.2")
@pytest.mark.parametrize(
    ("where", "top", "bottom"), [("top", ["force"], []), ("bottom", [], ["force"])]
)
def test_a_gravestone_shows_the_top_treasure_and_it_goes_on_top_or_bottom(
    where: str, top: list[str], bottom: list[str]
) -> None:
    match = beside(GRAVESTONE, treasure=deck("force", "murakumo"), tape=["force"])
    play(match, "gravestone-6-treasure")
    assert asked(match) == ["put_back"]
    assert table(match)["looked_at"] == [{"kind": "card", "id": "force"}]
    assert options(match) == ["top-0", "bottom-0"]
    play(match, f"{where}-0")
    shown = table(match)["treasure"]
    assert shown == {"left": 2, "top": top, "bottom": bottom}
    assert asked(match) == ["turn"]


@pytest.mark.rule("TG-8.2")
def test_what_was_put_on_top_comes_next() -> None:
    match = arena(
        {"cleric": fighter(3)}, FAR_AWAY, terrain={6: GRAVESTONE, 0: CHEST},
        treasure=deck("force", "murakumo"), tape=["force"],
    )  # fmt: skip
    ready(match)
    play(match, "gravestone-6-treasure", "top-0")
    next_turn(match)
    play(match, "chest-0")
    assert inventory(match) == [["force"]]


@pytest.mark.rule("TG-8.2")
def test_a_gravestone_shows_the_top_event() -> None:
    match = beside(GRAVESTONE, events=deck("lifegem", "pine_resin"), tape=["pine_resin"])
    play(match, "gravestone-6-event", "bottom-0")
    assert told(match, "looked") == [("event", "pine_resin")]
    assert table(match)["events"] == {"left": 2, "top": [], "bottom": ["pine_resin"]}


@pytest.mark.rule("TG-8.2")
@pytest.mark.rule("TG-A.14")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_gravestone_shows_the_top_of_any_encounter_deck(level: int) -> None:
    cards = {1: "puppet_master", 2: "lost_chapel", 3: "honour_guard"}
    match = beside(GRAVESTONE, tape=[cards[level]])
    assert {f"gravestone-6-encounter-{n}" for n in (1, 2, 3)} <= set(options(match))
    play(match, f"gravestone-6-encounter-{level}", "top-0")
    shown = [one["top"] for one in table(match)["encounters"]]
    assert shown == [[cards[level]] if n == level else [] for n in (1, 2, 3)]


@pytest.mark.rule("TG-8.2")
@pytest.mark.parametrize(("node", "near"), [(3, True), (9, True), (0, False), (12, False)])
def test_only_from_an_adjacent_node(node: int, near: bool) -> None:
    match = arena(
        {"cleric": bare(node)}, [tough("skeleton_soldier", 2)], terrain={6: GRAVESTONE, 8: CHEST}
    )
    ready(match)
    assert any(o.startswith("gravestone-6") for o in options(match)) is near


@pytest.mark.rule("TG-8.2")
def test_an_empty_deck_is_not_looked_at() -> None:
    match = beside(GRAVESTONE, treasure=deck())
    assert "gravestone-6-treasure" not in options(match)
    assert "gravestone-6-event" in options(match)


@pytest.mark.rule("TG-8.3")
@pytest.mark.rule("TG-8.15")
def test_then_it_is_diminished_and_works_no_more() -> None:
    heroes = {"cleric": fighter(3), "thief": bare(4)}
    match = beside(GRAVESTONE, heroes=heroes, tape=["lifegem"])
    play(match, "gravestone-6-event", "top-0")
    assert terrain(match) == {6: "dim_gravestone"}
    next_turn(match)
    assert hero(match, 1)["active"] is True
    assert not [o for o in options(match, 1) if o.startswith("gravestone")]


# ---------------------------------------------------------------------- barrels


@pytest.mark.rule("TG-8.4")
def test_a_barrel_goes_when_a_character_walks_into_it() -> None:
    match = beside(BARREL)
    play(match, "walk-node-6")
    assert hero(match)["node"] == 6
    assert hero(match)["black"] == 0  # it costs nothing
    assert terrain(match) == {}
    assert told(match, "barrel_gone") == [(6,)]


@pytest.mark.rule("TG-8.4")
def test_a_barrel_goes_when_an_enemy_walks_into_it() -> None:
    match = arena({"cleric": bare(8)}, [("skeleton_soldier", 12)], terrain={9: BARREL, 11: BARREL},
                  turn=None)  # fmt: skip
    if asked(match) == ["move_foe"]:
        play(match, "node-9")
    soldier = foe(match)
    assert soldier is not None
    assert soldier["node"] == 9
    assert terrain(match) == {11: "barrel"}


@pytest.mark.rule("TG-8.4")
def test_a_run_and_an_upkeep_step_do_as_well() -> None:
    heroes = {"cleric": bare(0), "thief": bare(10)}
    match = arena(heroes, FAR_AWAY, terrain={3: BARREL, 8: BARREL, 1: BARREL})
    assert asked(match) == ["follow"]
    play(match, "node-8")
    play(match, "walk-node-1", "run-node-3")
    assert terrain(match) == {}
    assert hero(match)["black"] == 1


@pytest.mark.rule("TG-A.15")
def test_a_pushed_character_breaks_a_barrel() -> None:
    match = arena({"cleric": bare(6)}, [("skeleton_soldier", 6)], terrain={8: BARREL}, turn=None)
    assert asked(match) == ["push"]
    play(match, "node-8")
    assert told(match, "barrel_gone") == [(8,)]


@pytest.mark.rule("TG-A.15")
def test_a_pushed_enemy_breaks_a_barrel() -> None:
    """Force: Push 1, for nothing."""
    match = arena(
        {"cleric": bare(6, left=["force"])}, [tough("skeleton_soldier", 6)], terrain={8: BARREL},
        treasure=deck(),
    )  # fmt: skip
    ready(match)
    play(match, "act-left-0")
    assert asked(match) == ["push_foe"]
    play(match, "node-8")
    assert terrain(match) == {}


@pytest.mark.rule("TG-8.5")
def test_a_black_die_for_each_barrel_that_is_left() -> None:
    """Rolls 2, 0 and 1: 3 souls, and the 2 + 1 of the card."""
    match = quest(
        "grave_matters",
        {"cleric": fighter(6)},
        [("skeleton_archer", 6)],
        terrain={0: BARREL, 2: BARREL, 10: BARREL},
        treasure=deck(),
        tape=[3, 2, 0, 1],
    )
    strike(match)
    assert told(match, "barrel_souls") == [(2,), (0,), (1,)]
    assert souls(match) == 3 + 3


@pytest.mark.rule("TG-8.5")
def test_a_broken_barrel_pays_nothing() -> None:
    match = quest(
        "grave_matters",
        {"cleric": fighter(3)},
        [("skeleton_archer", 6)],
        terrain={6: BARREL, 2: BARREL},
        treasure=deck(),
        tape=[3, 2],
    )
    ready(match)
    play(match, "walk-node-6")
    strike(match)
    assert told(match, "barrel_souls") == [(2,)]
    assert souls(match) == 3 + 2


@pytest.mark.rule("TG-A.13")
def test_barrels_pay_nothing_when_the_party_fails() -> None:
    match = quest(
        "grave_matters",
        {"cleric": bare(6, red=9)},
        [("skeleton_archer", 12)],
        terrain={0: BARREL, 2: BARREL},
        turn=None,
    )
    assert "failed" in kinds(match)
    assert "barrel_souls" not in kinds(match)
    assert souls(match) == 0
    assert track(match, 1)["souls"] == 0


# ---------------------------------------------------------------------- levers


def at_lever(node: int = 3, **fields: Any) -> Match:
    """Bridge Too Far: its lever (on node 3) makes all enemies respawn."""
    match = arena(
        {"cleric": fighter(node, **fields)}, [("skeleton_archer", 12)], encounter="bridge_too_far",
        terrain={3: LEVER}, awake=[],
    )  # fmt: skip
    ready(match)
    return match


@pytest.mark.rule("TG-8.6")
def test_a_character_on_its_node_activates_a_lever() -> None:
    match = at_lever()
    assert "lever-3" in options(match)
    play(match, "lever-3")
    assert told(match, "lever") == [(0, 3)]
    assert told(match, "respawn") == [()]  # what the card says
    assert sorted(str(values[1]) for values in told(match, "spawned")) == [
        "skeleton_archer", "skeleton_soldier", "skeleton_soldier",
    ]  # fmt: skip
    assert table(match)["fight"]["goals"][0]["have"] == 1


@pytest.mark.rule("TG-8.6")
@pytest.mark.parametrize("node", [0, 6])
def test_not_from_beside_it(node: int) -> None:
    assert not [o for o in options(at_lever(node)) if o.startswith("lever")]


@pytest.mark.rule("TG-A.16")
@pytest.mark.parametrize("what", [LEVER, SHRINE])
def test_levers_and_the_shrine_are_no_obstacles(what: str) -> None:
    match = beside(what)
    play(match, "walk-node-6")
    assert hero(match)["node"] == 6
    assert terrain(match) == {6: "lever" if what == LEVER else "shrine"}
    away = arena({"cleric": bare(3)}, [("skeleton_soldier", 9)], terrain={6: what}, turn=None)
    if asked(away) == ["move_foe"]:
        play(away, "node-6")
    soldier = foe(away)
    assert soldier is not None
    assert soldier["node"] == 6


# ---------------------------------------------------------------------- the torch

CAVE = "dark_resurrection"


def torchlit(heroes: dict[str, dict[str, Any]], turn: int = 0, **more: Any) -> Match:
    """Dark Resurrection without its enemies but one, far away on the other tile."""
    return arena(
        heroes, [tough("skeleton_soldier", 25)], encounter=CAVE, turn=turn,
        **{"awake": [], "terrain": {21: SHRINE}, **more},
    )  # fmt: skip


@pytest.mark.rule("TG-8.7")
def test_the_torch_is_taken_and_put_down_in_the_own_turn() -> None:
    match = torchlit({"cleric": bare(6)}, torch=6)
    play(match, "take-torch")
    assert table(match)["fight"]["torch"] == {"node": 6, "by": 0}
    play(match, "walk-node-9")
    assert table(match)["fight"]["torch"] == {"node": 9, "by": 0}  # it is carried
    play(match, "drop-torch")
    assert table(match)["fight"]["torch"] == {"node": 9, "by": None}
    play(match, "run-node-12")
    assert table(match)["fight"]["torch"] == {"node": 9, "by": None}
    assert "take-torch" not in options(match)


@pytest.mark.rule("TG-8.7")
def test_only_by_a_character_on_its_node() -> None:
    for node, there in ((6, True), (9, False), (3, False)):
        assert ("take-torch" in options(torchlit({"cleric": bare(node)}, torch=6))) is there


@pytest.mark.rule("TG-8.7")
def test_at_any_time_of_the_turn_and_beside_move_and_action() -> None:
    match = arena(
        {"cleric": fighter(6)}, [tough("skeleton_archer", 6)], encounter=CAVE, torch=9, tape=[1]
    )
    play(match, "act-left-0", "walk-node-9", "take-torch", "run-node-12", "drop-torch")
    assert table(match)["fight"]["torch"]["node"] == 12


@pytest.mark.rule("TG-8.7")
def test_the_turn_of_another_is_not_the_own_turn() -> None:
    match = torchlit({"cleric": bare(6), "thief": bare(5)}, turn=1, torch=6)
    ready(match)
    assert list(match.waiting) == [1]
    assert "take-torch" not in options(match, 0) + options(match, 1)


@pytest.mark.rule("TG-8.8")
def test_whoever_takes_the_torch_takes_aggro() -> None:
    """The thief slips away and leaves Aggro to the cleric; with the torch it comes back."""
    match = torchlit(
        {"cleric": bare(0), "thief": bare(6, heroic=True)}, turn=1, aggro=1, torch=6
    )  # fmt: skip
    ready(match)
    play(match, "heroic", "stay")
    play(match, "seat-0")
    assert hero(match, 0)["aggro"] is True
    play(match, "take-torch")
    assert (hero(match, 0)["aggro"], hero(match, 1)["aggro"]) == (False, True)


@pytest.mark.rule("TG-8.9")
def test_while_it_is_carried_nobody_else_gains_aggro() -> None:
    match = torchlit({"cleric": bare(6), "thief": bare(0)}, torch=6)
    ready(match)
    play(match, "take-torch")
    next_turn(match)
    assert hero(match, 1)["active"] is True
    assert (hero(match, 0)["aggro"], hero(match, 1)["aggro"]) == (True, False)


@pytest.mark.rule("TG-8.9")
def test_once_it_is_put_down_aggro_moves_again() -> None:
    match = torchlit({"cleric": bare(6), "thief": bare(0)}, torch=6)
    ready(match)
    play(match, "take-torch", "drop-torch")
    assert hero(match, 0)["aggro"] is True
    next_turn(match)
    assert hero(match, 1)["aggro"] is True


@pytest.mark.rule("TG-8.9")
def test_the_bearer_cannot_pass_aggro_on() -> None:
    match = torchlit({"cleric": bare(0), "thief": bare(6, heroic=True)}, turn=1, aggro=1, torch=6)
    ready(match)
    play(match, "take-torch", "heroic", "stay")
    assert asked(match) == ["turn"]
    assert hero(match, 1)["aggro"] is True


@pytest.mark.rule("TG-8.9")
def test_a_bearer_without_aggro_is_no_position() -> None:
    with pytest.raises(PositionError, match=r"TG-8\.8"):
        torchlit({"cleric": bare(6), "thief": bare(0)}, turn=1, aggro=1, torch=None, torch_by=0)


# ---------------------------------------------------------------------- shrine and chests


@pytest.mark.rule("TG-8.10")
def test_the_shrine_does_nothing_of_its_own() -> None:
    plain_node = beside("empty")
    shrine = beside(SHRINE)
    play(plain_node, "walk-node-6")
    play(shrine, "walk-node-6")
    assert options(shrine) == options(plain_node)
    assert {**state(shrine), "terrain": []} == {**state(plain_node), "terrain": []}


@pytest.mark.rule("TG-8.10")
def test_objectives_refer_to_the_shrine() -> None:
    """Dark Resurrection: the torch on the shrine node."""
    match = torchlit({"cleric": bare(21)}, torch=None, torch_by=0)
    play(match, "drop-torch")
    assert "completed" in kinds(match)


@pytest.mark.rule("TG-8.11")
@pytest.mark.parametrize("what", [CHEST, OPEN_CHEST])
def test_nobody_enters_a_chest(what: str) -> None:
    assert "walk-node-6" not in options(beside(what))
    match = arena({"cleric": bare(0)}, [("skeleton_soldier", 9)], terrain={6: what}, turn=None)
    assert "node-6" not in options(match)
    with pytest.raises(PositionError, match=r"TG-8\.1"):
        arena({"cleric": bare(6)}, FAR_AWAY, terrain={6: what})


@pytest.mark.rule("TG-8.11")
def test_chests_begin_closed() -> None:
    for entry in content("encounters.yaml"):
        match = fresh("cleric", mode="encounter", encounter=entry["id"])
        assert "open_chest" not in terrain(match).values()
    assert terrain(fresh("cleric", mode="encounter", encounter="rain_of_filth")) == {6: "chest"}


@pytest.mark.rule("TG-8.12")
def test_a_chest_gives_one_card_to_the_inventory() -> None:
    match = beside(CHEST, treasure=deck("force", "murakumo", "fireball"), tape=["murakumo"])
    play(match, "chest-6")
    assert inventory(match) == [["murakumo"]]
    assert table(match)["treasure"]["left"] == 2
    assert terrain(match) == {6: "open_chest"}


@pytest.mark.rule("TG-8.12")
@pytest.mark.parametrize(("node", "near"), [(3, True), (8, True), (0, False), (12, False)])
def test_a_chest_is_opened_from_an_adjacent_node(node: int, near: bool) -> None:
    match = arena({"cleric": bare(node)}, [tough("skeleton_soldier", 2)], terrain={6: CHEST})
    ready(match)
    assert ("chest-6" in options(match)) is near


@pytest.mark.rule("TG-8.13")
def test_terrain_is_only_where_the_card_says() -> None:
    """One token to a terrain node, and none elsewhere; the barrels of one card stand on its traps."""
    catalog: Any = undercroft.catalog(fresh("cleric"))
    for entry in content("encounters.yaml"):
        match = fresh("cleric", mode="encounter", encounter=entry["id"])
        fight = table(match)["fight"]
        said = {
            node: what
            for tile in catalog["encounters"][entry["id"]]["tiles"]
            for node, what in zip(tile["terrain"], tile["holds"], strict=True)
            if what is not None
        }
        torch = [node for node, what in said.items() if what == "torch"]
        assert fight["torch"] == ({"node": torch[0], "by": None} if torch else None)
        expected = {node: what for node, what in said.items() if what != "torch"}
        if any(rule["op"] == "barrels_on_traps" for rule in entry.get("rules", [])):
            expected |= dict.fromkeys((int(node) for node in fight["traps"]), "barrel")
        assert terrain(match) == expected


@pytest.mark.rule("TG-8.14")
@pytest.mark.parametrize("what", ["gravestone-6-event", "chest-6", "lever-3"])
def test_terrain_instead_of_an_attack(what: str) -> None:
    kind = {"g": GRAVESTONE, "c": CHEST, "l": LEVER}[what[0]]
    foes = [tough("skeleton_archer", 3)]
    place = 3 if kind == LEVER else 6
    match = beside(
        kind, place, foes=foes, events=deck(top=["lifegem"]), treasure=deck(top=["force"])
    )
    assert "act-left-0" in options(match)
    play(match, what)
    if asked(match) == ["put_back"]:
        play(match, "top-0")
    assert not [o for o in options(match) if o.startswith("act-")]
    assert "walk-node-4" in options(match)  # the move is another matter
    play(match, "walk-node-4")
    assert not [o for o in options(match) if o.startswith("act-")]


@pytest.mark.rule("TG-8.14")
@pytest.mark.parametrize("kind", [GRAVESTONE, CHEST, LEVER])
def test_and_an_attack_instead_of_terrain(kind: int) -> None:
    names = {GRAVESTONE: "gravestone", CHEST: "chest", LEVER: "lever"}
    place = 3 if kind == LEVER else 6
    match = beside(kind, place, foes=[tough("skeleton_archer", 3)], tape=[1])
    assert [o for o in options(match) if o.startswith(names[kind])]
    play(match, "act-left-0")
    assert not [o for o in options(match) if o.startswith(names[kind])]


@pytest.mark.rule("TG-8.14")
def test_one_thing_a_turn() -> None:
    match = arena(
        {"cleric": fighter(3)}, FAR_AWAY, terrain={6: CHEST, 0: CHEST},
        treasure=deck(top=["force", "murakumo"]),
    )  # fmt: skip
    ready(match)
    play(match, "chest-6")
    assert "chest-0" not in options(match)


@pytest.mark.rule("TG-8.15")
def test_an_opened_chest_gives_no_more() -> None:
    heroes = {"cleric": fighter(3), "thief": bare(4)}
    match = beside(CHEST, heroes=heroes, treasure=deck(top=["force", "murakumo"]))
    play(match, "chest-6")
    next_turn(match)
    assert hero(match, 1)["active"] is True
    assert not [o for o in options(match, 1) if o.startswith("chest")]
    assert item_ids(match) == ["force"]


@pytest.mark.rule("TG-A.17")
def test_each_play_is_a_new_set_up() -> None:
    """Rain of Filth: its chest (node 6) opened, the party failed and back again: it is closed."""
    match = quest(
        "rain_of_filth",
        {"cleric": fighter(3, red=6)},
        [("skeleton_archer", 12)],
        terrain={6: CHEST},
        treasure=deck(top=["force"]),
    )
    ready(match)
    play(match, "chest-6")
    assert terrain(match) == {6: "open_chest"}
    end(match)
    play(match, *["node-10"] * (asked(match) == ["move_foe"]))
    end(match)
    assert "failed" in kinds(match)
    assert asked(match) == ["bonfire"]
    play(match, "go-1")
    assert table(match)["fight"]["encounter"] == "rain_of_filth"
    assert terrain(match) == {6: "chest"}
    assert table(match)["fight"]["foes"][0]["health"] == 1
