"""The final encounter: three of four forms, one after another (DD-37)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.darkest_dungeon.game import GAME
from undercroft.kernel.errors import PositionError
from undercroft.kernel.match import Match

from .stage import (
    PARTY,
    STILL,
    Fields,
    area_of,
    asked,
    at,
    awaited,
    conditions,
    deck,
    each,
    fight,
    foe,
    hamlet,
    hero,
    kinds,
    load,
    meet,
    options,
    order,
    pack,
    party,
    play,
    ready,
    table,
    turns,
    used_up,
)

FORMS = ("ancestor_first_form", "ancestor_second_form", "gestating_heart", "heart_of_darkness")
LAST = FORMS[-1]
#: What the beginning of each form draws or rolls, before the first Initiative Card.
OPENING: dict[str, list[object]] = {
    "ancestor_first_form": ["perfect_reflection", "imperfect_reflection", "perfect_reflection"],
    "ancestor_second_form": [],
    "gestating_heart": [],
    "heart_of_darkness": [4],
}


def dying(
    form: str,
    tape: list[object],
    cancelled: str | None = None,
    heroes: dict[str, Fields] | None = None,
    others: list[Any] | None = None,
    mode: str = "boss",
    **more: Any,
) -> Match:
    """A form with 1 Life left beside the Crusader in NE, whose turn it is; he can Smite it."""
    life = pack().monster(form).life
    full: dict[str, Fields] = {"crusader": {}, "hellion": {"area": "W"}}
    full |= heroes or {}
    full["crusader"] = {"area": "NE", "level": 3, "skills": ["smite"], **full["crusader"]}
    fields: dict[str, Any] = {"setup": {"mode": mode, "boss": "final_encounter"}, **more}
    campaign = {"final": True, "act": 4, "quest_count": 1, "level": 3, "cancelled": cancelled}
    return fight(
        full,
        [{"kind": form, "area": "NE", "wounds": life - 1, "stacks": STILL}, *(others or [])],
        room="dd_12",
        boss=form,
        turn="crusader",
        campaign=campaign,
        tape=[3, *tape],
        **fields,
    )


SMITE = f"use-smite-{area_of('dd_12', 'NE')}"


def road(cancelled: str) -> list[str]:
    """The forms of a whole encounter, each slain in its turn."""
    found: list[str] = []
    form: str | None = next(one for one in FORMS if one != cancelled)
    while form is not None:
        found.append(form)
        left = [one for one in FORMS[FORMS.index(form) + 1 :] if one != cancelled]
        tape = [*OPENING[left[0]], "party"] if left else []
        match = dying(form, tape, cancelled)
        play(match, SMITE)
        battle = table(match)["battle"]
        form = None if battle is None else battle["boss"]
        assert match.over is (form is None)
    return found


# ---------------------------------------------------------------------- before it


@pytest.mark.rule("DD-37.1")
def test_the_last_hamlet_has_four_days_and_no_event() -> None:
    for played, days in ((0, None), (1, 4)):
        match = hamlet(
            event=None,
            level=3,
            campaign={"act": 4, "quest_count": played},
            agenda=[["hamlet"]],
            tape=None,
        )
        if days is None:
            assert set(awaited(match)) >= {"uneventful_week"}
            continue
        assert "uneventful_week" not in awaited(match)  # the Caretaker's die
        match.supply("1")
        assert table(match)["hamlet"]["days"] == days
        assert table(match)["hamlet"]["event"] is None
        assert "event" not in kinds(match)


@pytest.mark.rule("DD-37.1")
def test_the_fourth_day_is_the_last() -> None:
    match = hamlet(
        event=None,
        level=3,
        campaign={"act": 4, "quest_count": 1},
        agenda=[["hamlet"]],
        tape=[1] * 4,
    )
    for day in range(4):
        assert table(match)["hamlet"]["days"] == 4 - day
        if day < 3:
            for _ in range(4):
                play(match, "pass")
    assert used_up(match)


@pytest.mark.rule("DD-37.2")
@pytest.mark.rule("DD-37.3")
def test_after_the_provisions_the_fight_begins_at_once() -> None:
    match = hamlet(
        level=3,
        campaign={"act": 4, "quest_count": 1, "cancelled": "ancestor_first_form"},
        agenda=[["next_quest"]],
        tape=["food", "bandage", "potion", "torch", "tool", "torch", "torch", "food", "party"],
    )
    assert asked(match) == ["arrange"]
    play(match, "stay")
    now = table(match)
    assert now["dungeon"] is None
    assert now["battle"]["boss"] == "ancestor_second_form"
    assert now["stores"] == {"food": 2, "bandage": 1, "potion": 1, "torch": 3, "tool": 1}
    assert now["light"] == 5
    assert asked(match) == ["act"]
    assert used_up(match)


# ---------------------------------------------------------------------- the forms


@pytest.mark.rule("DD-37.4")
@pytest.mark.rule("DD-37.5")
@pytest.mark.rule("DD-37.6")
@pytest.mark.rule("DD-A.130")
@pytest.mark.parametrize(
    ("quest", "left"),
    [
        ("light_the_way", ["ancestor_second_form", "gestating_heart", LAST]),
        ("we_are_the_flame", ["ancestor_first_form", "gestating_heart", LAST]),
        ("belly_of_the_beast", ["ancestor_first_form", "ancestor_second_form", LAST]),
    ],
)
def test_three_forms_in_their_order_without_the_cancelled_one(quest: str, left: list[str]) -> None:
    cancelled = pack().quest(quest).entry.cancels
    assert cancelled in FORMS[:3]
    assert road(cancelled) == left


@pytest.mark.rule("DD-37.7")
def test_without_the_second_form() -> None:
    assert road("ancestor_second_form") == ["ancestor_first_form", "gestating_heart", LAST]


@pytest.mark.rule("DD-37.4")
@pytest.mark.rule("DD-37.5")
@pytest.mark.parametrize("cancelled", FORMS[:3])
def test_the_encounter_begins_with_the_first_form_left(cancelled: str) -> None:
    first = next(form for form in FORMS if form != cancelled)
    match = meet("final_encounter", tape=[*OPENING[first], "party"], setup={"cancelled": cancelled})
    assert table(match)["battle"]["boss"] == first
    setup = hamlet(
        level=3,
        campaign={"act": 4, "quest_count": 1, "cancelled": cancelled},
        agenda=[["begin_final"]],
        tape=[*OPENING[first], "party"],
    )
    assert table(setup)["battle"]["boss"] == first


@pytest.mark.rule("DD-37.6")
def test_no_quest_cancels_the_heart_of_darkness() -> None:
    cancels = [quest.entry.cancels for quest in pack().quests if quest.entry.kind == "darkest"]
    assert sorted(map(str, cancels)) == sorted(FORMS[:3])
    asked_for = next(field for field in GAME.fields(pack()) if field.name == "cancelled")
    assert {choice.value for choice in asked_for.values} == set(FORMS[:3])


# ---------------------------------------------------------------------- from form to form


@pytest.mark.rule("DD-37.8")
@pytest.mark.parametrize(
    ("form", "follows", "cards", "areas"),
    [
        ("ancestor_first_form", "ancestor_second_form", 2, ["C"]),
        ("ancestor_second_form", "gestating_heart", 1, ["C"]),
        ("gestating_heart", "heart_of_darkness", 2, ["C"]),
    ],
)
def test_a_new_round_with_a_new_deck_and_the_next_form(
    form: str, follows: str, cards: int, areas: list[str]
) -> None:
    match = dying(form, [*OPENING[follows], "party"], round=3, cards=(1, 0))
    play(match, SMITE)
    battle = table(match)["battle"]
    assert battle["boss"] == follows
    assert battle["round"] == 4
    assert order(match) == [follows]
    one = foe(match)
    assert one is not None
    assert (one["wounds"], one["stance"], conditions(one)) == (0, "aggressive", [])
    assert at(match, 0) == areas[0]
    # Both heroes have a card again, though the Crusader had had his turn; one of them is drawn.
    assert deck(match) == (1, cards)
    assert turns(match)[-1] == "crusader"


@pytest.mark.rule("DD-37.8")
def test_the_rest_of_the_turn_ends_with_the_form() -> None:
    match = dying(
        "gestating_heart", [4, "foes", 2, 4, "party"]
    )  # the Heart of Darkness acts: Know This
    play(match, SMITE)
    assert turns(match)[:2] == ["crusader", "heart_of_darkness"]


@pytest.mark.rule("DD-37.8")
@pytest.mark.rule("DD-31.19")
def test_heroes_make_room_for_the_next_form() -> None:
    # C, where it comes, holds three.
    match = dying(
        "ancestor_second_form",
        ["party"],
        heroes={kind: {"area": "C"} for kind in ("hellion", "highwayman", "vestal")},
    )
    play(match, SMITE)
    assert asked(match) == ["give_way"]
    near = ("N", "inner_W", "E", "W", "inner_SE")
    assert set(options(match)) == {
        f"figure-{n}-area-{area_of('dd_12', area)}" for n in (1, 2, 3) for area in near
    }
    play(match, f"figure-3-area-{area_of('dd_12', 'inner_W')}")
    assert (at(match, 0), at(match, "vestal"), at(match, "hellion")) == ("C", "inner_W", "C")
    assert asked(match) == ["act"]


@pytest.mark.rule("DD-37.8")
@pytest.mark.rule("DD-41.36")
def test_heroes_make_room_for_nothingness() -> None:
    # NW, the Area of Ranged, holds three: a Nothingness needs one place.
    match = dying(
        "ancestor_first_form",
        ["party"],
        heroes={kind: {"area": "NW"} for kind in ("hellion", "highwayman", "vestal")},
    )
    play(match, SMITE)
    near = [area_of("dd_12", area) for area in ("N", "inner_W")]
    assert set(options(match)) == {f"figure-{n}-area-{area}" for n in (1, 2, 3) for area in near}
    play(match, f"figure-1-area-{near[0]}")
    assert [at(match, kind) for kind in PARTY] == ["NE", "N", "NW", "NW"]
    assert asked(match) == ["act"]


@pytest.mark.rule("DD-37.9")
@pytest.mark.rule("DD-A.131")
def test_everything_carries_over() -> None:
    match = dying(
        "ancestor_second_form",
        ["party"],
        heroes={
            "vestal": {"area": "W", "wounds": 7, "stress": 6, "level": 3},
            "crusader": {"wounds": 5, "stress": 8},
            "hellion": {
                "area": "inner_SE",
                "stacks": [["bleed", 2, 3], ["mark", 0, 2]],
                "trinkets": [["critical_stone", "negative"]],
            },
        },
        light=2,
        stores={"food": 2, "torch": 1},
    )
    before = party(match)
    play(match, SMITE)
    now = table(match)
    assert now["battle"]["boss"] == "gestating_heart"
    assert party(match) == before
    assert before == ["crusader", "hellion", "vestal"]
    assert [at(match, kind) for kind in before] == ["NE", "inner_SE", "W"]
    assert [hero(match, kind)["wounds"] for kind in before] == [5, 0, 7]
    assert [hero(match, kind)["stress"] for kind in before] == [8, 0, 6]
    assert conditions(hero(match, "hellion")) == [("bleed", 2, 3), ("mark", 0, 2)]
    assert hero(match, "hellion")["trinkets"] == [{"card": "critical_stone", "negative": True}]
    assert now["light"] == 2
    assert now["stores"] == {"food": 2, "bandage": 0, "potion": 0, "torch": 1, "tool": 0}


@pytest.mark.rule("DD-37.9")
@pytest.mark.rule("DD-A.133")
def test_between_forms_nothing_is_asked() -> None:
    # The next card is the Heart's: nobody can arrange, rest, eat or heal before it acts.
    match = dying(
        "ancestor_second_form",
        ["foes", "cultist_priest", "party"],
        stores={"food": 3, "torch": 2, "bandage": 1, "potion": 1},
        heroes={"hellion": {"area": "W", "wounds": 9, "stress": 5}},
        dungeon={"firewood": True},
    )
    asks = len(match.decisions)
    assert asks == 1
    play(match, SMITE)
    assert turns(match)[:2] == ["crusader", "gestating_heart"]
    assert used_up(match)
    assert sum(table(match)["stores"].values()) == 7


@pytest.mark.rule("DD-37.10")
@pytest.mark.parametrize("form", FORMS)
def test_all_forms_are_fought_in_the_same_room(form: str) -> None:
    assert pack().boss(form).entry.room == "dd_12"
    if form == LAST:
        return
    follows = FORMS[FORMS.index(form) + 1]
    match = dying(form, [*OPENING[follows], "party"], chests=[0] * 11)
    play(match, SMITE)
    assert table(match)["battle"]["room"] == "dd_12"
    assert "room" not in kinds(match)  # no Room Card is drawn again


@pytest.mark.rule("DD-37.11")
@pytest.mark.parametrize("mode", ["campaign", "boss"])
def test_the_heart_of_darkness_slain_the_game_is_won(mode: str) -> None:
    match = dying(LAST, [], mode=mode, others=[{"kind": "cultist_priest", "area": "N"}])
    play(match, SMITE)
    assert "game_won" in kinds(match)
    assert match.result is not None
    assert match.result.winners == (0,)


@pytest.mark.rule("DD-A.132")
def test_newcomers_join_between_two_forms() -> None:
    """The Highwayman and the Vestal fell; their tokens are gone, and two others come before the Heart."""
    match = dying(
        "ancestor_second_form",
        ["party"],
        hamlet={"waiting": 2},
        setup={"mode": "campaign", "players": 4},
    )
    play(match, SMITE)
    assert asked(match) == ["replace"]
    assert match.waiting == [2]
    assert table(match)["battle"]["monsters"] == []  # the next form has not come yet
    assert load(match.position()).digest() == match.digest()
    play(match, "jester", *("finale", "solo", "dirk_stab"))
    assert asked(match) == ["replace"]
    play(match, "occultist")
    while asked(match) == ["outfit"]:
        play(match, options(match, 3)[0])
    assert party(match) == ["crusader", "hellion", "jester", "occultist"]
    starts = pack().room("dd_12").hero_start
    assert hero(match, "jester")["area"] == starts[2]
    assert hero(match, "occultist")["area"] == starts[3]
    assert table(match)["battle"]["boss"] == "gestating_heart"
    assert table(match)["waiting"] == 2  # the tokens were taken when they died
    assert asked(match) == ["act"]


@pytest.mark.rule("DD-A.132")
def test_in_a_single_boss_fight_nobody_follows() -> None:
    match = dying("ancestor_second_form", ["party"], mode="boss")
    play(match, SMITE)
    assert asked(match) == ["act"]
    assert party(match) == ["crusader", "hellion"]


@pytest.mark.rule("DD-A.132")
def test_who_dies_in_the_encounter_takes_a_token() -> None:
    match = fight(
        {
            "hellion": {"area": "C", "level": 3, "wounds": 24},
            "crusader": {"area": "NE", "level": 3},
        },
        [("heart_of_darkness", "C")],
        room="dd_12",
        boss=LAST,
        turn=8,
        doom=5,
        setup={"mode": "campaign"},
        campaign={"final": True, "act": 4, "quest_count": 1, "level": 3},
        hamlet={"waiting": 3},
        tape=[3, "skull", 1, "party"],
    )
    assert not hero(match, "hellion")["alive"]
    assert table(match)["waiting"] == 2
    assert asked(match) == ["act"]
    assert not match.over


@pytest.mark.rule("DD-37.9")
def test_a_heart_that_gives_out_at_the_death_of_a_form_is_not_forgotten() -> None:
    # Somebody at 10 Stress when a form dies tests Resolve before the next one acts.
    match = dying(
        "ancestor_second_form",
        [9, "fearful", "party"],
        heroes={"hellion": {"area": "W", "stress": 10}},
    )
    play(match, SMITE)
    assert hero(match, "hellion")["mood"] == "fearful"
    assert each(match, "stress")[1] < 10


@pytest.mark.rule("DD-A.132")
def test_a_next_form_comes_in_the_final_encounter_only() -> None:
    match = dying("ancestor_second_form", [])
    doc: Any = match.position()
    state: Any = match.state
    form = GAME.steps["next_form"](pack().boss("gestating_heart"))
    assert form.fits(state)
    assert not GAME.steps["next_form"](pack().boss("fanatic")).fits(state)
    state.in_battle = False
    assert not form.fits(state)
    doc["state"]["campaign"]["final"] = False
    with pytest.raises(PositionError, match="next_form"):
        ready(doc, [["next_form", "gestating_heart"]], [])
