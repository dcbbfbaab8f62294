"""The game as the kernel calls it: set-up, questions, answers."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import cast

from undercroft.kernel.agenda import Ask
from undercroft.kernel.content import Pack
from undercroft.kernel.decision import Closed, Option, Target
from undercroft.kernel.errors import InvalidSetup
from undercroft.kernel.event import shapes
from undercroft.kernel.game import Choice, Field, Game, NameTable, Result, Score, Seat, Setup
from undercroft.kernel.match import Match
from undercroft.kernel.text import Message, Ref

from . import position, view
from .cards import FILES, Cards
from .rules import (
    CHOOSE_CARDS,
    PLACES,
    REFILL,
    REVEAL,
    STEPS_BY_NAME,
    DrawFinalBoss,
    DrawFirstPlayer,
    NameFinalBoss,
    bonus,
    track_value,
)
from .state import NONE, TROPHIES, Hunt, Hunter

EVENTS = {
    "setup_final_boss": "enemy",
    "first_player": "who",
    "row": "card",
    "revealed": "enemy echoes",
    "final_boss": "enemy echoes",
    "ability": "enemy",
    "round": "round",
    "ready": "who",
    "picked": "who card",
    "played": "who card",
    "transformed": "who card",
    "negated": "who card",
    "instant": "who card",
    "dealt": "who card amount left",
    "blocked": "who card",
    "too_late": "who card",
    "rolled": "die face total",
    "attack": "amount",
    "hit": "who amount health",
    "prevented": "who amount",
    "died": "who lost",
    "out": "who",
    "attacks": "who card",
    "healed": "who amount health",
    "stole": "who from amount",
    "weakened": "who by amount",
    "lured": "who by amount",
    "gained": "who amount",
    "lost": "who amount",
    "killed": "enemy",
    "trophy": "who trophy count",
    "escaped": "enemy left",
    "regrew": "enemy amount",
    "banked": "who amount",
    "taxed": "who amount",
    "reclaimed": "who cards",
    "upgraded": "who card",
    "removed": "who card",
    "exiled": "who card",
    "rested": "who health",
    "scored": "who total",
    "won": "who",
    "nobody_won": "",
}
REFS = {
    "who": "seat",
    "from": "seat",
    "by": "seat",
    "card": "card",
    "cards": "card",
    "enemy": "enemy",
}

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
    events = shapes(EVENTS, REFS)
    steps = STEPS_BY_NAME
    pack_files = FILES
    base = Path(__file__).parent / "content"

    # ------------------------------------------------------------------ set-up

    def fields(self, pack: Pack) -> list[Field]:
        cards = cast(Cards, pack)
        numbers = tuple(
            Choice(n, Message("bb-setup-players-value", {"n": n})) for n in self.players
        )
        finals = [Choice("random", Message("bb-setup-random"))]
        finals += [
            Choice(
                cards.enemy_ids[final], Message("name", {"name": cards.enemies[final].entry.name})
            )
            for final in cards.finals
        ]
        firsts = [Choice("random", Message("bb-setup-random"))]
        firsts += [
            Choice(seat, Message("bb-setup-seat", {"n": seat + 1}))
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
            ),
            Field("first_player", tuple(firsts), "random", Message("bb-setup-first-player")),
        ]
        for reading, values in READINGS.items():
            name = f"bb-setup-{reading.replace('_', '-')}"
            choices = tuple(
                Choice(value, Message(f"{name}-value", {"value": value})) for value in values
            )
            title, more = Message(name), Message(f"{name}-help")
            fields.append(Field(reading, choices, values[0], title, more))
        return fields

    def pack_from(self, documents: Mapping[str, object], where: str) -> Cards:
        return Cards(documents, where)

    def seats(self, setup: Setup, pack: Pack) -> tuple[Seat, ...]:
        hunters = cast(Cards, pack).hunters[: setup["players"]]
        return tuple(Seat(hunter.name, "hunter") for hunter in hunters)

    def blank(self, setup: Setup, pack: Pack) -> Hunt:
        """BB-1.11–1.15: boards, starter cards, full Health; nothing drawn yet."""
        cards = cast(Cards, pack)
        players: int = setup["players"]
        g = Hunt(cards, players)
        starters = tuple(range(cards.starters))
        g.hunters = [Hunter(seat, cards.max_health, starters) for seat in range(players)]
        g.upgrades = cards.deck
        g.monster_pool = cards.monsters
        g.boss_pool = cards.bosses
        g.monsters_left, g.bosses_left = 7, 3  # BB-1.6
        g.dice = cards.plain_dice if setup["yellow_die"] == "2" else cards.dice
        g.dream_halves_all = setup["dream_halves"] == "any_damage"
        g.prevent_first = setup["prevention"] == "before_halving"
        g.reveal_kills = setup["reveal_damage"] == "can_kill"
        g.empty_transform = setup["empty_transform"] == "allowed"
        return g

    def start(self, setup: Setup, pack: Pack) -> Hunt:
        g = self.blank(setup, pack)
        first = setup["first_player"]
        agenda = g.agenda
        agenda.extend((CHOOSE_CARDS, REVEAL))
        if first == "random":
            agenda.append(DrawFirstPlayer())
        elif first < g.players:
            g.first = first
        else:
            raise InvalidSetup(f"first_player: {first} is no seat of {g.players}")
        agenda.append(REFILL)
        final = setup["final_boss"]
        if final == "random":
            agenda.append(DrawFinalBoss())
        else:
            agenda.append(NameFinalBoss(g.cards.enemy_index[final]))
        return g

    # ------------------------------------------------------------------ questions

    def prompt(self, state: Hunt, ask: Ask) -> Message:
        name = ask.step.name
        if name == "target":
            card = state.cards.card_ids[ask.step.args()[1]]
            return Message("bb-prompt-target", {"card": Ref("card", card)})
        if name == "reclaim":
            return Message("bb-prompt-reclaim", {"left": ask.step.args()[1]})
        return Message(f"bb-prompt-{name}")

    def option_id(self, pack: Cards, ask: Ask, raw: int) -> str:
        name = ask.step.name
        if name == "target":
            return f"hunter-{raw}"
        if name == "remove":
            place, card = raw >> 8, raw & 255
            return pack.card_ids[card] if place == 0 else f"{PLACES[place]}:{pack.card_ids[card]}"
        return pack.card_ids[raw]

    def option(self, state: Hunt, ask: Ask, raw: int) -> Option:
        name = ask.step.name
        id = self.option_id(state.cards, ask, raw)
        if name == "target":
            who = Message("bb-option-target", {"who": Ref("seat", raw)})
            return Option(id, who, (("seat", raw),))
        card = state.cards.card_ids[raw & 255]
        place = {"remove": PLACES[raw >> 8], "upgrade": "row", "reclaim": "used"}.get(name, "hand")
        text = Message(f"bb-option-{name}", {"card": Ref("card", card), "place": place})
        return Option(id, text, (("card", card), ("place", place)))

    def closed(self, state: Hunt, ask: Ask) -> list[Closed]:
        name = ask.step.name
        cards = state.cards
        h = state.hunters[ask.seat]
        found: list[Closed] = []

        def close(card: int, place: str, reason: str) -> None:
            id = cards.card_ids[card]
            targets: tuple[Target, ...] = (("card", id), ("place", place))
            shown = id if place == "hand" else f"{place}:{id}"
            message = Message(f"bb-option-{name}", {"card": Ref("card", id), "place": place})
            found.append(Closed(shown, message, Message(f"bb-closed-{reason}"), targets))

        if name in ("choose", "transform"):
            for card in dict.fromkeys(h.hand):
                if card not in ask.options:
                    # Of a whole hand only Transform is ever closed (BB-A.11).
                    close(card, "hand", "no-weapon" if name == "choose" else "not-a-weapon")
            for card in dict.fromkeys(h.used):
                close(card, "used", "used")  # BB-4.4, BB-5.5
        elif name == "remove":
            close(cards.dream, "hand" if cards.dream in h.hand else "used", "dream-stays")
        elif name == "target":
            for other in state.hunters:
                if other.seat not in ask.options and other is not h:
                    who = Message("bb-option-target", {"who": Ref("seat", other.seat)})
                    reason = Message("bb-closed-dead" if other.dead else "bb-closed-no-melee")
                    found.append(
                        Closed(f"hunter-{other.seat}", who, reason, (("seat", other.seat),))
                    )
        return found

    def chosen(self, state: Hunt, ask: Ask) -> int | None:
        pick = state.hunters[ask.seat].pick
        return None if pick == NONE else pick

    # ------------------------------------------------------------------ looking, keeping

    def table(self, match: Match, seat: int | None, open_hands: bool) -> dict[str, object]:
        return view.table(cast(Hunt, match.state), seat, open_hands)

    def names(self, state: Hunt) -> NameTable:
        return state.cards.names

    def catalog(self, state: Hunt) -> dict[str, object]:
        return view.catalog(state)

    def progress(self, state: Hunt) -> Message:
        left = state.monsters_left + state.bosses_left
        return Message("progress-bloodborne", {"round": state.round, "left": left})

    def result(self, state: Hunt) -> Result:
        scores: list[Score] = []
        for h in state.hunters:
            parts = [(Message("bb-score-banked"), h.banked)]
            for trophy, name in enumerate(TROPHIES):
                count = h.trophies[trophy]
                text = Message("bb-score-trophy", {"trophy": name, "count": count})
                parts.append((text, track_value(state, trophy, count)))
            total = None if h.out else h.banked + bonus(state, h)
            scores.append(Score(h.seat, total, tuple(parts)))
        # Whoever wins has a name; where nobody does, the game says what that means.
        title = None if state.winners else Message("bb-end-nobody")
        why = Message(f"bb-why-{_why(state, scores)}")
        return Result(state.winners, tuple(scores), why, title)

    def dump(self, state: Hunt) -> dict[str, object]:
        return position.dump(state)

    def load(self, document: Mapping[str, object], setup: Setup, pack: Pack) -> Hunt:
        g = self.blank(setup, pack)
        position.load(document, g, cast(Cards, pack))
        return g

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
