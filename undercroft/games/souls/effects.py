"""What treasure cards do beside their numbers: a small class for each verb.

A verb says what its line takes and on which cards it may stand; `wear` adds it to what its wearer's equipment
comes to, `improve` to the actions of the card it is on. To add one: write a class, add it to the verbs of the
boxes whose rules know it, add `ds-effect-<op>` to both text files.
"""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.kernel import effects
from undercroft.kernel.takes import Free, Number, OneWord, Spec, Words, Yes, takes
from undercroft.kernel.text import Message, Value

from .gear import CONDITIONS, Action, Loadout, both, mask, pool
from .schema import Dice, EffectEntry

HAND: Final = "hand"
ARMOUR: Final = "armour"
ARMOUR_UPGRADE: Final = "armour_upgrade"
WEAPON_UPGRADE: Final = "weapon_upgrade"
# A weapon's upgrades work on that weapon only.
WORN: Final = (ARMOUR, ARMOUR_UPGRADE)
ON_A_CHARACTER: Final = (HAND, *WORN)
ON_A_WEAPON: Final = (HAND, WEAPON_UPGRADE)

CONDITION: Final = Words(*CONDITIONS)
ONE_CONDITION: Final = OneWord(*CONDITIONS)
"""Where the sentence has room for one."""
POINTS: Final = Number(1, 10)
MORE_STAMINA: Final = Number(3, 10)
"""More than what everybody gets when an activation begins (DS-22.1)."""


class SomeDice(Spec):
    """At least one die; of one colour, where the sentence knows no other."""

    def __init__(self, *colours: str, most: int = 12) -> None:
        self.colours = colours or ("black", "blue", "orange")
        self.top = most

    def wrong(self, value: object) -> str:
        assert isinstance(value, dict)
        if not sum(value.values()):
            return "must be one die or more"
        for colour, count in value.items():
            if count and colour not in self.colours:
                return f"{colour!r}: only {', '.join(self.colours)}"
            if count > self.top:
                return f"{colour}: {self.top} at most"
        return ""

    def schema(self) -> dict[str, object]:
        one = {"type": "integer", "minimum": 0, "maximum": self.top}
        return {
            "type": "object",
            "properties": dict.fromkeys(self.colours, one),
            "minProperties": 1,
            "additionalProperties": False,
        }

    def words(self) -> str:
        colours = ", ".join(f"`{colour}`" for colour in self.colours)
        return f"how many dice of a colour, each at most {self.top}: {colours}"


DICE: Final = SomeDice()


class Bonus(Spec):
    """Added or taken away: the sentence prints the sign."""

    def wrong(self, value: object) -> str:
        if type(value) is int and -4 <= value <= 9 and value:
            return ""
        return f"{value!r} must be a number from -4 to 9, not 0"

    def schema(self) -> dict[str, object]:
        return {"type": "integer", "minimum": -4, "maximum": 9, "not": {"const": 0}}

    def words(self) -> str:
        return "a number from -4 to 9, not 0"


BONUS: Final = Bonus()


def dice_words(dice: Dice | None) -> dict[str, Value]:
    black, blue, orange = pool(dice)
    return {"black": black, "blue": blue, "orange": orange}


class Effect(effects.Verb):
    """An effect of a treasure card."""

    owners: ClassVar[tuple[str, ...]] = ON_A_CHARACTER

    def __init__(self, line: EffectEntry) -> None:
        self.line = line
        self.amount: int = line.amount or 0

    def wear(self, gear: Loadout) -> None:
        """What it adds to the equipment of whoever wears or wields the card."""

    def improve(self, actions: list[Action]) -> None:
        """What it makes of the actions of the card it is on."""

    def text(self, on: str) -> Message:
        """Its sentence; `on`: a weapon's upgrade, a card in hand, or something worn."""
        line = self.line
        args: dict[str, Value] = {
            "amount": self.amount,
            "least": line.least or 0,
            "stamina": line.stamina or 0,
            "health": line.health or 0,
            "mod": line.mod or 0,
            **dice_words(line.dice),
            "magic": "yes" if line.magic else "no",
            "condition": line.condition or (line.conditions[0] if line.conditions else "none"),
            "on": on,
            "against": "boss" if line.boss else ("tag" if line.tag else "none"),
            "tag": line.tag or "none",
        }
        return Message(f"ds-effect-{self.op.replace('_', '-')}", args)


# ---------------------------------------------------------------------- attacks


class CardAttack(Effect):
    """The attacks of this card, or of the weapon it is put on, get more."""

    op = "attack"
    owners = ON_A_WEAPON
    may = takes(
        dice=DICE,
        mod=BONUS,
        magic=Yes(),
        conditions=ONE_CONDITION,
        boss=Yes(),
        tag=Free("only against enemies with this word among their `tags`"),
    )
    one_of = ("dice", "mod", "magic", "conditions")
    # Against some enemies only there is a number that is added, and nothing else.
    apart = (
        ("boss", "dice"),
        ("boss", "magic"),
        ("boss", "conditions"),
        ("boss", "tag"),
        ("tag", "dice"),
        ("tag", "magic"),
        ("tag", "conditions"),
    )

    def improve(self, actions: list[Action]) -> None:
        line = self.line
        mod = line.mod or 0
        for action in actions:
            if not action.attacks:
                continue
            if line.boss:
                action.boss_mod += mod
            elif line.tag is not None:
                action.tag_mods += ((line.tag, mod),)
            else:
                action.dice = both(action.dice, pool(line.dice))
                action.mod += mod
                action.magic = action.magic or bool(line.magic)
                action.conditions |= mask(line.conditions or [])


class WornAttack(Effect):
    """All attacks of the wearer get more."""

    op = "attack"
    owners = WORN
    may = takes(dice=DICE, mod=BONUS)
    one_of = ("dice", "mod")

    def wear(self, gear: Loadout) -> None:
        gear.attack_dice = both(gear.attack_dice, pool(self.line.dice))
        gear.attack_mod += self.line.mod or 0


class Cheaper(Effect):
    """The dearest actions cost less."""

    op = "cheaper"
    owners = ON_A_WEAPON
    needs = takes(amount=POINTS)

    def improve(self, actions: list[Action]) -> None:
        dearest = max([action.stamina for action in actions], default=0)
        for action in actions:
            if action.stamina == dearest:
                action.stamina = max(0, dearest - self.amount)


class Slot(Effect):
    """The weapon it is put on has room for one upgrade more."""

    op = "slot"
    owners = (WEAPON_UPGRADE,)
    once = True


class BesideTwoHander(Effect):
    """It may be held beside a weapon that takes two hands."""

    op = "beside_two_hander"
    owners = (HAND,)


class StaminaWhenStrong(Effect):
    """Stamina for an attack of so much damage or more."""

    op = "stamina_when_strong"
    needs = takes(least=Number(1, 20), amount=POINTS)
    once = True

    def wear(self, gear: Loadout) -> None:
        gear.strong_least, gear.strong_stamina = self.line.least or 0, self.amount


class Crit(Effect):
    """The die of the heroic action `crit` is a blue one."""

    op = "crit"

    def wear(self, gear: Loadout) -> None:
        gear.crit = True


# ---------------------------------------------------------------------- the activation


class StartStamina(Effect):
    """Stamina at the beginning of an activation, for everybody on the node."""

    op = "start_stamina"
    needs = takes(amount=MORE_STAMINA)

    def wear(self, gear: Loadout) -> None:
        gear.start_stamina = max(gear.start_stamina, self.amount)


class StartMixed(Effect):
    """Stamina and Health at the beginning of an activation, instead of the usual Stamina."""

    op = "start_mixed"
    may = takes(stamina=POINTS, health=POINTS)
    one_of = ("stamina", "health")
    once = True

    def wear(self, gear: Loadout) -> None:
        gear.mixed = (self.line.stamina or 0, self.line.health or 0)


class EndHealth(Effect):
    """Health at the end of the activation."""

    op = "end_health"
    needs = takes(amount=POINTS)

    def wear(self, gear: Loadout) -> None:
        gear.end_health += self.amount


class EndHealthPerEnemy(Effect):
    """Health at the end of the activation for each enemy on the node."""

    op = "end_health_per_enemy"
    needs = takes(amount=POINTS)

    def wear(self, gear: Loadout) -> None:
        gear.end_health_per_enemy += self.amount


class MoreHealing(Effect):
    """Cards that give Health give more."""

    op = "more_healing"
    needs = takes(amount=POINTS)

    def wear(self, gear: Loadout) -> None:
        gear.more_healing += self.amount


class WalkNodes(Effect):
    """A walk goes farther than one node."""

    op = "walk_nodes"
    needs = takes(amount=Number(2, 9))

    def wear(self, gear: Loadout) -> None:
        gear.walk_nodes = max(gear.walk_nodes, self.amount)


class Ponderous(Effect):
    """No running, no dodging."""

    op = "ponderous"

    def wear(self, gear: Loadout) -> None:
        gear.ponderous = True


class TakeAggro(Effect):
    """The Aggro token once an encounter, when another's activation ends."""

    op = "take_aggro"

    def wear(self, gear: Loadout) -> None:
        gear.take_aggro = True


# ---------------------------------------------------------------------- defence


class Immune(Effect):
    """A condition that cannot be got."""

    op = "immune"
    needs = takes(condition=CONDITION)

    def wear(self, gear: Loadout) -> None:
        gear.immune |= mask([self.line.condition] if self.line.condition else [])


class Resist(Effect):
    """More dice to resist."""

    op = "resist"
    needs = takes(dice=DICE)

    def wear(self, gear: Loadout) -> None:
        gear.resist = both(gear.resist, pool(self.line.dice))


class DodgeNodes(Effect):
    """A dodge leads farther than one node."""

    op = "dodge_nodes"
    needs = takes(amount=Number(2, 9))

    def wear(self, gear: Loadout) -> None:
        gear.dodge_nodes = max(gear.dodge_nodes, self.amount)


class Steady(Effect):
    """Attacks do not push."""

    op = "steady"

    def wear(self, gear: Loadout) -> None:
        gear.steady = True


class StaminaWhenHurt(Effect):
    """Stamina for every attack that hurts."""

    op = "stamina_when_hurt"
    needs = takes(amount=POINTS)

    def wear(self, gear: Loadout) -> None:
        gear.stamina_when_hurt += self.amount


EFFECTS: Final[tuple[type[Effect], ...]] = (
    CardAttack, WornAttack, Cheaper, Slot, BesideTwoHander, StaminaWhenStrong, Crit, StartStamina,
    StartMixed, EndHealth, EndHealthPerEnemy, MoreHealing, WalkNodes, Ponderous, TakeAggro, Immune,
    Resist, DodgeNodes, Steady, StaminaWhenHurt,
)  # fmt: skip
"""Those that the rules of both boxes know."""
