"""What holds, and does nothing at a moment: traits of cards and enemies."""

from __future__ import annotations

from typing import ClassVar

from undercroft.kernel.takes import Number, Words, takes
from undercroft.kernel.text import Message

from .cards import Card
from .modifiers import Modifiers
from .verbs import AMOUNT, CONDITIONS, Verb


class Trait(Verb):
    """Something that holds: `belong_to` or `bear_on` writes it where the rules look."""

    moments: ClassVar[tuple[str, ...]] = ("ongoing",)
    acts = False


class Bonus(Trait):
    """Changes the damage of this card, never below 0."""

    op = "bonus"
    needs = takes(amount=Number(-99, 99))
    may = takes(condition=Words(*CONDITIONS))
    moments = ("attack", "instant")

    def belong_to(self, card: Card) -> None:
        card.bonuses += (self,)

    def text(self, any_enemy: bool = False) -> Message:
        return Message(
            "bb-verb-bonus",
            {
                "if": self.effect.condition or "always",
                "amount": abs(self.amount),
                "way": "more" if self.amount >= 0 else "less",
            },
        )


class Order(Trait):
    """First or last among the attacks of Step 5; ties by player order."""

    op = "order"
    needs = takes(value=Words("first", "last"))
    moments = ("attack",)

    def belong_to(self, card: Card) -> None:
        card.order = -1 if self.effect.value == "first" else 1


class Cap(Trait):
    """Weapons of a type deal at most this much, card by card."""

    op = "cap"
    needs = takes(weapon=Words("melee", "ranged", "any"), max=Number(0, 99))

    def bear_on(self, holds: Modifiers, own: bool) -> None:
        most = self.effect.max
        assert most is not None
        if self.effect.weapon != "ranged":
            holds.cap_melee = min(holds.cap_melee, most)
        if self.effect.weapon != "melee":
            holds.cap_ranged = min(holds.cap_ranged, most)


class InstantShield(Trait):
    """Each card deals less to it in Step 3."""

    op = "instant_shield"
    needs = takes(amount=AMOUNT)

    def bear_on(self, holds: Modifiers, own: bool) -> None:
        holds.instant_shield += self.amount


class NoPrevent(Trait):
    """Nothing prevents, redirects or halves damage."""

    op = "no_prevent"

    def bear_on(self, holds: Modifiers, own: bool) -> None:
        holds.no_prevent = True


class SplashLeft(Trait):
    """A Weapon that damages it hurts the Hunter on the attacker's left as much (BB-2.20)."""

    op = "splash_left"

    def bear_on(self, holds: Modifiers, own: bool) -> None:
        holds.splash_left = True


class DieBonus(Trait):
    """Added once to the total of its attack."""

    op = "die_bonus"
    needs = takes(amount=AMOUNT)

    def bear_on(self, holds: Modifiers, own: bool) -> None:
        holds.die_bonus += self.amount


class EnemyHealth(Trait):
    """Every other enemy starts with more Blood (BB-16.8)."""

    op = "enemy_health"
    needs = takes(amount=AMOUNT)

    def bear_on(self, holds: Modifiers, own: bool) -> None:
        if not own:
            holds.extra_health += self.amount


class DieUp(Trait):
    """Every other enemy rolls the next stronger die."""

    op = "die_up"

    def bear_on(self, holds: Modifiers, own: bool) -> None:
        if not own:
            holds.die = min(holds.die + 1, 2)


class DeathLimit(Trait):
    """A Hunter is out of the game on this death."""

    op = "death_limit"
    needs = takes(amount=AMOUNT)

    def bear_on(self, holds: Modifiers, own: bool) -> None:
        holds.death_limit = self.amount


class BankTax(Trait):
    """Whoever banks in Step 7 first loses this much Collected Blood."""

    op = "bank_tax"
    needs = takes(amount=AMOUNT)

    def bear_on(self, holds: Modifiers, own: bool) -> None:
        holds.bank_tax += self.amount
