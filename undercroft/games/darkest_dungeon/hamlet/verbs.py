"""Verbs of the Hamlet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..effects.base import Effect
from ..state.estate import Estate
from ..state.figures import Figure, Hero
from ..terms import PARTY
from .building import FreeBuild
from .events import FeastChoice, Lesson, RaidRoll, RollOff

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


class Tutor(Effect):
    """The next Skill at the Guild costs less."""

    says = ("amount",)
    op = "tutor"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        state.own_hamlet().tutor += self.amount


class OrderDice(Effect):
    """Provision dice for the next Quest (DD-A.113)."""

    says = ("amount",)
    op = "order_dice"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        state.own_hamlet().ordered += self.amount


class Dismiss(Effect):
    """The Caretaker leaves the board for this Hamlet phase (DD-A.237)."""

    says = ()
    op = "dismiss"

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
            match.tell("caretaker_gone", ())


class Foresee(Effect):
    """A Room of the next Dungeon will be revealed."""

    says = ("amount",)
    op = "foresee"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        state.own_hamlet().foresee += self.amount


class Lowest(Effect):
    """All heroes roll; it befalls those with the lowest."""

    says = ("inner",)
    op = "lowest"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        state.agenda.append(RollOff(self, state.order[PARTY]))


class Highest(Lowest):
    op = "highest"


class Haunt(Effect):
    """The lowest roller spends the first day at the Graveyard; `amount`: its effect may be used."""

    says = ("amount",)
    op = "haunt"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        state.agenda.append(RollOff(self, state.order[PARTY]))


class Raid(Effect):
    """A d10 at the end of the day: it befalls the hero in the building of that number."""

    says = ("inner",)
    op = "raid"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        state.agenda.append(RaidRoll(self))


class Build(Effect):
    """A building may be upgraded for nothing; it is shut in this Hamlet phase."""

    says = ()
    op = "build"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        state.agenda.append(FreeBuild())


class Feast(Effect):
    """All Stress or all Life."""

    says = ("who",)
    op = "feast"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        if isinstance(figure, Hero) and (figure.stress or figure.wounds):
            state.agenda.append(FeastChoice(figure.number))


class Teach(Effect):
    """A Skill rises for nothing; `amount` is the highest level it may have before."""

    says = ("amount", "who")
    op = "teach"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        if isinstance(figure, Hero):
            state.agenda.append(Lesson(figure.number, min(self.amount, 2)))


VERBS: Final[tuple[type[Effect], ...]] = (
    Tutor, OrderDice, Dismiss, Foresee, Lowest, Highest, Haunt, Raid, Build, Feast, Teach,
)  # fmt: skip
