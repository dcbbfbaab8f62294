"""On the way, with the book open: house rules beside the rules of campaigns, resting and dashing."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from undercroft import Match

from .road import SOLDIER, battle, deck, state, street, trek, win
from .stage import asked, closed, options, play, table

UP = {"up": True}
SPENT: dict[str, Any] = {"estus": False, "heroic": False, "luck": False}
NOTHING: dict[str, Any] = {"armour": None, "left": None, "right": None, "backup": []}


def house(**chosen: str) -> dict[str, Any]:
    return {"setup": {f"house_{name}": value for name, value in chosen.items()}}


def pile(*cards: str) -> list[dict[str, Any]]:
    return [{"cards": list(cards), "left": len(cards)}]


def dashing(**more: Any) -> Match:
    """The opening enemy activation of an encounter of a campaign: nobody is near enough to be struck."""
    heroes = {
        "knight": {"node": 11, "red": 4, "black": 3, "estus": False, "sips": 0, **NOTHING},
        "warrior": {"node": 12, **NOTHING},
    }
    match = battle(
        heroes, [(SOLDIER, 0)], turn=None, mode="campaign", dash_open=True, **more
    )  # fmt: skip
    while asked(match) == ["move_foe"]:
        play(match, options(match, match.waiting[0])[0])
    assert asked(match) == ["dash"]
    return match


@pytest.mark.rule("DS-V.9")
@pytest.mark.rule("DS-44.3")
def test_draughts_drunk_before_a_dash_stay_drunk_until_a_rest() -> None:
    match = dashing(**house(estus="sips"))
    play(match, next(id for id in options(match) if id.startswith("dash-0")))
    one = state(match)["heroes"][0]
    assert (one["red"], one["black"], one["estus"], one["sips"]) == (4, 0, False, 0)
    play(match, "rest")
    one = state(match)["heroes"][0]
    assert (one["red"], one["estus"], one["sips"]) == (0, True, 2)


@pytest.mark.rule("DS-44.4")
@pytest.mark.rule("DS-V.6")
def test_what_stays_won_is_passed_after_a_dash_and_what_was_dashed_through_is_not() -> None:
    tiles = street(t2=UP)
    match = dashing(tiles=tiles, **house(cleared="crawl"))
    play(match, next(id for id in options(match) if id.startswith("dash-2")))
    assert asked(match) == ["explore"]
    assert [tile["up"] for tile in state(match)["tiles"]] == [True, False, True, False, False]
    # Back to the bonfire only through the fight that was left behind; on to the next tile freely.
    found = [id for id in options(match) if id.startswith("go-")]
    assert sorted(id.split("-")[1] for id in found) == ["1", "3"]


@pytest.mark.rule("DS-V.1")
@pytest.mark.rule("DS-42.3")
@pytest.mark.rule("DS-A.134")
def test_half_the_sparks_are_the_most_a_campaign_buys() -> None:
    match = trek(mode="campaign", sparks=1, souls=9, **house(souls="double"))
    assert "spark" in options(match)
    play(match, "spark")
    assert (table(match)["sparks"], table(match)["souls"]) == (2, 5)
    assert "spark" not in options(match)


@pytest.mark.rule("DS-V.4")
@pytest.mark.rule("DS-45.1")
@pytest.mark.parametrize("souls", [1, 2])
def test_a_card_of_the_market_costs_two_souls_in_a_campaign(souls: int) -> None:
    match = trek(
        mode="campaign", souls=souls, market=["caestus"], treasure=pile(), **house(shop="market")
    )
    assert ("buy-caestus" in options(match)) is (souls == 2)
    assert ("buy-caestus" in closed(match)) is (souls == 1)


@pytest.mark.rule("DS-V.4")
@pytest.mark.rule("DS-45.5")
def test_a_card_not_kept_is_not_sold_and_comes_again() -> None:
    match = trek(
        mode="campaign",
        souls=4,
        treasure=pile("kukris", "caestus"),
        tape=["kukris", "caestus"],
        **house(shop="two"),
    )
    play(match, "buy", "kukris")
    while asked(match) == ["equip"]:
        play(match, "keep")
    assert deck(match) == ["caestus"]
    assert state(match)["sold"] == []
    sell = next(id for id in options(match) if id.startswith("sell-"))
    play(match, sell)
    assert (state(match)["sold"], deck(match)) == (["kukris"], ["caestus"])


@pytest.mark.rule("DS-V.9")
@pytest.mark.rule("DS-4.4")
def test_three_draughts_may_be_drunk_in_one_activation() -> None:
    match = battle(
        {"knight": {"node": 0, "black": 5, "sips": 2}, "warrior": {"node": 12}},
        [(SOLDIER, 6)],
        **house(estus="sips"),
    )
    for sips, estus in ((1, True), (0, True), (0, False)):
        play(match, "estus")
        one = state(match)["heroes"][0]
        assert (one["sips"], one["estus"], one["black"]) == (sips, estus, 0)
        if estus:
            play(
                match,
                *(
                    ["walk-node-3", "run-node-0"]
                    if "walk-node-3" in options(match)
                    else ["run-node-3"]
                ),
            )
    assert "estus" not in options(match)


@pytest.mark.rule("DS-V.6")
@pytest.mark.rule("DS-13.5")
def test_by_the_crawl_the_fog_gate_stays_open_after_a_rest() -> None:
    tiles = street(t1=UP, t2=UP, t3=UP)
    for cleared, fog in (("crawl", True), ("flawless", False)):
        match = trek({"knight": SPENT, "warrior": {}}, tiles=tiles, **house(cleared=cleared))
        assert "fog" in options(match)
        play(match, "rest")
        assert ("fog" in options(match)) is fog


@pytest.mark.rule("DS-V.6")
@pytest.mark.rule("DS-33.7")
def test_gravestones_of_encounters_that_stay_won_still_count_after_a_rest() -> None:
    tiles = street(t1={**UP, "card": "broken_passageway"}, t2={**UP, "card": "ruined_keep"}, t3=UP)
    graves = sum(
        card["terrain"].count("gravestone")
        for card in documents_of("encounters.yaml")
        if card["id"] in ("broken_passageway", "ruined_keep", "lost_labyrinth")
    )
    assert graves == 1
    shown = ["gargoyle_halberd_thrust"]
    match = trek(
        {"knight": SPENT, "warrior": {}}, tiles=tiles, tape=shown, **house(cleared="crawl")
    )
    play(match, "rest", "fog")
    assert state(match)["seen"] == shown


def documents_of(file: str) -> list[dict[str, Any]]:
    found: Any = undercroft.new("dark_souls", {}, seed=1).pack.documents
    return list(found[file])


@pytest.mark.rule("DS-43.2")
@pytest.mark.rule("DS-44.3")
def test_who_leaves_takes_the_wounds_along_and_the_others_keep_theirs() -> None:
    match = dashing()
    play(match, next(id for id in options(match) if id.startswith("dash-0")))
    doc: Any = match.position()
    doc["state"]["heroes"][1]["red"] = 2
    match = undercroft.from_position(doc)
    play(match, "leave-0")
    assert [one["kind"] for one in state(match)["heroes"]] == ["warrior"]
    assert [one["red"] for one in state(match)["heroes"]] == [2]
    play(match, "join-knight")
    assert [one["red"] for one in state(match)["heroes"]] == [2, 0]


@pytest.mark.rule("DS-18.7")
@pytest.mark.rule("DS-V.1")
def test_dropped_souls_are_not_doubled() -> None:
    match = win(spilled={"node": 6, "souls": 5}, souls=0, **house(souls="double"))
    # Five that lay there, and twice two for each of two.
    assert table(match)["souls"] == 5 + 8


@pytest.mark.rule("DS-V.2")
@pytest.mark.parametrize(("players", "souls"), [(1, 16), (2, 8), (4, 16)])
def test_souls_at_the_start_of_a_campaign_are_never_fewer_than_by_the_book(
    players: int, souls: int
) -> None:
    setup = {"mode": "campaign", "players": players, "house_start": "each"}
    assert table(undercroft.new("dark_souls", setup, seed=1))["souls"] == souls
