"""The game as the kernel calls it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import cast

from undercroft.kernel import record
from undercroft.kernel.content import Pack
from undercroft.kernel.errors import InvalidSetup
from undercroft.kernel.event import shapes
from undercroft.kernel.game import (
    Allowed,
    Field,
    Game,
    NameTable,
    Result,
    Score,
    Seat,
    Setup,
    in_modes,
)
from undercroft.kernel.match import Match
from undercroft.kernel.text import Message, Ref

from . import position
from .campaign.battles import OneBattle, forms
from .campaign.quests import BeginQuest, ChooseQuest, DrawQuest, StartCampaign, gathering
from .circus.draft import FirstTeam, PickSide
from .dungeon.party import Arrange
from .dungeon.provisions import RollForProvisions
from .dungeon.rooms import quest_most
from .loading import load_pack
from .pack.cards import Cards
from .pack.entries import FILES
from .state.estate import Estate, new_hero
from .state.records import Circus
from .steps import STEPS
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
from .view.catalog import catalog as whole_catalog
from .view.naming import names as all_names
from .view.table import table as seen_table

# Fields: who and figure are a figure's number and card; other and foe a second one's.
EVENTS = {
    # the campaign
    "threat": "boss level",
    "quest_drawn": "quest",
    "quest": "quest",
    "arranged": "figures",
    "joined": "who figure kind",
    "chosen": "who figure kind",
    "hero_raised": "who figure level",
    "skill_raised": "who figure family level",
    "game_won": "mode",
    "game_lost": "mode",
    # provisions and goods
    "provision": "side",
    "spent": "side",
    "gold": "amount gold",
    "loot": "who figure token",
    "trinket_found": "who figure trinket",
    "trinket_gained": "who figure trinket",
    "trinket_lost": "trinket",
    "trinket_used": "who figure trinket side",
    # the dungeon
    "tile": "tile",
    "token": "node token",
    "arrived": "node",
    "walks_back": "",
    "enters": "token",
    "cleared": "token",
    "scouted": "",
    "refused": "what",
    "left": "",
    "camp": "node",
    "lit": "",
    "hazard": "who figure hazard",
    "hurts": "who figure hazard",
    "trap_missed": "who figure",
    "curio": "who figure curio",
    "curio_found": "curio",
    "stolen": "",
    "rests": "points",
    "light": "light way",
    # the battle
    "room": "room",
    "boss": "boss",
    "boss_beaten": "boss",
    "spawned": "who figure area",
    "spawn_discarded": "who figure",
    "purged": "figures",
    "round": "round",
    "initiative": "side",
    "turn": "who figure",
    "rolled": "roll",
    "uses": "who figure skill figures",
    "results": "who figure figures results",
    "out_of_range": "who figure skill",
    "interacts": "who figure rule",
    "task_done": "who figure task",
    "moved": "who figure area",
    "shoved": "who figure area",
    "tossed": "who figure area",
    "thrown": "who figure area",
    "placed": "who figure area",
    "stance": "who figure stance",
    "scrambled": "figures",
    "transformed": "who figure form",
    "wounded": "who figure amount left",
    "because": "source",
    "healed": "who figure amount",
    "bleeds": "who figure amount why",
    "stunned": "who figure",
    "riposte": "who figure other foe",
    "afflicted": "who figure condition amount turns",
    "shrugged_off": "who figure condition",
    "freed": "who figure conditions",
    "slain": "who figure",
    "battle_won": "",
    "battle_fled": "",
    "given_up": "rounds",
    "lull": "rounds most",
    "pew": "area",
    "doom": "roll",
    # body and mind
    "deaths_door": "who figure",
    "deathblow": "who figure deadly",
    "died": "who figure why",
    "stressed": "who figure amount stress",
    "relieved": "who figure amount stress",
    "resolve": "who figure roll result",
    "mood": "who figure mood",
    "mood_rolled": "who figure mood roll acts",
    "quirk": "who figure quirk",
    "quirk_lost": "who figure quirk",
    "disease": "who figure disease",
    "cured": "who figure disease",
    # the hamlet
    "home": "",
    "xp": "xp",
    "hamlet": "",
    "event": "event days",
    "day": "days",
    "caretaker": "building",
    "caretaker_gone": "",
    "blocked": "building",
    "visits": "who figure building",
    "hamlet_skill": "who figure hamlet_skill",
    "rolls_off": "who figure roll",
    "raided": "who figure building",
    "built": "building level",
    "forged": "who figure family level",
    "offered": "trinket",
    "departs": "",
    # the circus
    "first_team": "team",
    "drafted": "team kind",
    "profile": "who figure profile",
    "butcher": "area",
    "puppets": "area",
    "bout_won": "team",
    "bout_drawn": "rounds",
}
REFS = {
    "figure": "figure",
    "source": "source",
    "figures": "figure",
    "foe": "figure",
    "kind": "kind",
    "boss": "boss",
    "quest": "quest",
    "trinket": "trinket",
    "room": "room",
    "curio": "curio",
    "skill": "skill",
    "family": "family",
    "rule": "rule",
    "task": "task",
    "mood": "mood",
    "quirk": "quirk",
    "disease": "disease",
    "conditions": "condition",
    "event": "event",
    "building": "building",
    "hamlet_skill": "hamlet_skill",
}


DEFAULT_PARTY = ("crusader", "hellion", "highwayman", "vestal")
CUSTOM = "custom"
AT_THE_TABLE = "table"
ANY = "any"
START_GOLD = {0: 10, RADIANT: 20, STYGIAN: 0}  # DD-1.10, DD-38.2, DD-38.5
FINAL = "final_encounter"

#: Dice and tokens whose faces are words, not cards.
WORDED = frozenset(
    {"provision", "exploration", "deaths_door", "token", "loot", "initiative", "team", "tile"}
)


class DarkestDungeon(Game):
    name = "darkest_dungeon"
    prefix = "dd"
    rules = 1
    players = (1, 2, 3, 4)
    events = shapes(EVENTS, REFS)
    steps = STEPS
    pack_files = FILES
    base = Path(__file__).parent / "content"

    def fields(self, pack: Pack) -> list[Field]:
        cards = cast(Cards, pack)

        def choices(name: str, values: tuple[str | int, ...]) -> tuple[Allowed, ...]:
            return tuple(
                Allowed(v, Message(f"dd-setup-{name}-value", {"value": v})) for v in values
            )

        def named(kind: str, ids: list[str]) -> tuple[Allowed, ...]:
            return tuple(Allowed(id, Message("name", {"name": Ref(kind, id)})) for id in ids)

        heroes = in_modes(*(mode for mode in MODES if mode != "circus"))
        found = [
            Field("players", choices("players", self.players), 2, Message("dd-setup-players")),
            Field(
                "mode",
                choices("mode", MODES),
                "campaign",
                Message("dd-setup-mode"),
                Message("dd-setup-mode-help"),
            ),
            Field(
                "difficulty",
                choices("difficulty", DIFFICULTIES),
                "standard",
                Message("dd-setup-difficulty"),
                Message("dd-setup-difficulty-help"),
                only=heroes,
            ),
        ]
        parties = [
            Allowed(party.id, Message("name", {"name": party.name})) for party in cards.parties
        ]
        found.append(
            Field(
                "party",
                (*parties, *choices("party", (CUSTOM, AT_THE_TABLE))),
                cards.parties[0].id,
                Message("dd-setup-party"),
                only=heroes,
            )
        )
        kinds = tuple(
            Allowed(kind.id, Message("name", {"name": kind.entry.name})) for kind in cards.heroes
        )
        for place in range(4):
            default = DEFAULT_PARTY[place]
            text = Message("dd-setup-hero", {"n": place + 1})
            known = default if default in cards.hero_index else cards.hero_ids[place]
            chosen = (*heroes, ("party", (CUSTOM,)))
            found.append(Field(f"hero_{place + 1}", kinds, known, text, only=chosen))
        levels = choices("level", (1, 2, 3))
        single = in_modes("quest", "battle", "boss")
        found.append(Field("level", levels, 1, Message("dd-setup-level"), only=single))
        ordinary = [room for room in cards.rooms if room.ordinary]
        room_choices = tuple(
            Allowed(room.id, Message("name", {"name": room.name})) for room in ordinary
        )
        room_choices = (*choices("room", (ANY,)), *room_choices)
        text = Message("dd-setup-room")
        found.append(Field("room", room_choices, ANY, text, only=in_modes("battle")))
        quests = tuple(
            Allowed(quest.id, Message("name", {"name": quest.entry.name}))
            for quest in cards.quests
            if quest.entry.kind != "boss"
        )
        quests = (*choices("quest", (ANY,)), *quests)
        text = Message("dd-setup-quest")
        found.append(Field("quest", quests, ANY, text, only=in_modes("quest")))
        bosses_ = tuple(
            Allowed(boss.id, Message("name", {"name": boss.entry.name}))
            for boss in cards.bosses
            if boss.entry.location != "final"
        )
        last = choices("boss", (FINAL,))
        first = bosses_[0].value
        text = Message("dd-setup-boss")
        found.append(Field("boss", (*bosses_, *last), first, text, only=in_modes("boss")))
        last_forms = tuple(
            Allowed(form.id, Message("name", {"name": form.entry.name}))
            for form in cards.forms[:-1]
        )
        text = Message("dd-setup-cancelled")
        final = (*in_modes("boss"), ("boss", (FINAL,)))
        found.append(Field("cancelled", last_forms, last_forms[0].value, text, only=final))
        arenas = tuple(
            Allowed(cards.rooms[a].id, Message("name", {"name": cards.rooms[a].name}))
            for a in cards.arenas
        )
        bout = in_modes("circus")
        text = Message("dd-setup-arena")
        found.append(Field("arena", arenas, arenas[0].value, text, only=bout))
        for name in ("puppets", "butcher"):
            text = Message(f"dd-setup-{name}")
            found.append(Field(name, choices("option", ("no", "yes")), "no", text, only=bout))
        return found

    def pack_from(self, documents: Mapping[str, object], where: str) -> Cards:
        return load_pack(documents, where)

    def seats(self, setup: Setup, pack: Pack) -> tuple[Seat, ...]:
        players: int = setup["players"]
        if setup["mode"] == "circus":
            return tuple(Seat(f"{n + 1}", f"team_{'ab'[n % 2]}") for n in range(players))
        return tuple(Seat(f"{n + 1}", "heir") for n in range(players))

    def blank(self, setup: Setup, pack: Pack) -> Estate:
        """The party, and nothing that has happened yet."""
        cards = cast(Cards, pack)
        state = Estate(pack=cards, law=cards.nothing)
        state.mode = MODES.index(setup["mode"])
        state.difficulty = DIFFICULTIES.index(setup["difficulty"])
        state.players = setup["players"]
        hamlet = state.own_hamlet()
        hamlet.gold = START_GOLD[state.difficulty]
        hamlet.buildings = (1,) * len(cards.buildings)
        coach = cards.buildings[cards.building_index["stagecoach"]]
        hamlet.waiting = coach.entry.levels[0].waiting  # DD-1.13
        state.battle.loot_out = (0,) * len(cards.loot)
        if state.mode == CIRCUS:
            self.blank_bout(state, setup)
        else:
            self.blank_party(state, setup)
        state.refresh()
        return state

    def blank_party(self, state: Estate, setup: Setup) -> None:
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
        if len({hero for hero, _ in wanted}) < 4:
            raise InvalidSetup("hero: every hero can be in the party once (DD-3.1)")
        for number, (id, skill_ids) in enumerate(wanted):
            kind = cards.heroes[cards.hero_index[id]]
            hero = new_hero(cards, number, kind)
            hero.level = level
            hero.ranks = (level,) * 7
            hero.skills = tuple([family for family in kind.roster if family.id in skill_ids])
            state.heroes.append(hero)
        state.set_slots(PARTY, (0, 1, 2, 3))  # DD-A.160

    @staticmethod
    def blank_bout(state: Estate, setup: Setup) -> None:
        if state.players not in (2, 4):
            raise InvalidSetup("players: the Circus needs 2 or 4 (DD-39.2)")
        state.circus = Circus(butcher=0 if setup["butcher"] == "yes" else None)
        for number in range(2 * TEAM):
            hero = new_hero(state.pack, number)
            hero.level = 0
            state.heroes.append(hero)
        # Seats 0 and 2 are team A, 1 and 3 team B.
        state.seats_of = tuple(
            number // TEAM + 2 * (number % 2 if state.players == 4 else 0) for number in range(8)
        )
        state.battle.room = state.pack.rooms[state.pack.room_index[setup["arena"]]]

    def start(self, setup: Setup, pack: Pack) -> Estate:
        state = self.blank(setup, pack)
        if state.mode == CIRCUS:
            state.then(PickSide(), FirstTeam(setup["puppets"] == "yes"))
        elif state.mode == CAMPAIGN:
            state.then(StartCampaign())
        elif state.mode == QUEST:
            self.one_quest(state, setup["quest"])
        elif state.mode == BATTLE:
            rooms = state.pack.rooms
            room = None if setup["room"] == ANY else rooms[state.pack.room_index[setup["room"]]]
            self.one_battle(state, OneBattle(None, room))
        else:
            self.one_boss(state, setup)
        return state

    @staticmethod
    def one_battle(state: Estate, battle: OneBattle) -> None:
        """Skills, Provisions and Stances before a single fight."""
        state.then(*gathering(state), RollForProvisions(), Arrange(), battle)

    @staticmethod
    def one_quest(state: Estate, chosen: str) -> None:
        campaign = state.own_campaign()
        campaign.act = state.level
        if chosen == ANY:
            state.then(*gathering(state), DrawQuest(), DrawQuest(), ChooseQuest())
            return
        quest = state.pack.quests[state.pack.quest_index[chosen]]
        if quest.entry.kind == "darkest":
            state.level, campaign.act = LEVELS, 4
        state.then(*gathering(state), BeginQuest(quest))

    def one_boss(self, state: Estate, setup: Setup) -> None:
        pack = state.pack
        if setup["boss"] == FINAL:
            state.level = LEVELS
            campaign = state.own_campaign()
            campaign.final = True
            campaign.cancelled = pack.bosses[pack.boss_index[setup["cancelled"]]]
            boss = forms(state)[0]
        else:
            boss = pack.bosses[pack.boss_index[setup["boss"]]]
            if boss.entry.location != "ruins":
                state.level = LEVELS
        self.one_battle(state, OneBattle(boss, None))

    # ------------------------------------------------------------------ the rest of a match

    def face(self, pack: Cards, name: str, label: str) -> Message:
        if name in WORDED:
            return Message(f"dd-face-{name.replace('_', '-')}", {"face": label})
        # ScrambleStances draws heroes.
        return super().face(pack, "kind" if name == "stance" else name, label)

    def table(self, match: Match, seat: int | None, open_hands: bool) -> dict[str, object]:
        return seen_table(cast(Estate, match.state), seat, open_hands)

    def names(self, state: Estate) -> NameTable:
        return all_names(state)

    def catalog(self, state: Estate) -> dict[str, object]:
        return whole_catalog(state)

    def progress(self, state: Estate) -> Message:
        return Message(
            "progress-darkest-dungeon",
            {
                "mode": MODES[state.mode],
                "act": state.campaign.act,
                "quests": state.campaign.quest_count,
            },
        )

    def result(self, state: Estate) -> Result:
        if state.mode == CIRCUS:
            winners = tuple(n for n in range(state.players) if n % 2 == state.ring.winner)
            drawn = "dd-why-stalemate" if all(state.order) else "dd-why-draw"
            return Result(winners, (), Message("dd-why-bout" if winners else drawn))
        seats = tuple(range(state.players)) if state.campaign.won else ()
        mode = {"mode": MODES[state.mode]}
        if state.mode == QUEST and state.campaign.won:
            # There is no failing a Quest (DD-4.7), but with empty hands nobody has won (DD-A.300).
            xp = state.hamlet.coach_xp
            parts = ((Message("dd-score-xp"), xp),)
            scores = tuple(Score(seat, xp, parts) for seat in seats)
            if not xp:
                why, title = Message("dd-why-home-nothing"), Message("dd-end-quest-nothing")
                return Result((), scores, why, title)
            if xp < quest_most(state):
                why, title = Message("dd-why-home-part"), Message("dd-end-quest-part")
            else:
                why, title = Message("dd-why-home-done"), Message("dd-end-quest-done")
            return Result(seats, scores, why, title)
        if state.campaign.won:
            return Result(seats, (), Message("dd-why-won"), Message("dd-end-won", mode))
        if state.mode == BATTLE and any(hero.alive for hero in state.heroes):
            return Result((), (), Message("dd-why-fled"), Message("dd-end-fled"))  # DD-24.3
        return Result((), (), Message("dd-why-lost"), Message("dd-end-lost", mode))

    def load(self, document: Mapping[str, object], setup: Setup, pack: Pack) -> Estate:
        state = self.blank(setup, pack)
        party = state.heroes
        record.load(state, document, pack, "state")
        position.settle(state, party)
        return state

    def check_frame(self, state: Estate) -> None:
        position.check_frame(state)

    def check(self, state: Estate) -> None:
        position.check(state)


GAME = DarkestDungeon()
