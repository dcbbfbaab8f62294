"""The verbs of cards and abilities: one small class each.

A verb names what it needs in a pack (`needs`), when it may stand (`triggers`), and what it does (`act`).
Traits do nothing at a moment; they change how a card or an enemy counts. To add one: write a class,
add it to `VERBS`, add `bb-verb-<op>` to both text files.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.agenda import Step
from undercroft.kernel.errors import not_one_of
from undercroft.kernel.text import Message, Value

from . import deeds
from .state import Hunt, Hunter, together, without

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from .cards import Card, EffectEntry, Enemy

NO_LIMIT = 99
CARD_MOMENTS = ("instant", "after_attack")
ENEMY_MOMENTS = ("on_reveal", "on_escape", "on_kill", "end_of_round")
CHOSEN = ("chosen_other", "chosen_melee")
CARD_TARGETS = ("self", "others", "all", "neighbours", "left", "dealers", *CHOSEN)
ENEMY_TARGETS = ("all", "dealers")


# ---------------------------------------------------------------------- conditions


def enemy_is_boss(g: Hunt, h: Hunter) -> bool:
    return g.monster >= 0 and g.cards.enemies[g.monster].kind > 0


def other_ranged(g: Hunt, h: Hunter) -> bool:
    """Another Hunter has a Ranged Weapon in play."""
    cards = g.cards.cards
    return any(
        cards[card].type == deeds.RANGED for o in g.hunters if o is not h for card in o.played
    )


def took_last_echo(g: Hunt, h: Hunter) -> bool:
    return h.last_blow


def low_health(g: Hunt, h: Hunter) -> bool:
    return h.health <= 4


CONDITIONS = {
    condition.__name__: condition
    for condition in (enemy_is_boss, other_ranged, took_last_echo, low_health)
}


def find_targets(g: Hunt, h: Hunter | None, target: str) -> list[Hunter]:
    """The living Hunters a target word means (BB-A.41: the dead suffer nothing more)."""
    if target == "all":
        return [o for o in g.order() if not o.dead]
    if target == "dealers":
        return [o for o in g.order() if o.took and not o.dead]
    assert h is not None
    if target == "self":
        return [] if h.dead else [h]
    if target == "left":
        found = [g.beside(h, 1)]
    elif target == "neighbours":  # with two left in the game, the other is on both sides
        found = list(dict.fromkeys((g.beside(h, 1), g.beside(h, -1))))
    elif target == "chosen_melee":
        cards = g.cards.cards
        found = [o for o in g.order() if any(cards[c].type == deeds.MELEE for c in o.played)]
    else:  # others, chosen_other
        found = g.order()
    return [o for o in found if not o.dead and o is not h]


# ---------------------------------------------------------------------- the frame


class Verb:
    """Something that happens at a moment."""

    op: str = ""
    needs: tuple[str, ...] = ()
    triggers: tuple[str, ...] = CARD_MOMENTS + ENEMY_MOMENTS
    # Only what its sentence can say may stand in a pack: the text must not lie.
    targets: tuple[str, ...] = CARD_TARGETS
    conditions: tuple[str, ...] = ()

    def __init__(self, effect: EffectEntry) -> None:
        self.trigger: str = effect.trigger
        self.acts_on: str = effect.trigger
        self.target: str = effect.target or "self"
        self.amount: int = effect.amount if isinstance(effect.amount, int) else NO_LIMIT
        self.condition = CONDITIONS[effect.condition] if effect.condition else None
        self.effect = effect
        self.asks: bool = self.target in CHOSEN

    def holds(self, g: Hunt, h: Hunter) -> bool:
        return self.condition is None or self.condition(g, h)

    def apply(self, g: Hunt, m: Match, h: Hunter | None, index: int = -1) -> None:
        """Do it; `index` is its place on the card, in case its player must be asked for a target."""
        if h is not None and (h.dead or not self.holds(g, h)):  # BB-A.16: the dead do no more
            return
        targets = find_targets(g, h, self.target)
        if self.asks and len(targets) > 1:
            assert h is not None
            g.agenda.append(ChooseTarget(h.seat, h.card, index))
            return
        self.act(g, m, h, targets)

    def act(self, g: Hunt, m: Match, h: Hunter | None, targets: list[Hunter]) -> None:
        raise NotImplementedError

    def text(self, any_enemy: bool = False) -> Message:
        effect = self.effect
        args: dict[str, Value] = {"if": effect.condition or "always"}
        for field in ("amount", "target", "value", "weapon", "max"):
            value = getattr(effect, field)
            if value is not None:
                args[field] = value
        what = Message(f"bb-verb-{self.op.replace('_', '-')}", args)
        if self.trigger in ("ongoing", "attack"):
            return what
        when = "any-" if any_enemy and self.trigger != "end_of_round" else ""
        return Message(f"bb-when-{when}{self.trigger.replace('_', '-')}", {"what": what})


class Trait(Verb):
    """Something that holds: `mark_card` or `mark_law` writes it where the rules look."""

    triggers: tuple[str, ...] = ("ongoing",)

    def __init__(self, effect: EffectEntry) -> None:
        super().__init__(effect)
        self.acts_on = ""

    def mark_card(self, card: Card) -> None:
        raise ValueError(f"op: {self.op} is nothing for a card")

    def mark_law(self, law: Law, own: bool) -> None:
        """`own` is false where a Final Boss's trait bears on another enemy."""
        raise ValueError(f"op: {self.op} is nothing for an enemy")


class Law:
    """What holds while one Monster is fought: its own traits and the Final Boss's (BB-16.7)."""

    __slots__ = (
        "bank_tax",
        "cap_melee",
        "cap_ranged",
        "death_limit",
        "die",
        "die_bonus",
        "end_of_round",
        "extra_health",
        "instant_shield",
        "no_prevent",
        "on_escape",
        "on_kill",
        "on_reveal",
        "splash_left",
    )

    def __init__(self, enemy: Enemy | None, final: Enemy | None) -> None:
        self.die: int = enemy.die if enemy else 0
        self.cap_melee: int = NO_LIMIT
        self.cap_ranged: int = NO_LIMIT
        self.instant_shield: int = 0
        self.no_prevent: bool = False
        self.splash_left: bool = False
        self.die_bonus: int = 0
        self.extra_health: int = 0
        self.death_limit: int = 0
        self.bank_tax: int = 0
        moments: dict[str, tuple[Verb, ...]] = dict.fromkeys(ENEMY_MOMENTS, ())
        for owner in (enemy, final) if final is not enemy else (enemy,):
            for verb in owner.abilities if owner else ():
                if isinstance(verb, Trait):
                    verb.mark_law(self, owner is enemy)
                else:
                    moments[verb.trigger] += (verb,)
        self.on_reveal = moments["on_reveal"]
        self.on_escape = moments["on_escape"]
        self.on_kill = moments["on_kill"]
        self.end_of_round = moments["end_of_round"]


# ---------------------------------------------------------------------- what happens


class Deal(Verb):
    """Damage to the current enemy beside the card's own."""

    op = "deal"
    needs = ("amount",)
    triggers = CARD_MOMENTS

    def act(self, g: Hunt, m: Match, h: Hunter | None, targets: list[Hunter]) -> None:
        assert h is not None
        card = g.cards.cards[h.card]
        deeds.strike(g, m, h, card, self.amount, self.trigger == "instant")


class Hurt(Verb):
    """Damage to Hunters; it moves no Blood."""

    op = "hurt"
    needs = ("target", "amount")

    def act(self, g: Hunt, m: Match, h: Hunter | None, targets: list[Hunter]) -> None:
        spared = self.trigger == "on_reveal" and not g.reveal_kills
        deeds.hurt(g, m, targets, self.amount, 1 if spared else 0)


class Heal(Verb):
    op = "heal"
    needs = ("target", "amount")
    targets = ("self", "others", "all", "dealers")
    conditions = ("took_last_echo",)

    def act(self, g: Hunt, m: Match, h: Hunter | None, targets: list[Hunter]) -> None:
        for target in targets:
            deeds.heal(g, m, target, self.amount)


class Prevent(Verb):
    """Less damage to the player from this round's Monster attack."""

    op = "prevent"
    needs = ("amount",)
    triggers = ("instant",)

    def act(self, g: Hunt, m: Match, h: Hunter | None, targets: list[Hunter]) -> None:
        assert h is not None
        h.prevents += self.amount


class Weaken(Verb):
    """A Hunter's Melee Weapon deals less this round."""

    op = "weaken"
    needs = ("target", "amount")
    triggers = CARD_MOMENTS
    targets = ("self", "others", "left", "neighbours", *CHOSEN)

    def act(self, g: Hunt, m: Match, h: Hunter | None, targets: list[Hunter]) -> None:
        assert h is not None
        for target in targets:
            target.weakened += self.amount
            if m.telling:
                m.tell("weakened", (target.seat, h.seat, self.amount))


class Steal(Verb):
    """Collected Blood of another Hunter, never Banked."""

    op = "steal"
    needs = ("target", "amount")
    triggers = CARD_MOMENTS
    targets = ("others", "left", "neighbours", *CHOSEN)

    def act(self, g: Hunt, m: Match, h: Hunter | None, targets: list[Hunter]) -> None:
        assert h is not None
        for target in targets:
            taken = min(self.amount, target.collected)
            target.collected -= taken
            h.collected += taken
            if m.telling:
                m.tell("stole", (h.seat, target.seat, taken))


class Bank(Verb):
    op = "bank"
    needs = ("amount",)
    triggers = CARD_MOMENTS

    def act(self, g: Hunt, m: Match, h: Hunter | None, targets: list[Hunter]) -> None:
        assert h is not None
        moved = min(self.amount, h.collected)
        h.collected -= moved
        h.banked += moved
        if m.telling and moved:
            m.tell("banked", (h.seat, moved))


class Reclaim(Verb):
    """Cards from the player's own used pile back to hand, of the player's choice."""

    op = "reclaim"
    needs = ("amount",)
    triggers = CARD_MOMENTS

    def __init__(self, effect: EffectEntry) -> None:
        super().__init__(effect)
        self.asks = True

    def apply(self, g: Hunt, m: Match, h: Hunter | None, index: int = -1) -> None:
        assert h is not None
        if not h.dead and self.holds(g, h):
            g.agenda.append(ReclaimCards(h.seat, self.amount))


class Lure(Verb):
    """Part of the Monster's attack on the player goes to another Hunter."""

    op = "lure"
    needs = ("target", "amount")
    triggers = ("instant",)
    targets = ("chosen_other",)

    def act(self, g: Hunt, m: Match, h: Hunter | None, targets: list[Hunter]) -> None:
        assert h is not None
        if g.law.no_prevent:
            return
        for target in targets:
            target.lured += ((h.seat, self.amount),)  # what comes of it is seen in Step 4
            if m.telling:
                m.tell("lured", (target.seat, h.seat, self.amount))


class LoseCollected(Verb):
    op = "lose_collected"
    needs = ("target", "amount")
    targets = ("self", "others", "all", "dealers")

    def act(self, g: Hunt, m: Match, h: Hunter | None, targets: list[Hunter]) -> None:
        for target in targets:
            deeds.lose_collected(g, m, target, self.amount)


class Gain(Verb):
    """Blood from the reserve."""

    op = "gain"
    needs = ("target", "amount")
    targets = ("self", "all", "dealers")

    def act(self, g: Hunt, m: Match, h: Hunter | None, targets: list[Hunter]) -> None:
        for target in targets:
            g.reserve -= self.amount
            target.collected += self.amount
            if m.telling:
                m.tell("gained", (target.seat, self.amount))


class ExileWeapons(Verb):
    """Weapons that took Blood from this enemy are removed from the game."""

    op = "exile_weapons"
    triggers = ("end_of_round",)

    def apply(self, g: Hunt, m: Match, h: Hunter | None, index: int = -1) -> None:
        for hunter in g.order():
            for card in hunter.bloodied:
                if card in hunter.played:
                    hunter.played = without(hunter.played, card)
                    hunter.removed = together(hunter.removed, (card,))
                    if m.telling:
                        m.tell("exiled", (hunter.seat, g.cards.card_ids[card]))


class Regrow(Verb):
    """Blood comes back onto the enemy, never above what it started with."""

    op = "regrow"
    needs = ("amount",)
    triggers = ("end_of_round",)

    def apply(self, g: Hunt, m: Match, h: Hunter | None, index: int = -1) -> None:
        back = min(self.amount, g.full - g.echoes)
        g.echoes += back
        g.reserve -= back
        if m.telling and back:
            m.tell("regrew", (g.cards.enemy_ids[g.monster], back))


# ---------------------------------------------------------------------- what holds


class Bonus(Trait):
    """Changes the damage of this card, never below 0."""

    op = "bonus"
    needs = ("amount",)
    triggers = ("attack", "instant")
    conditions = tuple(CONDITIONS)

    def __init__(self, effect: EffectEntry) -> None:
        super().__init__(effect)
        self.trigger = "attack"  # its text needs no moment: it is part of the card's damage

    def mark_card(self, card: Card) -> None:
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
    needs = ("value",)
    triggers = ("attack",)

    def mark_card(self, card: Card) -> None:
        card.order = -1 if self.effect.value == "first" else 1


class Cap(Trait):
    """Weapons of a type deal at most this much, card by card."""

    op = "cap"
    needs = ("weapon", "max")

    def mark_law(self, law: Law, own: bool) -> None:
        most = self.effect.max
        assert most is not None
        if self.effect.weapon != "ranged":
            law.cap_melee = min(law.cap_melee, most)
        if self.effect.weapon != "melee":
            law.cap_ranged = min(law.cap_ranged, most)


class InstantShield(Trait):
    """Each card deals less to it in Step 3."""

    op = "instant_shield"
    needs = ("amount",)

    def mark_law(self, law: Law, own: bool) -> None:
        law.instant_shield += self.amount


class NoPrevent(Trait):
    """Nothing prevents, redirects or halves damage."""

    op = "no_prevent"

    def mark_law(self, law: Law, own: bool) -> None:
        law.no_prevent = True


class SplashLeft(Trait):
    """A Weapon that damages it hurts the Hunter on the attacker's left as much (BB-2.20)."""

    op = "splash_left"

    def mark_law(self, law: Law, own: bool) -> None:
        law.splash_left = True


class DieBonus(Trait):
    """Added once to the total of its attack."""

    op = "die_bonus"
    needs = ("amount",)

    def mark_law(self, law: Law, own: bool) -> None:
        law.die_bonus += self.amount


class EnemyHealth(Trait):
    """Every other enemy starts with more Blood (BB-16.8)."""

    op = "enemy_health"
    needs = ("amount",)

    def mark_law(self, law: Law, own: bool) -> None:
        if not own:
            law.extra_health += self.amount


class DieUp(Trait):
    """Every other enemy rolls the next stronger die."""

    op = "die_up"

    def mark_law(self, law: Law, own: bool) -> None:
        if not own:
            law.die = min(law.die + 1, 2)


class DeathLimit(Trait):
    """A Hunter is out of the game on this death."""

    op = "death_limit"
    needs = ("amount",)

    def mark_law(self, law: Law, own: bool) -> None:
        law.death_limit = self.amount


class BankTax(Trait):
    """Whoever banks in Step 7 first loses this much Collected Blood."""

    op = "bank_tax"
    needs = ("amount",)

    def mark_law(self, law: Law, own: bool) -> None:
        law.bank_tax += self.amount


VERBS: dict[str, type[Verb]] = {
    verb.op: verb
    for verb in (
        Deal, Hurt, Heal, Prevent, Weaken, Steal, Bank, Reclaim, Lure, LoseCollected, Gain,
        ExileWeapons, Regrow, Bonus, Order, Cap, InstantShield, NoPrevent, SplashLeft, DieBonus,
        EnemyHealth, DieUp, DeathLimit, BankTax,
    )
}  # fmt: skip


def make(effect: EffectEntry, enemy: bool) -> Verb:
    """The verb an effect of a pack names; ValueError says which field is wrong."""
    kind = VERBS.get(effect.op)
    if kind is None:
        raise ValueError(f"op: {not_one_of(effect.op, sorted(VERBS))}")
    if effect.trigger not in kind.triggers:
        raise ValueError(f"trigger: {effect.op} goes with {', '.join(kind.triggers)}")
    moments = (*ENEMY_MOMENTS, "ongoing") if enemy else (*CARD_MOMENTS, "attack")
    if effect.trigger not in moments:
        raise ValueError(f"trigger: {not_one_of(effect.trigger, moments)} here")
    for field in kind.needs:
        if getattr(effect, field) is None:
            raise ValueError(f"{field}: {effect.op} needs it")
    for field in ("amount", "target", "value", "weapon", "max"):
        if field not in kind.needs and getattr(effect, field) is not None:
            raise ValueError(f"{field}: {effect.op} does not take it")
    targets = [target for target in kind.targets if not enemy or target in ENEMY_TARGETS]
    if effect.target is not None and effect.target not in targets:
        raise ValueError(f"target: {not_one_of(effect.target, targets)}")
    if isinstance(effect.amount, str):
        word = {"heal": "full", "prevent": "all"}.get(effect.op)
        if effect.amount != word:
            raise ValueError(
                f"amount: {effect.op} takes a number" + (f" or {word}" if word else "")
            )
    if isinstance(effect.amount, int) and effect.amount < 0 and effect.op != "bonus":
        raise ValueError(f"amount: {effect.amount} must be from 0")
    if effect.max is not None and effect.max < 0:
        raise ValueError(f"max: {effect.max} must be from 0")
    allowed = () if enemy else kind.conditions
    if effect.condition is not None and effect.condition not in allowed:
        known = f"one of {', '.join(allowed)}" if allowed else f"nothing with {effect.op} here"
        raise ValueError(f"if: {effect.condition!r} must be {known}")
    verb = kind(effect)
    if isinstance(verb, Trait) and effect.trigger == "ongoing" and not enemy:
        raise ValueError(f"op: {effect.op} is nothing for a card")
    return verb


# ---------------------------------------------------------------------- what verbs ask


class ChooseTarget(Step[Hunt]):
    """Whom an effect of a card is meant for."""

    __slots__ = ("card", "index", "seat")
    name = "target"

    def __init__(self, seat: int, card: int, index: int) -> None:
        self.seat = seat
        self.card = card
        self.index = index

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.card, self.index)

    def fits(self, g: Hunt) -> bool:
        return is_effect(g, self.seat, self.card, self.index)

    def verb(self, g: Hunt) -> Verb:
        return g.cards.cards[self.card].verbs[self.index]

    def run(self, g: Hunt, m: Match) -> None:
        g.ask(self, self.seat, self.options(g, self.seat))

    def options(self, g: Hunt, seat: int) -> tuple[int, ...]:
        targets = find_targets(g, g.hunters[seat], self.verb(g).target)
        return tuple(o.seat for o in targets)

    def answer(self, g: Hunt, m: Match, seat: int, option: int) -> None:
        self.verb(g).act(g, m, g.hunters[seat], [g.hunters[option]])


class ReclaimCards(Step[Hunt]):
    """Take cards of one's own used pile back, one by one."""

    __slots__ = ("left", "seat")
    name = "reclaim"

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.left)

    def run(self, g: Hunt, m: Match) -> None:
        h = g.hunters[self.seat]
        if len(h.used) <= self.left:
            take_back(g, m, h, h.used)
        elif self.left > 0:
            g.ask(self, self.seat, self.options(g, self.seat))

    def fits(self, g: Hunt) -> bool:
        return 0 <= self.seat < g.players and self.left >= 0

    def options(self, g: Hunt, seat: int) -> tuple[int, ...]:
        return tuple(dict.fromkeys(g.hunters[seat].used))

    def answer(self, g: Hunt, m: Match, seat: int, option: int) -> None:
        take_back(g, m, g.hunters[seat], (option,))
        g.agenda.append(ReclaimCards(seat, self.left - 1))


def is_effect(g: Hunt, seat: int, card: int, index: int) -> bool:
    """Whether there is such an effect on the card that this Hunter acts with."""
    return (
        0 <= seat < g.players
        and g.hunters[seat].card == card >= 0
        and 0 <= index < len(g.cards.cards[card].verbs)
    )


def take_back(g: Hunt, m: Match, h: Hunter, cards: tuple[int, ...]) -> None:
    """From the used pile to hand."""
    if not cards:
        return
    if cards is h.used:
        h.used = ()
    else:
        for card in cards:
            h.used = without(h.used, card)
    h.hand = together(h.hand, cards)
    if m.telling:
        m.tell("reclaimed", (h.seat, [g.cards.card_ids[card] for card in cards]))
