"""What is in the box, who plays, and how a campaign begins (TG-1, TG-10, set-up errors)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import undercroft

from .box import GUESTS, OWN, content, copies_of, deck_cards, fresh, inventory, sets
from .quest import fighter, quest, souls, strike
from .stage import (
    arena,
    asked,
    bare,
    dashboard,
    deck,
    hero,
    kinds,
    options,
    plain,
    play,
    state,
    table,
    told,
)  # fmt: skip

ENEMIES = {entry["id"]: entry for entry in content("enemies.yaml")}
ENCOUNTERS = content("encounters.yaml")


# ---------------------------------------------------------------------- TG-1: who plays


@pytest.mark.rule("TG-1.1")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_one_to_three_play_with_the_classes_of_the_box(players: int) -> None:
    match = fresh(*OWN[:players])
    assert [one["class"] for one in table(match)["heroes"]] == list(OWN[:players])
    assert len(match.seats) == players


@pytest.mark.rule("TG-1.1")
def test_a_fourth_player_takes_a_class_of_the_other_box() -> None:
    match = undercroft.new("tomb_of_giants", {"players": 4}, seed=1)
    classes = [one["class"] for one in table(match)["heroes"]]
    assert classes[:3] == list(OWN)
    assert classes[3] in GUESTS


@pytest.mark.rule("TG-1.1")
@pytest.mark.parametrize("players", [0, 5])
def test_nobody_and_five_do_not_play(players: int) -> None:
    with pytest.raises(undercroft.InvalidSetup) as refused:
        undercroft.new("tomb_of_giants", {"players": players})
    assert "players" in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.rule("TG-1.2")
def test_three_classes_with_four_starting_cards_each() -> None:
    kinds = content("characters.yaml")
    assert [kind["id"] for kind in kinds] == list(OWN)
    starting = sets("starting")
    mine = [card for kind in kinds for card in kind["start"]]
    assert all(len(kind["start"]) == 4 for kind in kinds)
    assert len(set(mine)) == 12
    assert set(mine) <= set(starting)
    fields = {field.name: field for field in undercroft.setup_options("tomb_of_giants")}
    for place in range(1, 5):
        values = {choice.value for choice in fields[f"class_{place}"].values}
        assert values == {*OWN, *GUESTS}


@pytest.mark.rule("TG-1.2")
@pytest.mark.parametrize("twice", ["thief", "knight"])
def test_no_class_twice(twice: str) -> None:
    with pytest.raises(undercroft.InvalidSetup, match=r"^class_\d: .* is taken by class_\d"):
        undercroft.new("tomb_of_giants", {"players": 2, "class_1": twice, "class_2": twice})
    # The classes of places that nobody takes do not count.
    match = undercroft.new("tomb_of_giants", {"players": 1, "class_1": twice})
    assert twice in (match.setup["class_3"], match.setup["class_4"])
    assert [one["class"] for one in table(match)["heroes"]] == [twice]


@pytest.mark.parametrize(
    ("setup", "named"),
    [
        ({"class_1": "wizard"}, "class_1"),
        ({"mode": "journey"}, "mode"),
        ({"encounter": "the_deeps"}, "encounter"),
        ({"boss": "dancer"}, "boss"),
        ({"players": "two"}, "players"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_an_impossible_set_up_is_named_in_one_line(setup: dict[str, object], named: str) -> None:
    with pytest.raises(undercroft.InvalidSetup) as refused:
        undercroft.new("tomb_of_giants", setup)
    assert named in str(refused.value)
    assert "\n" not in str(refused.value)


# ---------------------------------------------------------------------- TG-1: what is in the box


@pytest.mark.rule("TG-1.3")
def test_thirteen_enemy_figures() -> None:
    assert {id: entry["models"] for id, entry in ENEMIES.items()} == {
        "giant_skeleton_archer": 2,
        "necromancer": 2,
        "giant_skeleton_soldier": 2,
        "skeleton_archer": 3,
        "skeleton_beast": 1,
        "skeleton_soldier": 3,
    }


@pytest.mark.rule("TG-1.3")
@pytest.mark.rule("TG-A.1")
def test_a_figure_more_than_the_box_holds_cannot_stand() -> None:
    arena({"cleric": bare(0)}, [("skeleton_beast", 12)])
    with pytest.raises(undercroft.PositionError, match=r"skeleton_beast: .*TG-1\.3"):
        arena({"cleric": bare(0)}, [("skeleton_beast", 12), ("skeleton_beast", 11)])


@pytest.mark.rule("TG-1.4")
def test_a_token_waits_for_each_kind_of_enemy_but_not_for_bosses() -> None:
    """How many there are does not matter (TG-A.1); which kinds there are does."""
    for id in ENEMIES:
        match = arena({"cleric": bare(0)}, [("skeleton_archer", 12)], waiting=[[id, 11]])
        assert table(match)["fight"]["tokens"] == [{"model": id, "node": 11}]
    with pytest.raises(undercroft.PositionError, match=r"TG-1\.4"):
        arena({"cleric": bare(0)}, [("skeleton_archer", 12)], waiting=[["black_knight", 11]])


@pytest.mark.rule("TG-1.4")
@pytest.mark.parametrize("card", [entry["id"] for entry in ENCOUNTERS])
def test_the_figures_suffice_for_every_card(card: str) -> None:
    """So tokens are needed only by what comes later."""
    match = fresh("cleric", mode="encounter", encounter=card)
    shown = Counter(one["model"] for one in table(match)["fight"]["foes"])
    assert shown
    assert all(number <= ENEMIES[id]["models"] for id, number in shown.items())
    assert table(match)["fight"]["tokens"] == []


@pytest.mark.rule("TG-1.5")
def test_nine_cards_of_the_knight_and_thirteen_of_nito() -> None:
    cards = Counter(card["boss"] for card in content("behaviours.yaml"))
    assert cards == {"black_knight": 9, "gravelord_nito": 13}
    ids = [card["id"] for card in content("behaviours.yaml")]
    assert len(set(ids)) == len(ids)


@pytest.mark.rule("TG-1.6")
def test_treasure_as_counted() -> None:
    cards = content("treasure.yaml")
    for owner in OWN:
        mine = [c for c in cards if c.get("owner") == owner]
        assert copies_of(mine) == 10
        assert Counter(c["set"] for c in mine) == {"class": 5, "transposed": 5}
    counts = {
        name: copies_of([card for card in cards if card["set"] == name])
        for name in ("starting", "class", "transposed", "common", "legendary", "boss")
    }
    assert counts == {
        "starting": 12, "class": 15, "transposed": 15, "common": 45, "legendary": 5, "boss": 5,
    }  # fmt: skip


@pytest.mark.rule("TG-1.7")
def test_encounters_events_and_tiles_as_counted() -> None:
    lairs = content("lairs.yaml")
    assert len(ENCOUNTERS) + len(lairs) == 29
    assert {lair["id"] for lair in lairs} == {"black_knight", "gravelord_nito"}
    assert len({card["id"] for card in ENCOUNTERS}) == 27
    assert copies_of(content("events.yaml")) == 30
    faces = content("tiles.yaml")
    assert Counter(Counter(face["tile"] for face in faces).values()) == {2: 4}


@pytest.mark.rule("TG-1.8")
@pytest.mark.parametrize("card", [entry["id"] for entry in ENCOUNTERS])
def test_the_terrain_of_the_box_suffices_for_every_card(card: str) -> None:
    box = {"chest": 3, "gravestone": 5, "barrel": 10, "shrine": 1, "lever": 3, "exit": 1}
    fight = table(fresh("cleric", mode="encounter", encounter=card))["fight"]
    for what, number in Counter(fight["terrain"].values()).items():
        assert number <= box[what], what
    assert len(fight["traps"]) <= 20


@pytest.mark.rule("TG-1.8")
def test_twenty_traps_one_ball_and_patches() -> None:
    traps = content("traps.yaml")
    assert copies_of(traps) == 20
    assert [trap["id"] for trap in traps if not trap["damage"]] == ["blank"]
    balls = [c["id"] for c in ENCOUNTERS for r in c.get("rules", []) if r["op"] == "skeleton_ball"]
    assert balls == ["the_skeleton_ball"]
    torches = [c["id"] for c in ENCOUNTERS for t in c["tiles"] if "torch" in t.get("terrain", [])]
    assert len(set(torches)) == len(torches)  # never two on one map
    # Patches has two sides.
    match = quest(
        "grave_matters", {"cleric": fighter(6)}, [("skeleton_archer", 6)],
        event="trustworthy_promise", tape=[3, "bright", "trustworthy_promise"],
    )  # fmt: skip
    strike(match)
    assert told(match, "patches") == [("bright", 6)]


@pytest.mark.rule("TG-1.9")
def test_the_dice_of_the_box() -> None:
    dice = {die["id"]: (die["count"], sorted(die["faces"])) for die in content("dice.yaml")}
    assert dice == {
        "black": (5, [0, 1, 1, 1, 2, 2]),
        "blue": (4, [1, 1, 2, 2, 2, 3]),
        "orange": (2, [1, 2, 2, 3, 3, 4]),
        "dodge": (4, [0, 0, 0, 1, 1, 1]),
    }
    pack: Any = fresh("cleric").pack
    assert [(die.name, sorted(map(int, die.labels))) for die in pack.dice] == [
        (id, faces) for id, (_, faces) in dice.items()
    ]


@pytest.mark.rule("TG-A.1")
def test_souls_conditions_and_dice_never_run_out() -> None:
    rich = dashboard(("cleric",), souls=400)
    assert table(rich)["souls"] == 400
    # Seven dodge dice and more, though the box holds four green ones.
    match = arena(
        {"thief": plain(6, armour=["hard_leather_armour"], left=["small_leather_shield"],
                        right=["shotel"])},
        [("skeleton_archer", 12)],
        turn=None,
        held=[["alluring_skull", 0]],
        event_discard=[],
        events=deck(),
        treasure=deck(),
        tape=[0, 0, 0, 0, 0, 0, 0],
    )  # fmt: skip
    assert told(match, "rolled").count(("dodge", 0)) == 5
    everybody = {
        name: bare(i, conditions=15) for i, name in enumerate(("cleric", "thief", "knight"))
    }
    foes = [
        {"model": id, "node": 11, "conditions": 15} for id in ("skeleton_archer", "necromancer")
    ]
    sick = arena(everybody, foes)
    found = [len(one["conditions"]) for one in table(sick)["heroes"]]
    found += [len(one["conditions"]) for one in table(sick)["fight"]["foes"]]
    assert sum(found) == 5 * 4  # 21 tokens would do, but never a limit of 5 of a kind


# ---------------------------------------------------------------------- TG-A.2: guests


@pytest.mark.rule("TG-A.2")
@pytest.mark.parametrize("guest", GUESTS)
def test_a_guest_comes_with_its_own_cards(guest: str) -> None:
    core = {kind["id"]: kind for kind in content("characters.yaml", "dark_souls")}
    match = fresh(guest)
    one = hero(match)
    worn = [one["armour"], one["left"], one["right"], *one["backup"]]
    assert sorted(item["card"] for item in worn if item) == sorted(core[guest]["start"])
    assert one["taunt"] == core[guest]["taunt"]
    cards = deck_cards(state(match)["treasure"])
    assert cards == sets("common") + sets("class", guest)
    assert sets("class", guest).total() == 5
    # They are added, nothing is replaced.
    beside = deck_cards(state(fresh("cleric", guest))["treasure"])
    assert beside == sets("common") + sets("class", "cleric") + sets("class", guest)


@pytest.mark.rule("TG-A.2")
def test_a_guest_plays_by_the_rules_of_this_box() -> None:
    """Three Stamina at the start (TG-21.2), alive with ten tokens (TG-5.5), one roll (TG-29.3)."""
    match = arena({"knight": bare(6, black=6, red=4)}, [("skeleton_soldier", 12)])
    assert hero(match)["black"] == 3
    hit = arena({"knight": plain(6)}, [("skeleton_archer", 12)], turn=None, tape=[2, 1])
    assert [die for die, _ in told(hit, "rolled")] == ["black", "blue"]
    assert "defend" not in asked(hit)


@pytest.mark.rule("TG-A.2")
def test_nothing_else_of_the_first_box_is_here() -> None:
    here = {card["id"] for card in content("treasure.yaml")}
    theirs = [
        card["id"]
        for card in content("treasure.yaml", "dark_souls")
        if card["set"] in ("common", "legendary", "boss") and card["id"] not in here
    ]
    assert theirs
    pack: Any = fresh("cleric").pack
    assert not set(theirs) & set(pack.cards)
    assert len(pack.bosses) == 2


# ---------------------------------------------------------------------- TG-10: the dashboards


@pytest.mark.rule("TG-10.1")
@pytest.mark.parametrize("kind", [*OWN, *GUESTS])
def test_everybody_begins_ready_and_with_the_starting_cards_in_slots(kind: str) -> None:
    match = fresh(kind)
    one = hero(match)
    assert (one["estus"], one["heroic"], one["luck"], one["ember"]) == (True, True, True, False)
    game = "tomb_of_giants" if kind in OWN else "dark_souls"
    start = next(c["start"] for c in content("characters.yaml", game) if c["id"] == kind)
    worn = [one["armour"], one["left"], one["right"], *one["backup"]]
    assert sorted(item["card"] for item in worn if item) == sorted(start)
    assert one["armour"] is not None
    assert one["actions"]
    assert inventory(match) == []
    assert all(stat["tier"] == 0 for stat in one["stats"].values())


@pytest.mark.rule("TG-10.2")
def test_three_shuffled_encounter_decks() -> None:
    match = fresh(*OWN)
    for level, doc in enumerate(state(match)["decks"], 1):
        ids = {card["id"] for card in ENCOUNTERS if card["level"] == level}
        assert deck_cards(doc) == Counter(ids)
        assert len(ids) == 9
        assert (doc["top"], doc["bottom"]) == ([], [])
    # Any two of the nine may come first, each pair as likely as the other.
    ways = [(chance, table(branch)["looked_at"]) for chance, branch in match.branches("go-1")]
    assert len({(one["id"], two["id"]) for _, (one, two) in ways}) == 9 * 8
    assert {round(chance * 72, 6) for chance, _ in ways} == {1.0}


@pytest.mark.rule("TG-10.3")
@pytest.mark.rule("TG-A.20")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_the_treasure_deck_has_the_common_cards_and_those_of_the_classes_in_play(
    players: int,
) -> None:
    match = fresh(*OWN[:players])
    expected = sets("common")
    for owner in OWN[:players]:
        expected += sets("class", owner)
    cards = deck_cards(state(match)["treasure"])
    assert cards == expected
    assert cards.total() == 45 + 5 * players
    assert table(match)["treasure"] == {"left": 45 + 5 * players, "top": [], "bottom": []}


@pytest.mark.rule("TG-10.4")
def test_thirty_events_shuffled() -> None:
    match = fresh("thief")
    expected = Counter({event["id"]: event["copies"] for event in content("events.yaml")})
    assert deck_cards(state(match)["events"]) == expected
    assert table(match)["events"] == {"left": 30, "top": [], "bottom": []}
    assert table(match)["event_discard"] == 0


@pytest.mark.rule("TG-10.5")
def test_transposed_legendary_and_boss_treasure_is_aside() -> None:
    match = fresh(*OWN)
    cards = set(deck_cards(state(match)["treasure"]))
    for name in ("transposed", "legendary", "boss", "starting"):
        assert not cards & set(sets(name)), name
    assert inventory(match) == []


@pytest.mark.rule("TG-10.6")
@pytest.mark.parametrize(("players", "sparks"), [(1, 5), (2, 4), (3, 3), (4, 2)])
def test_sparks(players: int, sparks: int) -> None:
    assert table(fresh(*(*OWN, "knight")[:players]))["sparks"] == sparks


@pytest.mark.rule("TG-10.7")
def test_the_party_is_at_the_bonfire_and_the_bosses_are_on_the_track() -> None:
    match = fresh(*OWN)
    shown = table(match)
    assert (shown["at"], shown["bonfire"]) == (0, 0)
    assert shown["track"][0]["kind"] == "bonfire"
    bosses = {space["index"]: space["boss"] for space in shown["track"] if space["kind"] == "boss"}
    assert bosses == {5: "black_knight", 10: "gravelord_nito"}
    assert all(space["card"] is None for space in shown["track"])
    assert [space["level"] for space in shown["track"]] == [0, 1, 1, 1, 2, 0, 2, 2, 3, 3, 0]


@pytest.mark.rule("TG-10.7")
def test_nobody_has_rested_yet_so_andre_shows_nothing() -> None:
    assert "shop" not in options(fresh(*OWN))


@pytest.mark.rule("TG-10.8")
def test_the_zones_of_the_campaign_dashboard() -> None:
    match = dashboard(
        ("cleric",),
        souls=3,
        inventory=[["force"]],
        treasure=deck(top=["fireball", "murakumo"], bottom=["ember"]),
        events=deck(top=["lifegem"]),
        event_discard=["scrying_stone"],
    )
    shown = table(match)
    assert shown["souls"] == 3
    assert shown["inventory"] == [{"card": "force", "upgrades": []}]
    assert shown["treasure"] == {"left": 3, "top": ["fireball", "murakumo"], "bottom": ["ember"]}
    assert shown["events"] == {"left": 1, "top": ["lifegem"], "bottom": []}
    assert shown["event_discard"] == 1
    assert len(shown["track"]) == 11
    play(match, "shop")
    assert table(match)["wares"] == ["fireball", "murakumo", "ember"]
    fight = arena({"cleric": bare(0)}, [("skeleton_soldier", 12)], timer=4)
    assert table(fight)["fight"]["timer"] == 4


@pytest.mark.rule("TG-10.9")
def test_spent_souls_are_gone() -> None:
    match = dashboard(("cleric",), souls=3)
    play(match, "level-0-faith")
    assert souls(match) == 1
    assert all(space["souls"] == 0 for space in table(match)["track"])
    play(dashboard(("cleric",), souls=0), "go-1")


@pytest.mark.rule("TG-A.3")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_no_souls_to_begin_with(players: int) -> None:
    assert table(fresh(*(*OWN, "knight")[:players]))["souls"] == 0


# ---------------------------------------------------------------------- single fights


def test_a_single_encounter_is_in_no_deck() -> None:
    for card in ("grave_matters", "level_1"):
        match = fresh("cleric", mode="encounter", encounter=card)
        doc = state(match)
        assert doc["encounter"] not in deck_cards(doc["decks"][0])
        assert deck_cards(doc["decks"][0]).total() == 8
        assert deck_cards(doc["decks"][1]).total() == 9


@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_single_encounter_of_a_level(level: int) -> None:
    match = fresh("cleric", mode="encounter", encounter=f"level_{level}")
    assert told(match, "encounter")[0][1] == level
    assert "won" not in kinds(match)
