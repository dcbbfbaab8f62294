"""The Dungeon Tile and the Room tokens on it (DD-6, DD-9.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.kernel.agenda import Ask, Choice, Question, Step
from undercroft.kernel.chance import Draw
from undercroft.kernel.decision import Target
from undercroft.kernel.pile import Group, Pile
from undercroft.kernel.text import Message

from .. import facts
from ..state.estate import Estate
from ..state.kinds import NODES, Node
from ..terms import LEADER, OBJECTIVE, TOKENS

if TYPE_CHECKING:
    from undercroft.kernel.match import Match


TOKEN_SUPPLY: Final = 3  # of each kind


def known_node(state: Estate, node: int) -> bool:
    """Whether there is such a place on the tile."""
    return state.dungeon.tile is not None and node < len(state.dungeon.tile.names)


class DrawTile(Step[Estate]):
    """DD-6.1–6.3, DD-36.7: one tile at random; the tokens lie face down, nobody knows where which."""

    name = "draw_tile"

    def run(self, state: Estate, match: Match) -> None:
        dungeon = state.dungeon
        quest = state.quest.entry
        if quest.tile is not None:
            tile = next(tile for tile in state.pack.tiles if tile.id == quest.tile)  # DD-A.235
        else:
            place = "darkest" if quest.kind == "darkest" else "ruins"
            tiles = [tile for tile in state.pack.tiles if tile.entry.location == place]
            tile = tiles[match.chance.index(Draw("tile", [one.id for one in tiles]))]
        dungeon.tile = tile
        lay(state)
        if match.telling:
            match.tell(facts.Tile(tile.id))


def lay(state: Estate) -> None:
    """The tokens of the Quest on the slots of the tile."""
    dungeon = state.dungeon
    quest = state.quest.entry
    tile = state.tile
    counts = state.pack.token_counts(quest)
    dungeon.boss_hidden = quest.kind != "general"
    if dungeon.boss_hidden:
        counts[OBJECTIVE] -= 1  # it lies on a marked slot (DD-31.6, DD-36.8)
    tokens = tuple(kind for kind in range(len(TOKENS)) for _ in range(counts[kind]))
    groups: list[Group] = [(tokens, len(tokens))]
    if quest.fill:
        rest = tuple(
            kind
            for kind in range(len(TOKENS))
            for _ in range(TOKEN_SUPPLY - counts[kind])
            if kind != OBJECTIVE
        )
        groups.append((rest, quest.fill))
    dungeon.hidden = Pile(groups)
    dungeon.tokens = (None,) * tile.slots
    if quest.layout:
        dungeon.hidden = Pile(())
        dungeon.tokens = tuple(
            TOKENS.index(quest.layout[room]) for room in tile.names[: tile.slots]
        )
    dungeon.cleared = dungeon.explored = dungeon.camped = dungeon.collected = ()
    dungeon.at = tile.start
    dungeon.goal = None
    dungeon.passed = (tile.start,)
    dungeon.fled = dungeon.scouted = dungeon.scout_bonus = dungeon.torch = False
    dungeon.refused = ()
    dungeon.dice = ()
    state.in_dungeon = True
    state.refresh()


def token_draw(state: Estate, slot: int) -> tuple[Draw, list[int]]:
    """What may lie on a slot, and the tokens behind the labels."""
    dungeon = state.dungeon
    tile = state.tile
    if not dungeon.boss_hidden or slot not in tile.marked:
        cards = dungeon.hidden.cards
        return dungeon.hidden.draw("token", TOKENS), list(cards)
    open_slots = sum(1 for one in tile.marked if dungeon.tokens[one] is None)
    counts = [dungeon.hidden.cards.count(kind) for kind in range(len(TOKENS))]
    weights = [count * (open_slots - 1) for count in counts]
    weights[OBJECTIVE] += max(1, sum(counts))
    return Draw("token", TOKENS, weights), list(range(len(TOKENS)))


class RevealToken(Step[Estate]):
    """DD-6.4, DD-A.166: a Room token is turned up and stays so."""

    name = "reveal_token"
    slot: Node

    def fits(self, state: Estate) -> bool:
        return self.slot < len(state.dungeon.tokens)

    def run(self, state: Estate, match: Match) -> None:
        dungeon = state.dungeon
        if dungeon.tokens[self.slot] is not None:
            return
        request, kinds = token_draw(state, self.slot)
        token = kinds[match.chance.index(request)]
        tile = state.tile
        if token == OBJECTIVE and dungeon.boss_hidden and self.slot in tile.marked:
            dungeon.boss_hidden = False
        else:
            dungeon.hidden = dungeon.hidden.without(token)
        tokens = list(dungeon.tokens)
        tokens[self.slot] = token
        dungeon.tokens = tuple(tokens)
        if match.telling:
            match.tell(facts.Token(self.slot, TOKENS[token]))


def reveal_around(state: Estate, match: Match) -> None:
    """DD-9.4, DD-9.6: the Rooms next to the party; a dot counts as one, nothing beyond it."""
    dungeon = state.dungeon
    if not state.in_dungeon:
        return
    state.then_all(
        [
            RevealToken(node)
            for _, node in state.tile.ways[dungeon.here]
            if node < len(dungeon.tokens) and dungeon.tokens[node] is None
        ]
    )


class RevealNode(Choice[Estate]):
    """This Room."""

    name = "node"
    node: Node

    @property
    def id(self) -> str:
        return f"node-{self.node}"

    def text(self, state: Estate, ask: Ask) -> Message:
        return Message("dd-option-node", {"node": self.node + 1})

    def targets(self, state: Estate, ask: Ask) -> tuple[Target, ...]:
        return (("node", self.node),)

    def take(self, state: Estate, match: Match, ask: Ask) -> None:
        state.own_hamlet().foresee -= 1
        state.then(RevealToken(self.node), ask.step)


REVEAL_NODE: Final = [RevealNode(node) for node in range(NODES)]


class Foresight(Question[Estate]):
    """A Hamlet Skill revealed a Room of this Dungeon: the group says which."""

    name = "foresight"
    rules = ("DD-33.18", "DD-6.4")

    def choices(self, state: Estate, seat: int) -> tuple[Choice[Estate], ...]:
        tokens = state.dungeon.tokens
        return tuple([REVEAL_NODE[slot] for slot, token in enumerate(tokens) if token is None])

    def run(self, state: Estate, match: Match) -> None:
        choices = self.choices(state, LEADER)
        if state.hamlet.foresee > 0 and choices:
            state.ask(self, LEADER, choices)
        else:
            state.own_hamlet().foresee = 0

    def prompt(self, state: Estate, seat: int) -> Message:
        return Message("dd-prompt-foresight")
