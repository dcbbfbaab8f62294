"""A match from set-up to scoring, in the rulebook's order. Each rule cites its id in docs/rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Final

from undercroft.kernel.agenda import Ask, Question, Step, registry
from undercroft.kernel.chance import Draw
from undercroft.kernel.decision import Closed, Target
from undercroft.kernel.record import Range
from undercroft.kernel.text import Message

from . import damage
from .cards import (
    ATTACK,
    FINAL_BOSS,
    MONSTER,
    ON_DREAM,
    ON_INSTANT,
    ON_TRANSFORM,
    Card,
    Cards,
    Enemy,
)
from .state import (
    CHOOSE,
    DREAM,
    END,
    ESCAPE,
    ESCAPED,
    HUNTERS_ATTACK,
    INSTANT,
    MAX_CARDS,
    MONSTER_ATTACK,
    MOST_HUNTERS,
    OVER,
    TRANSFORM,
    Hand,
    Hunt,
    Hunter,
    Seat,
    added,
    together,
    without,
)
from .verbs import (
    CardChoice,
    ChooseTarget,
    ReclaimCards,
    Reclaimed,
    Verb,
    card_words,
    each,
    stands,
    take_back,
)

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


#: Hands whose choices are kept ready.
MOST_HANDS: Final = 50_000


class SeatStep(Step[Hunt]):
    """A step of one Hunter."""

    seat: Seat

    def fits(self, state: Hunt) -> bool:
        return self.seat < state.players


# ---------------------------------------------------------------------- set-up: BB-1


class DrawFinalBoss(Step[Hunt]):
    """BB-1.1: one of the Final Bosses at random."""

    name = "draw_final_boss"

    def run(self, state: Hunt, match: Match) -> None:
        finals = state.pack.final_bosses
        drawn = match.chance.index(Draw("final_boss", [enemy.id for enemy in finals]))
        set_final_boss(state, match, finals[drawn])


def set_final_boss(state: Hunt, match: Match, final_boss: Enemy) -> None:
    """BB-1.3, BB-1.4: face up, and its ability holds from now on."""
    state.final_boss = final_boss
    state.modifiers = state.pack.modifiers(None, final_boss)
    if match.telling:
        match.tell("setup_final_boss", (final_boss.id,))


class NameFinalBoss(Step[Hunt]):
    """BB-1.2: the table has agreed on a Final Boss."""

    name = "name_final_boss"
    enemy: Enemy

    def fits(self, state: Hunt) -> bool:
        return self.enemy.rank == FINAL_BOSS

    def run(self, state: Hunt, match: Match) -> None:
        set_final_boss(state, match, self.enemy)


class DrawFirstPlayer(Step[Hunt]):
    """BB-1.16, BB-A.3: at random unless the host names one."""

    name = "draw_first_player"

    def run(self, state: Hunt, match: Match) -> None:
        state.first = match.chance.index(
            Draw("first_player", [str(hunter.seat) for hunter in state.hunters])
        )
        if match.telling:
            match.tell("first_player", (state.first,))


class Refill(Step[Hunt]):
    """BB-1.10, BB-12.5, BB-12.6: turn up Upgrades until there are as many as players."""

    name = "refill"

    def run(self, state: Hunt, match: Match) -> None:
        if len(state.row) >= state.players:
            return
        draw = Draw("upgrade", state.pack.card_ids, state.upgrades)
        if not draw.total:
            return
        card = state.pack.cards[match.chance.index(draw)]
        counts = list(state.upgrades)
        counts[card.index] -= 1
        state.upgrades = tuple(counts)
        state.row = added(state.row, card)
        if match.telling:
            match.tell("row", (card.id,))
        if len(state.row) < state.players:
            state.then(self)


class Reveal(Step[Hunt]):
    """BB-1.17, BB-13.4, BB-13.7: the next Monster, or the Final Boss once the deck is empty."""

    name = "reveal"

    def run(self, state: Hunt, match: Match) -> None:
        left = state.monsters_left + state.bosses_left
        if left == 0:
            assert state.final_boss is not None
            self.bring(state, match, state.final_boss)
            return
        # BB-1.6, BB-1.7: 7 of the Monsters and 3 of the Bosses shuffled together. Which ones and in
        # which order is not settled before it shows: each still unseen card has its exact chance.
        monsters, bosses = state.monsters, state.bosses
        weights = [state.monsters_left * max(1, len(bosses))] * len(monsters)
        weights += [state.bosses_left * max(1, len(monsters))] * len(bosses)
        pile = monsters + bosses
        enemy = pile[match.chance.index(Draw("chalice", [one.id for one in pile], weights))]
        if enemy.rank == MONSTER:
            state.monsters = without(state.monsters, enemy)
            state.monsters_left -= 1
        else:
            state.bosses = without(state.bosses, enemy)
            state.bosses_left -= 1
        self.bring(state, match, enemy)

    @staticmethod
    def bring(state: Hunt, match: Match, enemy: Enemy) -> None:
        """BB-2.3–2.5, BB-16.3, BB-A.7: printed Health, player bonus and Final Boss bonus add up."""
        holds = state.pack.modifiers(enemy, state.final_boss)
        state.modifiers = holds
        state.monster = enemy
        state.echoes = state.full = enemy.health + (state.players - 3) + holds.extra_health
        state.reserve -= state.echoes
        if match.telling:
            kind = "final_boss" if enemy.rank == FINAL_BOSS else "revealed"
            match.tell(kind, (enemy.id, state.echoes))
        if holds.on_reveal:
            if match.telling:
                match.tell("ability", (enemy.id,))
            for verb in holds.on_reveal:
                verb.apply(state, match, None)
            end_if_nobody_left(state)


# ---------------------------------------------------------------------- Step 1 (BB-4)


class ChooseCards(Question[Hunt]):
    """Everybody chooses a card in secret; the choice may be changed until the last has chosen."""

    name = "choose"

    def run(self, state: Hunt, match: Match) -> None:
        state.round += 1
        state.step = CHOOSE
        state.then(*ROUND)
        if match.telling:
            match.tell("round", (state.round,))
        for hunter in state.hunters:
            hunter.pick = hunter.card = None
            hunter.dreaming = hunter.negated = hunter.last_blow = False
            hunter.took = hunter.prevents = hunter.weakened = 0
            hunter.bloodied = ()
            hunter.lured = ()
            # A Hunter killed by a reveal plays no card and comes back in Step 7.
            if not hunter.dead:
                state.ask(self, hunter.seat, playable(state, hunter.hand))

    def choices(self, state: Hunt, seat: int) -> tuple[CardChoice, ...]:
        return playable(state, state.hunters[seat].hand)

    def prompt(self, state: Hunt, seat: int) -> Message:
        return Message("bb-prompt-choose")

    def chosen(self, state: Hunt, seat: int) -> CardChoice | None:
        return picked(state, Play, seat)

    def closed(self, state: Hunt, seat: int) -> list[Closed]:
        """Only Transform can be closed among the cards in hand; used cards always are (BB-4.4)."""
        return closed_cards(state, self, seat, "bb-closed-no-weapon")


def playable(state: Hunt, hand: Hand) -> tuple[CardChoice, ...]:
    """BB-A.11: Transform without a Weapon is refused at selection."""
    if state.empty_transform:
        return each(Play, hand)
    known = state.pack.playable
    found = known.get(hand)
    if found is None:
        found = each(Play, hand)
        if not any(card.weapon for card in hand):
            found = tuple([one for one in found if one.card.timing != ON_TRANSFORM])
        if len(known) > MOST_HANDS:
            known.clear()
        known[hand] = found
    return found


class Play(CardChoice):
    """BB-4.2: only the chooser learns of the card, the others only that there is one now."""

    name = "play"

    def take(self, state: Hunt, match: Match, ask: Ask) -> None:
        hunter = state.hunters[ask.seat]
        if match.telling:
            match.tell_only(ask.seat, "picked", (ask.seat, self.card.id))
            if hunter.pick is None:
                match.tell("ready", (ask.seat,))
        hunter.pick = self.card


def picked(state: Hunt, kind: type[CardChoice], seat: int) -> CardChoice | None:
    """The secret choice that may still be changed."""
    pick = state.hunters[seat].pick
    return None if pick is None else kind(pick)


def closed_cards(
    state: Hunt, question: ChooseCards | TransformWeapons, seat: int, reason: str
) -> list[Closed]:
    """Cards in hand that cannot be chosen now, and why; then the used pile (BB-4.4, BB-5.5)."""
    hunter = state.hunters[seat]
    open_now = {choice.card for choice in question.choices(state, seat)}
    found = [
        closed_card(question, card, "hand", reason)
        for card in dict.fromkeys(hunter.hand)
        if card not in open_now
    ]
    found += [
        closed_card(question, card, "used", "bb-closed-used") for card in dict.fromkeys(hunter.used)
    ]
    return found


def closed_card(question: Step[Hunt], card: Card, place: str, reason: str) -> Closed:
    targets: tuple[Target, ...] = (("card", card.id), ("place", place))
    words = card_words(question.name, card, place)
    shown = card.id if place == "hand" else f"{place}:{card.id}"
    return Closed(shown, words, Message(reason), targets)


class RevealCards(Step[Hunt]):
    """BB-4.3: all at the same instant."""

    name = "reveal_cards"

    def run(self, state: Hunt, match: Match) -> None:
        state.reveals += 1
        transforming = False
        for hunter in state.order():
            card = hunter.pick
            if card is None:
                continue
            hunter.pick = None
            hunter.hand = without(hunter.hand, card)
            hunter.played = (card,)
            hunter.card = card
            if card.timing == ON_DREAM:
                hunter.dreaming = True
            elif card.timing == ON_TRANSFORM:
                transforming = True
            if match.telling:
                match.tell("played", (hunter.seat, card.id))
        if transforming:
            state.then(TRANSFORM_WEAPONS)


# ---------------------------------------------------------------------- Step 2 (BB-5)


class TransformWeapons(Question[Hunt]):
    """Whoever played Transform chooses a Weapon from hand, in secret, having seen the cards."""

    name = "transform"

    def run(self, state: Hunt, match: Match) -> None:
        state.step = TRANSFORM
        for hunter in state.hunters:
            card = hunter.card
            if card is not None and not hunter.dead and card.timing == ON_TRANSFORM:
                weapons = self.choices(state, hunter.seat)
                if weapons:
                    if not state.asks:
                        state.then(REVEAL_WEAPONS)
                    state.ask(self, hunter.seat, weapons)

    def choices(self, state: Hunt, seat: int) -> tuple[CardChoice, ...]:
        hand = state.hunters[seat].hand
        return each(Transform, tuple([card for card in hand if card.weapon]))

    def prompt(self, state: Hunt, seat: int) -> Message:
        return Message("bb-prompt-transform")

    def chosen(self, state: Hunt, seat: int) -> CardChoice | None:
        return picked(state, Transform, seat)

    def closed(self, state: Hunt, seat: int) -> list[Closed]:
        return closed_cards(state, self, seat, "bb-closed-not-a-weapon")


class Transform(Play):
    """BB-5.4, BB-5.5: the Weapon to transform into, from hand only."""

    name = "transform"


class RevealWeapons(Step[Hunt]):
    """BB-5.3, BB-5.7: revealed together; the Weapon counts as played from now on."""

    name = "reveal_weapons"

    def run(self, state: Hunt, match: Match) -> None:
        state.reveals += 1
        for hunter in state.order():
            card = hunter.pick
            if card is None:
                continue
            hunter.pick = None
            hunter.hand = without(hunter.hand, card)
            hunter.played = added(hunter.played, card)
            hunter.card = card
            if match.telling:
                match.tell("transformed", (hunter.seat, card.id))


# ---------------------------------------------------------------------- Step 3 (BB-6)


class Instants(Step[Hunt]):
    """BB-6.2: one at a time in player order."""

    name = "instants"

    def run(self, state: Hunt, match: Match) -> None:
        state.step = INSTANT
        order = state.order()
        acting: list[Step[Hunt]] = []
        for hunter in order:
            card = hunter.card
            if card is None:
                continue
            if card.sole and any(other is not hunter and card in other.played for other in order):
                hunter.negated = True  # BB-A.12, BB-A.13: with two or more of it none does anything
                if match.telling:
                    match.tell("negated", (hunter.seat, card.id))
            elif card.is_instant:
                acting.append(INSTANT_OF[hunter.seat])
        if acting:
            state.then(*acting)


class InstantOf(SeatStep):
    """One Hunter's Instant, by its own text (BB-6.1)."""

    name = "instant"

    def run(self, state: Hunt, match: Match) -> None:
        hunter = state.hunters[self.seat]
        card = hunter.card
        if hunter.dead or card is None:  # BB-A.16
            return
        if match.telling:
            match.tell("instant", (hunter.seat, card.id))
        if card.asks:
            put_effects(state, hunter, card.instant)
        # The card's own damage goes first, then the rest of its text (BB-A.18).
        if card.timing == ON_INSTANT and card.damage and state.monster is not None:
            damage.strike(state, match, hunter, card, card.damage, True)
        if not card.asks:
            for verb in card.instant:
                verb.apply(state, match, hunter)
        end_if_nobody_left(state)


def put_effects(state: Hunt, hunter: Hunter, effects: tuple[Verb, ...]) -> None:
    """Effects of a card that may ask go onto the agenda one by one, to keep their order."""
    if effects:
        state.then(*(Effect(hunter.seat, effect) for effect in effects), END_CHECK)


class Effect(Step[Hunt]):
    """One effect of a card."""

    name = "effect"
    seat: Seat
    effect: Verb

    def fits(self, state: Hunt) -> bool:
        return stands(state, self.seat, self.effect)

    def run(self, state: Hunt, match: Match) -> None:
        self.effect.apply(state, match, state.hunters[self.seat])


# ---------------------------------------------------------------------- Step 4 (BB-7)


class MonsterAttack(Step[Hunt]):
    """Skipped, like the two steps after it, if the Monster was killed in Step 3 (BB-6.6)."""

    name = "monster_attack"

    def run(self, state: Hunt, match: Match) -> None:
        if state.final_slain:
            state.agenda[:] = (SCORE,)  # BB-A.47
        elif state.monster is not None:
            state.step = MONSTER_ATTACK
            ROLL[0].run(state, match)


class Roll(Step[Hunt]):
    """BB-7.1, BB-7.4, BB-7.5: one roll; a "+" is rolled again and added."""

    name = "roll"
    total: Annotated[int, Range(0, 9_999)]

    def run(self, state: Hunt, match: Match) -> None:
        die = state.dice[state.modifiers.die]
        face = die.labels[match.chance.index(die)]
        total = self.total + int(face[0])
        if match.telling:
            match.tell("rolled", (die.name, face, total))
        if face[-1] == "+":
            state.then(ROLL[total] if total < len(ROLL) else Roll(total))
        else:
            attack(state, match, total)


def attack(state: Hunt, match: Match, total: int) -> None:
    """BB-7.2, BB-7.6, BB-7.15: the total to each Hunter, at once; deaths are judged after it."""
    holds = state.modifiers
    total += holds.die_bonus
    if match.telling:
        match.tell("attack", (total,))
    sent: Sequence[int] = NOTHING
    come: Sequence[int] = NOTHING
    fallen: list[Hunter] = []
    for hunter in state.hunters:
        if hunter.lured and not holds.no_prevent:
            sent, come = redirected(state, total)
            break
    for hunter in state.hunters:
        if hunter.dead:
            continue
        amount = total + come[hunter.seat]
        prevents = hunter.prevents + sent[hunter.seat]
        if (prevents or hunter.dreaming) and not holds.no_prevent:
            amount = lessened(state, hunter, amount, prevents)
        if match.telling and amount < total:
            match.tell("prevented", (hunter.seat, total - amount))
        if amount:
            damage.lose_health(match, hunter, amount)
            if hunter.health == 0:
                fallen.append(hunter)
    for hunter in fallen:
        damage.die(state, match, hunter)
    end_if_nobody_left(state)


def lessened(state: Hunt, hunter: Hunter, amount: int, prevents: int) -> int:
    """BB-A.20: halve for dreamers (BB-7.10), then subtract what the Hunter prevents."""
    if state.prevent_first:
        amount -= prevents
        prevents = 0
    if hunter.dreaming and amount > 0:
        amount //= 2
    return max(amount - prevents, 0)


def redirected(state: Hunt, total: int) -> tuple[list[int], list[int]]:
    """BB-A.60: what each Hunter sends on of this attack, and what comes to them from others."""
    sent, come = [0] * state.players, [0] * state.players
    for hunter in state.hunters:
        if hunter.lured and not hunter.dead:
            for by, part in hunter.lured:
                if not state.hunters[by].dead:
                    moved = min(part, total - sent[by])  # no more can be sent than there is
                    sent[by] += moved
                    come[hunter.seat] += moved
    return sent, come


# ---------------------------------------------------------------------- Step 5 (BB-8)


class HuntersAttack(Step[Hunt]):
    """BB-8.1: each living Hunter with a Weapon, in player order; some Weapons strike first or last."""

    name = "hunters_attack"

    def run(self, state: Hunt, match: Match) -> None:
        if state.monster is None:
            return
        state.step = HUNTERS_ATTACK
        ranked = asks = False
        armed: list[Hunter] = []
        for hunter in state.order():
            card = hunter.card
            if card is None or hunter.dead or hunter.negated:
                continue
            if card.weapon and card.timing == ATTACK:
                armed.append(hunter)
                ranked = ranked or card.order != 0
                asks = asks or card.asks
        if ranked:
            armed.sort(key=order_of)
        if asks:
            state.then(*[ATTACK_OF[hunter.seat] for hunter in armed])
            return
        for hunter in armed:  # nobody can be asked on the way: no need to go over the agenda
            ATTACK_OF[hunter.seat].run(state, match)


def order_of(hunter: Hunter) -> int:
    return 0 if hunter.card is None else hunter.card.order


class AttackOf(SeatStep):
    """One Hunter's Weapon (BB-8.2–8.6)."""

    name = "attack"

    def run(self, state: Hunt, match: Match) -> None:
        hunter = state.hunters[self.seat]
        card = hunter.card
        # BB-A.47: with the Final Boss dead nobody strikes any more.
        if hunter.dead or state.final_slain or card is None:
            return
        if match.telling:
            told = "attacks" if state.monster is not None else "too_late"
            match.tell(told, (hunter.seat, card.id))
        damage.strike(state, match, hunter, card, card.damage, False)
        if card.after and not hunter.dead:
            # BB-A.25: they happen even if nothing was left to strike.
            if card.asks:
                put_effects(state, hunter, card.after)
            else:
                for verb in card.after:
                    verb.apply(state, match, hunter)
        end_if_nobody_left(state)


# ---------------------------------------------------------------------- Step 6 (BB-9)


class Escape(Step[Hunt]):
    """BB-9.1: an ordinary Monster with Blood left escapes; Bosses never do (BB-10.1)."""

    name = "escape"

    def run(self, state: Hunt, match: Match) -> None:
        if state.final_slain:
            state.agenda[:] = (SCORE,)  # BB-A.47
            return
        enemy = state.monster
        if enemy is None or enemy.rank != MONSTER:
            return
        state.step = ESCAPE
        holds = state.modifiers
        state.reserve += state.echoes  # BB-9.6
        state.monster = None
        state.gone += ((enemy, ESCAPED),)
        if match.telling:
            match.tell("escaped", (enemy.id, state.echoes))
        state.echoes = 0
        for verb in holds.on_escape:
            verb.apply(state, match, None)
        state.modifiers = state.pack.modifiers(None, state.final_boss)
        end_if_nobody_left(state)


# ---------------------------------------------------------------------- Step 7 (BB-11, BB-12)


class HuntersDream(Step[Hunt]):
    """BB-11.3: dreamers and the dead, in one player order; the row is refilled after all of them."""

    name = "dream"

    def run(self, state: Hunt, match: Match) -> None:
        state.step = DREAM
        there = [
            DREAM_OF[hunter.seat]
            for hunter in state.order()
            if (hunter.dreaming or hunter.dead) and not hunter.out
        ]
        if there:
            state.then(*there, REFILL)


class DreamOf(SeatStep):
    """BB-11.4: bank, reclaim, upgrade, rest. The dead only upgrade and rest, unless they dreamt."""

    name = "dream_of"

    def run(self, state: Hunt, match: Match) -> None:
        hunter = state.hunters[self.seat]
        if hunter.dreaming:
            if not hunter.dead:  # BB-11.14
                if state.modifiers.bank_tax and hunter.collected:
                    taxed = min(state.modifiers.bank_tax, hunter.collected)
                    hunter.collected -= taxed
                    state.reserve += taxed
                    if match.telling:
                        match.tell("taxed", (hunter.seat, taxed))
                if hunter.collected:
                    if match.telling:
                        match.tell("banked", (hunter.seat, hunter.collected))
                    hunter.banked += hunter.collected
                    hunter.collected = 0
            # BB-11.7, BB-11.8: every used card, and the Dream itself.
            hunter.used = together(hunter.used, hunter.played)
            hunter.played = ()
            take_back(match, hunter, hunter.used)
        if state.row:  # BB-12.7
            state.then(UPGRADE_OF[self.seat], REST_OF[self.seat])
        else:
            state.then(REST_OF[self.seat])


class SeatQuestion(Question[Hunt]):
    """A step that asks one Hunter."""

    seat: Seat

    def fits(self, state: Hunt) -> bool:
        return self.seat < state.players

    def run(self, state: Hunt, match: Match) -> None:
        state.ask(self, self.seat, self.choices(state, self.seat))

    def prompt(self, state: Hunt, seat: int) -> Message:
        return Message(f"bb-prompt-{self.name}")


class UpgradeOf(SeatQuestion):
    """BB-12.1, BB-12.2: one of the cards still available, into the hand."""

    name = "upgrade"

    def choices(self, state: Hunt, seat: int) -> tuple[CardChoice, ...]:
        return each(Upgrade, state.row)


class Upgrade(CardChoice):
    """This card of the row."""

    name = "upgrade"
    place = "row"

    def take(self, state: Hunt, match: Match, ask: Ask) -> None:
        hunter = state.hunters[ask.seat]
        state.row = without(state.row, self.card)
        hunter.hand = added(hunter.hand, self.card)
        if match.telling:
            match.tell("upgraded", (ask.seat, self.card.id))
        if hunter.owned > MAX_CARDS:
            state.then(REMOVE_OF[ask.seat])


class RemoveOf(SeatQuestion):
    """BB-12.8–12.10: an eighth card forces one out of the game; never Hunter's Dream."""

    name = "remove"

    def choices(self, state: Hunt, seat: int) -> tuple[CardChoice, ...]:
        hunter = state.hunters[seat]
        places: tuple[tuple[type[Remove], Hand], ...] = (
            (Remove, hunter.hand),
            (RemoveUsed, hunter.used),
            (RemovePlayed, hunter.played),
        )
        dream = state.pack.dream
        found: list[CardChoice] = []
        for kind, cards in places:
            slot = kind.slot
            last = dream
            for card in cards:
                if card is not last and card is not dream:
                    last = card
                    found.append(card.choices[slot])
        return tuple(found)

    def closed(self, state: Hunt, seat: int) -> list[Closed]:
        dream = state.pack.dream
        place = "hand" if dream in state.hunters[seat].hand else "used"
        return [closed_card(self, dream, place, "bb-closed-dream-stays")]


class Remove(CardChoice):
    """This card leaves the game, from the hand."""

    name = "remove"

    def take(self, state: Hunt, match: Match, ask: Ask) -> None:
        hunter = state.hunters[ask.seat]
        self.leave(hunter)
        hunter.removed = added(hunter.removed, self.card)
        if match.telling:
            match.tell("removed", (ask.seat, self.card.id))

    def leave(self, hunter: Hunter) -> None:
        hunter.hand = without(hunter.hand, self.card)


class RemoveUsed(Remove):
    """From the used pile."""

    name = "remove_used"
    place = "used"

    @property
    def id(self) -> str:
        return f"used:{self.card.id}"

    def leave(self, hunter: Hunter) -> None:
        hunter.used = without(hunter.used, self.card)


class RemovePlayed(Remove):
    """Just played: it does not enter the used pile (BB-A.32)."""

    name = "remove_played"
    place = "played"

    @property
    def id(self) -> str:
        return f"played:{self.card.id}"

    def leave(self, hunter: Hunter) -> None:
        hunter.played = without(hunter.played, self.card)


class RestOf(SeatStep):
    """BB-11.11, BB-14.7: full Health; the dead are back."""

    name = "rest"

    def run(self, state: Hunt, match: Match) -> None:
        hunter = state.hunters[self.seat]
        hunter.dead = False
        hunter.health = state.pack.max_health
        if match.telling:
            match.tell("rested", (hunter.seat, hunter.health))


# ---------------------------------------------------------------------- Step 8 (BB-13)


class EndRound(Step[Hunt]):
    """BB-13.8: discard, change First Player, reveal."""

    name = "end"

    def run(self, state: Hunt, match: Match) -> None:
        state.step = END
        if state.monster is not None:
            for verb in state.modifiers.end_of_round:
                verb.apply(state, match, None)
            if end_if_nobody_left(state):
                return
        for hunter in state.hunters:
            for card in hunter.played:  # BB-13.1
                hunter.used = added(hunter.used, card)
            hunter.played = ()
        first = (state.first + 1) % state.players  # BB-13.3
        while state.hunters[first].out:
            first = (first + 1) % state.players
        state.first = first
        if state.monster is None:  # BB-13.6: a surviving Boss stays
            state.then(REVEAL, CHOOSE_CARDS)
        else:
            state.then(CHOOSE_CARDS)


# ---------------------------------------------------------------------- the end (BB-17)


def end_if_nobody_left(state: Hunt) -> bool:
    """With every Hunter out of the game there is nobody to go on (BB-A.55)."""
    for hunter in state.hunters:
        if not hunter.out:
            return False
    state.agenda[:] = (SCORE,)
    return True


class EndCheck(Step[Hunt]):
    """After effects that were resolved one by one."""

    name = "end_check"

    def run(self, state: Hunt, match: Match) -> None:
        end_if_nobody_left(state)


class ScoreHunt(Step[Hunt]):
    """BB-17.2–17.6: everybody banks; the highest Blood Score wins, ties by Banked Blood, else shared."""

    name = "score"

    def run(self, state: Hunt, match: Match) -> None:
        state.step = OVER
        state.over = True
        best: tuple[int, int] = (-1, -1)
        winners: list[int] = []
        for hunter in state.order():
            if hunter.out:
                continue
            hunter.banked += hunter.collected
            hunter.collected = 0
            total = hunter.banked + bonus(state, hunter)
            if match.telling:
                match.tell("scored", (hunter.seat, total))
            rank = (total, hunter.banked)
            if rank > best:
                best, winners = rank, []
            if rank == best:
                winners.append(hunter.seat)
        state.winners = tuple(sorted(winners))
        if match.telling:
            for seat in state.winners:
                match.tell("won", (seat,))
            if not state.winners:
                match.tell("nobody_won")


def track_value(state: Hunt, trophy: int, count: int) -> int:
    """BB-15.5: the space reached, not the sum of spaces passed."""
    return state.pack.tracks[trophy][count - 1] if count else 0


def bonus(state: Hunt, hunter: Hunter) -> int:
    """The bonus of the three Trophy tracks."""
    return sum(track_value(state, trophy, count) for trophy, count in enumerate(hunter.trophies))


# ---------------------------------------------------------------------- every step once

CHOOSE_CARDS: Final = ChooseCards()
REVEAL: Final = Reveal()
REFILL: Final = Refill()
SCORE: Final = ScoreHunt()
END_CHECK: Final = EndCheck()
TRANSFORM_WEAPONS: Final = TransformWeapons()
REVEAL_WEAPONS: Final = RevealWeapons()
SEATS: Final = range(MOST_HUNTERS)
NOTHING: Final = (0,) * MOST_HUNTERS
INSTANT_OF: Final = [InstantOf(seat) for seat in SEATS]
ATTACK_OF: Final = [AttackOf(seat) for seat in SEATS]
DREAM_OF: Final = [DreamOf(seat) for seat in SEATS]
UPGRADE_OF: Final = [UpgradeOf(seat) for seat in SEATS]
REMOVE_OF: Final = [RemoveOf(seat) for seat in SEATS]
REST_OF: Final = [RestOf(seat) for seat in SEATS]
ROLL: Final = [Roll(total) for total in range(32)]

# BB-3.1
ROUND: tuple[Step[Hunt], ...] = (
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
        RemoveOf, RestOf, EndRound, ScoreHunt, EndCheck,
    ]
)  # fmt: skip
