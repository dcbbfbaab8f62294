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


def clean(g: Descent, board: int) -> None:
    """An empty board and every counter at its start."""
    g.in_fight = True
    g.set_board(board)
    g.foes = []
    g.terrain = ()
    g.traps = ()
    g.flipped = 0
    g.trap_pool = g.pack.trap_counts  # TG-9.7
    g.fallen = g.active = g.aggro = NONE
    g.last_active = NONE  # TG-14.4: chosen anew in every encounter
    g.boss = g.card = NONE
    g.ward = g.ward_next = (0, 0, 0)
    g.rooms_awake = g.turns = g.turns_done = g.timer = g.occupied = 0
    g.levers = g.lever_nodes = g.chests = g.kills = g.respawns = g.gone = 0
    g.reached = ANY_THREAT
    g.marked = ()
    g.waiting = ()
    g.torch = g.torch_by = NONE
    g.torch_seen = g.trial_met = False
    g.ball = (NONE, 0)
    g.earned = 0
    for c in g.characters:
        c.steadied = False
        c.side = c.node = NONE


class SetUp(Step[Descent]):
    """TG-13: tiles, enemies, terrain, traps; then the characters, and who has Aggro."""

    __slots__ = ()
    name = "set_up"

    def run(self, g: Descent, m: Match) -> None:
        this = g.this
        assert this is not None
        clean(g, this.board)
        g.law = law_of(g.pack, g.encounter, g.meets[g.at] if g.mode == CAMPAIGN else NONE)
        g.limits = (g.law.node_limit,) * len(g.board.points)
        terrain = [EMPTY] * len(g.board.points)
        for place in this.places:
            for node, what in zip(place.terrain_nodes, place.terrain, strict=True):
                terrain[node] = TERRAIN_CODE[what]
            for node, models in zip(place.spawn, place.enemies, strict=True):
                for model in models:
                    g.foes.append(Foe(len(g.foes), model, node, full_health(g, model)))
        g.torch = this.torch
        traps = [NO_TRAP] * len(g.board.points)
        for node in this.trap_nodes:  # TG-9.1
            traps[node] = HIDDEN_TRAP
            if g.law.barrels_on_traps:
                terrain[node] = BARREL
        g.traps = tuple(traps) if this.trap_nodes else ()
        g.terrain = tuple(terrain)
        if EXIT in terrain:
            limits = list(g.limits)
            limits[terrain.index(EXIT)] = EXIT_LIMIT
            g.limits = tuple(limits)
        if g.law.ball is not None:
            rule = g.law.ball
            assert rule.tile is not None
            assert rule.node is not None
            node = rule.tile * TILE_NODES + local(rule.node)
            g.ball = (node, 1 if rule.way == "south" else -1)
        if this.onslaught:
            g.rooms_awake = (1 << len(this.places)) - 1  # TG-16.1
        self.mark(g)
        for c in g.characters:
            c.conditions |= g.law.begin_with & ~g.loadout(c).immune
        if m.telling:
            m.tell("encounter", (this.id, this.level))
        place_party(g)

    @staticmethod
    def mark(g: Descent) -> None:
        """Which foes each objective is about."""
        this = g.this
        assert this is not None
        marked = []
        for goal in this.entry.objectives:
            mask = 0
            if goal.goal == "kill":
                for foe in g.foes:
                    tile = g.board.rooms[foe.node]
                    if g.pack.model_ids[foe.model] == goal.enemy and goal.tile in (None, tile):
                        mask |= 1 << foe.index
            marked.append(mask)
        g.marked = tuple(marked)


class EnterLair(Step[Descent]):
    """TG-35: the boss on its node facing the party, a deck of random standard cards."""

    __slots__ = ("boss",)
    name = "enter_lair"

    def __init__(self, boss: int) -> None:
        self.boss = boss

    def args(self) -> tuple[int, ...]:
        return (self.boss,)

    def fits(self, g: Descent) -> bool:
        return 0 <= self.boss < len(g.pack.bosses)

    def run(self, g: Descent, m: Match) -> None:
        pack = g.pack
        boss = pack.bosses[self.boss]
        clean(g, pack.board_index[pack.lairs[boss.id].board])
        g.encounter = NONE
        g.boss = self.boss
        g.law = PLAIN
        g.rooms_awake = 1
        g.heated = False
        g.discard = g.known_deck = g.seen = ()
        g.top = NONE
        ground = pack.boards[g.board_index].entry
        for model in boss.models:
            figure = pack.models[model]
            node = ground.main_spawn if figure.spawn == "main" else ground.mini_spawn
            assert node is not None
            foe = Foe(len(g.foes), model, node, figure.health)
            foe.facing = SOUTH
            g.foes.append(foe)
        for id in g.lair.enemies:
            assert ground.mini_spawn is not None
            model = pack.model_index[id]
            g.foes.append(Foe(len(g.foes), model, ground.mini_spawn, full_health(g, model)))
        # TG-35.6, TG-35.7: as many as the deck holds; nobody looks at them.
        g.deck = Pile([(boss.standard_cards, boss.entry.deck)])
        if m.telling:
            m.tell("boss", (boss.id,))
        place_party(g)


class FlipTombCard(Step[Descent]):
    """TG-37.1, TG-37.2: draw and resolve; the card is discarded only after that."""

    __slots__ = ()
    name = "flip_tomb_card"

    def run(self, g: Descent, m: Match) -> None:
        pack = g.pack
        if g.known_deck:
            card, g.known_deck = g.known_deck[0], g.known_deck[1:]
        elif g.deck.size:
            card = g.deck.cards[m.chance.index(g.deck.draw("behaviour", pack.behaviour_ids))]
            g.deck = g.deck.without(card)
        else:
            card, g.known_deck = g.discard[0], g.discard[1:]
            g.discard = ()
        g.card = card
        if m.telling:
            m.tell("behaviour", (pack.behaviour_ids[card],))
        g.agenda.append(DiscardCard())
        g.agenda.append(NEXT_FOE)


class DiscardCard(Step[Descent]):
    """TG-37.1: face up on the discard pile, where it shows the weak arcs."""

    __slots__ = ()
    name = "discard_card"

    def run(self, g: Descent, m: Match) -> None:
        if g.card != NONE:
            g.discard += (g.card,)
            g.top, g.card = g.card, NONE


def place_party(g: Descent) -> None:
    """TG-13.3–13.5: start nodes, Aggro, then an enemy turn."""
    g.agenda.append(CHARACTER_PHASE if g.law.skip_first_turn else ENEMY_PHASE)
    g.agenda.append(ChooseAggro())
    for c in reversed(g.characters):
        g.agenda.append(StartNode(c.seat))


class StartNode(Step[Descent]):
    """TG-13.3, TG-A.23: each player chooses a start node."""

    __slots__ = ("who",)
    name = "start_node"

    def __init__(self, who: int) -> None:
        self.who = who

    def args(self) -> tuple[int, ...]:
        return (self.who,)

    def fits(self, g: Descent) -> bool:
        return 0 <= self.who < len(g.characters)

    def options(self, g: Descent, seat: int) -> tuple[int, ...]:
        this = g.this
        nodes = this.start if this else g.pack.boards[g.board_index].wall(2)
        return tuple(node for node in nodes if g.crowd(node) < g.limits[node])

    def run(self, g: Descent, m: Match) -> None:
        g.ask(self, self.who, self.options(g, self.who))

    def answer(self, g: Descent, m: Match, seat: int, option: int) -> None:
        c = g.characters[self.who]
        c.node = option
        g.rooms_awake |= 1 << g.board.rooms[option]  # TG-A.24
        if m.telling:
            m.tell("placed", (self.who, option))

    def prompt(self, g: Descent, seat: int) -> Message:
        return Message("tg-prompt-start-node", {"who": Ref("hero", self.who)})

    def option_id(self, pack: Cards, raw: int) -> str:
        return place_id(raw)

    def option(self, g: Descent, seat: int, raw: int) -> Option:
        text = Message("ds-option-move", {"place": place_text(raw)})
        return Option(place_id(raw), text, (("node", raw),))


class ChooseAggro(Step[Descent]):
    """TG-13.4: the players choose who has Aggro."""

    __slots__ = ()
    name = "choose_aggro"

    def options(self, g: Descent, seat: int) -> tuple[int, ...]:
        return tuple(range(len(g.characters)))

    def run(self, g: Descent, m: Match) -> None:
        if len(g.characters) == 1:
            self.answer(g, m, LEADER, 0)
        else:
            g.ask(self, LEADER, self.options(g, LEADER))

    def answer(self, g: Descent, m: Match, seat: int, option: int) -> None:
        g.aggro = option
        if m.telling:
            m.tell("aggro", (option,))

    def prompt(self, g: Descent, seat: int) -> Message:
        return Message("tg-prompt-aggro")

    def option_id(self, pack: Cards, raw: int) -> str:
        return f"seat-{raw}"

    def option(self, g: Descent, seat: int, raw: int) -> Option:
        text = Message("ds-option-hero", {"who": Ref("hero", raw)})
        return Option(f"seat-{raw}", text, (("hero", raw),))


# ---------------------------------------------------------------------- the end of an encounter (TG-18)


def clear(g: Descent) -> None:
    """TG-18.3, TG-25.3: the board is cleared, every bar emptied, conditions go."""
    g.in_fight = False
    g.foes = []
    g.terrain = ()
    g.traps = ()
    g.flipped = 0
    g.waiting = ()
    g.marked = ()
    g.lever_nodes = g.gone = 0
    g.torch = g.torch_by = NONE
    g.ball = (NONE, 0)
    g.active = NONE
    g.dice = ()
    g.rolled = ()
    g.law = PLAIN
    for c in g.characters:
        c.conditions = 0
        c.black = c.red = 0
        c.node = c.side = c.began = NONE
        c.parried = False
        c.blessed = (0, 0)
        c.calm()


class Completed(Step[Descent]):
    """TG-18.4: lost souls back, rewards, the card is tilted, an event; or what a fallen boss brings."""

    __slots__ = ()
    name = "completed"

    def run(self, g: Descent, m: Match) -> None:
        if g.mode != CAMPAIGN:
            clear(g)
            if m.telling:
                m.tell("completed", ())
            finish(g, m, True)
            return
        from .events import after_encounter
        from .track import ONWARD

        boss = g.boss
        trial = trial_of_turns(g)
        barrels = g.terrain.count(BARREL)
        unopened = g.chests == 0
        this = g.this
        clear(g)
        if m.telling:
            m.tell("completed", ())
        if boss != NONE:
            g.boss = NONE
            if g.pack.bosses[boss].entry.kind == "main":
                finish(g, m, True)  # TG-11.1, TG-38.8
                return
            agenda = g.agenda
            agenda.append(ONWARD)
            agenda.append(DrawEvent())  # TG-A.59
            take_card_souls(g, m)
            after_encounter(g, m, True)
            rings(g, m, unopened)
            knight_fell(g, m, boss)
            return
        assert this is not None
        # TG-18.4, the last step first: souls on the card, rewards, the card is tilted, an event.
        g.agenda.append(ONWARD)
        g.agenda.append(DrawEvent())
        g.agenda.append(Tilt())
        take_card_souls(g, m)
        after_encounter(g, m, True)
        rings(g, m, unopened)
        rewards = list(this.entry.rewards)
        if trial and this.entry.trial is not None:
            rewards += this.entry.trial.rewards  # TG-19.5
            if m.telling:
                m.tell("trial", ())
        for reward in reversed(rewards):
            push_reward(g, reward)
        for _ in range(barrels):
            g.agenda.append(BarrelSouls())  # TG-8.5, TG-A.13
        souls = sum(souls_of(g, reward) for reward in rewards if reward.gives == "souls")
        if souls:
            earn(g, m, souls)


def rings(g: Descent, m: Match, unopened: bool) -> None:
    """What some rings bring for any encounter completed, a boss's as well."""
    if unopened:
        for _ in range(sum(g.loadout(c).unopened for c in g.characters)):
            g.agenda.append(DrawTreasure())
    souls = sum(g.loadout(c).more_souls for c in g.characters)
    if souls:
        earn(g, m, souls)


def earn(g: Descent, m: Match, souls: int) -> None:
    """TG-19.1: into the cache."""
    g.souls += souls
    g.earned += souls
    if m.telling:
        m.tell("earned", (souls, g.souls))


def souls_of(g: Descent, reward: RewardEntry) -> int:
    found = reward.amount.of(g.players)
    return found + reward.per_kill * g.kills + reward.per_respawn * g.respawns


def take_card_souls(g: Descent, m: Match) -> None:
    """TG-18.10: completing the card that holds the lost souls brings them all back."""
    lost = g.souls_on[g.at]
    if lost:
        g.souls += lost
        g.souls_on = (*g.souls_on[: g.at], 0, *g.souls_on[g.at + 1 :])
        if m.telling:
            m.tell("souls_back", (lost, g.souls))


def push_reward(g: Descent, reward: RewardEntry) -> None:
    """TG-19.2–19.6."""
    if reward.gives == "treasure":
        for _ in range(reward.amount.of(g.players)):
            g.agenda.append(DrawTreasure())
    elif reward.gives == "event":
        for _ in range(reward.amount.of(g.players)):
            g.agenda.append(DrawEvent())
    elif reward.gives == "search":
        assert reward.card is not None
        g.agenda.append(Search(g.pack.armoury.index[reward.card]))
    elif reward.gives == "refresh":
        assert reward.token is not None
        g.agenda.append(Refresh(TOKENS.index(reward.token)))
    elif reward.gives == "shortcut":
        g.agenda.append(Shortcut())


class Tilt(Step[Descent]):
    """TG-18.4: once its rewards are gained, a completed card is tilted."""

    __slots__ = ()
    name = "tilt"

    def run(self, g: Descent, m: Match) -> None:
        g.tilted |= 1 << g.at


class Refresh(Step[Descent]):
    """TG-19.4: each character readies the token shown."""

    __slots__ = ("token",)
    name = "refresh"

    def __init__(self, token: int) -> None:
        self.token = token

    def args(self) -> tuple[int, ...]:
        return (self.token,)

    def fits(self, g: Descent) -> bool:
        return 0 <= self.token < len(TOKENS)

    def run(self, g: Descent, m: Match) -> None:
        for c in g.characters:
            setattr(c, TOKENS[self.token], True)
        if m.telling:
            m.tell("refreshed", (TOKENS[self.token],))


class Shortcut(Step[Descent]):
    """TG-19.6: a shortcut token on the card; a second one does nothing (TG-A.33)."""

    __slots__ = ()
    name = "shortcut"

    def run(self, g: Descent, m: Match) -> None:
        if not g.shortcuts >> g.at & 1:
            g.shortcuts |= 1 << g.at
            if m.telling:
                m.tell("shortcut", (g.at,))


class BarrelSouls(Step[Descent]):
    """TG-8.5: a black die for a barrel; that many souls."""

    __slots__ = ()
    name = "barrel_souls"

    def run(self, g: Descent, m: Match) -> None:
        die = g.pack.dice[BLACK]
        souls = int(die.labels[m.chance.index(die)])
        if m.telling:
            m.tell("barrel_souls", (souls,))
        earn(g, m, souls)


class Search(Step[Descent]):
    """TG-19.3: the named card from the treasure deck; then the deck is shuffled."""

    __slots__ = ("card",)
    name = "search"

    def __init__(self, card: int) -> None:
        self.card = card

    def args(self) -> tuple[int, ...]:
        return (self.card,)

    def fits(self, g: Descent) -> bool:
        return 0 <= self.card < len(g.pack.armoury.cards)

    def run(self, g: Descent, m: Match) -> None:
        found = self.card in g.treasure.cards
        id = g.pack.armoury.ids[self.card]
        if not found:
            if m.telling:
                m.tell("not_found", (id,))
            return
        g.treasure = g.treasure.shuffled(less=(self.card,))
        take(g, m, self.card)


class DrawTreasure(Step[Descent]):
    """TG-6.6: the top card goes to the inventory; an Ember may be used at once (TG-6.7)."""

    __slots__ = ()
    name = "draw_treasure"

    def run(self, g: Descent, m: Match) -> None:
        if not g.treasure.size:
            return
        request = g.treasure.request("treasure", g.pack.armoury.ids)
        card = g.treasure.at(m.chance.index(request) if request else 0)
        g.treasure = g.treasure.without(card)
        take(g, m, card)


def take(g: Descent, m: Match, card: int) -> None:
    """A treasure card comes to the party."""
    put_in(g, item_of(card))
    if m.telling:
        m.tell("found", (g.pack.armoury.ids[card],))
    if g.pack.armoury.cards[card].kind == "ember" and not all(c.ember for c in g.characters):
        g.agenda.append(UseEmber(item_of(card)))


class UseEmber(Step[Descent]):
    """TG-6.7: for a character without one, or it stays in the inventory."""

    __slots__ = ("item",)
    name = "use_ember"
    KEEP = 63

    def __init__(self, item: int) -> None:
        self.item = item

    def args(self) -> tuple[int, ...]:
        return (self.item,)

    def fits(self, g: Descent) -> bool:
        return self.item in g.inventory

    def options(self, g: Descent, seat: int) -> tuple[int, ...]:
        return (*(c.seat for c in g.characters if not c.ember), self.KEEP)

    def run(self, g: Descent, m: Match) -> None:
        g.ask(self, LEADER, self.options(g, LEADER))

    def answer(self, g: Descent, m: Match, seat: int, option: int) -> None:
        if option == self.KEEP:
            return
        from undercroft.games.souls.outfit import take_out

        take_out(g, self.item)  # TG-A.9: then it leaves the game
        g.characters[option].ember = True
        if m.telling:
            m.tell("ember", (option,))

    def prompt(self, g: Descent, seat: int) -> Message:
        return Message("tg-prompt-ember")

    def option_id(self, pack: Cards, raw: int) -> str:
        return "keep" if raw == self.KEEP else f"seat-{raw}"

    def option(self, g: Descent, seat: int, raw: int) -> Option:
        if raw == self.KEEP:
            return Option("keep", Message("ds-option-to-inventory"))
        text = Message("ds-option-hero", {"who": Ref("hero", raw)})
        return Option(f"seat-{raw}", text, (("hero", raw),))


class DrawEvent(Step[Descent]):
    """TG-18.4: an event card; TG-A.34: an empty deck is the discards, shuffled."""

    __slots__ = ()
    name = "draw_event"

    def run(self, g: Descent, m: Match) -> None:
        if not g.events.size:
            if not g.event_discard:
                return
            g.events = g.events.shuffled(more=g.event_discard)
            g.event_discard = ()
        request = g.events.request("event", g.pack.event_ids)
        event = g.events.at(m.chance.index(request) if request else 0)
        g.events = g.events.without(event)
        if m.telling:
            m.tell("event", (g.pack.event_ids[event],))
        from .events import resolve

        resolve(g, m, event)


def knight_fell(g: Descent, m: Match, boss: int) -> None:
    """TG-38.2–38.7."""
    pack = g.pack
    for card in pack.set_of("boss", (pack.bosses[boss].id,)):
        put_in(g, item_of(card))
        if m.telling:
            m.tell("found", (pack.armoury.ids[card],))
    owners = tuple(pack.characters[c.kind].id for c in g.characters)
    mains = tuple(b.id for b in pack.bosses if b.entry.kind == "main")
    more = pack.set_of("legendary") + pack.set_of("boss", mains) + pack.set_of("transposed", owners)
    g.treasure = g.treasure.shuffled(more=more)  # TG-38.3
    g.sparks += 1  # TG-38.4, TG-A.57
    for c in g.characters:
        c.ember = True  # TG-38.5, TG-A.58
    g.bonfire = g.at  # TG-38.6
    g.free_return = True  # TG-38.7
    if m.telling:
        m.tell("new_bonfire", (g.sparks,))


class Failed(Step[Descent]):
    """TG-18.8, TG-18.9: old lost souls are gone, the cache lies on this card; back to the bonfire."""

    __slots__ = ()
    name = "failed"

    def run(self, g: Descent, m: Match) -> None:
        from .events import after_encounter
        from .track import return_to_bonfire

        if g.fallen != NONE:
            g.characters[g.fallen].ember = False  # TG-4.7
        if m.telling:
            m.tell("failed", ())
        clear(g)
        g.boss = NONE
        g.fallen = NONE
        if g.mode != CAMPAIGN:
            finish(g, m, False)
            return
        souls = [0] * len(g.souls_on)
        souls[g.at] = g.souls
        if m.telling and g.souls:
            m.tell("souls_dropped", (g.souls,))
        g.souls_on, g.souls = tuple(souls), 0
        after_encounter(g, m, False)
        return_to_bonfire(g, m)


COMPLETED = Completed()
FAILED = Failed()
