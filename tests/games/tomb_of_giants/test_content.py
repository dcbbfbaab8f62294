"""What a pack says it does: lines that could not work, or that no sentence could say, are refused."""

from __future__ import annotations

from functools import partial
from typing import Any

import jsonschema
import pytest

from tests import packs
from tests.packs import Documents
from undercroft.games import find
from undercroft.games.tomb_of_giants import completing, events, goals, spawning
from undercroft.games.tomb_of_giants.card_verbs import GOALS, HAPPENINGS, REWARDS
from undercroft.games.tomb_of_giants.deeds import DEEDS, Many
from undercroft.games.tomb_of_giants.modifiers import TombModifiers
from undercroft.games.tomb_of_giants.schema import Amount
from undercroft.games.tomb_of_giants.special_rules import RULES

Line = dict[str, Any]
GAME = find("tomb_of_giants")
CARD = "bridge_too_far"
"""One tile with a lever, skeleton soldiers and an archer."""


changed = partial(packs.changed, "tomb_of_giants")
told = partial(packs.told, "tomb_of_giants")


def base() -> Documents:
    return packs.documents("tomb_of_giants")


ONE = {"flat": 1}
BOTH = {"flat": 1, "per_player": 1}
SPAWN = {"do": "spawn", "enemy": "skeleton_soldier", "tile": 0}

RULE_LINES: list[tuple[Line, str]] = [
    ({"op": "might"}, "amount: might needs it"),
    ({"op": "might", "amount": {}}, "amount: {flat: 0, per_player: 0} must be {flat: …} from 1 to 9"),
    # The sentence says one number, whoever plays.
    ({"op": "might", "amount": BOTH}, "amount: per_player: the card cannot say it; only flat"),
    ({"op": "might", "amount": ONE, "times": 2}, "times: might does not take it; it takes amount"),
    ({"op": "evasive", "amount": ONE}, "amount: evasive does not take it; it takes nothing"),
    ({"op": "venom", "conditions": ["bleed", "poison"]}, "conditions: only one can stand here"),
    ({"op": "venom", "conditions": []}, "conditions: must be some of bleed"),
    ({"op": "torchlight", "amount": ONE}, "amount: {flat: 1, per_player: 0} must be"),
    ({"op": "torchlight", "amount": {"flat": -1}}, "op: torchlight needs a torch on the map"),
    ({"op": "health", "amount": ONE}, "enemy: health needs it"),
    ({"op": "health", "enemy": "skeleton_solder", "amount": ONE}, (
        "enemy: 'skeleton_solder' is no enemy; did you mean 'skeleton_soldier'?"
    )),
    ({"op": "health", "enemy": "necromancer", "amount": ONE}, (
        "enemy: 'necromancer' never comes into this encounter"
    )),
    ({"op": "mighty", "enemy": "skeleton_soldier", "times": 2}, "block: mighty needs it"),
    ({"op": "urns", "block": 1, "resist": 1}, "op: urns needs a barrel on the map"),
    ({"op": "forbidden", "tile": 1}, "tile: there is no tile 1 (0 to 0)"),
    ({"op": "chest", "do": [{"do": "respawn"}]}, "op: chest needs a chest on the map"),
    ({"op": "lever"}, "do: lever needs it"),
    ({"op": "lever", "do": []}, "do: must have a line, or be left out"),
    ({"op": "lever", "do": [{"do": "respawn", "enemy": "necromancer"}]}, (
        "do[0].enemy: respawn does not take it; it takes tile"
    )),
    ({"op": "lever", "do": [{"do": "spwn"}]}, "do[0].do: 'spwn' is not one of"),
    ({"op": "lever", "do": [{**SPAWN, "node": "near_chest"}]}, (
        "do[0].node: 'near_chest' is not one of primary, secondary, near_character"
    )),
    ({"op": "lever", "do": [{"do": "spawn", "enemy": "skeleton_soldier"}]}, (
        "do[0].tile: spawn needs one"
    )),
    ({"op": "lever", "do": [{**SPAWN, "count": {"flat": 0}}]}, "do[0].count: {flat: 0, per_player: 0}"),
    ({"op": "skeleton_ball", "tile": 0, "node": [2, 1], "way": "south", "nodes": 1, "damage": 1}, (
        "node: [2, 1] is no node"
    )),
    ({"op": "skeleton_ball", "tile": 0, "node": [2, 0], "way": "east", "nodes": 1, "damage": 1}, (
        "way: 'east' is not one of north, south"
    )),
    ({"op": "migt", "amount": ONE}, "did you mean 'might'?"),
]  # fmt: skip


@pytest.mark.parametrize(("line", "said"), RULE_LINES)
def test_a_special_rule_that_would_lie_is_refused(line: Line, said: str) -> None:
    problems = told(changed("encounters.yaml", CARD, rules=[line]))
    assert all(one.startswith(f"encounters.yaml: {CARD}: rules[0].") for one in problems), problems
    assert any(said in one for one in problems), problems


def test_a_second_rule_that_takes_the_place_of_the_first_is_refused() -> None:
    line = {"op": "node_limit", "amount": {"flat": 2}}
    [problem] = told(changed("encounters.yaml", CARD, rules=[line, line]))
    assert problem.endswith("rules[1].op: node_limit stands here already")


GOAL_LINES: list[tuple[Line, str]] = [
    ({"goal": "survive"}, "turns: survive needs it"),
    ({"goal": "kill_all", "enemy": "necromancer"}, "enemy: kill_all does not take it"),
    ({"goal": "kill", "enemy": "necromancer"}, "enemy: 'necromancer' does not stand there"),
    ({"goal": "kill", "enemy": "skeleton_soldier", "tile": 1}, "tile: there is no tile 1 (0 to 0)"),
    ({"goal": "exit"}, "goal: exit needs an exit on the map"),
    ({"goal": "occupy", "turns": ONE}, "goal: occupy needs a shrine on the map"),
    ({"goal": "torch"}, "goal: torch needs a torch on the map"),
    ({"goal": "barrels"}, "goal: barrels needs a barrel on the map"),
    ({"goal": "levers", "times": 0}, "times: 0 must be a number from 1 to 9"),
    ({"goal": "survive", "turns": {"flat": 0}}, "turns: {flat: 0, per_player: 0} must be"),
    ({"goal": "kil_all"}, "did you mean 'kill_all'?"),
]


@pytest.mark.parametrize(("line", "said"), GOAL_LINES)
def test_an_objective_that_could_not_be_met_is_refused(line: Line, said: str) -> None:
    problems = told(changed("encounters.yaml", CARD, objectives=[line]))
    where = f"encounters.yaml: {CARD}: objectives[0]."
    assert all(one.startswith(where) for one in problems), problems
    assert any(said in one for one in problems), problems


REWARD_LINES: list[tuple[Line, str]] = [
    ({"gives": "souls"}, "gives: souls needs one of amount, per_kill"),
    (
        {"gives": "souls", "per_kill": 1, "amount": ONE},
        "amount: souls does not take it together with",
    ),
    (
        {"gives": "souls", "per_kill": 1, "per_respawn": 1},
        "per_respawn: souls does not take it together",
    ),
    ({"gives": "treasure"}, "amount: treasure needs it"),
    (
        {"gives": "treasure", "amount": BOTH},
        "amount: per_player: the card cannot say it; only flat",
    ),
    ({"gives": "search", "card": "fireballs"}, "'fireballs' is no card; did you mean 'fireball'?"),
    ({"gives": "refresh"}, "token: refresh needs it"),
    ({"gives": "shortcut", "amount": ONE}, "amount: shortcut does not take it; it takes nothing"),
    ({"gives": "soul"}, "did you mean 'souls'?"),
]


@pytest.mark.parametrize(("line", "said"), REWARD_LINES)
def test_a_reward_that_would_lie_is_refused(line: Line, said: str) -> None:
    [problem] = told(changed("encounters.yaml", CARD, rewards=[line]))
    assert problem.startswith(f"encounters.yaml: {CARD}: rewards[0].")
    assert said in problem


CARD_FIELDS: list[tuple[str, object, str]] = [
    ("timers", [{"at": 2, "do": [{"do": "respawn"}]}] * 2, "timers[1].at: 2 stands here already"),
    ("timers", [{"at": 2, "do": [{**SPAWN, "node": "near_chest"}]}], "timers[0].do[0].node: "),
    ("trial", {"rewards": [{"gives": "shortcut"}]}, "trial: either turns or kill"),
    (
        "trial",
        {"rewards": [{"gives": "shortcut"}], "kill": "necromancer"},
        "trial.kill: 'necromancer'",
    ),
    (
        "trial",
        {"rewards": [{"gives": "souls"}], "turns": 3},
        "trial.rewards[0].gives: souls needs one",
    ),
]


@pytest.mark.parametrize(("field", "value", "said"), CARD_FIELDS)
def test_the_rest_of_an_encounter(field: str, value: object, said: str) -> None:
    [problem] = told(changed("encounters.yaml", CARD, **{field: value}))
    assert problem.startswith(f"encounters.yaml: {CARD}: {said}")


EVENT_CARDS: list[tuple[str, dict[str, object], str]] = [
    # What works at once does nothing below a space, and the other way round.
    ("scrying_stone", {"kind": "rendezvous"}, "kind: 'rendezvous' is not one of immediate"),
    ("lifegem", {"kind": "immediate"}, "kind: 'immediate' is not one of consumable"),
    ("scrying_stone", {"amount": None}, "amount: scry needs it"),
    ("firekeepers_boon", {"amount": 2}, "amount: boon does not take it; it takes kind"),
    ("lifegem", {"souls": ONE}, "souls: heal does not take it; it takes kind, amount"),
    ("trustworthy_promise", {"amount": 1}, "amount: 1 must be a number from 2 to 9"),
    ("hearty_bonfire_ascetic", {"rules": None}, "rules: ascetic needs it"),
    ("hearty_bonfire_ascetic", {"souls": None}, "souls: ascetic needs it"),
    ("hearty_bonfire_ascetic", {"rules": [{"op": "hearty"}]}, "rules[0].amount: hearty needs it"),
    # An event comes below any encounter: it knows neither its tiles nor its enemies.
    ("hearty_bonfire_ascetic", {"rules": [{"op": "forbidden", "tile": 0}]}, (
        "rules[0].op: 'forbidden' does not go here (event); possible: begin_with"
    )),
    ("lifegem", {"op": "heall"}, "did you mean 'heal'?"),
]  # fmt: skip


@pytest.mark.parametrize(("card", "fields", "said"), EVENT_CARDS)
def test_an_event_that_would_lie_is_refused(
    card: str, fields: dict[str, object], said: str
) -> None:
    [problem] = told(changed("events.yaml", card, **fields))
    assert problem.startswith(f"events.yaml: {card}: ")
    assert said in problem


BOTH_BOXES: list[tuple[Line, str]] = [
    ({"op": "own_stamina", "amount": 2}, "amount: 2 must be a number from 3 to 10"),
    ({"op": "push_attacker"}, "tag: push_attacker needs it"),
    ({"op": "blessing"}, "op: 'blessing' does not go here (armour)"),
    ({"op": "far_dodge", "amount": 1, "dice": {"black": 1}}, "dice: far_dodge does not take it"),
]


@pytest.mark.parametrize(("line", "said"), BOTH_BOXES)
def test_an_effect_that_would_lie_is_refused(line: Line, said: str) -> None:
    card = next(one["id"] for one in base()["treasure.yaml"] if one["kind"] == "armour")
    [problem] = told(changed("treasure.yaml", card, effects=[line]))
    assert problem.startswith(f"treasure.yaml: {card}: effects[0].{said}")


def test_an_ability_of_the_first_box_does_not_work_here() -> None:
    pack = base()
    pack["bosses.yaml"][0]["models"][0]["ability"] = {"name": "Pair", "op": "survivor", "health": 3}
    [problem] = told(pack)
    assert "ability.op: 'survivor' is not one of" in problem


def test_a_push_may_sting() -> None:
    icon = {"icon": "move", "way": "toward", "target": "nearest", "nodes": 1}
    sting = {**icon, "push": True, "damage": 1, "conditions": ["bleed"]}
    assert told(changed("enemies.yaml", "necromancer", icons=[sting])) == []
    [problem] = told(
        changed("enemies.yaml", "necromancer", icons=[{**icon, "conditions": ["bleed"]}])
    )
    assert "icons[0].conditions: move takes it only with damage" in problem


def test_all_is_told_at_once_and_nothing_twice() -> None:
    pack = changed("encounters.yaml", CARD, rules=[{"op": "evasive", "times": 2}])
    [enemy] = [one for one in pack["enemies.yaml"] if one["id"] == "necromancer"]
    enemy["health"] = "many"  # whoever names it is not to blame
    pack["events.yaml"][0]["op"] = "dodge"
    assert [problem.split(": ")[0] for problem in told(pack)] == [
        "enemies.yaml",
        "encounters.yaml",
        "events.yaml",
    ]


TILE: Line = {
    "face": "crypt_b",
    "at": [0, 0],
    "enemies": [["skeleton_soldier"], []],
    "terrain": [None, "lever"],
}


@pytest.mark.parametrize(
    ("file", "id", "fields", "said"),
    [
        ("encounters", CARD, {"tiles": [{**TILE, "enemies": [["skeleton_soldier"]]}]}, (
            "tiles[0].enemies: one for each of the two nodes, or none"
        )),
        ("encounters", CARD, {"tiles": [{**TILE, "terrain": ["lever"] * 3}]}, (
            "tiles[0].terrain: one for each of the two nodes, or none"
        )),
        ("encounters", CARD, {"tiles": [{**TILE, "face": "cripta"}]}, (
            "tiles[0].face: 'cripta' is no side of a tile; did you mean 'crypt_a'?"
        )),
        ("encounters", CARD, {"tiles": [TILE, {**TILE, "face": "crypt_a", "at": [1, 0]}]}, (
            "tiles: no tile can be used twice"
        )),
        ("encounters", "the_abandoned_chest", {"objectives": [{"goal": "chests", "times": 2}]}, (
            "objectives[0].times: the map has 1 chests"
        )),
        ("track", "space_5", {"boss": "smough"}, "boss: 'smough' is no boss"),
        ("lairs", "black_knight", {"board": "cellar"}, "board: 'cellar' is unknown"),
        ("lairs", "black_knight", {"enemies": ["smough"]}, "enemies: 'smough' is unknown"),
    ],
)  # fmt: skip
def test_what_an_entry_lacks_is_told_and_nothing_else(
    file: str, id: str, fields: Line, said: str
) -> None:
    assert told(changed(f"{file}.yaml", id, **fields)) == [f"{file}.yaml: {id}: {said}"]


def test_a_map_is_good_up_to_its_last_chest() -> None:
    objectives = [{"goal": "chests", "times": 1}]
    assert told(changed("encounters.yaml", "the_abandoned_chest", objectives=objectives)) == []


@pytest.mark.rule("TG-7.4")
@pytest.mark.parametrize(
    ("upper", "lower", "joined"),
    [(0, 3, True), (0, 1, True), (0, 0, False), (0, 2, False), (2, 3, False), (1, 3, True)],
)
def test_tiles_are_joined_only_where_both_have_a_doorway(
    upper: int, lower: int, joined: bool
) -> None:
    """If they are turned so, the upper tile has one in the south, the lower one in the north."""
    pack = base()
    card = packs.entry(pack, "encounters.yaml", "the_abandoned_chest")
    for tile, turn in zip(card["tiles"], (upper, lower), strict=True):
        tile["turn"] = turn
    made: Any = find("tomb_of_giants").pack_from(pack, "mine")
    board = made.boards[made.things["encounter"]["the_abandoned_chest"].board].board
    through = [n for n in range(13) if any(other >= 13 for other in board.neighbours[n])]
    assert len(through) == int(joined)


def test_every_boss_has_a_lair_with_a_node_for_whoever_stands_there() -> None:
    pack = base()
    pack["lairs.yaml"] = [one for one in pack["lairs.yaml"] if one["id"] != "gravelord_nito"]
    assert told(pack) == ["lairs.yaml: gravelord_nito: missing"]
    [problem] = told(changed("boards.yaml", "gravelord_nito", mini_spawn=None))
    assert problem == (
        "boards.yaml: gravelord_nito: mini_spawn: missing, skeleton_soldier stands there"
    )


# ---------------------------------------------------------------------- every verb is done somewhere


def test_every_objective_can_be_met() -> None:
    assert {verb.op for verb in GOALS} == set(goals.MET)


def test_every_deed_is_done() -> None:
    assert {verb.op for verb in DEEDS} == set(spawning.DOINGS)


def test_every_reward_is_gained() -> None:
    assert {verb.op for verb in REWARDS} == {"souls", *completing.GAINS}


def test_every_event_that_works_at_once_does() -> None:
    immediate = {verb.op for verb in HAPPENINGS if not verb.needs["kind"].wrong("immediate")}
    assert immediate == set(events.AT_ONCE)


@pytest.mark.pure
def test_without_special_rules_nothing_holds() -> None:
    plain = {name: getattr(TombModifiers(), name) for name in names_of(TombModifiers)}
    assert (plain.pop("node_limit"), plain.pop("sight")) == (3, 99)
    for name, value in plain.items():
        assert value in ({}, None) or not any(value if isinstance(value, tuple) else (value,)), name


@pytest.mark.pure
def test_every_special_rule_bears_on_the_fight() -> None:
    pack: Any = GAME.shelf.find("base")
    held = [rule for card in (*pack.encounters, *pack.events) for rule in card.rules]
    assert {type(rule) for rule in held} == set(RULES)
    plain = {name: getattr(TombModifiers(), name) for name in names_of(TombModifiers)}
    for rule in held:
        found = TombModifiers([rule])
        assert any(getattr(found, name) != value for name, value in plain.items()), rule.op


def names_of(kind: type) -> list[str]:
    return [name for one in kind.__mro__ for name in getattr(one, "__slots__", ())]


@pytest.mark.parametrize("players", [True, False])
@pytest.mark.parametrize(("low", "high"), [(1, 9), (-3, -1), (2, 12)])
def test_how_many_an_editor_knows_too(low: int, high: int, players: bool) -> None:
    """Where the card cannot say how the number grows with the players it must be the same for all."""
    if players and low < 1:
        return
    spec = Many(low, high, players)
    valid = jsonschema.Draft202012Validator(spec.schema()).is_valid
    for flat in range(low - 2, high + 3):
        assert (not spec.wrong(Amount(flat))) is (low <= flat <= high)
        if not players:
            assert valid({"flat": flat}) is (low <= flat <= high)
        assert valid({"flat": flat, "each": 1}) is False
    for each in range(14):
        taken = players and low <= each <= high
        assert (not spec.wrong(Amount(0, each))) is taken
        assert (not spec.wrong(Amount(high, each))) is (0 <= each <= (high if players else 0))
        if taken:
            assert valid({"per_player": each})
        if not players or each > high:
            assert not valid({"per_player": each})
    assert not valid({})


def test_french_names_of_encounters_and_events() -> None:
    pack = changed("encounters.yaml", CARD, name_fr="Un pont trop loin")
    [event] = [one for one in pack["events.yaml"] if one["id"] == "lifegem"]
    event["name_fr"] = "Gemme de vie"
    names = GAME.pack_names(GAME.pack_from(pack, "pack"))
    assert names["encounter"][CARD] == {"en": "Bridge Too Far", "fr": "Un pont trop loin"}
    assert names["event"]["lifegem"] == {"en": "Lifegem", "fr": "Gemme de vie"}
    assert names["encounter"]["lost_chapel"] == "Lost Chapel"
