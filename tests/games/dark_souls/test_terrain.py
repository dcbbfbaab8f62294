"""Terrain and traps (DS-15, DS-16)."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from tests.games.souls import laid_traps
from undercroft import Match, Tape
from undercroft.games.dark_souls.game import GAME
from undercroft.games.souls.promises import Promise

from .road import BARE, SOLDIER, battle, content, facts, inventory, state, street, tile, trek, win
from .stage import arena, asked, foe, hero, kinds, options, play, table, used_up

GRAVESTONE, BARREL, BROKEN, CHEST, OPEN = (
    "gravestone", "barrel", "broken_barrel", "chest", "open_chest",
)  # fmt: skip
UP: dict[str, Any] = {"up": True}
PLAIN: dict[str, Any] = {"luck": False, "heroic": False}
ROOMS = [entry for entry in content("tiles.yaml") if entry["kind"] == "exploration"]
BLANK = "blank"
WALLS = {"north": {0, 1, 2}, "east": {2, 7, 12}, "south": {10, 11, 12}, "west": {0, 5, 10}}


def steps(match: Match, kind: str) -> set[int]:
    seat = match.waiting[0]
    found = [o for o in options(match, seat) if o.startswith(f"{kind}-node-")]
    return {int(o.split("-")[2]) for o in found}


def trap_on(match: Match, node: int) -> str:
    """Which trap lies on a node."""
    [found] = [laid["trap"] for laid in state(match)["traps"] if laid["node"] == node]
    return str(found)


def entered(card: str, face: str = "room2b", **more: Any) -> Match:
    tiles = street()
    for one in tiles:
        if one["card"] == card:
            one["card"] = None
    side = ("north", "east", "south", "west").index(
        next(entry for entry in ROOMS if entry["id"] == face)["doors"][0]
    )
    tiles[1] = tile(face, 0, -1, (2 - side) % 4, card=card, **more)
    match = trek(tiles=tiles, fog=4)
    play(match, "go-1-south")
    return match


def pushed_from(node: int, terrain: dict[int, str], **more: Any) -> Match:
    """A swordsman strikes the knight on its node and pushes it; the player is asked where to."""
    match = arena(
        {"knight": {"node": node, **PLAIN, **BARE}},
        [("silver_knight_swordsman", node)],
        turn=None,
        terrain=terrain,
        **more,
    )
    play(match, "block")
    assert hero(match)["red"] == 5
    return match


# ---------------------------------------------------------------------- DS-15: terrain


@pytest.mark.rule("DS-15.1")
@pytest.mark.parametrize("entry", ROOMS, ids=lambda entry: str(entry["id"]))
def test_terrain_stands_on_terrain_nodes_one_on_each(entry: dict[str, Any]) -> None:
    first, second = (str(node) for node in entry["terrain"])
    for card, wanted in (
        ("dark_hollow", {first: "chest", second: "gravestone"}),
        ("the_forgotten", {first: "barrel"}),
        ("ashen_hollow", {second: "barrel"}),
    ):
        assert table(entered(card, entry["id"]))["fight"]["terrain"] == wanted


@pytest.mark.rule("DS-15.2")
@pytest.mark.rule("DS-15.9")
@pytest.mark.parametrize("what", [GRAVESTONE, CHEST, OPEN])
def test_gravestones_and_chests_block_movement(what: str) -> None:
    match = arena({"knight": {"node": 6}}, [("sentinel", 0)], terrain={9: what, 11: what})
    assert steps(match, "walk") == {1, 3, 4, 5, 7, 8}
    play(match, "walk-node-8")
    assert 9 not in steps(match, "run")
    dodges = arena({"knight": {"node": 6}}, [(SOLDIER, 6)], turn=None, terrain={9: what})
    found = {int(o.split("-")[2]) for o in options(dodges) if o.startswith("dodge-node-")}
    assert found == {1, 3, 4, 5, 7, 8, 11}
    # A soldier in the corner goes round: node 3 is closed.
    round_it = arena({"knight": {"node": 6}}, [(SOLDIER, 0)], terrain={3: what}, turn=None)
    assert set(options(round_it, round_it.waiting[0])) == {"node-1", "node-5"}


@pytest.mark.rule("DS-15.3")
@pytest.mark.parametrize(
    ("up", "shown"), [({"t2": UP}, 1), ({"t2": UP, "t4": UP}, 2), ({}, 0), ({"t1": UP}, 0)]
)
def test_each_gravestone_on_a_face_up_tile_shows_a_behaviour_card(
    up: dict[str, Any], shown: int
) -> None:
    cards = [c["id"] for c in content("behaviours.yaml") if c["boss"] == "gargoyle"]
    tiles = street(**up)  # gravestones on tiles 2 and 4
    match = trek(tiles=tiles, agenda=[["enter_boss"]], tape=cards[:2])
    assert facts(match, "shown") == [(card,) for card in cards[:shown]]
    assert table(match)["fight"]["boss"]["seen"] == cards[:shown]


@pytest.mark.rule("DS-15.4")
def test_barrels_block_pushes_until_they_are_broken() -> None:
    barrels = pushed_from(0, {1: BARREL, 3: BARREL})
    assert hero(barrels)["node"] == 5  # nowhere else to go
    broken = pushed_from(0, {1: BROKEN, 3: BARREL})
    assert set(options(broken, 0)) == {"node-1", "node-5"}


@pytest.mark.rule("DS-15.4")
@pytest.mark.rule("DS-15.7")
def test_enemies_go_round_a_barrel() -> None:
    match = arena({"knight": {"node": 6}}, [(SOLDIER, 0)], terrain={3: BARREL}, turn=None)
    assert set(options(match, match.waiting[0])) == {"node-1", "node-5"}
    play(match, "node-1")
    assert table(match)["fight"]["terrain"] == {"3": "barrel"}
    shut = arena(
        {"knight": {"node": 12}},
        [(SOLDIER, 0)],
        terrain={1: BARREL, 3: BARREL, 5: BARREL},
        turn=None,
    )
    stuck = foe(shut)
    assert stuck is not None
    assert stuck["node"] == 0
    assert len(table(shut)["fight"]["terrain"]) == 3


@pytest.mark.rule("DS-15.5")
def test_walk_run_and_dodge_onto_a_barrel() -> None:
    walk = arena({"knight": {"node": 6}}, [("sentinel", 0)], terrain={9: BARREL})
    play(walk, "walk-node-9")
    assert (hero(walk)["black"], hero(walk)["node"]) == (1, 9)
    assert table(walk)["fight"]["terrain"] == {"9": "broken_barrel"}
    run = arena({"knight": {"node": 8}}, [("sentinel", 0)], terrain={9: BARREL})
    play(run, "walk-node-6", "run-node-9")
    assert hero(run)["black"] == 2
    assert table(run)["fight"]["terrain"] == {"9": "broken_barrel"}
    dodge = arena(
        {"assassin": {"node": 6, **PLAIN}},
        [(SOLDIER, 6)],
        turn=None,
        terrain={9: BARREL},
        tape=[1, 1],
    )
    play(dodge, "dodge-node-9")
    assert facts(dodge, "paid") == [(0, 2, 2, 0)]
    assert hero(dodge)["node"] == 9
    assert table(dodge)["fight"]["terrain"] == {"9": "broken_barrel"}


@pytest.mark.rule("DS-15.5")
def test_the_extra_stamina_must_be_there() -> None:
    match = arena({"knight": {"node": 6, "red": 8}}, [("sentinel", 0)], terrain={9: BARREL})
    assert 9 in steps(match, "walk")
    full = arena({"knight": {"node": 6, "red": 9}}, [("sentinel", 0)], terrain={9: BARREL})
    assert 9 not in steps(full, "walk")  # the tenth cube would kill
    assert 8 in steps(full, "walk")


@pytest.mark.rule("DS-15.6")
def test_a_broken_barrel_hinders_nobody() -> None:
    match = arena({"knight": {"node": 6}}, [("sentinel", 0)], terrain={9: BROKEN})
    play(match, "walk-node-9")
    assert (hero(match)["black"], hero(match)["node"]) == (0, 9)
    enemy = arena({"knight": {"node": 6}}, [(SOLDIER, 0)], terrain={3: BROKEN}, turn=None)
    assert set(options(enemy, enemy.waiting[0])) == {"node-1", "node-3", "node-5"}
    assert hero(pushed_from(0, {1: GRAVESTONE, 3: BROKEN, 5: GRAVESTONE}))["node"] == 3


@pytest.mark.rule("DS-15.8")
@pytest.mark.rule("DS-18.10")
def test_barrels_are_whole_again_after_the_encounter() -> None:
    match = win(terrain={8: BROKEN})
    play(match, "go-0-north", "rest", "go-1-south")
    assert table(match)["fight"]["terrain"] == {"6": "barrel", "10": "chest"}


@pytest.mark.rule("DS-15.9")
def test_chests_are_placed_closed() -> None:
    assert table(entered("lost_labyrinth"))["fight"]["terrain"]["6"] == "chest"


@pytest.mark.rule("DS-15.10")
def test_two_cards_from_a_chest_for_nothing() -> None:
    match = win({"knight": {}})  # hollow_cave has a chest
    assert table(match)["map"]["tiles"][1]["chest_open"] is False
    souls, left = table(match)["souls"], table(match)["treasure_left"]
    match.chance = Tape(["claymore", "greataxe"])
    play(match, "chest-1")
    assert used_up(match)
    assert sorted(inventory(match)) == [["claymore"], ["greataxe"]]
    assert (table(match)["souls"], table(match)["treasure_left"]) == (souls, left - 2)
    assert table(match)["map"]["tiles"][1]["chest_open"] is True
    assert "chest-1" not in options(match)


@pytest.mark.rule("DS-15.10")
def test_no_chest_no_treasure() -> None:
    match = trek(tiles=street(t1=UP, t2=UP, t3=UP))
    assert {o for o in options(match) if o.startswith("chest")} == {"chest-1", "chest-3"}
    for at in (0, 1):  # nothing is beaten yet
        assert not [o for o in options(trek(at=at, came="south")) if o.startswith("chest")]


@pytest.mark.rule("DS-15.11")
def test_a_chest_stays_open_for_the_whole_exploration() -> None:
    match = win({"knight": {}})
    match.chance = Tape(["claymore", "greataxe"])
    play(match, "chest-1", "go-0-north")
    assert "chest-1" not in options(match)
    play(match, "rest", "go-1-south")
    assert table(match)["fight"]["terrain"] == {"6": "barrel", "10": "open_chest"}
    again = win(tiles=street(t1={"chest_open": True}))  # after another victory
    assert table(again)["map"]["tiles"][1]["up"] is True
    assert "chest-1" not in options(again)


@pytest.mark.rule("DS-15.12")
@pytest.mark.rule("DS-A.52")
def test_chest_items_may_be_equipped_at_once() -> None:
    match = trek(
        {"warrior": {}},
        at=1,
        came="south",
        tiles=street(t1=UP),
        tape=["silver_eagle_kite_shield", "claymore"],
    )
    play(match, "chest-1")
    assert asked(match) == ["equip"]
    play(match, "seat-0-left")
    assert state(match)["heroes"][0]["left"] == ["silver_eagle_kite_shield"]
    # What was there and what nobody can use goes to the inventory.
    assert sorted(inventory(match)) == [["claymore"], ["round_shield"]]
    assert asked(match) == ["explore"]


@pytest.mark.rule("DS-15.13")
def test_no_chest_is_opened_during_the_encounter() -> None:
    match = battle({"knight": {"node": 11}}, [("sentinel", 0)], terrain={10: CHEST})
    assert asked(match) == ["activation"]
    assert not [o for o in options(match) if o.startswith("chest")]


@pytest.mark.rule("DS-A.49")
@pytest.mark.parametrize("what", [GRAVESTONE, CHEST, OPEN])
def test_nobody_is_pushed_onto_a_gravestone_or_chest(what: str) -> None:
    match = pushed_from(6, {3: what, 9: what})
    assert set(options(match, 0)) == {f"node-{n}" for n in (1, 4, 5, 7, 8, 11)}
    shove = arena(
        {"knight": {"node": 6, "left": ["force"], "right": None, "luck": False}},
        [("sentinel", 3)],
        terrain={0: what, 1: what},
        treasure=[],
    )
    play(shove, "act-left-0")  # away from node 6: 0 and 1 are closed, 5 is not farther
    shoved = foe(shove)
    assert shoved is not None
    assert shoved["node"] not in (0, 1)


@pytest.mark.rule("DS-A.50")
def test_no_shift_onto_a_whole_barrel() -> None:
    held = {"left": ["carthus_curved_sword"], "right": None, **PLAIN}
    match = arena(
        {"knight": {"node": 6, **held}},
        [("sentinel", 12)],
        terrain={9: BARREL, 8: BROKEN},
        treasure=[],
    )
    play(match, "act-left-2")  # Shift 2 and nothing else
    assert asked(match) == ["shift"]
    found = set(options(match))
    assert "node-9" not in found
    assert {"node-8", "node-11"} <= found
    charge = arena({"warrior": {"node": 6}}, [("sentinel", 12)], terrain={9: BARREL})
    play(charge, "heroic")
    assert "node-9" not in options(charge)


@pytest.mark.rule("DS-A.51")
def test_terrain_blocks_no_attack() -> None:
    match = arena(
        {"knight": {"node": 5, "left": ["fireball"], "right": None, "luck": False}},
        [("sentinel", 7)],
        terrain={6: CHEST, 3: GRAVESTONE, 4: BARREL, 8: BARREL, 9: GRAVESTONE},
        treasure=[],
        tape=[1, 1],
    )
    play(match, "act-left-0")
    struck = foe(match)
    assert struck is not None
    assert struck["health"] == 10 - (2 - 1)


@pytest.mark.rule("DS-A.53")
def test_a_declined_chest_waits() -> None:
    match = win({"knight": {}})
    play(match, "go-0-north", "stow-0-1")
    match.chance = Tape(["claymore", "greataxe"])
    assert "chest-1" in options(match)  # the way there is open
    closed_now = trek(tiles=street())
    assert "chest-1" not in options(closed_now)
    far = trek(
        tiles=street(t1={"card": "broken_passageway"}, t2={"up": True, "card": "hollow_cave"})
    )
    assert "chest-2" not in options(far)  # face up, but no way leads there
    play(match, "chest-1")
    assert ["greataxe"] in inventory(match)


@pytest.mark.rule("DS-A.54")
def test_an_ember_from_a_chest() -> None:
    tiles = street(t1=UP)
    match = trek(
        {"knight": {}, "warrior": {}}, at=1, came="south", tiles=tiles, tape=["ember", "claymore"]
    )
    play(match, "chest-1")
    assert asked(match) == ["give_ember"]
    play(match, "seat-1")
    assert hero(match, 1)["ember"] is True
    assert inventory(match) == [["claymore"]]
    full = trek(
        {"knight": {"ember": True}},
        at=1,
        came="south",
        tiles=tiles,
        tape=["ember", "claymore", "greataxe"],
    )
    play(full, "chest-1")
    assert table(full)["souls"] == 16
    assert sorted(inventory(full)) == [["claymore"], ["greataxe"]]  # still two


# ---------------------------------------------------------------------- DS-16: traps


@pytest.mark.rule("DS-16.1")
@pytest.mark.parametrize("entry", ROOMS, ids=lambda entry: str(entry["id"]))
def test_traps_on_basic_nodes_away_from_walls_with_doors(entry: dict[str, Any]) -> None:
    match = entered("ash_gardens", entry["id"])
    spared = {node for door in entry["doors"] for node in WALLS[door]}
    wanted = set(range(13)) - spared - {*entry["spawn"], *entry["terrain"]}
    traps = table(match)["fight"]["traps"]
    assert {int(node) for node in traps} == wanted
    assert all(trap == {"known": False, "flipped": False} for trap in traps.values())


@pytest.mark.rule("DS-16.1")
def test_all_twenty_tokens_are_mixed() -> None:
    match = arena({"knight": {"node": 6, **PLAIN}}, [("sentinel", 0)], traps={9: None})
    copies = {trap["id"]: trap["copies"] for trap in content("traps.yaml")}
    found: dict[str, float] = {}
    for p, after in match.branches("walk-node-9"):
        kind = trap_on(after, 9)
        found[kind] = found.get(kind, 0) + p
    assert {kind: round(20 * p) for kind, p in found.items()} == copies
    # Without the token that lies on another node already.
    blank = {**copies, BLANK: 10}
    less = arena(
        {"knight": {"node": 6, **PLAIN}},
        [("sentinel", 0)],
        traps={9: None, 3: BLANK},
        trap_pool=blank,
    )
    chance = sum(p for p, m in less.branches("walk-node-9") if trap_on(m, 9) == BLANK)
    assert abs(chance - 10 / 19) < 1e-9


@pytest.mark.rule("DS-16.2")
@pytest.mark.rule("DS-16.6")
def test_a_trap_is_flipped_by_the_first_who_comes() -> None:
    match = arena(
        {"knight": {"node": 6, **PLAIN}, "warrior": {"node": 9, **PLAIN}},
        [("sentinel", 0)],
        traps={9: None, 8: None},
        tape=["trap_2_1"],
    )
    assert kinds(match).count("trap") == 0  # the warrior stood there already
    play(match, "walk-node-9")
    assert facts(match, "trap") == [(0, 9, 2, 1)]
    play(match, "suffer")
    assert hero(match)["red"] == 2
    traps = table(match)["fight"]["traps"]
    assert traps["9"] == {"known": True, "flipped": True, "damage": 2, "difficulty": 1}
    assert traps["8"] == {"known": False, "flipped": False}
    play(match, "run-node-6", "run-node-9")  # it does not spring again
    assert kinds(match).count("trap") == 1
    assert hero(match)["red"] == 2
    assert used_up(match)


@pytest.mark.rule("DS-16.3")
def test_a_blank_trap_does_nothing() -> None:
    match = arena({"knight": {"node": 6}}, [("sentinel", 0)], traps={9: None}, tape=["blank"])
    play(match, "walk-node-9")
    assert asked(match) == ["activation"]
    assert (hero(match)["red"], hero(match)["black"], hero(match)["node"]) == (0, 0, 9)


@pytest.mark.rule("DS-16.4")
@pytest.mark.parametrize(("dice", "red"), [([0, 0], 2), ([1, 0], 2), ([1, 1], 0)])
def test_suffer_or_dodge(dice: list[int], red: int) -> None:
    match = arena(
        {"assassin": {"node": 6, **PLAIN}},
        [("sentinel", 0)],
        traps={9: None},
        tape=["trap_2_2", *dice],
    )
    play(match, "walk-node-9")
    assert {"suffer", "dodge"} <= set(options(match))
    play(match, "dodge")
    assert hero(match)["red"] == red
    assert used_up(match)


@pytest.mark.rule("DS-16.4")
@pytest.mark.parametrize(("red", "dies"), [(0, False), (7, True)])
def test_what_a_trap_may_do_is_said_before_it_is_dodged(red: int, dies: bool) -> None:
    match = arena(
        {"assassin": {"node": 6, "red": red, "heroic": False}},
        [("sentinel", 0)],
        traps={9: None},
        tape=["trap_3_1", 0, 0],
    )
    play(match, "walk-node-9")
    told = {option.id: option.outcome for option in match.decisions[0].options}
    dodge = told["dodge"]
    assert isinstance(dodge, Promise)
    # Two dice of which each shows a dodge on every second face.
    assert dodge.odds == {"damage": 0.75, "safe": 0.75, "death": 0.25 if dies else 0}
    suffered = told["suffer"]
    assert (suffered is not None and suffered.deadly) == dies
    if not dies:
        play(match, "dodge")
        stays = match.decisions[0].options[0].outcome
        assert stays is not None
        assert (stays.text.id, stays.text.args["damage"]) == ("ds-outcome-undodged", 3)


@pytest.mark.rule("DS-16.5")
def test_nothing_blocks_a_trap() -> None:
    match = arena({"knight": {"node": 6}}, [("sentinel", 0)], traps={9: None}, tape=["trap_3_1"])
    assert hero(match)["block"] == {"black": 1, "blue": 1, "orange": 0}
    play(match, "walk-node-9")
    assert "block" not in options(match)
    play(match, "suffer")
    assert hero(match)["red"] == 3
    assert "rolled" not in kinds(match)


@pytest.mark.rule("DS-16.7")
@pytest.mark.rule("DS-18.10")
def test_traps_are_turned_down_again_and_stay_where_they_are() -> None:
    kind = "trap_2_1"
    match = win(
        at=1,
        traps={4: None, 5: kind, 8: None},
        flipped=[5],
        tiles=street(t1={"card": "the_forgotten"}),
    )
    assert state(match)["tiles"][1]["traps"] == laid_traps({4: None, 5: kind, 8: None})
    play(match, "go-0-north", "rest", "go-1-south")
    traps = table(match)["fight"]["traps"]
    assert set(traps) == {"4", "5", "8"}
    assert traps["5"]["flipped"] is False
    # It springs again, and it is the same one: nothing is drawn.
    again = battle({"knight": {"node": 6}}, [("sentinel", 0)], traps={5: trap_on(match, 5)})
    play(again, "walk-node-5")
    assert facts(again, "trap") == [(0, 5, 2, 1)]


@pytest.mark.rule("DS-16.8")
def test_enemies_spring_no_traps() -> None:
    match = arena(
        {"knight": {"node": 9, **PLAIN}},
        [("large_hollow_soldier", 3), (SOLDIER, 3)],
        traps=dict.fromkeys((1, 4, 5, 6, 8)),
        turn=None,
    )
    while asked(match) == ["move_foe"]:
        play(match, options(match, match.waiting[0])[0])
    moved = [fact[-1] for fact in facts(match, "foe_moved")]
    assert len(moved) == 2
    assert set(moved) <= {4, 6, 8}
    assert kinds(match).count("trap") == 0
    assert kinds(match).count("wounded") == 0
    assert not any(laid["flipped"] for laid in state(match)["traps"])


@pytest.mark.rule("DS-A.55")
def test_pushed_and_shifted_characters_spring_traps() -> None:
    pushed = pushed_from(0, {1: GRAVESTONE, 3: GRAVESTONE}, traps={5: None}, tape=["trap_1_1"])
    play(pushed, "suffer")
    assert (hero(pushed)["node"], hero(pushed)["red"]) == (5, 5 + 1)
    held = {"left": ["carthus_curved_sword"], "right": None, **PLAIN}
    shifted = arena(
        {"knight": {"node": 6, **held}},
        [("sentinel", 12)],
        treasure=[],
        traps={8: None},
        tape=["trap_2_2"],
    )
    play(shifted, "act-left-2", "node-8", "suffer")
    assert hero(shifted)["red"] == 2
    aside = arena(
        {"knight": {"node": 6}, "warrior": {"node": 3, **PLAIN}},
        [("sentinel", 3), ("sentinel", 3)],
        traps={8: None},
        tape=["trap_1_2"],
    )
    play(aside, "walk-node-3", "seat-1-node-8", "suffer")
    assert hero(aside, 1)["red"] == 1


@pytest.mark.rule("DS-A.55")
def test_being_placed_springs_nothing() -> None:
    tiles = street(t1={"card": "the_forgotten", "traps": laid_traps(dict.fromkeys(range(13)))})
    match = trek({"knight": {}}, tiles=tiles)
    play(match, "go-1-south", "node-11")
    assert kinds(match).count("trap") == 0
    assert not any(laid["flipped"] for laid in state(match)["traps"])


@pytest.mark.rule("DS-A.56")
@pytest.mark.parametrize(("conditions", "cost"), [(0, 1), (4, 2)])
def test_what_dodging_a_trap_costs(conditions: int, cost: int) -> None:
    match = arena(
        {"assassin": {"node": 6, "conditions": conditions, **PLAIN}},
        [("sentinel", 0)],
        traps={9: None},
        tape=["trap_3_1", 0, 0],
    )
    play(match, "walk-node-9")
    before = hero(match)["black"]
    play(match, "dodge")
    assert hero(match)["black"] == before + cost
    assert hero(match)["node"] == 9  # it may stay
    assert hero(match)["red"] == 3  # all of it


@pytest.mark.rule("DS-A.57")
def test_dodging_onto_a_trap_springs_it_before_the_roll() -> None:
    match = arena(
        {"assassin": {"node": 6, **PLAIN}},
        [(SOLDIER, 6)],
        turn=None,
        traps={9: None},
        tape=["trap_1_1", 1, 0],
    )
    play(match, "dodge-node-9")
    assert asked(match) == ["face_trap"]
    assert "rolled" not in kinds(match)
    play(match, "suffer")
    happened = [k for k in kinds(match) if k in ("trap", "suffered", "rolled", "dodged")]
    assert happened == ["trap", "suffered", "rolled", "rolled", "dodged"]
    deadly = battle(
        {"assassin": {"node": 6, "red": 7}},
        [(SOLDIER, 6)],
        turn=None,
        traps={9: None},
        tape=["trap_3_1"],
    )
    play(deadly, "dodge-node-9", "suffer")
    assert "rolled" not in kinds(deadly)
    assert "fell" in kinds(deadly)


@pytest.mark.rule("DS-A.58")
def test_the_fog_gate_is_no_doorway_and_a_dead_end_is_one() -> None:
    tiles = street(t1=UP, t2=UP, t3={"card": "demon_ruins"})
    match = trek(tiles=tiles)
    play(match, "go-3-south")  # room3b: doors in the east and west lead nowhere
    assert set(table(match)["fight"]["traps"]) == {
        "1",
        "3",
        "6",
        "9",
    }  # 1 lies on the Fog Gate's wall


@pytest.mark.rule("DS-A.59")
def test_more_traps_than_tokens() -> None:
    match = arena(
        {"knight": {"node": 6, **PLAIN}}, [("sentinel", 0)], traps={9: None}, trap_pool={}
    )
    found: dict[str, float] = {}
    for p, after in match.branches("walk-node-9"):
        kind = trap_on(after, 9)
        found[kind] = found.get(kind, 0) + p
    assert {kind: round(20 * p) for kind, p in found.items()} == {
        "blank": 11,
        "trap_1_1": 3,
        "trap_1_2": 2,
        "trap_2_1": 2,
        "trap_2_2": 1,
        "trap_3_1": 1,
    }


@pytest.mark.rule("DS-A.59")
def test_the_layout_of_a_tile_stays() -> None:
    layout = laid_traps({4: "trap_1_2", 5: "blank", 8: None})
    match = trek(tiles=street(t1={"card": "the_forgotten", "traps": layout}))
    play(match, "go-1-south")
    assert state(match)["traps"] == layout


@pytest.mark.rule("DS-15.10")
@pytest.mark.rule("DS-15.12")
def test_both_cards_of_a_chest_are_seen_before_either_is_equipped() -> None:
    match = win({"knight": {"tiers": [1, 1, 0, 0]}})
    match.chance = Tape(["pierce_shield", "kukris"])
    play(match, "chest-1")
    assert [values[0] for values in facts(match, "found")] == ["pierce_shield", "kukris"]
    assert asked(match) == ["equip"]
    assert sorted(inventory(match)) == [["kukris"], ["pierce_shield"]]
    play(match, "keep")
    assert asked(match) == ["equip"]
    play(match, "keep")
    assert asked(match) == ["explore"]


@pytest.mark.rule("DS-15.10")
@pytest.mark.rule("DS-A.54")
def test_an_ember_and_a_sword_from_a_chest() -> None:
    """The Ember is given once both have been seen; a second one nobody could take is replaced."""
    match = win({"knight": {"tiers": [1, 1, 0, 0]}, "warrior": {"node": 11}})
    match.chance = Tape(["ember", "pierce_shield"])
    play(match, "chest-1")
    assert [values[0] for values in facts(match, "found")] == ["ember", "pierce_shield"]
    assert asked(match) == ["give_ember"]
    play(match, "seat-1")
    assert hero(match, 1)["ember"]
    assert asked(match) == ["equip"]
    alone = win({"knight": {}})
    alone.chance = Tape(["ember", "ember", "pierce_shield"])
    play(alone, "chest-1")
    assert [values[0] for values in facts(alone, "found")] == ["ember", "pierce_shield"]
    assert hero(alone)["ember"]


@pytest.mark.rule("DS-A.56")
@pytest.mark.parametrize(("dice", "red"), [([1, 0], 0), ([0, 0], 3)])
def test_dodging_a_trap_may_move_a_node(dice: list[int], red: int) -> None:
    match = arena(
        {"assassin": {"node": 6, **PLAIN}},
        [("sentinel", 0)],
        traps={9: None},
        tape=["trap_3_1", *dice],
    )
    play(match, "walk-node-9")
    assert {"suffer", "dodge", "dodge-node-12", "dodge-node-6"} <= set(options(match))
    play(match, "dodge-node-12")
    assert (hero(match)["node"], hero(match)["black"], hero(match)["red"]) == (12, 1, red)
    order = [kind for kind in kinds(match) if kind in ("trap", "paid", "moved", "rolled")]
    assert order == ["moved", "trap", "paid", "moved", "rolled", "rolled"]


@pytest.mark.rule("DS-A.56")
def test_a_second_trap_on_the_way_resolves_before_the_roll() -> None:
    match = arena(
        {"assassin": {"node": 6, **PLAIN}},
        [("sentinel", 0)],
        traps={9: None, 12: None},
        tape=["trap_1_1", "trap_2_2", 1, 0],
    )
    play(match, "walk-node-9", "dodge-node-12")
    assert asked(match) == ["face_trap"]
    play(match, "suffer")
    assert hero(match)["red"] == 2  # the second one; the first was dodged
    assert used_up(match)


@pytest.mark.rule("DS-A.56")
@pytest.mark.rule("DS-A.68")
def test_dodging_a_trap_with_the_last_box_is_death() -> None:
    match = arena(
        {"assassin": {"node": 6, "red": 8, "black": 1, **PLAIN}},
        [("sentinel", 0)],
        traps={9: None},
        tape=["trap_1_1"],
    )
    doc: Any = match.position()
    doc["state"]["heroes"][0].update(black=1)
    doc["frame"].update(agenda=[["activation", 0]], asks=[], answered=[])
    match = undercroft.from_position(doc)
    play(match, "walk-node-9")
    assert options(match) == ["suffer", "overspend-dodge"]
    play(match, "overspend-dodge", "no")
    assert options(match) == ["suffer", "overspend-dodge"]
    play(match, "overspend-dodge", "yes")
    assert match.over


@pytest.mark.rule("DS-A.56")
def test_shadow_armour_dodges_a_trap_by_two_nodes() -> None:
    match = arena(
        {"assassin": {"node": 6, **PLAIN, "armour": ["shadow_armour"]}},
        [("sentinel", 0)],
        traps={9: None},
        tape=["trap_3_1", *[1] * 5],
        treasure=[],
    )
    play(match, "walk-node-9", "dodge-node-6")
    assert asked(match) == ["dodge_further"]
    play(match, "node-3")
    assert (hero(match)["node"], hero(match)["red"]) == (3, 0)


@pytest.mark.rule("DS-8.3")
def test_an_ember_takes_nothing_from_a_trap() -> None:
    match = arena({"knight": {"node": 6}}, [("hollow_soldier", 0)])
    fight: Any = match.state
    trap = max(fight.pack.trap_entries, key=lambda token: token.damage)
    assert trap.damage >= 3
    one = fight.characters[0]
    one.ember, fight.rolled = True, ()
    GAME.steps["trap_result"](0, trap).run(fight, match)
    assert one.red == trap.damage


@pytest.mark.rule("DS-16.4")
def test_whoever_cannot_dodge_suffers_a_trap_unasked() -> None:
    clad = {**BARE, "armour": ["smoughs_armour"], "node": 6, "luck": False, "heroic": False}
    match = arena(
        {"knight": {**clad, "tiers": [3, 0, 0, 0]}},
        [("hollow_soldier", 0)],
        traps={5: None},
        tape=["trap_2_1"],
        treasure=[],
    )
    play(match, "walk-node-5")
    assert asked(match) == ["activation"]
    assert hero(match)["red"] == 2


@pytest.mark.rule("DS-A.33")
def test_a_trap_is_no_attack_that_makes_anybody_stronger() -> None:
    clad = {**BARE, "armour": ["sunless_armour", "blue_tearstone_ring"], "node": 6, "black": 4}
    match = arena(
        {"knight": {**clad, "tiers": [3, 3, 3, 3], "luck": False, "heroic": False}},
        [("hollow_soldier", 0)],
        traps={5: None},
        tape=["trap_2_1"],
        treasure=[],
    )
    play(match, "walk-node-5", "suffer")
    assert (hero(match)["red"], hero(match)["black"]) == (2, 4 - 2)
