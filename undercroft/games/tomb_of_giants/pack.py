"""A pack of this box: its files are read, checked, and made into cards, tiles and decks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from typing import Any

from undercroft.games.souls.content import Ground, SoulsPack, no_nodes
from undercroft.games.souls.gear import Pool
from undercroft.games.souls.language import BOX
from undercroft.games.souls.schema import EnemyEntry, PartyEntry
from undercroft.kernel.content import entries, head, read_documents
from undercroft.kernel.errors import InvalidContent
from undercroft.kernel.pile import Deck
from undercroft.kernel.places import Problems
from undercroft.kernel.takes import Known

from .cards import CardLines, Encounter, Event
from .deeds import ENEMY_ID, TIMER, Deed
from .language import DEED_LINES, DIALECT, EVENT_CARDS, GOAL_LINES, REWARD_LINES, RULE_LINES
from .layout import TILE_NODES
from .modifiers import TombModifiers
from .schema import (
    FILES,
    FIRST_BOX,
    EncounterEntry,
    EventEntry,
    FaceEntry,
    LairEntry,
    PackEntry,
    SpaceEntry,
)
from .special_rules import ENCOUNTER, EVENT


def check_places(card: EncounterEntry, where: str) -> list[str]:
    """What is said of the tiles of a card must be about its map."""
    found: list[str] = []
    for number, tile in enumerate(card.tiles):
        for field, held in (("enemies", tile.enemies), ("terrain", tile.terrain)):
            if len(held) not in (0, 2):
                found.append(
                    f"{where}: tiles[{number}].{field}: one for each of the two nodes, or none"
                )
    last = len(card.tiles) - 1
    if not 0 <= card.start.tile <= last:
        found.append(f"{where}: start.tile: there is no tile {card.start.tile} (0 to {last})")
    seen: set[int] = set()
    for place, timer in enumerate(card.timers):
        if timer.at in seen:
            found.append(f"{where}: timers[{place}].at: {timer.at} stands here already")
        seen.add(timer.at)
    trial = card.trial
    if trial is not None and (trial.turns is None) == (trial.kill is None):
        found.append(f"{where}: trial: either turns or kill")
    return found


def on_the_map(card: EncounterEntry) -> Counter[str]:
    """What stands or lies on the map of a card, and how much of it."""
    found: Counter[str] = Counter()
    for tile in card.tiles:
        found.update([what for what in tile.terrain if what])
    found["trap"] = sum(tile.trapped for tile in card.tiles)
    if any(rule.op == "barrels_on_traps" for rule in card.rules):
        found["barrel"] += found["trap"]
    return found


def an(what: str) -> str:
    return f"{'an' if what[0] in 'aeiou' else 'a'} {what}"


def check_map(card: EncounterEntry, lines: CardLines, where: str) -> list[str]:
    """What objectives and special rules speak of must be there, or they could never be met or hold."""
    there = on_the_map(card)
    wanted = [(f"objectives[{n}].goal", goal.op, goal.wants) for n, goal in enumerate(lines.goals)]
    wanted += [(f"rules[{n}].op", rule.op, rule.wants) for n, rule in enumerate(lines.rules)]
    found = [
        f"{where}: {field}: {op} needs {an(what)} on the map"
        for field, op, wants in wanted
        for what in wants
        if not there[what]
    ]
    for place, goal in enumerate(lines.goals):
        if goal.op == "chests" and goal.times > there["chest"] > 0:
            found.append(f"{where}: objectives[{place}].times: the map has {there['chest']} chests")
        if goal.op == "barrels" and not there["barrel"]:
            found.append(f"{where}: objectives[{place}].goal: barrels needs a barrel on the map")
        tiles = card.tiles if goal.tile is None else [card.tiles[goal.tile]]
        standing = {id for tile in tiles for group in tile.enemies for id in group}
        if goal.op == "kill" and goal.enemy not in standing:
            found.append(f"{where}: objectives[{place}].enemy: {goal.enemy!r} does not stand there")
    deeds = [deed for rule in lines.rules for deed in rule.deeds]
    deeds += [deed for timer in lines.timers for deed in timer]
    coming = {id for tile in card.tiles for group in tile.enemies for id in group}
    coming |= {str(deed.line.enemy) for deed in deeds if deed.line.enemy}
    found += [
        f"{where}: rules[{place}].{field}: {id!r} never comes into this encounter"
        for place, rule in enumerate(lines.rules)
        for field, id in (("enemy", rule.line.enemy), ("kin", rule.line.kin))
        if id is not None and id not in coming
    ]
    if card.trial is not None and card.trial.kill and card.trial.kill not in coming:
        found.append(f"{where}: trial.kill: {card.trial.kill!r} never comes into this encounter")
    return found


def with_guests(documents: Mapping[str, object]) -> dict[str, object]:
    """TG-1.1, TG-A.2: the characters of the first box and their own cards, unless they are there already."""
    found = dict(documents)
    core = read_documents(FIRST_BOX)
    for file, sets in (
        ("characters.yaml", ()),
        ("treasure.yaml", ("starting", "class", "transposed")),
    ):
        mine = found.get(file)
        more = core[file]
        if not isinstance(mine, list) or not isinstance(more, list):
            continue
        ids = {one.get("id") for one in mine if isinstance(one, dict)}
        found[file] = mine + [
            one for one in more if one["id"] not in ids and (not sets or one["set"] in sets)
        ]
    return found


def promised(encounters: Collection[Encounter]) -> frozenset[str]:
    """Treasure that an encounter card gives by name (TG-19.3)."""
    return frozenset(
        [
            reward.line.card
            for card in encounters
            for reward in (*card.rewards, *card.trial_rewards)
            if reward.line.card is not None
        ]
    )


Exposed = tuple[tuple[tuple[int, Pool, int, bool], ...], int, bool, bool, int]
"""Blows (how hard, the dice against it, dodge dice, whether it bleeds), how hard they are to dodge; and of
whoever they are for: whether it bleeds, has an Ember, and what is taken from each blow."""


class Cards(SoulsPack):
    """A pack of this box, compiled."""

    def __init__(self, documents: Mapping[str, object], where: str) -> None:
        problems = Problems()
        documents = with_guests(documents)
        about = head(documents, PackEntry, FILES, problems)
        super().__init__(about.id if about else where, documents, problems, DIALECT)
        self.faces = self._faces(documents, problems)
        self.track = entries(documents, "track.yaml", SpaceEntry, problems)
        for space in self.track:
            if space.kind == "boss" and space.boss not in self.boss_by_id:
                problems.append(f"track.yaml: {space.id}: boss: {space.boss!r} is no boss")
        self.encounters: list[Encounter] = []
        for card in entries(documents, "encounters.yaml", EncounterEntry, problems):
            self._encounter(card, problems)
        self._lairs(documents, problems)
        self.events = self._events(documents, problems)
        self.parties = entries(documents, "parties.yaml", PartyEntry, problems)
        self.check_parties(self.parties, problems)
        self._modifiers: dict[tuple[Encounter, Event | None], TombModifiers] = {}
        self.exposed: dict[Exposed, tuple[float, float]] = {}
        """What attacks come to for somebody so exposed, once it was asked for (see `view`)."""
        self.model_limits = tuple(
            model.entry.models if isinstance(model.entry, EnemyEntry) else 1
            for model in self.models
        )
        if problems:
            raise InvalidContent(problems)
        self.last_space = len(self.track) - 1
        self.level_decks = tuple(Deck(self.by_level(level)) for level in (1, 2, 3))
        self.event_deck = Deck(
            tuple(event for event in self.events for _ in range(event.entry.copies))
        )
        self.promised = promised(self.encounters)
        self.add(Encounter, self.encounters)
        self.add(Event, self.events)
        self.add(Deed, [deed for card in self.encounters for deed in card.deeds])
        self.add(Deed, [deed for card in self.events for rule in card.rules for deed in rule.deeds])

    @staticmethod
    def _faces(documents: Mapping[str, object], problems: list[str]) -> dict[str, FaceEntry]:
        faces = entries(documents, "tiles.yaml", FaceEntry, problems)
        wrong = [
            problem
            for face in faces
            for field, nodes in (("spawn", face.spawn), ("terrain", face.terrain))
            for problem in no_nodes(f"tiles.yaml: {face.id}", field, nodes, TILE_NODES)
        ]
        if wrong:  # no encounter can be laid out of such tiles
            raise InvalidContent([*problems, *wrong])
        return {face.id: face for face in faces}

    def _events(self, documents: Mapping[str, object], problems: list[str]) -> list[Event]:
        found: list[Event] = []
        for event in entries(documents, "events.yaml", EventEntry, problems):
            where = f"events.yaml: {event.id}: "
            happening = EVENT_CARDS.read_one(event, BOX, where, problems, self._known())
            if happening is not None:
                rules = RULE_LINES.read(event.rules or [], EVENT, where, problems)
                found.append(Event(len(found), event, happening, rules))
        return found

    def _lairs(self, documents: Mapping[str, object], problems: list[str]) -> None:
        self.lairs = {
            lair.id: lair for lair in entries(documents, "lairs.yaml", LairEntry, problems)
        }
        for boss in self.bosses:
            lair = self.lairs.get(boss.id)
            if lair is None:
                problems.append(f"lairs.yaml: {boss.id}: missing")
            elif lair.board not in self.board_by_id:
                problems.append(f"lairs.yaml: {boss.id}: board: {lair.board!r} is unknown")
            else:
                problems.extend(
                    f"lairs.yaml: {boss.id}: enemies: {id!r} is unknown"
                    for id in lair.enemies
                    if id not in self.model_by_id
                )
                room = self.board_by_id[lair.board].entry
                self.check_boss(boss, room, problems)
                if lair.enemies and room.mini_spawn is None:
                    problems.append(
                        f"boards.yaml: {room.id}: mini_spawn: missing, {lair.enemies[0]} stands there"
                    )

    def modifiers(self, encounter: Encounter, event: Event | None) -> TombModifiers:
        """What holds in an encounter with a rendezvous (or none): worked out once each."""
        key = (encounter, event)
        found = self._modifiers.get(key)
        if found is None:
            rules = (*encounter.rules, *(event.rules if event else ()))
            found = self._modifiers[key] = TombModifiers(rules, encounter.darkness)
        return found

    def _known(self, tiles: int = 0) -> dict[str, Collection[Any]]:
        """What lines of cards may name."""
        return {"enemy": self.model_by_id, "card": self.cards, "tile": range(tiles)}

    def _card_lines(self, card: EncounterEntry, where: str, problems: list[str]) -> CardLines:
        """The lines of a card, each as its verb."""
        known = self._known(len(card.tiles))
        lines = CardLines(
            GOAL_LINES.read(card.objectives, ENCOUNTER, f"{where}: objectives", problems, known),
            REWARD_LINES.read(card.rewards, ENCOUNTER, f"{where}: rewards", problems, known),
            REWARD_LINES.read(
                card.trial.rewards if card.trial else [],
                ENCOUNTER,
                f"{where}: trial.rewards",
                problems,
                known,
            ),
            RULE_LINES.read(card.rules, ENCOUNTER, f"{where}: rules", problems, known),
            [
                DEED_LINES.read(timer.do, TIMER, f"{where}: timers[{n}].do", problems, known)
                for n, timer in enumerate(card.timers)
            ],
        )
        for rule in lines.rules:
            rule.belong_to(card.id, self.model_by_id, rule.read_deeds(DEED_LINES))
        for deeds in lines.timers:
            for deed in deeds:
                deed.belong_to(card.id, self.model_by_id)
        return lines

    def _encounter(self, card: EncounterEntry, problems: list[str]) -> None:
        where = f"encounters.yaml: {card.id}"
        before = len(problems)
        known = Known("side of a tile"), {"side of a tile": self.faces}
        for number, tile in enumerate(card.tiles):
            said = known[0].unknown(tile.face, known[1])
            if said:
                problems.append(f"{where}: tiles[{number}].face: {said}")
        used = [self.faces[tile.face].tile for tile in card.tiles if tile.face in self.faces]
        if len(set(used)) < len(used):
            problems.append(f"{where}: tiles: no tile can be used twice")
        problems.extend(
            f"{where}: tiles[{number}].enemies: {said}"
            for number, tile in enumerate(card.tiles)
            for group in tile.enemies
            for said in [ENEMY_ID.unknown(id, self._known()) for id in group]
            if said
        )
        problems.extend(check_places(card, where))
        lines = self._card_lines(card, where, problems)
        if len(problems) == before:
            problems.extend(check_map(card, lines, where))
        if len(problems) > before:
            return
        found = Encounter(len(self.encounters), card, self.faces, self.model_by_id, lines)
        found.board = len(self.boards)
        ground = found.ground(found.board)
        self.boards.append(ground)
        self.add(Ground, [ground])
        self.board_by_id[ground.id] = ground
        self.encounters.append(found)

    def by_level(self, level: int) -> tuple[Encounter, ...]:
        return tuple(card for card in self.encounters if card.level == level)
