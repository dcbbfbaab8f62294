"""The moments at which cards in play do something by themselves, and what some cards do at each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from undercroft.kernel.seen import Message

if TYPE_CHECKING:
    from ..effects.base import Effect


MOMENTS: Final = (
    # numbers of an attack
    "dodge", "acc", "crit", "monster_dodge", "monster_acc", "monster_crit",
    # somebody suffers or recovers: `add` changes the number, deeds follow
    "stress", "relief", "damage", "critical", "healing", "no_healing", "bleed", "blight", "stun",
    "shuffle", "shuffled", "shuffled_in", "shuffled_out", "enter", "move_end", "immunity",
    "dodged", "rolled_1", "rolled_10", "move", "virtue",
    # the light
    "light_up", "light_down",
    # the battle
    "battle_start", "first_spawn", "spawn", "round_start", "last_turn", "turn_end", "round_end",
    "round_end_each", "monster_death", "battle_end",
    # the dungeon
    "dungeon_entered", "first_light", "scouting", "rubble", "hunger", "trap_dodge", "curio",
    "curio_rolled", "curio_room", "curio_goods", "food", "rest",
    # the hamlet
    "blocked", "before_event", "event", "first_day", "caretaker", "day_end", "hamlet_skill",
    "tavern", "sell", "provisions", "turn_dice",
)  # fmt: skip
MOMENT: Final = {name: index for index, name in enumerate(MOMENTS)}
DODGE: Final = 0
ACC: Final = 1
CRIT: Final = 2
MONSTER_DODGE: Final = 3
MONSTER_ACC: Final = 4
MONSTER_CRIT: Final = 5
STRESS: Final = 6
RELIEF: Final = 7
DAMAGE: Final = 8
CRITICAL: Final = 9
HEALING: Final = 10
NO_HEALING: Final = 11
ON_BLEED: Final = 12
ON_BLIGHT: Final = 13
ON_STUN: Final = 14
ON_SHUFFLE: Final = 15
SHUFFLED: Final = 16
SHUFFLED_IN: Final = 17
SHUFFLED_OUT: Final = 18
ENTER: Final = 19
MOVE_END: Final = 20
IMMUNITY: Final = 21
DODGED: Final = 22
ROLLED_1: Final = 23
ROLLED_10: Final = 24
ON_MOVE: Final = 25
VIRTUE: Final = 26
LIGHT_UP: Final = 27
LIGHT_DOWN: Final = 28
BATTLE_START: Final = 29
FIRST_SPAWN: Final = 30
SPAWN: Final = 31
ROUND_START: Final = 32
LAST_TURN: Final = 33
TURN_END: Final = 34
ROUND_END: Final = 35
ROUND_END_EACH: Final = 36
MONSTER_DEATH: Final = 37
BATTLE_END: Final = 38
DUNGEON_ENTERED: Final = 39
FIRST_LIGHT: Final = 40
SCOUTING: Final = 41
ON_RUBBLE: Final = 42
ON_HUNGER: Final = 43
TRAP_DODGE: Final = 44
ON_CURIO: Final = 45
CURIO_ROLLED: Final = 46
CURIO_ROOM: Final = 47
CURIO_GOODS: Final = 48
ON_FOOD: Final = 49
ON_REST: Final = 50
BLOCKED: Final = 51
BEFORE_EVENT: Final = 52
ON_EVENT: Final = 53
FIRST_DAY: Final = 54
CARETAKER: Final = 55
DAY_END: Final = 56
HAMLET_SKILL: Final = 57
TAVERN: Final = 58
SELL: Final = 59
PROVISION_DICE: Final = 60
TURN_DICE: Final = 61


class Passive:
    """The effects of some cards, by moment. Immutable and shared."""

    __slots__ = ("adds", "deeds", "effects", "flat", "halves", "lines")

    def __init__(self, effects: Sequence[Effect] = ()) -> None:
        self.effects = tuple(effects)
        self.lines: list[Message] | None = None
        """What they say, once somebody has asked."""
        flat = [0] * len(MOMENTS)
        adds: list[tuple[Effect, ...]] = [()] * len(MOMENTS)
        deeds: list[tuple[Effect, ...]] = [()] * len(MOMENTS)
        halves: set[int] = set()
        for effect in effects:
            moment = effect.moment
            if moment is None:
                continue
            if effect.op == "add":
                if effect.plain:
                    flat[moment] += effect.amount
                else:
                    adds[moment] += (effect,)
            elif effect.op == "halve":
                halves.add(moment)
            else:
                deeds[moment] += (effect,)
        self.flat: tuple[int, ...] = tuple(flat)
        """The sum of the numbers that hold in any case."""
        self.adds: tuple[tuple[Effect, ...], ...] = tuple(adds)
        """Numbers that depend on who and where."""
        self.deeds: tuple[tuple[Effect, ...], ...] = tuple(deeds)
        self.halves: frozenset[int] = frozenset(halves)
