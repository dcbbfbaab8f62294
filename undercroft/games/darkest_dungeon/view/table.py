"""What everybody sees. The party shares all it knows; secret are only choices made at the same time."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.kernel.content import Thing
from undercroft.kernel.seen import Message

from .. import seen
from ..effects.card_text import effect_lines
from ..effects.trinkets import TrinketQuestion
from ..state.estate import Estate
from ..terms import (
    CIRCUS,
    DIFFICULTIES,
    MODES,
    PARTY,
    PROVISIONS,
    SIDES,
)
from .fighting import battle, hero
from .naming import passing_names
from .places import building_levels, circus, dungeon, hamlet


def table(state: Estate, seat: int | None, open_hands: bool, sketched: bool = False) -> seen.Table:
    """What a seat sees; a sketch says nothing of what monsters mean to do, and gives no names."""
    campaign = state.campaign
    pack = state.pack
    return {
        "mode": MODES[state.mode],
        "difficulty": DIFFICULTIES[state.difficulty],
        "level": state.level,
        "act": campaign.act,
        "quest_count": campaign.quest_count,
        "threat": None if campaign.threat is None else campaign.threat.id,
        "threat_active": state.threat_now() is not None,
        "beaten": ids_in(pack.bosses, campaign.beaten),
        "cancelled": None if campaign.cancelled is None else campaign.cancelled.id,
        "fallen": ids_in(pack.heroes, campaign.fallen),
        "choice": [quest.id for quest in campaign.choice],
        "gold": state.hamlet.gold,
        "buildings": building_levels(state),
        # Cards that will not come again in this campaign.
        "quests_gone": ids_in(pack.quests, campaign.seen),
        "events_gone": ids_in(pack.events, campaign.events_gone),
        "monsters_gone": [card.id for card in state.decks.gone],
        "waiting": state.hamlet.waiting,
        "coach_xp": state.hamlet.coach_xp,
        "light": state.dungeon.light,
        "stores": dict(zip(PROVISIONS, state.dungeon.stores, strict=True)),
        "firewood": state.dungeon.firewood,
        "rolled": [SIDES[side] for side in state.dungeon.rolled],
        "found": found(state),
        "party": list(state.order[PARTY]),
        "heroes": [hero(state, one, seat, open_hands) for one in state.heroes],
        "battle": battle(state, sketched)
        if state.in_battle and state.battle.room is not None
        else None,
        "dungeon": dungeon(state) if state.in_dungeon else None,
        "hamlet": hamlet(state) if state.in_hamlet else None,
        "circus": circus(state) if state.mode == CIRCUS else None,
        "names": {} if sketched else passing_names(state),
        "law": law(state),
    }


def ids_in(things: Sequence[Thing], wanted: tuple[Thing, ...]) -> list[str]:
    """Which of these there are, in the order of the pack; mostly none."""
    return [thing.id for thing in things if thing in wanted] if wanted else []


def law(state: Estate) -> list[Message]:
    """What holds for everybody, in sentences: made once."""
    passive = state.passive
    if passive.lines is None:
        passive.lines = effect_lines(state.pack, passive.effects)
    return passive.lines


def found(state: Estate) -> str | None:
    for ask in state.asks:
        if isinstance(ask.step, TrinketQuestion):
            return ask.step.card.id
    return None
