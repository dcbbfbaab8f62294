"""The party between fights: who plays whom, what it owns, what it has learnt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final

from undercroft.kernel.agenda import Ask
from undercroft.kernel.pile import Pile
from undercroft.kernel.record import MADE, Count

from . import facts
from .figures import Character, Foe
from .gear import STATS, Card, Gear, Item, item_of, laid
from .models import Boss, Model
from .state import Fight

if TYPE_CHECKING:
    from undercroft.kernel.agenda import Choice, Question
    from undercroft.kernel.match import Match

    from .content import Ground
    from .schema import PartyEntry, PartyMember

SOUTH: Final = 4  # compass
LEADER: Final = 0  # who speaks for the party outside fights
START_SPARKS: Final = {1: 5, 2: 4, 3: 3, 4: 2}  # DS-1.14, TG-10.6
LEVEL_COST: Final = (2, 4, 8)  # DS-11.1, TG-32.1


class Party(Fight):
    """What both boxes keep beside the fight."""

    backup_takes_armour: ClassVar[bool] = False
    upgrades_lying: ClassVar[bool] = True  # DS-A.28

    mode: Annotated[int, MADE] = 0
    seats_of: Annotated[tuple[int, ...], MADE] = ()
    """Which seat plays each character."""
    sparks: Count = 0
    inventory: tuple[Gear, ...] = ()
    won: bool = False
    lost: bool = False

    @property
    def max_sparks(self) -> int:
        return self.house.sparks(START_SPARKS[len(self.characters)])

    def ask(self, step: Question[Any], seat: int, options: tuple[Choice[Any], ...]) -> None:
        """Steps speak of characters; the question goes to whoever plays that one."""
        self.serial = serial = self.serial + 1
        self.asks.append(Ask(serial, step, self.seats_of[seat], options))

    def can_hold(self, left: Item | None, right: Item | None, backup: int) -> bool:
        """DS-A.176: three weapon cards in all, hands and backup together."""
        return (left is not None) + (right is not None) + backup <= 3


def begin_with(state: Party, souls: int) -> None:
    """DS-1.14, DS-1.23, TG-10.1, TG-10.6: sparks on the dial, these souls, and what each begins with."""
    state.sparks = state.max_sparks
    state.souls = souls
    for character in state.characters:
        give_start(state, character)


def give_start(state: Party, character: Character) -> None:
    """DS-1.23, TG-10.1: armour on, the other starting cards in hand; the rest waits in the backup slot.

    The house says how many draughts of Estus there are.
    """
    character.sips = state.house.sips
    armoury = state.pack.armoury
    weapons: list[Item] = []
    for card in character.kind.start:
        if card.armour:
            character.armour = card.item
        else:
            weapons.append(card.item)
    for way in reversed(armoury.arrangements(tuple(weapons))):
        left, right = way.left, way.right
        if (left and right) or len(weapons) == 1:
            character.left, character.right, character.backup = left, right, way.backup
            # Something to fight with is in hand first.
            if any(item.actions for item in (left, right) if item):
                break


def equip_party(state: Party, parties: list[PartyEntry], name: str) -> None:
    """A ready-made party, for a single fight."""
    cards = state.pack.cards
    party = next((one for one in parties if one.id == name), None)
    members = {} if party is None else {one.character: one for one in party.members}
    for character in state.characters:
        member = members.get(character.kind.id)
        if party is None or member is None:
            continue
        character.ember = party.ember
        character.tiers = member.tiers
        character.armour = upgraded(cards, member, member.armour)
        hands = [upgraded(cards, member, id) for id in member.hands]
        character.left = hands[0] if hands else None
        character.right = hands[1] if len(hands) > 1 else None
        character.backup = laid([upgraded(cards, member, id) for id in member.backup])


def upgraded(cards: dict[str, Card], member: PartyMember, id: str) -> Item:
    """A card of a ready-made character with the upgrades it has there."""
    return item_of(cards[id], [cards[up] for up in member.upgrades.get(id, [])])


def carried(state: Party) -> list[Card]:
    """The cards the characters have, upgrades included."""
    return [card for one in state.characters for item in one.items for card in item.cards]


def clear_board(state: Fight) -> None:
    """Nothing stands or lies on the board, nobody is on it."""
    state.foes = []
    state.terrain = ()
    state.traps = ()
    state.active = None
    state.dice = ()
    state.rolled = ()
    for character in state.characters:
        character.node = None
        character.side = None


def begin_fight(state: Fight, ground: Ground) -> None:
    """A clean board."""
    clear_board(state)
    state.in_fight = True
    state.set_board(ground)
    state.boss = None
    state.ward = state.ward_next = (0, 0, 0)
    for character in state.characters:
        character.steadied = False


def end_fight(state: Fight) -> None:
    """DS-18.10, DS-18.12, TG-18.3, TG-25.3: the board is cleared, conditions go."""
    clear_board(state)
    state.in_fight = False
    for character in state.characters:
        character.conditions = 0
        character.blessed = (0, 0)
        character.calm()


def add_foe(state: Fight, model: Model, node: int, health: int) -> Foe:
    """One figure more; its number is its place among the foes."""
    foe = Foe(index=len(state.foes), model=model, node=node, health=health)
    state.foes.append(foe)
    return foe


def set_up_boss(state: Fight, boss: Boss) -> None:
    """DS-33.2, TG-35.4: its figures on their nodes, facing the door.

    DS-33.6, TG-35.6, TG-35.7: as many random standard cards as its deck holds; the others are not used.
    """
    state.boss = boss
    state.heated = False
    state.deck = Pile([(boss.standard_cards, boss.entry.deck)])
    state.discard = state.known_deck = state.seen = ()
    state.top = None
    entry = state.ground.entry
    for model in boss.models:
        node = entry.main_spawn if model.spawn == "main" else entry.mini_spawn
        assert node is not None
        add_foe(state, model, node, model.health).facing = SOUTH


def spend(state: Party, match: Match, souls: int) -> None:
    state.souls -= souls
    if match.telling:
        match.tell(facts.Spent(souls, state.souls))


def raise_tier(state: Party, match: Match, character: Character, stat: int) -> None:
    """DS-11.2, TG-3.1: one stat, one tier."""
    tiers = list(character.tiers)
    tiers[stat] += 1
    character.tiers = (tiers[0], tiers[1], tiers[2], tiers[3])
    if match.telling:
        match.tell(facts.Levelled(character.seat, STATS[stat], state.tier_value(character, stat)))


def finish(state: Party, match: Match, won: bool) -> None:
    """The match is over; all win or all lose (DS-1.1)."""
    state.over = True
    state.won = won
    state.lost = not won
    state.in_fight = False
    state.agenda.clear()
    if match.telling:
        match.tell(facts.Won() if won else facts.LostGame())
