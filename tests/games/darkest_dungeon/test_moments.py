"""A moment that a line may name comes for the card it stands on: whole games look what is read when."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from undercroft.games.darkest_dungeon.effects import occasions
from undercroft.games.darkest_dungeon.game import GAME
from undercroft.games.darkest_dungeon.language import LANGUAGE
from undercroft.games.darkest_dungeon.pack.cards import Cards
from undercroft.games.darkest_dungeon.pack.moments import MOMENTS, Passive
from undercroft.kernel.chance import Rng
from undercroft.kernel.match import start
from undercroft.kernel.takes import barred

from .met import bless

#: The kind of card, the moment, and whether its sums, its single numbers, its deeds or its halvings are read.
Read = tuple[str, str, str]
LONGEST = 4000
GAMES = [*[("campaign", seed) for seed in (1, 2, 3, 4, 27)], ("quest", 5)]


class Watched:
    """A table of a Passive by moment that remembers what it was asked."""

    def __init__(self, table: Any, owners: list[str], way: str, seen: set[Read]) -> None:
        self.table = table
        self.owners = owners
        self.way = way
        self.seen = seen

    def note(self, moment: int) -> None:
        self.seen.update((owner, MOMENTS[moment], self.way) for owner in self.owners)

    def __getitem__(self, moment: int) -> Any:
        self.note(moment)
        return self.table[moment]

    def __contains__(self, moment: int) -> bool:
        self.note(moment)
        return moment in self.table


def watch(passive: Passive, owners: list[str], seen: set[Read]) -> Passive:
    found: Any = Passive.__new__(Passive)
    found.effects = passive.effects
    for way in ("flat", "adds", "deeds", "halves"):
        setattr(found, way, Watched(getattr(passive, way), owners, way, seen))
    return found  # type: ignore[no-any-return]


@pytest.fixture(scope="module")
def seen() -> Iterator[set[Read]]:
    """What is read of the cards in play, over some games of a party that is hard to kill."""
    found: set[Read] = set()
    kept: dict[object, Passive] = {}
    party, own = Cards.party_passive, Cards.hero_passive

    def watched_party(self: Cards, *key: Any) -> Passive:
        if key not in kept:
            light, room, _, threat, quest, event, silenced = key
            owners = [
                owner
                for owner, there in (
                    (occasions.LIGHT, light is not None and light >= 0),
                    (occasions.ROOM, room is not None and not silenced),
                    (occasions.THREAT, threat is not None and not threat[2]),
                    (occasions.HAMLET_THREAT, threat is not None and threat[2]),
                    (occasions.QUEST, quest is not None),
                    (occasions.EVENT, event is not None),
                )
                if there
            ]
            kept[key] = watch(party(self, *key), owners, found)
        return kept[key]

    def watched_own(self: Cards, *key: Any) -> Passive:
        if key not in kept:
            kept[key] = watch(own(self, *key), list(occasions.OWN), found)
        return kept[key]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Cards, "party_passive", watched_party)
        patch.setattr(Cards, "hero_passive", watched_own)
        patch.setattr(
            GAME.shelf.find("base"), "nothing", watched_own(GAME.shelf.find("base"), (), None)
        )  # type: ignore[arg-type]
        for mode, seed in GAMES:
            play(mode, seed)
    return found


def play(mode: str, seed: int) -> None:
    rng = random.Random(seed)
    match = start(GAME, {"mode": mode, "players": 1}, Rng(seed))
    match.telling = False
    for _ in range(LONGEST):
        if match.over:
            return
        state: Any = match.state
        ask = next(ask for ask in state.asks if not state.answered >> ask.seat & 1)
        match.choose(ask, rng.choice(ask.options))
        bless(match, rng, weaken=0.5)


def readings() -> Iterator[Read]:
    """What must be read for all that lines may say."""
    for name, moment in occasions.MOMENTS.items():
        for owner in moment.owners:
            for verb in LANGUAGE.verbs.values():
                if name not in verb.moments or not LANGUAGE.goes(verb, owner):
                    continue
                if verb.op == "add":
                    yield (owner, name, "flat")
                    if not barred(moment.narrows.get("per", verb.may["per"])):
                        yield (owner, name, "adds")
                else:
                    yield (owner, name, "halves" if verb.op == "halve" else "deeds")


@pytest.mark.parametrize("moment", occasions.MOMENTS)
@pytest.mark.pure
def test_a_moment_comes_for_each_card_that_may_name_it(moment: str, seen: set[Read]) -> None:
    wanted = {read for read in readings() if read[1] == moment}
    assert wanted
    assert sorted(wanted - seen) == []


def test_the_rules_have_a_number_for_each_moment() -> None:
    assert tuple(occasions.MOMENTS) == MOMENTS
