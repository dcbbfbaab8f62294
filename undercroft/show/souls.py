"""Both Dark Souls boxes as a scene."""

from __future__ import annotations

from string import ascii_lowercase

from .scene import Board, Line, Section, Spot, Token, Words

BAR = 10


def scene(words: Words) -> tuple[list[Section], Board | None]:
    table = words.table
    purse = words.say("party", sparks=table["sparks"], souls=table["souls"])
    lines = [Line(purse)]
    for one in table["heroes"]:
        left = BAR - one["black"] - one["red"]
        worn = [one[place] for place in ("armour", "left", "right") if one[place]]
        told = words.say(
            "character",
            mark=one["hero"] + 1,
            name=words.name("class", one["class"]),
            left=left,
            stamina=one["black"],
            damage=one["red"],
        )
        lines.append(Line(told, one["active"], left / BAR))
        lines.append(Line("  " + words.names("card", [item["card"] for item in worn])))
    found = [words.section("characters", lines)]
    fight = table["fight"]
    if not fight:
        return found, None
    foes = []
    for one in fight["foes"]:
        told = words.say(
            "foe",
            mark=ascii_lowercase[one["foe"] % 26],
            name=words.name("model", one["model"]),
            health=one["health"],
            full=one["full"],
        )
        foes.append(Line(told, one["boss"], one["health"] / one["full"] if one["full"] else 0.0))
    if fight["boss"]:
        title = words.name("boss", fight["boss"]["id"])
    else:
        title = words.name("encounter", fight["encounter"])
    found.append(Section(title, tuple(foes)))
    return found, board(words)


def board(words: Words) -> Board:
    """The nodes with whoever stands there: characters by number, enemies by letter."""
    fight = words.table["fight"]
    drawn = words.catalog["boards"][fight["board"]]
    tokens: dict[int, list[Token]] = {}
    for one in words.table["heroes"]:
        if one["node"] is not None:
            tokens.setdefault(one["node"], []).append(Token(str(one["hero"] + 1), True))
    for one in fight["foes"]:
        mark = ascii_lowercase[one["foe"] % 26]
        tokens.setdefault(one["node"], []).append(Token(mark, False))
    points = drawn["points"]
    lows = [min(point[axis] for point in points) for axis in (0, 1)]
    span = max(*[max(point[axis] for point in points) - lows[axis] for axis in (0, 1)], 1)
    gone = set(fight["gone"])
    spots = tuple(
        Spot(
            (point[0] - lows[0]) / span,
            (point[1] - lows[1]) / span,
            str(node),
            tuple(tokens.get(node, ())),
        )
        for node, point in enumerate(points)
    )
    links = tuple((a, b) for a, b in drawn["edges"] if a not in gone and b not in gone)
    return Board(spots, links)
