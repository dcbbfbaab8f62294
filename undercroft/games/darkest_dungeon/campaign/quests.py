"""The campaign: Threats, acts, Quests, newcomers, victory and failure (DD-1–4, DD-30–32, DD-35–37)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.agenda import Step
from undercroft.kernel.chance import Draw
from undercroft.kernel.decision import Option
from undercroft.kernel.text import Message, Ref, Value

from ..battle.field import free
from ..battle.rounds import BattleStart, FindPlace, begin_battle, clear_battle, place_boss
from ..effects.casualties import Fled
from ..effects.harm import AtTen, LightOthers
from ..effects.trinkets import bequeath
from ..effects.verbs import OnAll
from ..state.estate import Estate, FigureStep, HeroStep
from ..state.figures import Hero
from ..state.tracker import CLEAR, first_empty, in_line
from ..terms import (
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
)

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from ..pack.cards import Cards

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

    def run(self, state: Estate, match: Match) -> None:
        state.campaign.act = 1
        state.agenda.append(NextQuest())
        state.agenda.append(Arrange())
        gather_party(state)
        state.agenda.append(DrawThreat())


def gather_party(state: Estate) -> None:
    """DD-3.1–3.3: heroes who are still to be chosen, and the Skills of all."""
    for number in range(len(state.heroes) - 1, -1, -1):
        state.agenda.append(Outfit(number) if state.heroes[number].alive else PickHero(number))


class DrawThreat(Step[Estate]):
    """DD-2.1, DD-35.4: at random from the Ruins Bosses not yet beaten."""

    __slots__ = ()
    name = "draw_threat"

    def run(self, state: Estate, match: Match) -> None:
        left = [boss for boss in state.pack.threats if not state.campaign.beaten >> boss & 1]
        ids = state.pack.boss_ids
        state.campaign.threat = left[
            match.chance.index(Draw("threat", [ids[boss] for boss in left]))
        ]
        state.refresh()
        if match.telling:
            match.tell("threat", (ids[state.campaign.threat], state.level))


class NextQuest(Step[Estate]):
    """DD-4.8, DD-35.3, DD-36.4, DD-37.2: two general Quests, the Boss; in the last act two Bosses."""

    __slots__ = ()
    name = "next_quest"

    def run(self, state: Estate, match: Match) -> None:
        campaign = state.campaign
        campaign.choice = ()
        if campaign.act < LAST_ACT:
            if campaign.quest_count < QUESTS_BEFORE_BOSS:
                state.agenda.append(ChooseQuest())
                state.agenda.append(DrawQuest())
                state.agenda.append(DrawQuest())
            else:
                state.agenda.append(BeginQuest(self.face(state)))
        elif campaign.quest_count == 0:
            state.agenda.append(DrawDarkest())
        else:
            state.agenda.append(FinalEncounter())

    @staticmethod
    def face(state: Estate) -> int:
        return next(q.index for q in state.pack.quests if q.entry.kind == "boss")


class DrawQuest(Step[Estate]):
    """DD-4.1, DD-35.7, DD-A.6: of the Campaign's level, each card once."""

    __slots__ = ()
    name = "draw_quest"

    def run(self, state: Estate, match: Match) -> None:
        campaign = state.campaign
        level = [
            quest.index
            for quest in state.pack.quests
            if quest.entry.kind == "general"
            and quest.entry.level == state.level
            and quest.entry.tile is None  # DD-A.235
        ]
        deck = [quest for quest in level if not campaign.seen >> quest & 1]
        if not deck and campaign.choice:
            return  # one is left: it is played
        deck = deck or level
        ids = state.pack.quest_ids
        quest = deck[match.chance.index(Draw("quest", [ids[one] for one in deck]))]
        campaign.seen |= 1 << quest
        campaign.choice += (quest,)
        if match.telling:
            match.tell("quest_drawn", (ids[quest],))


class ChooseQuest(Step[Estate]):
    """DD-4.2, DD-4.3, DD-A.7: everybody votes; a tie is the host's."""

    __slots__ = ()
    name = "choose_quest"

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        return state.campaign.choice

    def run(self, state: Estate, match: Match) -> None:
        campaign = state.campaign
        if len(campaign.choice) == 1:
            state.agenda.append(BeginQuest(campaign.choice[0]))
            return
        state.agenda.append(CountVotes())
        campaign.votes = (NONE,) * state.players
        for seat in range(state.players):
            state.ask(self, seat, campaign.choice)

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        votes = list(state.campaign.votes)
        votes[seat] = option
        state.campaign.votes = tuple(votes)

    def prompt(self, state: Estate, seat: int) -> Message:
        # Whoever leads all heroes asks nobody.
        return Message("dd-prompt-choose-quest" if state.players > 1 else "dd-prompt-pick-quest")

    def option_id(self, pack: Cards, raw: int) -> str:
        return pack.quest_ids[raw]

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        id = state.pack.quest_ids[raw]
        return Option(id, Message("dd-option-quest", {"quest": Ref("quest", id)}))


class CountVotes(Step[Estate]):
    __slots__ = ()
    name = "count_votes"

    def run(self, state: Estate, match: Match) -> None:
        campaign = state.campaign
        counts = [campaign.votes.count(quest) for quest in campaign.choice]
        best = max(counts)
        leading = [
            quest for quest, count in zip(campaign.choice, counts, strict=True) if count == best
        ]
        chosen = campaign.votes[LEADER] if campaign.votes[LEADER] in leading else leading[0]
        campaign.votes = ()
        state.reveals += 1
        state.agenda.append(BeginQuest(chosen))


class DrawDarkest(Step[Estate]):
    """DD-36.4: one of the three, without a choice."""

    __slots__ = ()
    name = "draw_darkest"

    def run(self, state: Estate, match: Match) -> None:
        deck = [quest.index for quest in state.pack.quests if quest.entry.kind == "darkest"]
        ids = state.pack.quest_ids
        quest = deck[match.chance.index(Draw("quest", [ids[one] for one in deck]))]
        state.campaign.seen |= 1 << quest
        state.agenda.append(BeginQuest(quest))


class BeginQuest(Step[Estate]):
    """DD-4.5, DD-12: the tile, the Room tokens, Firewood, Provisions; then in."""

    __slots__ = ("quest",)
    name = "begin_quest"

    def __init__(self, quest: int) -> None:
        self.quest = quest

    def args(self) -> tuple[int, ...]:
        return (self.quest,)

    def fits(self, state: Estate) -> bool:
        return 0 <= self.quest < len(state.pack.quests)

    def run(self, state: Estate, match: Match) -> None:
        dungeon = state.dungeon
        from ..dungeon.exploring import DrawTile, EnterDungeon
        from ..dungeon.provisions import roll_for_provisions

        quest = state.pack.quests[self.quest]
        dungeon.quest = self.quest
        state.in_hamlet = False
        state.campaign.choice = ()
        dungeon.firewood = quest.entry.rest > 0
        dungeon.progress = dungeon.lairs = dungeon.battles = 0
        dungeon.light = FULL_LIGHT
        state.refresh()
        if match.telling:
            match.tell("quest", (quest.id,))
        state.agenda.append(EnterDungeon())
        state.agenda.append(Arrange())
        roll_for_provisions(state)
        state.agenda.append(DrawTile())


# ---------------------------------------------------------------------- the party


class Arrange(Step[Estate]):
    """DD-5.3, DD-5.5: the group puts the heroes into Stances, from Aggressive on."""

    __slots__ = ("placed",)
    name = "arrange"

    def __init__(self, *placed: int) -> None:
        self.placed = placed

    def args(self) -> tuple[int, ...]:
        return self.placed

    def fits(self, state: Estate) -> bool:
        return len(set(self.placed)) == len(self.placed) and set(self.placed) <= set(
            state.order[PARTY]
        )

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        left = tuple(number for number in state.order[PARTY] if number not in self.placed)
        # Everybody may stay where he is, as long as nobody has been moved.
        return (*left, DONE) if not self.placed else left

    def run(self, state: Estate, match: Match) -> None:
        left = [number for number in state.order[PARTY] if number not in self.placed]
        if len(left) > 1:
            state.ask(self, LEADER, self.options(state, LEADER))
        else:
            state.set_slots(PARTY, in_line((*self.placed, *left)))
            if match.telling and self.placed:
                match.tell("arranged", (state.names_of(state.order[PARTY]),))

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        if option != DONE:
            state.agenda.append(Arrange(*self.placed, option))

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-arrange", {"stance": STANCES[len(self.placed)]})

    def option_id(self, pack: Cards, raw: int) -> str:
        return "stay" if raw == DONE else f"hero-{raw}"

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        if raw == DONE:
            return Option("stay", Message("dd-option-stay"))
        text = Message("dd-option-hero", {"who": Ref("hero", raw)})
        return Option(f"hero-{raw}", text, (("hero", raw),))


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
        return Option(skill.id, text, (("skill", skill.id),))


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
        return Option(skill.id, text, (("skill", skill.id),))


# ---------------------------------------------------------------------- levelling


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
        return Option(id, Message("dd-option-train-skill", args), (("skill", skill.id),))


# ---------------------------------------------------------------------- death and newcomers


def after_death(state: Estate, match: Match, hero: Hero) -> None:
    """DD-32, DD-0.22, DD-A.172: who follows, or whether all is lost. Always the last thing a step does.

    In a Battle the newcomer waits for its end (DD-32.7), in the final encounter for that of a form.
    """
    if state.is_circus:
        from ..circus.bouts import fighter_fell

        fighter_fell(state, match)
        return
    if not state.replaceable:
        if not state.order[PARTY]:
            finish(state, match, False)
        else:
            bequeath(state, hero)
        return
    state.campaign.fallen |= 1 << hero.kind
    if not state.hamlet.waiting:
        finish(state, match, False)  # DD-0.22
        return
    state.hamlet.waiting -= 1  # DD-32.4
    if not state.in_battle:
        forget(state, hero.number)
        state.agenda.append(Replace(hero.number))
        bequeath(state, hero)
    elif state.order[PARTY]:
        bequeath(state, hero)
    elif state.boss_fight or (
        state.dungeon.quest != NONE
        and state.pack.quests[state.dungeon.quest].entry.kind != "general"
    ):
        finish(state, match, False)  # DD-0.23, DD-A.98
    else:
        bequeath(state, hero)
        state.agenda[:] = (Fled(),)  # DD-24.7


def forget(state: Estate, number: int) -> None:
    """DD-A.23: what was still to befall the dead hero does not befall whoever takes his place."""
    dungeon = state.dungeon
    kept: list[Step[Estate]] = []
    for step in state.agenda:
        if isinstance(step, LightOthers | OnAll):
            others = step.without(number)
            if others is not None:
                kept.append(others)
        elif not isinstance(step, FigureStep) or step.who != number:
            kept.append(step)
    state.agenda[:] = kept
    if dungeon.dice:
        dungeon.dice = (*dungeon.dice[:number], (), *dungeon.dice[number + 1 :])


class Replace(HeroStep):
    """DD-32.3–32.6: any hero not in play and not dead; with the Stagecoach's Experience."""

    __slots__ = ()
    name = "replace"

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        living = {hero.kind for hero in state.heroes if hero.alive}
        return tuple(
            kind.index
            for kind in state.pack.heroes
            if kind.index not in living and not state.campaign.fallen >> kind.index & 1
        )

    def run(self, state: Estate, match: Match) -> None:
        if self.hero(state).alive:
            return
        options = self.options(state, 0)
        if options:
            state.ask_hero(self, self.who, options)
        else:
            finish(state, match, False)

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        hero = Hero(number=self.who, kind=option, bearing=state.pack.nothing)
        hero.xp = state.hamlet.coach_xp  # DD-32.5
        if state.mode == QUEST:
            hero.level = state.level
            hero.ranks = (state.level,) * 7
        state.heroes[self.who] = hero
        state.take_slot(hero, first_empty(state.slots[PARTY], 1))  # DD-A.105
        if match.telling:
            match.tell("joined", (*state.tag(self.who), state.pack.hero_ids[option]))
        state.agenda.append(Train(self.who, UPGRADES, 1))
        state.agenda.append(Outfit(self.who))
        if state.in_battle:  # between two forms of the final encounter
            hero.area = state.ground.hero_start[state.stance(self.who)]
            if free(state, hero.area) < 0:
                state.agenda.append(FindPlace(self.who))

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-replace")

    def option_id(self, pack: Cards, raw: int) -> str:
        return pack.hero_ids[raw]

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        id = state.pack.hero_ids[raw]
        return Option(id, Message("dd-option-newcomer", {"kind": Ref("kind", id)}))


class PickHero(Replace):
    """DD-3.1, DD-A.234: who goes, chosen at the table; in a Campaign once the first Threat is seen."""

    __slots__ = ()
    name = "pick_hero"

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        hero = state.heroes[self.who] = Hero(
            number=self.who, kind=option, bearing=state.pack.nothing
        )
        hero.level = state.level
        hero.ranks = (state.level,) * 7
        state.take_slot(hero, first_empty(state.slots[PARTY], 1))
        if match.telling:
            match.tell("chosen", (*state.tag(self.who), state.pack.hero_ids[option]))
        state.agenda.append(Outfit(self.who))

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-pick-hero", {"place": self.who + 1})


def newcomers(state: Estate) -> None:
    """DD-32.7: those who waited for the Battle's end."""
    for hero in reversed(state.heroes):
        if not hero.alive:
            state.agenda.append(Replace(hero.number))


# ---------------------------------------------------------------------- after a battle


def battle_over(state: Estate, match: Match, won: bool) -> None:
    """Where the way leads on."""
    if won and state.campaign.final:
        form = next_form(state)
        if form != NONE:
            end_form(state)
            state.agenda.append(NextForm(form))
            if state.replaceable:
                newcomers(state)
            return
    boss = state.battle.boss
    final = state.campaign.final
    if state.mode in (BATTLE, BOSS) or final:
        clear_battle(state, match)
        finish(state, match, won)
        return
    state.agenda.append(AfterBattle(1 if won else 0, boss))
    newcomers(state)
    clear_battle(state, match)


class AfterBattle(Step[Estate]):
    """DD-24.2, DD-24.4: the Room is cleared, or it is as new."""

    __slots__ = ("boss", "won")
    name = "after_battle"

    def __init__(self, won: int, boss: int) -> None:
        self.won = won
        self.boss = boss

    def args(self) -> tuple[int, ...]:
        return (self.won, self.boss)

    def run(self, state: Estate, match: Match) -> None:
        from ..dungeon.rooms import room_fled, room_won

        if self.boss != NONE and self.won:
            boss_beaten(state, match, self.boss)
        elif self.won:
            room_won(state, match)
        else:
            room_fled(state, match)


def boss_beaten(state: Estate, match: Match, boss: int) -> None:
    """DD-31.14: the Boss Quest is done; the party may rest in the cleared Room, then it goes home."""
    from ..dungeon.exploring import Campfire
    from ..hamlet.days import ReturnHome

    state.dungeon.progress = 1
    state.dungeon.cleared |= 1 << state.dungeon.at
    if match.telling:
        match.tell("boss_beaten", (state.pack.boss_ids[boss],))
    state.agenda.append(ReturnHome(boss))
    state.agenda.append(Campfire())


def advance(state: Estate, boss: int) -> None:
    """DD-31.14, DD-35.4–35.9: the next act; its Threat is drawn before the Hamlet (DD-A.123)."""
    campaign = state.campaign
    if boss == NONE:
        campaign.quest_count += 1
        return
    campaign.beaten |= 1 << boss
    if campaign.act >= LAST_ACT:
        campaign.quest_count += 1
        campaign.cancelled = state.pack.quests[state.dungeon.quest].cancels  # DD-36.5
        return
    campaign.threat = NONE
    campaign.act += 1
    campaign.quest_count = 0
    state.level = min(LEVELS, campaign.act)
    if campaign.act < LAST_ACT:
        state.agenda.append(DrawThreat())


# ---------------------------------------------------------------------- the final encounter


class FinalEncounter(Step[Estate]):
    """DD-37.2, DD-37.3: no Dungeon; Provisions are rolled, and the fight begins."""

    __slots__ = ()
    name = "final_encounter"

    def run(self, state: Estate, match: Match) -> None:
        from ..dungeon.provisions import roll_for_provisions

        state.in_hamlet = False
        state.dungeon.quest = NONE
        state.campaign.final = True
        state.dungeon.light = FULL_LIGHT
        state.refresh()
        state.agenda.append(BeginFinal())
        state.agenda.append(Arrange())
        roll_for_provisions(state)


class BeginFinal(Step[Estate]):
    __slots__ = ()
    name = "begin_final"

    def run(self, state: Estate, match: Match) -> None:
        state.hamlet.event = NONE
        begin_battle(state, forms(state)[0])


def forms(state: Estate) -> tuple[int, ...]:
    """DD-37.4–37.6: in order, the cancelled one skipped."""
    return tuple(form for form in state.pack.forms if form != state.campaign.cancelled)


def next_form(state: Estate) -> int:
    order = forms(state)
    place = order.index(state.battle.boss) + 1
    return order[place] if place < len(order) else NONE


class NextForm(Step[Estate]):
    """DD-A.132: the next Battle of the row, once newcomers stand ready."""

    __slots__ = ("form",)
    name = "next_form"

    def __init__(self, form: int) -> None:
        self.form = form

    def args(self) -> tuple[int, ...]:
        return (self.form,)

    def fits(self, state: Estate) -> bool:
        return state.campaign.final and state.in_battle and self.form in forms(state)

    def run(self, state: Estate, match: Match) -> None:
        begin_form(state, match, self.form)


def end_form(state: Estate) -> None:
    """DD-37.8, DD-37.10: a form is dead; the Room Card and its tile stay, nobody recovers or moves."""
    battle = state.battle
    from ..battle.skills import clear_use

    clear_use(state)
    state.monsters = []
    state.set_slots(FOES, CLEAR)
    battle.cards = (0, 0)
    battle.pews = battle.blocks = battle.drawn = ()
    battle.doom = 0
    battle.active = battle.target = battle.plan = battle.stood = NONE


def begin_form(state: Estate, match: Match, form: int) -> None:
    """DD-37.8, DD-37.9: the next form on the same tile; somebody may have to make room."""
    state.battle.boss = form
    state.refresh()
    if match.telling:
        match.tell("boss", (state.pack.boss_ids[form],))
    state.agenda.append(BattleStart())
    place_boss(state, match)
    for number in reversed(state.order[PARTY]):
        if state.heroes[number].stress >= STRESS_LIMIT:
            state.agenda.append(AtTen(number))  # what the death of the last form has done to him


def finish(state: Estate, match: Match, won: bool) -> None:
    """DD-0.17, DD-0.22, DD-0.23: the match is over; all win or all lose."""
    state.over = True
    state.campaign.won = won
    state.agenda.clear()
    if match.telling:
        match.tell("game_won" if won else "game_lost", (MODES[state.mode],))
