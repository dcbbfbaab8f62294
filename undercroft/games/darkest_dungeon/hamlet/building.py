"""Buildings that rise (DD-34.1–34.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.agenda import Step
from undercroft.kernel.decision import Option
from undercroft.kernel.text import Message, Ref, Value

from ..dungeon.votes import NO, VOTES, YES
from ..effects.goods import gain_gold
from ..pack.goods import Building
from ..state.estate import Estate
from ..terms import LEADER, NONE
from .training import DONE

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from ..pack.cards import Cards


def upgrade_price(state: Estate, building: Building) -> int:
    """DD-34.1, DD-34.2, DD-34.4; 0 if it cannot be upgraded."""
    level = state.hamlet.buildings[building.index]
    return building.entry.upgrade if level < len(building.entry.levels) else 0


def may_build(state: Estate, building: Building, gold: int) -> bool:
    """Whether an upgrade can be proposed."""
    return 0 < upgrade_price(state, building) <= gold


class Propose(Step[Estate]):
    """DD-34.3: an upgrade needs everybody's consent; whoever proposes it has given it."""

    __slots__ = ("building", "free", "seat")
    name = "propose"

    def __init__(self, building: int, seat: int, free: int) -> None:
        self.building = building
        self.seat = seat
        self.free = free

    def args(self) -> tuple[int, ...]:
        return (self.building, self.seat, self.free)

    def fits(self, state: Estate) -> bool:
        known = 0 <= self.building < len(state.pack.buildings) and 0 <= self.seat < state.players
        return known and upgrade_price(state, state.pack.buildings[self.building]) > 0

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        return (YES, NO)

    def run(self, state: Estate, match: Match) -> None:
        others = [seat for seat in range(state.players) if seat != self.seat]
        state.campaign.votes = tuple(
            NONE if seat in others else YES for seat in range(state.players)
        )
        state.agenda.append(Agreed(self.building, self.free))
        for seat in others:
            state.ask(self, seat, (YES, NO))

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        votes = list(state.campaign.votes)
        votes[seat] = option
        state.campaign.votes = tuple(votes)

    def prompt(self, state: Estate, seat: int) -> Message:
        building = state.pack.buildings[self.building]
        args: dict[str, Value] = {
            "building": Ref("building", building.id),
            "gold": 0 if self.free else upgrade_price(state, building),
            "level": state.hamlet.buildings[self.building] + 1,
        }
        return Message("dd-prompt-propose", args)

    def option_id(self, pack: Cards, raw: int) -> str:
        return VOTES[raw]

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        return Option(VOTES[raw], Message(f"dd-option-vote-{VOTES[raw]}"))


class Agreed(Step[Estate]):
    """All have voted: the building rises, for its price or by the free work of an Event."""

    __slots__ = ("building", "free")
    name = "agreed"

    def __init__(self, building: int, free: int) -> None:
        self.building = building
        self.free = free

    def args(self) -> tuple[int, ...]:
        return (self.building, self.free)

    def fits(self, state: Estate) -> bool:
        known = 0 <= self.building < len(state.pack.buildings)
        return known and upgrade_price(state, state.pack.buildings[self.building]) > 0

    def run(self, state: Estate, match: Match) -> None:
        agreed = NO not in state.campaign.votes
        state.campaign.votes = ()
        if not agreed:
            state.dungeon.refused |= 1 << self.building
            if match.telling:
                match.tell("refused", ("upgrade",))
            if self.free:
                state.agenda.append(FreeBuild())
            return
        if self.free:
            state.hamlet.shut |= 1 << self.building
        else:
            gain_gold(state, match, -upgrade_price(state, state.pack.buildings[self.building]))
        build(state, match, self.building)


def build(state: Estate, match: Match, index: int) -> None:
    """One level up; the Stagecoach brings another Waiting Hero (DD-34.6, DD-A.117)."""
    hamlet = state.hamlet
    levels = list(hamlet.buildings)
    levels[index] += 1
    hamlet.buildings = tuple(levels)
    building = state.pack.buildings[index]
    hamlet.waiting = min(4, hamlet.waiting + building.entry.levels[levels[index] - 1].waiting)
    if match.telling:
        match.tell("built", (building.id, levels[index]))


class FreeBuild(Step[Estate]):
    """An Event: a building rises for nothing, but is shut in this phase."""

    __slots__ = ()
    name = "free_build"

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        found = [
            b.index for b in state.pack.buildings if may_build(state, b, upgrade_price(state, b))
        ]
        return (*found, DONE)

    def run(self, state: Estate, match: Match) -> None:
        options = self.options(state, LEADER)
        if len(options) > 1:
            state.ask(self, LEADER, options)

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        if option != DONE:
            state.agenda.append(Propose(option, seat, 1))

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-free-build")

    def option_id(self, pack: Cards, raw: int) -> str:
        return "done" if raw == DONE else pack.building_ids[raw]

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        if raw == DONE:
            return Option("done", Message("dd-option-done"))
        id = state.pack.building_ids[raw]
        text = Message("dd-option-free-build", {"building": Ref("building", id)})
        return Option(id, text, (("building", id),))
