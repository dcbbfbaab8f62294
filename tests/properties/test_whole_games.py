"""Bots play every set-up to the end; what must hold, holds after every single decision."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import undercroft
from tests.kernel.tables import (
    FINAL_BOSSES,
    LONGEST,
    PLAYERS,
    READINGS,
    Players,
    again,
    label,
    new,
    play,
    setups,
    views,
)
from undercroft import Match

from .invariants import Watch

MIXES = {
    "random": ("random",),
    "veteran": ("veteran",),
    "mixed": ("veteran", "random", "random"),
}


@pytest.mark.parametrize("mix", MIXES)
@pytest.mark.parametrize("setup", setups(), ids=label)
def test_a_whole_game(setup: dict[str, Any], mix: str) -> None:
    match = new(setup, f"whole {mix}")
    watch = Watch(match)
    watch(match)

    def each(m: Match) -> None:
        m.check()
        watch(m)

    play(match, MIXES[mix], mix, each=each, fickle=mix != "veteran")
    assert match.over
    assert match.result is not None
    # The journal of a finished game replays to it.
    replayed = undercroft.replay(again(match.journal()))
    assert replayed.digest() == match.digest()
    assert views(replayed) == views(match)


@settings(
    derandomize=True,
    deadline=None,
    database=None,
    max_examples=25,
    suppress_health_check=[HealthCheck.too_slow],
)
@given(
    players=st.sampled_from(PLAYERS),
    boss=st.sampled_from(["random", *FINAL_BOSSES]),
    readings=st.fixed_dictionaries(
        {name: st.sampled_from(values) for name, values in READINGS.items()}
    ),
    seed=st.one_of(st.integers(), st.text(st.characters(categories=("L", "N", "P")), max_size=8)),
    choices=st.lists(st.integers(0, 9), min_size=30, max_size=120),
)
def test_any_choices_in_any_setup(
    players: int, boss: str, readings: dict[str, str], seed: int | str, choices: list[int]
) -> None:
    """Not what bots would do: any choice at all, by any seat that is asked."""
    match = new({"players": players, "final_boss": boss, **readings}, seed)
    watch = Watch(match)
    for number, choice in enumerate(choices):
        if match.over:
            break
        decisions = match.decisions
        decision = decisions[(choice + number) % len(decisions)]
        option = decision.options[choice % len(decision.options)]
        match.decide(option.id, decision.seats[0], decision.id)
        match.check()
        watch(match)


def test_every_reading_is_played() -> None:
    for name, values in READINGS.items():
        assert {setup[name] for setup in setups()} == set(values)


# ---------------------------------------------------------------------- everything is met


class Met:
    """What has been seen over many games."""

    def __init__(self) -> None:
        self.played: set[str] = set()
        self.taken: set[str] = set()
        self.removed: set[str] = set()
        self.fought: set[str] = set()
        self.killed: set[str] = set()
        self.escaped: set[str] = set()
        self.events: set[str] = set()
        self.faces: set[tuple[str, str]] = set()
        self.asked: set[str] = set()
        self.closed: set[str] = set()
        self.endings: set[str] = set()

    def look(self, match: Match) -> None:
        for decision in match.decisions:
            self.asked.add(decision.id.split("-")[0])
            self.closed |= {closed.reason.id for closed in decision.closed}

    def read(self, match: Match) -> None:
        for event in match.events:
            self.events.add(event.kind)
            fields: Any = event.fields
            match event.kind:
                case "played" | "transformed":
                    self.played.add(fields["card"])
                case "upgraded":
                    self.taken.add(fields["card"])
                case "removed" | "exiled":
                    self.removed.add(fields["card"])
                case "revealed" | "final_boss":
                    self.fought.add(fields["enemy"])
                case "killed":
                    self.killed.add(fields["enemy"])
                case "escaped":
                    self.escaped.add(fields["enemy"])
                case "rolled":
                    self.faces.add((fields["die"], fields["face"]))
        assert match.result is not None
        self.endings.add(match.result.why.id)


def test_everything_is_met() -> None:
    """Play until every card, enemy, face, question, reason and kind of event has come up."""
    match = new()
    catalog: Any = undercroft.catalog(match)
    cards, enemies = catalog["cards"], catalog["enemies"]
    upgrades = {id for id, card in cards.items() if not card["starter"]}
    wanted = {
        "played": set(cards),
        "taken": upgrades,
        "removed": set(cards) - {"hunters_dream"},
        "fought": set(enemies),
        "killed": set(enemies),
        "escaped": {id for id, enemy in enemies.items() if enemy["kind"] == "monster"},
        "events": set(match.game.events),
        "faces": {(die, face) for die, faces in catalog["dice"].items() for face in faces},
        "asked": {"choose", "transform", "target", "reclaim", "upgrade", "remove"},
        "closed": {
            "bb-closed-no-weapon", "bb-closed-not-a-weapon", "bb-closed-used", "bb-closed-dead",
            "bb-closed-dream-stays", "bb-closed-no-melee",
        },
        "endings": {"bb-why-score", "bb-why-tie-break", "bb-why-shared", "bb-why-nobody"},
    }  # fmt: skip
    met = Met()
    missing: dict[str, set[Any]] = wanted
    tables = setups()
    for game in range(500):
        match = new(tables[game % len(tables)], f"until {game}")
        names = list(MIXES.values())[game % 3]
        # Looking at every question takes time; the first games show nearly all of them.
        each = met.look if game < 60 or missing["asked"] or missing["closed"] else None
        play(match, names, game, each=each)
        met.read(match)
        missing = {name: set(all_of) - getattr(met, name) for name, all_of in wanted.items()}
        if not any(missing.values()):
            break
    assert not any(missing.values()), {name: left for name, left in missing.items() if left}


# ---------------------------------------------------------------------- every game ends


@pytest.mark.parametrize("players", PLAYERS)
def test_the_most_reluctant_hunters_still_end(players: int) -> None:
    """Everybody dreams whenever they may: only forced cards are ever played otherwise."""
    match = new({"players": players, "final_boss": "gehrman"}, "reluctant")
    slept = 0
    for _ in range(LONGEST):
        if match.over:
            break
        seat = match.waiting[0]
        [decision] = match.decisions_for(seat)
        ids = [option.id for option in decision.options]
        table: Any = match.view()["table"]
        # A Boss does not go away by itself, so somebody must strike it in the end.
        boss = table["monster"] and table["monster"]["kind"] != "monster"
        if decision.id.startswith("choose") and not boss and "hunters_dream" in ids:
            match.decide("hunters_dream", seat)
            slept += 1
        else:
            awake = [id for id in ids if id != "hunters_dream"]
            match.decide((awake or ids)[0], seat)
        match.check()
    assert match.over
    assert slept >= 7 * players


@pytest.mark.parametrize("name", ["random", "veteran"])
def test_bots_answer_whatever_they_are_asked(name: str) -> None:
    match = new({"players": 5}, "asked")
    players = Players(match, (name,), 1)
    while not match.over:
        seat, decision, option = players.choice(match)
        [asked] = [d for d in match.decisions_for(seat) if d.id == decision]
        assert option in [o.id for o in asked.options]
        match.decide(option, seat, decision)
