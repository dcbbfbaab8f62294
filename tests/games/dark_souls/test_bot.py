"""The `veteran` bot: its odds are right, the rules say what foes will do, and it plays well enough to win."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import undercroft
from undercroft import Match, bots
from undercroft.games.dark_souls.bot import JourneyBot
from undercroft.games.dark_souls.mind import JourneyMind
from undercroft.games.dark_souls.shop import KeepOne
from undercroft.games.dark_souls.state import Journey
from undercroft.games.souls.bot_party import Outfit, Outfitter, with_upgrade
from undercroft.games.souls.coming import Memory, next_cards
from undercroft.games.souls.content import SoulsPack
from undercroft.games.souls.gear import Item, Pool, item_of
from undercroft.games.souls.odds import Odds, pool_odds
from undercroft.games.souls.party import LEVEL_COST, Party
from undercroft.games.souls.prospects import Guard, hit_of
from undercroft.games.souls.state import Fight
from undercroft.games.souls.tactics import Tactics
from undercroft.kernel.agenda import Ask
from undercroft.kernel.budget import Budget

from .lair import lair
from .stage import LAYING, arena, asked, journey, options

CLASSES = ("knight", "warrior", "assassin", "herald")


def totals(pool: Pool, dodge: int = 0) -> Odds:
    return pool_odds(pack(), pool, dodge)


def guard(dodge: int = 0) -> Guard:
    away = totals((0, 0, 0), dodge)
    return Guard(totals((1, 1, 0)), totals((1, 0, 0)), away, min(1, dodge), False, False, 10)


def new(seed: str, **setup: object) -> Match:
    match = undercroft.new("dark_souls", setup, seed=seed)
    match.telling = False
    return match


@cache
def pack() -> SoulsPack:
    found = new("pack", mode="encounter", players=1).pack
    assert isinstance(found, SoulsPack)
    return found


def item(id: str) -> Item:
    return pack().cards[id].item


def answer(match: Match, seed: str = "answer") -> str:
    """What the bot says to the question that waits."""
    bot = bots.make("veteran", "dark_souls", seed)
    return bots.answer(bot, match, match.waiting[0])[1]


def play(match: Match, seed: str, most: int = 3000) -> bool:
    """To the end; whether the party won."""
    bot = bots.make("veteran", "dark_souls", seed)
    for _ in range(most):
        if match.over:
            break
        seat = match.waiting[0]
        decision, option = bots.answer(bot, match, seat)
        match.decide(option, seat, decision)
    assert match.result is not None
    return bool(match.result.winners)


def tactics(match: Match, seat: int = 0) -> Tactics:
    state = match.state
    assert isinstance(state, Fight)
    return Tactics(state, seat, Memory())


def hits_at(match: Match, node: int, waiting: bool = False) -> list[int]:
    """How many attacks come for each character if the first stands there."""
    found = tactics(match)
    (coming,) = found.coming((node, -1), found.healths, waiting)
    return [len(hits) for hits in coming.hits]


# ---------------------------------------------------------------------- odds


def test_totals_are_chances() -> None:
    assert totals((1, 0, 0)) == pytest.approx((1 / 6, 3 / 6, 2 / 6))
    assert sum(totals((2, 1, 1))) == pytest.approx(1)


def test_half_the_faces_of_a_dodge_die_are_dodges() -> None:
    assert guard(1).evades(1) == pytest.approx(1 / 2)
    assert guard(2).evades(1) == pytest.approx(3 / 4)
    assert guard(2).evades(2) == pytest.approx(1 / 4)
    assert guard(1).evades(2) == 0


def test_ways_to_meet_an_attack() -> None:
    hit = hit_of(4, False, 1)
    blocked = dict(guard().losses(hit)[0])
    assert sum(blocked.values()) == pytest.approx(1)
    assert blocked[3] == pytest.approx(1 / 6 * 2 / 6)  # a 0 and a 1
    assert len(guard().losses(hit)) == 1  # without a dodge die there is no dodge
    assert dict(guard(2).losses(hit)[1]) == pytest.approx({1: 3 / 4, 5: 1 / 4})
    assert len(guard(2).losses(hit_of(4, False, 3))) == 1


def test_a_strong_block_of_a_heavy_blow_costs_stamina() -> None:
    light, heavy = hit_of(4, False, 1), hit_of(4, False, 1, 0, (3, 2))
    assert guard().usual_loss(heavy) > guard().usual_loss(light)


def test_more_room_is_never_worse_and_more_attacks_never_better() -> None:
    hit = hit_of(5, False, 1)
    one, two = guard().prospects((hit,), 0, 0), guard().prospects((hit, hit), 0, 0)
    assert list(one) == sorted(one)
    assert all(b <= a for a, b in zip(one, two, strict=True))
    assert one[0] == 0


# ---------------------------------------------------------------------- foresight


def test_a_hollow_soldier_strikes_whom_it_reaches() -> None:
    match = arena({"knight": {"node": 12}}, [("hollow_soldier", 0)])
    assert hits_at(match, 3) == [1]
    assert hits_at(match, 12) == [0]


def test_an_arrow_flies_at_the_aggro_holder() -> None:
    match = arena({"knight": {"node": 3}, "herald": {"node": 12}}, [("crossbow_hollow", 0)])
    match.state.aggro = 1
    assert hits_at(match, 3) == [0, 1]


def test_looking_ahead_leaves_everything_as_it_was() -> None:
    match = arena({"knight": {"node": 3}}, [("hollow_soldier", 0), ("crossbow_hollow", 6)])
    before = match.digest()
    judge = JourneyMind(match.pack).judge
    for ask in match.asks:
        judge.answer(match, ask)
    assert match.digest() == before


def test_a_learnt_pattern_leaves_no_doubt() -> None:
    match = new("pattern", mode="boss", boss="gargoyle", players=1)
    while not match.state.in_fight or not match.state.foes:
        match.decide(answer(match), seat=0)
    unknown = next_cards(match.state)
    assert len(unknown) == 5
    assert sum(chance for chance, _ in unknown) == pytest.approx(1)
    card = unknown[2][1]
    assert card is not None
    match.state.known_deck = (card,)
    assert next_cards(match.state) == [(1.0, card)]


# ---------------------------------------------------------------------- how much it looks at


def test_a_decision_never_takes_more_looks_than_its_budget() -> None:
    foes = [("hollow_soldier", node) for node in (0, 1, 2)] + [("crossbow_hollow", 12)] * 3
    match = arena({"assassin": {"node": 5}, "herald": {"node": 6}}, foes)
    found = tactics(match)
    found.budget = Budget(20)
    found.plan()
    assert found.budget.spent == 20  # there was more to look at
    assert 0 < len(found._worth) <= 20
    again = tactics(match)
    again.plan()
    assert again.budget.spent > 20
    assert len(again._worth) > len(found._worth)


@pytest.mark.rule("DS-A.15")
def test_two_full_nodes_do_not_push_at_each_other_for_ever() -> None:
    doc: Any = arena(
        {"knight": {"node": 6}, "warrior": {"node": 10}}, [("sentinel", 12)]
    ).position()
    body = doc["state"]
    like = dict(body["foes"][0], health=1)
    body["foes"] = [dict(like, node=node) for node in (1, 1, 1, 0, 0, 0)]
    body["heroes"][0]["node"] = 1
    doc["frame"].update(agenda=[["activation", 0], ["make_room", 1, 0, None]], asks=[], answered=[])
    match = undercroft.from_position(doc)
    assert asked(match) == ["make_room"]
    players = [bots.make("veteran", "dark_souls", f"room/{seat}") for seat in (0, 1)]
    made = 0
    while asked(match) == ["make_room"]:
        made += 1
        assert made <= 3
        seat = match.waiting[0]
        _, option = bots.answer(players[seat], match, seat)
        assert not option.endswith("-node-0")  # three stand there
        match.decide(option, seat=seat)
    assert made


# ---------------------------------------------------------------------- equipment


def test_better_cards_mean_more_power() -> None:
    outfitter = Outfitter(pack())
    start: Outfit = (item("knight_armour"), item("kite_shield"), item("long_sword"))
    stats = (30, 30, 15, 15)
    lying = [item("broadsword"), item("silver_eagle_kite_shield"), item("round_shield")]
    best = outfitter.best(start, lying, stats)
    assert set(best[1:]) == {item("broadsword"), item("silver_eagle_kite_shield")}
    assert outfitter.power(best) > outfitter.power(start)
    assert outfitter.best(best, [item("round_shield")], stats) == best


def test_nobody_gives_the_only_weapon_away() -> None:
    outfitter = Outfitter(pack())
    start: Outfit = (item("knight_armour"), item("kite_shield"), item("long_sword"))
    stats = (40, 12, 15, 15)
    best = outfitter.best(start, [item("spider_shield"), item("effigy_shield")], stats)
    assert item("long_sword") in best


def test_an_upgrade_counts_as_the_rules_have_it() -> None:
    """A titanite shard is a black die for the weapon it is on; no card takes more of them than fit."""
    outfitter = Outfitter(pack())
    now: Outfit = (item("knight_armour"), None, item("falchion"))
    shard = pack().cards["titanite_shard"]
    better = with_upgrade(now, 2, shard)
    assert outfitter.gain(now, shard.item) == pytest.approx(
        outfitter.power(better) - outfitter.power(now)
    )
    assert outfitter.gain(now, shard.item) > 0
    full: Outfit = (None, None, item_of(pack().cards["falchion"], [shard, shard]))
    assert outfitter.gain(full, shard.item) == 0


def test_the_price_of_a_card_counts_every_tier() -> None:
    outfitter = Outfitter(pack())
    party = new("price", mode="journey", players=1).state
    assert isinstance(party, Party)
    knight = party.characters[0]
    assert outfitter.price(knight, item("long_sword"), LEVEL_COST) == (0, -1)
    # Strength 30 and Dexterity 28 are two tiers each for the Knight: 2 + 4 twice.
    assert outfitter.price(knight, item("broadsword"), LEVEL_COST)[0] == 12
    assert outfitter.price(knight, item("umbral_dagger"), LEVEL_COST)[0] == 99


# ---------------------------------------------------------------------- play


def test_answers_follow_from_the_model_and_the_seed() -> None:
    match = new("alike", mode="journey", players=2)
    bot = bots.make("veteran", "dark_souls", "one")
    for turn in range(120):
        seat = match.waiting[0]
        before = match.digest() if turn % 10 == 0 else ""
        decision, option = bots.answer(bot, match, seat)
        if before:
            assert bots.answer(bots.make("veteran", "dark_souls", "one"), match, seat) == (
                decision,
                option,
            )
            assert match.digest() == before
        match.decide(option, seat, decision)


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


@pytest.mark.rule("DS-44.1")
def test_it_stays_where_it_may_dash() -> None:
    """Whoever dashes on and on has no souls, and no boss is ever met."""
    match = new("dash", mode="campaign", players=2)
    while asked(match) != ["dash"]:
        match.decide(answer(match), seat=match.waiting[0])
    assert "fight" in options(match)
    assert answer(match) == "fight"


@pytest.mark.rule("DS-V.4")
def test_of_two_cards_it_keeps_the_one_of_more_use() -> None:
    match = new("keep", mode="journey", players=1, class_1="knight")
    state = match.state
    assert isinstance(state, Journey)
    camp = JourneyBot(pack())
    cards = pack().cards
    for chosen, other in (("broadsword", "umbral_dagger"), ("ember", "umbral_dagger")):
        for pair in ((cards[chosen], cards[other]), (cards[other], cards[chosen])):
            step = KeepOne(pair)
            ask = Ask(1, step, 0, step.choices(state, 0))
            assert camp.answer(state, ask) == chosen


@pytest.mark.rule("DS-A.173")
def test_a_scenario_won_is_enough_for_it() -> None:
    match = journey({"mode": "campaign", "onward": "on"})
    doc: Any = match.position()
    doc["frame"].update(agenda=[["onward"]], asks=[], answered=[])
    assert answer(undercroft.from_position(doc)) == "finish"
