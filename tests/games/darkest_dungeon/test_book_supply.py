"""Scenes of what is limited: Trinkets in use, Quirks that are held, 16 dice, who can fall ill."""

from __future__ import annotations

import pytest

from .stage import (
    MONSTER,
    PARTY,
    asked,
    awaited,
    dungeon,
    each,
    fight,
    hamlet,
    hero,
    pack,
    play,
    rule,
    table,
    used_up,
)  # fmt: skip


@rule("DD-34.9")
@rule("DD-25.1")
def test_the_wagon_offers_what_is_left() -> None:
    """All twelve of Level 3 are in use: two Trinkets lie there instead of three."""
    cards = [card.id for card in pack().trinkets if card.level == 3]
    party = {
        kind: {"level": 3, "trinkets": cards[3 * n : 3 * n + 3]} for n, kind in enumerate(PARTY)
    }
    match = hamlet(party, buildings={"nomad_wagon": 3}, tape=[1, "accuracy_stone", "dark_bracer"])
    play(match, "visit-nomad_wagon")
    assert used_up(match)
    assert table(match)["hamlet"]["offer"] == ["accuracy_stone", "dark_bracer"]


@rule("DD-A.83")
@rule("DD-28.8")
@rule("DD-28.9")
@pytest.mark.parametrize(("mood", "negative"), [("fearful", True), ("focused", False)])
def test_a_mood_becomes_a_quirk_that_nobody_has(mood: str, negative: bool) -> None:
    """What was laid down comes home with the party: only what is held is missing."""
    every = [one.id for one in pack().quirks if one.negative == negative]
    match = dungeon(
        {"crusader": {"mood": mood, "red": True}, "hellion": {"quirks": every[:1]}},
        quirk_out=every[2:],
        agenda=[["return_home", None]],
        tape=None,
    )
    assert sorted(awaited(match)) == sorted(every[1:])


@rule("DD-8.5")
@rule("DD-A.12")
@pytest.mark.parametrize(("food", "rolled"), [(16, 0), (15, 1), (14, 2)])
def test_an_excavation_site_fills_the_pool_up_to_sixteen(food: int, rolled: int) -> None:
    tile = next(one for one in pack().tiles if one.entry.boss_slots)
    room = tile.names[0]
    match = dungeon(
        PARTY,
        quest="light_the_way",
        tile=tile.id,
        level=3,
        tokens={room: "empty"},
        at=room,
        stores={"food": food},
        agenda=[["stop"], ["enter_room", True]],
        tape=["tool"] * rolled,
    )
    while asked(match)[0] != "stop":
        play(match, match.decisions[0].options[-1].id)
    assert table(match)["stores"]["tool"] == rolled
    assert used_up(match)


@rule("DD-27.1")
@rule("DD-21.3")
@pytest.mark.parametrize(
    ("kind", "level", "sick"),
    [
        ("plague_doctor", 1, True),
        ("plague_doctor", 2, False),
        ("vestal", 2, True),
        ("vestal", 3, False),
    ],
)
def test_a_maggots_bite_and_those_who_cannot_catch_anything(
    kind: str, level: int, sick: bool
) -> None:
    match = fight(
        {"hellion": {"area": "W"}, kind: {"area": "S", "level": level}},
        [("maggot", "C")],
        turn=MONSTER,
        tape=[3, *["ennui"] * sick],
    )
    assert (hero(match, kind)["disease"] == "ennui") == sick
    assert hero(match, kind)["wounds"] == 3
    assert used_up(match)


@rule("DD-27.3")
@rule("DD-27.2")
def test_a_howl_makes_everybody_sick_who_hears_it_and_the_sick_quirky() -> None:
    """Three in the Area: one falls ill, one has another Disease and a Quirk for it, one cannot."""
    match = fight(
        {
            "crusader": {"area": "S"},
            "hellion": {"area": "S", "disease": "ennui"},
            "vestal": {"area": "S", "level": 3},
        },
        [("ghoul", "C")],
        turn=MONSTER,
        tape=[9, 5, "syphilis", "lethargy", "clumsy"],
    )
    assert [one["disease"] for one in table(match)["heroes"][:3]] == ["syphilis", "lethargy", None]
    assert hero(match, "hellion")["quirks"] == ["clumsy"]
    assert table(match)["light"] == 4  # once, not once a Target
    assert each(match, "stress")[:3] == [2, 2, 2]
    assert used_up(match)
