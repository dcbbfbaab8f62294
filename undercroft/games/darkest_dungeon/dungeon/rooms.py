"""Rooms by their tokens, and what a Quest counts (DD-14, DD-36.14–36.17)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Final

from undercroft.kernel.agenda import Ask, Choice, Step
from undercroft.kernel.record import Range
from undercroft.kernel.text import Message, Ref, Value

from .. import facts
from ..battle.staging import begin_battle
from ..effects.bags import open_bags
from ..effects.dice import d10
from ..effects.goods import RollDie, gain_gold
from ..effects.light import change_light
from ..effects.outcomes import Does
from ..effects.stress import suffer
from ..effects.triggers import party_total
from ..effects.wounds import wound
from ..pack.moments import CURIO_ROOM
from ..state.estate import Estate, HeroQuestion
from ..terms import (
    CURIO,
    DARK,
    EMPTY,
    LAIR,
    LEVELS,
    OBJECTIVE,
    PARTY,
    TOKENS,
    TRAP,
    TREASURE,
)
from .curios import CurioTorch
from .layout import RevealToken
from .stops import STOP, arrive
from .votes import Vote

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

TREASURE_GOLD: Final = 20  # DD-14.9
CURIO_BATTLE: Final = 5  # DD-14.6: a d10 up to this


class EnterRoom(Step[Estate]):
    """DD-10.14: the party comes to a Room (or a dot), for the first time or again."""

    name = "enter_room"
    back: bool

    def run(self, state: Estate, match: Match) -> None:
        dungeon = state.dungeon
        tile = state.tile
        if not self.back:
            goal = dungeon.goal
            assert goal is not None
            for corridor, node in tile.ways[dungeon.here]:
                if node == goal and corridor not in dungeon.explored:
                    dungeon.explored += (corridor,)
                    break
            if goal not in dungeon.passed:
                dungeon.passed += (goal,)
            arrive(state, match, goal)
            dungeon.goal = None
            dungeon.dice = ()
        here = dungeon.here
        if here >= tile.slots or here in dungeon.cleared:
            state.then(STOP)
        elif dungeon.token is None:
            state.then(RevealToken(here), RoomActs())
        else:
            state.then(RoomActs())


class RoomActs(Step[Estate]):
    """DD-14: what the token does."""

    name = "room_acts"

    def run(self, state: Estate, match: Match) -> None:
        dungeon = state.dungeon
        token = dungeon.token
        assert token is not None
        if match.telling:
            match.tell(facts.Enters(TOKENS[token]))
        ENTERED.get(token, fight)(state, match)


def fight(state: Estate, match: Match) -> None:
    """DD-14.5, DD-14.9, DD-14.10: who is in there must be beaten first."""
    begin_battle(state)


def enter_empty(state: Estate, match: Match) -> None:
    """DD-14.1; in the Darkest Dungeon there is something to dig for (DD-36.15)."""
    clear_room(state, match)
    state.then(STOP)
    if state.quest.entry.kind == "darkest":
        excavate(state, match)


def enter_trap(state: Estate, match: Match) -> None:
    """DD-14.2."""
    state.then(*[TrapRoom(number) for number in state.order[PARTY]], STOP)


def enter_dark(state: Estate, match: Match) -> None:
    """DD-14.4."""
    state.then(STOP)
    state.begin_event()
    change_light(state, match, -1)


def enter_curio(state: Estate, match: Match) -> None:
    """DD-14.6; some Quests have it guarded in any case."""
    if state.quest.entry.curio_battle:
        fight(state, match)
    else:
        state.then(CurioRoll())


def enter_objective(state: Estate, match: Match) -> None:
    """DD-14.11, DD-31.9: the Boss, where the Quest is about one."""
    kind = state.quest.entry.kind
    if kind == "general":
        fight(state, match)
    else:
        begin_battle(state, state.campaign.threat if kind == "boss" else state.quest.boss)


ENTERED: Final[dict[int, Callable[[Estate, Match], None]]] = {
    EMPTY: enter_empty,
    TRAP: enter_trap,
    DARK: enter_dark,
    CURIO: enter_curio,
    OBJECTIVE: enter_objective,
}
"""What a Room does whose token is not simply a fight."""


class TrapRoom(HeroQuestion):
    """DD-14.2: Wounds and Stress that make up the Dungeon Level, as this hero likes."""

    name = "trap_room"
    rules = ("DD-14.2",)

    def choices(self, state: Estate, seat: int) -> tuple[Choice[Estate], ...]:
        return TRAP_WOUNDS[: state.level + 1]

    def run(self, state: Estate, match: Match) -> None:
        if self.hero(state).alive:
            self.ask(state)
            open_bags(state)

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-trap-room", {"who": Ref("hero", self.who), "amount": state.level})


class TrapWounds(Choice[Estate]):
    """So many Wounds; the rest is Stress."""

    name = "wounds"
    wounds: Annotated[int, Range(0, LEVELS)]

    @property
    def id(self) -> str:
        return f"wounds-{self.wounds}"

    def text(self, state: Estate, ask: Ask) -> Message:
        args: dict[str, Value] = {"wounds": self.wounds, "stress": state.level - self.wounds}
        return Message("dd-option-trap-room", args)

    def outcome(self, state: Estate, ask: Ask) -> Does:
        stress = state.level - self.wounds
        return Does(
            self.text(state, ask),
            [{"op": "wounds", "amount": self.wounds}, {"op": "stress", "amount": stress}],
        )

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        question = ask.step
        assert isinstance(question, TrapRoom)
        hero = question.hero(state)
        state.begin_event()
        if match.telling:
            match.tell(facts.Hurts(state.tag(hero.number), "trap"))
        depth = len(state.agenda)
        wound(state, match, hero, self.wounds)
        if self.wounds < state.level:
            before = len(state.agenda)
            suffer(state, match, hero, state.level - self.wounds)
            state.line_up(depth, before)


TRAP_WOUNDS: Final = tuple([TrapWounds(wounds) for wounds in range(LEVELS + 1)])


class CurioRoll(Step[Estate]):
    """DD-14.6: 1–5 a Battle first."""

    name = "curio_roll"

    def run(self, state: Estate, match: Match) -> None:
        roll = d10(state, match, None)
        if roll <= CURIO_BATTLE:
            begin_battle(state)
        else:
            room_won(state, match)


def room_fled(state: Estate, match: Match) -> None:
    """DD-24.4–24.6, DD-A.26: the Room is as if never met, and the party must move on."""
    state.dungeon.fled = True
    passed = state.dungeon.passed
    state.dungeon.passed = tuple([node for node in passed if node != state.dungeon.at])
    state.then(STOP)


def room_won(state: Estate, match: Match) -> None:
    """DD-24.2: the token goes; bonuses of the Room."""
    quest = state.quest
    token = state.dungeon.token
    if token == OBJECTIVE and quest.entry.task is not None and not state.battle.task_done:
        room_fled(state, match)  # it counts as cleared only with the task done
        return
    state.then(STOP)
    clear_room(state, match)
    if token == TREASURE:
        gain_gold(state, match, TREASURE_GOLD)
    elif token == CURIO and party_total(state, CURIO_ROOM) >= 0:
        state.then(CurioTorch())


def clear_room(state: Estate, match: Match) -> None:
    """The Room is cleared, and the Quest may count it."""
    dungeon = state.dungeon
    token = dungeon.token
    assert token is not None
    if not dungeon.is_cleared:
        dungeon.cleared += (dungeon.here,)
    if token == LAIR:
        dungeon.lairs += 1
    if match.telling:
        match.tell(facts.Cleared(TOKENS[token]))
    quest = state.quest.entry
    counted = token == OBJECTIVE and quest.task is not None  # when the task was done (DD-A.231)
    if quest.counts in ("rooms", TOKENS[token]) and not counted:
        dungeon.progress += 1
    for name, gold in quest.gold.items():
        if TOKENS.index(name) == token:
            gain_gold(state, match, gold)


def quest_xp(state: Estate) -> int:
    """DD-4.6, DD-30.1: 0 to 3."""
    quest = state.quest.entry
    if quest.counts == "boss":
        return quest.xp if state.dungeon.progress else 0
    return min(quest_most(state), state.dungeon.progress // quest.every)


def quest_most(state: Estate) -> int:
    """DD-4.6: the Experience of a Quest that is wholly done."""
    quest = state.quest.entry
    return quest.xp if quest.counts == "boss" else 3


def excavate(state: Estate, match: Match) -> None:
    """DD-36.15, DD-36.16, DD-A.128: a die for each hero, and a Rest that needs no Firewood."""
    state.then(*[RollDie(number) for number in state.order[PARTY]], Vote("dig"))
