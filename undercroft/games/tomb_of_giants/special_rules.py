"""The special rules of encounters and of rendezvous: a small class for each verb.

`bear_on` changes what holds in the fight (`modifiers.py`). To add one: write a class, add it to `RULES`, add
`tg-rule-<op>` to both text files, and let the rules look at what it changes.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final

from undercroft.games.souls.effects import ONE_CONDITION
from undercroft.games.souls.gear import mask
from undercroft.games.souls.models import Model
from undercroft.kernel.effects import Language, Verb
from undercroft.kernel.takes import Lines, Number, Spec, Words, takes
from undercroft.kernel.text import Message, Ref, Value

from .deeds import (
    CHEST,
    ENEMY_ID,
    LEVER,
    TILE,
    TORCH,
    Deed,
    Many,
    amount_words,
    tile_word,
)
from .layout import LATTICE
from .schema import RuleEntry

if TYPE_CHECKING:
    from .modifiers import TombModifiers

ENCOUNTER: Final = "encounter"
EVENT: Final = "event"
DEED: Final = "deed"
FLAT: Final = Many(1, 9, players=False)
MORE: Final = Number(0, 9)


class OnTile(Spec):
    """A node of a tile by its place."""

    def wrong(self, value: object) -> str:
        if value in LATTICE:
            return ""
        assert isinstance(value, tuple)
        return f"{list(value)} is no node (x and y 0 to 4, their sum even)"

    def words(self) -> str:
        return "`[x, y]` of a node: 0 to 4 each, their sum even"


class Rule(Verb):
    """A special rule."""

    owners: ClassVar[tuple[str, ...]] = (ENCOUNTER,)
    wants: ClassVar[tuple[str, ...]] = ()
    """What must be on the map of its card."""

    def __init__(self, line: RuleEntry) -> None:
        self.line = line
        self.flat: int = line.amount.flat if line.amount else 0
        self.model: Model | None = None
        self.kin: Model | None = None
        self.deeds: tuple[Deed, ...] = ()

    def belong_to(self, card: str, models: Mapping[str, Model], deeds: list[Deed]) -> None:
        """Stand on this card."""
        self.model = models[self.line.enemy] if self.line.enemy else None
        self.kin = models[self.line.kin] if self.line.kin else None
        self.deeds = tuple(deeds)
        for deed in deeds:
            deed.belong_to(card, models)

    def read_deeds(self, language: Language) -> list[Deed]:
        """What it sets off; that its lines are good is known."""
        found: list[Deed] = language.read(self.line.do or [], self.op, "", [])
        return found

    def bear_on(self, holds: TombModifiers) -> None:
        """Hold in a fight."""
        raise NotImplementedError

    def text(self) -> Message:
        line = self.line
        args: dict[str, Value] = {
            **amount_words(line.amount),
            "times": 1 if line.times is None else line.times,
            "block": line.block or 0,
            "resist": line.resist or 0,
            "tile": tile_word(line.tile),
            "condition": line.conditions[0] if line.conditions else "none",
            "nodes": line.nodes or 0,
            "damage": line.damage or 0,
            "do": [deed.text() for deed in self.deeds],
        }
        if line.enemy:
            args["enemy"] = Ref("model", line.enemy)
        if line.kin:
            args["kin"] = Ref("model", line.kin)
        return Message(f"tg-rule-{self.op.replace('_', '-')}", args)


class Anywhere(Rule):
    """A rule that may hold in any encounter, so that an event may bring it, too."""

    owners = (ENCOUNTER, EVENT)


# ---------------------------------------------------------------------- enemies


class Might(Anywhere):
    """Enemy attacks deal more damage."""

    op = "might"
    needs = takes(amount=FLAT)

    def bear_on(self, holds: TombModifiers) -> None:
        holds.might += self.flat


class Venom(Anywhere):
    """Enemy attacks also inflict a condition."""

    op = "venom"
    needs = takes(conditions=ONE_CONDITION)

    def bear_on(self, holds: TombModifiers) -> None:
        holds.venom |= mask(self.line.conditions or [])


class Nimble(Anywhere):
    """Enemy attacks are harder to dodge."""

    op = "nimble"
    needs = takes(amount=FLAT)

    def bear_on(self, holds: TombModifiers) -> None:
        holds.nimble += self.flat


class Haste(Anywhere):
    """Enemies go farther."""

    op = "haste"
    needs = takes(amount=FLAT)

    def bear_on(self, holds: TombModifiers) -> None:
        holds.haste += self.flat


class Hearty(Anywhere):
    """Enemies have more Health."""

    op = "hearty"
    needs = takes(amount=FLAT)

    def bear_on(self, holds: TombModifiers) -> None:
        holds.hearty += self.flat


class Health(Rule):
    """An enemy has another starting Health."""

    op = "health"
    needs = takes(enemy=ENEMY_ID, amount=Many(1, 99))

    def bear_on(self, holds: TombModifiers) -> None:
        assert self.model is not None
        assert self.line.amount is not None
        holds.health[self.model] = self.line.amount


class Mighty(Rule):
    """An enemy has its Health so many times, and more Block and Resist."""

    op = "mighty"
    needs = takes(enemy=ENEMY_ID, times=Number(1, 9), block=MORE, resist=MORE)

    def bear_on(self, holds: TombModifiers) -> None:
        assert self.model is not None
        line = self.line
        holds.times[self.model] = line.times or 1
        holds.armour[self.model] = (line.block or 0, line.resist or 0)


class Unharmed(Rule):
    """An enemy suffers no damage."""

    op = "unharmed"
    needs = takes(enemy=ENEMY_ID)
    once = True

    def bear_on(self, holds: TombModifiers) -> None:
        holds.unharmed = self.model


class Exhausting(Rule):
    """Whoever an enemy hits for 0 damage pays Stamina."""

    op = "exhausting"
    needs = takes(enemy=ENEMY_ID, amount=FLAT)
    once = True

    def bear_on(self, holds: TombModifiers) -> None:
        holds.exhausting = (self.model, self.flat)


class Bonded(Rule):
    """An enemy suffers whenever one of its kin is killed."""

    op = "bonded"
    needs = takes(enemy=ENEMY_ID, kin=ENEMY_ID, amount=FLAT)
    once = True

    def bear_on(self, holds: TombModifiers) -> None:
        holds.bond = (self.model, self.kin, self.flat)


class Urns(Rule):
    """Each barrel on their tile gives enemies more Block and Resist."""

    op = "urns"
    needs = takes(block=MORE, resist=MORE)
    wants = ("barrel",)
    once = True

    def bear_on(self, holds: TombModifiers) -> None:
        holds.urns = (self.line.block or 0, self.line.resist or 0)


class Evasive(Anywhere):
    """Enemies may dodge."""

    op = "evasive"

    def bear_on(self, holds: TombModifiers) -> None:
        holds.evasive = True


class SkipFirstTurn(Anywhere):
    """A character begins."""

    op = "skip_first_turn"

    def bear_on(self, holds: TombModifiers) -> None:
        holds.skip_first_turn = True


class ShrineGuard(Rule):
    """Enemies go for the shrine."""

    op = "shrine_guard"
    wants = ("shrine",)

    def bear_on(self, holds: TombModifiers) -> None:
        holds.shrine_guard = True


# ---------------------------------------------------------------------- characters


class BeginWith(Anywhere):
    """Characters begin with a condition."""

    op = "begin_with"
    needs = takes(conditions=ONE_CONDITION)

    def bear_on(self, holds: TombModifiers) -> None:
        holds.begin_with |= mask(self.line.conditions or [])


class Restless(Anywhere):
    """Damage for whoever ends a turn where it began."""

    op = "restless"
    needs = takes(amount=FLAT)

    def bear_on(self, holds: TombModifiers) -> None:
        holds.restless += self.flat


class Drain(Anywhere):
    """Damage at the end of every turn."""

    op = "drain"
    needs = takes(amount=FLAT)

    def bear_on(self, holds: TombModifiers) -> None:
        holds.drain += self.flat


class DeepWater(Anywhere):
    """Walking costs Stamina."""

    op = "deep_water"
    needs = takes(amount=FLAT)

    def bear_on(self, holds: TombModifiers) -> None:
        holds.deep_water += self.flat


class HemmedIn(Anywhere):
    """Walking costs Stamina with an enemy on the tile."""

    op = "hemmed_in"
    needs = takes(amount=FLAT)

    def bear_on(self, holds: TombModifiers) -> None:
        holds.hemmed_in += self.flat


class LeaveWhenClear(Anywhere):
    """Nobody leaves a tile with an enemy on it."""

    op = "leave_when_clear"

    def bear_on(self, holds: TombModifiers) -> None:
        holds.leave_when_clear = True


class Forbidden(Rule):
    """Nobody enters a tile."""

    op = "forbidden"
    needs = takes(tile=TILE)
    once = True

    def bear_on(self, holds: TombModifiers) -> None:
        holds.forbidden = self.line.tile


class NodeLimit(Rule):
    """A node holds so many models and no more."""

    op = "node_limit"
    needs = takes(amount=FLAT)
    once = True

    def bear_on(self, holds: TombModifiers) -> None:
        holds.node_limit = self.flat


class Torchlight(Rule):
    """Attacks far from the torch are weaker."""

    op = "torchlight"
    needs = takes(amount=Many(-3, -1, players=False))
    wants = ("torch",)
    once = True

    def bear_on(self, holds: TombModifiers) -> None:
        holds.torchlight += self.flat


# ---------------------------------------------------------------------- what stands on the map


class BarrelsOnTraps(Rule):
    """A barrel on every trap."""

    op = "barrels_on_traps"
    wants = ("trap",)

    def bear_on(self, holds: TombModifiers) -> None:
        holds.barrels_on_traps = True


class BlankBarrelSouls(Rule):
    """A barrel on a blank trap gives souls."""

    op = "blank_barrel_souls"
    wants = ("trap",)

    def bear_on(self, holds: TombModifiers) -> None:
        holds.blank_barrel_souls = True


class Lever(Rule):
    """What the lever sets off each time."""

    op = "lever"
    needs = takes(do=Lines(DEED, LEVER))
    wants = ("lever",)
    once = True

    def bear_on(self, holds: TombModifiers) -> None:
        holds.lever = self.deeds


class LeverNeedsTorch(Rule):
    """The lever works with the torch beside it only."""

    op = "lever_needs_torch"
    wants = ("lever", "torch")

    def bear_on(self, holds: TombModifiers) -> None:
        holds.lever_needs_torch = True


class Chest(Rule):
    """What an opened chest sets off."""

    op = "chest"
    needs = takes(do=Lines(DEED, CHEST))
    wants = ("chest",)
    once = True

    def bear_on(self, holds: TombModifiers) -> None:
        holds.chest = self.deeds


class TorchFound(Rule):
    """What the first character at the torch sets off."""

    op = "torch_found"
    needs = takes(do=Lines(DEED, TORCH))
    wants = ("torch",)
    once = True

    def bear_on(self, holds: TombModifiers) -> None:
        holds.torch_found = self.deeds


class SkeletonBall(Rule):
    """A ball that rolls after each enemy turn."""

    op = "skeleton_ball"
    needs = takes(
        tile=TILE,
        node=OnTile(),
        way=Words("north", "south"),
        nodes=Number(1, 9),
        damage=Number(1, 20),
    )
    once = True

    def __init__(self, line: RuleEntry) -> None:
        super().__init__(line)
        self.tile: int = line.tile or 0
        self.node: tuple[int, int] = line.node or (0, 0)
        self.south: bool = line.way == "south"
        self.nodes: int = line.nodes or 0
        self.damage: int = line.damage or 0

    def bear_on(self, holds: TombModifiers) -> None:
        holds.ball = self


RULES: Final[tuple[type[Rule], ...]] = (
    Might, Venom, Nimble, Haste, Hearty, Health, Mighty, Unharmed, Exhausting, Bonded, Urns, Evasive,
    SkipFirstTurn, ShrineGuard, BeginWith, Restless, Drain, DeepWater, HemmedIn, LeaveWhenClear,
    Forbidden, NodeLimit, Torchlight, BarrelsOnTraps, BlankBarrelSouls, Lever, LeverNeedsTorch, Chest,
    TorchFound, SkeletonBall,
)  # fmt: skip
