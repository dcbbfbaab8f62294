"""The end of an encounter: completed, with what it brings, or failed (TG-18, TG-19, TG-38)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from undercroft.games.souls import facts as souls_facts
from undercroft.games.souls.models import Boss
from undercroft.games.souls.outfit import put_in
from undercroft.games.souls.party import end_fight, finish
from undercroft.games.souls.terrain import BARREL
from undercroft.kernel.agenda import Step

from . import facts
from .card_verbs import Reward
from .cards import TOKENS, Encounter
from .events import DRAW_EVENT, after_encounter
from .goals import trial_of_turns
from .modifiers import PLAIN
from .rewards import BARREL_SOULS, DRAW_TREASURE, SHORTCUT, TILT, Refresh, Search, earn
from .state import CAMPAIGN, Descent
from .track import ONWARD, return_to_bonfire

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


def clear(state: Descent) -> None:
    """TG-18.3, TG-25.3: the board is cleared, every bar emptied, conditions go."""
    end_fight(state)
    state.waiting = ()
    state.marked = ()
    state.lever_nodes = state.gone_tiles = ()
    state.torch = state.torch_by = None
    state.ball = None
    state.modifiers = PLAIN
    for character in state.characters:
        character.black = 0
        if state.house.heals:  # not by TG-V.4
            character.red = 0
        character.began = None
        character.parried = False


class Completed(Step[Descent]):
    """TG-18.4: lost souls back, rewards, the card is tilted, an event; or what a fallen boss brings."""

    name = "completed"

    def run(self, state: Descent, match: Match) -> None:
        boss = state.boss
        trial = trial_of_turns(state)
        barrels = state.terrain.count(BARREL)
        unopened = state.chests == 0
        clear(state)
        if match.telling:
            match.tell(facts.Completed())
        if state.mode != CAMPAIGN:
            finish(state, match, True)
        elif boss is None:
            assert state.encounter is not None
            self.card_done(state, match, state.encounter, trial, barrels, unopened)
        else:
            state.boss = None
            self.boss_fell(state, match, boss, unopened)

    @staticmethod
    def boss_fell(state: Descent, match: Match, boss: Boss, unopened: bool) -> None:
        if boss.entry.kind == "main":
            finish(state, match, True)  # TG-11.1, TG-38.8
            return
        state.then(DRAW_EVENT, ONWARD)  # TG-A.59
        take_card_souls(state, match)
        after_encounter(state, match, True)
        rings(state, match, unopened)
        knight_fell(state, match, boss)

    @staticmethod
    def card_done(
        state: Descent, match: Match, card: Encounter, trial: bool, barrels: int, unopened: bool
    ) -> None:
        """TG-18.4: souls on the card, rewards, the card is tilted, an event."""
        state.then(TILT, DRAW_EVENT, ONWARD)
        take_card_souls(state, match)
        after_encounter(state, match, True)
        rings(state, match, unopened)
        rewards = list(card.rewards)
        if trial and card.entry.trial is not None:
            rewards += card.trial_rewards  # TG-19.5
            if match.telling:
                match.tell(facts.Trial())
        coming: list[Step[Any]] = [BARREL_SOULS] * barrels  # TG-8.5, TG-A.13
        for reward in rewards:
            coming += gains(state, reward)
        if coming:
            state.then_all(coming)
        souls = sum(souls_of(state, reward) for reward in rewards if reward.op == "souls")
        if souls:
            earn(state, match, souls)


def rings(state: Descent, match: Match, unopened: bool) -> None:
    """What some rings bring for any encounter completed, a boss's as well."""
    if unopened:
        cards = sum(state.loadout(character).unopened for character in state.characters)
        if cards:
            state.then_all([DRAW_TREASURE] * cards)
    souls = sum(state.loadout(character).more_souls for character in state.characters)
    if souls:
        earn(state, match, souls)


def souls_of(state: Descent, reward: Reward) -> int:
    found = reward.amount.of(state.players)
    found += reward.per_kill * state.kills + reward.per_respawn * state.respawns
    return found * state.house.souls_times  # TG-V.1


def take_card_souls(state: Descent, match: Match) -> None:
    """TG-18.10: completing the card that holds the lost souls brings them all back."""
    lost = state.space.souls
    if lost:
        state.souls += lost
        state.put(state.at, state.space.with_souls(0))
        if match.telling:
            match.tell(facts.SoulsBack(lost, state.souls))


def gains(state: Descent, reward: Reward) -> list[Step[Any]]:
    """TG-19.2–19.6: what a reward other than souls brings."""
    if reward.op == "souls":
        return []
    return GAINS[reward.op](state, reward)


def treasure(state: Descent, reward: Reward) -> list[Step[Any]]:
    return [DRAW_TREASURE] * reward.amount.of(state.players)


def events(state: Descent, reward: Reward) -> list[Step[Any]]:
    return [DRAW_EVENT] * reward.amount.of(state.players)


def search(state: Descent, reward: Reward) -> list[Step[Any]]:
    assert reward.line.card is not None
    return [Search(state.box.cards[reward.line.card])]


def refresh(state: Descent, reward: Reward) -> list[Step[Any]]:
    assert reward.line.token is not None
    return [Refresh(TOKENS.index(reward.line.token))]


def shortcut(state: Descent, reward: Reward) -> list[Step[Any]]:
    return [SHORTCUT]


GAINS: Final[dict[str, Callable[[Descent, Reward], list[Step[Any]]]]] = {
    "treasure": treasure,
    "event": events,
    "search": search,
    "refresh": refresh,
    "shortcut": shortcut,
}


def knight_fell(state: Descent, match: Match, boss: Boss) -> None:
    """TG-38.2–38.7."""
    pack = state.box
    for card in pack.set_of("boss", (boss.id,)):
        put_in(state, card.item)
        if match.telling:
            match.tell(souls_facts.Found(card.id))
    owners = tuple(character.kind.id for character in state.characters)
    mains = tuple(b.id for b in pack.bosses if b.entry.kind == "main")
    more = pack.set_of("legendary") + pack.set_of("boss", mains) + pack.set_of("transposed", owners)
    more += state.held_back(pack.set_of("common") + pack.set_of("class", owners))
    state.treasure = state.treasure.shuffled(more=more)  # TG-38.3
    state.sparks += 1  # TG-38.4, TG-A.57
    for character in state.characters:
        character.ember = True  # TG-38.5, TG-A.58
    state.bonfire = state.at  # TG-38.6
    state.free_return = True  # TG-38.7
    if match.telling:
        match.tell(facts.NewBonfire(state.sparks))


class Failed(Step[Descent]):
    """TG-18.8, TG-18.9: old lost souls are gone, the cache lies on this card; back to the bonfire."""

    name = "failed"

    def run(self, state: Descent, match: Match) -> None:
        if state.fallen is not None:
            state.characters[state.fallen].ember = False  # TG-4.7
        if match.telling:
            match.tell(facts.Failed())
        clear(state)
        state.boss = None
        state.fallen = None
        if state.mode != CAMPAIGN:
            finish(state, match, False)
            return
        if match.telling and state.souls:
            match.tell(souls_facts.SoulsDropped(state.souls))
        state.track = tuple(
            space.with_souls(state.souls if at == state.at else 0)
            for at, space in enumerate(state.track)
        )
        state.souls = 0
        after_encounter(state, match, False)
        return_to_bonfire(state, match)


COMPLETED: Final = Completed()
FAILED: Final = Failed()
