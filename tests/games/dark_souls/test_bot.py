"""The `veteran` bot: it reads its view alone, its odds are right, and it plays well enough to win."""

from __future__ import annotations

import json
from typing import Any

import pytest

import undercroft
from undercroft import Match, bots
from undercroft.games.dark_souls.bot import Greedy
from undercroft.games.souls.bot_figures import Act, Foe, Ground, Hero, Model
from undercroft.games.souls.bot_foresight import Foresight
from undercroft.games.souls.bot_odds import Guard, evades, losses, prospects, totals
from undercroft.games.souls.bot_party import Item, Outfit, Outfitter

from .lair import lair
from .stage import LAYING, arena, asked, journey, options

CLASSES = ("knight", "warrior", "assassin", "herald")
PLAIN = Guard((1, 1, 0), (1, 0, 0), 0, 0, False)


def new(seed: str, **setup: object) -> Match:
    match = undercroft.new("dark_souls", setup, seed=seed)
    match.telling = False
    return match


def seats_of(match: Match, seed: str) -> list[bots.Bot]:
    catalog = undercroft.catalog(match)
    return [
        bots.make("veteran", "dark_souls", f"{seed}-{seat}", catalog)
        for seat in range(len(match.seats))
    ]


def play(match: Match, seed: str, most: int = 3000) -> bool:
    """To the end; whether the party won."""
    seats = seats_of(match, seed)
    for _ in range(most):
        if match.over:
            break
        seat = match.waiting[0]
        decision, option = seats[seat].choose(match.view(seat))
        match.decide(option, seat, decision)
    assert match.result is not None
    return bool(match.result.winners)


def catalog() -> Any:
    return undercroft.catalog(new("catalog", mode="encounter", players=1))


def figure(model: str, node: int, **more: object) -> Foe:
    seen = {
        "foe": 0, "model": model, "node": node, "health": 1, "facing": None, "weak": [],
        "acted": False, "awake": True, "conditions": [],
    }  # fmt: skip
    card = catalog()["models"][model]
    armour = {"block": card["block"], "resist": card["resist"]}
    return Foe({**seen, **armour, **more}, Model(card))


def heroes(count: int) -> list[Hero]:
    table: Any = new("heroes", mode="encounter", players=count).view(None)["table"]
    return [Hero(seen) for seen in table["heroes"]]


# ---------------------------------------------------------------------- odds


def test_totals_are_chances() -> None:
    assert totals((1, 0, 0)) == pytest.approx((1 / 6, 3 / 6, 2 / 6))
    assert sum(totals((2, 1, 1))) == pytest.approx(1)


def test_half_the_faces_of_a_dodge_die_are_dodges() -> None:
    assert evades(1, 1) == pytest.approx(1 / 2)
    assert evades(2, 1) == pytest.approx(3 / 4)
    assert evades(2, 2) == pytest.approx(1 / 4)
    assert evades(1, 2) == 0


def test_ways_to_meet_an_attack() -> None:
    blocked = dict(losses(PLAIN, (4, False, 1, 0))[0])
    assert sum(blocked.values()) == pytest.approx(1)
    assert blocked[3] == pytest.approx(1 / 6 * 2 / 6)  # a 0 and a 1
    assert len(losses(PLAIN, (4, False, 1, 0))) == 1  # without a dodge die there is no dodge
    nimble = PLAIN._replace(dodge=2, price=1)
    assert dict(losses(nimble, (4, False, 1, 0))[1]) == pytest.approx({1: 3 / 4, 5: 1 / 4})
    assert losses(nimble, (4, False, 3, 0)) == losses(nimble, (4, False, 3, 0))[:1]


def test_more_room_is_never_worse_and_more_attacks_never_better() -> None:
    hit = (5, False, 1, 0)
    one, two = prospects(PLAIN, (hit,), 0, 0), prospects(PLAIN, (hit, hit), 0, 0)
    assert list(one) == sorted(one)
    assert all(b <= a for a, b in zip(one, two, strict=True))
    assert one[0] == 0


# ---------------------------------------------------------------------- foresight


def test_a_hollow_soldier_strikes_whom_it_reaches() -> None:
    board = Ground(catalog()["boards"]["tile"]).board
    foe = figure("hollow_soldier", 0)
    act = foe.model.own
    assert act is not None
    sight = Foresight(board, 0, heroes(1), 0)
    assert sight.hits([(foe, act)], [(3, -1)]) == [((4, False, 1, 0),)]
    assert sight.hits([(foe, act)], [(12, -1)]) == [()]


def test_an_arrow_flies_at_the_aggro_holder() -> None:
    board = Ground(catalog()["boards"]["tile"]).board
    foe = figure("crossbow_hollow", 0)
    act = foe.model.own
    assert act is not None
    hits = Foresight(board, 0, heroes(2), 1).hits([(foe, act)], [(3, -1), (12, -1)])
    assert [len(one) for one in hits] == [0, 1]


def test_an_area_attack_spares_the_other_arcs() -> None:
    text = catalog()
    board = Ground(text["boards"]["mini_boss"]).board
    foe = figure("gargoyle", 6, facing="s", health=26)
    act = Act(text["behaviours"]["gargoyle_tail_whip"]["halves"]["gargoyle"])  # right and back
    sight = Foresight(board, 0, heroes(1), 0)
    assert sight.hits([(foe, act)], [(1, -1)]) == [((4, False, 2, 0),)]
    assert sight.hits([(foe, act)], [(11, -1)]) == [()]


def test_a_learnt_pattern_leaves_no_doubt() -> None:
    match = new("pattern", mode="boss", boss="gargoyle", players=1)
    bot = Greedy(1, undercroft.catalog(match))
    fight = dict(match.view(0)["table"]["fight"])  # type: ignore[index]
    unknown = bot._next_cards(fight)
    assert len(unknown) == 5
    assert sum(chance for chance, _ in unknown) == pytest.approx(1)
    fight["boss"] = {**fight["boss"], "known": ["gargoyle_tail_whip"]}
    assert [chance for chance, _ in bot._next_cards(fight)] == [1.0]


# ---------------------------------------------------------------------- equipment


def test_better_cards_mean_more_power() -> None:
    outfitter = Outfitter(catalog())
    start: Outfit = (Item("knight_armour"), Item("kite_shield"), Item("long_sword"))
    stats = {"strength": 30, "dexterity": 30, "intelligence": 15, "faith": 15}
    lying = [Item("broadsword"), Item("silver_eagle_kite_shield"), Item("round_shield")]
    best = outfitter.best(start, lying, stats)
    assert set(best[1:]) == {Item("broadsword"), Item("silver_eagle_kite_shield")}
    assert outfitter.power(best) > outfitter.power(start)
    assert outfitter.best(best, [Item("round_shield")], stats) == best


def test_nobody_gives_the_only_weapon_away() -> None:
    outfitter = Outfitter(catalog())
    start: Outfit = (Item("knight_armour"), Item("kite_shield"), Item("long_sword"))
    stats = {"strength": 40, "dexterity": 12, "intelligence": 15, "faith": 15}
    best = outfitter.best(start, [Item("spider_shield"), Item("effigy_shield")], stats)
    assert Item("long_sword") in best


def test_the_price_of_a_card_counts_every_tier() -> None:
    outfitter = Outfitter(catalog())
    table: Any = new("price", mode="journey", players=1).view(0)["table"]
    knight = table["heroes"][0]
    assert outfitter.price(knight, Item("long_sword"), False) == (0, "")
    # Strength 30 and Dexterity 28 are two tiers each for the Knight: 2 + 4 twice.
    assert outfitter.price(knight, Item("broadsword"), False)[0] == 12
    assert outfitter.price(knight, Item("umbral_dagger"), False)[0] == 99


# ---------------------------------------------------------------------- play


def test_choices_follow_from_the_view_alone() -> None:
    """Two bots of one seed that read the same views, one of them as text, answer alike."""
    match = new("alike", mode="journey", players=2)
    text = json.loads(json.dumps(undercroft.catalog(match)))
    one = seats_of(match, "s")
    two = [bots.make("veteran", "dark_souls", f"s-{seat}", text) for seat in range(2)]
    for _ in range(250):
        seat = match.waiting[0]
        view = match.view(seat)
        before = json.dumps(view)
        answer = one[seat].choose(view)
        assert json.dumps(view) == before
        assert two[seat].choose(json.loads(before)) == answer
        match.decide(answer[1], seat, answer[0])


@pytest.mark.parametrize("kind", CLASSES)
def test_alone_it_wins_most_encounters(kind: str) -> None:
    wins = sum(
        play(new(f"t{n}", mode="encounter", players=1, class_1=kind, encounter="level_1"), f"t{n}")
        for n in range(12)
    )
    assert wins > 6


def test_together_it_wins_nearly_all() -> None:
    wins = sum(
        play(new(f"t{n}", mode="encounter", players=3, encounter="level_1"), f"t{n}")
        for n in range(10)
    )
    assert wins >= 8


def test_a_fight_that_nobody_can_lose_or_win_is_given_up() -> None:
    """Running from a slow foe is fine for a while; no fight goes on for ever."""
    for n in range(4):
        play(new(f"s{n}", mode="encounter", players=1, encounter="dark_hollow"), f"s{n}", 1000)


def test_it_can_win_a_journey() -> None:
    assert any(play(new(seed, mode="journey", players=2), seed) for seed in ("one", "two"))


# ---------------------------------------------------------------------- what the players are asked


def answer(match: Match) -> str:
    """What the bot says to the question that waits."""
    seat = match.waiting[0]
    return seats_of(match, "answer")[seat].choose(match.view(seat))[1]


@pytest.mark.rule("DS-A.68")
def test_it_never_overspends() -> None:
    """Nine cubes, in its own activation, attacked, and asked whether it means it."""
    tired = {"black": 5, "red": 4, "luck": False, "heroic": False, "estus": False}
    match = arena({"knight": {"node": 6, **tired}}, [("hollow_soldier", 6)], turn=None)
    assert options(match) == ["block", "overspend-dodge"]
    assert answer(match) == "block"
    match.decide("overspend-dodge", seat=0)
    assert answer(match) == "no"
    doc: Any = match.position()
    doc["frame"].update(agenda=[["activation", 0]], asks=[], answered=[])
    match = undercroft.from_position(doc)
    assert any(id.startswith("overspend-") for id in options(match))
    assert not answer(match).startswith("overspend")


@pytest.mark.rule("DS-36.1")
def test_it_says_what_a_boss_faces() -> None:
    match = lair("gargoyle", {"knight": {"node": 12}}, node=0, card="gargoyle_electric_breath")
    assert asked(match) == ["turn_foe"]
    assert answer(match) in options(match)


@pytest.mark.rule("DS-A.4")
def test_what_is_hard_lies_before_the_fog() -> None:
    """Among tiles equally far the Fog Gate's is not the one with the lower level."""
    levels = 0
    for seed in range(20):
        match = new(f"map {seed}", mode="journey", players=1)
        while asked(match)[0] in LAYING:
            choice = answer(match)
            if asked(match) == ["place_level"]:
                levels += 1
                view: Any = match.view(0)
                assert choice != f"tile-{view['table']['map']['fog']}"
            match.decide(choice, seat=0)
    assert levels


@pytest.mark.rule("DS-A.173")
def test_a_scenario_won_is_enough_for_it() -> None:
    match = journey({"mode": "campaign", "onward": "on"})
    doc: Any = match.position()
    doc["frame"].update(agenda=[["onward"]], asks=[], answered=[])
    assert answer(undercroft.from_position(doc)) == "finish"
