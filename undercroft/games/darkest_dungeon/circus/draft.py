"""Before a bout: sides, draft, profiles, lines, places (DD-39.6–39.10)."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING, Annotated, Final

from undercroft.kernel.agenda import Ask, Choice, Question, Step
from undercroft.kernel.chance import Chance, Draw
from undercroft.kernel.decision import Target
from undercroft.kernel.record import Range
from undercroft.kernel.text import Message, Ref

from .. import facts
from ..battle.field import AreaChoice, area_name
from ..pack.heroes import HeroKind, Skill
from ..state.choosing import KindChoice, once
from ..state.estate import Estate
from ..state.figures import Hero
from ..state.kinds import AREAS, AreaNumber, HeroNumber, Team
from ..terms import FOES, PARTY, STANCES, TEAM
from .bouts import BeginBout
from .teams import TEAMS, captain, members, team_of

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

# DD-39.7: whose pick it is, counted from the first team.
DRAFT: Final = (0, 1, 1, 0, 0, 1, 1, 0)
ORDERS: Final[tuple[tuple[int, ...], ...]] = tuple(permutations(range(TEAM)))


class PickSide(Question[Estate]):
    """DD-A.225: which side of the arena is whose, before anybody knows who begins."""

    name = "pick_side"
    rules = ("DD-A.225",)

    def choices(self, state: Estate, seat: int) -> tuple[Choice[Estate], ...]:
        return SIDES

    def run(self, state: Estate, match: Match) -> None:
        state.ask(self, captain(state, 0), SIDES)

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-pick-side")


class ArenaSide(Choice[Estate]):
    """The Areas of this colour."""

    name = "side"
    team: Team

    @property
    def id(self) -> str:
        return f"side-{TEAMS[self.team]}"

    def areas(self, state: Estate) -> list[int]:
        return [area for area, team in enumerate(state.ground.team) if team == self.team]

    def text(self, state: Estate, ask: Ask) -> Message:
        names = [area_name(state, area) for area in self.areas(state)]
        return Message("dd-option-arena-side", {"areas": names})

    def targets(self, state: Estate, ask: Ask) -> tuple[Target, ...]:
        return tuple([("area", area) for area in self.areas(state)])

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        state.own_circus().swapped = self.team == 1


SIDES: Final = (ArenaSide(0), ArenaSide(1))


class FirstTeam(Step[Estate]):
    """DD-39.6: at random."""

    name = "first_team"
    puppets: bool

    def run(self, state: Estate, match: Match) -> None:
        first = state.own_circus().first_team = match.chance.index(Draw("team", TEAMS))
        if match.telling:
            match.tell(facts.FirstTeam(TEAMS[first]))
        puppets = [PlacePuppets()] if self.puppets else []
        # Teams that were set up have no draft.
        picks = [] if state.heroes[0].kind else [DraftPick(pick) for pick in range(len(DRAFT))]
        profiles = [Profile(place) for place in range(TEAM)]
        state.then(*puppets, *picks, *profiles, LineUp(), ShowLines(), BeginBout())


class PlacePuppets(Question[Estate]):
    """DD-39.17: they fill an Area of capacity 1 for the whole game; the first team says which."""

    name = "place_puppets"
    rules = ("DD-39.17",)

    def choices(self, state: Estate, seat: int) -> tuple[Choice[Estate], ...]:
        capacity = state.ground.capacity
        return tuple([PUPPETS[area] for area, space in enumerate(capacity) if space == 1])

    def run(self, state: Estate, match: Match) -> None:
        seat = captain(state, state.ring.first_team)
        choices = self.choices(state, seat)
        if choices:
            state.ask(self, seat, choices)

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-place-puppets")


class Puppets(AreaChoice):
    """The puppets stand here."""

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        state.battle.blocks = (self.area,)
        if match.telling:
            match.tell(facts.Puppets(self.area))


PUPPETS: Final = [Puppets(area) for area in range(AREAS)]


class DraftPick(Question[Estate]):
    """DD-39.7, DD-39.8."""

    name = "draft"
    rules = ("DD-39.7", "DD-39.8")
    pick: Annotated[int, Range(0, len(DRAFT) - 1)]

    def team(self, state: Estate) -> int:
        return (DRAFT[self.pick] + state.ring.first_team) % 2

    def choices(self, state: Estate, seat: int) -> tuple[Choice[Estate], ...]:
        taken = {hero.kind for hero in state.heroes}
        pack = state.pack
        return tuple([once(pack, Pick, (kind,)) for kind in pack.heroes if kind not in taken])

    def run(self, state: Estate, match: Match) -> None:
        seat = captain(state, self.team(state))
        state.ask(self, seat, self.choices(state, seat))

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-draft", {"team": TEAMS[self.team(state)]})


def enlist(hero: Hero, kind: HeroKind) -> None:
    """A hero of this kind fights here."""
    hero.kind = kind
    hero.level = 0
    hero.ranks = (kind.entry.circus.level,) * 7


class Pick(KindChoice):
    """This hero for the team."""

    name = "draft"
    said = "dd-option-draft"

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        question = ask.step
        assert isinstance(question, DraftPick)
        team = question.team(state)
        for number in members(team):
            hero = state.heroes[number]
            if hero.kind is None:
                enlist(hero, self.kind)
                break
        if match.telling:
            match.tell(facts.Drafted(TEAMS[team], self.kind.id))


# ---------------------------------------------------------------------- in secret


class Secret(Question[Estate]):
    """Both captains answer at once; what they chose is shown when both have."""

    def run(self, state: Estate, match: Match) -> None:
        state.own_circus().picks = (None, None)
        state.then(self.after())
        for team in (0, 1):
            seat = captain(state, team)
            state.ask(self, seat, self.choices(state, seat))

    def after(self) -> Step[Estate]:
        raise NotImplementedError

    def chosen(self, state: Estate, seat: int) -> Choice[Estate] | None:
        pick = state.ring.picks[team_of(seat)]
        return None if pick is None else self.choices(state, seat)[pick]


def note(state: Estate, seat: int, pick: int) -> None:
    """What a captain has chosen, by its place among what was offered."""
    picks = list(state.ring.picks)
    picks[team_of(seat)] = pick
    state.own_circus().picks = tuple(picks)


class Profile(Secret):
    """DD-39.9, DD-A.139: the profile of each team's hero in this place."""

    name = "profile"
    rules = ("DD-39.9", "DD-A.139")
    place: Annotated[int, Range(0, TEAM - 1)]

    def fits(self, state: Estate) -> bool:
        return len(state.heroes) == 2 * TEAM

    def hero(self, state: Estate, seat: int) -> Hero:
        return state.heroes[team_of(seat) * TEAM + self.place]

    def kind(self, state: Estate, seat: int) -> HeroKind:
        return self.hero(state, seat).known

    def choices(self, state: Estate, seat: int) -> tuple[Choice[Estate], ...]:
        return PROFILES[: len(self.kind(state, seat).profiles)]

    def after(self) -> Step[Estate]:
        return TakeProfiles(self.place)

    def subject(self, state: Estate, seat: int) -> Target | None:
        return ("hero", self.hero(state, seat).number)

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-profile", {"kind": Ref("kind", self.kind(state, seat).id)})


class TakeProfile(Choice[Estate]):
    """One of a hero's Circus cards."""

    name = "profile"
    number: Annotated[int, Range(0, 9)]

    @property
    def id(self) -> str:
        return f"profile-{self.number + 1}"

    def cards(self, state: Estate, ask: Ask) -> list[Skill]:
        """The Skills it has."""
        question = ask.step
        assert isinstance(question, Profile)
        kind = question.kind(state, ask.seat)
        ranks = kind.circus_ranks(self.number)
        return [kind.roster[f].arena[ranks[f] - 1] for f in kind.profiles[self.number]]

    def text(self, state: Estate, ask: Ask) -> Message:
        skills = [
            Message("name", {"name": Ref("skill", skill.id)}) for skill in self.cards(state, ask)
        ]
        return Message("dd-option-profile", {"number": self.number + 1, "skills": skills})

    def targets(self, state: Estate, ask: Ask) -> tuple[Target, ...]:
        cards = [("card", skill.id) for skill in self.cards(state, ask)]
        return (("profile", self.number + 1), *cards)

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        note(state, ask.seat, self.number)


PROFILES: Final = tuple([TakeProfile(number) for number in range(10)])


class TakeProfiles(Step[Estate]):
    """Profiles stay hidden until the last pair has been chosen (DD-A.139)."""

    name = "take_profiles"
    place: Annotated[int, Range(0, TEAM - 1)]

    def run(self, state: Estate, match: Match) -> None:
        for team in (0, 1):
            pick = state.ring.picks[team]
            assert pick is not None
            state.heroes[team * TEAM + self.place].profile = pick
        state.own_circus().picks = ()


class LineUp(Secret):
    """DD-A.136: each team orders its heroes on its tracker."""

    name = "line_up"
    rules = ("DD-A.136",)

    def choices(self, state: Estate, seat: int) -> tuple[Choice[Estate], ...]:
        return LINES

    def after(self) -> Step[Estate]:
        return TakeLines()

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-line-up")


class Line(Choice[Estate]):
    """The heroes of a team in this order, from Aggressive on."""

    name = "order"
    number: Annotated[int, Range(0, len(ORDERS) - 1)]

    @property
    def id(self) -> str:
        return "order-" + "".join([str(place + 1) for place in ORDERS[self.number]])

    def heroes(self, state: Estate, ask: Ask) -> list[Hero]:
        first = team_of(ask.seat) * TEAM
        return [state.heroes[first + place] for place in ORDERS[self.number]]

    def text(self, state: Estate, ask: Ask) -> Message:
        heroes = self.heroes(state, ask)
        names = [
            Message("name", {"name": Ref("kind", state.card_of(one.number))}) for one in heroes
        ]
        return Message("dd-option-line-up", {"heroes": names})

    def targets(self, state: Estate, ask: Ask) -> tuple[Target, ...]:
        """Who stands in each Stance."""
        heroes = self.heroes(state, ask)
        return tuple([(STANCES[place], hero.number) for place, hero in enumerate(heroes)])

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        note(state, ask.seat, self.number)


LINES: Final = tuple([Line(number) for number in range(len(ORDERS))])


class TakeLines(Step[Estate]):
    name = "take_lines"

    def run(self, state: Estate, match: Match) -> None:
        first, second = state.ring.picks
        assert first is not None
        assert second is not None
        state.set_slots(PARTY, ORDERS[first])
        state.set_slots(FOES, tuple([TEAM + place for place in ORDERS[second]]))
        state.own_circus().picks = ()


class ShowLines(Step[Estate]):
    """Profiles and Stances are revealed together; then the heroes are placed in turn (DD-39.10)."""

    name = "show_lines"

    def run(self, state: Estate, match: Match) -> None:
        for hero in state.heroes:
            kind, profile = hero.known, hero.profile
            assert profile is not None
            hero.skills = tuple([kind.roster[place] for place in sorted(kind.profiles[profile])])
            hero.ranks = kind.circus_ranks(profile)
            if match.telling:
                match.tell(facts.Profile(state.tag(hero.number), profile + 1))
        state.in_battle = True
        state.reveals += 1
        state.refresh()
        first = state.ring.first_team
        state.then_all([PlaceFighter((first + turn) % 2) for turn in range(2 * TEAM)])


def redraw(state: Estate, seat: int, chance: Chance) -> None:
    """Other secrets that look the same to this seat: profiles of the other team, and open answers."""
    for hero in state.heroes:
        if hero.profile is not None and not hero.skills and hero.number // TEAM != team_of(seat):
            hero.profile = None
            profiles = PROFILES[: len(hero.known.profiles)]
            hero.profile = chance.index(Draw("profile", [one.id for one in profiles]))
    for ask in state.asks:
        answered = isinstance(ask.step, Secret) and state.ring.picks[team_of(ask.seat)] is not None
        if answered and ask.seat != seat:
            options = ask.step.choices(state, ask.seat)
            note(state, ask.seat, chance.index(Draw("secret", [one.id for one in options])))


# ---------------------------------------------------------------------- places


class PlaceFighter(Question[Estate]):
    """DD-39.10: one of the own heroes, in an Area of the own colour."""

    name = "place_fighter"
    rules = ("DD-39.10",)
    team: Team

    def choices(self, state: Estate, seat: int) -> tuple[Choice[Estate], ...]:
        waiting = [n for n in state.order[self.team] if state.heroes[n].area is None]
        side = 1 - self.team if state.ring.swapped else self.team
        areas = [
            area
            for area, team in enumerate(state.ground.team)
            if team == side and space_left(state, area) >= 1
        ]
        return tuple([STANDS[number][area] for number in waiting for area in areas])

    def run(self, state: Estate, match: Match) -> None:
        seat = captain(state, self.team)
        choices = self.choices(state, seat)
        if choices:
            state.ask(self, seat, choices)

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-place-fighter")


class Stand(Choice[Estate]):
    """This hero stands here."""

    name = "place"
    who: HeroNumber
    area: AreaNumber

    @property
    def id(self) -> str:
        return f"hero-{self.who}-area-{self.area}"

    def text(self, state: Estate, ask: Ask) -> Message:
        where = Message("dd-option-area", {"area": area_name(state, self.area)})
        return Message("dd-option-place-fighter", {"who": Ref("hero", self.who), "where": where})

    def targets(self, state: Estate, ask: Ask) -> tuple[Target, ...]:
        return (("hero", self.who), ("area", self.area))

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        state.heroes[self.who].area = self.area
        if match.telling:
            match.tell(facts.Placed(state.tag(self.who), self.area))


STANDS: Final = [[Stand(who, area) for area in range(AREAS)] for who in range(2 * TEAM)]


def space_left(state: Estate, area: int) -> int:
    """Space while not everybody stands on the tile yet."""
    taken = sum(1 for hero in state.heroes if hero.area == area) + state.battle.blocks.count(area)
    return state.ground.capacity[area] - taken
