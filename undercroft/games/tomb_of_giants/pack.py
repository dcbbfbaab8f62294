"""A pack of this box: its files are read, checked, and made into cards, tiles and decks."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from undercroft.games.souls.content import PartyEntry, SoulsPack, no_nodes
from undercroft.games.souls.models import EnemyEntry
from undercroft.kernel.content import entries, head, read_documents
from undercroft.kernel.errors import InvalidContent
from undercroft.kernel.pile import Deck
from undercroft.kernel.places import Problems

from .cards import LATTICE, TILE_NODES, Encounter, Event
from .modifiers import PLAIN, TombModifiers
from .schema import (
    FILES,
    DeedEntry,
    EncounterEntry,
    EventEntry,
    FaceEntry,
    LairEntry,
    PackEntry,
    RuleEntry,
    SpaceEntry,
)


def check_places(card: EncounterEntry, where: str) -> list[str]:
    """Every tile and node that a card speaks of must be one of its map."""
    found: list[str] = []
    for number, tile in enumerate(card.tiles):
        for field, held in (("enemies", tile.enemies), ("terrain", tile.terrain)):
            if len(held) not in (0, 2):
                found.append(
                    f"{where}: tiles[{number}].{field}: one for each of the two nodes, or none"
                )
    tiles = [("start.tile", card.start.tile)]
    tiles += [
        (f"objectives[{n}].tile", goal.tile)
        for n, goal in enumerate(card.objectives)
        if goal.tile is not None
    ]
    tiles += [
        (f"rules[{n}].tile", rule.tile)
        for n, rule in enumerate(card.rules)
        if rule.tile is not None
    ]
    for n, rule in enumerate(card.rules):
        if rule.node is not None and rule.node not in LATTICE:
            found.append(
                f"{where}: rules[{n}].node: {list(rule.node)} is no node (x and y 0 to 4, their sum even)"
            )
        if rule.op == "skeleton_ball" and (rule.node is None or rule.tile is None):
            found.append(f"{where}: rules[{n}]: a skeleton_ball needs a tile and a node")
    for field, deed in deeds_of(card):
        if deed.tile is not None:
            tiles.append((f"{field}.tile", deed.tile))
        elif deed.do == "remove_tile" or (
            deed.do == "spawn" and deed.node in ("primary", "secondary")
        ):
            found.append(f"{where}: {field}.tile: {deed.do} needs one")
        if deed.do == "spawn" and deed.enemy is None:
            found.append(f"{where}: {field}.enemy: spawn needs one")
    last = len(card.tiles) - 1
    for field, number in tiles:
        if not 0 <= number <= last:
            found.append(f"{where}: {field}: there is no tile {number} (0 to {last})")
    return found


def deeds_of(card: EncounterEntry) -> list[tuple[str, DeedEntry]]:
    """All that a card sets off, and where it says so."""
    setters = [(f"timers[{n}]", timer.do) for n, timer in enumerate(card.timers)]
    setters += [(f"rules[{n}]", rule.do) for n, rule in enumerate(card.rules)]
    return [(f"{field}.do[{n}]", deed) for field, do in setters for n, deed in enumerate(do)]


def with_guests(documents: Mapping[str, object]) -> dict[str, object]:
    """TG-1.1, TG-A.2: the characters of the first box and their own cards, unless they are there already."""
    found = dict(documents)
    core = read_documents(Path(__file__).parent.parent / "dark_souls" / "content")
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


class Cards(SoulsPack):
    """A pack of this box, compiled."""

    def __init__(self, documents: Mapping[str, object], where: str) -> None:
        problems = Problems()
        documents = with_guests(documents)
        about = head(documents, PackEntry, FILES, problems)
        super().__init__(about.id if about else where, documents, problems)
        faces = entries(documents, "tiles.yaml", FaceEntry, problems)
        wrong = [
            problem
            for face in faces
            for field, nodes in (("spawn", face.spawn), ("terrain", face.terrain))
            for problem in no_nodes(f"tiles.yaml: {face.id}", field, nodes, TILE_NODES)
        ]
        if wrong:  # no encounter can be laid out of such tiles
            raise InvalidContent([*problems, *wrong])
        self.faces = {face.id: face for face in faces}
        self.track = entries(documents, "track.yaml", SpaceEntry, problems)
        for space in self.track:
            if space.kind == "boss" and space.boss not in self.boss_index:
                problems.append(f"track.yaml: {space.id}: boss: {space.boss!r} is no boss")
        self.encounters: list[Encounter] = []
        for card in entries(documents, "encounters.yaml", EncounterEntry, problems):
            self._encounter(card, problems)
        self._lairs(documents, problems)
        self.events: list[Event] = []
        for event in entries(documents, "events.yaml", EventEntry, problems):
            strange = self._strangers(event.rules)
            if strange:
                problems.append(f"events.yaml: {event.id}: {strange[0]!r} is no enemy")
            else:
                self.events.append(Event(len(self.events), event, self.by_id))
        self.parties = entries(documents, "parties.yaml", PartyEntry, problems)
        self.check_parties(self.parties, problems)
        self._modifiers: dict[tuple[Encounter | None, Event | None], TombModifiers] = {}
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
        self.things["encounter"] = {card.id: card for card in self.encounters}
        self.things["event"] = {card.id: card for card in self.events}
        deeds = [deed for card in self.encounters for deed in card.deeds]
        deeds += [deed for card in self.events for rule in card.rules for deed in rule.deeds]
        self.things["deed"] = {deed.id: deed for deed in deeds}

    def _lairs(self, documents: Mapping[str, object], problems: list[str]) -> None:
        self.lairs = {
            lair.id: lair for lair in entries(documents, "lairs.yaml", LairEntry, problems)
        }
        for boss in self.bosses:
            lair = self.lairs.get(boss.id)
            if lair is None:
                problems.append(f"lairs.yaml: {boss.id}: missing")
            elif lair.board not in self.board_index:
                problems.append(f"lairs.yaml: {boss.id}: board: {lair.board!r} is unknown")
            else:
                problems.extend(
                    f"lairs.yaml: {boss.id}: enemies: {id!r} is unknown"
                    for id in lair.enemies
                    if id not in self.model_index
                )
                room = self.boards[self.board_index[lair.board]].entry
                self.check_boss(boss, room, problems)
                if lair.enemies and room.mini_spawn is None:
                    problems.append(
                        f"boards.yaml: {room.id}: mini_spawn: missing, {lair.enemies[0]} stands there"
                    )

    def modifiers(self, encounter: Encounter | None, event: Event | None) -> TombModifiers:
        """What holds in an encounter with a rendezvous (or none): worked out once each."""
        if encounter is None and event is None:
            return PLAIN
        key = (encounter, event)
        found = self._modifiers.get(key)
        if found is None:
            rules = (*(encounter.rules if encounter else ()), *(event.rules if event else ()))
            dark = encounter is not None and encounter.darkness
            found = self._modifiers[key] = TombModifiers(rules, dark)
        return found

    def _strangers(self, rules: list[RuleEntry]) -> list[str]:
        """The enemies that special rules name and nobody knows."""
        named = [rule.enemy for rule in rules] + [rule.kin for rule in rules]
        named += [deed.enemy for rule in rules for deed in rule.do]
        return [id for id in named if id and id not in self.model_index]

    def _encounter(self, card: EncounterEntry, problems: list[str]) -> None:
        where = f"encounters.yaml: {card.id}"
        bad = [tile.face for tile in card.tiles if tile.face not in self.faces]
        if bad:
            problems.append(f"{where}: tiles: {bad[0]!r} is no side of a tile")
            return
        used = [self.faces[tile.face].tile for tile in card.tiles]
        if len(set(used)) < len(used):
            problems.append(f"{where}: tiles: no tile can be used twice")
        named = [id for tile in card.tiles for group in tile.enemies for id in group]
        named += [goal.enemy for goal in card.objectives if goal.enemy]
        named += [deed.enemy for _, deed in deeds_of(card) if deed.enemy]
        strange = [id for id in named if id not in self.model_index]
        strange += self._strangers(card.rules)
        if strange:
            problems.append(f"{where}: {strange[0]!r} is no enemy")
            return
        wrong = check_places(card, where)
        problems.extend(wrong)
        if wrong:
            return
        rewards = [*card.rewards, *(card.trial.rewards if card.trial else [])]
        lost = [r.card for r in rewards if r.card and r.card not in self.cards]
        if lost:
            problems.append(f"{where}: rewards: {lost[0]!r} is no card")
            return
        found = Encounter(len(self.encounters), card, self.faces, self.by_id)
        found.board = len(self.boards)
        ground = found.ground(found.board)
        self.boards.append(ground)
        self.things["board"][ground.id] = ground
        self.board_index[ground.id] = ground.index
        self.encounters.append(found)

    def by_level(self, level: int) -> tuple[Encounter, ...]:
        return tuple(card for card in self.encounters if card.level == level)
