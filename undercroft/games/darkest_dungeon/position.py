"""What the fields of a document must have to do with each other, and what must always hold."""

from __future__ import annotations

from typing import Final

from undercroft.kernel.errors import PositionError, hold

from .circus.draft import Secret
from .circus.teams import team_of
from .state.estate import Estate, known
from .state.figures import Hero
from .state.hamlet import MOST_WAITING
from .state.kinds import FAMILIES
from .state.tracker import SLOTS, Slots, order_of
from .terms import (
    CIRCUS,
    DICE_LIMIT,
    FULL_LIGHT,
    LARGE,
    MONSTER,
    QUIRK_LIMIT,
    SPACE,
    STRESS_LIMIT,
)

MOST_WOUNDS: Final = 99


def need(truth: bool, what: str) -> None:
    """Something that a document must keep to; `what` begins with the field."""
    if not truth:
        raise PositionError(f"state.{what}")


def settle(state: Estate, party: list[Hero]) -> None:
    """Once the fields of a document are read: what follows from them, and what they must agree on.

    `party` are the heroes of the set-up, before anything has happened.
    """
    settle_heroes(state, party)
    settle_figures(state)
    settle_battle(state)
    settle_dungeon(state)
    settle_hamlet(state)
    for field in ("votes", "quest_votes"):
        given = len(getattr(state.campaign, field))
        need(given in (0, state.players), f"campaign.{field}: one for each player, or none")
    settle_circus(state)
    state.refresh()


def settle_heroes(state: Estate, party: list[Hero]) -> None:
    heroes = state.heroes
    need(len(heroes) == len(party), f"heroes: {len(party)} are needed")
    need(len(state.seats_of) == len(heroes), "seats_of: a seat for each hero")
    need(max(state.seats_of) < state.players, f"seats_of: there are {state.players} players")
    for number, hero in enumerate(heroes):
        hero.number = number
        hero.passive = state.pack.hero_passive(hero.quirks, hero.disease)
        open_place = state.is_circus or (party[number].kind is None and not hero.alive)
        settle_hero(hero, open_place, state.is_circus)
    kinds = [hero.kind for hero in heroes if hero.kind is not None and hero.alive]
    need(len(set(kinds)) == len(kinds), "heroes: nobody can be there twice (DD-A.163)")


def settle_hero(hero: Hero, open_place: bool, in_circus: bool) -> None:
    field = f"heroes[{hero.number}]"
    kind = hero.kind
    need(kind is not None or open_place, f"{field}.kind: every hero needs one")
    need((hero.level == 0) == in_circus, f"{field}.level: 0 in the Circus, and only there")
    roster = () if kind is None else kind.roster
    for family in (*hero.skills, *hero.spent, *[family for family, _ in hero.forged]):
        need(family in roster, f"{field}: {family.id!r} is no Skill of this hero")
    need(len(set(hero.skills)) == len(hero.skills), f"{field}.skills: each Skill once")
    hero.skills = tuple([family for family in roster if family in hero.skills])
    need(len(hero.ranks) == FAMILIES, f"{field}.ranks: a level for each of the seven Skills")
    need(hero.wounds <= MOST_WOUNDS, f"{field}.wounds: {hero.wounds} is more than anybody bears")


def settle_figures(state: Estate) -> None:
    """Who stands where, and on which tracker."""
    for place, monster in enumerate(state.monsters):
        monster.number = MONSTER + place
        monster.space = SPACE[monster.kind.size]
    foes = order_of(state.slots[1])
    room = state.battle.room
    need(not state.in_battle or room is not None or not foes, "battle.room: a Battle needs a Room")
    areas = len(room.areas) if room is not None else 0
    for figure in (*state.heroes, *state.monsters):
        there = figure.area is None or figure.area < areas
        need(there, f"figure {figure.number}: {figure.area} is no Area of the Room")
    for side, slots in enumerate(state.slots):
        field = f"slots[{side}]"
        need(len(slots) == SLOTS, f"{field}: {SLOTS} slots, null where one is empty")
        for number in order_of(slots):
            need(
                known(state, number) and state.side(number) == side,
                f"{field}: {number} is nobody of this side",
            )
            need(
                in_place(state, slots, number),
                f"{field}: {number} fills other slots than its size says",
            )
        state.set_slots(side, slots)


def in_place(state: Estate, slots: Slots, number: int) -> bool:
    """Whether a figure fills as many slots as it is large, and they lie together."""
    space = state.figure(number).space
    place = slots.index(number)
    return slots.count(number) == space and slots[place : place + space] == (number,) * space


def settle_battle(state: Estate) -> None:
    battle = state.battle
    areas = len(battle.room.areas) if battle.room is not None else 0
    need(len(battle.chests) in (0, areas), "battle.chests: a number for each Area")
    need(battle.stirred <= battle.round, f"battle.stirred: {battle.stirred} is still to come")
    for name, number in (("active", battle.active), ("target", battle.target)):
        there = number is None or known(state, number)
        need(there, f"battle.{name}: {number} is nobody")
    for name, places in (
        ("pews", battle.pews),
        ("blocks", battle.blocks),
        ("stood", () if battle.stood is None else (battle.stood,)),
    ):
        need(all(place < areas for place in places), f"battle.{name}: the Room has {areas} Areas")
    use = state.use
    if use is not None:
        need(use.area < areas, f"use.area: the Room has {areas} Areas")
        everybody = all(known(state, number) for number in (use.by, *use.targets))
        need(everybody, "use: somebody in it is nobody")


def settle_dungeon(state: Estate) -> None:
    dungeon = state.dungeon
    tile = dungeon.tile
    placed = dungeon.quest is not None and tile is not None and dungeon.at is not None
    need(placed or not state.in_dungeon, "dungeon: inside there are a quest, a tile and a place")
    slots, nodes, corridors = (
        (0, 0, 0) if tile is None else (tile.slots, len(tile.names), len(tile.corridors))
    )
    need(len(dungeon.tokens) == slots, f"dungeon.tokens: one for each of the {slots} slots")
    need(len(dungeon.dice) in (0, len(state.heroes)), "dungeon.dice: a list for each hero, or none")
    for field, numbers, count in (
        ("cleared", dungeon.cleared, slots),
        ("camped", dungeon.camped, slots),
        ("collected", dungeon.collected, slots),
        ("explored", dungeon.explored, corridors),
        ("passed", dungeon.passed, nodes),
        ("at", () if dungeon.at is None or not state.in_dungeon else (dungeon.at,), nodes),
        ("goal", () if dungeon.goal is None else (dungeon.goal,), nodes),
    ):
        need(all(number < count for number in numbers), f"dungeon.{field}: this tile has {count}")
        need(len(set(numbers)) == len(numbers), f"dungeon.{field}: each once")


def settle_hamlet(state: Estate) -> None:
    hamlet = state.hamlet
    for building, level in zip(state.pack.buildings, hamlet.buildings, strict=True):
        most = len(building.entry.levels)
        need(
            1 <= level <= most, f"hamlet.buildings.{building.id}: {level} must be from 1 to {most}"
        )
    heroes = len(state.heroes)
    need(len(hamlet.guests) in (0, heroes), "hamlet.guests: one for each hero, or none")
    need(all(number < heroes for number in hamlet.had_day), "hamlet.had_day: no such hero")
    for number, guest in enumerate(hamlet.guests):
        need(
            guest is None or number in hamlet.had_day,
            f"hamlet.guests[{number}]: whoever is in a building has had_day",
        )


def settle_circus(state: Estate) -> None:
    circus = state.circus
    need((circus is not None) == state.is_circus, "circus: only in the Circus, and always there")
    if circus is not None:
        areas = len(state.ground.areas) if state.battle.room is not None else 0
        there = circus.butcher is None or circus.butcher < areas
        need(there, f"circus.butcher: {circus.butcher} is no Area")
        need(len(circus.picks) in (0, 2), "circus.picks: one for each team, or none")


# Steps that always bring the next one: one of them must lie at the bottom of the agenda.
ROOTS: Final = frozenset(
    (
        "start_campaign", "next_quest", "draw_quest", "choose_quest", "count_votes", "draw_darkest",
        "begin_quest", "final_encounter", "begin_final", "enter_dungeon", "stop", "backtrack",
        "enter_room", "room_acts", "curio_roll", "after_battle", "return_home", "reward", "hamlet",
        "draw_event", "first_day", "new_day", "next_visitor", "day_over", "depart", "one_battle",
        "draw_room", "stage_battle", "battle_start", "start_round", "initiative", "end_round",
        "round_over", "won", "fled", "first_team", "begin_bout", "bout_round", "activate",
        "next_fighter", "bout_over", "next_form",
    )
)  # fmt: skip


def check_frame(state: Estate) -> None:
    """What the agenda and the questions must have to do with each other."""
    if state.over:
        return
    root = state.agenda[0] if state.agenda else state.asks[0].step
    if root.name not in ROOTS:
        raise PositionError(f"frame.agenda: something must follow after {root.name!r}")
    for ask in state.asks:
        if isinstance(ask.step, Secret):
            pick = state.ring.picks[team_of(ask.seat)]
            if pick is not None and pick >= len(ask.options):
                raise PositionError(f"state.circus.picks: {pick} was not offered")


# ---------------------------------------------------------------------- what always holds


def check(state: Estate) -> None:
    """What must hold after every step."""
    dungeon = state.dungeon
    hold(state.hamlet.gold >= 0, "negative Gold (DD-A.161)")
    hold(0 <= dungeon.light <= FULL_LIGHT, f"Light {dungeon.light} (DD-7.2)")
    hold(min(dungeon.stores) >= 0, "negative Provisions")
    hold(
        sum(dungeon.stores) <= DICE_LIMIT,
        f"{sum(dungeon.stores)} Provision dice (DD-8.5)",
    )
    hold(
        0 <= state.hamlet.waiting <= MOST_WAITING, f"{state.hamlet.waiting} Waiting Heroes (DD-A.2)"
    )
    for hero in state.heroes:
        if hero.kind is not None:
            check_hero(state, hero)
    check_cards(state)
    check_trackers(state)
    passive = state.passive
    state.refresh()
    hold(passive is state.passive or state.over, "what holds for everybody is stale")
    if state.in_battle and state.battle.room is not None and not state.over:
        check_tile(state)
    if state.in_dungeon:
        hidden = sum(1 for token in dungeon.tokens if token is None)
        left = dungeon.hidden.size + (1 if dungeon.boss_hidden else 0)
        hold(hidden == left, f"{hidden} hidden Rooms, {left} tokens (DD-6.2)")


def check_hero(state: Estate, hero: Hero) -> None:
    name = hero.known.id
    card = hero.card
    hold(0 <= hero.wounds <= card.life, f"{name}: {hero.wounds} Wounds (DD-29.2)")
    hold(0 <= hero.stress <= STRESS_LIMIT, f"{name}: {hero.stress} Stress (DD-28.1)")
    hold(hero.xp >= 0, f"{name}: negative Experience")
    hold(len(hero.quirks) <= QUIRK_LIMIT, f"{name}: {len(hero.quirks)} Quirks (DD-26.2)")
    hold(len(hero.trinkets) <= card.trinkets, f"{name}: too many Trinkets (DD-25.1)")
    hold(len(hero.skills) <= card.skills, f"{name}: too many Skills (DD-3.7)")
    hold(
        hero.passive is state.pack.hero_passive(hero.quirks, hero.disease),
        f"{name}: stale passive effects",
    )
    placed = state.in_battle and state.battle.room is not None and not state.over
    hold(
        not placed or hero.area is not None or not hero.stacks or not hero.alive,
        f"{name}: not on the tile",
    )


def check_cards(state: Estate) -> None:
    """No card is in two places."""
    living = [hero for hero in state.heroes if hero.alive and hero.kind is not None]
    trinkets = [side.card for hero in living for side in hero.trinkets]
    trinkets += [*state.decks.trinket_out, *state.hamlet.offer]
    hold(len(set(trinkets)) == len(trinkets), "a Trinket is in two places")
    quirks = [quirk for hero in living for quirk in hero.quirks]
    hold(len(set(quirks)) == len(quirks), "a Quirk is in two places")
    diseases = [hero.disease for hero in living if hero.disease is not None]
    hold(len(set(diseases)) == len(diseases), "a Disease is in two places")
    kinds = [hero.kind for hero in living]
    hold(len(set(kinds)) == len(kinds), "a hero is there twice (DD-A.163)")


def check_trackers(state: Estate) -> None:
    party, foes = state.order
    for slots, order in zip(state.slots, state.order, strict=True):
        hold(len(slots) == SLOTS, "a tracker has four slots (DD-1.1)")
        hold(order == order_of(slots), "the order is not that of the slots")
        for number in order:
            hold(in_place(state, slots, number), f"{number} does not fill its slots (DD-16.11)")
    if state.mode == CIRCUS:
        if party:
            living = {hero.number for hero in state.heroes if hero.alive}
            hold({*party, *foes} == living, "the trackers differ from who lives")
        return
    living = {hero.number for hero in state.heroes if hero.alive}
    hold(set(party) == living, "the Hero tracker (DD-A.164)")
    for number in foes:
        monster = state.monsters[number - MONSTER]
        hold(monster.wounds < monster.life or state.over, f"{number}: dead but there (DD-23.5)")


def check_tile(state: Estate) -> None:
    """DD-16.20: nobody stands where there is no space, but in the middle of a turn or beside a Large one."""
    names = {step.name for step in state.agenda} | {ask.step.name for ask in state.asks}
    if names & {"stage_battle", "place_monsters", "place_fighter", "line_up", "profile", "draft"}:
        return
    for side in state.order:
        for number in side:
            hold(state.figure(number).area is not None, f"{number} stands nowhere")
    if names & {"settle", "give_way", "find_place", "end_turn"}:
        return
    used = state.used()
    large = {
        state.figure(n).area
        for side in state.order
        for n in side
        if state.size(state.figure(n)) == LARGE
    }
    for area, capacity in enumerate(state.ground.capacity):
        fits = used[area] <= capacity or area in large  # DD-A.222
        hold(fits, f"Area {area}: {used[area]} of {capacity} (DD-16.20)")
