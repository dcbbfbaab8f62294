"""The state of a match: the party, the trackers, and the records around them."""

from __future__ import annotations

from typing import Annotated, ClassVar

from undercroft.kernel.agenda import Ask, Question, State, Step
from undercroft.kernel.decision import Target
from undercroft.kernel.record import MADE, SHARED, Range
from undercroft.kernel.value import fresh

from .. import facts
from ..pack.cards import Cards, ThreatSide
from ..pack.heroes import HeroKind
from ..pack.moments import Passive
from ..pack.places import Quest, Room, Tile
from ..terms import (
    CAMPAIGN,
    CIRCUS,
    FOES,
    LEADER,
    MONSTER,
    NORMAL,
    PARTY,
    QUEST,
    STANDARD,
    STYGIAN,
    TEAM,
)
from .dungeon import Dungeon
from .figures import Figure, Hero, Monster
from .hamlet import Campaign, Hamlet
from .house import BY_THE_BOOK, House
from .kinds import FigureNumber, HeroNumber, Level, Seat
from .records import Battle, Circus, Decks, SkillUse
from .tracker import CLEAR, SLOTS, Slots, closed, filled, first_empty, moved_up, order_of


class Estate(State):
    """The state of one match."""

    pack: Annotated[Cards, MADE]
    passive: Annotated[Passive, MADE]
    """What holds for everybody now."""
    mode: Annotated[int, MADE] = CAMPAIGN
    difficulty: Annotated[int, MADE] = STANDARD
    players: Annotated[int, MADE] = 1
    house: Annotated[House, MADE] = BY_THE_BOOK
    """These four are said by the set-up."""
    level: Level = 1
    """Campaign and Dungeon Level (DD-35.2)."""
    seats_of: tuple[Seat, ...] = ()
    """Which seat plays each hero."""
    event_count: Annotated[int, Range(0, 10**9)] = 1
    """The causing event under way (DD-A.93)."""
    heroes: list[Hero] = fresh(list)
    monsters: list[Monster] = fresh(list)
    slots: tuple[Slots, Slots] = (CLEAR, CLEAR)
    """Both Stance Trackers."""
    order: Annotated[tuple[tuple[int, ...], tuple[int, ...]], MADE] = ((), ())
    """Who is on them, in Stance order: read off the slots whenever those change (`set_slots`)."""
    in_battle: bool = False
    in_dungeon: bool = False
    in_hamlet: bool = False
    battle: Battle = fresh(Battle)
    use: SkillUse | None = None
    """The Skill in use, if there is one."""
    dungeon: Dungeon = fresh(Dungeon)
    # What changes seldom is shared with twins: to change it, ask for one's own.
    decks: Annotated[Decks, SHARED] = fresh(Decks)
    hamlet: Annotated[Hamlet, SHARED] = fresh(Hamlet)
    campaign: Annotated[Campaign, SHARED] = fresh(Campaign)
    circus: Annotated[Circus | None, SHARED] = None
    """Only in the Circus."""

    def own_decks(self) -> Decks:
        """The decks, to change them."""
        self.decks = own = self.decks.copy()
        return own

    def own_hamlet(self) -> Hamlet:
        """The Hamlet, to change it."""
        self.hamlet = own = self.hamlet.copy()
        return own

    def own_campaign(self) -> Campaign:
        """The Campaign, to change it."""
        self.campaign = own = self.campaign.copy()
        return own

    def own_circus(self) -> Circus:
        """The bout, to change it."""
        self.circus = own = self.ring.copy()
        return own

    # ------------------------------------------------------------------ looking around

    def figure(self, number: int) -> Figure:
        return self.heroes[number] if number < MONSTER else self.monsters[number - MONSTER]

    def figures(self, numbers: tuple[int, ...]) -> list[Figure]:
        """These, in this order."""
        heroes, monsters = self.heroes, self.monsters
        return [
            heroes[number] if number < MONSTER else monsters[number - MONSTER] for number in numbers
        ]

    def seat(self, number: int) -> int:
        """Who plays this figure; the group's speaker for a monster."""
        return self.seats_of[number] if number < MONSTER else LEADER

    def side(self, number: int) -> int:
        return PARTY if number < TEAM else FOES

    @property
    def party(self) -> list[Hero]:
        """The living heroes of the party in Stance order."""
        heroes = self.heroes
        return [heroes[number] for number in self.order[PARTY]]

    def allies(self, number: int) -> tuple[int, ...]:
        return self.order[PARTY if number < TEAM else FOES]

    def enemies(self, number: int) -> tuple[int, ...]:
        return self.order[FOES if number < TEAM else PARTY]

    def life(self, figure: Figure) -> int:
        if isinstance(figure, Hero):
            return figure.card.life
        assert isinstance(figure, Monster)
        return figure.life

    def size(self, figure: Figure) -> int:
        if isinstance(figure, Hero):
            return NORMAL
        assert isinstance(figure, Monster)
        return figure.kind.size

    def resists(self, figure: Figure) -> frozenset[int]:
        """What it resists."""
        if isinstance(figure, Hero):
            return figure.card.resist
        assert isinstance(figure, Monster)
        return figure.kind.resist

    def speed(self, figure: Figure) -> int:
        if isinstance(figure, Hero):
            return max(0, figure.card.speed + figure.speed)
        assert isinstance(figure, Monster)
        return figure.kind.speed

    # ------------------------------------------------------------------ the Stance Trackers

    def stance(self, number: int) -> int:
        """DD-16.12: a Large monster counts as in the foremost of its two Stances."""
        return self.slots[PARTY if number < TEAM else FOES].index(number)

    def in_stance(self, number: int, stance: int) -> bool:
        """Whether somebody is in this Stance; nobody is who is off the tracker."""
        slots = self.slots[PARTY if number < TEAM else FOES]
        return number in slots and slots.index(number) == stance

    def slots_used(self) -> int:
        """How many of the four slots of the Monster Stance Tracker are taken."""
        return SLOTS - self.slots[FOES].count(None)

    def set_slots(self, side: int, slots: Slots) -> None:
        """A tracker as it is now."""
        order = order_of(slots)
        if side == PARTY:
            self.slots = (slots, self.slots[FOES])
            self.order = (order, self.order[FOES])
        else:
            self.slots = (self.slots[PARTY], slots)
            self.order = (self.order[PARTY], order)

    def open_slot(self, space: int) -> int | None:
        """DD-31.18: the first empty slot of the Monster tracker, if there is room on it.

        For two slots that do not lie together the others move towards Aggressive (DD-16.14, DD-A.193).
        """
        slots = self.slots[FOES]
        slot = first_empty(slots, space)
        if slot is None and slots.count(None) >= space:
            self.set_slots(FOES, moved_up(slots))
            slot = first_empty(self.slots[FOES], space)
        return slot

    def take_slot(self, figure: Figure, slot: int | None) -> None:
        """Its card, or two slots for a Large one, goes there: whoever calls this knows that there is room."""
        assert slot is not None
        side = self.side(figure.number)
        self.set_slots(side, filled(self.slots[side], figure.number, slot, figure.space))

    def leave_tracker(self, number: int) -> None:
        """DD-23.6, DD-23.7: off the tracker; those behind fill the place."""
        side = self.side(number)
        if number in self.slots[side]:
            self.set_slots(side, closed(self.slots[side], number))

    # ------------------------------------------------------------------ Skills and Areas

    @property
    def ring(self) -> Circus:
        """The bout, where there is one."""
        circus = self.circus
        assert circus is not None
        return circus

    @property
    def using(self) -> SkillUse:
        """The Skill in use, where there is one."""
        use = self.use
        assert use is not None
        return use

    @property
    def quest(self) -> Quest:
        """The Quest under way."""
        quest = self.dungeon.quest
        assert quest is not None
        return quest

    @property
    def tile(self) -> Tile:
        """The Dungeon Tile the party is on."""
        tile = self.dungeon.tile
        assert tile is not None
        return tile

    @property
    def ground(self) -> Room:
        """The Room that is fought in."""
        room = self.battle.room
        assert room is not None
        return room

    def used(self) -> list[int]:
        """How much of each Area is taken."""
        room = self.battle.room
        assert room is not None
        counts = [0] * len(room.capacity)
        heroes = self.heroes
        monsters = self.monsters
        for number in self.order[PARTY]:
            area = heroes[number].area
            if area is not None:
                counts[area] += 1
        for number in self.order[FOES]:
            if number < MONSTER:
                area = heroes[number].area
                if area is not None:
                    counts[area] += 1
            else:
                monster = monsters[number - MONSTER]
                area = monster.area
                if area is not None:
                    counts[area] += monster.space
        for blocked in self.battle.blocks:
            counts[blocked] += 1
        return counts

    def standing(self, area: int) -> list[int]:
        """The figures on an Area, party first, in Stance order."""
        heroes, monsters = self.heroes, self.monsters
        return [
            number
            for side in self.order
            for number in side
            if (heroes[number] if number < MONSTER else monsters[number - MONSTER]).area == area
        ]

    @property
    def is_circus(self) -> bool:
        return self.mode == CIRCUS

    @property
    def boss_fight(self) -> bool:
        return self.battle.boss is not None

    @property
    def replaceable(self) -> bool:
        """Whether a dead hero is followed by one from the Stagecoach."""
        return self.mode in (CAMPAIGN, QUEST)

    def tag(self, number: int) -> facts.Figure:
        """A figure as events tell of it."""
        return facts.Figure(number, self.card_of(number))

    def card_of(self, number: int) -> str:
        """The card by which a figure will always be known."""
        if number < MONSTER:
            kind = self.heroes[number].kind
            return "" if kind is None else kind.id
        return self.monsters[number - MONSTER].kind.id

    def cards_of(self, numbers: tuple[int, ...]) -> tuple[str, ...]:
        return tuple([self.card_of(number) for number in numbers])

    def line_up(self, depth: int, before: int) -> None:
        """DD-A.303: what has come up last waits for what came up before it: for others, or of Wounds.

        `depth` is how much there was to do before any of it, `before` how much just before the last.
        """
        agenda = self.agenda
        if depth < before < len(agenda):
            agenda[depth:] = agenda[before:] + agenda[depth:before]

    def begin_event(self) -> None:
        """A new causing event: from here on Deathblows are rolled afresh (DD-A.93)."""
        self.event_count += 1

    def refresh(self) -> None:
        """What holds for everybody, after Light, Room, Threat, Quest or Event have changed."""
        self.passive = self.pack.party_passive(
            self.dungeon.light
            if (self.in_dungeon or self.in_battle) and not self.is_circus
            else None,
            self.battle.room if self.in_battle else None,
            self.difficulty == STYGIAN,
            self.threat_now(),
            self.dungeon.quest if self.in_dungeon else None,
            self.hamlet.event,
            self.task_silences(),
        )

    def threat_now(self) -> ThreatSide | None:
        """DD-2.6: what of the Threat is in force; nothing once the Boss is being fought, or is dead."""
        threat = self.campaign.threat
        if threat is None or self.battle.boss is not None or self.is_circus or self.boss_is_dead:
            return None
        return threat, self.level, self.in_hamlet

    @property
    def boss_is_dead(self) -> bool:
        """DD-31.10: the Boss Quest is done, and the party still on its way home."""
        quest = self.dungeon.quest
        return quest is not None and quest.entry.counts == "boss" and self.dungeon.progress > 0

    def task_silences(self) -> bool:
        """Whether the Room's own rules wait for the Quest's task (a fountain to be purified)."""
        quest = self.dungeon.quest
        if quest is None or self.battle.task_done or not self.in_battle:
            return False
        task = quest.entry.task
        if task is None or not task.silences:
            return False
        room = self.battle.room  # none before one is drawn
        return room is not None and room in quest.rooms


def new_hero(pack: Cards, number: int, kind: HeroKind | None = None) -> Hero:
    """Somebody nothing has befallen yet."""
    hero = Hero(number=number, kind=kind)
    hero.passive = pack.nothing
    return hero


def known(state: Estate, number: int) -> bool:
    """Whether there is a figure of this number."""
    if number < MONSTER:
        return 0 <= number < len(state.heroes)
    return number - MONSTER < len(state.monsters)


class FigureStep(Step[Estate]):
    """A step of one figure."""

    who: FigureNumber

    def fits(self, state: Estate) -> bool:
        return known(state, self.who)


class Each(dict[int, FigureStep]):
    """One step of a kind for every figure: steps never change, so it need not be made again."""

    def __init__(self, kind: type[FigureStep]) -> None:
        self.kind = kind

    def __missing__(self, who: int) -> FigureStep:
        step = self[who] = self.kind(who)
        return step


class HeroStep(FigureStep):
    """A step of one hero."""

    def fits(self, state: Estate) -> bool:
        return 0 <= self.who < len(state.heroes)

    def hero(self, state: Estate) -> Hero:
        return state.heroes[self.who]


class HeroQuestion(Question[Estate]):
    """What one hero is asked; whoever plays him answers."""

    repeats: ClassVar[bool] = True
    """Whether it is asked again after something done on the side; else another step sees to that."""
    who: HeroNumber

    def fits(self, state: Estate) -> bool:
        return self.who < len(state.heroes)

    def hero(self, state: Estate) -> Hero:
        return state.heroes[self.who]

    def subject(self, state: Estate, seat: int) -> Target | None:
        return ("hero", self.who)

    def ask(self, state: Estate) -> None:
        """Ask what is open now."""
        seat = state.seats_of[self.who]
        state.ask(self, seat, self.choices(state, seat))

    def ask_if_more(self, state: Estate) -> None:
        """Ask the living, where there is more to choose than to be done."""
        seat = state.seats_of[self.who]
        choices = self.choices(state, seat)
        if self.hero(state).alive and len(choices) > 1:
            state.ask(self, seat, choices)


def asked_hero(state: Estate, ask: Ask) -> Hero:
    """The hero an open question is about."""
    question = ask.step
    assert isinstance(question, HeroQuestion)
    return question.hero(state)
