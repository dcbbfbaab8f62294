"""Skills equipped and raised, heroes that rise (DD-3.3–3.7, DD-30.6, DD-34.25–34.28)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.decision import Option
from undercroft.kernel.text import Message, Ref, Value

from ..state.estate import Estate, HeroStep
from ..state.figures import Hero
from ..terms import LEVELS

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from ..pack.cards import Cards


DONE = 255


UPGRADES = 2  # DD-34.25


HERO_RISES = 7  # beside the seven families


class Outfit(HeroStep):
    """DD-3.3, DD-3.7, DD-A.162: every Skill slot is filled with another Skill."""

    __slots__ = ()
    name = "outfit"

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        hero = self.hero(state)
        base = state.pack.heroes[hero.kind].family_base
        return tuple(base + family for family in range(7) if family not in hero.skills)

    def run(self, state: Estate, match: Match) -> None:
        hero = self.hero(state)
        if hero.alive and len(hero.skills) < state.hero_card(hero).skills:
            state.ask_hero(self, self.who, self.options(state, 0))

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        hero = self.hero(state)
        family = option - state.pack.heroes[hero.kind].family_base
        hero.skills = tuple(sorted((*hero.skills, family)))
        state.agenda.append(self)

    def prompt(self, state: Estate, seat: int) -> Message:
        hero = self.hero(state)
        left = state.hero_card(hero).skills - len(hero.skills)
        return Message("dd-prompt-outfit", {"who": Ref("hero", self.who), "left": left})

    def option_id(self, pack: Cards, raw: int) -> str:
        return pack.family_ids[raw]

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        hero = self.hero(state)
        family = raw - state.pack.heroes[hero.kind].family_base
        skill = state.skill(hero, family)
        text = Message("dd-option-equip", {"skill": Ref("skill", f"{skill.index}")})
        return Option(skill.card, text, (("skill", skill.card),))


class Unequip(HeroStep):
    """DD-3.5: in the Hamlet a Skill makes room for another."""

    __slots__ = ()
    name = "unequip"

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        hero = self.hero(state)
        base = state.pack.heroes[hero.kind].family_base
        return tuple(base + family for family in hero.skills)

    def run(self, state: Estate, match: Match) -> None:
        state.ask_hero(self, self.who, self.options(state, 0))

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        hero = self.hero(state)
        family = option - state.pack.heroes[hero.kind].family_base
        hero.skills = tuple(one for one in hero.skills if one != family)
        state.agenda.append(Outfit(self.who))

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-unequip", {"who": Ref("hero", self.who)})

    def option_id(self, pack: Cards, raw: int) -> str:
        return pack.family_ids[raw]

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        hero = self.hero(state)
        family = raw - state.pack.heroes[hero.kind].family_base
        skill = state.skill(hero, family)
        text = Message("dd-option-unequip", {"skill": Ref("skill", f"{skill.index}")})
        return Option(skill.card, text, (("skill", skill.card),))


def train_cost(state: Estate, what: int, free: bool) -> tuple[int, int]:
    """DD-34.26, DD-34.27: Experience and Gold; newcomers pay no Gold (DD-32.6)."""
    guild = state.pack.buildings[state.pack.building_index["guild"]].entry.levels[0]
    for entry in guild.train:
        if bool(entry.hero) == (what == HERO_RISES):
            gold = entry.gold if what == HERO_RISES else max(0, entry.gold - state.hamlet.tutor)
            return entry.xp, 0 if free else gold
    return 99, 99


def raise_skill(state: Estate, match: Match, hero: Hero, family: int) -> None:
    """DD-30.6: the next card replaces the old one."""
    ranks = list(hero.ranks)
    ranks[family] += 1
    hero.ranks = tuple(ranks)
    if match.telling:
        skill = state.pack.heroes[hero.kind].families[family]
        match.tell("skill_raised", (*state.tag(hero.number), skill, ranks[family]))


class Train(HeroStep):
    """DD-34.25–34.28: up to two upgrades, in any mix."""

    __slots__ = ("free", "left")
    name = "train"

    def __init__(self, who: int, left: int, free: int) -> None:
        self.who = who
        self.left = left
        self.free = free

    def args(self) -> tuple[int, ...]:
        return (self.who, self.left, self.free)

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        hero = self.hero(state)
        found: list[int] = []
        for what in range(8):
            level = hero.level if what == HERO_RISES else hero.ranks[what]
            xp, gold = train_cost(state, what, bool(self.free))
            if level < LEVELS and hero.xp >= xp and state.hamlet.gold >= gold:
                found.append(what)
        return (*found, DONE)

    def run(self, state: Estate, match: Match) -> None:
        hero = self.hero(state)
        if not hero.alive or not self.left:
            return
        options = self.options(state, 0)
        if len(options) > 1:
            state.ask_hero(self, self.who, options)

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        if option == DONE:
            return
        hero = self.hero(state)
        xp, gold = train_cost(state, option, bool(self.free))
        hero.xp -= xp
        state.hamlet.gold -= gold
        state.agenda.append(Train(self.who, self.left - 1, self.free))
        if option == HERO_RISES:
            hero.level += 1
            if match.telling:
                match.tell("hero_raised", (*state.tag(hero.number), hero.level))
            state.agenda.append(Outfit(self.who))
        else:
            if not self.free:
                state.hamlet.tutor = 0
            raise_skill(state, match, hero, option)

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-train", {"who": Ref("hero", self.who), "left": self.left})

    def option_id(self, pack: Cards, raw: int) -> str:
        return "done" if raw == DONE else "hero" if raw == HERO_RISES else f"skill-{raw}"

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        id = self.option_id(state.pack, raw)
        if raw == DONE:
            return Option(id, Message("dd-option-done"))
        hero = self.hero(state)
        xp, gold = train_cost(state, raw, bool(self.free))
        args: dict[str, Value] = {"xp": xp, "gold": gold}
        if raw == HERO_RISES:
            args["level"] = hero.level + 1
            return Option(id, Message("dd-option-train-hero", args))
        skill = state.pack.heroes[hero.kind].skills[raw][hero.ranks[raw]]
        args["skill"] = Ref("skill", f"{skill.index}")
        return Option(id, Message("dd-option-train-skill", args), (("skill", skill.card),))
