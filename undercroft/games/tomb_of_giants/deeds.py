"""What a timer, a lever, a chest or the torch of a card sets off (TG-16). `spawning.py` does it."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from typing import ClassVar, Final

import msgspec

from undercroft.games.souls.models import Model
from undercroft.kernel.effects import Verb
from undercroft.kernel.takes import Known, Problem, Spec, Words, takes
from undercroft.kernel.text import Message, Ref, Value

from .schema import Amount, DeedEntry

TIMER: Final = "timer"
LEVER: Final = "lever"
CHEST: Final = "chest"
TORCH: Final = "torch_found"
ON_THE_TILE: Final = ("primary", "secondary")
SPAWN_NODES: Final = {
    TIMER: Words(*ON_THE_TILE, "near_character"),
    LEVER: Words(*ON_THE_TILE, "near_character"),
    CHEST: Words(*ON_THE_TILE, "near_chest"),
    TORCH: Words(*ON_THE_TILE, "near_character"),
}
"""Where enemies may come when each of these sets them off."""
ENEMY_ID: Final = Known("enemy")
ONE: Final = Amount(flat=1)


class Many(Spec):
    """A number that may grow with the number of players, where the sentence can say so."""

    def __init__(self, low: int, high: int, players: bool = True) -> None:
        self.low = low
        self.high = high
        self.players = players

    def wrong(self, value: object) -> str:
        assert isinstance(value, Amount)
        flat, each = value.flat, value.per_player
        if each and not self.players:
            return "per_player: the card cannot say it; only flat"
        if self.players:
            good = 0 <= flat <= self.high and 0 <= each <= self.high and flat + each >= self.low
        else:
            good = self.low <= flat <= self.high
        return "" if good else f"{spelled(value)} must be {self.words().replace('`', '')}"

    def schema(self) -> dict[str, object]:
        low = 0 if self.players else self.low
        one = {"type": "integer", "minimum": low, "maximum": self.high}
        names = ["flat", "per_player"] if self.players else ["flat"]
        return {
            "type": "object",
            "properties": dict.fromkeys(names, one),
            "additionalProperties": False,
            **({"minProperties": 1} if self.players else {"required": names}),
        }

    def words(self) -> str:
        bounds = f"from {self.low} to {self.high}"
        if self.players:
            return f"`{{flat: …, per_player: …}}`, together {bounds} for one player"
        return f"`{{flat: …}}` {bounds}"


def spelled(amount: Amount) -> str:
    return f"{{flat: {amount.flat}, per_player: {amount.per_player}}}"


def amount_words(what: Amount | None) -> dict[str, Value]:
    return {"flat": what.flat if what else 0, "players": what.per_player if what else 0}


def tile_word(tile: int | None) -> int | str:
    """Files count tiles from 0, players from 1."""
    return "none" if tile is None else tile + 1


class Deed(Verb):
    """Something a timer, a lever, a chest or the torch of a card sets off."""

    kind: ClassVar[str] = "deed"

    def __init__(self, line: DeedEntry) -> None:
        self.line = line
        # Named by what it is: a document made with another pack never means another deed.
        mark = blake2b(msgspec.json.encode(line), digest_size=2).hexdigest()
        self.id = f"{self.op}-{mark}"
        self.index = 0
        self.tile: int | None = line.tile
        self.model: Model | None = None
        self.count: Amount = line.count or ONE
        self.node: str = line.node or "primary"

    def belong_to(self, card: str, models: Mapping[str, Model]) -> None:
        """Stand on this card."""
        self.id = f"{card}.{self.id}"
        self.model = models[self.line.enemy] if self.line.enemy else None

    def text(self) -> Message:
        args: dict[str, Value] = {
            "tile": tile_word(self.tile),
            "node": self.node,
            **amount_words(self.count),
        }
        if self.line.enemy:
            args["enemy"] = Ref("model", self.line.enemy)
        return Message(f"tg-deed-{self.op.replace('_', '-')}", args)


TILE: Final = Known("tile", numbered=True)


class Respawn(Deed):
    """The enemies of the card, or of one tile, come once more."""

    op = "respawn"
    may = takes(tile=TILE)


class Spawn(Deed):
    """Enemies come: onto a spawn node of a tile, or the one closest to whoever set it off."""

    op = "spawn"
    needs = takes(enemy=ENEMY_ID)
    may = takes(
        tile=TILE, count=Many(1, 12), node=Words(*ON_THE_TILE, "near_chest", "near_character")
    )

    @classmethod
    def wrong(cls, line: DeedEntry) -> list[Problem]:
        if line.tile is None and (line.node is None or line.node in ON_THE_TILE):
            return [("tile", "spawn needs one, for its primary or secondary node")]
        return []


class RemoveTile(Deed):
    """A tile is taken away with every enemy on it."""

    op = "remove_tile"
    needs = takes(tile=TILE)


class ResetTimer(Deed):
    """The timer begins anew."""

    op = "reset_timer"


DEEDS: Final[tuple[type[Deed], ...]] = (Respawn, Spawn, RemoveTile, ResetTimer)
