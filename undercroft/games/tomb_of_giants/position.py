"""What must hold in every position of the game, and between the fields of a document."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from undercroft.games.souls import position as shared
from undercroft.games.souls.fields import MOST_FOES
from undercroft.games.souls.gear import Card
from undercroft.kernel.agenda import Step
from undercroft.kernel.errors import PositionError, hold

from .cards import Encounter, Event
from .decks import PutBack
from .encounter import node_limits
from .fields import MOST_TIERS, deck_kind
from .modifiers import PLAIN
from .state import CAMPAIGN, Descent
from .track import known_ahead


def dump(state: Descent) -> dict[str, Any]:
    return shared.dump(state)


def load(document: Mapping[str, object], state: Descent) -> None:
    """Fill a fresh state from a document; what one field cannot know is checked here."""
    party = [character.kind for character in state.characters]
    shared.load(document, state, MOST_TIERS)
    if [character.kind for character in state.characters] != party or state.seats_of != tuple(
        range(len(party))
    ):
        raise PositionError("state.heroes: the party is not that of the set-up")
    for index, character in enumerate(state.characters):
        shared.on_board(state, character.began, f"heroes[{index}].began")
    check_dashboard(state)
    check_fight(state)


def check_dashboard(state: Descent) -> None:
    pack = state.box
    if not rests_on(state, state.bonfire):
        raise PositionError("state.bonfire: no party rests on this space (TG-38.6)")
    if len(state.track) != len(pack.track):
        raise PositionError(f"state.track: {len(pack.track)} spaces are needed")
    for at, (space, entry) in enumerate(zip(state.track, pack.track, strict=True)):
        field = f"state.track[{at}]"
        if space.card is not None and space.card.level != entry.level:
            raise PositionError(f"{field}.card: {space.card.id} is of another level")
        if space.event is not None and space.event.way != "rendezvous":
            raise PositionError(f"{field}.event: {space.event.id} is no rendezvous (TG-20.3)")
        if space.event is not None and entry.kind != "encounter":
            raise PositionError(f"{field}.event: not below this space (TG-20.3)")
        if space.card is None and (space.tilted or space.shortcut):
            raise PositionError(f"{field}: no card lies there (TG-18.4, TG-19.6)")
        if space.souls and entry.kind == "bonfire":
            raise PositionError(f"{field}.souls: nobody fails there (TG-18.8)")
    if len(state.decks) != 3:
        raise PositionError("state.decks: three encounter decks are needed (TG-10.2)")
    for i, deck in enumerate(state.decks):
        for card in deck.cards:
            if card.level != i + 1:
                raise PositionError(f"state.decks[{i}]: {card.id} is of another level (TG-10.2)")
    for event, holder in state.held:
        if event.way != "consumable":
            raise PositionError(f"state.held: {event.id} is no consumable (TG-20.2)")
        if holder >= len(state.characters):
            raise PositionError(f"state.held: {holder} is nobody of the party")


def rests_on(state: Descent, space: int) -> bool:
    """TG-10.7, TG-38.6: the bonfire slot, or the space of the mini boss."""
    entry = state.box.track[space]
    if entry.kind != "boss":
        return entry.kind == "bonfire"
    return state.box.boss_by_id[str(entry.boss)].entry.kind == "mini"


def check_fight(state: Descent) -> None:
    pack = state.box
    for name in ("awake_tiles", "gone_tiles", "lever_nodes"):
        numbers = getattr(state, name)
        if list(numbers) != sorted(set(numbers)):
            raise PositionError(f"state.{name}: each once, in order")
    for foes in state.marked:
        if any(foe >= len(state.foes) for foe in foes):
            raise PositionError("state.marked: there is no such foe")
    for model, node in state.waiting:
        if model.boss:
            raise PositionError(f"state.waiting: there is no token of {model.id} (TG-1.4)")
        shared.on_board(state, node, "waiting")
    for node in state.lever_nodes:
        shared.on_board(state, node, "lever_nodes")
    if state.fallen is not None:
        raise PositionError("state.fallen: a death ends the encounter at once (TG-18.2)")
    if state.spilled is not None:
        raise PositionError("state.spilled: souls lie on encounter cards, not on nodes (TG-18.8)")
    if any(laid.trap is not None for laid in state.traps):
        raise PositionError("state.traps: a trap that has been seen is gone (TG-9.8)")
    shared.on_board(state, state.torch, "torch")
    shared.on_board(state, state.ball, "ball")
    if state.torch_by is not None and state.torch_by >= len(state.characters):
        raise PositionError(f"state.torch_by: {state.torch_by} is nobody of the party")
    if state.in_fight:
        resume_fight(state)
        if state.mode == CAMPAIGN:
            boss = pack.track[state.at].boss
            lord = None if boss is None else pack.boss_by_id[boss]
            if (state.space.card, lord) != (state.encounter, state.boss):
                raise PositionError("state.at: the fight is not that of this space (TG-12.4)")


def resume_fight(state: Descent) -> None:
    """What follows from the card in play: its special rules and how many models a node holds."""
    card = state.encounter
    if (card is None) == (state.boss is None):
        raise PositionError("state.encounter: a fight needs an encounter or a boss, not both")
    if card is None:
        check_boss(state)
        state.modifiers = PLAIN
        return
    if state.ground.index != card.board:
        raise PositionError(f"state.board: {card.id} is not played there")
    if len(state.marked) != len(card.entry.objectives):
        raise PositionError("state.marked: one entry for each objective")
    if len(state.terrain) != len(state.board.points):
        raise PositionError("state.terrain: one entry for each node")
    tiles = (*state.awake_tiles, *state.gone_tiles)
    if any(tile >= len(card.tiles) for tile in tiles):
        raise PositionError("state.awake_tiles, state.gone_tiles: there is no such tile")
    meeting = state.space.event if state.mode == CAMPAIGN else None
    state.modifiers = state.box.modifiers(card, meeting)
    if (state.ball is None) != (state.special.ball is None):
        raise PositionError("state.ball: the Skeleton Ball goes with its card")
    state.limits = node_limits(state)


def check_boss(state: Descent) -> None:
    boss = state.boss
    assert boss is not None
    if state.ground.id != state.lair.board:
        raise PositionError(f"state.board: {boss.id} is not fought there")
    cards = [*state.deck.cards, *state.known_deck, *state.discard, *state.seen]
    cards += [card for card in (state.card, state.top) if card is not None]
    if any(card.entry.boss != boss.id for card in cards):
        raise PositionError("state.deck: a card of another boss (TG-35.6)")
    left = state.deck.size or state.known_deck or state.discard or state.card is not None
    if not left:
        raise PositionError("state.deck: a boss needs a behaviour card (TG-35.6)")


# Steps whose answer brings the next one by itself; after all others something must be waiting.
SELF_GOING: Final = ("onward", "bonfire", "turn", "character_phase", "upkeep")


#: Steps about cards somebody is looking at, and of which kind those are.
LOOKING: Final = {
    "unearth": "card", "find_upgrade": "card", "draw_card": "encounter",
    "choose_card": "encounter", "scry": "event",
}  # fmt: skip
DECK_KINDS: Final = {"treasure": "card", "event": "event"}
SHOPPING: Final = {"wares", "purchase", "put_under", "use_ember"}


def steps_of(state: Descent) -> list[Step[Any]]:
    return [*(ask.step for ask in state.asks), *state.agenda]


def looking_at(state: Descent) -> str:
    """Of which kind the cards are that somebody is looking at."""
    for step in steps_of(state):
        if isinstance(step, PutBack):
            return DECK_KINDS.get(step.deck, "encounter")
        if step.name in LOOKING:
            return LOOKING[step.name]
    return ""


def check_frame(state: Descent) -> None:
    """What the agenda and the questions must have to do with each other."""
    names = {step.name for step in steps_of(state)}
    kind = looking_at(state)
    if state.peeked and not kind:
        raise PositionError("state.peeked: nobody is looking at cards")
    for card in state.peeked:
        if deck_kind(card) != kind:
            raise PositionError(f"state.peeked: {card.id} does not come from that deck")
    if state.wares and not names & SHOPPING:
        raise PositionError("state.wares: they lie there only while the party buys (TG-33.2)")
    last = len(state.box.track) - 1
    if "onward" in names and state.at == last:
        raise PositionError("state.at: there is no space after this one (TG-12.1)")
    if any(ask.step.name == "prepare" for ask in state.asks) and not known_ahead(state):
        raise PositionError("state.at: nothing is known to prepare for (TG-18.6)")
    if names & {"onward", "bonfire", "prepare"} and state.in_fight:
        raise PositionError("state.in_fight: the party is between encounters")
    shared.check_goes_on(state, SELF_GOING)


def check(state: Descent) -> None:
    """What must hold after every step."""
    shared.check(state)
    pack = state.box
    hold(state.torch is None or state.torch_by is None, "the torch is in two places")
    hold(
        state.torch_by is None or state.aggro == state.torch_by,
        "the torch bearer has no Aggro (TG-8.8)",
    )
    counts = dict.fromkeys(pack.models, 0)
    for foe in state.foes:
        counts[foe.model] += foe.node is not None
    for model, count in counts.items():
        hold(count <= pack.model_limits[model.index], f"{model.id}: too many figures (TG-1.3)")
    hold(len(state.foes) <= MOST_FOES, "more foes than an attack can tell apart")
    cards = [*state.treasure.cards, *state.wares]
    cards += [card for card in state.peeked if isinstance(card, Card)]
    shared.count_cards(state, cards)
    count_encounters(state)
    count_events(state)
    if state.in_fight:
        check_places(state)


def check_places(state: Descent) -> None:
    """Everybody stands where a model can stand, and somebody has Aggro."""
    names = {step.name for step in steps_of(state)}
    rooms, gone = state.board.rooms, state.gone_tiles
    walls = {
        node
        for node, what in enumerate(state.terrain)
        if what in state.hero_walls or rooms[node] in gone
    }
    for character in state.characters:
        name = character.kind.id
        hold(
            character.node is not None or "start_node" in names, f"{name}: stands nowhere (TG-7.1)"
        )
        hold(character.node not in walls, f"{name}: nobody can stand there (TG-8.1)")
    for foe in state.foes:
        where = f"{foe.model.id}: nothing can stand there (TG-8.1)"
        hold(foe.node not in walls, where)
    hold(state.aggro is not None or "choose_aggro" in names, "nobody has Aggro (TG-13.4)")


def count_encounters(state: Descent) -> None:
    """An encounter card is in its deck, on the track or being looked at, never twice."""
    found = [card for deck in state.decks for card in deck.cards]
    found += [space.card for space in state.track if space.card is not None]
    found += [card for card in state.peeked if isinstance(card, Encounter)]
    for card in set(found):
        hold(found.count(card) == 1, f"{card.id}: in two places")


def count_events(state: Descent) -> None:
    """There are never more of an event card than there are copies."""
    events = [*state.events.cards, *state.event_discard, *(event for event, _ in state.held)]
    events += [space.event for space in state.track if space.event is not None]
    events += [card for card in state.peeked if isinstance(card, Event)]
    for event in set(events):
        hold(events.count(event) <= event.entry.copies, f"{event.id}: too many cards")
