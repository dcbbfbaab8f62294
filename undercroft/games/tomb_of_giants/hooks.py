"""What this box decides where both boxes differ: the state with its own steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from undercroft.games.souls.blows import Blow, Use
from undercroft.games.souls.figures import Character, Foe
from undercroft.games.souls.models import BehaviourCard, Icon
from undercroft.games.souls.strikes import roll_attack
from undercroft.games.souls.terrain import BARREL

from . import completing, defence, encounter, evasion, goals, pushes, spawning, traps, upkeep
from .effects import Parry
from .state import Descent, Seeker

if TYPE_CHECKING:
    from undercroft.kernel.agenda import Step
    from undercroft.kernel.match import Match


class Tomb(Descent):
    """The state of a match as the steps of a fight call it."""

    # ------------------------------------------------------------------ the course of a fight

    def completed(self) -> None:
        self.in_fight = False
        self.agenda[:] = (completing.COMPLETED,)

    def defeat(self, match: Match) -> None:
        self.agenda[:] = (completing.FAILED,)

    def slain(self, match: Match, foe: Foe) -> None:
        spawning.after_kill(self, match, foe)

    def interlude(self) -> Step[Any] | None:
        if self.ball is not None and self.special.ball is not None:
            return pushes.BallRolls(self.special.ball.nodes)
        return None

    def flip(self) -> Step[Any]:
        return encounter.FLIP_TOMB_CARD

    def turn(self, seat: int) -> Step[Any]:
        return upkeep.Upkeep(seat)

    @property
    def card_played(self) -> BehaviourCard | None:
        return self.card

    @property
    def resolving(self) -> BehaviourCard | None:
        return self.card_played

    # ------------------------------------------------------------------ attacks

    def blow(self, seat: int, blow: Blow) -> Step[Any]:
        return defence.Guard(seat, blow)

    def spring(self, seat: int, node: int) -> Step[Any]:
        return traps.Trap(seat, node, self.broke == node)

    def after_roll(self, seat: int, purpose: int, need: int) -> Step[Any]:
        return defence.Fortune(seat, purpose, need, 0)

    def attack(self, match: Match, seat: int, use: Use, foe: int | None, node: int | None) -> None:
        if self.special.evasive:
            self.then(evasion.Evade(seat, use, foe, node))
        else:
            roll_attack(self, seat, use, foe, node)

    def shove(self, foe: Foe, icon: Icon, dodge: int, mode: int, began: bool) -> None:
        pushes.shove(self, foe, icon, dodge, mode)

    def pushes_in_place(self, icon: Icon) -> bool:
        return icon.push

    def armour_of(self, foe: Foe, magic: bool) -> int:
        found = super().armour_of(foe, magic)
        modifiers = self.special
        more = modifiers.armour.get(foe.model)
        if more:
            found += more[magic]
        if modifiers.urns[magic]:
            rooms = self.board.rooms
            room = rooms[foe.spot]
            barrels = sum(
                what == BARREL and rooms[node] == room for node, what in enumerate(self.terrain)
            )
            found += modifiers.urns[magic] * barrels
        return found

    def unharmed(self, foe: Foe) -> bool:
        return foe.model is self.special.unharmed

    @property
    def evasion(self) -> float:
        return 0.5 if self.special.evasive else 0.0  # a dodge die: three of its six faces

    def extra_mod(self, character: Character) -> int:
        """Light, and what a character holds."""
        found = 0
        modifiers = self.special
        if modifiers.torchlight and not self.near_torch(character.spot):
            found += modifiers.torchlight
        for event, holder in self.held:
            if holder == character.seat and event.op == "attack":
                found += event.amount
        return found

    def resurrect(self, match: Match, foe: Foe) -> None:
        spawning.resurrect(self, match, foe)

    def heats_up(self, match: Match, foe: Foe) -> None:
        spawning.call_the_dead(self, match, foe)

    def struck(self, match: Match, character: Character, foe: Foe, damage: int) -> None:
        """The Parry of the Black Knight: an attack on him that causes no wounds."""
        if not damage and isinstance(foe.model.ability, Parry):
            assert isinstance(character, Seeker)
            character.parried = True

    @property
    def aggro_free(self) -> bool:
        """TG-8.9: while somebody holds the torch nobody else can gain Aggro."""
        return self.torch_by is None

    def give_aggro(self, seat: int) -> None:
        if self.torch_by is None:
            self.aggro = seat

    # ------------------------------------------------------------------ moving

    def blocked(self) -> int:
        found = super().blocked() | self.gone_nodes()
        if self.ball is not None:
            found |= 1 << self.ball
        return found

    def walkable(self, node: int) -> bool:
        return node != self.ball and super().walkable(node)

    def bars(self, character: Character, node: int) -> bool:
        modifiers = self.special
        rooms = self.board.rooms
        if rooms[node] == modifiers.forbidden or rooms[node] in self.gone_tiles:
            return True
        return modifiers.leave_when_clear and self.foes_in(rooms[character.spot])

    def entered(self, match: Match, character: Character) -> None:
        spawning.character_entered(self, match, character)

    def foe_entered(self, match: Match, foe: Foe) -> None:
        goals.break_barrel(self, match, foe.spot)
        spawning.on_shrine(self, match, foe)

    def foe_begins(self, match: Match, foe: Foe) -> bool:
        self.reached = foe.model.threat
        return spawning.heads_for_shrine(self, match, foe)

    def due(self, foe: Foe) -> bool:
        """TG-27.3, TG-A.71: whoever wakes or comes too late for its threat waits for the next enemy turn."""
        return self.awake(foe) and (self.reached is None or foe.model.threat <= self.reached)

    def walk_price(self, character: Character) -> int:
        modifiers = self.special
        price = 0
        if not 0 < character.walk_left < self.loadout(character).walk_nodes:
            price = modifiers.deep_water
            if modifiers.hemmed_in and self.foes_in(self.board.rooms[character.spot]):
                price += modifiers.hemmed_in
        return price

    def run_price(self, character: Character) -> int:
        return 0 if self.holds(character.seat, "free_runs") else 1
