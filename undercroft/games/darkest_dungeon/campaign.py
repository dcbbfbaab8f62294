"""The campaign: Threats, acts, Quests, newcomers, victory and failure (DD-1–4, DD-30–32, DD-35–37)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.agenda import Step
from undercroft.kernel.chance import Draw
from undercroft.kernel.decision import Option
from undercroft.kernel.text import Message, Ref, Value

from .battle import BattleStart, FindPlace, begin_battle, clear_battle, place_boss
from .casualties import Fled
from .field import free
from .harm import AtTen, LightOthers
from .state import (
    BATTLE,
    BOSS,
    FOES,
    FULL_LIGHT,
    LEADER,
    LEVELS,
    MODES,
    NONE,
    PARTY,
    QUEST,
    STANCES,
    STRESS_LIMIT,
    Estate,
    FigureStep,
    Hero,
    HeroStep,
)
from .tracker import CLEAR, first_empty, in_line
from .trinkets import bequeath
from .verbs import OnAll

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from .cards import Cards

LAST_ACT = 4
QUESTS_BEFORE_BOSS = 2  # DD-4.8
DONE = 255
UPGRADES = 2  # DD-34.25
HERO_RISES = 7  # beside the seven families


# ---------------------------------------------------------------------- the beginning


class StartCampaign(Step[Estate]):
    """DD-1, DD-2.1, DD-3.1: a Threat, then the party with its Skills; no Hamlet before the first Quest."""

    __slots__ = ()
    name = "start_campaign"

    def run(self, g: Estate, m: Match) -> None:
        g.act = 1
        g.agenda.append(NextQuest())
        g.agenda.append(Arrange())
        gather_party(g)
        g.agenda.append(DrawThreat())


def gather_party(g: Estate) -> None:
    """DD-3.1–3.3: heroes who are still to be chosen, and the Skills of all."""
    for number in range(len(g.heroes) - 1, -1, -1):
        g.agenda.append(Outfit(number) if g.heroes[number].alive else PickHero(number))


class DrawThreat(Step[Estate]):
    """DD-2.1, DD-35.4: at random from the Ruins Bosses not yet beaten."""

    __slots__ = ()
    name = "draw_threat"

    def run(self, g: Estate, m: Match) -> None:
        left = [boss for boss in g.pack.threats if not g.beaten >> boss & 1]
        ids = g.pack.boss_ids
        g.threat = left[m.chance.index(Draw("threat", [ids[boss] for boss in left]))]
        g.refresh()
        if m.telling:
            m.tell("threat", (ids[g.threat], g.level))


class NextQuest(Step[Estate]):
    """DD-4.8, DD-35.3, DD-36.4, DD-37.2: two general Quests, the Boss; in the last act two Bosses."""

    __slots__ = ()
    name = "next_quest"

    def run(self, g: Estate, m: Match) -> None:
        g.choice = ()
        if g.act < LAST_ACT:
            if g.quest_count < QUESTS_BEFORE_BOSS:
                g.agenda.append(ChooseQuest())
                g.agenda.append(DrawQuest())
                g.agenda.append(DrawQuest())
            else:
                g.agenda.append(BeginQuest(self.face(g)))
        elif g.quest_count == 0:
            g.agenda.append(DrawDarkest())
        else:
            g.agenda.append(FinalEncounter())

    @staticmethod
    def face(g: Estate) -> int:
        return next(q.index for q in g.pack.quests if q.entry.kind == "boss")


class DrawQuest(Step[Estate]):
    """DD-4.1, DD-35.7, DD-A.6: of the Campaign's level, each card once."""

    __slots__ = ()
    name = "draw_quest"

    def run(self, g: Estate, m: Match) -> None:
        level = [
            quest.index
            for quest in g.pack.quests
            if quest.entry.kind == "general"
            and quest.entry.level == g.level
            and quest.entry.tile is None  # DD-A.235
        ]
        deck = [quest for quest in level if not g.seen >> quest & 1]
        if not deck and g.choice:
            return  # one is left: it is played
        deck = deck or level
        ids = g.pack.quest_ids
        quest = deck[m.chance.index(Draw("quest", [ids[one] for one in deck]))]
        g.seen |= 1 << quest
        g.choice += (quest,)
        if m.telling:
            m.tell("quest_drawn", (ids[quest],))


class ChooseQuest(Step[Estate]):
    """DD-4.2, DD-4.3, DD-A.7: everybody votes; a tie is the host's."""

    __slots__ = ()
    name = "choose_quest"

    def options(self, g: Estate, seat: int) -> tuple[int, ...]:
        return g.choice

    def run(self, g: Estate, m: Match) -> None:
        if len(g.choice) == 1:
            g.agenda.append(BeginQuest(g.choice[0]))
            return
        g.agenda.append(CountVotes())
        g.votes = (NONE,) * g.players
        for seat in range(g.players):
            g.ask(self, seat, g.choice)

    def answer(self, g: Estate, m: Match, seat: int, option: int) -> None:
        votes = list(g.votes)
        votes[seat] = option
        g.votes = tuple(votes)

    def prompt(self, g: Estate, seat: int) -> Message:
        # Whoever leads all heroes asks nobody.
        return Message("dd-prompt-choose-quest" if g.players > 1 else "dd-prompt-pick-quest")

    def option_id(self, pack: Cards, raw: int) -> str:
        return pack.quest_ids[raw]

    def option(self, g: Estate, seat: int, raw: int) -> Option:
        id = g.pack.quest_ids[raw]
        return Option(id, Message("dd-option-quest", {"quest": Ref("quest", id)}))


class CountVotes(Step[Estate]):
    __slots__ = ()
    name = "count_votes"

    def run(self, g: Estate, m: Match) -> None:
        counts = [g.votes.count(quest) for quest in g.choice]
        best = max(counts)
        leading = [quest for quest, count in zip(g.choice, counts, strict=True) if count == best]
        chosen = g.votes[LEADER] if g.votes[LEADER] in leading else leading[0]
        g.votes = ()
        g.reveals += 1
        g.agenda.append(BeginQuest(chosen))


class DrawDarkest(Step[Estate]):
    """DD-36.4: one of the three, without a choice."""

    __slots__ = ()
    name = "draw_darkest"

    def run(self, g: Estate, m: Match) -> None:
        deck = [quest.index for quest in g.pack.quests if quest.entry.kind == "darkest"]
        ids = g.pack.quest_ids
        quest = deck[m.chance.index(Draw("quest", [ids[one] for one in deck]))]
        g.seen |= 1 << quest
        g.agenda.append(BeginQuest(quest))


class BeginQuest(Step[Estate]):
    """DD-4.5, DD-12: the tile, the Room tokens, Firewood, Provisions; then in."""

    __slots__ = ("quest",)
    name = "begin_quest"

    def __init__(self, quest: int) -> None:
        self.quest = quest

    def args(self) -> tuple[int, ...]:
        return (self.quest,)

    def fits(self, g: Estate) -> bool:
        return 0 <= self.quest < len(g.pack.quests)

    def run(self, g: Estate, m: Match) -> None:
        from .dungeon import DrawTile, EnterDungeon
        from .provisions import roll_for_provisions

        quest = g.pack.quests[self.quest]
        g.quest = self.quest
        g.in_hamlet = False
        g.choice = ()
        g.firewood = quest.entry.rest > 0
        g.progress = g.lairs = g.battles = 0
        g.light = FULL_LIGHT
        g.refresh()
        if m.telling:
            m.tell("quest", (quest.id,))
        g.agenda.append(EnterDungeon())
        g.agenda.append(Arrange())
        roll_for_provisions(g)
        g.agenda.append(DrawTile())


# ---------------------------------------------------------------------- the party


class Arrange(Step[Estate]):
    """DD-5.3, DD-5.5: the group puts the heroes into Stances, from Aggressive on."""

    __slots__ = ("placed",)
    name = "arrange"

    def __init__(self, *placed: int) -> None:
        self.placed = placed

    def args(self) -> tuple[int, ...]:
        return self.placed

    def fits(self, g: Estate) -> bool:
        return len(set(self.placed)) == len(self.placed) and set(self.placed) <= set(g.order[PARTY])

    def options(self, g: Estate, seat: int) -> tuple[int, ...]:
        left = tuple(number for number in g.order[PARTY] if number not in self.placed)
        # Everybody may stay where he is, as long as nobody has been moved.
        return (*left, DONE) if not self.placed else left

    def run(self, g: Estate, m: Match) -> None:
        left = [number for number in g.order[PARTY] if number not in self.placed]
        if len(left) > 1:
            g.ask(self, LEADER, self.options(g, LEADER))
        else:
            g.set_slots(PARTY, in_line((*self.placed, *left)))
            if m.telling and self.placed:
                m.tell("arranged", (g.names_of(g.order[PARTY]),))

    def answer(self, g: Estate, m: Match, seat: int, option: int) -> None:
        if option != DONE:
            g.agenda.append(Arrange(*self.placed, option))

    def prompt(self, g: Estate, seat: int) -> Message:
        return Message("dd-prompt-arrange", {"stance": STANCES[len(self.placed)]})

    def option_id(self, pack: Cards, raw: int) -> str:
        return "stay" if raw == DONE else f"hero-{raw}"

    def option(self, g: Estate, seat: int, raw: int) -> Option:
        if raw == DONE:
            return Option("stay", Message("dd-option-stay"))
        text = Message("dd-option-hero", {"who": Ref("hero", raw)})
        return Option(f"hero-{raw}", text, (("hero", raw),))


class Outfit(HeroStep):
    """DD-3.3, DD-3.7, DD-A.162: every Skill slot is filled with another Skill."""

    __slots__ = ()
    name = "outfit"

    def options(self, g: Estate, seat: int) -> tuple[int, ...]:
        hero = self.hero(g)
        base = g.pack.heroes[hero.kind].family_base
        return tuple(base + family for family in range(7) if family not in hero.skills)

    def run(self, g: Estate, m: Match) -> None:
        hero = self.hero(g)
        if hero.alive and len(hero.skills) < g.hero_card(hero).skills:
            g.ask_hero(self, self.who, self.options(g, 0))

    def answer(self, g: Estate, m: Match, seat: int, option: int) -> None:
        hero = self.hero(g)
        family = option - g.pack.heroes[hero.kind].family_base
        hero.skills = tuple(sorted((*hero.skills, family)))
        g.agenda.append(self)

    def prompt(self, g: Estate, seat: int) -> Message:
        hero = self.hero(g)
        left = g.hero_card(hero).skills - len(hero.skills)
        return Message("dd-prompt-outfit", {"who": Ref("hero", self.who), "left": left})

    def option_id(self, pack: Cards, raw: int) -> str:
        return pack.family_ids[raw]

    def option(self, g: Estate, seat: int, raw: int) -> Option:
        hero = self.hero(g)
        family = raw - g.pack.heroes[hero.kind].family_base
        skill = g.skill(hero, family)
        text = Message("dd-option-equip", {"skill": Ref("skill", f"{skill.index}")})
        return Option(skill.id, text, (("skill", skill.id),))


class Unequip(HeroStep):
    """DD-3.5: in the Hamlet a Skill makes room for another."""

    __slots__ = ()
    name = "unequip"

    def options(self, g: Estate, seat: int) -> tuple[int, ...]:
        hero = self.hero(g)
        base = g.pack.heroes[hero.kind].family_base
        return tuple(base + family for family in hero.skills)

    def run(self, g: Estate, m: Match) -> None:
        g.ask_hero(self, self.who, self.options(g, 0))

    def answer(self, g: Estate, m: Match, seat: int, option: int) -> None:
        hero = self.hero(g)
        family = option - g.pack.heroes[hero.kind].family_base
        hero.skills = tuple(one for one in hero.skills if one != family)
        g.agenda.append(Outfit(self.who))

    def prompt(self, g: Estate, seat: int) -> Message:
        return Message("dd-prompt-unequip", {"who": Ref("hero", self.who)})

    def option_id(self, pack: Cards, raw: int) -> str:
        return pack.family_ids[raw]

    def option(self, g: Estate, seat: int, raw: int) -> Option:
        hero = self.hero(g)
        family = raw - g.pack.heroes[hero.kind].family_base
        skill = g.skill(hero, family)
        text = Message("dd-option-unequip", {"skill": Ref("skill", f"{skill.index}")})
        return Option(skill.id, text, (("skill", skill.id),))


# ---------------------------------------------------------------------- levelling


def train_cost(g: Estate, what: int, free: bool) -> tuple[int, int]:
    """DD-34.26, DD-34.27: Experience and Gold; newcomers pay no Gold (DD-32.6)."""
    guild = g.pack.buildings[g.pack.building_index["guild"]].entry.levels[0]
    for entry in guild.train:
        if bool(entry.hero) == (what == HERO_RISES):
            gold = entry.gold if what == HERO_RISES else max(0, entry.gold - g.tutor)
            return entry.xp, 0 if free else gold
    return 99, 99


def raise_skill(g: Estate, m: Match, hero: Hero, family: int) -> None:
    """DD-30.6: the next card replaces the old one."""
    ranks = list(hero.ranks)
    ranks[family] += 1
    hero.ranks = tuple(ranks)
    if m.telling:
        skill = g.pack.heroes[hero.kind].families[family]
        m.tell("skill_raised", (*g.tag(hero.number), skill, ranks[family]))


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

    def options(self, g: Estate, seat: int) -> tuple[int, ...]:
        hero = self.hero(g)
        found: list[int] = []
        for what in range(8):
            level = hero.level if what == HERO_RISES else hero.ranks[what]
            xp, gold = train_cost(g, what, bool(self.free))
            if level < LEVELS and hero.xp >= xp and g.gold >= gold:
                found.append(what)
        return (*found, DONE)

    def run(self, g: Estate, m: Match) -> None:
        hero = self.hero(g)
        if not hero.alive or not self.left:
            return
        options = self.options(g, 0)
        if len(options) > 1:
            g.ask_hero(self, self.who, options)

    def answer(self, g: Estate, m: Match, seat: int, option: int) -> None:
        if option == DONE:
            return
        hero = self.hero(g)
        xp, gold = train_cost(g, option, bool(self.free))
        hero.xp -= xp
        g.gold -= gold
        g.agenda.append(Train(self.who, self.left - 1, self.free))
        if option == HERO_RISES:
            hero.level += 1
            if m.telling:
                m.tell("hero_raised", (*g.tag(hero.number), hero.level))
            g.agenda.append(Outfit(self.who))
        else:
            if not self.free:
                g.tutor = 0
            raise_skill(g, m, hero, option)

    def prompt(self, g: Estate, seat: int) -> Message:
        return Message("dd-prompt-train", {"who": Ref("hero", self.who), "left": self.left})

    def option_id(self, pack: Cards, raw: int) -> str:
        return "done" if raw == DONE else "hero" if raw == HERO_RISES else f"skill-{raw}"

    def option(self, g: Estate, seat: int, raw: int) -> Option:
        id = self.option_id(g.pack, raw)
        if raw == DONE:
            return Option(id, Message("dd-option-done"))
        hero = self.hero(g)
        xp, gold = train_cost(g, raw, bool(self.free))
        args: dict[str, Value] = {"xp": xp, "gold": gold}
        if raw == HERO_RISES:
            args["level"] = hero.level + 1
            return Option(id, Message("dd-option-train-hero", args))
        skill = g.pack.heroes[hero.kind].skills[raw][hero.ranks[raw]]
        args["skill"] = Ref("skill", f"{skill.index}")
        return Option(id, Message("dd-option-train-skill", args), (("skill", skill.id),))


# ---------------------------------------------------------------------- death and newcomers


def after_death(g: Estate, m: Match, hero: Hero) -> None:
    """DD-32, DD-0.22, DD-A.172: who follows, or whether all is lost. Always the last thing a step does.

    In a Battle the newcomer waits for its end (DD-32.7), in the final encounter for that of a form.
    """
    if g.circus:
        from .circus import fighter_fell

        fighter_fell(g, m)
        return
    if not g.replaceable:
        if not g.order[PARTY]:
            finish(g, m, False)
        else:
            bequeath(g, hero)
        return
    g.fallen |= 1 << hero.kind
    if not g.waiting:
        finish(g, m, False)  # DD-0.22
        return
    g.waiting -= 1  # DD-32.4
    if not g.in_battle:
        forget(g, hero.number)
        g.agenda.append(Replace(hero.number))
        bequeath(g, hero)
    elif g.order[PARTY]:
        bequeath(g, hero)
    elif g.boss_fight or (g.quest != NONE and g.pack.quests[g.quest].entry.kind != "general"):
        finish(g, m, False)  # DD-0.23, DD-A.98
    else:
        bequeath(g, hero)
        g.agenda[:] = (Fled(),)  # DD-24.7


def forget(g: Estate, number: int) -> None:
    """DD-A.23: what was still to befall the dead hero does not befall whoever takes his place."""
    kept: list[Step[Estate]] = []
    for step in g.agenda:
        if isinstance(step, LightOthers | OnAll):
            others = step.without(number)
            if others is not None:
                kept.append(others)
        elif not isinstance(step, FigureStep) or step.who != number:
            kept.append(step)
    g.agenda[:] = kept
    if g.dice:
        g.dice = (*g.dice[:number], (), *g.dice[number + 1 :])


class Replace(HeroStep):
    """DD-32.3–32.6: any hero not in play and not dead; with the Stagecoach's Experience."""

    __slots__ = ()
    name = "replace"

    def options(self, g: Estate, seat: int) -> tuple[int, ...]:
        living = {hero.kind for hero in g.heroes if hero.alive}
        return tuple(
            kind.index
            for kind in g.pack.heroes
            if kind.index not in living and not g.fallen >> kind.index & 1
        )

    def run(self, g: Estate, m: Match) -> None:
        if self.hero(g).alive:
            return
        options = self.options(g, 0)
        if options:
            g.ask_hero(self, self.who, options)
        else:
            finish(g, m, False)

    def answer(self, g: Estate, m: Match, seat: int, option: int) -> None:
        hero = Hero(self.who, option, g.pack.nothing)
        hero.xp = g.coach_xp  # DD-32.5
        if g.mode == QUEST:
            hero.level = g.level
            hero.ranks = (g.level,) * 7
        g.heroes[self.who] = hero
        g.take_slot(hero, first_empty(g.slots[PARTY], 1))  # DD-A.105
        if m.telling:
            m.tell("joined", (*g.tag(self.who), g.pack.hero_ids[option]))
        g.agenda.append(Train(self.who, UPGRADES, 1))
        g.agenda.append(Outfit(self.who))
        if g.in_battle:  # between two forms of the final encounter
            hero.area = g.ground.hero_start[g.stance(self.who)]
            if free(g, hero.area) < 0:
                g.agenda.append(FindPlace(self.who))

    def prompt(self, g: Estate, seat: int) -> Message:
        return Message("dd-prompt-replace")

    def option_id(self, pack: Cards, raw: int) -> str:
        return pack.hero_ids[raw]

    def option(self, g: Estate, seat: int, raw: int) -> Option:
        id = g.pack.hero_ids[raw]
        return Option(id, Message("dd-option-newcomer", {"kind": Ref("kind", id)}))


class PickHero(Replace):
    """DD-3.1, DD-A.234: who goes, chosen at the table; in a Campaign once the first Threat is seen."""

    __slots__ = ()
    name = "pick_hero"

    def answer(self, g: Estate, m: Match, seat: int, option: int) -> None:
        hero = g.heroes[self.who] = Hero(self.who, option, g.pack.nothing)
        hero.level = g.level
        hero.ranks = (g.level,) * 7
        g.take_slot(hero, first_empty(g.slots[PARTY], 1))
        if m.telling:
            m.tell("chosen", (*g.tag(self.who), g.pack.hero_ids[option]))
        g.agenda.append(Outfit(self.who))

    def prompt(self, g: Estate, seat: int) -> Message:
        return Message("dd-prompt-pick-hero", {"place": self.who + 1})


def newcomers(g: Estate) -> None:
    """DD-32.7: those who waited for the Battle's end."""
    for hero in reversed(g.heroes):
        if not hero.alive:
            g.agenda.append(Replace(hero.number))


# ---------------------------------------------------------------------- after a battle


def battle_over(g: Estate, m: Match, won: bool) -> None:
    """Where the way leads on."""
    if won and g.final:
        form = next_form(g)
        if form != NONE:
            end_form(g)
            g.agenda.append(NextForm(form))
            if g.replaceable:
                newcomers(g)
            return
    boss = g.boss
    final = g.final
    if g.mode in (BATTLE, BOSS) or final:
        clear_battle(g, m)
        finish(g, m, won)
        return
    g.agenda.append(AfterBattle(1 if won else 0, boss))
    newcomers(g)
    clear_battle(g, m)


class AfterBattle(Step[Estate]):
    """DD-24.2, DD-24.4: the Room is cleared, or it is as new."""

    __slots__ = ("boss", "won")
    name = "after_battle"

    def __init__(self, won: int, boss: int) -> None:
        self.won = won
        self.boss = boss

    def args(self) -> tuple[int, ...]:
        return (self.won, self.boss)

    def run(self, g: Estate, m: Match) -> None:
        from .rooms import room_fled, room_won

        if self.boss != NONE and self.won:
            boss_beaten(g, m, self.boss)
        elif self.won:
            room_won(g, m)
        else:
            room_fled(g, m)


def boss_beaten(g: Estate, m: Match, boss: int) -> None:
    """DD-31.14: the Boss Quest is done; the party may rest in the cleared Room, then it goes home."""
    from .dungeon import Campfire
    from .hamlet import ReturnHome

    g.progress = 1
    g.cleared |= 1 << g.at
    if m.telling:
        m.tell("boss_beaten", (g.pack.boss_ids[boss],))
    g.agenda.append(ReturnHome(boss))
    g.agenda.append(Campfire())


def advance(g: Estate, boss: int) -> None:
    """DD-31.14, DD-35.4–35.9: the next act; its Threat is drawn before the Hamlet (DD-A.123)."""
    if boss == NONE:
        g.quest_count += 1
        return
    g.beaten |= 1 << boss
    if g.act >= LAST_ACT:
        g.quest_count += 1
        g.cancelled = g.pack.quests[g.quest].cancels  # DD-36.5
        return
    g.threat = NONE
    g.act += 1
    g.quest_count = 0
    g.level = min(LEVELS, g.act)
    if g.act < LAST_ACT:
        g.agenda.append(DrawThreat())


# ---------------------------------------------------------------------- the final encounter


class FinalEncounter(Step[Estate]):
    """DD-37.2, DD-37.3: no Dungeon; Provisions are rolled, and the fight begins."""

    __slots__ = ()
    name = "final_encounter"

    def run(self, g: Estate, m: Match) -> None:
        from .provisions import roll_for_provisions

        g.in_hamlet = False
        g.quest = NONE
        g.final = True
        g.light = FULL_LIGHT
        g.refresh()
        g.agenda.append(BeginFinal())
        g.agenda.append(Arrange())
        roll_for_provisions(g)


class BeginFinal(Step[Estate]):
    __slots__ = ()
    name = "begin_final"

    def run(self, g: Estate, m: Match) -> None:
        g.event = NONE
        begin_battle(g, forms(g)[0])


def forms(g: Estate) -> tuple[int, ...]:
    """DD-37.4–37.6: in order, the cancelled one skipped."""
    return tuple(form for form in g.pack.forms if form != g.cancelled)


def next_form(g: Estate) -> int:
    order = forms(g)
    place = order.index(g.boss) + 1
    return order[place] if place < len(order) else NONE


class NextForm(Step[Estate]):
    """DD-A.132: the next Battle of the row, once newcomers stand ready."""

    __slots__ = ("form",)
    name = "next_form"

    def __init__(self, form: int) -> None:
        self.form = form

    def args(self) -> tuple[int, ...]:
        return (self.form,)

    def fits(self, g: Estate) -> bool:
        return g.final and g.in_battle and self.form in forms(g)

    def run(self, g: Estate, m: Match) -> None:
        begin_form(g, m, self.form)


def end_form(g: Estate) -> None:
    """DD-37.8, DD-37.10: a form is dead; the Room Card and its tile stay, nobody recovers or moves."""
    from .skills import clear_use

    clear_use(g)
    g.monsters = []
    g.set_slots(FOES, CLEAR)
    g.cards = (0, 0)
    g.pews = g.blocks = g.drawn = ()
    g.doom = 0
    g.active = g.target = g.plan = g.stood = NONE


def begin_form(g: Estate, m: Match, form: int) -> None:
    """DD-37.8, DD-37.9: the next form on the same tile; somebody may have to make room."""
    g.boss = form
    g.refresh()
    if m.telling:
        m.tell("boss", (g.pack.boss_ids[form],))
    g.agenda.append(BattleStart())
    place_boss(g, m)
    for number in reversed(g.order[PARTY]):
        if g.heroes[number].stress >= STRESS_LIMIT:
            g.agenda.append(AtTen(number))  # what the death of the last form has done to him


def finish(g: Estate, m: Match, won: bool) -> None:
    """DD-0.17, DD-0.22, DD-0.23: the match is over; all win or all lose."""
    g.over = True
    g.won = won
    g.agenda.clear()
    if m.telling:
        m.tell("game_won" if won else "game_lost", (MODES[g.mode],))
