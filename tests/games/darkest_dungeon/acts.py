"""A Campaign in the moment in which the Boss of an Act has been beaten."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from undercroft.kernel.match import Match

from .stage import PARTY, RUINS, Fields, dungeon, pack

LAST_ACT = 4


def boss_beaten(
    act: int,
    boss: str = "prophet",
    heroes: Mapping[str, Fields] | Sequence[str] = PARTY,
    *,
    tape: Sequence[object] | None = None,
    **more: Any,
) -> Match:
    """With those before it; in the last Act it is the Templars'."""
    last = act == LAST_ACT
    before = RUINS[:3] if last else [one for one in RUINS if one != boss][: act - 1]
    quest, tile = ("light_the_way", "dd_b") if last else ("face_the_threat", "long_gallery")
    room = next(one for one in pack().tiles if one.id == tile).names[0]
    return dungeon(
        heroes,
        quest=quest,
        tile=tile,
        at=room,
        tokens={room: "objective"},
        level=min(act, 3),
        campaign={
            "act": act,
            "threat": None if last else boss,
            "quest_count": 0 if last else 2,
            "beaten": list(before),
        },
        agenda=[["after_battle", True, "templars" if last else boss]],
        tape=tape,
        **more,
    )
