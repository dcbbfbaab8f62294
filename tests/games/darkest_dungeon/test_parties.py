"""The suggested parties (DD-42): who, with which Skills, in which Stances."""

from __future__ import annotations

import pytest

from undercroft.kernel.match import Match

from .stage import asked, new, options, pack, party, play, skill_card, table

STANCES = ["aggressive", "defensive", "ranged", "support"]
PARTIES = {
    "adventuring_party": {
        "crusader": {"smite", "zealous_accusation", "holy_lance"},
        "hellion": {"wicked_hack", "iron_swan", "if_it_bleeds"},
        "highwayman": {"pistol_shot", "tracking_shot", "point_blank_shot"},
        "vestal": {"divine_grace", "dazzling_light", "mace_bash"},
    },
    "battlefield_experts": {
        "crusader": {"stunning_blow", "battle_heal", "smite"},
        "bounty_hunter": {"come_hither", "uppercut", "collect_bounty"},
        "occultist": {"wyrd_reconstruction", "sacrificial_stab", "daemon_s_pull"},
        "vestal": {"dazzling_light", "judgement", "divine_grace"},
    },
    "damage_over_time": {
        "hellion": {"if_it_bleeds", "bleed_out", "adrenaline_rush"},
        "grave_robber": {"pick_to_the_face", "throw_dagger", "poison_dart"},
        "plague_doctor": {"incision", "noxious_blast", "plague_grenade"},
        "occultist": {"wyrd_reconstruction", "abyssal_artillery", "weakening_curse"},
    },
    "the_dancers": {
        "crusader": {"holy_lance", "battle_heal", "zealous_accusation"},
        "grave_robber": {"lunge", "shadow_fade", "flashing_daggers"},
        "jester": {"solo", "finale", "dirk_stab"},
        "arbalest": {"sniper_s_mark", "blindfire", "sniper_shot"},
    },
}
COMPLEXITY = {
    "adventuring_party": "low",
    "battlefield_experts": "medium",
    "damage_over_time": "medium",
    "the_dancers": "high",
}


def begun(name: str, mode: str = "campaign") -> Match:
    return new(mode=mode, players=1, party=name)


def equipped(match: Match) -> dict[str, set[str]]:
    return {
        one["kind"]: {skill_card(id).card for id in one["skills"]} for one in table(match)["heroes"]
    }


@pytest.mark.rule("DD-42.1")
def test_the_adventuring_party() -> None:
    assert equipped(begun("adventuring_party")) == PARTIES["adventuring_party"]


@pytest.mark.rule("DD-42.2")
def test_the_battlefield_experts() -> None:
    assert equipped(begun("battlefield_experts")) == PARTIES["battlefield_experts"]


@pytest.mark.rule("DD-42.3")
def test_damage_over_time() -> None:
    assert equipped(begun("damage_over_time")) == PARTIES["damage_over_time"]


@pytest.mark.rule("DD-42.4")
def test_the_dancers() -> None:
    assert equipped(begun("the_dancers")) == PARTIES["the_dancers"]


@pytest.mark.rule("DD-42.1")
@pytest.mark.rule("DD-42.2")
@pytest.mark.rule("DD-42.3")
@pytest.mark.rule("DD-42.4")
@pytest.mark.rule("DD-42.5")
def test_there_are_four_and_each_says_how_demanding_it_is() -> None:
    assert {one.id: one.complexity for one in pack().parties} == COMPLEXITY
    members = {member.hero for one in pack().parties for member in one.heroes}
    assert "abomination" not in members
    assert len(members) == 10  # everybody else has a place in one of them


@pytest.mark.rule("DD-42.6")
@pytest.mark.parametrize("name", sorted(PARTIES))
def test_each_preset_is_ready_at_level_one(name: str) -> None:
    match = begun(name)
    for one in table(match)["heroes"]:
        assert one["level"] == 1
        assert len(one["skills"]) == one["skill_slots"] == 3
        families = set(one["ranks"])
        assert equipped(match)[one["kind"]] <= families
        assert {skill_card(id).level for id in one["skills"]} == {1}
    assert asked(match) == ["arrange"]  # no Skill is left to equip
    custom = new(mode="campaign", players=1, party="custom")
    assert asked(custom) == ["outfit"]


@pytest.mark.rule("DD-42.6")
@pytest.mark.parametrize("mode", ["quest", "battle", "boss"])
@pytest.mark.parametrize("name", sorted(PARTIES))
def test_presets_play_in_every_mode_with_heroes(name: str, mode: str) -> None:
    match = begun(name, mode)
    assert not match.over
    assert "outfit" not in asked(match)
    assert equipped(match) == PARTIES[name]


@pytest.mark.rule("DD-A.160")
@pytest.mark.parametrize("name", sorted(PARTIES))
def test_the_rows_are_the_stances_and_may_be_changed(name: str) -> None:
    match = begun(name)
    assert party(match) == list(PARTIES[name])
    assert [one["stance"] for one in table(match)["heroes"]] == STANCES
    assert options(match) == ["hero-0", "hero-1", "hero-2", "hero-3", "stay"]
    play(match, "hero-3", "hero-1", "hero-0")
    kinds = list(PARTIES[name])
    assert party(match) == [kinds[3], kinds[1], kinds[0], kinds[2]]
