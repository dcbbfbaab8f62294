"""Wherever a line may stand, its verb has something to do there."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from undercroft.games.darkest_dungeon.battle.skills import start_use
from undercroft.games.darkest_dungeon.effects import occasions
from undercroft.games.darkest_dungeon.effects.base import Effect
from undercroft.games.darkest_dungeon.effects.numbers import Number
from undercroft.games.darkest_dungeon.game import GAME
from undercroft.games.darkest_dungeon.language import LANGUAGE, VERBS
from undercroft.games.darkest_dungeon.loading import figures
from undercroft.games.darkest_dungeon.loading.reading import Reading
from undercroft.games.darkest_dungeon.pack.entries import EffectEntry
from undercroft.games.darkest_dungeon.state.estate import Estate
from undercroft.kernel.content import convert
from undercroft.kernel.match import Match

from .stage import MONSTER, base_content, dungeon, fight, hamlet, load
from .test_language import OWNERS, plain_line

ROAD, TOWN = "road", "town"
FIGHT = "fight"
#: Somebody whom everything can befall: hurt, stressed, sick, odd and laden.
HERO: dict[str, Any] = {
    "wounds": 4, "stress": 4, "level": 2, "quirks": ["anemic"], "disease": "ennui",
    "trinkets": [["accuracy_stone", "positive"]],
    "stacks": [["bleed", 1, 2]],
}  # fmt: skip
OTHER: dict[str, Any] = {**HERO, "quirks": [], "disease": "lethargy", "trinkets": []}
STORES = {"food": 2, "torch": 1}


@cache
def scene(where: str) -> dict[str, Any]:
    """The document of a battle, a stop on the way or a day in the Hamlet."""
    if where == FIGHT:
        match = fight(
            {"crusader": {"area": "S", **HERO}, "vestal": {"area": "S", **OTHER}},
            [{"kind": "madman", "area": "S", "wounds": 2, "stacks": [["bleed", 1, 2]]}],
            turn="crusader",
            stores=STORES,
            light=3,
            cards=(1, 1),
        )
    elif where == ROAD:
        match = dungeon({"crusader": HERO, "vestal": OTHER}, stores=STORES, light=3)
    else:
        match = hamlet({"crusader": HERO, "vestal": OTHER}, agenda=[["next_visitor"], ["visit", 0]])
    found: Any = match.position()
    return found  # type: ignore[no-any-return]


def place_of(owner: str, when: str | None) -> str:
    """Where such a line happens."""
    if when in ("hamlet_skill", *occasions.IN_HAMLET):
        return TOWN
    if when in (*occasions.ON_THE_WAY, "food", "dungeon_entered"):
        return ROAD
    if when is not None:
        return FIGHT
    if owner in ("curio", "trinket_resting"):
        return ROAD
    return TOWN if owner in ("hamlet_skill", "service", "bonus", "raid") else FIGHT


@cache
def pack_begun() -> Reading:
    reading = Reading(base_content(), "mine")
    figures.read_monsters(reading)
    return reading


def effect_of(owner: str, when: str | None, op: str) -> Effect:
    reading = pack_begun()
    areas = GAME.shelf.find("base").room("ruins_9").names  # type: ignore[attr-defined]
    line = plain_line(VERBS[op], owner, when)
    for field in ("where", "present"):
        if field in line:
            line[field] = ["S"]
    # More than anybody resists, and what is there to be changed.
    line |= {field: 3 for field in ("turns", "areas") if field in line}
    line |= {"pulse": {"what": "N"}, "transform": {"what": "beast"}}.get(op, {})
    entry = convert(line, EffectEntry, "line", reading.problems)
    assert entry is not None
    [effect] = reading.lines([entry], owner, "card", "line", areas)
    reading.bring_in()
    return effect


def ready_for(owner: str, when: str | None) -> tuple[Match, Estate, int]:
    """A match where such a line happens, and the number of the figure it happens to."""
    match = load(scene(place_of(owner, when)))
    state = match.state
    assert isinstance(state, Estate)
    state.asks = []
    who = MONSTER if owner == "monster_skill_self" or when in occasions.TO_MONSTERS else 0
    if owner in ("skill_target", "hit"):
        who = 1 if owner == "skill_target" else MONSTER
    if state.in_battle:
        user = state.figure(MONSTER if owner.startswith("monster") else 0)
        skill = state.monsters[0].kind.skills[0]
        struck = (who,) if who != user.number else ()
        if owner.startswith(("trinket_before_def", "trinket_after_def")):
            user, struck = state.figure(MONSTER), (0,)
        start_use(state, match, user, skill, 0, struck)
        state.battle.drawn = (state.monsters[0].kind,)
    return match, state, who


#: The dead are in no scene.
DEAD = {"reanimate"}


def occasions_of(op: str) -> dict[object, tuple[str, str | None]]:
    """Where a verb may stand; of moments that are alike in place and figure, one."""
    found: dict[object, tuple[str, str | None]] = {}
    for owner in OWNERS:
        if VERBS[op] not in LANGUAGE.on(owner):
            continue
        for when in LANGUAGE.moments_of(VERBS[op], owner) or [None]:
            groups = (occasions.TO_A_HERO, occasions.TO_ANYBODY, occasions.TO_MONSTERS)
            kind = [when in group for group in groups]
            key = (place_of(owner, when), *kind, owner if when is None else "")
            found.setdefault(key, (owner, when))
    return found


DEEDS = [op for op, verb in VERBS.items() if not issubclass(verb, Number) and op not in DEAD]


@pytest.mark.parametrize("op", DEEDS)
def test_a_verb_does_something_wherever_it_may_stand(op: str) -> None:
    idle = []
    for owner, when in occasions_of(op).values():
        match, state, who = ready_for(owner, when)
        effect = effect_of(owner, when, op)
        figure = None if when in occasions.TO_NOBODY else state.figure(who)
        by = None
        if owner in ("skill_target", "hit"):
            by = 0
        elif owner == "monster_skill_target":
            by = MONSTER
        elif owner in ("skill_self", "monster_skill_self"):
            by = who
        before = (GAME.dump(state), len(state.agenda))
        effect.apply(state, match, figure, by)
        if (GAME.dump(state), len(state.agenda)) == before:
            idle.append((owner, when))
    assert idle == []
