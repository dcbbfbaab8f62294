"""What befalls a figure: Wounds, Stress, Conditions; Death's Door, Resolve, Quirks, Diseases, death."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.chance import Draw
from undercroft.kernel.decision import Option
from undercroft.kernel.text import Message, Ref

from .brink import EVERYBODY, TRINKET, Brink
from .state import (
    BANDAGE,
    BLEED,
    BLIGHT,
    CONDITIONS,
    DISEASE,
    FOOD,
    FULL_LIGHT,
    NONE,
    POTION,
    PROTECTION,
    QUIRK_LIMIT,
    STRESS_LIMIT,
    STUN,
    Estate,
    Figure,
    Hero,
    HeroStep,
    Monster,
    stack,
)
from .stores import BIND, CALM, EAT, eat, food_calms, open_uses, spend
from .triggers import (
    CRITICAL,
    DAMAGE,
    HEALING,
    IMMUNITY,
    LIGHT_DOWN,
    LIGHT_UP,
    NO_HEALING,
    ON_BLEED,
    ON_BLIGHT,
    ON_FOOD,
    ON_STUN,
    RELIEF,
    ROLLED_1,
    ROLLED_10,
    STRESS,
    VIRTUE,
    FireRest,
    fire,
    total,
)
from .ways import RESOLVE, WHEN_HEALED, WHEN_SICK, usable, use, way_of

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from .cards import Cards, Way
    from .verbs import Effect

VIRTUE_CHANCE = 2  # DD-28.2
APPLIED = {BLEED: ON_BLEED, BLIGHT: ON_BLIGHT, STUN: ON_STUN}
SWAP_NONE = 7  # the raw option that lets a new Quirk go


def half(amount: int) -> int:
    """Half, rounded up (DD-T.3)."""
    return (amount + 1) // 2


def d10(g: Estate, m: Match, hero: Hero | None) -> int:
    """A d10; a hero's own roll in the Dungeon may please or hurt a gambler (DD-A.79)."""
    roll = m.chance.index(g.pack.d10) + 1
    if m.telling:
        m.tell("rolled", (roll,))
    if hero is not None:
        gambled(g, m, hero, roll)
    return roll


def gambled(g: Estate, m: Match, hero: Hero, roll: int) -> None:
    if 1 < roll < 10 or g.in_hamlet or g.circus:
        return
    if roll == 1:
        fire(g, m, ROLLED_1, hero)
    else:
        fire(g, m, ROLLED_10, hero)


# ---------------------------------------------------------------------- wounds


def wound(g: Estate, m: Match, figure: Figure, amount: int) -> None:
    """Suffer Wounds. At Death's Door a hero rolls instead, once an event (DD-29.3, DD-A.93)."""
    if amount <= 0:
        return
    g.stirred = g.round
    if not isinstance(figure, Hero):
        figure.wounds += amount
        if m.telling:
            m.tell(
                "wounded", (*g.tag(figure.number), amount, max(0, g.life(figure) - figure.wounds))
            )
        return
    if not figure.alive:
        return
    life = g.life(figure)
    if figure.wounds >= life:
        if figure.spared != g.event_count:
            figure.spared = g.event_count
            g.agenda.append(Deathblow(figure.number, amount))
        return
    bear(g, m, figure, amount)


def bear(g: Estate, m: Match, hero: Hero, amount: int) -> None:
    """DD-29.1, DD-29.2, DD-A.92: Wounds up to Life; the blow that brings him there does not roll."""
    life = g.life(hero)
    hero.wounds = min(life, hero.wounds + amount)
    if hero.wounds == life:
        hero.spared = g.event_count
    if m.telling:
        m.tell("wounded", (*g.tag(hero.number), amount, life - hero.wounds))
        if hero.wounds == life:
            m.tell("deaths_door", (*g.tag(hero.number),))


def fresh(figure: Figure) -> None:
    """An event of its own, but only to this one: from here on a Deathblow is rolled again (DD-29.3)."""
    if isinstance(figure, Hero):
        figure.spared = 0


def protected(g: Estate, figure: Figure) -> bool:
    """DD-20.16, DD-20.19."""
    if isinstance(figure, Monster) and g.monster_card(figure).protection:
        return True
    return figure.has(PROTECTION)


def reduced(
    g: Estate, figure: Figure, amount: int, critical: bool, pierce: bool, halved: bool
) -> int:
    """What is left of an attack's damage after everything that changes it (DD-A.47)."""
    if amount > 0 and isinstance(figure, Hero):  # no damage is not made worse either
        amount += total(g, DAMAGE, figure)
        if critical and figure.bearing.halves >> CRITICAL & 1:
            amount = half(amount)
    if halved:
        amount = half(amount)
    if amount > 0 and not pierce and protected(g, figure):
        amount = half(amount)
    return max(0, amount)


def damage(
    g: Estate,
    m: Match,
    figure: Figure,
    amount: int,
    critical: bool,
    pierce: bool = False,
    halved: bool = False,
) -> int:
    """Damage of an attack; those who take it may react. Returns what was dealt."""
    if isinstance(figure, Hero) and not figure.alive:
        return 0
    amount = reduced(g, figure, amount, critical, pierce, halved)
    if amount <= 0:
        return 0  # DD-A.94
    depth = len(g.agenda)
    wound(g, m, figure, amount)
    if not isinstance(figure, Hero):
        return amount
    if len(g.agenda) > depth:
        # Whoever rolls a Deathblow must survive it first.
        g.agenda.insert(depth, FireRest(figure.number, DAMAGE, 0))
        if critical:
            g.agenda.insert(depth, FireRest(figure.number, CRITICAL, 0))
        return amount
    fire(g, m, DAMAGE, figure)
    if critical:
        fire(g, m, CRITICAL, figure)
    return amount


class Deathblow(Brink):
    """DD-29.3, DD-29.4: a skull kills; in the Circus a blank does (DD-39.15).

    Whoever is healed first is brought to Death's Door again instead of rolling.
    """

    __slots__ = ()
    name = "deathblow"

    def looms(self, g: Estate) -> bool:
        return self.hero(g).alive

    def dice(self, g: Estate, hero: Hero) -> list[int]:
        return (
            [use for use in open_uses(g, hero) if use in (EAT, BIND)] if mends(g, hero, 1) else []
        )

    def helps(self, g: Estate, helper: Hero, way: Way) -> bool:
        hero = self.hero(g)
        if not may_heal(g, helper.number):
            return False
        for effect in g.pack.effects[way.effects[0] : way.effects[1]]:
            if effect.op == "heal" and reaches(g, effect, helper, hero):
                return mends(g, hero, effect.value(g, hero))
        return False

    def rescue(self, g: Estate, m: Match, helper: Hero, raw: int) -> None:
        g.agenda.append(Blow(self.who, self.amount))
        if raw & TRINKET:
            way = use(g, m, helper, raw & 255)
            for effect in g.pack.effects[way.effects[0] : way.effects[1]]:
                effect.apply(g, m, helper, NONE)
            return
        if raw == EAT:
            eat(g, m, helper)
        else:
            spend(g, m, BANDAGE)
        heal(g, m, helper, 1)

    def prompt(self, g: Estate, seat: int) -> Message:
        return Message("dd-prompt-deathblow", {"who": Ref("hero", self.who)})

    def befall(self, g: Estate, m: Match) -> None:
        hero = self.hero(g)
        die = g.pack.death_die
        face = die.labels[m.chance.index(die)]
        deadly = (face == "skull") != g.circus
        if m.telling:
            m.tell("deathblow", (*g.tag(hero.number), "yes" if deadly else "no"))
        if deadly:
            die_for_good(g, m, hero, "deathblow")


class Blow(HeroStep):
    """The Wounds of a Deathblow that was forestalled."""

    __slots__ = ("amount",)
    name = "blow"

    def __init__(self, who: int, amount: int) -> None:
        self.who = who
        self.amount = amount

    def args(self) -> tuple[int, ...]:
        return (self.who, self.amount)

    def run(self, g: Estate, m: Match) -> None:
        hero = self.hero(g)
        if hero.wounds >= g.life(hero):
            g.agenda.append(Deathblow(self.who, self.amount, EVERYBODY))
        elif hero.alive:
            bear(g, m, hero, self.amount)


def mends(g: Estate, hero: Hero, amount: int) -> bool:
    """Whether so much healing would heal him."""
    if g.in_battle and total(g, NO_HEALING, hero) > 0:
        return False
    return amount + total(g, HEALING, hero) > 0


def reaches(g: Estate, effect: Effect, helper: Hero, hero: Hero) -> bool:
    """Whether what one hero does is for the other as well."""
    who = effect.entry.who
    if who in ("self", "one_hero"):
        return helper is hero or who == "one_hero"
    return hero.number in effect.meant(g, who, helper)


def die_for_good(g: Estate, m: Match, hero: Hero, why: str) -> None:
    """DD-0.18–0.21, DD-23.6: gone at once. Always the last thing a step does."""
    from .campaign import after_death

    hero.alive = False
    hero.area = NONE
    hero.stacks = ()
    hero.turns = 0
    g.leave_tracker(hero.number)
    if m.telling:
        m.tell("died", (*g.tag(hero.number), why))
    after_death(g, m, hero)


def may_heal(g: Estate, by: int) -> bool:
    """Whether no Room keeps this one from healing others; NONE: nobody in particular heals."""
    if not 0 <= by < len(g.heroes) or not g.in_battle:
        return True
    healer = g.heroes[by]
    return not healer.alive or total(g, NO_HEALING, healer) <= 0


def heal(g: Estate, m: Match, figure: Figure, amount: int) -> None:
    """Remove Wounds; Quirks, Trinkets and the Room have a say for heroes."""
    if isinstance(figure, Hero):
        if not figure.alive or (g.in_battle and total(g, NO_HEALING, figure) > 0):
            return
        amount += total(g, HEALING, figure)
        if figure.trinkets:
            from .trinkets import HealedWindow

            if figure.wounds and usable(g, figure, WHEN_HEALED):
                g.agenda.append(HealedWindow(figure.number, amount))
                return
    mend(g, m, figure, amount)


def mend(g: Estate, m: Match, figure: Figure, amount: int) -> None:
    """DD-A.81: never below nothing."""
    amount = min(amount, figure.wounds)
    if amount > 0:
        figure.wounds -= amount
        if m.telling:
            m.tell("healed", (*g.tag(figure.number), amount))


# ---------------------------------------------------------------------- stress


def suffer(g: Estate, m: Match, hero: Hero, amount: int) -> None:
    """Suffer Stress, with all that makes it worse, once (DD-A.78)."""
    if not hero.alive or amount <= 0:
        return
    amount += total(g, STRESS, hero)
    g.stirred = g.round
    if amount > 0 and hero.stress < STRESS_LIMIT:
        over = hero.stress + amount - STRESS_LIMIT
        hero.stress = min(STRESS_LIMIT, hero.stress + amount)  # DD-A.89
        if m.telling:
            m.tell("stressed", (*g.tag(hero.number), amount, hero.stress))
        if hero.stress == STRESS_LIMIT:
            g.agenda.append(AtTen(hero.number, over))
    fire(g, m, STRESS, hero)


def recover(g: Estate, m: Match, hero: Hero, amount: int) -> None:
    """Recover Stress, with what makes it more."""
    if hero.alive:
        calm(g, m, hero, amount + total(g, RELIEF, hero))


def calm(g: Estate, m: Match, hero: Hero, amount: int) -> None:
    """DD-28.11: Stress stops at 0."""
    amount = min(amount, hero.stress)
    if amount > 0 and hero.stress < STRESS_LIMIT:
        hero.stress -= amount
        if m.telling:
            m.tell("relieved", (*g.tag(hero.number), amount, hero.stress))


class AtTen(Brink):
    """DD-28.2, DD-28.6: Resolve is tested, or the heart gives out; `amount` is the Stress beyond 10.

    Who calms himself first, and enough, does not get there (DD-A.230).
    """

    __slots__ = ()
    name = "at_ten"

    def looms(self, g: Estate) -> bool:
        hero = self.hero(g)
        return hero.alive and hero.stress >= STRESS_LIMIT

    def dice(self, g: Estate, hero: Hero) -> list[int]:
        found = [CALM] if g.stores[POTION] else []
        return [*found, EAT] if EAT in open_uses(g, hero) and food_calms(hero) > 0 else found

    def helps(self, g: Estate, helper: Hero, way: Way) -> bool:
        effect = g.pack.effects[way.effects[0]]
        return helper.number == self.who and effect.op == "stress" and effect.value(g, helper) < 0

    def ways(self, g: Estate, helper: Hero) -> list[int]:
        """Only what is enough, all together."""
        found = super().ways(g, helper)
        calm = 0
        for raw in found:
            if raw == CALM:
                calm += g.stores[POTION] * self.relief(g, helper, raw)
            else:
                calm += self.relief(g, helper, raw)
        return found if calm > self.amount else []

    @staticmethod
    def relief(g: Estate, hero: Hero, raw: int) -> int:
        more = total(g, RELIEF, hero)
        if raw & TRINKET:
            return more - g.pack.effects[way_of(g, hero, raw & 255).effects[0]].value(g, hero)
        return more + (1 if raw == CALM else food_calms(hero))

    def rescue(self, g: Estate, m: Match, helper: Hero, raw: int) -> None:
        relief = self.relief(g, helper, raw)
        over = self.amount - relief
        helper.stress = max(0, min(STRESS_LIMIT, STRESS_LIMIT + over))
        if over >= 0:
            g.agenda.append(AtTen(self.who, over, self.asked))
        if raw & TRINKET:
            way = use(g, m, helper, raw & 255)
            for effect in g.pack.effects[way.effects[0] + 1 : way.effects[1]]:
                effect.apply(g, m, helper, NONE)
        elif raw == EAT:
            spend(g, m, FOOD)
            for effect in helper.bearing.deeds[ON_FOOD]:
                if effect.op != "stress":  # that is the relief
                    effect.apply(g, m, helper, NONE)
            heal(g, m, helper, 1)
        else:
            spend(g, m, POTION)
        if m.telling:
            m.tell("relieved", (*g.tag(helper.number), relief, helper.stress))

    def prompt(self, g: Estate, seat: int) -> Message:
        return Message("dd-prompt-at-ten", {"who": Ref("hero", self.who)})

    def befall(self, g: Estate, m: Match) -> None:
        hero = self.hero(g)
        if g.circus or hero.red or hero.mood != NONE:
            die_for_good(g, m, hero, "heart_attack")  # DD-39.16
            return
        g.agenda.append(TestResolve(hero.number, 0))
        if hero.trinkets:
            from .trinkets import ResolveWindow

            if usable(g, hero, RESOLVE):
                g.agenda.append(ResolveWindow(hero.number))


class TestResolve(HeroStep):
    """DD-28.2–28.4: a d10, Virtue on 1–2 (DD-28.3), else an Affliction."""

    __slots__ = ("more",)
    name = "test_resolve"

    def __init__(self, who: int, more: int) -> None:
        self.who = who
        self.more = more

    def args(self) -> tuple[int, ...]:
        return (self.who, self.more)

    def run(self, g: Estate, m: Match) -> None:
        hero = self.hero(g)
        if not hero.alive:
            return
        limit = VIRTUE_CHANCE + total(g, VIRTUE, hero) + self.more
        roll = m.chance.index(g.pack.d10) + 1
        hero.stress = 0
        hero.red = True
        virtue = roll <= limit
        if m.telling:
            m.tell("resolve", (*g.tag(hero.number), roll, "virtue" if virtue else "affliction"))
        g.agenda.append(DrawMood(hero.number, 1 if virtue else 0))
        gambled(g, m, hero, roll)


class DrawMood(HeroStep):
    """An Affliction or a Virtue from its deck."""

    __slots__ = ("virtue",)
    name = "draw_mood"

    def __init__(self, who: int, virtue: int) -> None:
        self.who = who
        self.virtue = virtue

    def args(self) -> tuple[int, ...]:
        return (self.who, self.virtue)

    def run(self, g: Estate, m: Match) -> None:
        hero = self.hero(g)
        if not hero.alive:
            return
        held = {other.mood for other in g.heroes}
        cards = [
            mood.index
            for mood in g.pack.moods
            if mood.virtue == bool(self.virtue) and mood.index not in held
        ]
        if not cards:  # DD-A.91
            cards = [mood.index for mood in g.pack.moods if mood.virtue == bool(self.virtue)]
        ids = g.pack.mood_ids
        hero.mood = cards[m.chance.index(Draw("mood", [ids[card] for card in cards]))]
        if m.telling:
            m.tell("mood", (*g.tag(hero.number), ids[hero.mood]))


# ---------------------------------------------------------------------- conditions


def immune(g: Estate, figure: Figure, kind: int) -> bool:
    """By its card, or by the Area it stands in."""
    if isinstance(figure, Hero):
        if g.pack.heroes[figure.kind].cards[figure.level].immune >> kind & 1:
            return True
    else:
        assert isinstance(figure, Monster)
        if g.pack.monsters[figure.kind].immune >> kind & 1:
            return True
    wards = g.law.deeds[IMMUNITY]
    return any(ward.kinds >> kind & 1 and ward.holds(g, figure) for ward in wards)


def afflict(
    g: Estate,
    m: Match,
    figure: Figure,
    kind: int,
    amount: int,
    turns: int,
    own: bool = False,
    quiet: bool = False,
) -> None:
    """A new stack of tokens (DD-20.1). Self effects ignore Resistance and Immunity (DD-19.15)."""
    if isinstance(figure, Hero) and not figure.alive:
        return
    if not own:
        if immune(g, figure, kind):
            if m.telling:
                m.tell("shrugged_off", (*g.tag(figure.number), CONDITIONS[kind]))
            return
        if g.resists(figure) >> kind & 1:
            turns -= 1  # DD-21.1
    if kind <= STUN and isinstance(figure, Hero):
        turns += total(g, APPLIED[kind], figure)  # DD-A.58
    if turns <= 0:
        if m.telling:
            m.tell("shrugged_off", (*g.tag(figure.number), CONDITIONS[kind]))
        return
    figure.stacks += (stack(kind, min(amount, 15), min(turns, 15)),)
    if m.telling:
        m.tell("afflicted", (*g.tag(figure.number), CONDITIONS[kind], amount, turns))
    if kind <= BLIGHT and not quiet and isinstance(figure, Hero):
        fire(g, m, APPLIED[kind], figure)


def lose(g: Estate, m: Match, figure: Figure, kinds: int) -> None:
    """DD-20.18: all stacks of these Conditions."""
    left = tuple(one for one in figure.stacks if not kinds >> (one >> 8) & 1)
    if left != figure.stacks:
        figure.stacks = left
        if m.telling:
            names = [name for kind, name in enumerate(CONDITIONS) if kinds >> kind & 1]
            m.tell("freed", (*g.tag(figure.number), names))


# ---------------------------------------------------------------------- light


def change_light(g: Estate, m: Match, amount: int) -> None:
    """DD-7.2, DD-A.9: at the ends of the track nothing happens. Irrelevant in the Circus (DD-7.11).

    Part of the event that causes it (DD-A.93).
    """
    if g.circus or g.in_hamlet:
        return
    light = min(FULL_LIGHT, max(0, g.light + amount))
    if light == g.light:
        return
    rises = light > g.light
    g.light = light
    g.refresh()
    if m.telling:
        m.tell("light", (light, "up" if rises else "down"))
    moment = LIGHT_UP if rises else LIGHT_DOWN
    depth = len(g.agenda)
    heroes = g.order[0]
    for place, number in enumerate(heroes):
        fire(g, m, moment, g.heroes[number])
        if len(g.agenda) > depth and place + 1 < len(heroes):
            g.agenda.insert(depth, LightOthers(moment, *heroes[place + 1 :]))
            return


class LightOthers(HeroStep):
    """The heroes whom a change of Light has not reached yet."""

    __slots__ = ("moment", "others")
    name = "light_others"

    def __init__(self, moment: int, *others: int) -> None:
        self.who = others[0]
        self.moment = moment
        self.others = others

    def args(self) -> tuple[int, ...]:
        return (self.moment, *self.others)

    def fits(self, g: Estate) -> bool:
        known = all(0 <= number < len(g.heroes) for number in self.others)
        return known and self.moment in (LIGHT_UP, LIGHT_DOWN)

    def without(self, number: int) -> LightOthers | None:
        """The same for the rest of them."""
        left = tuple(one for one in self.others if one != number)
        return LightOthers(self.moment, *left) if left else None

    def run(self, g: Estate, m: Match) -> None:
        depth = len(g.agenda)
        for place, number in enumerate(self.others):
            if g.heroes[number].alive:
                fire(g, m, self.moment, g.heroes[number])
            if len(g.agenda) > depth and place + 1 < len(self.others):
                g.agenda.insert(depth, LightOthers(self.moment, *self.others[place + 1 :]))
                return


# ---------------------------------------------------------------------- quirks


def rebear(g: Estate, hero: Hero) -> None:
    """Quirks or Disease have changed."""
    hero.bearing = g.pack.bearing(hero.quirks, hero.disease)


class DrawQuirk(HeroStep):
    """DD-26.1: from the deck of its kind. One that somebody holds is not in it (DD-A.83)."""

    __slots__ = ("negative",)
    name = "draw_quirk"

    def __init__(self, who: int, negative: int) -> None:
        self.who = who
        self.negative = negative

    def args(self) -> tuple[int, ...]:
        return (self.who, self.negative)

    def run(self, g: Estate, m: Match) -> None:
        hero = self.hero(g)
        if not hero.alive or g.circus:
            return
        quirks = g.pack.quirks
        held = {quirk for other in g.heroes if other.alive for quirk in other.quirks}
        kind = [q.index for q in quirks if q.negative == bool(self.negative)]
        deck = [quirk for quirk in kind if quirk not in held and quirk not in g.quirk_out]
        if not deck:
            g.quirk_out = tuple(quirk for quirk in g.quirk_out if quirk not in kind)
            deck = [quirk for quirk in kind if quirk not in held]
        if not deck:
            return
        ids = g.pack.quirk_ids
        card = deck[m.chance.index(Draw("quirk", [ids[quirk] for quirk in deck]))]
        if m.telling:
            m.tell("quirk", (*g.tag(hero.number), ids[card]))
        take_quirk(g, m, hero, card)


def take_quirk(g: Estate, m: Match, hero: Hero, card: int) -> None:
    """DD-26.2–26.6: at most three; a fourth negative one is the end."""
    if len(hero.quirks) < QUIRK_LIMIT:
        hero.quirks += (card,)
        rebear(g, hero)
        return
    quirks = g.pack.quirks
    if any(not quirks[quirk].negative for quirk in hero.quirks):
        g.agenda.append(SwapQuirk(hero.number, card))
    elif quirks[card].negative:
        g.quirk_out += (card,)
        die_for_good(g, m, hero, "madness")
    else:
        g.quirk_out += (card,)  # DD-26.5
        if m.telling:
            m.tell("quirk_lost", (*g.tag(hero.number), g.pack.quirk_ids[card]))


class SwapQuirk(HeroStep):
    """DD-26.3, DD-26.4: a Positive Quirk makes room; a new positive one may be let go instead."""

    __slots__ = ("card",)
    name = "swap_quirk"

    def __init__(self, who: int, card: int) -> None:
        self.who = who
        self.card = card

    def args(self) -> tuple[int, ...]:
        return (self.who, self.card)

    def fits(self, g: Estate) -> bool:
        return super().fits(g) and 0 <= self.card < len(g.pack.quirks)

    def options(self, g: Estate, seat: int) -> tuple[int, ...]:
        quirks = g.pack.quirks
        found = [
            place
            for place, quirk in enumerate(g.heroes[self.who].quirks)
            if not quirks[quirk].negative
        ]
        if not quirks[self.card].negative:
            found.append(SWAP_NONE)
        return tuple(found)

    def run(self, g: Estate, m: Match) -> None:
        options = self.options(g, 0)
        if len(options) == 1:
            self.answer(g, m, 0, options[0])
        elif options:
            g.ask_hero(self, self.who, options)

    def answer(self, g: Estate, m: Match, seat: int, option: int) -> None:
        hero = self.hero(g)
        if option == SWAP_NONE:
            lost = self.card
        else:
            lost = hero.quirks[option]
            hero.quirks = (*hero.quirks[:option], *hero.quirks[option + 1 :], self.card)
            rebear(g, hero)
        g.quirk_out += (lost,)
        if m.telling:
            m.tell("quirk_lost", (*g.tag(hero.number), g.pack.quirk_ids[lost]))

    def prompt(self, g: Estate, seat: int) -> Message:
        card = g.pack.quirk_ids[self.card]
        return Message(
            "dd-prompt-swap-quirk", {"who": Ref("hero", self.who), "quirk": Ref("quirk", card)}
        )

    def option_id(self, pack: Cards, raw: int) -> str:
        return "let-go" if raw == SWAP_NONE else f"quirk-{raw}"

    def option(self, g: Estate, seat: int, raw: int) -> Option:
        card = self.card if raw == SWAP_NONE else g.heroes[self.who].quirks[raw]
        text = Message("dd-option-lose-quirk", {"quirk": Ref("quirk", g.pack.quirk_ids[card])})
        return Option(self.option_id(g.pack, raw), text)


class LoseQuirk(HeroStep):
    """DD-34.13, DD-A.120: a Quirk of the hero's choice goes."""

    __slots__ = ("left",)
    name = "lose_quirk"

    def __init__(self, who: int, left: int) -> None:
        self.who = who
        self.left = left

    def args(self) -> tuple[int, ...]:
        return (self.who, self.left)

    def options(self, g: Estate, seat: int) -> tuple[int, ...]:
        return (*range(len(g.heroes[self.who].quirks)), SWAP_NONE)

    def run(self, g: Estate, m: Match) -> None:
        if self.hero(g).alive and self.hero(g).quirks:
            g.ask_hero(self, self.who, self.options(g, 0))

    def answer(self, g: Estate, m: Match, seat: int, option: int) -> None:
        hero = self.hero(g)
        if option == SWAP_NONE:
            return
        lost = hero.quirks[option]
        hero.quirks = (*hero.quirks[:option], *hero.quirks[option + 1 :])
        rebear(g, hero)
        g.quirk_out += (lost,)
        if m.telling:
            m.tell("quirk_lost", (*g.tag(hero.number), g.pack.quirk_ids[lost]))
        if self.left > 1:
            g.agenda.append(LoseQuirk(self.who, self.left - 1))

    def prompt(self, g: Estate, seat: int) -> Message:
        return Message("dd-prompt-lose-quirk", {"who": Ref("hero", self.who), "amount": self.left})

    def option_id(self, pack: Cards, raw: int) -> str:
        return "keep" if raw == SWAP_NONE else f"quirk-{raw}"

    def option(self, g: Estate, seat: int, raw: int) -> Option:
        if raw == SWAP_NONE:
            return Option("keep", Message("dd-option-keep-quirks"))
        card = g.pack.quirk_ids[g.heroes[self.who].quirks[raw]]
        text = Message("dd-option-lose-quirk", {"quirk": Ref("quirk", card)})
        return Option(self.option_id(g.pack, raw), text)


# ---------------------------------------------------------------------- diseases


def sicken(g: Estate, m: Match, hero: Hero) -> None:
    """DD-27.1: draw a Disease, unless the hero is immune."""
    if g.circus or not hero.alive:
        return
    if immune(g, hero, DISEASE):
        if m.telling:
            m.tell("shrugged_off", (*g.tag(hero.number), "disease"))
        return
    g.agenda.append(DrawDisease(hero.number))


class DrawDisease(HeroStep):
    __slots__ = ()
    name = "draw_disease"

    def run(self, g: Estate, m: Match) -> None:
        hero = self.hero(g)
        if not hero.alive:
            return
        held = {other.disease for other in g.heroes if other.alive}
        deck = [d.index for d in g.pack.diseases if d.index not in held]
        fresh = [card for card in deck if card not in g.disease_out]
        if not fresh:
            g.disease_out = ()
            fresh = deck
        ids = g.pack.disease_ids
        card = fresh[m.chance.index(Draw("disease", [ids[d] for d in fresh]))]
        if m.telling:
            m.tell("disease", (*g.tag(hero.number), ids[card]))
        if hero.trinkets:
            from .trinkets import SickWindow

            if usable(g, hero, WHEN_SICK):
                g.agenda.append(SickWindow(hero.number, card))
                return
        catch(g, m, hero, card)


def catch(g: Estate, m: Match, hero: Hero, card: int) -> None:
    """DD-27.2, DD-27.3: a second Disease replaces the first and adds a Negative Quirk."""
    if hero.disease != NONE:
        g.disease_out += (hero.disease,)
        g.agenda.append(DrawQuirk(hero.number, 1))
    hero.disease = card
    rebear(g, hero)


def cure(g: Estate, m: Match, hero: Hero) -> None:
    """DD-27.4."""
    if hero.disease != NONE:
        if m.telling:
            m.tell("cured", (*g.tag(hero.number), g.pack.disease_ids[hero.disease]))
        g.disease_out += (hero.disease,)
        hero.disease = NONE
        rebear(g, hero)
