"""Step 8: the end of the round (BB-13)."""

from __future__ import annotations

import pytest

from undercroft.games.bloodborne.cards import Cards
from undercroft.text import render

from .stage import (
    STARTERS,
    base_pack,
    by_hand,
    each,
    entry,
    hand,
    hunter,
    kinds,
    monster,
    options,
    play,
    stage,
    table,
    told,
    used_up,
)

HENRYK, EILEEN, LUDWIG = 0, 1, 2


@pytest.mark.rule("BB-13.1")
def test_played_cards_transform_and_its_weapon_go_to_the_used_pile() -> None:
    match = stage(monster="carrion_crow", tape=["0", "lamp_townsman"])
    play(match, "transform", "hunter_axe", "hunter_pistol")
    match.decide("saw_cleaver", seat=HENRYK)
    assert each(match, "used") == [["saw_cleaver", "transform"], ["hunter_axe"], ["hunter_pistol"]]
    assert each(match, "played") == [[], [], []]
    assert sorted(hand(match, HENRYK)) == ["hunter_axe", "hunter_pistol", "hunters_dream"]


@pytest.mark.rule("BB-13.2")
@pytest.mark.parametrize("seat", [None, HENRYK, EILEEN, LUDWIG])
def test_everybody_sees_every_used_pile(seat: int | None) -> None:
    match = stage(
        hunters={EILEEN: {"hand": ["hunters_dream"], "used": ["hunter_axe", "chain_scythe"]}}
    )
    assert table(match, seat)["hunters"][EILEEN]["used"] == ["hunter_axe", "chain_scythe"]


@pytest.mark.rule("BB-13.3")
def test_the_token_goes_from_henryk_to_eileen_to_ludwig_to_henryk() -> None:
    match = stage(
        monster="carrion_crow",
        tape=["0", "scourge_beast", "0", "lamp_townsman", "0", "garden_of_eyes"],
    )
    firsts = [table(match)["first"]]
    for card in ("saw_cleaver", "hunter_axe", "hunter_pistol"):
        play(match, card, card, card)
        firsts.append(table(match)["first"])
    assert firsts == [HENRYK, EILEEN, LUDWIG, HENRYK]


@pytest.mark.rule("BB-13.4")
@pytest.mark.parametrize(("echoes", "how"), [(3, "killed"), (4, "escaped")])
def test_the_next_monster_comes_when_this_one_is_gone(echoes: int, how: str) -> None:
    match = stage(monster="carrion_crow", echoes=echoes, tape=["0", "garden_of_eyes"])
    left = table(match)["dungeon"]["left"]
    play(match, "saw_cleaver", "saw_cleaver", "saw_cleaver")
    assert table(match)["dungeon"]["gone"] == [{"id": "carrion_crow", "how": how}]
    assert monster(match)["id"] == "garden_of_eyes"  # type: ignore[index]
    assert table(match)["dungeon"]["left"] == left - 1
    assert used_up(match)


@pytest.mark.rule("BB-13.5")
@pytest.mark.parametrize(("players", "echoes"), [(3, 4), (4, 5), (5, 6)])
def test_the_next_monster_comes_with_its_blood_and_its_reveal_ability(
    players: int, echoes: int
) -> None:
    match = stage(players, monster="carrion_crow", tape=["0", "beast_patient"])
    play(match, *["saw_cleaver"] * players)
    assert monster(match) == {
        "id": "beast_patient", "kind": "monster", "die": "green", "echoes": echoes, "full": echoes,
    }  # fmt: skip
    assert each(match, "health") == [7] * players


@pytest.mark.rule("BB-13.6")
def test_nothing_is_revealed_while_a_boss_lives() -> None:
    match = stage(monster="rootbound_stag", tape=["0"])
    play(match, "hunter_axe", "saw_cleaver", "saw_cleaver")
    assert "revealed" not in kinds(match)
    assert monster(match)["id"] == "rootbound_stag"  # type: ignore[index]
    assert options(match, HENRYK)


@pytest.mark.rule("BB-13.7")
def test_an_empty_deck_brings_the_final_boss() -> None:
    match = stage(monster="carrion_crow", left=(0, 0), tape=["0"])
    play(match, "saw_cleaver", "saw_cleaver", "saw_cleaver")
    assert monster(match) == {
        "id": "rom", "kind": "final_boss", "die": "yellow", "echoes": 13, "full": 13,
    }  # fmt: skip


@pytest.mark.rule("BB-13.7")
def test_a_single_card_left_comes_before_the_final_boss() -> None:
    match = stage(monster="carrion_crow", left=(0, 1), tape=["0", "watchdog"])
    play(match, "saw_cleaver", "saw_cleaver", "saw_cleaver")
    assert monster(match)["id"] == "watchdog"  # type: ignore[index]


@pytest.mark.rule("BB-13.8")
def test_cards_are_discarded_and_the_token_passed_before_the_reveal() -> None:
    match = by_hand(stage(monster="carrion_crow"))
    play(match, "saw_cleaver", "hunter_axe", "hunter_pistol")
    match.supply("0")
    # The top card of the dungeon is awaited.
    assert "garden_of_eyes" in options(match, HENRYK)
    assert monster(match) is None
    assert each(match, "used") == [["saw_cleaver"], ["hunter_axe"], ["hunter_pistol"]]
    assert table(match)["first"] == EILEEN


@pytest.mark.rule("BB-13.9")
def test_the_end_of_the_round_heals_nobody() -> None:
    match = stage(
        monster="carrion_crow",
        hunters={HENRYK: {"health": 3}, EILEEN: {"health": 7}, LUDWIG: {"health": 1}},
        tape=["0", "garden_of_eyes"],
    )
    play(match, "saw_cleaver", "saw_cleaver", "saw_cleaver")
    assert table(match)["round"] == 2
    assert each(match, "health") == [3, 7, 1]


@pytest.mark.rule("BB-A.38")
def test_the_token_passes_also_while_a_boss_survives() -> None:
    match = stage(monster="watchdog", tape=["0", "0"])
    play(match, "saw_cleaver", "saw_cleaver", "saw_cleaver")
    assert table(match)["first"] == EILEEN
    play(match, "hunter_axe", "hunter_axe", "hunter_axe")
    assert table(match)["first"] == LUDWIG


@pytest.mark.rule("BB-A.39")
def test_a_reveal_ability_counts_from_the_new_first_player() -> None:
    match = stage(monster="carrion_crow", first=HENRYK, tape=["0", "beast_patient"])
    play(match, "saw_cleaver", "saw_cleaver", "saw_cleaver")
    assert [hit["who"] for hit in told(match, "hit")] == [EILEEN, LUDWIG, HENRYK]


@pytest.mark.rule("BB-A.61")
def test_a_dream_does_not_halve_what_the_next_monster_does_when_it_is_revealed() -> None:
    """The Dream is over by then; what a Monster does as it escapes is halved (BB-A.17)."""
    match = stage(
        monster="carrion_crow",
        row=[],
        deck={},
        tape=["0", "beast_patient", "0", "rabid_dog", "0", "lamp_townsman"],
    )
    play(match, "hunters_dream", "saw_cleaver", "saw_cleaver")
    assert each(match, "health") == [7, 7, 7]
    play(match, "saw_cleaver", "hunters_dream", "hunter_axe")  # the Beast Patient escapes
    play(match, "hunters_dream", "saw_cleaver", "hunter_pistol")
    hits = [(one["who"], one["amount"]) for one in told(match, "hit")]
    assert hits[-3:] == [(LUDWIG, 2), (HENRYK, 1), (EILEEN, 2)]


@pytest.mark.rule("BB-A.54")
def test_gascoigne_takes_weapons_before_they_are_discarded() -> None:
    match = stage(monster="father_gascoigne", tape=["0"])
    play(match, "saw_cleaver", "hunter_axe", "transform")
    match.decide("hunter_pistol", seat=LUDWIG)
    assert each(match, "used") == [[], [], ["transform"]]
    assert each(match, "removed") == [["saw_cleaver"], ["hunter_axe"], ["hunter_pistol"]]


@pytest.mark.rule("BB-A.54")
def test_gascoigne_takes_no_weapons_in_the_round_of_his_death() -> None:
    match = stage(monster="father_gascoigne", echoes=2, tape=["0", "lamp_townsman"])
    play(match, "saw_cleaver", "saw_cleaver", "hunter_axe")
    assert each(match, "removed") == [[], [], []]
    assert each(match, "used") == [["saw_cleaver"], ["saw_cleaver"], ["hunter_axe"]]


@pytest.mark.rule("BB-A.54")
def test_a_monster_that_escaped_does_nothing_at_the_end_of_the_round() -> None:
    pack = base_pack()
    entry(pack, "monsters", "carrion_crow")["abilities"] = [
        {"when": "end_of_round", "op": "hurt", "who": "all", "amount": 1}
    ]
    match = stage(monster="carrion_crow", tape=["0", "lamp_townsman"], pack=pack)
    play(match, "saw_cleaver", "saw_cleaver", "saw_cleaver")
    assert each(match, "health") == [8, 8, 8]


@pytest.mark.rule("BB-A.54")
def test_a_boss_in_play_hurts_at_the_end_of_the_round_before_the_token_passes() -> None:
    pack = base_pack()
    entry(pack, "bosses", "watchdog")["abilities"] = [
        {"when": "end_of_round", "op": "hurt", "who": "all", "amount": 1}
    ]
    match = stage(monster="watchdog", first=LUDWIG, tape=["0"], pack=pack)
    play(match, "saw_cleaver", "saw_cleaver", "saw_cleaver")
    assert each(match, "health") == [7, 7, 7]
    assert [hit["who"] for hit in told(match, "hit")] == [LUDWIG, HENRYK, EILEEN]
    assert hunter(match, HENRYK)["used"] == ["saw_cleaver"]
    assert sorted(hand(match, HENRYK)) == sorted(set(STARTERS) - {"saw_cleaver"})


@pytest.mark.rule("BB-A.54")
@pytest.mark.parametrize(
    ("lang", "exception"),
    [("en", "not in the round of its death"), ("fr", "sauf pendant la manche de sa mort")],
)
def test_gascoignes_card_says_what_does_not_happen_in_the_round_of_his_death(
    lang: str, exception: str
) -> None:
    match = stage(monster="father_gascoigne")
    cards = match.pack
    assert isinstance(cards, Cards)
    (text,) = next(e for e in cards.enemies if e.id == "father_gascoigne").text()
    assert exception in render(text, lang, match.name)
