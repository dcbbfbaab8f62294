"""A Battle as everybody sees it: figures, the tile, what the options promise."""

from __future__ import annotations

from ..battle.acting import interactions
from ..battle.intents import intents
from ..battle.newcomers import token_here
from ..battle.rolls import dodge_of
from ..circus.teams import team_of
from ..seen import figures as seen
from ..seen.figures import Stack, Vacancy
from ..seen.places import Battle, Use
from ..state.estate import Estate
from ..state.figures import Figure, Hero, Monster
from ..state.records import SkillUse
from ..terms import (
    CIRCUS,
    CONDITIONS,
    FOES,
    FORMS,
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
from .words import words_of


def stacks(figure: Figure) -> list[Stack]:
    return [
        {"condition": CONDITIONS[one.condition], "amount": one.amount, "tokens": one.tokens}
        for one in figure.stacks
    ]


def hero(state: Estate, one: Hero, seat: int | None, open_hands: bool) -> seen.Hero | Vacancy:
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
        "form": FORMS[one.form],
        "dodge": dodge_of(state, one),
        "speed": state.speed(one),
        "resist": words_of(card.resist, RESISTED),
        "immune": words_of(card.immune, RESISTED),
        "skills": [one.skill(family).id for family in one.skills],
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
        "spent": [family.id for family in kind.roster if family in one.spent] if one.spent else [],
    }


def monster(state: Estate, one: Monster, sketched: bool) -> seen.Monster:
    card = one.kind
    stance = state.stance(one.number)
    return {
        "figure": one.number,
        "kind": card.id,
        "life": one.life,
        "wounds": one.wounds,
        "dodge": dodge_of(state, one),
        "area": one.place,
        "stance": STANCES[stance],
        "size": SIZES[card.size],
        # DD-16.10: which of several alike.
        "mark": len([1 for other in state.monsters[: one.number - MONSTER] if other.kind is card]),
        "stacks": stacks(one),
        "turns": one.turns,
        "active": state.battle.active == one.number,
        "level": card.level,
        "speed": card.speed,
        "slots": list(STANCES[stance : stance + one.space]),
        "boss": card.boss,
        "intents": intents(state, one)
        if not sketched and one.area is not None and state.order[PARTY] and not state.over
        else [],
    }


def battle(state: Estate, sketched: bool) -> Battle:
    battle = state.battle
    room = state.ground
    placed = [n for n in state.order[FOES] if state.figure(n).area is not None]
    return {
        "room": room.id,
        "stygian": state.difficulty == STYGIAN,
        "token": TOKENS[token_here(state)] if state.in_dungeon else None,
        "round": battle.round,
        "counts_rounds": not state.boss_fight and state.mode != CIRCUS,
        "boss": None if battle.boss is None else battle.boss.id,
        "order": [list(side) for side in state.order],
        "slots": [list(side) for side in state.slots],
        "cards": {"party": battle.cards[0], "foes": battle.cards[1]},
        "active": battle.active,
        "monsters": [
            monster(state, state.monsters[n - MONSTER], sketched) for n in placed if n >= MONSTER
        ],
        "used": state.used(),
        "chests": list(battle.chests),
        "done": [rule.entry.id for rule in interactions(state) if rule in battle.used_rules]
        if state.mode != CIRCUS
        else [],
        "task_done": battle.task_done,
        "pews": list(battle.pews),
        "doom": battle.doom or None,
        "blocks": list(battle.blocks),
        "use": None if state.use is None else used(state.use),
    }


def used(use: SkillUse) -> Use:
    return {
        "by": use.by,
        "skill": use.skill.id,
        "area": use.area,
        "targets": list(use.targets),
        "roll": use.roll or None,
        "results": [RESULTS[result] for result in use.out],
    }
