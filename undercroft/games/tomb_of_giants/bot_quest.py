"""What the bot reads of encounter cards and of the cards in hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from undercroft.games.souls.bot_figures import Terms
from undercroft.games.souls.bot_odds import STINGS, Guard, Pool, pool_of
from undercroft.games.souls.bot_party import Item, effects_of
from undercroft.games.souls.bot_plan import Deed, deed_of
from undercroft.games.souls.seen import Dice

Json = Mapping[str, Any]


class Quest:
    """The special rules of an encounter card and of the rendezvous below it."""

    def __init__(self, card: Json | None, rules: Sequence[Json]) -> None:
        self.rules: dict[str, Json] = {}
        venom = 0
        for rule in (*(card["rules"] if card else ()), *rules):
            self.rules[rule["id"].removeprefix("tg-rule-")] = rule["args"]
            if rule["id"] == "tg-rule-venom":
                venom |= STINGS.get(rule["args"]["condition"], 0)
        self.timers: list[tuple[int, list[Json]]] = [
            (timer["at"], timer["text"]) for timer in (card["timers"] if card else ())
        ]
        self.tiles: list[Json] = list(card["tiles"]) if card else []
        self.terms = Terms(self.number("might"), self.number("nimble"), self.number("haste"), venom)

    def number(self, name: str) -> int:
        rule = self.rules.get(name)
        return int(rule["flat"]) if rule else 0

    def enemy(self, name: str) -> str:
        rule = self.rules.get(name)
        return str(rule["enemy"]["id"]) if rule else ""

    def spawned(self, deeds: Sequence[Json], players: int) -> list[str]:
        """The enemies that something sets loose."""
        found: list[str] = []
        for deed in deeds:
            kind, args = deed["id"].removeprefix("tg-deed-"), deed["args"]
            if kind == "spawn":
                found += [args["enemy"]["id"]] * (args["flat"] + args["players"] * players)
            elif kind == "respawn":
                for number, tile in enumerate(self.tiles):
                    if args["tile"] in ("none", number + 1):
                        found += [model for group in tile["enemies"] for model in group]
        return found


class Arsenal:
    """What hand cards can do, out of the catalogue."""

    def __init__(self, catalog: Json) -> None:
        self.cards: Mapping[str, Any] = catalog["cards"]
        self._deeds: dict[tuple[Item, str], list[Deed]] = {}

    def deeds(self, item: Item, slot: str) -> list[Deed]:
        """The attacks of a card with its upgrades."""
        found = self._deeds.get((item, slot))
        if found is None:
            found = self._deeds[item, slot] = self._read(item, slot)
        return found

    def _read(self, item: Item, slot: str) -> list[Deed]:
        found: list[Deed] = []
        more = effects_of(self.cards, item)
        plain = [args for args in more if args["against"] == "none"]
        for index, option in enumerate(self.cards[item.card]["options"]):
            deed = deed_of(slot, index, option["stamina"], option["text"]["args"])
            if deed is None:
                continue
            dice = deed.dice
            for args in plain:
                dice = (dice[0] + args["black"], dice[1] + args["blue"], dice[2] + args["orange"])
            found.append(
                deed._replace(
                    dice=dice,
                    mod=deed.mod + sum(args["mod"] for args in plain),
                    magic=deed.magic or any(args["magic"] == "yes" for args in plain),
                    cost=max(0, deed.cost - sum(args["amount"] for args in more)),
                )
            )
        return found

    def guard(self, now: Guard, before: Sequence[Item], after: Sequence[Item]) -> Guard:
        """The defence with other cards in hand."""
        block, resist, dodge = now.block, now.resist, now.dodge
        for items, sign in ((before, -1), (after, 1)):
            for item in items:
                card = self.cards[item.card]
                block = _changed(block, sign, card["block"])
                resist = _changed(resist, sign, card["resist"])
                dodge = max(0, dodge + sign * card["dodge"])
        return now._replace(block=block, resist=resist, dodge=dodge)


def _changed(pool: Pool, sign: int, dice: Dice) -> Pool:
    """Dice with those of a card put to them or taken away."""
    black, blue, orange = pool_of(dice)
    return (
        max(0, pool[0] + sign * black),
        max(0, pool[1] + sign * blue),
        max(0, pool[2] + sign * orange),
    )
