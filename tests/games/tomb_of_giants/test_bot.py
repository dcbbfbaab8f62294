"""The `veteran` bot of this box: it reads its view alone, its odds are right, it pursues the objectives."""

from __future__ import annotations

import json
from typing import Any

import pytest

import undercroft
from undercroft import Match, bots
from undercroft.games.souls.bot_figures import SECOND, Foe, Ground, Hero, Model, Terms
from undercroft.games.souls.bot_foresight import Foresight
from undercroft.games.souls.bot_odds import Guard, outcomes, prospects, usual_loss
from undercroft.games.souls.bot_party import Item
from undercroft.games.tomb_of_giants.bot import Greedy
from undercroft.games.tomb_of_giants.bot_quest import Arsenal, Quest
from undercroft.games.tomb_of_giants.bot_scene import TombScene
from undercroft.kernel.budget import Budget

from .bout import fight
from .stage import EXIT, LEVER, SHRINE, arena, bare, deck, options, plain, tough

PLAIN = Guard((1, 0, 0), (0, 0, 0), 0, 0, False, True)


def new(seed: str, **setup: object) -> Match:
    match = undercroft.new("tomb_of_giants", setup, seed=seed)
    match.telling = False
    return match


def seats_of(match: Match, seed: str) -> list[Any]:
    catalog = undercroft.catalog(match)
    return [
        bots.make("veteran", "tomb_of_giants", f"{seed}-{seat}", catalog)
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
        "acted": False, "awake": True, "conditions": [],
    }  # fmt: skip
    card = catalog()["models"][model]
    armour = {"block": card["block"], "resist": card["resist"]}
    return Foe({**seen, **armour, **more}, Model(card))


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
    pull = {
        "id": f"lever-{lever}", "kind": "lever", "text": {"id": "tg-option-lever"},
        "targets": [["node", lever]],
    }  # fmt: skip
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


# ---------------------------------------------------------------------- judgement


def answers(match: Match, until: str) -> dict[str, str]:
    """What everybody answers up to a kind of decision: the last answer of each kind."""
    seats = seats_of(match, "scene")
    found: dict[str, str] = {}
    for _ in range(20):
        seat = match.waiting[0]
        decision, option = seats[seat].choose(match.view(seat))
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


def test_a_door_is_not_feared_for_ever() -> None:
    """Those who sleep behind it will wake later just as well; a necromancer makes waiting worse."""
    match = arena(
        {"cleric": plain(7, estus=True)},
        [("necromancer", 6), ("skeleton_soldier", 6), ("skeleton_beast", 16)],
        encounter="maze_of_the_dead",
        terrain={4: LEVER, 19: LEVER, 30: LEVER},
        awake=[0],
        levers=1,
        lever_nodes=[4],
    )
    assert answers(match, "turn")["turn"] == "walk-node-18"


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
    (seat,) = seats_of(match, "scene")
    aims = []
    for _ in range(6):
        view: Any = match.view(0)
        if view["table"]["fight"]["turn"] > 1:
            break
        decision, option = seat.choose(view)
        if option.startswith("act-"):
            aims.append(seat._plan.aim)
        match.decide(option, 0, decision)
        if aims:
            break
    assert aims == [1]


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
    match = arena({"cleric": plain(0)}, [("skeleton_soldier", 6)])
    scene = picture(match, 0)
    hero = scene.heroes[0]
    scratch = usual_loss(hero.guard, (2, False, 1, 0))
    assert scene.toll(0)[0] > 0.85 * scratch + 0.5


def test_killing_those_who_come_back_is_no_progress() -> None:
    foes = [("necromancer", 6), ("skeleton_soldier", 12)]
    assert picture(arena({"cleric": plain(0)}, foes), 0).standing_health() == 5
    assert picture(arena({"cleric": plain(0)}, foes[1:]), 0).standing_health() == 1


@pytest.mark.parametrize(("awake", "lost"), [([1], False), ([0, 1], True)])
def test_nobody_gives_up_while_all_sleep(awake: list[int], lost: bool) -> None:
    """In a corner of an empty room a lost fight would never end."""
    match = arena(
        {"cleric": plain(18)},
        [("necromancer", 7)],
        encounter="the_skeleton_ball",
        awake=awake,
        marked=[[0], []],
    )
    scene = picture(match, 0)
    assert not Greedy._given_up(scene)
    scene.idle = 99
    assert Greedy._given_up(scene) == lost


def test_nothing_is_worked_out_twice() -> None:
    match, seats = at_a_turn("puppet_master")
    view = match.view(0)
    seats[0].choose(view)
    known = seats[0]._works
    count = len(known)
    assert count
    seats[0].choose(view)
    assert seats[0]._works is known
    assert len(known) == count


def test_the_easier_card_is_chosen() -> None:
    """Of two cards the one that is won more often by so many."""
    bot = Greedy(1, catalog())
    cards = catalog()["encounters"]
    for players in (1, 2):
        easy = bot._ease(cards["rain_of_filth"], players)
        assert easy > bot._ease(cards["the_beast_from_the_depths"], players)


def test_training_comes_to_an_end() -> None:
    """Won encounters are played again while sparks are to spare, not for ever."""
    bot = Greedy(1, catalog())
    view: Any = new("weary", mode="campaign", players=1).view(0)
    table = {**view["table"], "at": 3}
    assert [table["track"][at]["level"] for at in (3, 4)] == [1, 2]
    assert bot._weary({**table, "sparks": 5})
    assert not bot._weary({**table, "sparks": 2})


# ---------------------------------------------------------------------- play


@pytest.mark.parametrize("mode", ["campaign", "encounter", "boss"])
def test_choices_follow_from_the_view_alone(mode: str) -> None:
    """Two bots of one seed that read the same views, one of them as text, answer alike."""
    match = new("alike", mode=mode, players=2)
    text = json.loads(json.dumps(undercroft.catalog(match)))
    one = seats_of(match, "s")
    two = [bots.make("veteran", "tomb_of_giants", f"s-{seat}", text) for seat in range(2)]
    for _ in range(30):
        if match.over:
            break
        seat = match.waiting[0]
        view = match.view(seat)
        before = json.dumps(view)
        answer = one[seat].choose(view)
        assert json.dumps(view) == before
        assert two[seat].choose(json.loads(before)) == answer
        match.decide(answer[1], seat, answer[0])


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
    bot: Any = bots.make("veteran", "tomb_of_giants", 1)
    looked = 0
    leaf = TombScene.leaf

    def counted(self: TombScene, *args: Any) -> float:
        nonlocal looked
        looked += 1
        return leaf(self, *args)

    monkeypatch.setattr(TombScene, "leaf", counted)
    bot._budget = Budget(2000)
    _, choice = bot.choose(match.view(0))
    assert 1800 < bot._budget.spent <= 2000  # there was far more to look at
    assert looked < 2000 + 100  # beside plans, a look at each place at most
    assert choice in options(match)
    assert sum(map(len, (bot._seen, bot._works))) < 4 * 2000


def test_the_budget_is_renewed_for_every_decision() -> None:
    match = crowded("renewed")
    bot: Any = bots.make("veteran", "tomb_of_giants", 1)
    bot._budget = Budget(500)
    first = bot.choose(match.view(0))
    assert bot.choose(match.view(0)) == first
    assert 450 < bot._budget.spent <= 500
