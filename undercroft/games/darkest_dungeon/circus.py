"""The Butcher's Circus: two teams, a draft, alternate activations (DD-39)."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING

from undercroft.kernel.agenda import Step
from undercroft.kernel.chance import Draw
from undercroft.kernel.decision import Option
from undercroft.kernel.text import Message, Ref

from . import harm
from .field import area_id, area_name, area_option
from .state import FOES, NONE, PARTY, TEAM, Estate, Hero

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from .cards import Cards

TEAMS = ("a", "b")
# DD-39.7: whose pick it is, counted from the first team.
DRAFT = (0, 1, 1, 0, 0, 1, 1, 0)
ORDERS: tuple[tuple[int, ...], ...] = tuple(permutations(range(TEAM)))
# DD-A.140: so many whole rounds without Wounds or Stress, or so many in all, and it is a draw.
QUIET_ROUNDS = 5
MOST_ROUNDS = 40


def captain(g: Estate, team: int) -> int:
    """The seat that speaks for a team."""
    return g.seats_of[team * TEAM]


def team_of(g: Estate, seat: int) -> int:
    return seat % 2


def members(team: int) -> range:
    return range(team * TEAM, team * TEAM + TEAM)


class PickSide(Step[Estate]):
    """DD-A.225: which side of the arena is whose, before anybody knows who begins."""

    __slots__ = ()
    name = "pick_side"

    def options(self, g: Estate, seat: int) -> tuple[int, ...]:
        return (0, 1)

    def run(self, g: Estate, m: Match) -> None:
        g.ask(self, captain(g, 0), self.options(g, 0))

    def answer(self, g: Estate, m: Match, seat: int, option: int) -> None:
        g.swapped = option == 1

    def prompt(self, g: Estate, seat: int) -> Message:
        return Message("dd-prompt-pick-side")

    def option_id(self, pack: Cards, raw: int) -> str:
        return f"side-{TEAMS[raw]}"

    def option(self, g: Estate, seat: int, raw: int) -> Option:
        mine = [area for area, team in enumerate(g.ground.team) if team == raw]
        text = Message("dd-option-arena-side", {"areas": [area_name(g, area) for area in mine]})
        return Option(self.option_id(g.pack, raw), text, tuple(("area", area) for area in mine))


class FirstTeam(Step[Estate]):
    """DD-39.6: at random."""

    __slots__ = ("puppets",)
    name = "first_team"

    def __init__(self, puppets: int) -> None:
        self.puppets = puppets

    def args(self) -> tuple[int, ...]:
        return (self.puppets,)

    def run(self, g: Estate, m: Match) -> None:
        g.first_team = m.chance.index(Draw("team", TEAMS))
        if m.telling:
            m.tell("first_team", (TEAMS[g.first_team],))
        g.agenda.append(BeginBout())
        g.agenda.append(ShowLines())
        g.agenda.append(LineUp())
        for place in range(TEAM - 1, -1, -1):
            g.agenda.append(Profile(place))
        for pick in range(len(DRAFT) - 1, -1, -1):
            g.agenda.append(DraftPick(pick))
        if self.puppets:
            g.agenda.append(PlacePuppets())


class PlacePuppets(Step[Estate]):
    """DD-39.17: they fill an Area of capacity 1 for the whole game; the first team says which."""

    __slots__ = ()
    name = "place_puppets"

    def options(self, g: Estate, seat: int) -> tuple[int, ...]:
        return tuple(area for area, space in enumerate(g.ground.capacity) if space == 1)

    def run(self, g: Estate, m: Match) -> None:
        options = self.options(g, 0)
        if options:
            g.ask(self, captain(g, g.first_team), options)

    def answer(self, g: Estate, m: Match, seat: int, option: int) -> None:
        g.blocks = (option,)
        if m.telling:
            m.tell("puppets", (option,))

    def prompt(self, g: Estate, seat: int) -> Message:
        return Message("dd-prompt-place-puppets")

    def option_id(self, pack: Cards, raw: int) -> str:
        return area_id(raw)

    def option(self, g: Estate, seat: int, raw: int) -> Option:
        return area_option(g, raw)


class DraftPick(Step[Estate]):
    """DD-39.7, DD-39.8."""

    __slots__ = ("pick",)
    name = "draft"

    def __init__(self, pick: int) -> None:
        self.pick = pick

    def args(self) -> tuple[int, ...]:
        return (self.pick,)

    def fits(self, g: Estate) -> bool:
        return 0 <= self.pick < len(DRAFT)

    def team(self, g: Estate) -> int:
        return (DRAFT[self.pick] + g.first_team) % 2

    def options(self, g: Estate, seat: int) -> tuple[int, ...]:
        taken = {hero.kind for hero in g.heroes}
        return tuple(kind.index for kind in g.pack.heroes if kind.index not in taken)

    def run(self, g: Estate, m: Match) -> None:
        g.ask(self, captain(g, self.team(g)), self.options(g, 0))

    def answer(self, g: Estate, m: Match, seat: int, option: int) -> None:
        team = self.team(g)
        for number in members(team):
            if g.heroes[number].kind == NONE:
                hero = g.heroes[number]
                hero.kind = option
                hero.level = 0
                hero.ranks = (g.pack.heroes[option].entry.circus.level,) * 7
                break
        if m.telling:
            m.tell("drafted", (TEAMS[team], g.pack.hero_ids[option]))

    def prompt(self, g: Estate, seat: int) -> Message:
        return Message("dd-prompt-draft", {"team": TEAMS[self.team(g)]})

    def option_id(self, pack: Cards, raw: int) -> str:
        return pack.hero_ids[raw]

    def option(self, g: Estate, seat: int, raw: int) -> Option:
        id = g.pack.hero_ids[raw]
        return Option(id, Message("dd-option-draft", {"kind": Ref("kind", id)}))


class Secret(Step[Estate]):
    """Both captains answer at once; what they chose is shown when both have."""

    __slots__ = ()

    def run(self, g: Estate, m: Match) -> None:
        g.picks = (NONE, NONE)
        g.agenda.append(self.after())
        for team in (0, 1):
            seat = captain(g, team)
            g.ask(self, seat, self.options(g, seat))

    def after(self) -> Step[Estate]:
        raise NotImplementedError

    def answer(self, g: Estate, m: Match, seat: int, option: int) -> None:
        picks = list(g.picks)
        picks[team_of(g, seat)] = option
        g.picks = tuple(picks)


class Profile(Secret):
    """DD-39.9, DD-A.139: the profile of each team's hero in this place."""

    __slots__ = ("place",)
    name = "profile"

    def __init__(self, place: int) -> None:
        self.place = place

    def args(self) -> tuple[int, ...]:
        return (self.place,)

    def fits(self, g: Estate) -> bool:
        return 0 <= self.place < TEAM and len(g.heroes) == 2 * TEAM

    def hero(self, g: Estate, seat: int) -> Hero:
        return g.heroes[team_of(g, seat) * TEAM + self.place]

    def options(self, g: Estate, seat: int) -> tuple[int, ...]:
        kind = self.hero(g, seat).kind
        return tuple(range(len(g.pack.heroes[kind].profiles)))

    def after(self) -> Step[Estate]:
        return TakeProfiles(self.place)

    def prompt(self, g: Estate, seat: int) -> Message:
        id = g.pack.hero_ids[self.hero(g, seat).kind]
        return Message("dd-prompt-profile", {"kind": Ref("kind", id)})

    def option_id(self, pack: Cards, raw: int) -> str:
        return f"profile-{raw + 1}"

    def option(self, g: Estate, seat: int, raw: int) -> Option:
        hero = self.hero(g, seat)
        kind = g.pack.heroes[hero.kind]
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

    def run(self, g: Estate, m: Match) -> None:
        for team in (0, 1):
            hero = g.heroes[team * TEAM + self.place]
            hero.profile = g.picks[team]
        g.picks = ()


class LineUp(Secret):
    """DD-A.136: each team orders its heroes on its tracker."""

    __slots__ = ()
    name = "line_up"

    def options(self, g: Estate, seat: int) -> tuple[int, ...]:
        return tuple(range(len(ORDERS)))

    def after(self) -> Step[Estate]:
        return TakeLines()

    def prompt(self, g: Estate, seat: int) -> Message:
        return Message("dd-prompt-line-up")

    def option_id(self, pack: Cards, raw: int) -> str:
        return "order-" + "".join(str(place + 1) for place in ORDERS[raw])

    def option(self, g: Estate, seat: int, raw: int) -> Option:
        team = team_of(g, seat)
        names = [
            Message(
                "name", {"name": Ref("kind", g.pack.hero_ids[g.heroes[team * TEAM + place].kind])}
            )
            for place in ORDERS[raw]
        ]
        return Option(self.option_id(g.pack, raw), Message("dd-option-line-up", {"heroes": names}))


class TakeLines(Step[Estate]):
    __slots__ = ()
    name = "take_lines"

    def run(self, g: Estate, m: Match) -> None:
        first, second = g.picks
        g.set_slots(PARTY, tuple(ORDERS[first]))
        g.set_slots(FOES, tuple(TEAM + place for place in ORDERS[second]))
        g.picks = ()


class ShowLines(Step[Estate]):
    """Profiles and Stances are revealed together; then the heroes are placed in turn (DD-39.10)."""

    __slots__ = ()
    name = "show_lines"

    def run(self, g: Estate, m: Match) -> None:
        for hero in g.heroes:
            kind = g.pack.heroes[hero.kind]
            hero.skills = tuple(sorted(kind.profiles[hero.profile]))
            hero.ranks = kind.circus_ranks(hero.profile)
            if m.telling:
                m.tell("profile", (*g.tag(hero.number), hero.profile + 1))
        g.in_battle = True
        g.reveals += 1
        g.refresh()
        for turn in range(2 * TEAM - 1, -1, -1):
            g.agenda.append(PlaceFighter((g.first_team + turn) % 2))


class PlaceFighter(Step[Estate]):
    """DD-39.10: one of the own heroes, in an Area of the own colour."""

    __slots__ = ("team",)
    name = "place_fighter"

    def __init__(self, team: int) -> None:
        self.team = team

    def args(self) -> tuple[int, ...]:
        return (self.team,)

    def fits(self, g: Estate) -> bool:
        return self.team in (0, 1)

    def options(self, g: Estate, seat: int) -> tuple[int, ...]:
        waiting = [n for n in g.order[self.team] if g.heroes[n].area == NONE]
        room = g.ground
        side = 1 - self.team if g.swapped else self.team
        areas = [
            area for area, team in enumerate(room.team) if team == side and space_left(g, area) >= 1
        ]
        return tuple(number << 6 | area for number in waiting for area in areas)

    def run(self, g: Estate, m: Match) -> None:
        options = self.options(g, 0)
        if options:
            g.ask(self, captain(g, self.team), options)

    def answer(self, g: Estate, m: Match, seat: int, option: int) -> None:
        hero = g.heroes[option >> 6]
        hero.area = option & 63
        if m.telling:
            m.tell("placed", (*g.tag(hero.number), hero.area))

    def prompt(self, g: Estate, seat: int) -> Message:
        return Message("dd-prompt-place-fighter")

    def option_id(self, pack: Cards, raw: int) -> str:
        return f"hero-{raw >> 6}-{area_id(raw & 63)}"

    def option(self, g: Estate, seat: int, raw: int) -> Option:
        made = area_option(g, raw & 63)
        text = Message(
            "dd-option-place-fighter", {"who": Ref("hero", raw >> 6), "where": made.message}
        )
        targets = (("hero", raw >> 6), ("area", raw & 63))
        return Option(self.option_id(g.pack, raw), text, targets)


def space_left(g: Estate, area: int) -> int:
    """Space while not everybody stands on the tile yet."""
    taken = sum(1 for hero in g.heroes if hero.area == area) + g.blocks.count(area)
    return g.ground.capacity[area] - taken


class BeginBout(Step[Estate]):
    __slots__ = ()
    name = "begin_bout"

    def run(self, g: Estate, m: Match) -> None:
        g.agenda.append(BoutRound())


class BoutRound(Step[Estate]):
    """DD-39.13: a new round; the Butcher moves (DD-39.18)."""

    __slots__ = ()
    name = "bout_round"

    def run(self, g: Estate, m: Match) -> None:
        quiet = g.round - g.stirred
        if quiet >= QUIET_ROUNDS or g.round >= MOST_ROUNDS:
            g.agenda[:] = (BoutDrawn(),)
            return
        if quiet > 1 and m.telling:
            m.tell("lull", (quiet, QUIET_ROUNDS))
        g.round += 1
        if g.round > 1:
            g.first_team = 1 - g.first_team
        for side in g.order:
            for number in side:
                g.heroes[number].turns = 1
        if m.telling:
            m.tell("round", (g.round,))
        g.agenda.append(Activate(g.first_team))
        if g.butcher != NONE:
            g.agenda.append(ButcherMoves())


class ButcherMoves(Step[Estate]):
    """DD-39.18, DD-A.141: one Area towards the one rolled."""

    __slots__ = ()
    name = "butcher"

    def run(self, g: Estate, m: Match) -> None:
        goal = harm.d10(g, m, None) - 1
        if goal != g.butcher:
            ButcherPath(goal).run(g, m)


class ButcherPath(Step[Estate]):
    """DD-A.226: of several ways that are equally short the team with the Party Counter takes one."""

    __slots__ = ("goal",)
    name = "butcher_path"

    def __init__(self, goal: int) -> None:
        self.goal = goal

    def args(self) -> tuple[int, ...]:
        return (self.goal,)

    def fits(self, g: Estate) -> bool:
        return g.butcher != NONE and 0 <= self.goal < len(g.ground.areas)

    def options(self, g: Estate, seat: int) -> tuple[int, ...]:
        row = g.ground.distance[self.goal]
        here = row[g.butcher]
        return tuple(area for area in g.ground.neighbours[g.butcher] if row[area] < here)

    def run(self, g: Estate, m: Match) -> None:
        options = self.options(g, 0)
        if len(options) == 1:
            self.answer(g, m, 0, options[0])
        else:
            g.ask(self, captain(g, g.first_team), options)

    def answer(self, g: Estate, m: Match, seat: int, option: int) -> None:
        g.butcher = option
        if m.telling:
            m.tell("butcher", (g.butcher,))

    def prompt(self, g: Estate, seat: int) -> Message:
        return Message("dd-prompt-butcher-path", {"area": area_name(g, self.goal)})

    def option_id(self, pack: Cards, raw: int) -> str:
        return area_id(raw)

    def option(self, g: Estate, seat: int, raw: int) -> Option:
        return area_option(g, raw)


class Activate(Step[Estate]):
    """DD-39.11: any own hero not yet activated in this round."""

    __slots__ = ("team",)
    name = "activate"

    def __init__(self, team: int) -> None:
        self.team = team

    def args(self) -> tuple[int, ...]:
        return (self.team,)

    def fits(self, g: Estate) -> bool:
        return self.team in (0, 1)

    def options(self, g: Estate, seat: int) -> tuple[int, ...]:
        return tuple(n for n in sorted(g.order[self.team]) if g.heroes[n].turns)

    def run(self, g: Estate, m: Match) -> None:
        options = self.options(g, 0)
        if len(options) == 1:
            self.answer(g, m, 0, options[0])
        elif options:
            g.ask(self, captain(g, self.team), options)
        else:
            g.agenda.append(NEXT_FIGHTER)

    def answer(self, g: Estate, m: Match, seat: int, option: int) -> None:
        from .turns import BeginTurn

        g.heroes[option].turns = 0
        g.last_team = self.team
        g.agenda.append(NEXT_FIGHTER)
        g.agenda.append(BeginTurn(option))

    def prompt(self, g: Estate, seat: int) -> Message:
        return Message("dd-prompt-activate", {"team": TEAMS[self.team]})

    def option_id(self, pack: Cards, raw: int) -> str:
        return f"hero-{raw}"

    def option(self, g: Estate, seat: int, raw: int) -> Option:
        text = Message("dd-option-hero", {"who": Ref("hero", raw)})
        return Option(f"hero-{raw}", text, (("hero", raw),))


class NextFighter(Step[Estate]):
    """DD-39.11, DD-39.13, DD-A.135: the other team, unless it has nobody left; then a new round."""

    __slots__ = ()
    name = "next_fighter"

    def run(self, g: Estate, m: Match) -> None:
        ready = [any(g.heroes[n].turns for n in side) for side in g.order]
        if not any(ready):
            g.agenda.append(BoutRound())
            return
        team = 1 - g.last_team
        g.agenda.append(Activate(team if ready[team] else g.last_team))


NEXT_FIGHTER = NextFighter()


def fighter_fell(g: Estate, m: Match) -> None:
    """DD-39.14: the bout ends with a team; what kills somebody else in the same moment still does."""
    if not all(g.order):
        deadly = [step for step in g.agenda if isinstance(step, harm.Deathblow | harm.AtTen)]
        g.agenda[:] = (BoutOver(), *deadly)


class BoutOver(Step[Estate]):
    """DD-39.14, DD-A.138: the last team standing wins; if both are gone, the active one has lost."""

    __slots__ = ()
    name = "bout_over"

    def run(self, g: Estate, m: Match) -> None:
        if any(g.order):
            winner = PARTY if g.order[PARTY] else FOES
        elif g.active != NONE:
            winner = FOES if g.active < TEAM else PARTY
        else:
            winner = NONE
        g.winner = winner
        g.over = True
        g.won = winner != NONE
        g.agenda.clear()
        if m.telling:
            m.tell("bout_won", (TEAMS[winner] if winner != NONE else "none",))


class BoutDrawn(Step[Estate]):
    """DD-A.140: a bout that goes nowhere; both teams walk away."""

    __slots__ = ()
    name = "bout_drawn"

    def run(self, g: Estate, m: Match) -> None:
        g.winner = NONE
        g.over = True
        g.won = False
        g.agenda.clear()
        if m.telling:
            m.tell("bout_drawn", (g.round,))
