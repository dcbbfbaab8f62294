"""House rules (DS-V): each off by default, each alone, and all that can go together."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

import undercroft
from tests.games.souls import told
from undercroft import InvalidSetup, Match
from undercroft.games.dark_souls.game import GAME
from undercroft.games.dark_souls.house import PRESETS, VARIANTS
from undercroft.kernel.variant import BOOK, agreed

from .road import (
    SOLDIER,
    battle,
    boss_falls,
    content,
    death,
    deck,
    facts,
    inventory,
    state,
    street,
    trek,
    win,
)
from .stage import arena, asked, hero, laid_out, options, play, table

UP: dict[str, Any] = {"up": True}
SPENT: dict[str, Any] = {"estus": False, "heroic": False, "luck": False}


def house(**chosen: str) -> dict[str, Any]:
    return {"setup": {f"house_{name}": value for name, value in chosen.items()}}


def fresh(players: int, mode: str = "journey", **chosen: str) -> Any:
    setup = {"players": players, "mode": mode, **house(**chosen)["setup"]}
    return undercroft.new("dark_souls", setup, seed=3).state


def walked(seed: int, setup: dict[str, Any], decisions: int = 600) -> Match:
    """A match by random choices; what must hold is looked at on the way."""
    match = undercroft.new("dark_souls", setup, seed=seed)
    for number in range(decisions):
        if match.over:
            break
        ask = match.asks[0]
        match.choose(ask, ask.options[(number * 7919 + seed) % len(ask.options)])
        match.game.check(match.state)
        if number % 40 == 0:
            doc: Any = match.position()
            assert undercroft.from_position(doc).position() == doc
    return match


def test_everything_is_by_the_book_by_default() -> None:
    setup = undercroft.new("dark_souls", {}, seed=1).setup
    assert {setup[variant.name] for variant in VARIANTS} == {BOOK}
    assert agreed(VARIANTS, setup) == {}


def test_each_value_changes_what_the_rules_read() -> None:
    read = set(type(fresh(2).house).fields)
    for variant in VARIANTS:
        for changes in variant.values.values():
            assert set(changes) <= read
    rules = [variant.rule for variant in VARIANTS]
    assert rules == [f"DS-V.{number}" for number in range(1, len(rules) + 1)]


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
def test_presets_are_set_ups_that_play(preset: Any) -> None:
    walked(4, {"players": 2, **preset.chosen}, 250)


def test_any_two_can_be_combined_that_do_not_forbid_each_other() -> None:
    """What does not hold with all the others would be found here."""
    on = {variant.name: list(variant.values)[-1] for variant in VARIANTS}
    fields = {name: dict(only) for name, only in ((one.name, one.beside) for one in VARIANTS)}
    # All of them, but for what one of them forbids the others.
    for seed, mode in enumerate(("journey", "campaign")):
        walked(seed, {"players": 3, "mode": mode, **on, "house_cleared": "flawless"}, 300)
    for one, other in itertools.permutations(on, 2):
        if on[other] in fields[one].get(other, (on[other],)) and on[one] in fields[other].get(
            one, (on[one],)
        ):
            undercroft.new("dark_souls", {one: on[one], other: on[other]}, seed=1)


def test_where_nothing_is_carried_over_most_mean_nothing() -> None:
    with pytest.raises(InvalidSetup, match="house_souls"):
        undercroft.new("dark_souls", {"mode": "boss", "house_souls": "double"}, seed=1)
    undercroft.new("dark_souls", {"mode": "boss", "house_ties": "die"}, seed=1)


# ---------------------------------------------------------------------- DS-V.1


@pytest.mark.rule("DS-V.1")
@pytest.mark.parametrize(("players", "sparks"), [(1, 3), (2, 2), (3, 2), (4, 1)])
def test_half_the_sparks_rounded_up(players: int, sparks: int) -> None:
    assert fresh(players, souls="double").sparks == sparks
    assert fresh(players, souls="double").max_sparks == sparks


@pytest.mark.rule("DS-V.1")
def test_twice_the_souls() -> None:
    assert table(win())["souls"] == 4
    assert table(win(**house(souls="double")))["souls"] == 8
    assert table(boss_falls(sparks=2))["souls"] == 4
    assert table(boss_falls(sparks=2, **house(souls="double")))["souls"] == 8


# ---------------------------------------------------------------------- DS-V.2


@pytest.mark.rule("DS-V.2")
@pytest.mark.parametrize(
    ("players", "book", "each", "sixteen"),
    [(1, 16, 16, 16), (2, 0, 8, 16), (3, 0, 12, 16), (4, 0, 16, 16)],
)
def test_souls_at_the_start(players: int, book: int, each: int, sixteen: int) -> None:
    assert fresh(players).souls == book
    assert fresh(players, start="each").souls == each
    assert fresh(players, start="sixteen").souls == sixteen


# ---------------------------------------------------------------------- DS-V.3


@pytest.mark.rule("DS-V.3")
def test_a_boss_gives_what_the_sparks_would_have_brought() -> None:
    """Two characters, four encounters: 16 souls for each spark, beside 2."""
    assert table(boss_falls(sparks=3, **house(boss="sparks")))["souls"] == 3 * (2 + 16)
    assert table(boss_falls(sparks=0, **house(boss="sparks")))["souls"] == 0
    assert table(win(sparks=3, **house(boss="sparks")))["souls"] == 4


# ---------------------------------------------------------------------- DS-V.4


def pile(*cards: str) -> list[dict[str, Any]]:
    return [{"cards": list(cards), "left": len(cards)}]


@pytest.mark.rule("DS-V.4")
def test_two_are_drawn_and_one_is_kept() -> None:
    cards = pile("kukris", "caestus", "winged_spear")
    tape = ["kukris", "winged_spear"]
    match = trek(souls=3, treasure=cards, tape=tape, **house(shop="two"))
    play(match, "buy")
    assert asked(match) == ["keep_one"]
    assert options(match) == ["kukris", "winged_spear"]
    play(match, "winged_spear")
    assert ["winged_spear"] in inventory(match)
    assert ["kukris"] not in inventory(match)
    assert sorted(deck(match)) == ["caestus", "kukris"]
    assert table(match)["souls"] == 2


@pytest.mark.rule("DS-V.4")
def test_the_last_card_is_kept_without_asking_and_an_ember_works_at_once() -> None:
    match = trek(souls=3, treasure=pile("kukris"), tape=["kukris"], **house(shop="two"))
    play(match, "buy")
    assert ["kukris"] in inventory(match)
    both = pile("ember", "kukris")
    match = trek(souls=3, treasure=both, tape=["ember", "kukris"], **house(shop="two"))
    play(match, "buy", "ember")
    assert asked(match) == ["give_ember"]
    play(match, "seat-1")
    assert hero(match, 1)["ember"]
    assert deck(match) == ["kukris"]


@pytest.mark.rule("DS-V.4")
@pytest.mark.rule("DS-8.6")
def test_of_two_an_ember_nobody_could_take_is_drawn_again() -> None:
    embers: dict[str, dict[str, Any]] = {"knight": {"ember": True}, "warrior": {"ember": True}}
    match = trek(
        embers,
        souls=3,
        treasure=pile("ember", "kukris", "caestus"),
        tape=["ember", "kukris", "ember", "caestus"],
        **house(shop="two"),
    )
    play(match, "buy")
    assert asked(match) == ["keep_one"]
    assert options(match) == ["kukris", "caestus"]
    play(match, "kukris")
    assert sorted(deck(match)) == ["caestus", "ember"]


@pytest.mark.rule("DS-V.4")
def test_a_legendary_card_that_is_put_back_is_known_to_be_there() -> None:
    legends = [card["id"] for card in content("treasure.yaml") if card["set"] == "legendary"][:3]
    groups = [*pile("kukris", "caestus"), {"cards": legends, "left": 1}]
    match = trek(souls=3, treasure=groups, tape=[legends[0], "kukris"], **house(shop="two"))
    play(match, "buy", "kukris")
    left = {tuple(group["cards"]): group["left"] for group in state(match)["treasure"]}
    assert left == {("caestus",): 1, (legends[0],): 1}


@pytest.mark.rule("DS-V.4")
def test_a_card_is_put_back_where_only_legendary_ones_are_left() -> None:
    legends = [card["id"] for card in content("treasure.yaml") if card["set"] == "legendary"][:3]
    groups = [*pile("kukris"), {"cards": legends, "left": 2}]
    match = trek(souls=3, treasure=groups, tape=["kukris", legends[0]], **house(shop="two"))
    play(match, "buy", legends[0])
    left = {tuple(group["cards"]): group["left"] for group in state(match)["treasure"]}
    assert left == {("kukris",): 1, tuple(legends[1:]): 1}


@pytest.mark.rule("DS-V.4")
def test_a_card_is_put_back_among_its_like_and_not_among_the_legendary_ones() -> None:
    legends = [card["id"] for card in content("treasure.yaml") if card["set"] == "legendary"][:4]
    groups = [*pile("kukris", "caestus", "estoc"), {"cards": legends, "left": 2}]
    match = trek(souls=3, treasure=groups, tape=["kukris", legends[0]], **house(shop="two"))
    play(match, "buy", legends[0])
    left = {frozenset(group["cards"]): group["left"] for group in state(match)["treasure"]}
    assert left == {frozenset({"kukris", "caestus", "estoc"}): 3, frozenset(legends[1:]): 1}


@pytest.mark.rule("DS-V.4")
@pytest.mark.rule("DS-A.137")
def test_a_card_is_not_put_back_among_legendary_ones_that_are_known_to_be_there() -> None:
    """Whoever joins brings cards in; those apart stay apart then, and each is there once."""
    legends = [card["id"] for card in content("treasure.yaml") if card["set"] == "legendary"][:2]
    groups = [*pile("kukris"), *({"cards": [card], "left": 1} for card in legends)]
    match = trek(souls=3, treasure=groups, tape=["kukris", legends[0]], **house(shop="two"))
    play(match, "buy", legends[0])
    left = {tuple(group["cards"]): group["left"] for group in state(match)["treasure"]}
    assert left == {("kukris",): 1, (legends[1],): 1}


@pytest.mark.rule("DS-V.4")
def test_the_market() -> None:
    cards = pile("caestus", "ember", "estoc", "kukris", "winged_spear")
    tape = ["kukris", "ember", "estoc", "caestus"]
    some: dict[str, Any] = {"souls": 2, "treasure": cards, "tape": tape, **house(shop="market")}
    match = trek(agenda=[["explore"], ["restock"]], market=[], **some)
    assert set(state(match)["market"]) == {"kukris", "ember", "estoc"}
    ids = set(options(match))
    assert {"buy-kukris", "buy-ember", "buy-estoc"} <= ids
    assert "buy" not in ids
    play(match, "buy-kukris")
    assert set(state(match)["market"]) == {"ember", "estoc", "caestus"}
    assert ["kukris"] in inventory(match)
    assert table(match)["souls"] == 1
    assert facts(match, "offered")


@pytest.mark.rule("DS-V.4")
def test_an_ember_on_the_market_that_nobody_can_take() -> None:
    heroes = {"knight": {"ember": True}, "warrior": {"ember": True}}
    some: dict[str, Any] = {"market": ["ember", "kukris"], "treasure": [], **house(shop="market")}
    assert "buy-ember" not in options(trek(heroes, souls=1, **some))
    assert "buy-kukris" in options(trek(heroes, souls=1, **some))
    assert not [id for id in options(trek(souls=0, **some)) if id.startswith("buy")]


@pytest.mark.rule("DS-V.4")
@pytest.mark.parametrize(("answer", "kept"), [("save-estoc", {"estoc"}), ("no", set())])
def test_one_may_be_saved_when_the_party_rests(answer: str, kept: set[str]) -> None:
    some: dict[str, Any] = {"market": ["caestus", "estoc"], "treasure": pile("kukris")}
    tape = ["kukris", "caestus"] if kept else ["kukris", "caestus", "estoc"]
    match = trek({"knight": SPENT, "warrior": {}}, tape=tape, **some, **house(shop="market"))
    play(match, "rest")
    assert asked(match) == ["save_one"]
    play(match, answer)
    assert kept <= set(state(match)["market"])
    assert set(state(match)["market"]) == {"kukris", "caestus", "estoc"}
    assert deck(match) == []
    assert asked(match) == ["explore"]
    assert state(match)["saved"] is None  # saved for one rest, not for all


@pytest.mark.rule("DS-V.4")
def test_what_was_saved_once_is_shuffled_in_at_the_next_rest() -> None:
    some: dict[str, Any] = {"market": ["caestus", "estoc"], "treasure": pile("kukris"), "sparks": 3}
    tape = ["kukris", "caestus", "caestus", "estoc", "kukris"]
    match = trek({"knight": SPENT, "warrior": {}}, tape=tape, **some, **house(shop="market"))
    play(match, "rest", "save-estoc", "rest", "yes", "no")
    assert [values[0] for values in told(match, "offered")] == tape


# ---------------------------------------------------------------------- DS-V.5


@pytest.mark.rule("DS-V.5")
def test_what_asks_for_much_comes_after_the_first_boss() -> None:
    pack: Any = undercroft.new("dark_souls", {}, seed=1).pack
    book, tiers = fresh(2), fresh(2, treasure="tiers")
    held_back = [card for card in book.treasure.cards if card.late]
    assert held_back
    assert sorted([*tiers.treasure.cards, *held_back], key=lambda card: card.index) == sorted(
        book.treasure.cards, key=lambda card: card.index
    )
    for card in pack.set_of("common"):
        high = sum(need > 20 for need in card.needs) >= 2 or any(n >= 30 for n in card.needs)
        assert card.late == high
    late = trek(agenda=[["second_half"]], **house(treasure="tiers"))
    assert {card.id for card in held_back} <= set(deck(late))
    plain = trek(agenda=[["second_half"]])
    assert sorted(deck(late)) == sorted(deck(plain))


@pytest.mark.rule("DS-V.5")
@pytest.mark.rule("DS-A.137")
@pytest.mark.parametrize("legends", [False, True])
def test_what_asks_for_much_comes_with_a_newcomer_once_it_is_in(legends: bool) -> None:
    match = trek(
        {"knight": {}},
        mode="campaign",
        setup={"house_treasure": "tiers"},
        legends=legends,
        sparks=3,
    )
    pack: Any = match.pack
    owned = pack.set_of("class", ("warrior",))
    late = {card.id for card in owned if card.late}
    assert late
    play(match, "join-warrior")
    found = set(deck(match))
    assert {card.id for card in owned} - late <= found
    assert late & found == (late if legends else set())


# ---------------------------------------------------------------------- DS-V.6


READY = {"luck": True, "heroic": True}


@pytest.mark.rule("DS-V.6")
@pytest.mark.parametrize(("before", "stays"), [(0, False), (1, True)])
def test_twice_without_a_flaw_is_for_good(before: int, stays: bool) -> None:
    tiles = street(t1={"flawless": before}, t4=UP)
    match = win(tiles=tiles, ready_then=2, **house(cleared="flawless"))
    assert state(match)["tiles"][1]["flawless"] == before + 1
    play(match, "go-0-north", "rest")
    assert [tile["up"] for tile in state(match)["tiles"]] == [True, stays, False, False, False]


@pytest.mark.rule("DS-V.6")
def test_no_more_than_nine_victories_without_a_flaw_are_counted() -> None:
    match = win(tiles=street(t1={"flawless": 9}), ready_then=2, **house(cleared="flawless"))
    assert state(match)["tiles"][1]["flawless"] == 9


@pytest.mark.rule("DS-V.6")
def test_a_token_used_is_a_flaw() -> None:
    # Both flasks are full now; a third token was ready when the fight began.
    match = win(ready_then=3, **house(cleared="flawless"))
    assert state(match)["tiles"][1]["flawless"] == 0


@pytest.mark.rule("DS-V.6")
def test_the_tokens_ready_are_counted_when_a_fight_begins() -> None:
    heroes: dict[str, dict[str, Any]] = {"knight": {"luck": False}, "warrior": {}}
    match = trek(heroes, tape=[], **house(cleared="flawless"))
    play(match, "go-1-south")
    assert state(match)["ready_then"] == 5


@pytest.mark.rule("DS-V.6")
def test_by_the_book_everything_must_be_fought_again() -> None:
    match = trek({"knight": SPENT, "warrior": {}}, tiles=street(t1={**UP, "flawless": 9}))
    play(match, "rest")
    assert [tile["up"] for tile in state(match)["tiles"]] == [True] + [False] * 4


@pytest.mark.rule("DS-V.6")
def test_won_is_won_and_brings_a_treasure() -> None:
    some = house(cleared="crawl")
    match = battle(
        {"knight": {"node": 6}, "warrior": {"node": 11}},
        [(SOLDIER, 6)],
        tape=[3, "kukris"],
        treasure=pile("kukris"),
        **some,
    )
    match.decide("act-right-0", seat=0)
    assert ["kukris"] in inventory(match)
    while asked(match) != ["explore"]:
        play(match, options(match)[-1])
    play(match, "go-0-north", "rest")
    assert [tile["up"] for tile in state(match)["tiles"]] == [True, True, False, False, False]
    lost = death(tiles=street(t4=UP), sparks=2, **some)
    assert [tile["up"] for tile in state(lost)["tiles"]] == [True, False, False, False, True]


# ---------------------------------------------------------------------- DS-V.7


@pytest.mark.rule("DS-V.7")
def test_chance_decides_among_equals() -> None:
    heroes = {"knight": {"node": 5}, "warrior": {"node": 7}}
    asking = arena(heroes, [(SOLDIER, 6), (SOLDIER, 0)], turn=None)
    assert asked(asking) == ["next_foe"]
    doc: Any = undercroft.new(
        "dark_souls", {"mode": "encounter", "house_ties": "die"}, seed=1
    ).setup
    assert doc["house_ties"] == "die"
    # The same fight with the switch on asks for an outcome instead.
    position: Any = asking.position()
    position["setup"]["house_ties"] = "die"
    position["frame"].update(agenda=[["enemy_phase"]], asks=[])
    position["chance"] = undercroft.Tape(["foe-1"]).to_json()
    decided = undercroft.from_position(position)
    assert "next_foe" not in asked(decided)


# ---------------------------------------------------------------------- DS-V.8


@pytest.mark.rule("DS-V.8")
@pytest.mark.parametrize(("way", "more"), [("shorter", -1), ("longer", 1)])
def test_the_way_is_shorter_or_longer(way: str, more: int) -> None:
    book = laid_out(undercroft.new("dark_souls", {}, seed=3))
    match = laid_out(undercroft.new("dark_souls", {"house_way": way}, seed=3))
    levels = [tile["level"] for tile in state(book)["tiles"][1:]]
    changed = [tile["level"] for tile in state(match)["tiles"][1:]]
    commonest = max(sorted(set(levels)), key=levels.count)
    assert len(changed) == len(levels) + more
    assert changed.count(commonest) == levels.count(commonest) + more


@pytest.mark.rule("DS-V.8")
def test_never_more_tiles_than_there_are() -> None:
    longer = fresh(2, way="longer").house
    assert longer.way([1, 2, 2], 3) == [1, 2, 2]
    assert longer.way([2, 1, 2, 1], 6) == [2, 1, 2, 1, 1]
    assert fresh(2, way="shorter").house.way([3], 6) == [3]


# ---------------------------------------------------------------------- DS-V.9


@pytest.mark.rule("DS-V.9")
def test_three_draughts() -> None:
    assert [one.sips for one in fresh(2, estus="sips").characters] == [2, 2]
    some: dict[str, Any] = {"turn": 0, **house(estus="sips")}
    heroes = {"knight": {"node": 11, "sips": 1, "red": 3}, "warrior": {"node": 11}}
    match = battle(heroes, [("sentinel", 0)], **some)
    play(match, "estus")
    knight = state(match)["heroes"][0]
    assert (knight["estus"], knight["sips"], knight["red"]) == (True, 0, 0)
    last = battle({"knight": {"node": 11, "sips": 0, "red": 3}}, [("sentinel", 0)], **some)
    play(last, "estus")
    assert state(last)["heroes"][0]["estus"] is False


@pytest.mark.rule("DS-V.9")
def test_a_rest_fills_the_flask_and_a_victory_heals_nothing() -> None:
    some = house(estus="sips")
    match = win({"knight": {"red": 4, "black": 2, "sips": 0}, "warrior": {"node": 11}}, **some)
    knight = state(match)["heroes"][0]
    assert (knight["red"], knight["black"], knight["sips"]) == (4, 0, 0)
    play(match, "go-0-north", "rest")
    knight = state(match)["heroes"][0]
    assert (knight["red"], knight["sips"]) == (0, 2)
    book = win({"knight": {"red": 4}, "warrior": {"node": 11}})
    assert state(book)["heroes"][0]["red"] == 0


def test_a_position_of_before_has_none_of_it() -> None:
    doc: Any = trek().position()
    for one in doc["state"]["heroes"]:
        del one["sips"]
    for field in ("market", "saved", "ready_then"):
        del doc["state"][field]
    for tile in doc["state"]["tiles"]:
        del tile["flawless"]
    assert undercroft.from_position(doc).position() == trek().position()


def test_the_set_up_offers_them_in_words() -> None:
    fields = {field.name: field for field in undercroft.setup_options("dark_souls")}
    for variant in VARIANTS:
        field = fields[variant.name]
        assert field.kind == "variant"
        assert [allowed.value for allowed in field.values] == [BOOK, *variant.values]
    assert GAME.presets is PRESETS


@pytest.mark.rule("DS-V.4")
def test_what_lies_face_up_is_seen_with_what_it_would_change() -> None:
    """The cards of which one is kept, and the market; not in a fight, where nobody can buy."""
    cards = pile("kukris", "caestus", "winged_spear")
    match = trek(souls=3, treasure=cards, tape=["kukris", "winged_spear"], **house(shop="two"))
    assert table(match)["wares"] == []
    play(match, "buy")
    assert [ware["card"] for ware in table(match)["wares"]] == ["kukris", "winged_spear"]
    [decision] = match.decisions
    assert [option.targets for option in decision.options] == [
        (("ware", "kukris"),),
        (("ware", "winged_spear"),),
    ]
    some: dict[str, Any] = {"market": ["ember", "target_shield"], "treasure": []}
    match = trek({"knight": {}}, souls=3, **some, **house(shop="market"))
    wares = {ware["card"]: ware["fits"] for ware in table(match)["wares"]}
    assert wares["ember"] is None
    places = {fit["slot"]: fit["refit"] for fit in wares["target_shield"]}
    assert places.keys() == {"left", "right"}
    # A target shield dodges where the knight's shield blocks.
    refit = places["left"]
    assert refit["now"]["block"] == hero(match, 0)["block"]
    assert (refit["now"]["dodge"], refit["then"]["dodge"]) == (0, 1)
    assert refit["then"]["block_mean"] < refit["now"]["block_mean"]


@pytest.mark.rule("DS-V.4")
def test_a_card_on_the_market_that_cannot_be_had_says_why() -> None:
    full = {"knight": {"ember": True}, "warrior": {"ember": True}}
    some: dict[str, Any] = {"market": ["ember", "kukris"], "treasure": [], **house(shop="market")}
    poor, rich = trek(full, souls=0, **some), trek(full, souls=9, **some)

    def reasons(match: Match) -> dict[str, str]:
        [decision] = match.decisions
        return {shut.id: shut.why() for shut in decision.closed if shut.id.startswith("buy")}

    assert reasons(poor).keys() == {"buy-ember", "buy-kukris"}
    assert reasons(rich) == {"buy-ember": "everybody has an Ember already"}


@pytest.mark.rule("DS-V.3")
def test_what_stays_won_brings_nothing_for_sparks_that_are_left() -> None:
    with pytest.raises(
        InvalidSetup,
        match=r"house_boss: sparks is only for house_cleared=book or flawless; here it is crawl",
    ):
        undercroft.new("dark_souls", {"house_boss": "sparks", "house_cleared": "crawl"})
    for one in ("book", "flawless"):
        undercroft.new("dark_souls", {"house_boss": "sparks", "house_cleared": one}, seed=1)
    for preset in PRESETS:
        undercroft.new("dark_souls", dict(preset.chosen), seed=1)
