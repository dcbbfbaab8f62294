"""Verbs of a Battle: where figures stand, who joins, the Skill in use."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ..effects.base import Effect
from ..pack.monsters import MonsterCard
from ..state.estate import Estate
from ..state.figures import Figure, Hero, Monster
from ..terms import MONSTER, SUPPORT
from . import field, shuffles
from .bosses import ScrambleStances
from .newcomers import DrawSummon, raise_dead, summon
from .staging import spawn

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


class Shuffle(Effect):
    """DD-20.20, DD-20.21: away from the user or towards, on the tile and on the tracker."""

    says = ("areas",)
    push: ClassVar[bool] = True

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        if figure is not None and figure.area >= 0:
            shuffles.shuffle(state, match, figure, self.entry.areas or 0, self.push, by)


class Push(Shuffle):
    op = "push"


class Pull(Shuffle):
    op = "pull"
    push = False


class Toss(Effect):
    """Put the hero on the Area a d10 names."""

    says = ()
    op = "toss"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        if isinstance(figure, Hero) and figure.alive:
            state.agenda.append(shuffles.Toss(figure.number))


class Scramble(Effect):
    """DD-41.27: the Hero Stance tokens are shuffled."""

    says = ()
    op = "scramble"
    once = True

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        state.agenda.append(ScrambleStances())


class Stagger(Effect):
    """One Stance back, or forward from the last."""

    says = ()
    op = "stagger"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        if figure is not None:
            back = not state.in_stance(figure.number, SUPPORT)
            field.move_stance(state, match, figure.number, 1 if back else -1)


class Pulse(Effect):
    """Everybody in the Areas is moved to another one while it has space."""

    says = ("amount",)
    op = "pulse"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        field.draw_in(state, match, self.room_areas, self.goal, self.amount)


class Summon(Effect):
    """DD-31.18: another monster joins. `where: [target]` puts it on the Skill's Area (DD-41.3)."""

    says = ("what", "monster")
    op = "summon"
    once = True

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        entry = self.entry
        if entry.once and any(
            state.monsters[n - MONSTER].kind is self.monster for n in state.order[1]
        ):
            return
        if entry.what in ("any", "deck"):
            state.agenda.append(DrawSummon())
        else:
            assert self.monster is not None
            area = state.using.area if entry.where == ["target"] else None
            summon(state, match, self.monster, area)


class Spawn(Effect):
    """A Threat's monster is spawned first."""

    says = ("monster",)
    op = "spawn"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        assert self.monster is not None
        spawn(state, match, self.monster, 0, 0)


class Purge(Effect):
    """Monsters of this Battle that are of another type leave the game."""

    says = ("what",)
    op = "purge"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        drawn = state.battle.drawn
        out = [card for card in drawn if self.entry.what not in card.types and card.deck]
        gone = sorted((*state.decks.gone, *out), key=place_of)
        state.own_decks().gone = tuple(gone)
        if out and match.telling:
            match.tell("purged", ([card.id for card in out],))


def place_of(card: MonsterCard) -> int:
    return card.index


class Reanimate(Effect):
    """The first dead of a Battle that is not Large rises again."""

    says = ()
    op = "reanimate"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        if isinstance(figure, Monster):
            raise_dead(state, match, figure)


class AddAcc(Effect):
    says = ("amount", "sign")
    op = "add_acc"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        state.using.acc += self.amount


class AddCrit(Effect):
    says = ("amount", "sign")
    op = "add_crit"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        state.using.crit += self.amount


class AddDamage(Effect):
    says = ("amount",)
    op = "add_damage"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        state.using.damage += self.amount


class AddHeal(Effect):
    says = ("amount",)
    op = "add_heal"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        state.using.heal += self.amount


class Shorten(Effect):
    """Conditions the user causes last less long."""

    says = ("amount",)
    op = "shorten"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        state.using.shorten += self.amount


class Harmless(Effect):
    says = ()
    op = "harmless"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        state.using.harmless = True


class Also(Effect):
    """A hit also does this."""

    says = ("inner",)
    op = "also"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        state.using.also += self.inner


class AddDodge(Effect):
    says = ("amount", "sign")
    op = "add_dodge"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        assert figure is not None
        place = state.using.targets.index(figure.number)
        dodge = list(state.using.dodge)
        dodge[place] += self.amount
        state.using.dodge = tuple(dodge)


class MarkTarget(Effect):
    says = ()
    flag: ClassVar[int] = 0

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        assert figure is not None
        place = state.using.targets.index(figure.number)
        marks = list(state.using.marks)
        marks[place] |= self.flag
        state.using.marks = tuple(marks)


class Half(MarkTarget):
    """Half the damage of this attack."""

    op = "half"
    flag = 1


class ForceCrit(MarkTarget):
    """A hit becomes critical."""

    op = "force_crit"
    flag = 2


VERBS: Final[tuple[type[Effect], ...]] = (
    Push, Pull, Toss, Scramble, Stagger, Pulse, Summon, Spawn, Purge, Reanimate, AddAcc, AddCrit,
    AddDamage, AddHeal, Shorten, Harmless, Also, AddDodge, Half, ForceCrit,
)  # fmt: skip
