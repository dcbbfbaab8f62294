"""The game as the kernel calls it: set-up, questions, answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, cast

from undercroft.kernel.agenda import Step
from undercroft.kernel.chance import Chance
from undercroft.kernel.content import Pack
from undercroft.kernel.drafts import Pattern
from undercroft.kernel.errors import InvalidSetup
from undercroft.kernel.fact import facts_of
from undercroft.kernel.game import Allowed, Field, Game, NameTable, Only, Result, Score, Seat, Setup
from undercroft.kernel.match import Match
from undercroft.kernel.naming import name_words
from undercroft.kernel.seen import ByHand
from undercroft.kernel.text import Message
from undercroft.kernel.variant import agreed

from . import facts, position, seen, view
from .cards import FINAL_BOSS, TROPHIES, Cards
from .draft import Draft
from .dungeon import REFILL, REVEAL, DrawFinalBoss, DrawFirstPlayer, NameFinalBoss
from .house import ONLY_WITH_SHADOW, PRESETS, SHADOW, VARIANTS, House
from .language import LANGUAGE
from .pack import build
from .rules import CHOOSE_CARDS, STEPS_BY_NAME, offer
from .schema import FILES
from .scoring import bonus, track_value
from .state import Hunt, Hunter
from .unseen import redraw, veil

# The open readings: the rulebook, the cards and the digests disagree or are silent.
READINGS = {
    "yellow_die": ("2+", "2"),
    "dream_halves": ("any_damage", "monster_attack"),
    "prevention": ("after_halving", "before_halving"),
    "reveal_damage": ("can_kill", "never_kills"),
    "empty_transform": ("refused", "allowed"),
}


class Bloodborne(Game):
    name = "bloodborne"
    prefix = "bb"
    rules = 1
    players = (3, 4, 5)
    events = facts_of(facts)
    steps = STEPS_BY_NAME
    pack_files = FILES
    language = LANGUAGE
    base = Path(__file__).parent / "content"
    patterns: Mapping[str, tuple[Pattern, ...]] = {
        "card": (Pattern("upgrades.yaml", "kirkhammer"),),
        "monster": (Pattern("monsters.yaml", "scourge_beast"),),
        "boss": (Pattern("bosses.yaml", "father_gascoigne"),),
        "final_boss": (Pattern("final_bosses.yaml", "gehrman"),),
    }
    draws: Mapping[ByHand, tuple[str, ...]] = {
        "foes": ("chalice", "final_boss", "shadow"),
        "finds": ("upgrade",),
        "world": ("first_player",),
    }
    variants = VARIANTS
    presets = PRESETS

    # ------------------------------------------------------------------ set-up

    def fields(self, pack: Pack) -> list[Field]:
        cards = cast(Cards, pack)
        alone: Only = ((SHADOW, ("hunts",)),)
        numbers = tuple(
            Allowed(
                n,
                Message("bb-setup-players-value", {"n": n}),
                only=alone if n == ONLY_WITH_SHADOW else (),
            )
            for n in (ONLY_WITH_SHADOW, *self.players)
        )
        finals = [Allowed("random", Message("bb-setup-random"))]
        finals += [
            Allowed(
                enemy.id,
                Message("name", name_words(enemy.entry)),
                next(iter(enemy.text()), None),
                (Message("bb-setup-health", {"health": enemy.entry.health}),),
            )
            for enemy in cards.final_bosses
        ]
        firsts = [Allowed("random", Message("bb-setup-random"))]
        firsts += [
            Allowed(
                seat,
                Message("bb-setup-seat", {"n": seat + 1}),
                only=(
                    ("players", tuple(n for n in (ONLY_WITH_SHADOW, *self.players) if n > seat)),
                ),
            )
            for seat in range(max(self.players))
        ]
        fields = [
            Field("players", numbers, 3, Message("bb-setup-players")),
            Field(
                "final_boss",
                tuple(finals),
                "random",
                Message("bb-setup-final-boss"),
                Message("bb-setup-final-boss-help"),
                "figure",
            ),
            Field("first_player", tuple(firsts), "random", Message("bb-setup-first-player")),
        ]
        for reading, values in READINGS.items():
            name = f"bb-setup-{reading.replace('_', '-')}"
            choices = tuple(
                Allowed(value, Message(f"{name}-value", {"value": value})) for value in values
            )
            title, more = Message(name), Message(f"{name}-help")
            fields.append(Field(reading, choices, values[0], title, more, "detail"))
        return fields + [variant.field(self.prefix) for variant in VARIANTS]

    def pack_from(self, documents: Mapping[str, object], where: str) -> Cards:
        return offer(build(documents))

    def seats(self, setup: Setup, pack: Pack) -> tuple[Seat, ...]:
        hunters = cast(Cards, pack).hunters[: setup["players"]]
        return tuple(Seat(hunter.name, "hunter") for hunter in hunters)

    def blank(self, setup: Setup, pack: Pack) -> Hunt:
        """BB-1.11–1.15: boards, starter cards, full Health; nothing drawn yet."""
        cards = cast(Cards, pack)
        house = House(**agreed(VARIANTS, setup))
        players: int = setup["players"] + house.shadow
        state = Hunt(
            pack=cards,
            players=players,
            modifiers=cards.modifiers(None, None),
            hunters=[
                Hunter(seat=seat, health=cards.max_health, hand=cards.starters)
                for seat in range(players)
            ],
            upgrades=cards.deck,
            deck=cards.deck,
            monsters=cards.monsters,
            bosses=cards.bosses,
            monsters_left=house.monsters,
            bosses_left=house.bosses,
            shadow=players - 1 if house.shadow else None,
        )
        state.dice = cards.plain_dice if setup["yellow_die"] == "2" else cards.dice
        state.dream_halves_all = setup["dream_halves"] == "any_damage"
        state.prevent_first = setup["prevention"] == "before_halving"
        state.reveal_kills = setup["reveal_damage"] == "can_kill"
        state.empty_transform = setup["empty_transform"] == "allowed"
        return state

    def start(self, setup: Setup, pack: Pack) -> Hunt:
        state = self.blank(setup, pack)
        named = setup["final_boss"]
        boss = (enemy for enemy in state.pack.final_bosses if enemy.id == named)
        steps: list[Step[Hunt]] = [
            DrawFinalBoss() if named == "random" else NameFinalBoss(next(boss)),
            REFILL,
        ]
        first = setup["first_player"]
        if first == "random":
            steps.append(DrawFirstPlayer())
        elif first < state.players:
            state.first = first
        else:
            raise InvalidSetup(f"first_player: {first} is no seat of {state.players}")
        draft = House(**agreed(VARIANTS, setup)).draft
        if draft:
            steps.append(Draft(draft))
        state.then(*steps, REVEAL, CHOOSE_CARDS)
        return state

    # ------------------------------------------------------------------ looking, keeping

    def table(self, match: Match, seat: int | None, open_hands: bool) -> seen.Table:
        return view.table(cast(Hunt, match.state), seat, open_hands)

    def tables(self, match: Match, eyes: Sequence[int | None]) -> list[seen.Table]:
        state = cast(Hunt, match.state)
        shared = view.table(state, None, False)
        return [
            shared if seat is None else {**shared, "me": view.mine(state, seat)} for seat in eyes
        ]

    def redraw(self, state: Hunt, seat: int, chance: Chance) -> None:
        redraw(state, seat, chance)

    def veil(self, state: Hunt, seat: int) -> bool:
        veil(state, seat)
        return True

    def lines(self, pack: Any) -> list[tuple[str, Any, Message]]:
        cards = cast(Cards, pack)
        found = [(card.id, verb.effect, verb.text()) for card in cards.cards for verb in card.verbs]
        for enemy in cards.enemies:
            final = enemy.rank == FINAL_BOSS
            found += [(enemy.id, verb.effect, verb.text(final)) for verb in enemy.abilities]
        return found

    def pack_names(self, pack: Any) -> NameTable:
        return cast(Cards, pack).names

    def catalog(self, state: Hunt) -> seen.Catalog:
        return view.catalog(state)

    def progress(self, state: Hunt) -> Message:
        left = state.monsters_left + state.bosses_left
        return Message("progress-bloodborne", {"round": state.round, "left": left})

    def rounds(self, state: Hunt) -> int:
        return state.round

    def result(self, state: Hunt) -> Result:
        scores: list[Score] = []
        for hunter in state.hunters:
            parts = [(Message("bb-score-banked"), hunter.banked)]
            for trophy, name in enumerate(TROPHIES):
                count = hunter.trophies[trophy]
                text = Message("bb-score-trophy", {"trophy": name, "count": count})
                parts.append((text, track_value(state, trophy, count)))
            total = None if hunter.out else hunter.banked + bonus(state, hunter)
            scores.append(Score(hunter.seat, total, tuple(parts)))
        # Whoever wins has a name; where nobody does, the game says what that means.
        winners = tuple([seat for seat in state.winners if seat != state.shadow])
        title = None if winners else Message("bb-end-shadow" if state.winners else "bb-end-nobody")
        why = Message(f"bb-why-{_why(state, scores)}")
        return Result(winners, tuple(scores), why, title)

    def load(self, document: Mapping[str, object], setup: Setup, pack: Pack) -> Hunt:
        state = self.blank(setup, pack)
        position.load(document, state)
        return state

    def check_frame(self, state: Hunt) -> None:
        position.check_frame(state)

    def check(self, state: Hunt) -> None:
        position.check(state)


def _why(state: Hunt, scores: list[Score]) -> str:
    """BB-17.4–17.6: what decided."""
    if not state.winners:
        return "nobody"
    if len(state.winners) > 1:
        return "shared"
    best = scores[state.winners[0]].total
    return "tie-break" if [score.total for score in scores].count(best) > 1 else "score"


GAME = Bloodborne()
