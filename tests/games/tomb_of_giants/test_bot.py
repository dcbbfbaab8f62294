"""The `greedy` bot of this box: it reads its view alone, its odds are right, it pursues the objectives."""

from __future__ import annotations

import json
from typing import Any

import pytest

import undercroft
from undercroft import Match, bots
from undercroft.games.souls.bot_fight import (
    SECOND,
    Foe,
    Foresight,
    Ground,
    Guard,
    Hero,
    Model,
    Terms,
    outcomes,
    prospects,
)
from undercroft.games.souls.bot_party import Item
from undercroft.games.tomb_of_giants.bot import Greedy
from undercroft.games.tomb_of_giants.bot_scene import Arsenal, Quest

PLAIN = Guard((1, 0, 0), (0, 0, 0), 0, 0, False, True)


def new(seed: str, **setup: object) -> Match:
    match = undercroft.new("tomb_of_giants", setup, seed=seed)
    match.telling = False
    return match


def seats_of(match: Match, seed: str) -> list[Any]:
    catalog = undercroft.catalog(match)
    return [
        bots.make("greedy", "tomb_of_giants", f"{seed}-{seat}", catalog)
        for seat in range(len(match.seats))
    ]


def play(match: Match, seed: str, most: int = 4000) -> bool:
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


def wins(encounter: str, players: int, games: int = 6) -> int:
    return sum(
        play(new(f"t{n}", mode="encounter", players=players, encounter=encounter), f"t{n}")
        for n in range(games)
    )


def catalog() -> Any:
    return undercroft.catalog(new("catalog", mode="encounter", players=1))


def figure(model: str, node: int, **more: object) -> Foe:
    seen = {
        "foe": 0, "model": model, "node": node, "health": 1, "facing": None, "weak": [],
        "acted": False, "conditions": [], **more,
    }  # fmt: skip
    return Foe(seen, Model(catalog()["models"][model]))


def heroes(count: int) -> list[Hero]:
    table: Any = new("heroes", mode="encounter", players=count).view(None)["table"]
    return [Hero(seen, SECOND) for seen in table["heroes"]]


def picture(match: Match, seat: int) -> Any:
    return Greedy(1, undercroft.catalog(match))._picture(match.view(seat))


def at_a_turn(encounter: str, players: int = 1) -> tuple[Match, list[Any]]:
    """A match where somebody is about to act."""
    match = new("turn", mode="encounter", players=players, encounter=encounter)
    seats = seats_of(match, "turn")
    for _ in range(60):
        seat = match.waiting[0]
        view: Any = match.view(seat)
        if view["decisions"][0]["id"].startswith("turn"):
            return match, seats
        decision, option = seats[seat].choose(view)
        match.decide(option, seat, decision)
    raise AssertionError("nobody came to act")


# ---------------------------------------------------------------------- odds


def test_one_roll_of_all_dice() -> None:
    """TG-29.5–29.8: a dodge, or the pips come off."""
    nimble = PLAIN._replace(dodge=1)
    found = {(loss, bleeds): p for loss, bleeds, p in outcomes(nimble, (2, False, 1, 0), False)}
    assert found[0, False] == pytest.approx(1 / 2 + 1 / 2 * 2 / 6)
    assert found[2, False] == pytest.approx(1 / 2 * 1 / 6)
    assert sum(found.values()) == pytest.approx(1)


def test_bleed_costs_two_more_with_the_next_wound() -> None:
    """TG-25.4, TG-25.1: it comes with a hit, even one for nothing."""
    bare = PLAIN._replace(block=(0, 0, 0))
    assert outcomes(bare, (2, False, 1, 1), False) == ((0, False, 0.0), (2, True, 1.0))
    assert outcomes(bare, (2, False, 1, 0), True) == ((0, True, 0.0), (4, False, 1.0))


def test_a_full_bar_is_not_death() -> None:
    """TG-5.5: with ten tokens one is alive; free boxes are counted to the eleventh."""
    bare = PLAIN._replace(block=(0, 0, 0))
    table = prospects(bare, ((2, False, 9, 0),), 0, 0)
    assert table[2] == 0
    assert table[3] > 0
    assert len(table) == 12


# ---------------------------------------------------------------------- foresight


def test_a_soldier_strikes_twice_where_it_begins() -> None:
    """TG-30.1: pushed and struck where it begins, and again where it comes."""
    board = Ground(catalog()["boards"]["map_grave_matters"]).board
    foe = figure("skeleton_soldier", 6)
    act = foe.model.own
    assert act is not None
    sight = Foresight(board, 0, heroes(1), 0, SECOND)
    assert len(sight.hits([(foe, act)], [(6, -1)])[0]) == 2
    near = board.within[6][0]
    assert sight.hits([(foe, act)], [(near, -1)]) == [((2, False, 1, 1),)]
    far = next(n for n, steps in enumerate(board.distance[6]) if steps == 2)
    assert sight.hits([(foe, act)], [(far, -1)]) == [()]


def test_arrows_stay_in_their_room() -> None:
    """TG-7.9."""
    board = Ground(catalog()["boards"]["map_altar_of_bones"]).board
    foe = figure("skeleton_archer", 16)
    act = foe.model.own
    assert act is not None
    sight = Foresight(board, 0, heroes(1), 0, SECOND)
    assert board.rooms[16] != board.rooms[0]
    assert sight.hits([(foe, act)], [(0, -1)]) == [()]
    assert len(sight.hits([(foe, act)], [(13, -1)])[0]) == 1


def test_special_rules_change_what_enemies_do() -> None:
    board = Ground(catalog()["boards"]["map_grave_matters"]).board
    foe = figure("skeleton_archer", 12)
    act = foe.model.own
    assert act is not None
    sight = Foresight(board, 0, heroes(1), 0, SECOND, Terms(might=1, nimble=1, venom=2))
    assert sight.hits([(foe, act)], [(0, -1)]) == [((5, False, 2, 2),)]


def test_an_enemy_beside_the_shrine_is_the_end() -> None:
    board = Ground(catalog()["boards"]["map_last_rites"]).board
    near = board.within[9][0]
    foe = figure("skeleton_soldier", near)
    act = foe.model.own
    assert act is not None
    sight = Foresight(board, 0, heroes(1), 0, SECOND, Terms(shrine=9))
    (hits,) = sight.hits([(foe, act)], [(0, -1)])
    assert prospects(PLAIN, hits, 40, 0)[11] == 0


# ---------------------------------------------------------------------- objectives


def test_special_rules_are_read_off_the_card() -> None:
    text = catalog()
    quest = Quest(text["encounters"]["last_rites"], ())
    assert quest.terms.might == 1
    assert "shrine-guard" in quest.rules
    assert quest.spawned(quest.timers[0][1], 2) == ["skeleton_soldier", "skeleton_soldier"]
    event = text["events"]["virulent_bonfire_ascetic"]["text"]["args"]["rules"]
    assert Quest(text["encounters"]["grave_matters"], event).terms.venom == 2


def test_nearer_to_the_objective_is_less_work() -> None:
    match, _ = at_a_turn("bridge_too_far")
    scene = picture(match, 0)
    (lever,) = scene.spots["lever"]
    far = max(range(len(scene.board.points)), key=lambda n: scene.board.distance[lever][n])
    assert scene.chores(lever).serial < scene.chores(far).serial


def test_the_last_turn_to_survive_is_won() -> None:
    match, _ = at_a_turn("in_deep_water")
    scene = picture(match, 0)
    place = scene.heroes[0].place
    assert not scene.won(place, scene.healths)
    goal = scene.goals[0]
    scene.goals = [{**goal, "have": goal["need"] - 1}]
    assert scene.won(place, scene.healths)


def test_a_lever_is_pulled_where_that_wins() -> None:
    match, seats = at_a_turn("bridge_too_far")
    view: Any = match.view(0)
    fight = view["table"]["fight"]
    (lever,) = [int(node) for node, what in fight["terrain"].items() if what == "lever"]
    hero = {**view["table"]["heroes"][0], "node": lever}
    goals = [{**fight["goals"][0], "have": 2}]
    table = {**view["table"], "heroes": [hero], "fight": {**fight, "goals": goals}}
    decision = view["decisions"][0]
    pull = {"id": f"lever-{lever}", "text": {"id": "tg-option-lever"}, "targets": [["node", lever]]}
    decisions = [{**decision, "options": [*decision["options"], pull]}]
    answer = seats[0].choose({**view, "table": table, "decisions": decisions})
    assert answer == (decision["id"], f"lever-{lever}")


def test_hand_cards_with_their_upgrades() -> None:
    arsenal = Arsenal(catalog())
    (plain, _) = arsenal.deeds(Item("thrall_axe"), "left")
    (sharp, _) = arsenal.deeds(Item("thrall_axe", ("titanite_shard", "sharp_gem")), "left")
    assert (sharp.dice, sharp.mod) == ((plain.dice[0] + 1, *plain.dice[1:]), plain.mod + 1)
    # How heavy an upgrade is, and what it does to bosses alone, changes nothing else.
    (boss, _) = arsenal.deeds(Item("thrall_axe", ("dragon_scale",)), "left")
    assert boss == plain


# ---------------------------------------------------------------------- play


@pytest.mark.parametrize("mode", ["campaign", "encounter", "boss"])
def test_choices_follow_from_the_view_alone(mode: str) -> None:
    """Two bots of one seed that read the same views, one of them as text, answer alike."""
    match = new("alike", mode=mode, players=2)
    text = json.loads(json.dumps(undercroft.catalog(match)))
    one = seats_of(match, "s")
    two = [bots.make("greedy", "tomb_of_giants", f"s-{seat}", text) for seat in range(2)]
    for _ in range(120):
        if match.over:
            break
        seat = match.waiting[0]
        view = match.view(seat)
        before = json.dumps(view)
        answer = one[seat].choose(view)
        assert json.dumps(view) == before
        assert two[seat].choose(json.loads(before)) == answer
        match.decide(answer[1], seat, answer[0])


@pytest.mark.parametrize(
    "encounter", ["abandoned_storeroom", "dark_resurrection", "grave_matters", "rain_of_filth"]
)
def test_alone_it_wins_most_of_the_easy_ones(encounter: str) -> None:
    assert wins(encounter, 1) >= 4


@pytest.mark.parametrize("encounter", ["bridge_too_far", "rain_of_filth"])
def test_together_it_wins_most_of_the_others(encounter: str) -> None:
    assert wins(encounter, 3, 4) >= 3


def test_it_survives_and_clears_at_the_second_level() -> None:
    assert wins("in_deep_water", 2, 3) >= 2
    assert wins("urns_of_the_fallen", 3, 3) >= 2


def test_it_can_kill_the_black_knight() -> None:
    assert any(
        play(new(f"b{n}", mode="boss", boss="black_knight", players=2), f"b{n}") for n in range(2)
    )


def test_no_fight_goes_on_for_ever() -> None:
    """Kiting is fine for a while; then something must come of it."""
    for encounter in ("lost_chapel", "altar_of_bones"):
        play(new("s", mode="encounter", players=1, encounter=encounter), "s", 3000)
