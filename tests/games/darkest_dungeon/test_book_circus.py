"""Scenes of the Butcher's Circus out of the book: heroes as targets, with all that a Skill does to them."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.kernel.match import Match

from .ring import bout, drafted
from .stage import asked, conditions, hero, options, play, rule, table, used_up


def duel(mine: dict[str, Any], his: dict[str, Any], tape: list[object], **more: Any) -> Match:
    """One against one, and a friend of each elsewhere; the first acts."""
    (kind, fields), (other, others) = *mine.items(), *his.items()
    return bout(
        {kind: {"area": "1", **fields}, "vestal": {"area": "2"}},
        {other: {"area": "1", **others}, "occultist": {"area": "10"}},
        turn=kind,
        tape=tape,
        **more,
    )


@rule("DD-39.15")
@pytest.mark.parametrize(("face", "alive"), [("skull", True), ("blank", False)])
def test_in_the_ring_the_skull_is_the_good_side(face: str, alive: bool) -> None:
    match = duel(
        {"crusader": {"skills": ["smite", "stunning_blow", "holy_lance"]}},
        {"hellion": {"wounds": 24}},
        [3, face],
    )
    play(match, "use-smite-0")
    assert hero(match, "hellion")["alive"] == alive


@rule("DD-39.16")
def test_ten_stress_is_the_end_without_a_test() -> None:
    """He becomes a beast: his friends suffer 2 Stress, the others none."""
    match = bout(
        {
            "abomination": {"area": "1", "skills": ["transform_to_beast", "manacles", "rake"]},
            "vestal": {"area": "2", "stress": 8},
            "jester": {"area": "2", "stress": 7},
        },
        {"hellion": {"area": "1", "stress": 8}},
        turn="abomination",
    )
    play(match, next(id for id in options(match) if id.startswith("use-transform")))
    assert not hero(match, "vestal")["alive"]
    assert hero(match, "jester")["stress"] == 9
    assert hero(match, "hellion")["stress"] == 8


@rule("DD-39.5")
@pytest.mark.parametrize(("roll", "wounds"), [(8, 3), (9, 0)])
def test_light_means_nothing_in_the_ring(roll: int, wounds: int) -> None:
    """Acc 10 against Dodge 2: nobody dodges better in the light, and Illumination brightens nothing."""
    match = bout(
        {
            "crusader": {"area": "2"},
            "vestal": {"area": "4", "skills": ["illumination", "divine_grace", "judgement"]},
        },
        {"hellion": {"area": "1"}},
        turn="vestal",
        tape=[roll],
    )
    before = table(match)["light"]
    play(match, "use-illumination-0")
    assert hero(match, "hellion")["wounds"] == wounds
    assert conditions(hero(match, "hellion")) == [("debuff", 0, 2)] * bool(wounds)
    assert table(match)["light"] == before


@rule("DD-20.14")
def test_a_guard_of_the_other_team_binds_this_one() -> None:
    match = bout(
        {"crusader": {"area": "1", "skills": ["smite", "zealous_accusation", "holy_lance"]}},
        {"hellion": {"area": "1"}, "jester": {"area": "4", "stacks": [["guard", 0, 2]]}},
        turn="crusader",
    )
    assert "use-smite-0" not in options(match)
    assert "use-zealous_accusation-3" in options(match)


@rule("DD-20.12")
def test_a_riposte_strikes_back_at_a_hero() -> None:
    """Smite II for 9: five come back."""
    match = duel(
        {"crusader": {"skills": ["smite", "stunning_blow", "holy_lance"]}},
        {"hellion": {"stacks": [["riposte", 0, 2]]}},
        [5],
    )
    play(match, "use-smite-0")
    assert hero(match, "hellion")["wounds"] == 9
    assert hero(match, "crusader")["wounds"] == 5


@rule("DD-21.1")
@rule("DD-21.2")
def test_resistances_of_heroes_shorten_what_heroes_do() -> None:
    """The Crusader resists Stun and Shuffle: an Uppercut stuns him not at all and moves him by one."""
    match = bout(
        {"bounty_hunter": {"area": "1", "skills": ["come_hither", "uppercut", "collect_bounty"]}},
        {"crusader": {"area": "1"}, "hellion": {"area": "9"}, "jester": {"area": "9"}},
        turn="bounty_hunter",
        tape=[5],
    )
    play(match, "use-uppercut-0")
    while asked(match)[0] != "act":
        play(match, options(match, match.waiting[0])[0])
    found = hero(match, "crusader")
    assert conditions(found) == []
    assert found["stance"] == "defensive"
    assert found["wounds"] == 5


@rule("DD-A.50")
def test_marks_and_types_count_against_heroes_as_they_should() -> None:
    """Collect Bounty: heroes are of no type, but they can be Marked."""
    for stacks, wounds in (([], 8), ([["mark", 0, 2]], 11)):
        match = duel(
            {"bounty_hunter": {"skills": ["collect_bounty", "mark_for_death", "finish_him"]}},
            {"crusader": {"stacks": stacks}},
            [5],
        )
        play(match, "use-collect_bounty-0")
        assert hero(match, "crusader")["wounds"] == wounds


@rule("DD-19.12")
@rule("DD-19.13")
def test_a_critical_relieves_one_team_and_stresses_the_other() -> None:
    match = bout(
        {
            "hellion": {
                "area": "1",
                "stress": 4,
                "skills": ["wicked_hack", "iron_swan", "if_it_bleeds"],
            },
            "vestal": {"area": "1", "stress": 4},
            "arbalest": {"area": "2", "stress": 4},
        },
        {"crusader": {"area": "1", "stress": 4}, "jester": {"area": "4", "stress": 4}},
        turn="hellion",
        tape=[1],
    )
    play(match, "use-wicked_hack-0")
    assert [hero(match, n)["stress"] for n in (0, 1, 2)] == [3, 3, 4]
    assert [hero(match, n)["stress"] for n in (4, 5)] == [5, 4]


@rule("DD-39.19")
@rule("DD-A.137")
@pytest.mark.parametrize(("butcher", "roll", "wounds"), [("1", 2, 17), ("1", 3, 9), ("2", 2, 9)])
def test_the_butcher_adds_one_to_crit_and_only_once(butcher: str, roll: int, wounds: int) -> None:
    match = duel(
        {"hellion": {"skills": ["wicked_hack", "iron_swan", "if_it_bleeds"]}},
        {"crusader": {}},
        [roll],
        butcher=butcher,
    )
    play(match, "use-wicked_hack-0")
    assert hero(match, "crusader")["wounds"] == wounds


@rule("DD-39.3")
def test_inspiring_cry_of_the_ring_reaches_the_next_area_and_her_own() -> None:
    match = bout(
        {
            "crusader": {
                "area": "1",
                "skills": ["inspiring_cry", "battle_heal", "zealous_accusation"],
            },
            "vestal": {"area": "4", "stress": 2, "wounds": 2},
        },
        {"hellion": {"area": "2"}},
        turn="crusader",
    )
    cries = {id for id in options(match) if id.startswith("use-inspiring_cry")}
    assert cries == {"use-inspiring_cry-0", "use-inspiring_cry-3"}
    play(match, "use-inspiring_cry-3")
    assert (hero(match, "vestal")["stress"], hero(match, "vestal")["wounds"]) == (1, 1)


@rule("DD-39.14")
@rule("DD-A.52")
def test_nobody_is_left_to_answer_the_last_blow() -> None:
    """A Riposte answers only from the living: the last blow is answered by nobody."""
    match = bout(
        {
            "hellion": {
                "area": "1",
                "wounds": 24,
                "skills": ["wicked_hack", "iron_swan", "if_it_bleeds"],
            }
        },
        {"jester": {"area": "1", "wounds": 18, "stacks": [["riposte", 0, 3]]}},
        turn="hellion",
        tape=[3, "blank"],
    )
    play(match, "use-wicked_hack-0")
    assert match.over
    assert match.result is not None
    assert match.result.winners == (0,)


@rule("DD-39.11")
@rule("DD-39.13")
def test_the_counter_passes_when_all_have_been_activated() -> None:
    match = bout({"crusader": {"area": "1"}}, {"hellion": {"area": "2"}})
    play(match, "end")
    assert list(match.waiting) == [1]
    play(match, "end")
    assert table(match)["battle"]["round"] == 2
    assert list(match.waiting) == [1]  # the other team begins
    assert used_up(match)


# ---------------------------------------------------------------------- what a team may know of the other


@rule("DD-A.139")
def test_a_model_redraws_the_profiles_of_the_other_team_and_keeps_the_own() -> None:
    """Each team has chosen in secret: whoever thinks ahead knows his own choice and not the other's."""
    match = drafted()
    for _ in range(8):
        play(match, options(match, match.waiting[0])[-1])
    assert asked(match)[0] == "line_up"
    for seat, own in ((0, slice(0, 4)), (1, slice(4, 8))):
        models = [chosen(match.determinize(seat, seed)) for seed in range(12)]
        mine = {tuple(one["profile"] for one in model[own]) for model in models}
        theirs = {tuple(one["profile"] for one in model) for model in models}
        assert mine == {tuple(one["profile"] for one in chosen(match)[own])}
        assert len(theirs) > 1


@rule("DD-A.139")
def test_profiles_that_were_shown_are_nobodys_guess() -> None:
    match = drafted()
    while asked(match)[0] in ("profile", "line_up"):
        play(match, options(match, match.waiting[0])[-1])
    shown = [(one["profile"], one["skills"]) for one in chosen(match)]
    for seat in (0, 1):
        for seed in range(12):
            model = chosen(match.determinize(seat, seed))
            assert [(one["profile"], one["skills"]) for one in model] == shown


def chosen(match: Match) -> list[Any]:
    heroes: list[Any] = match.position()["state"]["heroes"]
    return heroes


@rule("DD-A.139")
@pytest.mark.parametrize("seat", [0, 1])
def test_an_answer_that_is_still_secret_is_redrawn_for_the_other_team_alone(seat: int) -> None:
    """One team has chosen, the other has not: there is something to guess, and nothing that was not said."""
    match = drafted()
    match.decide(options(match, seat)[-1], seat=seat)
    known: Any = match.position()["state"]
    assert known["circus"]["picks"][seat] == 3
    for viewer in (0, 1):
        picks = []
        for seed in range(12):
            doc: Any = match.determinize(viewer, seed).position()["state"]
            picks.append(doc["circus"]["picks"])
        assert {pick[1 - seat] for pick in picks} == {None}
        assert ({pick[seat] for pick in picks} == {3}) == (viewer == seat)
