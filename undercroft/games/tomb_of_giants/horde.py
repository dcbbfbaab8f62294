"""Enemies come and go: spawning, tokens, Resurrect, pushes, the Skeleton Ball (TG-16, TG-28, TG-30)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from undercroft.games.souls import harm
from undercroft.games.souls.models import Icon
from undercroft.games.souls.moving import (
    FOE_CODE,
    MakeRoom,
    PushAside,
    arrive,
    place_id,
    place_targets,
    place_text,
    with_room,
)
from undercroft.games.souls.state import NONE, SHRINE, Foe
from undercroft.kernel.agenda import Step
from undercroft.kernel.decision import Option
from undercroft.kernel.text import Message, Ref

from .cards import DeedEntry
from .goals import check_goals, complete
from .state import Descent

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from .cards import Cards


def full_health(state: Descent, model: int) -> int:
    """Starting health, with what the special rules make of it."""
    law = state.law
    health = state.pack.models[model].health
    if model in law.health:
        health = law.health[model].of(state.players)
    return health * law.times.get(model, 1) + law.hearty


def summon(state: Descent, match: Match, model: int, node: int, wait: bool) -> Foe | None:
    """A figure of this kind onto a node; without a free one a token waits for it (TG-16.5).

    It is a new enemy, and acts in the enemy turn under way if its threat is still to come (TG-A.71).
    """
    place = len(state.foes)
    standing = 0
    for other in state.foes:
        if other.model == model:
            standing += other.node != NONE
            if other.node == NONE and not other.acted:
                place = min(place, other.index)
    if standing >= state.pack.model_limits[model]:
        if wait:
            state.waiting += ((model, node),)
            if match.telling:
                match.tell("token", (state.pack.model_ids[model], node))
        return None
    foe = Foe(place, model, node, full_health(state, model))
    state.foes[place : place + 1] = [foe]
    if match.telling:
        match.tell("spawned", (foe.index, state.pack.model_ids[model], node))
    if state.crowd(node) > state.limits[node]:
        state.agenda.append(MakeRoom(node, FOE_CODE + foe.index))  # TG-7.11, TG-A.28
    state.foe_entered(match, foe)
    return foe


def respawn(state: Descent, match: Match, tile: int | None) -> None:
    """TG-16.4: the card's enemies once more, in addition to those in play."""
    this = state.this
    assert this is not None
    if tile is not None and not state.spawn_nodes(tile):
        return  # the tile was removed: nothing respawns, and it is no respawn
    state.respawns += 1
    if match.telling:
        match.tell("respawn", ())
    for number, place in enumerate(this.places):
        if tile is not None and number != tile:
            continue
        for node, models in zip(place.spawn, place.enemies, strict=True):
            if state.gone >> node & 1:
                continue
            for model in models:
                summon(state, match, model, node, True)


def do_deeds(state: Descent, match: Match, deeds: Sequence[DeedEntry], node: int) -> None:
    """What a timer, a lever, a chest or the torch sets off; `node` is where it happened."""
    for deed in reversed(deeds):
        state.agenda.append(Deed(deeds_index(state, deed), node))


def all_deeds(state: Descent) -> list[DeedEntry]:
    """Every deed the card in play knows, in a fixed order."""
    law = state.law
    found = [*law.lever, *law.chest, *law.torch_found]
    this = state.this
    if this is not None:
        for timer in this.entry.timers:
            found.extend(timer.do)
    return found


def deeds_index(state: Descent, deed: DeedEntry) -> int:
    for index, other in enumerate(all_deeds(state)):
        if other is deed:
            return index
    raise AssertionError("a deed of another card")


class Deed(Step[Descent]):
    """One of the things an encounter card may set off."""

    __slots__ = ("index", "node")
    name = "deed"

    def __init__(self, index: int, node: int) -> None:
        self.index = index
        self.node = node

    def args(self) -> tuple[int, ...]:
        return (self.index, self.node)

    def fits(self, state: Descent) -> bool:
        return 0 <= self.index < len(all_deeds(state)) and NONE <= self.node < len(
            state.board.points
        )

    def run(self, state: Descent, match: Match) -> None:
        deed = all_deeds(state)[self.index]
        if deed.do == "respawn":
            respawn(state, match, deed.tile)
        elif deed.do == "reset_timer":
            state.timer = 0
            if match.telling:
                match.tell("timer", (0,))
        elif deed.do == "remove_tile":
            assert deed.tile is not None
            remove_tile(state, match, deed.tile)
        else:
            assert deed.enemy is not None
            model = state.pack.model_index[deed.enemy]
            count = deed.count.of(state.players)
            if deed.node in ("primary", "secondary"):
                this = state.this
                assert this is not None
                assert deed.tile is not None
                node = this.places[deed.tile].spawn[deed.node == "secondary"]
                for _ in range(count):
                    summon(state, match, model, node, True)
            else:
                for _ in range(count):
                    state.agenda.append(
                        SpawnNear(model, self.node, NONE if deed.tile is None else deed.tile)
                    )


class SpawnNear(Step[Descent]):
    """TG-30.4, TG-A.48: onto the enemy spawn node closest to something; ties are the players' choice."""

    __slots__ = ("model", "node", "tile")
    name = "spawn_near"

    def __init__(self, model: int, node: int, tile: int) -> None:
        self.model = model
        self.node = node
        self.tile = tile

    def args(self) -> tuple[int, ...]:
        return (self.model, self.node, self.tile)

    def fits(self, state: Descent) -> bool:
        return 0 <= self.model < len(state.pack.models) and 0 <= self.node < len(state.board.points)

    def options(self, state: Descent, seat: int) -> tuple[int, ...]:
        nodes = state.spawn_nodes(None if self.tile == NONE else self.tile)
        if not nodes:
            return ()
        away = state.board.distance[self.node]
        least = min(away[node] for node in nodes)
        return tuple(sorted({node for node in nodes if away[node] == least}))

    def run(self, state: Descent, match: Match) -> None:
        if not state.in_fight:
            return
        options = self.options(state, state.aggro)
        if len(options) == 1:
            self.answer(state, match, state.aggro, options[0])
        elif options:
            state.ask(self, state.aggro, options)

    def answer(self, state: Descent, match: Match, seat: int, option: int) -> None:
        summon(state, match, self.model, option, True)

    def prompt(self, state: Descent, seat: int) -> Message:
        return Message("tg-prompt-spawn", {"who": Ref("model", state.pack.model_ids[self.model])})

    def option_id(self, pack: Cards, raw: int) -> str:
        return place_id(raw)

    def option(self, state: Descent, seat: int, raw: int) -> Option:
        return Option(place_id(raw), Message("tg-option-spawn", {"node": raw}), (("node", raw),))


class Resurrection(SpawnNear):
    """TG-30.4, TG-30.5: a Skeleton Soldier comes back, if there is a figure for it."""

    __slots__ = ()
    name = "resurrection"

    def answer(self, state: Descent, match: Match, seat: int, option: int) -> None:
        summon(state, match, self.model, option, False)


def resurrect(state: Descent, match: Match, foe: Foe) -> None:
    model = state.pack.model_index.get("skeleton_soldier", NONE)
    if model == NONE:
        return
    standing = sum(other.model == model and other.node != NONE for other in state.foes)
    if standing < state.pack.model_limits[model]:
        if match.telling:
            match.tell("resurrects", (foe.index, state.pack.model_ids[foe.model]))
        state.agenda.append(Resurrection(model, foe.node, NONE))


def call_the_dead(state: Descent, match: Match, foe: Foe) -> None:
    """The Gravelord's Call: when he heats up, whoever was killed returns on the node of the plain skull."""
    if not state.pack.models[foe.model].does("call"):
        return
    node = state.spawn_nodes()[0]
    for other in list(state.foes):
        if other is not foe and other.node == NONE:
            summon(state, match, other.model, node, False)


def remove_tile(state: Descent, match: Match, tile: int) -> None:
    """The tile is taken away with all that stands on it."""
    for node, room in enumerate(state.board.rooms):
        if room == tile:
            state.gone |= 1 << node
    for foe in state.foes:
        if foe.node != NONE and state.gone >> foe.node & 1:
            foe.node = NONE
            foe.conditions = 0
            retire(foe)
    state.waiting = tuple(token for token in state.waiting if not state.gone >> token[1] & 1)
    if match.telling:
        match.tell("tile_removed", (tile,))
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
    bit = 1 << foe.index
    state.marked = tuple(mask & ~bit for mask in state.marked)
    this = state.this
    if this is None:
        if state.pack.models[foe.model].boss and state.fallen == NONE:
            complete(state)  # TG-38.1
            return
    else:
        trial = this.entry.trial
        if trial is not None and trial.kill == state.pack.model_ids[foe.model]:
            state.trial_met = True
    for index, (model, node) in enumerate(state.waiting):
        if model == foe.model:
            state.waiting = state.waiting[:index] + state.waiting[index + 1 :]
            summon(state, match, model, node, False)  # TG-16.5
            break
    enemy, kin, damage = state.law.bond
    if kin == foe.model:
        for other in state.foes:
            if other.model == enemy and other.node != NONE:
                harm.wound(state, match, other, damage)
    check_goals(state, match)


# ---------------------------------------------------------------------- the shrine


def heads_for_shrine(state: Descent, match: Match, foe: Foe) -> bool:
    """A special rule: an enemy beside the shrine at the start of its turn moves onto it."""
    if not state.law.shrine_guard or SHRINE not in state.terrain:
        return True
    shrine = state.terrain.index(SHRINE)
    if shrine in state.board.within[foe.node]:
        foe.node = shrine
        if match.telling:
            match.tell("foe_moved", (foe.index, state.pack.model_ids[foe.model], shrine))
        on_shrine(state, match, foe)
        return False
    return True


def on_shrine(state: Descent, match: Match, foe: Foe) -> None:
    """An enemy on the shrine: the party has failed."""
    if (
        state.law.shrine_guard
        and state.terrain
        and state.terrain[foe.node] == SHRINE
        and state.in_fight
    ):
        from .encounter import FAILED

        if match.telling:
            match.tell("shrine_lost", (foe.index, state.pack.model_ids[foe.model]))
        state.agenda[:] = (FAILED,)


# ---------------------------------------------------------------------- pushes on the move (TG-28.6, TG-30)


def shove(state: Descent, foe: Foe, strength: int, icon: Icon, dodge: int, mode: int) -> None:
    """TG-28.6, TG-28.7: everybody on its node is pushed and then attacked, where it began as well."""
    seats = 0
    for character in state.characters:
        if character.node == foe.node:
            seats |= 1 << character.seat
    if not seats:
        return
    conditions = icon.conditions | state.law.venom if strength else 0
    state.agenda.append(
        Shoved(seats, foe.index, strength, dodge + state.law.nimble, conditions, mode)
    )


class Shoved(Step[Descent]):
    """TG-A.64: push first, then attack, one character after another in the players' order."""

    __slots__ = ("conditions", "difficulty", "foe", "mode", "seats", "strength")
    name = "shoved"

    def __init__(
        self, seats: int, foe: int, strength: int, difficulty: int, conditions: int, mode: int
    ) -> None:
        self.seats = seats
        self.foe = foe
        self.strength = strength
        self.difficulty = difficulty
        self.conditions = conditions
        self.mode = mode

    def args(self) -> tuple[int, ...]:
        return (
            self.seats, self.foe, self.strength, self.difficulty, self.conditions, self.mode,
        )  # fmt: skip

    def fits(self, state: Descent) -> bool:
        return 0 < self.seats < 1 << len(state.characters) and 0 <= self.foe < len(state.foes)

    def options(self, state: Descent, seat: int) -> tuple[int, ...]:
        return tuple(s for s in range(len(state.characters)) if self.seats >> s & 1)

    def run(self, state: Descent, match: Match) -> None:
        if state.foes[self.foe].node == NONE:
            return
        seats = self.options(state, state.aggro)
        if len(seats) == 1:
            self.one(state, seats[0])
        else:
            state.ask(self, state.aggro, seats)

    def answer(self, state: Descent, match: Match, seat: int, option: int) -> None:
        state.agenda.append(Shoved(self.seats & ~(1 << option), *self.args()[1:]))
        self.one(state, option)

    def one(self, state: Descent, seat: int) -> None:
        if self.strength:
            args = (self.foe, self.strength, 0, self.difficulty, self.conditions, 0, 1)
            state.agenda.append(state.blow(seat, args))
        state.agenda.append(PushAside(seat, self.foe, self.mode))

    def prompt(self, state: Descent, seat: int) -> Message:
        return Message("ds-prompt-targets")

    def option_id(self, pack: Cards, raw: int) -> str:
        return f"seat-{raw}"

    def option(self, state: Descent, seat: int, raw: int) -> Option:
        return Option(
            f"seat-{raw}", Message("ds-option-seat", {"who": Ref("hero", raw)}), (("hero", raw),)
        )


# ---------------------------------------------------------------------- the Skeleton Ball


class BallRolls(Step[Descent]):
    """A special rule: after each enemy turn the ball moves along its arrow; a wall turns it around."""

    __slots__ = ("left",)
    name = "ball"

    def __init__(self, left: int) -> None:
        self.left = left

    def args(self) -> tuple[int, ...]:
        return (self.left,)

    def run(self, state: Descent, match: Match) -> None:
        node, way = state.ball
        if self.left <= 0 or not state.in_fight or state.law.ball is None:
            return
        x, y = state.board.points[node]
        ahead = [
            other
            for other in state.board.neighbours[node]
            if state.board.points[other][0] == x and (state.board.points[other][1] - y) * way > 0
        ]
        if not ahead:
            state.ball = (node, -way)
            if match.telling:
                match.tell("ball_turns", (node,))
            return
        state.ball = (ahead[0], way)
        if match.telling:
            match.tell("ball", (ahead[0],))
        state.agenda.append(BallRolls(self.left - 1))
        for foe in state.foes:
            if foe.node == ahead[0]:
                state.agenda.append(Bowled(FOE_CODE + foe.index))
        for character in reversed(state.characters):
            if character.node == ahead[0]:
                state.agenda.append(Bowled(character.seat))


class Bowled(Step[Descent]):
    """A model on the ball's node is pushed to an adjacent node and suffers damage."""

    __slots__ = ("who",)
    name = "bowled"

    def __init__(self, who: int) -> None:
        self.who = who

    def args(self) -> tuple[int, ...]:
        return (self.who,)

    def fits(self, state: Descent) -> bool:
        if self.who >= FOE_CODE:
            return self.who - FOE_CODE < len(state.foes)
        return 0 <= self.who < len(state.characters)

    def options(self, state: Descent, seat: int) -> tuple[int, ...]:
        blocked = state.blocked()
        around = [n for n in state.board.within[state.ball[0]] if not blocked >> n & 1]
        return tuple(with_room(state, around))

    def run(self, state: Descent, match: Match) -> None:
        if not state.in_fight:
            return
        seat = self.who if self.who < FOE_CODE else state.aggro
        options = self.options(state, seat)
        if len(options) > 1:
            state.ask(self, seat, options)
        else:  # with nowhere to go a model stays and suffers all the same
            self.answer(state, match, seat, options[0] if options else state.ball[0])

    def answer(self, state: Descent, match: Match, seat: int, option: int) -> None:
        assert state.law.ball is not None
        damage = state.law.ball.damage
        if self.who < FOE_CODE:
            character = state.characters[self.who]
            if match.telling:
                match.tell("pushed", (character.seat, option))
            harm.suffer(state, match, character, damage, False)
            if state.fallen == NONE:
                arrive(state, match, character, option, NONE)
            return
        foe = state.foes[self.who - FOE_CODE]
        foe.node = option
        if match.telling:
            match.tell("foe_pushed", (foe.index, state.pack.model_ids[foe.model], option))
        if state.crowd(option) > state.limits[option]:
            state.agenda.append(MakeRoom(option, self.who))
        state.foe_entered(match, foe)
        harm.wound(state, match, foe, damage)

    def prompt(self, state: Descent, seat: int) -> Message:
        if self.who < FOE_CODE:
            return Message("tg-prompt-bowled", {"who": Ref("hero", self.who)})
        model = state.pack.model_ids[state.foes[self.who - FOE_CODE].model]
        return Message("tg-prompt-bowled", {"who": Ref("model", model)})

    def option_id(self, pack: Cards, raw: int) -> str:
        return place_id(raw)

    def option(self, state: Descent, seat: int, raw: int) -> Option:
        text = Message("ds-option-push", {"place": place_text(raw)})
        return Option(place_id(raw), text, place_targets(raw))
