"""A round from Step 1 to Step 8 (BB-3), and every step and choice that there is.

Each rule cites its id in docs/rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.kernel.agenda import Question, Step, registry
from undercroft.kernel.decision import Closed
from undercroft.kernel.text import Message

from . import facts
from .cards import Cards
from .choices import CardChoice, ReclaimCards, Reclaimed
from .choosing import (
    Play,
    RevealCards,
    RevealWeapons,
    Transform,
    TransformWeapons,
    closed_cards,
    picked,
    playable,
)
from .damage import use_abilities
from .draft import Draft
from .dream import (
    DreamOf,
    HuntersDream,
    Remove,
    RemoveOf,
    RemovePlayed,
    RemoveUsed,
    RestOf,
    Upgrade,
    UpgradeOf,
)
from .dungeon import REVEAL, DrawFinalBoss, DrawFirstPlayer, NameFinalBoss, Refill, Reveal
from .fight import (
    AttackOf,
    Effect,
    Escape,
    HuntersAttack,
    InstantOf,
    Instants,
    MonsterAttack,
    Roll,
)
from .scoring import EndCheck, ScoreHunt, end_if_nobody_left
from .shadow import ShadowPlays, ShadowTakes, ShadowTransforms
from .state import CHOOSE, END, Hunt, added
from .verbs import ChooseTarget

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


class ChooseCards(Question[Hunt]):
    """Everybody chooses a card in secret; the choice may be changed until the last has chosen."""

    name = "choose"
    rules = ("BB-4.1", "BB-4.2", "BB-4.4", "BB-4.5")

    def run(self, state: Hunt, match: Match) -> None:
        state.round += 1
        state.step = CHOOSE
        state.then_all(ROUND)
        if match.telling:
            match.tell(facts.Round(state.round))
        for hunter in state.hunters:
            hunter.pick = hunter.card = None
            hunter.dreaming = hunter.negated = hunter.last_blow = False
            hunter.took = hunter.prevents = hunter.weakened = 0
            hunter.bloodied = ()
            hunter.lured = ()
            # A Hunter killed by a reveal plays no card and comes back in Step 7.
            if hunter.dead:
                continue
            if hunter.seat == state.shadow:
                state.then(SHADOW_PLAYS)
            else:
                state.ask(self, hunter.seat, playable(state, hunter.hand))

    def choices(self, state: Hunt, seat: int) -> tuple[CardChoice, ...]:
        return playable(state, state.hunters[seat].hand)

    def prompt(self, state: Hunt, seat: int) -> Message:
        return Message("bb-prompt-choose")

    def chosen(self, state: Hunt, seat: int) -> CardChoice | None:
        return picked(state, Play, seat)

    def closed(self, state: Hunt, seat: int) -> list[Closed]:
        """Only Transform can be closed among the cards in hand; used cards always are (BB-4.4)."""
        return closed_cards(
            state.hunters[seat], self, self.choices(state, seat), "bb-closed-no-weapon"
        )


class EndRound(Step[Hunt]):
    """BB-13.8: discard, change First Player, reveal."""

    name = "end"

    def run(self, state: Hunt, match: Match) -> None:
        state.step = END
        if state.monster is not None:
            use_abilities(state, match, state.modifiers.end_of_round)
            if end_if_nobody_left(state):
                return
        for hunter in state.hunters:
            for card in hunter.played:  # BB-13.1
                hunter.used = added(hunter.used, card)
            hunter.played = ()
            hunter.dreaming = False  # BB-A.61: nothing of the round protects from what is revealed
        assert state.first is not None
        first = (state.first + 1) % state.players  # BB-13.3
        while state.hunters[first].out:
            first = (first + 1) % state.players
        state.first = first
        if state.monster is None:  # BB-13.6: a surviving Boss stays
            state.then(REVEAL, CHOOSE_CARDS)
        else:
            state.agenda.append(CHOOSE_CARDS)


CHOOSE_CARDS: Final = ChooseCards()
SHADOW_PLAYS: Final = ShadowPlays()

# BB-3.1
ROUND: Final[tuple[Step[Hunt], ...]] = (
    RevealCards(),  # which calls for Step 2 if somebody transforms
    Instants(),
    MonsterAttack(),
    HuntersAttack(),
    Escape(),
    HuntersDream(),
    EndRound(),
)

CARD_CHOICES: Final = (Play, Transform, Reclaimed, Upgrade, Remove, RemoveUsed, RemovePlayed)

for _slot, _kind in enumerate(CARD_CHOICES):
    _kind.slot = _slot


def offer(pack: Cards) -> Cards:
    """Give every card of a pack the choices that it can be."""
    for card in pack.cards:
        card.choices = tuple([kind(card) for kind in CARD_CHOICES])
    return pack


STEPS_BY_NAME = registry(
    [
        DrawFinalBoss, NameFinalBoss, DrawFirstPlayer, Refill, Reveal, ChooseCards, RevealCards,
        TransformWeapons, RevealWeapons, Instants, InstantOf, Effect, ChooseTarget, ReclaimCards,
        MonsterAttack, Roll, HuntersAttack, AttackOf, Escape, HuntersDream, DreamOf, UpgradeOf,
        RemoveOf, RestOf, EndRound, ScoreHunt, EndCheck, Draft, ShadowPlays, ShadowTransforms,
        ShadowTakes,
    ]
)  # fmt: skip
