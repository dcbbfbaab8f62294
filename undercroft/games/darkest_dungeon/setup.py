"""What can be set up, and the match as it begins."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from undercroft.kernel.errors import InvalidSetup
from undercroft.kernel.game import Allowed, Field, Setup, in_modes
from undercroft.kernel.naming import name_words, spoken, words_of
from undercroft.kernel.seen import Name
from undercroft.kernel.text import Message, Value
from undercroft.kernel.variant import agreed

from .campaign.battles import OneBattle, forms
from .campaign.quests import BeginQuest, ChooseQuest, DrawQuest, StartCampaign, gathering
from .circus.draft import FirstTeam, PickSide, enlist
from .dungeon.party import Arrange
from .dungeon.provisions import RollForProvisions
from .house import VARIANTS
from .pack.cards import Cards
from .pack.entries.hamlet import PartyEntry
from .pack.heroes import HeroKind
from .state.estate import Estate, new_hero
from .state.house import House
from .state.records import Circus
from .terms import (
    BATTLE,
    BOSS,
    CAMPAIGN,
    CIRCUS,
    DIFFICULTIES,
    LEVELS,
    MODES,
    PARTY,
    QUEST,
    RADIANT,
    STYGIAN,
    TEAM,
)

PLAYERS: Final = (1, 2, 3, 4)
CIRCUS_PLAYERS: Final = (2, 4)  # DD-39.2
DEFAULT_PARTY: Final = ("crusader", "hellion", "highwayman", "vestal")
ROLES: Final = frozenset((
    "crusader", "hellion", "bounty_hunter", "highwayman", "vestal", "jester", "plague_doctor",
    "arbalest", "grave_robber", "occultist", "abomination",
))  # fmt: skip
"""Heroes of whom the texts say what they are good for."""
CUSTOM: Final = "custom"
AT_THE_TABLE: Final = "table"
DRAFT: Final = "draft"
ANY: Final = "any"
SAME: Final = "same"
NONE: Final = "none"
START_GOLD: Final = {0: 10, RADIANT: 20, STYGIAN: 0}  # DD-1.10, DD-38.2, DD-38.5
FINAL: Final = "final_encounter"


# ---------------------------------------------------------------------- what can be set up


def words(field: str, *values: str | int) -> tuple[Allowed, ...]:
    """Values that have a sentence of their own."""
    return tuple(
        [Allowed(one, Message(f"dd-setup-{field}-value", {"value": one})) for one in values]
    )


def cards_by_name(cards: Iterable[tuple[str, Name]]) -> tuple[Allowed, ...]:
    """Values that are cards of the pack, by id and name."""
    return tuple([Allowed(id, Message("name", words_of(name))) for id, name in cards])


def mode_by_name(mode: str) -> Allowed:
    """A way to play; the Circus is for two teams (DD-39.2)."""
    return Allowed(
        mode,
        Message("dd-setup-mode-value", {"value": mode}),
        Message("dd-setup-mode-about", {"mode": mode}),
        (Message("dd-setup-mode-time", {"mode": mode}),),
        (("players", CIRCUS_PLAYERS),) if mode == MODES[CIRCUS] else (),
    )


def hero_by_name(kind: HeroKind) -> Allowed:
    """A hero: what it is good for, what it can take, what it can do."""
    card = kind.cards[1]
    values: dict[str, Value] = {"life": card.life, "dodge": card.dodge, "speed": card.speed}
    skills = [Message("name", words_of(family.levels[0].title)) for family in kind.roster]
    return Allowed(
        kind.id,
        Message("name", name_words(kind.entry)),
        Message(f"dd-setup-role-{kind.id.replace('_', '-')}") if kind.id in ROLES else None,
        (
            Message("dd-setup-hero-values", values),
            Message("dd-setup-hero-skills", {"skills": skills}),
        ),
    )


def party_by_name(cards: Cards, party: PartyEntry) -> Allowed:
    """A ready-made party, and who is in it."""
    heroes = [Message("name", name_words(cards.hero(one.hero).entry)) for one in party.heroes]
    who = Message("dd-setup-party-heroes", {"heroes": heroes})
    return Allowed(party.id, Message("name", name_words(party)), facts=(who,))


PARTIES: Final = in_modes(*[mode for mode in MODES if mode != "circus"])
BOUT: Final = in_modes("circus")


def setup_fields(cards: Cards) -> list[Field]:
    return [
        *course_fields(),
        *party_fields(cards),
        *fight_fields(cards),
        *bout_fields(cards),
        *[variant.field("dd") for variant in VARIANTS],
    ]


def course_fields() -> list[Field]:
    """What is played, and how hard it is."""
    return [
        Field("players", words("players", *PLAYERS), 2, Message("dd-setup-players")),
        Field(
            "mode",
            tuple(mode_by_name(mode) for mode in MODES),
            "campaign",
            Message("dd-setup-mode"),
            kind="mode",
        ),
        Field(
            "difficulty",
            tuple(
                Allowed(
                    one,
                    Message("dd-setup-difficulty-value", {"value": one}),
                    Message("dd-setup-difficulty-about", {"value": one}),
                )
                for one in DIFFICULTIES
            ),
            "standard",
            Message("dd-setup-difficulty"),
            only=PARTIES,
        ),
    ]


def party_fields(cards: Cards) -> list[Field]:
    """Who goes: a ready-made party, or one hero after another."""
    heroes = tuple(hero_by_name(kind) for kind in cards.heroes)
    known = [hero.value for hero in heroes]
    places = tuple(f"hero_{place + 1}" for place in range(len(DEFAULT_PARTY)))
    ready = [party_by_name(cards, party) for party in cards.parties]
    return [
        Field(
            "party",
            (*ready, *words("party", CUSTOM, AT_THE_TABLE)),
            cards.parties[0].id,
            Message("dd-setup-party"),
            only=PARTIES,
        ),
        *[
            # DD-3.1: every hero can be in the party once.
            Field(
                places[place],
                heroes,
                hero if hero in known else known[place],
                Message("dd-setup-hero", {"n": place + 1}),
                kind="figure",
                only=(*PARTIES, ("party", (CUSTOM,))),
                apart=places[:place],
            )
            for place, hero in enumerate(DEFAULT_PARTY)
        ],
    ]


def fight_fields(cards: Cards) -> list[Field]:
    """Where a single Quest, Battle or Boss fight leads, and with what the heroes come."""
    rooms = cards_by_name((room.id, room.title) for room in cards.rooms if room.ordinary)
    quests = cards_by_name(
        (one.id, spoken(one.entry)) for one in cards.quests if one.entry.kind != "boss"
    )
    bosses = cards_by_name(
        (one.id, spoken(one.entry)) for one in cards.bosses if one.entry.location != "final"
    )
    last_forms = cards_by_name((form.id, spoken(form.entry)) for form in cards.forms[:-1])
    single = in_modes("quest", "battle", "boss")
    return [
        Field("level", words("level", 1, 2, 3), 1, Message("dd-setup-level"), only=single),
        *gear_fields(cards),
        Field(
            "room",
            (*words("room", ANY), *rooms),
            ANY,
            Message("dd-setup-room"),
            only=in_modes("battle"),
        ),
        Field(
            "quest",
            (*words("quest", ANY), *quests),
            ANY,
            Message("dd-setup-quest"),
            only=in_modes("quest"),
        ),
        Field(
            "boss",
            (*bosses, *words("boss", FINAL)),
            bosses[0].value,
            Message("dd-setup-boss"),
            kind="figure",
            only=in_modes("boss"),
        ),
        Field(
            "cancelled",
            last_forms,
            last_forms[0].value,
            Message("dd-setup-cancelled"),
            kind="detail",
            only=(*in_modes("boss"), ("boss", (FINAL,))),
        ),
    ]


def bout_fields(cards: Cards) -> list[Field]:
    """The Circus: where, with what, and who fights for which team."""
    heroes = tuple(hero_by_name(kind) for kind in cards.heroes)
    places = [(team, place) for team in "ab" for place in range(1, TEAM + 1)]
    fighters = tuple(f"team_{team}_{place}" for team, place in places)
    arenas = cards_by_name(
        (room.id, room.title) for room in [cards.rooms[arena] for arena in cards.arenas]
    )
    return [
        Field("arena", arenas, arenas[0].value, Message("dd-setup-arena"), only=BOUT),
        *[
            Field(name, words("option", "no", "yes"), "no", Message(f"dd-setup-{name}"), only=BOUT)
            for name in ("puppets", "butcher")
        ],
        Field(
            "teams",
            words("teams", DRAFT, CUSTOM),
            DRAFT,
            Message("dd-setup-teams"),
            only=BOUT,
            late=True,
        ),
        *[
            # DD-39.8: a hero fights for one team.
            Field(
                fighters[number],
                heroes,
                heroes[number % len(heroes)].value,
                Message("dd-setup-fighter", {"team": team, "n": place}),
                kind="figure",
                only=(*BOUT, ("teams", (CUSTOM,))),
                apart=fighters[:number],
                late=True,
            )
            for number, (team, place) in enumerate(places)
        ],
    ]


def gear_fields(cards: Cards) -> list[Field]:
    """What the heroes of a single fight or Quest have: their own Level, and a Trinket each."""
    there = (*[party.id for party in cards.parties], CUSTOM)
    ready = (*in_modes("quest", "battle", "boss"), ("party", there))
    trinkets = cards_by_name((card.id, spoken(card.entry)) for card in cards.trinkets)
    levels = Field(
        "hero_level",
        words("hero-level", SAME, *range(1, LEVELS + 1)),
        SAME,
        Message("dd-setup-hero-level"),
        kind="detail",
        only=ready,
        late=True,
    )
    return [
        levels,
        *[
            Field(
                f"trinket_{place + 1}",
                (*words("trinket", NONE), *trinkets),
                NONE,
                Message("dd-setup-trinket", {"n": place + 1}),
                kind="detail",
                only=ready,
                late=True,
            )
            for place in range(len(DEFAULT_PARTY))
        ],
    ]


# ---------------------------------------------------------------------- how a match begins


def blank_estate(setup: Setup, cards: Cards) -> Estate:
    """The party, and nothing that has happened yet."""
    state = Estate(pack=cards, passive=cards.nothing)
    state.mode = MODES.index(setup["mode"])
    state.difficulty = DIFFICULTIES.index(setup["difficulty"])
    state.players = setup["players"]
    state.house = House(**agreed(VARIANTS, setup))
    hamlet = state.own_hamlet()
    hamlet.gold = START_GOLD[state.difficulty]
    hamlet.buildings = (1,) * len(cards.buildings)
    coach = cards.building("stagecoach")
    hamlet.waiting = coach.entry.levels[0].waiting  # DD-1.13
    state.battle.loot_out = (0,) * len(cards.loot)
    if state.mode == CIRCUS:
        blank_bout(state, setup)
    else:
        blank_party(state, setup)
    state.refresh()
    return state


def blank_party(state: Estate, setup: Setup) -> None:
    cards = state.pack
    level = setup["level"] if state.mode in (BATTLE, BOSS, QUEST) else 1
    state.level = level
    state.seats_of = tuple(number % state.players for number in range(4))
    if setup["party"] == AT_THE_TABLE:
        for number in range(4):
            hero = new_hero(cards, number)
            hero.alive = False  # not there yet
            state.heroes.append(hero)
        return
    wanted: list[tuple[str, list[str]]]
    if setup["party"] == CUSTOM:
        wanted = [(setup[f"hero_{place + 1}"], []) for place in range(4)]
    else:
        party = next(one for one in cards.parties if one.id == setup["party"])
        wanted = [(member.hero, member.skills) for member in party.heroes]
    for number, (id, skill_ids) in enumerate(wanted):
        kind = cards.hero(id)
        hero = new_hero(cards, number, kind)
        hero.level = level if setup["hero_level"] == SAME else setup["hero_level"]
        hero.ranks = (hero.level,) * 7
        hero.skills = tuple([family for family in kind.roster if family.id in skill_ids])
        state.heroes.append(hero)
    give_trinkets(state, setup)
    state.set_slots(PARTY, (0, 1, 2, 3))  # DD-A.160


def give_trinkets(state: Estate, setup: Setup) -> None:
    """Each hero may begin with one; there is one of each."""
    given: dict[str, str] = {}
    for place, hero in enumerate(state.heroes):
        field = f"trinket_{place + 1}"
        id = setup[field]
        if id == NONE:
            continue
        if id in given:
            raise InvalidSetup(f"{field}: {id} is taken by {given[id]}")
        given[id] = field
        [card] = [one for one in state.pack.trinkets if one.id == id]
        hero.trinkets = (card.positive,)


def blank_bout(state: Estate, setup: Setup) -> None:
    state.circus = Circus(butcher=0 if setup["butcher"] == "yes" else None)
    for number in range(2 * TEAM):
        hero = new_hero(state.pack, number)
        hero.level = 0
        state.heroes.append(hero)
        if setup["teams"] == CUSTOM:
            name = f"team_{'ab'[number // TEAM]}_{number % TEAM + 1}"
            enlist(hero, state.pack.hero(setup[name]))
    # Seats 0 and 2 are team A, 1 and 3 team B.
    state.seats_of = tuple(
        number // TEAM + 2 * (number % 2 if state.players == 4 else 0) for number in range(8)
    )
    state.battle.room = state.pack.room(setup["arena"])


def begin(setup: Setup, cards: Cards) -> Estate:
    """The same with the set-up on its agenda."""
    state = blank_estate(setup, cards)
    if state.mode == CIRCUS:
        state.then(PickSide(), FirstTeam(setup["puppets"] == "yes"))
    elif state.mode == CAMPAIGN:
        state.then(StartCampaign())
    elif state.mode == QUEST:
        one_quest(state, setup["quest"])
    elif state.mode == BATTLE:
        room = None if setup["room"] == ANY else state.pack.room(setup["room"])
        one_battle(state, OneBattle(None, room))
    else:
        one_boss(state, setup)
    return state


def one_battle(state: Estate, battle: OneBattle) -> None:
    """Skills, Provisions and Stances before a single fight."""
    state.then(*gathering(state), RollForProvisions(), Arrange(), battle)


def one_quest(state: Estate, chosen: str) -> None:
    campaign = state.own_campaign()
    campaign.act = state.level
    if chosen == ANY:
        state.then(*gathering(state), DrawQuest(), DrawQuest(), ChooseQuest())
        return
    quest = state.pack.quest(chosen)
    if quest.entry.kind == "darkest":
        state.level, campaign.act = LEVELS, 4
    state.then(*gathering(state), BeginQuest(quest))


def one_boss(state: Estate, setup: Setup) -> None:
    pack = state.pack
    if setup["boss"] == FINAL:
        state.level = LEVELS
        campaign = state.own_campaign()
        campaign.final = True
        campaign.cancelled = pack.boss(setup["cancelled"])
        boss = forms(state)[0]
    else:
        boss = pack.boss(setup["boss"])
        if boss.entry.location != "ruins":
            state.level = LEVELS
    one_battle(state, OneBattle(boss, None))
