"""What cards in play do by themselves: one table of moments, gathered in one order.

An effect of a card may say `when: <moment>`. `add`, `set` and `halve` are numbers that the rules read at
that moment; every other verb is a deed that is done then. The order is always: the hero's own Quirks as they
were gained, the Disease, then Light, Room, Threat, Quest and Hamlet Event.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .state import MONSTER, NONE, Estate, Figure, FigureStep, Hero

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from .verbs import Effect

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


def gather(state: Estate, moment: int, figure: Figure | None) -> list[tuple[str, Effect]]:
    """Everything that bears on this moment, numbers and deeds, with the id of its card: in order."""
    found: list[tuple[str, Effect]] = []
    sources = [state.law]
    if isinstance(figure, Hero):
        sources.insert(0, figure.bearing)
    for source in sources:
        for effect in (*source.adds[moment], *source.deeds[moment]):
            if effect.holds(state, figure):
                found.append((effect.owner, effect))
    return found


def total(state: Estate, moment: int, figure: Figure) -> int:
    """The sum of the numbers added at this moment."""
    law = state.law
    found = law.flat[moment]
    for effect in law.adds[moment]:
        if effect.holds(state, figure):
            found += effect.value(state, figure)
    if figure.number < MONSTER:
        assert isinstance(figure, Hero)
        bearing = figure.bearing
        found += bearing.flat[moment]
        for effect in bearing.adds[moment]:
            if effect.holds(state, figure):
                found += effect.value(state, figure)
    return found


def law_total(state: Estate, moment: int) -> int:
    """The sum of what holds for the whole party."""
    return state.law.flat[moment]


def hurts_somebody(effect: Effect, figure: Figure | None) -> bool:
    """Whether it does something to body or mind of which nothing else says where it comes from."""
    if effect.op not in ("wounds", "damage", "stress") or effect.entry.upto is not None:
        return False
    if effect.entry.who != "self":
        return True
    return (
        figure.alive if isinstance(figure, Hero) else figure is not None and effect.op != "stress"
    )


def fire(state: Estate, match: Match, moment: int, figure: Figure | None, start: int = 0) -> None:
    """Do the deeds of this moment in order. One that asks or rolls lets the others wait for it."""
    law = state.law.deeds[moment]
    own: tuple[Effect, ...] = ()
    if figure is not None and figure.number < MONSTER:
        assert isinstance(figure, Hero)
        own = figure.bearing.deeds[moment]
    if not law and not own:
        return
    deeds = own + law
    agenda = state.agenda
    depth = len(agenda)
    number = NONE if figure is None else figure.number
    for place in range(start, len(deeds)):
        effect = deeds[place]
        if not effect.holds(state, figure):
            continue
        if match.telling and hurts_somebody(effect, figure):
            match.tell("because", (effect.owner,))
        effect.apply(state, match, figure, NONE)
        if len(agenda) > depth and place + 1 < len(deeds):
            agenda.insert(depth, FireRest(number, moment, place + 1))
            return


class FireRest(FigureStep):
    """The deeds of a moment that had to wait."""

    __slots__ = ("moment", "start")
    name = "fire"

    def __init__(self, who: int, moment: int, start: int) -> None:
        self.who = who
        self.moment = moment
        self.start = start

    def args(self) -> tuple[int, ...]:
        return (self.who, self.moment, self.start)

    def fits(self, state: Estate) -> bool:
        return (self.who == NONE or super().fits(state)) and 0 <= self.moment < len(MOMENTS)

    def run(self, state: Estate, match: Match) -> None:
        figure = None if self.who == NONE else state.figure(self.who)
        if isinstance(figure, Hero) and not figure.alive:
            return
        fire(state, match, self.moment, figure, self.start)
