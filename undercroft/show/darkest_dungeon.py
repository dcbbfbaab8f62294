"""Darkest Dungeon as a scene."""

from __future__ import annotations

from string import ascii_lowercase
from typing import Any

from .scene import Board, Line, Section, Spot, Token, Words


def scene(words: Words) -> tuple[list[Section], Board | None]:
    table = words.table
    about = words.say("estate", light=table["light"], gold=table["gold"])
    lines = [Line(about)]
    for one in table["heroes"]:
        if one["kind"] is None:
            continue
        left = max(0, one["life"] - one["wounds"])
        told = words.say(
            "hero",
            mark=one["hero"] + 1,
            name=words.name("kind", one["kind"]),
            life=left,
            full=one["life"],
            stress=one["stress"],
            state="dead" if not one["alive"] else "door" if one["deaths_door"] else "well",
        )
        lines.append(Line(told, one["active"], left / one["life"] if one["life"] else 0.0))
    found = [words.section("heroes", lines)]
    battle = table["battle"]
    if not battle:
        return found, None
    foes = []
    for place, one in enumerate(battle["monsters"]):
        left = max(0, one["life"] - one["wounds"])
        told = words.say(
            "foe",
            mark=ascii_lowercase[place % 26],
            name=words.name("figure", one["kind"]),
            health=left,
            full=one["life"],
        )
        foes.append(Line(told, one["active"], left / one["life"] if one["life"] else 0.0))
    if foes:
        found.append(words.section("monsters", foes))
    return found, board(words, battle)


def board(words: Words, battle: dict[str, Any]) -> Board | None:
    """The Areas of the room: heroes by number, monsters by letter."""
    room = next((one for one in words.catalog["rooms"] if one["id"] == battle["room"]), None)
    if room is None:
        return None
    tokens: dict[int, list[Token]] = {}
    for one in words.table["heroes"]:
        if one["kind"] is not None and one["area"] is not None:
            tokens.setdefault(one["area"], []).append(Token(str(one["hero"] + 1), True))
    for place, one in enumerate(battle["monsters"]):
        mark = ascii_lowercase[place % 26]
        tokens.setdefault(one["area"], []).append(Token(mark, False))
    spots = []
    for number, area in enumerate(room["areas"]):
        left, top, right, bottom = area["box"]
        spots.append(
            Spot(
                (left + right) / 2,
                (top + bottom) / 2,
                str(number + 1),
                tuple(tokens.get(number, ())),
                right - left,
                bottom - top,
            )
        )
    return Board(tuple(spots))
