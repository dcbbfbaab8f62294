"""A table set as a test wants it: a position edited field by field, and chance from a tape."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import undercroft
from undercroft import Match, Rng, Tape
from undercroft.games import find
from undercroft.kernel.content import read_documents
from undercroft.kernel.match import start

ROW = ["grave_lens", "hush_bell", "ashen_veil", "beast_lure", "parry_pistol"]
STARTERS = ["saw_cleaver", "hunter_axe", "hunter_pistol", "transform", "hunters_dream"]


def stage(
    players: int = 3,
    *,
    monster: str = "scourge_beast",
    echoes: int | None = None,
    first: int = 0,
    hunters: Mapping[int, Mapping[str, Any]] | None = None,
    tape: Sequence[object] = (),
    final_boss: str = "rom",
    setup: Mapping[str, object] | None = None,
    row: Sequence[str] | None = None,
    deck: Mapping[str, int] | None = None,
    left: tuple[int, int] | None = None,
    pack: Mapping[str, object] | None = None,
) -> Match:
    """A match at Step 1 of a round against `monster`.

    `hunters[seat]` overrides fields of that Hunter's document (health, collected, trophies, hand …).
    Cards beside the starters are taken from the Upgrade deck, missing starters count as removed.
    `tape` holds the outcomes from here on; `left` is (ordinary Monsters, Bosses) still in the dungeon deck.
    `pack` plays with other content: documents as of `base_pack()`, edited.
    """
    options = {"players": players, "final_boss": final_boss, "first_player": first, **(setup or {})}
    if pack is None:
        match = undercroft.new("bloodborne", options, seed="stage")
    else:
        game = find("bloodborne")
        match = start(game, options, Rng("stage"), game.pack_from(pack, "mine"))
    doc = match.position()
    state: dict[str, Any] = doc["state"]  # type: ignore[assignment]
    cards = match.pack
    enemies: Any = cards.things["enemy"]
    enemy = enemies[monster]
    # The Monster the seed brought goes back; ours comes instead.
    came = state["monster"]
    rank = enemies[came].rank
    state["reserve"] += state["echoes"]
    for seat in range(players):  # a reveal ability may have hurt them
        state["hunters"][seat].update(health=8, dead=False)
    pool = "monsters" if rank == 0 else "bosses"
    state[pool].append(came)
    state[f"{pool}_left"] += 1
    if enemy.rank < 2:
        pool = "monsters" if enemy.rank == 0 else "bosses"
        state[pool].remove(monster)
        state[f"{pool}_left"] -= 1
    if left is not None:
        state["monsters_left"], state["bosses_left"] = left
    elif enemy.rank == 2:
        state["monsters_left"] = state["bosses_left"] = 0
    holds = cards.modifiers(enemy, enemies[final_boss])  # type: ignore[attr-defined]
    full = enemy.health + players - 3 + holds.extra_health
    state["monster"] = monster
    state["full"] = max(full, echoes or 0)
    state["echoes"] = full if echoes is None else echoes
    state["reserve"] -= state["echoes"]
    for seat, fields in (hunters or {}).items():
        one = state["hunters"][seat]
        state["reserve"] += one["collected"] + one["banked"]
        one.update(fields)
        state["reserve"] -= one["collected"] + one["banked"]
        if "removed" not in fields:
            owned = one["hand"] + one["used"] + one["played"]
            one["removed"] = [card for card in STARTERS if card not in owned]
        if one["health"] == 0:
            one["dead"] = True
    # The Upgrade deck: all copies, less the row and what Hunters own.
    upgrades = {c.id: c.entry.copies for c in cards.cards if c.id not in STARTERS}  # type: ignore[attr-defined]
    for one in state["hunters"]:
        for card in [*one["hand"], *one["used"], *one["played"], *one["removed"]]:
            if card not in STARTERS:
                upgrades[card] -= 1
    chosen_row = list(row) if row is not None else None
    if chosen_row is None:
        chosen_row = []
        for card in ROW[:players]:
            chosen_row.append(
                card
                if upgrades[card] > chosen_row.count(card)
                else next(c for c, n in upgrades.items() if n > chosen_row.count(c))
            )
    for card in chosen_row:
        upgrades[card] -= 1
    state["row"] = chosen_row
    if deck is not None:
        # Whatever is neither in the deck nor anywhere else has been removed by seat 0.
        state["hunters"][0]["removed"] += [
            card for card, n in upgrades.items() for _ in range(n - deck.get(card, 0))
        ]
        upgrades = dict(deck)
    state["upgrades"] = {card: n for card, n in upgrades.items() if n}
    frame: dict[str, Any] = doc["frame"]  # type: ignore[assignment]
    frame["agenda"] = [["choose"]]
    frame["asks"], frame["answered"] = [], []
    state["round"] = 0
    doc["chance"] = Tape(tape).to_json()
    return undercroft.from_position(doc)


def play(match: Match, *cards: str | None) -> None:
    """Every seat in order plays its card (None: this seat has nothing to choose)."""
    for seat, card in enumerate(cards):
        if card is not None:
            match.decide(card, seat=seat)


def used_up(match: Match) -> bool:
    """Whether every outcome of the tape was asked for."""
    chance = match.chance
    assert isinstance(chance, Tape)
    return not chance.left


def hunter(match: Match, seat: int) -> dict[str, Any]:
    """A Hunter as everybody sees them."""
    table: Any = match.view(seat)["table"]
    found: dict[str, Any] = table["hunters"][seat]
    return found


def hand(match: Match, seat: int) -> list[str]:
    """The cards in a Hunter's hand."""
    table: Any = match.view(seat)["table"]
    cards: list[str] = table["me"]["hand"]
    return cards


def monster(match: Match) -> dict[str, Any] | None:
    """The Monster as everybody sees it."""
    table: Any = match.view(None)["table"]
    found: dict[str, Any] | None = table["monster"]
    return found


def kinds(match: Match) -> list[str]:
    """The kinds of events so far, in order."""
    return [event.kind for event in match.events]


def options(match: Match, seat: int) -> list[str]:
    """The ids of what is open to a seat now."""
    return [o.id for d in match.decisions_for(seat) for o in d.options]


def table(match: Match, seat: int | None = None) -> dict[str, Any]:
    """The table as a seat sees it (None: a spectator)."""
    found: dict[str, Any] = match.view(seat)["table"]  # type: ignore[assignment]
    return found


def told(match: Match, kind: str) -> list[dict[str, Any]]:
    """What the events of a kind carry, oldest first."""
    return [event.fields for event in match.events if event.kind == kind]


def each(match: Match, field: str) -> list[Any]:
    """One public field of every Hunter, by seat."""
    return [one[field] for one in table(match)["hunters"]]


def by_hand(match: Match) -> Match:
    """The same position, stopping wherever an outcome is needed: `match.supply` says it."""
    doc = match.position()
    doc["chance"] = {"source": "hand", "count": 0}
    return undercroft.from_position(doc)


def base_pack() -> dict[str, Any]:
    """The documents of the base pack under another name, free to be edited."""
    documents: dict[str, Any] = read_documents(find("bloodborne").base)
    documents["pack.yaml"][0]["id"] = "mine"
    return documents


def entry(pack: Mapping[str, Any], file: str, id: str) -> dict[str, Any]:
    """One entry of a pack's documents."""
    found: dict[str, Any] = next(one for one in pack[f"{file}.yaml"] if one["id"] == id)
    return found
