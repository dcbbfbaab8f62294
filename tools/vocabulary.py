"""Write the vocabularies of the learning environments: undercroft/envs/words/<game>.txt.

    python tools/vocabulary.py [game …]

Words that are listed keep their numbers; new ones are appended. A list that must change otherwise is
another version of its environments. What chance did not offer is filled in: who hears of nodes 3 and 5
expects 4.
"""

from __future__ import annotations

import random
import re
import sys
from itertools import product
from math import prod
from pathlib import Path
from typing import Any

import undercroft

WORDS = Path(__file__).parent.parent / "undercroft" / "envs" / "words"
#: Games of each kind, and decisions in all of them: enough that new words are seldom.
GAMES, MOST = 120, 40_000
#: What is counted with larger numbers is no place.
PLACES = 40
#: Places of places of places are not filled in.
TOO_MANY = 400
NUMBER = re.compile(r"(?<=-)\d+(?=-|$)")


def kinds(game: str) -> list[dict[str, Any]]:
    """Set-ups that have all there is: every mode and number of players."""
    fields = {field.name: field for field in undercroft.setup_options(game)}
    modes = [choice.value for choice in fields["mode"].values] if "mode" in fields else [None]
    players = [choice.value for choice in fields["players"].values]
    found = []
    for mode, count in product(modes, players):
        setup = {"players": count} if mode is None else {"players": count, "mode": mode}
        try:
            undercroft.new(game, setup, seed=0)
        except undercroft.InvalidSetup:
            continue
        found.append(setup)
    return found


def heard(game: str) -> set[str]:
    """What is offered in games of chance."""
    found: set[str] = set()
    chance = random.Random(game)  # noqa: S311 - no secret hangs on it
    setups = kinds(game)
    for setup in setups:
        decisions = 0
        for number in range(GAMES):
            match = undercroft.new(game, varied(game, setup, chance), seed=f"words/{number}")
            match.telling = False
            while not match.over and decisions < MOST // len(setups):
                ask = next(one for one in match.asks if one.seat == match.waiting[0])
                found |= {f"{ask.step.name}/{option.id}" for option in ask.options}
                match.choose(ask, chance.choice(ask.options))
                decisions += 1
    return found


def whole(words: set[str]) -> set[str]:
    """The same with what lies between them: every number up to the largest that alike words have."""
    tops: dict[tuple[str, str, int], list[int]] = {}
    for word in words:
        numbers = [int(part) for part in NUMBER.findall(word)]
        if numbers and max(numbers) < PLACES:
            top = tops.setdefault(likeness(word), [0] * len(numbers))
            top[:] = map(max, top, numbers)
    found = set(words)
    for word in words:
        top = tops.get(likeness(word), [])
        if top and prod(one + 1 for one in top) <= TOO_MANY:
            form = NUMBER.sub("{}", word)
            found |= {form.format(*each) for each in product(*[range(one + 1) for one in top])}
    return found


def likeness(word: str) -> tuple[str, str, int]:
    """Words of the same question that begin alike count alike."""
    kind, _, option = word.partition("/")
    return kind, option.partition("-")[0], len(NUMBER.findall(word))


def varied(game: str, setup: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """The same with other figures and places, where they go together."""
    wish = dict(setup)
    for field in undercroft.setup_options(game):
        if field.name not in setup and field.kind in ("figure", "choice"):
            wish[field.name] = chance.choice(field.values).value
        try:
            undercroft.new(game, wish, seed=0)
        except undercroft.InvalidSetup:
            wish.pop(field.name, None)
    return wish


def main(games: list[str]) -> None:
    for game in games or undercroft.titles():
        path = WORDS / f"{game}.txt"
        old = path.read_text("utf-8").splitlines() if path.exists() else []
        lines = [*old, *sorted(whole(heard(game) | set(old)) - set(old))]
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        print(f"{path.name}: {len(lines)} words, {len(lines) - len(old)} of them new")


if __name__ == "__main__":
    main(sys.argv[1:])
