"""What cards say, generated from what they do."""

from __future__ import annotations

from undercroft.kernel.text import Message, Ref, Value

from .cards import TARGETING, WINDOWS, Cards, Skill, Span, Trinket
from .state import ALLIES, NONE, SELF, STANCES
from .triggers import MOMENTS
from .verbs import ALL, Effect


def effect_text(pack: Cards, effect: Effect) -> Message:
    """One effect as a sentence, in a frame for the die, the side or the moment it waits for."""
    entry = effect.entry
    what = Message(
        f"dd-verb-{entry.op.replace('_', '-')}",
        {name: argument(pack, effect, name) for name in effect.says},
    )
    if entry.upto is not None:
        what = Message("dd-upto", {"upto": entry.upto, "what": what})
    if entry.to is not None:
        what = Message("dd-to", {"to": entry.to, "what": what})
    if effect.moment == NONE:
        return what
    args: dict[str, Value] = {
        "what": what,
        "side": entry.side or "any",
        "type": entry.type or "any",
        "rounds": ", ".join(str(number) for number in entry.rounds) or "all",
    }
    return Message(f"dd-when-{MOMENTS[effect.moment].replace('_', '-')}", args)


def argument(pack: Cards, effect: Effect, name: str) -> Value:
    """One of the values a sentence may speak of."""
    entry = effect.entry
    if name == "amount":
        if entry.amounts:
            return "/".join(str(amount) for amount in entry.amounts)
        return "all" if effect.amount == ALL else abs(effect.amount)
    if name == "sign":
        return "less" if effect.amount < 0 else "more"
    if name == "conditions":
        return [Message("dd-condition", {"condition": one}) for one in entry.conditions]
    if name == "monster":
        if effect.what == NONE:
            return Message("dd-some-monster")
        id = pack.monsters[effect.what].id
        return Message("name", {"name": Ref("figure", id)})
    if name == "building":
        return Ref("building", entry.what or "")
    if name == "inner":
        if effect.rolls:
            return [
                Message("dd-roll-row", {"from": a + 1, "to": b + 1, "what": span_text(pack, span)})
                for a, b, span in rows(effect.rolls)
            ]
        inner = [effect_text(pack, one) for one in pack.made(effect.inner)]
        return inner + [effect_text(pack, o) for span in effect.options for o in pack.made(span)]
    plain: dict[str, Value] = {
        "per": entry.per or "none",
        "who": entry.who,
        "what": entry.what or "none",
        "turns": entry.turns or 0,
        "areas": entry.areas or 0,
        "dice": entry.dice,
    }
    return plain[name]


def rows(rolls: tuple[Span, ...]) -> list[tuple[int, int, Span]]:
    """Equal neighbours of a d10 table put together."""
    found: list[tuple[int, int, Span]] = []
    for roll, span in enumerate(rolls):
        if found and found[-1][2] == span:
            found[-1] = (found[-1][0], roll, span)
        else:
            found.append((roll, roll, span))
    return found


def span_text(pack: Cards, span: Span) -> Message:
    """Several effects in a row."""
    return Message("dd-effects", {"effects": [effect_text(pack, one) for one in pack.made(span)]})


def lines(pack: Cards, span: Span) -> list[object]:
    return [effect_text(pack, one).to_json() for one in pack.made(span)]


def effect_lines(pack: Cards, effects: tuple[Effect, ...]) -> list[object]:
    return [effect_text(pack, one).to_json() for one in effects]


def skill_text(pack: Cards, skill: Skill) -> dict[str, object]:
    """A Skill card: its numbers, and its effects in sentences."""
    return {
        "index": skill.index,
        "id": skill.id,
        "name": skill.name,
        "level": skill.level,
        "stances": [name for i, name in enumerate(STANCES) if skill.stances >> i & 1],
        "form": None if skill.form == NONE else ("human", "beast")[skill.form],
        "range": "self" if skill.kind == SELF else "allies" if skill.kind == ALLIES
        else [skill.lo, skill.hi],
        "foes": skill.foes,
        "friends": skill.friends,
        "acc": None if skill.acc == NONE else skill.acc,
        "dmg": None if skill.dmg == NONE else skill.dmg,
        "heal": None if skill.heal == NONE else skill.heal,
        "crit": None if skill.crit == NONE else skill.crit,
        "crit_dmg": skill.crit_dmg if skill.dmg != NONE else None,
        "crit_heal": skill.crit_heal if skill.heal != NONE else None,
        "targeting": [TARGETING[rule] for rule in skill.targeting],
        "bonus": [
            Message("dd-bonus", {"amount": amount, "vs": vs}).to_json()
            for amount, vs in skill.bonus
        ],
        "ignores": [
            Message("dd-ignores", {"what": what}).to_json() for what in skill.entry.ignores
        ],
        "self": lines(pack, skill.own),
        "target": lines(pack, skill.target),
    }  # fmt: skip


def trinket_text(pack: Cards, card: Trinket) -> dict[str, object]:
    """Both sides: when a way may be used, and what it does."""
    sides: list[list[object]] = []
    for ways in card.sides:
        side: list[object] = []
        for way in ways:
            args: dict[str, Value] = {
                "stance": way.entry.stance or "any",
                "not-stance": way.entry.not_stance or "none",
                "light-min": -1 if way.entry.light_min is None else way.entry.light_min,
                "light-max": -1 if way.entry.light_max is None else way.entry.light_max,
                "what": span_text(pack, way.effects),
            }
            name = WINDOWS[way.window].replace("_", "-")
            side.append(Message(f"dd-window-{name}", args).to_json())
        sides.append(side)
    return {
        "id": card.id,
        "name": card.entry.name,
        "level": card.level,
        "positive": sides[0],
        "negative": sides[1],
        "origin": card.entry.origin,
    }
