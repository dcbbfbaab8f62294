"""The `veteran` bot of this box: its odds are right, it pursues the objectives, its work has an end."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import undercroft
from undercroft import Match, bots
from undercroft.games.souls.coming import Memory
from undercroft.games.souls.gear import BLEED
from undercroft.games.souls.odds import pool_odds
from undercroft.games.souls.prospects import Guard, hit_of
from undercroft.games.souls.terrain import LEVER as LEVERS
from undercroft.games.souls.terrain import SHRINE as SHRINES
from undercroft.games.tomb_of_giants.bot import DescentBot
from undercroft.games.tomb_of_giants.judging import surrender
from undercroft.games.tomb_of_giants.pack import Cards
from undercroft.games.tomb_of_giants.state import Descent
from undercroft.games.tomb_of_giants.tactics import DescentTactics
from undercroft.kernel.budget import Budget

from .bout import fight
from .quest import quest
from .stage import EXIT, LEVER, SHRINE, arena, bare, deck, options, plain, tough


def guard(block: tuple[int, int, int] = (1, 0, 0), dodge: int = 0) -> Guard:
    nothing = (0, 0, 0)
    shield, resist = pool_odds(pack(), block), pool_odds(pack(), nothing)
    return Guard(shield, resist, pool_odds(pack(), nothing, dodge), 0, False, True, 11)


def new(seed: str, **setup: object) -> Match:
    match = undercroft.new("tomb_of_giants", setup, seed=seed)
    match.telling = False
    return match


def says(match: Match, seed: str = "scene") -> tuple[int, str, str]:
    """Who answers which question how."""
    seat = match.waiting[0]
    bot = bots.make("veteran", "tomb_of_giants", seed)
    return (seat, *bots.answer(bot, match, seat))


def play(match: Match, seed: str, most: int = 4000) -> bool:
    """To the end; whether the party won."""
    bot = bots.make("veteran", "tomb_of_giants", seed)
    for _ in range(most):
        if match.over:
            break
        seat = match.waiting[0]
        decision, option = bots.answer(bot, match, seat)
        match.decide(option, seat, decision)
    assert match.result is not None
    return bool(match.result.winners)


def wins(encounter: str, players: int, games: int = 6) -> int:
    return sum(
        play(new(f"t{n}", mode="encounter", players=players, encounter=encounter), f"t{n}")
        for n in range(games)
    )


@cache
def pack() -> Cards:
    found = new("pack", mode="encounter", players=1).pack
    assert isinstance(found, Cards)
    return found


def picture(match: Match, seat: int = 0) -> DescentTactics:
    return DescentTactics(match.state, seat, Memory())  # type: ignore[arg-type]


def coming(match: Match, node: int) -> tuple[int, ...]:
    """The attacks on the first character if it stands there."""
    scene = picture(match)
    return scene.coming((node, -1), scene.healths)[0].hits[0]


def at_a_turn(encounter: str, players: int = 1) -> Match:
    """A match where somebody is about to act."""
    match = new("turn", mode="encounter", players=players, encounter=encounter)
    for _ in range(60):
        seat, decision, option = says(match, "turn")
        if decision.startswith("turn"):
            return match
        match.decide(option, seat, decision)
    raise AssertionError("nobody came to act")


# ---------------------------------------------------------------------- odds


def test_one_roll_of_all_dice() -> None:
    """TG-29.5-29.8: a dodge, or the pips come off."""
    rolled = guard(dodge=1).outcomes(hit_of(2, False, 1), False)
    found = {(loss, bleeds): p for loss, bleeds, p in rolled}
    assert found[0, False] == pytest.approx(1 / 2 + 1 / 2 * 2 / 6)
    assert found[2, False] == pytest.approx(1 / 2 * 1 / 6)
    assert sum(found.values()) == pytest.approx(1)


def test_bleed_costs_two_more_with_the_next_wound() -> None:
    """TG-25.4, TG-25.1: it comes with a hit, even one for nothing."""
    bare = guard((0, 0, 0))
    assert bare.outcomes(hit_of(2, False, 1, BLEED), False) == [(0, False, 0.0), (2, True, 1.0)]
    assert bare.outcomes(hit_of(2, False, 1), True) == [(0, True, 0.0), (4, False, 1.0)]


def test_a_full_bar_is_not_death() -> None:
    """TG-5.5: with ten tokens one is alive; free boxes are counted to the eleventh."""
    table = guard((0, 0, 0)).prospects((hit_of(2, False, 9),), 0, 0)
    assert table[2] == 0
    assert table[3] > 0
    assert len(table) == 12


# ---------------------------------------------------------------------- foresight


def test_a_soldier_strikes_twice_where_it_begins() -> None:
    """TG-30.1: pushed and struck where it begins, and again where it comes."""
    match = arena({"cleric": plain(0)}, [("skeleton_soldier", 6)])
    board = match.state.board
    assert len(coming(match, 6)) == 2
    assert coming(match, board.within[6][0]) == (hit_of(2, False, 1, BLEED),)
    far = next(n for n, steps in enumerate(board.distance[6]) if steps == 2)
    assert coming(match, far) == ()


def test_an_enemy_beside_the_shrine_is_the_end() -> None:
    match = arena(
        {"cleric": plain(0)}, [("skeleton_soldier", 1)], encounter="last_rites", terrain={9: SHRINE}
    )
    shrine = match.state.terrain.index(SHRINES)
    match.state.foes[0].node = match.state.board.within[shrine][0]
    scene = picture(match)
    assert scene.standing(scene.stand, False) == 0


# ---------------------------------------------------------------------- objectives


def test_nearer_to_the_objective_is_less_work() -> None:
    scene = picture(at_a_turn("bridge_too_far"))
    (lever,) = scene.spots[LEVERS]
    away = scene.tomb.board.distance[lever]
    far = max(range(len(away)), key=away.__getitem__)
    assert scene.chores(lever)[0] < scene.chores(far)[0]


def test_the_last_turn_to_survive_is_won() -> None:
    match = at_a_turn("in_deep_water")
    scene = picture(match)
    assert not scene.won(scene.stand, scene.healths)
    match.state.turns_done = 99
    match.state.turns_done = next(turns for turns in range(99) if self_met(match, turns)) - 1
    scene = picture(match)
    assert scene.won(scene.stand, scene.healths)


def self_met(match: Match, turns: int) -> bool:
    match.state.turns_done = turns
    return not picture(match).goals


def test_a_lever_is_pulled_where_that_wins() -> None:
    match = arena({"cleric": plain(4)}, encounter="bridge_too_far", terrain={4: LEVER}, levers=2)
    assert answers(match, "turn")["turn"] == "lever-4"


# ---------------------------------------------------------------------- judgement


def answers(match: Match, until: str) -> dict[str, str]:
    """What everybody answers up to a kind of decision: the last answer of each kind."""
    found: dict[str, str] = {}
    for _ in range(20):
        seat, decision, option = says(match)
        kind = decision.rsplit("-", 1)[0]
        found[kind] = option
        if kind == until:
            return found
        match.decide(option, seat, decision)
    raise AssertionError(until)


def test_all_go_to_the_exit() -> None:
    """TG-15.2: nobody waits for the others to go first."""
    match = arena(
        {"cleric": plain(27), "pyromancer": plain(30)},
        encounter="lost_chapel",
        terrain={29: EXIT},
    )
    found = answers(match, "turn")
    assert found["follow"] == "node-29"
    assert found["turn"] == "walk-node-29"


def test_the_rooms_of_those_to_kill_are_on_the_way() -> None:
    """Who sleeps beside a necromancer that must die counts before the door is open."""
    match = arena(
        {"cleric": plain(19)},
        [("necromancer", 7), ("giant_skeleton_archer", 2), ("necromancer", 28)],
        encounter="the_skeleton_ball",
        awake=[1],
        marked=[[0], [2]],
    )
    scene = picture(match, 0)
    assert scene.needed_rooms() == {0, 1, 2}
    alone = picture(
        arena(
            {"cleric": plain(19)},
            [("necromancer", 7), ("necromancer", 28)],
            encounter="the_skeleton_ball",
            awake=[1],
            marked=[[0], [1]],
        ),
        0,
    )
    assert scene.work(19, scene.healths)[1] > alone.work(19, alone.healths)[1]


def test_archers_are_left_behind() -> None:
    """TG-7.9: they shoot nobody in another room, so the way to the shrine is the way out of their sight."""
    archers = [("giant_skeleton_archer", 0), ("giant_skeleton_archer", 10)]
    soldier = [("skeleton_soldier", 16)]
    costs = []
    for foes in (soldier, [*soldier, *archers]):
        match = arena(
            {"cleric": plain(7, estus=True)},
            foes,
            encounter="altar_of_bones",
            terrain={22: SHRINE},
            awake=[0],
        )
        scene = picture(match, 0)
        costs.append(scene.work(18, scene.healths)[1])
    assert costs[0] == costs[1]
    assert scene.work(7, scene.healths)[1] > costs[1]
    assert answers(match, "turn")["turn"] == "walk-node-18"


def test_the_torch_is_fetched() -> None:
    """Alone with a lever that needs light: first to the torch."""
    match = arena(
        {"cleric": plain(19)},
        encounter="last_shred_of_light",
        terrain={10: LEVER},
        torch=17,
    )
    assert answers(match, "turn")["turn"] == "walk-node-17"


def test_the_necromancer_first() -> None:
    """He brings back more than one can kill."""
    match = arena(
        {"cleric": plain(5, estus=True)},
        [("giant_skeleton_soldier", 1), ("necromancer", 6), ("skeleton_soldier", 6)],
        encounter="puppet_master",
        marked=[[1]],
    )
    while not match.waiting or match.asks[0].step.name != "turn":
        seat, decision, option = says(match)
        match.decide(option, seat, decision)
    plan = picture(match).plan()
    assert plan.aim == 1


def test_who_follows_keeps_away() -> None:
    """TG-21.5: the active one may be gone when the beast comes, so nobody hides behind it."""
    match = arena(
        {"pyromancer": plain(1), "cleric": plain(4)},
        [("skeleton_beast", 0)],
        encounter="the_beast_from_the_depths",
        marked=[[0]],
    )
    assert answers(match, "follow")["follow"] == "stay"


def test_wounds_that_bleed_count_beforehand() -> None:
    """TG-25.4: a soldier's scratch costs more than its damage."""
    scene = picture(arena({"cleric": plain(0)}, [("skeleton_soldier", 6)]))
    scratch = scene.guards[0].usual_loss(hit_of(2, False, 1))
    assert scene.toll(0)[0] > 0.85 * scratch + 0.5


def test_a_lost_fight_is_given_up() -> None:
    """Where nothing comes of anything for very long one goes where it ends soonest."""
    match = arena({"cleric": plain(0)}, [("giant_skeleton_soldier", 6)])
    scene = picture(match)
    plan = surrender(scene)
    values = [
        scene.leaf(there, way.cost + scene.mine.black, scene.healths)
        for there, way in scene.reach().items()
    ]
    assert plan.value == min(values)


def test_the_easier_card_is_chosen() -> None:
    """Of two cards the one that is won more often by so many."""
    bot = DescentBot(pack())
    cards = {card.id: card for card in pack().encounters}
    for players in (1, 2):
        easy = bot.ease(cards["rain_of_filth"], players)
        assert easy > bot.ease(cards["the_beast_from_the_depths"], players)


def test_training_comes_to_an_end() -> None:
    """Won encounters are played again while sparks are to spare, not for ever."""
    bot = DescentBot(pack())
    state = new("weary", mode="campaign", players=1).state
    assert isinstance(state, Descent)
    state.at = 3
    assert [state.box.track[at].level for at in (3, 4)] == [1, 2]
    state.sparks = 5
    assert bot.weary(state)
    state.sparks = 2
    assert not bot.weary(state)


# ---------------------------------------------------------------------- play


@pytest.mark.parametrize("mode", ["campaign", "encounter", "boss"])
def test_answers_follow_from_the_model_and_the_seed(mode: str) -> None:
    match = new("alike", mode=mode, players=2)
    for turn in range(24):
        if match.over:
            break
        before = match.digest()
        seat, decision, option = says(match)
        if turn % 4 == 0:
            assert says(match) == (seat, decision, option)
            assert match.digest() == before
        match.decide(option, seat, decision)


@pytest.mark.parametrize("encounter", ["abandoned_storeroom", "rain_of_filth", "last_rites"])
def test_alone_it_wins_most_of_the_easy_ones(encounter: str) -> None:
    assert wins(encounter, 1, 3) >= 2


def test_it_runs_for_the_levers() -> None:
    assert wins("maze_of_the_dead", 1, 3) >= 2


def test_no_fight_goes_on_for_ever() -> None:
    """Kiting is fine for a while; then something must come of it."""
    play(new("s", mode="encounter", players=1, encounter="lost_chapel"), "s", 2000)


# ---------------------------------------------------------------------- how much it looks at


def crowded(seed: str) -> Match:
    """Every figure of the box stands around a character with six ways to strike far and runs for nothing."""
    every = {
        "giant_skeleton_archer": 2, "necromancer": 2, "giant_skeleton_soldier": 2,
        "skeleton_archer": 3, "skeleton_beast": 1, "skeleton_soldier": 3,
    }  # fmt: skip
    spots = iter([0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 6])
    foes = [tough(id, next(spots)) for id, count in every.items() for _ in range(count)]
    armed = bare(6, left=["great_combustion"], right=["fireball"], tiers=[3, 3, 3, 3])
    return fight(
        {"pyromancer": armed, "cleric": bare(6)},
        foes,
        encounter="the_skeleton_ball",
        terrain={},
        events=deck(),
        held=[["green_blossom", 0]],
        ball=27,
        marked=[[0], [0]],
        seed=seed,
    )


def test_a_decision_never_takes_more_looks_than_its_budget(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = crowded("crowded")
    looked = 0
    leaf = DescentTactics.leaf

    def counted(self: DescentTactics, *args: Any) -> float:
        nonlocal looked
        looked += 1
        return leaf(self, *args)

    monkeypatch.setattr(DescentTactics, "leaf", counted)
    scene = picture(match)
    scene.budget = Budget(500)
    scene.plan()
    assert 450 < scene.budget.spent <= 500  # there was far more to look at
    assert looked <= 500 + 2
    _, _, choice = says(match)
    assert choice in options(match)


def test_runs_for_free_past_a_barrel_to_be_broken_come_to_an_end() -> None:
    """To run to and fro wins it once: nothing on the way is better the more often one passes."""
    match = quest(
        "abandoned_storeroom",
        {"cleric": bare(0), "thief": bare(12)},
        [tough("giant_skeleton_soldier", 4)],
        terrain={6: "barrel"},
        held=[["green_blossom", 0]],
    )
    delving = picture(match)
    assert delving.wants("barrels")
    ways = delving.reach()
    assert {way.cost for way in ways.values()} == {0}
    risks = {stand[0]: way.risk for stand, way in ways.items()}
    assert risks.pop(6) < 0.0
    assert min(risks.values()) >= 0.0
