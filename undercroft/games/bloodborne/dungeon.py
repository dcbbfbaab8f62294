"""What is drawn: set-up (BB-1), the row of Upgrades (BB-12), the next Monster (BB-13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.kernel.agenda import Step
from undercroft.kernel.chance import Draw

from . import facts
from .cards import FINAL_BOSS, MONSTER, Enemy
from .damage import use_abilities
from .scoring import end_if_nobody_left
from .state import Hunt, added, without

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


class DrawFinalBoss(Step[Hunt]):
    """BB-1.1: one of the Final Bosses at random."""

    name = "draw_final_boss"

    def run(self, state: Hunt, match: Match) -> None:
        finals = state.pack.final_bosses
        drawn = match.chance.index(Draw("final_boss", [enemy.id for enemy in finals]))
        set_final_boss(state, match, finals[drawn])


class NameFinalBoss(Step[Hunt]):
    """BB-1.2: the table has agreed on a Final Boss."""

    name = "name_final_boss"
    enemy: Enemy

    def fits(self, state: Hunt) -> bool:
        return self.enemy.rank == FINAL_BOSS

    def run(self, state: Hunt, match: Match) -> None:
        set_final_boss(state, match, self.enemy)


def set_final_boss(state: Hunt, match: Match, final_boss: Enemy) -> None:
    """BB-1.3, BB-1.4: face up, and its ability holds from now on."""
    state.final_boss = final_boss
    state.modifiers = state.pack.modifiers(None, final_boss)
    if match.telling:
        match.tell(facts.SetupFinalBoss(final_boss.id))


class DrawFirstPlayer(Step[Hunt]):
    """BB-1.16, BB-A.3: at random unless the host names one."""

    name = "draw_first_player"

    def run(self, state: Hunt, match: Match) -> None:
        state.first = match.chance.index(
            Draw("first_player", [str(hunter.seat) for hunter in state.hunters])
        )
        if match.telling:
            match.tell(facts.FirstPlayer(state.first))


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
            match.tell(facts.Row(card.id))
        state.agenda.append(self)


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
            comes = facts.FinalBoss if enemy.rank == FINAL_BOSS else facts.Revealed
            match.tell(comes(enemy.id, state.echoes))
        if holds.on_reveal:
            use_abilities(state, match, holds.on_reveal)
            end_if_nobody_left(state)


REFILL: Final = Refill()
REVEAL: Final = Reveal()
