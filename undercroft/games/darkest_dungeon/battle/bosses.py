"""Bosses' own rules: one small class each, named by `habit` in the pack (DD-41)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

from undercroft.kernel.agenda import Step
from undercroft.kernel.chance import Draw
from undercroft.kernel.record import Range

from .. import facts
from ..effects.dice import d10
from ..effects.wounds import fresh, wound
from ..pack.area_sets import ONLY
from ..pack.heroes import Skill
from ..state.estate import Estate, FigureStep
from ..state.figures import Monster
from ..state.kinds import AreaNumber, HeroNumber
from ..state.tracker import SLOTS, in_line
from ..terms import CLOSEST, DEFENSIVE, PARTY, RANGED, SUPPORT
from .boss_rules import FIRST_ANCESTOR, HABITS, Habit, card_in_play, first_ancestor, one_in_play
from .field import can_end, free, place_near, put, walk_to
from .foes import DrawNear, MonsterActs, by_rule, find_target, places
from .newcomers import GiveWay, new_monster, summon
from .skills import follow, start_use

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


PEWS: Final = 4
COLLECTED: Final = (("man_at_arms", DEFENSIVE), ("highwayman", RANGED), ("vestal", SUPPORT))
REFLECTION_WOUNDS: Final = 10  # DD-41.32

# ---------------------------------------------------------------------- the Ruins


class Prophet(Habit):
    """DD-41.5–41.9: pews on the first turn of a round, a Skill on the second, rubble on the third."""

    name = "prophet"

    def instead(self, state: Estate, match: Match, boss: Monster) -> bool:
        done = boss.kind.actions - boss.turns
        if done == 1:
            state.battle.pews = ()  # DD-A.146
            for _ in range(PEWS):
                state.agenda.append(PlacePew())
            return True
        if boss.turns == 0:
            for place in range(len(state.battle.pews) - 1, -1, -1):
                state.agenda.append(PewFalls(boss.number, state.battle.pews[place]))
            return True
        return False

    def died(self, state: Estate, match: Match, boss: Monster) -> None:
        state.battle.pews = ()


class PlacePew(Step[Estate]):
    """DD-41.6: a d10 names the Area."""

    name = "place_pew"

    def run(self, state: Estate, match: Match) -> None:
        area = state.ground.table[match.chance.index(state.pack.d10)]
        state.battle.pews += (area,)
        if match.telling:
            match.tell(facts.Pew(area))


class PewFalls(FigureStep):
    """DD-41.7: an attack on everybody in the Area, one roll for each pew."""

    name = "pew_falls"
    area: AreaNumber

    def run(self, state: Estate, match: Match) -> None:
        boss = state.figure(self.who)
        targets = tuple(n for n in state.order[PARTY] if state.heroes[n].area == self.area)
        if boss.area is None or not targets:
            return
        assert isinstance(boss, Monster)
        skill = boss.kind.skills[-1]
        start_use(state, match, boss, skill, self.area, targets)
        follow(state, match)


class Collector(Habit):
    """DD-41.12, DD-41.13: with no Collected in play he brings them in."""

    name = "collector"

    def instead(self, state: Estate, match: Match, boss: Monster) -> bool:
        if any(one_in_play(state, f"collected_{who}") for who, _ in COLLECTED):
            return False
        agenda = state.agenda
        depth = len(agenda)
        for who, stance in COLLECTED:
            before = len(agenda)
            card = state.pack.monster(f"collected_{who}_{boss.kind.level}")
            summon(state, match, card, yields=False, stance=stance)  # DD-A.150
            state.line_up(depth, before)
        return True


class Fanatic(Habit):
    """DD-41.16, DD-41.17: while the Pyre has space he goes for the closest hero and throws him in."""

    name = "fanatic"

    def instead(self, state: Estate, match: Match, boss: Monster) -> bool:
        pyre = one_in_play(state, "pyre")
        if pyre is None:
            return False
        area = pyre.place
        if free(state, area) < 1:
            return False
        heroes = [state.figure(number) for number in state.order[PARTY]]
        if not heroes:
            return True
        closest = by_rule(state, boss, heroes, CLOSEST)
        assert closest is not None
        hero = state.figure(closest)
        state.battle.target = hero.number
        room = state.ground
        near = room.distance[boss.place][hero.place] <= state.speed(boss)
        if near and can_end(state, boss, hero.place, hero.number):
            if boss.area != hero.area:
                walk_to(state, match, boss, hero.place)
            if match.telling:
                match.tell(facts.Thrown(state.tag(hero.number), area))
            fresh(hero)
            put(state, match, hero, area)  # DD-A.149
        else:
            DrawNear(boss.number).run(state, match)
        return True


# ---------------------------------------------------------------------- the Darkest Dungeon


class Cyst(Habit):
    """DD-41.22: with no White Cell Stalk in play it summons one."""

    name = "cyst"

    def instead(self, state: Estate, match: Match, boss: Monster) -> bool:
        if card_in_play(state, "white_cell_stalk"):
            return False
        return summon(state, match, state.pack.monster("white_cell_stalk"))


class Horror(Habit):
    """DD-41.25, DD-A.152: with room on the tracker it calls those who are missing."""

    name = "horror"

    def chooses(self, state: Estate, boss: Monster) -> Skill | None:
        others = ("cultist_priest", "malignant_growth")
        missing = not all(card_in_play(state, id) for id in others)
        return boss.kind.skills[2] if missing and state.slots_used() < SLOTS else None


class ScrambleStances(Step[Estate]):
    """DD-41.27: the Hero Stance tokens are drawn anew, from Aggressive on."""

    name = "scramble"
    taken: tuple[HeroNumber, ...] = ()

    def fits(self, state: Estate) -> bool:
        return all(number < len(state.heroes) for number in self.taken)

    def run(self, state: Estate, match: Match) -> None:
        left = sorted(number for number in state.order[PARTY] if number not in self.taken)
        if len(left) > 1:
            ids = [state.heroes[number].known.id for number in left]
            number = left[match.chance.index(Draw("stance", ids))]
            state.agenda.append(ScrambleStances((*self.taken, number)))
            return
        taken = [number for number in self.taken if number in state.order[PARTY]]
        state.set_slots(PARTY, in_line((*taken, *left)))
        if match.telling:
            match.tell(facts.Scrambled(state.cards_of(state.order[PARTY])))


# ---------------------------------------------------------------------- the final encounter


class AncestorOne(Habit):
    """DD-41.28–41.35: reflections fill his slots; while one is empty he goes on acting."""

    name = FIRST_ANCESTOR

    def set_up(self, state: Estate, match: Match, boss: Monster) -> None:
        state.agenda.append(PlaceReflection(2, 1))

    def instead(self, state: Estate, match: Match, boss: Monster) -> bool:
        state.agenda.append(Again(boss.number))  # when what he does now is done
        return False

    def chooses(self, state: Estate, boss: Monster) -> Skill | None:
        return boss.kind.skills[2] if state.slots_used() >= SLOTS else None

    @staticmethod
    def goes_on(state: Estate, boss: Monster) -> bool:
        """DD-A.153: a slot is empty, and one of his Skills can reach somebody."""
        if state.slots_used() >= SLOTS:
            return False
        card = boss.kind
        bands = state.ground.bands
        for skill in card.skills:
            if skill not in card.lines[state.stance(boss.number)]:
                continue
            target = find_target(state, boss, skill)
            if target is not None:
                band, goal = bands[skill.reach], state.figure(target).place
                if any(band[area] & ONLY[goal] for area in places(state, boss, skill, target)):
                    return True
        return False


class Again(FigureStep):
    """DD-41.29: the Ancestor acts once more in the same turn."""

    name = "again"

    def run(self, state: Estate, match: Match) -> None:
        boss = state.figure(self.who)
        if boss.area is not None:
            assert isinstance(boss, Monster)
            if ANCESTOR_ONE.goes_on(state, boss):
                state.agenda.append(MonsterActs(self.who))


class PlaceReflection(Step[Estate]):
    """DD-41.28: two Perfect and one Imperfect Reflection at random on the other Stances."""

    name = "place_reflection"
    perfect: Annotated[int, Range(0, SLOTS)]
    imperfect: Annotated[int, Range(0, SLOTS)]

    def run(self, state: Estate, match: Match) -> None:
        left = (self.perfect, self.imperfect)
        if not any(left):
            return
        ids = ("perfect_reflection", "imperfect_reflection")
        pick = match.chance.index(Draw("monster", ids, left))
        monster = new_monster(state, state.pack.monster(ids[pick]), 0, 0)
        state.take_slot(monster, state.open_slot(monster.space))
        start = state.ground.monster_start[state.stance(monster.number)]
        monster.area = place_near(state, monster, start)
        if match.telling:
            match.tell(facts.Spawned(state.tag(monster.number), monster.area))
        state.agenda.append(
            PlaceReflection(self.perfect - (pick == 0), self.imperfect - (pick == 1))
        )


class Imperfect(Habit):
    """DD-41.32: its end wounds the Ancestor."""

    name = "imperfect"

    def died(self, state: Estate, match: Match, boss: Monster) -> None:
        ancestor = first_ancestor(state)
        if ancestor is not None:
            wound(state, match, ancestor, REFLECTION_WOUNDS)


class AncestorTwo(Habit):
    """DD-41.36–41.39: among Nothingness; after each action he may be elsewhere."""

    name = "ancestor_two"

    def set_up(self, state: Estate, match: Match, boss: Monster) -> None:
        start = state.ground.monster_start
        state.battle.blocks = tuple(start[stance] for stance in (DEFENSIVE, RANGED, SUPPORT))
        for area in reversed(state.battle.blocks):
            state.agenda.append(GiveWay(boss.number, area))

    def after(self, state: Estate, match: Match, boss: Monster, plan: Skill | None) -> None:
        if plan is not None:  # a turn lost to Stun is no action
            state.agenda.append(Teleport(boss.number))

    def died(self, state: Estate, match: Match, boss: Monster) -> None:
        state.battle.blocks = ()


class Teleport(FigureStep):
    """DD-41.38, DD-A.155: 1–3 Defensive, 4–6 Ranged, 7–9 Support Area, 10 nowhere."""

    name = "teleport"

    def run(self, state: Estate, match: Match) -> None:
        boss = state.figure(self.who)
        if boss.area is None:
            return
        roll = d10(state, match, None)
        if roll == 10:
            return
        area = state.ground.monster_start[1 + (roll - 1) // 3]
        if area == boss.area:
            return
        boss.area = area
        if match.telling:
            match.tell(facts.Moved(state.tag(boss.number), area))
        if free(state, area) < 0:
            state.agenda.append(GiveWay(boss.number))


class Gestating(Habit):
    """DD-41.41: its Skill and its reprisal are on its card."""

    name = "gestating"


class Doom(Habit):
    """DD-41.45, DD-41.46, DD-A.158: the Skill of the next turn is known."""

    name = "doom"

    def begin(self, state: Estate, match: Match, boss: Monster) -> None:
        state.agenda.append(RollDoom())

    def chooses(self, state: Estate, boss: Monster) -> Skill | None:
        if not state.battle.doom:
            return None
        return boss.kind.lines[state.stance(boss.number)][state.battle.doom - 1]

    def after(self, state: Estate, match: Match, boss: Monster, plan: Skill | None) -> None:
        if plan is not None or not state.battle.doom:
            state.agenda.append(RollDoom())


class RollDoom(Step[Estate]):
    """Impending Doom, rolled openly."""

    name = "roll_doom"

    def run(self, state: Estate, match: Match) -> None:
        state.battle.doom = match.chance.index(state.pack.d10) + 1
        if match.telling:
            match.tell(facts.Doom(state.battle.doom))


ANCESTOR_ONE: Final = AncestorOne()
for habit in (
    Prophet(), Collector(), Fanatic(), Cyst(), Horror(), ANCESTOR_ONE, Imperfect(), AncestorTwo(),
    Gestating(), Doom(),
):  # fmt: skip
    HABITS[habit.name] = habit
