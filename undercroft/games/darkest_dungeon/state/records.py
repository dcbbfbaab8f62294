"""The parts of a match, by what they are about."""

from __future__ import annotations

from typing import Annotated, Literal

from undercroft.kernel.record import LATER, Count, CountOf, OneOf, Range, Record

from ..pack.goods import Curio, Disease, Quirk, Trinket
from ..pack.heroes import Skill
from ..pack.lines import Line
from ..pack.monsters import Boss, MonsterCard
from ..pack.places import Room, Rule
from ..terms import RESULTS
from .kinds import AreaNumber, FigureNumber, More, Team

#: What a Trinket does to a blow on one target: half the damage; a hit becomes critical.
Mark = Literal["half", "forced"]


class Battle(Record):
    """The fight under way, or the last one."""

    room: Room | None = None
    chests: tuple[Annotated[int, Range(0, 10)], ...] = ()
    """Loot Chests on each Area."""
    cards: tuple[Annotated[int, Range(0, 99)], Annotated[int, Range(0, 99)]] = (0, 0)
    """Initiative Cards left: party, foes."""
    round: Count = 0
    stirred: Count = 0
    """The last round in which somebody suffered Wounds or Stress."""
    boss: Boss | None = None
    """The Boss fought now."""
    active: FigureNumber | None = None
    """Whose turn it is."""
    target: FigureNumber | None = None
    """The figure a monster's turn is about."""
    plan: Skill | None = None
    """The Skill a monster has chosen."""
    stood: AreaNumber | None = None
    """Where the active figure's turn began, until it moves of its own accord."""
    used_rules: tuple[Rule, ...] = ()
    """Room interactions done."""
    pews: tuple[AreaNumber, ...] = ()
    doom: Annotated[int, Range(0, 10)] = 0
    blocks: tuple[AreaNumber, ...] = ()
    """Areas with an Absolute Nothingness or the Puppets."""
    drawn: tuple[MonsterCard, ...] = ()
    """Monster cards used in this Battle."""
    displaced: Annotated[tuple[MonsterCard, ...], LATER] = ()
    """Those of them that a Large one has pushed out at once: they were drawn, but did not fight."""
    raised: bool = False
    """A Threat has raised the first dead of this Battle."""
    loot_out: Annotated[tuple[int, ...], CountOf("loot")] = ()
    """Loot Chest tokens that are out for this Dungeon."""
    task_done: bool = False
    """The Quest's task in this Battle."""

    def sweep(self) -> None:
        """Nothing lies on the tile or goes on any more: of a Battle, or of one form of a Boss."""
        self.cards = (0, 0)
        self.pews = self.blocks = ()
        self.drawn = self.displaced = ()
        self.doom = 0
        self.active = self.target = None
        self.plan = None
        self.stood = None


class SkillUse(Record):
    """The Skill in use; what lists hold is by target."""

    by: FigureNumber
    skill: Skill
    area: AreaNumber
    targets: tuple[FigureNumber, ...] = ()
    roll: Annotated[int, Range(0, 10)] = 0
    acc: More = 0
    crit: More = 0
    damage: More = 0
    heal: More = 0
    shorten: Annotated[int, Range(0, 9)] = 0
    harmless: bool = False
    also: tuple[Line, ...] = ()
    """Effects that a Trinket adds to a hit."""
    dodge: tuple[More, ...] = ()
    """More Dodge, by Trinkets."""
    marks: tuple[tuple[Mark, ...], ...] = ()
    """What Trinkets do to the blow."""
    out: tuple[Annotated[int, OneOf(RESULTS)], ...] = ()
    hurt: tuple[Annotated[int, Range(0, 999)], ...] = ()
    """The damage dealt."""

    def lose_target(self, number: int) -> None:
        """Who falls before it is settled who is hit is no target any more."""
        if self.out or number not in self.targets:
            return
        place = self.targets.index(number)
        self.targets = self.targets[:place] + self.targets[place + 1 :]
        self.dodge = self.dodge[:place] + self.dodge[place + 1 :]
        self.marks = self.marks[:place] + self.marks[place + 1 :]


class Decks(Record):
    """Only what is out of each deck: there is no hidden order."""

    trinket_out: tuple[Trinket, ...] = ()
    quirk_out: tuple[Quirk, ...] = ()
    disease_out: tuple[Disease, ...] = ()
    curio_out: tuple[Curio, ...] = ()
    room_out: tuple[Room, ...] = ()
    gone: tuple[MonsterCard, ...] = ()
    """Monster cards removed from the game for good."""


class Circus(Record):
    """A match of the Butcher's Circus."""

    first_team: Team = 0
    swapped: bool = False
    """The first colour of the arena is the second team's."""
    last_team: Team = 0
    """Whose hero acted last."""
    butcher: AreaNumber | None = None
    picks: tuple[Annotated[int, Range(0, 99)] | None, ...] = ()
    """What has been chosen in secret, by team: its place among what was offered."""
    winner: Team | None = None
