"""Lines of cards that leave out what they do not change, and set-ups that say what a class begins with."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from tests import packs
from tests.packs import documents
from undercroft import Match
from undercroft.games import find

from .bout import bare, cubes, fight, rolled, told, tough
from .stage import options, play

WORN = ["exile_armour", "tiny_beings_ring"]
HELD = ["estoc"]


def with_effects(card: str, *lines: dict[str, Any]) -> dict[str, object]:
    """The base pack where a card has these effects alone."""
    pack = packs.changed("dark_souls", "treasure.yaml", card, effects=list(lines))
    pack["pack.yaml"][0]["id"] = "mine"
    return pack


def ringed(*lines: dict[str, Any], tape: list[object] | None = None, **hero: Any) -> Match:
    """A knight whose ring has these lines, at the beginning of its activation."""
    return fight(
        {"knight": bare(6, **{"armour": WORN, "left": HELD, **hero})},
        [tough("hollow_soldier", 6)],
        pack=with_effects("tiny_beings_ring", *lines),
        tape=tape or [],
    )


@pytest.mark.rule("DS-22.1")
@pytest.mark.parametrize(
    ("line", "bar"),
    [
        ({"stamina": 3}, (1, 5)),
        ({"health": 4}, (4, 1)),
        ({"stamina": 1, "health": 1}, (3, 4)),
    ],
)
def test_a_mixed_beginning_gives_what_its_line_says_and_nothing_else(
    line: dict[str, int], bar: tuple[int, int]
) -> None:
    match = ringed({"op": "start_mixed", **line}, black=4, red=5, left=None)
    assert options(match) == ["stamina", "mixed"]
    play(match, "mixed")
    assert cubes(match) == bar


@pytest.mark.rule("DS-A.30")
@pytest.mark.parametrize(
    ("line", "dice", "damage"),
    [
        ({"mod": 2}, ["black", "black"], 1 + 1 - 1 + 2 - 1),
        ({"mod": -1}, ["black", "black"], 0),
        ({"dice": {"blue": 1}}, ["black", "black", "blue"], 1 + 1 + 2 - 1 - 1),
        ({"dice": {"blue": 1}, "mod": 1}, ["black", "black", "blue"], 1 + 1 + 2 - 1 + 1 - 1),
    ],
)
def test_what_is_worn_adds_its_dice_its_number_or_both(
    line: dict[str, Any], dice: list[str], damage: int
) -> None:
    match = ringed({"op": "attack", **line}, tape=[1, 1, 2])
    play(match, "act-left-0")
    assert rolled(match) == dice
    assert [values[-1] for values in told(match, "strikes")] == [damage]


@pytest.mark.rule("DS-A.30")
@pytest.mark.parametrize(
    ("line", "dice", "damage"),
    [
        ({"mod": 2}, 2, 1 + 1 - 1 + 2 - 1),
        ({"dice": {"black": 1}}, 3, 1 + 1 + 1 - 1 - 1),
        ({"magic": True}, 2, 1 + 1 - 1 - 1),
        ({"conditions": ["stagger"]}, 2, 1 + 1 - 1 - 1),
    ],
)
def test_a_weapons_own_line_adds_what_it_names(
    line: dict[str, Any], dice: int, damage: int
) -> None:
    match = fight(
        {"knight": bare(6, left=["estoc"])},
        [tough("hollow_soldier", 6)],
        pack=with_effects("estoc", {"op": "attack", **line}),
        tape=[1, 1, 1],
    )
    play(match, "act-left-0")
    assert rolled(match) == ["black"] * dice
    assert [values[-1] for values in told(match, "strikes")] == [damage]
    assert bool(told(match, "foe_afflicted")) == ("conditions" in line)


@pytest.mark.rule("DS-A.189")
@pytest.mark.parametrize(("amount", "price"), [(1, 2), (2, 1), (3, 0), (4, 0)])
def test_what_makes_cheaper_never_pays(amount: int, price: int) -> None:
    match = fight(
        {"knight": bare(6, left=["estoc"])},
        [tough("hollow_soldier", 6)],
        pack=with_effects("estoc", {"op": "cheaper", "amount": amount}),
    )
    found = {
        option.id: option.message.args["stamina"]
        for option in match.decisions[0].options
        if option.id.startswith("act-")
    }
    assert found == {"act-left-0": 0, "act-left-1": price}


@pytest.mark.rule("DS-22.7")
@pytest.mark.rule("DS-29.2")
def test_the_farthest_of_two_walks_counts_and_not_their_sum() -> None:
    lines = [{"op": "walk_nodes", "amount": 3}, {"op": "walk_nodes", "amount": 2}]
    for some in (lines, lines[::-1]):
        match = ringed(*some, left=None)
        for step in ("walk-node-5", "walk-node-6", "walk-node-5"):
            play(match, step)
        assert cubes(match) == (0, 0)
        assert not any(id.startswith("walk-") for id in options(match))


@pytest.mark.rule("DS-22.1")
def test_of_two_beginnings_the_better_counts() -> None:
    lines = [{"op": "start_stamina", "amount": 4}, {"op": "start_stamina", "amount": 3}]
    for some in (lines, lines[::-1]):
        assert cubes(ringed(*some, black=8, left=None)) == (4, 0)


@pytest.mark.rule("DS-21.3")
def test_health_at_the_end_adds_up_and_enemies_count_beside_it() -> None:
    match = ringed(
        {"op": "end_health", "amount": 1},
        {"op": "end_health", "amount": 2},
        {"op": "end_health_per_enemy", "amount": 1},
        {"op": "end_health_per_enemy", "amount": 1},
        red=8,
        left=None,
    )
    play(match, "end")
    assert told(match, "gained")[0][1:3] == (0, 3 + 2)


@pytest.mark.rule("DS-28.1")
def test_resist_and_immunities_add_up() -> None:
    lines = (
        {"op": "resist", "dice": {"black": 1}},
        {"op": "resist", "dice": {"blue": 1}},
        {"op": "immune", "condition": "poison"},
        {"op": "immune", "condition": "bleed"},
    )
    match = ringed(*lines, left=None)
    gear: Any = match.state
    found = gear.loadout(gear.characters[0])
    plainly = ringed({"op": "steady"}, left=None)
    bare_gear: Any = plainly.state
    before = bare_gear.loadout(bare_gear.characters[0])
    assert tuple(a - b for a, b in zip(found.resist, before.resist, strict=True)) == (1, 1, 0)
    assert found.block == before.block
    assert found.immune == 1 | 2
    assert before.immune == 0


@pytest.mark.rule("DS-A.31")
def test_stamina_for_wounds_adds_up() -> None:
    lines = [{"op": "stamina_when_hurt", "amount": 1}, {"op": "stamina_when_hurt", "amount": 2}]
    ring = ["worker_armour", "tiny_beings_ring"]
    match = fight(
        {"knight": bare(6, armour=ring, black=5), "herald": bare(0)},
        [tough("hollow_soldier", 6)],
        turn=None,
        pack=with_effects("tiny_beings_ring", *lines),
        tape=[0],
    )
    play(match, "block")
    assert told(match, "gained")[0][:3] == (0, 3, 0)


# ---------------------------------------------------------------------- what a set-up says


@pytest.mark.rule("DS-1.25")
@pytest.mark.parametrize("game", ["dark_souls", "tomb_of_giants"])
def test_a_class_says_with_which_stats_taunt_and_cards_it_begins(game: str) -> None:
    fields = {field.name: field for field in undercroft.setup_options(game)}
    boxes = ["dark_souls"] if game == "dark_souls" else ["tomb_of_giants", "dark_souls"]
    known = {kind["id"]: kind for box in boxes for kind in documents(box)["characters.yaml"]}
    assert {choice.value for choice in fields["class_1"].values} == {*known}
    for choice in fields["class_1"].values:
        part, kit, taunt, stats = choice.facts
        kind = known[str(choice.value)]
        firsts = {stat: values[0] for stat, values in kind["stats"].items()}
        assert part.args == {"stat": max(firsts, key=lambda stat: firsts[stat])}
        assert stats.args == firsts
        assert taunt.args == {"taunt": kind["taunt"]}
        cards: Any = kit.args["cards"]
        assert len(cards) == len(kind["start"])


@pytest.mark.rule("DS-1.1")
def test_a_place_is_asked_for_when_somebody_takes_it() -> None:
    fields = {field.name: field for field in undercroft.setup_options("dark_souls")}
    for place in range(1, 5):
        only = dict(fields[f"class_{place}"].only or ())
        assert only["players"] == tuple(n for n in (1, 2, 3, 4) if n >= place)


def test_everything_of_a_pack_knows_its_place_and_its_name() -> None:
    pack = undercroft.new("dark_souls").pack
    for kind in (
        "trap",
        "board",
        "character",
        "model",
        "behaviour",
        "boss",
        "face",
        "encounter",
        "scenario",
    ):
        found: dict[str, Any] = pack.things[kind]
        assert [one.index for one in found.values()] == [*range(len(found))], kind
        assert [one.id for one in found.values()] == [*found], kind


@pytest.mark.rule("DS-1.2")
def test_a_pack_without_the_usual_first_class_begins_with_its_own() -> None:
    pack = packs.documents("dark_souls")
    pack["pack.yaml"][0]["id"] = "mine"
    usual = {field.name: field for field in undercroft.setup_options("dark_souls")}[
        "class_1"
    ].default
    for entry in pack["characters.yaml"]:
        if entry["id"] == usual:
            entry["id"] = "somebody"
    for card in pack["treasure.yaml"]:
        if card.get("owner") == usual:
            card["owner"] = "somebody"
    for party in pack["parties.yaml"]:
        for member in party["members"]:
            if member["character"] == usual:
                member["character"] = "somebody"
    game = find("dark_souls")
    fields = {field.name: field for field in game.fields(game.pack_from(pack, "mine"))}
    first = str(pack["characters.yaml"][0]["id"])
    assert fields["class_1"].default == first
