"""House rules: each of them, alone (BB-V)."""

from __future__ import annotations

import random
from typing import Any

import pytest

import undercroft
from undercroft import InvalidSetup, Match, Tape
from undercroft.games.bloodborne.house import PRESETS, VARIANTS
from undercroft.kernel.variant import BOOK

from .stage import STARTERS, hand, hunter, options, play, stage, table, told, used_up

HENRYK, EILEEN, SHADOW = 0, 1, 2
PAIR: dict[str, object] = {"players": 2, "house_shadow": "hunts"}


def pair(
    shadow: dict[str, Any] | None = None, tape: list[object] | None = None, **more: Any
) -> Match:
    """Two players; the third Hunter of the stage is the Shadow. Cards are drawn before they show."""
    others = more.pop("others", {})
    doc: Any = stage(hunters={**others, SHADOW: shadow or {}}, tape=tape or [], **more).position()
    doc["setup"].update(PAIR)
    doc["frame"].update(agenda=[["choose"]], asks=[])
    doc["state"]["round"] = 0
    return undercroft.from_position(doc)


@pytest.mark.rule("BB-V.1")
def test_two_players_and_the_shadow_are_three_hunters() -> None:
    match = undercroft.new("bloodborne", PAIR, seed=1)
    assert (len(match.seats), table(match)["players"]) == (2, 3)
    assert [one["shadow"] for one in table(match)["hunters"]] == [False, False, True]
    assert len(table(match)["row"]) == 3
    assert match.waiting == [HENRYK, EILEEN]
    three = undercroft.new("bloodborne", {"players": 3, "final_boss": "rom"}, seed=1)
    with_it = undercroft.new("bloodborne", {**PAIR, "final_boss": "rom"}, seed=1)
    assert table(with_it)["monster"] == table(three)["monster"]
    assert not any(one["shadow"] for one in table(three)["hunters"])


@pytest.mark.rule("BB-V.1")
def test_two_alone_and_six_hunters_are_refused_with_the_reason() -> None:
    with pytest.raises(
        InvalidSetup, match=r"players: 2 is only for house_shadow=hunts; here it is book"
    ):
        undercroft.new("bloodborne", {"players": 2})
    with pytest.raises(
        InvalidSetup, match=r"house_shadow: hunts is only for players=2 or 3 or 4; here"
    ):
        undercroft.new("bloodborne", {"players": 5, "house_shadow": "hunts"})


@pytest.mark.rule("BB-V.1")
def test_it_is_known_at_the_table() -> None:
    match = undercroft.new("bloodborne", PAIR, seed=1)
    house: Any = match.view(None)["house"]
    assert [one["args"]["what"]["id"] for one in house] == ["bb-house-shadow"]
    assert match.name("seat", "2", "en") == match.game.names(match.state)["seat"]["2"]


@pytest.mark.rule("BB-V.2")
@pytest.mark.parametrize(("way", "left"), [("book", 10), ("shorter", 6), ("longer", 14)])
def test_the_dungeon_is_shorter_or_longer(way: str, left: int) -> None:
    match = undercroft.new("bloodborne", {"house_dungeon": way}, seed=1)
    dungeon = table(match)["dungeon"]
    assert dungeon["left"] == left - 1  # the first of them is there
    bosses = {"book": 3, "shorter": 2, "longer": 4}[way]
    assert dungeon["bosses"] in (bosses - 1, bosses)


def drafting(way: str) -> Match:
    setup = {"house_draft": way, "first_player": 1, "final_boss": "rom"}
    row = ["kirkhammer", "cannon", "blood_vial"]
    later = ["bone_saw", "chain_scythe", "repeating_pistol"]
    return undercroft.new(
        "bloodborne",
        setup,
        chance=Tape([*row, *later, "stake_driver", "twin_hooks", "beast_lure", "scourge_beast"]),
    )


@pytest.mark.rule("BB-V.3")
def test_everybody_takes_an_upgrade_before_the_first_monster() -> None:
    match = undercroft.new("bloodborne", {"house_draft": "one", "first_player": 1}, seed=2)
    assert table(match)["monster"] is None
    order = []
    while table(match)["monster"] is None:
        [seat] = match.waiting
        order.append(seat)
        match.decide(options(match, seat)[0], seat=seat)
    assert order == [1, 2, 0]
    assert [len(hand(match, seat)) for seat in range(3)] == [len(STARTERS) + 1] * 3
    assert len(table(match)["row"]) == 3


@pytest.mark.rule("BB-V.3")
def test_the_second_upgrade_goes_round_the_other_way() -> None:
    match = drafting("two")
    order = []
    while table(match)["monster"] is None:
        [seat] = match.waiting
        order.append(seat)
        match.decide(options(match, seat)[0], seat=seat)
    assert order == [1, 2, 0, 0, 2, 1]
    assert [len(hand(match, seat)) for seat in range(3)] == [len(STARTERS) + 2] * 3
    assert used_up(match)


@pytest.mark.rule("BB-V.4")
def test_a_card_is_drawn_when_all_have_chosen() -> None:
    match = pair(tape=["hunter_axe", "0", "lamp_townsman"])
    assert not hunter(match, HENRYK)["ready"]
    match.decide("saw_cleaver", seat=HENRYK)
    assert table(match)["hunters"][SHADOW]["played"] == []
    match.decide("saw_cleaver", seat=EILEEN)
    assert "hunter_axe" in [one["card"] for one in told(match, "played")]


@pytest.mark.rule("BB-V.4")
@pytest.mark.parametrize(
    ("shadow", "dreams"),
    [
        ({"health": 3}, True),
        ({"health": 4}, False),
        ({"collected": 5}, True),
        ({"collected": 4}, False),
        ({"hand": ["hunters_dream"], "used": STARTERS[:4]}, True),
        ({"hand": ["hunters_dream", "transform"], "used": STARTERS[:3]}, True),
        ({"health": 1, "hand": STARTERS[:4], "used": ["hunters_dream"]}, False),
    ],
)
def test_it_dreams_when_it_is_hurt_or_laden_or_has_nothing_else(
    shadow: dict[str, Any], dreams: bool
) -> None:
    drawn: list[object] = ["0", "cannon", "kirkhammer"] if dreams else ["saw_cleaver", "0"]
    row = ["repeating_pistol", "cannon", "blood_vial"]
    match = pair(shadow, [*drawn, "lamp_townsman"], row=row, monster="carrion_crow")
    play(match, "saw_cleaver", "saw_cleaver")
    cards = {one["who"]: one["card"] for one in told(match, "played")}
    assert cards[SHADOW] == ("hunters_dream" if dreams else "saw_cleaver")


@pytest.mark.rule("BB-V.4")
def test_the_weapon_it_transforms_into_is_drawn() -> None:
    match = pair(tape=["transform", "hunter_pistol", "0", "lamp_townsman"])
    play(match, "saw_cleaver", "saw_cleaver")
    assert [one["card"] for one in told(match, "transformed")] == ["hunter_pistol"]
    # With the others who transform it is shown at once.
    match = pair(tape=["transform", "hunter_axe", "0", "lamp_townsman"])
    play(match, "transform", "saw_cleaver")
    match.decide("hunter_axe", seat=HENRYK)
    assert [one["who"] for one in told(match, "transformed")] == [HENRYK, SHADOW]


@pytest.mark.rule("BB-V.1")
def test_a_shadow_that_transforms_has_a_weapon_in_every_model() -> None:
    """Henryk thinks about his own Weapon while the Shadow's is still to be drawn."""
    spent = STARTERS[:3]
    match = pair(
        {"hand": ["cannon", "hunters_dream", "transform"], "used": spent},
        tape=["transform"],
        others={1: {"hand": ["grave_lens", "hunters_dream", "transform"], "used": spent}},
        row=[],
        deck={},
    )
    play(match, "transform", "hunters_dream")
    assert match.waiting == [HENRYK]
    for seed in range(12):
        model = match.determinize(HENRYK, seed)
        hunters: Any = model.position()["state"]["hunters"]
        assert sorted(hunters[SHADOW]["hand"]) == ["cannon", "hunters_dream"]
        model.decide("hunter_axe", seat=HENRYK)
        assert "cannon" not in model.position()["state"]["hunters"][SHADOW]["hand"]  # type: ignore[index]


@pytest.mark.rule("BB-V.5")
def test_it_draws_an_upgrade_and_what_must_go() -> None:
    row = ["repeating_pistol", "cannon", "blood_vial"]
    cards = [*STARTERS, "chain_scythe", "bone_saw"]
    tape: list[object] = ["0", "cannon", "chain_scythe", "kirkhammer", "lamp_townsman"]
    match = pair({"health": 3, "hand": cards}, tape, row=row, monster="carrion_crow")
    play(match, "saw_cleaver", "saw_cleaver")
    assert [one["card"] for one in told(match, "upgraded")] == ["cannon"]
    assert table(match)["hunters"][SHADOW]["removed"] == ["chain_scythe"]


@pytest.mark.rule("BB-V.5")
def test_trouble_goes_to_whoever_has_the_most_blood() -> None:
    for rich, poor in ((HENRYK, EILEEN), (EILEEN, HENRYK)):
        match = pair(
            {"hand": ["beast_lure", "hunters_dream"]},
            ["beast_lure", "0", "lamp_townsman"],
            others={rich: {"collected": 1, "banked": 3}, poor: {"collected": 2}},
        )
        play(match, "saw_cleaver", "saw_cleaver")
        assert [one["who"] for one in told(match, "lured")] == [rich]


@pytest.mark.rule("BB-V.6")
def test_where_the_shadow_has_won_nobody_has() -> None:
    for blood, winners in ((30, []), (0, [HENRYK])):
        match = pair(
            {"banked": blood},
            ["saw_cleaver", "0"],
            others={HENRYK: {"banked": 9}},
            monster="rom",
            echoes=1,
        )
        play(match, "saw_cleaver", "saw_cleaver")
        assert match.over
        assert list(match.result.winners) == winners
        title = match.result.title
        assert (title is not None and title.id == "bb-end-shadow") == (blood > 0)


def test_the_set_up_offers_them_in_words() -> None:
    fields = {field.name: field for field in undercroft.setup_options("bloodborne")}
    for variant in VARIANTS:
        assert [one.value for one in fields[variant.name].values] == [BOOK, *variant.values]
    for preset in PRESETS:
        undercroft.new("bloodborne", dict(preset.chosen), seed=1)


def test_a_whole_game_with_the_shadow_is_kept_and_played_again() -> None:
    setup = {**PAIR, "house_dungeon": "shorter", "house_draft": "two"}
    match = undercroft.new("bloodborne", setup, seed=5)
    rng = random.Random(3)
    for _ in range(2_000):
        if match.over:
            break
        seat = match.waiting[0]
        match.decide(rng.choice(options(match, seat)), seat=seat)
        match.game.check(match.state)
        twin = undercroft.from_position(match.position())
        assert twin.position() == match.position()
    assert match.over
    assert undercroft.replay(match.journal()).position() == match.position()


@pytest.mark.rule("BB-V.5")
def test_only_a_shadow_takes_and_only_what_is_there() -> None:
    """A document may say that it is about to: where it hunts, and where there is something to take."""
    row = ["grave_lens"]
    for match, what, fits in (
        (pair(row=row), "upgrade", True),
        (pair(row=[], deck={}), "upgrade", False),
        (pair(), "reclaim", False),  # nothing is used yet
        (stage(row=row), "upgrade", False),
    ):
        doc: Any = match.position()
        doc["frame"]["agenda"].append(["shadow_takes", what])
        if fits:
            undercroft.from_position(doc)
        else:
            with pytest.raises(undercroft.PositionError, match="agenda"):
                undercroft.from_position(doc)
