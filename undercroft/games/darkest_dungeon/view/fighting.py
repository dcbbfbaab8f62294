"""A Battle as everybody sees it: figures, the tile, what the options promise."""

from __future__ import annotations

from ..battle.acting import interactions
from ..battle.intents import intents
from ..battle.newcomers import token_here
from ..battle.odds import Odds
from ..battle.rolls import dodge_of
from ..circus.teams import team_of
from ..state.estate import Estate
from ..state.figures import Figure, Hero, Monster
from ..terms import (
    CIRCUS,
    CONDITIONS,
    FOES,
    MONSTER,
    PARTY,
    RESISTED,
    RESULTS,
    SIZES,
    STANCES,
    STYGIAN,
    TEAM,
    TOKENS,
)

Doc = dict[str, object]


def stacks(figure: Figure) -> list[Doc]:
    found: list[Doc] = []
    for one in figure.stacks:
        kind, amount, tokens = one.condition, one.amount, one.tokens
        found.append({"condition": CONDITIONS[kind], "amount": amount, "tokens": tokens})
    return found


def words_of(numbers: frozenset[int], table: tuple[str, ...]) -> list[str]:
    return [name for i, name in enumerate(table) if i in numbers]


def hero(state: Estate, one: Hero, seat: int | None, open_hands: bool) -> Doc:
    kind = one.kind
    if kind is None:
        seat = state.seats_of[one.number]
        return {"hero": one.number, "kind": None, "seat": seat, "alive": one.alive}
    card = one.card
    # DD-A.139: a profile is its team's secret until all are shown.
    own = seat is not None and team_of(seat) == one.number // TEAM
    shown = bool(one.skills) or own or open_hands
    on_tracker = one.number in state.order[one.number // TEAM]
    return {
        "hero": one.number,
        "kind": kind.id,
        "seat": state.seats_of[one.number],
        "alive": one.alive,
        "level": one.level,
        "life": card.life,
        "wounds": one.wounds,
        "deaths_door": one.alive and one.wounds >= card.life,
        "stress": one.stress,
        "red": one.red,
        "mood": None if one.mood is None else one.mood.id,
        "xp": one.xp,
        "form": ("human", "beast")[one.form],
        "dodge": dodge_of(state, one),
        "speed": state.speed(one),
        "resist": words_of(card.resist, RESISTED),
        "immune": words_of(card.immune, RESISTED),
        "skills": [one.skill(family).index for family in one.skills],
        "ranks": dict(zip(kind.families, one.ranks, strict=True)),
        "forged": {family.id: level for family, level in one.forged},
        "trinkets": [{"card": side.card.id, "negative": side.negative} for side in one.trinkets],
        "trinket_slots": card.trinkets,
        "skill_slots": card.skills,
        "quirks": [quirk.id for quirk in one.quirks],
        "disease": None if one.disease is None else one.disease.id,
        "profile": one.profile + 1 if one.profile is not None and shown else None,
        "area": one.area,
        "stance": STANCES[state.stance(one.number)] if on_tracker else None,
        "stacks": stacks(one),
        "turns": one.turns,
        "actions": one.actions if state.battle.active == one.number else 0,
        "active": state.battle.active == one.number,
        "spent": [family.id for family in kind.roster if family in one.spent],
    }


def monster(state: Estate, one: Monster) -> Doc:
    card = one.kind
    return {
        "figure": one.number,
        "kind": card.id,
        "life": one.life,
        "wounds": one.wounds,
        "dodge": dodge_of(state, one),
        "area": one.area,
        "stance": STANCES[state.stance(one.number)],
        "size": SIZES[card.size],
        # DD-16.10: which of several alike.
        "mark": sum(
            1 for other in state.monsters[: one.number - MONSTER] if other.kind == one.kind
        ),
        "stacks": stacks(one),
        "turns": one.turns,
        "active": state.battle.active == one.number,
        "level": card.level,
        "speed": card.speed,
        "slots": [STANCES[state.stance(one.number) + n] for n in range(one.space)],
        "boss": card.boss,
        "intents": intents(state, one)
        if one.area is not None and state.order[PARTY] and not state.over
        else [],
    }


def battle(state: Estate) -> Doc:
    battle = state.battle
    room = state.ground
    placed = [n for n in state.order[FOES] if state.figure(n).area is not None]
    shown: Doc | None = None
    use = state.use
    if use is not None:
        shown = {
            "by": use.by,
            "skill": use.skill.index,
            "area": use.area,
            "targets": list(use.targets),
            "roll": use.roll or None,
            "results": [RESULTS[result] for result in use.out],
        }
    return {
        "room": room.id,
        "stygian": state.difficulty == STYGIAN,
        "token": TOKENS[token_here(state)] if state.in_dungeon else None,
        "round": battle.round,
        "counts_rounds": not state.boss_fight and state.mode != CIRCUS,
        "boss": None if battle.boss is None else battle.boss.id,
        "order": [list(side) for side in state.order],
        # Four slots each, from Aggressive to Support; a Large monster fills two.
        "slots": [list(side) for side in state.slots],
        "cards": {"party": battle.cards[0], "foes": battle.cards[1]},
        "active": battle.active,
        "monsters": [monster(state, state.monsters[n - MONSTER]) for n in placed if n >= MONSTER],
        "used": state.used(),
        "chests": list(battle.chests),
        "done": [rule.entry.id for rule in interactions(state) if rule in battle.used_rules]
        if state.mode != CIRCUS
        else [],
        "task_done": battle.task_done,
        "pews": list(battle.pews),
        "doom": battle.doom or None,
        "blocks": list(battle.blocks),
        "use": shown,
    }


def odds(state: Estate, seat: int | None) -> Doc:
    """What the options of the open question promise, by option id."""
    found: Doc = {}
    for ask in state.asks:
        if ask.seat == seat:
            for choice in ask.options:
                outcome = choice.outcome(state, ask)
                if isinstance(outcome, Odds):
                    found[choice.id] = outcome.odds
    return found
