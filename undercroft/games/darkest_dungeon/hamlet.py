"""The Hamlet: coming home, the Event, the Caretaker, days, buildings and their services (DD-33, DD-34)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.agenda import Step
from undercroft.kernel.chance import Draw
from undercroft.kernel.decision import Closed, Option, Target
from undercroft.kernel.pile import Pile
from undercroft.kernel.text import Message, Ref, Value

from . import harm
from .campaign import (
    DONE,
    LAST_ACT,
    Arrange,
    NextQuest,
    Unequip,
    advance,
    finish,
)
from .cards import Building
from .provisions import gain_gold, use_provision
from .rooms import quest_xp
from .services import Propose, enter, may_build, spend_day, upgrade_price
from .state import FULL_LIGHT, HUMAN, LEADER, NONE, PARTY, QUEST, Estate, Hero, HeroStep
from .stores import USES, open_uses
from .triggers import (
    BEFORE_EVENT,
    BLOCKED,
    CARETAKER,
    DAY_END,
    FIRST_DAY,
    HAMLET_SKILL,
    ON_EVENT,
    fire,
    law_total,
)
from .trinkets import use_freely
from .verbs import run_list
from .ways import FREE, usable, way_id, way_option

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from .cards import Cards

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

    def run(self, g: Estate, m: Match) -> None:
        g.in_dungeon = False
        g.in_hamlet = True
        g.light = FULL_LIGHT  # DD-A.84: a reset, no trigger
        g.trinket_out = g.quirk_out = g.disease_out = g.curio_out = g.room_out = ()
        g.loot_out = (0,) * len(g.pack.loot)
        g.firewood = g.scout_bonus = g.scouted = g.fled = False
        g.event = NONE
        g.refresh()
        if m.telling:
            m.tell("home", ())
        agenda = g.agenda
        agenda.append(Reward(self.boss))
        if g.pack.quests[g.quest].entry.counts == "gold":
            agenda.append(GiveGold())
        agenda.append(Leftovers())
        for number in reversed(g.order[PARTY]):
            hero = g.heroes[number]
            hero.stacks = ()  # DD-20.28
            hero.trinkets = tuple(one & ~1 for one in hero.trinkets)  # DD-25.10
            hero.forged = (0,) * 7  # DD-34.32
            hero.form = HUMAN  # DD-40.7
            hero.red = False  # DD-28.10
            if hero.mood != NONE:
                virtue = g.pack.moods[hero.mood].virtue
                hero.mood = NONE
                agenda.append(harm.DrawQuirk(number, 0 if virtue else 1))  # DD-28.8, DD-28.9


class Leftovers(Step[Estate]):
    """DD-8.14: each player's heroes consume what is left, or there is 1 Gold for each die."""

    __slots__ = ("seat",)
    name = "leftovers"

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat

    def args(self) -> tuple[int, ...]:
        return (self.seat,)

    def fits(self, g: Estate) -> bool:
        return 0 <= self.seat < g.players

    def options(self, g: Estate, seat: int) -> tuple[int, ...]:
        found: list[int] = []
        for number in g.order[PARTY]:
            if g.seats_of[number] != self.seat:
                continue
            for use in open_uses(g, g.heroes[number]):
                if not USES[use].torch and USES[use].cures == NONE:
                    found.append(number << 4 | use)
        return (*found, DONE)

    def run(self, g: Estate, m: Match) -> None:
        options = self.options(g, self.seat)
        if len(options) > 1:
            g.ask(self, self.seat, options)
        else:
            self.answer(g, m, self.seat, DONE)

    def answer(self, g: Estate, m: Match, seat: int, option: int) -> None:
        if option == DONE:
            if self.seat + 1 < g.players:
                g.agenda.append(Leftovers(self.seat + 1))
                return
            gain_gold(g, m, sum(g.stores))
            g.stores = (0, 0, 0, 0, 0)
            return
        g.agenda.append(self)
        use_provision(g, m, g.heroes[option >> 4], option & 15)

    def prompt(self, g: Estate, seat: int) -> Message:
        return Message("dd-prompt-leftovers", {"dice": sum(g.stores)})

    def option_id(self, pack: Cards, raw: int) -> str:
        return "done" if raw == DONE else f"hero-{raw >> 4}-{USES[raw & 15].id}"

    def option(self, g: Estate, seat: int, raw: int) -> Option:
        if raw == DONE and self.seat + 1 < g.players:
            return Option("done", Message("dd-option-done"))
        if raw == DONE:
            return Option("done", Message("dd-option-sell-dice", {"gold": sum(g.stores)}))
        text = Message(f"dd-option-{USES[raw & 15].id}-for", {"who": Ref("hero", raw >> 4)})
        return Option(self.option_id(g.pack, raw), text, (("hero", raw >> 4),))


class GiveGold(Step[Estate]):
    """A Fundraiser: Gold for the Heir, once a Lair has been cleared."""

    __slots__ = ()
    name = "give_gold"

    def options(self, g: Estate, seat: int) -> tuple[int, ...]:
        quest = g.pack.quests[g.quest].entry
        if quest.needs == "lair" and not g.lairs:
            return (0,)
        return tuple(xp for xp in range(4) if xp * quest.every <= g.gold)

    def run(self, g: Estate, m: Match) -> None:
        options = self.options(g, LEADER)
        if len(options) > 1:
            g.ask(self, LEADER, options)

    def answer(self, g: Estate, m: Match, seat: int, option: int) -> None:
        amount = option * g.pack.quests[g.quest].entry.every
        g.progress = amount
        gain_gold(g, m, -amount)

    def prompt(self, g: Estate, seat: int) -> Message:
        return Message("dd-prompt-give-gold")

    def option_id(self, pack: Cards, raw: int) -> str:
        return f"give-{raw}"

    def option(self, g: Estate, seat: int, raw: int) -> Option:
        amount = raw * g.pack.quests[g.quest].entry.every
        return Option(f"give-{raw}", Message("dd-option-give-gold", {"gold": amount, "xp": raw}))


class Reward(Step[Estate]):
    """DD-30.1, DD-30.2: the same to every hero, and once to the Stagecoach."""

    __slots__ = ("boss",)
    name = "reward"

    def __init__(self, boss: int) -> None:
        self.boss = boss

    def args(self) -> tuple[int, ...]:
        return (self.boss,)

    def run(self, g: Estate, m: Match) -> None:
        xp = quest_xp(g)
        for number in g.order[PARTY]:
            g.heroes[number].xp += xp
        g.coach_xp += xp
        if m.telling:
            m.tell("xp", (xp,))
        if g.mode == QUEST:
            finish(g, m, True)  # DD-4.7: whoever comes home has not failed
            return
        boss = self.boss
        g.agenda.append(HamletPhase())
        advance(g, boss)
        fold_up(g)
        g.refresh()


def fold_up(g: Estate) -> None:
    """The Dungeon Tile goes back to its stack."""
    g.quest = g.tile = g.at = g.goal = NONE
    g.tokens = g.dice = ()
    g.hidden = Pile(())
    g.boss_hidden = False
    g.cleared = g.explored = g.passed = g.camped = g.collected = g.refused = 0
    g.progress = g.lairs = g.battles = 0


class HamletPhase(Step[Estate]):
    """DD-33.8: what the Threat does first, then the Event and its days."""

    __slots__ = ()
    name = "hamlet"

    def run(self, g: Estate, m: Match) -> None:
        g.offer = ()
        g.offered = g.dismissed = False
        g.once = g.taught = g.shut = g.blocked = 0
        g.caretaker = NONE
        g.guests = (NONE,) * len(g.heroes)
        g.refresh()
        if m.telling:
            m.tell("hamlet", ())
        if g.act >= LAST_ACT and g.quest_count > 0:
            g.days = LAST_DAYS  # DD-37.1
            g.agenda.append(FirstDay())
        else:
            g.agenda.append(DrawEvent())
        g.begin_event()
        fire(g, m, BEFORE_EVENT, None)


class DrawEvent(Step[Estate]):
    """DD-33.11, DD-33.12."""

    __slots__ = ()
    name = "draw_event"

    def run(self, g: Estate, m: Match) -> None:
        cards = [event.index for event in g.pack.events if not g.events_gone >> event.index & 1]
        ids = g.pack.event_ids
        g.event = cards[m.chance.index(Draw("event", [ids[card] for card in cards]))]
        entry = g.pack.events[g.event].entry
        g.days = entry.days
        if entry.removed:
            g.events_gone |= 1 << g.event
        g.refresh()
        if m.telling:
            m.tell("event", (ids[g.event], g.days))
        g.agenda.append(FirstDay())
        g.begin_event()
        fire(g, m, ON_EVENT, None)


class FirstDay(Step[Estate]):
    """The number of days is settled; some buildings may be shut."""

    __slots__ = ()
    name = "first_day"

    def run(self, g: Estate, m: Match) -> None:
        if g.event != NONE:
            shorter = g.pack.events[g.event].entry.days_if_taught
            if shorter is not None and g.taught:
                g.days = shorter
        for effect in g.law.deeds[BLOCKED]:
            g.shut |= 1 << g.pack.building_index[effect.entry.what or ""]
        g.agenda.append(NewDay(1))


# ---------------------------------------------------------------------- days


class NewDay(Step[Estate]):
    """DD-33.13, DD-33.19: while there are days, the Caretaker rolls, then everybody visits."""

    __slots__ = ("first",)
    name = "new_day"

    def __init__(self, first: int) -> None:
        self.first = first

    def args(self) -> tuple[int, ...]:
        return (self.first,)

    def run(self, g: Estate, m: Match) -> None:
        g.refused = 0
        if g.days <= 0:
            g.agenda.append(Depart())
            g.agenda.append(Prepare())
            return
        g.guests = (NONE,) * len(g.heroes)
        g.blocked = g.shut
        g.caretaker = NONE  # DD-A.111
        if m.telling:
            m.tell("day", (g.days,))
        agenda = g.agenda
        agenda.append(NextVisitor())
        for place in range(law_total(g, CARETAKER), 0 if g.dismissed else -1, -1):
            agenda.append(CaretakerRoll(place))
        if self.first:
            fire(g, m, FIRST_DAY, None)  # before the Caretaker comes (DD-A.238)


class CaretakerRoll(Step[Estate]):
    """DD-33.13, DD-33.14: the building of a d10 is blocked; another blocker rolls until one is free."""

    __slots__ = ("place",)
    name = "caretaker"

    def __init__(self, place: int = 0) -> None:
        """The Caretaker himself, then whatever else blocks a building."""
        self.place = place

    def args(self) -> tuple[int, ...]:
        return (self.place,)

    def run(self, g: Estate, m: Match) -> None:
        building = g.pack.caretaker[harm.d10(g, m, None) - 1]
        if building == NONE:
            return
        if self.place and (g.blocked >> building & 1 or building == g.caretaker):
            g.agenda.append(self)
            return
        g.blocked |= 1 << building
        if not self.place:
            g.caretaker = building
        if m.telling:
            m.tell("blocked" if self.place else "caretaker", (g.pack.building_ids[building],))


class NextVisitor(Step[Estate]):
    """DD-33.15: in Stance order; when all have had the day, it ends."""

    __slots__ = ()
    name = "next_visitor"

    def run(self, g: Estate, m: Match) -> None:
        for number in g.order[PARTY]:
            if g.guests[number] == NONE:
                g.agenda.append(self)
                g.agenda.append(Visit(number))
                return
        g.agenda.append(DayOver())
        g.begin_event()
        fire(g, m, DAY_END, None)


class DayOver(Step[Estate]):
    __slots__ = ()
    name = "day_over"

    def run(self, g: Estate, m: Match) -> None:
        g.days -= 1
        g.agenda.append(NewDay(0))


class Visit(HeroStep):
    """DD-33.15–33.18: a building, a Hamlet Skill, or nothing (DD-A.110); the group may also build."""

    __slots__ = ()
    name = "visit"

    def options(self, g: Estate, seat: int) -> tuple[int, ...]:
        hero = self.hero(g)
        pack = g.pack
        found: list[int] = [PASS << KIND]
        for building in pack.buildings:
            if self.why_closed(g, building) is None and building.entry.visit:
                found.append(VISIT << KIND | building.index)
        for place in range(len(pack.heroes[hero.kind].hamlet)):
            if self.skill_open(g, hero, place):
                found.append(SKILL << KIND | place)
        for building in pack.buildings:
            if may_build(g, building, g.gold):
                found.append(UPGRADE << KIND | building.index)
        if len(g.order[PARTY]) > 1:
            found.append(ARRANGE << KIND)
        for number in g.order[PARTY]:
            found.append(SWAP << KIND | number)
        # What a Trinket does at any time it does here too.
        found.extend(TRINKET << KIND | raw for raw in usable(g, hero, FREE))
        return tuple(found)

    @staticmethod
    def why_closed(g: Estate, building: Building) -> str | None:
        if not building.entry.visit:
            return None
        if g.blocked >> building.index & 1:
            return "dd-why-blocked"
        if building.index in g.guests:
            return "dd-why-taken"  # DD-33.16
        return None

    @staticmethod
    def skill_open(g: Estate, hero: Hero, place: int) -> bool:
        entry = g.pack.heroes[hero.kind].hamlet[place].entry
        if entry.first and any(guest != NONE for guest in g.guests):
            return False
        return not (entry.once and g.once >> hero.kind & 1)

    def run(self, g: Estate, m: Match) -> None:
        if self.hero(g).alive:
            g.ask_hero(self, self.who, self.options(g, 0))

    def answer(self, g: Estate, m: Match, seat: int, option: int) -> None:
        kind, detail = option >> KIND, option & DETAIL
        hero = self.hero(g)
        if kind == PASS:
            spend_day(g, self.who, OUT)
        elif kind == VISIT:
            spend_day(g, self.who, detail)
            if m.telling:
                m.tell("visits", (*g.tag(self.who), g.pack.building_ids[detail]))
            enter(g, m, hero, detail)
        elif kind == SKILL:
            self.use_skill(g, m, hero, detail)
        elif kind == UPGRADE:
            g.agenda.append(Propose(detail, seat, 0))
        elif kind == ARRANGE:
            g.agenda.append(Arrange())
        elif kind == TRINKET:
            use_freely(g, m, hero, detail)
        else:
            g.agenda.append(Unequip(detail))

    @staticmethod
    def use_skill(g: Estate, m: Match, hero: Hero, place: int) -> None:
        """DD-33.18: one of his Hamlet Skills in place of a visit."""
        skill = g.pack.heroes[hero.kind].hamlet[place]
        spend_day(g, hero.number, OUT)
        if skill.entry.once:
            g.once |= 1 << hero.kind
        if skill.entry.ends_day:
            g.guests = tuple(OUT if guest == NONE else guest for guest in g.guests)
        if m.telling:
            m.tell("hamlet_skill", (*g.tag(hero.number), skill.id))
        g.begin_event()
        if skill.entry.chooses:
            g.agenda.append(SkillTarget(hero.number, place))
            run_list(g, m, skill.own, hero, NONE)
        else:
            run_list(g, m, skill.effects, hero, NONE)
        fire(g, m, HAMLET_SKILL, hero)

    def prompt(self, g: Estate, seat: int) -> Message:
        return Message("dd-prompt-visit", {"who": Ref("hero", self.who), "days": g.days})

    def option_id(self, pack: Cards, raw: int) -> str:
        kind, detail = raw >> KIND, raw & DETAIL
        if kind in (VISIT, UPGRADE):
            return f"{KINDS[kind]}-{pack.building_ids[detail]}"
        if kind in (SKILL, SWAP):
            return f"{KINDS[kind]}-{detail}"
        return way_id(detail) if kind == TRINKET else KINDS[kind]

    def option(self, g: Estate, seat: int, raw: int) -> Option:
        kind, detail = raw >> KIND, raw & DETAIL
        id = self.option_id(g.pack, raw)
        hero = self.hero(g)
        if kind == TRINKET:
            return way_option(g, hero, detail)
        args: dict[str, Value] = {}
        targets: tuple[Target, ...] = ()
        if kind in (VISIT, UPGRADE):
            building = g.pack.buildings[detail]
            args["building"] = Ref("building", building.id)
            targets = (("building", building.id),)
            if kind == UPGRADE:
                args["gold"] = upgrade_price(g, building)
                args["level"] = g.buildings[detail] + 1
        elif kind == SKILL:
            skill = g.pack.heroes[hero.kind].hamlet[detail]
            args["skill"] = Ref("hamlet_skill", skill.id)
        elif kind == SWAP:
            args["who"] = Ref("hero", detail)
        return Option(id, Message(f"dd-option-{KINDS[kind]}", args), targets)

    def closed(self, g: Estate, seat: int) -> list[Closed]:
        found: list[Closed] = []
        for building in g.pack.buildings:
            why = self.why_closed(g, building)
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

    def fits(self, g: Estate) -> bool:
        if not super().fits(g):
            return False
        return 0 <= self.place < len(g.pack.heroes[self.hero(g).kind].hamlet)

    def options(self, g: Estate, seat: int) -> tuple[int, ...]:
        return tuple(sorted(g.order[PARTY]))

    def run(self, g: Estate, m: Match) -> None:
        options = self.options(g, 0)
        if options:
            g.ask_hero(self, self.who, options)

    def answer(self, g: Estate, m: Match, seat: int, option: int) -> None:
        skill = g.pack.heroes[self.hero(g).kind].hamlet[self.place]
        run_list(g, m, skill.effects, g.heroes[option], self.who)

    def prompt(self, g: Estate, seat: int) -> Message:
        skill = g.pack.heroes[self.hero(g).kind].hamlet[self.place]
        return Message("dd-prompt-skill-target", {"skill": Ref("hamlet_skill", skill.id)})

    def option_id(self, pack: Cards, raw: int) -> str:
        return f"hero-{raw}"

    def option(self, g: Estate, seat: int, raw: int) -> Option:
        text = Message("dd-option-hero", {"who": Ref("hero", raw)})
        return Option(f"hero-{raw}", text, (("hero", raw),))


# ---------------------------------------------------------------------- leaving


class Prepare(Step[Estate]):
    """DD-33.9: before they leave, the group may still build, change Skills and Stances."""

    __slots__ = ()
    name = "prepare"

    def options(self, g: Estate, seat: int) -> tuple[int, ...]:
        found: list[int] = [PASS << KIND]
        for building in g.pack.buildings:
            if may_build(g, building, g.gold):
                found.append(UPGRADE << KIND | building.index)
        for number in g.order[PARTY]:
            found.append(SWAP << KIND | number)
        return tuple(found)

    def run(self, g: Estate, m: Match) -> None:
        g.ask(self, LEADER, self.options(g, LEADER))

    def answer(self, g: Estate, m: Match, seat: int, option: int) -> None:
        kind, detail = option >> KIND, option & DETAIL
        if kind == PASS:
            return
        g.agenda.append(self)
        if kind == UPGRADE:
            g.agenda.append(Propose(detail, seat, 0))
        else:
            g.agenda.append(Unequip(detail))

    def prompt(self, g: Estate, seat: int) -> Message:
        return Message("dd-prompt-prepare")

    def option_id(self, pack: Cards, raw: int) -> str:
        kind, detail = raw >> KIND, raw & DETAIL
        if kind == UPGRADE:
            return f"upgrade-{pack.building_ids[detail]}"
        return "depart" if kind == PASS else f"swap-{detail}"

    def option(self, g: Estate, seat: int, raw: int) -> Option:
        kind, detail = raw >> KIND, raw & DETAIL
        id = self.option_id(g.pack, raw)
        if kind == PASS:
            return Option(id, Message("dd-option-depart"))
        if kind == SWAP:
            return Option(id, Message("dd-option-swap", {"who": Ref("hero", detail)}))
        building = g.pack.buildings[detail]
        args: dict[str, Value] = {
            "building": Ref("building", building.id),
            "gold": upgrade_price(g, building),
            "level": g.buildings[detail] + 1,
        }
        return Option(id, Message("dd-option-upgrade", args), (("building", building.id),))


class Depart(Step[Estate]):
    """DD-33.20, DD-34.8: the Wagon's Trinkets go back; the next Quest."""

    __slots__ = ()
    name = "depart"

    def run(self, g: Estate, m: Match) -> None:
        g.offer = ()
        g.offered = False
        g.blocked = g.shut = 0
        g.caretaker = NONE
        g.guests = ()
        g.agenda.append(NextQuest())
        if m.telling:
            m.tell("departs", ())
