"""Verbs of body and mind, of this turn, of cards in hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..pack.moments import ON_BLEED, ON_BLIGHT
from ..state.estate import Estate
from ..state.figures import Figure, Hero
from ..terms import CONDITIONS, HUMAN, NONE
from .base import Effect, PickEffect, RollTable
from .conditions import afflict, lose
from .diseases import cure, sicken
from .quirks import DrawQuirk, LoseQuirk
from .stress import DrawMood, recover, suffer
from .trinkets import DrawTrinket, DropOne
from .wounds import damage, heal, may_heal, wound

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


class Stress(Effect):
    says: tuple[str, ...] = ("amount", "sign", "per", "who")
    op = "stress"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        if not isinstance(figure, Hero) or not figure.alive:
            return
        amount = self.value(state, figure)
        if amount > 0:
            suffer(state, match, figure, amount)
        elif amount < 0:
            recover(state, match, figure, -amount)


class Wounds(Effect):
    """Wounds without an attack: nothing reduces them."""

    says: tuple[str, ...] = ("amount", "per", "who")
    op = "wounds"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        if figure is not None:
            wound(state, match, figure, self.value(state, figure))


class Damage(Effect):
    """Damage that needs no roll (spikes): no attack, so Protection does not halve it (DD-20.16)."""

    says: tuple[str, ...] = ("amount", "per", "who")
    op = "damage"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        if figure is not None:
            damage(state, match, figure, self.value(state, figure), False, pierce=True)


class Heal(Effect):
    says: tuple[str, ...] = ("amount", "per", "who")
    op = "heal"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        if figure is not None and may_heal(state, by):
            heal(state, match, figure, self.value(state, figure, by))


class Condition(Effect):
    """Bleed, Blight, Stun …: a stack of tokens."""

    says: tuple[str, ...] = ("amount", "turns", "who")
    kind: int = NONE

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        if figure is None:
            return
        own = by == figure.number
        turns = self.turns
        if not own and by != NONE and by == state.use.by:
            turns -= state.use.shorten
        # DD-A.77: what a Quirk adds is no new application.
        quiet = self.moment in (ON_BLEED, ON_BLIGHT)
        afflict(state, match, figure, self.kind, self.amount, turns, own, quiet)


class Bleed(Condition):
    op, kind = "bleed", 0


class Blight(Condition):
    op, kind = "blight", 1


class Stun(Condition):
    op, kind = "stun", 2


class Buff(Condition):
    op, kind = "buff", 3


class Debuff(Condition):
    op, kind = "debuff", 4


class Mark(Condition):
    op, kind = "mark", 5


class Riposte(Condition):
    op, kind = "riposte", 6


class Guard(Condition):
    op, kind = "guard", 7


class Protection(Condition):
    op, kind = "protection", 8


class Remove(Effect):
    """DD-20.18: all stacks of these Conditions."""

    says: tuple[str, ...] = ("conditions", "who")
    op = "remove"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        if figure is not None:
            lose(state, match, figure, self.kinds)


class DiseaseVerb(Effect):
    says: tuple[str, ...] = ()
    op = "disease"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        if isinstance(figure, Hero):
            sicken(state, match, figure)


class QuirkVerb(Effect):
    """A Quirk from its deck: `what` is positive or negative."""

    says: tuple[str, ...] = ("what",)
    op = "quirk"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        if isinstance(figure, Hero):
            state.agenda.append(DrawQuirk(figure.number, 1 if self.entry.what == "negative" else 0))


class Virtue(Effect):
    """DD-34.33, DD-28.4: a Virtue; Stress falls to 0 as with every Virtue, and the counter turns red."""

    says: tuple[str, ...] = ()
    op = "virtue"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        if isinstance(figure, Hero) and figure.mood == NONE:
            figure.stress = 0
            figure.red = True
            state.agenda.append(DrawMood(figure.number, 1))


class Cure(Effect):
    says: tuple[str, ...] = ("who",)
    op = "cure"

    def suits(self, state: Estate, hero: Hero) -> bool:
        return hero.disease != NONE

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        if isinstance(figure, Hero):
            cure(state, match, figure)


class Unlearn(Effect):
    """Remove Quirks of the hero's choice."""

    says: tuple[str, ...] = ("amount", "who")
    op = "unlearn"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        if isinstance(figure, Hero) and figure.quirks:
            state.agenda.append(LoseQuirk(figure.number, self.amount))


class ChooseOne(Effect):
    """The user takes one of several effects."""

    says: tuple[str, ...] = ("inner",)
    op = "choose_one"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        if figure is not None:
            state.agenda.append(PickEffect(figure.number, self.index, by))


class Transform(Effect):
    """DD-40.4: the other form."""

    says: tuple[str, ...] = ("what",)
    op = "transform"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        if isinstance(figure, Hero):
            figure.form = HUMAN if self.entry.what == "human" else 1
            if match.telling:
                match.tell("transformed", (*state.tag(figure.number), self.entry.what or ""))


class AddAction(Effect):
    says: tuple[str, ...] = ("amount", "sign")
    op = "add_action"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        if isinstance(figure, Hero):
            figure.actions = max(0, figure.actions + self.amount)


class AddSpeed(Effect):
    says: tuple[str, ...] = ("amount", "sign")
    op = "add_speed"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        if isinstance(figure, Hero):
            figure.speed += self.amount


class Power(Effect):
    """More damage in this turn."""

    says: tuple[str, ...] = ("amount", "per")
    op = "power"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        if isinstance(figure, Hero):
            figure.power += self.value(state, figure)


class TrinketVerb(Effect):
    """A card of the current Dungeon's Trinket deck."""

    says: tuple[str, ...] = ()
    op = "trinket"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        if isinstance(figure, Hero):
            state.agenda.append(DrawTrinket(figure.number, state.level))


class DropTrinket(Effect):
    """The hero loses a Trinket of the player's choice."""

    says: tuple[str, ...] = ()
    op = "drop_trinket"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        if isinstance(figure, Hero) and figure.trinkets:
            state.agenda.append(DropOne(figure.number))


class Table(Effect):
    """A d10 picks one of several lists."""

    says: tuple[str, ...] = ("inner",)
    op = "table"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int) -> None:
        if figure is not None:
            state.agenda.append(RollTable(figure.number, self.index, by))


VERBS: Final[tuple[type[Effect], ...]] = (
    Stress, Wounds, Damage, Heal, Bleed, Blight, Stun, Buff, Debuff, Mark, Riposte, Guard, Protection,
    Remove, DiseaseVerb, QuirkVerb, Virtue, Cure, Unlearn, ChooseOne, Transform, AddAction, AddSpeed,
    Power, TrinketVerb, DropTrinket, Table,
)  # fmt: skip
assert all(CONDITIONS[verb.kind] == verb.op for verb in Condition.__subclasses__())
