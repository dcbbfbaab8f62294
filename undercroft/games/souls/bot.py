"""What bots of both boxes answer between fights: they read their view, and know what equipment is worth.

They remember nothing: an answer follows from the view and from what is given as a seed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from .bot_party import (
    ENOUGH,
    Item,
    Outfit,
    Outfitter,
    item_of,
    outfit_of,
    pool_of,
    stats_of,
    with_upgrade,
)

View = Mapping[str, Any]
Option = Mapping[str, Any]

WORN: Final = ("armour", "left", "right")
PIPS: Final = (1.17, 1.83, 2.5)  # what a black, blue and orange die bring on average
PERHAPS: Final = 0.25
"""How often nobody thinks of clothes, so that what cannot be put on is not tried for ever."""


class Camp:
    """The judgement of a party that does not fight."""

    def __init__(self, catalog: Mapping[str, Any]) -> None:
        self._outfitter = Outfitter(catalog)
        self._catalog = catalog
        self._random = Random()  # noqa: S311 (ties only)

    def knows(self, kind: str) -> bool:
        """Whether it can answer a question of this kind."""
        return hasattr(self, f"_pick_{kind}") or hasattr(self, f"_{kind}")

    def choose(self, view: View, seed: int | str) -> str:
        """The option to take."""
        self._random.seed(str(seed))
        decision = view["decisions"][0]
        kind = decision["kind"]
        pick = getattr(self, f"_pick_{kind}", None)
        if pick is not None:
            return str(pick(view, decision))
        judge = getattr(self, f"_{kind}")
        best = max(
            decision["options"],
            key=lambda option: (judge(view, decision, option), self._random.random()),
        )
        return str(best["id"])

    def _sturdiest(self, view: View, decision: View, option: Option) -> float:
        """Who is best protected stands in front."""
        hero = view["table"]["heroes"][int(option["targets"][0][1])]
        return float(
            sum([n * pip for n, pip in zip(pool_of(hero["block"]), PIPS, strict=True)], 0.0)
            - hero["red"]
        )

    # ------------------------------------------------------------------ equipment

    def _dress(self, table: View, options: Sequence[Option]) -> str | None:
        """An equip or attach that makes somebody stronger."""
        if self._random.random() < PERHAPS:
            return None
        lying = [item_of(seen) for seen in table["inventory"]]
        equips = lying_options(options, "equip")
        attaches = lying_options(options, "attach")
        for hero in table["heroes"]:
            for item in self._missing(hero, lying):
                id = equips.get(lying.index(item))
                if id:
                    return id
        for place, item in enumerate(lying):
            id = attaches.get(place)
            if id is None:
                continue
            for hero in table["heroes"]:
                gain = self._outfitter.gain(outfit_of(hero), item)
                if gain > ENOUGH and self._outfitter.usable(item, stats_of(hero)):
                    return id
        return None

    def _missing(self, hero: View, lying: list[Item]) -> list[Item]:
        """What somebody should put on."""
        now = outfit_of(hero)
        best = self._outfitter.best(now, lying, stats_of(hero))
        return [item for item in best if item is not None and item not in now and item in lying]

    def _pick_equip(self, view: View, decision: View) -> str:
        """To whom it brings most."""
        table = view["table"]
        card = str(decision["subject"][1])
        lying = [item_of(seen) for seen in table["inventory"]]
        ways = {
            (target(option, "hero"), option["text"]["args"]["slot"]): str(option["id"])
            for option in decision["options"]
            if option["kind"] == "equip_to"
        }
        best, found = 0.0, keep(decision)
        for hero in table["heroes"]:
            item = next((one for one in self._missing(hero, lying) if one.card == card), None)
            if item is None:
                continue
            now = outfit_of(hero)
            wanted = self._outfitter.best(now, lying, stats_of(hero))
            gain = self._outfitter.power(wanted) - self._outfitter.power(now)
            id = ways.get((hero["hero"], self._slot(now, wanted, item)))
            if gain > best and id is not None:
                best, found = gain, id
        return found

    @staticmethod
    def _slot(now: Outfit, wanted: Outfit, item: Item) -> str:
        """The armour, or the hand that holds nothing one wants to keep."""
        if wanted[0] == item:
            return "armour"
        return "right" if now[1] is not None and now[1] in wanted else "left"

    def _pick_attach(self, view: View, decision: View) -> str:
        """Where it makes the biggest difference; on a weapon it stays for ever (DS-6.5)."""
        table = view["table"]
        card = str(decision["subject"][1])
        best, found = 0.0, keep(decision)
        for option in decision["options"]:
            if target(option, "slot") not in WORN:
                continue
            now = outfit_of(table["heroes"][target(option, "hero")])
            slot = WORN.index(target(option, "slot"))
            if slot not in self._outfitter.slots(now, card):
                continue
            after = with_upgrade(now, slot, card)
            gain = self._outfitter.power(after) - self._outfitter.power(now)
            if gain > best:
                best, found = gain, option["id"]
        return found


def target(option: Option, kind: str) -> Any:
    """What an option points at, of this kind."""
    return next((id for each, id in option["targets"] if each == kind), None)


def first_of(options: Sequence[Option], kind: str) -> str | None:
    """The id of the first option of this kind."""
    return next((str(option["id"]) for option in options if option["kind"] == kind), None)


def is_about(option: Option, hero: int, stat: str) -> bool:
    """Whether a level is this one."""
    return (target(option, "hero"), target(option, "stat")) == (hero, stat)


def lying_options(options: Sequence[Option], kind: str) -> dict[int, str]:
    """By place of the inventory: the option of this kind about the card there."""
    return {target(one, "inventory"): str(one["id"]) for one in options if one["kind"] == kind}


def keep(decision: View) -> str:
    """The option that leaves things as they are."""
    return next(str(option["id"]) for option in decision["options"] if option["kind"] == "keep")
