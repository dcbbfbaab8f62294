"""Every Skill of every Boss, and of those who belong to them, used in a battle (DD-41).

What they should do is in printed_bosses.yaml; the special rules are in the other modules.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from undercroft.kernel.match import Match

from .scene import used
from .stage import (
    STILL,
    area_of,
    asked,
    conditions,
    fight,
    foe,
    hero,
    options,
    order,
    pack,
    play,
    table,
)

STANCES = ("aggressive", "defensive", "ranged", "support")
CARDS: list[dict[str, Any]] = msgspec.yaml.decode(
    (Path(__file__).parent / "printed_bosses.yaml").read_bytes()
)
BY_KIND = {card["kind"]: card for card in CARDS}
ATTACKS = [
    (card["kind"], skill["id"])
    for card in CARDS
    for skill in card["skills"]
    if "acc" in skill and skill["id"] != "rubble_of_ruin"  # pews: test_boss_fights_ruins.py
]
WAY = ("S", "C", "N")  # ruins_9: 0, 1, 2 Areas from S
LIFE, DODGE = (
    32,
    3,
)  # a Crusader of level 3 at Light 5; he resists Stun and Debuff, no Shuffle moves him

#: Those who must be there, or the monster would do something else: kinds, in Stance order.
COMPANY = {
    "collector": ("collected_vestal_1",),
    "mammoth_cyst": ("white_cell_stalk",),
    "ancestor_first_form": ("perfect_reflection", "imperfect_reflection"),
    "shuffling_horror": ("cultist_priest", "malignant_growth"),
}
BOSS = {
    "collected": "collector", "pyre": "fanatic", "templar_impaler": "templars",
    "templar_warlord": "templars", "white_cell_stalk": "mammoth_cyst",
    "perfect_reflection": "ancestor_first_form", "imperfect_reflection": "ancestor_first_form",
}  # fmt: skip


def boss_of(kind: str) -> str:
    for name, boss in BOSS.items():
        if kind.startswith(name):
            return boss
    return kind.rstrip("_123")


def skill_of(kind: str, id: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in BY_KIND[kind]["skills"] if one["id"] == id)
    return found


def line(kind: str, stance: str) -> list[int]:
    """The Skill of each side of the d10."""
    found = next(
        spans for names, spans in BY_KIND[kind]["lines"].items() if stance in names.split()
    )
    sides = [0] * 10
    for number, (low, high) in found.items():
        sides[low - 1 : high] = [number] * (high + 1 - low)
    return sides


def act(kind: str, id: str, *rolls: int, die: int | None = None, **fields: Any) -> Match:
    """The monster uses a Skill on a lone Crusader; the match waits for the next round's first card."""
    skill = skill_of(kind, id)
    number = BY_KIND[kind]["skills"].index(skill) + 1
    # The Stinger Shot is for the Ranged Stance: a Large one stands before him.
    before = ["templar_impaler"] if id == "stinger_shot" else []
    sides = line(kind, "ranged" if before else "aggressive")
    company = COMPANY.get(kind.rstrip("_123"), ()) if id != "echoing_disassembly" else ()
    band = skill["range"]
    away = 1 if band == [0, 10] else band[0]
    turns = 2 if kind.startswith("prophet") else 1  # his second turn of the round
    chosen = die if die is not None else sides.index(number) + 1 if number in sides else None
    match = fight(
        {"crusader": {"area": "S", "level": 3, **fields}},
        [{"kind": other, "area": "N", "turns": 0, "stacks": STILL} for other in before]
        + [{"kind": kind, "area": WAY[away], "turns": turns}]
        + [{"kind": other, "area": "NW", "turns": 0, "stacks": STILL} for other in company],
        room="ruins_9",
        boss=boss_of(kind),
        turn=8 + len(before),
        cards=(0, 0),
        doom=chosen if kind == "heart_of_darkness" else 0,
        setup={"mode": "boss"},
        campaign={"level": 3},
        tape=None,  # type: ignore[arg-type]
    )
    if len(set(sides)) > 1 and kind != "heart_of_darkness" and id != "echoing_disassembly":
        match.supply(str(chosen))
    for roll in rolls:
        match.supply(str(roll))
    return moved(match)


def moved(match: Match) -> Match:
    """Where a Shuffle leaves a choice: the first Area."""
    while asked(match) == ["shove"]:
        play(match, options(match)[0])
    return match


def expected(skill: dict[str, Any]) -> list[tuple[str, int, int]]:
    """The stacks it leaves on the Crusader, who resists a turn of Stun and of Debuff."""
    found = []
    for effect in skill.get("target", ()):
        if "turns" in effect:
            less = 1 if effect["op"] in ("stun", "debuff") else 0
            if effect["turns"] > less:
                found.append((effect["op"], effect.get("amount", 0), effect["turns"] - less))
    return found


def stress(skill: dict[str, Any]) -> int:
    return sum(e["amount"] for e in skill.get("target", ()) if e["op"] == "stress")


# ---------------------------------------------------------------------- the cards


def test_every_card_is_here() -> None:
    here = [card.id for card in pack().monsters if card.entry.group == "boss"]
    assert sorted(here) == sorted(BY_KIND)


@pytest.mark.parametrize("kind", BY_KIND)
def test_the_figures_of_a_card(kind: str) -> None:
    card, wanted = pack().monster(kind).entry, BY_KIND[kind]["card"]
    for name, value in wanted.items():
        assert getattr(card, name) == value, name
    for stance in STANCES:
        assert list(card.stances[stance]) == line(kind, stance)


@pytest.mark.parametrize(("kind", "id"), ATTACKS)
def test_whom_a_skill_is_for(kind: str, id: str) -> None:
    wanted = skill_of(kind, id)
    card = pack().monster(kind).entry
    skill = next(one for one in card.skills if one.id == id)
    assert list(skill.range) == wanted["range"]
    assert (skill.foes, list(skill.targeting)) == (wanted["foes"], wanted["targeting"])


# ---------------------------------------------------------------------- in battle


@pytest.mark.parametrize(
    "kind", [kind for kind in BY_KIND if len(set(line(kind, "aggressive"))) > 1]
)
def test_the_die_names_the_skill(kind: str) -> None:
    skills = BY_KIND[kind]["skills"]
    for die, number in enumerate(line(kind, "aggressive"), 1):
        skill = skills[number - 1]
        if kind == "ancestor_first_form" or "acc" not in skill:
            continue
        assert used(act(kind, skill["id"], die=die)) == [skill["id"]], die


@pytest.mark.parametrize(("kind", "id"), ATTACKS)
def test_a_hit(kind: str, id: str) -> None:
    skill = skill_of(kind, id)
    most = min(10, skill["acc"] - DODGE)
    match = act(kind, id, most)
    one = hero(match)
    assert one["wounds"] == min(LIFE, skill.get("dmg", 0))
    assert one["stress"] == stress(skill)
    assert conditions(one) == expected(skill)
    darker = sum(e["amount"] for e in skill.get("target", ()) if e["op"] == "light")
    assert table(match)["light"] == 5 + darker


CAN_MISS = [pair for pair in ATTACKS if skill_of(*pair)["acc"] - DODGE < 10]


@pytest.mark.parametrize(("kind", "id"), CAN_MISS)
def test_a_miss(kind: str, id: str) -> None:
    skill = skill_of(kind, id)
    match = act(kind, id, skill["acc"] - DODGE + 1)
    one = hero(match)
    assert (one["wounds"], one["stress"], conditions(one)) == (0, 0, [])
    assert table(match)["light"] == 5


@pytest.mark.parametrize(("kind", "id"), ATTACKS)
def test_a_critical(kind: str, id: str) -> None:
    skill = skill_of(kind, id)
    crit = skill.get("crit", 0)
    for roll in (1, 2, 3):
        one = hero(act(kind, id, roll))
        critical = roll <= crit
        amount = skill["crit_dmg"] if critical else skill.get("dmg", 0)
        assert one["wounds"] == min(LIFE, amount), roll
        assert one["stress"] == stress(skill) + critical
        if not critical and crit and "dmg" in skill:
            # A Debuff on him makes it one likelier.
            weak = hero(act(kind, id, roll, stacks=[["debuff", 0, 9]]))
            assert weak["wounds"] == (skill["crit_dmg"] if roll == crit + 1 else skill["dmg"])


@pytest.mark.rule("DD-41.7")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_rubble_of_ruin(level: int) -> None:
    kind = f"prophet_{level}"
    skill = skill_of(kind, "rubble_of_ruin")
    for roll, hit in ((1, True), (skill["acc"] - DODGE, True), (skill["acc"] - DODGE + 1, False)):
        match = fight(
            {"crusader": {"area": "SW", "level": 3}},
            [{"kind": kind, "area": "C", "turns": 1}],
            room="ruins_11",
            boss="prophet",
            turn=8,
            pews=[area_of("ruins_11", area) for area in ("SW", "NE", "NE", "NE")],
            tape=[roll],
        )
        assert hero(match)["wounds"] == (skill["dmg"] if hit else 0), roll
    weak = fight(
        {"crusader": {"area": "SW", "level": 3, "stacks": [["debuff", 0, 9]]}},
        [{"kind": kind, "area": "C", "turns": 1}],
        room="ruins_11",
        boss="prophet",
        turn=8,
        pews=[area_of("ruins_11", "SW")],
        tape=[1],
    )
    assert hero(weak)["wounds"] == skill["crit_dmg"]


# ---------------------------------------------------------------------- for themselves and their kind


@pytest.mark.parametrize(("level", "amount"), [(1, 4), (2, 6), (3, 6)])
def test_the_collected_vestal_heals_the_most_wounded(level: int, amount: int) -> None:
    match = fight(
        {"crusader": {"area": "S"}},
        [
            {"kind": f"collector_{level}", "area": "N", "wounds": 20, "stacks": STILL},
            {"kind": f"collected_highwayman_{level}", "area": "N", "wounds": 7, "stacks": STILL},
            (f"collected_vestal_{level}", "C"),
        ],
        room="ruins_9",
        boss="collector",
        turn=10,
        tape=["party"],
    )
    one, other = foe(match), foe(match, 1)
    assert one is not None
    assert other is not None
    assert (one["wounds"], other["wounds"]) == (20 - amount, 7)
    assert ("buff", 0, 2) in conditions(one)


@pytest.mark.parametrize(("level", "amount"), [(1, 4), (2, 6), (3, 6)])
def test_life_steal_heals_the_collector_even_if_it_misses(level: int, amount: int) -> None:
    match = fight(
        {"crusader": {"area": "S", "level": 3}},
        [
            {"kind": f"collector_{level}", "area": "C", "wounds": 20},
            {"kind": f"collected_vestal_{level}", "area": "N", "stacks": STILL},
        ],
        room="ruins_9",
        boss="collector",
        turn=8,
        tape=[6, 10, "party"],
    )
    one = foe(match)
    assert one is not None
    assert one["wounds"] == 20 - amount
    assert hero(match)["wounds"] == 0


def test_the_collected_man_at_arms_guards_after_his_blow() -> None:
    match = act("collected_man_at_arms_2", "head_knocker", 5)
    one = foe(match)
    assert one is not None
    assert conditions(one) == [("guard", 0, 1)]


def test_revivify_and_reconstitute_mend_the_cyst() -> None:
    for turn, die, healed in ((8, 9, 15), (9, 1, 14)):
        match = fight(
            {"crusader": {"area": "S"}},
            [
                {"kind": "mammoth_cyst", "area": "N", "wounds": 40},
                {"kind": "white_cell_stalk", "area": "C", "wounds": 15},
            ],
            room="ruins_9",
            boss="mammoth_cyst",
            turn=turn,
            tape=[die, "party"],
        )
        cyst, stalk = foe(match), foe(match, 1)
        assert cyst is not None
        assert stalk is not None
        assert (cyst["wounds"], stalk["wounds"]) == (40 - healed, 15)
        assert conditions(cyst) == [("buff", 0, 2)]


def test_the_necromancer_and_the_fanatic_move_by_their_skills() -> None:
    # Push 1: away from the Area he attacks; pull 1: towards it.
    match = act("necromancer_1", "the_crawling_dead", 10)
    one = foe(match)
    assert one is not None
    assert pack().room("ruins_9").names[one["area"]] == "NW"
    match = act("fanatic_1", "righteous_condemnation", 10)
    one = foe(match)
    assert one is not None
    assert pack().room("ruins_9").names[one["area"]] == "C"


def test_strike_the_heretic_pushes_two_areas() -> None:
    match = fight(
        {"hellion": {"area": "C"}},
        [("fanatic_1", "S")],
        room="ruins_9",
        boss="fanatic",
        turn=8,
        cards=(0, 0),
        tape=None,  # type: ignore[arg-type]
    )
    match.supply("3")
    match.supply("5")
    # From C the way leads to N and on, by his player's choice, to NW or NE.
    assert options(match) == ["area-1", "area-2"]
    play(match, "area-1")
    assert hero(match)["area"] == 1
    assert conditions(hero(match)) == [("stun", 0, 1), ("mark", 0, 2)]


def test_displace_and_embrace_futility_push_two_areas() -> None:
    for kind, area, dice in (
        ("white_cell_stalk", "S", ["4", "5"]),
        ("ancestor_second_form", "C", ["7", "5"]),
    ):
        match = fight(
            {"hellion": {"area": "C"}},
            [(kind, area)],
            room="ruins_9",
            boss=boss_of(kind),
            turn=8,
            cards=(0, 0),
            tape=None,  # type: ignore[arg-type]
        )
        for roll in dice:
            match.supply(roll)
        moved(match)
        start = pack().room("ruins_9").names.index("C")
        room = pack().room("ruins_9")
        assert room.distance[start][hero(match)["area"]] == 2, kind


def test_reunion_strikes_the_marked_first_and_harder() -> None:
    match = fight(
        {
            "vestal": {"area": "S", "level": 3},
            "crusader": {"area": "S", "level": 3, "stacks": [["mark", 0, 3]]},
        },
        [("perfect_reflection", "C")],
        room="ruins_9",
        boss="ancestor_first_form",
        turn=8,
        tape=[1 + 4, 5, "party"],
    )
    assert hero(match, "crusader")["wounds"] == 5 + 3
    assert hero(match, "vestal")["wounds"] == 0
    assert order(match) == ["perfect_reflection"]
