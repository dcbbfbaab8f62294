"""Verbs of body and mind, of this turn, of cards in hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from undercroft.kernel.takes import Number, Words, takes

from .. import facts
from ..pack.moments import ON_BLEED, ON_BLIGHT
from ..state.estate import Estate
from ..state.figures import Figure, Hero, Monster
from ..state.stacks import MOST
from ..terms import (
    BEAST,
    BLEED,
    BLIGHT,
    BUFF,
    CONDITIONS,
    DEBUFF,
    FORMS,
    GUARD,
    HUMAN,
    MARK,
    PROTECTION,
    QUIRK_LIMIT,
    RIPOSTE,
    STUN,
)
from .base import Effect, PickEffect, RollTable
from .conditions import afflict, lose
from .diseases import cure, sicken
from .fields import (
    AMOUNT,
    CHANGE,
    DEED,
    FORM_WORDS,
    HEROES,
    MEANT,
    MUCH,
    PER,
    STACKS,
    TURNS,
    Change,
    Options,
    Rows,
)
from .occasions import (
    BY_HEROES,
    BY_MONSTERS,
    INTERACTION,
    MONSTER_SKILL_TARGET,
    MOOD,
    ON_TARGETS,
    SKILL_SELF,
    SKILL_TARGET,
    TO_A_HERO,
    TO_ANYBODY,
    TO_MONSTERS,
    TO_NOBODY,
    TRINKET,
    but,
    use,
)
from .quirks import DrawQuirk, LoseQuirk
from .stress import DrawMood, recover, suffer
from .trinkets import DrawTrinket, DropOne
from .wounds import damage, heal, may_heal, wound

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

ANYWHERE: Final = (
    *TO_A_HERO, *TO_ANYBODY, *TO_MONSTERS, *TO_NOBODY, *BY_HEROES, *ON_TARGETS, *BY_MONSTERS,
)  # fmt: skip
ANY_HERO: Final = (*TO_A_HERO, *TO_ANYBODY, *BY_HEROES)
IN_ONES_TURN: Final = ("move", *use(SKILL_SELF, INTERACTION, MOOD, TRINKET["turn"]))
HEROES_ONLY: Final = takes(side=HEROES)
"""It means nothing to monsters."""
NEGATIVE_MOST: Final = 3  # DD-A.121


class Stress(Effect):
    """Stress is suffered, or recovered where the amount is below 0."""

    op = "stress"
    moments = (
        *but(TO_A_HERO, "stress"), *TO_ANYBODY, *TO_MONSTERS, *TO_NOBODY, *BY_HEROES,
        *use(SKILL_TARGET, MONSTER_SKILL_TARGET),
    )  # fmt: skip
    needs = takes(amount=CHANGE)
    may = takes(per=PER) | MEANT
    narrows = HEROES_ONLY

    def helps(self, state: Estate, hero: Hero) -> bool:
        return hero.stress > 0  # a pack whose services stress visitors is refused

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        if not isinstance(figure, Hero) or not figure.alive:
            return
        amount = self.value(state, figure)
        if amount > 0:
            suffer(state, match, figure, amount)
        elif amount < 0:
            recover(state, match, figure, -amount)


def carry_off(state: Estate, match: Match, figure: Figure) -> None:
    """DD-23.5, DD-23.6: a monster that a line of a card has killed leaves before anything else happens."""
    if isinstance(figure, Monster) and figure.wounds >= figure.life:
        state.then(match.step("bury"))


class Wounds(Effect):
    """Wounds without an attack: nothing reduces them."""

    op = "wounds"
    moments = ANYWHERE
    needs = takes(amount=AMOUNT)
    may = takes(per=PER) | MEANT

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        if figure is not None:
            wound(state, match, figure, self.value(state, figure))
            carry_off(state, match, figure)


class Damage(Effect):
    """Damage that needs no roll (spikes): no attack, so Protection does not halve it (DD-20.16)."""

    op = "damage"
    moments = but(ANYWHERE, "stress", "damage", "critical")
    needs = takes(amount=AMOUNT)
    may = takes(per=PER) | MEANT

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        if figure is not None:
            damage(state, match, figure, self.value(state, figure), False, pierce=True)
            carry_off(state, match, figure)


class Heal(Effect):
    """Wounds are healed."""

    op = "heal"
    moments = ANYWHERE
    may = takes(amount=Number(1, MUCH, "all"), amounts=AMOUNT, per=PER) | MEANT
    one_of = ("amount", "amounts")
    apart = (("amounts", "amount"), ("amounts", "per"))

    def helps(self, state: Estate, hero: Hero) -> bool:
        return hero.wounds > 0

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        if figure is None or not may_heal(state, by):
            return
        amount = self.value(state, figure, by)
        # A Room may heal for each Quirk, and there is none: then nobody is healed (DD-A.242).
        if amount > 0:
            heal(state, match, figure, amount)


class Condition(Effect):
    """Bleed, Blight, Stun …: a stack of tokens."""

    moments = ANYWHERE
    needs = takes(turns=TURNS)
    may = MEANT
    condition: ClassVar[int] = BLEED

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
    """Wounds at the start of each turn."""

    op = "bleed"
    needs = takes(amount=Number(1, MOST), turns=TURNS)
    condition = BLEED


class Blight(Condition):
    """Wounds at the start of each turn."""

    op = "blight"
    needs = takes(amount=Number(1, MOST), turns=TURNS)
    condition = BLIGHT


class Stun(Condition):
    """An action less in the next turns."""

    op = "stun"
    condition = STUN


class Buff(Condition):
    """Higher chances of a critical hit."""

    op = "buff"
    condition = BUFF


class Debuff(Condition):
    """Enemies have higher chances of a critical hit."""

    op = "debuff"
    condition = DEBUFF


class Mark(Condition):
    """Enemies hit more easily."""

    op = "mark"
    condition = MARK


class Riposte(Condition):
    """Half of the damage goes back to the attacker."""

    op = "riposte"
    condition = RIPOSTE


class Guard(Condition):
    """Enemies must choose the one who guards."""

    op = "guard"
    condition = GUARD


class Protection(Condition):
    """Attacks deal half of their damage."""

    op = "protection"
    condition = PROTECTION


class Remove(Effect):
    """DD-20.18: all stacks of these Conditions."""

    op = "remove"
    moments = ANYWHERE
    needs = takes(conditions=STACKS)
    may = MEANT

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        if figure is not None:
            lose(state, match, figure, self.conditions)


class DiseaseVerb(Effect):
    """A card of the Disease deck."""

    op = "disease"
    moments = (*ANY_HERO, *use(MONSTER_SKILL_TARGET))
    may = DEED
    narrows = HEROES_ONLY

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        if isinstance(figure, Hero):
            sicken(state, match, figure)


class QuirkVerb(Effect):
    """A Quirk from its deck: `what` is positive or negative."""

    op = "quirk"
    moments = (*ANY_HERO, *use(MONSTER_SKILL_TARGET))
    needs = takes(what=Words("positive", "negative"))
    may = DEED
    narrows = HEROES_ONLY

    def helps(self, state: Estate, hero: Hero) -> bool:
        # DD-A.121: refused with three negative ones.
        return sum([quirk.negative for quirk in hero.quirks]) < NEGATIVE_MOST

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        if isinstance(figure, Hero):
            state.agenda.append(DrawQuirk(figure.number, self.entry.what == "negative"))


class Virtue(Effect):
    """DD-34.33, DD-28.4: a Virtue; Stress falls to 0 as with every Virtue, and the counter turns red."""

    op = "virtue"
    moments = ANY_HERO
    may = DEED
    narrows = HEROES_ONLY

    def helps(self, state: Estate, hero: Hero) -> bool:
        return hero.mood is None  # DD-A.118

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        if isinstance(figure, Hero) and figure.mood is None:
            figure.stress = 0
            figure.red = True
            state.agenda.append(DrawMood(figure.number, True))


class Cure(Effect):
    """A Disease goes."""

    op = "cure"
    moments = (*ANY_HERO, *TO_NOBODY, *use(SKILL_TARGET))
    may = MEANT
    narrows = HEROES_ONLY

    def suits(self, state: Estate, hero: Hero) -> bool:
        return hero.disease is not None

    def helps(self, state: Estate, hero: Hero) -> bool:
        return self.suits(state, hero)

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        if isinstance(figure, Hero):
            cure(state, match, figure)


class Unlearn(Effect):
    """Remove Quirks of the hero's choice."""

    op = "unlearn"
    moments = (*ANY_HERO, *TO_NOBODY)
    needs = takes(amount=Number(1, QUIRK_LIMIT))
    may = MEANT
    narrows = HEROES_ONLY

    def helps(self, state: Estate, hero: Hero) -> bool:
        return len(hero.quirks) >= self.amount

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        if isinstance(figure, Hero) and figure.quirks:
            state.agenda.append(LoseQuirk(figure.number, self.amount))


class ChooseOne(Effect):
    """The user takes one of several effects."""

    op = "choose_one"
    moments = use(SKILL_SELF, SKILL_TARGET)
    needs = takes(options=Options())
    may = DEED

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        if figure is not None:
            state.agenda.append(PickEffect(figure.number, self, by))


class Transform(Effect):
    """DD-40.4: the other form."""

    op = "transform"
    moments = use(SKILL_SELF)
    needs = takes(what=FORM_WORDS)
    may = DEED

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        if isinstance(figure, Hero):
            figure.form = HUMAN if self.entry.what == "human" else BEAST
            if match.telling:
                match.tell(facts.Transformed(state.tag(figure.number), FORMS[figure.form]))


class AddAction(Effect):
    """More or fewer actions in this turn."""

    op = "add_action"
    moments = IN_ONES_TURN
    needs = takes(amount=Change(9))
    may = DEED

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        if isinstance(figure, Hero):
            figure.actions = max(0, figure.actions + self.amount)


class AddSpeed(Effect):
    """More or less Speed in this turn."""

    op = "add_speed"
    moments = IN_ONES_TURN
    needs = takes(amount=Change(9))
    may = DEED

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        if isinstance(figure, Hero):
            figure.speed += self.amount


class Power(Effect):
    """More damage in this turn."""

    op = "power"
    moments = IN_ONES_TURN
    needs = takes(amount=AMOUNT)
    may = takes(per=PER) | DEED

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        if isinstance(figure, Hero):
            figure.power += self.value(state, figure)


class TrinketVerb(Effect):
    """A card of the current Dungeon's Trinket deck."""

    op = "trinket"
    moments = ANY_HERO
    may = DEED
    narrows = HEROES_ONLY

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        if isinstance(figure, Hero):
            state.agenda.append(DrawTrinket(figure.number, state.level))


class DropTrinket(Effect):
    """The hero loses a Trinket of the player's choice."""

    op = "drop_trinket"
    moments = (*ANY_HERO, *use(MONSTER_SKILL_TARGET))
    may = DEED
    narrows = HEROES_ONLY

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        if isinstance(figure, Hero) and figure.trinkets:
            state.agenda.append(DropOne(figure.number))


class Table(Effect):
    """A d10 picks one of several lists."""

    op = "table"
    moments = BY_HEROES
    needs = takes(rolls=Rows())
    may = DEED

    def act(self, state: Estate, match: Match, figure: Figure | None, by: int | None) -> None:
        if figure is not None:
            state.agenda.append(RollTable(figure.number, self, by))


VERBS: Final[tuple[type[Effect], ...]] = (
    Stress, Wounds, Damage, Heal, Bleed, Blight, Stun, Buff, Debuff, Mark, Riposte, Guard, Protection,
    Remove, DiseaseVerb, QuirkVerb, Virtue, Cure, Unlearn, ChooseOne, Transform, AddAction, AddSpeed,
    Power, TrinketVerb, DropTrinket, Table,
)  # fmt: skip
assert all(CONDITIONS[verb.condition] == verb.op for verb in Condition.__subclasses__())
