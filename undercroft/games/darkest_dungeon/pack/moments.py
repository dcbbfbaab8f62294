"""The moments at which cards in play do something by themselves, and what some cards do at each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..terms import NONE

if TYPE_CHECKING:
    from ..effects.base import Effect


MOMENTS = (
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
MOMENT = {name: index for index, name in enumerate(MOMENTS)}
(
    DODGE, ACC, CRIT, MONSTER_DODGE, MONSTER_ACC, MONSTER_CRIT,
    STRESS, RELIEF, DAMAGE, CRITICAL, HEALING, NO_HEALING, ON_BLEED, ON_BLIGHT, ON_STUN,
    ON_SHUFFLE, SHUFFLED, SHUFFLED_IN, SHUFFLED_OUT, ENTER, MOVE_END, IMMUNITY,
    DODGED, ROLLED_1, ROLLED_10, ON_MOVE, VIRTUE,
    LIGHT_UP, LIGHT_DOWN,
    BATTLE_START, FIRST_SPAWN, SPAWN, ROUND_START, LAST_TURN, TURN_END, ROUND_END,
    ROUND_END_EACH, MONSTER_DEATH, BATTLE_END,
    DUNGEON_ENTERED, FIRST_LIGHT, SCOUTING, ON_RUBBLE, ON_HUNGER, TRAP_DODGE, ON_CURIO,
    CURIO_ROLLED, CURIO_ROOM, CURIO_GOODS, ON_FOOD, ON_REST,
    BLOCKED, BEFORE_EVENT, ON_EVENT, FIRST_DAY, CARETAKER, DAY_END, HAMLET_SKILL,
    TAVERN, SELL, PROVISION_DICE, TURN_DICE,
) = range(len(MOMENTS))  # fmt: skip


class Passive:
    """The effects of some cards, by moment. Immutable and shared."""

    __slots__ = ("adds", "deeds", "effects", "flat", "halves")

    def __init__(self, effects: Sequence[Effect]) -> None:
        self.effects = tuple(effects)
        flat = [0] * len(MOMENTS)
        adds: list[tuple[Effect, ...]] = [()] * len(MOMENTS)
        deeds: list[tuple[Effect, ...]] = [()] * len(MOMENTS)
        halves = 0
        for effect in effects:
            moment = effect.moment
            if moment == NONE:
                continue
            if effect.op == "add":
                if effect.plain:
                    flat[moment] += effect.amount
                else:
                    adds[moment] += (effect,)
            elif effect.op == "halve":
                halves |= 1 << moment
            else:
                deeds[moment] += (effect,)
        self.flat: tuple[int, ...] = tuple(flat)
        """The sum of the numbers that hold in any case."""
        self.adds: tuple[tuple[Effect, ...], ...] = tuple(adds)
        """Numbers that depend on who and where."""
        self.deeds: tuple[tuple[Effect, ...], ...] = tuple(deeds)
        self.halves = halves
