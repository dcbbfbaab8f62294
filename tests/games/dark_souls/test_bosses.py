"""What is special about each boss, and Ornstein and Smough as a pair."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from undercroft import InvalidChance, Match, Tape

from .lair import Blow, body, boss_view, lair, next_card, resolve
from .stage import foe, hero, kinds, options, play, table, used_up


def health(match: Match, index: int = 0) -> int:
    found = foe(match, index)
    assert found is not None
    return int(found["health"])


# ---------------------------------------------------------------------- Winged Knight: Heavy Blows


@pytest.mark.parametrize(
    ("faces", "black", "red"), [((1, 1), 0, 3), ((2, 1), 1, 2), ((3, 2), 1, 0), ((1, 0), 0, 4)]
)
def test_heavy_blows(faces: tuple[int, int], black: int, red: int) -> None:
    """A block roll of 3 or more costs 1 Stamina; here a blue die and a black one against 5."""
    match = lair(
        "winged_knight",
        {
            "assassin": {"node": 11},
            "knight": {"node": 1, "armour": ["knight_armour"], "left": ["kite_shield"]},
        },
        node=6,
        facing="n",
        card="winged_knight_diagonal_uppercut",
        tape=[faces[1], faces[0]],
    )
    resolve(match, "node-3", defend=["block"])
    assert (hero(match, 1)["black"], hero(match, 1)["red"]) == (black, red)
    assert used_up(match)


@pytest.mark.rule("DS-A.191")
def test_luck_may_make_a_block_worse_to_escape_heavy_blows() -> None:
    match = lair(
        "winged_knight",
        {
            "assassin": {"node": 11},
            "knight": {
                "node": 1,
                "armour": ["knight_armour"],
                "left": ["kite_shield"],
                "luck": True,
            },
        },
        node=6,
        facing="n",
        card="winged_knight_diagonal_uppercut",
        tape=[2, 1, 0],
    )
    match.decide("block", seat=1)
    # The black die shows its best, but 3 in all would cost a Stamina: no reroll is called useless.
    outcomes = [option.outcome for option in match.decisions[0].options if option.kind == "reroll"]
    assert outcomes == [None, None]
    resolve(match, "reroll-1", "node-3")
    assert (hero(match, 1)["black"], hero(match, 1)["red"]) == (0, 5 - 1)


def test_heavy_blows_do_not_ask_for_stamina_when_resisting_or_dodging() -> None:
    """Only a Block roll: not a Resist roll of 3, not a dodge."""
    resisted = lair(
        "winged_knight",
        {"assassin": {"node": 11}, "knight": {"node": 1, "left": ["gargoyles_shield"]}},
        node=6,
        facing="n",
        card="winged_knight_pillars_of_light",
        tape=[3, 1],
    )
    resolve(resisted)
    assert (hero(resisted, 1)["black"], hero(resisted, 1)["red"]) == (0, 1)
    dodged = lair(
        "winged_knight",
        {"knight": {"node": 11}, "herald": {"node": 1, "armour": ["alva_armour"]}},
        node=6,
        facing="n",
        card="winged_knight_diagonal_uppercut",
        tape=[1, 1],
    )
    resolve(dodged, "node-3", defend=["dodge"])
    assert (hero(dodged, 1)["black"], hero(dodged, 1)["red"]) == (1, 0)


# ---------------------------------------------------------------------- Titanite Demon: Construct


@pytest.mark.parametrize(("faces", "damage"), [((2, 3), 2), ((1, 3), 2), ((0, 3), 1), ((0, 1), 0)])
def test_titanite_construct(faces: tuple[int, int], damage: int) -> None:
    """Damage of 3 or more is 1 less: 5 against Resist 2 is 3, so 2; but 4 is 2 and stays 2."""
    match = lair(
        "titanite_demon",
        {"herald": {"node": 11, "left": ["dragonslayer_spear"]}},
        node=6,
        turn=0,
        tape=list(faces),
    )
    play(match, "act-left-0")
    assert health(match) == 22 - damage


# ---------------------------------------------------------------------- Gargoyle: Flying High


@pytest.mark.parametrize(("heated", "node", "black"), [(True, 6, 1), (False, 6, 0), (True, 11, 0)])
def test_flying_high(heated: bool, node: int, black: int) -> None:
    """After the heat up an attack from its node costs 1 Stamina more."""
    held = "long_sword" if node == 6 else "gargoyles_halberd"
    match = lair(
        "gargoyle",
        {"knight": {"node": node, "side": "s" if node == 6 else None, "left": [held]}},
        node=6,
        turn=0,
        heated=heated,
        tape=[1],
    )
    play(match, "act-left-0")
    assert hero(match)["black"] == black


def test_flying_high_does_not_touch_what_is_no_attack() -> None:
    match = lair(
        "gargoyle",
        {"herald": {"node": 6, "side": "s", "left": ["talisman"], "black": 5}},
        node=6,
        turn=0,
        heated=True,
        foe={"wounds": 15},
    )
    play(match, "act-left-0")  # 2 Stamina at the beginning, and 1 by the talisman
    assert hero(match)["black"] == 2


# ---------------------------------------------------------------------- Outrider: Ice in His Veins


def test_ice_in_his_veins() -> None:
    """No Frostbite (the rapier's) and no Stagger; but Poison."""
    match = lair(
        "boreal_outrider_knight",
        {
            "assassin": {
                "node": 6,
                "side": "s",
                "left": ["irithyll_rapier"],
                "right": ["poison_mist"],
            }
        },
        node=6,
        turn=0,
        tape=[2, 2],
    )
    play(match, "act-left-0", "act-right-0")
    left = foe(match)
    assert left is not None
    assert (left["health"], left["conditions"]) == (24, ["poison"])
    other = lair(
        "gargoyle",
        {"assassin": {"node": 6, "side": "s", "left": ["irithyll_rapier"]}},
        node=6,
        turn=0,
        tape=[2, 2],
    )
    play(other, "act-left-0")
    frozen = foe(other)
    assert frozen is not None
    assert frozen["conditions"] == ["frostbite"]


# ---------------------------------------------------------------------- Dancer: Unpredictable Onslaught


@pytest.mark.rule("DS-34.2")
def test_unpredictable_onslaught() -> None:
    """After a heat up card everything is shuffled, discard pile and all; after another card nothing is."""
    standard = ["dancer_uppercut", "dancer_ash_cloud"]
    match = lair(
        "dancer",
        {"knight": {"node": 12}},
        node=0,
        facing="n",
        top=standard[0],
        card="dancer_blade_dance",
        later=[standard[1]],
        heated=True,
    )
    resolve(match)
    cards = boss_view(match)
    assert (cards["discard"], cards["known"], cards["deck_left"]) == ([], [], 3)
    assert cards["top"] == "dancer_blade_dance"
    assert "reshuffled" in kinds(match)
    (pile,) = body(match)["deck"]
    assert sorted(pile["cards"]) == sorted([*standard, "dancer_blade_dance"])
    for first in (*standard, "dancer_blade_dance"):
        doc: Any = match.position()
        doc["chance"] = Tape([first]).to_json()
        assert next_card(undercroft.from_position(doc))[1] == first
    plain = lair(
        "dancer",
        {"knight": {"node": 12}},
        node=0,
        facing="n",
        card="dancer_flashing_blade",
        later=[standard[1]],
        heated=True,
    )
    resolve(plain)
    assert "reshuffled" not in kinds(plain)
    assert boss_view(plain)["known"] == [standard[1]]


def test_other_bosses_do_not_shuffle_after_a_heat_up_card() -> None:
    match = lair(
        "gargoyle",
        {"knight": {"node": 12}},
        node=0,
        card="gargoyle_aerial_electric_breath",
        heated=True,
    )
    resolve(match)
    assert boss_view(match)["discard"] == ["gargoyle_aerial_electric_breath"]


# ---------------------------------------------------------------------- Ornstein and Smough


def pair(
    heroes: dict[str, dict[str, Any]],
    *,
    ornstein: dict[str, Any] | None = None,
    smough: dict[str, Any] | None = None,
    **more: Any,
) -> Match:
    return lair(
        "ornstein_and_smough",
        heroes,
        foes=[
            {"model": "ornstein", "node": 21, "facing": "s", **(ornstein or {})},
            {"model": "smough", "node": 1, "facing": "s", **(smough or {})},
        ],
        **more,
    )


@pytest.mark.rule("DS-A.121")
def test_both_act_on_each_card_the_greater_threat_first() -> None:
    match = pair(
        {"knight": {"node": 12}, "assassin": {"node": 11}},
        card="ornstein_and_smough_lightning_bolt",
    )
    assert resolve(match) == [Blow(0, 5, "magical", 1), Blow(1, 6, "physical", 1)]
    assert boss_view(match)["discard"] == ["ornstein_and_smough_lightning_bolt"]
    assert hero(match)["active"]


def test_each_has_its_own_weak_arcs() -> None:
    match = pair(
        {"knight": {"node": 12}},
        top="ornstein_and_smough_gliding_stab",
        turn=0,
    )
    weak = {one["model"]: one["weak"] for one in table(match)["fight"]["foes"]}
    assert weak == {"ornstein": ["back"], "smough": ["right"]}


HALBERD = {"node": 6, "left": ["gargoyles_halberd"]}
OWN = {
    "ornstein": [
        "ornstein_charged_bolt",
        "ornstein_high_voltage",
        "ornstein_electric_clash",
        "ornstein_lightning_stab",
        "ornstein_charged_swiping_combo",
    ],
    "smough": [
        "smough_charged_charge",
        "smough_electric_bonzai_drop",
        "smough_jumping_volt_slam",
        "smough_lightning_sweep",
        "smough_electric_hammer_smash",
    ],
}


@pytest.mark.rule("DS-34.2")
@pytest.mark.rule("DS-A.162")
@pytest.mark.parametrize("survivor", ["ornstein", "smough"])
def test_the_survivor_gains_health_and_its_own_deck(survivor: str) -> None:
    """Ornstein 10 more, Smough 15; what he has suffered stays; five cards of his own, none of the others."""
    fallen, index = ("smough", 0) if survivor == "ornstein" else ("ornstein", 1)
    wounds = {"ornstein": 19, "smough": 29}
    places: dict[str, dict[str, Any]] = {
        fallen: {"node": 11, "facing": "n", "wounds": wounds[fallen]},
        survivor: {"node": 26, "wounds": 7},
    }
    match = pair(
        {"herald": HALBERD},
        ornstein=places["ornstein"],
        smough=places["smough"],
        top="ornstein_and_smough_gliding_stab",
        card="ornstein_and_smough_lightning_bolt",
        turn=0,
        tape=[4],
    )
    play(match, "act-left-0")
    assert not match.over
    assert foe(match, 1 - index) is None
    left = foe(match, index)
    assert left is not None
    full = {"ornstein": 30, "smough": 45}[survivor]
    assert (left["model"], left["full"], left["health"]) == (survivor, full, full - 7)
    cards = boss_view(match)
    assert (cards["known"], cards["discard"], cards["deck_left"]) == ([], [], 5)
    assert cards["heated"] is True
    assert body(match)["deck"] == [{"cards": OWN[survivor], "left": 5}]
    for card in ("ornstein_and_smough_lightning_bolt", OWN[fallen][0]):
        doc: Any = match.position()
        doc["chance"] = Tape([card]).to_json()
        with pytest.raises(InvalidChance):
            play(undercroft.from_position(doc), "end")


def test_what_gravestones_showed_of_the_pairs_cards_is_of_no_use_against_the_survivor() -> None:
    shown, other = "ornstein_and_smough_gliding_stab", "ornstein_and_smough_spear_slam"
    match = pair(
        {"herald": HALBERD},
        ornstein={"node": 11, "facing": "n", "wounds": 19},
        smough={"node": 26},
        deck=[{"cards": [shown, other], "left": 2}],
        seen=[shown],
        turn=0,
        tape=[4],
    )
    assert body(match)["seen"] == [shown]
    play(match, "act-left-0")
    assert foe(match, 0) is None
    assert body(match)["seen"] == []


def test_the_survivors_cards_are_a_pattern_of_five() -> None:
    match = pair({"knight": {"node": 12}}, smough={"node": None, "wounds": 30}, turn=0, heated=True)
    doc: Any = match.position()
    order = [OWN["ornstein"][i] for i in (2, 0, 4, 1, 3)]
    doc["state"].update(deck=[{"cards": OWN["ornstein"], "left": 5}])
    doc["chance"] = Tape(order).to_json()
    match = undercroft.from_position(doc)
    found = []
    for _ in range(10):
        match, card = next_card(match)
        found.append(card)
    assert found == order * 2


@pytest.mark.rule("DS-A.162")
def test_both_must_fall() -> None:
    match = pair(
        {"herald": HALBERD},
        ornstein={"node": None, "wounds": 20},
        smough={"node": 11, "wounds": 44, "health": 45},
        turn=0,
        heated=True,
        tape=[4],
    )
    play(match, "act-left-0")
    assert match.over
    assert match.result is not None
    assert match.result.winners


@pytest.mark.rule("DS-A.121")
def test_smough_still_acts_when_ornstein_falls_to_a_backstab() -> None:
    """His half of the card that is being resolved; then his own cards."""
    match = pair(
        {
            "assassin": {
                "node": 6,
                "armour": ["assassin_armour"],
                "left": ["gargoyles_halberd"],
                "heroic": True,
            }
        },
        ornstein={"wounds": 19},
        smough={"node": 16},
        card="ornstein_and_smough_spear_slam",
        tape=[1, 4],
    )
    resolve(match, "node-11", "act-left-0", defend=["dodge"])
    assert foe(match, 0) is None
    left = foe(match, 1)
    assert left is not None
    assert (left["node"], left["full"]) == (21, 45)  # Hammer Sweep has taken him back a node
    assert body(match)["deck"] == [{"cards": OWN["smough"], "left": 5}]
    assert used_up(match)


def test_a_boss_pushes_the_other_off_its_node() -> None:
    """Ornstein leaps onto Smough's node to the knight there; Smough is pushed where the players like."""
    match = pair(
        {"knight": {"node": 1, "side": "s"}},
        card="ornstein_and_smough_spear_slam",
    )
    assert match.decisions[0].id.startswith("boss_aside")
    assert {int(o.split("-")[1]) for o in options(match)} == {16, 14, 2, 4, 6, 3, 0, 13}
    play(match, "node-0")
    resolve(match, "node-6")
    # Then it is Smough's turn: a sweep, and a node back.
    assert [one["node"] for one in table(match)["fight"]["foes"]] == [1, 15]
