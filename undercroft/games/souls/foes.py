"""Enemies and bosses act by their icons (DS-25 to DS-27, DS-30, DS-35 to DS-38)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.agenda import Step
from undercroft.kernel.board import arcs
from undercroft.kernel.decision import Option
from undercroft.kernel.pile import Pile
from undercroft.kernel.text import Message, Ref

from . import harm
from .defence import Targets
from .gear import FROSTBITE, POISON, STAGGER
from .models import (
    AGGRO,
    AREA,
    ATTACK,
    AWAY,
    LEAP,
    MOVE,
    NEAREST,
    RESURRECT,
    SHIFT,
    TURN,
    Behaviour,
    Icon,
)
from .moving import (
    FOE_CODE,
    LEAP_PUSH,
    MOVE_PUSH,
    TO_ARC,
    MakeRoom,
    PushAside,
    place_id,
    place_targets,
    place_text,
    step_toward,
    with_room,
)
from .state import NONE, Fight, Foe

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from .content import SoulsPack

DATA_CARD = -1


def behaviour(state: Fight, foe: Foe, card: int) -> Behaviour:
    """What a figure is doing: its data card, or its half of a behaviour card."""
    if card == DATA_CARD:
        own = state.pack.models[foe.model].own
        assert own is not None
        return own
    return state.pack.behaviours[card].halves[foe.model]


class FoeStep(Step[Fight]):
    """A step of one figure."""

    __slots__ = ("foe",)

    def __init__(self, foe: int) -> None:
        self.foe = foe

    def args(self) -> tuple[int, ...]:
        return (self.foe,)

    def fits(self, state: Fight) -> bool:
        return 0 <= self.foe < len(state.foes)


# ---------------------------------------------------------------------- whose turn


class EnemyPhase(Step[Fight]):
    """DS-25.1: every enemy activates; a boss flips a behaviour card."""

    __slots__ = ()
    name = "enemy_phase"

    def run(self, state: Fight, match: Match) -> None:
        for foe in state.foes:
            foe.acted = False
        state.active = NONE
        state.ward = state.ward_next
        state.ward_next = (0, 0, 0)
        if match.telling:
            match.tell("enemy_phase")
        state.agenda.append(CHARACTER_PHASE)
        between = state.interlude()
        if between is not None:
            state.agenda.append(between)
        state.agenda.append(NEXT_FOE if state.boss == NONE else state.flip())


class NextFoe(Step[Fight]):
    """DS-25.2, DS-A.147, DS-A.155: highest threat first; among equals the players choose each time."""

    __slots__ = ()
    name = "next_foe"

    def options(self, state: Fight, seat: int) -> tuple[int, ...]:
        best = -1
        found: list[int] = []
        card = state.card_played
        alike: set[tuple[int, int, int, int]] = set()
        for foe in state.foes:
            if foe.node == NONE or foe.acted or not state.due(foe):
                continue
            model = state.pack.models[foe.model]
            if model.boss and foe.model not in state.pack.behaviours[card].halves:
                continue  # a boss acts only if the card flipped is (also) its own
            threat = model.threat
            if threat < best:
                continue
            if threat > best:
                best, found, alike = threat, [], set()
            likeness = (foe.model, foe.node, foe.wounds, foe.conditions)
            if likeness not in alike:  # twins on one node: no choice worth asking for
                alike.add(likeness)
                found.append(foe.index)
        return tuple(found)

    def run(self, state: Fight, match: Match) -> None:
        options = self.options(state, state.aggro)
        if not options:
            return
        state.agenda.append(self)
        if len(options) == 1:
            self.activate(state, match, options[0])
        else:
            state.ask(self, state.aggro, options)

    def answer(self, state: Fight, match: Match, seat: int, option: int) -> None:
        self.activate(state, match, option)

    def activate(self, state: Fight, match: Match, index: int) -> None:
        foe = state.foes[index]
        foe.acted = True
        if not state.foe_begins(match, foe):
            return
        state.agenda.append(EndFoe(index))
        if state.pack.models[foe.model].boss:
            push_icons(state, foe, state.card_played)
            return
        if match.telling:
            match.tell("acts", (index, state.pack.model_ids[foe.model]))
        push_icons(state, foe, DATA_CARD)

    def prompt(self, state: Fight, seat: int) -> Message:
        return Message("ds-prompt-next-foe")

    def option_id(self, pack: SoulsPack, raw: int) -> str:
        return f"foe-{raw}"

    def option(self, state: Fight, seat: int, raw: int) -> Option:
        foe = state.foes[raw]
        text = Message(
            "ds-option-foe",
            {"who": Ref("model", state.pack.model_ids[foe.model]), "node": foe.node},
        )
        return Option(f"foe-{raw}", text, (("foe", raw),))


def push_icons(state: Fight, foe: Foe, card: int) -> None:
    """DS-25.3, DS-35.2: icons from left to right, the whole behaviour as often as it repeats."""
    act = behaviour(state, foe, card)
    for _ in range(act.repeat):
        for index in reversed(range(len(act.icons))):
            state.agenda.append(FoeIcon(foe.index, card, index))


class EndFoe(FoeStep):
    """DS-21.3, DS-21.7, DS-A.148: after its last icon: Poison, then the tokens go."""

    __slots__ = ()
    name = "end_foe"

    def run(self, state: Fight, match: Match) -> None:
        foe = state.foes[self.foe]
        if foe.node == NONE:
            return
        poisoned = foe.conditions & POISON
        foe.conditions &= ~(POISON | FROSTBITE | STAGGER)
        if poisoned:
            harm.wound(state, match, foe, 1)
            if state.in_fight and state.boss != NONE and foe.node != NONE:
                heat_up_if_due(state, match)


# ---------------------------------------------------------------------- behaviour cards (DS-33 to DS-35)


class FlipCard(Step[Fight]):
    """DS-35.1, DS-35.3: the next card; an empty deck is turned over without shuffling."""

    __slots__ = ()
    name = "flip_card"

    def run(self, state: Fight, match: Match) -> None:
        pack = state.pack
        if state.known_deck:
            card, state.known_deck = state.known_deck[0], state.known_deck[1:]
        elif state.deck.size:
            card = state.deck.cards[
                match.chance.index(state.deck.draw("behaviour", pack.behaviour_ids))
            ]
            state.deck = state.deck.without(card)
            state.seen = tuple(c for c in state.seen if c != card)
        else:
            # The pattern is learnt: it comes again in the same order.
            card, state.known_deck = state.discard[0], state.discard[1:]
            state.discard = ()
        state.discard += (card,)
        state.top = card
        if match.telling:
            match.tell("behaviour", (pack.behaviour_ids[card],))
        state.agenda.append(AfterCard(card))
        state.agenda.append(NEXT_FOE)


class AfterCard(Step[Fight]):
    """A boss may do something once its card has been resolved: the Dancer shuffles (DS-34.2)."""

    __slots__ = ("card",)
    name = "after_card"

    def __init__(self, card: int) -> None:
        self.card = card

    def args(self) -> tuple[int, ...]:
        return (self.card,)

    def fits(self, state: Fight) -> bool:
        return 0 <= self.card < len(state.pack.behaviours)

    def run(self, state: Fight, match: Match) -> None:
        if not state.pack.behaviours[self.card].heat_up:
            return
        if any(state.pack.models[foe.model].does("reshuffle") for foe in state.living()):
            reshuffle(state, ())
            if match.telling:
                match.tell("reshuffled")


def reshuffle(state: Fight, fresh: tuple[int, ...]) -> None:
    """Draw pile, discard pile and one of `fresh` become one face-down deck (DS-A.122).

    The last card still shows the weak arcs until the next is flipped.
    """
    known = state.known_deck + state.discard
    groups = [(known, len(known)), *state.deck.groups]
    if fresh:
        groups.append((fresh, 1))
    state.deck = Pile(groups)
    state.known_deck = ()
    state.discard = ()
    state.reveals += 1


def heat_up_if_due(state: Fight, match: Match) -> None:
    """DS-34.1, DS-A.123: at or below the heat up point, once, at once."""
    boss = state.pack.bosses[state.boss]
    if state.heated or not boss.entry.heat_up:
        return
    foe = next((one for one in state.living() if state.pack.models[one.model].boss), None)
    if foe is not None and foe.health - foe.wounds <= boss.entry.heat_up:
        state.heated = True
        reshuffle(state, boss.heat_up_cards)
        if match.telling:
            match.tell("heated", (foe.index, state.pack.model_ids[foe.model]))
        state.heats_up(match, foe)


# ---------------------------------------------------------------------- icons


class FoeIcon(Step[Fight]):
    """One behaviour icon."""

    __slots__ = ("card", "foe", "index")
    name = "icon"

    def __init__(self, foe: int, card: int, index: int) -> None:
        self.foe = foe
        self.card = card
        self.index = index

    def args(self) -> tuple[int, ...]:
        return (self.foe, self.card, self.index)

    def fits(self, state: Fight) -> bool:
        return icon_fits(state, self.foe, self.card, self.index)

    def options(self, state: Fight, seat: int) -> tuple[int, ...]:
        foe = state.foes[self.foe]
        return targets_of(state, foe, behaviour(state, foe, self.card).icons[self.index])

    def run(self, state: Fight, match: Match) -> None:
        if state.foes[self.foe].node == NONE:
            return
        seats = self.options(state, state.aggro)
        if len(seats) == 1:
            self.answer(state, match, state.aggro, seats[0])
        else:
            state.ask(self, state.aggro, seats)

    def answer(self, state: Fight, match: Match, seat: int, option: int) -> None:
        foe = state.foes[self.foe]
        act = behaviour(state, foe, self.card)
        icon = act.icons[self.index]
        if icon.kind == ATTACK:
            aim(state, match, foe, act, icon, option)
        elif icon.kind == TURN:
            foe.facing = (foe.facing + icon.turn) % 8  # DS-36.7
            if match.telling:
                match.tell("turns", (foe.index, state.pack.model_ids[foe.model], foe.facing))
        elif icon.kind == RESURRECT:
            state.resurrect(match, foe)
        elif icon.kind == LEAP:
            leap(state, match, foe, self.card, self.index, option)
        else:
            begin_move(state, match, foe, self.card, self.index, option)

    def prompt(self, state: Fight, seat: int) -> Message:
        model = state.pack.model_ids[state.foes[self.foe].model]
        return Message("ds-prompt-nearest", {"who": Ref("model", model)})

    def option_id(self, pack: SoulsPack, raw: int) -> str:
        return f"seat-{raw}"

    def option(self, state: Fight, seat: int, raw: int) -> Option:
        return Option(
            f"seat-{raw}", Message("ds-option-seat", {"who": Ref("hero", raw)}), (("hero", raw),)
        )


def icon_fits(state: Fight, foe: int, card: int, index: int) -> bool:
    if not 0 <= foe < len(state.foes) or not DATA_CARD <= card < len(state.pack.behaviours):
        return False
    if card == DATA_CARD:
        own = state.pack.models[state.foes[foe].model].own
        return own is not None and 0 <= index < len(own.icons)
    half = state.pack.behaviours[card].halves.get(state.foes[foe].model)
    return half is not None and 0 <= index < len(half.icons)


def target_of(state: Fight, foe: Foe, icon: Icon) -> int:
    """The seat an icon means: the Aggro holder or the nearest."""
    return state.aggro if icon.target == AGGRO else state.nearest(foe.node)


def targets_of(state: Fight, foe: Foe, icon: Icon) -> tuple[int, ...]:
    """DS-A.98: more than one only if they are the nearest with the same taunt level."""
    first = target_of(state, foe, icon)
    if icon.target != NEAREST or first == state.aggro:
        return (first,)
    away = state.board.distance[foe.node]
    found = state.characters[first]
    taunt = state.pack.characters[found.kind].taunt
    return tuple(
        character.seat
        for character in state.characters
        if away[character.node] == away[found.node]
        and state.pack.characters[character.kind].taunt == taunt
    )


def weakened(state: Fight, foe: Foe, damage: int) -> int:
    """DS-21.11: Stagger lowers the numbers on attack icons by 1; special rules may raise them."""
    damage += state.law.might
    return max(0, damage - 1) if foe.conditions & STAGGER else damage


def aim(state: Fight, match: Match, foe: Foe, act: Behaviour, icon: Icon, first: int) -> None:
    """DS-27, DS-38: find everybody the attack is aimed at; out of range it misses."""
    seats = 0
    away = state.board.span[foe.node]
    if icon.target == AREA:
        for character in state.characters:
            if (
                away[character.node] <= act.range
                and state.arcs_of(foe, character) & act.attack_arcs
            ):
                seats |= 1 << character.seat
    else:
        node = state.characters[first].node
        if away[node] <= act.range:
            if icon.node:
                for character in state.characters:
                    if character.node == node:
                        seats |= 1 << character.seat
            else:
                seats = 1 << first
    if match.telling:
        match.tell(
            "attacks",
            (foe.index, state.pack.model_ids[foe.model], weakened(state, foe, icon.damage)),
        )
        if not seats:
            match.tell("missed", (foe.index, state.pack.model_ids[foe.model]))
    if seats:
        state.agenda.append(
            Targets(
                seats,
                foe.index,
                weakened(state, foe, icon.damage),
                int(icon.magic),
                act.dodge + state.law.nimble,
                icon.conditions | state.law.venom,
                int(icon.push),
                0,
            )
        )


# ---------------------------------------------------------------------- movement


def begin_move(state: Fight, match: Match, foe: Foe, card: int, index: int, target: int) -> None:
    """DS-26, DS-36: the target is fixed now. First it turns, then it pushes, then it moves (DS-39.1)."""
    act = behaviour(state, foe, card)
    icon = act.icons[index]
    nodes = icon.nodes + state.law.haste
    turns = foe.facing != NONE and icon.kind == MOVE
    turning = TurnFoe(foe.index, card, index, target)
    if foe.conditions & FROSTBITE and nodes:
        nodes -= 1  # DS-21.9
        if not nodes and not state.pushes_in_place(icon):
            if turns:  # DS-A.80: it stays where it is and turns all the same
                state.agenda.append(turning)
            return
    if turns and icon.way != AWAY:
        here = state.characters[target].node == foe.node
        # DS-36.3, TG-A.72: it turns instead of moving.
        if not nodes or (here and (not icon.push or state.stops_on_target)):
            if state.pushes_in_place(icon):
                strength = weakened(state, foe, icon.damage) if icon.damage else 0
                state.shove(foe, strength, icon, act.dodge, MOVE_PUSH, True)
            state.agenda.append(turning)
            return
    turned = (
        turns and icon.push and any(character.node == foe.node for character in state.characters)
    )
    state.agenda.append(MoveFoe(foe.index, card, index, nodes, target, int(turned)))
    if icon.push:
        strength = weakened(state, foe, icon.damage) if icon.damage else 0
        state.shove(foe, strength, icon, act.dodge, MOVE_PUSH, True)
    if turned:  # with nobody to push, turning and moving are one choice
        state.agenda.append(turning)


def shove(
    state: Fight, foe: Foe, strength: int, icon: Icon, dodge: int, mode: int, began: bool
) -> None:
    """DS-20.5, DS-30.1, DS-30.3: where it began they are only pushed; elsewhere attacked first (DS-A.108)."""
    push_off(state, foe, mode)
    if began or not strength:
        return
    seats = 0
    for character in state.characters:
        if character.node == foe.node:
            seats |= 1 << character.seat
    if seats:
        state.agenda.append(
            Targets(seats, foe.index, strength, 0, dodge + state.law.nimble, 0, 0, 1)
        )


def push_off(state: Fight, foe: Foe, mode: int) -> None:
    """Every character on the figure's node is pushed (DS-20.5, DS-20.6)."""
    for character in reversed(state.characters):
        if character.node == foe.node:
            state.agenda.append(PushAside(character.seat, foe.index, mode))


def turn_to(state: Fight, match: Match, foe: Foe, facing: int) -> None:
    """The front centre towards a compass direction, if it is one."""
    if facing != NONE and facing != foe.facing:
        foe.facing = facing
        if match.telling:
            match.tell("turns", (foe.index, state.pack.model_ids[foe.model], facing))


def ways(state: Fight, foe: Foe, icon: Icon, target: int) -> list[int]:
    """DS-26.1, DS-26.2: the adjacent nodes closer to a character, or farther from it."""
    goal = state.characters[target].node
    blocked = state.blocked() if state.terrain else 0
    around = [n for n in state.board.neighbours[foe.node] if not blocked >> n & 1]
    if icon.way == AWAY:
        # Farther is what everybody measures by, nodes (TG-28.4); what blocks a way makes none longer.
        away = state.board.distance[goal]
        return [n for n in around if away[n] > away[foe.node]]
    steps = state.board.walk(goal, blocked)
    return [n for n in around if steps[n] < steps[foe.node]]


def heading(state: Fight, foe: Foe, icon: Icon, node: int) -> int:
    """DS-36.1, DS-36.2: how it faces on its way to a node: its front ahead, or its back to a node behind."""
    way = state.board.toward[foe.node][node]
    return (way + 4) % 8 if icon.way == AWAY else way


class TurnFoe(Step[Fight]):
    """DS-36.1–36.3: a boss turns before it pushes, or without moving; the players choose what it faces."""

    __slots__ = ("card", "foe", "index", "target")
    name = "turn_foe"

    def __init__(self, foe: int, card: int, index: int, target: int) -> None:
        self.foe = foe
        self.card = card
        self.index = index
        self.target = target

    def args(self) -> tuple[int, ...]:
        return (self.foe, self.card, self.index, self.target)

    def fits(self, state: Fight) -> bool:
        return icon_fits(state, self.foe, self.card, self.index) and 0 <= self.target < len(
            state.characters
        )

    def icon(self, state: Fight) -> Icon:
        return behaviour(state, state.foes[self.foe], self.card).icons[self.index]

    def options(self, state: Fight, seat: int) -> tuple[int, ...]:
        return tuple(ways(state, state.foes[self.foe], self.icon(state), self.target))

    def run(self, state: Fight, match: Match) -> None:
        foe, character = state.foes[self.foe], state.characters[self.target]
        if character.node == foe.node and self.icon(state).way != AWAY:
            turn_to(state, match, foe, character.side)  # DS-36.3
            return
        nodes = self.options(state, state.aggro)
        if len(nodes) == 1:
            self.answer(state, match, state.aggro, nodes[0])
        elif nodes:
            state.ask(self, state.aggro, nodes)

    def answer(self, state: Fight, match: Match, seat: int, option: int) -> None:
        foe = state.foes[self.foe]
        turn_to(state, match, foe, heading(state, foe, self.icon(state), option))

    def prompt(self, state: Fight, seat: int) -> Message:
        model = state.pack.model_ids[state.foes[self.foe].model]
        away = "yes" if self.icon(state).way == AWAY else "no"
        return Message("ds-prompt-turn-foe", {"who": Ref("model", model), "away": away})

    def option_id(self, pack: SoulsPack, raw: int) -> str:
        return place_id(raw)

    def option(self, state: Fight, seat: int, raw: int) -> Option:
        text = Message("ds-option-move-foe", {"place": place_text(raw)})
        return Option(place_id(raw), text, (("node", raw),))


class MoveFoe(Step[Fight]):
    """One node of a movement; where several are equally good the players choose (DS-26.8)."""

    __slots__ = ("card", "foe", "index", "left", "target", "turned")
    name = "move_foe"

    def __init__(
        self, foe: int, card: int, index: int, left: int, target: int, turned: int = 0
    ) -> None:
        self.foe = foe
        self.card = card
        self.index = index
        self.left = left
        self.target = target
        self.turned = turned  # it has turned already: it goes the way it faces

    def args(self) -> tuple[int, ...]:
        return (self.foe, self.card, self.index, self.left, self.target, self.turned)

    def fits(self, state: Fight) -> bool:
        return icon_fits(state, self.foe, self.card, self.index) and 0 <= self.target < len(
            state.characters
        )

    def options(self, state: Fight, seat: int) -> tuple[int, ...]:
        foe = state.foes[self.foe]
        icon = behaviour(state, foe, self.card).icons[self.index]
        if icon.kind == SHIFT:
            return self.ahead(state, foe, icon)
        found = [n for n in ways(state, foe, icon, self.target) if self.may_enter(state, foe, n)]
        if self.turned:
            ahead = [n for n in found if heading(state, foe, icon, n) == foe.facing]
            found = ahead or found
        return tuple(found)

    def may_enter(self, state: Fight, foe: Foe, node: int) -> bool:
        """DS-A.15: with nobody to push on, a full node may not be entered."""
        if state.crowd(node) < state.limits[node]:
            return True
        return bool(MakeRoom(node, FOE_CODE + foe.index).options(state, state.aggro))

    def ahead(self, state: Fight, foe: Foe, icon: Icon) -> tuple[int, ...]:
        """DS-36.6, DS-A.124: without turning; a wall stops it."""
        turn = {2: 0, 3: 2, 4: 4, 5: 6}[icon.way]
        dx, dy = step_toward((foe.facing + turn) % 8)
        x, y = state.board.points[foe.node]
        node = state.board.at.get((x + dx, y + dy))
        return () if node is None else (node,)

    def run(self, state: Fight, match: Match) -> None:
        foe = state.foes[self.foe]
        if self.left <= 0 or foe.node == NONE:
            return
        icon = behaviour(state, foe, self.card).icons[self.index]
        toward = icon.kind == MOVE and icon.way != AWAY
        if toward and state.characters[self.target].node == foe.node:
            return  # DS-26.6
        nodes = self.options(state, state.aggro)
        if len(nodes) == 1:
            self.answer(state, match, state.aggro, nodes[0])
        elif nodes:
            state.ask(self, state.aggro, nodes)

    def answer(self, state: Fight, match: Match, seat: int, option: int) -> None:
        foe = state.foes[self.foe]
        act = behaviour(state, foe, self.card)
        icon = act.icons[self.index]
        if foe.facing != NONE and icon.kind == MOVE:
            turn_to(state, match, foe, heading(state, foe, icon, option))
        there = (
            state.stops_on_target
            and icon.kind == MOVE
            and state.characters[self.target].node == option
        )
        # TG-7.5: a doorway ends the movement; TG-28.3: so does the target's node, though it is pushed off it.
        if state.board.rooms[option] == state.board.rooms[foe.node] and not there:
            state.agenda.append(
                MoveFoe(self.foe, self.card, self.index, self.left - 1, self.target)
            )
        land(state, match, foe, option, icon, act, MOVE_PUSH)

    def prompt(self, state: Fight, seat: int) -> Message:
        model = state.pack.model_ids[state.foes[self.foe].model]
        return Message("ds-prompt-move-foe", {"who": Ref("model", model)})

    def option_id(self, pack: SoulsPack, raw: int) -> str:
        return place_id(raw)

    def option(self, state: Fight, seat: int, raw: int) -> Option:
        text = Message("ds-option-move-foe", {"place": place_text(raw)})
        return Option(place_id(raw), text, (("node", raw),))


def land(
    state: Fight, match: Match, foe: Foe, node: int, icon: Icon, act: Behaviour, mode: int
) -> None:
    """A figure enters a node: characters there find their arc, are attacked, are pushed."""
    was = foe.node
    other = state.boss_on(node)
    foe.node = node
    if match.telling:
        match.tell("foe_moved", (foe.index, state.pack.model_ids[foe.model], node))
    if foe.facing != NONE:
        for character in state.characters:
            if character.node == was and was != node:
                character.side = NONE
            elif character.node == node:
                character.side = met_side(state, foe, was, node, character.side)
    if state.crowd(node) > state.limits[node]:
        state.agenda.append(MakeRoom(node, FOE_CODE + foe.index))
    if icon.push:
        strength = weakened(state, foe, icon.damage) if icon.damage else 0
        state.shove(foe, strength, icon, act.dodge, mode, False)
    state.foe_entered(match, foe)
    if other is not None and other is not foe:
        state.agenda.append(
            BossAside(other.index, foe.index)
        )  # DS-3.15, before anybody's arc matters


def met_side(state: Fight, foe: Foe, was: int, node: int, side: int) -> int:
    """DS-36.5: in the centre of the arc that faced it before the move."""
    if was == node:
        return side
    faced = facing_arcs(state, foe, was, node)
    for i in range(4):
        if faced >> i & 1:
            return (foe.facing + 2 * i) % 8
    return foe.facing


def facing_arcs(state: Fight, foe: Foe, was: int, node: int) -> int:
    """The arcs of a boss on `was` in which `node` lies."""
    (x, y), (u, v) = state.board.points[was], state.board.points[node]
    return arcs(foe.facing, u - x, v - y)


def leap(state: Fight, match: Match, foe: Foe, card: int, index: int, seat: int) -> None:
    """DS-37: onto the target's node at any distance, keeping its facing; every leap pushes."""
    act = behaviour(state, foe, card)
    icon = act.icons[index]
    strength = weakened(state, foe, icon.damage) if icon.damage else 0
    # DS-A.128: a target beneath it is pushed and landed on like any other. Where the push from the
    # start strikes as well (TG-30.1) it has been struck by then.
    if state.characters[seat].node != foe.node or not state.shoves_from_start:
        state.agenda.append(LeapTo(foe.index, card, index, seat))
    if icon.push:
        state.shove(foe, strength, icon, act.dodge, LEAP_PUSH, True)  # DS-A.127


class LeapTo(Step[Fight]):
    """The landing of a leap: where the target is by then."""

    __slots__ = ("card", "foe", "index", "seat")
    name = "leap_to"

    def __init__(self, foe: int, card: int, index: int, seat: int) -> None:
        self.foe = foe
        self.card = card
        self.index = index
        self.seat = seat

    def args(self) -> tuple[int, ...]:
        return (self.foe, self.card, self.index, self.seat)

    def fits(self, state: Fight) -> bool:
        return icon_fits(state, self.foe, self.card, self.index) and 0 <= self.seat < len(
            state.characters
        )

    def run(self, state: Fight, match: Match) -> None:
        foe = state.foes[self.foe]
        act = behaviour(state, foe, self.card)
        if match.telling:
            match.tell("leaps", (foe.index, state.pack.model_ids[foe.model]))
        node = state.characters[self.seat].node
        land(state, match, foe, node, act.icons[self.index], act, LEAP_PUSH)


class BossAside(Step[Fight]):
    """DS-3.15: a boss comes onto another boss's node; the one that was there is pushed."""

    __slots__ = ("foe", "mover")
    name = "boss_aside"

    def __init__(self, foe: int, mover: int) -> None:
        self.foe = foe
        self.mover = mover

    def args(self) -> tuple[int, ...]:
        return (self.foe, self.mover)

    def fits(self, state: Fight) -> bool:
        return 0 <= self.foe < len(state.foes) and 0 <= self.mover < len(state.foes)

    def options(self, state: Fight, seat: int) -> tuple[int, ...]:
        return tuple(with_room(state, list(state.board.neighbours[state.foes[self.foe].node])))

    def run(self, state: Fight, match: Match) -> None:
        foe, mover = state.foes[self.foe], state.foes[self.mover]
        if foe.node == NONE or foe.node != mover.node:
            return
        state.ask(self, state.aggro, self.options(state, state.aggro))

    def answer(self, state: Fight, match: Match, seat: int, option: int) -> None:
        foe = state.foes[self.foe]
        was = foe.node
        foe.node = option
        if match.telling:
            match.tell("foe_pushed", (foe.index, state.pack.model_ids[foe.model], option))
        if state.crowd(option) > state.limits[option]:
            state.agenda.append(MakeRoom(option, FOE_CODE + foe.index))
        faced = facing_arcs(state, foe, was, option)
        for character in reversed(state.characters):
            if character.node == option:
                character.side = met_side(state, foe, was, option, character.side)
                if faced & (faced - 1):
                    state.agenda.append(MetArc(character.seat, foe.index, faced))

    def prompt(self, state: Fight, seat: int) -> Message:
        model = state.pack.model_ids[state.foes[self.foe].model]
        return Message("ds-prompt-boss-aside", {"who": Ref("model", model)})

    def option_id(self, pack: SoulsPack, raw: int) -> str:
        return place_id(raw)

    def option(self, state: Fight, seat: int, raw: int) -> Option:
        text = Message("ds-option-push", {"place": place_text(raw)})
        return Option(place_id(raw), text, (("node", raw),))


class MetArc(Step[Fight]):
    """DS-A.125: a character who was in two arcs of the boss that has come onto its node chooses one."""

    __slots__ = ("faced", "foe", "seat")
    name = "met_arc"

    def __init__(self, seat: int, foe: int, faced: int) -> None:
        self.seat = seat
        self.foe = foe
        self.faced = faced

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.foe, self.faced)

    def fits(self, state: Fight) -> bool:
        return (
            0 <= self.seat < len(state.characters)
            and 0 <= self.foe < len(state.foes)
            and 0 < self.faced < 16
        )

    def options(self, state: Fight, seat: int) -> tuple[int, ...]:
        return tuple(i for i in range(4) if self.faced >> i & 1)

    def run(self, state: Fight, match: Match) -> None:
        state.ask(self, self.seat, self.options(state, self.seat))

    def answer(self, state: Fight, match: Match, seat: int, option: int) -> None:
        state.characters[self.seat].side = (state.foes[self.foe].facing + 2 * option) % 8

    def prompt(self, state: Fight, seat: int) -> Message:
        return Message("ds-prompt-met-arc", {"who": Ref("hero", self.seat)})

    def option_id(self, pack: SoulsPack, raw: int) -> str:
        return place_id(TO_ARC | raw)

    def option(self, state: Fight, seat: int, raw: int) -> Option:
        text = Message("ds-option-move", {"place": place_text(TO_ARC | raw)})
        return Option(self.option_id(state.pack, raw), text, place_targets(TO_ARC | raw))


class CharacterPhase(Step[Fight]):
    """DS-17.4: one character activates, in a fixed order; the players choose the very first."""

    __slots__ = ()
    name = "character_phase"

    def options(self, state: Fight, seat: int) -> tuple[int, ...]:
        return tuple(range(len(state.characters)))

    def run(self, state: Fight, match: Match) -> None:
        if state.last_active == NONE and len(state.characters) > 1:
            state.ask(self, state.aggro, self.options(state, state.aggro))
        else:
            self.answer(state, match, state.aggro, (state.last_active + 1) % len(state.characters))

    def answer(self, state: Fight, match: Match, seat: int, option: int) -> None:
        state.last_active = option
        state.agenda.append(state.turn(option))

    def prompt(self, state: Fight, seat: int) -> Message:
        return Message("ds-prompt-first-activation")

    def option_id(self, pack: SoulsPack, raw: int) -> str:
        return f"seat-{raw}"

    def option(self, state: Fight, seat: int, raw: int) -> Option:
        return Option(
            f"seat-{raw}", Message("ds-option-seat", {"who": Ref("hero", raw)}), (("hero", raw),)
        )


ENEMY_PHASE = EnemyPhase()
NEXT_FOE = NextFoe()
FLIP_CARD = FlipCard()
CHARACTER_PHASE = CharacterPhase()
