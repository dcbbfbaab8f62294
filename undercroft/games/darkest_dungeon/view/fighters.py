"""The cards of heroes, monsters and Bosses."""

from __future__ import annotations

from undercroft.kernel.naming import spoken
from undercroft.kernel.text import Message

from ..effects.card_text import effect_lines, hamlet_lines, monster_lines
from ..effects.outcomes import lines_of
from ..pack.cards import Cards
from ..pack.entries import BonusEntry
from ..pack.heroes import HeroKind, Skill
from ..pack.monsters import Boss, MonsterCard
from ..seen import fighters as seen
from ..terms import ALLIES, FORMS, RESISTED, SELF, SIZES, STANCES, TARGETING, TYPES
from .words import words_of


def skill(pack: Cards, card: Skill) -> seen.Skill:
    """Its numbers, and its effects in sentences."""
    return {
        "id": card.id,
        "family": card.card,
        "name": card.title,
        "level": card.level,
        "stances": words_of(card.stances, STANCES),
        "form": None if card.form is None else FORMS[card.form],
        "range": span(card),
        "foes": card.foes,
        "friends": card.friends,
        "acc": card.acc,
        "dmg": card.dmg,
        "heal": card.heal,
        "crit": card.crit,
        "crit_dmg": None if card.dmg is None else card.crit_dmg,
        "crit_heal": None if card.heal is None else card.crit_heal,
        "targeting": [TARGETING[rule] for rule in card.targeting],
        "bonus": [bonus(one) for one in card.entry.bonus],
        "ignores": [
            {"what": what, "text": Message("dd-ignores", {"what": what}).to_json()}
            for what in card.entry.ignores
        ],
        "self": effect_lines(pack, card.own),
        "target": effect_lines(pack, card.target),
        "on_self": lines_of(card.own),
        "on_target": lines_of(card.target),
    }


def bonus(entry: BonusEntry) -> seen.Bonus:
    text = Message("dd-bonus", {"amount": entry.amount, "vs": entry.vs})
    return {"amount": entry.amount, "vs": entry.vs, "text": text.to_json()}


def span(card: Skill) -> seen.Range:
    if card.scope == SELF:
        return "self"
    return "allies" if card.scope == ALLIES else [card.lo, card.hi]


def hero(pack: Cards, kind: HeroKind) -> seen.HeroKind:
    return {
        "id": kind.id,
        "name": spoken(kind.entry),
        "levels": [
            {
                "life": card.life,
                "dodge": card.dodge,
                "speed": card.speed,
                "resist": words_of(card.resist, RESISTED),
                "immune": words_of(card.immune, RESISTED),
                "skills": card.skills,
                "trinkets": card.trinkets,
            }
            for card in kind.cards
        ],
        "families": [
            {
                "id": family.id,
                "levels": [skill.id for skill in family.levels],
                "backs": [skill.id for skill in family.backs],
            }
            for family in kind.roster
        ],
        "hamlet": [
            {
                "id": skill.id,
                "name": spoken(skill.entry),
                "text": hamlet_lines(pack, skill),
                "own": lines_of(skill.own),
                "effects": lines_of(skill.effects),
                "chooses": skill.entry.chooses,
                "ends_day": skill.entry.ends_day,
            }
            for skill in kind.hamlet
        ],
        "profiles": [[kind.families[f] for f in profile] for profile in kind.profiles],
        "origin": kind.entry.origin,
    }


def monster(pack: Cards, card: MonsterCard) -> seen.MonsterCard:
    return {
        "id": card.id,
        "name": spoken(card.entry),
        "group": card.entry.group,
        "level": card.level,
        "copies": card.entry.copies,
        "types": [name for name in TYPES if name in card.types],
        "position": card.entry.position,
        "size": SIZES[card.size],
        "life": card.life,
        "speed": card.speed,
        "dodge": card.dodge,
        "protection": card.protection,
        "guard": card.guard,
        "actions": card.actions,
        "habit": card.habit or None,
        "resist": words_of(card.resist, RESISTED),
        "immune": words_of(card.immune, RESISTED),
        "skills": [skill.id for skill in card.skills],
        "stances": {
            stance: [None if skill is None else skill.id for skill in line]
            for stance, line in zip(STANCES, card.lines, strict=True)
        },
        "wounded": monster_lines(pack, card),
        "origin": card.entry.origin,
    }


def boss(pack: Cards, card: Boss) -> seen.Boss:
    return {
        "id": card.id,
        "name": spoken(card.entry),
        "location": card.entry.location,
        "room": card.entry.room,
        "actors": [
            [{"monster": kind.id, "stance": STANCES[stance]} for kind, stance in actors]
            for actors in card.actors
        ],
        "threats": [threat(pack, card, level) for level in range(len(card.threats))],
        "origin": card.entry.origin,
    }


def threat(pack: Cards, card: Boss, level: int) -> seen.Threat:
    entry = card.entry.levels[level]
    in_dungeon, in_hamlet = card.threats[level]
    return {
        "dungeon": None
        if entry.dungeon is None
        else {"name": spoken(entry.dungeon), "text": effect_lines(pack, in_dungeon)},
        "hamlet": None
        if entry.hamlet is None
        else {"name": spoken(entry.hamlet), "text": effect_lines(pack, in_hamlet)},
    }
