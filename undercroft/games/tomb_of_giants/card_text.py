"""What encounter and event cards say, generated from what they do."""

from __future__ import annotations

from undercroft.kernel.text import Message, Ref, Value

from .cards import Encounter, Event
from .pack import Cards
from .schema import Amount, DeedEntry, ObjectiveEntry, RewardEntry, RuleEntry


def amount(what: Amount) -> dict[str, Value]:
    return {"flat": what.flat, "players": what.per_player}


def goal_text(goal: ObjectiveEntry, levers: int) -> Message:
    """An objective (TG-15); with a lever for each time, each of them must be pulled."""
    args: dict[str, Value] = {"times": goal.times, "each": "yes" if levers >= goal.times else "no"}
    if goal.enemy:
        args["enemy"] = Ref("model", goal.enemy)
    args["tile"] = "none" if goal.tile is None else goal.tile + 1
    if goal.turns:
        args |= amount(goal.turns)
    return Message(f"tg-goal-{goal.goal.replace('_', '-')}", args)


def deed_text(deed: DeedEntry) -> Message:
    """Something that is set off."""
    args: dict[str, Value] = {
        "tile": "none" if deed.tile is None else deed.tile + 1,
        "node": deed.node,
        **amount(deed.count),
    }
    if deed.enemy:
        args["enemy"] = Ref("model", deed.enemy)
    return Message(f"tg-deed-{deed.do.replace('_', '-')}", args)


def rule_text(rule: RuleEntry) -> Message:
    """A special rule."""
    args: dict[str, Value] = {
        **amount(rule.amount),
        "times": rule.times,
        "block": rule.block,
        "resist": rule.resist,
        "tile": "none" if rule.tile is None else rule.tile + 1,
        "condition": rule.conditions[0] if rule.conditions else "none",
        "nodes": rule.nodes,
        "damage": rule.damage,
        "do": [deed_text(deed) for deed in rule.do],
    }
    if rule.enemy:
        args["enemy"] = Ref("model", rule.enemy)
    if rule.kin:
        args["kin"] = Ref("model", rule.kin)
    return Message(f"tg-rule-{rule.op.replace('_', '-')}", args)


def reward_text(reward: RewardEntry) -> Message:
    """A reward (TG-19)."""
    args: dict[str, Value] = {
        **amount(reward.amount),
        "kill": reward.per_kill,
        "respawn": reward.per_respawn,
    }
    if reward.card:
        args["card"] = Ref("card", reward.card)
    if reward.token:
        args["token"] = reward.token
    return Message(f"tg-reward-{reward.gives}", args)


def encounter_text(pack: Cards, card: Encounter) -> dict[str, object]:
    """An encounter card."""
    entry = card.entry
    trial = entry.trial
    levers = sum(place.terrain.count("lever") for place in card.places)
    found: dict[str, object] = {
        "id": card.id,
        "name": entry.name,
        "level": entry.level,
        "board": pack.boards[card.board].id,
        "tiles": [
            {
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
            for place in card.places
        ],
        "start": list(card.start),
        "keywords": list(entry.keywords),
        "objectives": [goal_text(goal, levers).to_json() for goal in entry.objectives],
        "rewards": [reward_text(reward).to_json() for reward in entry.rewards],
        "rules": [rule_text(rule).to_json() for rule in entry.rules],
        "timers": [
            {"at": timer.at, "text": [deed_text(deed).to_json() for deed in timer.do]}
            for timer in entry.timers
        ],
        "trial": None,
        "origin": entry.origin,
    }
    if trial is not None:
        args: dict[str, Value] = {"turns": trial.turns or 0}
        if trial.kill:
            args["enemy"] = Ref("model", trial.kill)
        name = "tg-trial-turns" if trial.turns is not None else "tg-trial-kill"
        found["trial"] = {
            "text": Message(name, args).to_json(),
            "rewards": [reward_text(reward).to_json() for reward in trial.rewards],
        }
    return found


def event_text(event: Event) -> dict[str, object]:
    """An event card."""
    entry = event.entry
    args: dict[str, Value] = {
        "amount": event.amount,
        **amount(entry.souls),
        "rules": [rule_text(rule) for rule in entry.rules],
    }
    return {
        "id": event.id,
        "name": entry.name,
        "kind": event.way,
        "text": Message(f"tg-card-{event.op.replace('_', '-')}", args).to_json(),
        "origin": entry.origin,
    }
