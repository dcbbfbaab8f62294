"""Verbs of body and mind, of this turn, of cards in hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ..pack.moments import ON_BLEED, ON_BLIGHT
from ..state.estate import Estate
from ..state.figures import Figure, Hero
from ..terms import (
    BLEED,
    BLIGHT,
    BUFF,
    CONDITIONS,
    DEBUFF,
    GUARD,
    HUMAN,
    MARK,
    NONE,
    PROTECTION,
    RIPOSTE,
    STUN,
)
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
    says = ("amount", "sign", "per", "who")
    op = "stress"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        if not isinstance(figure, Hero) or not figure.alive:
            return
        amount = self.value(state, figure)
        if amount > 0:
            suffer(state, match, figure, amount)
        elif amount < 0:
            recover(state, match, figure, -amount)


class Wounds(Effect):
    """Wounds without an attack: nothing reduces them."""

    says = ("amount", "per", "who")
    op = "wounds"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        if figure is not None:
            wound(state, match, figure, self.value(state, figure))


class Damage(Effect):
    """Damage that needs no roll (spikes): no attack, so Protection does not halve it (DD-20.16)."""

    says = ("amount", "per", "who")
    op = "damage"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        if figure is not None:
            damage(state, match, figure, self.value(state, figure), False, pierce=True)


class Heal(Effect):
    says = ("amount", "per", "who")
    op = "heal"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        if figure is not None and may_heal(state, by):
            heal(state, match, figure, self.value(state, figure, by))


class Condition(Effect):
    """Bleed, Blight, Stun …: a stack of tokens."""

    says = ("amount", "turns", "who")
    condition: ClassVar[int] = NONE

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        if figure is None:
            return
        own = by == figure.number
        turns = self.turns
        use = state.use
        if not own and use is not None and by == use.by:
            turns -= use.shorten
        # DD-A.77: what a Quirk adds is no new application.
        quiet = self.moment in (ON_BLEED, ON_BLIGHT)
        afflict(state, match, figure, self.condition, self.amount, turns, own, quiet)


class Bleed(Condition):
    op = "bleed"
    condition = BLEED


class Blight(Condition):
    op = "blight"
    condition = BLIGHT


class Stun(Condition):
    op = "stun"
    condition = STUN


class Buff(Condition):
    op = "buff"
    condition = BUFF


class Debuff(Condition):
    op = "debuff"
    condition = DEBUFF


class Mark(Condition):
    op = "mark"
    condition = MARK


class Riposte(Condition):
    op = "riposte"
    condition = RIPOSTE


class Guard(Condition):
    op = "guard"
    condition = GUARD


class Protection(Condition):
    op = "protection"
    condition = PROTECTION


class Remove(Effect):
    """DD-20.18: all stacks of these Conditions."""

    says = ("conditions", "who")
    op = "remove"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        if figure is not None:
            lose(state, match, figure, self.conditions)


class DiseaseVerb(Effect):
    says = ()
    op = "disease"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        if isinstance(figure, Hero):
            sicken(state, match, figure)


class QuirkVerb(Effect):
    """A Quirk from its deck: `what` is positive or negative."""

    says = ("what",)
    op = "quirk"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        if isinstance(figure, Hero):
            state.agenda.append(DrawQuirk(figure.number, self.entry.what == "negative"))


class Virtue(Effect):
    """DD-34.33, DD-28.4: a Virtue; Stress falls to 0 as with every Virtue, and the counter turns red."""

    says = ()
    op = "virtue"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        if isinstance(figure, Hero) and figure.mood is None:
            figure.stress = 0
            figure.red = True
            state.agenda.append(DrawMood(figure.number, True))


class Cure(Effect):
    says = ("who",)
    op = "cure"

    def suits(self, state: Estate, hero: Hero) -> bool:
        return hero.disease is not None

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        if isinstance(figure, Hero):
            cure(state, match, figure)


class Unlearn(Effect):
    """Remove Quirks of the hero's choice."""

    says = ("amount", "who")
    op = "unlearn"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        if isinstance(figure, Hero) and figure.quirks:
            state.agenda.append(LoseQuirk(figure.number, self.amount))


class ChooseOne(Effect):
    """The user takes one of several effects."""

    says = ("inner",)
    op = "choose_one"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        if figure is not None:
            state.agenda.append(PickEffect(figure.number, self, by))


class Transform(Effect):
    """DD-40.4: the other form."""

    says = ("what",)
    op = "transform"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        if isinstance(figure, Hero):
            figure.form = HUMAN if self.entry.what == "human" else 1
            if match.telling:
                match.tell("transformed", (*state.tag(figure.number), self.entry.what or ""))


class AddAction(Effect):
    says = ("amount", "sign")
    op = "add_action"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        if isinstance(figure, Hero):
            figure.actions = max(0, figure.actions + self.amount)


class AddSpeed(Effect):
    says = ("amount", "sign")
    op = "add_speed"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        if isinstance(figure, Hero):
            figure.speed += self.amount


class Power(Effect):
    """More damage in this turn."""

    says = ("amount", "per")
    op = "power"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        if isinstance(figure, Hero):
            figure.power += self.value(state, figure)


class TrinketVerb(Effect):
    """A card of the current Dungeon's Trinket deck."""

    says = ()
    op = "trinket"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        if isinstance(figure, Hero):
            state.agenda.append(DrawTrinket(figure.number, state.level))


class DropTrinket(Effect):
    """The hero loses a Trinket of the player's choice."""

    says = ()
    op = "drop_trinket"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        if isinstance(figure, Hero) and figure.trinkets:
            state.agenda.append(DropOne(figure.number))


class Table(Effect):
    """A d10 picks one of several lists."""

    says = ("inner",)
    op = "table"

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        if figure is not None:
            state.agenda.append(RollTable(figure.number, self, by))


VERBS: Final[tuple[type[Effect], ...]] = (
    Stress, Wounds, Damage, Heal, Bleed, Blight, Stun, Buff, Debuff, Mark, Riposte, Guard, Protection,
    Remove, DiseaseVerb, QuirkVerb, Virtue, Cure, Unlearn, ChooseOne, Transform, AddAction, AddSpeed,
    Power, TrinketVerb, DropTrinket, Table,
)  # fmt: skip
assert all(CONDITIONS[verb.condition] == verb.op for verb in Condition.__subclasses__())
