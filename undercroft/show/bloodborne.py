"""Bloodborne as a scene."""

from __future__ import annotations

from .scene import Board, Line, Section, Words


def scene(words: Words) -> tuple[list[Section], Board | None]:
    table = words.table
    found: list[Section] = []
    monster = table["monster"]
    if monster:
        full = monster["echoes"] / monster["full"] if monster["full"] else 0.0
        told = words.say(
            "echoes",
            name=words.name("enemy", monster["id"]),
            echoes=monster["echoes"],
            full=monster["full"],
        )
        found.append(words.section("enemy", [Line(told, True, full)]))
    left = words.say(
        "dungeon", monsters=table["dungeon"]["monsters"], bosses=table["dungeon"]["bosses"]
    )
    row = words.say("row", cards=words.names("card", table["row"]))
    found.append(words.section("round", [Line(left), Line(row)], round=table["round"]))
    lines: list[Line] = []
    for one in table["hunters"]:
        told = words.say(
            "hunter",
            name=words.match.seats[one["seat"]].name,
            health=one["health"],
            full=one["max_health"],
            collected=one["collected"],
            banked=one["banked"],
            bonus=one["bonus"],
        )
        turn = one["seat"] in words.view["waiting"]
        lines.append(Line(told, turn, one["health"] / one["max_health"]))
        if one["played"]:
            lines.append(Line("  " + words.say("played", cards=words.names("card", one["played"]))))
    found.append(words.section("hunters", lines))
    if table["me"]:
        hand = Line(words.names("card", table["me"]["hand"]))
        found.append(words.section("hand", [hand]))
    return found, None
