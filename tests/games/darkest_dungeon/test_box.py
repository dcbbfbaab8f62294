"""Who is in the box (DD-0.2, DD-0.11 to DD-0.15): heroes, monsters and Bosses by name."""

from __future__ import annotations

import pytest

from .stage import pack


def copies(group: str) -> dict[str, int]:
    """Monster cards of a group that are in a deck."""
    return {
        card.id: card.entry.copies
        for card in pack().monsters
        if card.deck and card.entry.group == group
    }


def starts(boss: str) -> list[str]:
    """Who stands on the tile when a fight at the first Level begins."""
    found = pack()
    actors = found.boss(boss).actors[0]
    return [kind.id for kind, _ in actors]


@pytest.mark.rule("DD-0.2")
def test_eleven_heroes() -> None:
    assert set(pack().things["hero"]) == {
        "crusader", "hellion", "highwayman", "occultist", "abomination", "bounty_hunter", "jester",
        "vestal", "arbalest", "plague_doctor", "grave_robber",
    }  # fmt: skip


@pytest.mark.rule("DD-0.11")
def test_monsters_of_the_ruins() -> None:
    assert copies("ruins") == {
        "bone_captain": 1, "bone_soldier": 3, "bone_defender": 2, "bone_bearer": 2,
        "bone_spearman": 3, "bone_courtier": 3, "bone_arbalist": 3,
    }  # fmt: skip


@pytest.mark.rule("DD-0.12")
def test_common_monsters() -> None:
    three = (
        "cultist_brawler", "cultist_acolyte", "brigand_fusilier", "madman", "gargoyle",
        "brigand_hunter", "brigand_cutthroat", "brigand_raider", "bone_rabble", "webber", "spitter",
        "maggot", "pliskin", "rattler",
    )  # fmt: skip
    one = ("brigand_bloodletter", "ghoul", "adder")
    assert copies("common") == {**dict.fromkeys(three, 3), **dict.fromkeys(one, 1)}


@pytest.mark.rule("DD-0.13")
def test_monsters_of_the_darkest_dungeon() -> None:
    three = (
        "rapturous_cultist", "polyp", "ascended_witch", "ascended_brawler", "cultist_priest",
        "defensive_growth", "antibody", "malignant_growth",
    )  # fmt: skip
    assert copies("darkest") == {**dict.fromkeys(three, 3), "flesh_hound": 2}


@pytest.mark.rule("DD-0.14")
def test_bosses_of_the_ruins() -> None:
    found = [boss.id for boss in pack().bosses if boss.entry.location == "ruins"]
    assert sorted(found) == ["collector", "fanatic", "necromancer", "prophet"]
    assert starts("fanatic") == ["fanatic_1", "pyre_1"]
    collected = {card.id for card in pack().monsters if card.id.startswith("collected")}
    names = ("highwayman", "man_at_arms", "vestal")
    assert all(any(name in id for id in collected) for name in names)


@pytest.mark.rule("DD-0.15")
def test_bosses_of_the_darkest_dungeon() -> None:
    by_place = {
        place: [boss.id for boss in pack().bosses if boss.entry.location == place]
        for place in ("darkest", "final")
    }
    assert sorted(by_place["darkest"]) == ["mammoth_cyst", "shuffling_horror", "templars"]
    assert by_place["final"] == [
        "ancestor_first_form", "ancestor_second_form", "gestating_heart", "heart_of_darkness",
    ]  # fmt: skip
    assert starts("templars") == ["templar_impaler", "templar_warlord"]
    counts = {card.id: card.entry.copies for card in pack().monsters}
    assert counts["perfect_reflection"] == counts["imperfect_reflection"] == 3
    assert "white_cell_stalk" in counts
