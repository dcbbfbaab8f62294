"""A pack of this game, ready to play with. `loading` makes it from its files."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, cast

from undercroft.kernel.agenda import Choice
from undercroft.kernel.chance import Die
from undercroft.kernel.content import Pack
from undercroft.kernel.game import NameTable

from ..terms import CONDITIONS, RESISTED, TOKENS
from .entries import DieEntry, PartyEntry, QuestEntry
from .goods import Building, Curio, Disease, HamletEvent, LootToken, Mood, Quirk, Trinket
from .heroes import Family, HeroKind, Skill
from .moments import Passive
from .monsters import Boss, MonsterCard
from .places import Quest, Room, Tile

if TYPE_CHECKING:
    from ..effects.base import Effect


#: A Boss as a Threat, its level, and whether the side for the Hamlet counts.
ThreatSide = tuple[Boss, int, bool]


class Cards(Pack):
    """Every thing of a pack, by kind; what holds where."""

    monsters: list[MonsterCard]
    rooms: list[Room]
    arenas: list[int]
    heroes: list[HeroKind]
    skills: list[Skill]
    families: list[Family]
    bosses: list[Boss]
    forms: tuple[Boss, ...]
    threats: tuple[Boss, ...]
    tiles: list[Tile]
    quests: list[Quest]
    curios: list[Curio]
    lights: list[tuple[Effect, ...]]
    trinkets: list[Trinket]
    quirks: list[Quirk]
    diseases: list[Disease]
    moods: list[Mood]
    buildings: list[Building]
    caretaker: list[Building | None]
    events: list[HamletEvent]
    d10: Die
    provision_die: Die
    exploration_die: Die
    death_die: Die
    dice_entries: list[DieEntry]
    loot: list[LootToken]
    parties: list[PartyEntry]

    def __init__(self, name: str, documents: Mapping[str, object]) -> None:
        super().__init__(name, documents)
        self.effects: list[Effect] = []
        """Every line of every card."""
        self.name_table: NameTable = {}  # filled when somebody first asks for names
        self.nothing = Passive(())
        self.choices: dict[tuple[object, ...], Choice[Any]] = {}
        """Those that hang on things: the rules make each when they first offer it."""
        self._party: dict[tuple[object, ...], Passive] = {}
        self._of_heroes: dict[tuple[tuple[Quirk, ...], Disease | None], Passive] = {}
        self._decks: dict[tuple[bool, int, int], tuple[tuple[MonsterCard, int], ...]] = {}

    # ------------------------------------------------------------------ what holds

    def party_passive(
        self,
        light: int | None,
        room: Room | None,
        stygian: bool,
        threat: ThreatSide | None,
        quest: Quest | None,
        event: HamletEvent | None,
        silenced: bool,
    ) -> Passive:
        """The passive effects that bear on everybody: Light, Room, Threat, Quest, Event."""
        key = (light, room, stygian, threat, quest, event, silenced)
        found = self._party.get(key)
        if found is None:
            effects: list[Effect] = []
            if light is not None:
                effects.extend(self.lights[light])
            if room is not None and not silenced:
                effects.extend(room.passive[1 if stygian else 0])
            if threat is not None:
                boss, level, in_hamlet = threat
                if level <= len(boss.threats):
                    effects.extend(boss.threats[level - 1][1 if in_hamlet else 0])
            if quest is not None:
                effects.extend(quest.effects)
            if event is not None:
                effects.extend(event.effects)
            if len(self._party) > 5_000:
                self._party.clear()
            found = self._party[key] = Passive(effects)
        return found

    def monster_cards(
        self, dark: bool, least: int, most: int
    ) -> tuple[tuple[MonsterCard, int], ...]:
        """The cards of a Monster deck by level, and how many there are of each."""
        key = (dark, least, most)
        found = self._decks.get(key)
        if found is None:
            found = self._decks[key] = tuple(
                (card, card.entry.copies)
                for card in self.monsters
                if card.deck
                and (card.entry.group == "darkest") == dark
                and least <= card.level <= most
            )
        return found

    def monster(self, id: str) -> MonsterCard:
        return cast(MonsterCard, self.things[MonsterCard.kind][id])

    def hero(self, id: str) -> HeroKind:
        return cast(HeroKind, self.things[HeroKind.kind][id])

    def room(self, id: str) -> Room:
        return cast(Room, self.things[Room.kind][id])

    def quest(self, id: str) -> Quest:
        return cast(Quest, self.things[Quest.kind][id])

    def boss(self, id: str) -> Boss:
        return cast(Boss, self.things[Boss.kind][id])

    def building(self, id: str) -> Building:
        return cast(Building, self.things[Building.kind][id])

    def hero_passive(self, quirks: tuple[Quirk, ...], disease: Disease | None) -> Passive:
        """What a hero's Quirks and Disease do, in order."""
        key = (quirks, disease)
        found = self._of_heroes.get(key)
        if found is None:
            if not quirks and disease is None:
                return self.nothing
            effects: list[Effect] = []
            for quirk in quirks:
                effects.extend(quirk.effects)
            if disease is not None:
                effects.extend(disease.effects)
            if len(self._of_heroes) > 20_000:
                self._of_heroes.clear()
            found = self._of_heroes[key] = Passive(effects)
        return found

    def token_counts(self, quest: QuestEntry) -> list[int]:
        return [quest.tokens.get(name, 0) for name in TOKENS]


assert RESISTED[: len(CONDITIONS)] == CONDITIONS
