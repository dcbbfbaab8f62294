"""Campaigns: sections and scenarios, dashing through (DS-41, DS-42, DS-44, DS-46)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from undercroft.games.souls.content import SIDES
from undercroft.games.souls.models import Boss
from undercroft.games.souls.party import LEADER, finish
from undercroft.kernel.agenda import Ask, Choice, Question, Step
from undercroft.kernel.decision import Target
from undercroft.kernel.text import Message, Ref

from . import facts
from .cards import Scenario
from .encounter import EnterBoss, arrive_on, clear, take_boss_treasure
from .journey import LayMap
from .resting import rest_all
from .schema import SectionEntry
from .state import Journey, opposite
from .treasure import add_legends

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


def section_of(state: Journey) -> SectionEntry:
    assert state.scenario is not None
    return state.scenario.sections[state.section]


class BeginSection(Step[Journey]):
    """DS-41.3, DS-46.6: the section's own bosses and levels, and a new map."""

    name = "begin_section"

    def run(self, state: Journey, match: Match) -> None:
        section = section_of(state)
        state.bosses = tuple([state.box.boss_by_id[id] for id in section.bosses])
        if match.telling:
            match.tell(facts.Section(section.name))
        state.then(LayMap())


class SectionBossFell(Step[Journey]):
    """DS-41.4, DS-42.2, DS-46.4: after the last boss of the section: treasure, a spark, the next section."""

    name = "section_boss_fell"
    boss: Boss

    def run(self, state: Journey, match: Match) -> None:
        state.boss_step += 1
        if state.boss_step < len(state.bosses):
            state.then(EnterBoss())  # DS-A.144: the next begins at once
            return
        state.boss_step = 0
        take_boss_treasure(state, match, self.boss)
        state.sparks = min(state.max_sparks, state.sparks + 1)  # DS-42.4, DS-A.134
        scenario = state.scenario
        assert scenario is not None
        if state.section + 1 < len(scenario.sections):
            begin_section(state, scenario, state.section + 1)
            return
        won = {*state.victories, scenario}
        state.victories = tuple([one for one in state.box.scenarios if one in won])
        if state.onward and others(state):
            state.then(Onward())  # DS-A.173
        else:
            finish(state, match, True)  # DS-41.5


def begin_section(state: Journey, scenario: Scenario, section: int) -> None:
    """The party as it is goes on: rested, with all it owns."""
    state.scenario, state.section = scenario, section
    rest_all(state)  # DS-A.164
    if not state.legends:
        add_legends(state)  # DS-A.132: once, after the first section
    state.then(BeginSection())


def others(state: Journey) -> list[Scenario]:
    """The scenarios this party has not won yet."""
    return [one for one in state.box.scenarios if one not in state.victories]


class Onward(Question[Journey]):
    """DS-A.173: a scenario is won. The party ends here, or takes all it owns into another one."""

    name = "onward"
    rules = ("DS-A.173",)

    def choices(self, state: Journey, seat: int) -> tuple[Choice[Any], ...]:
        return (FINISH, *[GoOn(scenario) for scenario in others(state)])

    def run(self, state: Journey, match: Match) -> None:
        state.ask(self, LEADER, self.choices(state, LEADER))

    def prompt(self, state: Journey, seat: int) -> Message:
        return Message("ds-prompt-onward")


class Finish(Choice[Journey]):
    """The game ends here, won."""

    name = "finish"

    def text(self, state: Journey, ask: Ask) -> Message:
        return Message("ds-option-finish")

    def take(self, state: Journey, match: Match, ask: Ask) -> None:
        finish(state, match, True)


class GoOn(Choice[Journey]):
    """Into another scenario."""

    name = "onward"
    scenario: Scenario

    @property
    def id(self) -> str:
        return self.scenario.id

    def text(self, state: Journey, ask: Ask) -> Message:
        return Message("ds-option-onward", {"scenario": Ref("scenario", self.scenario.id)})

    def take(self, state: Journey, match: Match, ask: Ask) -> None:
        begin_section(state, self.scenario, 0)


FINISH: Final = Finish()


# ---------------------------------------------------------------------- dashing through (DS-44)


class Dash(Question[Journey]):
    """DS-44.1, DS-A.138: once, after the first enemy activation: fight on, or dash to a connected tile."""

    name = "dash"
    rules = ("DS-44.1", "DS-44.2", "DS-44.3", "DS-A.138")

    def choices(self, state: Journey, seat: int) -> tuple[Choice[Any], ...]:
        found: list[Choice[Any]] = [FIGHT_ON]
        for side in range(4):
            other = state.beyond(state.at, side)
            if other is not None:
                found.append(DashTo(other, opposite(side)))
        return tuple(found)

    def run(self, state: Journey, match: Match) -> None:
        state.ask(self, LEADER, self.choices(state, LEADER))

    def prompt(self, state: Journey, seat: int) -> Message:
        return Message("ds-prompt-dash")


class FightOn(Choice[Journey]):
    """The party stays."""

    name = "fight"

    def text(self, state: Journey, ask: Ask) -> Message:
        return Message("ds-option-fight")

    def take(self, state: Journey, match: Match, ask: Ask) -> None:
        pass


class DashTo(Choice[Journey]):
    """Through to this tile, in by its doorway on this side."""

    name = "dash"
    tile: int
    side: int

    @property
    def id(self) -> str:
        return f"dash-{self.tile}-{SIDES[self.side]}"

    def text(self, state: Journey, ask: Ask) -> Message:
        return Message("ds-option-dash", {"n": self.tile})

    def targets(self, state: Journey, ask: Ask) -> tuple[Target, ...]:
        return (("tile", self.tile),)

    def take(self, state: Journey, match: Match, ask: Ask) -> None:
        reds = [character.red for character in state.characters]
        here = state.tiles[state.at]
        clear(state)
        here.spilled, state.spilled = state.spilled, None  # DS-A.168
        here.up = False  # DS-44.4
        for character, red in zip(state.characters, reds, strict=True):
            character.black, character.red = 0, red  # DS-44.3, DS-A.139
        state.encounter = None
        if match.telling:
            match.tell(facts.Dashed(self.tile))
        state.agenda.clear()
        arrive_on(state, self.tile, self.side)


FIGHT_ON: Final = FightOn()
DASH: Final = Dash()
