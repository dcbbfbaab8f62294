"""Verbs of a Battle: where figures stand, who joins, the Skill in use."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from undercroft.kernel.takes import Lines, Number, Problem, Words, takes

from .. import facts
from ..effects.base import Effect
from ..effects.fields import (
    AMOUNT,
    AREAS,
    CHANGE,
    DEED,
    MONSTER_ID,
    MONSTER_OR_DECK,
    MONSTER_TYPES,
    YES,
)
from ..effects.occasions import (
    ALSO,
    BY_MONSTERS,
    INTERACTION,
    MONSTER_SKILL_SELF,
    MONSTER_SKILL_TARGET,
    MOOD,
    REPRISAL,
    ROOM,
    SKILL_SELF,
    SKILL_TARGET,
    TRINKET,
    use,
)
from ..pack.monsters import MonsterCard
from ..state.estate import Estate
from ..state.figures import Figure, Hero, Monster
from ..state.records import Mark, SkillUse
from ..terms import CRIT, FOES, HIT, MONSTER, SUPPORT
from . import field, shuffles
from .bosses import ScrambleStances
from .newcomers import DrawSummon, raise_dead, summon
from .staging import spawn

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


class Shuffle(Effect):
    """DD-20.20, DD-20.21: away from the user or towards, on the tile and on the tracker."""

    moments = use(SKILL_SELF, SKILL_TARGET, MONSTER_SKILL_SELF, MONSTER_SKILL_TARGET, ALSO)
    needs = takes(areas=Number(1, 9))
    may = DEED
    push: ClassVar[bool] = True

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        if figure is not None and figure.area is not None:
            shuffles.shuffle(state, match, figure, self.entry.areas or 0, self.push, by)


class Push(Shuffle):
    """Away from the user."""

    op = "push"


class Pull(Shuffle):
    """Towards the user."""

    op = "pull"
    push = False


class Toss(Effect):
    """Put the hero on the Area a d10 names."""

    op = "toss"
    moments = use(MONSTER_SKILL_TARGET)
    may = DEED

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        if isinstance(figure, Hero) and figure.alive:
            state.agenda.append(shuffles.Toss(figure.number))


class Scramble(Effect):
    """DD-41.27: the Hero Stance tokens are shuffled."""

    op = "scramble"
    moments = BY_MONSTERS
    may = DEED
    single = True

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        state.agenda.append(ScrambleStances())


class Stagger(Effect):
    """One Stance back, or forward from the last."""

    op = "stagger"
    moments = (*BY_MONSTERS, *use(SKILL_SELF, SKILL_TARGET, REPRISAL, INTERACTION, MOOD))
    may = DEED

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        if figure is not None:
            back = not state.in_stance(figure.number, SUPPORT)
            field.move_stance(state, match, figure.number, 1 if back else -1)


class Pulse(Effect):
    """Everybody in the Areas is moved to another one while it has space."""

    op = "pulse"
    moments = ("round_start", "round_end")
    owners = (ROOM,)
    needs = takes(where=AREAS, what=AREAS)
    may = takes(amount=Number(0, 9)) | DEED

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        field.draw_in(state, match, self.room_areas, self.goal, self.amount)


class Summon(Effect):
    """DD-31.18: another monster joins, a named one or one from the `deck`.

    `at: target` puts it on the Skill's Area (DD-41.3).
    """

    op = "summon"
    moments = ("round_start", "round_end", *BY_MONSTERS)
    needs = takes(what=MONSTER_OR_DECK)
    may = takes(once=YES, at=Words("target")) | DEED
    single = True

    @classmethod
    def wrong(cls, line: Any) -> list[Problem]:
        if line.what != "deck":
            return []
        return [
            (field, "a monster must be named for that")
            for field in ("once", "at")
            if getattr(line, field) is not None
        ]

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        entry = self.entry
        if entry.once and any(
            state.monsters[n - MONSTER].kind is self.monster for n in state.order[FOES]
        ):
            return
        if entry.what == "deck":
            state.agenda.append(DrawSummon())
        else:
            assert self.monster is not None
            area = state.using.area if entry.at is not None else None
            summon(state, match, self.monster, area)


class Spawn(Effect):
    """A Threat's monster is spawned first."""

    op = "spawn"
    moments = ("first_spawn",)
    needs = takes(what=MONSTER_ID)

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        assert self.monster is not None
        spawn(state, match, self.monster, 0, 0)


class Purge(Effect):
    """Monsters that fought in this Battle and are of another type leave the game (DD-A.302)."""

    op = "purge"
    moments = ("battle_end",)
    needs = takes(what=MONSTER_TYPES)

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        fought = list(state.battle.drawn)
        for card in state.battle.displaced:
            if card in fought:
                fought.remove(card)
        out = [card for card in fought if self.entry.what not in card.types and card.deck]
        gone = sorted((*state.decks.gone, *out), key=place_of)
        state.own_decks().gone = tuple(gone)
        if out and match.telling:
            match.tell(facts.Purged(tuple([card.id for card in out])))


def place_of(card: MonsterCard) -> int:
    return card.index


class Reanimate(Effect):
    """The first dead of a Battle that is not Large rises again."""

    op = "reanimate"
    moments = ("monster_death",)

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        if isinstance(figure, Monster):
            raise_dead(state, match, figure)


class AddAcc(Effect):
    """The roll of the hero's Skill hits more or less easily."""

    op = "add_acc"
    moments = use(TRINKET["before_attack"], TRINKET["after_attack"])
    needs = takes(amount=CHANGE)

    def declares(self, use: SkillUse) -> bool:
        return use.skill.acc is not None

    def serves(self, use: SkillUse, hits: bool) -> bool:
        return use.skill.acc is not None

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        state.using.acc += self.amount


class AddCrit(Effect):
    """It is critical more or less easily."""

    op = "add_crit"
    moments = use(TRINKET["after_attack"])
    needs = takes(amount=CHANGE)

    def serves(self, use: SkillUse, hits: bool) -> bool:
        return use.skill.acc is not None

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        state.using.crit += self.amount


class AddDamage(Effect):
    """It deals more damage."""

    op = "add_damage"
    moments = use(TRINKET["after_attack"])
    needs = takes(amount=AMOUNT)

    def serves(self, use: SkillUse, hits: bool) -> bool:
        return hits and use.skill.dmg is not None

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        state.using.damage += self.amount


class AddHeal(Effect):
    """It heals more Wounds."""

    op = "add_heal"
    moments = use(TRINKET["after_attack"])
    needs = takes(amount=AMOUNT)

    def serves(self, use: SkillUse, hits: bool) -> bool:
        return hits and use.skill.heal is not None

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        state.using.heal += self.amount


class Shorten(Effect):
    """Conditions the user causes last less long."""

    op = "shorten"
    moments = use(TRINKET["before_attack"])
    needs = takes(amount=AMOUNT)

    def declares(self, use: SkillUse) -> bool:
        return any(effect.turns for effect in use.skill.target)

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        state.using.shorten += self.amount


class Harmless(Effect):
    """It deals no damage."""

    op = "harmless"
    moments = use(TRINKET["before_attack"])

    def declares(self, use: SkillUse) -> bool:
        return use.skill.dmg is not None

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        state.using.harmless = True


class Also(Effect):
    """A hit also does this."""

    op = "also"
    moments = use(TRINKET["after_attack"])
    needs = takes(effects=Lines(owner=ALSO))

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        state.using.also += self.inner


class AddDodge(Effect):
    """Attacks on the hero hit less or more easily."""

    op = "add_dodge"
    moments = use(TRINKET["before_defence"], TRINKET["after_defence"])
    needs = takes(amount=CHANGE)

    def saves(self, use: SkillUse, result: int, hurts: bool) -> bool:
        return use.skill.acc is not None and result != CRIT

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        assert figure is not None
        place = state.using.targets.index(figure.number)
        dodge = list(state.using.dodge)
        dodge[place] += self.amount
        state.using.dodge = tuple(dodge)


class MarkTarget(Effect):
    """What becomes of an attack on the hero."""

    moments = use(TRINKET["after_defence"])
    mark: ClassVar[Mark] = "half"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        assert figure is not None
        place = state.using.targets.index(figure.number)
        marks = list(state.using.marks)
        if self.mark not in marks[place]:
            marks[place] += (self.mark,)
        state.using.marks = tuple(marks)


class Half(MarkTarget):
    """Half the damage of this attack."""

    op = "half"

    def saves(self, use: SkillUse, result: int, hurts: bool) -> bool:
        return hurts


class ForceCrit(MarkTarget):
    """A hit becomes critical."""

    op = "force_crit"
    mark = "forced"

    def saves(self, use: SkillUse, result: int, hurts: bool) -> bool:
        return result == HIT and use.skill.crit is not None


VERBS: Final[tuple[type[Effect], ...]] = (
    Push, Pull, Toss, Scramble, Stagger, Pulse, Summon, Spawn, Purge, Reanimate, AddAcc, AddCrit,
    AddDamage, AddHeal, Shorten, Harmless, Also, AddDodge, Half, ForceCrit,
)  # fmt: skip
