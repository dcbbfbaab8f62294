"""Verbs of the Hamlet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.kernel.takes import Lines, Number, takes

from .. import facts
from ..effects.base import Effect
from ..effects.fields import AMOUNT, DEED, WHO
from ..effects.occasions import (
    BONUS,
    CURIO,
    HAMLET_SKILL,
    IN_HAMLET,
    RAID,
    ROLL_OFF,
    SERVICE,
    TO_NOBODY,
    use,
)
from ..state.estate import Estate
from ..state.figures import Figure, Hero
from ..terms import DICE_LIMIT, PARTY
from .building import FreeBuild
from .events import FeastChoice, Lesson, RaidRoll, RollOff

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


class Tutor(Effect):
    """The next Skill at the Guild costs less."""

    op = "tutor"
    moments = use(CURIO, HAMLET_SKILL, SERVICE)
    needs = takes(amount=AMOUNT)
    may = DEED

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        state.own_hamlet().tutor += self.amount


class OrderDice(Effect):
    """Provision dice for the next Quest (DD-A.113)."""

    op = "order_dice"
    moments = (*IN_HAMLET, *use(HAMLET_SKILL, SERVICE, BONUS))
    needs = takes(amount=Number(1, DICE_LIMIT))
    may = DEED

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        state.own_hamlet().ordered += self.amount


class Dismiss(Effect):
    """The Caretaker leaves the board for this Hamlet phase (DD-A.237)."""

    op = "dismiss"
    moments = use(HAMLET_SKILL)
    may = DEED

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        hamlet = state.own_hamlet()
        hamlet.dismissed = True
        his = hamlet.caretaker
        if his is None:
            return
        # Whatever else blocks a building stays.
        hamlet.blocked = tuple(
            [building for building in hamlet.blocked if building is not his or his in hamlet.shut]
        )
        hamlet.caretaker = None
        if match.telling:
            match.tell(facts.CaretakerGone())


class Foresee(Effect):
    """A Room of the next Dungeon will be revealed."""

    op = "foresee"
    moments = use(HAMLET_SKILL, SERVICE)
    needs = takes(amount=Number(1, 9))
    may = DEED

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        state.own_hamlet().foresee += self.amount


class Lowest(Effect):
    """All heroes roll; it befalls those with the lowest."""

    op = "lowest"
    moments = TO_NOBODY
    needs = takes(effects=Lines(owner=ROLL_OFF))
    may = DEED

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        state.agenda.append(RollOff(self, state.order[PARTY]))


class Highest(Lowest):
    """All heroes roll; it befalls those with the highest."""

    op = "highest"


class Haunt(Effect):
    """The lowest roller spends the first day at the Graveyard; `amount`: its effect may be used."""

    op = "haunt"
    moments = ("first_day",)
    needs = takes(amount=Number(0, 1))

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        state.agenda.append(RollOff(self, state.order[PARTY]))


class Raid(Effect):
    """A d10 at the end of the day: it befalls the hero in the building of that number."""

    op = "raid"
    moments = ("day_end",)
    needs = takes(effects=Lines(owner=RAID))

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        state.agenda.append(RaidRoll(self))


class Build(Effect):
    """A building may be upgraded for nothing; it is shut in this Hamlet phase."""

    op = "build"
    moments = ("event",)

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        state.agenda.append(FreeBuild())


class Feast(Effect):
    """All Stress or all Life."""

    op = "feast"
    moments = IN_HAMLET
    needs = takes(who=WHO)
    may = DEED

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        if isinstance(figure, Hero) and (figure.stress or figure.wounds):
            state.agenda.append(FeastChoice(figure.number))


class Teach(Effect):
    """A Skill rises for nothing; `amount` is the highest level it may have before."""

    op = "teach"
    moments = IN_HAMLET
    needs = takes(amount=Number(1, 2), who=WHO)
    may = DEED

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        if isinstance(figure, Hero):
            state.agenda.append(Lesson(figure.number, self.amount))


VERBS: Final[tuple[type[Effect], ...]] = (
    Tutor, OrderDice, Dismiss, Foresee, Lowest, Highest, Haunt, Raid, Build, Feast, Teach,
)  # fmt: skip
