"""Areas of the tile: space, Shuffles, and making room for the larger (DD-16.20, DD-20.20–27, DD-23)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.decision import Option
from undercroft.kernel.text import Message, Ref

from ..effects.conditions import immune
from ..effects.dice import d10
from ..effects.stress import suffer
from ..effects.triggers import fire, total
from ..effects.wounds import fresh
from ..pack.moments import ENTER, MOVE_END, ON_SHUFFLE, SHUFFLED, SHUFFLED_IN, SHUFFLED_OUT
from ..state.estate import Estate, FigureStep, HeroStep
from ..state.figures import Figure, Hero
from ..state.tracker import shifted
from ..terms import AREA, LARGE, LEADER, MONSTER, NONE, SHUFFLE, SMALL
from .casualties import bury

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from ..pack.cards import Cards


def area_id(raw: int) -> str:
    return f"area-{raw}"


def area_option(state: Estate, area: int) -> Option:
    text = Message("dd-option-area", {"area": area_name(state, area)})
    return Option(area_id(area), text, (("area", area),))


def area_name(state: Estate, area: int) -> Message:
    room = state.pack.rooms[state.battle.room]
    return Message("dd-area", {"area": room.names[area], "number": area + 1})


# ---------------------------------------------------------------------- space


def free(state: Estate, area: int) -> int:
    """The space left in an Area."""
    return state.ground.capacity[area] - state.used()[area]


def movable(state: Estate, figure: Figure, area: int, spare: int) -> list[int]:
    """DD-23.4: the smaller ones here that would have to give way (`spare` never has to)."""
    size = state.size(figure)
    if size == SMALL:
        return []
    return [
        number
        for number in state.standing(area)
        if number not in (figure.number, spare) and state.size(state.figure(number)) < size
    ]


def can_end(state: Estate, figure: Figure, area: int, spare: int = NONE) -> bool:
    """Whether it may end its turn here: there is space, or it needs none (DD-23.1, DD-23.3)."""
    room = state.ground
    if state.size(figure) == LARGE:
        return room.capacity[area] >= figure.space  # DD-23.1, DD-A.222: whoever is there
    used = state.used()
    left = room.capacity[area] - used[area] + (1 if figure.area == area else 0)
    if left >= 1:
        return True
    if not movable(state, figure, area, spare):
        return False
    used[figure.area] -= 1  # it leaves its place to the one that yields
    return any(
        capacity > taken and other != area
        for other, (capacity, taken) in enumerate(zip(room.capacity, used, strict=False))
    )  # DD-A.68


def nearest_free(state: Estate, area: int, space: int) -> tuple[int, ...]:
    """The nearest Areas with so much space, `area` itself left out."""
    room = state.ground
    used = state.used()
    row = room.distance[area]
    best = 99
    found: list[int] = []
    for other, capacity in enumerate(room.capacity):
        if other != area and capacity - used[other] >= space:
            if row[other] < best:
                best = row[other]
                found = [other]
            elif row[other] == best:
                found.append(other)
    return tuple(found)


class Settle(FigureStep):
    """DD-23.1–23.3: somebody ends the turn in a full Area; the players move one smaller one out."""

    __slots__ = ("spare",)
    name = "settle"

    def __init__(self, who: int, spare: int) -> None:
        self.who = who
        self.spare = spare

    def args(self) -> tuple[int, ...]:
        return (self.who, self.spare)

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        figure = state.figure(self.who)
        found: list[int] = []
        for number in movable(state, figure, figure.area, self.spare):
            for area in nearest_free(state, figure.area, state.figure(number).space):
                found.append(number << 6 | area)
        return tuple(found)

    def run(self, state: Estate, match: Match) -> None:
        figure = state.figure(self.who)
        if figure.area < 0 or free(state, figure.area) >= 0:
            return
        options = self.options(state, LEADER)
        if len(options) > 1:
            state.ask(self, LEADER, options)
        elif options:
            self.answer(state, match, LEADER, options[0])
        elif state.size(figure) != LARGE and figure.area != state.battle.stood:
            # Only passing through, and something has kept it here.
            for area in nearest_free(state, figure.area, figure.space)[:1]:
                put(state, match, figure, area)

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        other = state.figure(option >> 6)
        fresh(other)
        put(state, match, other, option & 63)

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-settle", {"who": Ref("figure", self.who)})

    def option_id(self, pack: Cards, raw: int) -> str:
        return f"figure-{raw >> 6}-area-{raw & 63}"

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        number, area = raw >> 6, raw & 63
        text = Message(
            "dd-option-move-aside", {"who": Ref("figure", number), "area": area_name(state, area)}
        )
        targets = (("figure", number), ("area", area))
        return Option(self.option_id(state.pack, raw), text, targets)


def put(state: Estate, match: Match, figure: Figure, area: int) -> None:
    """Stand somewhere else."""
    figure.area = area
    if match.telling:
        match.tell("moved", (*state.tag(figure.number), area))
    fire(state, match, ENTER, figure)


def walk_to(state: Estate, match: Match, figure: Figure, area: int) -> None:
    """A move that ends here."""
    put(state, match, figure, area)
    fire(state, match, MOVE_END, figure)


# ---------------------------------------------------------------------- the tracker


def move_stance(state: Estate, match: Match, number: int, places: int) -> None:
    """DD-20.22: so many slots backwards (or forwards, below 0) on the tracker; the others shift."""
    side = state.side(number)
    slots = state.slots[side]
    if number not in slots:
        return
    after = shifted(slots, number, places)
    if after == slots:
        return
    state.set_slots(side, after)
    if match.telling:
        match.tell("stance", (*state.tag(number), state.stance(number)))


# ---------------------------------------------------------------------- shuffles


def shuffle(state: Estate, match: Match, figure: Figure, amount: int, push: bool, by: int) -> None:
    """DD-20.20–20.25: by how much, after Resistance; a hero may have a say in it."""
    own = by == figure.number
    resisted = amount
    if own and figure.number >= MONSTER:
        pass  # DD-A.57
    elif immune(state, figure, SHUFFLE):
        resisted = 0
    elif state.resists(figure) >> SHUFFLE & 1:
        resisted = amount - 1
    if not own:
        amount = resisted
    if amount <= 0:
        return
    # DD-26.P1: a hero may shorten it.
    less = -total(state, ON_SHUFFLE, figure) if figure.number < MONSTER else 0
    centre = state.use.area if own else state.figure(by).area if by != NONE else figure.area
    if centre < 0:
        centre = figure.area  # the user is gone
    if own and state.use.skill != NONE and state.pack.skills[state.use.skill].kind != AREA:
        centre = figure.area  # no target Area: away from where the user stands
    if resisted < amount or less > 0:
        choice = ShuffleChoice(figure.number, centre, amount, resisted, less, int(push), by)
        state.agenda.append(choice)
        return
    shove(state, match, figure, centre, amount, push, by)


def shove(
    state: Estate, match: Match, figure: Figure, centre: int, amount: int, push: bool, by: int
) -> None:
    """Both parts of a Shuffle of this length."""
    if amount <= 0:
        return
    move_stance(state, match, figure.number, amount if push else -amount)
    state.agenda.append(Shove(figure.number, centre, amount, int(push), by, figure.area))
    fire(state, match, SHUFFLED, figure)


class ShuffleChoice(HeroStep):
    """DD-21.4, DD-26.P1: a hero may ignore his own Resistance, and use what shortens a Shuffle."""

    __slots__ = ("by", "centre", "less", "most", "push", "resisted")
    name = "shuffle_choice"

    def __init__(
        self, who: int, centre: int, most: int, resisted: int, less: int, push: int, by: int
    ) -> None:
        self.who = who
        self.centre = centre
        self.most = most  # as printed
        self.resisted = resisted  # with his Resistance or Immunity
        self.less = less  # what else may shorten it
        self.push = push
        self.by = by

    def args(self) -> tuple[int, ...]:
        return (
            self.who, self.centre, self.most, self.resisted, self.less, self.push, self.by,
        )  # fmt: skip

    def fits(self, state: Estate) -> bool:
        areas = len(state.pack.rooms[state.battle.room].areas) if state.battle.room != NONE else 0
        lengths = 0 <= self.resisted <= self.most <= 15 and 0 <= self.less <= 15
        return super().fits(state) and lengths and 0 <= self.centre < areas

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        # Each of the two may be used or not, and so may both.
        full = {self.most, self.resisted}
        shorter = {max(0, length - self.less) for length in full}
        return tuple(sorted(full | shorter, reverse=True))

    def run(self, state: Estate, match: Match) -> None:
        if self.hero(state).alive:
            state.ask_hero(self, self.who, self.options(state, 0))

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        shove(state, match, self.hero(state), self.centre, option, bool(self.push), self.by)

    def prompt(self, state: Estate, seat: int) -> Message:
        way = "push" if self.push else "pull"
        return Message("dd-prompt-shuffle", {"who": Ref("hero", self.who), "way": way})

    def option_id(self, pack: Cards, raw: int) -> str:
        return f"by-{raw}"

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        return Option(f"by-{raw}", Message("dd-option-shuffle", {"amount": raw}))


class Shove(FigureStep):
    """The Areas of a Shuffle, one by one; cut short where there is no space (DD-20.23)."""

    __slots__ = ("begun", "by", "centre", "left", "push")
    name = "shove"

    def __init__(self, who: int, centre: int, left: int, push: int, by: int, begun: int) -> None:
        self.who = who
        self.centre = centre
        self.left = left
        self.push = push
        self.by = by
        self.begun = begun

    def args(self) -> tuple[int, ...]:
        return (self.who, self.centre, self.left, self.push, self.by, self.begun)

    def fits(self, state: Estate) -> bool:
        areas = len(state.pack.rooms[state.battle.room].areas) if state.battle.room != NONE else 0
        return super().fits(state) and 0 <= self.centre < areas

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        figure = state.figure(self.who)
        if figure.area < 0:
            return ()
        room = state.ground
        row = room.distance[self.centre]
        wanted = row[figure.area] + (1 if self.push else -1)
        used = state.used()
        space = figure.space
        return tuple(
            area
            for area in room.neighbours[figure.area]
            if row[area] == wanted and room.capacity[area] - used[area] >= space
        )

    def chooser(self, state: Estate) -> int:
        """DD-A.54: the user of a hero's Skill; the targeted player for a monster's."""
        if self.by != NONE and self.by < MONSTER:
            return state.seat(self.by)
        if self.who < MONSTER:
            return state.seat(self.who)
        return state.seat(state.battle.target) if state.battle.target != NONE else LEADER

    def run(self, state: Estate, match: Match) -> None:
        options = self.options(state, 0) if self.left > 0 else ()
        if not options:
            self.arrive(state, match)
        elif len(options) == 1:
            self.answer(state, match, 0, options[0])
        else:
            state.ask(self, self.chooser(state), options)

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        figure = state.figure(self.who)
        state.agenda.append(
            Shove(self.who, self.centre, self.left - 1, self.push, self.by, self.begun)
        )
        if figure.area == self.begun:
            fresh(figure)
            fire(state, match, SHUFFLED_OUT, figure)
        figure.area = option
        if match.telling:
            match.tell("shoved", (*state.tag(self.who), option))
        fire(state, match, ENTER, figure)

    def arrive(self, state: Estate, match: Match) -> None:
        figure = state.figure(self.who)
        if figure.area >= 0 and figure.area != self.begun:
            fresh(figure)
            fire(state, match, SHUFFLED_IN, figure)
        bury(state, match)

    def prompt(self, state: Estate, seat: int) -> Message:
        way = "push" if self.push else "pull"
        return Message("dd-prompt-shove", {"who": Ref("figure", self.who), "way": way})

    def option_id(self, pack: Cards, raw: int) -> str:
        return area_id(raw)

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        return area_option(state, raw)


class Toss(HeroStep):
    """DD-41.20, DD-41.23: a d10 names the Area a hero is put on; without space nothing happens."""

    __slots__ = ()
    name = "toss"

    def run(self, state: Estate, match: Match) -> None:
        hero = self.hero(state)
        table = state.ground.table
        if not hero.alive or not table:
            return
        area = table[d10(state, match, None) - 1]
        if area != hero.area and free(state, area) >= 1:
            hero.area = area
            if match.telling:
                match.tell("tossed", (*state.tag(hero.number), area))
            fresh(hero)
            fire(state, match, ENTER, hero)
            fire(state, match, SHUFFLED_IN, hero)


def draw_in(state: Estate, match: Match, areas: int, goal: int, stress: int) -> None:
    """Everybody on these Areas is moved to one of them, by Stance order, while it has space."""
    for side in state.order:
        for number in side:
            figure = state.figure(number)
            meant = figure.area != goal and areas >> figure.area & 1
            if meant and free(state, goal) >= figure.space:
                put(state, match, figure, goal)
                if stress and isinstance(figure, Hero):
                    suffer(state, match, figure, stress)


# ---------------------------------------------------------------------- placing


def place_near(state: Estate, figure: Figure, area: int) -> int:
    """The Area itself, or the nearest with space (DD-A.33)."""
    if free(state, area) >= figure.space:
        return area
    found = nearest_free(state, area, figure.space)
    return found[0] if found else area


def overfull(state: Estate, area: int) -> bool:
    capacity = state.pack.rooms[state.battle.room].capacity[area]
    heroes, monsters = state.heroes, state.monsters
    for number in state.order[0]:
        if heroes[number].area == area:
            capacity -= 1
    for number in state.order[1]:
        if number < MONSTER:
            if heroes[number].area == area:
                capacity -= 1
        elif monsters[number - MONSTER].area == area:
            capacity -= monsters[number - MONSTER].space
    return capacity < 0 or (
        bool(state.battle.blocks) and capacity < state.battle.blocks.count(area)
    )


_AREAS: dict[int, tuple[int, ...]] = {}


def areas_in(mask: int) -> tuple[int, ...]:
    """The Areas of a bit set, in order."""
    found = _AREAS.get(mask)
    if found is None:
        if len(_AREAS) > 10_000:
            _AREAS.clear()
        found = _AREAS[mask] = tuple(area for area in range(mask.bit_length()) if mask >> area & 1)
    return found
