"""A pack from its files: entries are read, checked, and made into cards and enemies."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from undercroft.kernel.chance import Die
from undercroft.kernel.content import Thing, entries, head
from undercroft.kernel.errors import InvalidContent
from undercroft.kernel.places import Problems
from undercroft.kernel.seen import Name

from .cards import (
    ATTACK,
    BOSS,
    COLOURS,
    FINAL_BOSS,
    MONSTER,
    ON_DREAM,
    ON_TRANSFORM,
    TROPHIES,
    UTILITY,
    Card,
    Cards,
    Enemy,
)
from .language import CARD, ENEMY, LANGUAGE
from .schema import (
    FILES,
    CardEntry,
    DieEntry,
    EnemyEntry,
    HunterEntry,
    PackEntry,
    TrackEntry,
)
from .state import MOST_HUNTERS

#: The files of enemies and how many each must hold at least, by rank.
ENEMY_FILES: Final = (("monsters.yaml", 7), ("bosses.yaml", 3), ("final_bosses.yaml", 1))


def build(documents: Mapping[str, object]) -> Cards:
    """A pack, or `InvalidContent` with every problem found."""
    problems = Problems()
    about = head(documents, PackEntry, FILES, problems)
    dice = entries(documents, "dice.yaml", DieEntry, problems)
    tracks = entries(documents, "trophies.yaml", TrackEntry, problems)
    hunters = entries(documents, "hunters.yaml", HunterEntry, problems)
    starters = read_cards(documents, "starters.yaml", 0, problems)
    upgrades = read_cards(documents, "upgrades.yaml", len(starters), problems)
    enemies = read_enemies(documents, problems)
    check_parts(dice, tracks, hunters, problems)
    check_cards(starters, upgrades, problems)
    check_enemies(enemies, problems)
    if problems or about is None:
        raise InvalidContent(problems)

    pack = Cards(about.id, documents)
    pack.hunters = hunters
    pack.cards = (*starters, *upgrades)
    pack.enemies = tuple(enemies)
    by_colour = {str(die.id): die for die in dice}
    ordered = [by_colour[colour] for colour in COLOURS]
    pack.dice = tuple(Die(die.id, die.faces) for die in ordered)
    pack.plain_dice = tuple(Die(die.id, die.plain_faces or die.faces) for die in ordered)
    by_trophy = {str(track.id): tuple(track.spaces) for track in tracks}
    pack.tracks = tuple(by_trophy[trophy] for trophy in TROPHIES)
    pack.most_trophies = max(map(len, pack.tracks))
    pack.starters = tuple(starters)
    pack.dream = next(card for card in pack.cards if card.timing == ON_DREAM)
    pack.deck = (*(0 for _ in starters), *(card.entry.copies for card in upgrades))
    pack.monsters = tuple(enemy for enemy in enemies if enemy.rank == MONSTER)
    pack.bosses = tuple(enemy for enemy in enemies if enemy.rank == BOSS)
    pack.final_bosses = tuple(enemy for enemy in enemies if enemy.rank == FINAL_BOSS)
    pack.card_ids = tuple(card.id for card in pack.cards)
    pack.max_health = hunters[0].health
    name_things(pack)
    return pack


def read_cards(
    documents: Mapping[str, object], file: str, first: int, problems: list[str]
) -> list[Card]:
    return [
        Card(
            first + i,
            entry,
            tuple(LANGUAGE.read(entry.effects, CARD, f"{file}: {entry.id}: effects", problems)),
        )
        for i, entry in enumerate(entries(documents, file, CardEntry, problems))
    ]


def read_enemies(documents: Mapping[str, object], problems: list[str]) -> list[Enemy]:
    found: list[Enemy] = []
    for rank, (file, _) in enumerate(ENEMY_FILES):
        for entry in entries(documents, file, EnemyEntry, problems):
            where = f"{file}: {entry.id}: abilities"
            verbs = LANGUAGE.read(entry.abilities, ENEMY, where, problems)
            found.append(Enemy(len(found), entry, rank, tuple(verbs)))
    return found


def name_things(pack: Cards) -> None:
    """What documents and references name by kind and id."""
    cards: dict[str, Thing] = {card.id: card for card in pack.cards}
    enemies: dict[str, Thing] = {enemy.id: enemy for enemy in pack.enemies}
    effects: dict[str, Thing] = {
        verb.id: verb for card in pack.cards for verb in card.verbs if verb.acts
    }
    pack.things = {"card": cards, "enemy": enemies, "effect": effects}
    seats: dict[str, Name] = {str(seat): hunter.name for seat, hunter in enumerate(pack.hunters)}
    card_names = {card.id: card.name for card in pack.cards}
    enemy_names = {enemy.id: enemy.name for enemy in pack.enemies}
    # What can be drawn is named like what it is.
    pack.names = {
        "seat": seats,
        "first_player": seats,
        "card": card_names,
        "upgrade": card_names,
        "shadow": card_names,
        "enemy": enemy_names,
        "chalice": enemy_names,
        "final_boss": enemy_names,
    }


def check_parts(
    dice: list[DieEntry], tracks: list[TrackEntry], hunters: list[HunterEntry], problems: list[str]
) -> None:
    for colour in COLOURS:
        if colour not in [die.id for die in dice]:
            problems.append(f"dice.yaml: {colour}: missing")
    for trophy in TROPHIES:
        if trophy not in [track.id for track in tracks]:
            problems.append(f"trophies.yaml: {trophy}: missing")
    if len(hunters) < MOST_HUNTERS:
        problems.append("hunters.yaml: five Hunters are needed")
    if len({hunter.health for hunter in hunters}) > 1:
        problems.append("hunters.yaml: all Hunters must have the same health")
    for die in dice:
        for faces in (die.faces, die.plain_faces or die.faces):
            if all(face.endswith("+") for face in faces):
                problems.append(f"dice.yaml: {die.id}: faces: one without + is needed to stop at")


def check_cards(starters: list[Card], upgrades: list[Card], problems: list[str]) -> None:
    known = {card.id for card in starters}
    problems.extend(
        f"upgrades.yaml: {card.id}: id: also a starter card"
        for card in upgrades
        if card.id in known
    )
    for timing in ("transform", "dream"):
        if sum(card.entry.timing == timing for card in starters) != 1 or any(
            card.entry.timing == timing for card in upgrades
        ):
            problems.append(f"starters.yaml: exactly one card must have the timing {timing}")
    for file, cards in (("starters.yaml", starters), ("upgrades.yaml", upgrades)):
        for card in cards:
            if card.timing in (ON_TRANSFORM, ON_DREAM) and (card.weapon or card.damage):
                problems.append(f"{file}: {card.id}: type: must be utility without damage")
            if card.type == UTILITY and card.timing == ATTACK:
                problems.append(
                    f"{file}: {card.id}: timing: a utility card does not attack in Step 5 (BB-8.8)"
                )


def check_enemies(enemies: list[Enemy], problems: list[str]) -> None:
    seen: set[str] = set()
    for enemy in enemies:
        file = ENEMY_FILES[enemy.rank][0]
        if len(set(enemy.entry.trophies)) < len(enemy.entry.trophies):
            problems.append(f"{file}: {enemy.id}: trophies: each type once")
        if enemy.id in seen:
            problems.append(f"{file}: {enemy.id}: id: also another enemy's")
        seen.add(enemy.id)
    for rank, (file, least) in enumerate(ENEMY_FILES):
        if sum(enemy.rank == rank for enemy in enemies) < least:
            problems.append(f"{file}: at least {least} entries are needed")
