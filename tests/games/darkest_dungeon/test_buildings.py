"""What buildings offer (DD-34.13–34.34): every level of each, with every service at its price."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.kernel.match import Match

from .stage import (
    PARTY,
    Fields,
    asked,
    awaited,
    dungeon,
    each,
    fight,
    hamlet,
    hero,
    kinds,
    options,
    pack,
    party,
    play,
    ready,
    skill_card,
    table,
    used_up,
)

NEGATIVE = [quirk.id for quirk in pack().quirks if quirk.negative]
POSITIVE = [quirk.id for quirk in pack().quirks if not quirk.negative]
VIRTUES = [mood.id for mood in pack().moods if mood.virtue]
TRINKETS = {
    level: [card.id for card in pack().trinkets if card.level == level] for level in (1, 2, 3)
}
UPGRADES = {
    "stagecoach": 20, "nomad_wagon": 10, "abbey": 20, "sanitarium": 20, "tavern": 20,
    "survivalist": 20, "blacksmith": 10,
}  # fmt: skip
QUEST = ["scout_ahead", "dem_bones", "long_gallery"]
#: Where the Caretaker is: the number, and nobody is in his way.
GUILD, TAVERN = 7, 3


def visiting(
    building: str,
    level: int = 1,
    fields: Fields | None = None,
    tape: list[object] | None = None,
    **more: Any,
) -> Match:
    """The Crusader visits a building of this level."""
    roll = TAVERN if building == "guild" else GUILD
    more.setdefault("gold", 20)
    match = hamlet(
        {"crusader": dict(fields or {})},
        buildings={building: level} if building in UPGRADES else {},
        tape=[roll, *(tape or [])],
        **more,
    )
    play(match, f"visit-{building}")
    return match


def setting_out(match: Match, dice: list[object]) -> Match:
    """The same party leaves for Scout Ahead."""
    doc: Any = match.position()
    doc["state"]["hamlet"]["days"] = 0
    out = ready(doc, [["new_day", False]], [*QUEST, *dice])
    play(out, "depart", "scout_ahead")
    return out


# ---------------------------------------------------------------------- services

#: Building, level: for each service its price and what it does.
SERVICES: dict[tuple[str, int], list[tuple[int, str, int]]] = {
    ("abbey", 1): [(2, "unlearn", 1), (5, "unlearn", 2)],
    ("abbey", 2): [(2, "unlearn", 1), (5, "unlearn", 2), (3, "positive", 1)],
    ("abbey", 3): [
        (1, "unlearn", 1),
        (4, "unlearn", 2),
        (3, "positive", 1),
        (1, "stress", 3),
        (3, "stress", 6),
    ],
    ("sanitarium", 1): [(1, "heal", 5), (3, "heal", 10), (2, "cure", 1)],
    ("sanitarium", 2): [(1, "heal", 7), (3, "heal", 14), (2, "cure", 1)],
    ("sanitarium", 3): [(1, "heal", 9), (3, "heal", 18), (2, "cure", 1)],
    ("tavern", 1): [(1, "stress", 3), (3, "stress", 6)],
    ("tavern", 2): [(1, "stress", 3), (3, "stress", 6), (9, "stress", 9)],
    ("tavern", 3): [
        (1, "stress", 3),
        (3, "stress", 6),
        (9, "stress", 9),
        (1, "heal", 5),
        (3, "heal", 10),
        (2, "cure", 1),
    ],
    ("survivalist", 1): [(1, "dice", 1)],
    ("survivalist", 2): [(1, "dice", 1), (3, "dice", 2)],
    ("survivalist", 3): [(0, "dice", 1), (2, "dice", 2), (4, "dice", 3)],
}
OFFERS = [(*key, n, *service) for key, found in SERVICES.items() for n, service in enumerate(found)]
SICK: Fields = {
    "level": 3,
    "wounds": 25,
    "stress": 9,
    "disease": "tapeworm",
    "quirks": [NEGATIVE[0], NEGATIVE[1]],
}


def serve(building: str, level: int, number: int, gold: int, **more: Any) -> Match:
    """A hero who lacks everything takes this service."""
    match = visiting(building, level, SICK, gold=gold, **more)
    assert f"service-{number}" in options(match)
    play(match, f"service-{number}")
    return match


@pytest.mark.rule("DD-34.13")
@pytest.mark.rule("DD-34.14")
@pytest.mark.rule("DD-34.15")
@pytest.mark.rule("DD-34.16")
@pytest.mark.rule("DD-34.17")
@pytest.mark.rule("DD-34.18")
@pytest.mark.rule("DD-34.19")
@pytest.mark.rule("DD-34.20")
@pytest.mark.rule("DD-34.21")
@pytest.mark.rule("DD-34.22")
@pytest.mark.rule("DD-34.23")
@pytest.mark.rule("DD-34.24")
@pytest.mark.parametrize(("building", "level", "number", "price", "what", "amount"), OFFERS)
def test_each_service_at_its_price(
    building: str, level: int, number: int, price: int, what: str, amount: int
) -> None:
    wanted = {name: hero_field for name, hero_field in SICK.items() if name != "level"}
    tape = [POSITIVE[0]] if what == "positive" else []
    match = serve(building, level, number, price, tape=tape)
    ordered = 0
    if what == "unlearn":
        play(match, *["quirk-0"] * amount)
        wanted["quirks"] = [NEGATIVE[0], NEGATIVE[1]][amount:]
    elif what == "positive":
        wanted["quirks"] = [NEGATIVE[0], NEGATIVE[1], POSITIVE[0]]
    elif what == "stress":
        wanted["stress"] = 9 - amount
    elif what == "heal":
        wanted["wounds"] = 25 - amount
    elif what == "cure":
        wanted["disease"] = None
    else:
        ordered = amount
    assert {name: hero(match)[name] for name in wanted} == wanted
    assert table(match)["hamlet"]["ordered"] == ordered
    assert table(match)["gold"] == 0
    assert asked(match) == ["visit"]  # one choice a visit
    assert used_up(match)


@pytest.mark.rule("DD-34.13")
@pytest.mark.rule("DD-34.14")
@pytest.mark.rule("DD-34.15")
@pytest.mark.rule("DD-34.16")
@pytest.mark.rule("DD-34.17")
@pytest.mark.rule("DD-34.18")
@pytest.mark.rule("DD-34.19")
@pytest.mark.rule("DD-34.20")
@pytest.mark.rule("DD-34.21")
@pytest.mark.rule("DD-34.22")
@pytest.mark.rule("DD-34.23")
@pytest.mark.rule("DD-34.24")
@pytest.mark.parametrize(("building", "level"), sorted(SERVICES))
def test_a_building_offers_these_services_and_no_others(building: str, level: int) -> None:
    for gold in range(11):
        match = visiting(building, level, SICK, gold=gold)
        open_here = [n for n, service in enumerate(SERVICES[building, level]) if service[0] <= gold]
        if open_here:
            assert options(match) == [*(f"service-{n}" for n in open_here), "done"]
        else:
            assert asked(match) == ["visit"]  # nothing to be had without Gold


@pytest.mark.rule("DD-A.115")
def test_nine_stress_at_the_tavern_cost_nine() -> None:
    match = serve("tavern", 2, 2, 9)
    assert (hero(match)["stress"], table(match)["gold"]) == (0, 0)


@pytest.mark.rule("DD-A.120")
def test_the_abbey_takes_any_quirk() -> None:
    match = visiting("abbey", 1, {"quirks": [POSITIVE[0], NEGATIVE[0]]})
    play(match, "service-0")
    assert options(match) == ["quirk-0", "quirk-1", "keep"]
    play(match, "quirk-0")
    assert hero(match)["quirks"] == [NEGATIVE[0]]


@pytest.mark.rule("DD-A.121")
def test_a_positive_quirk_for_whoever_has_three() -> None:
    full = [NEGATIVE[0], NEGATIVE[1], POSITIVE[0]]
    match = visiting("abbey", 2, {"quirks": full}, tape=[POSITIVE[1]])
    play(match, "service-2")
    assert asked(match) == ["swap_quirk"]  # it takes the other's place, or goes
    play(match, "quirk-2")
    assert hero(match)["quirks"] == [NEGATIVE[0], NEGATIVE[1], POSITIVE[1]]
    match = visiting("abbey", 2, {"quirks": NEGATIVE[:3]})
    assert "service-2" not in options(match)


@pytest.mark.rule("DD-A.113")
@pytest.mark.rule("DD-34.24")
def test_survivalist_dice_are_rolled_with_the_others() -> None:
    match = visiting("survivalist", 3)
    play(match, "service-2")
    out = setting_out(match, [*["food"] * 8, "tool", "wild", "torch"])
    play(out, "potion")
    stores = table(out)["stores"]
    assert stores == {"food": 8, "bandage": 0, "potion": 1, "torch": 1, "tool": 1}
    assert used_up(out)


@pytest.mark.rule("DD-A.113")
def test_sixteen_dice_are_the_most() -> None:
    match = hamlet(days=0, ordered=12, tape=[*QUEST, *["food"] * 16])
    play(match, "depart", "scout_ahead")
    assert table(match)["stores"]["food"] == 16
    assert used_up(match)


# ---------------------------------------------------------------------- Guild


@pytest.mark.rule("DD-34.25")
def test_up_to_two_upgrades_a_visit_in_any_mix() -> None:
    mixes = [["hero", "hero"], ["hero", "skill-0"], ["skill-0", "hero"], ["skill-0", "skill-1"]]
    for mix in [*mixes, ["skill-0", "skill-0"]]:
        match = visiting("guild", 1, {"xp": 20})
        for one in mix:
            play(match, one)
            if one == "hero":
                play(match, options(match)[0])
        assert asked(match) == ["visit"], mix  # no third
    match = visiting("guild", 1, {"xp": 20})
    play(match, "skill-0", "done")
    assert asked(match) == ["visit"]


@pytest.mark.rule("DD-34.26")
def test_a_hero_level_is_four_experience_and_two_gold() -> None:
    match = visiting("guild", 1, {"xp": 9}, gold=9)
    play(match, "hero")
    assert (hero(match)["level"], hero(match)["xp"], table(match)["gold"]) == (2, 5, 7)


@pytest.mark.rule("DD-34.27")
def test_a_skill_level_is_two_experience_and_one_gold() -> None:
    match = visiting("guild", 1, {"xp": 9}, gold=9)
    play(match, "skill-4")
    assert list(hero(match)["ranks"].values())[4] == 2
    assert (hero(match)["xp"], table(match)["gold"]) == (7, 8)


@pytest.mark.rule("DD-34.28")
@pytest.mark.parametrize(
    ("mix", "xp", "gold"), [(["skill-0", "skill-1"], 4, 2), (["hero", "skill-1"], 6, 3)]
)
def test_what_two_upgrades_cost(mix: list[str], xp: int, gold: int) -> None:
    match = visiting("guild", 1, {"xp": xp}, gold=gold)
    for one in mix:
        play(match, one)
        if one == "hero":
            play(match, options(match)[0])
    assert (hero(match)["xp"], table(match)["gold"]) == (0, 0)
    for less in ({"xp": xp - 1}, {"gold": gold - 1}):
        match = visiting("guild", 1, {"xp": less.get("xp", xp)}, gold=less.get("gold", gold))
        play(match, mix[0])
        if mix[0] == "hero":
            play(match, options(match)[0])
        assert asked(match) == ["visit"]  # it does not suffice for the second


# ---------------------------------------------------------------------- Blacksmith


@pytest.mark.rule("DD-34.29")
@pytest.mark.rule("DD-34.30")
@pytest.mark.rule("DD-34.31")
@pytest.mark.rule("DD-A.114")
@pytest.mark.rule("DD-A.122")
@pytest.mark.parametrize(("level", "form", "dice"), [(1, 2, 0), (2, 3, 0), (3, 3, 1)])
def test_the_blacksmith_lends_a_skill_its_higher_form(level: int, form: int, dice: int) -> None:
    fields: Fields = {
        "ranks": [1, 2, 3, 1, 1, 1, 1],
        "skills": pack().heroes[0].families[:3],
    }
    match = visiting("blacksmith", level, fields, gold=1)
    assert asked(match) == ["forge"]
    found = [place for place, rank in enumerate(fields["ranks"]) if rank < form]
    assert options(match) == [*(f"skill-{place}" for place in found), "done"]
    play(match, "skill-0")
    assert table(match)["gold"] == 0
    assert table(match)["hamlet"]["ordered"] == dice  # a Provision die with the third
    assert list(hero(match)["ranks"].values()) == fields["ranks"]  # only lent
    assert skill_card(hero(match)["skills"][0]).level == form
    out = setting_out(match, ["food"] * (8 + dice))
    play(out, "stay")
    assert table(out)["stores"]["food"] == 8 + dice
    assert skill_card(hero(out)["skills"][0]).level == form


@pytest.mark.rule("DD-34.29")
def test_no_gold_no_forge() -> None:
    match = visiting("blacksmith", 1, gold=0)
    assert asked(match) == ["visit"]
    assert hero(match)["forged"] == {}


@pytest.mark.rule("DD-34.29")
def test_another_day_at_the_blacksmith_is_for_another_skill() -> None:
    match = hamlet(days=2, gold=2, tape=[GUILD, GUILD])
    families = pack().heroes[0].families
    play(match, "visit-blacksmith", "skill-0", "pass", "pass", "pass", "visit-blacksmith")
    assert "skill-0" not in options(match)  # no gain
    play(match, "skill-1")
    assert hero(match)["forged"] == {families[0]: 2, families[1]: 2}


@pytest.mark.rule("DD-34.29")
def test_the_lent_form_is_used_in_battle() -> None:
    families = pack().heroes[0].families
    smite = families.index("smite")
    strong = pack().heroes[0].skills[smite][1]
    weak = pack().heroes[0].skills[smite][0]
    assert strong.dmg != weak.dmg
    for forged, dmg in (({"smite": 2}, strong.dmg), ({}, weak.dmg)):
        match = fight(
            {"crusader": {"area": "C", "forged": forged, "skills": ["smite"]}},
            [{"kind": "brigand_cutthroat", "area": "C", "life": 60}],
            turn="crusader",
            tape=[5],
        )
        play(match, next(one for one in options(match) if one.startswith("use-smite")))
        assert table(match)["battle"]["monsters"][0]["wounds"] == dmg


@pytest.mark.rule("DD-34.32")
def test_after_the_quest_the_old_card_returns() -> None:
    match = dungeon(
        {"crusader": {"forged": {"smite": 3}, "skills": ["smite", "stunning_blow", "holy_lance"]}},
        tape=["uneventful_week", 1],
    )
    level = {one.card: one.level for one in map(skill_card, hero(match)["skills"])}
    assert level["smite"] == 3
    play(match, "leave")
    level = {one.card: one.level for one in map(skill_card, hero(match)["skills"])}
    assert level["smite"] == 1
    assert hero(match)["forged"] == {}


# ---------------------------------------------------------------------- Graveyard


@pytest.mark.rule("DD-34.33")
@pytest.mark.rule("DD-A.118")
def test_the_graveyard_gives_a_virtue_for_nothing() -> None:
    match = hamlet({"crusader": {"stress": 6}}, gold=0, tape=None)
    match.supply(str(GUILD))
    play(match, "visit-graveyard")
    assert table(match)["fallen"] == []  # nobody needs to have fallen
    play(match, "service-0")
    assert awaited(match) == dict.fromkeys(VIRTUES, 1)
    match.supply(VIRTUES[2])
    found = hero(match)
    assert (found["mood"], found["red"], found["stress"]) == (VIRTUES[2], True, 0)


@pytest.mark.rule("DD-A.118")
def test_one_virtue_is_enough() -> None:
    match = visiting("graveyard", 1, {"mood": VIRTUES[0], "red": True})
    assert asked(match) == ["visit"]
    assert hero(match)["mood"] == VIRTUES[0]
    match = visiting("graveyard", 1, {"mood": VIRTUES[0], "red": True})
    assert "mood" not in kinds(match)


@pytest.mark.rule("DD-34.34")
@pytest.mark.rule("DD-A.119")
def test_whoever_prayed_dies_at_the_next_ten_stress() -> None:
    """No Test of Resolve in the coming Quest: the heart gives out."""
    match = visiting("graveyard", 1, {"stress": 8}, tape=[VIRTUES[0]])
    play(match, "service-0")
    out = setting_out(match, ["food"] * 8)
    play(out, "stay")
    assert hero(out)["mood"] == VIRTUES[0]
    assert hero(out)["stress"] == 0  # as with every Virtue
    after = ready(out.position(), [["stop"], ["scout_hero", 0, 10]], [])
    assert asked(after) == ["replace"]
    died = next(event for event in after.events if event.kind == "died")
    assert died.fields["why"] == "heart_attack"
    assert "resolve" not in kinds(after)
    assert party(after) == ["hellion", "highwayman", "vestal"]


@pytest.mark.rule("DD-A.119")
def test_the_virtue_of_the_graveyard_becomes_a_positive_quirk_on_return() -> None:
    match = visiting("graveyard", 1, tape=[VIRTUES[0]])
    play(match, "service-0")
    out = setting_out(match, ["food"] * 8)
    play(out, "stay")
    doc: Any = out.position()
    doc["state"]["dungeon"]["stores"]["food"] = 0
    home = ready(doc, [["stop"]], [POSITIVE[4], "uneventful_week", 1])
    play(home, "leave")
    found = hero(home)
    assert (found["mood"], found["red"], found["quirks"]) == (None, False, [POSITIVE[4]])
    assert each(home, "quirks")[1:] == [[], [], []]
    assert len(PARTY) == len(party(home))
