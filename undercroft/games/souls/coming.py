"""What may come: whom the foes' next activation strikes, whoever of them acts and by whatever card.

It thinks in the state of a model, where somebody may be put elsewhere for a look; the rules say what foes do
then (`wary`).
"""

from __future__ import annotations

from typing import Final

from .abilities import HeavyBlows
from .figures import Character, Foe
from .foes import FoeIcon
from .models import BehaviourCard
from .odds import pool_odds
from .places import Place
from .prospects import NOT_TIRING, Guard, Hit, Tiring, hit_of
from .rolling import shield
from .state import Fight
from .wary import Strike, foresee_all

Stand = tuple[int, int]
"""A node, and on a boss's node the compass direction one stands in (else -1)."""
Healths = tuple[float, ...]
"""Of the foes on the board, in their order; of those that may have been struck on average."""
Act = tuple[Foe, BehaviourCard | None, list[int] | None]
"""A figure that will act, by what, and which icons (None: all)."""


class Coming:
    """What may come: how likely, the attacks on each character, and what they cost it on average."""

    __slots__ = ("chance", "hits", "pains")

    def __init__(self, chance: float, hits: list[tuple[Hit, ...]], pains: list[float]) -> None:
        self.chance = chance
        self.hits = hits
        self.pains = pains


Seen = dict[tuple[Stand, int, bool], list[Coming]]
"""By my place, who is alive, and whether some have acted: the attacks that may come, with their chances."""
Steps = dict[Stand, list[tuple[Place, Stand]]]

MOST_SEEN: Final = 5_000
MOST_GUARDS: Final = 50
WAITING: Final = 0.7
"""How much of the foes' usual harm comes true until one's own turn: others strike in between."""
KEPT_AWAY: Final = 0.15
"""The same of a boss of the first box: whoever is not up stands where it strikes nobody, as a rule."""


class Memory:
    """What has been worked out about a pack: guards by what they are made of."""

    __slots__ = ("guards", "harms", "scene", "seen", "steps")

    def __init__(self) -> None:
        self.guards: dict[tuple[object, ...], Guard] = {}
        self.harms: dict[tuple[object, ...], float] = {}
        """What attacks do to foes on average, by all that it hangs on."""
        self.scene: tuple[object, ...] = ()
        self.seen: Seen = {}
        self.steps: Steps = {}

    def remember(self, scene: tuple[object, ...]) -> None:
        """What was foreseen holds as long as everybody else is where he was."""
        if scene != self.scene or len(self.seen) > MOST_SEEN:
            self.scene, self.seen, self.steps = scene, {}, {}

    def guard(self, state: Fight, character: Character, bar: int, both: bool) -> Guard:
        """What a character defends itself with in the foes' next activation."""
        gear = state.loadout(character)
        dodge = 0 if gear.ponderous else gear.dodge
        price = 1 + (0 if both else character.chill) if dodge else 0
        block, resist = shield(state, character, False), shield(state, character, True)
        key = (block, resist, dodge, price, character.ember, both)
        found = self.guards.get(key)
        if found is None:
            if len(self.guards) > MOST_GUARDS:
                self.guards.clear()
            pack = state.pack
            away = pool_odds(pack, (0, 0, 0), dodge)
            found = self.guards[key] = Guard(
                pool_odds(pack, block), pool_odds(pack, resist), away, price,
                character.ember, both, bar,
            )  # fmt: skip
        return found


class Danger:
    """What may come for the characters of a fight, as one of them sees it."""

    def __init__(self, state: Fight, me: int, memory: Memory) -> None:
        self.state = state
        self.me = me
        self.memory = memory
        self.mine: Character = state.characters[me]
        self.stand: Stand = stand_of(self.mine)
        self.foes: list[Foe] = state.living()
        self.healths: Healths = tuple([float(foe.health - foe.wounds) for foe in self.foes])
        self.count = len(state.characters)
        self.both: bool = state.shoves_from_start
        self.guards: list[Guard] = self.find_guards()
        self.cards: list[tuple[float, BehaviourCard | None]] = next_cards(state)
        self.later: list[tuple[float, BehaviourCard]] = later_cards(state)
        last = state.aggro if state.last_active is None else state.last_active
        last = self.me if last is None else last
        waiting = WAITING if self.both or state.boss is None else KEPT_AWAY
        self.turns: list[float] = [
            waiting * ((seat - last - 1) % self.count) for seat in range(self.count)
        ]
        """How often foes act after their next activation, before a character's own (DS-17.4); in halves."""
        memory.remember(self.scene())
        self._seen = memory.seen
        self._steps = memory.steps

    def scene(self) -> tuple[object, ...]:
        """All that foresight hangs on but my own place and who is alive."""
        state = self.state
        others = [stand_of(one) for one in state.characters if one is not self.mine]
        figures = [(foe.index, foe.node, foe.facing, foe.conditions) for foe in self.foes]
        rest: tuple[object, ...] = ()
        if state.active is None:
            rest = (state.top, len(state.agenda), [foe.acted for foe in self.foes])
        return (
            self.me, state.aggro, state.terrain, id(state.board), others, figures, self.cards,
            state.heated, self.guards, rest,
        )  # fmt: skip

    def find_guards(self) -> list[Guard]:
        """With what will hold when the foes act."""
        state = self.state
        ward = state.ward
        if state.active is not None:
            state.ward = state.ward_next
        try:
            return [
                self.memory.guard(state, one, 10 + one.grace, self.both) for one in state.characters
            ]
        finally:
            state.ward = ward

    def free(self, character: Character) -> int:
        return 10 + character.grace - character.black - character.red

    def put(self, stand: Stand) -> None:
        """Stand there, until put back."""
        mine = self.mine
        node, side = stand
        mine.node = None if node < 0 else node
        mine.side = None if side < 0 else side

    def acts(self, card: BehaviourCard | None, waiting: bool) -> list[Act]:
        """Who acts, one after the other (DS-25.2, DS-A.147)."""
        found: list[tuple[int, int, Act]] = []
        state = self.state
        if waiting:
            left = under_way(state)
            if left is not None:
                found.append((-99, -1, left))
        for foe in self.foes:
            if foe.node is None or (waiting and foe.acted) or not self.awake(foe):
                continue
            played = None
            if foe.model.boss:
                if waiting:
                    card = state.resolving
                if card is not None and foe.model in card.halves:
                    played = card
                elif foe.model.own is None:
                    continue
            elif foe.model.own is None:
                continue
            found.append((-foe.model.threat, foe.index, (foe, played, None)))
        found.sort(key=by_threat)
        return [act for _, _, act in found]

    def awake(self, foe: Foe) -> bool:
        """Whether it will act."""
        return True

    def coming(self, stand: Stand, healths: Healths, waiting: bool = False) -> list[Coming]:
        """The attacks on everybody with me at this place, with their chances."""
        alive = 0
        for index in range(len(healths)):
            if healths[index] > 0.0:
                alive |= 1 << index
        key = (stand, alive, waiting)
        found = self._seen.get(key)
        if found is not None:
            return found
        spots = [foe.node for foe in self.foes]
        self.put(stand)
        for index in range(len(healths)):
            if healths[index] <= 0.0:
                self.foes[index].node = None
        try:
            found = self.foreseen(waiting)
        finally:
            self.put(self.stand)
            for index in range(len(spots)):
                self.foes[index].node = spots[index]
        self._seen[key] = found
        return found

    def foreseen(self, waiting: bool) -> list[Coming]:
        """The same for how everybody stands."""
        if waiting:
            return [self.told(1.0, foresee_all(self.state, self.acts(None, True)).strikes)]
        return [
            self.told(chance, foresee_all(self.state, self.acts(card, False)).strikes)
            for chance, card in self.cards
        ]

    def told(self, chance: float, strikes: list[Strike]) -> Coming:
        """Attacks by whom they hit."""
        found: list[list[Hit]] = [[] for _ in range(self.count)]
        pains = [0.0] * self.count
        for strike in strikes:
            seat = strike.seat
            hit = self.hit(strike)
            found[seat].append(hit)
            pains[seat] += self.guards[seat].usual_loss(hit)
        return Coming(chance, [tuple(one) for one in found], pains)

    def hit(self, strike: Strike) -> Hit:
        if self.both:
            return hit_of(strike.damage, strike.magic, strike.difficulty, strike.conditions)
        return hit_of(strike.damage, strike.magic, strike.difficulty, 0, heavy(strike.foe))


def stand_of(character: Character) -> Stand:
    node, side = character.node, character.side
    return (-1 if node is None else node, -1 if side is None else side)


def by_threat(one: tuple[int, int, Act]) -> tuple[int, int]:
    return one[0], one[1]


def heavy(foe: Foe) -> Tiring:
    """What a strong block of its blows costs."""
    ability = foe.model.ability
    return (ability.least, ability.stamina) if isinstance(ability, HeavyBlows) else NOT_TIRING


def under_way(state: Fight) -> Act | None:
    """What is left of the card of whoever is acting."""
    left: list[int] = []
    acting: FoeIcon | None = None
    agenda = state.agenda
    for place in range(len(agenda) - 1, -1, -1):
        step = agenda[place]
        if isinstance(step, FoeIcon):
            acting = acting or step
            if step.doing.foe == acting.doing.foe:
                left.append(step.doing.index)
    if acting is None or state.foes[acting.doing.foe].node is None:
        return None
    return state.foes[acting.doing.foe], acting.doing.card, left


def next_cards(state: Fight) -> list[tuple[float, BehaviourCard | None]]:
    """What a boss may do next: the known card, or all that may still come (DS-33.6, DS-35.3)."""
    if state.boss is None:
        return [(1.0, None)]
    if state.known_deck:
        return [(1.0, state.known_deck[0])]
    if state.deck.size:
        found: list[tuple[float, BehaviourCard | None]] = []
        for pool, left in state.deck.groups:
            found += [(left / len(pool) / state.deck.size, card) for card in pool]
        return found
    return [(1.0, state.discard[0] if state.discard else None)]


def later_cards(state: Fight) -> list[tuple[float, BehaviourCard]]:
    """What a boss does later on: all of its deck comes round again (DS-35.3), drawn or not."""
    known = state.known_deck + state.discard
    size = len(known) + state.deck.size
    found: list[tuple[float, BehaviourCard]] = [(1.0 / size, card) for card in known]
    for pool, left in state.deck.groups:
        found += [(left / len(pool) / size, card) for card in pool]
    return found
