"""The 35 Quirks (DD-26.N1–N18, DD-26.P1–P17): each when its moment comes, and when it does not."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.kernel.match import Match

from .scene import of_kind
from .stage import (
    CURIO,
    HUNGER,
    OTHERS,
    TRAP,
    Fields,
    asked,
    attacked,
    conditions,
    dungeon,
    each,
    fight,
    hero,
    options,
    party,
    play,
    table,
    used_up,
)

FAR = ("bone_soldier", "N")
S = 7  # the Area S of the Old Abbey

# Attacks: the monster, where it stands for its Range, and its roll (after that for the Skill).
BUMP = ("bone_rabble", "S", [4])  # 4
AXE, AXE_CRIT = ("bone_defender", "S", [6, 4]), ("bone_defender", "S", [6, 1])  # 4, critical 6
INFUSE, INFUSE_CRIT = ("pliskin", "S", [4]), ("pliskin", "S", [1])  # 4, critical 7; Blight 2 / 3t
REND = ("cultist_brawler", "C", [4])  # 3; Bleed 1 / 3t, Debuff 2t, 1 Stress
MISSED = ("bone_rabble", "S", [10])

Attack = tuple[str, str, list[Any]]


def struck(attack: Attack, kind: str = "crusader", light: int = 5, **fields: Any) -> dict[str, Any]:
    """The hero (a Crusader unless said otherwise: Life 17, Dodge 0, resists Stun) after an attack."""
    by, at, tape = attack
    match = attacked(kind, fields, by, at, tape, light=light)
    assert used_up(match)
    return hero(match, kind)


def doomsaid(quirk: str) -> dict[str, Any]:
    """Doomsay hits: damage 0, 1 Stress."""
    heroes = {"crusader": {"area": "S", "quirks": [quirk]}}
    return hero(fight(heroes, [("madman", "C")], turn=8, tape=[1, 5]))


def tired(quirk: str | None, *, level: int = 1, **more: Any) -> Match:
    """A stop in a Dungeon: the first hero, a Crusader with 5 Stress and 9 Wounds, has the Quirk."""
    fields: Fields = {
        "quirks": [quirk] if quirk else [],
        "stress": 5,
        "wounds": 9,
        "level": level,
    }
    return dungeon({"crusader": fields, **OTHERS}, **more)


def lit(quirk: str | None, level: int = 1) -> dict[str, Any]:
    """Light rises from 3 to 4."""
    match = tired(quirk, level=level, light=3, stores={"torch": 1})
    play(match, "hero-1-torch")
    assert table(match)["light"] == 4
    return hero(match)


def dimmed(quirk: str | None, level: int = 1) -> dict[str, Any]:
    """Light falls from 5 to 4: a Dark Room."""
    match = tired(
        quirk, level=level, agenda=[["stop"], ["room_acts"]], at="a", tokens={"a": "dark"}
    )
    assert table(match)["light"] == 4
    return hero(match)


def met(quirk: str | None, face: str, who: int = 0, **more: Any) -> Match:
    """A hero (the one with the Quirk is 0) resolves an Exploration die."""
    dice: list[list[str]] = [[], [], [], []]
    dice[who] = [face]
    return tired(quirk, agenda=[["stop"], ["hero_dice", who]], dice=dice, **more)


def fed(quirk: str | None) -> tuple[int, int]:
    """Stress after eating, and after not eating, when Hunger comes."""
    found = []
    for answer in ("pay", "suffer"):
        match = met(quirk, HUNGER, stores={"food": 1})
        play(match, answer)
        found.append(hero(match)["stress"])
    return found[0], found[1]


def rolled(quirk: str | None, roll: int, level: int = 1) -> dict[str, Any]:
    """The Quirk's Crusader attacks with this roll; two Areas away from anybody who could be relieved."""
    match = fight(
        {
            "crusader": {
                "area": "S",
                "quirks": [quirk] if quirk else [],
                "stress": 5,
                "level": level,
                "skills": ["smite"],
            }
        },
        [("madman", "S"), FAR],
        turn="crusader",
        tape=[roll],
    )
    play(match, f"use-smite-{S}")
    assert used_up(match)
    return hero(match)


def trapped(quirks: list[str], roll: int, light: int = 4) -> int:
    """The Wounds of a Highwayman (Dodge 1) whom a Trap of Level 1 attacks."""
    match = dungeon(
        {"highwayman": {"quirks": quirks}, "hellion": {}, "crusader": {}, "vestal": {}},
        agenda=[["stop"], ["hazard", 0, TRAP]],
        light=light,
        tape=[roll],
    )
    assert used_up(match)
    wounds: int = hero(match)["wounds"]
    return wounds


# ---------------------------------------------------------------------- negative


@pytest.mark.rule("DD-26.N1")
def test_anemic() -> None:
    assert of_kind(struck(REND), "bleed") == [(1, 3)]
    assert of_kind(struck(REND, quirks=["anemic"]), "bleed") == [(1, 3), (1, 3)]
    assert of_kind(struck(("cultist_brawler", "C", [10]), quirks=["anemic"]), "bleed") == []
    one = struck(INFUSE, quirks=["anemic"])  # Blight is no Bleed
    assert conditions(one) == [("blight", 2, 3)]


@pytest.mark.rule("DD-26.N1")
def test_anemic_adds_nothing_to_a_bleed_that_did_not_take() -> None:
    """Rend of a Ghoul is Bleed 3 / 2t; Resistance and Clotter leave nothing of it."""
    rend: Attack = ("ghoul", "S", [1, 5])
    one = struck(rend, "hellion", level=2, quirks=["anemic", "clotter"])
    assert of_kind(one, "bleed") == []
    assert of_kind(struck(rend, "hellion", level=2, quirks=["anemic"]), "bleed") == [(3, 1), (1, 2)]


@pytest.mark.parametrize(
    ("roll", "level", "wounds"), [(10, 1, 1), (10, 2, 2), (10, 3, 3), (9, 2, 0), (1, 2, 0)]
)
@pytest.mark.rule("DD-26.N2")
def test_bad_gambler(roll: int, level: int, wounds: int) -> None:
    assert rolled("bad_gambler", roll, level)["wounds"] == wounds
    assert rolled(None, roll, level)["wounds"] == 0


@pytest.mark.rule("DD-26.N3")
def test_clumsy() -> None:
    assert conditions(struck(BUMP, quirks=["clumsy"])) == [("debuff", 0, 1)]
    assert conditions(struck(BUMP)) == []
    assert conditions(struck(MISSED, quirks=["clumsy"])) == []


@pytest.mark.rule("DD-26.N4")
def test_fear_of_the_unknown_comes_before_the_card_is_drawn() -> None:
    match = met("fear_of_the_unknown", CURIO, tape=None)
    assert hero(match)["stress"] == 6
    assert hero(met(None, CURIO, tape=None))["stress"] == 5
    # A Curio of somebody else, or another hazard, does not matter.
    assert each(met("fear_of_the_unknown", CURIO, who=1, tape=None), "stress") == [5, 0, 0, 0]
    match = met("fear_of_the_unknown", HUNGER)
    assert hero(match)["stress"] == 5
    # Even a Test of Resolve comes before the card.
    match = dungeon(
        {"crusader": {"quirks": ["fear_of_the_unknown"], "stress": 9}, **OTHERS},
        agenda=[["stop"], ["hero_dice", 0]],
        dice=[[CURIO], [], [], []],
        tape=[5, "fearful", "eldritch_altar"],
    )
    assert used_up(match)


@pytest.mark.rule("DD-26.N4")
def test_fear_of_the_unknown_in_a_curio_room() -> None:
    for who, stress in ((0, 6), (1, 5)):
        match = tired(
            "fear_of_the_unknown",
            agenda=[["stop"], ["room_curio"]],
            at="a",
            tokens={"a": "curio"},
            tape=["eldritch_altar"],
        )
        play(match, f"hero-{who}")
        assert hero(match)["stress"] == stress


@pytest.mark.rule("DD-26.N5")
def test_fragile() -> None:
    assert struck(BUMP)["wounds"] == 4
    assert struck(BUMP, quirks=["fragile"])["wounds"] == 5
    assert struck(AXE_CRIT, quirks=["fragile"])["wounds"] == 7
    assert struck(MISSED, quirks=["fragile"])["wounds"] == 0
    assert doomsaid("fragile")["wounds"] == 0  # no damage is taken at all


def healed(quirk: str | None, level: int, wounds: int = 9) -> int:
    """How much a Battle Heal of 2 heals."""
    match = fight(
        {
            "crusader": {"area": "S", "skills": ["battle_heal"]},
            "highwayman": {
                "area": "C",
                "wounds": wounds,
                "level": level,
                "quirks": [quirk] if quirk else [],
            },
        },
        [("bone_soldier", "W")],
        turn="crusader",
        tape=[5],
    )
    play(match, "use-battle_heal-4")
    return wounds - int(hero(match, "highwayman")["wounds"])


@pytest.mark.rule("DD-26.N6")
def test_infirm() -> None:
    assert [healed(None, level) for level in (1, 2)] == [2, 2]
    assert [healed("infirm", level) for level in (1, 2)] == [1, 1]


@pytest.mark.rule("DD-26.N7")
def test_light_sensitive() -> None:
    assert [lit("light_sensitive", level)["wounds"] for level in (1, 2, 3)] == [11, 13, 15]
    assert lit(None)["wounds"] == 9
    assert dimmed("light_sensitive")["wounds"] == 9


def stressed(quirk: str | None, level: int = 1) -> dict[str, Any]:
    """1 Stress for a corridor walked back."""
    match = tired(quirk, level=level, agenda=[["stop"], ["weary", 0]])
    return hero(match)


@pytest.mark.rule("DD-26.N8")
def test_nervous() -> None:
    assert stressed(None)["stress"] == 6
    assert stressed("nervous")["stress"] == 7
    match = tired("nervous", stores={"potion": 1})
    play(match, "hero-0-potion-stress")
    assert hero(match)["stress"] == 4  # a recovery is no suffering
    match = met("nervous", HUNGER)
    assert hero(match)["stress"] == 5


@pytest.mark.rule("DD-26.N9")
def test_night_blindness() -> None:
    assert [dimmed(quirk)["stress"] for quirk in ("night_blindness", None)] == [6, 5]
    assert lit("night_blindness")["stress"] == 5


@pytest.mark.rule("DD-26.N10")
def test_nocturnal() -> None:
    assert [lit(quirk)["stress"] for quirk in ("nocturnal", None)] == [6, 5]
    assert dimmed("nocturnal")["stress"] == 5


@pytest.mark.parametrize(
    ("quirks", "roll", "mood"),
    [
        ([], 2, "focused"),
        ([], 3, "fearful"),
        (["mercurial"], 1, "focused"),
        (["mercurial"], 2, "fearful"),
    ],
)
@pytest.mark.rule("DD-26.N11")
def test_mercurial(quirks: list[str], roll: int, mood: str) -> None:
    match = dungeon(
        {"crusader": {"quirks": quirks, "stress": 9}, **OTHERS},
        agenda=[["stop"], ["weary", 0]],
        tape=[roll, mood],
    )
    assert hero(match)["mood"] == mood


@pytest.mark.rule("DD-26.N12")
def test_off_guard() -> None:
    assert [struck(BUMP, quirks=quirks)["stress"] for quirks in (["off_guard"], [])] == [1, 0]
    assert struck(MISSED, quirks=["off_guard"])["stress"] == 0
    one = doomsaid("off_guard")
    assert one["stress"] == 1  # only its own: there was no damage


@pytest.mark.rule("DD-26.N13")
def test_shocker() -> None:
    """A Hellion of level 1 does not resist Stun."""
    one = struck(AXE_CRIT, "hellion", quirks=["shocker"])
    assert (one["wounds"], conditions(one)) == (6, [("stun", 0, 1)])
    assert conditions(struck(AXE_CRIT, "hellion")) == []
    assert conditions(struck(AXE, "hellion", quirks=["shocker"])) == []  # not critical


@pytest.mark.rule("DD-26.N14")
def test_example_slow_reflexes_against_a_trap() -> None:
    """Dodge 1, Acc 8: hit on 1–9; without the Quirk on 1–7."""
    assert [trapped(["slow_reflexes"], roll) for roll in (8, 9, 10)] == [2, 2, 0]
    assert [trapped([], roll) for roll in (7, 8)] == [2, 0]
    # Only against Traps: a Bump in the Night has Acc 7, too little for a roll of 7 against Dodge 1.
    bump: Attack = ("bone_rabble", "S", [7])
    assert struck(bump, "highwayman", light=4, quirks=["slow_reflexes"])["wounds"] == 0


@pytest.mark.rule("DD-26.N15")
def test_soft() -> None:
    assert [stressed("soft", level)["wounds"] for level in (1, 2, 3)] == [10, 11, 12]
    assert stressed(None)["wounds"] == 9
    match = tired("soft", stores={"potion": 1})
    play(match, "hero-0-potion-stress")
    assert hero(match)["wounds"] == 9


@pytest.mark.rule("DD-26.N16")
def test_stress_eater() -> None:
    assert fed("stress_eater") == (6, 5)
    assert fed(None) == (5, 5)


@pytest.mark.rule("DD-26.N17")
def test_thin_blooded() -> None:
    assert of_kind(struck(INFUSE), "blight") == [(2, 3)]
    assert of_kind(struck(INFUSE, quirks=["thin_blooded"]), "blight") == [(2, 3), (1, 3)]
    one = struck(REND, quirks=["thin_blooded"])
    assert (of_kind(one, "bleed"), of_kind(one, "blight")) == ([(1, 3)], [])


@pytest.mark.rule("DD-26.N18")
def test_weak_grip() -> None:
    """The critical itself is 1 Stress."""
    assert [struck(AXE_CRIT, quirks=quirks)["stress"] for quirks in (["weak_grip"], [])] == [2, 1]
    assert struck(AXE, quirks=["weak_grip"])["stress"] == 0


# ---------------------------------------------------------------------- positive


def pushed(quirks: list[str]) -> Match:
    """Eldritch Push: 2 Areas and 2 Stances, for the Highwayman in C, who is Aggressive."""
    return fight(
        {
            "highwayman": {"area": "C", "quirks": quirks, "stress": 5},
            "vestal": {"area": "W"},
            "jester": {"area": "W"},
        },
        [("cultist_acolyte", "N")],
        turn=8,
        tape=[6, 5, "party"],
    )


@pytest.mark.rule("DD-26.P1")
def test_balanced() -> None:
    match = pushed([])
    assert asked(match) == ["shove"]  # pushed 2: only where to is asked
    play(match, "area-6")
    assert (hero(match)["area"], party(match)) == (6, ["vestal", "jester", "highwayman"])
    for by, area, order in (
        ("by-2", 6, ["vestal", "jester", "highwayman"]),
        ("by-1", 7, ["vestal", "highwayman", "jester"]),
    ):
        match = pushed(["balanced"])
        assert options(match) == ["by-2", "by-1"]
        play(match, by)
        if by == "by-2":
            play(match, "area-6")
        assert (hero(match)["area"], party(match)) == (area, order)


@pytest.mark.rule("DD-26.P1")
def test_balanced_may_leave_nothing_of_a_shuffle() -> None:
    """Dead Weight pushes 1."""
    for by, area in (("by-0", 7), ("by-1", 6)):
        match = attacked("highwayman", {"quirks": ["balanced"]}, "bone_defender", "S", [1, 5])
        play(match, by)
        if by == "by-1":
            play(match, "area-6")
        assert hero(match, "highwayman")["area"] == area


@pytest.mark.rule("DD-26.P2")
def test_clotter() -> None:
    assert of_kind(struck(REND, quirks=["clotter"]), "bleed") == [(1, 2)]
    assert of_kind(struck(INFUSE, quirks=["clotter"]), "blight") == [(2, 3)]


@pytest.mark.rule("DD-26.P3")
def test_early_riser() -> None:
    assert conditions(lit("early_riser")) == [("buff", 0, 2)]
    assert conditions(lit(None)) == []
    assert conditions(dimmed("early_riser")) == []


@pytest.mark.rule("DD-26.P4")
def test_evasive() -> None:
    evasive: dict[str, Any] = {"quirks": ["evasive"], "stress": 5}
    assert struck(MISSED, **evasive)["stress"] == 4
    assert struck(MISSED, stress=5)["stress"] == 5
    assert struck(BUMP, **evasive)["stress"] == 5


@pytest.mark.rule("DD-26.P5")
def test_fast_healer() -> None:
    assert [healed("fast_healer", level) for level in (1, 2, 3)] == [3, 4, 5]
    # What is left of the Wounds is the most.
    assert healed("fast_healer", 3, wounds=3) == 3


@pytest.mark.rule("DD-26.P6")
def test_hard_noggin() -> None:
    """Dead Weight: Stun 2t; Grave Nibble: Stun 1t. A Hellion of level 1 does not resist."""
    for quirks, left in (([], [(0, 2)]), (["hard_noggin"], [(0, 1)])):
        match = attacked("hellion", {"quirks": quirks}, "bone_defender", "S", [1, 5])
        assert of_kind(hero(match, "hellion"), "stun") == left
    nibble: Attack = ("maggot", "C", [5, "lethargy"])
    assert of_kind(struck(nibble, "hellion"), "stun") == [(0, 1)]
    assert of_kind(struck(nibble, "hellion", quirks=["hard_noggin"]), "stun") == []
    assert of_kind(struck(REND, quirks=["hard_noggin"]), "bleed") == [(1, 3)]


@pytest.mark.rule("DD-26.P7")
def test_example_hard_skinned_makes_four_of_seven() -> None:
    assert struck(INFUSE_CRIT)["wounds"] == 7
    assert struck(INFUSE_CRIT, quirks=["hard_skinned"])["wounds"] == 4
    assert struck(INFUSE, quirks=["hard_skinned"])["wounds"] == 4  # not critical: whole


@pytest.mark.rule("DD-26.P8")
def test_hoarder() -> None:
    assert hero(met("hoarder", CURIO, tape=None))["stress"] == 4
    assert hero(met(None, CURIO, tape=None))["stress"] == 5
    assert hero(met("hoarder", HUNGER))["stress"] == 5
    assert hero(met("hoarder", CURIO, who=1, tape=None))["stress"] == 5
    # In a Curio Room nobody has rolled one.
    match = tired(
        "hoarder",
        agenda=[["stop"], ["room_curio"]],
        at="a",
        tokens={"a": "curio"},
        tape=["eldritch_altar"],
    )
    play(match, "hero-0")
    assert hero(match)["stress"] == 5


@pytest.mark.rule("DD-26.P9")
def test_night_owl() -> None:
    assert [dimmed(quirk)["stress"] for quirk in ("night_owl", None)] == [4, 5]
    assert lit("night_owl")["stress"] == 5


@pytest.mark.rule("DD-26.P10")
def test_on_guard() -> None:
    assert struck(BUMP, quirks=["on_guard"])["wounds"] == 3
    assert struck(AXE_CRIT, quirks=["on_guard"])["wounds"] == 5
    match = fight(
        {"crusader": {"quirks": ["on_guard"], "stacks": [["bleed", 2, 1]]}}, [FAR], turn=0
    )
    assert hero(match)["wounds"] == 2  # Wounds are no damage


@pytest.mark.rule("DD-26.P11")
def test_photomania() -> None:
    assert [lit(quirk)["stress"] for quirk in ("photomania", None)] == [4, 5]
    assert dimmed("photomania")["stress"] == 5


@pytest.mark.rule("DD-26.P12")
def test_example_quick_reflexes_against_a_trap() -> None:
    """Dodge 1, Acc 8: hit on 1–5."""
    assert [trapped(["quick_reflexes"], roll) for roll in (5, 6)] == [2, 0]
    # Only against Traps: a Bump in the Night still hits on 6.
    bump: Attack = ("bone_rabble", "S", [6])
    assert struck(bump, "highwayman", light=4, quirks=["quick_reflexes"])["wounds"] == 4


@pytest.mark.rule("DD-26.P13")
def test_resilient() -> None:
    for quirk, stress in (("resilient", 3), (None, 4)):
        match = tired(quirk, stores={"potion": 1})
        play(match, "hero-0-potion-stress")
        assert hero(match)["stress"] == stress
    assert stressed("resilient")["stress"] == 6


@pytest.mark.parametrize(("roll", "stress"), [(1, 4), (2, 5), (10, 5)])
@pytest.mark.rule("DD-26.P14")
def test_skilled_gambler(roll: int, stress: int) -> None:
    assert rolled("skilled_gambler", roll)["stress"] == stress
    assert rolled(None, roll)["stress"] == 5


@pytest.mark.rule("DD-26.P15")
def test_stress_faster() -> None:
    assert fed("stress_faster") == (4, 5)


@pytest.mark.rule("DD-26.P16")
def test_thick_blooded() -> None:
    assert of_kind(struck(INFUSE, quirks=["thick_blooded"]), "blight") == [(2, 2)]
    assert of_kind(struck(REND, quirks=["thick_blooded"]), "bleed") == [(1, 3)]


@pytest.mark.rule("DD-26.P17")
def test_warrior_of_light() -> None:
    assert [lit("warrior_of_light", level)["wounds"] for level in (1, 2, 3)] == [7, 5, 3]
    assert dimmed("warrior_of_light")["wounds"] == 9
