"""Buildings that rise (DD-34.1–34.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.agenda import Ask, Choice, Question, Step
from undercroft.kernel.decision import Target
from undercroft.kernel.text import Message, Ref, Value

from .. import facts
from ..dungeon.votes import YES_OR_NO, ballot
from ..effects.goods import gain_gold
from ..pack.goods import Building
from ..state.asking import ask_or_take
from ..state.choosing import DONE, ask_again, once
from ..state.estate import Estate
from ..state.hamlet import MOST_WAITING
from ..state.kinds import Seat
from ..terms import LEADER, NO, YES

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


def upgrade_price(state: Estate, building: Building) -> int:
    """DD-34.1, DD-34.2, DD-34.4; 0 if it cannot be upgraded."""
    level = state.hamlet.buildings[building.index]
    return building.entry.upgrade if level < len(building.entry.levels) else 0


def may_build(state: Estate, building: Building, gold: int) -> bool:
    """Whether an upgrade can be proposed."""
    return 0 < upgrade_price(state, building) <= gold


class Propose(Question[Estate]):
    """DD-34.3: an upgrade needs everybody's consent; whoever proposes it has given it."""

    name = "propose"
    rules = ("DD-34.1", "DD-34.3")
    building: Building
    seat: Seat
    free: bool

    def fits(self, state: Estate) -> bool:
        return self.seat < state.players and upgrade_price(state, self.building) > 0

    def price(self, state: Estate) -> int:
        return 0 if self.free else upgrade_price(state, self.building)

    def choices(self, state: Estate, seat: int) -> tuple[Choice[Estate], ...]:
        return YES_OR_NO

    def run(self, state: Estate, match: Match) -> None:
        others = [seat for seat in range(state.players) if seat != self.seat]
        state.own_campaign().votes = tuple(
            [None if seat in others else YES for seat in range(state.players)]
        )
        state.then(Agreed(self.building, self.free))
        for seat in others:
            state.ask(self, seat, YES_OR_NO)

    def chosen(self, state: Estate, seat: int) -> Choice[Estate] | None:
        return ballot(state, seat)

    def subject(self, state: Estate, seat: int) -> Target | None:
        return ("building", self.building.id)

    def prompt(self, state: Estate, seat: int) -> Message:
        building = self.building
        args: dict[str, Value] = {
            "building": Ref("building", building.id),
            "gold": self.price(state),
            "level": state.hamlet.buildings[building.index] + 1,
        }
        return Message("dd-prompt-propose", args)


class Agreed(Step[Estate]):
    """All have voted: the building rises, for its price or by the free work of an Event."""

    name = "agreed"
    building: Building
    free: bool

    def fits(self, state: Estate) -> bool:
        return upgrade_price(state, self.building) > 0

    def run(self, state: Estate, match: Match) -> None:
        agreed = NO not in state.campaign.votes
        state.own_campaign().votes = ()
        if not agreed:
            state.own_hamlet().refused += (self.building,)
            if match.telling:
                match.tell(facts.Refused("upgrade"))
            if self.free:
                state.then(FreeBuild())
            return
        if self.free:
            state.own_hamlet().shut += (self.building,)
        else:
            gain_gold(state, match, -upgrade_price(state, self.building))
        build(state, match, self.building)


def build(state: Estate, match: Match, building: Building) -> None:
    """One level up; the Stagecoach brings another Waiting Hero (DD-34.6, DD-A.117)."""
    hamlet = state.own_hamlet()
    levels = list(hamlet.buildings)
    level = levels[building.index] = levels[building.index] + 1
    hamlet.buildings = tuple(levels)
    more = building.entry.levels[level - 1].waiting
    hamlet.waiting = min(MOST_WAITING, hamlet.waiting + more)
    if match.telling:
        match.tell(facts.Built(building.id, level))


class Upgrade(Choice[Estate]):
    """A building to be raised for its price, if the others agree; then one decides again."""

    name = "upgrade"
    building: Building

    @property
    def id(self) -> str:
        return f"upgrade-{self.building.id}"

    def text(self, state: Estate, ask: Ask) -> Message:
        args: dict[str, Value] = {
            "building": Ref("building", self.building.id),
            "gold": upgrade_price(state, self.building),
            "level": state.hamlet.buildings[self.building.index] + 1,
        }
        return Message("dd-option-upgrade", args)

    def targets(self, state: Estate, ask: Ask) -> tuple[Target, ...]:
        return (("building", self.building.id), ("place", "works"))

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        ask_again(state, ask)
        state.then(Propose(self.building, ask.seat, False))


def upgrades(state: Estate) -> list[Upgrade]:
    """What there is Gold for."""
    gold = state.hamlet.gold
    return [
        once(state.pack, Upgrade, (building,))
        for building in state.pack.buildings
        if may_build(state, building, gold)
    ]


class FreeBuild(Question[Estate]):
    """An Event: a building rises for nothing, but is shut in this phase."""

    name = "free_build"
    rules = ("DD-33.11", "DD-34.1")

    def choices(self, state: Estate, seat: int) -> tuple[Choice[Estate], ...]:
        found = [
            once(state.pack, FreeUpgrade, (building,))
            for building in state.pack.buildings
            if upgrade_price(state, building) > 0
        ]
        return (*found, DONE)

    def run(self, state: Estate, match: Match) -> None:
        ask_or_take(state, match, self, LEADER)

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-free-build")


class FreeUpgrade(Choice[Estate]):
    name = "build"
    building: Building

    @property
    def id(self) -> str:
        return self.building.id

    def text(self, state: Estate, ask: Ask) -> Message:
        return Message("dd-option-free-build", {"building": Ref("building", self.building.id)})

    def targets(self, state: Estate, ask: Ask) -> tuple[Target, ...]:
        return (("building", self.building.id),)

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        state.then(Propose(self.building, ask.seat, True))
