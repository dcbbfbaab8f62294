"""What a pack says it does: lines that could not work, or that no sentence could say, are refused."""

from __future__ import annotations

from functools import partial
from typing import Any

import jsonschema
import pytest

import undercroft
from tests import packs
from tests.packs import Documents
from undercroft.games import find
from undercroft.games.souls import heroics
from undercroft.games.souls.abilities import HEROICS
from undercroft.games.souls.effects import BONUS, SomeDice
from undercroft.kernel.effects import Language
from undercroft.kernel.takes import Spec

Line = dict[str, Any]
GAME = find("dark_souls")
RING = "ring_of_favour"


changed = partial(packs.changed, "dark_souls")
told = partial(packs.told, "dark_souls")


def base() -> Documents:
    return packs.documents("dark_souls")


def kind_of(kind: str) -> str:
    """A card of this kind."""
    return next(one["id"] for one in base()["treasure.yaml"] if one["kind"] == kind)


EFFECTS: list[tuple[str, Line, list[str]]] = [
    # A number that the verb does not read, and the one it reads left out: it said 0.
    (
        "armour_upgrade",
        {"op": "stamina_when_strong", "stamina": 1},
        [
            "amount: stamina_when_strong needs it",
            "least: stamina_when_strong needs it",
            "stamina: stamina_when_strong does not take it; it takes least, amount",
        ],
    ),
    ("armour", {"op": "end_health"}, ["amount: end_health needs it"]),
    ("armour", {"op": "end_health", "amount": 0}, ["amount: 0 must be a number from 1 to 10"]),
    ("armour", {"op": "dodge_nodes", "amount": 1}, ["amount: 1 must be a number from 2 to 9"]),
    ("armour", {"op": "start_stamina", "amount": 2}, ["amount: 2 must be a number from 3 to 10"]),
    ("armour", {"op": "start_mixed"}, ["op: start_mixed needs one of stamina, health"]),
    ("armour", {"op": "steady", "amount": 1}, ["amount: steady does not take it; it takes nothing"]),
    ("armour", {"op": "immune", "conditions": ["bleed"]}, [
        "condition: immune needs it",
        "conditions: immune does not take it; it takes condition",
    ]),
    # On this kind of card it does nothing.
    ("armour", {"op": "attack", "magic": True}, [
        "magic: attack does not take it; it takes dice, mod",
        "op: attack needs one of dice, mod",
    ]),
    ("weapon_upgrade", {"op": "immune", "condition": "bleed"}, [
        "op: 'immune' does not go here (weapon_upgrade); possible: attack, cheaper, slot",
    ]),
    ("weapon", {"op": "slot"}, ["op: 'slot' does not go here (hand)"]),
    ("armour", {"op": "beside_two_hander"}, ["op: 'beside_two_hander' does not go here (armour)"]),
    # The sentence has no room for it.
    ("weapon_upgrade", {"op": "attack"}, ["op: attack needs one of dice, mod, magic, conditions"]),
    ("weapon_upgrade", {"op": "attack", "conditions": ["bleed", "poison"]}, [
        "conditions: only one can stand here",
    ]),
    ("weapon_upgrade", {"op": "attack", "mod": -5}, ["mod: -5 must be a number from -4 to 9, not 0"]),
    ("weapon_upgrade", {"op": "attack", "mod": 1, "boss": True, "dice": {"black": 1}}, [
        "dice: attack does not take it together with boss",
    ]),
    ("weapon_upgrade", {"op": "attack", "mod": 1, "boss": True, "tag": "hollow"}, [
        "tag: attack does not take it together with boss",
    ]),
    ("weapon_upgrade", {"op": "attack", "magic": False}, ["magic: False must be true, or left out"]),
    ("weapon_upgrade", {"op": "attack", "dice": {"black": 0}}, ["dice: must be one die or more"]),
    # Words of the other box, whose rules this one does not know.
    ("armour", {"op": "own_stamina", "amount": 4}, ["op: 'own_stamina' is not one of"]),
    ("armour", {"op": "more_souls", "amount": 1}, ["op: 'more_souls' is not one of"]),
    ("armour", {"op": "stedy"}, ["op: 'stedy' is not one of", "did you mean 'steady'?"]),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "line", "said"), EFFECTS)
def test_an_effect_that_would_lie_is_refused(kind: str, line: Line, said: list[str]) -> None:
    card = kind_of(kind)
    problems = told(changed("treasure.yaml", card, effects=[line]))
    assert all(one.startswith(f"treasure.yaml: {card}: effects[0].") for one in problems), problems
    for one in said:
        assert any(one in problem for problem in problems), problems


def test_a_second_line_that_takes_the_place_of_the_first_is_refused() -> None:
    line = {"op": "start_mixed", "stamina": 1}
    pack = changed("treasure.yaml", kind_of("armour"), effects=[line, line])
    [problem] = told(pack)
    assert problem.endswith("effects[1].op: start_mixed stands here already")


KINDS: list[tuple[str, str, object, str]] = [
    ("weapon", "hands", None, "hands: weapon needs it"),
    ("weapon", "options", None, "options: weapon needs it"),
    ("weapon", "weight", 2, "weight: weapon does not take it"),
    ("armour", "hands", 1, "hands: armour does not take it"),
    ("armour", "options", [{"stamina": 0, "dice": {"black": 1}}], "options: armour does not take"),
    ("weapon_upgrade", "effects", None, "effects: weapon_upgrade needs it"),
    ("weapon_upgrade", "block", {"black": 1}, "block: weapon_upgrade does not take it"),
    ("armour_upgrade", "slots", 1, "slots: armour_upgrade does not take it"),
    ("ember", "dodge", 1, "dodge: ember does not take it; it takes nothing"),
    ("weapon", "kind", "wepon", "kind: 'wepon' is not one of"),
]


@pytest.mark.parametrize(("kind", "field", "value", "said"), KINDS)
def test_a_card_has_what_its_kind_has(kind: str, field: str, value: object, said: str) -> None:
    card = kind_of(kind)
    [problem] = told(changed("treasure.yaml", card, **{field: value}))
    assert problem.startswith(f"treasure.yaml: {card}: {said}")


DICE = {"black": 1}
OPTIONS: list[tuple[Line, str]] = [
    ({}, "dice: the action would do nothing"),
    ({"dice": DICE, "shift": 1}, "when: shift and when go together"),
    ({"dice": DICE, "when": "before"}, "shift: shift and when go together"),
    (
        {"dice": DICE, "shift": 1, "when": "only"},
        "when: 'only' is an action that does nothing else",
    ),
    ({"push": 1, "mod": 1}, "mod: only for dice"),
    ({"push": 1, "magic": True}, "magic: only for dice"),
    ({"gain": {"who": "self", "stamina": 1}, "node": True}, "node: only for an attack"),
    ({"gain": {"who": "self", "stamina": 1}, "repeat": 2}, "repeat: only for an attack"),
    ({"dice": DICE, "harm": 2}, "harm: only without dice"),
    ({"gain": {"who": "one"}}, "gain: needs stamina or health"),
    ({"gain": {"who": "one", "health": 1, "range": 2}}, "gain.range: only beside an attack"),
    ({"ward": {"black": 0}}, "ward: must be one die or more"),
    ({"enchant": {"mod": 1}}, "enchant.magic: missing"),
    ({"enchant": {"magic": True, "mod": 2}}, "enchant.mod: 2 is not one of 0, 1"),
    ({"dice": DICE, "mod": -5}, "mod: expected `int` >= -4"),
]


@pytest.mark.parametrize(("option", "said"), OPTIONS)
def test_an_action_that_would_lie_is_refused(option: Line, said: str) -> None:
    card = kind_of("weapon")
    [problem] = told(changed("treasure.yaml", card, options=[{"stamina": 0, **option}]))
    assert f"treasure.yaml: {card}: options[0].{said}" in problem


OWNERS = [
    ("class", None, "owner: missing, for a card of the set class"),
    ("class", "dancer", "owner: 'dancer' is not one of assassin, herald, knight, warrior"),
    ("boss", "knight", "owner: 'knight' is not one of winged_knight"),
    ("common", "knight", "owner: a card of the set common belongs to nobody"),
]


@pytest.mark.parametrize(("deck", "owner", "said"), OWNERS)
def test_a_card_that_nobody_could_find_is_refused(deck: str, owner: str | None, said: str) -> None:
    card = next(one["id"] for one in base()["treasure.yaml"] if one["set"] == deck)
    [problem] = told(changed("treasure.yaml", card, owner=owner))
    assert problem.startswith(f"treasure.yaml: {card}: {said}")


HEROIC_LINES: list[tuple[Line, str]] = [
    ({"op": "rally"}, "stamina: rally needs it"),
    (
        {"op": "rally", "stamina": 2, "health": 1},
        "health: rally does not take it; it takes stamina",
    ),
    ({"op": "stand_fast", "dice": {"orange": 1}}, "dice: 'orange': only blue"),
    ({"op": "crit", "dice": {"black": 4}}, "dice: black: 3 at most"),
    ({"op": "keep_faith", "health": 2, "range": 2}, "range: 2 must be a number from 1 to 1"),
    ({"op": "backstab", "stamina": 1}, "stamina: backstab does not take it; it takes nothing"),
    ({"op": "slip_away", "nodes": 0}, "nodes: 0 must be a number from 1 to 20"),
    ({"op": "raly", "stamina": 2}, "did you mean 'rally'?"),
]


@pytest.mark.parametrize(("line", "said"), HEROIC_LINES)
def test_a_heroic_action_that_would_lie_is_refused(line: Line, said: str) -> None:
    [problem] = told(changed("characters.yaml", "knight", heroic={"name": "Deed", **line}))
    assert problem.startswith("characters.yaml: knight: heroic.")
    assert said in problem


def test_every_heroic_action_is_done_somewhere() -> None:
    elsewhere = {"backstab", "stand_fast"}  # after a dodge, and in a Block roll
    assert {verb.op for verb in HEROICS} == elsewhere | set(heroics.OWN_TURN)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_heroic_action_says_its_own_numbers(lang: str) -> None:
    pack = changed(
        "characters.yaml", "knight", heroic={"name": "Song", "op": "rally", "stamina": 4}
    )
    found: Any = GAME.pack_from(pack, "pack")
    [knight] = [kind for kind in found.characters if kind.id == "knight"]
    assert "4" in knight.power.text().text(lang)


ABILITY_LINES: list[tuple[Line, str]] = [
    ({"op": "heavy_blows", "least": 3}, "stamina: heavy_blows needs it"),
    ({"op": "construct", "least": 3, "less": 1, "stamina": 1}, "stamina: construct does not take"),
    ({"op": "immune", "conditions": ["bleed"]}, "conditions: must be [frostbite, stagger]"),
    ({"op": "parry"}, "op: 'parry' is not one of"),
    ({"op": "flyng", "stamina": 1}, "did you mean 'flying'?"),
]


@pytest.mark.parametrize(("line", "said"), ABILITY_LINES)
def test_an_ability_that_would_lie_is_refused(line: Line, said: str) -> None:
    pack = base()
    boss = pack["bosses.yaml"][0]
    boss["models"][0]["ability"] = {"name": "Might", **line}
    [problem] = told(pack)
    assert problem.startswith(f"bosses.yaml: {boss['id']}: models[0].ability.")
    assert said in problem


MOVE = {"icon": "move", "way": "toward", "target": "nearest", "nodes": 1}
HIT = {"icon": "attack", "type": "physical", "damage": 3, "target": "nearest"}
ICONS: list[tuple[Line, str]] = [
    ({"icon": "turn", "way": "left"}, "icon: 'turn' does not go here (enemy)"),
    ({**HIT, "target": "area"}, "target: 'area' is not one of nearest, aggro"),
    ({**HIT, "nodes": 1}, "nodes: attack does not take it"),
    ({**HIT, "conditions": ["bleed", "stagger"]}, "conditions: only one can stand here"),
    ({**MOVE, "damage": 2}, "damage: move takes it only with push"),
    # In this box a push inflicts no condition.
    (
        {**MOVE, "push": True, "damage": 2, "conditions": ["bleed"]},
        "conditions: move does not take",
    ),
    ({**MOVE, "way": "left"}, "way: 'left' is not one of toward, away"),
    ({"icon": "resurrect"}, "icon: 'resurrect' is not one of"),
    ({"icon": "attack", "target": "nearest"}, "damage: attack needs it"),
]


@pytest.mark.parametrize(("icon", "said"), ICONS)
def test_an_icon_that_would_lie_is_refused(icon: Line, said: str) -> None:
    [problem] = told(changed("enemies.yaml", "sentinel", icons=[icon]))
    assert problem.startswith("enemies.yaml: sentinel: icons[0].")
    assert said in problem


def test_an_attack_of_a_boss_on_an_area_has_no_node() -> None:
    pack = base()
    card = pack["behaviours.yaml"][0]
    card["halves"][0]["icons"] = [{**HIT, "target": "area", "node": True}]
    [problem] = told(pack)
    assert problem.startswith(f"behaviours.yaml: {card['id']}: halves[0].icons[0].node: ")


def test_everything_that_is_wrong_is_told_at_once_and_nothing_twice() -> None:
    pack = changed("treasure.yaml", kind_of("armour"), effects=[{"op": "steady", "amount": 1}])
    [knight] = [one for one in pack["characters.yaml"] if one["id"] == "knight"]
    knight["heroic"] = {"name": "Song", "op": "rally"}
    pack["enemies.yaml"][0]["icons"] = [{"icon": "resurrect"}]
    assert [problem.split(": ")[0] for problem in told(pack)] == [
        "treasure.yaml",
        "characters.yaml",
        "enemies.yaml",
    ]


SWORDS: Line = {"strength": [1, 2, 3, 4]}
BACKHAND = "winged_knight_backhand_shaft_strike"
HALF: Line = {
    "model": "smaugh",
    "name": "Backhand",
    "range": 1,
    "dodge": 1,
    "repeat": 1,
    "icons": [{**HIT, "target": "area"}],
    "attack_arcs": ["front"],
    "weak_arcs": ["left"],
}


@pytest.mark.parametrize(
    ("file", "id", "fields", "said"),
    [
        ("tiles", "room1a", {"spawn": [0]}, "two spawn and two terrain nodes are needed"),
        ("tiles", "room2b", {"terrain": [3, 4, 5]}, "two spawn and two terrain nodes are needed"),
        ("tiles", "room2b", {"spawn": [3]}, "two spawn and two terrain nodes are needed"),
        ("tiles", "room1b", {"spawn": [0, 13]}, "spawn: there is no node 13 (0 to 12)"),
        ("characters", "knight", {"stats": SWORDS}, "stats: all four are needed"),
        ("characters", "knight", {"start": ["excalibur"]}, "start: 'excalibur' is no card"),
        ("bosses", "gargoyle", {"deck": 6}, "deck: only 5 cards"),
        ("behaviours", BACKHAND, {"halves": [HALF]}, "model: 'smaugh' is unknown"),
        ("behaviours", BACKHAND, {"boss": "knight"}, "boss: 'knight' is no boss"),
        (
            "encounters",
            "hollow_cave",
            {"enemies": [["knight"], []]},
            "enemies: 'knight' is unknown",
        ),
    ],
)
def test_what_an_entry_lacks_is_told_and_nothing_else(
    file: str, id: str, fields: Line, said: str
) -> None:
    """What comes after it is read all the same, and nobody else is blamed."""
    assert told(changed(f"{file}.yaml", id, **fields)) == [f"{file}.yaml: {id}: {said}"]


@pytest.mark.parametrize("board", ["tile", "mini_boss", "main_boss"])
def test_a_board_that_is_missing_is_named(board: str) -> None:
    pack = packs.documents("dark_souls")
    pack["boards.yaml"] = [one for one in pack["boards.yaml"] if one["id"] != board]
    assert f"boards.yaml: {board}: missing" in told(pack)


@pytest.mark.parametrize("game", ["dark_souls", "tomb_of_giants"])
@pytest.mark.parametrize("colour", ["black", "blue", "orange", "dodge"])
def test_a_die_that_is_missing_is_named(game: str, colour: str) -> None:
    pack = packs.documents(game)
    pack["dice.yaml"] = [one for one in pack["dice.yaml"] if one["id"] != colour]
    assert f"dice.yaml: {colour}: missing" in packs.told(game, pack)


def test_without_a_bonfire_there_is_no_journey() -> None:
    pack = packs.documents("dark_souls")
    pack["tiles.yaml"] = [one for one in pack["tiles.yaml"] if one["kind"] != "bonfire"]
    assert told(pack) == ["tiles.yaml: a bonfire is needed"]


def test_french_names_are_used_where_there_are_any() -> None:
    pack = changed("treasure.yaml", "estoc", name_fr="Estoc long")
    for file, id in (("characters.yaml", "knight"), ("enemies.yaml", "sentinel")):
        [entry] = [one for one in pack[file] if one["id"] == id]
        entry["name_fr"] = f"{id} français"
    [knight] = [one for one in pack["characters.yaml"] if one["id"] == "knight"]
    knight["heroic"]["name_fr"] = "Tenir bon"
    found: Any = GAME.pack_from(pack, "pack")
    names = GAME.pack_names(found)
    assert names["card"]["estoc"] == {"en": "Estoc", "fr": "Estoc long"}
    assert names["model"]["sentinel"]["fr"] == "sentinel français"
    assert names["class"]["knight"]["fr"] == "knight français"
    assert names["heroic"]["knight"] == {"en": "Stand Fast", "fr": "Tenir bon"}
    assert names["heroic"]["herald"] == "Perseverance"


@pytest.mark.parametrize(("lang", "said"), [("en", "The Coiled Sword"), ("fr", "L’Épée Torsadée")])
def test_the_set_up_names_things_as_the_pack_does(lang: str, said: str) -> None:
    fields = {field.name: field for field in GAME.fields(GAME.shelf.find("base"))}
    scenarios = {one.value: one.text.text(lang) for one in fields["scenario"].values}
    assert scenarios["coiled_sword"] == said


def test_every_language_has_its_schema() -> None:
    said: dict[str, Any] = undercroft.pack_schema("dark_souls")
    defs = {name for schema in said.values() for name in schema.get("$defs", {})}
    languages: tuple[Language, ...] = GAME.languages()
    for language in languages:
        assert [name for name in defs if name.startswith(f"{language.name}_of_")]
        assert language.line.__name__ not in defs


@pytest.mark.parametrize(
    ("spec", "values", "good"),
    [
        (BONUS, [*range(-6, 12), True, "1"], [*range(-4, 0), *range(1, 10)]),
        (
            SomeDice("blue", most=3),
            [{"blue": count} for count in range(6)] + [{"black": 1}, {}],
            [{"blue": 1}, {"blue": 2}, {"blue": 3}],
        ),
        (
            SomeDice(),
            [{colour: count} for colour in ("black", "blue", "orange") for count in (1, 12, 13)],
            [{colour: count} for colour in ("black", "blue", "orange") for count in (1, 12)],
        ),
    ],
)
def test_what_may_stand_in_a_field_an_editor_knows_too(
    spec: Spec, values: list[Any], good: list[Any]
) -> None:
    taken = [one for one in values if not spec.wrong(one)]
    assert [repr(one) for one in taken] == [repr(one) for one in good]
    valid = jsonschema.Draft202012Validator(spec.schema()).is_valid
    none = [{"blue": 0}]  # a schema cannot add up
    assert [one for one in values if valid(one) and one not in none] == taken
