"""Skills equipped and raised, heroes that rise (DD-3.3–3.7, DD-30.6, DD-34.25–34.28)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

from undercroft.kernel.agenda import Ask, Choice
from undercroft.kernel.decision import Target
from undercroft.kernel.record import Range
from undercroft.kernel.text import Message, Ref, Value

from .. import facts
from ..effects.goods import gain_gold
from ..pack.heroes import Family, Skill
from ..state.asking import ask_or_take
from ..state.choosing import DONE, once, skill_targets
from ..state.estate import Estate, HeroQuestion, asked_hero
from ..state.figures import Hero
from ..state.kinds import FAMILIES, FamilyPlace
from ..terms import LEVELS

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


UPGRADES: Final = 2  # DD-34.25


class Outfit(HeroQuestion):
    """DD-3.3, DD-3.7, DD-A.162: every Skill slot is filled with another Skill."""

    name = "outfit"
    rules = ("DD-3.3", "DD-3.7")

    def choices(self, state: Estate, seat: int) -> tuple[Choice[Estate], ...]:
        hero = self.hero(state)
        pack = state.pack
        return tuple(
            [
                once(pack, Equip, (family,))
                for family in hero.known.roster
                if family not in hero.skills
            ]
        )

    def run(self, state: Estate, match: Match) -> None:
        hero = self.hero(state)
        if hero.alive and len(hero.skills) < hero.card.skills:
            self.ask(state)

    def prompt(self, state: Estate, seat: int) -> Message:
        hero = self.hero(state)
        left = hero.card.skills - len(hero.skills)
        return Message("dd-prompt-outfit", {"who": Ref("hero", self.who), "left": left})


class Unequip(HeroQuestion):
    """DD-3.5: in the Hamlet a Skill makes room for another."""

    name = "unequip"
    rules = ("DD-3.5",)

    def choices(self, state: Estate, seat: int) -> tuple[Choice[Estate], ...]:
        pack = state.pack
        return tuple([once(pack, LayDown, (family,)) for family in self.hero(state).skills])

    def run(self, state: Estate, match: Match) -> None:
        self.ask(state)

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-unequip", {"who": Ref("hero", self.who)})


class SkillChoice(Choice[Estate]):
    """One of a hero's Skills, by the name of its family."""

    family: Family

    @property
    def id(self) -> str:
        return self.family.id

    def skill(self, state: Estate, ask: Ask) -> Skill:
        return asked_hero(state, ask).skill(self.family)

    def targets(self, state: Estate, ask: Ask) -> tuple[Target, ...]:
        return skill_targets(self.skill(state, ask))


class Equip(SkillChoice):
    name = "equip"

    def text(self, state: Estate, ask: Ask) -> Message:
        return Message("dd-option-equip", {"skill": Ref("skill", self.skill(state, ask).id)})

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        hero = asked_hero(state, ask)
        skills = (*hero.skills, self.family)
        hero.skills = tuple([family for family in hero.known.roster if family in skills])
        state.then(ask.step)


class LayDown(SkillChoice):
    name = "unequip"

    def text(self, state: Estate, ask: Ask) -> Message:
        return Message("dd-option-unequip", {"skill": Ref("skill", self.skill(state, ask).id)})

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        hero = asked_hero(state, ask)
        hero.skills = tuple([one for one in hero.skills if one is not self.family])
        state.then(Outfit(hero.number))


# ---------------------------------------------------------------------- at the Guild


Price = tuple[int, int]
"""Experience and Gold."""


def hero_price(state: Estate, free: bool) -> Price | None:
    """DD-34.26: of a hero's level, where it is taught; newcomers pay no Gold (DD-32.6)."""
    for entry in state.pack.building("guild").entry.levels[0].train:
        if entry.hero:
            return entry.xp, 0 if free else entry.gold
    return None


def skill_price(state: Estate, free: bool) -> Price | None:
    """DD-34.27: the same for a Skill."""
    for entry in state.pack.building("guild").entry.levels[0].train:
        if not entry.hero:
            return entry.xp, 0 if free else max(0, entry.gold - state.hamlet.tutor)
    return None


def raise_skill(state: Estate, match: Match, hero: Hero, family: int) -> None:
    """DD-30.6: the next card replaces the old one."""
    ranks = list(hero.ranks)
    ranks[family] += 1
    hero.ranks = tuple(ranks)
    if match.telling:
        skill = hero.known.families[family]
        match.tell(facts.SkillRaised(state.tag(hero.number), skill, ranks[family]))


def next_card(state: Estate, hero: Hero, family: int) -> Skill:
    """What a Skill will be."""
    return hero.known.skills[family][hero.ranks[family]]


class Train(HeroQuestion):
    """DD-34.25–34.28: up to two upgrades, in any mix."""

    name = "train"
    rules = ("DD-34.25", "DD-34.26", "DD-34.27")
    left: Annotated[int, Range(0, UPGRADES)]
    free: bool

    def choices(self, state: Estate, seat: int) -> tuple[Choice[Estate], ...]:
        hero = self.hero(state)
        found: list[Choice[Estate]] = []
        if self.affords(state, skill_price(state, self.free)):
            found += [
                RAISE_SKILL[family] for family in range(FAMILIES) if hero.ranks[family] < LEVELS
            ]
        if hero.level < LEVELS and self.affords(state, hero_price(state, self.free)):
            found.append(RAISE_HERO)
        return (*found, DONE)

    def affords(self, state: Estate, price: Price | None) -> bool:
        if price is None:
            return False
        xp, gold = price
        return self.hero(state).xp >= xp and state.hamlet.gold >= gold

    def run(self, state: Estate, match: Match) -> None:
        if not self.hero(state).alive or not self.left:
            return
        ask_or_take(state, match, self, state.seats_of[self.who])

    def pay(self, state: Estate, match: Match, price: Price) -> None:
        """… and there is one upgrade less to come."""
        xp, gold = price
        self.hero(state).xp -= xp
        gain_gold(state, match, -gold)
        state.then(Train(self.who, self.left - 1, self.free))

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-train", {"who": Ref("hero", self.who), "left": self.left})


def training(ask: Ask) -> Train:
    question = ask.step
    assert isinstance(question, Train)
    return question


def price_of_skill(state: Estate, ask: Ask) -> Price:
    """What is offered has one."""
    price = skill_price(state, training(ask).free)
    assert price is not None
    return price


def price_of_hero(state: Estate, ask: Ask) -> Price:
    price = hero_price(state, training(ask).free)
    assert price is not None
    return price


class FamilyChoice(Choice[Estate]):
    """A Skill of a hero's, by its place among all seven: the card that it will be."""

    name = "skill"
    family: FamilyPlace

    @property
    def id(self) -> str:
        return f"skill-{self.family}"

    def skill(self, state: Estate, ask: Ask) -> Skill:
        return next_card(state, asked_hero(state, ask), self.family)

    def targets(self, state: Estate, ask: Ask) -> tuple[Target, ...]:
        return skill_targets(self.skill(state, ask))


class RaiseSkill(FamilyChoice):
    """DD-34.27."""

    def text(self, state: Estate, ask: Ask) -> Message:
        xp, gold = price_of_skill(state, ask)
        skill = Ref("skill", self.skill(state, ask).id)
        args: dict[str, Value] = {"xp": xp, "gold": gold, "skill": skill}
        return Message("dd-option-train-skill", args)

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        train = training(ask)
        train.pay(state, match, price_of_skill(state, ask))
        if not train.free:
            state.own_hamlet().tutor = 0
        raise_skill(state, match, train.hero(state), self.family)


class RaiseHero(Choice[Estate]):
    """DD-34.26."""

    name = "level"

    @property
    def id(self) -> str:
        return "hero"

    def text(self, state: Estate, ask: Ask) -> Message:
        xp, gold = price_of_hero(state, ask)
        level = training(ask).hero(state).level + 1
        args: dict[str, Value] = {"xp": xp, "gold": gold, "level": level}
        return Message("dd-option-train-hero", args)

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        train = training(ask)
        hero = train.hero(state)
        train.pay(state, match, price_of_hero(state, ask))
        hero.level += 1
        if match.telling:
            match.tell(facts.HeroRaised(state.tag(hero.number), hero.level))
        state.then(Outfit(hero.number))


RAISE_SKILL: Final = [RaiseSkill(family) for family in range(FAMILIES)]
RAISE_HERO: Final = RaiseHero()
