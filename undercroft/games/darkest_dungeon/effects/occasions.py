"""When lines happen: the moments of cards in play, the uses of cards that are used, and whose they are.

A card in play (a Quirk, the Light, a Room …) has lines with a moment each (`when`). A card that is used (a
Skill, a Curio, a way to use a Trinket …) has lines without; what happens then goes by the name of a use. A
verb names both among its `moments`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from undercroft.kernel.effects import Moment
from undercroft.kernel.takes import NOTHING, Number, Takes, Words, takes

from ..terms import WINDOWS
from .fields import AREAS, HEROES, MONSTER_TYPES, NO, ONE_SIDE, ROUND_NUMBERS

# ---------------------------------------------------------------------- cards in play

QUIRK: Final = "quirk"
DISEASE: Final = "disease"
LIGHT: Final = "light"
QUEST: Final = "quest"
THREAT: Final = "threat_in_dungeon"
ROOM: Final = "room"
EVENT: Final = "event"
HAMLET_THREAT: Final = "threat_in_hamlet"

OWN: Final = (QUIRK, DISEASE)
ROAD: Final = (LIGHT, QUEST, THREAT)
BATTLE: Final = (*ROAD, ROOM)
HAMLET: Final = (EVENT, HAMLET_THREAT)
EVERYWHERE: Final = (*BATTLE, *HAMLET)

NOBODYS: Final = takes(who=Words("all_heroes", "one_hero"))
"""It happens to nobody in particular: a line that is for somebody says for whom."""
PLAIN: Final = takes(per=NO)
"""A number for the whole party, the same for everybody."""
SOMEBODYS: Final = takes(side=ONE_SIDE)
THERE: Final = takes(where=AREAS)
BY_ROUND: Final = takes(rounds=ROUND_NUMBERS, present=AREAS)

MOMENTS: Final[dict[str, Moment]] = {
    # numbers of an attack
    "dodge": Moment((*OWN, *BATTLE)),
    "acc": Moment(BATTLE, narrows=PLAIN),
    "crit": Moment((*OWN, *BATTLE)),
    "monster_dodge": Moment(BATTLE, narrows=PLAIN),
    "monster_acc": Moment(BATTLE, narrows=PLAIN),
    "monster_crit": Moment(BATTLE, narrows=PLAIN),
    # somebody suffers or recovers
    "stress": Moment((*OWN, *EVERYWHERE)),
    "relief": Moment((*OWN, *EVERYWHERE)),
    "damage": Moment((*OWN, *BATTLE)),
    "critical": Moment((*OWN, *BATTLE)),
    "healing": Moment((*OWN, *EVERYWHERE)),
    "no_healing": Moment(
        (ROOM,), takes(side=HEROES, where=AREAS), narrows=takes(amount=Number(1, 1), per=NO)
    ),
    "bleed": Moment((*OWN, *BATTLE)),
    "blight": Moment((*OWN, *BATTLE)),
    "stun": Moment((*OWN, *BATTLE)),
    "shuffle": Moment((*OWN, *BATTLE), narrows=takes(amount=Number(-9, -1))),
    "shuffled": Moment(OWN),
    "shuffled_in": Moment((ROOM,), THERE, SOMEBODYS),
    "shuffled_out": Moment((ROOM,), THERE, SOMEBODYS),
    "enter": Moment((ROOM,), THERE, SOMEBODYS),
    "move_end": Moment(BATTLE, may=SOMEBODYS | THERE),
    "immunity": Moment(BATTLE, may=SOMEBODYS | THERE),
    "dodged": Moment((*OWN, *BATTLE)),
    "rolled_1": Moment(OWN),
    "rolled_10": Moment(OWN),
    "move": Moment((*OWN, *BATTLE)),
    "virtue": Moment((*OWN, *EVERYWHERE)),
    # the light
    "light_up": Moment((*OWN, *BATTLE)),
    "light_down": Moment((*OWN, *BATTLE)),
    # the battle
    "battle_start": Moment(BATTLE, narrows=NOBODYS),
    "first_spawn": Moment((QUEST, THREAT), narrows=NOBODYS),
    "spawn": Moment(BATTLE, may=takes(type=MONSTER_TYPES), narrows=NOBODYS),
    "round_start": Moment(BATTLE, narrows=NOBODYS | takes(at=NO)),
    "last_turn": Moment((ROOM,), THERE),
    "turn_end": Moment(BATTLE, may=SOMEBODYS | THERE),
    "round_end": Moment(BATTLE, may=BY_ROUND, narrows=NOBODYS | takes(at=NO)),
    "round_end_each": Moment(BATTLE, may=SOMEBODYS | THERE),
    "monster_death": Moment(BATTLE, narrows=NOBODYS),
    "battle_end": Moment(BATTLE, narrows=NOBODYS),
    # the dungeon
    "dungeon_entered": Moment((QUEST, THREAT), narrows=NOBODYS),
    "first_light": Moment((EVENT,), narrows=PLAIN),
    "scouting": Moment(ROAD, narrows=PLAIN),
    "rubble": Moment(OWN),
    "hunger": Moment(OWN),
    "trap_dodge": Moment((*OWN, *ROAD)),
    "curio": Moment(OWN),
    "curio_rolled": Moment(OWN),
    "curio_room": Moment(ROAD, narrows=takes(amount=Number(-1, -1), per=NO)),
    "curio_goods": Moment(ROAD, narrows=takes(amount=Number(1, 10), per=NO)),
    # What a meal does to the mind is reckoned with before it is eaten.
    "food": Moment(OWN, narrows=takes(who=NO, per=NO, upto=NO)),
    "rest": Moment(ROAD),
    # the hamlet
    "blocked": Moment(HAMLET),
    "before_event": Moment((HAMLET_THREAT,), narrows=NOBODYS),
    "event": Moment((EVENT,), narrows=NOBODYS),
    "first_day": Moment(HAMLET, narrows=NOBODYS),
    "caretaker": Moment(HAMLET, narrows=PLAIN),
    "day_end": Moment(HAMLET, narrows=NOBODYS),
    "hamlet_skill": Moment(HAMLET),
    "tavern": Moment(HAMLET, narrows=takes(amount=Number(1, 9), per=NO)),
    "sell": Moment(HAMLET, narrows=PLAIN),
    "provisions": Moment((EVENT, THREAT), narrows=PLAIN),
    "turn_dice": Moment((EVENT, THREAT), narrows=takes(amount=Number(1, 1), per=NO)),
}

# Moments by what is read or done then.
ADDED: Final = (
    "dodge", "acc", "crit", "monster_dodge", "monster_acc", "monster_crit", "stress", "relief",
    "damage", "healing", "no_healing", "bleed", "blight", "stun", "shuffle", "virtue",
    "first_light", "scouting", "trap_dodge", "curio_room", "curio_goods", "caretaker", "tavern",
    "sell", "provisions", "turn_dice",
)  # fmt: skip
"""A number that lines can change."""
TO_A_HERO: Final = (
    "stress", "damage", "critical", "bleed", "blight", "shuffled", "dodged", "rolled_1",
    "rolled_10", "move", "light_up", "light_down", "rubble", "hunger", "curio", "curio_rolled",
    "food", "hamlet_skill",
)  # fmt: skip
"""Something happens to a hero, and lines do something then."""
TO_ANYBODY: Final = (
    "shuffled_in", "shuffled_out", "enter", "move_end", "turn_end", "round_end_each",
)  # fmt: skip
"""… to a hero or a monster."""
TO_MONSTERS: Final = ("spawn", "monster_death")
IN_BATTLE: Final = ("battle_start", "first_spawn", "round_start", "round_end", "battle_end")
"""… to nobody."""
IN_HAMLET: Final = ("before_event", "event", "first_day", "day_end")
TO_NOBODY: Final = (*IN_BATTLE, "dungeon_entered", *IN_HAMLET)
ON_THE_WAY: Final = ("rubble", "hunger", "curio", "curio_rolled")


def but(moments: Sequence[str], *others: str) -> tuple[str, ...]:
    """These without those."""
    return tuple([moment for moment in moments if moment not in others])


# ---------------------------------------------------------------------- cards that are used

SKILL_SELF: Final = "skill_self"
SKILL_TARGET: Final = "skill_target"
MONSTER_SKILL_SELF: Final = "monster_skill_self"
MONSTER_SKILL_TARGET: Final = "monster_skill_target"
REPRISAL: Final = "reprisal"
INTERACTION: Final = "interaction"
MOOD: Final = "mood"
CURIO: Final = "curio"
HAMLET_SKILL: Final = "hamlet_skill"
SERVICE: Final = "service"
BONUS: Final = "bonus"
# … and lines within lines.
ALSO: Final = "hit"
ROLL_OFF: Final = "roll_off"
RAID: Final = "raid"
TRINKET: Final = {window: f"trinket_{window}" for window in WINDOWS}


def use(*cards: str) -> tuple[str, ...]:
    """The moments at which such cards are used; nowhere written, since they have no other."""
    return tuple([f"use_{card}" for card in cards])


def when_used(card: str) -> Moment:
    target = card in (SKILL_TARGET, MONSTER_SKILL_TARGET)
    return Moment((card,), may=takes(to=ONE_SIDE) if target else NOTHING, written=False)


USED: Final = (
    SKILL_SELF, SKILL_TARGET, MONSTER_SKILL_SELF, MONSTER_SKILL_TARGET, REPRISAL, INTERACTION,
    MOOD, CURIO, HAMLET_SKILL, SERVICE, BONUS, *TRINKET.values(), ALSO, ROLL_OFF, RAID,
)  # fmt: skip
USES: Final[dict[str, Moment]] = {f"use_{card}": when_used(card) for card in USED}

BY_HEROES: Final = use(
    SKILL_SELF, REPRISAL, INTERACTION, MOOD, CURIO, HAMLET_SKILL, SERVICE, TRINKET["free"],
    TRINKET["turn"], TRINKET["hit"], TRINKET["hurt"], TRINKET["resting"], ROLL_OFF, RAID,
)  # fmt: skip
"""Something is done to a hero."""
ON_TARGETS: Final = use(SKILL_TARGET, MONSTER_SKILL_TARGET, ALSO)
"""… to whoever is hit."""
BY_MONSTERS: Final = use(MONSTER_SKILL_SELF, MONSTER_SKILL_TARGET)

# ---------------------------------------------------------------------- what some cards cannot say

ONE_LINE: Final = frozenset({
    "before_defence", "after_defence", "healed", "disease", "resolve", "scouting", "die",
})  # fmt: skip
"""Windows of Trinkets in which the rules read one line."""
NO_AREAS: Final = takes(where=NO, present=NO)
LIMITS: Final[dict[str, Takes]] = {
    **dict.fromkeys((*OWN, *ROAD, *HAMLET), NO_AREAS),
    # A service is offered to those whom it helps, and what it does must be known for that.
    SERVICE: takes(who=NO, per=NO, upto=NO),
    BONUS: takes(upto=NO),
    # Each target by itself.
    **dict.fromkeys((SKILL_TARGET, MONSTER_SKILL_TARGET, ALSO), takes(who=NO, amounts=NO)),
    # In the Circus and among monsters there are no levels of heroes.
    **dict.fromkeys((SKILL_SELF, MONSTER_SKILL_SELF), takes(amounts=NO)),
    # Whoever is at the brink must know whether a Trinket saves him.
    **dict.fromkeys(TRINKET.values(), takes(upto=NO)),
}
