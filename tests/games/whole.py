"""What whole games have in common: playing, saving, what is hidden; and the party of the Dark Souls boxes."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import undercroft
from undercroft import Match, bots

Table = dict[str, Any]


def useful(game: str, setup: Mapping[str, object]) -> dict[str, object]:
    """A set-up without the fields that its kind of game does not use."""
    fields = {field.name: field for field in undercroft.setup_options(game)}
    full = {name: setup.get(name, field.default) for name, field in fields.items()}
    return {
        name: value
        for name, value in setup.items()
        if all(full[other] in values for other, values in fields[name].only)
    }


def table_of(match: Match) -> Table:
    view: Any = match.view(None)
    found: Table = view["table"]
    return found


def copies(match: Match) -> dict[str, int]:
    """How often each treasure card is there."""
    pack: Any = match.pack
    return {card.id: card.entry.copies for card in pack.armoury.cards}


def cards_of(table: Table) -> Counter[str]:
    """Every card that lies open: equipped or in the inventory, upgrades too."""
    found: Counter[str] = Counter()
    items = list(table["inventory"])
    for hero in table["heroes"]:
        items += [hero["armour"], hero["left"], hero["right"], *hero["backup"]]
    for item in items:
        if item is not None:
            found.update([item["card"], *item["upgrades"]])
    return found


def party_holds(table: Table, printed: dict[str, int], most: int) -> None:
    """Souls, bars (with at most so many tokens while alive), conditions and cards."""
    assert table["souls"] >= 0
    assert table["sparks"] >= 0
    for hero in table["heroes"]:
        assert hero["black"] >= 0
        assert hero["red"] >= 0
        assert hero["black"] + hero["red"] <= most
        assert len(set(hero["conditions"])) == len(hero["conditions"])
    for card, number in cards_of(table).items():
        assert number <= printed[card], card


def fight_holds(table: Table, walls: frozenset[str], settled: bool) -> None:
    """Foes are alive, bosses have a facing, nobody stands in a wall; no crowd where all is settled."""
    fight = table["fight"]
    everybody = [*table["heroes"], *fight["foes"]]
    if settled:
        crowd = Counter(one["node"] for one in everybody)
        crowd.pop(None, None)
        assert max(crowd.values(), default=0) <= 4
        limit = fight.get("node_limit", 3)
        exits = {int(node) for node, what in fight["terrain"].items() if what == "exit"}
        assert all(number <= limit for node, number in crowd.items() if node not in exits)
        bosses = [one["node"] for one in fight["foes"] if one["boss"]]
        assert len(set(bosses)) == len(bosses)
    for one in fight["foes"]:
        assert 0 < one["health"] <= one["full"]
        assert (one["facing"] is not None) is one["boss"]
    blocked = {int(node) for node, what in fight["terrain"].items() if what in walls}
    assert not blocked & {one["node"] for one in everybody}


# ---------------------------------------------------------------------- playing


def sit(match: Match, name: str, seed: int) -> list[bots.Bot]:
    """A bot on every seat."""
    game = match.game.name
    return [bots.make(name, game, f"{seed}-{seat}") for seat in range(len(match.seats))]


def decide(match: Match, seats: list[bots.Bot]) -> tuple[int, str, str]:
    seat = match.waiting[0]
    decision, option = bots.answer(seats[seat], match, seat)
    return seat, decision, option


def played(match: Match, bot: str, seed: int, most: int = 8000) -> Iterator[Table]:
    """Play with bots: the table as whoever is asked sees it before each choice, and at the end."""
    seats = sit(match, bot, seed)
    for _ in range(most):
        if match.over:
            break
        seat = match.waiting[0]
        view: Any = match.view(seat)
        yield view["table"]
        decision, option = bots.answer(seats[seat], match, seat)
        match.decide(option, seat, decision)
        match.check()
    yield table_of(match)


def all_win_or_all_lose(match: Match) -> None:
    assert match.over
    assert match.result is not None
    everybody = tuple(sorted(hero["seat"] for hero in table_of(match)["heroes"]))
    assert match.result.winners in ((), everybody)


def same_as_control(match: Match, control: Match, seats: list[bots.Bot], steps: int) -> None:
    """Written and read again before every decision, against a control run; seen alike now and then."""
    for turn in range(steps):
        match = undercroft.from_position(json.loads(json.dumps(match.position())))
        assert match.digest() == control.digest() == control.clone().digest()
        if turn % 4 == 0 or match.over:
            for seat in (None, *range(len(match.seats))):
                assert match.view(seat) == control.view(seat)
        if match.over:
            break
        seat, decision, option = decide(match, seats)
        match.decide(option, seat, decision)
        control.decide(option, seat, decision)
    assert match.digest() == control.digest()


def same_from_journal(match: Match, seats: list[bots.Bot], steps: int) -> None:
    """Played for a while, then played again from the journal."""
    for _ in range(steps):
        if match.over:
            break
        seat, decision, option = decide(match, seats)
        match.decide(option, seat, decision)
    journal = json.loads(json.dumps(match.journal()))
    again = undercroft.replay(journal)
    assert again.digest() == match.digest()
    assert again.view(0) == match.view(0)
    assert [event.kind for event in again.events] == [event.kind for event in match.events]


def rolled_by_hand(match: Match, seed: int, steps: int) -> set[str]:
    """Play by chance: each face that a real die or deck may show is told apart. What was rolled or drawn."""
    random = Random(seed)
    met: set[str] = set()
    for _ in range(steps):
        if match.over:
            break
        request = match.awaited
        if request is None:
            ask = match.asks[0]
            match.choose(ask, random.choice(ask.options))
            continue
        [decision] = match.decisions
        if request.name not in met:
            for lang in ("en", "fr"):
                said = [option.text(lang) for option in decision.options]
                assert len(set(said)) == len(said), (request.name, said)
                assert all(said), request.name
        met.add(request.name)
        match.supply(random.choice(decision.options).id)
    return met


# ---------------------------------------------------------------------- what is hidden


def seen(match: Match) -> list[object]:
    """All that any seat can see or has been told."""
    views = [match.view(seat) for seat in (None, *range(len(match.seats)))]
    told = [
        [event.seen_by(seat) for event in match.events] for seat in (None, *range(len(match.seats)))
    ]
    return [views, told]


def elsewhere(match: Match, seed: str) -> Match:
    """The same moment in which everything hidden lies otherwise."""
    doc: Any = match.position()
    doc["chance"] = {"source": "rng", "seed": seed, "count": doc["chance"]["count"]}
    return undercroft.from_position(doc)


def alike_in_every_world(match: Match, seats: list[bots.Bot], steps: int) -> int:
    """As long as nothing is drawn or rolled, nobody can tell one world from another."""
    kept = 0
    for turn in range(steps):
        if match.over:
            break
        here = undercroft.from_position(match.position())
        other = elsewhere(match, f"another-{turn}")
        assert seen(here) == seen(other)
        seat, decision, option = decide(match, seats)
        before = match.chance.count
        match.decide(option, seat, decision)
        if match.chance.count == before:
            for world in (here, other):
                world.decide(option, seat, decision)
            assert seen(here) == seen(other)
            kept += 1
    return kept


def json_strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for inside in value.values():
            yield from json_strings(inside)
    elif isinstance(value, list):
        for inside in value:
            yield from json_strings(inside)


def words_said(match: Match) -> set[str]:
    """Every text in the views of all seats."""
    views = [match.view(seat) for seat in (None, *range(len(match.seats)))]
    return set(json_strings(json.loads(json.dumps(views))))


def heard(match: Match) -> set[str]:
    """Every text in what has been told so far."""
    return {v for event in match.events for v in event.fields.values() if isinstance(v, str)}
