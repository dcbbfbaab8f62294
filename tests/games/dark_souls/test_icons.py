"""Every icon of the reference page is explained in words, in both languages (DS-49)."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import undercroft
from undercroft import Match
from undercroft.kernel.naming import called
from undercroft.kernel.text import Message, Value, render

from .test_encounters import CARDS, FACES

LANGUAGES = ("en", "fr")


@cache
def a_match() -> Match:
    return undercroft.new("dark_souls", {"mode": "boss", "players": 4}, seed=1)


@cache
def catalog() -> dict[str, Any]:
    return dict(a_match().game.catalog(a_match().state))


def name(kind: str, id: str, lang: str) -> str:
    return str(catalog()["names"].get(kind, {}).get(id, id))


def from_json(doc: dict[str, Any]) -> Message:
    return Message(doc["id"], doc.get("args", {}))


def say(id: str, lang: str = "en", **args: Value) -> str:
    return render(Message(id, args), lang, name)


def told(id: str, **args: Value) -> str:
    """The English words; the French ones must be there and be others."""
    english, french = say(id, "en", **args), say(id, "fr", **args)
    for text in (english, french):
        assert text.strip()
        assert id not in text
    return english


def sentences(card: str, model: str | None = None, lang: str = "en") -> list[str]:
    """The icons of a behaviour card (or of an enemy's data card) as they are read out."""
    if card in catalog()["behaviours"]:
        halves = catalog()["behaviours"][card]["halves"]
        acts = halves[model] if model else next(iter(halves.values()))
    else:
        acts = catalog()["models"][card]["own"]
    return [render(from_json(icon["text"]), lang, name) for icon in acts["icons"]]


@pytest.mark.rule("DS-49.1")
def test_encounter_icons() -> None:
    """Primary and secondary nodes, levels, enemies, terrain, traps."""
    for face, nodes in FACES.items():
        shown = catalog()["faces"][face]
        assert shown["spawn"] == list(nodes.spawn)  # the primary one first
        assert shown["terrain"] == list(nodes.terrain)
    for level in (1, 2, 3):
        assert str(level) in told("ds-event-encounter", level=level, encounter="x")
    models = {model for _, _, first, second, *_ in CARDS.values() for model in (*first, *second)}
    assert {
        model: called(catalog()["names"]["model"][model], "en") for model in sorted(models)
    } == {
        "crossbow_hollow": "Crossbow Hollow",
        "hollow_soldier": "Hollow Soldier",
        "large_hollow_soldier": "Large Hollow Soldier",
        "sentinel": "Sentinel",
        "silver_knight_greatbowman": "Silver Knight Greatbowman",
        "silver_knight_swordsman": "Silver Knight Swordsman",
    }
    kinds = ("gravestone", "barrel", "broken_barrel", "chest", "open_chest")
    words = [told("ds-terrain", terrain=kind) for kind in kinds]
    assert words == ["Gravestone", "Barrel", "Destroyed barrel", "Closed chest", "Opened chest"]
    help_ = told("ds-help-terrain")
    for word in ("Gravestones", "chest", "barrel", "Traps lie face down"):
        assert word in help_


@pytest.mark.rule("DS-49.2")
def test_statistics_icons() -> None:
    words = {"threat": "Threat", "block": "Block", "resist": "Resist", "health": "Health"}
    for id, word in words.items():
        assert word in told(f"ds-word-{id}")
        assert (
            catalog()["models"]["gargoyle"][id]
            == {"threat": 10, "block": 2, "resist": 1, "health": 26}[id]
        )
    assert "Behaviour deck" in told("ds-word-behaviour-deck")
    assert "heat up point" in told("ds-help-boss").lower()


@pytest.mark.rule("DS-49.2")
@pytest.mark.parametrize(
    ("boss", "deck", "point"),
    [("winged_knight", 4, 12), ("titanite_demon", 4, 10), ("gargoyle", 4, 12),
     ("boreal_outrider_knight", 4, 13), ("dancer", 5, 18), ("ornstein_and_smough", 5, 0)],
)  # fmt: skip
def test_deck_size_and_heat_up_point_are_there_to_be_read(boss: str, deck: int, point: int) -> None:
    card = catalog()["bosses"][boss]
    assert (card["deck"], card["heat_up"]) == (deck, point)


@pytest.mark.rule("DS-49.3")
@pytest.mark.rule("DS-A.175")
@pytest.mark.parametrize(
    ("card", "index", "english"),
    [
        ("winged_knight_backhand_shaft_strike", 0,
         "Moves 1 node towards the nearest character, pushing characters."),
        ("winged_knight_overhand_smash", 0,
         "Moves 2 nodes towards the Aggro holder, pushing characters."),
        ("winged_knight_diagonal_uppercut", 1,
         "Moves 1 node away from the nearest character, pushing characters."),
        ("gargoyle_tail_whip", 1,
         "Moves 1 node away from the Aggro holder, pushing characters."),
        ("crossbow_hollow", 0, "Moves 1 node away from the Aggro holder."),
        ("hollow_soldier", 0, "Moves 1 node towards the nearest character."),
        ("large_hollow_soldier", 0,
         ("Moves 1 node towards the nearest character, "
          "pushing characters: 5 physical damage where it enters.")),
        ("titanite_demon_vaulting_slam", 0,
         "Leaps to the Aggro holder, pushing characters: 6 physical damage where it enters."),
        ("dancer_plunging_attack", 0,
         "Leaps to the nearest character, pushing characters: 6 physical damage where it enters."),
        ("titanite_demon_vaulting_slam", 1, "Turns to the Aggro holder."),
        ("gargoyle_electric_breath", 0, "Turns to the nearest character."),
        ("dancer_flashing_blade", 0,
         "Moves 2 nodes forwards without turning, pushing characters."),
        ("titanite_demon_lightning_bolt", 0,
         "Moves 1 node backwards without turning, pushing characters."),
        ("boreal_outrider_knight_overhand_slash", 0,
         "Moves 1 node to its left without turning, pushing characters."),
        ("dancer_triple_slash", 1, "Turns left by 90 degrees."),
        ("dancer_double_slash", 1, "Turns right by 90 degrees."),
        ("dancer_blade_dance", 1, "Turns around."),
    ],
)  # fmt: skip
def test_movement_icons(card: str, index: int, english: str) -> None:
    assert sentences(card)[index] == english
    french = sentences(card, lang="fr")[index]
    assert french
    assert french != english


@pytest.mark.rule("DS-49.3")
def test_a_move_to_the_right_has_its_words_too() -> None:
    text = told("ds-icon-shift", way="right", nodes=1, push="no", damage=0)
    assert text == "Moves 1 node to its right without turning."


@pytest.mark.rule("DS-49.4")
@pytest.mark.parametrize(
    ("card", "index", "english"),
    [
        ("hollow_soldier", 1, "Attacks the nearest character: 4 physical damage."),
        ("crossbow_hollow", 1, "Attacks the Aggro holder: 3 magical damage."),
        ("silver_knight_swordsman", 1,
         "Attacks everybody on the node of the nearest character: 5 physical damage, push."),
        ("silver_knight_greatbowman", 0,
         "Attacks everybody on the node of the Aggro holder: 4 physical damage."),
        ("winged_knight_pillars_of_light", 0,
         "Attacks everybody in the marked arcs: 5 magical damage."),
        ("titanite_demon_tail_whip", 1,
         "Attacks everybody in the marked arcs: 4 physical damage, push."),
        ("boreal_outrider_knight_chilling_thrust", 1,
         "Attacks the Aggro holder: 4 magical damage, Frostbite."),
    ],
)  # fmt: skip
def test_attack_icons(card: str, index: int, english: str) -> None:
    assert sentences(card)[index] == english
    assert sentences(card, lang="fr")[index] != english


@pytest.mark.rule("DS-49.4")
def test_arcs_attacked_weak_and_neutral() -> None:
    """Each card says which are attacked and which are weak; the rest is neutral."""
    half = catalog()["behaviours"]["titanite_demon_vicious_swing"]["halves"]["titanite_demon"]
    assert (half["attack_arcs"], half["weak_arcs"]) == (["front", "right", "back"], ["left"])
    breath = catalog()["behaviours"]["gargoyle_electric_breath"]["halves"]["gargoyle"]
    assert (breath["attack_arcs"], breath["weak_arcs"]) == (["front"], ["right"])
    words = [told("ds-arc", arc=arc) for arc in ("front", "right", "back", "left")]
    assert words == ["front arc", "right arc", "back arc", "left arc"]
    help_ = told("ds-help-boss")
    assert "marked arcs" in help_
    assert "weak arc" in help_


def card(id: str) -> dict[str, Any]:
    found: dict[str, Any] = catalog()["cards"][id]
    return found


@pytest.mark.rule("DS-49.5")
def test_equipment_icons() -> None:
    assert [card(id)["hands"] for id in ("long_sword", "gargoyles_halberd")] == [1, 2]
    kinds = {
        "knight_armour": "armour",
        "titanite_shard": "weapon_upgrade",
        "chloranthy_ring": "armour_upgrade",
        "kite_shield": "shield",
    }
    assert {id: card(id)["kind"] for id in kinds} == kinds
    assert (card("thrall_axe")["slots"], card("rapier")["slots"], card("long_sword")["slots"]) == (
        2, 1, 0,
    )  # fmt: skip
    assert (card("knight_armour")["block"], card("knight_armour")["resist"]) == (
        {"black": 0, "blue": 1, "orange": 0},
        {"black": 1, "blue": 0, "orange": 0},
    )
    words = ("armour", "left-hand", "right-hand", "upgrade-slots", "block", "resist")
    said = [told(f"ds-word-{word}") for word in words]
    assert said == ["Armour", "Left hand", "Right hand", "Upgrade slots", "Block", "Resist"]
    assert "two hands" in told("ds-ui-two-hands")


def action(id: str, index: int, lang: str = "en") -> str:
    return render(from_json(card(id)["options"][index]["text"]), lang, name)


@pytest.mark.rule("DS-49.6")
@pytest.mark.parametrize(
    ("id", "index", "words"),
    [
        ("long_sword", 1, ["1 black die", "1 blue die"]),
        ("gargoyles_halberd", 1, ["2 orange dice", "Shaft (not at range 0)"]),
        ("firebombs", 0, ["magical", "whole node", "push 1 node"]),
        ("dancers_enchanted_swords", 0, ["Shift up to 1 node first", "All this twice"]),
        ("carthus_curved_sword", 2, ["Shift up to 2 nodes"]),
        ("force", 0, ["push 1 node", "range 2"]),
    ],
)
def test_character_attack_icons(id: str, index: int, words: list[str]) -> None:
    text = action(id, index)
    for word in words:
        assert word in text
    assert action(id, index, "fr") != text


@pytest.mark.rule("DS-49.7")
def test_other_icons() -> None:
    assert told("ds-word-taunt") == "Taunt"
    assert [catalog()["classes"][k]["taunt"] for k in ("knight", "warrior", "assassin", "herald")] == [
        10, 9, 8, 4,
    ]  # fmt: skip
    assert told("ds-word-range") == "Range"
    assert "range 0" in action("long_sword", 0)
    assert told("ds-word-dodge") == "Dodge"
    assert "All this twice" in action("winged_knight_twin_axes", 0)
    assert "3 times" in told("ds-ui-repeat", count=3)
    repeats = {
        card_id: next(iter(entry["halves"].values()))["repeat"]
        for card_id, entry in catalog()["behaviours"].items()
    }
    assert repeats["dancer_whirling_blades"] == 4
    assert repeats["gargoyle_tail_whip"] == 1
    names = ("bleed", "frostbite", "poison", "stagger")
    assert [told("ds-condition", condition=c) for c in names] == [n.capitalize() for n in names]
    helps = [told("ds-condition-help", condition=c) for c in names]
    for text, word in zip(
        helps, ("2 higher", "walk, run and dodge", "1 damage", "weapon action"), strict=True
    ):
        assert word in text


@pytest.mark.rule("DS-49.7")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_stands_there_without_words(lang: str) -> None:
    """All sixty behaviour cards, six enemies and all abilities, in each language."""
    for id, entry in catalog()["behaviours"].items():
        for model in entry["halves"]:
            for text in sentences(id, model, lang):
                assert text.endswith("."), text
    for model, entry in catalog()["models"].items():
        if entry["own"]:
            assert all(sentences(model, lang=lang))
        else:
            text = render(from_json(entry["ability"]["text"]), lang, name)
            assert text.endswith("."), text
