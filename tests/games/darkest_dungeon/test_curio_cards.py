"""Every Curio (DD-10.9, DD-10.10): both sides of the card, and the good one alone by torchlight."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.kernel.match import Match

from .stage import (
    PARTY,
    Fields,
    asked,
    awaited,
    conditions,
    dungeon,
    hero,
    kinds,
    options,
    pack,
    play,
    table,
    used_up,
)

CURIO = "curio"  # the face of an Exploration die
HURT: Fields = {"wounds": 8, "stress": 5}
# What changes for a Crusader with 8 Wounds and 5 Stress at Level 1. The rolls of the negative side come
# first: a d10 whether it happens, a Trap, the card drawn.
Side = tuple[dict[str, object], list[object]]
CARDS: dict[str, tuple[Side, Side]] = {
    "cracked_reliquary": (({"stress": 6}, []), ({"gold": 20}, [])),
    "moss_grown_font": (({"disease": "bulimic"}, [2, "bulimic"]), ({"wounds": 4}, [])),
    "bound_ledger": (({"light": 2}, []), ({"stress": 2}, [])),
    "locked_coffer": (({"wounds": 10}, [3]), ({"trinkets": ["accuracy_stone"]}, ["accuracy_stone"])),
    "pile_of_scrolls": (({"stress": 6}, []), ({"quirks": ["clotter"]}, [6, "clotter"])),
    "iron_candelabra": (({"wounds": 9}, []), ({"light": 5}, [])),
    "butcher_rack": (({"disease": "bulimic"}, [2, "bulimic"]), ({"food": 3}, [])),
    "apothecary_shelf": (({"stacks": [("blight", 1, 2)]}, []), ({"potion": 2}, [])),
    "surgeon_chest": (({"stacks": [("bleed", 1, 2)]}, []), ({"bandage": 2}, [])),
    "mason_crate": (({"stress": 6}, []), ({"tool": 2}, [])),
    "pilgrim_pack": (({"wounds": 9}, []), ({"food": 1, "tool": 2}, ["food", "tool", "tool"])),
    "weeping_statue": (({"quirks": ["mercurial"]}, [2, "mercurial"]), ({"stress": 2}, [])),
    "eldritch_altar": (({"stacks": [("debuff", 0, 2)]}, []), ({"gold": 20}, [])),
    "family_portrait": (({"stress": 6}, []), ({"quirks": ["clotter"]}, [6, "clotter"])),
    "sealed_sarcophagus": (
        ({"disease": "bulimic"}, [3, "bulimic"]), ({"trinkets": ["accuracy_stone"]}, ["accuracy_stone"]),
    ),
    "whispering_skull": (({"stress": 6}, []), ({"revealed": 1}, ["lair"])),
    "coin_trough": (({"wounds": 9}, []), ({"gold": 24}, [7])),
    "shattered_mirror": (({"quirks": ["mercurial"]}, [3, "mercurial"]), ({"unlearns": True}, [])),
    "confessor_bench": (({"light": 2}, []), ({"stress": 1}, [])),
    "old_war_trophy": (
        ({"stress": 6}, []), ({"trinkets": ["accuracy_stone"]}, ["accuracy_stone"]),
    ),
    "offering_bowl": (({"quirks": ["mercurial"]}, [3, "mercurial"]), ({"gold": 24}, [7])),
    "rotten_larder": (({"disease": "bulimic"}, [3, "bulimic"]), ({"wounds": 2}, [])),
    "warded_door": (({"wounds": 10}, [3]), ({"gold": 25, "torch": 1}, ["torch"])),
    "nameless_tome": (({"stress": 6}, []), ({"tutor": 1}, [])),
}  # fmt: skip
#: Cards whose bad side may stay away: up to which roll it comes.
UPTO = {
    "moss_grown_font": 2, "butcher_rack": 2, "weeping_statue": 2, "sealed_sarcophagus": 3,
    "shattered_mirror": 3, "offering_bowl": 3, "rotten_larder": 3,
}  # fmt: skip


def curio(card: str, tape: list[object], torch: bool, **more: Any) -> Match:
    """The Crusader finds it; Light 3."""
    fields = {**HURT, **more.pop("fields", {})}
    party = {"crusader": fields, **{kind: {} for kind in PARTY[1:]}}
    match = dungeon(
        party,
        tile="long_gallery",
        light=3,
        stores={"torch": 1},
        agenda=[["stop"], ["hazard", 0, CURIO]],
        tape=[card, *tape],
        **more,
    )
    play(match, "pay" if torch else "suffer")
    return match


def state(match: Match) -> dict[str, object]:
    now = table(match)
    one = hero(match)
    doc: Any = match.position()
    found = {key: one[key] for key in ("wounds", "stress", "quirks", "disease")}
    found["trinkets"] = [trinket["card"] for trinket in one["trinkets"]]
    found |= {"light": now["light"], "gold": now["gold"], **now["stores"]}
    found["stacks"] = conditions(one)
    found["tutor"] = doc["state"]["hamlet"]["tutor"]
    found["revealed"] = sum(token is not None for token in now["dungeon"]["tokens"])
    return found


PLAIN: dict[str, object] = {
    "wounds": 8, "stress": 5, "quirks": [], "disease": None, "trinkets": [], "light": 3, "gold": 10,
    "food": 0, "bandage": 0, "potion": 0, "torch": 0, "tool": 0, "stacks": [], "tutor": 0,
    "revealed": 0,
}  # fmt: skip


def answered(match: Match) -> None:
    """What a good side still asks: take the Trinket, keep the Quirks."""
    while asked(match) != ["stop"]:
        play(match, options(match)[0])


def expected(changes: dict[str, object], torch: int) -> dict[str, object]:
    left = {key: value for key, value in changes.items() if key != "unlearns"}
    found = {**PLAIN, "torch": torch, **left}
    if "torch" in changes:
        found["torch"] = torch + int(str(changes["torch"]))
    return found


def test_every_curio_is_here() -> None:
    assert set(CARDS) == set(pack().things["curio"])


@pytest.mark.rule("DD-10.10")
@pytest.mark.parametrize("card", sorted(CARDS))
def test_by_torchlight_the_good_side_alone(card: str) -> None:
    _, (changes, rolls) = CARDS[card]
    match = curio(card, rolls, torch=True)
    answered(match)
    assert state(match) == expected(changes, 0)
    assert used_up(match)


@pytest.mark.rule("DD-10.9")
@pytest.mark.parametrize("card", sorted(CARDS))
def test_without_a_torch_both_sides(card: str) -> None:
    (bad, before), (good, after) = CARDS[card]
    match = curio(card, [*before, *after], torch=False)
    answered(match)
    both = expected({**bad, **good}, 1)
    for key in ("wounds", "stress", "light"):
        if key in bad and key in good:
            both[key] = int(str(bad[key])) + int(str(good[key])) - int(str(PLAIN[key]))
    if "quirks" in bad and "unlearns" in good:
        both["quirks"] = []  # the one that came is let go at once
    assert state(match) == both
    assert used_up(match)


@pytest.mark.rule("DD-10.9")
@pytest.mark.parametrize("card", sorted(UPTO))
def test_a_bad_side_that_is_rolled_for_may_stay_away(card: str) -> None:
    _, (good, after) = CARDS[card]
    match = curio(card, [UPTO[card] + 1, *after], torch=False)
    answered(match)
    assert state(match) == expected(good, 1)


@pytest.mark.parametrize(("card", "upto"), [("pile_of_scrolls", 6), ("family_portrait", 6)])
def test_a_gift_may_stay_away_too(card: str, upto: int) -> None:
    match = curio(card, [upto + 1], torch=True)
    assert "quirk" not in kinds(match)
    assert used_up(match)


@pytest.mark.rule("DD-10.9")
@pytest.mark.parametrize(
    ("card", "key", "wounds"),
    [
        ("moss_grown_font", "wounds", 0),
        ("rotten_larder", "wounds", 0),
        ("iron_candelabra", "bad", 8 + 3),
        ("pilgrim_pack", "bad", 8 + 3),
        ("coin_trough", "bad", 8 + 3),
    ],
)
def test_what_a_curio_does_grows_with_the_dungeon(card: str, key: str, wounds: int) -> None:
    _, (_, after) = CARDS[card]
    torch = key != "bad"
    match = curio(card, after, torch=torch, level=3, campaign={"act": 3})
    assert hero(match)["wounds"] == wounds


def test_the_mirror_takes_a_quirk_of_the_heros_choice() -> None:
    match = curio("shattered_mirror", [], torch=True, fields={"quirks": ["clotter", "mercurial"]})
    assert options(match) == ["quirk-0", "quirk-1", "keep"]
    play(match, "quirk-1")
    assert hero(match)["quirks"] == ["clotter"]
    match = curio("shattered_mirror", [], torch=True, fields={"quirks": ["clotter"]})
    play(match, "keep")
    assert hero(match)["quirks"] == ["clotter"]


def test_a_coffer_holds_a_trinket_of_the_dungeons_level() -> None:
    for level in (1, 2, 3):
        match = dungeon(
            level=level, campaign={"act": level}, agenda=[["stop"], ["hazard", 0, CURIO]],
            stores={"torch": 1}, tape=None,
        )  # fmt: skip
        play(match, "pay")
        match.supply("locked_coffer")
        levels = {pack().things["trinket"][card].level for card in awaited(match)}
        assert levels == {level}
