"""Bosses' own rules: one small class each, named by `habit` in the pack (DD-41)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.agenda import Step
from undercroft.kernel.chance import Draw

from . import harm
from .field import can_end, free, place_near, put, walk_to
from .foes import MonsterActs, find_target, places
from .habits import BY_DIE, HABITS, Habit, in_play, kind_in_play
from .state import (
    DEFENSIVE,
    NONE,
    PARTY,
    RANGED,
    SUPPORT,
    Estate,
    FigureStep,
    Monster,
)
from .tracker import SLOTS, in_line

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

PEWS = 4
COLLECTED = (("man_at_arms", DEFENSIVE), ("highwayman", RANGED), ("vestal", SUPPORT))
REFLECTION_WOUNDS = 10  # DD-41.32

# ---------------------------------------------------------------------- the Ruins


class Prophet(Habit):
    """DD-41.5–41.9: pews on the first turn of a round, a Skill on the second, rubble on the third."""

    name = "prophet"

    def instead(self, g: Estate, m: Match, boss: Monster) -> bool:
        done = g.monster_card(boss).actions - boss.turns
        if done == 1:
            g.pews = ()  # DD-A.146
            for _ in range(PEWS):
                g.agenda.append(PlacePew())
            return True
        if boss.turns == 0:
            for place in range(len(g.pews) - 1, -1, -1):
                g.agenda.append(PewFalls(boss.number, g.pews[place]))
            return True
        return False

    def died(self, g: Estate, m: Match, boss: Monster) -> None:
        g.pews = ()


class PlacePew(Step[Estate]):
    """DD-41.6: a d10 names the Area."""

    __slots__ = ()
    name = "place_pew"

    def run(self, g: Estate, m: Match) -> None:
        area = g.ground.table[m.chance.index(g.pack.d10)]
        g.pews += (area,)
        if m.telling:
            m.tell("pew", (area,))


class PewFalls(FigureStep):
    """DD-41.7: an attack on everybody in the Area, one roll for each pew."""

    __slots__ = ("area",)
    name = "pew_falls"

    def __init__(self, who: int, area: int) -> None:
        self.who = who
        self.area = area

    def args(self) -> tuple[int, ...]:
        return (self.who, self.area)

    def run(self, g: Estate, m: Match) -> None:
        from .skills import follow, start_use

        boss = g.figure(self.who)
        targets = tuple(n for n in g.order[PARTY] if g.heroes[n].area == self.area)
        if boss.area < 0 or not targets:
            return
        assert isinstance(boss, Monster)
        skill = g.monster_card(boss).skills[-1]
        start_use(g, m, boss, skill, self.area, targets)
        follow(g, m)


class Collector(Habit):
    """DD-41.12, DD-41.13: with no Collected in play he brings them in."""

    name = "collector"

    def instead(self, g: Estate, m: Match, boss: Monster) -> bool:
        from .battle import summon

        if kind_in_play(g, "collected_"):
            return False
        level = g.monster_card(boss).level
        index = g.pack.monster_index
        for who, stance in COLLECTED:
            kind = index[f"collected_{who}_{level}"]
            summon(g, m, kind, NONE, yields=False, stance=stance)  # DD-A.150
        return True


class Fanatic(Habit):
    """DD-41.16, DD-41.17: while the Pyre has space he goes for the closest hero and throws him in."""

    name = "fanatic"

    def instead(self, g: Estate, m: Match, boss: Monster) -> bool:
        from .cards import CLOSEST
        from .foes import by_rule, go_towards

        pyre = kind_in_play(g, "pyre_")
        if not pyre:
            return False
        area = g.figure(pyre).area
        if free(g, area) < 1:
            return False
        heroes = [g.figure(number) for number in g.order[PARTY]]
        if not heroes:
            return True
        hero = g.figure(by_rule(g, boss, heroes, CLOSEST))
        g.target = hero.number
        room = g.ground
        near = room.distance[boss.area][hero.area] <= g.speed(boss)
        if near and can_end(g, boss, hero.area, hero.number):
            if boss.area != hero.area:
                walk_to(g, m, boss, hero.area)
            if m.telling:
                m.tell("thrown", (*g.tag(hero.number), area))
            harm.fresh(hero)
            put(g, m, hero, area)  # DD-A.149
        else:
            go_towards(g, m, boss, 1 << hero.area)
        return True


# ---------------------------------------------------------------------- the Darkest Dungeon


class Cyst(Habit):
    """DD-41.22: with no White Cell Stalk in play it summons one."""

    name = "cyst"

    def instead(self, g: Estate, m: Match, boss: Monster) -> bool:
        from .battle import summon

        if kind_in_play(g, "white_cell_stalk"):
            return False
        return summon(g, m, g.pack.monster_index["white_cell_stalk"], NONE)


class Horror(Habit):
    """DD-41.25, DD-A.152: with room on the tracker it calls those who are missing."""

    name = "horror"

    def chooses(self, g: Estate, boss: Monster) -> int:
        missing = not kind_in_play(g, "cultist_priest") or not kind_in_play(g, "malignant_growth")
        return 2 if missing and g.slots_used() < SLOTS else BY_DIE


class ScrambleStances(Step[Estate]):
    """DD-41.27: the Hero Stance tokens are drawn anew, from Aggressive on."""

    __slots__ = ("taken",)
    name = "scramble"

    def __init__(self, *taken: int) -> None:
        self.taken = taken

    def args(self) -> tuple[int, ...]:
        return self.taken

    def fits(self, g: Estate) -> bool:
        return all(0 <= number < len(g.heroes) for number in self.taken)

    def run(self, g: Estate, m: Match) -> None:
        left = sorted(number for number in g.order[PARTY] if number not in self.taken)
        if len(left) > 1:
            ids = [g.pack.hero_ids[g.heroes[number].kind] for number in left]
            number = left[m.chance.index(Draw("stance", ids))]
            g.agenda.append(ScrambleStances(*self.taken, number))
            return
        taken = [number for number in self.taken if number in g.order[PARTY]]
        g.set_slots(PARTY, in_line((*taken, *left)))
        if m.telling:
            m.tell("scrambled", (g.names_of(g.order[PARTY]),))


# ---------------------------------------------------------------------- the final encounter


class AncestorOne(Habit):
    """DD-41.28–41.35: reflections fill his slots; while one is empty he goes on acting."""

    name = "ancestor_one"

    def set_up(self, g: Estate, m: Match, boss: Monster) -> None:
        g.agenda.append(PlaceReflection(2, 1))

    def instead(self, g: Estate, m: Match, boss: Monster) -> bool:
        g.agenda.append(Again(boss.number))  # when what he does now is done
        return False

    def chooses(self, g: Estate, boss: Monster) -> int:
        return 2 if g.slots_used() >= SLOTS else BY_DIE

    @staticmethod
    def goes_on(g: Estate, boss: Monster) -> bool:
        """DD-A.153: a slot is empty, and one of his Skills can reach somebody."""
        if g.slots_used() >= SLOTS:
            return False
        card = g.monster_card(boss)
        bands = g.ground.bands
        for number in set(card.lines[g.stance(boss.number)]):
            skill = card.skills[number]
            target = find_target(g, boss, skill)
            if target != NONE:
                band, goal = bands[skill.reach], g.figure(target).area
                if any(band[area] >> goal & 1 for area in places(g, boss, skill, target)):
                    return True
        return False


class Again(FigureStep):
    """DD-41.29: the Ancestor acts once more in the same turn."""

    __slots__ = ()
    name = "again"

    def run(self, g: Estate, m: Match) -> None:
        boss = g.figure(self.who)
        if boss.area >= 0:
            assert isinstance(boss, Monster)
            if ANCESTOR_ONE.goes_on(g, boss):
                g.agenda.append(MonsterActs(self.who))


class PlaceReflection(Step[Estate]):
    """DD-41.28: two Perfect and one Imperfect Reflection at random on the other Stances."""

    __slots__ = ("imperfect", "perfect")
    name = "place_reflection"

    def __init__(self, perfect: int, imperfect: int) -> None:
        self.perfect = perfect
        self.imperfect = imperfect

    def args(self) -> tuple[int, ...]:
        return (self.perfect, self.imperfect)

    def run(self, g: Estate, m: Match) -> None:
        from .battle import new_monster

        left = (self.perfect, self.imperfect)
        if not any(left):
            return
        ids = ("perfect_reflection", "imperfect_reflection")
        pick = m.chance.index(Draw("monster", ids, left))
        monster = new_monster(g, g.pack.monster_index[ids[pick]], 0, 0)
        slot = g.open_slot(monster.space)
        g.take_slot(monster, slot)
        monster.area = place_near(g, monster, g.ground.monster_start[slot])
        if m.telling:
            m.tell("spawned", (*g.tag(monster.number), monster.area))
        g.agenda.append(PlaceReflection(self.perfect - (pick == 0), self.imperfect - (pick == 1)))


class Imperfect(Habit):
    """DD-41.32: its end wounds the Ancestor."""

    name = "imperfect"

    def died(self, g: Estate, m: Match, boss: Monster) -> None:
        number = in_play(g, "ancestor_one")
        if number:
            harm.wound(g, m, g.figure(number), REFLECTION_WOUNDS)


class AncestorTwo(Habit):
    """DD-41.36–41.39: among Nothingness; after each action he may be elsewhere."""

    name = "ancestor_two"

    def set_up(self, g: Estate, m: Match, boss: Monster) -> None:
        from .battle import GiveWay

        start = g.ground.monster_start
        g.blocks = tuple(start[stance] for stance in (DEFENSIVE, RANGED, SUPPORT))
        for area in reversed(g.blocks):
            g.agenda.append(GiveWay(boss.number, area))

    def after(self, g: Estate, m: Match, boss: Monster, plan: int) -> None:
        g.agenda.append(Teleport(boss.number))

    def died(self, g: Estate, m: Match, boss: Monster) -> None:
        g.blocks = ()


class Teleport(FigureStep):
    """DD-41.38, DD-A.155: 1–3 Defensive, 4–6 Ranged, 7–9 Support Area, 10 nowhere."""

    __slots__ = ()
    name = "teleport"

    def run(self, g: Estate, m: Match) -> None:
        boss = g.figure(self.who)
        if boss.area < 0:
            return
        roll = harm.d10(g, m, None)
        if roll == 10:
            return
        area = g.ground.monster_start[1 + (roll - 1) // 3]
        if area == boss.area:
            return
        boss.area = area
        if m.telling:
            m.tell("moved", (*g.tag(boss.number), area))
        if free(g, area) < 0:
            from .battle import GiveWay

            g.agenda.append(GiveWay(boss.number))


class Gestating(Habit):
    """DD-41.41: its Skill and its reprisal are on its card."""

    name = "gestating"


class Doom(Habit):
    """DD-41.45, DD-41.46, DD-A.158: the Skill of the next turn is known."""

    name = "doom"

    def begin(self, g: Estate, m: Match, boss: Monster) -> None:
        g.agenda.append(RollDoom())

    def chooses(self, g: Estate, boss: Monster) -> int:
        if not g.doom:
            return BY_DIE
        return g.monster_card(boss).lines[g.stance(boss.number)][g.doom - 1]

    def after(self, g: Estate, m: Match, boss: Monster, plan: int) -> None:
        if plan != NONE or not g.doom:
            g.agenda.append(RollDoom())


class RollDoom(Step[Estate]):
    """Impending Doom, rolled openly."""

    __slots__ = ()
    name = "roll_doom"

    def run(self, g: Estate, m: Match) -> None:
        g.doom = m.chance.index(g.pack.d10) + 1
        if m.telling:
            m.tell("doom", (g.doom,))


ANCESTOR_ONE = AncestorOne()
for _habit in (
    Prophet(), Collector(), Fanatic(), Cyst(), Horror(), ANCESTOR_ONE, Imperfect(), AncestorTwo(),
    Gestating(), Doom(),
):  # fmt: skip
    HABITS[_habit.name] = _habit
