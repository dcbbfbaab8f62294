"""What must hold in every position of the game, and between the fields of a document."""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.kernel import record
from undercroft.kernel.errors import PositionError, hold

from .cards import BOSS, FINAL_BOSS, MONSTER
from .dream import RemoveOf
from .state import BLOOD, MAX_CARDS, Hunt, Hunter, in_order


def load(document: Mapping[str, object], state: Hunt) -> None:
    """Fill a fresh state from a document; what one field cannot know is checked here."""
    record.load(state, document, state.pack, "state")
    first = state.first
    if first >= state.players if first is not None else state.round > 0:
        raise PositionError(f"state.first: {state.first} is no seat")
    load_dungeon(state)
    state.row = in_order(state.row)
    for card, count in zip(state.pack.cards, state.upgrades, strict=True):
        if count > state.deck[card.index]:
            raise PositionError(f"state.upgrades.{card.id}: {count} are more than there are")
    if state.winners != tuple(sorted({*state.winners} & {*range(state.players)})):
        raise PositionError("state.winners: must be seats, each once, in order")
    if len(state.hunters) != state.players:
        raise PositionError(f"state.hunters: {len(state.hunters)} for {state.players} players")
    for seat, hunter in enumerate(state.hunters):
        hunter.seat = seat
        load_hunter(state, hunter, f"state.hunters[{seat}]")


def load_dungeon(state: Hunt) -> None:
    """The Final Boss, the Monster, and who may still come."""
    final_boss, monster = state.final_boss, state.monster
    if final_boss is None and state.round > 0:
        raise PositionError("state.final_boss: must be named once the game has begun")
    if final_boss is not None and final_boss.rank != FINAL_BOSS:
        raise PositionError(f"state.final_boss: {final_boss.id!r} does not belong here")
    if monster is not None and monster.rank == FINAL_BOSS and monster is not final_boss:
        raise PositionError(f"state.monster: {monster.id!r} is not this game's Final Boss")
    state.modifiers = state.pack.modifiers(monster, final_boss)
    if monster is None and state.echoes:
        raise PositionError(f"state.echoes: {state.echoes} on no Monster")
    if monster is not None and state.echoes == 0:
        raise PositionError("state.echoes: a Monster in play has at least 1 (BB-8.9)")
    if state.echoes > state.full:
        raise PositionError(f"state.echoes: {state.echoes} is more than `full`, {state.full}")
    for name, pool, left, rank in (
        ("monsters", state.monsters, state.monsters_left, MONSTER),
        ("bosses", state.bosses, state.bosses_left, BOSS),
    ):
        for enemy in pool:
            if enemy.rank != rank:
                raise PositionError(f"state.{name}: {enemy.id!r} does not belong here")
        if left > len(pool):
            raise PositionError(f"state.{name}_left: {left} must be from 0 to {len(pool)}")
    state.monsters = tuple(sorted(state.monsters, key=lambda enemy: enemy.index))
    state.bosses = tuple(sorted(state.bosses, key=lambda enemy: enemy.index))
    met = [*state.monsters, *state.bosses, *(enemy for enemy, _ in state.gone)]
    if monster is not None:
        met.append(monster)
    twice = [enemy.id for enemy in met if met.count(enemy) > 1]
    if twice:
        raise PositionError(f"state: {twice[0]!r} is in two places")


def load_hunter(state: Hunt, hunter: Hunter, where: str) -> None:
    for trophy, count in enumerate(hunter.trophies):
        most = len(state.pack.tracks[trophy])
        if count > most:
            raise PositionError(f"{where}.trophies[{trophy}]: {count} must be from 0 to {most}")
    for name in ("hand", "used", "played", "removed"):
        setattr(hunter, name, in_order(getattr(hunter, name)))
    if hunter.pick is not None and hunter.pick not in hunter.hand:
        raise PositionError(f"{where}.pick: {hunter.pick.id!r} is not in hand (BB-4.4)")
    for number, (by, _) in enumerate(hunter.lured):
        if by >= state.players or by == hunter.seat:
            raise PositionError(f"{where}.lured[{number}]: {by} is no other seat")


def check_frame(state: Hunt) -> None:
    """What the agenda and the questions must have to do with the Hunters."""
    if state.over:
        return
    if all(hunter.out for hunter in state.hunters):
        raise PositionError("state.hunters: everybody is out of the game, so it must be over")
    if not state.agenda:
        raise PositionError("frame.agenda: the round must go on after the questions")
    for ask in state.asks:
        picked = state.hunters[ask.seat].pick is not None
        answered = state.has_answered(ask.seat)
        if ask.step.name in ("choose", "transform") and picked != answered:
            raise PositionError(f"frame.answered: seat {ask.seat} has answered if it has a pick")


def check(state: Hunt) -> None:
    """What must hold after every step, whatever happened."""
    blood = state.reserve + (state.echoes if state.monster is not None else 0)
    blood += sum(hunter.collected + hunter.banked for hunter in state.hunters)
    hold(blood == BLOOD, f"Blood adds up to {blood}, not {BLOOD} (BB-18.5)")
    hold(len(state.row) <= state.players, "more Upgrades available than players (BB-12.5)")
    pack = state.pack
    owned = list(state.upgrades)
    for card in state.row:
        owned[card.index] += 1
    for hunter in state.hunters:
        check_hunter(state, hunter)
        for card in (*hunter.hand, *hunter.used, *hunter.played, *hunter.removed):
            owned[card.index] += 1
    for card in pack.cards:
        copies = state.players if card in pack.starters else state.deck[card.index]
        found = owned[card.index]
        hold(found == copies, f"{card.id}: {found} cards, not {copies}")
    if state.monster is not None:
        hold(0 < state.echoes <= state.full, "the Monster's Blood is out of bounds")


def check_hunter(state: Hunt, hunter: Hunter) -> None:
    name = f"hunter {hunter.seat}"
    health = hunter.health
    hold(0 <= health <= state.pack.max_health, f"{name}: health {health}")
    hold(hunter.collected >= 0 and hunter.banked >= 0, f"{name}: negative Blood")
    removing = [*state.agenda, *(ask.step for ask in state.asks)]
    asked = any(isinstance(step, RemoveOf) and step.seat == hunter.seat for step in removing)
    hold(hunter.owned <= MAX_CARDS + asked, f"{name}: {hunter.owned} cards (BB-12.8)")
    hold(hunter.dead == (health == 0), f"{name}: dead is {hunter.dead} at {health} (BB-14.1)")
    hold(not hunter.out or hunter.dead, f"{name}: out of the game but alive")
    hold(not hunter.dead or hunter.collected == 0, f"{name}: dead with Collected Blood (BB-14.2)")
    hold(
        (hunter.hand + hunter.used + hunter.played).count(state.pack.dream) == 1,
        f"{name}: owns not exactly one Hunter's Dream (BB-12.10)",
    )
