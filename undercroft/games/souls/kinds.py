"""The kinds of treasure cards: what may be printed on each, and what may not be printed together."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.kernel.effects import Language, Verb
from undercroft.kernel.takes import Free, Lines, Number, Problem, takes

from .effects import ARMOUR, ARMOUR_UPGRADE, DICE, HAND, WEAPON_UPGRADE, Effect
from .schema import CardEntry, OptionEntry

EFFECT: Final = "effect"
"""What the lines of `effects` are called."""
NEEDS: Final = Free("a number for each stat: strength, dexterity, intelligence, faith")
OPTIONS: Final = Free("a list of OptionEntry")
REACH: Final = Free("a number, `infinite`, or null: a dash")
PROTECTION: Final = takes(needs=NEEDS, block=DICE, resist=DICE, dodge=Number(1, 12))


HELD: Final = takes(hands=Number(1, 2))
IN_HAND: Final = PROTECTION | takes(range=REACH, slots=Number(0, 2), effects=Lines(EFFECT, HAND))


class Kind(Verb):
    """A kind of treasure card."""

    on: ClassVar[str] = HAND
    """Where its effects work."""

    def __init__(self, line: CardEntry) -> None:
        self.line = line

    def effects(self, language: Language) -> list[Effect]:
        """What the card does beside its numbers; that its lines are good is known."""
        found: list[Effect] = language.read(self.line.effects or [], self.on, "", [])
        return found

    @classmethod
    def wrong(cls, line: CardEntry) -> list[Problem]:
        return [
            (f"options[{place}].{field}", said)
            for place, option in enumerate(line.options or [])
            for field, said in wrong_option(option)
        ]


class Weapon(Kind):
    """Held in one hand or two, to attack with."""

    op = "weapon"
    needs = HELD | takes(options=OPTIONS)
    may = IN_HAND


class Shield(Kind):
    """Held to block and resist; some attack as well."""

    op = "shield"
    needs = HELD
    may = IN_HAND | takes(options=OPTIONS)


class Spell(Kind):
    """Held like a weapon."""

    op = "spell"
    needs = HELD | takes(options=OPTIONS)
    may = IN_HAND


class Armour(Kind):
    """Worn, one at a time."""

    op = "armour"
    on = ARMOUR
    may = PROTECTION | takes(slots=Number(0, 2), effects=Lines(EFFECT, ARMOUR))


class WeaponUpgrade(Kind):
    """Put on a card in hand; it works on that card only."""

    op = "weapon_upgrade"
    on = WEAPON_UPGRADE
    needs = takes(effects=Lines(EFFECT, WEAPON_UPGRADE))
    may = takes(needs=NEEDS, weight=Number(1, 2))


class ArmourUpgrade(Kind):
    """Put on armour; it works for the wearer."""

    op = "armour_upgrade"
    on = ARMOUR_UPGRADE
    needs = takes(effects=Lines(EFFECT, ARMOUR_UPGRADE))
    may = takes(needs=NEEDS, weight=Number(1, 2))


class Ember(Kind):
    """For a character without one; all it does is in the rules."""

    op = "ember"


KINDS: Final[tuple[type[Kind], ...]] = (
    Weapon, Shield, Spell, Armour, WeaponUpgrade, ArmourUpgrade, Ember,
)  # fmt: skip

OF_AN_ATTACK: Final = ("node", "shaft", "repeat", "crowded", "gives_aggro")
OF_DICE: Final = ("mod", "magic", "pierce")


def wrong_option(option: OptionEntry) -> list[Problem]:
    """What an action says and does not do, or does and cannot say."""
    attack = bool(option.dice or option.push or option.conditions or option.harm)
    found: list[Problem] = []
    if not attack:
        found += [
            (field, "only for an attack: with dice, push, conditions or harm")
            for field in OF_AN_ATTACK
            if getattr(option, field) is True or (field == "repeat" and option.repeat > 1)
        ]
    if not any(option.dice.values()):
        found += [(field, "only for dice") for field in OF_DICE if getattr(option, field)]
    elif option.harm:
        found.append(("harm", "only without dice"))
    if bool(option.shift) != (option.when is not None):
        missing = "when" if option.shift else "shift"
        found.append((missing, "shift and when go together"))
    helps = option.gain or option.enchant or option.ward or option.bless
    if option.when == "only" and (attack or helps):
        found.append(("when", "'only' is an action that does nothing else"))
    if not (attack or helps or option.shift):
        found.append(("dice", "the action would do nothing"))
    gain = option.gain
    if gain is not None:
        if not (gain.stamina or gain.health):
            found.append(("gain", "needs stamina or health"))
        if gain.range is not None and (not attack or gain.who == "self"):
            found.append(("gain.range", "only beside an attack, for others than oneself"))
    if option.ward is not None and not any(option.ward.values()):
        found.append(("ward", "must be one die or more"))
    return found
