"""The facts of all games: each is told somewhere, says what it means, and can be said in both languages."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from examples.grave_robbers.game import GAME as GRAVE_ROBBERS
from tests.games import texts
from undercroft import games
from undercroft.kernel.chance import Rng
from undercroft.kernel.game import Game
from undercroft.kernel.match import start
from undercroft.server import facts as house

HOUSE = [*map(games.find, games.NAMES)]
EACH = pytest.mark.parametrize("game", [*HOUSE, GRAVE_ROBBERS], ids=lambda game: game.name)
EACH_OF_THE_HOUSE = pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.name)


def source(folder: Path) -> str:
    return "\n".join(path.read_text("utf-8") for path in sorted(folder.rglob("*.py")))


@EACH
def test_every_fact_is_told_somewhere(game: Game) -> None:
    modules = {re.sub(r"\.facts\..*", ".facts", one.__module__) for one in game.events.values()}
    rooms = {module.split(".")[-2] for module in modules}
    code = "\n".join(source(game.base.parents[1] / room) for room in sorted(rooms))
    # In the house facts have a file of their own; in the example they stand beside the rules.
    spoken = r"\bfacts\.([A-Z]\w+)" if game in HOUSE else r"(?<!class )\b([A-Z]\w+)\b"
    told = set(re.findall(spoken, code.replace("souls_facts.", "facts.")))
    assert {fact.__name__ for fact in game.events.values()} <= told


@EACH_OF_THE_HOUSE
def test_every_fact_says_what_it_means(game: Game) -> None:
    for fact in (*game.events.values(), *house.FACTS.values()):
        assert re.fullmatch(r"[^\n]+\.", fact.__doc__ or ""), f"{fact.__module__}.{fact.__name__}"


@EACH
@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_every_fact_has_a_sentence_and_what_goes_into_it(game: Game, lang: str) -> None:
    known = texts.messages(lang, str(game.base.parent), "souls")
    for kind, fact in game.events.items():
        id = f"{game.prefix}-event-{kind.replace('_', '-')}"
        assert id in known, f"{id} has no text in {lang}"
        given = {field.name for field in fact.carries}
        given |= {f"{field.name}-count" for field in fact.carries if field.many}
        assert texts.arguments(known[id]) <= given, id


@EACH
def test_what_is_told_is_what_was_declared(game: Game) -> None:
    """The type checker sees numbers and words; which words there are, nobody does."""
    match = start(game, {}, Rng(7))
    choose = random.Random(7)
    for _ in range(150):
        if match.over:
            break
        answered = match.state.answered
        ask = next(ask for ask in match.asks if not answered >> ask.seat & 1)
        match.choose(ask, choose.choice(ask.options))
    assert len({event.kind for event in match.events}) > 4
    for fact in (event.fact for event in match.events):
        for field in fact.carries:
            value = field.of(fact)
            for one in value if isinstance(value, tuple) else [value]:
                told = f"{fact.kind}.{field.name}: {one!r}"
                assert type(one) is field.base or (one is None and field.maybe), told
                assert not field.words or one in (*field.words, None), told


@EACH
def test_no_game_tells_what_the_house_tells(game: Game) -> None:
    assert not set(game.events) & set(house.FACTS)
