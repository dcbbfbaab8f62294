"""Set-ups as they are written on a command line: `players=1..4 encounter=all team_a=crusader,vestal,…`."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import undercroft
from undercroft import Field
from undercroft.kernel.errors import InvalidSetup, known, not_one_of

ALL = "all"
RANGE = ".."
MANY = ","


def read(game: str, pack: str, words: Sequence[str]) -> dict[str, Any]:
    """`key=value` words as a set-up: values get the type the field has, a list goes to the places of a party.

    `team_a=crusader,vestal` fills `team_a_1` and `team_a_2`.
    """
    fields = by_name(game, pack)
    setup: dict[str, Any] = {}
    for word in words:
        name, text = split(word)
        places = [one for one in fields if one.rpartition("_")[0] == name]
        if name not in fields and places:
            items = text.split(MANY)
            if len(items) > len(places):
                raise InvalidSetup(f"{name}: {len(items)} values for {len(places)} places")
            for place, item in zip(places, items, strict=False):
                setup[place] = value(fields[place], item)
        else:
            setup[name] = value(fields[name], text) if name in fields else text
    return setup


def ranges(game: str, pack: str, words: Sequence[str]) -> dict[str, tuple[str | int, ...]]:
    """`key=values` words as what each field shall be in turn: `all`, `1..4`, `dancer,gargoyle`."""
    fields = by_name(game, pack)
    found: dict[str, tuple[str | int, ...]] = {}
    for word in words:
        name, text = split(word)
        if name not in fields:
            raise InvalidSetup(f"{name}: no such set-up field; {known(name, fields)}")
        found[name] = values(fields[name], text)
    return found


def values(field: Field, text: str) -> tuple[str | int, ...]:
    every = [choice.value for choice in field.values]
    if text == ALL:
        return tuple(every)
    low, dots, high = text.partition(RANGE)
    if dots:
        first, last = value(field, low), value(field, high)
        for one, said in ((first, low), (last, high)):
            if one not in every:
                raise InvalidSetup(f"{field.name}: {not_one_of(said, [str(v) for v in every])}")
        return tuple(every[every.index(first) : every.index(last) + 1])
    found = tuple(value(field, item) for item in text.split(MANY))
    for one in found:
        if one not in every:
            raise InvalidSetup(f"{field.name}: {not_one_of(one, [str(v) for v in every])}")
    return found


def implied(game: str, pack: str, setup: Mapping[str, Any], names: Sequence[str]) -> dict[str, Any]:
    """What else must be set for these fields to be used, where nothing was said of it.

    Whoever asks about `encounter` plays encounters, whoever asks about `hero_4` chooses the party.
    """
    fields = by_name(game, pack)
    found: dict[str, Any] = {}
    for name in names:
        needs = fields[name].only if name in fields else ()
        if any(other in setup and setup[other] not in allowed for other, allowed in needs):
            continue  # it is not used anyhow, and nothing else shall be blamed for that
        for other, allowed in needs:
            if other not in setup and other not in names and fields[other].default not in allowed:
                found[other] = allowed[0]
    return found


def give_way(game: str, setup: Mapping[str, Any], said: Collection[str] = ()) -> dict[str, Any]:
    """The set-up with others in places of which nothing was said, where a figure is wanted elsewhere.

    Whoever is asked for in another place leaves theirs to whoever is usually there: the party stays the same,
    as far as it can. Of the places in `said`, something will be said yet.
    """
    pack = str(setup.get("pack", "base"))
    fields = by_name(game, pack)
    whole = {**{name: field.default for name, field in fields.items()}, **setup}
    found = dict(setup)
    for name, field in fields.items():
        rivals = [one for one in fields.values() if name in one.apart or one.name in field.apart]
        if name in setup or name in said or not rivals or not field.used_in(whole):
            continue
        taken = {whole[one.name]: one for one in rivals if one.used_in(whole)}
        value = field.default
        tried = {value}
        while value in taken and taken[value].default not in tried:
            value = taken[value].default
            tried.add(value)
        if value in taken:
            free = [choice.value for choice in field.values if choice.value not in taken]
            value = free[0] if free else field.default
        if value != field.default:
            found[name] = whole[name] = value
    return found


def by_name(game: str, pack: str) -> dict[str, Field]:
    return {field.name: field for field in undercroft.setup_options(game, pack)}


def split(word: str) -> tuple[str, str]:
    name, equals, text = word.partition("=")
    if not equals:
        raise InvalidSetup(f"{word}: write it as key=value")
    return name, text


def value(field: Field, text: str) -> str | int:
    """A value of a field as it is meant; the text itself where there is none."""
    same = [choice.value for choice in field.values if str(choice.value) == text]
    return same[0] if same else text
