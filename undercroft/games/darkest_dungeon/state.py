"""The whole estate: the party, the battle, the dungeon and the hamlet around it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.agenda import State, Step
from undercroft.kernel.pile import Pile

from .tracker import CLEAR, SLOTS, VACANT, Slots, closed, filled, first_empty, moved_up, order_of

if TYPE_CHECKING:
    from .cards import Cards, HeroCard, MonsterCard, Room, Skill
    from .triggers import Passive

NONE = -1
LEADER = 0  # the seat that is asked what the group decides

MODES = ("campaign", "quest", "battle", "boss", "circus")
CAMPAIGN, QUEST, BATTLE, BOSS, CIRCUS = range(5)
DIFFICULTIES = ("standard", "radiant", "stygian")
STANDARD, RADIANT, STYGIAN = range(3)

# DD-5.1: in the order that settles all priorities.
STANCES = ("aggressive", "defensive", "ranged", "support")
AGGRESSIVE, DEFENSIVE, RANGED, SUPPORT = range(4)

CONDITIONS = (
    "bleed", "blight", "stun", "buff", "debuff", "mark", "riposte", "guard", "protection",
)  # fmt: skip
BLEED, BLIGHT, STUN, BUFF, DEBUFF, MARK, RIPOSTE, GUARD, PROTECTION = range(9)
# What else can be resisted.
SHUFFLE, DISEASE = 9, 10
RESISTED = (*CONDITIONS, "shuffle", "disease")

TYPES = ("unholy", "human", "eldritch", "beast")
SIZES = ("small", "normal", "large")
SMALL, NORMAL, LARGE = range(3)
SPACE = (1, 1, 2)  # DD-16.20

# Sides of a battle: the party (or team A), and the monsters (or team B).
PARTY, FOES = 0, 1
TEAM = 4  # heroes from here on are team B
MONSTER = 8  # figures from here on are monsters

FOOD, BANDAGE, POTION, TORCH, TOOL, WILD = range(6)
PROVISIONS = ("food", "bandage", "potion", "torch", "tool")
DICE_LIMIT = 16  # DD-8.5

TOKENS = ("empty", "dark", "trap", "curio", "treasure", "lair", "objective")
EMPTY, DARK, TRAP, CURIO, TREASURE, LAIR, OBJECTIVE = range(7)
HIDDEN = -1

HAZARDS = ("rubble", "hunger", "darkness", "curio", "trap", "blank")
RUBBLE, HUNGER, DARKNESS, CURIO_FACE, TRAP_FACE, BLANK = range(6)

FULL_LIGHT = 5
STRESS_LIMIT = 10
QUIRK_LIMIT = 3
LEVELS = 3
ROUNDS = 4  # DD-16.19
HUMAN, BEAST = 0, 1
# What a Skill is used on: an Area, its user, or all allies.
AREA, SELF, ALLIES = range(3)


def stack(kind: int, amount: int, tokens: int) -> int:
    """A stack of Condition tokens (DD-20.1): kind, what each is worth, how many are left."""
    return kind << 8 | amount << 4 | tokens


def stack_parts(one: int) -> tuple[int, int, int]:
    return one >> 8, one >> 4 & 15, one & 15


class Figure:
    """Somebody on the tile: a hero or a monster."""

    __slots__ = ("area", "number", "space", "stacks", "turns", "wounds")

    number: int
    area: int
    wounds: int
    stacks: tuple[int, ...]
    turns: int
    space: int

    def count(self, kind: int) -> int:
        """How many stacks of a Condition."""
        found = 0
        for one in self.stacks:
            if one >> 8 == kind:
                found += 1
        return found

    def has(self, kind: int) -> bool:
        for one in self.stacks:  # noqa: SIM110 - quicker than a generator
            if one >> 8 == kind:
                return True
        return False


class Hero(Figure):
    """One hero: the Dashboard with all that lies on it."""

    __slots__ = (
        "actions",
        "alive",
        "bearing",
        "disease",
        "forged",
        "form",
        "kind",
        "level",
        "mood",
        "power",
        "profile",
        "quirks",
        "ranks",
        "red",
        "skills",
        "spared",
        "speed",
        "spent",
        "stress",
        "trinkets",
        "used",
        "xp",
    )

    def __init__(self, number: int, kind: int, bearing: Passive) -> None:
        self.number = number
        self.area: int = NONE
        self.wounds: int = 0
        self.stacks: tuple[int, ...] = ()
        self.turns: int = 0  # left in this round
        self.space: int = 1
        self.kind: int = kind
        self.level: int = 1
        self.alive: bool = True
        self.stress: int = 0
        self.xp: int = 0
        self.form: int = HUMAN
        self.mood: int = NONE  # an Affliction or Virtue
        self.red: bool = False  # the Stress Counter: Resolve has been tested (DD-28.4)
        self.skills: tuple[int, ...] = ()  # the equipped families
        self.ranks: tuple[int, ...] = (1, 1, 1, 1, 1, 1, 1)  # the level of each family
        # the level each family has for the coming Quest alone, or 0 (DD-34.29)
        self.forged: tuple[int, ...] = (0, 0, 0, 0, 0, 0, 0)
        self.trinkets: tuple[int, ...] = ()  # card << 1 | negative side up
        self.quirks: tuple[int, ...] = ()
        self.disease: int = NONE
        self.profile: int = NONE  # in the Circus
        self.spared: int = 0  # the event in which no (further) Deathblow is rolled (DD-A.93)
        self.actions: int = 0  # left in this turn
        self.spent: int = 0  # families that hit this turn (DD-18.21), a bit each
        self.used: int = 0  # places of Trinkets used in this turn (DD-25.8), a bit each
        self.speed: int = 0  # more or less Speed in this turn
        self.power: int = 0  # more damage in this turn
        self.bearing: Passive = bearing  # what Quirks and Disease do, ready to read

    def copy(self) -> Hero:
        twin = Hero.__new__(Hero)
        twin.number = self.number
        twin.area = self.area
        twin.wounds = self.wounds
        twin.stacks = self.stacks
        twin.turns = self.turns
        twin.space = self.space
        twin.kind = self.kind
        twin.level = self.level
        twin.alive = self.alive
        twin.stress = self.stress
        twin.xp = self.xp
        twin.form = self.form
        twin.mood = self.mood
        twin.red = self.red
        twin.skills = self.skills
        twin.ranks = self.ranks
        twin.forged = self.forged
        twin.trinkets = self.trinkets
        twin.quirks = self.quirks
        twin.disease = self.disease
        twin.profile = self.profile
        twin.spared = self.spared
        twin.actions = self.actions
        twin.spent = self.spent
        twin.used = self.used
        twin.speed = self.speed
        twin.power = self.power
        twin.bearing = self.bearing
        return twin


class Monster(Figure):
    """One monster on the tile."""

    __slots__ = (
        "dodge",
        "kind",
        "life",
    )

    def __init__(self, number: int, kind: int, life: int, space: int) -> None:
        self.number = number
        self.area: int = NONE
        self.wounds: int = 0
        self.stacks: tuple[int, ...] = ()
        self.turns: int = 0  # left in this round
        self.space: int = space  # on the tile and on the tracker
        self.kind: int = kind
        self.life: int = life
        self.dodge: int = 0  # more than its card says

    def copy(self) -> Monster:
        twin = Monster.__new__(Monster)
        twin.number = self.number
        twin.area = self.area
        twin.wounds = self.wounds
        twin.stacks = self.stacks
        twin.turns = self.turns
        twin.space = self.space
        twin.kind = self.kind
        twin.life = self.life
        twin.dodge = self.dodge
        return twin


class Estate(State):
    """The state of one match."""

    __slots__ = (
        "act",
        "active",
        "at",
        "battles",
        "beaten",
        "blocked",
        "blocks",
        "boss",
        "boss_hidden",
        "buildings",
        "butcher",
        "camped",
        "cancelled",
        "cards",
        "caretaker",
        "chests",
        "choice",
        "cleared",
        "coach_xp",
        "collected",
        "curio_out",
        "days",
        "dice",
        "difficulty",
        "disease_out",
        "dismissed",
        "doom",
        "drawn",
        "event",
        "event_count",
        "events_gone",
        "explored",
        "fallen",
        "final",
        "firewood",
        "first_team",
        "fled",
        "foresee",
        "goal",
        "gold",
        "gone",
        "guests",
        "heroes",
        "hidden",
        "in_battle",
        "in_dungeon",
        "in_hamlet",
        "lairs",
        "last_team",
        "law",
        "level",
        "light",
        "loot_out",
        "mode",
        "monsters",
        "offer",
        "offered",
        "once",
        "order",
        "ordered",
        "pack",
        "passed",
        "pews",
        "picks",
        "plan",
        "players",
        "progress",
        "quest",
        "quest_count",
        "quirk_out",
        "raised",
        "refused",
        "rest_points",
        "rolled",
        "room",
        "room_out",
        "round",
        "scout_bonus",
        "scouted",
        "seats_of",
        "seen",
        "shut",
        "slots",
        "stirred",
        "stood",
        "stores",
        "swapped",
        "target",
        "task_done",
        "taught",
        "threat",
        "tile",
        "tokens",
        "torch",
        "trinket_out",
        "tutor",
        "use_acc",
        "use_also",
        "use_area",
        "use_by",
        "use_crit",
        "use_damage",
        "use_dodge",
        "use_harmless",
        "use_heal",
        "use_hurt",
        "use_marks",
        "use_out",
        "use_roll",
        "use_shorten",
        "use_skill",
        "use_targets",
        "used_rules",
        "votes",
        "waiting",
        "winner",
        "won",
    )

    def __init__(self, pack: Cards) -> None:
        super().__init__()
        self.pack = pack
        self.law: Passive = pack.nothing
        # set-up
        self.mode: int = CAMPAIGN
        self.difficulty: int = STANDARD
        self.level: int = 1  # Campaign and Dungeon Level (DD-35.2)
        self.seats_of: tuple[int, ...] = ()  # which seat plays each hero
        self.players: int = 1
        self.heroes: list[Hero] = []
        self.monsters: list[Monster] = []
        self.event_count: int = 1  # the causing event under way (DD-A.93)
        # battle
        self.in_battle: bool = False
        self.room: int = NONE
        self.slots: tuple[Slots, Slots] = (CLEAR, CLEAR)  # both Stance Trackers
        # Who is on them, in Stance order: read off the slots whenever those change (`set_slots`).
        self.order: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
        self.chests: tuple[int, ...] = ()  # Loot Chests on each Area
        self.cards: tuple[int, int] = (0, 0)  # Initiative Cards left: party, foes
        self.round: int = 0
        self.stirred: int = 0  # the last round in which somebody suffered Wounds or Stress
        self.boss: int = NONE  # the Boss fought now
        self.active: int = NONE  # whose turn it is
        self.target: int = NONE  # the figure a monster's turn is about
        self.plan: int = NONE  # the Skill a monster has chosen
        self.stood: int = (
            NONE  # where the active figure's turn began, until it moves of its own accord
        )
        self.used_rules: int = 0  # Room interactions done, a bit each
        self.pews: tuple[int, ...] = ()
        self.doom: int = 0
        self.blocks: tuple[int, ...] = ()  # Areas with an Absolute Nothingness or the Puppets
        self.drawn: tuple[int, ...] = ()  # Monster cards used in this Battle
        self.raised: bool = False  # a Threat has raised the first dead of this Battle
        self.loot_out: tuple[int, ...] = (0, 0, 0, 0)
        self.task_done: bool = False  # the Quest's task in this Battle
        # the Skill in use
        self.use_by: int = NONE
        self.use_skill: int = NONE
        self.use_area: int = NONE
        self.use_targets: tuple[int, ...] = ()
        self.use_roll: int = 0
        self.use_acc: int = 0
        self.use_crit: int = 0
        self.use_damage: int = 0
        self.use_heal: int = 0
        self.use_shorten: int = 0
        self.use_harmless: bool = False
        self.use_also: tuple[int, ...] = ()  # effects that a Trinket adds to a hit
        self.use_dodge: tuple[int, ...] = ()  # more Dodge of each target, by Trinkets
        self.use_marks: tuple[int, ...] = ()  # each target: HALF, FORCED
        self.use_out: tuple[int, ...] = ()  # each target: MISS, HIT, CRIT
        self.use_hurt: tuple[int, ...] = ()  # each target: the damage dealt
        # the dungeon
        self.in_dungeon: bool = False
        self.quest: int = NONE
        self.tile: int = NONE
        self.tokens: tuple[int, ...] = ()  # of each Room slot; HIDDEN until known
        self.hidden: Pile = Pile(())  # the tokens nobody has seen
        self.boss_hidden: bool = False  # the Objective is still among the marked slots
        self.cleared: int = 0  # Room slots, a bit each
        self.at: int = NONE
        self.goal: int = NONE  # the node being explored
        self.explored: int = 0  # corridors, a bit each
        self.passed: int = 0  # nodes, a bit each
        self.fled: bool = False  # the party must move on (DD-24.5)
        self.light: int = FULL_LIGHT
        self.stores: tuple[int, ...] = (0, 0, 0, 0, 0)
        self.firewood: bool = False
        self.scouted: bool = False  # at this stop (DD-A.16)
        self.scout_bonus: bool = False  # for the next Exploration (DD-9.5)
        self.refused: int = 0  # what somebody has said no to, here or today, a bit each
        self.dice: tuple[tuple[int, ...], ...] = ()  # Exploration dice still to resolve, by hero
        self.rolled: tuple[int, ...] = ()  # Provision dice while the party rolls for them
        self.torch: bool = False  # spent on the Curio at hand (DD-10.10)
        self.rest_points: int = 0
        self.progress: int = 0  # what the Quest counts
        self.camped: int = 0  # Room slots with a camp, a bit each
        self.collected: int = 0  # Room slots whose task is done, a bit each
        self.lairs: int = 0  # Lairs cleared
        self.battles: int = 0  # in this Dungeon
        # decks: only what is out
        self.trinket_out: tuple[int, ...] = ()
        self.quirk_out: tuple[int, ...] = ()
        self.disease_out: tuple[int, ...] = ()
        self.curio_out: tuple[int, ...] = ()
        self.room_out: tuple[int, ...] = ()
        self.gone: tuple[int, ...] = ()  # Monster cards removed from the game for good
        # the hamlet
        self.in_hamlet: bool = False
        self.gold: int = 0
        self.buildings: tuple[int, ...] = ()  # Levels
        self.waiting: int = 0  # Waiting Hero tokens
        self.coach_xp: int = 0
        self.event: int = NONE
        self.days: int = 0
        self.blocked: int = 0  # buildings nobody may visit today, a bit each
        self.caretaker: int = NONE  # the building he is on today
        self.dismissed: bool = False  # … and whether he is gone for this Hamlet phase
        self.shut: int = 0  # … and in this whole Hamlet phase
        self.guests: tuple[int, ...] = ()  # the building each hero is in today
        self.offer: tuple[int, ...] = ()  # Trinkets at the Nomad Wagon
        self.offered: bool = False
        self.once: int = 0  # Hamlet Skills used that can be used once, by hero kind
        self.taught: int = 0  # heroes who took the Event's lesson
        self.tutor: int = 0  # Gold off the next Skill at the Guild
        self.ordered: int = 0  # Provision dice bought for the next Quest
        self.foresee: int = 0  # Rooms to reveal in the next Dungeon
        # the campaign
        self.act: int = 0
        self.quest_count: int = 0  # Quests played in this Act
        self.threat: int = NONE
        self.beaten: int = 0  # Bosses, a bit each
        self.seen: int = 0  # Quests drawn, a bit each
        self.events_gone: int = 0
        self.fallen: int = 0  # kinds of heroes dead in this Campaign, a bit each
        self.choice: tuple[int, ...] = ()  # the Quests drawn
        self.cancelled: int = NONE  # the final form that is skipped
        self.votes: tuple[int, ...] = ()  # by seat, while several are asked
        self.final: bool = False  # the final encounter
        self.won: bool = False
        # the circus
        self.first_team: int = 0
        self.swapped: bool = False  # the first colour of the arena is the second team's
        self.last_team: int = 0  # whose hero acted last
        self.butcher: int = NONE
        self.picks: tuple[int, ...] = ()  # what has been chosen in secret
        self.winner: int = NONE  # team

    def copy(self) -> Estate:
        twin = Estate.__new__(Estate)
        self.copy_frame(twin)
        twin.pack = self.pack
        twin.mode = self.mode
        twin.difficulty = self.difficulty
        twin.level = self.level
        twin.seats_of = self.seats_of
        twin.players = self.players
        twin.heroes = [hero.copy() for hero in self.heroes]
        twin.monsters = [one.copy() for one in self.monsters]
        twin.law = self.law
        twin.event_count = self.event_count
        twin.in_battle = self.in_battle
        twin.room = self.room
        twin.slots = self.slots
        twin.order = self.order
        twin.chests = self.chests
        twin.cards = self.cards
        twin.round = self.round
        twin.stirred = self.stirred
        twin.boss = self.boss
        twin.active = self.active
        twin.target = self.target
        twin.plan = self.plan
        twin.stood = self.stood
        twin.used_rules = self.used_rules
        twin.pews = self.pews
        twin.doom = self.doom
        twin.blocks = self.blocks
        twin.drawn = self.drawn
        twin.raised = self.raised
        twin.loot_out = self.loot_out
        twin.task_done = self.task_done
        twin.use_by = self.use_by
        twin.use_skill = self.use_skill
        twin.use_area = self.use_area
        twin.use_targets = self.use_targets
        twin.use_roll = self.use_roll
        twin.use_acc = self.use_acc
        twin.use_crit = self.use_crit
        twin.use_damage = self.use_damage
        twin.use_heal = self.use_heal
        twin.use_shorten = self.use_shorten
        twin.use_harmless = self.use_harmless
        twin.use_also = self.use_also
        twin.use_dodge = self.use_dodge
        twin.use_marks = self.use_marks
        twin.use_out = self.use_out
        twin.use_hurt = self.use_hurt
        twin.in_dungeon = self.in_dungeon
        twin.quest = self.quest
        twin.tile = self.tile
        twin.tokens = self.tokens
        twin.hidden = self.hidden
        twin.boss_hidden = self.boss_hidden
        twin.cleared = self.cleared
        twin.at = self.at
        twin.goal = self.goal
        twin.explored = self.explored
        twin.passed = self.passed
        twin.fled = self.fled
        twin.light = self.light
        twin.stores = self.stores
        twin.firewood = self.firewood
        twin.scouted = self.scouted
        twin.scout_bonus = self.scout_bonus
        twin.refused = self.refused
        twin.dice = self.dice
        twin.rolled = self.rolled
        twin.torch = self.torch
        twin.rest_points = self.rest_points
        twin.progress = self.progress
        twin.camped = self.camped
        twin.collected = self.collected
        twin.lairs = self.lairs
        twin.battles = self.battles
        twin.trinket_out = self.trinket_out
        twin.quirk_out = self.quirk_out
        twin.disease_out = self.disease_out
        twin.curio_out = self.curio_out
        twin.room_out = self.room_out
        twin.gone = self.gone
        twin.in_hamlet = self.in_hamlet
        twin.gold = self.gold
        twin.buildings = self.buildings
        twin.waiting = self.waiting
        twin.coach_xp = self.coach_xp
        twin.event = self.event
        twin.days = self.days
        twin.blocked = self.blocked
        twin.caretaker = self.caretaker
        twin.shut = self.shut
        twin.dismissed = self.dismissed
        twin.guests = self.guests
        twin.offer = self.offer
        twin.offered = self.offered
        twin.once = self.once
        twin.taught = self.taught
        twin.tutor = self.tutor
        twin.ordered = self.ordered
        twin.foresee = self.foresee
        twin.act = self.act
        twin.quest_count = self.quest_count
        twin.threat = self.threat
        twin.beaten = self.beaten
        twin.seen = self.seen
        twin.events_gone = self.events_gone
        twin.fallen = self.fallen
        twin.choice = self.choice
        twin.cancelled = self.cancelled
        twin.votes = self.votes
        twin.final = self.final
        twin.won = self.won
        twin.first_team = self.first_team
        twin.swapped = self.swapped
        twin.last_team = self.last_team
        twin.butcher = self.butcher
        twin.picks = self.picks
        twin.winner = self.winner
        return twin

    # ------------------------------------------------------------------ looking around

    def figure(self, number: int) -> Figure:
        return self.heroes[number] if number < MONSTER else self.monsters[number - MONSTER]

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

    def hero_card(self, hero: Hero) -> HeroCard:
        return self.pack.heroes[hero.kind].cards[hero.level]

    def monster_card(self, monster: Monster) -> MonsterCard:
        return self.pack.monsters[monster.kind]

    def life(self, figure: Figure) -> int:
        if isinstance(figure, Hero):
            return self.pack.heroes[figure.kind].cards[figure.level].life
        assert isinstance(figure, Monster)
        return figure.life

    def size(self, figure: Figure) -> int:
        if isinstance(figure, Hero):
            return NORMAL
        assert isinstance(figure, Monster)
        return self.pack.monsters[figure.kind].size

    def resists(self, figure: Figure) -> int:
        """What it resists, a bit each."""
        if isinstance(figure, Hero):
            return self.hero_card(figure).resist
        assert isinstance(figure, Monster)
        return self.pack.monsters[figure.kind].resist

    def speed(self, figure: Figure) -> int:
        if isinstance(figure, Hero):
            return max(0, self.hero_card(figure).speed + figure.speed)
        assert isinstance(figure, Monster)
        return self.pack.monsters[figure.kind].speed

    # ------------------------------------------------------------------ the Stance Trackers

    def stance(self, number: int) -> int:
        """DD-16.12: a Large monster counts as in the foremost of its two Stances; NONE off the tracker."""
        slots = self.slots[PARTY if number < TEAM else FOES]
        return slots.index(number) if number in slots else NONE

    def slots_used(self) -> int:
        """How many of the four slots of the Monster Stance Tracker are taken."""
        return SLOTS - self.slots[FOES].count(VACANT)

    def set_slots(self, side: int, slots: Slots) -> None:
        """A tracker as it is now."""
        order = order_of(slots)
        if side == PARTY:
            self.slots = (slots, self.slots[FOES])
            self.order = (order, self.order[FOES])
        else:
            self.slots = (self.slots[PARTY], slots)
            self.order = (self.order[PARTY], order)

    def open_slot(self, space: int) -> int:
        """DD-31.18: the first empty slot of the Monster tracker; NONE if there is no room on it.

        For two slots that do not lie together the others move towards Aggressive (DD-16.14, DD-A.193).
        """
        slots = self.slots[FOES]
        slot = first_empty(slots, space)
        if slot == NONE and slots.count(VACANT) >= space:
            self.set_slots(FOES, moved_up(slots))
            slot = first_empty(self.slots[FOES], space)
        return slot

    def take_slot(self, figure: Figure, slot: int) -> None:
        """Its card, or two slots for a Large one, goes there."""
        side = self.side(figure.number)
        self.set_slots(side, filled(self.slots[side], figure.number, slot, figure.space))

    def leave_tracker(self, number: int) -> None:
        """DD-23.6, DD-23.7: off the tracker; those behind fill the place."""
        side = self.side(number)
        if number in self.slots[side]:
            self.set_slots(side, closed(self.slots[side], number))

    # ------------------------------------------------------------------ Skills and Areas

    def skill(self, hero: Hero, family: int) -> Skill:
        """A Skill of a hero at the level it works at now."""
        level = max(hero.ranks[family], hero.forged[family])
        kind = self.pack.heroes[hero.kind]
        if hero.form == BEAST and kind.backs[family]:
            return kind.backs[family][level - 1]
        if not hero.level:
            return kind.circus_skill(family, level)
        return kind.skills[family][level - 1]

    @property
    def ground(self) -> Room:
        return self.pack.rooms[self.room]

    def used(self) -> list[int]:
        """How much of each Area is taken."""
        # One more at the end for those who stand nowhere yet.
        counts = [0] * (len(self.pack.rooms[self.room].capacity) + 1)
        heroes = self.heroes
        monsters = self.monsters
        for number in self.order[0]:
            counts[heroes[number].area] += 1
        for number in self.order[1]:
            if number < MONSTER:
                counts[heroes[number].area] += 1
            else:
                monster = monsters[number - MONSTER]
                counts[monster.area] += monster.space
        for area in self.blocks:
            counts[area] += 1
        return counts

    def standing(self, area: int) -> list[int]:
        """The figures on an Area, party first, in Stance order."""
        return [
            number for side in self.order for number in side if self.figure(number).area == area
        ]

    @property
    def campaign(self) -> bool:
        return self.mode == CAMPAIGN

    @property
    def circus(self) -> bool:
        return self.mode == CIRCUS

    @property
    def boss_fight(self) -> bool:
        return self.boss != NONE

    @property
    def replaceable(self) -> bool:
        """Whether a dead hero is followed by one from the Stagecoach."""
        return self.mode in (CAMPAIGN, QUEST)

    def tag(self, number: int) -> tuple[int, str]:
        """A figure for an event: its number, and the card it will always be known by."""
        if number < MONSTER:
            kind = self.heroes[number].kind
            return number, self.pack.hero_ids[kind] if kind != NONE else ""
        return number, self.pack.monsters[self.monsters[number - MONSTER].kind].id

    def names_of(self, numbers: tuple[int, ...]) -> list[str]:
        return [self.tag(number)[1] for number in numbers]

    def ask_hero(self, step: Step, hero: int, options: tuple[int, ...]) -> None:  # type: ignore[type-arg]
        """The question goes to whoever plays that hero."""
        self.ask(step, self.seats_of[hero], options)

    def begin_event(self) -> None:
        """A new causing event: from here on Deathblows are rolled afresh (DD-A.93)."""
        self.event_count += 1

    def refresh(self) -> None:
        """The laws that hold now, after Light, Room, Threat, Quest or Event have changed."""
        self.law = self.pack.law(
            self.light if (self.in_dungeon or self.in_battle) and not self.circus else NONE,
            self.room if self.in_battle else NONE,
            self.difficulty == STYGIAN,
            self.threat_key(),
            self.quest if self.in_dungeon else NONE,
            self.event,
            self.task_silences(),
        )

    def threat_key(self) -> int:
        """DD-2.6: boss << 4 | level << 1 | hamlet side; none once the Boss is being fought."""
        if self.threat == NONE or self.boss != NONE or self.circus:
            return NONE
        return self.threat << 4 | self.level << 1 | (1 if self.in_hamlet else 0)

    def task_silences(self) -> bool:
        """Whether the Room's own rules wait for the Quest's task (a fountain to be purified)."""
        if self.quest == NONE or self.task_done or not self.in_battle:
            return False
        task = self.pack.quests[self.quest].entry.task
        if task is None or not task.silences:
            return False
        return self.pack.rooms[self.room].id in self.pack.quests[self.quest].entry.objective_rooms


class FigureStep(Step[Estate]):
    """A step of one figure."""

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def args(self) -> tuple[int, ...]:
        return (self.who,)

    def fits(self, state: Estate) -> bool:
        if self.who < MONSTER:
            return 0 <= self.who < len(state.heroes)
        return self.who - MONSTER < len(state.monsters)


class Each(dict[int, FigureStep]):
    """One step of a kind for every figure: steps never change, so it need not be made again."""

    def __init__(self, kind: type[FigureStep]) -> None:
        self.kind = kind

    def __missing__(self, who: int) -> FigureStep:
        step = self[who] = self.kind(who)
        return step


class HeroStep(FigureStep):
    """A step of one hero."""

    __slots__ = ()

    def fits(self, state: Estate) -> bool:
        return 0 <= self.who < len(state.heroes)

    def hero(self, state: Estate) -> Hero:
        return state.heroes[self.who]
