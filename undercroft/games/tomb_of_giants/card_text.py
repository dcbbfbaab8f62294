"""What encounter and event cards say, generated from what they do."""

from __future__ import annotations

from typing import Any

from undercroft.games.souls import words
from undercroft.kernel.text import Message, Ref, Value

from . import seen
from .cards import Encounter, Event, MapTile
from .pack import Cards


def lines(pack: Cards) -> list[tuple[str, Any, Message]]:
    """The lines of a pack, whose each is, and its sentence."""
    found = words.lines(pack)
    for card in pack.encounters:
        levers = sum(place.terrain.count("lever") for place in card.tiles)
        found += [(card.id, goal.line, goal.text(levers)) for goal in card.goals]
        found += [(card.id, one.line, one.text()) for one in (*card.rewards, *card.trial_rewards)]
        found += [(card.id, rule.line, rule.text()) for rule in card.rules]
        found += [(card.id, deed.line, deed.text()) for deed in card.deeds]
    for event in pack.events:
        found.append((event.id, event.entry, event.happening.text(event.rules)))
        found += [(event.id, rule.line, rule.text()) for rule in event.rules]
    return found


def encounter_text(pack: Cards, card: Encounter) -> seen.Encounter:
    """An encounter card."""
    entry = card.entry
    levers = sum(place.terrain.count("lever") for place in card.tiles)
    return {
        "id": card.id,
        "name": entry.name,
        "level": entry.level,
        "board": pack.boards[card.board].id,
        "tiles": [tile_text(place) for place in card.tiles],
        "start": list(card.start),
        "keywords": list(entry.keywords),
        "objectives": [goal.text(levers).to_json() for goal in card.goals],
        "rewards": [reward.text().to_json() for reward in card.rewards],
        "rules": [rule.text().to_json() for rule in card.rules],
        "timers": [
            {"at": at, "text": [deed.text().to_json() for deed in deeds]}
            for at, deeds in card.timers.items()
        ],
        "trial": trial_text(card),
        "origin": entry.origin,
    }


def tile_text(place: MapTile) -> seen.Tile:
    """A tile of it."""
    return {
        "face": place.entry.face,
        "at": list(place.entry.at),
        "turn": place.entry.turn,
        "trapped": place.entry.trapped,
        "doors": sorted(place.doors),
        "spawn": list(place.spawn),
        "terrain": list(place.terrain_nodes),
        "holds": list(place.terrain),
        "enemies": [[model.id for model in group] for group in place.enemies],
    }


def trial_text(card: Encounter) -> seen.TrialText | None:
    """What it asks beside its objectives."""
    trial = card.entry.trial
    if trial is None:
        return None
    args: dict[str, Value] = {"turns": trial.turns or 0}
    if trial.kill:
        args["enemy"] = Ref("model", trial.kill)
    name = "tg-trial-turns" if trial.turns is not None else "tg-trial-kill"
    return {
        "text": Message(name, args).to_json(),
        "rewards": [reward.text().to_json() for reward in card.trial_rewards],
    }


def event_text(event: Event) -> seen.Event:
    """An event card."""
    return {
        "id": event.id,
        "name": event.entry.name,
        "kind": event.way,
        "text": event.happening.text(event.rules).to_json(),
        "origin": event.entry.origin,
    }
