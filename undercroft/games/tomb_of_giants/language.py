"""The languages of this box: what lines of its cards may say."""

from __future__ import annotations

from typing import Final

from undercroft.games.souls.language import BOX, Dialect
from undercroft.kernel.effects import Language
from undercroft.kernel.takes import takes

from .card_verbs import GOALS, HAPPENINGS, REWARDS, RULE
from .deeds import DEEDS, SPAWN_NODES, TIMER
from .effects import TOMB_ABILITIES, TOMB_EFFECTS, TOMB_ICONS
from .schema import DeedEntry, EventEntry, ObjectiveEntry, RewardEntry, RuleEntry
from .special_rules import DEED, ENCOUNTER, RULES

DIALECT: Final = Dialect(TOMB_EFFECTS, TOMB_ABILITIES, TOMB_ICONS, shoves_from_start=True)

DEED_LINES: Final = Language(
    DeedEntry,
    DEEDS,
    limits={owner: takes(node=words) for owner, words in SPAWN_NODES.items()},
    owners={"TimerEntry": TIMER},
    name=DEED,
    word="do",
)
RULE_LINES: Final = Language(
    RuleEntry, RULES, owners={"EncounterEntry": ENCOUNTER}, name=RULE, within=(DEED_LINES,)
)
GOAL_LINES: Final = Language(
    ObjectiveEntry, GOALS, owners={"EncounterEntry": ENCOUNTER}, name="objective", word="goal"
)
REWARD_LINES: Final = Language(
    RewardEntry,
    REWARDS,
    owners={"EncounterEntry": ENCOUNTER, "TrialEntry": ENCOUNTER},
    name="reward",
    word="gives",
)
EVENT_CARDS: Final = Language(
    EventEntry,
    HAPPENINGS,
    owners={"": BOX},
    name="event",
    frame=("id", "name", "name_fr", "names", "copies", "origin", "note"),
    within=(RULE_LINES,),
)
LANGUAGES: Final = (
    *DIALECT.all(),
    GOAL_LINES,
    REWARD_LINES,
    RULE_LINES,
    DEED_LINES,
    EVENT_CARDS,
)
