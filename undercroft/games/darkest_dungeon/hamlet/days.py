"""The Hamlet: coming home, the Event, the Caretaker, days, buildings and their services (DD-33, DD-34)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.agenda import Step
from undercroft.kernel.chance import Draw
from undercroft.kernel.decision import Closed, Option, Target
from undercroft.kernel.pile import Pile
from undercroft.kernel.text import Message, Ref, Value

from ..dungeon.party import Arrange
from ..dungeon.rooms import quest_xp
from ..effects.bags import use_provision
from ..effects.base import run_list
from ..effects.dice import d10
from ..effects.ending import finish
from ..effects.goods import gain_gold
from ..effects.quirks import DrawQuirk
from ..effects.stores import USES, open_uses
from ..effects.triggers import fire, law_total
from ..effects.ways import usable, way_id, way_option
from ..effects.windows import use_freely
from ..pack.goods import Building
from ..pack.moments import (
    BEFORE_EVENT,
    BLOCKED,
    CARETAKER,
    DAY_END,
    FIRST_DAY,
    HAMLET_SKILL,
    ON_EVENT,
)
from ..state.estate import Estate, HeroStep
from ..state.figures import Hero
from ..terms import FREE, FULL_LIGHT, HUMAN, LAST_ACT, LEADER, NONE, PARTY, QUEST
from .building import Propose, may_build, upgrade_price
from .services import enter, spend_day
from .training import DONE, Unequip

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from ..pack.cards import Cards


LAST_DAYS = 4  # DD-37.1
OUT = 90  # a hero who has used the day without a building

# What a hero may do with the day: kind << 12 | detail.
PASS, VISIT, SKILL, UPGRADE, ARRANGE, SWAP, TRINKET = range(7)
KIND = 12
DETAIL = (1 << KIND) - 1
KINDS = ("pass", "visit", "hamlet-skill", "upgrade", "arrange", "swap", "trinket")


# ---------------------------------------------------------------------- coming home


class ReturnHome(Step[Estate]):
    """DD-33.1–33.7, DD-A.108: discards go back, Conditions end; then Provisions and Experience."""

    __slots__ = ("boss",)
    name = "return_home"

    def __init__(self, boss: int) -> None:
        self.boss = boss

    def args(self) -> tuple[int, ...]:
        return (self.boss,)

    def run(self, state: Estate, match: Match) -> None:
        decks = state.decks
        dungeon = state.dungeon
        state.in_dungeon = False
        state.in_hamlet = True
        dungeon.light = FULL_LIGHT  # DD-A.84: a reset, no trigger
        decks.trinket_out = decks.quirk_out = decks.disease_out = decks.curio_out = (
            decks.room_out
        ) = ()
        state.battle.loot_out = (0,) * len(state.pack.loot)
        dungeon.firewood = dungeon.scout_bonus = dungeon.scouted = dungeon.fled = False
        state.hamlet.event = NONE
        state.refresh()
        if match.telling:
            match.tell("home", ())
        agenda = state.agenda
        agenda.append(Reward(self.boss))
        if state.pack.quests[dungeon.quest].entry.counts == "gold":
            agenda.append(GiveGold())
        agenda.append(Leftovers())
        for number in reversed(state.order[PARTY]):
            hero = state.heroes[number]
            hero.stacks = ()  # DD-20.28
            hero.trinkets = tuple(one & ~1 for one in hero.trinkets)  # DD-25.10
            hero.forged = (0,) * 7  # DD-34.32
            hero.form = HUMAN  # DD-40.7
            hero.red = False  # DD-28.10
            if hero.mood is not None:
                virtue = hero.mood.virtue
                hero.mood = None
                agenda.append(DrawQuirk(number, not virtue))  # DD-28.8, DD-28.9


class Leftovers(Step[Estate]):
    """DD-8.14: each player's heroes consume what is left, or there is 1 Gold for each die."""

    __slots__ = ("seat",)
    name = "leftovers"

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat

    def args(self) -> tuple[int, ...]:
        return (self.seat,)

    def fits(self, state: Estate) -> bool:
        return 0 <= self.seat < state.players

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        found: list[int] = []
        for number in state.order[PARTY]:
            if state.seats_of[number] != self.seat:
                continue
            for use in open_uses(state, state.heroes[number]):
                if not USES[use].torch and USES[use].cures == NONE:
                    found.append(number << 4 | use)
        return (*found, DONE)

    def run(self, state: Estate, match: Match) -> None:
        options = self.options(state, self.seat)
        if len(options) > 1:
            state.ask(self, self.seat, options)
        else:
            self.answer(state, match, self.seat, DONE)

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        if option == DONE:
            if self.seat + 1 < state.players:
                state.agenda.append(Leftovers(self.seat + 1))
                return
            gain_gold(state, match, sum(state.dungeon.stores))
            state.dungeon.stores = (0, 0, 0, 0, 0)
            return
        state.agenda.append(self)
        use_provision(state, match, state.heroes[option >> 4], option & 15)

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-leftovers", {"dice": sum(state.dungeon.stores)})

    def option_id(self, pack: Cards, raw: int) -> str:
        return "done" if raw == DONE else f"hero-{raw >> 4}-{USES[raw & 15].id}"

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        if raw == DONE and self.seat + 1 < state.players:
            return Option("done", Message("dd-option-done"))
        if raw == DONE:
            return Option(
                "done", Message("dd-option-sell-dice", {"gold": sum(state.dungeon.stores)})
            )
        text = Message(f"dd-option-{USES[raw & 15].id}-for", {"who": Ref("hero", raw >> 4)})
        return Option(self.option_id(state.pack, raw), text, (("hero", raw >> 4),))


class GiveGold(Step[Estate]):
    """A Fundraiser: Gold for the Heir, once a Lair has been cleared."""

    __slots__ = ()
    name = "give_gold"

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        quest = state.pack.quests[state.dungeon.quest].entry
        if quest.needs == "lair" and not state.dungeon.lairs:
            return (0,)
        return tuple(xp for xp in range(4) if xp * quest.every <= state.hamlet.gold)

    def run(self, state: Estate, match: Match) -> None:
        options = self.options(state, LEADER)
        if len(options) > 1:
            state.ask(self, LEADER, options)

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        amount = option * state.pack.quests[state.dungeon.quest].entry.every
        state.dungeon.progress = amount
        gain_gold(state, match, -amount)

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-give-gold")

    def option_id(self, pack: Cards, raw: int) -> str:
        return f"give-{raw}"

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        amount = raw * state.pack.quests[state.dungeon.quest].entry.every
        return Option(f"give-{raw}", Message("dd-option-give-gold", {"gold": amount, "xp": raw}))


class Reward(Step[Estate]):
    """DD-30.1, DD-30.2: the same to every hero, and once to the Stagecoach."""

    __slots__ = ("boss",)
    name = "reward"

    def __init__(self, boss: int) -> None:
        self.boss = boss

    def args(self) -> tuple[int, ...]:
        return (self.boss,)

    def run(self, state: Estate, match: Match) -> None:
        xp = quest_xp(state)
        for number in state.order[PARTY]:
            state.heroes[number].xp += xp
        state.hamlet.coach_xp += xp
        if match.telling:
            match.tell("xp", (xp,))
        if state.mode == QUEST:
            finish(state, match, True)  # DD-4.7: whoever comes home has not failed
            return
        state.then(match.step("advance", self.boss))


def fold_up(state: Estate) -> None:
    """The Dungeon Tile goes back to its stack."""
    dungeon = state.dungeon
    dungeon.quest = dungeon.tile = dungeon.at = dungeon.goal = NONE
    dungeon.tokens = dungeon.dice = ()
    dungeon.hidden = Pile(())
    dungeon.boss_hidden = False
    dungeon.cleared = dungeon.explored = dungeon.passed = dungeon.camped = dungeon.collected = (
        dungeon.refused
    ) = 0
    dungeon.progress = dungeon.lairs = dungeon.battles = 0


class HamletPhase(Step[Estate]):
    """DD-33.8: what the Threat does first, then the Event and its days."""

    __slots__ = ()
    name = "hamlet"

    def run(self, state: Estate, match: Match) -> None:
        hamlet = state.hamlet
        hamlet.offer = ()
        hamlet.offered = hamlet.dismissed = False
        hamlet.once = hamlet.taught = hamlet.shut = hamlet.blocked = 0
        hamlet.caretaker = NONE
        hamlet.guests = (NONE,) * len(state.heroes)
        state.refresh()
        if match.telling:
            match.tell("hamlet", ())
        if state.campaign.act >= LAST_ACT and state.campaign.quest_count > 0:
            hamlet.days = LAST_DAYS  # DD-37.1
            state.agenda.append(FirstDay())
        else:
            state.agenda.append(DrawEvent())
        state.begin_event()
        fire(state, match, BEFORE_EVENT, None)


class DrawEvent(Step[Estate]):
    """DD-33.11, DD-33.12."""

    __slots__ = ()
    name = "draw_event"

    def run(self, state: Estate, match: Match) -> None:
        hamlet = state.hamlet
        cards = [
            event.index
            for event in state.pack.events
            if not state.campaign.events_gone >> event.index & 1
        ]
        ids = state.pack.event_ids
        hamlet.event = cards[match.chance.index(Draw("event", [ids[card] for card in cards]))]
        entry = state.pack.events[hamlet.event].entry
        hamlet.days = entry.days
        if entry.removed:
            state.campaign.events_gone |= 1 << hamlet.event
        state.refresh()
        if match.telling:
            match.tell("event", (ids[hamlet.event], hamlet.days))
        state.agenda.append(FirstDay())
        state.begin_event()
        fire(state, match, ON_EVENT, None)


class FirstDay(Step[Estate]):
    """The number of days is settled; some buildings may be shut."""

    __slots__ = ()
    name = "first_day"

    def run(self, state: Estate, match: Match) -> None:
        hamlet = state.hamlet
        if hamlet.event != NONE:
            shorter = state.pack.events[hamlet.event].entry.days_if_taught
            if shorter is not None and hamlet.taught:
                hamlet.days = shorter
        for effect in state.law.deeds[BLOCKED]:
            hamlet.shut |= 1 << state.pack.building_index[effect.entry.what or ""]
        state.agenda.append(NewDay(1))


# ---------------------------------------------------------------------- days


class NewDay(Step[Estate]):
    """DD-33.13, DD-33.19: while there are days, the Caretaker rolls, then everybody visits."""

    __slots__ = ("first",)
    name = "new_day"

    def __init__(self, first: int) -> None:
        self.first = first

    def args(self) -> tuple[int, ...]:
        return (self.first,)

    def run(self, state: Estate, match: Match) -> None:
        hamlet = state.hamlet
        state.dungeon.refused = 0
        if hamlet.days <= 0:
            state.agenda.append(Depart())
            state.agenda.append(Prepare())
            return
        hamlet.guests = (NONE,) * len(state.heroes)
        hamlet.blocked = hamlet.shut
        hamlet.caretaker = NONE  # DD-A.111
        if match.telling:
            match.tell("day", (hamlet.days,))
        agenda = state.agenda
        agenda.append(NextVisitor())
        for place in range(law_total(state, CARETAKER), 0 if hamlet.dismissed else -1, -1):
            agenda.append(CaretakerRoll(place))
        if self.first:
            fire(state, match, FIRST_DAY, None)  # before the Caretaker comes (DD-A.238)


class CaretakerRoll(Step[Estate]):
    """DD-33.13, DD-33.14: the building of a d10 is blocked; another blocker rolls until one is free."""

    __slots__ = ("place",)
    name = "caretaker"

    def __init__(self, place: int = 0) -> None:
        """The Caretaker himself, then whatever else blocks a building."""
        self.place = place

    def args(self) -> tuple[int, ...]:
        return (self.place,)

    def run(self, state: Estate, match: Match) -> None:
        hamlet = state.hamlet
        building = state.pack.caretaker[d10(state, match, None) - 1]
        if building == NONE:
            return
        if self.place and (hamlet.blocked >> building & 1 or building == hamlet.caretaker):
            state.agenda.append(self)
            return
        hamlet.blocked |= 1 << building
        if not self.place:
            hamlet.caretaker = building
        if match.telling:
            match.tell(
                "blocked" if self.place else "caretaker", (state.pack.building_ids[building],)
            )


class NextVisitor(Step[Estate]):
    """DD-33.15: in Stance order; when all have had the day, it ends."""

    __slots__ = ()
    name = "next_visitor"

    def run(self, state: Estate, match: Match) -> None:
        for number in state.order[PARTY]:
            if state.hamlet.guests[number] == NONE:
                state.agenda.append(self)
                state.agenda.append(Visit(number))
                return
        state.agenda.append(DayOver())
        state.begin_event()
        fire(state, match, DAY_END, None)


class DayOver(Step[Estate]):
    __slots__ = ()
    name = "day_over"

    def run(self, state: Estate, match: Match) -> None:
        state.hamlet.days -= 1
        state.agenda.append(NewDay(0))


class Visit(HeroStep):
    """DD-33.15–33.18: a building, a Hamlet Skill, or nothing (DD-A.110); the group may also build."""

    __slots__ = ()
    name = "visit"

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        hero = self.hero(state)
        pack = state.pack
        found: list[int] = [PASS << KIND]
        for building in pack.buildings:
            if self.why_closed(state, building) is None and building.entry.visit:
                found.append(VISIT << KIND | building.index)
        for place in range(len(pack.heroes[hero.kind].hamlet)):
            if self.skill_open(state, hero, place):
                found.append(SKILL << KIND | place)
        for building in pack.buildings:
            if may_build(state, building, state.hamlet.gold):
                found.append(UPGRADE << KIND | building.index)
        if len(state.order[PARTY]) > 1:
            found.append(ARRANGE << KIND)
        for number in state.order[PARTY]:
            found.append(SWAP << KIND | number)
        # What a Trinket does at any time it does here too.
        found.extend(TRINKET << KIND | raw for raw in usable(state, hero, FREE))
        return tuple(found)

    @staticmethod
    def why_closed(state: Estate, building: Building) -> str | None:
        if not building.entry.visit:
            return None
        if state.hamlet.blocked >> building.index & 1:
            return "dd-why-blocked"
        if building.index in state.hamlet.guests:
            return "dd-why-taken"  # DD-33.16
        return None

    @staticmethod
    def skill_open(state: Estate, hero: Hero, place: int) -> bool:
        entry = state.pack.heroes[hero.kind].hamlet[place].entry
        if entry.first and any(guest != NONE for guest in state.hamlet.guests):
            return False
        return not (entry.once and state.hamlet.once >> hero.kind & 1)

    def run(self, state: Estate, match: Match) -> None:
        if self.hero(state).alive:
            state.ask_hero(self, self.who, self.options(state, 0))

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        kind, detail = option >> KIND, option & DETAIL
        hero = self.hero(state)
        if kind == PASS:
            spend_day(state, self.who, OUT)
        elif kind == VISIT:
            spend_day(state, self.who, detail)
            if match.telling:
                match.tell("visits", (*state.tag(self.who), state.pack.building_ids[detail]))
            enter(state, match, hero, detail)
        elif kind == SKILL:
            self.use_skill(state, match, hero, detail)
        elif kind == UPGRADE:
            state.agenda.append(Propose(detail, seat, 0))
        elif kind == ARRANGE:
            state.agenda.append(Arrange())
        elif kind == TRINKET:
            use_freely(state, match, hero, detail)
        else:
            state.agenda.append(Unequip(detail))

    @staticmethod
    def use_skill(state: Estate, match: Match, hero: Hero, place: int) -> None:
        """DD-33.18: one of his Hamlet Skills in place of a visit."""
        skill = state.pack.heroes[hero.kind].hamlet[place]
        spend_day(state, hero.number, OUT)
        if skill.entry.once:
            state.hamlet.once |= 1 << hero.kind
        if skill.entry.ends_day:
            state.hamlet.guests = tuple(
                OUT if guest == NONE else guest for guest in state.hamlet.guests
            )
        if match.telling:
            match.tell("hamlet_skill", (*state.tag(hero.number), skill.id))
        state.begin_event()
        if skill.entry.chooses:
            state.agenda.append(SkillTarget(hero.number, place))
            run_list(state, match, skill.own, hero)
        else:
            run_list(state, match, skill.effects, hero)
        fire(state, match, HAMLET_SKILL, hero)

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-visit", {"who": Ref("hero", self.who), "days": state.hamlet.days})

    def option_id(self, pack: Cards, raw: int) -> str:
        kind, detail = raw >> KIND, raw & DETAIL
        if kind in (VISIT, UPGRADE):
            return f"{KINDS[kind]}-{pack.building_ids[detail]}"
        if kind in (SKILL, SWAP):
            return f"{KINDS[kind]}-{detail}"
        return way_id(detail) if kind == TRINKET else KINDS[kind]

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        kind, detail = raw >> KIND, raw & DETAIL
        id = self.option_id(state.pack, raw)
        hero = self.hero(state)
        if kind == TRINKET:
            return way_option(state, hero, detail)
        args: dict[str, Value] = {}
        targets: tuple[Target, ...] = ()
        if kind in (VISIT, UPGRADE):
            building = state.pack.buildings[detail]
            args["building"] = Ref("building", building.id)
            targets = (("building", building.id),)
            if kind == UPGRADE:
                args["gold"] = upgrade_price(state, building)
                args["level"] = state.hamlet.buildings[detail] + 1
        elif kind == SKILL:
            skill = state.pack.heroes[hero.kind].hamlet[detail]
            args["skill"] = Ref("hamlet_skill", skill.id)
        elif kind == SWAP:
            args["who"] = Ref("hero", detail)
        return Option(id, Message(f"dd-option-{KINDS[kind]}", args), targets)

    def closed(self, state: Estate, seat: int) -> list[Closed]:
        found: list[Closed] = []
        for building in state.pack.buildings:
            why = self.why_closed(state, building)
            if why is not None:
                text = Message("dd-option-visit", {"building": Ref("building", building.id)})
                id = f"visit-{building.id}"
                found.append(Closed(id, text, Message(why), (("building", building.id),)))
        return found


class SkillTarget(HeroStep):
    """A Hamlet Skill for one hero."""

    __slots__ = ("place",)
    name = "skill_target"

    def __init__(self, who: int, place: int) -> None:
        self.who = who
        self.place = place

    def args(self) -> tuple[int, ...]:
        return (self.who, self.place)

    def fits(self, state: Estate) -> bool:
        if not super().fits(state):
            return False
        return 0 <= self.place < len(state.pack.heroes[self.hero(state).kind].hamlet)

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        return tuple(sorted(state.order[PARTY]))

    def run(self, state: Estate, match: Match) -> None:
        options = self.options(state, 0)
        if options:
            state.ask_hero(self, self.who, options)

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        skill = state.pack.heroes[self.hero(state).kind].hamlet[self.place]
        run_list(state, match, skill.effects, state.heroes[option], self.who)

    def prompt(self, state: Estate, seat: int) -> Message:
        skill = state.pack.heroes[self.hero(state).kind].hamlet[self.place]
        return Message("dd-prompt-skill-target", {"skill": Ref("hamlet_skill", skill.id)})

    def option_id(self, pack: Cards, raw: int) -> str:
        return f"hero-{raw}"

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        text = Message("dd-option-hero", {"who": Ref("hero", raw)})
        return Option(f"hero-{raw}", text, (("hero", raw),))


# ---------------------------------------------------------------------- leaving


class Prepare(Step[Estate]):
    """DD-33.9: before they leave, the group may still build, change Skills and Stances."""

    __slots__ = ()
    name = "prepare"

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        found: list[int] = [PASS << KIND]
        for building in state.pack.buildings:
            if may_build(state, building, state.hamlet.gold):
                found.append(UPGRADE << KIND | building.index)
        for number in state.order[PARTY]:
            found.append(SWAP << KIND | number)
        return tuple(found)

    def run(self, state: Estate, match: Match) -> None:
        state.ask(self, LEADER, self.options(state, LEADER))

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        kind, detail = option >> KIND, option & DETAIL
        if kind == PASS:
            return
        state.agenda.append(self)
        if kind == UPGRADE:
            state.agenda.append(Propose(detail, seat, 0))
        else:
            state.agenda.append(Unequip(detail))

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-prepare")

    def option_id(self, pack: Cards, raw: int) -> str:
        kind, detail = raw >> KIND, raw & DETAIL
        if kind == UPGRADE:
            return f"upgrade-{pack.building_ids[detail]}"
        return "depart" if kind == PASS else f"swap-{detail}"

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        kind, detail = raw >> KIND, raw & DETAIL
        id = self.option_id(state.pack, raw)
        if kind == PASS:
            return Option(id, Message("dd-option-depart"))
        if kind == SWAP:
            return Option(id, Message("dd-option-swap", {"who": Ref("hero", detail)}))
        building = state.pack.buildings[detail]
        args: dict[str, Value] = {
            "building": Ref("building", building.id),
            "gold": upgrade_price(state, building),
            "level": state.hamlet.buildings[detail] + 1,
        }
        return Option(id, Message("dd-option-upgrade", args), (("building", building.id),))


class Depart(Step[Estate]):
    """DD-33.20, DD-34.8: the Wagon's Trinkets go back; the next Quest."""

    __slots__ = ()
    name = "depart"

    def run(self, state: Estate, match: Match) -> None:
        hamlet = state.hamlet
        hamlet.offer = ()
        hamlet.offered = False
        hamlet.blocked = hamlet.shut = 0
        hamlet.caretaker = NONE
        hamlet.guests = ()
        state.agenda.append(match.step("next_quest"))
        if match.telling:
            match.tell("departs", ())
