"""What cards say, generated from what they do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.kernel import seen
from undercroft.kernel.text import Message, Ref, Value

from ..pack.area_sets import areas_in
from ..pack.cards import Cards
from ..pack.entries import RuleEntry
from ..pack.goods import HamletEvent, Way
from ..pack.heroes import HamletSkill
from ..pack.moments import MOMENTS
from ..pack.monsters import MonsterCard
from ..terms import ALL
from .occasions import OWN

if TYPE_CHECKING:
    from .base import Effect

#: Verbs that change the number of their moment instead of doing something.
NUMBERS: Final = ("add", "set", "halve")


def effect_text(pack: Cards, effect: Effect) -> Message:
    """One effect as a phrase, in a frame for the die, the side or the moment it waits for.

    Phrases have no full stop and begin with a name or a number, so that they can stand alone or in a row.
    """
    what = deed_text(pack, effect)
    return what if effect.moment is None else when_text(effect, effect.moment, what)


def deed_text(pack: Cards, effect: Effect) -> Message:
    """What an effect does, whenever that may be."""
    entry = effect.entry
    said = {
        name: argument(pack, effect, field)
        for declared in (effect.needs, effect.may)
        for field in declared
        if (name := SAID.get(field, field)) is not None
    }
    what = Message(f"dd-verb-{entry.op.replace('_', '-')}", {**said, **details(effect)})
    if entry.upto is not None:
        id = "dd-upto" if effect.moment is None else "dd-upto-then"
        what = Message(id, {"upto": entry.upto, "what": what})
    if entry.to is not None:
        what = Message("dd-to", {"to": entry.to, "what": what})
    return what


def when_text(effect: Effect, moment: int, what: Message) -> Message:
    """The moment of an effect around what it does."""
    entry = effect.entry
    args: dict[str, Value] = {
        "what": what,
        "op": entry.op,
        "whose": "own" if effect.card in OWN else "all",
        "number": abs(effect.amount),
        "side": entry.side or "any",
        "type": entry.type or "any",
        "rounds": numbers(list(effect.rounds)),
        "rounds-count": len(effect.rounds),
        "present": "monsters" if effect.watched else "any",
        **places(effect),
    }
    return Message(f"dd-when-{MOMENTS[moment].replace('_', '-')}", args)


def details(effect: Effect) -> dict[str, Value]:
    """What some verbs say besides."""
    found: dict[str, Value] = {}
    if "amount" in effect.needs or "amount" in effect.may:
        found["sign"] = "less" if effect.amount < 0 else "more"
    if effect.op == "pulse":
        found |= {**places(effect), "goal": effect.goal + 1}
    if effect.conditions:
        found["conditions-count"] = len(effect.conditions)
    return found


def places(effect: Effect) -> dict[str, Value]:
    """The Areas of the Room it is about, by their numbers."""
    found = [area + 1 for area in areas_in(effect.room_areas | effect.watched)]
    return {"areas": numbers(found), "areas-count": len(found)}


def numbers(found: list[int]) -> list[Message]:
    return [Message("name", {"name": str(number)}) for number in found]


#: What sentences call a field otherwise than files; None: it is no part of them.
SAID: dict[str, str | None] = {
    "amounts": None,
    "upto": None,
    "where": None,
    "effects": "inner",
    "options": "inner",
    "rolls": "inner",
    "at": "there",
}


def argument(pack: Cards, effect: Effect, field: str) -> Value:
    """What a sentence says of a field of its line."""
    entry = effect.entry
    match field:
        case "amount":
            if entry.amounts is not None:
                return "/".join(str(amount) for amount in entry.amounts)
            return "all" if effect.amount == ALL else abs(effect.amount)
        case "per":
            return "by_level" if entry.amounts is not None else entry.per or "none"
        case "who":
            return effect.who
        case "turns":
            return effect.turns
        case "areas":
            return entry.areas or 0
        case "dice":
            return 1 if entry.dice else 0
        case "once" | "at":
            return "no" if getattr(entry, field) is None else "yes"
        case "conditions":
            return [Message("dd-condition", {"condition": one}) for one in entry.conditions or ()]
        case "faces":
            return joined("dd-or", [Message("dd-hazard", {"hazard": one}) for one in effect.faces])
        case "effects":
            return [effect_text(pack, one) for one in effect.inner]
        case "options":
            each = [effect_text(pack, one) for span in effect.options for one in span]
            return joined("dd-or", each)
        case "rolls":
            return joined("dd-then", [row_text(pack, *row) for row in rows(effect.rolls) if row[2]])
    assert field == "what", field
    return what_text(effect)


def what_text(effect: Effect) -> Value:
    """What a verb brings, takes or means: a word, or the name of a thing."""
    if effect.monster is not None:
        return Message("name", {"name": Ref("figure", effect.monster.id)})
    if effect.op == "summon":
        return Message("dd-some-monster")
    if effect.op == "block":
        return Ref("building", effect.entry.what or "")
    return effect.entry.what or "none"


def rows(rolls: tuple[tuple[Effect, ...], ...]) -> list[tuple[int, int, tuple[Effect, ...]]]:
    """Equal neighbours of a d10 table put together."""
    found: list[tuple[int, int, tuple[Effect, ...]]] = []
    for roll, span in enumerate(rolls):
        if found and found[-1][2] == span:
            found[-1] = (found[-1][0], roll, span)
        else:
            found.append((roll, roll, span))
    return found


def row_text(pack: Cards, first: int, last: int, span: tuple[Effect, ...]) -> Message:
    """A row of a d10 table."""
    args: dict[str, Value] = {
        "rows": "one" if first == last else "many",
        "from": first + 1,
        "to": last + 1,
        "what": span_text(pack, span),
    }
    return Message("dd-roll-row", args)


def joined(id: str, parts: list[Message]) -> Message:
    """Two or more with the same word between them; a plain list would say "and"."""
    made = parts[-1]
    for part in reversed(parts[:-1]):
        made = Message(id, {"first": part, "second": made})
    return made


def span_text(pack: Cards, span: tuple[Effect, ...]) -> Message:
    """Several effects in a row."""
    return Message("dd-effects", {"effects": [effect_text(pack, one) for one in span]})


def line(what: Message) -> seen.Message:
    """A phrase as a sentence of its own."""
    return Message("dd-line", {"what": what}).to_json()


def effect_lines(pack: Cards, effects: tuple[Effect, ...]) -> list[seen.Message]:
    """A sentence for each effect; deeds of the same moment share one."""
    found: list[seen.Message] = []
    waiting: list[Effect] = []
    for effect in effects:
        if waiting and not same_moment(waiting[0], effect):
            found.append(line(row_of(pack, waiting)))
            waiting = []
        waiting.append(effect)
    if waiting:
        found.append(line(row_of(pack, waiting)))
    return found


def same_moment(one: Effect, other: Effect) -> bool:
    a, b = one.entry, other.entry
    if one.moment is None or one.op in NUMBERS or other.op in NUMBERS:
        return False
    return (
        (one.moment, one.room_areas, a.side, a.type, a.rounds, a.present)
        == (other.moment, other.room_areas, b.side, b.type, b.rounds, b.present)
    )  # fmt: skip


def row_of(pack: Cards, effects: list[Effect]) -> Message:
    if len(effects) == 1:
        return effect_text(pack, effects[0])
    deeds = [deed_text(pack, one) for one in effects]
    moment = effects[0].moment
    assert moment is not None
    return when_text(effects[0], moment, Message("dd-effects", {"effects": deeds}))


def monster_lines(pack: Cards, card: MonsterCard) -> list[seen.Message]:
    """What is special about a monster: its habit, its turns, what it does to those who wound it."""
    found: list[Message] = []
    if card.habit:
        found.append(Message(f"dd-habit-{card.habit.replace('_', '-')}"))
    if card.actions > 1:
        found.append(Message("dd-rule-turns", {"turns": card.actions}))
    if card.guard:
        found.append(Message("dd-rule-guard"))
    if card.wounded:
        found.append(Message("dd-rule-wounded", {"what": span_text(pack, card.wounded)}))
    if card.boss:
        found.append(Message("dd-rule-boss"))
    return [one.to_json() for one in found]


def hamlet_lines(pack: Cards, skill: HamletSkill) -> list[seen.Message]:
    """A Hamlet Skill: when it may be used, for whom, what it does."""
    entry = skill.entry
    found: list[Message] = []
    if entry.first:
        found.append(Message("dd-hamlet-first"))
    if entry.once:
        found.append(Message("dd-hamlet-once"))
    if not entry.chooses:
        return [*(one.to_json() for one in found), *effect_lines(pack, skill.effects), *day(skill)]
    if skill.own:
        found.append(Message("dd-hamlet-own", {"what": span_text(pack, skill.own)}))
    found.append(Message("dd-hamlet-chosen", {"what": span_text(pack, skill.effects)}))
    return [*(one.to_json() for one in found), *day(skill)]


def day(skill: HamletSkill) -> list[seen.Message]:
    return [Message("dd-hamlet-ends-day").to_json()] if skill.entry.ends_day else []


def rule_lines(pack: Cards, rule: RuleEntry, effects: tuple[Effect, ...]) -> list[seen.Message]:
    """A rule of a Room: what holds there, or what can be done there and what it takes."""
    if not rule.actions:
        return effect_lines(pack, effects)
    args: dict[str, Value] = {
        "actions": rule.actions,
        "once": "yes" if rule.once else "no",
        "alone": "yes" if rule.alone else "no",
        "what": Message("dd-effects", {"effects": [effect_text(pack, one) for one in effects]}),
    }
    return [Message("dd-rule-interact", args).to_json()]


def event_lines(pack: Cards, event: HamletEvent) -> list[seen.Message]:
    """A Hamlet Event, with what becomes of the days and the card."""
    found = effect_lines(pack, event.effects)
    entry = event.entry
    if entry.days_if_taught is not None:
        found.append(Message("dd-hamlet-taught", {"days": entry.days_if_taught}).to_json())
    if entry.removed:
        found.append(Message("dd-hamlet-removed").to_json())
    return found


def way_text(pack: Cards, way: Way) -> Message:
    """A way to use a side of a Trinket: when, and what it does."""
    entry = way.entry
    args: dict[str, Value] = {
        "stance": entry.stance or "any",
        "not-stance": entry.not_stance or "none",
        "light-min": -1 if entry.light_min is None else entry.light_min,
        "light-max": -1 if entry.light_max is None else entry.light_max,
        "what": span_text(pack, way.effects),
    }
    return Message(f"dd-window-{entry.window.replace('_', '-')}", args)
