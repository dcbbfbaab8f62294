"""The game as the kernel calls it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import cast

from undercroft.kernel import record
from undercroft.kernel.chance import Chance
from undercroft.kernel.content import Pack
from undercroft.kernel.drafts import Pattern
from undercroft.kernel.fact import facts_of
from undercroft.kernel.game import (
    Field,
    Game,
    NameTable,
    Result,
    Score,
    Seat,
    Setup,
)
from undercroft.kernel.match import Match
from undercroft.kernel.seen import ByHand
from undercroft.kernel.text import Message

from . import facts, position, seen
from .circus.draft import redraw
from .dungeon.rooms import quest_most
from .effects.card_text import effect_text
from .house import PRESETS, VARIANTS
from .language import LANGUAGE
from .loading import load_pack
from .pack.cards import Cards
from .pack.entries import FILES
from .setup import PLAYERS, begin, blank_estate, setup_fields
from .state.estate import Estate
from .steps import STEPS
from .terms import (
    BATTLE,
    CIRCUS,
    MODES,
    QUEST,
)
from .view.catalog import catalog as whole_catalog
from .view.naming import fixed_names
from .view.naming import names as all_names
from .view.table import table as seen_table

#: Dice and tokens whose faces are words, not cards.
WORDED = frozenset(
    {"provision", "exploration", "deaths_door", "token", "loot", "initiative", "team", "tile"}
)


class DarkestDungeon(Game):
    name = "darkest_dungeon"
    prefix = "dd"
    rules = 1
    players = PLAYERS
    events = facts_of(facts)
    steps = STEPS
    pack_files = FILES
    language = LANGUAGE
    base = Path(__file__).parent / "content"
    patterns: Mapping[str, tuple[Pattern, ...]] = {
        "card": (Pattern("trinkets.yaml", "accuracy_stone"),),
        "quirk": (Pattern("quirks.yaml", "fear_of_the_unknown"),),
        "curio": (Pattern("curios.yaml", "cracked_reliquary"),),
        "monster": (Pattern("monsters.yaml", "bone_soldier"),),
        "encounter": (Pattern("quests.yaml", "scout_ahead"),),
        "hero": (
            Pattern("heroes.yaml", "crusader"),
            Pattern("skills.yaml", "crusader", "hero"),
        ),
        "boss": (Pattern("bosses.yaml", "necromancer"),),
    }
    draws: Mapping[ByHand, tuple[str, ...]] = {
        "foes": ("monster", "initiative", "stance", "threat"),
        "finds": ("trinket", "loot", "curio", "quirk", "disease", "mood"),
        "world": ("quest", "room", "tile", "token", "event", "team"),
    }
    variants = VARIANTS
    presets = PRESETS

    def fields(self, pack: Pack) -> list[Field]:
        return setup_fields(cast(Cards, pack))

    def pack_from(self, documents: Mapping[str, object], where: str) -> Cards:
        return load_pack(documents, where)

    def seats(self, setup: Setup, pack: Pack) -> tuple[Seat, ...]:
        players: int = setup["players"]
        if setup["mode"] == "circus":
            return tuple(Seat(f"{n + 1}", f"team_{'ab'[n % 2]}") for n in range(players))
        return tuple(Seat(f"{n + 1}", "heir") for n in range(players))

    def sides(self, setup: Setup, seats: int) -> tuple[tuple[int, ...], ...]:
        if setup["mode"] == "circus":
            return tuple(range(0, seats, 2)), tuple(range(1, seats, 2))
        return (tuple(range(seats)),)

    def teams(self, setup: Setup) -> bool:
        return bool(setup["mode"] == "circus")

    def blank(self, setup: Setup, pack: Pack) -> Estate:
        return blank_estate(setup, cast(Cards, pack))

    def start(self, setup: Setup, pack: Pack) -> Estate:
        return begin(setup, cast(Cards, pack))

    # ------------------------------------------------------------------ the rest of a match

    def face(self, pack: Cards, name: str, label: str) -> Message:
        if name in WORDED:
            return Message(f"dd-face-{name.replace('_', '-')}", {"face": label})
        # ScrambleStances draws heroes.
        return super().face(pack, "kind" if name == "stance" else name, label)

    def table(self, match: Match, seat: int | None, open_hands: bool) -> seen.Table:
        return seen_table(cast(Estate, match.state), seat, open_hands)

    def tables(self, match: Match, eyes: Sequence[int | None]) -> list[seen.Table]:
        if cast(Estate, match.state).mode == CIRCUS:  # whose teams have secrets (DD-A.139)
            return [self.table(match, seat, False) for seat in eyes]
        return [self.table(match, None, False)] * len(eyes)

    def overheard(self, state: Estate) -> bool:
        return state.mode != CIRCUS

    def sketch(self, match: Match, seat: int) -> seen.Table:
        return seen_table(cast(Estate, match.state), seat, False, sketched=True)

    def redraw(self, state: Estate, seat: int, chance: Chance) -> None:
        if state.circus is not None:
            redraw(state, seat, chance)

    def pack_names(self, pack: Pack) -> NameTable:
        return fixed_names(cast(Cards, pack))

    def lines(self, pack: Pack) -> list[tuple[str, object, Message]]:
        cards = cast(Cards, pack)
        return [(one.owner, one.entry, effect_text(cards, one)) for one in cards.effects]

    def names(self, state: Estate) -> NameTable:
        return all_names(state)

    def catalog(self, state: Estate) -> seen.Catalog:
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
