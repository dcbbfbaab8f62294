"""A pack from its files, with every problem found."""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.kernel.errors import InvalidContent

from ..pack.cards import Cards
from ..pack.checks import check, name_things
from . import figures, goods, places
from .reading import Reading


def load_pack(documents: Mapping[str, object], where: str) -> Cards:
    """The pack, or `InvalidContent`. File by file, since later ones name things of earlier ones."""
    reading = Reading(documents, where)
    goods.read_dice(reading)
    figures.read_monsters(reading)
    places.read_rooms(reading)
    figures.read_heroes(reading)
    figures.read_skills(reading)
    figures.read_bosses(reading)
    places.read_tiles(reading)
    places.read_quests(reading)
    goods.read_dungeon(reading)
    goods.read_trinkets(reading)
    goods.read_fates(reading)
    goods.read_hamlet(reading)
    cards = reading.cards
    check(cards, reading.problems)
    if reading.problems:
        raise InvalidContent(reading.problems)
    reading.bring_in()
    name_things(cards)
    return cards
