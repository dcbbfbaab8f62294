"""A character's turn: upkeep, move and action, terrain, and what comes at its end (TG-8, TG-21, TG-22)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.games.souls import harm
from undercroft.games.souls.acting import (
    DETAIL,
    END,
    KIND_SHIFT,
    Activation,
    BeginActivation,
    EndActivation,
    hold,
    hold_text,
    may_strike,
    spare_weapons,
)
from undercroft.games.souls.gear import DODGE, FROSTBITE, STAGGER, card_of, item_of, upgrades_of
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
)
from undercroft.games.souls.strikes import SwingStep, roll_attack
from undercroft.kernel.decision import Closed, Option
from undercroft.kernel.pile import Deck
from undercroft.kernel.text import Message, Ref, Value

from .goals import CHECK_GOALS, check_goals
from .horde import do_deeds
from .state import Descent, Seeker

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
    """TG-21.4: cards of the backup slot against those in hand; armour stays (TG-A.37)."""

    __slots__ = ()
    name = "swap"

    def options(self, g: Descent, seat: int) -> tuple[int, ...]:
        c = g.characters[self.seat]
        weapons = spare_weapons(g, c)
        now = sorted((c.left, c.right))
        resting = len(c.backup) + bool(c.left) + bool(c.right) - len(weapons)
        ways = [
            1 + i
            for i, (left, right, backup) in enumerate(g.pack.armoury.arrangements(weapons))
            if sorted((left, right)) != now and len(backup) + resting <= 2
        ]
        return (0, *ways)

    def run(self, g: Descent, m: Match) -> None:
        if not g.characters[self.seat].backup:
            return
        options = self.options(g, self.seat)
        if len(options) > 1:
            g.ask(self, self.seat, options)

    def answer(self, g: Descent, m: Match, seat: int, option: int) -> None:
        if option:
            hold(g, m, g.characters[self.seat], option - 1)

    def prompt(self, g: Descent, seat: int) -> Message:
        return Message("tg-prompt-swap", {"who": Ref("hero", self.seat)})

    def option_id(self, pack: Cards, raw: int) -> str:
        return f"hold-{raw - 1}" if raw else "keep"

    def option(self, g: Descent, seat: int, raw: int) -> Option:
        if not raw:
            return Option("keep", Message("tg-option-keep-hands"))
        return Option(self.option_id(g.pack, raw), hold_text(g, g.characters[self.seat], raw - 1))


class Follow(CharacterStep):
    """TG-21.5, TG-A.36: in the upkeep each other character may move one node, for nothing."""

    __slots__ = ()
    name = "follow"

    def options(self, g: Descent, seat: int) -> tuple[int, ...]:
        return (0, *(1 + place for place in places(g, g.characters[self.seat])))

    def run(self, g: Descent, m: Match) -> None:
        options = self.options(g, self.seat)
        if g.in_fight and len(options) > 1:
            g.ask(self, self.seat, options)

    def answer(self, g: Descent, m: Match, seat: int, option: int) -> None:
        if option:
            go(g, m, g.characters[self.seat], option - 1)

    def prompt(self, g: Descent, seat: int) -> Message:
        return Message("tg-prompt-follow", {"who": Ref("hero", self.seat)})

    def option_id(self, pack: Cards, raw: int) -> str:
        return place_id(raw - 1) if raw else "stay"

    def option(self, g: Descent, seat: int, raw: int) -> Option:
        if not raw:
            return Option("stay", Message("ds-option-stay"))
        text = Message("ds-option-move", {"place": place_text(raw - 1)})
        return Option(place_id(raw - 1), text, place_targets(raw - 1))


def blessing_slot(g: Descent, c: Character) -> bool:
    """Whether an upgrade of the armour may be spent to be well again."""
    cards = g.pack.armoury.cards
    return bool(c.armour) and any(cards[up].has("blessing") for up in upgrades_of(c.armour))


class Turn(Activation):
    """TG-22: move and one action in either order; terrain may be the action (TG-8.14)."""

    __slots__ = ()
    name = "turn"

    def ending(self) -> CharacterStep:
        return EndTurn(self.seat)

    def add_more(self, g: Descent, c: Character, found: list[int]) -> None:
        if may_strike(c) and not c.hands_used:
            self.add_terrain(g, c, found)
        if c.node == g.torch and g.torch_by == NONE:
            found.append(TORCH_TAKE << KIND_SHIFT)  # TG-8.7
        elif g.torch_by == c.seat:
            found.append(TORCH_DROP << KIND_SHIFT)
        if blessing_slot(g, c) and (c.red or c.conditions):
            found.append(BLESSING << KIND_SHIFT)

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
    """A special rule: before the roll a dodge die; on a dodge the attack misses and the target steps away."""

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
        for foe in self.struck(g):
            if m.telling:
                m.tell("evades", (foe.index, g.pack.model_ids[foe.model]))
            g.agenda.append(Sidestep(self.seat, foe.index))


class Sidestep(CharacterStep):
    """The players place the evading enemy on an adjacent node."""

    __slots__ = ("foe",)
    name = "sidestep"

    def __init__(self, seat: int, foe: int) -> None:
        self.seat = seat
        self.foe = foe

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.foe)

    def fits(self, g: Descent) -> bool:
        return 0 <= self.seat < len(g.characters) and 0 <= self.foe < len(g.foes)

    def options(self, g: Descent, seat: int) -> tuple[int, ...]:
        blocked = g.blocked()
        around = [n for n in g.board.within[g.foes[self.foe].node] if not blocked >> n & 1]
        return tuple(with_room(g, around))

    def run(self, g: Descent, m: Match) -> None:
        if g.foes[self.foe].node == NONE:
            return
        options = self.options(g, self.seat)
        if len(options) == 1:
            self.answer(g, m, self.seat, options[0])
        elif options:
            g.ask(self, self.seat, options)

    def answer(self, g: Descent, m: Match, seat: int, option: int) -> None:
        foe = g.foes[self.foe]
        foe.node = option
        if m.telling:
            m.tell("foe_moved", (foe.index, g.pack.model_ids[foe.model], option))
        if g.crowd(option) > g.limits[option]:
            g.agenda.append(MakeRoom(option, FOE_CODE + foe.index))
        g.foe_entered(m, foe)

    def prompt(self, g: Descent, seat: int) -> Message:
        model = g.pack.model_ids[g.foes[self.foe].model]
        return Message("tg-prompt-sidestep", {"who": Ref("model", model)})

    def option_id(self, pack: Cards, raw: int) -> str:
        return place_id(raw)

    def option(self, g: Descent, seat: int, raw: int) -> Option:
        text = Message("ds-option-push", {"place": place_text(raw)})
        return Option(place_id(raw), text, place_targets(raw))
