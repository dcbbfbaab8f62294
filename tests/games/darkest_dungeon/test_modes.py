"""Radiant and Stygian (DD-38), set-ups that are refused, and how a single Quest ends."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from undercroft.games.darkest_dungeon.game import GAME
from undercroft.kernel.errors import InvalidSetup
from undercroft.kernel.match import Match

from .stage import (
    asked,
    awaited,
    dungeon,
    fight,
    hamlet,
    hero,
    kinds,
    new,
    options,
    pack,
    play,
    ready,
    skill_card,
    table,
    used_up,
)

QUEST = ["scout_ahead", "dem_bones", "long_gallery"]
ORDINARY = [room.id for room in pack().rooms if room.ordinary and room.entry is not None]
#: Those who have +1 Crit in Stygian: whoever the fight is named after, and every final form.
BOSSES = {
    *(f"{boss}_{n}" for boss in ("necromancer", "prophet", "collector", "fanatic") for n in (1, 2, 3)),
    "templar_impaler", "templar_warlord", "mammoth_cyst", "shuffling_horror",
    "ancestor_first_form", "ancestor_second_form", "gestating_heart", "heart_of_darkness",
}  # fmt: skip
COMPANY = {card.id for card in pack().monsters if not card.deck} - BOSSES


def leaving_for(difficulty: str, dice: list[object] | None, **more: Any) -> Match:
    """The party sets out for Scout Ahead."""
    setup = {"difficulty": difficulty, **more.pop("setup", {})}
    tape = None if dice is None else [*QUEST, *dice]
    match = hamlet(days=0, tape=tape, setup=setup, **more)
    play(match, "depart")
    if dice is None:
        for label in QUEST[:2]:
            match.supply(label)
    play(match, "scout_ahead")
    return match


# ---------------------------------------------------------------------- choosing


@pytest.mark.rule("DD-38.1")
def test_the_mode_is_chosen_when_the_campaign_starts() -> None:
    field = next(field for field in GAME.fields(pack()) if field.name == "difficulty")
    assert [choice.value for choice in field.values] == ["standard", "radiant", "stygian"]
    assert field.default == "standard"
    for difficulty in ("standard", "radiant", "stygian"):
        match = new(mode="campaign", players=1, difficulty=difficulty)
        assert table(match)["difficulty"] == difficulty
    with pytest.raises(InvalidSetup, match="difficulty"):
        new(mode="campaign", difficulty="hard")


@pytest.mark.rule("DD-38.2")
@pytest.mark.rule("DD-38.5")
@pytest.mark.parametrize(
    ("difficulty", "gold"), [("standard", 10), ("radiant", 20), ("stygian", 0)]
)
def test_the_gold_of_the_beginning(difficulty: str, gold: int) -> None:
    assert table(new(mode="campaign", players=1, difficulty=difficulty))["gold"] == gold


# ---------------------------------------------------------------------- Radiant


@pytest.mark.rule("DD-38.3")
def test_radiant_heroes_roll_one_die_and_choose_the_other() -> None:
    match = leaving_for("radiant", ["food", "tool", "food", "wild"])
    sides = ["food", "bandage", "potion", "torch", "tool"]
    for side in ("torch", "potion", "bandage"):
        assert asked(match) == ["turn_wild"]
        assert sorted(options(match)) == sorted(sides)
        play(match, side)
    play(match, "tool", "torch")  # the Wild of the fourth, then his other die
    stores = table(match)["stores"]
    assert stores == {"food": 2, "bandage": 1, "potion": 1, "torch": 2, "tool": 2}
    assert used_up(match)


@pytest.mark.rule("DD-38.3")
def test_bonus_dice_are_rolled_even_in_radiant() -> None:
    match = leaving_for("radiant", ["food"] * 6, ordered=2)
    play(match, *["torch"] * 4)
    assert table(match)["stores"]["torch"] == 4
    assert table(match)["stores"]["food"] == 6
    assert used_up(match)


@pytest.mark.rule("DD-38.3")
@pytest.mark.parametrize("difficulty", ["standard", "stygian"])
def test_others_roll_both(difficulty: str) -> None:
    match = leaving_for(difficulty, ["food"] * 8)
    assert asked(match) == ["arrange"]
    assert table(match)["stores"]["food"] == 8
    assert used_up(match)


@pytest.mark.rule("DD-38.4")
@pytest.mark.parametrize(
    ("difficulty", "dice", "scouted"), [("standard", 8, 4), ("radiant", 4, 0), ("stygian", 8, 4)]
)
def test_exploration_dice_by_mode(difficulty: str, dice: int, scouted: int) -> None:
    """Two each, in Radiant one; one less after Scouting."""
    for scouts, count in ((False, dice), (True, scouted)):
        match = dungeon(
            tokens={"a": "empty"}, setup={"difficulty": difficulty}, tape=["blank"] * count
        )
        play(match, *(["scout"] if scouts else []), "explore-0")
        assert used_up(match)
        assert asked(match) == ["stop"]
        assert table(match)["dungeon"]["at"] == 0


# ---------------------------------------------------------------------- Stygian


@pytest.mark.rule("DD-38.6")
def test_seventeen_stygian_cards_are_harder_than_the_standard_ones() -> None:
    assert len(ORDINARY) == 17
    found: dict[str, list[Any]] = {}
    for difficulty in ("standard", "radiant", "stygian"):
        match = new(mode="campaign", players=1, difficulty=difficulty)
        catalog: Any = match.game.catalog(match.state)
        for room in catalog["rooms"]:
            if room["id"] in ORDINARY:
                found.setdefault(room["id"], []).append(room["rules"])
    for id, (standard, radiant, stygian) in found.items():
        assert standard == radiant, id
        assert standard != stygian, id


@pytest.mark.rule("DD-38.6")
@pytest.mark.parametrize(
    ("difficulty", "stress"), [("standard", 1), ("radiant", 1), ("stygian", 2)]
)
def test_the_stygian_card_is_in_force(difficulty: str, stress: int) -> None:
    """Cornered: Stress for whoever ends his turn there, twice as much on the Stygian card."""
    match = fight(
        {"crusader": {"area": "NE"}},
        [("bone_soldier", "SE")],
        room="ruins_1",
        turn="crusader",
        setup={"difficulty": difficulty},
        tape=["party"],
        cards=(0, 0),
    )
    play(match, "end")
    assert hero(match)["stress"] == stress


@pytest.mark.rule("DD-38.6")
def test_the_same_rooms_are_drawn_in_every_mode() -> None:
    """The Stygian cards replace the standard ones card by card."""
    decks = []
    for difficulty in ("standard", "stygian"):
        match = dungeon(tokens={"a": "lair"}, setup={"difficulty": difficulty}, tape=None)
        play(match, "explore-0")
        for _ in range(8):
            match.supply("blank")
        decks.append(awaited(match))
    assert decks[0] == decks[1]
    assert set(decks[0]) == {id for id in ORDINARY if id.startswith("ruins")}


def crits(monster: str, difficulty: str) -> dict[int, float]:
    """The chance of a critical hit of each of its Skills, near the hero and away from him."""
    room = pack().room("dd_12")
    area = room.monster_start[0]
    found: dict[int, float] = {}
    for place in {area, *room.hero_start}:
        match = fight(
            {"crusader": {"area": place, "level": 3}},
            [(monster, area)],
            room="dd_12",
            turn="crusader",
            level=3,
            setup={"difficulty": difficulty},
        )
        for one in table(match)["battle"]["monsters"][0]["intents"]:
            if one["skill"] is not None and one["odds"]:
                found[one["skill"]] = one["odds"][0]["crit"]
    return found


def can_crit(skill: int) -> bool:
    return skill_card(skill).crit is not None


@pytest.mark.rule("DD-38.7")
@pytest.mark.rule("DD-A.134")
def test_bosses_are_those_the_fight_is_named_after() -> None:
    assert {card.id for card in pack().monsters if card.boss} == BOSSES
    assert COMPANY  # Collected, Pyres, Stalks, Reflections


@pytest.mark.rule("DD-38.7")
@pytest.mark.parametrize("monster", sorted(BOSSES))
def test_every_boss_has_one_crit_more_in_stygian(monster: str) -> None:
    standard, stygian = crits(monster, "standard"), crits(monster, "stygian")
    assert crits(monster, "radiant") == standard
    assert standard or monster == "gestating_heart"  # which attacks nobody
    for skill, chance in standard.items():
        more = 0.1 if can_crit(skill) else 0.0
        assert stygian[skill] == pytest.approx(chance + more), skill_card(skill).card


@pytest.mark.rule("DD-A.134")
@pytest.mark.parametrize("monster", sorted(COMPANY))
def test_their_company_has_not(monster: str) -> None:
    assert crits(monster, "stygian") == crits(monster, "standard")


@pytest.mark.rule("DD-38.7")
@pytest.mark.parametrize(("difficulty", "result"), [("standard", "hit"), ("stygian", "crit")])
def test_a_boss_rolls_a_critical_where_it_had_been_a_hit(difficulty: str, result: str) -> None:
    """A roll just above the printed Crit."""
    card = pack().monster("templar_impaler")
    choice = card.numbers[0].index(1) + 1
    room = pack().room("dd_9")
    area = next(one for one in room.hero_start if room.capacity[one] >= 3)
    match = fight(
        {"crusader": {"area": area, "level": 3}},
        [("templar_impaler", area)],
        room="dd_9",
        boss="templars",
        turn=8,
        level=3,
        setup={"difficulty": difficulty},
        tape=[choice, card.skills[1].crit + 1, 1, "party"],
    )
    event = next(event for event in match.events if event.kind == "results")
    assert event.fields["results"] == result


# ---------------------------------------------------------------------- set-ups that cannot be


@pytest.mark.rule("DD-39.2")
@pytest.mark.parametrize(
    ("mode", "players"), [("circus", 1), ("circus", 3), *((m, 5) for m in ("campaign", "quest"))]
)
def test_a_wrong_number_of_players_is_refused_in_one_line(mode: str, players: int) -> None:
    with pytest.raises(InvalidSetup) as refused:
        undercroft.new("darkest_dungeon", {"mode": mode, "players": players})
    text = str(refused.value)
    assert text.startswith("mode: " if mode == "circus" else "players: ")
    assert "\n" not in text
    assert ("2 or 4" if mode == "circus" else "1, 2, 3, 4") in text


@pytest.mark.rule("DD-39.2")
@pytest.mark.parametrize(
    ("mode", "players"),
    [("circus", 2), ("circus", 4), *(("campaign", number) for number in (1, 2, 3, 4))],
)
def test_the_right_ones_are_not(mode: str, players: int) -> None:
    match = undercroft.new("darkest_dungeon", {"mode": mode, "players": players})
    assert len(match.seats) == players
    assert not match.over


# ---------------------------------------------------------------------- a single Quest


@pytest.mark.rule("DD-4.7", "DD-A.300")
@pytest.mark.parametrize(
    ("rooms", "xp", "end"), [(0, 0, "nothing"), (2, 1, "part"), (6, 3, "done")]
)
def test_a_single_quest_left_early_is_not_lost(rooms: int, xp: int, end: str) -> None:
    """What the players have is the Experience brought home; with none of it nobody has won either."""
    match = dungeon(mode="quest", setup={"players": 2}, progress=rooms)
    play(match, "leave", "yes")
    assert match.over
    assert "game_lost" not in kinds(match)
    result = match.result
    assert result is not None
    assert result.winners == ((0, 1) if xp else ())
    assert [score.total for score in result.scores] == [xp, xp]
    assert result.title is not None
    assert (result.title.id, result.why.id) == (f"dd-end-quest-{end}", f"dd-why-home-{end}")


@pytest.mark.rule("DD-0.22")
def test_a_single_quest_is_lost_with_the_last_waiting_hero() -> None:
    match = dungeon(mode="quest", hamlet={"waiting": 0})
    match = ready(match.position(), [["stop"], ["deathblow", 0]], ["skull"])
    assert match.over
    assert match.result is not None
    assert match.result.winners == ()
    assert match.result.scores == ()


@pytest.mark.parametrize(
    ("mode", "players", "roles"),
    [("quest", 3, ["heir"] * 3), ("circus", 4, ["team_a", "team_b", "team_a", "team_b"])],
)
def test_seats_are_numbered_from_one(mode: str, players: int, roles: list[str]) -> None:
    match = new({"mode": mode, "players": players})
    assert [seat.name for seat in match.seats] == [str(n) for n in range(1, players + 1)]
    assert [seat.role for seat in match.seats] == roles
