"""Starting a boss encounter (DS-33)."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from undercroft import InvalidChance, Match, Tape

from .lair import body, boss_view, explore, lair, next_card, open_way, resolve, set_fight
from .stage import foe, hero, journey, kinds, options, play, table

MINI = ("winged_knight", "titanite_demon", "gargoyle", "boreal_outrider_knight")
MAIN = ("dancer", "ornstein_and_smough")
#: Cards with a gravestone on them.
GRAVES = {
    1: ["dark_hollow", "ruined_keep", "the_deeps"],
    2: ["forgotten_gorge", "sentinels_wrath", "temple_of_the_deeps", "weathered_peak"],
}


def begin(boss: str, players: int = 2, seed: int = 5) -> Match:
    return undercroft.new(
        "dark_souls", {"mode": "boss", "boss": boss, "players": players}, seed=seed
    )


def stand(match: Match, *nodes: int, lead: int = 0) -> None:
    for node in nodes:
        play(match, f"node-{node}")
    if len(nodes) > 1:
        play(match, f"seat-{lead}")


@pytest.mark.rule("DS-33.1")
@pytest.mark.parametrize("boss", MINI)
def test_a_mini_boss_waits_on_one_tile(boss: str) -> None:
    match = begin(boss)
    catalog: Any = match.game.catalog(match.state)
    board = table(match)["fight"]["board"]
    assert board == "mini_boss"
    points = catalog["boards"][board]["points"]
    assert len(points) == 13
    assert {x for x, _ in points} == set(range(5))
    assert {y for _, y in points} == set(range(5))


@pytest.mark.rule("DS-33.2")
@pytest.mark.parametrize("boss", MAIN)
def test_a_main_boss_waits_in_one_large_room(boss: str) -> None:
    """Two tiles joined by their rows: as wide as one, twice as long, no wall between them."""
    match = begin(boss)
    catalog: Any = match.game.catalog(match.state)
    board = catalog["boards"][table(match)["fight"]["board"]]
    points = {tuple(point) for point in board["points"]}
    want = {(x, y) for x in range(5) for y in range(11) if x % 2 == y % 2}
    assert points == want
    walls = board["walls"]
    at = [tuple(point) for point in board["points"]]
    assert {at[node][1] for node in walls["north"]} == {0}
    assert {at[node][1] for node in walls["south"]} == {10}
    assert {at[node] for node in walls["west"]} == {(0, y) for y in range(0, 11, 2)}
    assert {at[node] for node in walls["east"]} == {(4, y) for y in range(0, 11, 2)}


@pytest.mark.rule("DS-A.118")
def test_across_the_seam_nodes_are_adjacent_like_any_others() -> None:
    match = begin("dancer")
    catalog: Any = match.game.catalog(match.state)
    board = catalog["boards"]["main_boss"]
    at = [tuple(point) for point in board["points"]]
    edges = {frozenset(edge) for edge in board["edges"]}
    want = {
        frozenset((a, b))
        for a, (x, y) in enumerate(at)
        for b, (u, v) in enumerate(at)
        if (abs(x - u), abs(y - v)) in ((1, 1), (2, 0), (0, 2))
    }
    assert edges == want
    # The mini boss tile ends with its nodes 0, 1, 2: from the middle one straight on northwards.
    walker = lair("dancer", {"knight": {"node": 1}}, node=26, turn=0)
    play(walker, "walk-node-16")
    assert hero(walker)["node"] == 16


@pytest.mark.rule("DS-33.3")
@pytest.mark.parametrize("boss", [*MINI, *MAIN])
def test_the_party_stands_beside_the_door_three_to_a_node(boss: str) -> None:
    match = begin(boss, players=4)
    for _ in range(3):
        assert options(match, match.waiting[0]) == ["node-10", "node-11", "node-12"]
        play(match, "node-11")
    assert options(match, 3) == ["node-10", "node-12"]
    play(match, "node-12")
    assert [hero(match, i)["node"] for i in range(4)] == [11, 11, 11, 12]


@pytest.mark.rule("DS-33.4")
@pytest.mark.parametrize("lead", [0, 1, 2])
def test_the_players_choose_who_has_the_aggro(lead: int) -> None:
    match = begin("gargoyle", players=3)
    for _ in range(3):
        play(match, "node-11")
    assert options(match) == ["seat-0", "seat-1", "seat-2"]
    play(match, f"seat-{lead}")
    assert [e.fields["who"] for e in match.events if e.kind == "aggro"] == [lead]
    assert body(match)["aggro"] == lead


@pytest.mark.rule("DS-33.5")
@pytest.mark.rule("DS-A.117")
def test_the_boss_stands_on_its_spawn_node_and_faces_the_door() -> None:
    for boss in MINI:
        one = foe(begin(boss))
        assert one is not None
        assert (one["node"], one["facing"]) == (1, "s")  # the middle of the far wall
    dancer = foe(begin("dancer"))
    assert dancer is not None
    assert (dancer["node"], dancer["facing"]) == (21, "s")
    pair = begin("ornstein_and_smough")
    ornstein, smough = foe(pair, 0), foe(pair, 1)
    assert ornstein is not None
    assert smough is not None
    assert (ornstein["model"], ornstein["node"], ornstein["facing"]) == ("ornstein", 21, "s")
    assert (smough["model"], smough["node"], smough["facing"]) == ("smough", 1, "s")


STANDARD = [
    "gargoyle_electric_breath",
    "gargoyle_tail_sweep",
    "gargoyle_tail_whip",
    "gargoyle_halberd_thrust",
    "gargoyle_sweeping_strike",
]


def fresh(tape: list[object], **state: Any) -> Match:
    """A gargoyle with its deck as it is at the beginning; the knight stands far away."""
    match = begin("gargoyle", players=1)
    return set_fight(match, turn=None, heroes=[{"node": 12}], tape=tape, **state)


def on_tape(match: Match, *outcomes: object) -> Match:
    doc: Any = match.position()
    doc["chance"] = Tape(outcomes).to_json()
    return undercroft.from_position(doc)


@pytest.mark.rule("DS-33.6")
def test_as_many_random_cards_as_the_deck_holds_and_no_others() -> None:
    """Four of the five standard cards; the fifth is not used in this encounter."""
    order = [STANDARD[i] for i in (3, 0, 4, 1)]
    match = fresh(list(order))
    assert boss_view(match)["discard"] == order[:1]
    for card in order[1:]:
        match, came = next_card(match)
        assert came == card
    assert boss_view(match)["deck_left"] == 0
    for card in order:  # the tape is at its end: nothing is drawn any more
        match, came = next_card(match)
        assert came == card


@pytest.mark.rule("DS-33.6")
def test_any_standard_card_may_be_in_the_deck() -> None:
    for card in STANDARD:
        assert boss_view(fresh([card]))["top"] == card
    seen = set()
    for seed in range(40):
        match = begin("gargoyle", players=1, seed=seed)
        stand(match, 10)
        seen.add(boss_view(match)["top"])
    assert seen == set(STANDARD)


def with_graves(count: int, up: int | None = None, boss: str = "gargoyle") -> Match:
    """A journey at the bonfire whose tiles have so many gravestones, so many of them won."""
    match = journey({"players": 1}, boss=boss)
    return open_way(turned(match, count, up))


def turned(match: Match, count: int, up: int | None = None) -> Match:
    doc: Any = match.position()
    left = {level: list(cards) for level, cards in GRAVES.items()}
    plain = {
        1: ["hollow_cave", "ghostly_keep", "ashen_hollow"],
        2: ["lost_labyrinth", "prison_tower"],
    }
    won = []
    for index, tile in enumerate(doc["state"]["tiles"]):
        if index == 0:
            continue
        level = min(tile["level"], 2)
        graves = index <= count
        tile["card"] = (left if graves else plain)[level].pop(0)
        won.append(tile)
    for index, tile in enumerate(won):
        tile["up"] = up is None or index < up
    return explore(doc)


@pytest.mark.rule("DS-33.7")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_each_gravestone_shows_a_card_of_the_deck(count: int) -> None:
    match = with_graves(count)
    play(match, "fog")
    shown = [str(e.fields["behaviour"]) for e in match.events if e.kind == "shown"]
    assert len(shown) == count
    assert len(set(shown)) == count
    assert set(shown) <= set(STANDARD)
    assert boss_view(match)["seen"] == shown
    assert boss_view(match)["deck_left"] == 4
    assert match.clone().digest() == match.digest()


@pytest.mark.rule("DS-33.7")
def test_gravestones_on_tiles_not_won_do_not_count() -> None:
    match = journey({"players": 1}, boss="gargoyle")
    doc: Any = turned(match, 3).position()
    hidden = next(i for i in (1, 2, 3) if i != doc["state"]["fog"])
    doc["state"]["tiles"][hidden]["up"] = False
    doc["state"]["at"] = doc["state"]["fog"]
    ready = explore(doc)
    play(ready, "fog")
    assert kinds(ready).count("shown") == 2


@pytest.mark.rule("DS-33.8")
def test_the_cards_shown_are_shuffled_in_again() -> None:
    """A card that was shown may come first or last; one of the others may come before it."""
    for first in (STANDARD[0], STANDARD[2]):
        match = on_tape(with_graves(1), STANDARD[0], first)
        play(match, "fog", "node-10")
        assert boss_view(match)["top"] == first
        left = [STANDARD[0]] if first != STANDARD[0] else []
        assert boss_view(match)["seen"] == left
        assert boss_view(match)["deck_left"] == 3


@pytest.mark.rule("DS-33.7")
def test_a_card_shown_is_in_the_deck_for_certain() -> None:
    """Three cards that are not shown have come: the last one must be the one that was."""
    match = fresh(
        [STANDARD[1]],
        deck=[{"cards": [STANDARD[0]], "left": 1}, {"cards": STANDARD[1:], "left": 3}],
        seen=[STANDARD[0]],
    )
    for card in (STANDARD[2], STANDARD[3]):
        match, came = next_card(on_tape(match, card))
        assert came == card
    with pytest.raises(InvalidChance):
        next_card(on_tape(match, STANDARD[4]))
    assert next_card(on_tape(match, STANDARD[0]))[1] == STANDARD[0]


@pytest.mark.rule("DS-33.9")
def test_the_boss_activates_first() -> None:
    match = begin("dancer", players=3, seed=2)
    stand(match, 10, 11, 12)
    while not match.over and "activates" not in kinds(match):
        match.choose(match.asks[0], match.asks[0].options[0])
    told = kinds(match)
    assert told.index("placed") < told.index("enemy_phase") < told.index("behaviour")
    assert told.index("behaviour") < told.index("activates")


@pytest.mark.rule("DS-A.119")
@pytest.mark.rule("DS-33.8")
def test_a_pattern_that_was_learnt_is_of_no_use_in_another_try() -> None:
    """The party falls when the cards to come are known, and some were shown by gravestones."""
    match = open_way(journey({"players": 2}, boss="gargoyle"))
    match.decide("fog", seat=0)
    thrust, *others = STANDARD
    match = set_fight(
        match,
        turn=None,
        heroes=[{"node": 12, "red": 9, "conditions": ["poison"]}, {"node": 0}],
        known_deck=[thrust, others[0]],
        deck=[],
        seen=[],
    )
    inside = body(match)
    assert inside["in_fight"]
    resolve(match)
    play(match, "end")
    assert "defeat" in kinds(match)
    again = open_way(match, seen=[others[1]])
    play(again, "fog")
    inside = body(again)
    assert (inside["known_deck"], inside["seen"]) == ([], [])
    assert inside["deck"] == [{"cards": STANDARD, "left": 4}]


@pytest.mark.rule("DS-A.119")
def test_another_try_finds_the_boss_whole_with_a_new_deck() -> None:
    match = open_way(journey({"players": 2}, boss="gargoyle", souls=3))
    match.decide("fog", seat=0)
    match = set_fight(
        match,
        wounds=20,
        turn=None,
        heroes=[{"node": 11, "red": 9}, {"node": 0}],
        card="gargoyle_halberd_thrust",
        heated=True,
    )
    resolve(match, *(["node-10"] if "node-10" in options(match) else []))
    assert "defeat" in kinds(match)
    again = open_way(match)
    play(again, "fog")
    one = foe(again)
    assert one is not None
    assert (one["health"], one["full"], one["node"], one["facing"]) == (26, 26, 1, "s")
    cards = boss_view(again)
    assert (cards["heated"], cards["deck_left"], cards["discard"], cards["top"]) == (
        False, 4, [], None,
    )  # fmt: skip
    assert body(again)["deck"] == [{"cards": STANDARD, "left": 4}]


@pytest.mark.rule("DS-A.120")
def test_more_gravestones_than_cards_show_them_all() -> None:
    """Five tiles in a section of a campaign, a gravestone on each; the deck holds four."""
    match = journey({"mode": "campaign", "scenario": "coiled_sword", "players": 1})
    match = open_way(turned(match, 5))
    play(match, "fog")
    shown = [str(e.fields["behaviour"]) for e in match.events if e.kind == "shown"]
    assert len(shown) == len(set(shown)) == 4
    assert boss_view(match)["deck_left"] == 4
    assert sorted(body(match)["deck"][0]["cards"]) == sorted(shown)


@pytest.mark.rule("DS-A.121")
def test_ornstein_and_smough_share_a_deck_of_five_paired_cards() -> None:
    match = begin("ornstein_and_smough")
    assert [one["model"] for one in table(match)["fight"]["foes"]] == ["ornstein", "smough"]
    assert boss_view(match)["deck_left"] == 5
    (pile,) = body(match)["deck"]
    assert pile["cards"] == [
        "ornstein_and_smough_spear_slam",
        "ornstein_and_smough_swiping_combo",
        "ornstein_and_smough_gliding_stab",
        "ornstein_and_smough_evasive_sweep",
        "ornstein_and_smough_lightning_bolt",
    ]
    catalog: Any = match.game.catalog(match.state)
    for card in pile["cards"]:
        assert set(catalog["behaviours"][card]["halves"]) == {"ornstein", "smough"}
