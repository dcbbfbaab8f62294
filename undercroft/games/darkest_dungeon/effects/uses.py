"""Provisions and Trinkets as choices: one class for each use of a die, one for all Trinkets."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from undercroft.kernel.agenda import Ask, Choice
from undercroft.kernel.decision import Target
from undercroft.kernel.text import Message, Ref

from ..state.choosing import ask_again
from ..state.estate import Estate
from ..state.figures import Hero
from ..state.kinds import HeroNumber
from ..terms import FOOD, MONSTER, PROVISIONS
from .conditions import lose
from .light import change_light
from .stores import (
    ALL_USES,
    ANTIDOTE,
    BIND,
    CALM,
    EAT,
    KINDLE,
    STANCH,
    USES,
    eat,
    light_up,
    lights_room,
    open_uses,
    spend,
    uses_in,
)
from .stress import recover
from .ways import AT_ANY_TIME, HOLDS, OfTrinket, usable
from .windows import use_freely
from .wounds import heal

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


def use_provision(state: Estate, match: Match, hero: Hero, index: int) -> None:
    """DD-8.8–8.11: one die, for the hero who uses it."""
    use = USES[index]
    state.begin_event()
    if use.face == FOOD:
        eat(state, match, hero)
        heal(state, match, hero, 1)
        return
    spend(state, match, use.face)
    if use.torch:
        if lights_room(state):
            light_up(state, match)
        change_light(state, match, 1)
    elif use.stress:
        recover(state, match, hero, 1)
    elif use.cures is not None:
        lose(state, match, hero, frozenset((use.cures,)))  # DD-8.13
    else:
        heal(state, match, hero, 1)


class UseDie(Choice[Estate]):
    """DD-8.7: a Provision die for a hero; then the question is asked again."""

    use: ClassVar[int] = EAT
    who: HeroNumber
    shared: bool
    """Among those of several heroes: it says for whom."""

    @property
    def id(self) -> str:
        return f"hero-{self.who}-{self.name}" if self.shared else self.name

    def text(self, state: Estate, ask: Ask) -> Message:
        if self.shared:
            return Message(f"dd-option-{self.name}-for", {"who": Ref("hero", self.who)})
        return Message(f"dd-option-{self.name}")

    def targets(self, state: Estate, ask: Ask) -> tuple[Target, ...]:
        die: Target = ("provision", PROVISIONS[USES[self.use].face])
        return (die, ("hero", self.who)) if self.shared else (die,)

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        ask_again(state, ask)
        use_provision(state, match, state.heroes[self.who], self.use)


class Eat(UseDie):
    name = "eat"
    use = EAT


class Stanch(UseDie):
    name = "bandage-bleed"
    use = STANCH


class Bind(UseDie):
    name = "bandage-heal"
    use = BIND


class Antidote(UseDie):
    name = "potion-blight"
    use = ANTIDOTE


class Calm(UseDie):
    name = "potion-stress"
    use = CALM


class Kindle(UseDie):
    name = "torch"
    use = KINDLE


#: By use, as `stores.USES`.
DICE: Final[tuple[type[UseDie], ...]] = (Eat, Stanch, Bind, Antidote, Calm, Kindle)


def dice_of(who: int, shared: bool) -> list[tuple[UseDie, ...]]:
    """What a hero is offered, by the set of uses that are open to him."""
    dice = [kind(who, shared) for kind in DICE]
    return [tuple([dice[use] for use in uses_in(uses)]) for uses in range(ALL_USES)]


OWN_DICE: Final = [dice_of(who, False) for who in range(MONSTER)]
SHARED_DICE: Final = [dice_of(who, True) for who in range(MONSTER)]


def dice_for(state: Estate, hero: Hero) -> tuple[UseDie, ...]:
    """The dice that would do something for him, in a question about several heroes."""
    return SHARED_DICE[hero.number][open_uses(state, hero)]


def own_dice(state: Estate, hero: Hero) -> tuple[UseDie, ...]:
    """The same in a question of his own."""
    return OWN_DICE[hero.number][open_uses(state, hero)]


class UseTrinket(OfTrinket):
    """DD-25.5: a Trinket of one's own accord; then the question is asked again."""

    who: HeroNumber
    shared: bool

    @property
    def id(self) -> str:
        return f"hero-{self.who}-{self.hold.id}" if self.shared else self.hold.id

    def holder(self, state: Estate, ask: Ask) -> Hero:
        return state.heroes[self.who]

    def targets(self, state: Estate, ask: Ask) -> tuple[Target, ...]:
        card = super().targets(state, ask)
        return (*card, ("hero", self.who)) if self.shared else card

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        ask_again(state, ask)
        use_freely(state, match, state.heroes[self.who], self.hold)


OWN_TRINKETS: Final = [
    [[UseTrinket(hold, who, False) for hold in row] for row in HOLDS] for who in range(MONSTER)
]
SHARED_TRINKETS: Final = [
    [[UseTrinket(hold, who, True) for hold in row] for row in HOLDS] for who in range(MONSTER)
]


def trinkets_for(state: Estate, hero: Hero) -> list[UseTrinket]:
    """The Trinkets that he can use at any time, in a question about several heroes."""
    table = SHARED_TRINKETS[hero.number]
    return [table[hold.place][hold.number] for hold in usable(state, hero, AT_ANY_TIME)]


def own_trinkets(state: Estate, hero: Hero, windows: tuple[int, ...]) -> list[UseTrinket]:
    """Those that he can use now, in a question of his own."""
    table = OWN_TRINKETS[hero.number]
    return [table[hold.place][hold.number] for hold in usable(state, hero, windows)]
