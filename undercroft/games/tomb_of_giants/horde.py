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


def full_health(g: Descent, model: int) -> int:
    """Starting health, with what the special rules make of it."""
    law = g.law
    health = g.pack.models[model].health
    if model in law.health:
        health = law.health[model].of(g.players)
    return health * law.times.get(model, 1) + law.hearty


def summon(g: Descent, m: Match, model: int, node: int, wait: bool) -> Foe | None:
    """A figure of this kind onto a node; without a free one a token waits for it (TG-16.5).

    It is a new enemy, and acts in the enemy turn under way if its threat is still to come (TG-A.71).
    """
    place = len(g.foes)
    standing = 0
    for other in g.foes:
        if other.model == model:
            standing += other.node != NONE
            if other.node == NONE and not other.acted:
                place = min(place, other.index)
    if standing >= g.pack.model_limits[model]:
        if wait:
            g.waiting += ((model, node),)
            if m.telling:
                m.tell("token", (g.pack.model_ids[model], node))
        return None
    foe = Foe(place, model, node, full_health(g, model))
    g.foes[place : place + 1] = [foe]
    if m.telling:
        m.tell("spawned", (foe.index, g.pack.model_ids[model], node))
    if g.crowd(node) > g.limits[node]:
        g.agenda.append(MakeRoom(node, FOE_CODE + foe.index))  # TG-7.11, TG-A.28
    g.foe_entered(m, foe)
    return foe


def respawn(g: Descent, m: Match, tile: int | None) -> None:
    """TG-16.4: the card's enemies once more, in addition to those in play."""
    this = g.this
    assert this is not None
    if tile is not None and not g.spawn_nodes(tile):
        return  # the tile was removed: nothing respawns, and it is no respawn
    g.respawns += 1
    if m.telling:
        m.tell("respawn", ())
    for number, place in enumerate(this.places):
        if tile is not None and number != tile:
            continue
        for node, models in zip(place.spawn, place.enemies, strict=True):
            if g.gone >> node & 1:
                continue
            for model in models:
                summon(g, m, model, node, True)


def do_deeds(g: Descent, m: Match, deeds: Sequence[DeedEntry], node: int) -> None:
    """What a timer, a lever, a chest or the torch sets off; `node` is where it happened."""
    for deed in reversed(deeds):
        g.agenda.append(Deed(deeds_index(g, deed), node))


def all_deeds(g: Descent) -> list[DeedEntry]:
    """Every deed the card in play knows, in a fixed order."""
    law = g.law
    found = [*law.lever, *law.chest, *law.torch_found]
    this = g.this
    if this is not None:
        for timer in this.entry.timers:
            found.extend(timer.do)
    return found


def deeds_index(g: Descent, deed: DeedEntry) -> int:
    for index, other in enumerate(all_deeds(g)):
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

    def fits(self, g: Descent) -> bool:
        return 0 <= self.index < len(all_deeds(g)) and NONE <= self.node < len(g.board.points)

    def run(self, g: Descent, m: Match) -> None:
        deed = all_deeds(g)[self.index]
        if deed.do == "respawn":
            respawn(g, m, deed.tile)
        elif deed.do == "reset_timer":
            g.timer = 0
            if m.telling:
                m.tell("timer", (0,))
        elif deed.do == "remove_tile":
            assert deed.tile is not None
            remove_tile(g, m, deed.tile)
        else:
            assert deed.enemy is not None
            model = g.pack.model_index[deed.enemy]
            count = deed.count.of(g.players)
            if deed.node in ("primary", "secondary"):
                this = g.this
                assert this is not None
                assert deed.tile is not None
                node = this.places[deed.tile].spawn[deed.node == "secondary"]
                for _ in range(count):
                    summon(g, m, model, node, True)
            else:
                for _ in range(count):
                    g.agenda.append(
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

    def fits(self, g: Descent) -> bool:
        return 0 <= self.model < len(g.pack.models) and 0 <= self.node < len(g.board.points)

    def options(self, g: Descent, seat: int) -> tuple[int, ...]:
        nodes = g.spawn_nodes(None if self.tile == NONE else self.tile)
        if not nodes:
            return ()
        away = g.board.distance[self.node]
        least = min(away[node] for node in nodes)
        return tuple(sorted({node for node in nodes if away[node] == least}))

    def run(self, g: Descent, m: Match) -> None:
        if not g.in_fight:
            return
        options = self.options(g, g.aggro)
        if len(options) == 1:
            self.answer(g, m, g.aggro, options[0])
        elif options:
            g.ask(self, g.aggro, options)

    def answer(self, g: Descent, m: Match, seat: int, option: int) -> None:
        summon(g, m, self.model, option, True)

    def prompt(self, g: Descent, seat: int) -> Message:
        return Message("tg-prompt-spawn", {"who": Ref("model", g.pack.model_ids[self.model])})

    def option_id(self, pack: Cards, raw: int) -> str:
        return place_id(raw)

    def option(self, g: Descent, seat: int, raw: int) -> Option:
        return Option(place_id(raw), Message("tg-option-spawn", {"node": raw}), (("node", raw),))


class Resurrection(SpawnNear):
    """TG-30.4, TG-30.5: a Skeleton Soldier comes back, if there is a figure for it."""

    __slots__ = ()
    name = "resurrection"

    def answer(self, g: Descent, m: Match, seat: int, option: int) -> None:
        summon(g, m, self.model, option, False)


def resurrect(g: Descent, m: Match, foe: Foe) -> None:
    model = g.pack.model_index.get("skeleton_soldier", NONE)
    if model == NONE:
        return
    standing = sum(other.model == model and other.node != NONE for other in g.foes)
    if standing < g.pack.model_limits[model]:
        if m.telling:
            m.tell("resurrects", (foe.index, g.pack.model_ids[foe.model]))
        g.agenda.append(Resurrection(model, foe.node, NONE))


def call_the_dead(g: Descent, m: Match, foe: Foe) -> None:
    """The Gravelord's Call: when he heats up, whoever was killed returns on the node of the plain skull."""
    if not g.pack.models[foe.model].does("call"):
        return
    node = g.spawn_nodes()[0]
    for other in list(g.foes):
        if other is not foe and other.node == NONE:
            summon(g, m, other.model, node, False)


def remove_tile(g: Descent, m: Match, tile: int) -> None:
    """The tile is taken away with all that stands on it."""
    for node, room in enumerate(g.board.rooms):
        if room == tile:
            g.gone |= 1 << node
    for foe in g.foes:
        if foe.node != NONE and g.gone >> foe.node & 1:
            foe.node = NONE
            foe.conditions = 0
            retire(foe)
    g.waiting = tuple(token for token in g.waiting if not g.gone >> token[1] & 1)
    if m.telling:
        m.tell("tile_removed", (tile,))
    check_goals(g, m)


def retire(foe: Foe) -> None:
    """TG-16.5: whoever comes next is a new enemy, so nothing meant for this one may reach it.

    Its place is taken again only after the next enemy turn has begun: steps already on the agenda
    (a push, the rest of its turn) still speak of it.
    """
    foe.acted = True


def after_kill(g: Descent, m: Match, foe: Foe) -> None:
    """A kill counts; a token of its kind is replaced; a bond hurts; objectives may be met."""
    g.kills += 1
    retire(foe)
    bit = 1 << foe.index
    g.marked = tuple(mask & ~bit for mask in g.marked)
    this = g.this
    if this is None:
        if g.pack.models[foe.model].boss and g.fallen == NONE:
            complete(g)  # TG-38.1
            return
    else:
        trial = this.entry.trial
        if trial is not None and trial.kill == g.pack.model_ids[foe.model]:
            g.trial_met = True
    for index, (model, node) in enumerate(g.waiting):
        if model == foe.model:
            g.waiting = g.waiting[:index] + g.waiting[index + 1 :]
            summon(g, m, model, node, False)  # TG-16.5
            break
    enemy, kin, damage = g.law.bond
    if kin == foe.model:
        for other in g.foes:
            if other.model == enemy and other.node != NONE:
                harm.wound(g, m, other, damage)
    check_goals(g, m)


# ---------------------------------------------------------------------- the shrine


def heads_for_shrine(g: Descent, m: Match, foe: Foe) -> bool:
    """A special rule: an enemy beside the shrine at the start of its turn moves onto it."""
    if not g.law.shrine_guard or SHRINE not in g.terrain:
        return True
    shrine = g.terrain.index(SHRINE)
    if shrine in g.board.within[foe.node]:
        foe.node = shrine
        if m.telling:
            m.tell("foe_moved", (foe.index, g.pack.model_ids[foe.model], shrine))
        on_shrine(g, m, foe)
        return False
    return True


def on_shrine(g: Descent, m: Match, foe: Foe) -> None:
    """An enemy on the shrine: the party has failed."""
    if g.law.shrine_guard and g.terrain and g.terrain[foe.node] == SHRINE and g.in_fight:
        from .encounter import FAILED

        if m.telling:
            m.tell("shrine_lost", (foe.index, g.pack.model_ids[foe.model]))
        g.agenda[:] = (FAILED,)


# ---------------------------------------------------------------------- pushes on the move (TG-28.6, TG-30)


def shove(g: Descent, foe: Foe, strength: int, icon: Icon, dodge: int, mode: int) -> None:
    """TG-28.6, TG-28.7: everybody on its node is pushed and then attacked, where it began as well."""
    seats = 0
    for c in g.characters:
        if c.node == foe.node:
            seats |= 1 << c.seat
    if not seats:
        return
    conditions = icon.conditions | g.law.venom if strength else 0
    g.agenda.append(Shoved(seats, foe.index, strength, dodge + g.law.nimble, conditions, mode))


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

    def fits(self, g: Descent) -> bool:
        return 0 < self.seats < 1 << len(g.characters) and 0 <= self.foe < len(g.foes)

    def options(self, g: Descent, seat: int) -> tuple[int, ...]:
        return tuple(s for s in range(len(g.characters)) if self.seats >> s & 1)

    def run(self, g: Descent, m: Match) -> None:
        if g.foes[self.foe].node == NONE:
            return
        seats = self.options(g, g.aggro)
        if len(seats) == 1:
            self.one(g, seats[0])
        else:
            g.ask(self, g.aggro, seats)

    def answer(self, g: Descent, m: Match, seat: int, option: int) -> None:
        g.agenda.append(Shoved(self.seats & ~(1 << option), *self.args()[1:]))
        self.one(g, option)

    def one(self, g: Descent, seat: int) -> None:
        if self.strength:
            args = (self.foe, self.strength, 0, self.difficulty, self.conditions, 0, 1)
            g.agenda.append(g.blow(seat, args))
        g.agenda.append(PushAside(seat, self.foe, self.mode))

    def prompt(self, g: Descent, seat: int) -> Message:
        return Message("ds-prompt-targets")

    def option_id(self, pack: Cards, raw: int) -> str:
        return f"seat-{raw}"

    def option(self, g: Descent, seat: int, raw: int) -> Option:
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

    def run(self, g: Descent, m: Match) -> None:
        node, way = g.ball
        if self.left <= 0 or not g.in_fight or g.law.ball is None:
            return
        x, y = g.board.points[node]
        ahead = [
            other
            for other in g.board.neighbours[node]
            if g.board.points[other][0] == x and (g.board.points[other][1] - y) * way > 0
        ]
        if not ahead:
            g.ball = (node, -way)
            if m.telling:
                m.tell("ball_turns", (node,))
            return
        g.ball = (ahead[0], way)
        if m.telling:
            m.tell("ball", (ahead[0],))
        g.agenda.append(BallRolls(self.left - 1))
        for foe in g.foes:
            if foe.node == ahead[0]:
                g.agenda.append(Bowled(FOE_CODE + foe.index))
        for c in reversed(g.characters):
            if c.node == ahead[0]:
                g.agenda.append(Bowled(c.seat))


class Bowled(Step[Descent]):
    """A model on the ball's node is pushed to an adjacent node and suffers damage."""

    __slots__ = ("who",)
    name = "bowled"

    def __init__(self, who: int) -> None:
        self.who = who

    def args(self) -> tuple[int, ...]:
        return (self.who,)

    def fits(self, g: Descent) -> bool:
        if self.who >= FOE_CODE:
            return self.who - FOE_CODE < len(g.foes)
        return 0 <= self.who < len(g.characters)

    def options(self, g: Descent, seat: int) -> tuple[int, ...]:
        blocked = g.blocked()
        around = [n for n in g.board.within[g.ball[0]] if not blocked >> n & 1]
        return tuple(with_room(g, around))

    def run(self, g: Descent, m: Match) -> None:
        if not g.in_fight:
            return
        seat = self.who if self.who < FOE_CODE else g.aggro
        options = self.options(g, seat)
        if len(options) > 1:
            g.ask(self, seat, options)
        else:  # with nowhere to go a model stays and suffers all the same
            self.answer(g, m, seat, options[0] if options else g.ball[0])

    def answer(self, g: Descent, m: Match, seat: int, option: int) -> None:
        assert g.law.ball is not None
        damage = g.law.ball.damage
        if self.who < FOE_CODE:
            c = g.characters[self.who]
            if m.telling:
                m.tell("pushed", (c.seat, option))
            harm.suffer(g, m, c, damage, False)
            if g.fallen == NONE:
                arrive(g, m, c, option, NONE)
            return
        foe = g.foes[self.who - FOE_CODE]
        foe.node = option
        if m.telling:
            m.tell("foe_pushed", (foe.index, g.pack.model_ids[foe.model], option))
        if g.crowd(option) > g.limits[option]:
            g.agenda.append(MakeRoom(option, self.who))
        g.foe_entered(m, foe)
        harm.wound(g, m, foe, damage)

    def prompt(self, g: Descent, seat: int) -> Message:
        if self.who < FOE_CODE:
            return Message("tg-prompt-bowled", {"who": Ref("hero", self.who)})
        model = g.pack.model_ids[g.foes[self.who - FOE_CODE].model]
        return Message("tg-prompt-bowled", {"who": Ref("model", model)})

    def option_id(self, pack: Cards, raw: int) -> str:
        return place_id(raw)

    def option(self, g: Descent, seat: int, raw: int) -> Option:
        text = Message("ds-option-push", {"place": place_text(raw)})
        return Option(place_id(raw), text, place_targets(raw))
