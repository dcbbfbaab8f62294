"""Campaigns: frame, sparks, joining and leaving, dashing through, prices (DS-41 to DS-45)."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from undercroft import IllegalChoice, Match
from undercroft.games import find
from undercroft.games.dark_souls.game import GAME
from undercroft.kernel.errors import PositionError

from .lair import (
    base_documents,
    body,
    explore,
    first_encounter,
    open_way,
    pass_gate,
    resolve,
    set_fight,
)
from .road import street, trek
from .stage import asked, hero, journey, kinds, laid_out, options, play, table

BOSS_HEALTH = {
    "gargoyle": 26,
    "titanite_demon": 22,
    "winged_knight": 24,
    "boreal_outrider_knight": 26,
    "dancer": 34,
}
#: Beside the boss; the sword's second action may deal the last point to any of them.
KNIGHT = {"node": 1, "side": "n", "left": ["long_sword"]}


def campaign(
    players: int = 2, scenario: str = "first_journey", section: int = 0, **state: Any
) -> Match:
    """A campaign at the bonfire of a section."""
    match = journey({"mode": "campaign", "scenario": scenario, "players": players})
    if section:
        doc: Any = match.position()
        doc["state"]["section"] += section
        doc["state"]["legends"] = False
        doc["frame"].update(agenda=[["begin_section"]], asks=[], answered=[])
        match = laid_out(undercroft.from_position(doc))
    if state:
        doc = match.position()
        doc["state"].update(state)
        match = explore(doc)
    return match


def last_blow(match: Match) -> Match:
    """Through the Fog Gate, and the boss has one Health left."""
    boss = table(match)["bosses"][table(match)["boss_step"]]
    main = boss == "dancer"
    fighter = {**KNIGHT, "node": 21 if main else 1}
    return pass_gate(match, wounds=BOSS_HEALTH[boss] - 1, heroes=[fighter])


def struck(match: Match) -> Match:
    """The blow is struck with the first seed by which it kills; whatever follows goes on from there."""
    doc = match.position()
    for seed in range(400):
        trial = undercroft.from_position({**doc, "chance": {"source": "rng", "seed": seed}})
        play(trial, "act-left-1")
        if "slain" in kinds(trial):
            return laid_out(trial)
    raise AssertionError("no seed strikes hard enough")


def fell(match: Match) -> Match:
    """The boss that waits is struck down."""
    return struck(last_blow(match))


def sections(match: Match) -> int:
    found: dict[str, Any] = table(match)["scenario"]
    return int(found["section"])


def levels(match: Match) -> list[int]:
    return sorted(tile["level"] for tile in table(match)["map"]["tiles"][1:])


def inventory(match: Match) -> list[str]:
    return sorted(one["card"] for one in table(match)["inventory"])


# ---------------------------------------------------------------------- the frame


@pytest.mark.rule("DS-41.1")
def test_the_standard_rules_hold() -> None:
    """An encounter won: 2 souls for each character, empty bars, the card face up."""
    match = first_encounter(
        campaign(3),
        [("hollow_soldier", 6)],
        [{"node": 6, "left": ["long_sword"], "red": 4}, {"node": 0, "black": 5}, {"node": 2}],
        begin=0,
        tape=[3],
    )
    play(match, "act-left-0")
    assert table(match)["souls"] == 6
    assert [(h["black"], h["red"]) for h in table(match)["heroes"]] == [(0, 0)] * 3
    assert table(match)["map"]["tiles"][table(match)["map"]["at"]]["up"]


@pytest.mark.rule("DS-41.2")
def test_souls_sparks_equipment_and_levels_carry_over() -> None:
    match = owning(["force"], section=1, souls=9, sparks=2)
    doc: Any = match.position()
    doc["state"]["heroes"][1].update(tiers=[3, 1, 0, 2], ember=True)
    match = fell(explore(doc))
    assert sections(match) == 2
    assert table(match)["souls"] == 9 + 2 * 2
    assert table(match)["sparks"] == 3
    assert inventory(match) == ["force", "titanite", "titanite_catch_pole"]
    second = hero(match, 1)
    assert [stat["tier"] for stat in second["stats"].values()] == [3, 1, 0, 2]
    assert second["ember"]
    assert hero(match, 0)["left"] == {"card": "long_sword", "upgrades": []}
    # Another session: the same again from the document.
    again = undercroft.from_position(match.position())
    assert again.view(0) == match.view(0)


@pytest.mark.rule("DS-41.3")
@pytest.mark.rule("DS-41.6")
@pytest.mark.rule("DS-A.180")
def test_a_section_has_its_own_list_of_tiles_encounters_and_bosses() -> None:
    """Undead Burg has three encounters, though the Gargoyle's card prints four."""
    burg = campaign(2)
    assert (levels(burg), table(burg)["bosses"]) == ([1, 1, 2], ["gargoyle", "gargoyle"])
    fortress = campaign(2, section=1)
    assert (levels(fortress), table(fortress)["bosses"]) == ([1, 1, 2, 2], ["titanite_demon"])
    alone = journey({"players": 2}, boss="gargoyle")
    assert levels(alone) == [1, 1, 1, 2]
    demon = journey({"players": 2}, boss="titanite_demon")
    assert levels(demon) == [1, 2, 2, 2]


@pytest.mark.rule("DS-41.4")
@pytest.mark.rule("DS-A.133")
def test_no_spark_and_no_new_map_before_the_last_boss_of_a_section() -> None:
    match = campaign(2, sparks=2)
    tiles = body(match)["tiles"]
    match = fell(match)
    assert table(match)["sparks"] == 2
    assert (sections(match), table(match)["boss_step"]) == (0, 1)
    assert asked(match) == ["place"]
    for mine, was in zip(body(match)["tiles"], tiles, strict=True):
        assert (mine["face"], mine["x"], mine["y"]) == (was["face"], was["x"], was["y"])
    second = struck(set_fight(match, wounds=25, heroes=[KNIGHT]))
    assert table(second)["sparks"] == 3  # one for both of them
    assert sections(second) == 1
    assert len(body(second)["tiles"]) == 5


def final(scenario: str, **state: Any) -> Match:
    """The last boss of a scenario with one blow to go."""
    match = campaign(2, scenario, section=2, **state)
    if scenario == "coiled_sword":
        return last_blow(match)
    ready = pass_gate(match, heroes=[{"node": 21, "side": "n", "left": ["long_sword"]}])
    doc: Any = ready.position()
    doc["state"]["foes"][0].update(node=None, wounds=20)
    doc["state"]["foes"][1].update(node=21, wounds=29)
    doc["frame"].update(agenda=[["begin", 0]], asks=[], answered=[])
    return undercroft.from_position(doc)


@pytest.mark.rule("DS-41.5")
@pytest.mark.rule("DS-A.131")
@pytest.mark.rule("DS-A.173")
@pytest.mark.parametrize(
    ("scenario", "treasure"),
    [
        (
            "first_journey",
            ["dragonslayer_armour", "dragonslayer_spear", "smoughs_armour", "smoughs_hammer"],
        ),
        ("coiled_sword", ["dancer_armour", "dancers_enchanted_swords", "soothing_sunlight"]),
    ],
)
def test_with_the_last_boss_of_its_scenario_a_campaign_is_won(
    scenario: str, treasure: list[str]
) -> None:
    """Of this scenario, not of all of them; and his treasure goes to the inventory."""
    match = struck(final(scenario))
    assert match.over
    assert match.result is not None
    assert match.result.winners == (0, 1)
    assert inventory(match) == treasure


@pytest.mark.rule("DS-41.5")
@pytest.mark.rule("DS-A.130")
def test_reaching_no_sparks_does_not_end_it_but_a_death_then_does() -> None:
    dying = [{"node": 11, "red": 9}, {"node": 10}]
    card = "gargoyle_aerial_electric_breath"
    match = pass_gate(campaign(2, sparks=1), turn=None, heroes=dying, card=card)
    resolve(match)
    assert not match.over
    assert table(match)["sparks"] == 0
    again = pass_gate(match, turn=None, heroes=dying, card=card)
    resolve(again)
    assert again.over
    assert again.result is not None
    assert again.result.winners == ()


def transposed(match: Match) -> int:
    cards = [card for pile in body(match)["treasure"] for card in pile["cards"]]
    catalog: Any = match.game.catalog(match.state)
    return sum(catalog["cards"][card]["set"] == "transposed" for card in cards)


def legends(match: Match) -> list[tuple[int, int]]:
    catalog: Any = match.game.catalog(match.state)
    return [
        (len(pile["cards"]), pile["left"])
        for pile in body(match)["treasure"]
        if catalog["cards"][pile["cards"][0]]["set"] == "legendary"
    ]


@pytest.mark.rule("DS-A.132")
def test_transposed_and_legendary_cards_come_once_after_the_first_section() -> None:
    match = campaign(2, "coiled_sword")
    assert (table(match)["treasure_left"], transposed(match), legends(match)) == (70, 0, [])
    match = fell(match)
    assert (table(match)["treasure_left"], transposed(match)) == (85, 10)
    assert legends(match) == [(10, 5)]
    match = fell(match)
    assert sections(match) == 2
    assert (table(match)["treasure_left"], transposed(match)) == (85, 10)
    assert legends(match) == [(10, 5)]


@pytest.mark.rule("DS-A.164")
def test_between_sections_the_party_rests_for_nothing() -> None:
    match = campaign(2, "coiled_sword", sparks=2)
    doc: Any = match.position()
    for one in doc["state"]["heroes"]:
        one.update(estus=False, luck=False, heroic=False)
    match = fell(explore(doc))
    assert table(match)["sparks"] == 3
    assert table(match)["map"]["at"] == 0
    for one in table(match)["heroes"]:
        assert (one["estus"], one["luck"], one["heroic"]) == (True, True, True)
    assert [tile["up"] for tile in table(match)["map"]["tiles"]] == [True] + [False] * 5


@pytest.mark.rule("DS-A.165")
def test_a_solo_campaign_begins_with_sixteen_souls() -> None:
    assert table(campaign(1))["souls"] == 16
    assert table(campaign(2))["souls"] == 0
    alone = fell(campaign(1, "coiled_sword", souls=0, sparks=1))
    assert table(alone)["souls"] == 1  # the boss's, and no others


# ---------------------------------------------------------------------- sparks


@pytest.mark.rule("DS-42.1")
@pytest.mark.parametrize(("players", "sparks"), [(1, 5), (2, 4), (3, 3), (4, 2)])
def test_it_starts_with_the_standard_sparks(players: int, sparks: int) -> None:
    match = campaign(players)
    assert (table(match)["sparks"], table(match)["max_sparks"]) == (sparks, sparks)


@pytest.mark.rule("DS-42.2")
def test_a_boss_gives_one_spark_instead_of_the_reset() -> None:
    match = fell(campaign(2, "coiled_sword", sparks=1))
    assert table(match)["sparks"] == 2


@pytest.mark.rule("DS-42.3")
def test_sparks_are_bought_for_two_souls_a_character() -> None:
    """EXAMPLE: three characters pay 6 souls and hold at most 3 sparks."""
    match = campaign(3, souls=13, sparks=1)
    play(match, "spark")
    assert (table(match)["souls"], table(match)["sparks"]) == (7, 2)
    play(match, "spark")
    assert (table(match)["souls"], table(match)["sparks"]) == (1, 3)
    assert "spark" not in options(campaign(3, souls=60, sparks=3))
    assert "spark" not in options(campaign(3, souls=5, sparks=0))
    assert "spark" in options(campaign(3, souls=6, sparks=0))
    assert "spark" not in options(journey({"players": 3}, souls=60, sparks=1))


@pytest.mark.rule("DS-42.4")
@pytest.mark.parametrize(
    ("scenario", "section"), [("coiled_sword", 0), ("coiled_sword", 1), ("coiled_sword", 2)]
)
def test_a_spark_for_mini_and_main_bosses_alike(scenario: str, section: int) -> None:
    match = fell(campaign(2, scenario, section=section, sparks=1))
    assert table(match)["sparks"] == 2


@pytest.mark.rule("DS-A.134")
def test_no_boss_lifts_the_sparks_above_the_maximum() -> None:
    match = fell(campaign(2, "coiled_sword", sparks=4))
    assert (table(match)["sparks"], table(match)["max_sparks"]) == (4, 4)


@pytest.mark.rule("DS-A.135")
def test_the_souls_are_counted_before_the_new_spark() -> None:
    match = fell(campaign(2, "coiled_sword", sparks=1, souls=0))
    assert table(match)["souls"] == 2 * 1


# ---------------------------------------------------------------------- joining and leaving


@pytest.mark.rule("DS-43.1")
@pytest.mark.rule("DS-43.5")
def test_a_new_player_costs_a_spark() -> None:
    """CASE: 2 players (maximum 4) with 4 sparks, one joins: 3 sparks, maximum 3."""
    match = campaign(2)
    play(match, join(match, "assassin"))
    assert (table(match)["sparks"], table(match)["max_sparks"]) == (3, 3)
    assert [one["class"] for one in table(match)["heroes"]] == ["knight", "warrior", "assassin"]
    assert hero(match, 2)["seat"] == 2
    few = campaign(2, sparks=2)
    play(few, join(few, "assassin"))
    assert (table(few)["sparks"], table(few)["max_sparks"]) == (1, 3)


def join(match: Match, kind: str) -> str:
    """The option by which a class joins."""
    for decision in match.decisions:
        for option in decision.options:
            if option.id.startswith("join-") and kind.capitalize() in option.text():
                return option.id
    raise LookupError(kind)


def joins(match: Match) -> set[str]:
    return {
        option.text().split()[0].lower()
        for decision in match.decisions
        for option in decision.options
        if option.id.startswith("join-")
    }


@pytest.mark.rule("DS-43.2")
@pytest.mark.rule("DS-43.5")
def test_who_leaves_brings_a_spark() -> None:
    """CASE: 3 players with 1 spark, one leaves: 2 sparks, maximum 4."""
    match = campaign(3, sparks=1)
    play(match, "leave-1")
    assert (table(match)["sparks"], table(match)["max_sparks"]) == (2, 4)
    assert [one["class"] for one in table(match)["heroes"]] == ["knight", "assassin"]
    full = campaign(2, sparks=4)
    play(full, "leave-0")
    assert (table(full)["sparks"], table(full)["max_sparks"]) == (5, 5)
    assert hero(full)["class"] == "warrior"
    assert full.waiting == [1]  # who is left speaks for the party


@pytest.mark.rule("DS-43.2")
@pytest.mark.parametrize(
    ("last", "leaves", "then"),
    [(None, 1, None), (0, 0, 1), (2, 2, 1), (2, 0, 1), (1, 2, 1), (0, 1, 0)],
)
def test_the_order_of_activation_goes_on_without_a_leaver(
    last: int | None, leaves: int, then: int | None
) -> None:
    """Next is who would have come next; if nobody has activated yet, the players still choose."""
    match = campaign(3, last_active=last, aggro=2)
    play(match, f"leave-{leaves}")
    assert body(match)["last_active"] == then
    assert body(match)["aggro"] is None
    undercroft.from_position(match.position()).check()


@pytest.mark.rule("DS-43.5")
def test_the_new_maximum_caps_what_is_there() -> None:
    match = campaign(3, sparks=3)
    play(match, join(match, "herald"))
    assert (table(match)["sparks"], table(match)["max_sparks"]) == (2, 2)
    two = campaign(2, sparks=4)
    play(two, join(two, "herald"))
    play(two, join(two, "assassin"))
    assert (table(two)["sparks"], table(two)["max_sparks"]) == (2, 2)


@pytest.mark.rule("DS-43.3")
@pytest.mark.parametrize("kind", ["assassin", "herald"])
def test_a_newcomer_is_as_at_the_start(kind: str) -> None:
    match = campaign(2, section=1)
    doc: Any = match.position()
    for one in doc["state"]["heroes"]:
        one.update(tiers=[2, 2, 2, 2], estus=False)
    match = explore(doc)
    play(match, join(match, kind))
    first = {"class_1": kind, "class_2": "knight"}
    other = undercroft.new("dark_souls", {"mode": "campaign", "players": 2, **first}, seed=1)
    new = dict(hero(match, 2), hero=0, seat=0)
    assert new == hero(other, 0)
    assert [stat["tier"] for stat in new["stats"].values()] == [0, 0, 0, 0]
    assert (new["estus"], new["luck"], new["heroic"], new["ember"]) == (True, True, True, False)


@pytest.mark.rule("DS-43.4")
def test_the_equipment_of_a_leaver_goes_to_the_inventory() -> None:
    match = campaign(2)
    doc: Any = match.position()
    one = doc["state"]["heroes"][1]
    one.update(armour=["northern_armour"], left=["thrall_axe", "titanite_shard"], right=None)
    one.update(backup=[["battle_axe"], ["round_shield"]])
    pile = doc["state"]["treasure"][0]
    for card in ("thrall_axe", "titanite_shard"):
        pile["cards"].remove(card)
        pile["left"] -= 1
    match = explore(doc)
    play(match, "leave-1")
    found = sorted((o["card"], o["upgrades"]) for o in table(match)["inventory"])
    assert found == [
        ("battle_axe", []),
        ("northern_armour", []),
        ("round_shield", []),
        ("thrall_axe", ["titanite_shard"]),
    ]


@pytest.mark.rule("DS-A.136")
def test_joining_needs_a_spark_a_free_class_and_the_bonfire() -> None:
    assert joins(campaign(2)) == {"assassin", "herald"}
    assert joins(campaign(2, sparks=0)) == set()
    assert joins(campaign(4)) == set()
    assert joins(campaign(2, sparks=1)) == {"assassin", "herald"}
    away = campaign(2)
    doc: Any = away.position()
    first = int(next(o for o in options(away) if o.startswith("go-")).split("-")[1])
    doc["state"]["tiles"][first]["up"] = True
    doc["state"]["at"] = first
    outside = explore(doc)
    assert joins(outside) == set()
    assert not any(o.startswith("leave-") for o in options(outside))
    assert not any(o.startswith(("join-", "leave-")) for o in options(journey({"players": 2})))
    with pytest.raises(IllegalChoice):
        play(outside, "leave-0")


@pytest.mark.rule("DS-A.136")
def test_the_last_one_cannot_leave() -> None:
    assert not any(o.startswith("leave-") for o in options(campaign(1)))


def deck(match: Match, kind: str, owner: str) -> list[str]:
    """The cards of a set and an owner in the treasure deck."""
    pack: Any = match.pack
    mine = {c.id for c in pack.armoury.cards if c.entry.set == kind and c.entry.owner == owner}
    return sorted(
        card for pile in body(match)["treasure"] for card in pile["cards"] if card in mine
    )


@pytest.mark.rule("DS-A.137")
def test_the_class_cards_of_a_newcomer_are_shuffled_in_and_those_of_a_leaver_stay() -> None:
    match = campaign(2)
    assert (len(deck(match, "class", "assassin")), table(match)["treasure_left"]) == (0, 70)
    play(match, join(match, "assassin"))
    assert (len(deck(match, "class", "assassin")), table(match)["treasure_left"]) == (5, 75)
    assert deck(match, "transposed", "assassin") == []
    play(match, "leave-2")
    assert (len(deck(match, "class", "assassin")), table(match)["treasure_left"]) == (5, 75)
    play(match, join(match, "assassin"))  # back again: no card twice
    assert (len(deck(match, "class", "assassin")), table(match)["treasure_left"]) == (5, 75)
    match.check()


@pytest.mark.rule("DS-A.137")
def test_the_transposed_cards_of_a_newcomer_too_once_they_are_in() -> None:
    match = fell(campaign(2, "coiled_sword"))
    play(match, join(match, "herald"))
    assert len(deck(match, "class", "herald")) == 5
    assert len(deck(match, "transposed", "herald")) == 5
    assert table(match)["treasure_left"] == 95
    assert legends(match) == [(10, 5)]


@pytest.mark.rule("DS-A.137")
def test_a_newcomers_cards_stay_apart_from_the_legendary_ones() -> None:
    """Even if nothing else is left in the deck."""
    match = campaign(2, section=1, legends=True)
    doc: Any = match.position()
    pack: Any = match.pack
    legendary = [card.id for card in pack.armoury.cards if card.entry.set == "legendary"]
    doc["state"]["treasure"] = [{"cards": legendary, "left": 5}]
    match = explore(doc)
    play(match, join(match, "herald"))
    assert legends(match) == [(10, 5)]
    assert table(match)["treasure_left"] == 15


# ---------------------------------------------------------------------- dashing through


def dashing(
    *,
    red: int = 0,
    black: int = 0,
    players: int = 2,
    mode: str = "campaign",
    foes: list[tuple[str, int]] | None = None,
    **state: Any,
) -> Match:
    """On the first tile of a campaign: a Crossbow Hollow shoots the knight, who resists with nothing."""
    start = campaign(players) if mode == "campaign" else journey({"players": players})
    heroes: list[dict[str, Any]] = [{"node": 11, "red": red, "black": black, "conditions": 4}]
    heroes += [{"node": 10}] * (players - 1)
    return first_encounter(start, foes or [("crossbow_hollow", 1)], heroes, **state)


def dashes(match: Match) -> list[str]:
    return [o for o in options(match) if o.startswith("dash-")]


def to_dash(match: Match) -> Match:
    resolve_until(match, "dash")
    return match


def resolve_until(match: Match, name: str) -> list[str]:
    """Play on until this is asked; what was asked on the way."""
    found: list[str] = []
    for _ in range(40):
        if asked(match)[0] == name:
            return found
        found.append(asked(match)[0])
        play(match, "block" if found[-1] == "defend" else options(match, match.waiting[0])[0])
    raise AssertionError(f"{name} is never asked")


@pytest.mark.rule("DS-44.1")
@pytest.mark.rule("DS-44.6")
@pytest.mark.rule("DS-A.138")
def test_after_the_first_enemy_activation_the_party_may_dash_once() -> None:
    match = dashing(foes=[("crossbow_hollow", 1), ("hollow_soldier", 0)])
    resolve_until(match, "defend")
    assert not dashes(match)  # the soldier and the bow have not done yet
    to_dash(match)
    assert kinds(match).count("acts") == 2
    assert "activates" not in kinds(match)
    assert "fight" in options(match)
    assert dashes(match)
    play(match, "fight")
    assert "dash" not in resolve_until(match, "activation")
    play(match, "end")
    assert kinds(match).count("enemy_phase") == 2
    assert "dash" not in resolve_until(match, "activation")
    normal = dashing(mode="journey")
    assert "dash" not in resolve_until(normal, "activation")


@pytest.mark.rule("DS-44.1")
def test_a_tile_that_is_face_up_has_nothing_to_dash_through() -> None:
    match = open_way(campaign(2))
    assert not any(o.startswith(("dash", "fight")) for o in options(match))
    assert asked(match) == ["explore"]


@pytest.mark.rule("DS-A.138")
def test_a_dash_does_not_move_the_first_activation() -> None:
    match = to_dash(dashing(players=3, last_active=1))
    play(match, next(o for o in dashes(match) if o.startswith("dash-0")))
    assert body(match)["last_active"] == 1


@pytest.mark.rule("DS-44.2")
@pytest.mark.rule("DS-A.140")
def test_a_dash_ends_on_entry_nodes_of_a_connected_tile() -> None:
    """Any tile behind a doorway, the bonfire too; a face-down one starts its encounter at once."""
    for seed in range(12):
        start = journey({"mode": "campaign", "players": 2, "scenario": "coiled_sword"}, seed=seed)
        match = to_dash(
            first_encounter(start, [("crossbow_hollow", 1)], [{"node": 11}, {"node": 10}])
        )
        tiles = table(match)["map"]["tiles"]
        here = table(match)["map"]["at"]
        side = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
        beside = {
            other["index"]
            for link in tiles[here]["links"]
            for other in tiles
            if (other["x"] - tiles[here]["x"], other["y"] - tiles[here]["y"]) == side[link]
        }
        assert {int(o.split("-")[1]) for o in dashes(match)} == beside
        assert 0 in beside
        on = [o for o in dashes(match) if not o.startswith("dash-0")]
        if not on:
            continue
        match.reseed(seed)
        play(match, on[0])
        target = int(on[0].split("-")[1])
        assert table(match)["map"]["at"] == target
        assert asked(match) == ["place"]
        face: Any = match.game.catalog(match.state)["faces"]
        face = face[tiles[target]["face"]]
        # The doorway the party came through, as it lies on the turned tile.
        names = ["north", "east", "south", "west"]
        back = (
            tiles[here]["x"] - tiles[target]["x"],
            tiles[here]["y"] - tiles[target]["y"],
        )
        came = next(way for way, step in side.items() if step == back)
        door = names[(names.index(came) - tiles[target]["turn"]) % 4]
        walls = {
            "north": (0, 1, 2),
            "south": (10, 11, 12),
            "west": (0, 5, 10),
            "east": (2, 7, 12),
        }
        entry = [n for n in walls[door] if n not in (*face["spawn"], *face["terrain"])]
        assert options(match, match.waiting[0]) == [f"node-{n}" for n in entry]
        return
    raise AssertionError("no map with a tile beyond")


@pytest.mark.rule("DS-44.3")
@pytest.mark.rule("DS-A.139")
def test_a_dash_pays_nothing_and_heals_nothing() -> None:
    """CASE: 3 red cubes before the dash are 3 red cubes in the next encounter; black ones go."""
    match = to_dash(dashing(black=4, souls=5))
    assert (hero(match)["red"], hero(match)["black"]) == (3, 4)
    assert hero(match)["conditions"] == ["frostbite"]
    play(match, next(o for o in dashes(match) if o.startswith("dash-0")))
    assert table(match)["souls"] == 5
    assert (hero(match)["red"], hero(match)["black"], hero(match)["conditions"]) == (3, 0, [])
    match = first_encounter(match, [("crossbow_hollow", 1)], [{"node": 11}, {"node": 10}])
    assert hero(match)["red"] == 3


@pytest.mark.rule("DS-44.3")
def test_the_red_cubes_go_with_the_next_victory() -> None:
    match = to_dash(dashing())
    play(match, next(o for o in dashes(match) if o.startswith("dash-0")))
    assert hero(match)["red"] == 3
    won = first_encounter(
        match,
        [("hollow_soldier", 11)],
        [{"node": 11, "left": ["long_sword"]}, {"node": 10}],
        begin=0,
        tape=[3],
    )
    assert hero(won)["red"] == 3
    play(won, "act-left-0")
    assert hero(won)["red"] == 0


@pytest.mark.rule("DS-44.4")
def test_the_encounter_must_be_faced_again() -> None:
    match = to_dash(dashing())
    here = table(match)["map"]["at"]
    card = table(match)["map"]["tiles"][here]["card"]
    play(match, next(o for o in dashes(match) if o.startswith("dash-0")))
    assert table(match)["fight"] is None
    tile = table(match)["map"]["tiles"][here]
    assert (tile["up"], tile["card"]) == (False, card)
    play(match, next(o for o in options(match) if o.startswith(f"go-{here}-")))
    assert asked(match) == ["place"]
    assert table(match)["fight"]["encounter"] == card
    assert table(match)["fight"]["foes"]


@pytest.mark.rule("DS-44.5")
def test_a_boss_encounter_cannot_be_dashed_through() -> None:
    match = pass_gate(
        campaign(2),
        turn=None,
        heroes=[{"node": 12}, {"node": 10}],
        card="gargoyle_electric_breath",
    )
    resolve(match)
    assert asked(match) == ["activation"]
    assert "dash" not in [e.kind for e in match.events]
    assert not dashes(match)


@pytest.mark.rule("DS-A.140")
def test_a_dash_to_a_tile_that_is_won_or_to_the_bonfire_starts_nothing() -> None:
    match = to_dash(dashing())
    play(match, next(o for o in dashes(match) if o.startswith("dash-0")))
    assert asked(match) == ["explore"]
    assert table(match)["map"]["at"] == 0
    assert "buy" not in options(match)
    assert any(o.startswith("go-") for o in options(match))


@pytest.mark.rule("DS-A.140")
def test_never_through_the_fog_gate() -> None:
    match = dashing()
    doc: Any = match.position()
    doc["state"]["fog"] = doc["state"]["at"]
    there = to_dash(undercroft.from_position(doc))
    assert all(o == "fight" or o.startswith("dash-") for o in options(there))
    assert "fog" not in options(there)


@pytest.mark.rule("DS-A.168")
def test_dropped_souls_stay_on_a_tile_dashed_through() -> None:
    match = to_dash(dashing(spilled={"node": 5, "souls": 7}, souls=1))
    here = table(match)["map"]["at"]
    play(match, next(o for o in dashes(match) if o.startswith("dash-0")))
    assert (table(match)["souls"], table(match)["map"]["tiles"][here]["souls"]) == (1, 7)
    assert body(match)["spilled"] is None  # and lie there only
    play(match, next(o for o in options(match) if o.startswith(f"go-{here}-")))
    assert table(match)["fight"]["souls"] == {"node": 5, "souls": 7}


@pytest.mark.rule("DS-A.169")
def test_a_death_comes_before_the_dash() -> None:
    match = dashing(red=8, sparks=2, souls=3)
    play(match, options(match)[0], "block")  # the Hollow steps back and shoots
    assert "defeat" in kinds(match)
    assert asked(match) == ["explore"]
    assert not dashes(match)
    assert (table(match)["sparks"], table(match)["souls"]) == (1, 0)


# ---------------------------------------------------------------------- prices


@pytest.mark.rule("DS-45.1")
@pytest.mark.rule("DS-A.141")
def test_treasure_costs_two_souls() -> None:
    match = campaign(2, souls=3)
    assert table(match)["buy_cost"] == 2
    play(match, "buy")
    assert table(match)["souls"] == 1
    assert "buy" not in options(campaign(2, souls=1))
    alone = journey({"players": 2}, souls=3)
    play(alone, "buy")
    assert table(alone)["souls"] == 2


def owning(*cards: list[str], **state: Any) -> Match:
    """A campaign whose inventory holds cards of the treasure deck."""
    match = campaign(2, **state)
    doc: Any = match.position()
    pile = doc["state"]["treasure"][0]
    for item in cards:
        for card in item:
            if card in pile["cards"]:
                pile["cards"].remove(card)
                pile["left"] -= 1
    doc["state"]["inventory"] = [list(item) for item in cards]
    return explore(doc)


def sell(match: Match, card: str) -> str:
    for decision in match.decisions:
        for option in decision.options:
            if option.id.startswith("sell-") and ("card", card) in option.targets:
                return option.id
    raise LookupError(card)


@pytest.mark.rule("DS-45.2")
def test_treasure_not_in_use_is_sold_for_a_soul() -> None:
    match = owning(["force"], ["kukris"], souls=0)
    assert sum(o.startswith("sell-") for o in options(match)) == 2
    play(match, sell(match, "force"))
    assert table(match)["souls"] == 1
    assert inventory(match) == ["kukris"]
    used = campaign(2)
    doc: Any = used.position()
    pile = doc["state"]["treasure"][0]
    pile["cards"].remove("thrall_axe")
    pile["left"] -= 1
    doc["state"]["heroes"][0].update(left=["thrall_axe"], right=None, backup=[])
    assert not any(o.startswith("sell-") for o in options(explore(doc)))
    standard = journey({"players": 2})
    doc = standard.position()
    pile = doc["state"]["treasure"][0]
    pile["cards"].remove("force")
    pile["left"] -= 1
    doc["state"]["inventory"] = [["force"]]
    assert not any(o.startswith("sell-") for o in options(explore(doc)))


@pytest.mark.rule("DS-45.5")
@pytest.mark.rule("DS-A.142")
def test_a_sold_card_is_gone() -> None:
    match = owning(["force"])
    left = table(match)["treasure_left"]
    play(match, sell(match, "force"))
    assert table(match)["treasure_left"] == left
    assert all("force" not in pile["cards"] for pile in body(match)["treasure"])
    assert body(match)["sold"] == ["force"]
    # Not even if its class comes again later.
    knightly = owning(["spider_shield"])
    play(knightly, sell(knightly, "spider_shield"))
    play(knightly, "leave-0")
    play(knightly, join(knightly, "knight"))
    assert all("spider_shield" not in pile["cards"] for pile in body(knightly)["treasure"])


@pytest.mark.rule("DS-A.143")
def test_starting_equipment_is_not_sold_and_a_stack_brings_a_soul_a_card() -> None:
    match = owning(["thrall_axe", "titanite_shard"], ["target_shield"], souls=0)
    sells = [o for o in options(match) if o.startswith("sell-")]
    assert sells == [sell(match, "thrall_axe")]
    play(match, sells[0])
    assert table(match)["souls"] == 2
    assert inventory(match) == ["target_shield"]
    assert sorted(body(match)["sold"]) == ["thrall_axe", "titanite_shard"]


@pytest.mark.rule("DS-45.3")
@pytest.mark.rule("DS-45.4")
@pytest.mark.rule("DS-45.6")
def test_levels_up_to_tier_four() -> None:
    """CASE: Base to Tier 4 costs 4 + 8 + 16 + 20 = 48; then the value is 40."""
    match = campaign(2, souls=48)
    paid = []
    for value in (15, 23, 31, 40):  # the Knight's Intelligence
        before = table(match)["souls"]
        play(match, "level-0-intelligence")
        paid.append(before - table(match)["souls"])
        assert hero(match)["stats"]["intelligence"]["value"] == value
    assert paid == [4, 8, 16, 20]
    assert table(match)["souls"] == 0
    assert "level-0-intelligence" not in options(explore_with(match, souls=200))
    standard = journey({"players": 2}, souls=200)
    for _ in range(3):
        play(standard, "level-0-intelligence")
    assert "level-0-intelligence" not in options(standard)
    assert hero(standard)["stats"]["intelligence"]["value"] == 31


def explore_with(match: Match, **state: Any) -> Match:
    doc: Any = match.position()
    doc["state"].update(state)
    return explore(doc)


@pytest.mark.rule("DS-45.4")
@pytest.mark.parametrize("stat", ["strength", "dexterity", "intelligence", "faith"])
@pytest.mark.parametrize("kind", ["assassin", "herald", "knight", "warrior"])
def test_tier_four_is_forty_for_any_stat(kind: str, stat: str) -> None:
    match = journey({"mode": "campaign", "players": 1, "class_1": kind}, souls=100)
    doc: Any = match.position()
    doc["state"]["heroes"][0]["tiers"] = [3, 3, 3, 3]
    match = explore(doc)
    if f"level-0-{stat}" in options(match):
        play(match, f"level-0-{stat}")
        assert hero(match)["stats"][stat]["value"] == 40
        assert table(match)["souls"] == 80
    else:
        assert hero(match)["stats"][stat]["value"] == 40  # it is 40 already


@pytest.mark.rule("DS-45.6")
def test_tier_four_is_bought_from_tier_three() -> None:
    match = campaign(2, souls=20)
    assert hero(match)["stats"]["faith"]["next"] == 4
    play(match, "level-0-faith")
    assert hero(match)["stats"]["faith"]["value"] == 15  # Tier 1, whatever the party holds
    assert table(match)["souls"] == 16


@pytest.mark.rule("DS-A.166")
def test_luck_still_costs_a_soul() -> None:
    match = campaign(2, souls=3)
    doc: Any = match.position()
    doc["state"]["heroes"][1]["luck"] = False
    match = explore(doc)
    play(match, "luck-1")
    assert table(match)["souls"] == 2
    assert hero(match, 1)["luck"]


@pytest.mark.rule("DS-A.167")
def test_a_stat_that_is_forty_already_is_not_sold() -> None:
    """The Knight's Strength is 40 on Tier 3, his Dexterity 38."""
    match = campaign(2, souls=100)
    doc: Any = match.position()
    doc["state"]["heroes"][0]["tiers"] = [3, 3, 0, 0]
    match = explore(doc)
    assert "level-0-strength" not in options(match)
    assert "level-0-dexterity" in options(match)
    why = {one.id: one.reason.id for asked in match.decisions for one in asked.closed}
    assert why["level-0-strength"] == "ds-closed-no-rise"
    assert "level-0-dexterity" not in why
    with pytest.raises(IllegalChoice):
        play(match, "level-0-strength")
    assert table(match)["souls"] == 100
    assert hero(match)["stats"]["strength"]["value"] == 40


# ---------------------------------------------------------------------- on into another scenario


def victorious(**state: Any) -> Match:
    """The Dancer has fallen, and the party may go on."""
    match = final("coiled_sword", **state)
    doc: Any = match.position()
    doc["setup"]["onward"] = "on"
    return struck(undercroft.from_position(doc))


@pytest.mark.rule("DS-A.173")
def test_a_party_may_be_taken_on_into_another_scenario() -> None:
    match = victorious(sparks=2, souls=3, legends=True)
    assert not match.over
    assert asked(match) == ["onward"]
    assert options(match) == ["finish", "first_journey"]
    treasure = ["dancer_armour", "dancers_enchanted_swords", "soothing_sunlight"]
    before, heroes, deck_left = table(match), body(match)["heroes"], table(match)["treasure_left"]
    assert inventory(match) == treasure
    play(match, "first_journey")
    laid_out(match)
    assert asked(match) == ["explore"]
    after = table(match)
    assert after["scenario"] == {"id": "first_journey", "section": 0, "name": "Undead Burg"}
    assert levels(match) == [1, 1, 2]
    assert inventory(match) == treasure
    assert (after["souls"], after["sparks"]) == (before["souls"], before["sparks"])
    assert after["treasure_left"] == deck_left  # no legends a second time
    for then, now in zip(heroes, body(match)["heroes"], strict=True):
        for field in ("tiers", "armour", "left", "right", "backup", "ember"):
            assert now[field] == then[field]
        assert (now["estus"], now["luck"], now["heroic"]) == (True, True, True)


@pytest.mark.rule("DS-A.173")
def test_a_party_that_has_won_may_end_victorious() -> None:
    match = victorious()
    play(match, "finish")
    assert match.over
    assert match.result is not None
    assert match.result.winners == (0, 1)


@pytest.mark.rule("DS-A.173")
@pytest.mark.rule("DS-A.181")
@pytest.mark.parametrize("asked_first", [True, False], ids=["between_scenarios", "at_the_end"])
def test_a_victory_can_be_saved_and_looked_at(asked_first: bool) -> None:
    """Nobody of the section is left to fight; still the table says who would be the first."""
    match = victorious() if asked_first else struck(final("coiled_sword"))
    assert match.over is not asked_first
    assert table(match)["boss_step"] == 0
    saved: Any = match.position()
    assert undercroft.from_position(saved).digest() == match.digest()


@pytest.mark.rule("DS-A.173")
def test_with_every_scenario_won_the_campaign_is_over() -> None:
    match = victorious(victories=["first_journey"])
    assert match.over
    assert body(match)["victories"] == ["first_journey", "coiled_sword"]
    with pytest.raises(PositionError, match="victories"):
        campaign(2, victories=["nowhere"])


@pytest.mark.rule("DS-A.137")
@pytest.mark.parametrize("slot", ["left", "right", "backup"])
def test_starting_cards_are_taken_back_from_whatever_slot_they_are_in(slot: str) -> None:
    match = campaign(2, sparks=2)
    play(match, "leave-0")
    doc: Any = match.position()
    lying = [item for item in doc["state"]["inventory"] if item != ["long_sword"]]
    doc["state"].update(inventory=lying, treasure=[])
    held: dict[str, Any] = {"left": None, "right": None, "backup": []}
    held[slot] = [["long_sword"]] if slot == "backup" else ["long_sword"]
    doc["state"]["heroes"][0].update(held)
    match = explore(doc)
    play(match, join(match, "knight"))
    first, knight = body(match)["heroes"]
    assert [first[name] for name in ("left", "right", "backup")] == [None, None, []]
    assert ["long_sword"] in (knight["left"], knight["right"], *knight["backup"])


@pytest.mark.rule("DS-A.137")
def test_who_comes_back_takes_the_upgraded_starting_cards_without_their_upgrades() -> None:
    """A knight left his sword behind, somebody put a shard on it, and he returns."""
    match = campaign(2, sparks=2)
    play(match, "leave-0")
    doc: Any = match.position()
    documents = base_documents()
    for entry in documents["treasure.yaml"]:
        if entry["id"] == "long_sword":
            entry["slots"] = 1
    lying = [item for item in doc["state"]["inventory"] if item != ["long_sword"]]
    doc["state"].update(inventory=lying, treasure=[])
    doc["state"]["heroes"][0].update(left=["long_sword", "titanite_shard"], right=None, backup=[])
    doc["pack"] = documents
    match = explore(doc)
    play(match, join(match, "knight"))
    knight = body(match)["heroes"][1]
    assert ["long_sword"] in (knight["left"], knight["right"])
    assert body(match)["heroes"][0]["left"] is None
    assert ["titanite_shard"] in body(match)["inventory"]


@pytest.mark.rule("DS-A.140")
def test_a_dash_onto_a_tile_that_is_open_starts_no_encounter() -> None:
    for seed in range(20):
        start = journey({"mode": "campaign", "players": 2, "scenario": "coiled_sword"}, seed=seed)
        match = to_dash(
            first_encounter(start, [("crossbow_hollow", 1)], [{"node": 11}, {"node": 10}])
        )
        on = [o for o in dashes(match) if not o.startswith("dash-0")]
        if not on:
            continue
        target = int(on[0].split("-")[1])
        doc: Any = match.position()
        doc["state"]["tiles"][target].update(up=True, card=None)
        match = undercroft.from_position(doc)
        play(match, on[0])
        assert asked(match) == ["explore"]
        assert table(match)["map"]["at"] == target
        return
    raise AssertionError("no map with a tile beyond")


@pytest.mark.rule("DS-45.4")
@pytest.mark.rule("DS-A.167")
@pytest.mark.parametrize(
    ("said", "stats"),
    [
        ([9, 15, 23, 31, 99], (9, 15, 23, 31, 40)),
        ([9, 15, 23, 41], (9, 15, 23, 41, 41)),
        ([9, 15, 44, 43, 42], (9, 15, 44, 43, 43)),
    ],
)
def test_tier_4_is_40_and_never_less_than_tier_3_whatever_a_pack_says(
    said: list[int], stats: tuple[int, ...]
) -> None:
    documents = base_documents()
    [knight] = [one for one in documents["characters.yaml"] if one["id"] == "knight"]
    knight["stats"]["intelligence"] = said
    pack: Any = find("dark_souls").pack_from(documents, "mine")
    assert pack.character_by_id["knight"].stats[2] == stats


@pytest.mark.rule("DS-44.1")
def test_the_party_may_dash_to_every_side_with_a_tile() -> None:
    state: Any = trek(at=0, tiles=street()).state
    sides: set[int] = set()
    for at in range(len(state.tiles)):
        state.at = at
        ways = GAME.steps["dash"]().choices(state, 0)[1:]
        assert {(one.tile, one.side) for one in ways} == {
            (state.beyond(at, side), (side + 2) % 4)
            for side in (0, 1, 2, 3)
            if state.beyond(at, side) is not None
        }
        sides |= {one.side for one in ways}
    assert sides == {0, 1, 2, 3}


@pytest.mark.parametrize(("scenario", "section"), [("first_journey", 0), ("coiled_sword", 2)])
def test_how_far_a_campaign_has_come(scenario: str, section: int) -> None:
    match = campaign(2, scenario, section=section, sparks=3)
    progress = match.game.progress(match.state)
    assert progress is not None
    found: Any = match.pack
    [named] = [one for one in found.scenarios if one.id == scenario]
    assert progress.args == {
        "mode": "campaign",
        "sparks": 3,
        "section": section + 1,
        "sections": len(named.sections),
    }


@pytest.mark.rule("DS-2.1")
@pytest.mark.parametrize("section", [0, 1])
def test_a_journey_has_two_maps(section: int) -> None:
    match = trek(section=section, bosses=["dancer" if section else "gargoyle"])
    progress = match.game.progress(match.state)
    assert progress is not None
    assert (progress.args["section"], progress.args["sections"]) == (section + 1, 2)


@pytest.mark.rule("DS-A.137")
def test_of_two_alike_the_one_that_lies_there_is_taken_back() -> None:
    """There are two Kite Shields: nobody loses the one in hand for the newcomer."""
    match = campaign(2, sparks=2)
    play(match, "leave-0")
    doc: Any = match.position()
    assert ["kite_shield"] in doc["state"]["inventory"]
    doc["state"]["treasure"] = []
    doc["state"]["heroes"][0].update(left=["kite_shield"], right=None, backup=[])
    match = explore(doc)
    play(match, join(match, "knight"))
    first, knight = body(match)["heroes"]
    assert first["left"] == ["kite_shield"]
    assert ["kite_shield"] in (knight["left"], knight["right"], *knight["backup"])
    assert ["kite_shield"] not in body(match)["inventory"]


@pytest.mark.rule("DS-43.1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_campaign_has_four_seats_whoever_begins_it(players: int) -> None:
    match = undercroft.new("dark_souls", {"mode": "campaign", "players": players}, seed=1)
    assert len(match.game.seats(match.setup, match.pack)) == 4
    alone = undercroft.new("dark_souls", {"mode": "journey", "players": players}, seed=1)
    assert len(alone.game.seats(alone.setup, alone.pack)) == players


def test_what_was_sold_is_the_same_in_any_order() -> None:
    doc: Any = undercroft.new("dark_souls", {"mode": "campaign", "players": 1}, seed=1).position()
    sold = ["claymore", "force", "kukris"]
    cards = doc["state"]["treasure"][0]["cards"]
    doc["state"]["treasure"][0]["cards"] = [card for card in cards if card not in sold]
    doc["state"]["treasure"][0]["left"] -= len(sold)
    digests = set()
    for order in (sold, sold[::-1]):
        doc["state"]["sold"] = order
        digests.add(undercroft.from_position(doc).digest())
    assert len(digests) == 1
