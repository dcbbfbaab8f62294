"""A match from set-up to scoring, in the rulebook's order. Each rule cites its id in docs/rules.

The agenda is a stack: what is pushed last happens first, so lists of steps are written backwards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from undercroft.kernel.agenda import Step, registry
from undercroft.kernel.chance import Draw
from undercroft.kernel.pile import Pile

from . import deeds
from .cards import ATTACK, ON_DREAM, ON_INSTANT, ON_TRANSFORM
from .state import (
    CHOOSE,
    DREAM,
    END,
    ESCAPE,
    HUNTERS_ATTACK,
    INSTANT,
    MAX_CARDS,
    MONSTER_ATTACK,
    NONE,
    OVER,
    TRANSFORM,
    Hunt,
    Hunter,
    together,
    without,
)
from .verbs import ChooseTarget, ReclaimCards, is_effect, take_back

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


class SeatStep(Step[Hunt]):
    """A step of one Hunter."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        if not 0 <= seat < 5:
            raise ValueError(f"{self.name}: {seat} is no seat")
        self.seat = seat

    def args(self) -> tuple[int, ...]:
        return (self.seat,)

    def fits(self, g: Hunt) -> bool:
        return self.seat < g.players


# ---------------------------------------------------------------------- set-up: BB-1


class DrawFinalBoss(Step[Hunt]):
    """BB-1.1: one of the Final Bosses at random."""

    __slots__ = ()
    name = "draw_final_boss"

    def run(self, g: Hunt, m: Match) -> None:
        finals = g.cards.finals
        ids = [g.cards.enemy_ids[final] for final in finals]
        set_final_boss(g, m, finals[m.chance.index(Draw("final_boss", ids))])


def set_final_boss(g: Hunt, m: Match, final: int) -> None:
    """BB-1.3, BB-1.4: face up, and its ability holds from now on."""
    g.final = final
    g.law = g.cards.law(NONE, final)
    if m.telling:
        m.tell("setup_final_boss", (g.cards.enemy_ids[final],))


class NameFinalBoss(Step[Hunt]):
    """BB-1.2: the table has agreed on a Final Boss."""

    __slots__ = ("final",)
    name = "name_final_boss"

    def __init__(self, final: int) -> None:
        self.final = final

    def args(self) -> tuple[int, ...]:
        return (self.final,)

    def fits(self, g: Hunt) -> bool:
        return self.final in g.cards.finals

    def run(self, g: Hunt, m: Match) -> None:
        set_final_boss(g, m, self.final)


class DrawFirstPlayer(Step[Hunt]):
    """BB-1.16, BB-A.3: at random unless the host names one."""

    __slots__ = ()
    name = "draw_first_player"

    def run(self, g: Hunt, m: Match) -> None:
        g.first = m.chance.index(Draw("first_player", [str(h.seat) for h in g.hunters]))
        if m.telling:
            m.tell("first_player", (g.first,))


class Refill(Step[Hunt]):
    """BB-1.10, BB-12.5, BB-12.6: turn up Upgrades until there are as many as players."""

    __slots__ = ()
    name = "refill"

    def run(self, g: Hunt, m: Match) -> None:
        if len(g.row) >= g.players:
            return
        draw = Draw("upgrade", g.cards.card_ids, g.upgrades)
        if not draw.total:
            return
        card = m.chance.index(draw)
        counts = list(g.upgrades)
        counts[card] -= 1
        g.upgrades = tuple(counts)
        g.row = together(g.row, (card,))
        if m.telling:
            m.tell("row", (g.cards.card_ids[card],))
        g.agenda.append(self)


class Reveal(Step[Hunt]):
    """BB-1.17, BB-13.4, BB-13.7: the next Monster, or the Final Boss once the deck is empty."""

    __slots__ = ()
    name = "reveal"

    def run(self, g: Hunt, m: Match) -> None:
        left = g.monsters_left + g.bosses_left
        if left == 0:
            self.bring(g, m, g.final)
            return
        # BB-1.6, BB-1.7: 7 of the Monsters and 3 of the Bosses shuffled together. Which ones and in
        # which order is not settled before it shows: each still unseen card has its exact chance.
        pile = Pile(((g.monster_pool, g.monsters_left), (g.boss_pool, g.bosses_left)))
        enemy = pile.cards[m.chance.index(pile.draw("chalice", g.cards.enemy_ids))]
        if g.cards.enemies[enemy].kind == 0:
            g.monster_pool = without(g.monster_pool, enemy)
            g.monsters_left -= 1
        else:
            g.boss_pool = without(g.boss_pool, enemy)
            g.bosses_left -= 1
        self.bring(g, m, enemy)

    @staticmethod
    def bring(g: Hunt, m: Match, index: int) -> None:
        """BB-2.3–2.5, BB-16.3, BB-A.7: printed Health, player bonus and Final Boss bonus add up."""
        enemy = g.cards.enemies[index]
        law = g.cards.law(index, g.final)
        g.law = law
        g.monster = index
        g.echoes = g.full = enemy.health + (g.players - 3) + law.extra_health
        g.reserve -= g.echoes
        if m.telling:
            kind = "final_boss" if enemy.kind == 2 else "revealed"
            m.tell(kind, (enemy.id, g.echoes))
        if law.on_reveal:
            if m.telling:
                m.tell("ability", (enemy.id,))
            for verb in law.on_reveal:
                verb.apply(g, m, None)
            end_if_nobody_left(g)


# ---------------------------------------------------------------------- Step 1 (BB-4)


class ChooseCards(Step[Hunt]):
    """Everybody chooses a card in secret; the choice may be changed until the last has chosen."""

    __slots__ = ()
    name = "choose"

    def run(self, g: Hunt, m: Match) -> None:
        g.round += 1
        g.step = CHOOSE
        g.agenda.extend(ROUND)
        if m.telling:
            m.tell("round", (g.round,))
        playable, empty = g.cards.playable, g.empty_transform
        for h in g.hunters:
            h.pick = h.card = NONE
            h.dreaming = h.negated = h.last_blow = False
            h.took = h.prevents = h.weakened = 0
            h.bloodied = h.lured = ()
            # A Hunter killed by a reveal plays no card and comes back in Step 7.
            if not h.dead:
                g.ask(self, h.seat, playable(h.hand, empty))

    def options(self, g: Hunt, seat: int) -> tuple[int, ...]:
        return g.cards.playable(g.hunters[seat].hand, g.empty_transform)

    def answer(self, g: Hunt, m: Match, seat: int, option: int) -> None:
        pick(g, m, seat, option)


def pick(g: Hunt, m: Match, seat: int, option: int) -> None:
    """BB-4.2: only the chooser learns of the card, the others only that there is one now."""
    h = g.hunters[seat]
    if m.telling:
        m.tell_only(seat, "picked", (seat, g.cards.card_ids[option]))
        if h.pick == NONE:
            m.tell("ready", (seat,))
    h.pick = option


class RevealCards(Step[Hunt]):
    """BB-4.3: all at the same instant."""

    __slots__ = ()
    name = "reveal_cards"

    def run(self, g: Hunt, m: Match) -> None:
        g.reveals += 1
        cards = g.cards.cards
        transforming = False
        for h in g.order():
            card = h.pick
            if card == NONE:
                continue
            h.pick = NONE
            hand = h.hand
            at = hand.index(card)
            h.hand = hand[:at] + hand[at + 1 :]
            h.played = (card,)
            h.card = card
            timing = cards[card].timing
            if timing == ON_DREAM:
                h.dreaming = True
            elif timing == ON_TRANSFORM:
                transforming = True
            if m.telling:
                m.tell("played", (h.seat, cards[card].id))
        if transforming:
            g.agenda.append(TRANSFORM_WEAPONS)


# ---------------------------------------------------------------------- Step 2 (BB-5)


class TransformWeapons(Step[Hunt]):
    """Whoever played Transform chooses a Weapon from hand, in secret, having seen the cards."""

    __slots__ = ()
    name = "transform"

    def run(self, g: Hunt, m: Match) -> None:
        g.step = TRANSFORM
        cards = g.cards.cards
        asked = False
        for h in g.hunters:
            if h.card != NONE and not h.dead and cards[h.card].timing == ON_TRANSFORM:
                weapons = self.options(g, h.seat)
                if weapons:
                    if not asked:
                        g.agenda.append(REVEAL_WEAPONS)
                        asked = True
                    g.ask(self, h.seat, weapons)

    def options(self, g: Hunt, seat: int) -> tuple[int, ...]:
        """BB-5.4, BB-5.5: Weapons in hand only."""
        weapons = g.cards.weapons
        return tuple(dict.fromkeys(card for card in g.hunters[seat].hand if weapons[card]))

    def answer(self, g: Hunt, m: Match, seat: int, option: int) -> None:
        pick(g, m, seat, option)


class RevealWeapons(Step[Hunt]):
    """BB-5.3, BB-5.7: revealed together; the Weapon counts as played from now on."""

    __slots__ = ()
    name = "reveal_weapons"

    def run(self, g: Hunt, m: Match) -> None:
        g.reveals += 1
        for h in g.order():
            card = h.pick
            if card == NONE:
                continue
            h.pick = NONE
            h.hand = without(h.hand, card)
            h.played = together(h.played, (card,))
            h.card = card
            if m.telling:
                m.tell("transformed", (h.seat, g.cards.card_ids[card]))


# ---------------------------------------------------------------------- Step 3 (BB-6)


class Instants(Step[Hunt]):
    """BB-6.2: one at a time in player order."""

    __slots__ = ()
    name = "instants"

    def run(self, g: Hunt, m: Match) -> None:
        g.step = INSTANT
        cards = g.cards.cards
        order = g.order()
        order.reverse()
        for h in order:
            if h.card == NONE:
                continue
            card = cards[h.card]
            if card.sole and any(o is not h and h.card in o.played for o in order):
                h.negated = True  # BB-A.12, BB-A.13: with two or more of it none does anything
                if m.telling:
                    m.tell("negated", (h.seat, card.id))
            elif card.is_instant:
                g.agenda.append(INSTANT_OF[h.seat])


class InstantOf(SeatStep):
    """One Hunter's Instant, by its own text (BB-6.1)."""

    __slots__ = ()
    name = "instant"

    def run(self, g: Hunt, m: Match) -> None:
        h = g.hunters[self.seat]
        if h.dead:  # BB-A.16
            return
        card = g.cards.cards[h.card]
        if m.telling:
            m.tell("instant", (h.seat, card.id))
        do_effects(g, m, h, card.instant)
        # The card's own damage goes first, then the rest of its text (BB-A.18).
        if card.timing == ON_INSTANT and card.damage and g.monster != NONE:
            deeds.strike(g, m, h, card, card.damage, True)
        if not card.waits:
            for index in card.instant:
                card.verbs[index].apply(g, m, h, index)
        end_if_nobody_left(g)


def do_effects(g: Hunt, m: Match, h: Hunter, effects: tuple[int, ...]) -> None:
    """Effects of a card that may ask go onto the agenda one by one, to keep their order."""
    if effects and g.cards.cards[h.card].waits:
        g.agenda.append(END_CHECK)
        for index in reversed(effects):
            g.agenda.append(Effect(h.seat, h.card, index))


class Effect(Step[Hunt]):
    """One effect of a card."""

    __slots__ = ("card", "index", "seat")
    name = "effect"

    def __init__(self, seat: int, card: int, index: int) -> None:
        self.seat = seat
        self.card = card
        self.index = index

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.card, self.index)

    def fits(self, g: Hunt) -> bool:
        return is_effect(g, self.seat, self.card, self.index)

    def run(self, g: Hunt, m: Match) -> None:
        verb = g.cards.cards[self.card].verbs[self.index]
        verb.apply(g, m, g.hunters[self.seat], self.index)


# ---------------------------------------------------------------------- Step 4 (BB-7)


class MonsterAttack(Step[Hunt]):
    """Skipped, like the two steps after it, if the Monster was killed in Step 3 (BB-6.6)."""

    __slots__ = ()
    name = "monster_attack"

    def run(self, g: Hunt, m: Match) -> None:
        if g.final_slain:
            g.agenda[:] = (SCORE,)  # BB-A.47
        elif g.monster != NONE:
            g.step = MONSTER_ATTACK
            ROLL[0].run(g, m)


class Roll(Step[Hunt]):
    """BB-7.1, BB-7.4, BB-7.5: one roll; a "+" is rolled again and added."""

    __slots__ = ("total",)
    name = "roll"

    def __init__(self, total: int) -> None:
        self.total = total

    def args(self) -> tuple[int, ...]:
        return (self.total,)

    def fits(self, g: Hunt) -> bool:
        return 0 <= self.total < 10_000

    def run(self, g: Hunt, m: Match) -> None:
        die = g.dice[g.law.die]
        face = die.labels[m.chance.index(die)]
        total = self.total + int(face[0])
        if m.telling:
            m.tell("rolled", (die.name, face, total))
        if face[-1] == "+":
            g.agenda.append(ROLL[total] if total < len(ROLL) else Roll(total))
        else:
            attack(g, m, total)


def attack(g: Hunt, m: Match, total: int) -> None:
    """BB-7.2, BB-7.6, BB-7.15: the total to each Hunter, at once; deaths are judged after it."""
    law = g.law
    total += law.die_bonus
    if m.telling:
        m.tell("attack", (total,))
    sent: Sequence[int] = NOTHING
    come: Sequence[int] = NOTHING
    for h in g.hunters:
        if h.lured and not law.no_prevent:
            sent, come = redirected(g, total)
            break
    for h in g.hunters:
        if h.dead:
            continue
        amount = total + come[h.seat]
        if not law.no_prevent:
            prevents = h.prevents + sent[h.seat]
            # BB-A.20: halve for dreamers, then subtract the Hunter's own reductions.
            if g.prevent_first:
                amount = max(amount - prevents, 0)
                if h.dreaming:
                    amount //= 2  # BB-7.10
            else:
                if h.dreaming:
                    amount //= 2
                amount = max(amount - prevents, 0)
        if m.telling and amount < total:
            m.tell("prevented", (h.seat, total - amount))
        if amount:
            deeds.lose_health(m, h, amount)
    for h in g.hunters:
        if h.health == 0 and not h.dead:
            deeds.die(g, m, h)
    end_if_nobody_left(g)


def redirected(g: Hunt, total: int) -> tuple[list[int], list[int]]:
    """BB-A.60: what each Hunter sends on of this attack, and what comes to them from others."""
    sent, come = [0] * g.players, [0] * g.players
    for h in g.hunters:
        if h.lured and not h.dead:
            for by, part in h.lured:
                if not g.hunters[by].dead:
                    moved = min(part, total - sent[by])  # no more can be sent than there is
                    sent[by] += moved
                    come[h.seat] += moved
    return sent, come


# ---------------------------------------------------------------------- Step 5 (BB-8)


class HuntersAttack(Step[Hunt]):
    """BB-8.1: each living Hunter with a Weapon, in player order; some Weapons strike first or last."""

    __slots__ = ()
    name = "hunters_attack"

    def run(self, g: Hunt, m: Match) -> None:
        if g.monster == NONE:
            return
        g.step = HUNTERS_ATTACK
        cards = g.cards.cards
        ranked = waits = False
        armed: list[Hunter] = []
        for h in g.order():
            if not h.dead and h.card != NONE and not h.negated:
                card = cards[h.card]
                if card.weapon and card.timing == ATTACK:
                    armed.append(h)
                    ranked = ranked or card.order != 0
                    waits = waits or card.waits
        if ranked:
            armed.sort(key=lambda h: cards[h.card].order)
        if waits:
            armed.reverse()
            for h in armed:
                g.agenda.append(ATTACK_OF[h.seat])
            return
        for h in armed:  # nobody can be asked on the way: no need to go over the agenda
            ATTACK_OF[h.seat].run(g, m)


class AttackOf(SeatStep):
    """One Hunter's Weapon (BB-8.2–8.6)."""

    __slots__ = ()
    name = "attack"

    def run(self, g: Hunt, m: Match) -> None:
        h = g.hunters[self.seat]
        if h.dead or g.final_slain:  # BB-A.47: with the Final Boss dead nobody strikes any more
            return
        card = g.cards.cards[h.card]
        if m.telling:
            m.tell("attacks" if g.monster != NONE else "too_late", (h.seat, card.id))
        deeds.strike(g, m, h, card, card.damage, False)
        if card.after and not h.dead:
            do_effects(g, m, h, card.after)
            if not card.waits:
                # BB-A.25: they happen even if nothing was left to strike.
                for index in card.after:
                    card.verbs[index].apply(g, m, h, index)
        end_if_nobody_left(g)


# ---------------------------------------------------------------------- Step 6 (BB-9)


class Escape(Step[Hunt]):
    """BB-9.1: an ordinary Monster with Blood left escapes; Bosses never do (BB-10.1)."""

    __slots__ = ()
    name = "escape"

    def run(self, g: Hunt, m: Match) -> None:
        if g.final_slain:
            g.agenda[:] = (SCORE,)  # BB-A.47
            return
        if g.monster == NONE or g.cards.enemies[g.monster].kind != 0:
            return
        g.step = ESCAPE
        law = g.law
        enemy = g.monster
        g.reserve += g.echoes  # BB-9.6
        g.monster = NONE
        g.gone += ((enemy, "escaped"),)
        if m.telling:
            m.tell("escaped", (g.cards.enemy_ids[enemy], g.echoes))
        g.echoes = 0
        for verb in law.on_escape:
            verb.apply(g, m, None)
        g.law = g.cards.law(NONE, g.final)
        end_if_nobody_left(g)


# ---------------------------------------------------------------------- Step 7 (BB-11, BB-12)


class HuntersDream(Step[Hunt]):
    """BB-11.3: dreamers and the dead, in one player order; the row is refilled after all of them."""

    __slots__ = ()
    name = "dream"

    def run(self, g: Hunt, m: Match) -> None:
        g.step = DREAM
        there = [h for h in g.order() if (h.dreaming or h.dead) and not h.out]
        if there:
            g.agenda.append(REFILL)
            there.reverse()
            for h in there:
                g.agenda.append(DREAM_OF[h.seat])


class DreamOf(SeatStep):
    """BB-11.4: bank, reclaim, upgrade, rest. The dead only upgrade and rest, unless they dreamt."""

    __slots__ = ()
    name = "dream_of"

    def run(self, g: Hunt, m: Match) -> None:
        h = g.hunters[self.seat]
        if h.dreaming:
            if not h.dead:  # BB-11.14
                if g.law.bank_tax and h.collected:
                    taxed = min(g.law.bank_tax, h.collected)
                    h.collected -= taxed
                    g.reserve += taxed
                    if m.telling:
                        m.tell("taxed", (h.seat, taxed))
                if h.collected:
                    if m.telling:
                        m.tell("banked", (h.seat, h.collected))
                    h.banked += h.collected
                    h.collected = 0
            # BB-11.7, BB-11.8: every used card, and the Dream itself.
            h.used = h.used + h.played
            h.played = ()
            take_back(g, m, h, h.used)
        g.agenda.append(REST_OF[self.seat])
        if g.row:  # BB-12.7
            g.agenda.append(UPGRADE_OF[self.seat])


class UpgradeOf(SeatStep):
    """BB-12.1, BB-12.2: one of the cards still available, into the hand."""

    __slots__ = ()
    name = "upgrade"

    def run(self, g: Hunt, m: Match) -> None:
        g.ask(self, self.seat, self.options(g, self.seat))

    def options(self, g: Hunt, seat: int) -> tuple[int, ...]:
        return tuple(dict.fromkeys(g.row))

    def answer(self, g: Hunt, m: Match, seat: int, option: int) -> None:
        h = g.hunters[seat]
        g.row = without(g.row, option)
        h.hand = together(h.hand, (option,))
        if m.telling:
            m.tell("upgraded", (seat, g.cards.card_ids[option]))
        if h.owned > MAX_CARDS:
            g.agenda.append(REMOVE_OF[seat])


PLACES = ("hand", "used", "played")


class RemoveOf(SeatStep):
    """BB-12.8–12.10: an eighth card forces one out of the game; never Hunter's Dream."""

    __slots__ = ()
    name = "remove"

    def run(self, g: Hunt, m: Match) -> None:
        g.ask(self, self.seat, self.options(g, self.seat))

    def options(self, g: Hunt, seat: int) -> tuple[int, ...]:
        h = g.hunters[seat]
        dream = g.cards.dream
        options: list[int] = []
        place = 0
        for cards in (h.hand, h.used, h.played):
            last = dream
            for card in cards:  # sorted: the same card twice stands side by side
                if card != last and card != dream:
                    options.append(place | card)
                    last = card
            place += 256
        return tuple(options)

    def answer(self, g: Hunt, m: Match, seat: int, option: int) -> None:
        h = g.hunters[seat]
        place, card = option >> 8, option & 255
        if place == 0:
            h.hand = without(h.hand, card)
        elif place == 1:
            h.used = without(h.used, card)
        else:
            h.played = without(h.played, card)  # BB-A.32: it does not enter the used pile
        h.removed = together(h.removed, (card,))
        if m.telling:
            m.tell("removed", (seat, g.cards.card_ids[card]))


class RestOf(SeatStep):
    """BB-11.11, BB-14.7: full Health; the dead are back."""

    __slots__ = ()
    name = "rest"

    def run(self, g: Hunt, m: Match) -> None:
        h = g.hunters[self.seat]
        h.dead = False
        h.health = g.cards.max_health
        if m.telling:
            m.tell("rested", (h.seat, h.health))


# ---------------------------------------------------------------------- Step 8 (BB-13)


class EndRound(Step[Hunt]):
    """BB-13.8: discard, change First Player, reveal."""

    __slots__ = ()
    name = "end"

    def run(self, g: Hunt, m: Match) -> None:
        g.step = END
        if g.monster != NONE:
            for verb in g.law.end_of_round:
                verb.apply(g, m, None)
            if end_if_nobody_left(g):
                return
        for h in g.hunters:
            if h.played:
                h.used = together(h.used, h.played)  # BB-13.1
                h.played = ()
        first = (g.first + 1) % g.players  # BB-13.3
        while g.hunters[first].out:
            first = (first + 1) % g.players
        g.first = first
        g.agenda.append(CHOOSE_CARDS)
        if g.monster == NONE:  # BB-13.6: a surviving Boss stays
            g.agenda.append(REVEAL)


# ---------------------------------------------------------------------- the end (BB-17)


def end_if_nobody_left(g: Hunt) -> bool:
    """With every Hunter out of the game there is nobody to go on (BB-A.55)."""
    for h in g.hunters:
        if not h.out:
            return False
    g.agenda[:] = (SCORE,)
    return True


class EndCheck(Step[Hunt]):
    """After effects that were resolved one by one."""

    __slots__ = ()
    name = "end_check"

    def run(self, g: Hunt, m: Match) -> None:
        end_if_nobody_left(g)


class ScoreHunt(Step[Hunt]):
    """BB-17.2–17.6: everybody banks; the highest Blood Score wins, ties by Banked Blood, else shared."""

    __slots__ = ()
    name = "score"

    def run(self, g: Hunt, m: Match) -> None:
        g.step = OVER
        g.over = True
        best: tuple[int, int] = (-1, -1)
        winners: list[int] = []
        for h in g.order():
            if h.out:
                continue
            h.banked += h.collected
            h.collected = 0
            total = h.banked + bonus(g, h)
            if m.telling:
                m.tell("scored", (h.seat, total))
            rank = (total, h.banked)
            if rank > best:
                best, winners = rank, []
            if rank == best:
                winners.append(h.seat)
        g.winners = tuple(sorted(winners))
        if m.telling:
            for seat in g.winners:
                m.tell("won", (seat,))
            if not g.winners:
                m.tell("nobody_won")


def track_value(g: Hunt, trophy: int, count: int) -> int:
    """BB-15.5: the space reached, not the sum of spaces passed."""
    return g.cards.tracks[trophy][count - 1] if count else 0


def bonus(g: Hunt, h: Hunter) -> int:
    """The bonus of the three Trophy tracks."""
    return sum(track_value(g, trophy, count) for trophy, count in enumerate(h.trophies))


# ---------------------------------------------------------------------- every step once

CHOOSE_CARDS = ChooseCards()
REVEAL = Reveal()
REFILL = Refill()
SCORE = ScoreHunt()
END_CHECK = EndCheck()
TRANSFORM_WEAPONS = TransformWeapons()
REVEAL_WEAPONS = RevealWeapons()
SEATS = range(5)
NOTHING = (0,) * 5
INSTANT_OF = [InstantOf(seat) for seat in SEATS]
ATTACK_OF = [AttackOf(seat) for seat in SEATS]
DREAM_OF = [DreamOf(seat) for seat in SEATS]
UPGRADE_OF = [UpgradeOf(seat) for seat in SEATS]
REMOVE_OF = [RemoveOf(seat) for seat in SEATS]
REST_OF = [RestOf(seat) for seat in SEATS]
ROLL = [Roll(total) for total in range(32)]

# BB-3.1, backwards: what is pushed last happens first.
ROUND: tuple[Step[Hunt], ...] = (
    EndRound(),
    HuntersDream(),
    Escape(),
    HuntersAttack(),
    MonsterAttack(),
    Instants(),
    RevealCards(),  # which calls for Step 2 if somebody transforms
)

STEPS_BY_NAME = registry(
    [
        DrawFinalBoss, NameFinalBoss, DrawFirstPlayer, Refill, Reveal, ChooseCards, RevealCards,
        TransformWeapons, RevealWeapons, Instants, InstantOf, Effect, ChooseTarget, ReclaimCards,
        MonsterAttack, Roll, HuntersAttack, AttackOf, Escape, HuntersDream, DreamOf, UpgradeOf,
        RemoveOf, RestOf, EndRound, ScoreHunt, EndCheck,
    ]
)  # fmt: skip
