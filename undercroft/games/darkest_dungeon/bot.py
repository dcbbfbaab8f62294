"""`greedy`: in battle it does what promises most by exact odds; elsewhere it takes what comes.

It reads its view alone: the odds of each Skill, who is hurt, where the monsters stand.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

View = Mapping[str, Any]
Option = Mapping[str, Any]

KILL = 4.0  # what a certain kill is worth beside its damage
HEAL = 0.9  # a Wound healed against a Wound dealt
PREPARE = 0.8  # a Skill without a roll: a guard, a mark, a song
CLOSER = 0.7  # a step to where a monster stands, when nothing is in reach
DITHER = 0.1  # changing the stance for nothing


class Greedy:
    """One seat's judgement."""

    def __init__(self, seed: int | str, catalog: Mapping[str, Any]) -> None:
        self._random = Random(str(seed))  # noqa: S311 (ties only)

    def choose(self, view: View) -> tuple[str, str]:
        decision = view["decisions"][0]
        kind = decision["id"].rsplit("-", 1)[0]
        judge = {"act": self._act, "pick_target": self._aim}.get(kind)
        options = decision["options"]
        if judge is None:
            return decision["id"], self._random.choice(options)["id"]
        best = max(options, key=lambda option: (judge(view, option), self._random.random()))
        return decision["id"], best["id"]

    def _aim(self, view: View, option: Option) -> float:
        return sum(worth(view, blow) for blow in view["table"]["odds"].get(option["id"], ()))

    def _act(self, view: View, option: Option) -> float:
        id = option["id"]
        odds = view["table"]["odds"]
        if id.startswith("use-"):
            blows = odds.get(id, ())
            return sum(worth(view, blow) for blow in blows) if blows else PREPARE
        if id.startswith("move-"):
            return CLOSER if not odds and int(id[5:]) in hunted(view) else 0.05
        if id == "end":
            return 0.0
        return DITHER if id.startswith("stance-") else 0.3


def worth(view: View, blow: Mapping[str, Any]) -> float:
    """What one target of a Skill is worth."""
    if "heal" in blow:
        hurt = wounds(view, blow["figure"])
        return HEAL * float(blow["hit"]) * min(hurt, int(blow["heal"]))
    return float(blow.get("expected", 0.0)) + KILL * float(blow.get("kill", 0.0))


def wounds(view: View, figure: int) -> int:
    """How many Wounds somebody has."""
    for hero in view["table"]["heroes"]:
        if hero["hero"] == figure:
            return int(hero.get("wounds", 0))
    return 0


def hunted(view: View) -> set[int]:
    """The areas where monsters stand."""
    battle = view["table"]["battle"]
    return {int(one["area"]) for one in battle["monsters"] if one.get("area") is not None}


BOTS: dict[str, type[Greedy]] = {"greedy": Greedy}
