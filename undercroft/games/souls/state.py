"""A fight on a node board: who is in it, what lies there, the roll under way, and what the boxes decide."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final

from typing_extensions import TypeVar

from undercroft.kernel.agenda import Ask, Question, State, Step
from undercroft.kernel.board import COMPASS, Board, arcs
from undercroft.kernel.chance import Draw
from undercroft.kernel.pile import Pile
from undercroft.kernel.record import MADE, Count, CountOf, Range
from undercroft.kernel.value import fresh

from .blows import Blow, Use
from .content import Ground, SoulsPack
from .fields import EMPTY_PILE, Colour, Dice, OfKind, PileOf, Seat
from .figures import Character, Foe
from .gear import Loadout, Tiers
from .house import BY_THE_BOOK, House
from .models import BehaviourCard, Boss
from .modifiers import PLAIN, Modifiers
from .terrain import BARREL, CHEST, GRAVESTONE, OPEN_CHEST, LaidTrap, Spilled, Terrain

if TYPE_CHECKING:
    from undercroft.kernel.decision import Outcome, Target
    from undercroft.kernel.match import Match

    from .models import Icon

NODE_LIMIT: Final = 3  # DS-3.12
# Steps during which a node may be overfull.
MAKING_ROOM: Final = (
    "make_room", "boss_aside", "push", "targets", "defend", "shoved", "shoved_feebly", "guard", "guarded",
    "bowled",
)  # fmt: skip


class Fight(State):
    """What the steps of a fight work on. A box's own state adds everything around it."""

    # Terrain that characters, and enemies, cannot enter.
    hero_walls: ClassVar[tuple[int, ...]] = (GRAVESTONE, CHEST, OPEN_CHEST)
    foe_walls: ClassVar[tuple[int, ...]] = (GRAVESTONE, CHEST, OPEN_CHEST, BARREL)
    barrel_price: ClassVar[int] = 1  # DS-15.5
    start_gain: ClassVar[int] = 2  # DS-22.1
    every_option_acts: ClassVar[bool] = False  # DS-22.6 speaks of attacks
    stops_on_target: ClassVar[bool] = False  # DS-A.101: a target that was pushed is followed
    any_move_turns: ClassVar[bool] = False  # DS-32.8: walks and runs alone lead around a boss

    pack: Annotated[SoulsPack, MADE]
    board: Annotated[Board, MADE]
    limits: Annotated[tuple[int, ...], MADE] = ()
    """How many models each node holds."""
    modifiers: Annotated[Modifiers, MADE] = PLAIN
    house: Annotated[House, MADE] = BY_THE_BOOK
    characters: list[Character]
    foes: list[Foe] = fresh(list)
    in_fight: bool = False
    ground: Ground
    terrain: tuple[Terrain, ...] = ()
    traps: tuple[LaidTrap, ...] = ()
    trap_pool: Annotated[tuple[int, ...], CountOf("trap")] = ()
    """Those that nobody has seen, by kind."""
    aggro: Seat | None = None
    active: Seat | None = None
    last_active: Seat | None = None
    fallen: Seat | None = None
    souls: Count = 0
    spilled: Spilled | None = None
    """Dropped souls on this board."""
    dice: tuple[Colour, ...] = ()
    """The roll under way: colours still to roll,"""
    rolled: tuple[tuple[Colour, Annotated[int, Range(0, 99)]], ...] = ()
    """and (colour, face) of those rolled."""
    ward: tuple[Dice, Dice, Dice] = (0, 0, 0)
    ward_next: tuple[Dice, Dice, Dice] = (0, 0, 0)
    # A boss fight:
    boss: Boss | None = None
    heated: bool = False
    deck: Annotated[Pile, PileOf(OfKind("behaviour"))] = EMPTY_PILE
    """What may still come, while the order is unknown."""
    known_deck: tuple[BehaviourCard, ...] = ()
    """Once learnt: the cards still to come, in order."""
    discard: tuple[BehaviourCard, ...] = ()
    top: BehaviourCard | None = None
    """The last card resolved: it shows the weak arcs."""
    seen: tuple[BehaviourCard, ...] = ()
    """Cards of the deck shown by gravestones."""

    def set_board(self, ground: Ground) -> None:
        """Play on this board; every node holds as many models as the book says."""
        self.ground = ground
        self.board = ground.board
        self.limits = (NODE_LIMIT,) * len(self.board.points)

    def trap_on(self, node: int) -> LaidTrap | None:
        for laid in self.traps:
            if laid.node == node:
                return laid
        return None

    def put_trap(self, trap: LaidTrap) -> None:
        """It takes the place of the one on its node."""
        self.traps = tuple([trap if laid.node == trap.node else laid for laid in self.traps])

    @property
    def speaker(self) -> int:
        """Whoever has Aggro decides for the players what they decide together."""
        seat = self.aggro
        assert seat is not None
        return seat

    def ask_party(self, question: Question[Any]) -> None:
        seat = self.speaker
        self.ask(question, seat, question.choices(self, seat))

    def settle(self, match: Match, question: Question[Any]) -> None:
        """DS-26.8: what is equal to an enemy the players choose; by a house rule chance does (DS-V.7)."""
        if not self.house.ties_by_die:
            self.ask_party(question)
            return
        seat = self.speaker
        choices = question.choices(self, seat)
        index = match.chance.index(Draw("tie", [choice.id for choice in choices]))
        choices[index].take(self, match, Ask(0, question, seat, choices))

    # ------------------------------------------------------------------ what the boxes decide

    @property
    def shoves_from_start(self) -> bool:
        """DS-30.3, TG-30.1: whether a push on the move strikes where it begins, too."""
        return self.pack.dialect.shoves_from_start

    def slain(self, match: Match, foe: Foe) -> None:
        """A foe has been removed; with the last one the fight may be won."""
        raise NotImplementedError

    def defeat(self, match: Match) -> None:
        """A character (`fallen`) has died: the fight ends at once."""
        raise NotImplementedError

    def interlude(self) -> Step[Any] | None:
        """Something between the enemies' activation and the character's, if a box has it."""
        return None

    def flip(self) -> Step[Any]:
        """How a boss's next behaviour card comes."""
        raise NotImplementedError

    def turn(self, seat: int) -> Step[Any]:
        """How a character's turn begins."""
        raise NotImplementedError

    def blow(self, seat: int, blow: Blow) -> Step[Any]:
        """How a character meets an attack."""
        raise NotImplementedError

    def spring(self, seat: int, node: int) -> Step[Any]:
        """How a trap works."""
        raise NotImplementedError

    def after_roll(self, seat: int, purpose: int, need: int) -> Step[Any]:
        """What may change a roll."""
        raise NotImplementedError

    def attack(self, match: Match, seat: int, use: Use, foe: int | None, node: int | None) -> None:
        """A character attacks: the target (a foe, or a node) is chosen, the dice come next."""
        raise NotImplementedError

    def shove(self, foe: Foe, icon: Icon, dodge: int, mode: int, began: bool) -> None:
        """A figure moves with Push: whoever stands on its node (where it began, or where it came to)."""
        raise NotImplementedError

    def pushes_in_place(self, icon: Icon) -> bool:
        """Whether a movement of no nodes still pushes (DS-36.3: it only turns)."""
        return False

    def entered(self, match: Match, character: Character) -> None:
        """A character has come onto its node, by whatever way."""

    def foe_entered(self, match: Match, foe: Foe) -> None:
        """An enemy has come onto its node, by whatever way."""

    def foe_begins(self, match: Match, foe: Foe) -> bool:
        """An enemy's turn begins; False if it does not act after all."""
        return True

    def awake(self, foe: Foe) -> bool:
        """Whether an enemy acts at all."""
        return True

    def due(self, foe: Foe) -> bool:
        """Whether an enemy that has not acted yet still does in this enemy turn."""
        return True

    def bars(self, character: Character, node: int) -> bool:
        """Whether a character may not go through the door to this node."""
        return False

    def armour_of(self, foe: Foe, magic: bool) -> int:
        """What is subtracted from an attack: Resist from a magical one, else Block."""
        model = foe.model
        return model.resist if magic else model.block

    def unharmed(self, foe: Foe) -> bool:
        """Whether a foe cannot suffer damage."""
        return False

    @property
    def evasion(self) -> float:
        """How likely it is that a character's attack misses before its dice are rolled."""
        return 0.0

    def extra_mod(self, character: Character) -> int:
        """What the place or an event adds to a character's attacks."""
        return 0

    def resurrect(self, match: Match, foe: Foe) -> None:
        """The Resurrect symbol of a figure."""

    def heats_up(self, match: Match, foe: Foe) -> None:
        """A boss has heated up."""

    def struck(self, match: Match, character: Character, foe: Foe, damage: int) -> None:
        """A character has attacked a foe for so much."""

    @property
    def aggro_free(self) -> bool:
        """Whether the Aggro token may change hands."""
        return True

    def give_aggro(self, seat: int) -> None:
        self.aggro = seat

    def walk_price(self, character: Character) -> int:
        """DS-22.7, DS-21.8; within a walk of two nodes the second one has been paid for."""
        begun = 0 < character.walk_left < self.loadout(character).walk_nodes
        return 0 if begun else character.chill

    def run_price(self, character: Character) -> int:
        """DS-22.8, DS-21.8."""
        return 1 + character.chill

    @property
    def card_played(self) -> BehaviourCard | None:
        """The behaviour card a boss is acting by."""
        return self.top

    @property
    def resolving(self) -> BehaviourCard | None:
        """The behaviour card whose icons are under way; None between cards."""
        raise NotImplementedError

    def tier_value(self, character: Character, stat: int) -> int:
        return character.kind.stats[stat][character.tiers[stat]]

    # ------------------------------------------------------------------ looking around

    def loadout(self, character: Character) -> Loadout:
        """What its equipment comes to: looked up again when it has something else on."""
        worn = character.worn
        if (
            worn is None
            or worn.armour is not character.armour
            or worn.left is not character.left
            or worn.right is not character.right
        ):
            worn = self.pack.armoury.loadout(character.armour, character.left, character.right)
            character.worn = worn
        return worn

    def stats(self, character: Character) -> Tiers:
        strength, dexterity, intelligence, faith = character.kind.stats
        tiers = character.tiers
        return (
            strength[tiers[0]],
            dexterity[tiers[1]],
            intelligence[tiers[2]],
            faith[tiers[3]],
        )

    def crowd(self, node: int) -> int:
        """How many models stand on a node."""
        count = 0
        for character in self.characters:
            there = character.node
            if there is not None and there == node:
                count += 1
        for foe in self.foes:
            there = foe.node
            if there is not None and there == node:
                count += 1
        return count

    def crowds(self) -> list[int]:
        """How many models stand on each node."""
        counts = [0] * len(self.board.points)
        for character in self.characters:
            if character.node is not None:
                counts[character.node] += 1
        for foe in self.foes:
            if foe.node is not None:
                counts[foe.node] += 1
        return counts

    def boss_on(self, node: int | None) -> Foe | None:
        """The boss on this node, if any (DS-3.14: at most one)."""
        if self.boss is None or node is None:
            return None
        for foe in self.foes:
            if foe.node == node and foe.model.boss:
                return foe
        return None

    def agenda_making_room(self) -> bool:
        """Whether a node may be overfull just now, until somebody has been pushed on."""
        names = {step.name for step in self.agenda} | {ask.step.name for ask in self.asks}
        return not names.isdisjoint(MAKING_ROOM)

    def living(self) -> list[Foe]:
        return [foe for foe in self.foes if foe.node is not None]

    def walls_of(self, node: int) -> int:
        """The walls a node touches, a bit each."""
        return self.ground.touch[node]

    def blocked(self) -> int:
        """Nodes that no enemy can enter and nobody can be pushed onto: a bit set."""
        found = 0
        walls = self.foe_walls
        for node, what in enumerate(self.terrain):
            if what in walls:
                found |= 1 << node
        return found

    def walkable(self, node: int) -> bool:
        """Whether a character may walk here; a whole barrel may be broken for 1 Stamina."""
        what = self.terrain[node] if self.terrain else 0
        return not what or what not in self.hero_walls

    def arcs_of(self, boss: Foe, character: Character) -> int:
        """The arcs of a boss that a character is in (DS-32.3, DS-32.4, DS-A.114)."""
        facing, its, mine = boss.facing, boss.node, character.node
        assert facing is not None
        assert its is not None
        assert mine is not None
        if mine == its:
            return 15 if character.side is None else arcs(facing, *COMPASS[character.side])
        here, there = self.board.points[its], self.board.points[mine]
        return arcs(facing, there[0] - here[0], there[1] - here[1])

    def weak_arcs(self, boss: Foe) -> int:
        """DS-32.10: those of the top card of the discard pile."""
        if self.top is None:
            return 0
        half = self.top.halves.get(boss.model)
        return half.weak_arcs if half else 0

    def nearest(self, node: int) -> int:
        """DS-26.4: the nearest character; ties go to the Aggro holder, then to the higher taunt."""
        best, found, taunt = 99, 0, -1
        distance = self.board.distance[node]
        for character in self.characters:
            if character.node is None:
                continue
            away = distance[character.node]
            mine = 1000 if character.seat == self.aggro else character.kind.taunt
            if away < best or (away == best and mine > taunt):
                best, found, taunt = away, character.seat, mine
        return found


Box = TypeVar("Box", bound=Fight, default=Fight)
"""The state of the box that plays: what both boxes share is a `Fight`, each has more of its own."""


class CharacterStep(Step[Box]):
    """A step of one character."""

    seat: Seat

    def fits(self, state: Box) -> bool:
        return self.seat < len(state.characters)

    def foretold(self, state: Box) -> Outcome | None:
        """What it will do as the dice lie now, where it only reads them."""
        return None

    def minds(self, state: Box, least: int, most: int) -> bool:
        """Whether it could do something else for another total from the least to the most."""
        return True

    def gains(self, state: Box, die: int) -> bool:
        """Whether that die, rolled once more, could be of use to the character (DS-A.191)."""
        return True


class CharacterQuestion(Question[Box]):
    """Something that is asked about one character."""

    seat: Seat

    def fits(self, state: Box) -> bool:
        return self.seat < len(state.characters)

    def subject(self, state: Box, seat: int) -> Target | None:
        return ("hero", self.seat)


def asked(state: Fight, ask: Ask) -> Character:
    """The character an open question is about."""
    step = ask.step
    assert isinstance(step, CharacterQuestion)
    return state.characters[step.seat]
