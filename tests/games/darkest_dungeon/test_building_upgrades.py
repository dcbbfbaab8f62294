"""Raising buildings, the Stagecoach and the Nomad Wagon (DD-34.1–34.12)."""

from __future__ import annotations

from typing import Any

import pytest

from .stage import asked, awaited, dungeon, hamlet, hero, options, play, ready, table, used_up
from .test_buildings import GUILD, TRINKETS, UPGRADES, visiting

# ---------------------------------------------------------------------- upgrades


@pytest.mark.rule("DD-34.1")
@pytest.mark.rule("DD-34.4")
@pytest.mark.parametrize("building", sorted(UPGRADES))
def test_each_upgrade_is_one_level_for_its_price(building: str) -> None:
    price = UPGRADES[building]
    poor = hamlet(gold=price - 1, tape=[1])
    assert f"upgrade-{building}" not in options(poor)
    match = hamlet(gold=2 * price + 3, tape=[1])
    for level in (2, 3):
        play(match, f"upgrade-{building}")
        assert table(match)["buildings"][building] == level
        assert table(match)["gold"] == (3 - level) * price + 3
    rich = hamlet(gold=99, tape=[1], buildings={building: 3})
    assert f"upgrade-{building}" not in options(rich)  # there is no fourth level


@pytest.mark.rule("DD-34.2")
def test_guild_and_graveyard_stay_as_they_are() -> None:
    match = hamlet(gold=999, tape=[1])
    found = {one.removeprefix("upgrade-") for one in options(match) if one.startswith("upgrade-")}
    assert found == set(UPGRADES)


@pytest.mark.rule("DD-34.1")
def test_the_whole_hamlet_costs_240_gold() -> None:
    match = hamlet(gold=240, tape=[1])
    for building in UPGRADES:
        play(match, f"upgrade-{building}", f"upgrade-{building}")
    assert table(match)["gold"] == 0
    assert {table(match)["buildings"][building] for building in UPGRADES} == {3}


@pytest.mark.rule("DD-34.3")
def test_an_upgrade_takes_no_day_and_serves_the_same_visitor() -> None:
    match = hamlet({"crusader": {"stress": 9}}, gold=29, days=1, tape=[1])
    play(match, "upgrade-tavern", "visit-tavern", "service-2")
    assert hero(match)["stress"] == 0
    assert table(match)["gold"] == 0


@pytest.mark.rule("DD-34.3")
def test_everybody_must_agree_to_an_upgrade() -> None:
    match = hamlet(gold=40, days=2, tape=[1, 1], setup={"players": 4})
    play(match, "upgrade-abbey")  # the first player, for the Crusader's day
    assert match.waiting == [1, 2, 3]
    play(match, "yes", "no", "yes")
    assert table(match)["buildings"]["abbey"] == 1
    assert table(match)["gold"] == 40
    assert asked(match) == ["visit"]
    assert "upgrade-abbey" in options(match)  # it may be proposed again (DD-A.233)
    assert table(match)["hamlet"]["refused"] == ["abbey"]
    play(match, "pass")
    play(match, "upgrade-tavern")  # the second player proposes
    assert match.waiting == [0, 2, 3]
    play(match, "yes", "yes", "yes")
    assert table(match)["buildings"]["tavern"] == 2
    assert table(match)["gold"] == 20
    play(match, "pass", "pass", "pass")
    assert table(match)["hamlet"]["refused"] == []  # another day


@pytest.mark.rule("DD-34.3")
def test_before_setting_out_too_everybody_must_agree() -> None:
    match = hamlet(gold=20, days=0, tape=[], setup={"players": 2})
    play(match, "upgrade-abbey")
    assert match.waiting == [1]
    refused = match.clone()
    play(match, "yes")
    assert table(match)["buildings"]["abbey"] == 2
    play(refused, "no")
    assert asked(refused) == ["prepare"]
    assert "upgrade-abbey" in options(refused)
    assert table(refused)["gold"] == 20


# ---------------------------------------------------------------------- Stagecoach


@pytest.mark.rule("DD-34.5")
def test_nobody_visits_the_stagecoach() -> None:
    match = hamlet(tape=[1], gold=0)
    assert "visit-stagecoach" not in options(match)
    assert len([one for one in options(match) if one.startswith("visit-")]) == 7  # and one blocked


@pytest.mark.rule("DD-34.6")
@pytest.mark.rule("DD-A.117")
@pytest.mark.parametrize("left", [2, 1, 0])
def test_each_level_of_the_stagecoach_brings_one_more(left: int) -> None:
    """Whatever is left of the first two; four in a whole campaign."""
    match = hamlet(gold=40, tape=[1], waiting=left)
    play(match, "upgrade-stagecoach")
    assert table(match)["waiting"] == left + 1
    play(match, "upgrade-stagecoach")
    assert table(match)["waiting"] == left + 2


@pytest.mark.rule("DD-34.7")
def test_the_experience_of_the_stagecoach_only_grows() -> None:
    match = dungeon(
        progress=4,
        hamlet={"coach_xp": 9, "gold": 9},
        agenda=[["stop"], ["deathblow", 0]],
        tape=["skull", "uneventful_week", 3, 3],
    )
    play(match, "jester")
    for _ in range(3):
        play(match, options(match)[0])
    play(match, "skill-0", "skill-1")
    assert table(match)["coach_xp"] == 9
    play(match, "leave")
    assert table(match)["coach_xp"] == 11
    assert hero(match, "jester")["xp"] == 7  # 9 − 4 spent + 2
    play(match, "visit-abbey", "pass", "pass", "visit-guild", "skill-0", "skill-1")
    assert hero(match, "jester")["xp"] == 3
    assert table(match)["coach_xp"] == 11


# ---------------------------------------------------------------------- Nomad Wagon


@pytest.mark.rule("DD-34.8")
def test_the_first_visitor_reveals_three_trinkets_for_the_whole_phase() -> None:
    offer = TRINKETS[1][:3]
    match = hamlet(gold=20, days=2, tape=[GUILD, *offer, GUILD])
    assert table(match)["hamlet"]["offer"] == []
    play(match, "visit-nomad_wagon")
    assert table(match)["hamlet"]["offer"] == offer
    play(match, "buy-1", "hero-0", "done")
    assert table(match)["hamlet"]["offer"] == [offer[0], offer[2]]
    play(match, "pass", "pass", "pass", "pass", "visit-nomad_wagon")
    assert table(match)["hamlet"]["offer"] == [offer[0], offer[2]]  # no new ones
    assert used_up(match)
    play(match, "buy-0", "hero-1", "done")
    doc: Any = match.position()
    doc["state"]["hamlet"]["days"] = 0
    out = ready(doc, [["new_day", False]], None)
    play(out, "depart")
    state: Any = out.position()
    assert state["state"]["hamlet"]["offer"] == []  # shuffled back
    found = ready(state, [["next_quest"], ["draw_trinket", 2, 1]], None)
    assert offer[2] in awaited(found)
    assert set(offer[:2]).isdisjoint(awaited(found))


@pytest.mark.rule("DD-34.8")
def test_a_new_phase_has_a_new_offer() -> None:
    match = visiting("nomad_wagon", tape=list(TRINKETS[1][:3]))
    play(match, "done")
    later = ready(match.position(), [["hamlet"]], ["uneventful_week", GUILD, *TRINKETS[1][3:6]])
    play(later, "visit-nomad_wagon")
    assert table(later)["hamlet"]["offer"] == TRINKETS[1][3:6]


@pytest.mark.rule("DD-34.9")
@pytest.mark.rule("DD-A.124")
@pytest.mark.parametrize("act", [1, 3])
@pytest.mark.parametrize(("level", "ranks"), [(1, [1, 1, 1]), (2, [1, 1, 2]), (3, [1, 2, 3])])
def test_the_level_of_the_wagon_says_which_trinkets(level: int, ranks: list[int], act: int) -> None:
    """By the Wagon, whatever the Act."""
    match = hamlet(buildings={"nomad_wagon": level}, level=act, tape=None)
    match.supply(str(GUILD))
    play(match, "visit-nomad_wagon")
    seen: list[str] = []
    for rank in ranks:
        deck = awaited(match)
        assert deck == dict.fromkeys([one for one in TRINKETS[rank] if one not in seen], 1)
        seen.append(next(iter(deck)))
        match.supply(seen[-1])
    assert table(match)["hamlet"]["offer"] == seen


@pytest.mark.rule("DD-34.10")
@pytest.mark.parametrize(("place", "price"), [(0, 4), (1, 6), (2, 8)])
def test_buying_by_the_trinkets_level(place: int, price: int) -> None:
    offer = [TRINKETS[level][0] for level in (1, 2, 3)]
    match = visiting("nomad_wagon", 3, tape=list(offer), gold=price)
    assert f"buy-{place}" in options(match)
    play(match, f"buy-{place}", "hero-0")
    assert table(match)["gold"] == 0
    assert hero(match)["trinkets"] == [{"card": offer[place], "negative": False}]
    poor = visiting("nomad_wagon", 3, tape=list(offer), gold=price - 1)
    assert asked(poor) == ["visit"] or f"buy-{place}" not in options(poor)


@pytest.mark.rule("DD-34.11")
@pytest.mark.parametrize("wagon", [1, 2, 3])
@pytest.mark.parametrize(("level", "price"), [(1, 2), (2, 3), (3, 4)])
def test_selling_by_the_trinkets_level_at_every_wagon(level: int, price: int, wagon: int) -> None:
    ranks = ([1, 1, 1], [1, 1, 2], [1, 2, 3])[wagon - 1]
    offer = [TRINKETS[rank][1 + place] for place, rank in enumerate(ranks)]
    card = TRINKETS[level][0]
    match = visiting("nomad_wagon", wagon, {"trinkets": [card]}, tape=list(offer), gold=0)
    play(match, "sell-0")
    assert table(match)["gold"] == price
    assert hero(match)["trinkets"] == []


@pytest.mark.rule("DD-34.12")
@pytest.mark.rule("DD-25.2")
@pytest.mark.rule("DD-34.12")
def test_a_trinket_may_be_bought_for_a_companion_or_in_place_of_another() -> None:
    held, offer = TRINKETS[1][:1], TRINKETS[1][2:5]
    match = visiting("nomad_wagon", 1, {"trinkets": held}, tape=list(offer))
    assert "buy-0" in options(match)  # though his one place is taken
    play(match, "buy-0")
    assert options(match) == ["hero-0-for-0", "hero-1", "hero-2", "hero-3", "discard"]
    again = match.clone()
    play(match, "hero-2")
    assert [one["card"] for one in hero(match, 2)["trinkets"]] == [offer[0]]
    assert [one["card"] for one in hero(match, 0)["trinkets"]] == held
    play(again, "hero-0-for-0", "hero-1")  # what makes room may be passed on
    assert [one["card"] for one in hero(again, 0)["trinkets"]] == [offer[0]]
    assert [one["card"] for one in hero(again, 1)["trinkets"]] == held


@pytest.mark.rule("DD-A.116")
def test_one_sale_and_one_purchase_a_visit() -> None:
    held, offer = TRINKETS[1][:2], TRINKETS[1][2:5]
    match = visiting("nomad_wagon", 1, {"level": 2, "trinkets": held}, tape=list(offer))
    play(match, "sell-0")
    assert sorted(options(match)) == ["buy-0", "buy-1", "buy-2", "done"]
    play(match, "buy-2", "hero-0")
    assert asked(match) == ["visit"]  # both done
    assert [one["card"] for one in hero(match)["trinkets"]] == [held[1], offer[2]]
    assert table(match)["gold"] == 20 + 2 - 4


@pytest.mark.rule("DD-A.116")
def test_a_purchase_alone_or_a_sale_alone() -> None:
    offer = TRINKETS[1][2:5]
    match = visiting("nomad_wagon", 1, {"level": 2, "trinkets": TRINKETS[1][:1]}, tape=list(offer))
    sale = match.clone()
    play(match, "buy-0", "hero-0")
    assert sorted(options(match)) == ["done", "sell-0", "sell-1"]  # even what was just bought
    play(match, "done")
    assert asked(match) == ["visit"]
    play(sale, "sell-0", "done")
    assert table(sale)["gold"] == 22
