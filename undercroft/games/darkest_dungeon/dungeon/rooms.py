"""Rooms by their tokens, Curios, resting, what a Quest counts (DD-14, DD-15, DD-36.14–36.17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.agenda import Step
from undercroft.kernel.chance import Draw
from undercroft.kernel.decision import Option
from undercroft.kernel.text import Message, Ref

from ..battle.rounds import begin_battle
from ..effects import harm
from ..effects.stores import spend
from ..effects.triggers import fire, law_total
from ..effects.trinkets import WindowStep
from ..effects.verbs import run_list
from ..pack.moments import CURIO_GOODS, CURIO_ROOM, ON_CURIO
from ..state.estate import Estate, HeroStep
from ..state.figures import Hero
from ..terms import (
    CURIO,
    DARK,
    EMPTY,
    HIDDEN,
    LAIR,
    LEADER,
    NONE,
    OBJECTIVE,
    PARTY,
    TOKENS,
    TORCH,
    TRAP,
    TREASURE,
    WHEN_RESTING,
)
from .bags import open_bags
from .exploring import DIG, STOP, RevealToken, Vote, arrive, resting_points
from .provisions import RollDie, gain_gold

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from ..pack.cards import Cards
    from ..pack.goods import Curio, Way
    from ..pack.heroes import Span

TREASURE_GOLD = 20  # DD-14.9
CURIO_BATTLE = 5  # DD-14.6: a d10 up to this
EXCAVATION_REST = 8  # DD-36.16
DONE = 255
LIFE, STRESS = 0, 1


# ---------------------------------------------------------------------- entering


class EnterRoom(Step[Estate]):
    """DD-10.14: the party comes to a Room (or a dot), for the first time or again."""

    __slots__ = ("back",)
    name = "enter_room"

    def __init__(self, back: int) -> None:
        self.back = back

    def args(self) -> tuple[int, ...]:
        return (self.back,)

    def run(self, state: Estate, match: Match) -> None:
        dungeon = state.dungeon
        tile = state.pack.tiles[dungeon.tile]
        if not self.back:
            corridor = next(
                (
                    c
                    for c, node in tile.ways[dungeon.at]
                    if node == dungeon.goal and not dungeon.explored >> c & 1
                ),
                NONE,
            )
            if corridor != NONE:
                dungeon.explored |= 1 << corridor
            dungeon.passed |= 1 << dungeon.goal
            arrive(state, match, dungeon.goal)
            dungeon.goal = NONE
            dungeon.dice = ()
        if dungeon.at >= tile.slots or dungeon.cleared >> dungeon.at & 1:
            state.agenda.append(STOP)
            return
        state.agenda.append(RoomActs(self.back))
        if dungeon.tokens[dungeon.at] == HIDDEN:
            state.agenda.append(RevealToken(dungeon.at))


class RoomActs(Step[Estate]):
    """DD-14: what the token does."""

    __slots__ = ("back",)
    name = "room_acts"

    def __init__(self, back: int) -> None:
        self.back = back

    def args(self) -> tuple[int, ...]:
        return (self.back,)

    def run(self, state: Estate, match: Match) -> None:
        dungeon = state.dungeon
        token = dungeon.tokens[dungeon.at]
        if match.telling:
            match.tell("enters", (TOKENS[token],))
        quest = state.pack.quests[dungeon.quest].entry
        if token == EMPTY:
            clear_room(state, match)
            state.agenda.append(STOP)
            if quest.kind == "darkest":
                excavate(state, match)
        elif token == TRAP:
            state.agenda.append(STOP)
            for number in reversed(state.order[PARTY]):
                state.agenda.append(TrapRoom(number))
        elif token == DARK:
            state.agenda.append(STOP)
            state.begin_event()
            harm.change_light(state, match, -1)  # DD-14.4
        elif token == CURIO and not quest.curio_battle:
            state.agenda.append(CurioRoll())
        elif token == OBJECTIVE and quest.kind != "general":
            boss = (
                state.campaign.threat
                if quest.kind == "boss"
                else state.pack.quests[dungeon.quest].boss
            )
            begin_battle(state, boss)
        else:
            begin_battle(state)


class TrapRoom(HeroStep):
    """DD-14.2: Wounds and Stress that make up the Dungeon Level, as this hero likes."""

    __slots__ = ()
    name = "trap_room"

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        return tuple(range(state.level + 1))

    def run(self, state: Estate, match: Match) -> None:
        if self.hero(state).alive:
            state.ask_hero(self, self.who, self.options(state, 0))
            open_bags(state)

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        hero = self.hero(state)
        state.begin_event()
        if match.telling:
            match.tell("hurts", (*state.tag(self.who), "trap"))
        harm.wound(state, match, hero, option)
        if option < state.level:
            harm.suffer(state, match, hero, state.level - option)

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-trap-room", {"who": Ref("hero", self.who), "amount": state.level})

    def option_id(self, pack: Cards, raw: int) -> str:
        return f"wounds-{raw}"

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        args = {"wounds": raw, "stress": state.level - raw}
        return Option(f"wounds-{raw}", Message("dd-option-trap-room", args))


class CurioRoll(Step[Estate]):
    """DD-14.6: 1–5 a Battle first."""

    __slots__ = ()
    name = "curio_roll"

    def run(self, state: Estate, match: Match) -> None:
        roll = harm.d10(state, match, None)
        if roll <= CURIO_BATTLE:
            begin_battle(state)
        else:
            room_won(state, match)


# ---------------------------------------------------------------------- after a battle


def room_fled(state: Estate, match: Match) -> None:
    """DD-24.4–24.6, DD-A.26: the Room is as if never met, and the party must move on."""
    state.dungeon.fled = True
    state.dungeon.passed &= ~(1 << state.dungeon.at)
    state.agenda.append(STOP)


def room_won(state: Estate, match: Match) -> None:
    """DD-24.2: the token goes; bonuses of the Room."""
    quest = state.pack.quests[state.dungeon.quest]
    token = state.dungeon.tokens[state.dungeon.at]
    if token == OBJECTIVE and quest.entry.task is not None and not state.battle.task_done:
        room_fled(state, match)  # it counts as cleared only with the task done
        return
    state.agenda.append(STOP)
    clear_room(state, match)
    if token == TREASURE:
        gain_gold(state, match, TREASURE_GOLD)
    elif token == CURIO and law_total(state, CURIO_ROOM) >= 0:
        state.agenda.append(CurioTorch())


def clear_room(state: Estate, match: Match) -> None:
    """The Room is cleared, and the Quest may count it."""
    dungeon = state.dungeon
    token = dungeon.tokens[dungeon.at]
    dungeon.cleared |= 1 << dungeon.at
    if token == LAIR:
        dungeon.lairs += 1
    if match.telling:
        match.tell("cleared", (TOKENS[token],))
    quest = state.pack.quests[dungeon.quest].entry
    counted = token == OBJECTIVE and quest.task is not None  # when the task was done (DD-A.231)
    if quest.counts in ("rooms", TOKENS[token]) and not counted:
        dungeon.progress += 1
    for name, gold in quest.gold.items():
        if TOKENS.index(name) == token:
            gain_gold(state, match, gold)


def light_up(state: Estate, match: Match) -> None:
    """A Torch lights up a Dark Room for good."""
    state.dungeon.cleared |= 1 << state.dungeon.at
    state.dungeon.progress += 1
    if match.telling:
        match.tell("lit", ())


def quest_xp(state: Estate) -> int:
    """DD-4.6, DD-30.1: 0 to 3."""
    quest = state.pack.quests[state.dungeon.quest].entry
    if quest.counts == "boss":
        return quest.xp if state.dungeon.progress else 0
    return min(quest_most(state), state.dungeon.progress // quest.every)


def quest_most(state: Estate) -> int:
    """DD-4.6: the Experience of a Quest that is wholly done."""
    quest = state.pack.quests[state.dungeon.quest].entry
    return quest.xp if quest.counts == "boss" else 3


# ---------------------------------------------------------------------- curios


class CurioTorch(Step[Estate]):
    """DD-14.8, DD-A.21: whether a Torch is spent, before the card is drawn."""

    __slots__ = ()
    name = "curio_torch"

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        return (0, 1)

    def run(self, state: Estate, match: Match) -> None:
        state.dungeon.torch = False
        if state.dungeon.stores[TORCH]:
            state.ask(self, LEADER, (0, 1))
            open_bags(state)
        else:
            state.agenda.append(RoomCurio())

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        state.agenda.append(RoomCurio())
        if option:
            spend(state, match, TORCH)
            state.dungeon.torch = True

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-curio-torch")

    def option_id(self, pack: Cards, raw: int) -> str:
        return "torch" if raw else "pass"

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        return Option(
            self.option_id(state.pack, raw),
            Message("dd-option-curio-torch" if raw else "dd-option-pass"),
        )


class RoomCurio(Step[Estate]):
    """DD-14.7: the card of a Curio Room is drawn for all to see."""

    __slots__ = ()
    name = "room_curio"

    def run(self, state: Estate, match: Match) -> None:
        card = draw_curio(state, match)
        if match.telling:
            match.tell("curio_found", (card.id,))
        state.agenda.append(CurioHero(card.index))


class CurioHero(Step[Estate]):
    """DD-14.7: then the group chooses who interacts with it."""

    __slots__ = ("card",)
    name = "curio_hero"

    def __init__(self, card: int) -> None:
        self.card = card

    def args(self) -> tuple[int, ...]:
        return (self.card,)

    def fits(self, state: Estate) -> bool:
        return 0 <= self.card < len(state.pack.curios)

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        return tuple(sorted(state.order[PARTY]))

    def run(self, state: Estate, match: Match) -> None:
        options = self.options(state, LEADER)
        if options:
            state.ask(self, LEADER, options)
            open_bags(state)

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        state.begin_event()
        state.agenda.append(Interact(option, self.card))
        fire(state, match, ON_CURIO, state.heroes[option])

    def prompt(self, state: Estate, seat: int) -> Message:
        id = state.pack.curios[self.card].id
        return Message("dd-prompt-curio-hero", {"curio": Ref("curio", id)})

    def option_id(self, pack: Cards, raw: int) -> str:
        return f"hero-{raw}"

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        text = Message("dd-option-hero", {"who": Ref("hero", raw)})
        return Option(f"hero-{raw}", text, (("hero", raw),))


def draw_curio(state: Estate, match: Match) -> Curio:
    """A card of the Curio deck; the discards come back when it is empty."""
    curios = state.pack.curios
    deck = [card for card in curios if card.index not in state.decks.curio_out] or curios
    card = deck[match.chance.index(Draw("curio", [card.id for card in deck]))]
    state.decks.curio_out = (
        (*state.decks.curio_out, card.index) if len(deck) < len(curios) else (card.index,)
    )
    return card


def meet_curio(state: Estate, match: Match, hero: Hero, torch: bool) -> None:
    """Before the card is drawn: whether the negative side counts (DD-10.10), and who fears the unknown."""
    state.dungeon.torch = torch
    state.agenda.append(DrawCurio(hero.number))
    fire(state, match, ON_CURIO, hero)


class DrawCurio(HeroStep):
    """DD-10.9: a hero comes upon a Curio on the way."""

    __slots__ = ()
    name = "draw_curio"

    def run(self, state: Estate, match: Match) -> None:
        if self.hero(state).alive:
            interact(state, match, self.hero(state), draw_curio(state, match))


class Interact(HeroStep):
    """The Curio of a Room, once it is clear who dares."""

    __slots__ = ("card",)
    name = "interact"

    def __init__(self, who: int, card: int) -> None:
        self.who = who
        self.card = card

    def args(self) -> tuple[int, ...]:
        return (self.who, self.card)

    def fits(self, state: Estate) -> bool:
        return super().fits(state) and 0 <= self.card < len(state.pack.curios)

    def run(self, state: Estate, match: Match) -> None:
        if self.hero(state).alive:
            interact(state, match, self.hero(state), state.pack.curios[self.card])


def interact(state: Estate, match: Match, hero: Hero, card: Curio) -> None:
    """DD-10.9: both sides are resolved, the negative one first."""
    torch, state.dungeon.torch = state.dungeon.torch, False
    if match.telling:
        match.tell("curio", (*state.tag(hero.number), card.id))
    goods = any(state.pack.effects[e].op in ("gold", "trinket") for e in range(*card.positive))
    if goods and law_total(state, CURIO_GOODS) > 0:
        state.agenda.append(CurioTheft(hero.number, card.index))
    else:
        push_list(state, hero, card.positive)
    if not torch:
        run_list(state, match, card.negative, hero, NONE)


def push_list(state: Estate, hero: Hero, span: Span) -> None:
    from ..effects.verbs import RunList

    state.agenda.append(RunList(hero.number, span[0], span[1], NONE))


class CurioTheft(HeroStep):
    """A Threat: on a low d10 Gold and Trinkets of a Curio are gone already."""

    __slots__ = ("card",)
    name = "curio_theft"

    def __init__(self, who: int, card: int) -> None:
        self.who = who
        self.card = card

    def args(self) -> tuple[int, ...]:
        return (self.who, self.card)

    def fits(self, state: Estate) -> bool:
        return super().fits(state) and 0 <= self.card < len(state.pack.curios)

    def run(self, state: Estate, match: Match) -> None:
        hero = self.hero(state)
        if not hero.alive:
            return
        stolen = harm.d10(state, match, None) <= law_total(state, CURIO_GOODS)
        start, end = state.pack.curios[self.card].positive
        for index in range(end - 1, start - 1, -1):
            if not stolen or state.pack.effects[index].op not in ("gold", "trinket"):
                push_list(state, hero, (index, index + 1))
        if stolen and match.telling:
            match.tell("stolen", ())


# ---------------------------------------------------------------------- resting


def begin_rest(state: Estate, match: Match, split: bool) -> None:
    """DD-15.3–15.6: the Firewood is used up; the points are shared out, or split on disagreement."""
    state.dungeon.firewood = False
    take_rest(state, match, state.pack.quests[state.dungeon.quest].entry.rest, split)


def take_rest(state: Estate, match: Match, points: int, split: bool) -> None:
    points = resting_points(state, points)
    if match.telling:
        match.tell("rests", (points,))
    if split:
        # DD-15.5, DD-A.30: the remainder goes in Stance order.
        order = state.order[PARTY]
        each, over = divmod(points, len(order))
        for place in range(len(order) - 1, -1, -1):
            share = each + (1 if place < over else 0)
            state.agenda.append(RestOwn(order[place], share))
    else:
        state.dungeon.rest_points = points
        state.agenda.append(Rest())
    for number in reversed(state.order[PARTY]):
        if state.heroes[number].trinkets:
            state.agenda.append(RestWindow(number))


def rest_step(state: Estate, match: Match, hero: Hero, what: int, had: int) -> None:
    """DD-15.4: 1 Life or 1 Stress. A hero's points are one heal and one recovery (DD-A.236).

    `had`: what he has had of this Rest already, a bit each: Quirks and Trinkets have their say once.
    """
    state.begin_event()
    again = had >> what & 1
    if what == LIFE and again:
        harm.mend(state, match, hero, 1)
    elif what == LIFE:
        harm.heal(state, match, hero, 1)
    elif again:
        harm.calm(state, match, hero, 1)
    else:
        harm.recover(state, match, hero, 1)


def rest_option(number: int, what: int, id: str) -> Option:
    name = "dd-option-rest-life" if what == LIFE else "dd-option-rest-stress"
    return Option(id, Message(name, {"who": Ref("hero", number)}), (("hero", number),))


class Rest(Step[Estate]):
    """The group shares out the points, one by one."""

    __slots__ = ("had",)
    name = "rest"

    def __init__(self, had: int = 0) -> None:
        self.had = had  # hero << 1 | what, a bit each

    def args(self) -> tuple[int, ...]:
        return (self.had,)

    def fits(self, state: Estate) -> bool:
        return 0 <= self.had < 256

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        found: list[int] = []
        for number in state.order[PARTY]:
            hero = state.heroes[number]
            if hero.wounds:
                found.append(number << 1 | LIFE)
            if hero.stress:
                found.append(number << 1 | STRESS)
        return (*found, DONE)

    def run(self, state: Estate, match: Match) -> None:
        options = self.options(state, LEADER)
        if state.dungeon.rest_points and len(options) > 1:
            state.ask(self, LEADER, options)
            open_bags(state)
        else:
            state.dungeon.rest_points = 0

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        if option == DONE:
            state.dungeon.rest_points = 0
            return
        state.dungeon.rest_points -= 1
        state.agenda.append(Rest(self.had | 1 << option))
        rest_step(state, match, state.heroes[option >> 1], option & 1, self.had >> (option & ~1))

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-rest", {"points": state.dungeon.rest_points})

    def option_id(self, pack: Cards, raw: int) -> str:
        return "done" if raw == DONE else f"hero-{raw >> 1}-{('life', 'stress')[raw & 1]}"

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        if raw == DONE:
            return Option("done", Message("dd-option-done"))
        return rest_option(raw >> 1, raw & 1, self.option_id(state.pack, raw))


class RestOwn(HeroStep):
    """A hero spends his own share."""

    __slots__ = ("had", "points")
    name = "rest_own"

    def __init__(self, who: int, points: int, had: int = 0) -> None:
        self.who = who
        self.points = points
        self.had = had  # what he has had, a bit each

    def args(self) -> tuple[int, ...]:
        return (self.who, self.points, self.had)

    def fits(self, state: Estate) -> bool:
        return super().fits(state) and self.points >= 0 and 0 <= self.had < 4

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        hero = self.hero(state)
        found = [LIFE] if hero.wounds else []
        if hero.stress:
            found.append(STRESS)
        return (*found, DONE)

    def run(self, state: Estate, match: Match) -> None:
        options = self.options(state, 0)
        if self.hero(state).alive and self.points and len(options) > 1:
            state.ask_hero(self, self.who, options)

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        if option != DONE:
            state.agenda.append(RestOwn(self.who, self.points - 1, self.had | 1 << option))
            rest_step(state, match, self.hero(state), option, self.had)

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-rest-own", {"who": Ref("hero", self.who), "points": self.points})

    def option_id(self, pack: Cards, raw: int) -> str:
        return "done" if raw == DONE else ("life", "stress")[raw]

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        if raw == DONE:
            return Option("done", Message("dd-option-done"))
        return rest_option(self.who, raw, self.option_id(state.pack, raw))


class RestWindow(WindowStep):
    """A Trinket for the camp fire."""

    __slots__ = ()
    name = "rest_window"
    windows = (WHEN_RESTING,)

    def used(self, state: Estate, match: Match, way: Way) -> None:
        run_list(state, match, way.effects, self.hero(state), NONE)


def excavate(state: Estate, match: Match) -> None:
    """DD-36.15, DD-36.16, DD-A.128: a die for each hero, and a Rest that needs no Firewood."""
    state.agenda.append(Vote(DIG))
    for number in reversed(state.order[PARTY]):
        state.agenda.append(RollDie(number))
