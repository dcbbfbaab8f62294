"""What does not change in a match."""

from __future__ import annotations

from undercroft.kernel import seen
from undercroft.kernel.seen import Message

from .boards import Quest, Room, Tile
from .fighters import Boss, HeroKind, MonsterCard, Skill
from .goods import Building, Card, Curio, HamletEvent, Loot, Mood, Party, Quirk, Trinket
from .words import Condition, Stance


class Catalog(seen.Catalog):
    """The cards of a pack."""

    stances: list[Stance]
    conditions: list[Condition]
    heroes: list[HeroKind]
    skills: list[Skill]
    monsters: list[MonsterCard]
    bosses: list[Boss]
    rooms: list[Room]
    tiles: list[Tile]
    quests: list[Quest]
    trinkets: list[Trinket]
    quirks: list[Quirk]
    diseases: list[Card]
    moods: list[Mood]
    curios: list[Curio]
    loot: list[Loot]
    light: list[list[Message]]
    """By Light, from 0 on."""
    buildings: list[Building]
    events: list[HamletEvent]
    parties: list[Party]
