"""Enemies come and go: spawning, tokens, Resurrect, what a card sets off (TG-16, TG-28, TG-30)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from undercroft.games.souls import facts as souls_facts
from undercroft.games.souls import harm
from undercroft.games.souls.choices import NodeChoice
from undercroft.games.souls.fields import Node
from undercroft.games.souls.figures import Character, Foe
from undercroft.games.souls.models import Model
from undercroft.games.souls.moving import foe_makes_room
from undercroft.games.souls.places import NODES
from undercroft.games.souls.terrain import BARREL, SHRINE
from undercroft.kernel.agenda import Ask, Question, Step
from undercroft.kernel.text import Message, Ref

from . import facts
from .asking import ask_or_take
from .deeds import ON_THE_TILE, Deed
from .effects import Call
from .fields import Tile
from .goals import CHECK_GOALS, break_barrel, check_goals
from .state import Descent

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


def full_health(state: Descent, model: Model) -> int:
    """Starting health, with what the special rules make of it."""
    modifiers = state.special
    health = model.health
    if model in modifiers.health:
        health = modifiers.health[model].of(state.players)
    return health * modifiers.times.get(model, 1) + modifiers.hearty


def summon(state: Descent, match: Match, model: Model, node: int, wait: bool) -> None:
    """A figure of this kind onto a node; without a free one a token waits for it (TG-16.5).

    It is a new enemy, and acts in the enemy turn under way if its threat is still to come (TG-A.71).
    """
    place = len(state.foes)
    standing = 0
    for other in state.foes:
        if other.model is model:
            standing += other.node is not None
            if other.node is None and not other.acted:
                place = min(place, other.index)
    if standing >= state.box.model_limits[model.index]:
        if wait:
            state.waiting += ((model, node),)
            if match.telling:
                match.tell(facts.Token(model.id, node))
        return
    foe = Foe(index=place, model=model, node=node, health=full_health(state, model))
    state.foes[place : place + 1] = [foe]
    if match.telling:
        match.tell(facts.Spawned(foe.tag(), node))
    foe_makes_room(state, foe)  # TG-7.11, TG-A.28
    state.foe_entered(match, foe)


def respawn(state: Descent, match: Match, tile: int | None) -> None:
    """TG-16.4: the card's enemies once more, in addition to those in play."""
    card = state.encounter
    assert card is not None
    if tile is not None and tile in state.gone_tiles:
        return  # the tile was removed: nothing respawns, and it is no respawn
    state.respawns += 1
    if match.telling:
        match.tell(facts.Respawn())
    for number, place in enumerate(card.tiles):
        if tile not in (None, number) or number in state.gone_tiles:
            continue
        for node, models in zip(place.spawn, place.enemies, strict=True):
            for model in models:
                summon(state, match, model, node, True)


def do_deeds(state: Descent, deeds: Sequence[Deed], node: int) -> None:
    """What a timer, a lever, a chest or the torch sets off; `node` is where it happened."""
    if deeds:
        state.then_all([DoDeed(deed, node) for deed in deeds])


class DoDeed(Step[Descent]):
    """One of the things an encounter card may set off."""

    name = "deed"
    deed: Deed
    node: Node

    def fits(self, state: Descent) -> bool:
        return self.node < len(state.board.points) and state.encounter is not None

    def run(self, state: Descent, match: Match) -> None:
        DOINGS[self.deed.op](state, match, self.deed, self.node)


def do_respawn(state: Descent, match: Match, deed: Deed, at: int) -> None:
    respawn(state, match, deed.tile)


def reset_timer(state: Descent, match: Match, deed: Deed, at: int) -> None:
    state.timer = 0
    if match.telling:
        match.tell(facts.Timer(0))


def take_away(state: Descent, match: Match, deed: Deed, at: int) -> None:
    assert deed.tile is not None
    remove_tile(state, match, deed.tile)


def spawn(state: Descent, match: Match, deed: Deed, at: int) -> None:
    assert deed.model is not None
    count = deed.count.of(state.players)
    if deed.node in ON_THE_TILE:
        card = state.encounter
        assert card is not None
        assert deed.tile is not None
        node = card.tiles[deed.tile].spawn[deed.node == "secondary"]
        for _ in range(count):
            summon(state, match, deed.model, node, True)
    else:
        for _ in range(count):
            state.then(SpawnNear(deed.model, at, deed.tile))


DOINGS: Final[dict[str, Callable[[Descent, Match, Deed, int], None]]] = {
    "respawn": do_respawn,
    "spawn": spawn,
    "remove_tile": take_away,
    "reset_timer": reset_timer,
}


class SpawnNear(Question[Descent]):
    """TG-30.4, TG-A.48: onto the enemy spawn node closest to something; ties are the players' choice."""

    name = "spawn_near"
    rules = ("TG-30.4", "TG-A.48")
    model: Model
    node: Node
    tile: Tile | None

    def fits(self, state: Descent) -> bool:
        return self.node < len(state.board.points)

    def choices(self, state: Descent, seat: int) -> tuple[SpawnHere, ...]:
        nodes = state.spawn_nodes(self.tile)
        if not nodes:
            return ()
        away = state.board.distance[self.node]
        least = min(away[node] for node in nodes)
        return tuple(SpawnHere(NODES[node]) for node in sorted({*nodes}) if away[node] == least)

    def run(self, state: Descent, match: Match) -> None:
        if state.in_fight:
            ask_or_take(state, match, self, state.speaker)

    def prompt(self, state: Descent, seat: int) -> Message:
        return Message("tg-prompt-spawn", {"who": Ref("model", self.model.id)})

    def waits(self) -> bool:
        """Whether a token is laid where no figure is left."""
        return True


class SpawnHere(NodeChoice[Descent]):
    """This spawn node."""

    name = "spawn"

    def text(self, state: Descent, ask: Ask) -> Message:
        return Message("tg-option-spawn", {"node": self.node})

    def take(self, state: Descent, match: Match, ask: Ask) -> None:
        question = ask.step
        assert isinstance(question, SpawnNear)
        summon(state, match, question.model, self.node, question.waits())


class Resurrection(SpawnNear):
    """TG-30.4, TG-30.5: a Skeleton Soldier comes back, if there is a figure for it."""

    name = "resurrection"
    rules = ("TG-30.4", "TG-30.5")

    def waits(self) -> bool:
        return False


RAISED: Final = "skeleton_soldier"
"""TG-30.4: who comes back."""


def resurrect(state: Descent, match: Match, foe: Foe) -> None:
    model = state.box.model_by_id.get(RAISED)
    if model is None:
        return
    standing = sum(other.model is model and other.node is not None for other in state.foes)
    if standing < state.box.model_limits[model.index]:
        if match.telling:
            match.tell(facts.Resurrects(foe.tag()))
        state.then(Resurrection(model, foe.spot, None))


def call_the_dead(state: Descent, match: Match, foe: Foe) -> None:
    """The Gravelord's Call: when he heats up, whoever was killed returns on the node of the plain skull."""
    if not isinstance(foe.model.ability, Call):
        return
    node = state.spawn_nodes()[0]
    for other in list(state.foes):
        if other.node is None:
            summon(state, match, other.model, node, False)


def remove_tile(state: Descent, match: Match, tile: int) -> None:
    """The tile is taken away with all that stands on it."""
    rooms = state.board.rooms
    if tile not in state.gone_tiles:
        state.gone_tiles = tuple(sorted((*state.gone_tiles, tile)))
    for foe in state.foes:
        if foe.node is not None and rooms[foe.node] == tile:
            foe.node = None
            foe.conditions = 0
            retire(foe)
    state.waiting = tuple(token for token in state.waiting if rooms[token[1]] != tile)
    if match.telling:
        match.tell(facts.TileRemoved(tile))
    check_goals(state, match)


def retire(foe: Foe) -> None:
    """TG-16.5: whoever comes next is a new enemy, so nothing meant for this one may reach it.

    Its place is taken again only after the next enemy turn has begun: steps already on the agenda
    (a push, the rest of its turn) still speak of it.
    """
    foe.acted = True


def after_kill(state: Descent, match: Match, foe: Foe) -> None:
    """A kill counts; a token of its kind is replaced; a bond hurts; objectives may be met."""
    state.kills += 1
    retire(foe)
    model = foe.model
    state.marked = tuple(
        tuple(other for other in foes if other != foe.index) for foes in state.marked
    )
    card = state.encounter
    if card is None:
        if model.boss and state.fallen is None:
            state.completed()  # TG-38.1
            return
    elif card.entry.trial is not None and card.entry.trial.kill == model.id:
        state.trial_met = True
    for place, (kind, node) in enumerate(state.waiting):
        if kind is model:
            state.waiting = state.waiting[:place] + state.waiting[place + 1 :]
            summon(state, match, model, node, False)  # TG-16.5
            break
    enemy, kin, damage = state.special.bond
    if kin is model and enemy is not None:
        for other in list(state.foes):  # not whoever comes in the place of one that dies of it
            if other.model is enemy and other.node is not None and state.in_fight:
                harm.wound(state, match, other, damage)
    check_goals(state, match)


def character_entered(state: Descent, match: Match, character: Character) -> None:
    """A character has come onto a node: its tile wakes, a barrel goes, the torch may be found."""
    node = character.spot
    state.then(CHECK_GOALS)
    state.wake(node)  # TG-27.2
    state.broke = node if state.terrain and state.terrain[node] == BARREL else None
    break_barrel(state, match, node)
    if node == state.torch and not state.torch_seen and state.special.torch_found:
        state.torch_seen = True
        do_deeds(state, state.special.torch_found, node)


# ---------------------------------------------------------------------- the shrine


def heads_for_shrine(state: Descent, match: Match, foe: Foe) -> bool:
    """A special rule: an enemy beside the shrine at the start of its turn moves onto it."""
    if not state.special.shrine_guard or SHRINE not in state.terrain:
        return True
    shrine = state.terrain.index(SHRINE)
    if shrine in state.board.within[foe.spot]:
        foe.node = shrine
        if match.telling:
            match.tell(souls_facts.FoeMoved(foe.tag(), shrine))
        on_shrine(state, match, foe)
        return False
    return True


def on_shrine(state: Descent, match: Match, foe: Foe) -> None:
    """An enemy on the shrine: the party has failed."""
    if (
        state.special.shrine_guard
        and state.terrain
        and state.terrain[foe.spot] == SHRINE
        and state.in_fight
    ):
        if match.telling:
            match.tell(facts.ShrineLost(foe.tag()))
        state.defeat(match)
