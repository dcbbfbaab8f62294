"""All 231 Skill cards (and the back of Transform), each played; the print is printed_skills.yaml."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import pytest

from undercroft.kernel.match import Match

from .stage import asked, conditions, fight, foe, hero, options, pack, play, table, used_up

STANCES = ("aggressive", "defensive", "ranged", "support")
# ruins_9 from S: the Areas 0, 1, 2 and 3 away. Light 3: +1 Crit for heroes, nothing else.
WAY = ("S", "C", "N", "NE")
ROOM = "ruins_9"
LIGHT = 3
# Life enough for anything; neither of the two resists what is tried on it.
LIFE = 99
DODGE = {"rapturous_cultist": 0, "pliskin": 1, "malignant_growth": 2}
STRONG = {
    "unholy": "rapturous_cultist",
    "human": "rapturous_cultist",
    "eldritch": "malignant_growth",
}
VS = {"marked": "mark", "stunned": "stun", "blighted": "blight"}
# Dodge of the allies at level 3; all but one resist Bleed.
ALLIES = {"jester": 4, "occultist": 3, "crusader": 2, "vestal": 2}
RESISTANT = ("jester", "occultist", "vestal")
# Everybody in the party begins with these, the user's allies with twice the Wounds.
WOUNDS, STRESS = 7, 4
STACKS = [["bleed", 1, 4], ["blight", 1, 4], ["stun", 0, 4], ["mark", 0, 4]]


@dataclass(frozen=True)
class Card:
    hero: str
    family: str
    level: int
    stances: tuple[str, ...]
    form: str
    doc: dict[str, Any] = field(hash=False)
    back: bool = False

    @property
    def area(self) -> bool:
        return isinstance(self.doc["range"], list)

    @property
    def far(self) -> int:
        """The distance the card is played at: the greatest."""
        return int(self.doc["range"][1]) if self.area else 0

    @property
    def foes(self) -> int:
        return int(self.doc["targets"].get("monsters", 0))

    @property
    def friends(self) -> int:
        return int(self.doc["targets"].get("heroes", 0))

    @property
    def acc(self) -> int | None:
        found: int | None = self.doc.get("acc")
        return found

    @property
    def crit(self) -> int | None:
        found: int | None = self.doc.get("crit")
        return found

    @property
    def bonus(self) -> list[dict[str, Any]]:
        return [e for e in self.doc.get("target", ()) if e["type"] == "damage_bonus"]

    @property
    def plain(self) -> str:
        """A monster its bonuses do not count against."""
        types = {bonus["vs"] for bonus in self.bonus}
        return "pliskin" if types & {"unholy", "human"} else "rapturous_cultist"

    @property
    def roll(self) -> int:
        """The first roll that is not critical (Light 3)."""
        return 1 if self.crit is None else self.crit + 2


def cards() -> Iterator[Card]:
    text = Path(__file__).with_name("printed_skills.yaml").read_bytes()
    for kind, families in msgspec.yaml.decode(text).items():
        for family, entry in families.items():
            stances = tuple(entry["stances"])
            for doc in entry["levels"]:
                form = entry.get("form", "")
                yield Card(kind, family, doc["level"], stances, form, doc)
            back = entry.get("back_side")
            for doc in back["levels"] if back else ():
                yield Card(kind, family, doc["level"], stances, back["form"], doc, True)


CARDS = list(cards())


def name(card: Card) -> str:
    return f"{card.hero}-{card.family}-{card.level}{'-back' if card.back else ''}"


def every(found: Sequence[Card]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("card", found, ids=[name(card) for card in found])


# ---------------------------------------------------------------------- the scene


def stage(
    card: Card,
    *,
    stance: str = "",
    foes: Sequence[str] = (),
    friends: Sequence[str] = (),
    kind: str = "",
    dodge: int = 0,
    stacks: Sequence[Sequence[object]] = (),
    tape: Sequence[object] = (),
    beside: Sequence[Sequence[object]] | None = None,
    way: str = "",
) -> Match:
    """The user in S; monsters and allies in these Areas, the other allies far away (E).

    `beside` are the stacks of one more monster, 3 Areas away (NW). Before a pull and behind a push the
    tracker is filled up, so that every space of the Shuffle counts.
    """
    families = list(pack().hero(card.hero).families)
    others = [family for family in families if family != card.family]
    me: dict[str, Any] = {
        "level": card.level,
        "ranks": [card.level if family == card.family else 1 for family in families],
        "skills": [card.family, *others[: 1 + card.level]],
        "form": int(card.form == "beast"),
    }
    party: dict[str, dict[str, Any]] = {}
    places = [*friends, *["E"] * 3]
    for number, ally in enumerate([one for one in ALLIES if one != card.hero][:3]):
        party[ally] = {"level": 3, "area": places[number]}
    pulled = any(effect["type"] == "pull" for effect in card.doc.get("self", ()))
    at = STANCES.index(stance or card.stances[-1 if pulled else 0])
    rows = list(party.items())
    rows.insert(at, (card.hero, {**me, "area": "S"}))
    for one, fields in rows:
        wounds = WOUNDS if one == card.hero else 2 * WOUNDS
        fields.update(wounds=wounds, stress=STRESS, stacks=STACKS)
    kind = kind or card.plain
    crowd = [
        {"kind": kind, "area": area, "life": LIFE, "dodge": dodge, "stacks": list(stacks)}
        for area in foes
    ]
    if beside is not None or not crowd:
        crowd.append({"kind": kind, "area": "NW", "life": LIFE, "stacks": list(beside or ())})
    mine = [8 + n for n in range(len(crowd))]
    more = [8 + n for n in range(len(crowd), 4)] if way or shuffles(card) else []
    crowd += [{"kind": "madman", "area": "W", "life": LIFE}] * len(more)
    foes_order = more + mine if "pull" in (way, *shuffles(card)) and way != "push" else mine + more
    tracks = [list(range(4)), foes_order]
    return fight(dict(rows), crowd, turn=card.hero, tape=tape, light=LIGHT, order=tracks)


def shuffles(card: Card) -> list[str]:
    """The Shuffles among its target effects."""
    return [e["type"] for e in card.doc.get("target", ()) if e["type"] in ("push", "pull")]


def number_of(match: Match, kind: str) -> int:
    return int(hero(match, kind)["hero"])


def use(match: Match, card: Card, area: str, wanted: Sequence[int], way: str = "") -> None:
    """Use it; of too many targets take those wanted, of several Areas the first."""
    there = pack().room(ROOM).names.index(area)
    play(match, f"use-{card.family}-{there}")
    while asked(match) != ["act"]:
        (step,) = asked(match)
        if step == "pick_target":
            play(match, next(f"figure-{n}" for n in wanted if f"figure-{n}" in options(match)))
        elif step == "pick_effect":
            play(match, way)
        else:
            assert step in ("shove", "shuffle_choice")  # a Resistance is ignored: as printed
            play(match, options(match)[0])


# ---------------------------------------------------------------------- what the print says


class World:
    """The scene in a few numbers, and what the effects of a card make of it."""

    def __init__(self, match: Match) -> None:
        now = table(match)
        self.light: int = now["light"]
        self.figures: dict[int, dict[str, Any]] = {}
        for number, one in enumerate(now["heroes"]):
            self.figures[number] = {
                "wounds": one["wounds"],
                "stress": one["stress"],
                "area": one["area"],
                "stacks": conditions(one),
                "form": one["form"],
            }
        for one in now["battle"]["monsters"]:
            self.figures[one["figure"]] = {
                "wounds": one["wounds"],
                "area": one["area"],
                "stacks": conditions(one),
            }
        self.order = [list(side) for side in now["battle"]["order"]]
        self.kinds = {n: one["kind"] for n, one in enumerate(now["heroes"])}

    def effect(self, effect: dict[str, Any], who: int, by: int, goal: int, own: bool) -> None:
        """One printed effect on a figure; `goal` is the Area the user shuffles himself about."""
        figure = self.figures[who]
        kind, amount = effect["type"], effect.get("amount", 0)
        if kind in ("ignore", "damage_bonus"):
            return
        if kind == "heal":
            figure["wounds"] = max(0, figure["wounds"] - amount)
        elif kind == "wounds":
            figure["wounds"] += amount
        elif kind == "stress":
            figure["stress"] = max(0, figure["stress"] + amount)
        elif kind == "light":
            self.light = min(5, max(0, self.light + amount))
        elif kind == "transform":
            figure["form"] = effect["to"]
        elif kind == "remove":
            gone = effect["conditions"]
            figure["stacks"] = [one for one in figure["stacks"] if one[0] not in gone]
        elif kind in ("push", "pull"):
            centre = goal if own else self.figures[by]["area"]
            self.shuffle(who, effect["areas"], kind == "push", centre)
        else:
            resists = kind == "bleed" and self.kinds.get(who) in RESISTANT and not own
            figure["stacks"].append((kind, amount, effect["turns"] - (1 if resists else 0)))

    def shuffle(self, who: int, areas: int, push: bool, centre: int) -> None:
        room = pack().room(ROOM)
        figure = self.figures[who]
        order = self.order[0 if who < 8 else 1]
        place = order.index(who)
        order.remove(who)
        order.insert(max(0, place + (areas if push else -areas)), who)
        row = room.distance[centre]
        for _ in range(areas):
            wanted = row[figure["area"]] + (1 if push else -1)
            taken = [one["area"] for one in self.figures.values()]
            fits = [
                area
                for area in room.neighbours[figure["area"]]
                if row[area] == wanted and taken.count(area) < room.capacity[area]
            ]
            if not fits:
                return
            figure["area"] = fits[0]


def resolve(
    world: World, card: Card, by: int, hit: Sequence[int], area: str, critical: bool, way: str = ""
) -> None:
    """DD-19.12, DD-19.14, DD-19.8, DD-19.11, DD-19.16 in their order, with the printed numbers."""
    room = pack().room(ROOM)
    goal = room.names.index(area)
    figures = world.figures
    if critical:
        for number in range(4):
            if figures[number]["area"] == figures[by]["area"]:
                figures[number]["stress"] -= 1
    for effect in card.doc.get("self", ()):
        world.effect(effect, by, by, goal, own=True)
    for number in hit:
        one = figures[number]
        if "dmg" in card.doc:
            one["wounds"] += card.doc["crit_dmg" if critical else "dmg"]
        if "heal" in card.doc:
            one["wounds"] = max(0, one["wounds"] - card.doc["crit_heal" if critical else "heal"])
    for place, number in enumerate(hit):
        for effect in card.doc.get("target", ()):
            if effect.get("to", "") == ("heroes" if number >= 8 else "monsters"):
                continue
            if effect["type"] == "light" and place:
                continue  # once a use
            chosen = [one for one in effect.get("options", ()) if one["type"] == way] or [effect]
            world.effect(chosen[0], number, by, goal, own=False)


def same(match: Match, world: World) -> None:
    now = World(match)
    assert now.figures == world.figures
    assert now.order == world.order
    assert now.light == world.light
    assert used_up(match)


def crowds(card: Card) -> list[tuple[int, int]]:
    """How many monsters and other heroes stand in the Area aimed at: one too many where they fit."""
    if card.foes and card.friends:
        return [(3, 1), (1, 3)]
    return [(card.foes + 1, 0)] if card.foes else [(0, 3)]


def targets(match: Match, card: Card, foes: int, area: str) -> list[int]:
    """Whom it is used on: the last of those in the Area, as many as the card has symbols."""
    if not card.area:
        me = number_of(match, card.hero)
        if card.doc["range"] == "self":
            return [me] if card.acc is not None else []
        return [number for number in range(4) if number != me]
    found: list[int] = []
    if card.foes:
        found += [8 + n for n in range(foes)][-card.foes :]
    if card.friends:
        there = pack().room(ROOM).names.index(area)
        heroes = table(match)["heroes"]
        found += [n for n in range(4) if heroes[n]["area"] == there][-card.friends :]
    return found


def played(
    card: Card, roll: int | None, dodge: int, critical: bool, way: str, crowd: tuple[int, int]
) -> Match:
    """Play a hit, and compare all that happens with the print."""
    area = WAY[card.far]
    match = stage(
        card,
        foes=[area] * crowd[0],
        friends=[area] * crowd[1],
        dodge=dodge,
        tape=[] if roll is None else [roll],
        way=way,
    )
    world = World(match)
    me = number_of(match, card.hero)
    hit = targets(match, card, crowd[0], area)
    use(match, card, area, hit, way)
    resolve(world, card, me, hit, area, critical, way)
    same(match, world)
    return match


def ways(card: Card) -> tuple[str, ...]:
    """Both sides of a choice."""
    choice = any(effect["type"] == "choose_one" for effect in card.doc.get("target", ()))
    return ("push", "pull") if choice else ("",)


# ---------------------------------------------------------------------- the tests


@pytest.mark.rule("DD-0.3")
def test_all_cards_are_tried() -> None:
    assert len([card for card in CARDS if not card.back]) == 231
    assert len({(card.hero, card.family) for card in CARDS}) == 77


@every(CARDS)
@pytest.mark.rule("DD-18.20")
@pytest.mark.rule("DD-19.1")
@pytest.mark.rule("DD-19.2")
def test_a_skill_is_open_in_its_stances_and_at_its_range(card: Card) -> None:
    names = pack().room(ROOM).names
    if card.area:
        least, most = card.doc["range"]
        inside = {names.index(WAY[d]) for d in range(4) if least <= d <= most}
    else:
        inside = {names.index("S")}
    for stance in STANCES:
        everywhere = WAY if card.foes else ()
        allies = WAY[1:] if card.friends else ()
        match = stage(card, stance=stance, foes=everywhere, friends=allies)
        begin = f"use-{card.family}-"
        found = {int(one[len(begin) :]) for one in options(match) if one.startswith(begin)}
        assert found == (inside if stance in card.stances else set())


@every(CARDS)
@pytest.mark.rule("DD-19.3")
@pytest.mark.rule("DD-19.8")
@pytest.mark.rule("DD-19.9")
@pytest.mark.rule("DD-19.14")
@pytest.mark.rule("DD-19.16")
def test_a_plain_hit_does_what_is_printed(card: Card) -> None:
    roll = None if card.acc is None else card.roll
    for way in ways(card):
        for crowd in crowds(card):
            match = played(card, roll, 0, False, way, crowd)
            assert card.family in hero(match, card.hero)["spent"]


@every([card for card in CARDS if card.crit is not None])
@pytest.mark.rule("DD-19.10")
@pytest.mark.rule("DD-19.11")
@pytest.mark.rule("DD-19.12")
def test_a_critical_does_what_is_printed_whatever_the_dodge(card: Card) -> None:
    crit = card.crit
    assert crit is not None
    for crowd in crowds(card):
        played(card, crit + 1, 9, True, "", crowd)


@every([card for card in CARDS if card.acc is not None and card.crit is None])
@pytest.mark.rule("DD-A.49")
def test_without_a_crit_value_a_one_is_no_critical(card: Card) -> None:
    area = WAY[card.far]
    match = stage(card, foes=[area], tape=[1])
    use(match, card, area, (), ways(card)[0])
    own = sum(e["amount"] for e in card.doc.get("self", ()) if e["type"] == "stress")
    assert hero(match, card.hero)["stress"] == STRESS + own


def ally_of(card: Card) -> str:
    return next(one for one in ALLIES if one != card.hero)


def last_roll(card: Card) -> int:
    """The last roll that reaches the first ally; monsters are given Dodge until it is 7."""
    return 7 if card.foes else (card.acc or 0) - ALLIES[ally_of(card)]


@every([card for card in CARDS if card.acc is not None and card.area and last_roll(card) < 10])
@pytest.mark.rule("DD-19.5")
@pytest.mark.rule("DD-19.6")
@pytest.mark.rule("DD-19.14")
@pytest.mark.rule("DD-19.16")
@pytest.mark.rule("DD-18.21")
def test_the_last_roll_that_hits_and_the_first_that_misses(card: Card) -> None:
    last = last_roll(card)
    area = WAY[card.far]
    way = ways(card)[0]
    for roll in (last, last + 1):
        if card.foes:
            dodge = (card.acc or 0) - DODGE[card.plain] - last
            match = stage(card, foes=[area], dodge=dodge, tape=[roll])
            target = 8
        else:
            match = stage(card, friends=[area], tape=[roll])
            target = number_of(match, ally_of(card))
        world = World(match)
        me = number_of(match, card.hero)
        use(match, card, area, [target], way)
        resolve(world, card, me, [target] if roll == last else [], area, False, way)
        same(match, world)
        assert (card.family in hero(match, card.hero)["spent"]) is (roll == last)


@every(
    [card for card in CARDS if card.acc is not None and (not card.area or last_roll(card) >= 10)]
)
def test_an_acc_no_dodge_of_today_can_lower_below_ten_is_as_printed(card: Card) -> None:
    """No roll tells 16 from 20 here; the card does."""
    kind = pack().hero(card.hero)
    sides = kind.backs if card.back else kind.skills
    assert sides[kind.families.index(card.family)][card.level - 1].acc == card.acc


@every([card for card in CARDS if card.bonus])
@pytest.mark.rule("DD-A.47")
def test_a_bonus_counts_against_what_it_names(card: Card) -> None:
    area = WAY[card.far]
    crit = card.crit
    assert crit is not None
    for roll, base in ((crit + 1, card.doc["crit_dmg"]), (crit + 2, card.doc["dmg"])):
        for bonus in card.bonus:
            vs = bonus["vs"]
            kind = STRONG.get(vs, card.plain)
            stacks = [[VS[vs], 1 if vs == "blighted" else 0, 2]] if vs in VS else []
            match = stage(card, foes=[area], kind=kind, stacks=stacks, tape=[roll])
            use(match, card, area, ())
            left = foe(match)
            assert left is not None
            assert left["wounds"] == base + bonus["amount"]


@every([card for card in CARDS if len(card.bonus) > 1])
def test_several_bonuses_add_up(card: Card) -> None:
    area = WAY[card.far]
    named = [bonus["vs"] for bonus in card.bonus]
    stacks = [[VS[vs], 1 if vs == "blighted" else 0, 2] for vs in named if vs in VS]
    kind = next((STRONG[vs] for vs in named if vs in STRONG), card.plain)
    match = stage(card, foes=[area], kind=kind, stacks=stacks, tape=[card.roll])
    use(match, card, area, ())
    left = foe(match)
    assert left is not None
    assert left["wounds"] == card.doc["dmg"] + sum(bonus["amount"] for bonus in card.bonus)


def ignores(card: Card, what: str) -> bool:
    effects = (*card.doc.get("self", ()), *card.doc.get("target", ()))
    return any(effect["type"] == "ignore" and effect["what"] == what for effect in effects)


@every([card for card in CARDS if "dmg" in card.doc])
@pytest.mark.rule("DD-20.16")
@pytest.mark.rule("DD-20.19")
def test_protection_halves_unless_the_card_ignores_it(card: Card) -> None:
    area = WAY[card.far]
    for kind, stacks in ((card.plain, [["protection", 0, 2]]), ("bone_defender", [])):
        match = stage(card, foes=[area], kind=kind, stacks=stacks, tape=[card.roll])
        use(match, card, area, ())
        full = card.doc["dmg"]
        if kind == "bone_defender":  # unholy; Protection is printed on it
            full += sum(bonus["amount"] for bonus in card.bonus if bonus["vs"] == "unholy")
        left = foe(match)
        assert left is not None
        assert left["wounds"] == (full if ignores(card, "protection") else -(-full // 2))


@every([card for card in CARDS if card.foes and not card.friends])
@pytest.mark.rule("DD-20.14")
@pytest.mark.rule("DD-A.51")
def test_guard_binds_every_skill_but_those_that_ignore_it(card: Card) -> None:
    """The one with Guard stands out of reach (NW): nobody else may be attacked."""
    for guard, bound in (((), False), ([["guard", 0, 2]], not ignores(card, "guard"))):
        match = stage(card, foes=[WAY[card.far]], beside=guard)
        found = [one for one in options(match) if one.startswith(f"use-{card.family}-")]
        assert bool(found) is not bound
