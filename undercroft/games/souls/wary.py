"""What figures that act one after another would do to people who get out of their way: for whoever plays."""

from __future__ import annotations

from .behaviour import behaviour
from .figures import Foe
from .foresight import Foresight, Standing
from .models import Behaviour, BehaviourCard
from .moving import arcs_to
from .state import Fight


class Strike:
    """An attack to come: whom, how hard, how hard to dodge, what it brings, and by whom."""

    __slots__ = ("conditions", "damage", "difficulty", "foe", "magic", "seat")

    def __init__(
        self, seat: int, damage: int, magic: bool, difficulty: int, conditions: int, foe: Foe
    ) -> None:
        self.seat = seat
        self.damage = damage
        self.magic = magic
        self.difficulty = difficulty
        self.conditions = conditions
        self.foe = foe


class Foreseen:
    """What figures would do: their attacks in order, how often they push, and where they end up."""

    __slots__ = ("pushes", "spots", "strikes")

    def __init__(self) -> None:
        self.strikes: list[Strike] = []
        self.pushes: int = 0
        self.spots: list[tuple[int, int]] = []


def foresee_all(
    state: Fight,
    acts: list[tuple[Foe, BehaviourCard | None, list[int] | None]],
    unlucky: bool = False,
) -> Foreseen:
    """The attacks of figures that act one after another (each by a card, with all or some of its icons).

    Whoever is pushed gets out of the way if possible; if `unlucky`, among the foes. The board is as it was
    afterwards.
    """
    before = Standing(state)
    spots_of = {other.index: other.spot for other, _, _ in acts if other.node is not None}
    found = Foreseen()
    try:
        for foe, card, left in acts:
            if foe.node is None:
                continue
            act = behaviour(state, foe, card)
            wary = Wary(state, foe, card, act, unlucky)
            for index in [*range(len(act.icons))] * act.repeat if left is None else left:
                wary.icon(index)
            difficulty = act.dodge + state.modifiers.nimble
            for seat, damage, magic, conditions, _ in wary.hits:
                found.strikes.append(Strike(seat, damage, magic, difficulty, conditions, foe))
            found.pushes += wary.pushes
            found.spots.append((spots_of[foe.index], foe.spot))
    finally:
        before.restore(state)
    return found


class Wary(Foresight):
    """The same with people who see to it where they are pushed: out of the arcs struck, away from foes."""

    __slots__ = ("pushes", "unlucky")

    def __init__(
        self,
        state: Fight,
        foe: Foe,
        card: BehaviourCard | None,
        act: Behaviour,
        unlucky: bool,
    ) -> None:
        super().__init__(state, foe, card, act)
        self.unlucky = unlucky
        self.pushes: int = 0

    def push(self, seat: int, mode: int) -> None:
        was = self.state.characters[seat].node
        super().push(seat, mode)
        self.pushes += self.state.characters[seat].node != was

    def open_to(self, node: int) -> int:
        state, foe = self.state, self.foe
        worse = 16 if self.full(node) else 0
        if (
            foe.facing is not None
            and foe.node is not None
            and arcs_to(state, foe, node) & self.act.attack_arcs
        ):
            worse += 32
        away = state.board.distance[node]
        company = 0
        for other in state.foes:
            if other.node is not None and away[other.node] <= 1:
                company += 1
        return worse + (-company if self.unlucky else company)
