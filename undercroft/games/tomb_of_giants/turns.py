"""A character's turn: upkeep, move and action, terrain, and what comes at its end (TG-8, TG-21, TG-22)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.games.souls import harm
from undercroft.games.souls.acting import (
    DETAIL,
    END,
    ESTUS,
    HEROIC,
    KIND_SHIFT,
    Activation,
    BeginActivation,
    EndActivation,
    drink,
    hold,
    hold_text,
    may_strike,
    spare_weapons,
)
from undercroft.games.souls.gear import DODGE, FROSTBITE, STAGGER, card_of, item_of, upgrades_of
from undercroft.games.souls.heroics import OWN_TURN, heroic
from undercroft.games.souls.moving import (
    FOE_CODE,
    MakeRoom,
    go,
    place_id,
    place_targets,
    place_text,
    places,
    with_room,
)
from undercroft.games.souls.rolling import ROLL_DICE, total
from undercroft.games.souls.state import (
    CHEST,
    DIM_GRAVESTONE,
    FRESH,
    GRAVESTONE,
    LEVER,
    MOVED_STRUCK,
    NONE,
    OPEN_CHEST,
    SHRINE,
    STRUCK,
    Character,
    CharacterStep,
    Foe,
)
from undercroft.games.souls.strikes import SwingStep, roll_attack
from undercroft.kernel.decision import Closed, Option
from undercroft.kernel.pile import Deck
from undercroft.kernel.text import Message, Ref, Value

from .goals import CHECK_GOALS, check_goals
from .horde import do_deeds
from .state import ANY_THREAT, Descent, Seeker

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from .cards import Cards

# What a turn offers beside moves and hand cards.
GRAVE, LEVER_PULL, CHEST_OPEN, TORCH_TAKE, TORCH_DROP, BLESSING = range(7, 13)
NAMES = {
    GRAVE: "gravestone",
    LEVER_PULL: "lever",
    CHEST_OPEN: "chest",
    TORCH_TAKE: "take-torch",
    TORCH_DROP: "drop-torch",
    BLESSING: "blessing",
}
# What a gravestone may show: the top card of one of these decks (TG-8.2, TG-A.14).
DECKS = ("treasure", "event", "encounter_1", "encounter_2", "encounter_3")
ALL_HANDS = 255


class Upkeep(BeginActivation):
    """TG-21: recover, Aggro, other cards in hand, then each other character may move one node."""

    __slots__ = ()
    name = "upkeep"

    def gains(self, g: Descent, option: int) -> tuple[int, int]:
        c = g.characters[self.seat]
        stamina, health = super().gains(g, option)
        if not option:
            stamina = max(stamina, g.loadout(c).own_stamina)
        if c.conditions & FROSTBITE:
            stamina = max(0, stamina - 1)  # TG-25.7
        return stamina, health

    def run(self, g: Descent, m: Match) -> None:
        c = g.characters[self.seat]
        g.turns += 1
        g.reached = ANY_THREAT  # the enemies' turn is over
        c.began = c.node
        c.parried = False
        for other in g.characters:
            other.blessed = (0, 0)
        gem = g.holds(self.seat, "heal")
        if gem:
            harm.gain(g, m, c, 0, gem.amount)
        super().run(g, m)

    def then(self, g: Descent, m: Match) -> None:
        g.agenda.append(Turn(self.seat))
        for other in reversed(g.characters):
            if other.seat != self.seat:
                g.agenda.append(Follow(other.seat))
        g.agenda.append(Swap(self.seat))


class Swap(CharacterStep):
    """TG-21.4: cards of the backup slot against those in hand; armour stays (TG-A.37).

    A heroic action may be used now as well, before the others move (TG-4.2, TG-A.73).
    """

    __slots__ = ()
    name = "swap"

    def options(self, g: Descent, seat: int) -> tuple[int, ...]:
        c = g.characters[self.seat]
        return (0, *self.ways(g, c), *self.any_time(g, c))

    def heroic(self, g: Descent, c: Character) -> bool:
        """With nobody else to move it is the same a moment later, in the action phase."""
        return c.heroic and g.pack.characters[c.kind].heroic in OWN_TURN and len(g.characters) > 1

    def any_time(self, g: Descent, c: Character) -> list[int]:
        """TG-4.2, TG-4.3, TG-8.7: what is allowed at any time of the turn."""
        found: list[int] = []
        if c.estus and (c.black or c.red):
            found.append(ESTUS << KIND_SHIFT)
        if self.heroic(g, c):
            found.append(HEROIC << KIND_SHIFT)
        add_any_time(g, c, found)
        return found

    @staticmethod
    def ways(g: Descent, c: Character) -> list[int]:
        if not c.backup:
            return []
        weapons = spare_weapons(g, c)
        now = sorted((c.left, c.right))
        resting = len(c.backup) + bool(c.left) + bool(c.right) - len(weapons)
        return [
            1 + i
            for i, (left, right, backup) in enumerate(g.pack.armoury.arrangements(weapons))
            if sorted((left, right)) != now and len(backup) + resting <= 2
        ]

    def run(self, g: Descent, m: Match) -> None:
        c = g.characters[self.seat]
        if g.in_fight and (self.heroic(g, c) or self.ways(g, c)):
            g.ask(self, self.seat, self.options(g, self.seat))

    def answer(self, g: Descent, m: Match, seat: int, option: int) -> None:
        c = g.characters[self.seat]
        kind = option >> KIND_SHIFT
        if kind:
            g.agenda.append(self)
        if kind == ESTUS:
            drink(g, m, c)
        elif kind == HEROIC:
            heroic(g, m, c)
        elif kind:
            Turn(self.seat).do_more(g, m, c, kind, 0)
        elif option:
            hold(g, m, c, option - 1)

    def prompt(self, g: Descent, seat: int) -> Message:
        bold = "yes" if self.heroic(g, g.characters[self.seat]) else "no"
        return Message("tg-prompt-swap", {"who": Ref("hero", self.seat), "heroic": bold})

    def option_id(self, pack: Cards, raw: int) -> str:
        if raw >> KIND_SHIFT:
            return Turn(self.seat).option_id(pack, raw)
        return f"hold-{raw - 1}" if raw else "keep"

    def option(self, g: Descent, seat: int, raw: int) -> Option:
        if raw >> KIND_SHIFT:
            return Turn(self.seat).option(g, seat, raw)
        if not raw:
            return Option("keep", Message("tg-option-keep-hands"))
        return Option(self.option_id(g.pack, raw), hold_text(g, g.characters[self.seat], raw - 1))


class Follow(CharacterStep):
    """TG-21.5, TG-A.36: in the upkeep each other character may move one node, for nothing.

    TG-A.74: whoever is asked may let the others go first; `waits` is how often it has.
    """

    __slots__ = ("waits",)
    name = "follow"
    LATER = (1 << KIND_SHIFT) - 1

    def __init__(self, seat: int, waits: int = 0) -> None:
        self.seat = seat
        self.waits = waits

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.waits)

    def may_wait(self, g: Descent) -> bool:
        others = any(isinstance(step, Follow) for step in g.agenda)
        return others and self.waits < len(g.characters) - 2

    def options(self, g: Descent, seat: int) -> tuple[int, ...]:
        found = (0, *(1 + place for place in places(g, g.characters[self.seat])))
        return (*found, self.LATER) if self.may_wait(g) else found

    def run(self, g: Descent, m: Match) -> None:
        options = self.options(g, self.seat)
        if g.in_fight and len(options) > 1:
            g.ask(self, self.seat, options)

    def answer(self, g: Descent, m: Match, seat: int, option: int) -> None:
        if option == self.LATER:
            last = next(i for i, step in enumerate(g.agenda) if isinstance(step, Follow))
            g.agenda.insert(last, Follow(self.seat, self.waits + 1))
        elif option:
            go(g, m, g.characters[self.seat], option - 1)

    def prompt(self, g: Descent, seat: int) -> Message:
        return Message("tg-prompt-follow", {"who": Ref("hero", self.seat)})

    def option_id(self, pack: Cards, raw: int) -> str:
        if raw == self.LATER:
            return "later"
        return place_id(raw - 1) if raw else "stay"

    def option(self, g: Descent, seat: int, raw: int) -> Option:
        if not raw:
            return Option("stay", Message("ds-option-stay"))
        if raw == self.LATER:
            return Option("later", Message("tg-option-later"))
        text = Message("ds-option-move", {"place": place_text(raw - 1)})
        return Option(place_id(raw - 1), text, place_targets(raw - 1))


def blessing_slot(g: Descent, c: Character) -> bool:
    """Whether an upgrade of the armour may be spent to be well again."""
    cards = g.pack.armoury.cards
    return bool(c.armour) and any(cards[up].has("blessing") for up in upgrades_of(c.armour))


def add_any_time(g: Descent, c: Character, found: list[int]) -> None:
    """The torch, and an armour's blessing: at any time of one's own turn."""
    if c.node == g.torch and g.torch_by == NONE:
        found.append(TORCH_TAKE << KIND_SHIFT)  # TG-8.7
    elif g.torch_by == c.seat:
        found.append(TORCH_DROP << KIND_SHIFT)
    if blessing_slot(g, c) and (c.red or c.conditions):
        found.append(BLESSING << KIND_SHIFT)


class Turn(Activation):
    """TG-22: move and one action in either order; terrain may be the action (TG-8.14)."""

    __slots__ = ()
    name = "turn"

    def ending(self) -> CharacterStep:
        return EndTurn(self.seat)

    def add_more(self, g: Descent, c: Character, found: list[int]) -> None:
        if may_strike(c) and not c.hands_used:
            self.add_terrain(g, c, found)
        add_any_time(g, c, found)

    @staticmethod
    def add_terrain(g: Descent, c: Character, found: list[int]) -> None:
        terrain = g.terrain
        if not terrain:
            return
        if terrain[c.node] == LEVER and not (g.law.lever_needs_torch and not g.near_torch(c.node)):
            found.append(LEVER_PULL << KIND_SHIFT | c.node)  # TG-8.6
        for node in g.board.within[c.node]:
            if terrain[node] == CHEST:
                found.append(CHEST_OPEN << KIND_SHIFT | node)  # TG-8.12
            elif terrain[node] == GRAVESTONE:
                # TG-8.2: any deck that still has a card to look at.
                found.extend(
                    GRAVE << KIND_SHIFT | node << 3 | deck
                    for deck in range(len(DECKS))
                    if deck_of(g, deck).size
                )

    def do_more(self, g: Descent, m: Match, c: Character, kind: int, detail: int) -> None:
        if kind == TORCH_TAKE:
            g.torch_by, g.torch = c.seat, NONE
            g.aggro = c.seat  # TG-8.8
            if m.telling:
                m.tell("torch_taken", (c.seat,))
                m.tell("aggro", (c.seat,))
            return
        if kind == TORCH_DROP:
            g.torch_by, g.torch = NONE, c.node
            if m.telling:
                m.tell("torch_put", (c.seat, c.node))
            g.agenda.append(CHECK_GOALS)
            return
        if kind == BLESSING:
            self.be_blessed(g, m, c)
            return
        # TG-8.14: the action of this turn.
        c.phase = STRUCK if c.phase == FRESH else MOVED_STRUCK
        c.hands_used = ALL_HANDS
        if kind == LEVER_PULL:
            g.levers += 1
            g.lever_nodes |= 1 << detail
            if m.telling:
                m.tell("lever", (c.seat, detail))
            check_goals(g, m)  # TG-18.1: the last pull ends it, nothing comes of it any more
            if g.in_fight:
                g.agenda.append(CHECK_GOALS)
                do_deeds(g, m, g.law.lever, detail)
        elif kind == CHEST_OPEN:
            self.open_chest(g, m, c, detail)
        else:
            self.change(g, detail >> 3, DIM_GRAVESTONE)  # TG-8.3
            if m.telling:
                m.tell("gravestone", (c.seat, detail >> 3, DECKS[detail & 7]))
            from .events import Peek

            g.agenda.append(Peek(self.seat, detail & 7))

    @staticmethod
    def change(g: Descent, node: int, what: int) -> None:
        terrain = list(g.terrain)
        terrain[node] = what
        g.terrain = tuple(terrain)

    def open_chest(self, g: Descent, m: Match, c: Character, node: int) -> None:
        from .encounter import DrawTreasure

        self.change(g, node, OPEN_CHEST)
        g.chests += 1
        if m.telling:
            m.tell("chest_opened", (c.seat, node))
        g.agenda.append(CHECK_GOALS)
        do_deeds(g, m, g.law.chest, node)
        g.agenda.append(DrawTreasure())

    @staticmethod
    def be_blessed(g: Descent, m: Match, c: Character) -> None:
        """The card leaves the game; all damage and conditions go."""
        cards = g.pack.armoury.cards
        left = list(upgrades_of(c.armour))
        for up in left:
            if cards[up].has("blessing"):
                left.remove(up)
                break
        c.armour = item_of(card_of(c.armour), *left)
        c.red = 0
        c.conditions = 0
        if m.telling:
            m.tell("made_whole", (c.seat,))

    # ------------------------------------------------------------------ words

    def option_id(self, pack: Cards, raw: int) -> str:
        kind, detail = raw >> KIND_SHIFT, raw & DETAIL
        if kind not in NAMES:
            return super().option_id(pack, raw)
        if kind == GRAVE:
            return f"gravestone-{detail >> 3}-{DECKS[detail & 7].replace('_', '-')}"
        return f"{NAMES[kind]}-{detail}" if kind in (LEVER_PULL, CHEST_OPEN) else NAMES[kind]

    def option(self, g: Descent, seat: int, raw: int) -> Option:
        kind, detail = raw >> KIND_SHIFT, raw & DETAIL
        if kind == END:
            return Option("end", Message("tg-option-end"))
        if kind not in NAMES:
            return super().option(g, seat, raw)
        id = self.option_id(g.pack, raw)
        args: dict[str, Value] = {}
        targets: tuple[tuple[str, str | int], ...] = ()
        if kind == GRAVE:
            args, targets = {"deck": DECKS[detail & 7]}, (("node", detail >> 3),)
        elif kind in (LEVER_PULL, CHEST_OPEN):
            targets = (("node", detail),)
        elif kind in (TORCH_TAKE, TORCH_DROP):
            targets = (("node", g.characters[self.seat].node),)
        return Option(id, Message(f"tg-option-{NAMES[kind]}", args), targets)

    def closed(self, g: Descent, seat: int) -> list[Closed]:
        found = super().closed(g, seat)
        c = g.characters[self.seat]
        on_lever = bool(g.terrain) and g.terrain[c.node] == LEVER
        if on_lever and g.law.lever_needs_torch and not g.near_torch(c.node):
            reason = Message("tg-closed-lever-dark")
            target = (("node", c.node),)
            found.append(Closed(f"lever-{c.node}", Message("tg-option-lever"), reason, target))
        return found


def deck_of(g: Descent, index: int) -> Deck:
    """The deck a gravestone shows a card of."""
    if index == 0:
        return g.treasure
    return g.events if index == 1 else g.decks[index - 2]


class EndTurn(EndActivation):
    """TG-A.29: conditions, what the place does, Occupy, the timer, objectives, what the timer sets off."""

    __slots__ = ()
    name = "end_turn"

    def run(self, g: Descent, m: Match) -> None:
        c = g.characters[self.seat]
        super().run(g, m)
        if g.fallen != NONE:
            return
        self.place_hurts(g, m, c)
        if g.fallen != NONE:
            return
        if c.parried:
            c.parried = False
            harm.afflict(g, m, c, STAGGER)
        g.turns_done += 1
        if self.occupies(g, c):
            g.occupied += 1  # TG-15.4
            if m.telling:
                m.tell("occupied", (c.seat, g.occupied))
        g.timer += 1  # TG-17.2
        if m.telling:
            m.tell("timer", (g.timer,))
        check_goals(g, m)
        this = g.this
        if g.in_fight and this is not None and g.timer in this.timers:
            do_deeds(g, m, this.timers[g.timer], c.node)

    @staticmethod
    def place_hurts(g: Descent, m: Match, c: Seeker) -> None:
        law = g.law
        if law.drain:
            harm.suffer(g, m, c, law.drain, False)
        if law.restless and c.node == c.began and g.fallen == NONE:
            harm.suffer(g, m, c, law.restless, False)

    @staticmethod
    def occupies(g: Descent, c: Seeker) -> bool:
        this = g.this
        return (
            this is not None
            and any(goal.goal == "occupy" for goal in this.entry.objectives)
            and g.terrain[c.node] == SHRINE
        )


# ---------------------------------------------------------------------- enemies that evade


class Evade(SwingStep):
    """A special rule: before the roll a dodge die; on a dodge the attack misses and the target steps away.

    TG-A.75: one die for the whole attack, and one of those aimed at is its target.
    """

    __slots__ = ()
    name = "evade"

    def run(self, g: Descent, m: Match) -> None:
        g.rolled = ()
        g.dice = (DODGE,)
        g.agenda.append(Evaded(*self.args()))
        g.agenda.append(ROLL_DICE)


class Evaded(SwingStep):
    """What that die says."""

    __slots__ = ()
    name = "evaded"

    def run(self, g: Descent, m: Match) -> None:
        if not total(g):
            roll_attack(g, self.args())
            return
        mask = 0
        for foe in self.struck(g):
            mask |= 1 << foe.index
            if m.telling:
                m.tell("evades", (foe.index, g.pack.model_ids[foe.model]))
        if mask:
            g.agenda.append(Sidestep(self.seat, mask))


class Sidestep(CharacterStep):
    """The players place the evading enemy on an adjacent node: one of the foes (a bit each) aimed at."""

    __slots__ = ("foes",)
    name = "sidestep"

    def __init__(self, seat: int, foes: int) -> None:
        self.seat = seat
        self.foes = foes

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.foes)

    def fits(self, g: Descent) -> bool:
        return 0 <= self.seat < len(g.characters) and 0 < self.foes < 1 << len(g.foes)

    def evaders(self, g: Descent) -> list[Foe]:
        """Who could be the target; twins are all one."""
        found: dict[tuple[int, int, int], Foe] = {}
        for foe in g.foes:
            if self.foes >> foe.index & 1 and foe.node != NONE:
                found.setdefault((foe.model, foe.wounds, foe.conditions), foe)
        return list(found.values())

    def options(self, g: Descent, seat: int) -> tuple[int, ...]:
        blocked = g.blocked()
        found: list[int] = []
        for foe in self.evaders(g):
            around = [n for n in g.board.within[foe.node] if not blocked >> n & 1]
            found.extend(foe.index << 6 | n for n in with_room(g, around))
        return tuple(found)

    def run(self, g: Descent, m: Match) -> None:
        options = self.options(g, self.seat)
        if len(options) == 1:
            self.answer(g, m, self.seat, options[0])
        elif options:
            g.ask(self, self.seat, options)

    def answer(self, g: Descent, m: Match, seat: int, option: int) -> None:
        foe, node = g.foes[option >> 6], option & 63
        foe.node = node
        if m.telling:
            m.tell("foe_moved", (foe.index, g.pack.model_ids[foe.model], node))
        if g.crowd(node) > g.limits[node]:
            g.agenda.append(MakeRoom(node, FOE_CODE + foe.index))
        g.foe_entered(m, foe)

    def prompt(self, g: Descent, seat: int) -> Message:
        first, *others = self.evaders(g)
        if others:
            return Message("tg-prompt-sidestep-one")
        return Message("tg-prompt-sidestep", {"who": Ref("model", g.pack.model_ids[first.model])})

    def option_id(self, pack: Cards, raw: int) -> str:
        place = place_id(raw & 63)
        return place if self.foes.bit_count() == 1 else f"foe-{raw >> 6}-{place}"

    def option(self, g: Descent, seat: int, raw: int) -> Option:
        foe, node = g.foes[raw >> 6], raw & 63
        who = Ref("model", g.pack.model_ids[foe.model])
        text = Message("ds-option-make-room", {"who": who, "place": place_text(node)})
        return Option(self.option_id(g.pack, raw), text, (("foe", foe.index), ("node", node)))
