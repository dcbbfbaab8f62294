"""Encounters: set-up, bosses, completing, failing, rewards (TG-13, TG-18, TG-19, TG-35, TG-38)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.games.souls.foes import CHARACTER_PHASE, ENEMY_PHASE, NEXT_FOE
from undercroft.games.souls.gear import BLACK, item_of
from undercroft.games.souls.moving import place_id, place_text
from undercroft.games.souls.outfit import put_in
from undercroft.games.souls.party import LEADER, finish
from undercroft.games.souls.state import (
    BARREL,
    EMPTY,
    EXIT,
    HIDDEN_TRAP,
    NO_TRAP,
    NONE,
    Foe,
)
from undercroft.kernel.agenda import Step
from undercroft.kernel.decision import Option
from undercroft.kernel.pile import Pile
from undercroft.kernel.text import Message, Ref

from .cards import TERRAIN_CODE, TILE_NODES, TOKENS, RewardEntry, local
from .goals import trial_of_turns
from .horde import full_health
from .law import law_of
from .state import ANY_THREAT, CAMPAIGN, PLAIN, Descent

if TYPE_CHECKING:
    from undercroft.kernel.match import Match

    from .cards import Cards

SOUTH = 4  # compass
EXIT_LIMIT = 4  # TG-15.3


def clean(state: Descent, board: int) -> None:
    """An empty board and every counter at its start."""
    state.in_fight = True
    state.set_board(board)
    state.foes = []
    state.terrain = ()
    state.traps = ()
    state.flipped = 0
    state.trap_pool = state.pack.trap_counts  # TG-9.7
    state.fallen = state.active = state.aggro = NONE
    state.last_active = NONE  # TG-14.4: chosen anew in every encounter
    state.boss = state.card = NONE
    state.ward = state.ward_next = (0, 0, 0)
    state.rooms_awake = state.turns = state.turns_done = state.timer = state.occupied = 0
    state.levers = state.lever_nodes = state.chests = state.kills = state.respawns = state.gone = 0
    state.reached = ANY_THREAT
    state.marked = ()
    state.waiting = ()
    state.torch = state.torch_by = NONE
    state.torch_seen = state.trial_met = False
    state.ball = (NONE, 0)
    state.earned = 0
    for character in state.characters:
        character.steadied = False
        character.side = character.node = NONE


class SetUp(Step[Descent]):
    """TG-13: tiles, enemies, terrain, traps; then the characters, and who has Aggro."""

    __slots__ = ()
    name = "set_up"

    def run(self, state: Descent, match: Match) -> None:
        this = state.this
        assert this is not None
        clean(state, this.board)
        state.law = law_of(
            state.pack, state.encounter, state.meets[state.at] if state.mode == CAMPAIGN else NONE
        )
        state.limits = (state.law.node_limit,) * len(state.board.points)
        terrain = [EMPTY] * len(state.board.points)
        for place in this.places:
            for node, what in zip(place.terrain_nodes, place.terrain, strict=True):
                terrain[node] = TERRAIN_CODE[what]
            for node, models in zip(place.spawn, place.enemies, strict=True):
                for model in models:
                    state.foes.append(Foe(len(state.foes), model, node, full_health(state, model)))
        state.torch = this.torch
        traps = [NO_TRAP] * len(state.board.points)
        for node in this.trap_nodes:  # TG-9.1
            traps[node] = HIDDEN_TRAP
            if state.law.barrels_on_traps:
                terrain[node] = BARREL
        state.traps = tuple(traps) if this.trap_nodes else ()
        state.terrain = tuple(terrain)
        if EXIT in terrain:
            limits = list(state.limits)
            limits[terrain.index(EXIT)] = EXIT_LIMIT
            state.limits = tuple(limits)
        if state.law.ball is not None:
            rule = state.law.ball
            assert rule.tile is not None
            assert rule.node is not None
            node = rule.tile * TILE_NODES + local(rule.node)
            state.ball = (node, 1 if rule.way == "south" else -1)
        if this.onslaught:
            state.rooms_awake = (1 << len(this.places)) - 1  # TG-16.1
        self.mark(state)
        for character in state.characters:
            character.conditions |= state.law.begin_with & ~state.loadout(character).immune
        if match.telling:
            match.tell("encounter", (this.id, this.level))
        place_party(state)

    @staticmethod
    def mark(state: Descent) -> None:
        """Which foes each objective is about."""
        this = state.this
        assert this is not None
        marked = []
        for goal in this.entry.objectives:
            mask = 0
            if goal.goal == "kill":
                for foe in state.foes:
                    tile = state.board.rooms[foe.node]
                    if state.pack.model_ids[foe.model] == goal.enemy and goal.tile in (None, tile):
                        mask |= 1 << foe.index
            marked.append(mask)
        state.marked = tuple(marked)


class EnterLair(Step[Descent]):
    """TG-35: the boss on its node facing the party, a deck of random standard cards."""

    __slots__ = ("boss",)
    name = "enter_lair"

    def __init__(self, boss: int) -> None:
        self.boss = boss

    def args(self) -> tuple[int, ...]:
        return (self.boss,)

    def fits(self, state: Descent) -> bool:
        return 0 <= self.boss < len(state.pack.bosses)

    def run(self, state: Descent, match: Match) -> None:
        pack = state.pack
        boss = pack.bosses[self.boss]
        clean(state, pack.board_index[pack.lairs[boss.id].board])
        state.encounter = NONE
        state.boss = self.boss
        state.law = PLAIN
        state.rooms_awake = 1
        state.heated = False
        state.discard = state.known_deck = state.seen = ()
        state.top = NONE
        ground = pack.boards[state.board_index].entry
        for model in boss.models:
            figure = pack.models[model]
            node = ground.main_spawn if figure.spawn == "main" else ground.mini_spawn
            assert node is not None
            foe = Foe(len(state.foes), model, node, figure.health)
            foe.facing = SOUTH
            state.foes.append(foe)
        for id in state.lair.enemies:
            assert ground.mini_spawn is not None
            model = pack.model_index[id]
            state.foes.append(
                Foe(len(state.foes), model, ground.mini_spawn, full_health(state, model))
            )
        # TG-35.6, TG-35.7: as many as the deck holds; nobody looks at them.
        state.deck = Pile([(boss.standard_cards, boss.entry.deck)])
        if match.telling:
            match.tell("boss", (boss.id,))
        place_party(state)


class FlipTombCard(Step[Descent]):
    """TG-37.1, TG-37.2: draw and resolve; the card is discarded only after that."""

    __slots__ = ()
    name = "flip_tomb_card"

    def run(self, state: Descent, match: Match) -> None:
        pack = state.pack
        if state.known_deck:
            card, state.known_deck = state.known_deck[0], state.known_deck[1:]
        elif state.deck.size:
            card = state.deck.cards[
                match.chance.index(state.deck.draw("behaviour", pack.behaviour_ids))
            ]
            state.deck = state.deck.without(card)
        else:
            card, state.known_deck = state.discard[0], state.discard[1:]
            state.discard = ()
        state.card = card
        if match.telling:
            match.tell("behaviour", (pack.behaviour_ids[card],))
        state.agenda.append(DiscardCard())
        state.agenda.append(NEXT_FOE)


class DiscardCard(Step[Descent]):
    """TG-37.1: face up on the discard pile, where it shows the weak arcs."""

    __slots__ = ()
    name = "discard_card"

    def run(self, state: Descent, match: Match) -> None:
        if state.card != NONE:
            state.discard += (state.card,)
            state.top, state.card = state.card, NONE


def place_party(state: Descent) -> None:
    """TG-13.3–13.5: start nodes, Aggro, then an enemy turn."""
    state.agenda.append(CHARACTER_PHASE if state.law.skip_first_turn else ENEMY_PHASE)
    state.agenda.append(ChooseAggro())
    for character in reversed(state.characters):
        state.agenda.append(StartNode(character.seat))


class StartNode(Step[Descent]):
    """TG-13.3, TG-A.23: each player chooses a start node."""

    __slots__ = ("who",)
    name = "start_node"

    def __init__(self, who: int) -> None:
        self.who = who

    def args(self) -> tuple[int, ...]:
        return (self.who,)

    def fits(self, state: Descent) -> bool:
        return 0 <= self.who < len(state.characters)

    def options(self, state: Descent, seat: int) -> tuple[int, ...]:
        this = state.this
        nodes = this.start if this else state.pack.boards[state.board_index].wall(2)
        return tuple(node for node in nodes if state.crowd(node) < state.limits[node])

    def run(self, state: Descent, match: Match) -> None:
        state.ask(self, self.who, self.options(state, self.who))

    def answer(self, state: Descent, match: Match, seat: int, option: int) -> None:
        character = state.characters[self.who]
        character.node = option
        state.rooms_awake |= 1 << state.board.rooms[option]  # TG-A.24
        if match.telling:
            match.tell("placed", (self.who, option))

    def prompt(self, state: Descent, seat: int) -> Message:
        return Message("tg-prompt-start-node", {"who": Ref("hero", self.who)})

    def option_id(self, pack: Cards, raw: int) -> str:
        return place_id(raw)

    def option(self, state: Descent, seat: int, raw: int) -> Option:
        text = Message("ds-option-move", {"place": place_text(raw)})
        return Option(place_id(raw), text, (("node", raw),))


class ChooseAggro(Step[Descent]):
    """TG-13.4: the players choose who has Aggro."""

    __slots__ = ()
    name = "choose_aggro"

    def options(self, state: Descent, seat: int) -> tuple[int, ...]:
        return tuple(range(len(state.characters)))

    def run(self, state: Descent, match: Match) -> None:
        if len(state.characters) == 1:
            self.answer(state, match, LEADER, 0)
        else:
            state.ask(self, LEADER, self.options(state, LEADER))

    def answer(self, state: Descent, match: Match, seat: int, option: int) -> None:
        state.aggro = option
        if match.telling:
            match.tell("aggro", (option,))

    def prompt(self, state: Descent, seat: int) -> Message:
        return Message("tg-prompt-aggro")

    def option_id(self, pack: Cards, raw: int) -> str:
        return f"seat-{raw}"

    def option(self, state: Descent, seat: int, raw: int) -> Option:
        text = Message("ds-option-hero", {"who": Ref("hero", raw)})
        return Option(f"seat-{raw}", text, (("hero", raw),))


# ---------------------------------------------------------------------- the end of an encounter (TG-18)


def clear(state: Descent) -> None:
    """TG-18.3, TG-25.3: the board is cleared, every bar emptied, conditions go."""
    state.in_fight = False
    state.foes = []
    state.terrain = ()
    state.traps = ()
    state.flipped = 0
    state.waiting = ()
    state.marked = ()
    state.lever_nodes = state.gone = 0
    state.torch = state.torch_by = NONE
    state.ball = (NONE, 0)
    state.active = NONE
    state.dice = ()
    state.rolled = ()
    state.law = PLAIN
    for character in state.characters:
        character.conditions = 0
        character.black = character.red = 0
        character.node = character.side = character.began = NONE
        character.parried = False
        character.blessed = (0, 0)
        character.calm()


class Completed(Step[Descent]):
    """TG-18.4: lost souls back, rewards, the card is tilted, an event; or what a fallen boss brings."""

    __slots__ = ()
    name = "completed"

    def run(self, state: Descent, match: Match) -> None:
        if state.mode != CAMPAIGN:
            clear(state)
            if match.telling:
                match.tell("completed", ())
            finish(state, match, True)
            return
        from .events import after_encounter
        from .track import ONWARD

        boss = state.boss
        trial = trial_of_turns(state)
        barrels = state.terrain.count(BARREL)
        unopened = state.chests == 0
        this = state.this
        clear(state)
        if match.telling:
            match.tell("completed", ())
        if boss != NONE:
            state.boss = NONE
            if state.pack.bosses[boss].entry.kind == "main":
                finish(state, match, True)  # TG-11.1, TG-38.8
                return
            agenda = state.agenda
            agenda.append(ONWARD)
            agenda.append(DrawEvent())  # TG-A.59
            take_card_souls(state, match)
            after_encounter(state, match, True)
            rings(state, match, unopened)
            knight_fell(state, match, boss)
            return
        assert this is not None
        # TG-18.4, the last step first: souls on the card, rewards, the card is tilted, an event.
        state.agenda.append(ONWARD)
        state.agenda.append(DrawEvent())
        state.agenda.append(Tilt())
        take_card_souls(state, match)
        after_encounter(state, match, True)
        rings(state, match, unopened)
        rewards = list(this.entry.rewards)
        if trial and this.entry.trial is not None:
            rewards += this.entry.trial.rewards  # TG-19.5
            if match.telling:
                match.tell("trial", ())
        for reward in reversed(rewards):
            push_reward(state, reward)
        for _ in range(barrels):
            state.agenda.append(BarrelSouls())  # TG-8.5, TG-A.13
        souls = sum(souls_of(state, reward) for reward in rewards if reward.gives == "souls")
        if souls:
            earn(state, match, souls)


def rings(state: Descent, match: Match, unopened: bool) -> None:
    """What some rings bring for any encounter completed, a boss's as well."""
    if unopened:
        for _ in range(sum(state.loadout(character).unopened for character in state.characters)):
            state.agenda.append(DrawTreasure())
    souls = sum(state.loadout(character).more_souls for character in state.characters)
    if souls:
        earn(state, match, souls)


def earn(state: Descent, match: Match, souls: int) -> None:
    """TG-19.1: into the cache."""
    state.souls += souls
    state.earned += souls
    if match.telling:
        match.tell("earned", (souls, state.souls))


def souls_of(state: Descent, reward: RewardEntry) -> int:
    found = reward.amount.of(state.players)
    return found + reward.per_kill * state.kills + reward.per_respawn * state.respawns


def take_card_souls(state: Descent, match: Match) -> None:
    """TG-18.10: completing the card that holds the lost souls brings them all back."""
    lost = state.souls_on[state.at]
    if lost:
        state.souls += lost
        state.souls_on = (*state.souls_on[: state.at], 0, *state.souls_on[state.at + 1 :])
        if match.telling:
            match.tell("souls_back", (lost, state.souls))


def push_reward(state: Descent, reward: RewardEntry) -> None:
    """TG-19.2–19.6."""
    if reward.gives == "treasure":
        for _ in range(reward.amount.of(state.players)):
            state.agenda.append(DrawTreasure())
    elif reward.gives == "event":
        for _ in range(reward.amount.of(state.players)):
            state.agenda.append(DrawEvent())
    elif reward.gives == "search":
        assert reward.card is not None
        state.agenda.append(Search(state.pack.armoury.index[reward.card]))
    elif reward.gives == "refresh":
        assert reward.token is not None
        state.agenda.append(Refresh(TOKENS.index(reward.token)))
    elif reward.gives == "shortcut":
        state.agenda.append(Shortcut())


class Tilt(Step[Descent]):
    """TG-18.4: once its rewards are gained, a completed card is tilted."""

    __slots__ = ()
    name = "tilt"

    def run(self, state: Descent, match: Match) -> None:
        state.tilted |= 1 << state.at


class Refresh(Step[Descent]):
    """TG-19.4: each character readies the token shown."""

    __slots__ = ("token",)
    name = "refresh"

    def __init__(self, token: int) -> None:
        self.token = token

    def args(self) -> tuple[int, ...]:
        return (self.token,)

    def fits(self, state: Descent) -> bool:
        return 0 <= self.token < len(TOKENS)

    def run(self, state: Descent, match: Match) -> None:
        for character in state.characters:
            setattr(character, TOKENS[self.token], True)
        if match.telling:
            match.tell("refreshed", (TOKENS[self.token],))


class Shortcut(Step[Descent]):
    """TG-19.6: a shortcut token on the card; a second one does nothing (TG-A.33)."""

    __slots__ = ()
    name = "shortcut"

    def run(self, state: Descent, match: Match) -> None:
        if not state.shortcuts >> state.at & 1:
            state.shortcuts |= 1 << state.at
            if match.telling:
                match.tell("shortcut", (state.at,))


class BarrelSouls(Step[Descent]):
    """TG-8.5: a black die for a barrel; that many souls."""

    __slots__ = ()
    name = "barrel_souls"

    def run(self, state: Descent, match: Match) -> None:
        die = state.pack.dice[BLACK]
        souls = int(die.labels[match.chance.index(die)])
        if match.telling:
            match.tell("barrel_souls", (souls,))
        earn(state, match, souls)


class Search(Step[Descent]):
    """TG-19.3: the named card from the treasure deck; then the deck is shuffled."""

    __slots__ = ("card",)
    name = "search"

    def __init__(self, card: int) -> None:
        self.card = card

    def args(self) -> tuple[int, ...]:
        return (self.card,)

    def fits(self, state: Descent) -> bool:
        return 0 <= self.card < len(state.pack.armoury.cards)

    def run(self, state: Descent, match: Match) -> None:
        found = self.card in state.treasure.cards
        id = state.pack.armoury.ids[self.card]
        if not found:
            if match.telling:
                match.tell("not_found", (id,))
            return
        state.treasure = state.treasure.shuffled(less=(self.card,))
        take(state, match, self.card)


class DrawTreasure(Step[Descent]):
    """TG-6.6: the top card goes to the inventory; an Ember may be used at once (TG-6.7)."""

    __slots__ = ()
    name = "draw_treasure"

    def run(self, state: Descent, match: Match) -> None:
        if not state.treasure.size:
            return
        request = state.treasure.request("treasure", state.pack.armoury.ids)
        card = state.treasure.at(match.chance.index(request) if request else 0)
        state.treasure = state.treasure.without(card)
        take(state, match, card)


def take(state: Descent, match: Match, card: int) -> None:
    """A treasure card comes to the party."""
    put_in(state, item_of(card))
    if match.telling:
        match.tell("found", (state.pack.armoury.ids[card],))
    if state.pack.armoury.cards[card].kind == "ember" and not all(
        character.ember for character in state.characters
    ):
        state.agenda.append(UseEmber(item_of(card)))


class UseEmber(Step[Descent]):
    """TG-6.7: for a character without one, or it stays in the inventory."""

    __slots__ = ("item",)
    name = "use_ember"
    KEEP = 63

    def __init__(self, item: int) -> None:
        self.item = item

    def args(self) -> tuple[int, ...]:
        return (self.item,)

    def fits(self, state: Descent) -> bool:
        return self.item in state.inventory

    def options(self, state: Descent, seat: int) -> tuple[int, ...]:
        return (
            *(character.seat for character in state.characters if not character.ember),
            self.KEEP,
        )

    def run(self, state: Descent, match: Match) -> None:
        state.ask(self, LEADER, self.options(state, LEADER))

    def answer(self, state: Descent, match: Match, seat: int, option: int) -> None:
        if option == self.KEEP:
            return
        from undercroft.games.souls.outfit import take_out

        take_out(state, self.item)  # TG-A.9: then it leaves the game
        state.characters[option].ember = True
        if match.telling:
            match.tell("ember", (option,))

    def prompt(self, state: Descent, seat: int) -> Message:
        return Message("tg-prompt-ember")

    def option_id(self, pack: Cards, raw: int) -> str:
        return "keep" if raw == self.KEEP else f"seat-{raw}"

    def option(self, state: Descent, seat: int, raw: int) -> Option:
        if raw == self.KEEP:
            return Option("keep", Message("ds-option-to-inventory"))
        text = Message("ds-option-hero", {"who": Ref("hero", raw)})
        return Option(f"seat-{raw}", text, (("hero", raw),))


class DrawEvent(Step[Descent]):
    """TG-18.4: an event card; TG-A.34: an empty deck is the discards, shuffled."""

    __slots__ = ()
    name = "draw_event"

    def run(self, state: Descent, match: Match) -> None:
        if not state.events.size:
            if not state.event_discard:
                return
            state.events = state.events.shuffled(more=state.event_discard)
            state.event_discard = ()
        request = state.events.request("event", state.pack.event_ids)
        event = state.events.at(match.chance.index(request) if request else 0)
        state.events = state.events.without(event)
        if match.telling:
            match.tell("event", (state.pack.event_ids[event],))
        from .events import resolve

        resolve(state, match, event)


def knight_fell(state: Descent, match: Match, boss: int) -> None:
    """TG-38.2–38.7."""
    pack = state.pack
    for card in pack.set_of("boss", (pack.bosses[boss].id,)):
        put_in(state, item_of(card))
        if match.telling:
            match.tell("found", (pack.armoury.ids[card],))
    owners = tuple(pack.characters[character.kind].id for character in state.characters)
    mains = tuple(b.id for b in pack.bosses if b.entry.kind == "main")
    more = pack.set_of("legendary") + pack.set_of("boss", mains) + pack.set_of("transposed", owners)
    state.treasure = state.treasure.shuffled(more=more)  # TG-38.3
    state.sparks += 1  # TG-38.4, TG-A.57
    for character in state.characters:
        character.ember = True  # TG-38.5, TG-A.58
    state.bonfire = state.at  # TG-38.6
    state.free_return = True  # TG-38.7
    if match.telling:
        match.tell("new_bonfire", (state.sparks,))


class Failed(Step[Descent]):
    """TG-18.8, TG-18.9: old lost souls are gone, the cache lies on this card; back to the bonfire."""

    __slots__ = ()
    name = "failed"

    def run(self, state: Descent, match: Match) -> None:
        from .events import after_encounter
        from .track import return_to_bonfire

        if state.fallen != NONE:
            state.characters[state.fallen].ember = False  # TG-4.7
        if match.telling:
            match.tell("failed", ())
        clear(state)
        state.boss = NONE
        state.fallen = NONE
        if state.mode != CAMPAIGN:
            finish(state, match, False)
            return
        souls = [0] * len(state.souls_on)
        souls[state.at] = state.souls
        if match.telling and state.souls:
            match.tell("souls_dropped", (state.souls,))
        state.souls_on, state.souls = tuple(souls), 0
        after_encounter(state, match, False)
        return_to_bonfire(state, match)


COMPLETED = Completed()
FAILED = Failed()
