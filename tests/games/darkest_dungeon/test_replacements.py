"""Death and who follows (DD-32): what is left of a hero, and the newcomers of the Stagecoach."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.darkest_dungeon.effects.trinkets import GainTrinket, Inherit, deck
from undercroft.kernel.match import Match

from .stage import (
    PARTY,
    Fields,
    asked,
    awaited,
    conditions,
    dungeon,
    each,
    fight,
    hero,
    kinds,
    load,
    options,
    pack,
    party,
    play,
    ready,
    table,
    used_up,
)

SKULL: list[object] = ["skull"]
DISEASE = pack().diseases[0].id
AFFLICTION = next(mood.id for mood in pack().moods if not mood.virtue)
FEELS = ("stress", "wounds", "quirks", "disease", "mood", "trinkets", "stacks", "red")


def burial(fields: Fields | None = None, tape: list[object] | None = None, **more: Any) -> Match:
    """The Crusader dies in a Dungeon; it stands at its next question."""
    heroes = {**{kind: {} for kind in PARTY}, "crusader": dict(fields or {})}
    heroes.update(more.pop("others", {}))
    return dungeon(
        heroes, agenda=[["stop"], ["deathblow", 0]], tape=[*SKULL, *(tape or [])], **more
    )


def joins(match: Match, kind: str) -> None:
    """A newcomer with his first three Skills."""
    play(match, kind)
    for _ in range(3):
        play(match, options(match, match.waiting[0])[0])


def deadly_battle(**more: Any) -> Match:
    """The Crusader bleeds to death at the start of his turn; one foe is left."""
    where = dungeon(
        at="a",
        tokens={"a": "lair"},
        hamlet=more.pop("hamlet", {}),
        campaign=more.pop("campaign", {}),
    )
    heroes: dict[str, Fields] = {
        "crusader": {"wounds": 17, "stacks": [["bleed", 1, 1]], **more.pop("crusader", {})},
        "hellion": {"area": "C", "skills": ["wicked_hack", "iron_swan", "if_it_bleeds"]},
        "highwayman": {},
        "vestal": {},
    }
    foe = {"kind": "bone_rabble", "area": "C", "wounds": 1, "life": 2}
    return fight(heroes, [foe], where=where, turn="crusader", alone=False, **more)


# ---------------------------------------------------------------------- what is left


@pytest.mark.rule("DD-32.1")
def test_a_dead_hero_is_gone_with_all_his_cards() -> None:
    match = burial({"quirks": ["anemic"], "disease": DISEASE, "xp": 7, "level": 2})
    assert table(match)["fallen"] == ["crusader"]
    assert party(match) == ["hellion", "highwayman", "vestal"]
    assert "crusader" not in options(match)
    joins(match, "jester")
    assert [one["kind"] for one in table(match)["heroes"]] == ["jester", *PARTY[1:]]
    # His cards are in their decks again.
    quirk = ready(match.position(), [["stop"], ["draw_quirk", 1, True]], None)
    assert "anemic" in awaited(quirk)
    disease = ready(match.position(), [["stop"], ["draw_disease", 1]], None)
    assert DISEASE in awaited(disease)


@pytest.mark.rule("DD-32.1")
@pytest.mark.rule("DD-0.21")
def test_who_died_never_comes_again() -> None:
    match = burial()
    joins(match, "jester")
    later = ready(match.position(), [["stop"], ["deathblow", 0]], SKULL)
    assert table(later)["fallen"] == ["crusader", "jester"]
    assert set(options(later)).isdisjoint({"crusader", "jester"})


@pytest.mark.rule("DD-32.2")
def test_companions_take_his_trinkets_at_once_positive_side_up() -> None:
    first, second, held = (card.id for card in pack().trinkets[:3])
    carried = [(first, "negative"), (second, "negative")]
    match = burial({"level": 2, "trinkets": carried}, others={"highwayman": {"trinkets": [held]}})
    assert asked(match) == ["inherit"]  # before anybody replaces him
    # The Highwayman's slot is full: he may lay down what he has.
    assert options(match) == ["hero-1", "hero-2-for-0", "hero-3", "discard"]
    play(match, "hero-3")
    assert hero(match, "vestal")["trinkets"] == [{"card": first, "negative": False}]
    assert options(match) == ["hero-1", "hero-2-for-0", "hero-3-for-0", "discard"]
    play(match, "discard")
    assert asked(match) == ["replace"]
    state: Any = match.position()
    assert state["state"]["decks"]["trinket_out"] == [second]


@pytest.mark.rule("DD-32.2")
@pytest.mark.rule("DD-25.3")
def test_companions_with_full_slots_may_lay_one_down() -> None:
    cards = [card.id for card in pack().trinkets[:4]]
    others = {kind: {"trinkets": [card]} for kind, card in zip(PARTY[1:], cards[1:], strict=True)}
    match = burial({"trinkets": [cards[0]]}, others=others)
    assert options(match) == ["hero-1-for-0", "hero-2-for-0", "hero-3-for-0", "discard"]
    play(match, "hero-2-for-0")
    assert hero(match, "highwayman")["trinkets"] == [{"card": cards[0], "negative": False}]
    assert asked(match) == ["replace"]  # nobody has room for what he laid down
    state: Any = match.position()
    assert state["state"]["decks"]["trinket_out"] == [cards[2]]


@pytest.mark.rule("DD-32.2")
@pytest.mark.rule("DD-25.3")
def test_what_was_laid_down_goes_to_a_companion_with_room() -> None:
    cards = [card.id for card in pack().trinkets[:2]]
    match = burial({"trinkets": [cards[0]]}, others={"hellion": {"trinkets": [cards[1]]}})
    play(match, "hero-1-for-0")
    assert asked(match) == ["gain_trinket"]
    assert options(match) == ["hero-2", "hero-3", "discard"]
    play(match, "hero-3")
    assert [one["card"] for one in hero(match, "vestal")["trinkets"]] == [cards[1]]


@pytest.mark.rule("DD-32.2")
@pytest.mark.rule("DD-A.224")
@pytest.mark.parametrize("inside", [False, True])
def test_each_player_is_asked_for_her_own_heroes(inside: bool) -> None:
    """Seats 1, 2 and 3 play the companions: asked one after another, in Stance order."""
    cards = [card.id for card in pack().trinkets[:2]]
    heroes: dict[str, Fields] = {
        "crusader": {"wounds": 17, "trinkets": [cards[0]]},
        "hellion": {},
        "highwayman": {"trinkets": [cards[1]]},
        "vestal": {},
    }
    if inside:
        match = fight(
            heroes, [("madman", "N")], setup={"players": 4}, tape=[*SKULL, "party"],
            agenda=[["initiative"], ["deathblow", 0]],
        )  # fmt: skip
    else:
        match = dungeon(
            heroes, setup={"players": 4}, agenda=[["stop"], ["deathblow", 0]], tape=SKULL
        )
    assert (match.waiting, options(match, 1)) == ([1], ["hero-1", "pass"])
    assert options(match) == []  # nothing is asked of the first seat
    play(match, "pass")
    assert (match.waiting, options(match, 2)) == ([2], ["hero-2-for-0", "pass"])
    play(match, "pass")
    assert (match.waiting, options(match, 3)) == ([3], ["hero-3", "discard"])
    match = load(match.position())
    play(match, "hero-3")
    assert [one["card"] for one in hero(match, "vestal")["trinkets"]] == [cards[0]]


@pytest.mark.rule("DD-25.3")
@pytest.mark.rule("DD-A.224")
def test_what_another_players_hero_lays_down_she_says_herself() -> None:
    cards = [card.id for card in pack().trinkets[:3]]
    heroes: dict[str, Fields] = {
        "crusader": {"trinkets": [cards[0]]},
        "hellion": {"trinkets": [cards[1]]},
        "highwayman": {},
        "vestal": {},
    }

    def found() -> Match:
        return dungeon(
            heroes,
            setup={"players": 2},
            agenda=[["stop"], ["gain_trinket", 0, cards[2]]],
        )

    match = found()  # the first seat plays the Crusader and the Highwayman
    assert options(match) == ["hero-0-for-0", "offer-1", "hero-2", "hero-3", "discard"]
    play(match, "offer-1")
    assert (match.waiting, asked(match)) == ([1], ["offered"])
    assert options(match, 1) == ["hero-1-for-0", "refuse"]
    play(match, "refuse")
    # Back to the finder, who does not ask her again.
    assert (match.waiting, asked(match)) == ([0], ["gain_trinket"])
    assert options(match) == ["hero-0-for-0", "hero-2", "hero-3", "discard"]
    match = found()
    play(match, "offer-1", "hero-1-for-0")
    assert [one["card"] for one in hero(match, "hellion")["trinkets"]] == [cards[2]]
    assert (match.waiting, options(match, 1)) == ([1], ["hero-2", "hero-3", "discard"])


@pytest.mark.rule("DD-32.2")
def test_trinkets_are_taken_in_the_midst_of_battle() -> None:
    card = pack().trinkets[0].id
    match = deadly_battle(crusader={"trinkets": [(card, "negative")]}, tape=SKULL)
    assert asked(match) == ["inherit"]
    assert table(match)["battle"] is not None


# ---------------------------------------------------------------------- who follows


@pytest.mark.rule("DD-32.3")
def test_any_hero_who_is_neither_here_nor_dead_may_follow() -> None:
    match = burial(campaign={"fallen": ["jester", "abomination"]})
    everybody = {kind.id for kind in pack().heroes}
    assert set(options(match)) == everybody - set(PARTY) - {"jester", "abomination"}


@pytest.mark.rule("DD-32.3")
def test_the_player_who_lost_his_hero_chooses() -> None:
    match = dungeon(
        setup={"players": 2}, agenda=[["stop"], ["deathblow", 1]], tape=SKULL
    )  # the Hellion is played by the second
    assert match.waiting == [1]
    joins(match, "jester")
    assert hero(match, "jester")["seat"] == 1


@pytest.mark.rule("DD-32.4")
@pytest.mark.rule("DD-0.22")
@pytest.mark.parametrize("waiting", [4, 2, 1])
def test_each_newcomer_takes_a_waiting_hero(waiting: int) -> None:
    match = burial(hamlet={"waiting": waiting})
    joins(match, "jester")
    assert table(match)["waiting"] == waiting - 1
    assert not match.over


@pytest.mark.rule("DD-32.4")
@pytest.mark.rule("DD-0.22")
def test_without_a_waiting_hero_the_campaign_fails() -> None:
    match = burial(hamlet={"waiting": 0})
    assert match.over
    assert match.result is not None
    assert match.result.winners == ()


@pytest.mark.rule("DD-32.5")
def test_the_newcomer_has_what_the_stagecoach_has_gathered() -> None:
    match = burial({"xp": 1}, hamlet={"coach_xp": 9})
    joins(match, "jester")
    assert hero(match, "jester")["xp"] == 9
    assert table(match)["coach_xp"] == 9  # nothing is taken from it


@pytest.mark.rule("DD-32.6")
@pytest.mark.rule("DD-A.104")
def test_two_upgrades_at_once_without_gold() -> None:
    """Nine Experience: Hero (4) and Skill (2) leave 3, and both upgrades are used."""
    match = burial(hamlet={"coach_xp": 9, "gold": 0})
    joins(match, "jester")
    assert asked(match) == ["train"]
    play(match, "hero")
    play(match, options(match)[0])  # the new slot
    play(match, "skill-0")
    assert asked(match) == ["stop"]
    found = hero(match, "jester")
    assert (found["level"], found["xp"]) == (2, 3)  # what is left is kept
    assert sorted(found["ranks"].values()) == [1] * 6 + [2]
    assert table(match)["gold"] == 0


@pytest.mark.rule("DD-32.6")
@pytest.mark.parametrize("xp", [0, 1, 2, 3, 4, 30])
def test_no_more_than_two_and_none_is_a_duty(xp: int) -> None:
    match = burial(hamlet={"coach_xp": xp, "gold": 9})
    joins(match, "jester")
    if xp < 2:
        assert asked(match) == ["stop"]
        return
    assert ("hero" in options(match)) == (xp >= 4)
    rest = match.clone()
    play(rest, "done")
    assert asked(rest) == ["stop"]
    assert hero(rest, "jester")["xp"] == xp
    if xp >= 4:
        play(match, "skill-0", "skill-0")
        assert asked(match) == ["stop"]  # though 26 would be left for more
        assert hero(match, "jester")["xp"] == xp - 4
        assert table(match)["gold"] == 9


@pytest.mark.rule("DD-32.7")
@pytest.mark.rule("DD-32.8")
def test_after_a_death_in_battle_the_newcomer_waits_for_its_end() -> None:
    match = deadly_battle(tape=[*SKULL, "party", 2])
    assert asked(match) == ["act"]  # the Hellion goes on fighting, nobody has joined
    assert table(match)["waiting"] == 1  # but it is settled that somebody will (DD-32.4)
    assert party(match) == ["hellion", "highwayman", "vestal"]
    play(match, next(one for one in options(match) if one.startswith("use-wicked_hack")))
    assert "battle_won" in kinds(match)
    assert asked(match) == ["replace"]
    joins(match, "jester")
    assert table(match)["battle"] is None
    assert asked(match) == ["stop"]
    assert table(match)["dungeon"]["cleared"] == [0]  # the Lair has been won
    assert used_up(match)


@pytest.mark.rule("DD-32.8")
def test_exploration_goes_on_where_it_stopped() -> None:
    match = burial(at="b", passed=["a"], tokens={"a": "empty", "b": "empty"}, cleared=[0, 1])
    joins(match, "jester")
    assert asked(match) == ["stop"]
    assert table(match)["dungeon"]["at"] == 1
    assert {"explore-2", "back-0", "leave"} <= set(options(match))


@pytest.mark.rule("DD-32.9")
def test_the_newcomer_shares_the_experience_of_the_quest() -> None:
    match = burial({"xp": 8}, progress=6, hamlet={"coach_xp": 1}, tape=["uneventful_week", 1])
    joins(match, "jester")
    play(match, "leave")
    assert each(match, "xp") == [4, 3, 3, 3]
    assert table(match)["coach_xp"] == 4


# ---------------------------------------------------------------------- rulings


@pytest.mark.rule("DD-A.172")
def test_without_a_waiting_hero_a_death_in_battle_ends_it_all_at_once() -> None:
    match = deadly_battle(tape=SKULL, hamlet={"waiting": 0})
    assert match.over
    assert match.result is not None
    assert match.result.winners == ()
    assert "battle_won" not in kinds(match)


@pytest.mark.rule("DD-A.172")
@pytest.mark.rule("DD-A.132")
def test_in_the_final_encounter_a_death_takes_a_token_or_ends_it_all() -> None:
    room = pack().room("dd_12")

    def last_stand(*steps: list[object], waiting: int, tape: list[object]) -> Match:
        heroes = {kind: {"area": room.hero_start[0]} for kind in ("crusader", "hellion")}
        return fight(
            heroes,
            [("heart_of_darkness", room.monster_start[0])],
            room="dd_12",
            boss="heart_of_darkness",
            campaign={"final": True, "act": 4, "quest_count": 1},
            hamlet={"waiting": waiting},
            setup={"mode": "campaign"},
            cards=(1, 0),
            agenda=[["initiative"], *steps],
            tape=tape,
        )

    match = last_stand(["deathblow", 0], waiting=2, tape=["skull", "party"])
    assert asked(match) == ["act"]  # whoever follows waits for the end of this form
    assert table(match)["waiting"] == 1
    match = last_stand(["deathblow", 0], waiting=0, tape=["skull"])
    assert match.over
    ends = [kind for kind in kinds(match) if kind in ("died", "game_lost")]
    assert ends == ["died", "game_lost"]


@pytest.mark.rule("DD-A.105")
def test_the_newcomer_stands_last_and_the_group_may_change_that() -> None:
    match = burial()
    joins(match, "jester")
    assert party(match) == ["hellion", "highwayman", "vestal", "jester"]
    assert hero(match, "jester")["stance"] == "support"
    play(match, "arrange", "hero-0", "hero-1", "hero-2")
    assert party(match) == ["jester", "hellion", "highwayman", "vestal"]


@pytest.mark.rule("DD-A.106")
def test_the_newcomer_is_fresh() -> None:
    scars: Fields = {
        "stress": 6,
        "quirks": ["anemic"],
        "disease": DISEASE,
        "mood": AFFLICTION,
        "red": True,
        "level": 3,
        "ranks": [3] * 7,
        "stacks": [["buff", 0, 3]],
    }
    match = burial({**scars, "wounds": 20}, hamlet={"coach_xp": 3})
    joins(match, "jester")
    found = hero(match, "jester")
    assert [found[name] for name in FEELS] == [0, 0, [], None, None, [], [], False]
    assert found["level"] == 1
    assert set(found["ranks"].values()) == {1}
    assert len(found["skills"]) == 3
    assert conditions(found) == []


@pytest.mark.rule("DD-A.107")
def test_a_death_in_the_hamlet_is_followed_before_the_event() -> None:
    """A fourth Negative Quirk in place of an Affliction."""
    negative = [quirk.id for quirk in pack().quirks if quirk.negative]
    match = dungeon(
        {"crusader": {"mood": AFFLICTION, "red": True, "quirks": negative[:3]}},
        tape=[negative[3], "uneventful_week", 1],
        hamlet={"coach_xp": 2},
        progress=2,
    )
    play(match, "leave")
    assert asked(match) == ["replace"]
    assert "event" not in kinds(match)
    assert table(match)["waiting"] == 1
    joins(match, "jester")
    play(match, "skill-0")  # by the same rules: 2 Experience are one Skill
    told = kinds(match)
    assert told.index("died") < told.index("joined") < told.index("xp") < told.index("event")
    assert asked(match) == ["visit"]
    assert hero(match, "jester")["xp"] == 1  # his share of the Quest (DD-32.9)


@pytest.mark.rule("DD-A.107")
def test_a_death_on_a_day_in_the_hamlet() -> None:
    """A heart that gives out: the newcomer comes at once, and the week goes on."""
    match = dungeon(
        {"crusader": {"stress": 10, "red": True}},
        agenda=[["next_visitor"], ["at_ten", 0]],
        hamlet={"in_hamlet": True, "days": 2, "event": "uneventful_week", "guests": [None] * 4},
        in_dungeon=False,
        tape=[],
    )
    assert asked(match) == ["replace"]
    joins(match, "jester")
    assert asked(match) == ["visit"]
    assert load(match.position()).view(None) == match.view(None)


@pytest.mark.rule("DD-32.2")
def test_what_the_dead_leave_is_not_drawn_meanwhile() -> None:
    """Loot that is drawn while companions are still to be asked is never the same card."""
    match = burial()
    state: Any = match.state
    trinket = pack().trinkets[0]
    assert trinket in deck(state, trinket.level)
    for step in (Inherit(0, trinket, (0,)), GainTrinket(1, trinket)):
        state.agenda.append(step)
        assert trinket not in deck(state, trinket.level)
        state.agenda.pop()
