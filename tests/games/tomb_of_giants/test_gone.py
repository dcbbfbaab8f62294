"""What comes too late, or has nothing left to work on, does nothing; and small limits at their edges."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import undercroft
from undercroft import Match
from undercroft.games.souls.behaviour import Doing
from undercroft.games.souls.blows import Blow, Use
from undercroft.games.souls.gear import item_of
from undercroft.games.souls.moving import ATTACK_PUSH, places
from undercroft.games.souls.odds import percent, tenths
from undercroft.games.souls.outfit import parted
from undercroft.games.souls.places import NODES
from undercroft.games.tomb_of_giants.completing import Completed
from undercroft.games.tomb_of_giants.defence import dodge_dice
from undercroft.games.tomb_of_giants.evasion import StepAway
from undercroft.games.tomb_of_giants.game import GAME
from undercroft.games.tomb_of_giants.modifiers import TombModifiers
from undercroft.games.tomb_of_giants.pushes import BowledTo
from undercroft.games.tomb_of_giants.spawning import remove_tile
from undercroft.games.tomb_of_giants.special_rules import SkeletonBall
from undercroft.kernel.agenda import Ask

from .bout import fight, pack_with, settle, under
from .quest import item_ids, quest
from .stage import HIDDEN, SHRINE, arena, bare, begin, dashboard, deck, plain, play, tough

SOLDIERS = [tough("skeleton_soldier", 9), tough("skeleton_soldier", 12)]


def scene(**settings: Any) -> Match:
    return settle(arena({"cleric": plain(0), "thief": bare(3)}, SOLDIERS, **settings))


def after(match: Match, name: str, *fields: Any) -> bool:
    """Whether a step, run now, changes nothing at all."""
    before = match.digest()
    GAME.steps[name](*fields).run(match.state, match)
    return match.digest() == before


@pytest.mark.rule("TG-9.2")
def test_a_trap_that_is_no_longer_there_does_nothing() -> None:
    """Nobody draws a token for it, and none after the fight."""
    match = scene(traps={5: HIDDEN})
    assert after(match, "trap", 0, 6, False)
    state: Any = match.state
    state.in_fight = False
    assert after(match, "trap", 0, 5, False)


@pytest.mark.rule("TG-29.1")
def test_whoever_has_fallen_strikes_nobody() -> None:
    match = scene()
    state: Any = match.state
    state.foes[1].node = None
    state.rolled = ((0, 1),)
    assert after(match, "guard", 0, Blow(1, 2, False, 1, 0, False))
    assert state.rolled == ((0, 1),)
    gone = Doing(1, None, 0)
    assert after(match, "push_back", 0, 1)
    assert after(match, "push", 0, 1, ATTACK_PUSH)
    assert after(match, "push_foe", 0, 1, 1)
    assert after(match, "backstab", 0, 1)
    assert after(match, "icon", gone)
    assert after(match, "move_foe", gone, 1, 0, False)
    assert after(match, "end_foe", 1)


@pytest.mark.rule("TG-12.7")
def test_nobody_steps_aside_or_is_bowled_over_once_the_fight_is_over() -> None:
    match = scene()
    state: Any = match.state
    state.ball = 4
    state.in_fight = False
    assert after(match, "bowled", 0, None)
    assert after(match, "step_aside", 0, 1, False, False)
    assert after(match, "gain", 0, Use(0, 0), 1, ())
    assert after(match, "shift", 0, Use(0, 0), 1, None)
    assert after(match, "follow", 0, 0)
    state.in_fight, state.ball = True, None
    assert after(match, "bowled", 0, None)


@pytest.mark.rule("TG-8.2")
def test_a_look_at_a_deck_cannot_be_taken_back() -> None:
    match = scene(events=deck("lifegem", top=["scout_ahead", "trustworthy_promise"]))
    state: Any = match.state
    before = state.reveals
    GAME.steps["peek"](0, "event").run(state, match)
    assert len(state.peeked) == 1
    assert state.reveals == before + 1
    state.peeked = ()
    GAME.steps["scry"](2).run(state, match)
    assert state.reveals == before + 2


@pytest.mark.rule("TG-21.5", "TG-A.74")
@pytest.mark.parametrize(("names", "most"), [(("cleric", "thief"), 0), (("cleric", "thief", "knight"), 1),
                                             (("cleric", "thief", "knight", "pyromancer"), 2)])  # fmt: skip
def test_everybody_may_let_the_others_go_first_once_for_each_of_them(
    names: tuple[str, ...], most: int
) -> None:
    match = arena({name: bare(n) for n, name in enumerate(names)}, SOLDIERS)
    state: Any = match.state
    follow = GAME.steps["follow"]
    state.agenda.clear()
    assert not follow(1, 0).may_wait(state)  # nobody comes after it
    state.agenda.append(follow(1, 0))
    assert [follow(1, waits).may_wait(state) for waits in range(4)] == [
        waits < most for waits in range(4)
    ]


@pytest.mark.rule("TG-12.7")
def test_a_walk_costs_more_only_on_a_tile_with_enemies() -> None:
    match = quest("giants_coffin", {"cleric": plain(5), "thief": bare(18)})
    state: Any = match.state
    for foe in state.foes:
        foe.node = 20 if foe.index == 0 else None
    assert [state.walk_price(one) for one in state.characters] == [0, 1]
    state.foes[0].node = None
    assert [state.walk_price(one) for one in state.characters] == [0, 0]


@pytest.mark.rule("TG-29.3")
def test_nobody_dodges_in_ponderous_armour(tmp_path: Path) -> None:
    match = fight({"thief": bare(5, armour=["deserter_armour"])}, SOLDIERS)
    slow = pack_with(
        tmp_path / "slow", "treasure.yaml", "deserter_armour", effects=[{"op": "ponderous"}]
    )
    found = [match.state, under(slow, match, [["end_turn", 0]]).state]
    thieves: list[Any] = [one.characters[0] for one in found]  # type: ignore[attr-defined]
    assert [dodge_dice(s, one, None) for s, one in zip(found, thieves, strict=True)] == [1, 0]  # type: ignore[arg-type]


@pytest.mark.rule("TG-25.7")
def test_frostbite_costs_no_step_in_this_box() -> None:
    match = arena({"cleric": bare(0, conditions=["frostbite"])}, SOLDIERS)
    state: Any = match.state
    assert state.characters[0].chill == 0


def test_what_was_on_a_reforged_card_stays_with_the_party() -> None:
    camp = dashboard(
        ("cleric",),
        inventory=[["halberd", "titanite_shard"], ["force"]],
        treasure=deck("ember"),
    )
    match = begin(camp, [["onward"], ["reforge", 2]])
    play(match, "inventory-1")
    assert sorted(item_ids(match)) == ["force", "titanite_shard"]


@pytest.mark.parametrize(
    ("setup", "mode"),
    [({"mode": "campaign"}, "descent"), ({"mode": "boss", "boss": "black_knight"}, "boss")],
)
def test_how_far_the_party_is(setup: dict[str, Any], mode: str) -> None:
    match = undercroft.new("tomb_of_giants", {"players": 1, "class_1": "cleric", **setup})
    state: Any = match.state
    assert GAME.way(state) == (mode, state.at + 1, len(state.pack.track))


@pytest.mark.rule("TG-28.2")
def test_whoever_is_not_on_the_map_is_not_the_nearest() -> None:
    match = scene()
    state: Any = match.state
    state.aggro = 0
    assert state.nearest(3) == 1
    state.characters[1].node = None
    assert state.nearest(3) == 0


def test_one_upgrade_comes_off_or_all_of_them() -> None:
    pack: Any = undercroft.new("tomb_of_giants").pack
    ups = [pack.cards[id] for id in ("sharp_gem", "poison_gem")]
    whole = item_of(pack.cards["halberd"], ups)
    first, second = whole.upgrades
    for number, left, off in (
        (0, (second,), (first,)),
        (1, (first,), (second,)),
        (None, (), (first, second)),
    ):
        item, came_off = parted(whole, number)
        assert (item.upgrades, came_off) == (left, off)


@pytest.mark.parametrize(
    ("chance", "said"), [(0.0, 0), (1e-6, 1), (0.004, 1), (0.254, 25), (0.9999, 99), (1.0, 100)]
)
def test_only_what_is_certain_is_called_certain(chance: float, said: int) -> None:
    assert percent(chance) == said


def test_numbers_are_said_with_one_place_at_most() -> None:
    assert [tenths(value) for value in (0.0, 2.0, 2.25, 0.96)] == [0, 2, 2.2, 1]


@pytest.mark.rule("TG-A.71")
def test_whoever_goes_with_a_tile_is_nobody_to_wait_for() -> None:
    match = settle(arena({"cleric": plain(0)}, [tough("skeleton_soldier", 15), tough("skeleton_soldier", 9)],
                         encounter="the_mass_grave"))  # fmt: skip
    state: Any = match.state
    for foe in state.foes:
        foe.acted, foe.conditions = False, 1
    state.waiting = ((state.foes[0].model, 20), (state.foes[0].model, 4))
    remove_tile(state, match, 1)
    assert [(foe.node, foe.acted, foe.conditions) for foe in state.foes] == [
        (None, True, 0),
        (9, False, 1),
    ]
    assert [node for _, node in state.waiting] == [4]
    assert state.gone_tiles == (1,)


@pytest.mark.rule("TG-12.7")
@pytest.mark.parametrize("rule", ["drain", "restless"])
def test_what_a_place_does_is_no_attack(rule: str) -> None:
    """An Ember takes nothing from it."""
    match = scene()
    state: Any = match.state
    one = state.characters[0]
    one.ember, one.began = True, one.node
    holds = state.modifiers = TombModifiers()
    setattr(holds, rule, 3)
    GAME.steps["end_turn"](0).place_hurts(state, match, one)
    assert one.red == 3


@pytest.mark.rule("TG-21.1")
def test_a_blessing_lasts_until_the_next_turn() -> None:
    match = scene()
    state: Any = match.state
    for one in state.characters:
        one.blessed, one.parried = (1, 2), True
    state.reached, before = 2, state.turns
    GAME.steps["upkeep"](0).run(state, match)
    assert [one.blessed for one in state.characters] == [(0, 0), (0, 0)]
    assert (state.characters[0].parried, state.characters[1].parried) == (False, True)
    assert (state.reached, state.turns) == (None, before + 1)
    assert state.characters[0].began == state.characters[0].node


@pytest.mark.rule("TG-11.1")
@pytest.mark.parametrize("kind", ["main", "mini"])
def test_after_the_main_boss_nothing_comes(kind: str) -> None:
    match = dashboard(("cleric",))
    state: Any = match.state
    boss = next(one for one in state.pack.bosses if (one.entry.kind == "main") is (kind == "main"))
    state.agenda.clear()
    Completed.boss_fell(state, match, boss, False)
    assert match.over is (kind == "main")
    assert ("draw_event" in [step.name for step in state.agenda]) is (kind != "main")


@pytest.mark.rule("TG-12.7")
def test_an_enemy_that_steps_away_may_step_onto_the_shrine() -> None:
    match = arena({"cleric": plain(0)}, SOLDIERS, terrain={6: SHRINE})
    state: Any = match.state
    state.modifiers = TombModifiers()
    state.modifiers.shrine_guard = True
    StepAway(0, 6, True).take(state, match, match.asks[0])
    assert state.foes[0].node == 6
    assert "failed" in [step.name for step in state.agenda]


@pytest.mark.rule("TG-9.3")
def test_an_ember_takes_nothing_from_a_trap() -> None:
    match = scene()
    state: Any = match.state
    trap = max(state.pack.trap_entries, key=lambda token: token.damage)
    assert trap.damage >= 3
    one = state.characters[0]
    one.ember, state.rolled = True, ()
    GAME.steps["trap_sprung"](0, trap).run(state, match)
    assert one.red == trap.damage


@pytest.mark.rule("TG-12.7")
def test_an_ember_takes_nothing_from_the_ball() -> None:
    match = scene()
    state: Any = match.state
    [ball] = [r for card in state.pack.encounters for r in card.rules if r.op == "skeleton_ball"]
    holds = state.modifiers = TombModifiers()
    holds.ball = SkeletonBall(replace(ball.line, damage=3))
    one = state.characters[0]
    one.ember = True
    BowledTo(NODES[5]).take(state, match, Ask(0, GAME.steps["bowled"](0, None), 0, ()))
    assert (one.node, one.red) == (5, 3)


@pytest.mark.rule("TG-12.7")
def test_nobody_walks_onto_a_tile_that_is_gone() -> None:
    foes = [tough("skeleton_soldier", 9)]
    match = settle(arena({"cleric": plain(1)}, foes, encounter="the_mass_grave"))
    state: Any = match.state
    state.modifiers = TombModifiers()  # its own card forbids the tile from the beginning
    one = state.characters[0]
    assert state.board.rooms[24] == 1
    assert {6, 24} <= {place.node for place in places(state, one)}
    remove_tile(state, match, 1)
    left = {place.node for place in places(state, one)}
    assert 6 in left
    assert 24 not in left


@pytest.mark.rule("TG-12.7")
def test_the_ball_bowls_an_enemy_over_in_a_party_of_one_and_onto_the_shrine() -> None:
    match = arena({"cleric": plain(0)}, SOLDIERS, terrain={6: SHRINE})
    state: Any = match.state
    holds = state.modifiers = TombModifiers()
    holds.shrine_guard = True
    holds.ball = next(
        rule for card in state.pack.encounters for rule in card.rules if rule.op == "skeleton_ball"
    )
    state.ball = 9
    bowled = GAME.steps["bowled"](None, 0)
    assert bowled.fits(state)
    BowledTo(NODES[6]).take(state, match, Ask(0, bowled, 0, ()))
    assert state.foes[0].node == 6
    assert "failed" in [step.name for step in state.agenda]
