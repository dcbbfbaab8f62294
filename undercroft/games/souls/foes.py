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


def behaviour(g: Fight, foe: Foe, card: int) -> Behaviour:
    """What a figure is doing: its data card, or its half of a behaviour card."""
    if card == DATA_CARD:
        own = g.pack.models[foe.model].own
        assert own is not None
        return own
    return g.pack.behaviours[card].halves[foe.model]


class FoeStep(Step[Fight]):
    """A step of one figure."""

    __slots__ = ("foe",)

    def __init__(self, foe: int) -> None:
        self.foe = foe

    def args(self) -> tuple[int, ...]:
        return (self.foe,)

    def fits(self, g: Fight) -> bool:
        return 0 <= self.foe < len(g.foes)


# ---------------------------------------------------------------------- whose turn


class EnemyPhase(Step[Fight]):
    """DS-25.1: every enemy activates; a boss flips a behaviour card."""

    __slots__ = ()
    name = "enemy_phase"

    def run(self, g: Fight, m: Match) -> None:
        for foe in g.foes:
            foe.acted = False
        g.active = NONE
        g.ward = g.ward_next
        g.ward_next = (0, 0, 0)
        if m.telling:
            m.tell("enemy_phase")
        g.agenda.append(CHARACTER_PHASE)
        between = g.interlude()
        if between is not None:
            g.agenda.append(between)
        g.agenda.append(NEXT_FOE if g.boss == NONE else g.flip())


class NextFoe(Step[Fight]):
    """DS-25.2, DS-A.147, DS-A.155: highest threat first; among equals the players choose each time."""

    __slots__ = ()
    name = "next_foe"

    def options(self, g: Fight, seat: int) -> tuple[int, ...]:
        best = -1
        found: list[int] = []
        card = g.card_played
        alike: set[tuple[int, int, int, int]] = set()
        for foe in g.foes:
            if foe.node == NONE or foe.acted or not g.due(foe):
                continue
            model = g.pack.models[foe.model]
            if model.boss and foe.model not in g.pack.behaviours[card].halves:
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

    def run(self, g: Fight, m: Match) -> None:
        options = self.options(g, g.aggro)
        if not options:
            return
        g.agenda.append(self)
        if len(options) == 1:
            self.activate(g, m, options[0])
        else:
            g.ask(self, g.aggro, options)

    def answer(self, g: Fight, m: Match, seat: int, option: int) -> None:
        self.activate(g, m, option)

    def activate(self, g: Fight, m: Match, index: int) -> None:
        foe = g.foes[index]
        foe.acted = True
        if not g.foe_begins(m, foe):
            return
        g.agenda.append(EndFoe(index))
        if g.pack.models[foe.model].boss:
            push_icons(g, foe, g.card_played)
            return
        if m.telling:
            m.tell("acts", (index, g.pack.model_ids[foe.model]))
        push_icons(g, foe, DATA_CARD)

    def prompt(self, g: Fight, seat: int) -> Message:
        return Message("ds-prompt-next-foe")

    def option_id(self, pack: SoulsPack, raw: int) -> str:
        return f"foe-{raw}"

    def option(self, g: Fight, seat: int, raw: int) -> Option:
        foe = g.foes[raw]
        text = Message(
            "ds-option-foe",
            {"who": Ref("model", g.pack.model_ids[foe.model]), "node": foe.node},
        )
        return Option(f"foe-{raw}", text, (("foe", raw),))


def push_icons(g: Fight, foe: Foe, card: int) -> None:
    """DS-25.3, DS-35.2: icons from left to right, the whole behaviour as often as it repeats."""
    act = behaviour(g, foe, card)
    for _ in range(act.repeat):
        for index in reversed(range(len(act.icons))):
            g.agenda.append(FoeIcon(foe.index, card, index))


class EndFoe(FoeStep):
    """DS-21.3, DS-21.7, DS-A.148: after its last icon: Poison, then the tokens go."""

    __slots__ = ()
    name = "end_foe"

    def run(self, g: Fight, m: Match) -> None:
        foe = g.foes[self.foe]
        if foe.node == NONE:
            return
        poisoned = foe.conditions & POISON
        foe.conditions &= ~(POISON | FROSTBITE | STAGGER)
        if poisoned:
            harm.wound(g, m, foe, 1)
            if g.in_fight and g.boss != NONE and foe.node != NONE:
                heat_up_if_due(g, m)


# ---------------------------------------------------------------------- behaviour cards (DS-33 to DS-35)


class FlipCard(Step[Fight]):
    """DS-35.1, DS-35.3: the next card; an empty deck is turned over without shuffling."""

    __slots__ = ()
    name = "flip_card"

    def run(self, g: Fight, m: Match) -> None:
        pack = g.pack
        if g.known_deck:
            card, g.known_deck = g.known_deck[0], g.known_deck[1:]
        elif g.deck.size:
            card = g.deck.cards[m.chance.index(g.deck.draw("behaviour", pack.behaviour_ids))]
            g.deck = g.deck.without(card)
            g.seen = tuple(c for c in g.seen if c != card)
        else:
            # The pattern is learnt: it comes again in the same order.
            card, g.known_deck = g.discard[0], g.discard[1:]
            g.discard = ()
        g.discard += (card,)
        g.top = card
        if m.telling:
            m.tell("behaviour", (pack.behaviour_ids[card],))
        g.agenda.append(AfterCard(card))
        g.agenda.append(NEXT_FOE)


class AfterCard(Step[Fight]):
    """A boss may do something once its card has been resolved: the Dancer shuffles (DS-34.2)."""

    __slots__ = ("card",)
    name = "after_card"

    def __init__(self, card: int) -> None:
        self.card = card

    def args(self) -> tuple[int, ...]:
        return (self.card,)

    def fits(self, g: Fight) -> bool:
        return 0 <= self.card < len(g.pack.behaviours)

    def run(self, g: Fight, m: Match) -> None:
        if not g.pack.behaviours[self.card].heat_up:
            return
        if any(g.pack.models[foe.model].does("reshuffle") for foe in g.living()):
            reshuffle(g, ())
            if m.telling:
                m.tell("reshuffled")


def reshuffle(g: Fight, fresh: tuple[int, ...]) -> None:
    """Draw pile, discard pile and one of `fresh` become one face-down deck (DS-A.122).

    The last card still shows the weak arcs until the next is flipped.
    """
    known = g.known_deck + g.discard
    groups = [(known, len(known)), *g.deck.groups]
    if fresh:
        groups.append((fresh, 1))
    g.deck = Pile(groups)
    g.known_deck = ()
    g.discard = ()
    g.reveals += 1


def heat_up_if_due(g: Fight, m: Match) -> None:
    """DS-34.1, DS-A.123: at or below the heat up point, once, at once."""
    boss = g.pack.bosses[g.boss]
    if g.heated or not boss.entry.heat_up:
        return
    foe = next((one for one in g.living() if g.pack.models[one.model].boss), None)
    if foe is not None and foe.health - foe.wounds <= boss.entry.heat_up:
        g.heated = True
        reshuffle(g, boss.heat_up_cards)
        if m.telling:
            m.tell("heated", (foe.index, g.pack.model_ids[foe.model]))
        g.heats_up(m, foe)


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

    def fits(self, g: Fight) -> bool:
        return icon_fits(g, self.foe, self.card, self.index)

    def options(self, g: Fight, seat: int) -> tuple[int, ...]:
        foe = g.foes[self.foe]
        return targets_of(g, foe, behaviour(g, foe, self.card).icons[self.index])

    def run(self, g: Fight, m: Match) -> None:
        if g.foes[self.foe].node == NONE:
            return
        seats = self.options(g, g.aggro)
        if len(seats) == 1:
            self.answer(g, m, g.aggro, seats[0])
        else:
            g.ask(self, g.aggro, seats)

    def answer(self, g: Fight, m: Match, seat: int, option: int) -> None:
        foe = g.foes[self.foe]
        act = behaviour(g, foe, self.card)
        icon = act.icons[self.index]
        if icon.kind == ATTACK:
            aim(g, m, foe, act, icon, option)
        elif icon.kind == TURN:
            foe.facing = (foe.facing + icon.turn) % 8  # DS-36.7
            if m.telling:
                m.tell("turns", (foe.index, g.pack.model_ids[foe.model], foe.facing))
        elif icon.kind == RESURRECT:
            g.resurrect(m, foe)
        elif icon.kind == LEAP:
            leap(g, m, foe, self.card, self.index, option)
        else:
            begin_move(g, m, foe, self.card, self.index, option)

    def prompt(self, g: Fight, seat: int) -> Message:
        model = g.pack.model_ids[g.foes[self.foe].model]
        return Message("ds-prompt-nearest", {"who": Ref("model", model)})

    def option_id(self, pack: SoulsPack, raw: int) -> str:
        return f"seat-{raw}"

    def option(self, g: Fight, seat: int, raw: int) -> Option:
        return Option(
            f"seat-{raw}", Message("ds-option-seat", {"who": Ref("hero", raw)}), (("hero", raw),)
        )


def icon_fits(g: Fight, foe: int, card: int, index: int) -> bool:
    if not 0 <= foe < len(g.foes) or not DATA_CARD <= card < len(g.pack.behaviours):
        return False
    if card == DATA_CARD:
        own = g.pack.models[g.foes[foe].model].own
        return own is not None and 0 <= index < len(own.icons)
    half = g.pack.behaviours[card].halves.get(g.foes[foe].model)
    return half is not None and 0 <= index < len(half.icons)


def target_of(g: Fight, foe: Foe, icon: Icon) -> int:
    """The seat an icon means: the Aggro holder or the nearest."""
    return g.aggro if icon.target == AGGRO else g.nearest(foe.node)


def targets_of(g: Fight, foe: Foe, icon: Icon) -> tuple[int, ...]:
    """DS-A.98: more than one only if they are the nearest with the same taunt level."""
    first = target_of(g, foe, icon)
    if icon.target != NEAREST or first == g.aggro:
        return (first,)
    away = g.board.distance[foe.node]
    found = g.characters[first]
    taunt = g.pack.characters[found.kind].taunt
    return tuple(
        c.seat
        for c in g.characters
        if away[c.node] == away[found.node] and g.pack.characters[c.kind].taunt == taunt
    )


def weakened(g: Fight, foe: Foe, damage: int) -> int:
    """DS-21.11: Stagger lowers the numbers on attack icons by 1; special rules may raise them."""
    damage += g.law.might
    return max(0, damage - 1) if foe.conditions & STAGGER else damage


def aim(g: Fight, m: Match, foe: Foe, act: Behaviour, icon: Icon, first: int) -> None:
    """DS-27, DS-38: find everybody the attack is aimed at; out of range it misses."""
    seats = 0
    away = g.board.span[foe.node]
    if icon.target == AREA:
        for c in g.characters:
            if away[c.node] <= act.range and g.arcs_of(foe, c) & act.attack_arcs:
                seats |= 1 << c.seat
    else:
        node = g.characters[first].node
        if away[node] <= act.range:
            if icon.node:
                for c in g.characters:
                    if c.node == node:
                        seats |= 1 << c.seat
            else:
                seats = 1 << first
    if m.telling:
        m.tell("attacks", (foe.index, g.pack.model_ids[foe.model], weakened(g, foe, icon.damage)))
        if not seats:
            m.tell("missed", (foe.index, g.pack.model_ids[foe.model]))
    if seats:
        g.agenda.append(
            Targets(
                seats,
                foe.index,
                weakened(g, foe, icon.damage),
                int(icon.magic),
                act.dodge + g.law.nimble,
                icon.conditions | g.law.venom,
                int(icon.push),
                0,
            )
        )


# ---------------------------------------------------------------------- movement


def begin_move(g: Fight, m: Match, foe: Foe, card: int, index: int, target: int) -> None:
    """DS-26, DS-36: the target is fixed now. First it turns, then it pushes, then it moves (DS-39.1)."""
    act = behaviour(g, foe, card)
    icon = act.icons[index]
    nodes = icon.nodes + g.law.haste
    turns = foe.facing != NONE and icon.kind == MOVE
    turning = TurnFoe(foe.index, card, index, target)
    if foe.conditions & FROSTBITE and nodes:
        nodes -= 1  # DS-21.9
        if not nodes and not g.pushes_in_place(icon):
            if turns:  # DS-A.80: it stays where it is and turns all the same
                g.agenda.append(turning)
            return
    if turns and icon.way != AWAY:
        here = g.characters[target].node == foe.node
        # DS-36.3, TG-A.72: it turns instead of moving.
        if not nodes or (here and (not icon.push or g.stops_on_target)):
            if g.pushes_in_place(icon):
                strength = weakened(g, foe, icon.damage) if icon.damage else 0
                g.shove(foe, strength, icon, act.dodge, MOVE_PUSH, True)
            g.agenda.append(turning)
            return
    turned = turns and icon.push and any(c.node == foe.node for c in g.characters)
    g.agenda.append(MoveFoe(foe.index, card, index, nodes, target, int(turned)))
    if icon.push:
        strength = weakened(g, foe, icon.damage) if icon.damage else 0
        g.shove(foe, strength, icon, act.dodge, MOVE_PUSH, True)
    if turned:  # with nobody to push, turning and moving are one choice
        g.agenda.append(turning)


def shove(
    g: Fight, foe: Foe, strength: int, icon: Icon, dodge: int, mode: int, began: bool
) -> None:
    """DS-20.5, DS-30.1, DS-30.3: where it began they are only pushed; elsewhere attacked first (DS-A.108)."""
    push_off(g, foe, mode)
    if began or not strength:
        return
    seats = 0
    for c in g.characters:
        if c.node == foe.node:
            seats |= 1 << c.seat
    if seats:
        g.agenda.append(Targets(seats, foe.index, strength, 0, dodge + g.law.nimble, 0, 0, 1))


def push_off(g: Fight, foe: Foe, mode: int) -> None:
    """Every character on the figure's node is pushed (DS-20.5, DS-20.6)."""
    for c in reversed(g.characters):
        if c.node == foe.node:
            g.agenda.append(PushAside(c.seat, foe.index, mode))


def turn_to(g: Fight, m: Match, foe: Foe, facing: int) -> None:
    """The front centre towards a compass direction, if it is one."""
    if facing != NONE and facing != foe.facing:
        foe.facing = facing
        if m.telling:
            m.tell("turns", (foe.index, g.pack.model_ids[foe.model], facing))


def ways(g: Fight, foe: Foe, icon: Icon, target: int) -> list[int]:
    """DS-26.1, DS-26.2: the adjacent nodes closer to a character, or farther from it."""
    goal = g.characters[target].node
    blocked = g.blocked() if g.terrain else 0
    around = [n for n in g.board.neighbours[foe.node] if not blocked >> n & 1]
    if icon.way == AWAY:
        # Farther is what everybody measures by, nodes (TG-28.4); what blocks a way makes none longer.
        away = g.board.distance[goal]
        return [n for n in around if away[n] > away[foe.node]]
    steps = g.board.walk(goal, blocked)
    return [n for n in around if steps[n] < steps[foe.node]]


def heading(g: Fight, foe: Foe, icon: Icon, node: int) -> int:
    """DS-36.1, DS-36.2: how it faces on its way to a node: its front ahead, or its back to a node behind."""
    way = g.board.toward[foe.node][node]
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

    def fits(self, g: Fight) -> bool:
        return icon_fits(g, self.foe, self.card, self.index) and 0 <= self.target < len(
            g.characters
        )

    def icon(self, g: Fight) -> Icon:
        return behaviour(g, g.foes[self.foe], self.card).icons[self.index]

    def options(self, g: Fight, seat: int) -> tuple[int, ...]:
        return tuple(ways(g, g.foes[self.foe], self.icon(g), self.target))

    def run(self, g: Fight, m: Match) -> None:
        foe, c = g.foes[self.foe], g.characters[self.target]
        if c.node == foe.node and self.icon(g).way != AWAY:
            turn_to(g, m, foe, c.side)  # DS-36.3
            return
        nodes = self.options(g, g.aggro)
        if len(nodes) == 1:
            self.answer(g, m, g.aggro, nodes[0])
        elif nodes:
            g.ask(self, g.aggro, nodes)

    def answer(self, g: Fight, m: Match, seat: int, option: int) -> None:
        foe = g.foes[self.foe]
        turn_to(g, m, foe, heading(g, foe, self.icon(g), option))

    def prompt(self, g: Fight, seat: int) -> Message:
        model = g.pack.model_ids[g.foes[self.foe].model]
        away = "yes" if self.icon(g).way == AWAY else "no"
        return Message("ds-prompt-turn-foe", {"who": Ref("model", model), "away": away})

    def option_id(self, pack: SoulsPack, raw: int) -> str:
        return place_id(raw)

    def option(self, g: Fight, seat: int, raw: int) -> Option:
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

    def fits(self, g: Fight) -> bool:
        return icon_fits(g, self.foe, self.card, self.index) and 0 <= self.target < len(
            g.characters
        )

    def options(self, g: Fight, seat: int) -> tuple[int, ...]:
        foe = g.foes[self.foe]
        icon = behaviour(g, foe, self.card).icons[self.index]
        if icon.kind == SHIFT:
            return self.ahead(g, foe, icon)
        found = [n for n in ways(g, foe, icon, self.target) if self.may_enter(g, foe, n)]
        if self.turned:
            ahead = [n for n in found if heading(g, foe, icon, n) == foe.facing]
            found = ahead or found
        return tuple(found)

    def may_enter(self, g: Fight, foe: Foe, node: int) -> bool:
        """DS-A.15: with nobody to push on, a full node may not be entered."""
        if g.crowd(node) < g.limits[node]:
            return True
        return bool(MakeRoom(node, FOE_CODE + foe.index).options(g, g.aggro))

    def ahead(self, g: Fight, foe: Foe, icon: Icon) -> tuple[int, ...]:
        """DS-36.6, DS-A.124: without turning; a wall stops it."""
        turn = {2: 0, 3: 2, 4: 4, 5: 6}[icon.way]
        dx, dy = step_toward((foe.facing + turn) % 8)
        x, y = g.board.points[foe.node]
        node = g.board.at.get((x + dx, y + dy))
        return () if node is None else (node,)

    def run(self, g: Fight, m: Match) -> None:
        foe = g.foes[self.foe]
        if self.left <= 0 or foe.node == NONE:
            return
        icon = behaviour(g, foe, self.card).icons[self.index]
        toward = icon.kind == MOVE and icon.way != AWAY
        if toward and g.characters[self.target].node == foe.node:
            return  # DS-26.6
        nodes = self.options(g, g.aggro)
        if len(nodes) == 1:
            self.answer(g, m, g.aggro, nodes[0])
        elif nodes:
            g.ask(self, g.aggro, nodes)

    def answer(self, g: Fight, m: Match, seat: int, option: int) -> None:
        foe = g.foes[self.foe]
        act = behaviour(g, foe, self.card)
        icon = act.icons[self.index]
        if foe.facing != NONE and icon.kind == MOVE:
            turn_to(g, m, foe, heading(g, foe, icon, option))
        there = g.stops_on_target and icon.kind == MOVE and g.characters[self.target].node == option
        # TG-7.5: a doorway ends the movement; TG-28.3: so does the target's node, though it is pushed off it.
        if g.board.rooms[option] == g.board.rooms[foe.node] and not there:
            g.agenda.append(MoveFoe(self.foe, self.card, self.index, self.left - 1, self.target))
        land(g, m, foe, option, icon, act, MOVE_PUSH)

    def prompt(self, g: Fight, seat: int) -> Message:
        model = g.pack.model_ids[g.foes[self.foe].model]
        return Message("ds-prompt-move-foe", {"who": Ref("model", model)})

    def option_id(self, pack: SoulsPack, raw: int) -> str:
        return place_id(raw)

    def option(self, g: Fight, seat: int, raw: int) -> Option:
        text = Message("ds-option-move-foe", {"place": place_text(raw)})
        return Option(place_id(raw), text, (("node", raw),))


def land(g: Fight, m: Match, foe: Foe, node: int, icon: Icon, act: Behaviour, mode: int) -> None:
    """A figure enters a node: characters there find their arc, are attacked, are pushed."""
    was = foe.node
    other = g.boss_on(node)
    foe.node = node
    if m.telling:
        m.tell("foe_moved", (foe.index, g.pack.model_ids[foe.model], node))
    if foe.facing != NONE:
        for c in g.characters:
            if c.node == was and was != node:
                c.side = NONE
            elif c.node == node:
                c.side = met_side(g, foe, was, node, c.side)
    if g.crowd(node) > g.limits[node]:
        g.agenda.append(MakeRoom(node, FOE_CODE + foe.index))
    if icon.push:
        strength = weakened(g, foe, icon.damage) if icon.damage else 0
        g.shove(foe, strength, icon, act.dodge, mode, False)
    g.foe_entered(m, foe)
    if other is not None and other is not foe:
        g.agenda.append(BossAside(other.index, foe.index))  # DS-3.15, before anybody's arc matters


def met_side(g: Fight, foe: Foe, was: int, node: int, side: int) -> int:
    """DS-36.5: in the centre of the arc that faced it before the move."""
    if was == node:
        return side
    faced = facing_arcs(g, foe, was, node)
    for i in range(4):
        if faced >> i & 1:
            return (foe.facing + 2 * i) % 8
    return foe.facing


def facing_arcs(g: Fight, foe: Foe, was: int, node: int) -> int:
    """The arcs of a boss on `was` in which `node` lies."""
    (x, y), (u, v) = g.board.points[was], g.board.points[node]
    return arcs(foe.facing, u - x, v - y)


def leap(g: Fight, m: Match, foe: Foe, card: int, index: int, seat: int) -> None:
    """DS-37: onto the target's node at any distance, keeping its facing; every leap pushes."""
    act = behaviour(g, foe, card)
    icon = act.icons[index]
    strength = weakened(g, foe, icon.damage) if icon.damage else 0
    # DS-A.128: a target beneath it is pushed and landed on like any other. Where the push from the
    # start strikes as well (TG-30.1) it has been struck by then.
    if g.characters[seat].node != foe.node or not g.shoves_from_start:
        g.agenda.append(LeapTo(foe.index, card, index, seat))
    if icon.push:
        g.shove(foe, strength, icon, act.dodge, LEAP_PUSH, True)  # DS-A.127


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

    def fits(self, g: Fight) -> bool:
        return icon_fits(g, self.foe, self.card, self.index) and 0 <= self.seat < len(g.characters)

    def run(self, g: Fight, m: Match) -> None:
        foe = g.foes[self.foe]
        act = behaviour(g, foe, self.card)
        if m.telling:
            m.tell("leaps", (foe.index, g.pack.model_ids[foe.model]))
        node = g.characters[self.seat].node
        land(g, m, foe, node, act.icons[self.index], act, LEAP_PUSH)


class BossAside(Step[Fight]):
    """DS-3.15: a boss comes onto another boss's node; the one that was there is pushed."""

    __slots__ = ("foe", "mover")
    name = "boss_aside"

    def __init__(self, foe: int, mover: int) -> None:
        self.foe = foe
        self.mover = mover

    def args(self) -> tuple[int, ...]:
        return (self.foe, self.mover)

    def fits(self, g: Fight) -> bool:
        return 0 <= self.foe < len(g.foes) and 0 <= self.mover < len(g.foes)

    def options(self, g: Fight, seat: int) -> tuple[int, ...]:
        return tuple(with_room(g, list(g.board.neighbours[g.foes[self.foe].node])))

    def run(self, g: Fight, m: Match) -> None:
        foe, mover = g.foes[self.foe], g.foes[self.mover]
        if foe.node == NONE or foe.node != mover.node:
            return
        g.ask(self, g.aggro, self.options(g, g.aggro))

    def answer(self, g: Fight, m: Match, seat: int, option: int) -> None:
        foe = g.foes[self.foe]
        was = foe.node
        foe.node = option
        if m.telling:
            m.tell("foe_pushed", (foe.index, g.pack.model_ids[foe.model], option))
        if g.crowd(option) > g.limits[option]:
            g.agenda.append(MakeRoom(option, FOE_CODE + foe.index))
        faced = facing_arcs(g, foe, was, option)
        for c in reversed(g.characters):
            if c.node == option:
                c.side = met_side(g, foe, was, option, c.side)
                if faced & (faced - 1):
                    g.agenda.append(MetArc(c.seat, foe.index, faced))

    def prompt(self, g: Fight, seat: int) -> Message:
        model = g.pack.model_ids[g.foes[self.foe].model]
        return Message("ds-prompt-boss-aside", {"who": Ref("model", model)})

    def option_id(self, pack: SoulsPack, raw: int) -> str:
        return place_id(raw)

    def option(self, g: Fight, seat: int, raw: int) -> Option:
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

    def fits(self, g: Fight) -> bool:
        return (
            0 <= self.seat < len(g.characters)
            and 0 <= self.foe < len(g.foes)
            and 0 < self.faced < 16
        )

    def options(self, g: Fight, seat: int) -> tuple[int, ...]:
        return tuple(i for i in range(4) if self.faced >> i & 1)

    def run(self, g: Fight, m: Match) -> None:
        g.ask(self, self.seat, self.options(g, self.seat))

    def answer(self, g: Fight, m: Match, seat: int, option: int) -> None:
        g.characters[self.seat].side = (g.foes[self.foe].facing + 2 * option) % 8

    def prompt(self, g: Fight, seat: int) -> Message:
        return Message("ds-prompt-met-arc", {"who": Ref("hero", self.seat)})

    def option_id(self, pack: SoulsPack, raw: int) -> str:
        return place_id(TO_ARC | raw)

    def option(self, g: Fight, seat: int, raw: int) -> Option:
        text = Message("ds-option-move", {"place": place_text(TO_ARC | raw)})
        return Option(self.option_id(g.pack, raw), text, place_targets(TO_ARC | raw))


class CharacterPhase(Step[Fight]):
    """DS-17.4: one character activates, in a fixed order; the players choose the very first."""

    __slots__ = ()
    name = "character_phase"

    def options(self, g: Fight, seat: int) -> tuple[int, ...]:
        return tuple(range(len(g.characters)))

    def run(self, g: Fight, m: Match) -> None:
        if g.last_active == NONE and len(g.characters) > 1:
            g.ask(self, g.aggro, self.options(g, g.aggro))
        else:
            self.answer(g, m, g.aggro, (g.last_active + 1) % len(g.characters))

    def answer(self, g: Fight, m: Match, seat: int, option: int) -> None:
        g.last_active = option
        g.agenda.append(g.turn(option))

    def prompt(self, g: Fight, seat: int) -> Message:
        return Message("ds-prompt-first-activation")

    def option_id(self, pack: SoulsPack, raw: int) -> str:
        return f"seat-{raw}"

    def option(self, g: Fight, seat: int, raw: int) -> Option:
        return Option(
            f"seat-{raw}", Message("ds-option-seat", {"who": Ref("hero", raw)}), (("hero", raw),)
        )


ENEMY_PHASE = EnemyPhase()
NEXT_FOE = NextFoe()
FLIP_CARD = FlipCard()
CHARACTER_PHASE = CharacterPhase()
