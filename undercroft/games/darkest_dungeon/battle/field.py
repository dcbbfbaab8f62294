"""Areas of the tile: space, moves, and making room for the larger (DD-16.20, DD-23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.kernel.agenda import Ask, Choice
from undercroft.kernel.decision import Target
from undercroft.kernel.text import Message, Ref

from .. import facts
from ..effects.stress import suffer
from ..effects.triggers import fire
from ..effects.wounds import fresh
from ..pack.area_sets import ONLY
from ..pack.moments import ENTER, MOVE_END
from ..state.asking import FigureQuestion, ask_or_take
from ..state.estate import Estate
from ..state.figures import Figure, Hero
from ..state.kinds import AreaNumber, FigureNumber
from ..state.tracker import shifted
from ..terms import FOES, LARGE, LEADER, MONSTER, PARTY, SMALL

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


class AreaChoice(Choice[Estate]):
    """One of the Areas of the Room."""

    name = "area"
    area: AreaNumber

    @property
    def id(self) -> str:
        return f"area-{self.area}"

    def text(self, state: Estate, ask: Ask) -> Message:
        return Message("dd-option-area", {"area": area_name(state, self.area)})

    def targets(self, state: Estate, ask: Ask) -> tuple[Target, ...]:
        return (("area", self.area),)


class MoveAside(Choice[Estate]):
    """Somebody makes room for another and goes to this Area."""

    name = "aside"
    who: FigureNumber
    area: AreaNumber

    @property
    def id(self) -> str:
        return f"figure-{self.who}-area-{self.area}"

    def text(self, state: Estate, ask: Ask) -> Message:
        return Message(
            "dd-option-move-aside",
            {"who": Ref("figure", self.who), "area": area_name(state, self.area)},
        )

    def targets(self, state: Estate, ask: Ask) -> tuple[Target, ...]:
        return (("figure", self.who), ("area", self.area))

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        question = ask.step
        assert isinstance(question, MakeRoom)
        question.yielded(state)
        other = state.figure(self.who)
        fresh(other)
        put(state, match, other, self.area)


ASIDE: Final[dict[tuple[int, int], MoveAside]] = {}


def aside(who: int, area: int) -> MoveAside:
    """Made once."""
    found = ASIDE.get((who, area))
    if found is None:
        found = ASIDE[who, area] = MoveAside(who, area)
    return found


class MakeRoom(FigureQuestion):
    """Who gives way, and where to."""

    def choices(self, state: Estate, seat: int) -> tuple[Choice[Estate], ...]:
        area = self.place(state)
        return tuple(
            [
                aside(number, there)
                for number in self.yielding(state)
                for there in nearest_free(state, area, state.figure(number).space)
            ]
        )

    def place(self, state: Estate) -> int:
        """The Area without space."""
        return state.figure(self.who).place

    def yielding(self, state: Estate) -> list[int]:
        """Who may have to go."""
        raise NotImplementedError

    def yielded(self, state: Estate) -> None:
        """Somebody goes."""

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-settle", {"who": Ref("figure", self.who)})


def area_name(state: Estate, area: int) -> Message:
    room = state.ground
    return Message("dd-area", {"area": room.names[area], "number": area + 1})


# ---------------------------------------------------------------------- space


def free(state: Estate, area: int) -> int:
    """The space left in an Area."""
    return state.ground.capacity[area] - state.used()[area]


def movable(state: Estate, figure: Figure, area: int, spare: int | None) -> list[int]:
    """DD-23.4: the smaller ones here that would have to give way (`spare` never has to)."""
    size = state.size(figure)
    found: list[int] = []
    if size == SMALL:
        return found
    if size == LARGE:
        found += [hero.number for hero in state.party if hero.area == area]
    foes = state.order[FOES]
    for number in foes:
        other = state.figure(number)
        if other.area == area and state.size(other) < size:
            found.append(number)
    return [number for number in found if number not in (figure.number, spare)]


def can_end(
    state: Estate,
    figure: Figure,
    area: int,
    spare: int | None = None,
    taken: list[int] | None = None,
) -> bool:
    """Whether it may end its turn here: there is space, or it needs none (DD-23.1, DD-23.3).

    `taken` is how much of each Area is (`Estate.used`), where that is known already.
    """
    room = state.ground
    capacity = room.capacity
    if state.size(figure) == LARGE:
        return capacity[area] >= figure.space  # DD-23.1, DD-A.222: whoever is there
    used = state.used() if taken is None else taken
    here = figure.area
    if capacity[area] - used[area] + (1 if here == area else 0) >= 1:
        return True
    if not movable(state, figure, area, spare):
        return False
    # DD-A.68: it leaves its own place to the one that yields.
    for other, most in enumerate(capacity):
        if other != area and used[other] - (1 if other == here else 0) < most:
            return True
    return False


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


class Settle(MakeRoom):
    """DD-23.1–23.3: somebody ends the turn in a full Area; the players move one smaller one out."""

    name = "settle"
    rules = ("DD-23.1", "DD-23.2", "DD-23.3")
    spare: FigureNumber | None

    def yielding(self, state: Estate) -> list[int]:
        figure = state.figure(self.who)
        return movable(state, figure, figure.place, self.spare)

    def run(self, state: Estate, match: Match) -> None:
        figure = state.figure(self.who)
        if figure.area is None or free(state, figure.area) >= 0:
            return
        if self.choices(state, LEADER):
            ask_or_take(state, match, self, LEADER)
        elif state.size(figure) != LARGE and figure.area != state.battle.stood:
            # Only passing through, and something has kept it here.
            for area in nearest_free(state, figure.area, figure.space)[:1]:
                put(state, match, figure, area)


def put(state: Estate, match: Match, figure: Figure, area: int) -> None:
    """Stand somewhere else."""
    figure.area = area
    if match.telling:
        match.tell(facts.Moved(state.tag(figure.number), area))
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
        match.tell(facts.Stance(state.tag(number), state.stance(number)))


def draw_in(state: Estate, match: Match, areas: int, goal: int, stress: int) -> None:
    """Everybody on these Areas is moved to one of them, by Stance order, while it has space."""
    agenda = state.agenda
    depth = len(agenda)
    for side in state.order:
        for number in side:
            figure = state.figure(number)
            meant = figure.place != goal and areas & ONLY[figure.place]
            if meant and free(state, goal) >= figure.space:
                before = len(agenda)
                put(state, match, figure, goal)
                if stress and isinstance(figure, Hero):
                    suffer(state, match, figure, stress)
                state.line_up(depth, before)


# ---------------------------------------------------------------------- placing


def place_near(state: Estate, figure: Figure, area: int) -> int:
    """The Area itself, or the nearest with space (DD-A.33)."""
    if free(state, area) >= figure.space:
        return area
    found = nearest_free(state, area, figure.space)
    return found[0] if found else area


def overfull(state: Estate, area: int) -> bool:
    capacity = state.ground.capacity[area]
    heroes, monsters = state.heroes, state.monsters
    for number in state.order[PARTY]:
        if heroes[number].area == area:
            capacity -= 1
    for number in state.order[FOES]:
        if number < MONSTER:
            if heroes[number].area == area:
                capacity -= 1
        elif monsters[number - MONSTER].area == area:
            capacity -= monsters[number - MONSTER].space
    return capacity < 0 or (
        bool(state.battle.blocks) and capacity < state.battle.blocks.count(area)
    )
