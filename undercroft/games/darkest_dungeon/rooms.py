"""Rooms by their tokens, Curios, resting, what a Quest counts (DD-14, DD-15, DD-36.14–36.17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.agenda import Step
from undercroft.kernel.chance import Draw
from undercroft.kernel.decision import Option
from undercroft.kernel.text import Message, Ref

from . import harm
from .bags import open_bags
from .battle import begin_battle
from .dungeon import DIG, STOP, RevealToken, Vote, arrive
from .provisions import RollDie, gain_gold
from .state import (
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
    Estate,
    Hero,
    HeroStep,
)
from .stores import spend
from .triggers import CURIO_GOODS, CURIO_ROOM, ON_CURIO, ON_REST, fire, law_total
from .trinkets import WindowStep
from .verbs import run_list
from .ways import WHEN_RESTING

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from .cards import Cards, Curio, Span, Way

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

    def run(self, g: Estate, m: Match) -> None:
        tile = g.pack.tiles[g.tile]
        if not self.back:
            corridor = next(
                (c for c, node in tile.ways[g.at] if node == g.goal and not g.explored >> c & 1),
                NONE,
            )
            if corridor != NONE:
                g.explored |= 1 << corridor
            g.passed |= 1 << g.goal
            arrive(g, m, g.goal)
            g.goal = NONE
            g.dice = ()
        if g.at >= tile.slots or g.cleared >> g.at & 1:
            g.agenda.append(STOP)
            return
        g.agenda.append(RoomActs(self.back))
        if g.tokens[g.at] == HIDDEN:
            g.agenda.append(RevealToken(g.at))


class RoomActs(Step[Estate]):
    """DD-14: what the token does."""

    __slots__ = ("back",)
    name = "room_acts"

    def __init__(self, back: int) -> None:
        self.back = back

    def args(self) -> tuple[int, ...]:
        return (self.back,)

    def run(self, g: Estate, m: Match) -> None:
        token = g.tokens[g.at]
        if m.telling:
            m.tell("enters", (TOKENS[token],))
        quest = g.pack.quests[g.quest].entry
        if token == EMPTY:
            clear_room(g, m)
            g.agenda.append(STOP)
            if quest.kind == "darkest":
                excavate(g, m)
        elif token == TRAP:
            g.agenda.append(STOP)
            for number in reversed(g.order[PARTY]):
                g.agenda.append(TrapRoom(number))
        elif token == DARK:
            g.agenda.append(STOP)
            g.begin_event()
            harm.change_light(g, m, -1)  # DD-14.4
        elif token == CURIO and not quest.curio_battle:
            g.agenda.append(CurioRoll())
        elif token == OBJECTIVE and quest.kind != "general":
            boss = g.threat if quest.kind == "boss" else g.pack.quests[g.quest].boss
            begin_battle(g, boss)
        else:
            begin_battle(g)


class TrapRoom(HeroStep):
    """DD-14.2: Wounds and Stress that make up the Dungeon Level, as this hero likes."""

    __slots__ = ()
    name = "trap_room"

    def options(self, g: Estate, seat: int) -> tuple[int, ...]:
        return tuple(range(g.level + 1))

    def run(self, g: Estate, m: Match) -> None:
        if self.hero(g).alive:
            g.ask_hero(self, self.who, self.options(g, 0))
            open_bags(g)

    def answer(self, g: Estate, m: Match, seat: int, option: int) -> None:
        hero = self.hero(g)
        g.begin_event()
        if m.telling:
            m.tell("hurts", (*g.tag(self.who), "trap"))
        harm.wound(g, m, hero, option)
        if option < g.level:
            harm.suffer(g, m, hero, g.level - option)

    def prompt(self, g: Estate, seat: int) -> Message:
        return Message("dd-prompt-trap-room", {"who": Ref("hero", self.who), "amount": g.level})

    def option_id(self, pack: Cards, raw: int) -> str:
        return f"wounds-{raw}"

    def option(self, g: Estate, seat: int, raw: int) -> Option:
        args = {"wounds": raw, "stress": g.level - raw}
        return Option(f"wounds-{raw}", Message("dd-option-trap-room", args))


class CurioRoll(Step[Estate]):
    """DD-14.6: 1–5 a Battle first."""

    __slots__ = ()
    name = "curio_roll"

    def run(self, g: Estate, m: Match) -> None:
        roll = harm.d10(g, m, None)
        if roll <= CURIO_BATTLE:
            begin_battle(g)
        else:
            room_won(g, m)


# ---------------------------------------------------------------------- after a battle


def room_fled(g: Estate, m: Match) -> None:
    """DD-24.4–24.6, DD-A.26: the Room is as if never met, and the party must move on."""
    g.fled = True
    g.passed &= ~(1 << g.at)
    g.agenda.append(STOP)


def room_won(g: Estate, m: Match) -> None:
    """DD-24.2: the token goes; bonuses of the Room."""
    quest = g.pack.quests[g.quest]
    token = g.tokens[g.at]
    if token == OBJECTIVE and quest.entry.task is not None and not g.task_done:
        room_fled(g, m)  # it counts as cleared only with the task done
        return
    g.agenda.append(STOP)
    clear_room(g, m)
    if token == TREASURE:
        gain_gold(g, m, TREASURE_GOLD)
    elif token == CURIO and law_total(g, CURIO_ROOM) >= 0:
        g.agenda.append(CurioTorch())


def clear_room(g: Estate, m: Match) -> None:
    """The Room is cleared, and the Quest may count it."""
    token = g.tokens[g.at]
    g.cleared |= 1 << g.at
    if token == LAIR:
        g.lairs += 1
    if m.telling:
        m.tell("cleared", (TOKENS[token],))
    quest = g.pack.quests[g.quest].entry
    counted = token == OBJECTIVE and quest.task is not None  # when the task was done (DD-A.231)
    if quest.counts in ("rooms", TOKENS[token]) and not counted:
        g.progress += 1
    for name, gold in quest.gold.items():
        if TOKENS.index(name) == token:
            gain_gold(g, m, gold)


def light_up(g: Estate, m: Match) -> None:
    """A Torch lights up a Dark Room for good."""
    g.cleared |= 1 << g.at
    g.progress += 1
    if m.telling:
        m.tell("lit", ())


def quest_xp(g: Estate) -> int:
    """DD-4.6, DD-30.1: 0 to 3."""
    quest = g.pack.quests[g.quest].entry
    if quest.counts == "boss":
        return quest.xp if g.progress else 0
    return min(quest_most(g), g.progress // quest.every)


def quest_most(g: Estate) -> int:
    """DD-4.6: the Experience of a Quest that is wholly done."""
    quest = g.pack.quests[g.quest].entry
    return quest.xp if quest.counts == "boss" else 3


# ---------------------------------------------------------------------- curios


class CurioTorch(Step[Estate]):
    """DD-14.8, DD-A.21: whether a Torch is spent, before the card is drawn."""

    __slots__ = ()
    name = "curio_torch"

    def options(self, g: Estate, seat: int) -> tuple[int, ...]:
        return (0, 1)

    def run(self, g: Estate, m: Match) -> None:
        g.torch = False
        if g.stores[TORCH]:
            g.ask(self, LEADER, (0, 1))
            open_bags(g)
        else:
            g.agenda.append(RoomCurio())

    def answer(self, g: Estate, m: Match, seat: int, option: int) -> None:
        g.agenda.append(RoomCurio())
        if option:
            spend(g, m, TORCH)
            g.torch = True

    def prompt(self, g: Estate, seat: int) -> Message:
        return Message("dd-prompt-curio-torch")

    def option_id(self, pack: Cards, raw: int) -> str:
        return "torch" if raw else "pass"

    def option(self, g: Estate, seat: int, raw: int) -> Option:
        return Option(
            self.option_id(g.pack, raw),
            Message("dd-option-curio-torch" if raw else "dd-option-pass"),
        )


class RoomCurio(Step[Estate]):
    """DD-14.7: the card of a Curio Room is drawn for all to see."""

    __slots__ = ()
    name = "room_curio"

    def run(self, g: Estate, m: Match) -> None:
        card = draw_curio(g, m)
        if m.telling:
            m.tell("curio_found", (card.id,))
        g.agenda.append(CurioHero(card.index))


class CurioHero(Step[Estate]):
    """DD-14.7: then the group chooses who interacts with it."""

    __slots__ = ("card",)
    name = "curio_hero"

    def __init__(self, card: int) -> None:
        self.card = card

    def args(self) -> tuple[int, ...]:
        return (self.card,)

    def fits(self, g: Estate) -> bool:
        return 0 <= self.card < len(g.pack.curios)

    def options(self, g: Estate, seat: int) -> tuple[int, ...]:
        return tuple(sorted(g.order[PARTY]))

    def run(self, g: Estate, m: Match) -> None:
        options = self.options(g, LEADER)
        if options:
            g.ask(self, LEADER, options)
            open_bags(g)

    def answer(self, g: Estate, m: Match, seat: int, option: int) -> None:
        g.begin_event()
        g.agenda.append(Interact(option, self.card))
        fire(g, m, ON_CURIO, g.heroes[option])

    def prompt(self, g: Estate, seat: int) -> Message:
        id = g.pack.curios[self.card].id
        return Message("dd-prompt-curio-hero", {"curio": Ref("curio", id)})

    def option_id(self, pack: Cards, raw: int) -> str:
        return f"hero-{raw}"

    def option(self, g: Estate, seat: int, raw: int) -> Option:
        text = Message("dd-option-hero", {"who": Ref("hero", raw)})
        return Option(f"hero-{raw}", text, (("hero", raw),))


def draw_curio(g: Estate, m: Match) -> Curio:
    """A card of the Curio deck; the discards come back when it is empty."""
    curios = g.pack.curios
    deck = [card for card in curios if card.index not in g.curio_out] or curios
    card = deck[m.chance.index(Draw("curio", [card.id for card in deck]))]
    g.curio_out = (*g.curio_out, card.index) if len(deck) < len(curios) else (card.index,)
    return card


def meet_curio(g: Estate, m: Match, hero: Hero, torch: bool) -> None:
    """Before the card is drawn: whether the negative side counts (DD-10.10), and who fears the unknown."""
    g.torch = torch
    g.agenda.append(DrawCurio(hero.number))
    fire(g, m, ON_CURIO, hero)


class DrawCurio(HeroStep):
    """DD-10.9: a hero comes upon a Curio on the way."""

    __slots__ = ()
    name = "draw_curio"

    def run(self, g: Estate, m: Match) -> None:
        if self.hero(g).alive:
            interact(g, m, self.hero(g), draw_curio(g, m))


class Interact(HeroStep):
    """The Curio of a Room, once it is clear who dares."""

    __slots__ = ("card",)
    name = "interact"

    def __init__(self, who: int, card: int) -> None:
        self.who = who
        self.card = card

    def args(self) -> tuple[int, ...]:
        return (self.who, self.card)

    def fits(self, g: Estate) -> bool:
        return super().fits(g) and 0 <= self.card < len(g.pack.curios)

    def run(self, g: Estate, m: Match) -> None:
        if self.hero(g).alive:
            interact(g, m, self.hero(g), g.pack.curios[self.card])


def interact(g: Estate, m: Match, hero: Hero, card: Curio) -> None:
    """DD-10.9: both sides are resolved, the negative one first."""
    torch, g.torch = g.torch, False
    if m.telling:
        m.tell("curio", (*g.tag(hero.number), card.id))
    goods = any(g.pack.effects[e].op in ("gold", "trinket") for e in range(*card.positive))
    if goods and law_total(g, CURIO_GOODS) > 0:
        g.agenda.append(CurioTheft(hero.number, card.index))
    else:
        push_list(g, hero, card.positive)
    if not torch:
        run_list(g, m, card.negative, hero, NONE)


def push_list(g: Estate, hero: Hero, span: Span) -> None:
    from .verbs import RunList

    g.agenda.append(RunList(hero.number, span[0], span[1], NONE))


class CurioTheft(HeroStep):
    """A Threat: on a low d10 Gold and Trinkets of a Curio are gone already."""

    __slots__ = ("card",)
    name = "curio_theft"

    def __init__(self, who: int, card: int) -> None:
        self.who = who
        self.card = card

    def args(self) -> tuple[int, ...]:
        return (self.who, self.card)

    def fits(self, g: Estate) -> bool:
        return super().fits(g) and 0 <= self.card < len(g.pack.curios)

    def run(self, g: Estate, m: Match) -> None:
        hero = self.hero(g)
        if not hero.alive:
            return
        stolen = harm.d10(g, m, None) <= law_total(g, CURIO_GOODS)
        start, end = g.pack.curios[self.card].positive
        for index in range(end - 1, start - 1, -1):
            if not stolen or g.pack.effects[index].op not in ("gold", "trinket"):
                push_list(g, hero, (index, index + 1))
        if stolen and m.telling:
            m.tell("stolen", ())


# ---------------------------------------------------------------------- resting


def begin_rest(g: Estate, m: Match, split: bool) -> None:
    """DD-15.3–15.6: the Firewood is used up; the points are shared out, or split on disagreement."""
    g.firewood = False
    take_rest(g, m, g.pack.quests[g.quest].entry.rest, split)


def take_rest(g: Estate, m: Match, points: int, split: bool) -> None:
    for effect in g.law.deeds[ON_REST]:
        if effect.op == "set":
            points = effect.amount
    if m.telling:
        m.tell("rests", (points,))
    if split:
        # DD-15.5, DD-A.30: the remainder goes in Stance order.
        order = g.order[PARTY]
        each, over = divmod(points, len(order))
        for place in range(len(order) - 1, -1, -1):
            share = each + (1 if place < over else 0)
            g.agenda.append(RestOwn(order[place], share))
    else:
        g.rest_points = points
        g.agenda.append(Rest())
    for number in reversed(g.order[PARTY]):
        if g.heroes[number].trinkets:
            g.agenda.append(RestWindow(number))


def rest_step(g: Estate, m: Match, hero: Hero, what: int, had: int) -> None:
    """DD-15.4: 1 Life or 1 Stress. A hero's points are one heal and one recovery (DD-A.236).

    `had`: what he has had of this Rest already, a bit each: Quirks and Trinkets have their say once.
    """
    g.begin_event()
    again = had >> what & 1
    if what == LIFE and again:
        harm.mend(g, m, hero, 1)
    elif what == LIFE:
        harm.heal(g, m, hero, 1)
    elif again:
        harm.calm(g, m, hero, 1)
    else:
        harm.recover(g, m, hero, 1)


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

    def fits(self, g: Estate) -> bool:
        return 0 <= self.had < 256

    def options(self, g: Estate, seat: int) -> tuple[int, ...]:
        found: list[int] = []
        for number in g.order[PARTY]:
            hero = g.heroes[number]
            if hero.wounds:
                found.append(number << 1 | LIFE)
            if hero.stress:
                found.append(number << 1 | STRESS)
        return (*found, DONE)

    def run(self, g: Estate, m: Match) -> None:
        options = self.options(g, LEADER)
        if g.rest_points and len(options) > 1:
            g.ask(self, LEADER, options)
            open_bags(g)
        else:
            g.rest_points = 0

    def answer(self, g: Estate, m: Match, seat: int, option: int) -> None:
        if option == DONE:
            g.rest_points = 0
            return
        g.rest_points -= 1
        g.agenda.append(Rest(self.had | 1 << option))
        rest_step(g, m, g.heroes[option >> 1], option & 1, self.had >> (option & ~1))

    def prompt(self, g: Estate, seat: int) -> Message:
        return Message("dd-prompt-rest", {"points": g.rest_points})

    def option_id(self, pack: Cards, raw: int) -> str:
        return "done" if raw == DONE else f"hero-{raw >> 1}-{('life', 'stress')[raw & 1]}"

    def option(self, g: Estate, seat: int, raw: int) -> Option:
        if raw == DONE:
            return Option("done", Message("dd-option-done"))
        return rest_option(raw >> 1, raw & 1, self.option_id(g.pack, raw))


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

    def fits(self, g: Estate) -> bool:
        return super().fits(g) and self.points >= 0 and 0 <= self.had < 4

    def options(self, g: Estate, seat: int) -> tuple[int, ...]:
        hero = self.hero(g)
        found = [LIFE] if hero.wounds else []
        if hero.stress:
            found.append(STRESS)
        return (*found, DONE)

    def run(self, g: Estate, m: Match) -> None:
        options = self.options(g, 0)
        if self.hero(g).alive and self.points and len(options) > 1:
            g.ask_hero(self, self.who, options)

    def answer(self, g: Estate, m: Match, seat: int, option: int) -> None:
        if option != DONE:
            g.agenda.append(RestOwn(self.who, self.points - 1, self.had | 1 << option))
            rest_step(g, m, self.hero(g), option, self.had)

    def prompt(self, g: Estate, seat: int) -> Message:
        return Message("dd-prompt-rest-own", {"who": Ref("hero", self.who), "points": self.points})

    def option_id(self, pack: Cards, raw: int) -> str:
        return "done" if raw == DONE else ("life", "stress")[raw]

    def option(self, g: Estate, seat: int, raw: int) -> Option:
        if raw == DONE:
            return Option("done", Message("dd-option-done"))
        return rest_option(self.who, raw, self.option_id(g.pack, raw))


class RestWindow(WindowStep):
    """A Trinket for the camp fire."""

    __slots__ = ()
    name = "rest_window"
    windows = (WHEN_RESTING,)

    def used(self, g: Estate, m: Match, way: Way) -> None:
        run_list(g, m, way.effects, self.hero(g), NONE)


def excavate(g: Estate, m: Match) -> None:
    """DD-36.15, DD-36.16, DD-A.128: a die for each hero, and a Rest that needs no Firewood."""
    g.agenda.append(Vote(DIG))
    for number in reversed(g.order[PARTY]):
        g.agenda.append(RollDie(number))
