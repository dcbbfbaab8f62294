"""What befalls a figure: Wounds, Stress, Conditions; Death's Door, Resolve, Quirks, Diseases, death."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.chance import Draw
from undercroft.kernel.decision import Option
from undercroft.kernel.text import Message, Ref

from ..pack.moments import (
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
)
from ..state.estate import Estate, HeroStep
from ..state.figures import Figure, Hero, Monster, stack
from ..terms import (
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
    RESOLVE,
    STRESS_LIMIT,
    STUN,
    WHEN_HEALED,
    WHEN_SICK,
)
from .brink import EVERYBODY, TRINKET, Brink
from .stores import BIND, CALM, EAT, eat, food_calms, open_uses, spend
from .triggers import FireRest, fire, total
from .ways import usable, use, way_of

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from ..pack.cards import Cards
    from ..pack.goods import Way
    from .verbs import Effect

VIRTUE_CHANCE = 2  # DD-28.2
APPLIED = {BLEED: ON_BLEED, BLIGHT: ON_BLIGHT, STUN: ON_STUN}
SWAP_NONE = 7  # the raw option that lets a new Quirk go


def half(amount: int) -> int:
    """Half, rounded up (DD-T.3)."""
    return (amount + 1) // 2


def d10(state: Estate, match: Match, hero: Hero | None) -> int:
    """A d10; a hero's own roll in the Dungeon may please or hurt a gambler (DD-A.79)."""
    roll = match.chance.index(state.pack.d10) + 1
    if match.telling:
        match.tell("rolled", (roll,))
    if hero is not None:
        gambled(state, match, hero, roll)
    return roll


def gambled(state: Estate, match: Match, hero: Hero, roll: int) -> None:
    if 1 < roll < 10 or state.in_hamlet or state.is_circus:
        return
    if roll == 1:
        fire(state, match, ROLLED_1, hero)
    else:
        fire(state, match, ROLLED_10, hero)


# ---------------------------------------------------------------------- wounds


def wound(state: Estate, match: Match, figure: Figure, amount: int) -> None:
    """Suffer Wounds. At Death's Door a hero rolls instead, once an event (DD-29.3, DD-A.93)."""
    if amount <= 0:
        return
    state.battle.stirred = state.battle.round
    if not isinstance(figure, Hero):
        figure.wounds += amount
        if match.telling:
            match.tell(
                "wounded",
                (*state.tag(figure.number), amount, max(0, state.life(figure) - figure.wounds)),
            )
        return
    if not figure.alive:
        return
    life = state.life(figure)
    if figure.wounds >= life:
        if figure.spared != state.event_count:
            figure.spared = state.event_count
            state.agenda.append(Deathblow(figure.number, amount))
        return
    bear(state, match, figure, amount)


def bear(state: Estate, match: Match, hero: Hero, amount: int) -> None:
    """DD-29.1, DD-29.2, DD-A.92: Wounds up to Life; the blow that brings him there does not roll."""
    life = state.life(hero)
    hero.wounds = min(life, hero.wounds + amount)
    if hero.wounds == life:
        hero.spared = state.event_count
    if match.telling:
        match.tell("wounded", (*state.tag(hero.number), amount, life - hero.wounds))
        if hero.wounds == life:
            match.tell("deaths_door", (*state.tag(hero.number),))


def fresh(figure: Figure) -> None:
    """An event of its own, but only to this one: from here on a Deathblow is rolled again (DD-29.3)."""
    if isinstance(figure, Hero):
        figure.spared = 0


def protected(state: Estate, figure: Figure) -> bool:
    """DD-20.16, DD-20.19."""
    if isinstance(figure, Monster) and state.monster_card(figure).protection:
        return True
    return figure.has(PROTECTION)


def reduced(
    state: Estate, figure: Figure, amount: int, critical: bool, pierce: bool, halved: bool
) -> int:
    """What is left of an attack's damage after everything that changes it (DD-A.47)."""
    if amount > 0 and isinstance(figure, Hero):  # no damage is not made worse either
        amount += total(state, DAMAGE, figure)
        if critical and figure.bearing.halves >> CRITICAL & 1:
            amount = half(amount)
    if halved:
        amount = half(amount)
    if amount > 0 and not pierce and protected(state, figure):
        amount = half(amount)
    return max(0, amount)


def damage(
    state: Estate,
    match: Match,
    figure: Figure,
    amount: int,
    critical: bool,
    pierce: bool = False,
    halved: bool = False,
) -> int:
    """Damage of an attack; those who take it may react. Returns what was dealt."""
    if isinstance(figure, Hero) and not figure.alive:
        return 0
    amount = reduced(state, figure, amount, critical, pierce, halved)
    if amount <= 0:
        return 0  # DD-A.94
    depth = len(state.agenda)
    wound(state, match, figure, amount)
    if not isinstance(figure, Hero):
        return amount
    if len(state.agenda) > depth:
        # Whoever rolls a Deathblow must survive it first.
        state.agenda.insert(depth, FireRest(figure.number, DAMAGE, 0))
        if critical:
            state.agenda.insert(depth, FireRest(figure.number, CRITICAL, 0))
        return amount
    fire(state, match, DAMAGE, figure)
    if critical:
        fire(state, match, CRITICAL, figure)
    return amount


class Deathblow(Brink):
    """DD-29.3, DD-29.4: a skull kills; in the Circus a blank does (DD-39.15).

    Whoever is healed first is brought to Death's Door again instead of rolling.
    """

    __slots__ = ()
    name = "deathblow"

    def looms(self, state: Estate) -> bool:
        return self.hero(state).alive

    def dice(self, state: Estate, hero: Hero) -> list[int]:
        return (
            [use for use in open_uses(state, hero) if use in (EAT, BIND)]
            if mends(state, hero, 1)
            else []
        )

    def helps(self, state: Estate, helper: Hero, way: Way) -> bool:
        hero = self.hero(state)
        if not may_heal(state, helper.number):
            return False
        for effect in state.pack.effects[way.effects[0] : way.effects[1]]:
            if effect.op == "heal" and reaches(state, effect, helper, hero):
                return mends(state, hero, effect.value(state, hero))
        return False

    def rescue(self, state: Estate, match: Match, helper: Hero, raw: int) -> None:
        state.agenda.append(Blow(self.who, self.amount))
        if raw & TRINKET:
            way = use(state, match, helper, raw & 255)
            for effect in state.pack.effects[way.effects[0] : way.effects[1]]:
                effect.apply(state, match, helper, NONE)
            return
        if raw == EAT:
            eat(state, match, helper)
        else:
            spend(state, match, BANDAGE)
        heal(state, match, helper, 1)

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-deathblow", {"who": Ref("hero", self.who)})

    def befall(self, state: Estate, match: Match) -> None:
        hero = self.hero(state)
        die = state.pack.death_die
        face = die.labels[match.chance.index(die)]
        deadly = (face == "skull") != state.is_circus
        if match.telling:
            match.tell("deathblow", (*state.tag(hero.number), "yes" if deadly else "no"))
        if deadly:
            die_for_good(state, match, hero, "deathblow")


class Blow(HeroStep):
    """The Wounds of a Deathblow that was forestalled."""

    __slots__ = ("amount",)
    name = "blow"

    def __init__(self, who: int, amount: int) -> None:
        self.who = who
        self.amount = amount

    def args(self) -> tuple[int, ...]:
        return (self.who, self.amount)

    def run(self, state: Estate, match: Match) -> None:
        hero = self.hero(state)
        if hero.wounds >= state.life(hero):
            state.agenda.append(Deathblow(self.who, self.amount, EVERYBODY))
        elif hero.alive:
            bear(state, match, hero, self.amount)


def mends(state: Estate, hero: Hero, amount: int) -> bool:
    """Whether so much healing would heal him."""
    if state.in_battle and total(state, NO_HEALING, hero) > 0:
        return False
    return amount + total(state, HEALING, hero) > 0


def reaches(state: Estate, effect: Effect, helper: Hero, hero: Hero) -> bool:
    """Whether what one hero does is for the other as well."""
    who = effect.entry.who
    if who in ("self", "one_hero"):
        return helper is hero or who == "one_hero"
    return hero.number in effect.meant(state, who, helper)


def die_for_good(state: Estate, match: Match, hero: Hero, why: str) -> None:
    """DD-0.18–0.21, DD-23.6: gone at once. Always the last thing a step does."""
    from ..campaign.quests import after_death

    hero.alive = False
    hero.area = NONE
    hero.stacks = ()
    hero.turns = 0
    state.leave_tracker(hero.number)
    if match.telling:
        match.tell("died", (*state.tag(hero.number), why))
    after_death(state, match, hero)


def may_heal(state: Estate, by: int) -> bool:
    """Whether no Room keeps this one from healing others; NONE: nobody in particular heals."""
    if not 0 <= by < len(state.heroes) or not state.in_battle:
        return True
    healer = state.heroes[by]
    return not healer.alive or total(state, NO_HEALING, healer) <= 0


def heal(state: Estate, match: Match, figure: Figure, amount: int) -> None:
    """Remove Wounds; Quirks, Trinkets and the Room have a say for heroes."""
    if isinstance(figure, Hero):
        if not figure.alive or (state.in_battle and total(state, NO_HEALING, figure) > 0):
            return
        amount += total(state, HEALING, figure)
        if figure.trinkets:
            from .trinkets import HealedWindow

            if figure.wounds and usable(state, figure, WHEN_HEALED):
                state.agenda.append(HealedWindow(figure.number, amount))
                return
    mend(state, match, figure, amount)


def mend(state: Estate, match: Match, figure: Figure, amount: int) -> None:
    """DD-A.81: never below nothing."""
    amount = min(amount, figure.wounds)
    if amount > 0:
        figure.wounds -= amount
        if match.telling:
            match.tell("healed", (*state.tag(figure.number), amount))


# ---------------------------------------------------------------------- stress


def suffer(state: Estate, match: Match, hero: Hero, amount: int) -> None:
    """Suffer Stress, with all that makes it worse, once (DD-A.78)."""
    if not hero.alive or amount <= 0:
        return
    amount += total(state, STRESS, hero)
    state.battle.stirred = state.battle.round
    if amount > 0 and hero.stress < STRESS_LIMIT:
        over = hero.stress + amount - STRESS_LIMIT
        hero.stress = min(STRESS_LIMIT, hero.stress + amount)  # DD-A.89
        if match.telling:
            match.tell("stressed", (*state.tag(hero.number), amount, hero.stress))
        if hero.stress == STRESS_LIMIT:
            state.agenda.append(AtTen(hero.number, over))
    fire(state, match, STRESS, hero)


def recover(state: Estate, match: Match, hero: Hero, amount: int) -> None:
    """Recover Stress, with what makes it more."""
    if hero.alive:
        calm(state, match, hero, amount + total(state, RELIEF, hero))


def calm(state: Estate, match: Match, hero: Hero, amount: int) -> None:
    """DD-28.11: Stress stops at 0."""
    amount = min(amount, hero.stress)
    if amount > 0 and hero.stress < STRESS_LIMIT:
        hero.stress -= amount
        if match.telling:
            match.tell("relieved", (*state.tag(hero.number), amount, hero.stress))


class AtTen(Brink):
    """DD-28.2, DD-28.6: Resolve is tested, or the heart gives out; `amount` is the Stress beyond 10.

    Who calms himself first, and enough, does not get there (DD-A.230).
    """

    __slots__ = ()
    name = "at_ten"

    def looms(self, state: Estate) -> bool:
        hero = self.hero(state)
        return hero.alive and hero.stress >= STRESS_LIMIT

    def dice(self, state: Estate, hero: Hero) -> list[int]:
        found = [CALM] if state.dungeon.stores[POTION] else []
        return [*found, EAT] if EAT in open_uses(state, hero) and food_calms(hero) > 0 else found

    def helps(self, state: Estate, helper: Hero, way: Way) -> bool:
        effect = state.pack.effects[way.effects[0]]
        return (
            helper.number == self.who and effect.op == "stress" and effect.value(state, helper) < 0
        )

    def ways(self, state: Estate, helper: Hero) -> list[int]:
        """Only what is enough, all together."""
        found = super().ways(state, helper)
        calm = 0
        for raw in found:
            if raw == CALM:
                calm += state.dungeon.stores[POTION] * self.relief(state, helper, raw)
            else:
                calm += self.relief(state, helper, raw)
        return found if calm > self.amount else []

    @staticmethod
    def relief(state: Estate, hero: Hero, raw: int) -> int:
        more = total(state, RELIEF, hero)
        if raw & TRINKET:
            return more - state.pack.effects[way_of(state, hero, raw & 255).effects[0]].value(
                state, hero
            )
        return more + (1 if raw == CALM else food_calms(hero))

    def rescue(self, state: Estate, match: Match, helper: Hero, raw: int) -> None:
        relief = self.relief(state, helper, raw)
        over = self.amount - relief
        helper.stress = max(0, min(STRESS_LIMIT, STRESS_LIMIT + over))
        if over >= 0:
            state.agenda.append(AtTen(self.who, over, self.asked))
        if raw & TRINKET:
            way = use(state, match, helper, raw & 255)
            for effect in state.pack.effects[way.effects[0] + 1 : way.effects[1]]:
                effect.apply(state, match, helper, NONE)
        elif raw == EAT:
            spend(state, match, FOOD)
            for effect in helper.bearing.deeds[ON_FOOD]:
                if effect.op != "stress":  # that is the relief
                    effect.apply(state, match, helper, NONE)
            heal(state, match, helper, 1)
        else:
            spend(state, match, POTION)
        if match.telling:
            match.tell("relieved", (*state.tag(helper.number), relief, helper.stress))

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-at-ten", {"who": Ref("hero", self.who)})

    def befall(self, state: Estate, match: Match) -> None:
        hero = self.hero(state)
        if state.is_circus or hero.red or hero.mood != NONE:
            die_for_good(state, match, hero, "heart_attack")  # DD-39.16
            return
        state.agenda.append(TestResolve(hero.number, 0))
        if hero.trinkets:
            from .trinkets import ResolveWindow

            if usable(state, hero, RESOLVE):
                state.agenda.append(ResolveWindow(hero.number))


class TestResolve(HeroStep):
    """DD-28.2–28.4: a d10, Virtue on 1–2 (DD-28.3), else an Affliction."""

    __slots__ = ("more",)
    name = "test_resolve"

    def __init__(self, who: int, more: int) -> None:
        self.who = who
        self.more = more

    def args(self) -> tuple[int, ...]:
        return (self.who, self.more)

    def run(self, state: Estate, match: Match) -> None:
        hero = self.hero(state)
        if not hero.alive:
            return
        limit = VIRTUE_CHANCE + total(state, VIRTUE, hero) + self.more
        roll = match.chance.index(state.pack.d10) + 1
        hero.stress = 0
        hero.red = True
        virtue = roll <= limit
        if match.telling:
            match.tell(
                "resolve", (*state.tag(hero.number), roll, "virtue" if virtue else "affliction")
            )
        state.agenda.append(DrawMood(hero.number, 1 if virtue else 0))
        gambled(state, match, hero, roll)


class DrawMood(HeroStep):
    """An Affliction or a Virtue from its deck."""

    __slots__ = ("virtue",)
    name = "draw_mood"

    def __init__(self, who: int, virtue: int) -> None:
        self.who = who
        self.virtue = virtue

    def args(self) -> tuple[int, ...]:
        return (self.who, self.virtue)

    def run(self, state: Estate, match: Match) -> None:
        hero = self.hero(state)
        if not hero.alive:
            return
        held = {other.mood for other in state.heroes}
        cards = [
            mood.index
            for mood in state.pack.moods
            if mood.virtue == bool(self.virtue) and mood.index not in held
        ]
        if not cards:  # DD-A.91
            cards = [mood.index for mood in state.pack.moods if mood.virtue == bool(self.virtue)]
        ids = state.pack.mood_ids
        hero.mood = cards[match.chance.index(Draw("mood", [ids[card] for card in cards]))]
        if match.telling:
            match.tell("mood", (*state.tag(hero.number), ids[hero.mood]))


# ---------------------------------------------------------------------- conditions


def immune(state: Estate, figure: Figure, kind: int) -> bool:
    """By its card, or by the Area it stands in."""
    if isinstance(figure, Hero):
        if state.pack.heroes[figure.kind].cards[figure.level].immune >> kind & 1:
            return True
    else:
        assert isinstance(figure, Monster)
        if state.pack.monsters[figure.kind].immune >> kind & 1:
            return True
    wards = state.law.deeds[IMMUNITY]
    return any(ward.kinds >> kind & 1 and ward.holds(state, figure) for ward in wards)


def afflict(
    state: Estate,
    match: Match,
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
        if immune(state, figure, kind):
            if match.telling:
                match.tell("shrugged_off", (*state.tag(figure.number), CONDITIONS[kind]))
            return
        if state.resists(figure) >> kind & 1:
            turns -= 1  # DD-21.1
    if kind <= STUN and isinstance(figure, Hero):
        turns += total(state, APPLIED[kind], figure)  # DD-A.58
    if turns <= 0:
        if match.telling:
            match.tell("shrugged_off", (*state.tag(figure.number), CONDITIONS[kind]))
        return
    figure.stacks += (stack(kind, min(amount, 15), min(turns, 15)),)
    if match.telling:
        match.tell("afflicted", (*state.tag(figure.number), CONDITIONS[kind], amount, turns))
    if kind <= BLIGHT and not quiet and isinstance(figure, Hero):
        fire(state, match, APPLIED[kind], figure)


def lose(state: Estate, match: Match, figure: Figure, kinds: int) -> None:
    """DD-20.18: all stacks of these Conditions."""
    left = tuple(one for one in figure.stacks if not kinds >> (one >> 8) & 1)
    if left != figure.stacks:
        figure.stacks = left
        if match.telling:
            names = [name for kind, name in enumerate(CONDITIONS) if kinds >> kind & 1]
            match.tell("freed", (*state.tag(figure.number), names))


# ---------------------------------------------------------------------- light


def change_light(state: Estate, match: Match, amount: int) -> None:
    """DD-7.2, DD-A.9: at the ends of the track nothing happens. Irrelevant in the Circus (DD-7.11).

    Part of the event that causes it (DD-A.93).
    """
    dungeon = state.dungeon
    if state.is_circus or state.in_hamlet:
        return
    light = min(FULL_LIGHT, max(0, dungeon.light + amount))
    if light == dungeon.light:
        return
    rises = light > dungeon.light
    dungeon.light = light
    state.refresh()
    if match.telling:
        match.tell("light", (light, "up" if rises else "down"))
    moment = LIGHT_UP if rises else LIGHT_DOWN
    depth = len(state.agenda)
    heroes = state.order[0]
    for place, number in enumerate(heroes):
        fire(state, match, moment, state.heroes[number])
        if len(state.agenda) > depth and place + 1 < len(heroes):
            state.agenda.insert(depth, LightOthers(moment, *heroes[place + 1 :]))
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

    def fits(self, state: Estate) -> bool:
        known = all(0 <= number < len(state.heroes) for number in self.others)
        return known and self.moment in (LIGHT_UP, LIGHT_DOWN)

    def without(self, number: int) -> LightOthers | None:
        """The same for the rest of them."""
        left = tuple(one for one in self.others if one != number)
        return LightOthers(self.moment, *left) if left else None

    def run(self, state: Estate, match: Match) -> None:
        depth = len(state.agenda)
        for place, number in enumerate(self.others):
            if state.heroes[number].alive:
                fire(state, match, self.moment, state.heroes[number])
            if len(state.agenda) > depth and place + 1 < len(self.others):
                state.agenda.insert(depth, LightOthers(self.moment, *self.others[place + 1 :]))
                return


# ---------------------------------------------------------------------- quirks


def rebear(state: Estate, hero: Hero) -> None:
    """Quirks or Disease have changed."""
    hero.bearing = state.pack.bearing(hero.quirks, hero.disease)


class DrawQuirk(HeroStep):
    """DD-26.1: from the deck of its kind. One that somebody holds is not in it (DD-A.83)."""

    __slots__ = ("negative",)
    name = "draw_quirk"

    def __init__(self, who: int, negative: int) -> None:
        self.who = who
        self.negative = negative

    def args(self) -> tuple[int, ...]:
        return (self.who, self.negative)

    def run(self, state: Estate, match: Match) -> None:
        hero = self.hero(state)
        if not hero.alive or state.is_circus:
            return
        quirks = state.pack.quirks
        held = {quirk for other in state.heroes if other.alive for quirk in other.quirks}
        kind = [q.index for q in quirks if q.negative == bool(self.negative)]
        deck = [quirk for quirk in kind if quirk not in held and quirk not in state.decks.quirk_out]
        if not deck:
            state.decks.quirk_out = tuple(
                quirk for quirk in state.decks.quirk_out if quirk not in kind
            )
            deck = [quirk for quirk in kind if quirk not in held]
        if not deck:
            return
        ids = state.pack.quirk_ids
        card = deck[match.chance.index(Draw("quirk", [ids[quirk] for quirk in deck]))]
        if match.telling:
            match.tell("quirk", (*state.tag(hero.number), ids[card]))
        take_quirk(state, match, hero, card)


def take_quirk(state: Estate, match: Match, hero: Hero, card: int) -> None:
    """DD-26.2–26.6: at most three; a fourth negative one is the end."""
    if len(hero.quirks) < QUIRK_LIMIT:
        hero.quirks += (card,)
        rebear(state, hero)
        return
    quirks = state.pack.quirks
    if any(not quirks[quirk].negative for quirk in hero.quirks):
        state.agenda.append(SwapQuirk(hero.number, card))
    elif quirks[card].negative:
        state.decks.quirk_out += (card,)
        die_for_good(state, match, hero, "madness")
    else:
        state.decks.quirk_out += (card,)  # DD-26.5
        if match.telling:
            match.tell("quirk_lost", (*state.tag(hero.number), state.pack.quirk_ids[card]))


class SwapQuirk(HeroStep):
    """DD-26.3, DD-26.4: a Positive Quirk makes room; a new positive one may be let go instead."""

    __slots__ = ("card",)
    name = "swap_quirk"

    def __init__(self, who: int, card: int) -> None:
        self.who = who
        self.card = card

    def args(self) -> tuple[int, ...]:
        return (self.who, self.card)

    def fits(self, state: Estate) -> bool:
        return super().fits(state) and 0 <= self.card < len(state.pack.quirks)

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        quirks = state.pack.quirks
        found = [
            place
            for place, quirk in enumerate(state.heroes[self.who].quirks)
            if not quirks[quirk].negative
        ]
        if not quirks[self.card].negative:
            found.append(SWAP_NONE)
        return tuple(found)

    def run(self, state: Estate, match: Match) -> None:
        options = self.options(state, 0)
        if len(options) == 1:
            self.answer(state, match, 0, options[0])
        elif options:
            state.ask_hero(self, self.who, options)

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        hero = self.hero(state)
        if option == SWAP_NONE:
            lost = self.card
        else:
            lost = hero.quirks[option]
            hero.quirks = (*hero.quirks[:option], *hero.quirks[option + 1 :], self.card)
            rebear(state, hero)
        state.decks.quirk_out += (lost,)
        if match.telling:
            match.tell("quirk_lost", (*state.tag(hero.number), state.pack.quirk_ids[lost]))

    def prompt(self, state: Estate, seat: int) -> Message:
        card = state.pack.quirk_ids[self.card]
        return Message(
            "dd-prompt-swap-quirk", {"who": Ref("hero", self.who), "quirk": Ref("quirk", card)}
        )

    def option_id(self, pack: Cards, raw: int) -> str:
        return "let-go" if raw == SWAP_NONE else f"quirk-{raw}"

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        card = self.card if raw == SWAP_NONE else state.heroes[self.who].quirks[raw]
        text = Message("dd-option-lose-quirk", {"quirk": Ref("quirk", state.pack.quirk_ids[card])})
        return Option(self.option_id(state.pack, raw), text)


class LoseQuirk(HeroStep):
    """DD-34.13, DD-A.120: a Quirk of the hero's choice goes."""

    __slots__ = ("left",)
    name = "lose_quirk"

    def __init__(self, who: int, left: int) -> None:
        self.who = who
        self.left = left

    def args(self) -> tuple[int, ...]:
        return (self.who, self.left)

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        return (*range(len(state.heroes[self.who].quirks)), SWAP_NONE)

    def run(self, state: Estate, match: Match) -> None:
        if self.hero(state).alive and self.hero(state).quirks:
            state.ask_hero(self, self.who, self.options(state, 0))

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        hero = self.hero(state)
        if option == SWAP_NONE:
            return
        lost = hero.quirks[option]
        hero.quirks = (*hero.quirks[:option], *hero.quirks[option + 1 :])
        rebear(state, hero)
        state.decks.quirk_out += (lost,)
        if match.telling:
            match.tell("quirk_lost", (*state.tag(hero.number), state.pack.quirk_ids[lost]))
        if self.left > 1:
            state.agenda.append(LoseQuirk(self.who, self.left - 1))

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-lose-quirk", {"who": Ref("hero", self.who), "amount": self.left})

    def option_id(self, pack: Cards, raw: int) -> str:
        return "keep" if raw == SWAP_NONE else f"quirk-{raw}"

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        if raw == SWAP_NONE:
            return Option("keep", Message("dd-option-keep-quirks"))
        card = state.pack.quirk_ids[state.heroes[self.who].quirks[raw]]
        text = Message("dd-option-lose-quirk", {"quirk": Ref("quirk", card)})
        return Option(self.option_id(state.pack, raw), text)


# ---------------------------------------------------------------------- diseases


def sicken(state: Estate, match: Match, hero: Hero) -> None:
    """DD-27.1: draw a Disease, unless the hero is immune."""
    if state.is_circus or not hero.alive:
        return
    if immune(state, hero, DISEASE):
        if match.telling:
            match.tell("shrugged_off", (*state.tag(hero.number), "disease"))
        return
    state.agenda.append(DrawDisease(hero.number))


class DrawDisease(HeroStep):
    __slots__ = ()
    name = "draw_disease"

    def run(self, state: Estate, match: Match) -> None:
        hero = self.hero(state)
        if not hero.alive:
            return
        held = {other.disease for other in state.heroes if other.alive}
        deck = [d.index for d in state.pack.diseases if d.index not in held]
        fresh = [card for card in deck if card not in state.decks.disease_out]
        if not fresh:
            state.decks.disease_out = ()
            fresh = deck
        ids = state.pack.disease_ids
        card = fresh[match.chance.index(Draw("disease", [ids[d] for d in fresh]))]
        if match.telling:
            match.tell("disease", (*state.tag(hero.number), ids[card]))
        if hero.trinkets:
            from .trinkets import SickWindow

            if usable(state, hero, WHEN_SICK):
                state.agenda.append(SickWindow(hero.number, card))
                return
        catch(state, match, hero, card)


def catch(state: Estate, match: Match, hero: Hero, card: int) -> None:
    """DD-27.2, DD-27.3: a second Disease replaces the first and adds a Negative Quirk."""
    if hero.disease != NONE:
        state.decks.disease_out += (hero.disease,)
        state.agenda.append(DrawQuirk(hero.number, 1))
    hero.disease = card
    rebear(state, hero)


def cure(state: Estate, match: Match, hero: Hero) -> None:
    """DD-27.4."""
    if hero.disease != NONE:
        if match.telling:
            match.tell("cured", (*state.tag(hero.number), state.pack.disease_ids[hero.disease]))
        state.decks.disease_out += (hero.disease,)
        hero.disease = NONE
        rebear(state, hero)
