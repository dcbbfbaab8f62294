"""The tracking sheet is the save: what it holds comes back, and more (DS-48)."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import undercroft
from tests.games.souls import laid_traps
from undercroft import Match
from undercroft.kernel.naming import called

from .lair import body, explore
from .stage import arena, journey, play, table
from .test_campaign import campaign, join


def saved(match: Match) -> Any:
    """The file as it is written."""
    return json.loads(json.dumps(match.position()))


def loaded(doc: Any) -> Match:
    return undercroft.from_position(json.loads(json.dumps(doc)))


def midway() -> Match:
    """A campaign in its second section, with everything a sheet can hold."""
    match = campaign(3, "first_journey", section=1, souls=17, sparks=2, legends=True)
    doc: Any = match.position()
    inside = doc["state"]
    pile = inside["treasure"][0]
    for card in ("thrall_axe", "titanite_shard", "force", "kukris"):
        pile["cards"].remove(card)
        pile["left"] -= 1
    inside["inventory"] = [["force"], ["round_shield"]]
    inside["sold"] = ["kukris"]
    inside["last_active"] = 1
    knight, warrior, assassin = inside["heroes"]
    knight.update(estus=False, heroic=True, luck=False, ember=True, tiers=[2, 1, 0, 0])
    warrior.update(
        estus=True, heroic=False, luck=True, ember=False, left=["thrall_axe", "titanite_shard"]
    )
    warrior.update(right=None, backup=[["battle_axe"]])
    assassin.update(estus=True, heroic=True, luck=True, ember=False, right=None)
    inside["tiles"][1].update(card="dark_hollow", up=True, chest_open=True)
    inside["tiles"][2].update(card="ashen_hollow", traps=laid_traps({1: "trap_1_1", 2: None}))
    inside["tiles"][3].update(card="prison_tower", spilled={"node": 4, "souls": 6})
    inside["tiles"][4].update(card="black_dungeon")
    return explore(doc)


@pytest.mark.rule("DS-48.1")
@pytest.mark.parametrize("scenario", ["first_journey", "coiled_sword"])
def test_the_scenario(scenario: str) -> None:
    match = loaded(saved(campaign(2, scenario)))
    assert table(match)["scenario"]["id"] == scenario
    assert table(match)["mode"] == "campaign"


@pytest.mark.rule("DS-48.2")
@pytest.mark.parametrize("section", [0, 1, 2])
def test_the_section(section: int) -> None:
    match = loaded(saved(campaign(2, "coiled_sword", section=section)))
    assert table(match)["scenario"]["section"] == section
    bosses = [["winged_knight"], ["boreal_outrider_knight"], ["dancer"]]
    assert table(match)["bosses"] == bosses[section]


@pytest.mark.rule("DS-48.3")
def test_the_sparks() -> None:
    for sparks in (0, 1, 3):
        match = loaded(saved(campaign(2, sparks=sparks)))
        assert table(match)["sparks"] == sparks
        assert saved(match)["state"]["sparks"] == sparks


@pytest.mark.rule("DS-48.4")
def test_the_souls() -> None:
    for souls in (0, 5, 60):
        match = loaded(saved(campaign(2, souls=souls)))
        assert table(match)["souls"] == souls
        assert saved(match)["state"]["souls"] == souls


@pytest.mark.rule("DS-48.5")
def test_the_encounters_in_use() -> None:
    match = loaded(saved(midway()))
    tiles = table(match)["map"]["tiles"]
    cards = [None, "dark_hollow", "ashen_hollow", "prison_tower", "black_dungeon"]
    assert [tile["card"] for tile in tiles] == cards
    assert [tile["up"] for tile in tiles] == [True, True, False, False, False]
    # Entering a tile meets that card, not another.
    doc = saved(match)
    doc["state"]["tiles"][1]["up"] = False
    again = explore(doc)
    way = next(o.id for d in again.decisions for o in d.options if o.id.startswith("go-"))
    play(again, way)
    assert table(again)["fight"]["encounter"] == cards[int(way.split("-")[1])]


@pytest.mark.rule("DS-48.6")
def test_the_inventory() -> None:
    match = loaded(saved(midway()))
    assert sorted(one["card"] for one in table(match)["inventory"]) == ["force", "round_shield"]


@pytest.mark.rule("DS-48.7")
def test_classes_and_names_of_up_to_four_players() -> None:
    for players in (1, 2, 3, 4):
        match = loaded(saved(campaign(players)))
        kinds = ["knight", "warrior", "assassin", "herald"][:players]
        assert [one["class"] for one in table(match)["heroes"]] == kinds
        assert [one["seat"] for one in table(match)["heroes"]] == list(range(players))
        names: Any = match.game.catalog(match.state)["names"]
        said = [called(name, "en") for name in names["hero"].values()]
        assert said == [kind.capitalize() for kind in kinds]
    # Who has come and who has gone is kept too.
    match = campaign(3)
    play(match, "leave-1")
    play(match, join(match, "herald"))
    again = loaded(saved(match))
    found = [(one["class"], one["seat"]) for one in table(again)["heroes"]]
    assert found == [("knight", 0), ("assassin", 2), ("herald", 1)]


@pytest.mark.rule("DS-48.8")
def test_the_equipment_of_each() -> None:
    match = loaded(saved(midway()))
    knight, warrior, assassin = table(match)["heroes"]
    assert knight["armour"] == {"card": "knight_armour", "upgrades": []}
    assert warrior["left"] == {"card": "thrall_axe", "upgrades": ["titanite_shard"]}
    assert warrior["right"] is None
    assert warrior["backup"] == [{"card": "battle_axe", "upgrades": []}]
    assert assassin["right"] is None
    assert assassin["left"] is not None


@pytest.mark.rule("DS-48.9")
@pytest.mark.parametrize("bits", range(16))
def test_the_four_tokens_of_each(bits: int) -> None:
    match = campaign(2)
    doc: Any = match.position()
    tokens = {
        name: bool(bits >> i & 1) for i, name in enumerate(("heroic", "luck", "estus", "ember"))
    }
    doc["state"]["heroes"][1].update(tokens)
    again = loaded(saved(explore(doc)))
    second = table(again)["heroes"][1]
    assert {name: second[name] for name in tokens} == tokens
    first = table(again)["heroes"][0]
    assert (first["heroic"], first["luck"], first["estus"], first["ember"]) == (
        True, True, True, False,
    )  # fmt: skip


@pytest.mark.rule("DS-A.146")
def test_what_the_sheet_has_no_field_for() -> None:
    match = loaded(saved(midway()))
    inside = body(match)
    assert inside == body(midway())
    assert inside["sold"] == ["kukris"]
    assert inside["last_active"] == 1
    assert inside["heroes"][0]["tiers"] == [2, 1, 0, 0]
    tiles = inside["tiles"]
    assert tiles[1]["chest_open"]
    assert tiles[2]["traps"] == laid_traps({1: "trap_1_1", 2: None})
    assert tiles[3]["spilled"] == {"node": 4, "souls": 6}
    assert inside["legends"] is True


def same_way(match: Match, twin: Match, steps: int, seed: int) -> None:
    """Both go on by the same choices, and stay the same in every digest and view."""
    rng = random.Random(seed)
    for _ in range(steps):
        assert match.digest() == twin.digest()
        if match.over:
            return
        choice = rng.choice(match.decisions[0].options).id
        seat = match.waiting[0]
        match.decide(choice, seat=seat)
        twin.decide(choice, seat=seat)
        assert match.view(seat) == twin.view(seat)


@pytest.mark.rule("DS-A.146")
@pytest.mark.parametrize("seed", range(3))
def test_a_loaded_campaign_goes_on_identically(seed: int) -> None:
    match = midway()
    match.reseed(seed)
    same_way(match, loaded(saved(match)), 60, seed)


@pytest.mark.rule("DS-A.181")
def test_inside_an_encounter_too_with_the_generators_state() -> None:
    """Saved in the middle of a roll's question: reloading cannot change what comes."""
    for seed in range(4):
        match = journey({"mode": "campaign", "players": 2}, seed=seed)
        rng = random.Random(seed)
        for _ in range(50):
            seat = match.waiting[0]
            match.decide(rng.choice(match.decisions[0].options).id, seat=seat)
            if table(match)["fight"] and match.chance.count % 3 == 0:
                break
        doc = saved(match)
        assert doc["chance"]["source"] == "rng"
        assert doc["chance"]["count"] == match.chance.count
        same_way(match, loaded(doc), 40, seed)


@pytest.mark.rule("DS-A.182")
def test_wounds_have_no_place_but_with_their_model() -> None:
    """Under it or beside it: they are a number of the model, and move with it."""
    match = arena(
        {"knight": {"node": 12, "armour": None, "left": None, "right": None, "heroic": False}},
        [{"model": "sentinel", "node": 0, "wounds": 4}, {"model": "sentinel", "node": 2}],
        turn=None,
    )
    play(match, "foe-0", "node-3")
    health = {one["node"]: one["health"] for one in table(match)["fight"]["foes"]}
    assert health[3] == 6
    assert sorted(health.values()) == [6, 10]
