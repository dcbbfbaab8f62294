"""Edited positions: what breaks a rule is refused in one line that names the field; nothing else fails."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

import pytest

import undercroft
from tests.games.edited import documents, plays_on, remembers, spoiled
from tests.games.refusals import broken
from undercroft import Match, PositionError
from undercroft.games.souls.behaviour import Doing
from undercroft.games.souls.blows import Blow, Use
from undercroft.games.tomb_of_giants.game import GAME

from .bout import TWO_TILES
from .box import at_camp, fresh
from .quest import fighter, quest, ready
from .stage import (
    GRAVESTONE,
    arena,
    asked,
    bare,
    begin,
    dashboard,
    deck,
    lair,
    options,
    plain,
    play,
    reload,
    setup_for,
    state,
    tough,
)


def originals() -> list[Any]:
    """Every mode, and questions a random walk seldom comes to."""
    classes = setup_for(("cleric", "thief", "knight"))
    found = documents(
        "tomb_of_giants",
        [
            {**classes, "mode": "boss", "boss": "black_knight"},
            {**classes, "mode": "boss", "boss": "gravelord_nito"},
            {**classes, "mode": "encounter", "encounter": "the_skeleton_ball"},
            {**classes, "mode": "encounter", "encounter": "lakeview_refuge"},
            {**classes, "mode": "encounter", "encounter": "abandoned_storeroom"},
            {**classes, "mode": "campaign"},
        ],
        turns=40,
    )
    for match in corners():
        doc = json.loads(json.dumps(match.position()))
        found.append({**doc, "chance": {"source": "rng", "seed": 3, "count": 0}})
    return found


def corners() -> list[Match]:
    shop = at_camp(souls=3, treasure=deck("murakumo", top=["ember", "force"]), tape=["murakumo"])
    play(shop, "shop")
    under = undercroft.from_position(shop.position())
    play(under, "leave")
    ember = undercroft.from_position(shop.position())
    play(ember, "buy-0")
    cards = dashboard(("cleric",), tape=["puppet_master", "last_rites"])
    play(cards, "go-1")
    peek = arena({"cleric": bare(3)}, [tough("skeleton_soldier", 12)], terrain={6: GRAVESTONE},
                 tape=["lifegem"])  # fmt: skip
    ready(peek)
    play(peek, "gravestone-6-event")
    road = dashboard(("cleric", "thief"), place="onward", at=4)
    torch = arena({"cleric": bare(6)}, [tough("skeleton_soldier", 25)], encounter="dark_resurrection",
                  torch=6)  # fmt: skip
    play(torch, "take-torch")
    fight = quest("giants_coffin", {"cleric": fighter(5), "thief": bare(0)},
                  waiting=[["giant_skeleton_archer", 20]])  # fmt: skip
    return [shop, under, ember, cards, peek, road, torch, fight]


def test_however_it_is_edited_it_plays_on_or_is_refused_in_one_line() -> None:
    random = Random(11)
    some = originals()
    assert len(some) > 30
    refused = 0
    for number in range(900):
        refused += not plays_on(spoiled(some[number % len(some)], random), random)
    assert refused > 450


def test_edited_twice_it_is_no_other_matter() -> None:
    """Numbers that could be right somewhere: small ones, and those of nodes, cards and spaces."""
    random = Random(5)
    some = originals()
    values = [-1, 0, 1, 2, 4, 5, 9, 10, 12, 20, True, False, [], None]
    for number in range(900):
        doc = spoiled(some[number % len(some)], random, values)
        plays_on(spoiled(doc, random, values), random)


def camp(field: str, value: object, **more: Any) -> Match:
    return dashboard(("cleric", "thief"), **{field: value, **more})


@pytest.mark.parametrize(
    ("field", "value", "named"),
    [
        ("souls", -1, "souls"),
        ("sparks", -1, "sparks"),
        ("at", 11, "at"),
        ("bonfire", 3, r"bonfire.*TG-38\.6"),
        ("bonfire", 10, r"bonfire.*TG-38\.6"),
        ("inventory", [["excalibur"]], "inventory"),
        ("inventory", [["mace", "titanite_shard"]], "inventory"),
        ("inventory", [["murakumo"]], "murakumo: 2 cards"),  # it is in the deck
        ("held", [["scout_ahead", 0]], r"held.*TG-20\.2"),
        ("held", [["lifegem", 0]], "lifegem: too many"),
        ("held", [["lifegem", 2]], "held"),
        ("wares", ["force"], r"wares.*TG-33\.2"),
        ("peeked", [["event", "lifegem"]], "peeked"),
        ("event_discard", ["lifegem"], "lifegem: too many"),
        ("decks", [], r"decks.*TG-10\.2"),
        ("boss", "dancer", "boss"),
        ("torch_by", 2, "torch_by: 2 is nobody"),
        ("torch_by", 5, "torch_by"),
        ("fallen", 1, r"fallen.*TG-18\.2"),
        ("spilled", {"node": 3, "souls": 2}, r"spilled.*TG-18\.8"),
    ],
)
def test_a_broken_field_is_named(field: str, value: object, named: str) -> None:
    with pytest.raises(PositionError, match=named) as refused:
        camp(field, value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("space", "fields", "named"),
    [
        (1, {"card": "lost_chapel"}, r"track\[1\].card: lost_chapel is of another level"),
        (5, {"card": "puppet_master"}, r"track\[5\].card"),
        (2, {"event": "lifegem"}, r"track\[2\].event.*TG-20\.3"),
        (5, {"event": "scout_ahead"}, r"track\[5\].event.*TG-20\.3"),
        (0, {"souls": 3}, r"track\[0\].souls"),
        (1, {"souls": -1}, r"track\[1\].souls"),
        (1, {"tilted": True}, r"track\[1\].*TG-18\.4"),
        (1, {"shortcut": True}, r"track\[1\].*TG-19\.6"),
        (1, {"card": "puppet_master"}, "puppet_master: in two places"),
    ],
)
def test_a_broken_space_is_named(space: int, fields: dict[str, object], named: str) -> None:
    track = state(dashboard(("cleric", "thief")))["track"]
    track[space].update(fields)
    with pytest.raises(PositionError, match=named):
        camp("track", track)


def test_a_deck_of_mixed_levels_is_refused() -> None:
    decks = state(dashboard(("cleric", "thief")))["decks"]
    decks[0], decks[1] = decks[1], decks[0]
    with pytest.raises(PositionError, match=r"decks\[0\].*TG-10\.2"):
        camp("decks", decks)


def test_the_party_is_that_of_the_set_up() -> None:
    heroes = state(dashboard(("cleric", "thief")))["heroes"]
    other = state(fresh("knight"))["heroes"][0]
    for party in ([heroes[0]], [*heroes, {**other, "seat": 2}], [heroes[0], {**other, "seat": 1}]):
        with pytest.raises(PositionError, match="the party is not that of the set-up"):
            camp("heroes", party)
    with pytest.raises(PositionError, match="heroes"):
        camp("heroes", [heroes[0], {**heroes[0], "seat": 1}])


def test_a_set_up_with_a_class_twice_is_no_position() -> None:
    doc: Any = dashboard(("cleric", "thief")).position()
    doc["setup"]["class_2"] = "cleric"
    with pytest.raises(PositionError, match="class_2: cleric is taken by class_1"):
        undercroft.from_position(doc)


def test_there_is_nothing_behind_the_last_space() -> None:
    with pytest.raises(PositionError, match=r"at.*TG-12\.1"):
        dashboard(("cleric",), place="onward", at=10, bonfire=5)
    doc: Any = dashboard(("cleric",)).position()
    last = len(doc["state"]["track"]) - 1
    for field in ("at", "bonfire"):
        for beyond in (last + 1, last + 2):
            wrong = deepcopy(doc)
            wrong["state"][field] = beyond
            with pytest.raises(PositionError, match=rf"{field}: {beyond} must be .* 0 to {last}"):
                undercroft.from_position(wrong)


def test_a_fight_has_one_card_or_one_boss() -> None:
    foes = [("skeleton_soldier", 12)]
    with pytest.raises(PositionError, match="encounter"):
        arena({"cleric": bare(0)}, foes, boss="black_knight")
    doc: Any = arena({"cleric": bare(0)}, foes).position()
    doc["state"]["encounter"] = None
    with pytest.raises(PositionError, match="encounter"):
        undercroft.from_position(doc)
    with pytest.raises(PositionError, match="another boss"):
        lair("black_knight", {"cleric": bare(11)}, card="gravelord_nito_entropy")
    with pytest.raises(PositionError, match="needs a behaviour card"):
        lair("black_knight", {"cleric": bare(11)}, deck=[], known_deck=[], discard=[], top=None)


def test_the_fight_of_a_campaign_is_that_of_its_space() -> None:
    doc: Any = quest("grave_matters", {"cleric": fighter(6)}, [("skeleton_archer", 12)]).position()
    doc["state"]["at"] = 2
    with pytest.raises(PositionError, match=r"at.*TG-12\.4"):
        undercroft.from_position(doc)
    camped: Any = quest("grave_matters", {"cleric": fighter(6)}, [("skeleton_archer", 12)])
    with pytest.raises(PositionError, match="between encounters"):
        begin(camped, [["onward"]])


def test_somebody_has_aggro() -> None:
    with pytest.raises(PositionError, match=r"TG-13\.4"):
        arena(
            {"cleric": bare(0), "thief": bare(1)}, [("skeleton_soldier", 12)], turn=None, aggro=None
        )


def test_the_torch_is_in_one_place() -> None:
    with pytest.raises(PositionError, match="torch"):
        arena({"cleric": bare(0)}, [("skeleton_soldier", 12)], torch=3, torch_by=0)


def test_the_ball_goes_with_its_card() -> None:
    with pytest.raises(PositionError, match="Skeleton Ball"):
        arena({"cleric": bare(0)}, [("skeleton_soldier", 12)], ball=3)


@pytest.mark.parametrize("mode", ["campaign", "encounter", "boss"])
@pytest.mark.parametrize("players", [1, 4])
def test_what_is_written_is_read_again(mode: str, players: int) -> None:
    random = Random(players)
    match = undercroft.new("tomb_of_giants", {"mode": mode, "players": players}, seed=players)
    for _ in range(60):
        if match.over:
            break
        again = undercroft.from_position(json.loads(json.dumps(match.position())))
        assert again.position() == match.position()
        ask = match.asks[0]
        match.choose(ask, random.choice(ask.options))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("awake_tiles", [-1]),
        ("awake_tiles", [4]),
        ("awake_tiles", [0, 0]),
        ("reached", -1),
        ("reached", 100),
    ],
)
def test_what_the_enemy_turn_remembers_is_in_range(field: str, value: object) -> None:
    match = arena({"thief": bare(6)}, [("skeleton_archer", 12)])
    with pytest.raises(PositionError, match=field):
        reload(match, **{field: value})


def test_the_step_after_a_dodge_is_kept_for_every_seat() -> None:
    for seat, names in enumerate((("thief", "cleric"), ("cleric", "thief"))):
        heroes = {name: bare(5) for name in names}
        heroes["thief"]["armour"] = ["deserter_armour"]
        foes = [("skeleton_archer", 12)]
        match = arena(heroes, foes, turn=None, aggro=seat, tape=[1, 1])
        assert asked(match) == ["step_aside"]
        assert options(reload(match), seat) == options(match, seat)


def test_what_a_character_remembers_of_its_turn_is_kept() -> None:
    match = lair("black_knight", {"thief": bare(9)}, turn=0)
    for parried in (True, False):
        memory = {"began": 4, "parried": parried, "gifts": [["strength", 0], ["strength", 2]]}
        heroes = [{**state(match)["heroes"][0], **memory}]
        assert state(reload(match, heroes=heroes))["heroes"] == heroes


@pytest.mark.parametrize(
    "memory", [{"began": 99}, {"gifts": [["luck", 0]]}, {"gifts": [["faith", 3]]}, {"parried": 1}]
)
def test_what_a_character_remembers_is_possible(memory: dict[str, object]) -> None:
    match = lair("black_knight", {"thief": bare(9)}, turn=0)
    with pytest.raises(PositionError, match=rf"heroes\[0\].{next(iter(memory))}"):
        reload(match, heroes=[{**state(match)["heroes"][0], **memory}])


def test_the_torch_lies_on_a_node_of_the_board() -> None:
    match = arena({"thief": bare(6)}, [("skeleton_archer", 12)])
    for node in (-1, 13):
        with pytest.raises(PositionError, match="torch"):
            reload(match, torch=node)


@pytest.mark.parametrize(
    ("field", "value", "named"),
    [
        ("marked", [[7]], "marked: there is no such foe"),
        ("awake_tiles", [1], "no such tile"),  # the map has one
        ("gone_tiles", [3], "no such tile"),
        ("gone_tiles", [0, 0], "gone_tiles: each once"),
        ("lever_nodes", [4, 3], "lever_nodes: each once, in order"),
        ("lever_nodes", [13], "lever_nodes: 13"),
        ("waiting", [["skeleton_soldier", 13]], "waiting: 13"),
        ("waiting", [["mimic", 3]], "waiting"),
        ("encounter", "nowhere", "encounter"),
    ],
)
def test_what_a_fight_speaks_of_is_there(field: str, value: object, named: str) -> None:
    match = arena({"thief": bare(6)}, [("skeleton_archer", 12)])
    with pytest.raises(PositionError, match=named):
        reload(match, **{field: value})


@pytest.mark.parametrize(
    "value",
    [
        None,
        {"middle": [], "top": []},
        {"middle": [], "top": [], "bottom": [], "side": []},
        {"middle": "force", "top": [], "bottom": []},
        {"middle": ["excalibur"], "top": [], "bottom": []},
        {"middle": [], "top": [3], "bottom": []},
    ],
)
def test_a_deck_is_known_cards_around_shuffled_ones(value: object) -> None:
    with pytest.raises(PositionError, match="treasure"):
        camp("treasure", value)


@pytest.mark.parametrize(
    ("peeked", "named"),
    [
        ([["event", "excalibur"]], "peeked"),
        ([["tile", "force"]], "must be"),
        ([["event", "lifegem"]], "are not the options"),
    ],
)
def test_whoever_looks_at_cards_looks_at_those_of_the_deck(peeked: object, named: str) -> None:
    match = dashboard(("cleric",), tape=["puppet_master", "last_rites"])
    play(match, "go-1")
    assert state(match)["peeked"] == [["encounter", "puppet_master"], ["encounter", "last_rites"]]
    with pytest.raises(PositionError, match=named):
        reload(match, peeked=peeked)
    doc: Any = match.position()
    doc["state"]["peeked"] = [["event", "lifegem"]]
    doc["frame"].update(agenda=[["onward"], ["draw_card", 0, False]], asks=[])
    with pytest.raises(PositionError, match="lifegem does not come from that deck"):
        undercroft.from_position(doc)


@pytest.mark.rule("TG-12.3")
def test_an_encounter_that_is_looked_at_lies_nowhere_else() -> None:
    match = dashboard(("cleric",), tape=["puppet_master", "last_rites"])
    play(match, "go-1")
    decks = state(match)["decks"]
    assert "last_rites" not in decks[0]["middle"]
    decks[0]["middle"].append("last_rites")
    with pytest.raises(PositionError, match="last_rites: in two places"):
        reload(match, decks=decks)


# ---------------------------------------------------------------------- steps that are about something

BLOWS = [Blow(foe, 2, False, 1, 0, False) for foe in range(3)]
USES = [Use(0, 1), Use(0, 2), Use(1, 0)]
DOES = [Doing(0, None, 0), Doing(1, None, 0), Doing(2, None, 0), Doing(0, None, 1)]
#: Of two characters and two enemies on a map of thirteen nodes: what is there, and what is not.
MEANT: list[tuple[str, list[tuple[Any, ...]], list[tuple[Any, ...]]]] = [
    ("turn", [(0,), (1,)], [(2,)]),
    ("end_turn", [(0,), (1,)], [(2,)]),
    ("peek", [(0, "event"), (1, "event")], [(2, "event")]),
    ("backstab", [(0, 0), (1, 1)], [(2, 0), (0, 2)]),
    ("boss_aside", [(0, 1), (1, 0)], [(2, 0), (0, 2)]),
    ("push", [(0, 0, 0), (1, 1, 0)], [(2, 0, 0), (0, 2, 0)]),
    ("push_back", [(1, 1)], [(2, 0), (0, 2)]),
    ("push_foe", [(1, 1, 1)], [(2, 0, 1), (0, 2, 1)]),
    ("push_order", [(1, (1,), 1), (0, (1, 0), 1)], [(0, (), 1), (0, (0, 2), 1), (2, (0,), 1)]),
    ("sidestep", [(1, (0, 1))], [(0, (0, 2)), (2, (0,))]),
    ("shoved", [((0, 1), 1, 1, 1, 0, 0), ((1,), 0, 1, 1, 0, 0)],
     [((), 0, 1, 1, 0, 0), ((1, 0), 0, 1, 1, 0, 0), ((0, 2), 0, 1, 1, 0, 0), ((0,), 2, 1, 1, 0, 0)]),
    ("shoved_feebly", [((0, 1), 1, 0, 1, 0, 0)], [((), 0, 0, 1, 0, 0), ((0,), 2, 0, 1, 0, 0)]),
    ("make_room", [(12, 1, None), (0, None, 1), (0, 0, None), (0, None, 0)],
     [(13, 0, None), (0, None, None), (0, 0, 0), (0, 2, None), (0, None, 2)]),
    ("met_arc", [(1, 1, 1)], [(1, 1, 0), (2, 0, 1), (0, 2, 1)]),
    ("end_foe", [(0,), (1,)], [(2,)]),
    ("icon", [(DOES[0],), (DOES[1],)], [(DOES[2],), (DOES[3],)]),
    ("leap_to", [(DOES[1], 1)], [(DOES[2], 0), (DOES[0], 2)]),
    ("move_foe", [(DOES[1], 1, 1, False)], [(DOES[2], 1, 0, False), (DOES[0], 1, 2, False)]),
    ("turn_foe", [(DOES[1], 1)], [(DOES[3], 0), (DOES[0], 2)]),
    ("guard", [(0, BLOWS[0]), (1, BLOWS[1])], [(0, BLOWS[2]), (2, BLOWS[0])]),
    ("guarded", [(0, BLOWS[0]), (1, BLOWS[1])], [(0, BLOWS[2]), (2, BLOWS[0])]),
    ("targets", [((0, 1), BLOWS[1]), ((1,), BLOWS[0])],
     [((), BLOWS[0]), ((0, 0), BLOWS[0]), ((0, 2), BLOWS[0]), ((0,), BLOWS[2])]),
    ("swing", [(0, USES[0], None), (0, USES[0], 1)],
     [(0, USES[0], 2), (0, USES[1], None), (0, USES[2], None), (1, USES[0], None), (2, USES[0], None)]),
    ("target", [(0, USES[0], None), (0, USES[0], 1)],
     [(0, USES[0], 2), (0, USES[1], None), (2, USES[0], None)]),
    ("shift", [(0, USES[0], 1, None), (0, USES[0], 1, 1)], [(0, USES[0], 1, 2), (1, USES[0], 1, None)]),
    ("gain", [(0, USES[0], 1, ())], [(0, USES[1], 1, ()), (1, USES[0], 1, ())]),
    ("strike", [(0, USES[0], 1, None), (0, USES[0], None, 12), (0, USES[0], 0, None), (0, USES[0], None, 0)],
     [(0, USES[0], 2, None), (0, USES[0], None, 13), (0, USES[0], 0, 0), (0, USES[0], None, None),
      (0, USES[1], 0, None), (2, USES[0], 0, None)]),
    ("trap", [(0, 12, False), (1, 0, False)], [(0, 13, False), (2, 0, False)]),
    ("spawn_near", [(None, 12, None)], [(None, 13, None)]),
    ("deed", [(None, 12)], [(None, 13)]),
    ("set_up", [()], []),
    ("bowled", [], [(0, None), (None, 0)]),
    ("draw_card", [], [(1, False)]),
    ("choose_card", [], [(False,)]),
]  # fmt: skip


def scene() -> Any:
    match = arena(
        {"cleric": plain(0), "thief": bare(3)},
        [tough("skeleton_soldier", 9), tough("skeleton_soldier", 12)],
    )
    return match.state


@pytest.mark.parametrize(("name", "there", "nobody"), MEANT)
@pytest.mark.pure
def test_a_step_is_about_what_is_there(
    name: str, there: list[tuple[Any, ...]], nobody: list[tuple[Any, ...]]
) -> None:
    kind, board = GAME.steps[name], scene()
    assert [fields for fields in there if not kind(*fields).fits(board)] == []
    assert [fields for fields in nobody if kind(*fields).fits(board)] == []


def test_only_a_ball_that_rolls_bowls_somebody_over() -> None:
    board, bowled = scene(), GAME.steps["bowled"]
    board.ball = 4
    for seat, foe, fits in (
        (0, None, True), (1, None, True), (2, None, False), (None, 0, True), (None, 1, True),
        (None, 2, False), (None, None, False), (0, 0, False),
    ):  # fmt: skip
        assert bowled(seat, foe).fits(board) is fits, (seat, foe)


def test_where_somebody_plays_alone_the_ball_bowls_enemies_over_as_well() -> None:
    board = arena({"cleric": plain(0)}, [tough("skeleton_soldier", 9)]).state
    board.ball = 4  # type: ignore[attr-defined]
    assert GAME.steps["bowled"](None, 0).fits(board)


@pytest.mark.pure
def test_what_needs_a_card_of_the_encounter_is_nothing_without_one() -> None:
    board = scene()
    board.encounter = None
    assert not GAME.steps["set_up"]().fits(board)
    assert not GAME.steps["deed"](None, 0).fits(board)


# ---------------------------------------------------------------------- how broken rules show


def nowhere(state: Any) -> None:
    state.characters[1].node = None


def in_a_gravestone(state: Any) -> None:
    state.characters[1].node = 3


def on_a_tile_that_is_gone(state: Any) -> None:
    state.gone_tiles = (1,)


def foe_in_a_gravestone(state: Any) -> None:
    state.foes[0].node = 3


def foe_on_a_tile_that_is_gone(state: Any) -> None:
    state.characters[1].node = 2
    state.gone_tiles = (1,)


def without_aggro(state: Any) -> None:
    state.aggro = None


def torch_twice(state: Any) -> None:
    state.torch, state.torch_by = 5, 0


def torch_without_aggro(state: Any) -> None:
    state.torch_by = 1


def a_fourth_archer(state: Any) -> None:
    limit = state.pack.model_limits[state.foes[0].model.index]
    for node in range(4, 4 + limit):
        twin = state.foes[0].copy()
        twin.index, twin.node = len(state.foes), node
        state.foes.append(twin)


def a_card_twice(state: Any) -> None:
    state.decks = (state.decks[0], state.decks[0], state.decks[2])


def an_event_too_many(state: Any) -> None:
    state.event_discard = (state.events.cards[0],)


def an_event_looked_at_in_its_deck(state: Any) -> None:
    state.peeked = (state.events.cards[0],)


def only_one(state: Any) -> Any:
    return next(card for card in state.box.cards.values() if card.entry.copies == 1)


def a_treasure_on_sale_twice(state: Any) -> None:
    state.wares = (only_one(state), only_one(state))


def a_treasure_looked_at_on_sale(state: Any) -> None:
    state.wares = state.peeked = (only_one(state),)


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (nowhere, "thief: stands nowhere (TG-7.1)"),
        (in_a_gravestone, "thief: nobody can stand there (TG-8.1)"),
        (on_a_tile_that_is_gone, "thief: nobody can stand there (TG-8.1)"),
        (foe_in_a_gravestone, "skeleton_archer: nothing can stand there (TG-8.1)"),
        (foe_on_a_tile_that_is_gone, "skeleton_archer: nothing can stand there (TG-8.1)"),
        (without_aggro, "nobody has Aggro (TG-13.4)"),
        (torch_twice, "the torch is in two places"),
        (torch_without_aggro, "the torch bearer has no Aggro (TG-8.8)"),
        (a_fourth_archer, "skeleton_archer: too many figures (TG-1.3)"),
        (a_card_twice, ": in two places"),
        (an_event_too_many, ": too many cards"),
        (an_event_looked_at_in_its_deck, ": too many cards"),
        (a_treasure_on_sale_twice, ": 2 cards, not 1"),
        (a_treasure_looked_at_on_sale, ": 2 cards, not 1"),
    ],
    ids=lambda one: getattr(one, "__name__", ""),
)
def test_how_broken_rules_show(spoil: Callable[[Any], None], said: str) -> None:
    match = arena(
        {"cleric": bare(0), "thief": bare(14)},
        [tough("skeleton_archer", 20)],
        encounter=TWO_TILES,
        terrain={3: GRAVESTONE},
    )
    match.check()
    assert broken(match, spoil).endswith(said)


def test_what_a_fight_remembers_is_what_loading_it_finds() -> None:
    cards = ("the_mass_grave", "maze_of_the_dead", "deaths_precipice", "lost_chapel")
    setups = [
        {"players": 2},
        {"mode": "boss", "boss": "gravelord_nito"},
        *({"mode": "encounter", "encounter": card} for card in cards),
    ]
    kept = ("board", "limits", "modifiers", "seats_of", "mode")
    assert remembers("tomb_of_giants", setups, kept) > 20
