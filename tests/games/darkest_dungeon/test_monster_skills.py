"""Every Skill of the 33 monsters, used in a battle; the print is printed_monsters.yaml."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import pytest

from undercroft.kernel.match import Match

from .stage import asked, fight, foe, hero, options, pack, play, skill_card, table, used_up
from .test_skill_cards import World

STANCES = ("aggressive", "defensive", "ranged", "support")
# ruins_9 from S: the Areas 0, 1, 2 and 3 away. Light 5: heroes have 1 Dodge more, nobody more Crit.
WAY = ("S", "C", "N", "NE")
ROOM = "ruins_9"
LIFE = 99
# Level 2: Life, Dodge at Light 5, what they resist; Wounds and Stress they begin with.
PARTY: dict[str, tuple[int, int, tuple[str, ...], int, int]] = {
    "hellion": (18, 3, ("bleed", "blight"), 0, 2),
    "vestal": (17, 2, ("bleed", "stun"), 1, 4),
    "highwayman": (17, 3, ("bleed", "stun"), 3, 1),
    "grave_robber": (15, 3, ("blight", "debuff"), 2, 3),
}
HEROES = tuple(PARTY)
SICK = ("tapeworm", "bulimic", "hemophilia", "lethargy")


@dataclass(frozen=True)
class Card:
    """A Skill on a monster's card."""

    monster: str
    doc: dict[str, Any] = field(hash=False)
    lines: dict[str, tuple[int, ...]] = field(hash=False)
    kind: dict[str, Any] = field(hash=False)

    @property
    def number(self) -> int:
        return int(self.doc["n"])

    @property
    def name(self) -> str:
        return str(self.doc["name"])

    @property
    def far(self) -> int:
        return 0 if self.doc["range"] == "self" else int(self.doc["range"])

    @property
    def slots(self) -> int:
        return 2 if self.kind["size"] == "large" else 1

    @property
    def most(self) -> int:
        return int(self.doc["targets"])

    @property
    def acc(self) -> int | None:
        found: int | None = self.doc.get("acc")
        return found

    @property
    def crit(self) -> int | None:
        found: int | None = self.doc.get("crit")
        return found

    @property
    def bonus(self) -> int:
        found = [e for e in self.doc.get("target", ()) if e["type"] == "damage_bonus"]
        assert all(effect["vs"] == "marked" for effect in found)
        return sum(effect["amount"] for effect in found)

    def choice(self, wanted: str = "") -> tuple[str, list[int]]:
        """A Stance it is used in, and the d10 that names it there (none if it is the only one)."""
        for stance in (wanted,) if wanted else STANCES[: 5 - self.slots]:
            line = self.lines[stance]
            if self.number in line:
                rolled = [] if len(set(line)) == 1 else [line.index(self.number) + 1]
                return stance, rolled
        raise AssertionError(self.name)


def line(doc: dict[str, Any], stance: str) -> tuple[int, ...]:
    """The Skill for each result of a d10; 0 where there is none."""
    found = doc["stance_skills"][stance]
    if found == "none":
        return (0,) * 10
    if isinstance(found, str):
        return line(doc, found.removeprefix("as_"))
    numbers: list[int] = []
    for span, number in found.items():
        first, last = (int(part) for part in span.split("-"))
        assert first == len(numbers) + 1
        numbers += [number] * (last - first + 1)
    assert len(numbers) == 10
    return tuple(numbers)


def monsters() -> dict[str, dict[str, Any]]:
    text = Path(__file__).with_name("printed_monsters.yaml").read_bytes()
    found: dict[str, dict[str, Any]] = msgspec.yaml.decode(text)
    return found


MONSTERS = monsters()


def cards() -> Iterator[Card]:
    for id, doc in MONSTERS.items():
        lines = {stance: line(doc, stance) for stance in STANCES}
        for skill in doc["skills"]:
            yield Card(id, skill, lines, doc)


CARDS = list(cards())
ATTACKS = [card for card in CARDS if card.doc["side"] == "hero"]
ROLLED = [card for card in ATTACKS if card.acc is not None]


def every(found: Sequence[Card]) -> pytest.MarkDecorator:
    ids = [f"{card.monster}-{card.number}" for card in found]
    return pytest.mark.parametrize("card", found, ids=ids)


# ---------------------------------------------------------------------- the scene


def room() -> Any:
    return pack().room(ROOM)


def area(name: str) -> int:
    return int(room().names.index(name))


def stage(
    card: Card,
    places: Sequence[str],
    *,
    stance: str = "",
    rolls: Sequence[object] | None = None,
    tape: Sequence[object] = (),
    marked: str = "",
    friends: Sequence[tuple[str, int]] = (),
    **fields: Any,
) -> tuple[Match, int]:
    """The monster in S, its turn begins; heroes of the party on these Areas, and nobody else.

    The places of the tracker before it and behind it are filled: with friends (Area, Wounds), or far away.
    """
    chosen, rolled = card.choice(stance) if rolls is None else (stance, list(rolls))
    at = STANCES.index(chosen)
    party: dict[str, dict[str, Any]] = {}
    for place, kind in zip(places, HEROES, strict=False):
        _, _, _, wounds, stress = PARTY[kind]
        party[kind] = {
            "level": 2,
            "area": place,
            "wounds": wounds,
            "stress": stress,
            "stacks": [["mark", 0, 3]] if kind == marked else [],
        }
    near = [
        {"kind": "madman", "area": place, "wounds": wounds, "life": LIFE}
        for place, wounds in friends
    ]
    far = [{"kind": "madman", "area": place, "life": LIFE} for place in ("E", "E", "SE")]
    crowd: list[Any] = [*near, *far][: 4 - card.slots]
    crowd.insert(at, {"kind": card.monster, "area": "S", "life": LIFE, **fields})
    me = 8 + at
    return (
        fight(
            party,
            crowd,
            # Who acts next is asked at once: nothing is taken off his stacks.
            agenda=[["initiative"], ["act", 0], ["begin_turn", me]],
            tape=[*rolled, *tape],
        ),
        me,
    )


def finish(match: Match) -> None:
    """Of several Areas the first; until the next hero acts."""
    while asked(match) != ["act"]:
        (step,) = asked(match)
        assert step in ("shove", "approach")
        play(match, options(match)[0])


def used(match: Match) -> tuple[str, list[str]] | None:
    """The Skill used, and on whom."""
    for event in match.events:
        if event.kind == "uses":
            figures = event.fields["figures"]
            assert isinstance(figures, list)
            return skill_card(str(event.fields["skill"])).name, figures
    return None


def together(card: Card) -> int:
    """How many heroes stand in the Area aimed at: one too many where they fit."""
    space = 4 - (card.slots if card.far == 0 else 0)
    return min(card.most + 1, space)


def prey(card: Card, count: int) -> list[int]:
    """DD-22.5–22.10, DD-19.4: whom it hits of so many heroes in one Area."""
    found = list(range(count))
    rule = next(rule for rule in card.doc["targeting"] if rule != "marked")
    if rule == "most_wounded":
        found.sort(key=lambda n: -PARTY[HEROES[n]][3])
    elif rule == "most_stressed":
        found.sort(key=lambda n: -PARTY[HEROES[n]][4])
    first = found[0]
    others = [number for number in range(count) if number != first]
    return sorted([first, *others][: card.most])


# ---------------------------------------------------------------------- what the print says


class Scene(World):
    """A battle in numbers, and what a monster's effects make of it."""

    def strike(self, who: int, damage: int) -> None:
        life = PARTY[HEROES[who]][0]
        self.figures[who]["wounds"] = min(life, self.figures[who]["wounds"] + damage)

    def effect(self, effect: dict[str, Any], who: int, by: int, goal: int, own: bool) -> None:
        kind = effect["type"]
        if kind == "disease":
            return
        if kind == "heal" and effect["amount"] == "all":
            self.figures[who]["wounds"] = 0
            return
        resisted = not own and who < 8 and kind in PARTY[HEROES[who]][2]
        if resisted:
            effect = {**effect, "turns": effect["turns"] - 1}
            if not effect["turns"]:
                return
        if "turns" in effect:
            self.figures[who]["stacks"].append((kind, effect.get("amount", 0), effect["turns"]))
            return
        super().effect(effect, who, by, goal, own)


def resolve(scene: Scene, card: Card, by: int, hit: Sequence[int], critical: bool) -> None:
    """DD-19.14, DD-19.8, DD-19.11, DD-19.13, DD-19.16 in their order, with the printed numbers."""
    goal = area(WAY[card.far])
    figures = scene.figures
    here = [n for n in range(len(HEROES)) if figures[n]["area"] == goal]
    for effect in card.doc.get("self", ()):
        scene.effect(effect, by, by, goal, own=True)
    for number in hit:
        if "dmg" in card.doc:
            scene.strike(number, card.doc["crit_dmg" if critical else "dmg"])
    if critical:
        targets = prey(card, together(card))
        for number in here:
            if number in hit or number not in targets:
                figures[number]["stress"] += 1
    for place, number in enumerate(hit):
        for effect in card.doc.get("target", ()):
            if effect["type"] == "light" and place:
                continue  # once a use
            scene.effect(effect, number, by, goal, own=False)


def same(match: Match, scene: Scene) -> None:
    now = Scene(match)
    assert now.figures == scene.figures
    assert now.order == scene.order
    assert now.light == scene.light
    assert used_up(match)


def sick(card: Card) -> bool:
    return any(effect["type"] == "disease" for effect in card.doc.get("target", ()))


def struck(card: Card, roll: int | None, hit: Sequence[int], critical: bool, count: int) -> Match:
    """Let it strike, and compare all that happens with the print."""
    tape: list[object] = [] if roll is None else [roll]
    if sick(card):
        tape += SICK[: len(hit)]
    # What the scene was before the monster's turn: nothing in it is asked or rolled.
    before, me = stage(card, [WAY[card.far]] * count, tape=tape)
    calm, _ = stage(card, [WAY[card.far]] * count, stacks=[["stun", 0, 1]])
    scene = Scene(calm)
    finish(before)
    resolve(scene, card, me, hit, critical)
    same(before, scene)
    if sick(card):
        ill = dict.fromkeys(HEROES, "") | dict(zip([HEROES[n] for n in hit], SICK, strict=False))
        for kind in HEROES[:count]:
            assert (hero(before, kind)["disease"] or "") == ill[kind]
    return before


# ---------------------------------------------------------------------- the cards


@pytest.mark.rule("DD-22.2")
def test_all_monsters_are_tried() -> None:
    assert len(MONSTERS) == 33
    assert {card.id for card in pack().monsters if card.deck} == set(MONSTERS)
    assert len(CARDS) == 77


@pytest.mark.parametrize("id", MONSTERS)
def test_the_figures_of_a_card_are_as_printed(id: str) -> None:
    doc = MONSTERS[id]
    match = fight(["hellion"], [(id, "N")], turn="hellion", light=4)
    shown = foe(match)
    assert shown is not None
    keys = ("life", "speed", "dodge", "level", "size")
    assert {key: shown[key] for key in keys} == {key: doc[key] for key in keys}
    card = pack().monster(id)
    entry = card.entry
    assert sorted(entry.types) == sorted(doc["types"])
    assert entry.position == doc["position"]
    assert entry.copies == doc["copies"]
    assert entry.protection is doc["protection"]
    assert sorted(entry.resist) == sorted(doc["resistances"])
    assert sorted(entry.immune) == sorted(doc["immunities"])


@pytest.mark.parametrize("id", MONSTERS)
def test_the_dodge_of_a_card_is_in_the_way(id: str) -> None:
    """Wicked Hack, Acc 9: as many Marks as it has Dodge, and 9 is the last roll that hits."""
    dodge = MONSTERS[id]["dodge"]
    marks = [["mark", 0, 3]] * dodge
    for roll, hits in ((9, True), (10, False)):
        match = fight(
            {"hellion": {"area": "N"}},
            [{"kind": id, "area": "N", "life": LIFE, "stacks": marks}],
            turn="hellion",
            tape=[roll],
            light=4,
        )
        play(match, f"use-wicked_hack-{area('N')}")
        shown = foe(match)
        assert shown is not None
        assert bool(shown["wounds"]) is hits


@every(CARDS)
def test_the_numbers_of_a_skill_are_as_printed(card: Card) -> None:
    skill = pack().monster(card.monster).skills[card.number - 1]
    doc = card.doc
    assert skill.name == doc["name"]
    for key in ("acc", "dmg", "crit"):
        assert getattr(skill, key) == doc.get(key), key
    if "dmg" in doc:
        assert skill.crit_dmg == doc["crit_dmg"]
    if doc["range"] != "self":
        assert (skill.lo, skill.hi) == (doc["range"], doc["range"])
        assert list(skill.entry.targeting) == doc["targeting"]
    side = {"hero": (card.most, 0), "monster": (0, card.most), "self": (0, 0)}[doc["side"]]
    assert (skill.foes, skill.friends) == side


def ends(numbers: tuple[int, ...]) -> list[int]:
    """The first and the last roll of each Skill in a line."""
    found = {1, 10}
    for roll in range(1, 10):
        if numbers[roll - 1] != numbers[roll]:
            found |= {roll, roll + 1}
    return sorted(found)


@pytest.mark.rule("DD-22.2")
@pytest.mark.rule("DD-22.3")
@pytest.mark.parametrize("stance", STANCES)
@pytest.mark.parametrize("id", MONSTERS)
def test_the_stance_and_a_d10_name_the_skill(id: str, stance: str) -> None:
    mine = [card for card in CARDS if card.monster == id]
    numbers = mine[0].lines[stance]
    if mine[0].slots == 2 and stance == "support":
        return  # a Large monster's foremost Stance is never the last
    names = {card.number: card for card in mine}
    rolls: list[list[int]] = [[]] if len(set(numbers)) == 1 else [[n] for n in ends(numbers)]
    for rolled in rolls:
        number = numbers[rolled[0] - 1] if rolled else numbers[0]
        if not number:
            match, _ = stage(mine[0], ["S"], stance=stance, rolls=rolled)
            finish(match)
            assert used(match) is None
            continue
        card = names[number]
        roll = [] if card.acc is None else [10]
        friends = [(WAY[card.far], 5)] if card.doc["side"] == "monster" else []
        places = [WAY[card.far]]
        match, _ = stage(card, places, stance=stance, rolls=rolled, tape=roll, friends=friends)
        finish(match)
        assert used_up(match)
        found = used(match)
        assert found is not None
        assert found[0] == card.name


# ---------------------------------------------------------------------- on heroes


@every(ATTACKS)
@pytest.mark.rule("DD-22.15")
@pytest.mark.rule("DD-22.16")
def test_a_hit_does_what_is_printed(card: Card) -> None:
    roll = None if card.acc is None else (card.crit or 0) + 1
    count = together(card)
    match = struck(card, roll, prey(card, count), False, count)
    assert [event.kind for event in match.events].count("uses") == 1


@every([card for card in ROLLED if card.crit])
@pytest.mark.rule("DD-19.13")
def test_a_critical_does_what_is_printed(card: Card) -> None:
    count = together(card)
    struck(card, card.crit, prey(card, count), True, count)


@every([card for card in ROLLED if card.crit == 0])
@pytest.mark.rule("DD-A.170")
def test_a_crit_of_nothing_is_raised_by_a_buff(card: Card) -> None:
    """One of a single turn would be gone before it acts: the token goes first (DD-A.48)."""
    count = together(card)
    hit = prey(card, count)
    tape: list[object] = [1, *(SICK[: len(hit)] if sick(card) else ())]
    match, me = stage(card, [WAY[card.far]] * count, tape=tape, stacks=[["buff", 0, 2]])
    calm, _ = stage(card, [WAY[card.far]] * count, stacks=[["stun", 0, 1], ["buff", 0, 2]])
    scene = Scene(calm)
    finish(match)
    resolve(scene, card, me, hit, critical=True)
    same(match, scene)


@every(ROLLED)
@pytest.mark.rule("DD-22.15")
@pytest.mark.rule("DD-19.5")
def test_one_roll_is_compared_with_every_dodge(card: Card) -> None:
    """The Vestal has 1 Dodge less than the others: she is hit where they are missed."""
    acc = card.acc
    assert acc is not None
    count = together(card)
    targets = prey(card, count)
    for roll in (acc - 3, acc - 2, acc - 1):
        if not (card.crit or 0) < roll <= 10:
            continue
        hit = [number for number in targets if roll <= acc - PARTY[HEROES[number]][1]]
        struck(card, roll, hit, False, count)


@every([card for card in ATTACKS if card.bonus])
@pytest.mark.rule("DD-22.11")
def test_a_marked_hero_is_hurt_more(card: Card) -> None:
    """Marked, he is hit 1 better too; and where the card says so he is the target."""
    acc, crit = card.acc, card.crit
    assert acc is not None
    assert crit is not None
    first = card.doc["targeting"][0] == "marked"
    kind = "grave_robber" if first else "hellion"
    dodge = PARTY[kind][1]
    rolls = [crit + 1, acc - dodge + 1] + ([crit] if crit else [])
    for roll in rolls:
        places = [WAY[card.far]] * 4 if card.far else ["C", "C", "C", "S"]
        match, _ = stage(card, places, tape=[roll], marked=kind)
        finish(match)
        before = PARTY[kind][3]
        wounds = card.doc["crit_dmg" if roll <= crit else "dmg"] + card.bonus
        assert hero(match, kind)["wounds"] == min(PARTY[kind][0], before + wounds)


# ---------------------------------------------------------------------- whom, and where from

# One hero near, two together (the more stressed, the more wounded), one far away.
SPREAD = ("C", "W", "W", "NE")
SINGLED = {"closest": 0, "crowded": 1, "furthest": 3, "most_wounded": 2, "most_stressed": 1}


def reach(card: Card, target: str) -> list[int]:
    """DD-22.12, DD-A.60, DD-A.61: the Areas from which it strikes, or the nearest to that."""
    distance = room().distance
    start, goal = area("S"), area(target)
    near = [a for a in range(9) if distance[start][a] <= card.kind["speed"]]

    def off(place: int) -> int:
        return abs(int(distance[place][goal]) - card.far)

    if off(start) == 0:
        return [start]
    best = min(off(place) for place in near)
    return [start] if best == off(start) else [place for place in near if off(place) == best]


@every(ATTACKS)
@pytest.mark.rule("DD-22.5")
@pytest.mark.rule("DD-22.12")
@pytest.mark.rule("DD-22.13")
@pytest.mark.rule("DD-22.14")
@pytest.mark.rule("DD-A.60")
@pytest.mark.rule("DD-A.61")
def test_it_goes_after_the_one_its_card_names(card: Card) -> None:
    rule = next(one for one in card.doc["targeting"] if one != "marked")
    singled = SINGLED[rule]
    marked = ""
    wanted = [(marked, singled)]
    if "marked" in card.doc["targeting"]:
        wanted.append(("vestal", 1))
    for marked, singled in wanted:
        tape = [10] if card.acc is not None else []
        places = reach(card, SPREAD[singled])
        arrives = int(room().distance[places[0]][area(SPREAD[singled])]) == card.far
        match, me = stage(card, SPREAD, tape=tape if arrives else [], marked=marked)
        if len(places) > 1:
            assert asked(match) == ["approach"]
            assert sorted(options(match)) == sorted(f"area-{place}" for place in places)
        finish(match)
        assert used_up(match)
        found = used(match)
        if not arrives:
            assert found is None
            shown = foe(match, me - 8)
            assert shown is not None
            assert shown["area"] in places
            continue
        assert found is not None
        there = [n for n in range(4) if SPREAD[n] == SPREAD[singled]]
        others = [n for n in there if n != singled]
        assert found == (
            card.name,
            [HEROES[n] for n in sorted([singled, *others][: card.most])],
        )


# ---------------------------------------------------------------------- on friends and itself


@every([card for card in CARDS if card.doc["side"] == "monster"])
@pytest.mark.rule("DD-A.65")
def test_what_it_does_for_another_monster(card: Card) -> None:
    """Two stand at its Range, the second worse wounded; it needs no roll."""
    place = WAY[card.far]
    most = card.doc["targeting"] == ["most_wounded"]
    friends = [(place, 20), (place, 30)]
    match, me = stage(card, ["W"], friends=friends, wounds=7)
    calm, _ = stage(card, ["W"], friends=friends, wounds=7, stacks=[["stun", 0, 1]])
    scene = Scene(calm)
    finish(match)
    others = [n for n in range(8, 8 + 4) if n != me]
    target = others[1] if most else others[0]
    goal = area(place)
    for effect in card.doc.get("self", ()):
        scene.effect(effect, me, me, goal, own=True)
    for effect in card.doc["target"]:
        scene.effect(effect, target, me, goal, own=False)
    same(match, scene)


@every([card for card in CARDS if card.doc["side"] == "self"])
def test_what_it_does_for_itself(card: Card) -> None:
    """Its tokens come off first: 12 Wounds become 14 before anything is healed."""
    hurt = [["bleed", 1, 3], ["blight", 1, 3]]
    match, me = stage(card, ["W"], wounds=12, stacks=hurt)
    calm, _ = stage(card, ["W"], wounds=12, stacks=[*hurt, ["stun", 0, 1]])
    scene = Scene(calm)
    assert scene.figures[me]["wounds"] == 14
    finish(match)
    for effect in card.doc["self"]:
        scene.effect(effect, me, me, me, own=True)
    same(match, scene)


@pytest.mark.rule("DD-22.2")
def test_without_a_skill_in_its_stance_it_only_moves() -> None:
    (card, _) = (card for card in CARDS if card.monster == "ascended_brawler")
    match, me = stage(card, ["N", "NE"], stance="ranged", rolls=[])
    finish(match)
    assert used(match) is None
    shown = foe(match, me - 8)
    assert shown is not None
    assert shown["area"] == area("N")  # Speed 2, to the closest
    assert table(match)["battle"]["order"][1].index(me) == 2
