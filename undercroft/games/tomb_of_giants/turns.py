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
from undercroft.games.souls.gear import FROSTBITE, STAGGER, card_of, item_of, upgrades_of
from undercroft.games.souls.heroics import OWN_TURN, heroic
from undercroft.games.souls.moving import go, place_id, place_targets, place_text, places
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
from undercroft.kernel.decision import Closed, Option
from undercroft.kernel.text import Message, Ref, Value

from .decks import DECKS, Peek, deck_of
from .goals import CHECK_GOALS, change_terrain, check_goals
from .rewards import DRAW_TREASURE
from .spawning import do_deeds
from .state import Descent, Seeker

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from .pack import Cards

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
ALL_HANDS = 255


class Upkeep(BeginActivation):
    """TG-21: recover, Aggro, other cards in hand, then each other character may move one node."""

    __slots__ = ()
    name = "upkeep"

    def gains(self, state: Descent, option: int) -> tuple[int, int]:
        character = state.characters[self.seat]
        stamina, health = super().gains(state, option)
        if not option:
            stamina = max(stamina, state.loadout(character).own_stamina)
        if character.conditions & FROSTBITE:
            stamina = max(0, stamina - 1)  # TG-25.7
        return stamina, health

    def run(self, state: Descent, match: Match) -> None:
        character = state.characters[self.seat]
        state.turns += 1
        state.reached = None  # the enemies' turn is over
        character.began = character.node
        character.parried = False
        for other in state.characters:
            other.blessed = (0, 0)
        gem = state.holds(self.seat, "heal")
        if gem:
            harm.gain(state, match, character, 0, gem.amount)
        super().run(state, match)

    def then(self, state: Descent, match: Match) -> None:
        state.agenda.append(Turn(self.seat))
        for other in reversed(state.characters):
            if other.seat != self.seat:
                state.agenda.append(Follow(other.seat))
        state.agenda.append(Swap(self.seat))


class Swap(CharacterStep):
    """TG-21.4: cards of the backup slot against those in hand; armour stays (TG-A.37).

    A heroic action may be used now as well, before the others move (TG-4.2, TG-A.73).
    """

    __slots__ = ()
    name = "swap"

    def options(self, state: Descent, seat: int) -> tuple[int, ...]:
        character = state.characters[self.seat]
        return (0, *self.ways(state, character), *self.any_time(state, character))

    def heroic(self, state: Descent, character: Character) -> bool:
        """With nobody else to move it is the same a moment later, in the action phase."""
        return (
            character.heroic
            and state.pack.characters[character.kind].heroic in OWN_TURN
            and len(state.characters) > 1
        )

    def any_time(self, state: Descent, character: Character) -> list[int]:
        """TG-4.2, TG-4.3, TG-8.7: what is allowed at any time of the turn."""
        found: list[int] = []
        if character.estus and (character.black or character.red):
            found.append(ESTUS << KIND_SHIFT)
        if self.heroic(state, character):
            found.append(HEROIC << KIND_SHIFT)
        add_any_time(state, character, found)
        return found

    @staticmethod
    def ways(state: Descent, character: Character) -> list[int]:
        if not character.backup:
            return []
        weapons = spare_weapons(state, character)
        now = sorted((character.left, character.right))
        resting = (
            len(character.backup) + bool(character.left) + bool(character.right) - len(weapons)
        )
        return [
            1 + i
            for i, (left, right, backup) in enumerate(state.pack.armoury.arrangements(weapons))
            if sorted((left, right)) != now and len(backup) + resting <= 2
        ]

    def run(self, state: Descent, match: Match) -> None:
        character = state.characters[self.seat]
        if state.in_fight and (self.heroic(state, character) or self.ways(state, character)):
            state.ask(self, self.seat, self.options(state, self.seat))

    def answer(self, state: Descent, match: Match, seat: int, option: int) -> None:
        character = state.characters[self.seat]
        kind = option >> KIND_SHIFT
        if kind:
            state.agenda.append(self)
        if kind == ESTUS:
            drink(state, match, character)
        elif kind == HEROIC:
            heroic(state, match, character)
        elif kind:
            Turn(self.seat).do_more(state, match, character, kind, 0)
        elif option:
            hold(state, match, character, option - 1)

    def prompt(self, state: Descent, seat: int) -> Message:
        bold = "yes" if self.heroic(state, state.characters[self.seat]) else "no"
        return Message("tg-prompt-swap", {"who": Ref("hero", self.seat), "heroic": bold})

    def option_id(self, pack: Cards, raw: int) -> str:
        if raw >> KIND_SHIFT:
            return Turn(self.seat).option_id(pack, raw)
        return f"hold-{raw - 1}" if raw else "keep"

    def option(self, state: Descent, seat: int, raw: int) -> Option:
        if raw >> KIND_SHIFT:
            return Turn(self.seat).option(state, seat, raw)
        if not raw:
            return Option("keep", Message("tg-option-keep-hands"))
        return Option(
            self.option_id(state.pack, raw), hold_text(state, state.characters[self.seat], raw - 1)
        )


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

    def may_wait(self, state: Descent) -> bool:
        others = any(isinstance(step, Follow) for step in state.agenda)
        return others and self.waits < len(state.characters) - 2

    def options(self, state: Descent, seat: int) -> tuple[int, ...]:
        found = (0, *(1 + place for place in places(state, state.characters[self.seat])))
        return (*found, self.LATER) if self.may_wait(state) else found

    def run(self, state: Descent, match: Match) -> None:
        options = self.options(state, self.seat)
        if state.in_fight and len(options) > 1:
            state.ask(self, self.seat, options)

    def answer(self, state: Descent, match: Match, seat: int, option: int) -> None:
        if option == self.LATER:
            last = next(i for i, step in enumerate(state.agenda) if isinstance(step, Follow))
            state.agenda.insert(last, Follow(self.seat, self.waits + 1))
        elif option:
            go(state, match, state.characters[self.seat], option - 1)

    def prompt(self, state: Descent, seat: int) -> Message:
        return Message("tg-prompt-follow", {"who": Ref("hero", self.seat)})

    def option_id(self, pack: Cards, raw: int) -> str:
        if raw == self.LATER:
            return "later"
        return place_id(raw - 1) if raw else "stay"

    def option(self, state: Descent, seat: int, raw: int) -> Option:
        if not raw:
            return Option("stay", Message("ds-option-stay"))
        if raw == self.LATER:
            return Option("later", Message("tg-option-later"))
        text = Message("ds-option-move", {"place": place_text(raw - 1)})
        return Option(place_id(raw - 1), text, place_targets(raw - 1))


def blessing_slot(state: Descent, character: Character) -> bool:
    """Whether an upgrade of the armour may be spent to be well again."""
    cards = state.pack.armoury.cards
    return bool(character.armour) and any(
        cards[up].has("blessing") for up in upgrades_of(character.armour)
    )


def add_any_time(state: Descent, character: Character, found: list[int]) -> None:
    """The torch, and an armour's blessing: at any time of one's own turn."""
    if character.node == state.torch and state.torch_by is None:
        found.append(TORCH_TAKE << KIND_SHIFT)  # TG-8.7
    elif state.torch_by == character.seat:
        found.append(TORCH_DROP << KIND_SHIFT)
    if blessing_slot(state, character) and (character.red or character.conditions):
        found.append(BLESSING << KIND_SHIFT)


class Turn(Activation):
    """TG-22: move and one action in either order; terrain may be the action (TG-8.14)."""

    __slots__ = ()
    name = "turn"

    def ending(self) -> CharacterStep:
        return EndTurn(self.seat)

    def add_more(self, state: Descent, character: Character, found: list[int]) -> None:
        if may_strike(character) and not character.hands_used:
            self.add_terrain(state, character, found)
        add_any_time(state, character, found)

    @staticmethod
    def add_terrain(state: Descent, character: Character, found: list[int]) -> None:
        terrain = state.terrain
        if not terrain:
            return
        if terrain[character.node] == LEVER and not (
            state.law.lever_needs_torch and not state.near_torch(character.node)
        ):
            found.append(LEVER_PULL << KIND_SHIFT | character.node)  # TG-8.6
        for node in state.board.within[character.node]:
            if terrain[node] == CHEST:
                found.append(CHEST_OPEN << KIND_SHIFT | node)  # TG-8.12
            elif terrain[node] == GRAVESTONE:
                # TG-8.2: any deck that still has a card to look at.
                found.extend(
                    GRAVE << KIND_SHIFT | node << 3 | number
                    for number, deck in enumerate(DECKS)
                    if deck_of(state, deck).size
                )

    def do_more(
        self, state: Descent, match: Match, character: Character, kind: int, detail: int
    ) -> None:
        if kind == TORCH_TAKE:
            state.torch_by, state.torch = character.seat, None
            state.aggro = character.seat  # TG-8.8
            if match.telling:
                match.tell("torch_taken", (character.seat,))
                match.tell("aggro", (character.seat,))
            return
        if kind == TORCH_DROP:
            state.torch_by, state.torch = None, character.node
            if match.telling:
                match.tell("torch_put", (character.seat, character.node))
            state.agenda.append(CHECK_GOALS)
            return
        if kind == BLESSING:
            self.be_blessed(state, match, character)
            return
        # TG-8.14: the action of this turn.
        character.phase = STRUCK if character.phase == FRESH else MOVED_STRUCK
        character.hands_used = ALL_HANDS
        if kind == LEVER_PULL:
            state.levers += 1
            if detail not in state.lever_nodes:
                state.lever_nodes = tuple(sorted((*state.lever_nodes, detail)))
            if match.telling:
                match.tell("lever", (character.seat, detail))
            check_goals(
                state, match
            )  # TG-18.1: the last pull ends it, nothing comes of it any more
            if state.in_fight:
                state.agenda.append(CHECK_GOALS)
                do_deeds(state, state.law.lever, detail)
        elif kind == CHEST_OPEN:
            self.open_chest(state, match, character, detail)
        else:
            change_terrain(state, detail >> 3, DIM_GRAVESTONE)  # TG-8.3
            if match.telling:
                match.tell("gravestone", (character.seat, detail >> 3, DECKS[detail & 7]))
            state.agenda.append(Peek(self.seat, DECKS[detail & 7]))

    def open_chest(self, state: Descent, match: Match, character: Character, node: int) -> None:
        change_terrain(state, node, OPEN_CHEST)
        state.chests += 1
        if match.telling:
            match.tell("chest_opened", (character.seat, node))
        state.agenda.append(CHECK_GOALS)
        do_deeds(state, state.law.chest, node)
        state.agenda.append(DRAW_TREASURE)

    @staticmethod
    def be_blessed(state: Descent, match: Match, character: Character) -> None:
        """The card leaves the game; all damage and conditions go."""
        cards = state.pack.armoury.cards
        left = list(upgrades_of(character.armour))
        for up in left:
            if cards[up].has("blessing"):
                left.remove(up)
                break
        character.armour = item_of(card_of(character.armour), *left)
        character.red = 0
        character.conditions = 0
        if match.telling:
            match.tell("made_whole", (character.seat,))

    # ------------------------------------------------------------------ words

    def option_id(self, pack: Cards, raw: int) -> str:
        kind, detail = raw >> KIND_SHIFT, raw & DETAIL
        if kind not in NAMES:
            return super().option_id(pack, raw)
        if kind == GRAVE:
            return f"gravestone-{detail >> 3}-{DECKS[detail & 7].replace('_', '-')}"
        return f"{NAMES[kind]}-{detail}" if kind in (LEVER_PULL, CHEST_OPEN) else NAMES[kind]

    def option(self, state: Descent, seat: int, raw: int) -> Option:
        kind, detail = raw >> KIND_SHIFT, raw & DETAIL
        if kind == END:
            return Option("end", Message("tg-option-end"))
        if kind not in NAMES:
            return super().option(state, seat, raw)
        id = self.option_id(state.pack, raw)
        args: dict[str, Value] = {}
        targets: tuple[tuple[str, str | int], ...] = ()
        if kind == GRAVE:
            args, targets = {"deck": DECKS[detail & 7]}, (("node", detail >> 3),)
        elif kind in (LEVER_PULL, CHEST_OPEN):
            targets = (("node", detail),)
        elif kind in (TORCH_TAKE, TORCH_DROP):
            targets = (("node", state.characters[self.seat].node),)
        return Option(id, Message(f"tg-option-{NAMES[kind]}", args), targets)

    def closed(self, state: Descent, seat: int) -> list[Closed]:
        found = super().closed(state, seat)
        character = state.characters[self.seat]
        on_lever = bool(state.terrain) and state.terrain[character.node] == LEVER
        if on_lever and state.law.lever_needs_torch and not state.near_torch(character.node):
            reason = Message("tg-closed-lever-dark")
            target = (("node", character.node),)
            found.append(
                Closed(f"lever-{character.node}", Message("tg-option-lever"), reason, target)
            )
        return found


class EndTurn(EndActivation):
    """TG-A.29: conditions, what the place does, Occupy, the timer, objectives, what the timer sets off."""

    __slots__ = ()
    name = "end_turn"

    def run(self, state: Descent, match: Match) -> None:
        character = state.characters[self.seat]
        super().run(state, match)
        if state.fallen != NONE:
            return
        self.place_hurts(state, match, character)
        if state.fallen != NONE:
            return
        if character.parried:
            character.parried = False
            harm.afflict(state, match, character, STAGGER)
        state.turns_done += 1
        if self.occupies(state, character):
            state.occupied += 1  # TG-15.4
            if match.telling:
                match.tell("occupied", (character.seat, state.occupied))
        state.timer += 1  # TG-17.2
        if match.telling:
            match.tell("timer", (state.timer,))
        check_goals(state, match)
        card = state.encounter
        if state.in_fight and card is not None and state.timer in card.timers:
            do_deeds(state, card.timers[state.timer], character.node)

    @staticmethod
    def place_hurts(state: Descent, match: Match, seeker: Seeker) -> None:
        law = state.law
        if law.drain:
            harm.suffer(state, match, seeker, law.drain, False)
        if law.restless and seeker.node == seeker.began and state.fallen == NONE:
            harm.suffer(state, match, seeker, law.restless, False)

    @staticmethod
    def occupies(state: Descent, seeker: Seeker) -> bool:
        card = state.encounter
        return (
            card is not None
            and any(goal.goal == "occupy" for goal in card.entry.objectives)
            and state.terrain[seeker.node] == SHRINE
        )
