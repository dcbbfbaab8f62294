"""The Butcher's Circus: two teams, a draft, alternate activations (DD-39)."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING

from undercroft.kernel.agenda import Step
from undercroft.kernel.chance import Draw
from undercroft.kernel.decision import Option
from undercroft.kernel.text import Message, Ref

from ..battle.field import area_id, area_name, area_option
from ..battle.turns import BeginTurn
from ..effects.dice import d10
from ..effects.stress import AtTen
from ..effects.wounds import Deathblow
from ..state.estate import Estate
from ..state.figures import Hero
from ..terms import FOES, NONE, PARTY, TEAM

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from ..pack.cards import Cards


TEAMS = ("a", "b")
# DD-39.7: whose pick it is, counted from the first team.
DRAFT = (0, 1, 1, 0, 0, 1, 1, 0)
ORDERS: tuple[tuple[int, ...], ...] = tuple(permutations(range(TEAM)))
# DD-A.140: so many whole rounds without Wounds or Stress, or so many in all, and it is a draw.
QUIET_ROUNDS = 5
MOST_ROUNDS = 40


def captain(state: Estate, team: int) -> int:
    """The seat that speaks for a team."""
    return state.seats_of[team * TEAM]


def team_of(state: Estate, seat: int) -> int:
    return seat % 2


def members(team: int) -> range:
    return range(team * TEAM, team * TEAM + TEAM)


class PickSide(Step[Estate]):
    """DD-A.225: which side of the arena is whose, before anybody knows who begins."""

    __slots__ = ()
    name = "pick_side"

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        return (0, 1)

    def run(self, state: Estate, match: Match) -> None:
        state.ask(self, captain(state, 0), self.options(state, 0))

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        state.circus.swapped = option == 1

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-pick-side")

    def option_id(self, pack: Cards, raw: int) -> str:
        return f"side-{TEAMS[raw]}"

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        mine = [area for area, team in enumerate(state.ground.team) if team == raw]
        text = Message("dd-option-arena-side", {"areas": [area_name(state, area) for area in mine]})
        return Option(self.option_id(state.pack, raw), text, tuple(("area", area) for area in mine))


class FirstTeam(Step[Estate]):
    """DD-39.6: at random."""

    __slots__ = ("puppets",)
    name = "first_team"

    def __init__(self, puppets: int) -> None:
        self.puppets = puppets

    def args(self) -> tuple[int, ...]:
        return (self.puppets,)

    def run(self, state: Estate, match: Match) -> None:
        state.circus.first_team = match.chance.index(Draw("team", TEAMS))
        if match.telling:
            match.tell("first_team", (TEAMS[state.circus.first_team],))
        state.agenda.append(BeginBout())
        state.agenda.append(ShowLines())
        state.agenda.append(LineUp())
        for place in range(TEAM - 1, -1, -1):
            state.agenda.append(Profile(place))
        for pick in range(len(DRAFT) - 1, -1, -1):
            state.agenda.append(DraftPick(pick))
        if self.puppets:
            state.agenda.append(PlacePuppets())


class PlacePuppets(Step[Estate]):
    """DD-39.17: they fill an Area of capacity 1 for the whole game; the first team says which."""

    __slots__ = ()
    name = "place_puppets"

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        return tuple(area for area, space in enumerate(state.ground.capacity) if space == 1)

    def run(self, state: Estate, match: Match) -> None:
        options = self.options(state, 0)
        if options:
            state.ask(self, captain(state, state.circus.first_team), options)

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        state.battle.blocks = (option,)
        if match.telling:
            match.tell("puppets", (option,))

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-place-puppets")

    def option_id(self, pack: Cards, raw: int) -> str:
        return area_id(raw)

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        return area_option(state, raw)


class DraftPick(Step[Estate]):
    """DD-39.7, DD-39.8."""

    __slots__ = ("pick",)
    name = "draft"

    def __init__(self, pick: int) -> None:
        self.pick = pick

    def args(self) -> tuple[int, ...]:
        return (self.pick,)

    def fits(self, state: Estate) -> bool:
        return 0 <= self.pick < len(DRAFT)

    def team(self, state: Estate) -> int:
        return (DRAFT[self.pick] + state.circus.first_team) % 2

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        taken = {hero.kind for hero in state.heroes}
        return tuple(kind.index for kind in state.pack.heroes if kind.index not in taken)

    def run(self, state: Estate, match: Match) -> None:
        state.ask(self, captain(state, self.team(state)), self.options(state, 0))

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        team = self.team(state)
        for number in members(team):
            if state.heroes[number].kind == NONE:
                hero = state.heroes[number]
                hero.kind = option
                hero.level = 0
                hero.ranks = (state.pack.heroes[option].entry.circus.level,) * 7
                break
        if match.telling:
            match.tell("drafted", (TEAMS[team], state.pack.hero_ids[option]))

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-draft", {"team": TEAMS[self.team(state)]})

    def option_id(self, pack: Cards, raw: int) -> str:
        return pack.hero_ids[raw]

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        id = state.pack.hero_ids[raw]
        return Option(id, Message("dd-option-draft", {"kind": Ref("kind", id)}))


class Secret(Step[Estate]):
    """Both captains answer at once; what they chose is shown when both have."""

    __slots__ = ()

    def run(self, state: Estate, match: Match) -> None:
        state.circus.picks = (NONE, NONE)
        state.agenda.append(self.after())
        for team in (0, 1):
            seat = captain(state, team)
            state.ask(self, seat, self.options(state, seat))

    def after(self) -> Step[Estate]:
        raise NotImplementedError

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        picks = list(state.circus.picks)
        picks[team_of(state, seat)] = option
        state.circus.picks = tuple(picks)


class Profile(Secret):
    """DD-39.9, DD-A.139: the profile of each team's hero in this place."""

    __slots__ = ("place",)
    name = "profile"

    def __init__(self, place: int) -> None:
        self.place = place

    def args(self) -> tuple[int, ...]:
        return (self.place,)

    def fits(self, state: Estate) -> bool:
        return 0 <= self.place < TEAM and len(state.heroes) == 2 * TEAM

    def hero(self, state: Estate, seat: int) -> Hero:
        return state.heroes[team_of(state, seat) * TEAM + self.place]

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        kind = self.hero(state, seat).kind
        return tuple(range(len(state.pack.heroes[kind].profiles)))

    def after(self) -> Step[Estate]:
        return TakeProfiles(self.place)

    def prompt(self, state: Estate, seat: int) -> Message:
        id = state.pack.hero_ids[self.hero(state, seat).kind]
        return Message("dd-prompt-profile", {"kind": Ref("kind", id)})

    def option_id(self, pack: Cards, raw: int) -> str:
        return f"profile-{raw + 1}"

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        hero = self.hero(state, seat)
        kind = state.pack.heroes[hero.kind]
        ranks = kind.circus_ranks(raw)
        skills = [
            Message("name", {"name": Ref("skill", f"{kind.circus_skill(f, ranks[f]).index}")})
            for f in kind.profiles[raw]
        ]
        text = Message("dd-option-profile", {"number": raw + 1, "skills": skills})
        return Option(f"profile-{raw + 1}", text)


class TakeProfiles(Step[Estate]):
    """Profiles stay hidden until the last pair has been chosen (DD-A.139)."""

    __slots__ = ("place",)
    name = "take_profiles"

    def __init__(self, place: int) -> None:
        self.place = place

    def args(self) -> tuple[int, ...]:
        return (self.place,)

    def run(self, state: Estate, match: Match) -> None:
        for team in (0, 1):
            hero = state.heroes[team * TEAM + self.place]
            hero.profile = state.circus.picks[team]
        state.circus.picks = ()


class LineUp(Secret):
    """DD-A.136: each team orders its heroes on its tracker."""

    __slots__ = ()
    name = "line_up"

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        return tuple(range(len(ORDERS)))

    def after(self) -> Step[Estate]:
        return TakeLines()

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-line-up")

    def option_id(self, pack: Cards, raw: int) -> str:
        return "order-" + "".join(str(place + 1) for place in ORDERS[raw])

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        team = team_of(state, seat)
        names = [
            Message(
                "name",
                {"name": Ref("kind", state.pack.hero_ids[state.heroes[team * TEAM + place].kind])},
            )
            for place in ORDERS[raw]
        ]
        return Option(
            self.option_id(state.pack, raw), Message("dd-option-line-up", {"heroes": names})
        )


class TakeLines(Step[Estate]):
    __slots__ = ()
    name = "take_lines"

    def run(self, state: Estate, match: Match) -> None:
        first, second = state.circus.picks
        state.set_slots(PARTY, tuple(ORDERS[first]))
        state.set_slots(FOES, tuple(TEAM + place for place in ORDERS[second]))
        state.circus.picks = ()


class ShowLines(Step[Estate]):
    """Profiles and Stances are revealed together; then the heroes are placed in turn (DD-39.10)."""

    __slots__ = ()
    name = "show_lines"

    def run(self, state: Estate, match: Match) -> None:
        for hero in state.heroes:
            kind = state.pack.heroes[hero.kind]
            hero.skills = tuple(sorted(kind.profiles[hero.profile]))
            hero.ranks = kind.circus_ranks(hero.profile)
            if match.telling:
                match.tell("profile", (*state.tag(hero.number), hero.profile + 1))
        state.in_battle = True
        state.reveals += 1
        state.refresh()
        for turn in range(2 * TEAM - 1, -1, -1):
            state.agenda.append(PlaceFighter((state.circus.first_team + turn) % 2))


class PlaceFighter(Step[Estate]):
    """DD-39.10: one of the own heroes, in an Area of the own colour."""

    __slots__ = ("team",)
    name = "place_fighter"

    def __init__(self, team: int) -> None:
        self.team = team

    def args(self) -> tuple[int, ...]:
        return (self.team,)

    def fits(self, state: Estate) -> bool:
        return self.team in (0, 1)

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        waiting = [n for n in state.order[self.team] if state.heroes[n].area == NONE]
        room = state.ground
        side = 1 - self.team if state.circus.swapped else self.team
        areas = [
            area
            for area, team in enumerate(room.team)
            if team == side and space_left(state, area) >= 1
        ]
        return tuple(number << 6 | area for number in waiting for area in areas)

    def run(self, state: Estate, match: Match) -> None:
        options = self.options(state, 0)
        if options:
            state.ask(self, captain(state, self.team), options)

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        hero = state.heroes[option >> 6]
        hero.area = option & 63
        if match.telling:
            match.tell("placed", (*state.tag(hero.number), hero.area))

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-place-fighter")

    def option_id(self, pack: Cards, raw: int) -> str:
        return f"hero-{raw >> 6}-{area_id(raw & 63)}"

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        made = area_option(state, raw & 63)
        text = Message(
            "dd-option-place-fighter", {"who": Ref("hero", raw >> 6), "where": made.message}
        )
        targets = (("hero", raw >> 6), ("area", raw & 63))
        return Option(self.option_id(state.pack, raw), text, targets)


def space_left(state: Estate, area: int) -> int:
    """Space while not everybody stands on the tile yet."""
    taken = sum(1 for hero in state.heroes if hero.area == area) + state.battle.blocks.count(area)
    return state.ground.capacity[area] - taken


class BeginBout(Step[Estate]):
    __slots__ = ()
    name = "begin_bout"

    def run(self, state: Estate, match: Match) -> None:
        state.agenda.append(BoutRound())


class BoutRound(Step[Estate]):
    """DD-39.13: a new round; the Butcher moves (DD-39.18)."""

    __slots__ = ()
    name = "bout_round"

    def run(self, state: Estate, match: Match) -> None:
        battle = state.battle
        circus = state.circus
        quiet = battle.round - battle.stirred
        if quiet >= QUIET_ROUNDS or battle.round >= MOST_ROUNDS:
            state.agenda[:] = (BoutDrawn(),)
            return
        if quiet > 1 and match.telling:
            match.tell("lull", (quiet, QUIET_ROUNDS))
        battle.round += 1
        if battle.round > 1:
            circus.first_team = 1 - circus.first_team
        for side in state.order:
            for number in side:
                state.heroes[number].turns = 1
        if match.telling:
            match.tell("round", (battle.round,))
        state.agenda.append(Activate(circus.first_team))
        if circus.butcher != NONE:
            state.agenda.append(ButcherMoves())


class ButcherMoves(Step[Estate]):
    """DD-39.18, DD-A.141: one Area towards the one rolled."""

    __slots__ = ()
    name = "butcher"

    def run(self, state: Estate, match: Match) -> None:
        goal = d10(state, match, None) - 1
        if goal != state.circus.butcher:
            ButcherPath(goal).run(state, match)


class ButcherPath(Step[Estate]):
    """DD-A.226: of several ways that are equally short the team with the Party Counter takes one."""

    __slots__ = ("goal",)
    name = "butcher_path"

    def __init__(self, goal: int) -> None:
        self.goal = goal

    def args(self) -> tuple[int, ...]:
        return (self.goal,)

    def fits(self, state: Estate) -> bool:
        return state.circus.butcher != NONE and 0 <= self.goal < len(state.ground.areas)

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        row = state.ground.distance[self.goal]
        here = row[state.circus.butcher]
        return tuple(
            area for area in state.ground.neighbours[state.circus.butcher] if row[area] < here
        )

    def run(self, state: Estate, match: Match) -> None:
        options = self.options(state, 0)
        if len(options) == 1:
            self.answer(state, match, 0, options[0])
        else:
            state.ask(self, captain(state, state.circus.first_team), options)

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        state.circus.butcher = option
        if match.telling:
            match.tell("butcher", (state.circus.butcher,))

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-butcher-path", {"area": area_name(state, self.goal)})

    def option_id(self, pack: Cards, raw: int) -> str:
        return area_id(raw)

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        return area_option(state, raw)


class Activate(Step[Estate]):
    """DD-39.11: any own hero not yet activated in this round."""

    __slots__ = ("team",)
    name = "activate"

    def __init__(self, team: int) -> None:
        self.team = team

    def args(self) -> tuple[int, ...]:
        return (self.team,)

    def fits(self, state: Estate) -> bool:
        return self.team in (0, 1)

    def options(self, state: Estate, seat: int) -> tuple[int, ...]:
        return tuple(n for n in sorted(state.order[self.team]) if state.heroes[n].turns)

    def run(self, state: Estate, match: Match) -> None:
        options = self.options(state, 0)
        if len(options) == 1:
            self.answer(state, match, 0, options[0])
        elif options:
            state.ask(self, captain(state, self.team), options)
        else:
            state.agenda.append(NEXT_FIGHTER)

    def answer(self, state: Estate, match: Match, seat: int, option: int) -> None:
        state.heroes[option].turns = 0
        state.circus.last_team = self.team
        state.agenda.append(NEXT_FIGHTER)
        state.agenda.append(BeginTurn(option))

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-activate", {"team": TEAMS[self.team]})

    def option_id(self, pack: Cards, raw: int) -> str:
        return f"hero-{raw}"

    def option(self, state: Estate, seat: int, raw: int) -> Option:
        text = Message("dd-option-hero", {"who": Ref("hero", raw)})
        return Option(f"hero-{raw}", text, (("hero", raw),))


class NextFighter(Step[Estate]):
    """DD-39.11, DD-39.13, DD-A.135: the other team, unless it has nobody left; then a new round."""

    __slots__ = ()
    name = "next_fighter"

    def run(self, state: Estate, match: Match) -> None:
        ready = [any(state.heroes[n].turns for n in side) for side in state.order]
        if not any(ready):
            state.agenda.append(BoutRound())
            return
        team = 1 - state.circus.last_team
        state.agenda.append(Activate(team if ready[team] else state.circus.last_team))


NEXT_FIGHTER = NextFighter()


def fighter_fell(state: Estate, match: Match) -> None:
    """DD-39.14: the bout ends with a team; what kills somebody else in the same moment still does."""
    if not all(state.order):
        deadly = [step for step in state.agenda if isinstance(step, Deathblow | AtTen)]
        state.agenda[:] = (BoutOver(), *deadly)


class BoutOver(Step[Estate]):
    """DD-39.14, DD-A.138: the last team standing wins; if both are gone, the active one has lost."""

    __slots__ = ()
    name = "bout_over"

    def run(self, state: Estate, match: Match) -> None:
        if any(state.order):
            winner = PARTY if state.order[PARTY] else FOES
        elif state.battle.active != NONE:
            winner = FOES if state.battle.active < TEAM else PARTY
        else:
            winner = NONE
        state.circus.winner = winner
        state.over = True
        state.campaign.won = winner != NONE
        state.agenda.clear()
        if match.telling:
            match.tell("bout_won", (TEAMS[winner] if winner != NONE else "none",))


class BoutDrawn(Step[Estate]):
    """DD-A.140: a bout that goes nowhere; both teams walk away."""

    __slots__ = ()
    name = "bout_drawn"

    def run(self, state: Estate, match: Match) -> None:
        state.circus.winner = NONE
        state.over = True
        state.campaign.won = False
        state.agenda.clear()
        if match.telling:
            match.tell("bout_drawn", (state.battle.round,))
