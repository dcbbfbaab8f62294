"""Two tables that differ only in what one viewer cannot see."""

from __future__ import annotations

from random import Random
from typing import Any

import undercroft
from tests.kernel.tables import again, plain, told
from undercroft import Match, UndercroftError

Doc = dict[str, Any]
DREAM = "hunters_dream"
STARTERS = {"saw_cleaver", "hunter_axe", "hunter_pistol", "transform", DREAM}

#: Every kind of table of the other games: who holds secrets there, and who waits for chance.
TABLES = [
    ("dark_souls", "journey", 2),
    ("dark_souls", "campaign", 3),
    ("dark_souls", "encounter", 1),
    ("dark_souls", "boss", 4),
    ("tomb_of_giants", "campaign", 2),
    ("tomb_of_giants", "encounter", 3),
    ("tomb_of_giants", "boss", 1),
    ("darkest_dungeon", "campaign", 2),
    ("darkest_dungeon", "quest", 1),
    ("darkest_dungeon", "battle", 3),
    ("darkest_dungeon", "boss", 4),
    ("darkest_dungeon", "circus", 2),
    ("darkest_dungeon", "circus", 4),
]


def scrambled(match: Match, viewer: int | None, random: Random) -> Match:
    """The same table to the viewer: other hands, other secret choices, another deck, another chance."""
    doc: Doc = again(match.position())
    others = [seat for seat in range(len(match.seats)) if seat != viewer]
    asked = {ask.seat: ask.step.name for ask in match.asks}
    # Whoever is asked for an eighth card has a hand that goes with the question, and so has whoever
    # transforms: a Weapon must be there to choose.
    free = [seat for seat in others if asked.get(seat, "choose") == "choose"]
    for _ in range(6):
        if free:
            swap_with_deck(doc, random.choice(free), random)
        if len(free) > 1:
            one, two = random.sample(free, 2)
            swap_hands(doc, one, two, random)
    another_dungeon(doc, random)
    reask(doc, match, free)
    other_picks(doc, others, random)
    doc["chance"] = random.choice(
        [
            {"source": "rng", "seed": random.getrandbits(60), "count": random.randrange(99)},
            {"source": "tape", "outcomes": ["0", "4"], "count": 0},
            {"source": "hand", "count": 0},
        ]
    )
    return undercroft.from_position(doc)


def swap_hands(doc: Doc, one: int, two: int, random: Random) -> None:
    """Two Hunters exchange a card. (Everybody keeps a Hunter's Dream: that is known of all.)"""
    hands = [doc["state"]["hunters"][seat]["hand"] for seat in (one, two)]
    mine, yours = ([card for card in hand if card != DREAM] for hand in hands)
    if mine and yours:
        a, b = random.choice(mine), random.choice(yours)
        hands[0][hands[0].index(a)] = b
        hands[1][hands[1].index(b)] = a


def swap_with_deck(doc: Doc, seat: int, random: Random) -> None:
    """An Upgrade in a hand and one that has not come up change places."""
    deck = doc["state"]["upgrades"]
    hand = doc["state"]["hunters"][seat]["hand"]
    upgrades = [card for card in hand if card not in STARTERS]
    if upgrades and deck:
        a, b = random.choice(upgrades), random.choice(sorted(deck))
        hand[hand.index(a)] = b
        deck[b] -= 1
        if not deck[b]:
            del deck[b]
        deck[a] = deck.get(a, 0) + 1


def another_dungeon(doc: Doc, random: Random) -> None:
    """Fewer of the unseen could come: as many as are in the deck suffice."""
    state = doc["state"]
    for pool in ("monsters", "bosses"):
        left = state[f"{pool}_left"]
        state[pool] = random.sample(state[pool], random.randint(left, len(state[pool])))


def reask(doc: Doc, match: Match, seats: list[int]) -> None:
    """The questions that go with the new hands."""
    pack: Any = match.pack
    allowed = match.setup["empty_transform"] == "allowed"
    for ask in doc["frame"]["asks"]:
        _, seat, [name, *_], _ = ask
        if seat not in seats or name != "choose":
            continue
        held = set(doc["state"]["hunters"][seat]["hand"])
        hand = [card for card in pack.cards if card.id in held]
        armed = allowed or any(card.weapon for card in hand)
        ask[3] = [card.id for card in hand if armed or card.id != "transform"]


def other_picks(doc: Doc, seats: list[int], random: Random) -> None:
    """Who has chosen has still chosen, but something else."""
    options = {ask[1]: ask[3] for ask in doc["frame"]["asks"]}
    for seat in seats:
        hunter = doc["state"]["hunters"][seat]
        if hunter["pick"] is not None:
            ids = options[seat]
            hunter["pick"] = random.choice([id for id in ids if id != hunter["pick"]] or ids)


def another_draft(match: Match, seat: int, random: Random) -> Match:
    """Other profiles and other answers of the other team of a Circus."""
    doc: Any = again(match.position())
    circus = doc["state"].get("circus")
    if circus is None:
        return match
    for number, hero in enumerate(doc["state"]["heroes"]):
        if hero["profile"] is not None and not hero["skills"] and number // 4 != seat % 2:
            hero["profile"] = random.randrange(2)
    for ask in doc["frame"]["asks"]:
        team = ask[1] % 2
        secret = ask[1] != seat and ask[2][0] in ("profile", "line_up")
        if secret and circus["picks"][team] is not None:
            circus["picks"][team] = random.randrange(2)
    return undercroft.from_position(doc)


def sight(match: Match, viewer: int | None, since: int = 0) -> str:
    """Every byte that goes to one viewer as a match goes on."""
    decisions = [] if viewer is None else [d.to_json() for d in match.decisions_for(viewer)]
    return plain(
        [match.view(viewer), decisions, told(match, viewer, since), match.waiting, repr(match)]
    )


def words(match: Match, viewer: int | None) -> str:
    """What a viewer may look up and read at any time: the catalogue, and the questions in words."""
    lines: list[str] = []
    for decision in [] if viewer is None else match.decisions_for(viewer):
        for lang in ("en", "fr"):
            lines.append(decision.text(lang))
            lines += [option.text(lang) for option in decision.options + decision.closed]
            lines += [closed.why(lang) for closed in decision.closed]
    return plain([undercroft.catalog(match), lines])


def tries(match: Match, viewer: int) -> list[tuple[str, str | None]]:
    """What a curious player might send: (option, decision)."""
    cards = sorted(undercroft.catalog(match)["cards"])  # type: ignore[call-overload]
    found: list[tuple[str, str | None]] = [(card, None) for card in cards]
    found += [(f"used:{card}", None) for card in cards[:6]]
    found += [(f"hunter-{seat}", None) for seat in range(-1, 6)]
    found += [("nonsense", None), ("", None), ("hunters_dream", "choose-1")]
    # Decisions of others are known by their number.
    found += [("hunters_dream", ask.id) for ask in match.asks if ask.seat != viewer]
    return found


def answer(
    match: Match, viewer: int, option: str, decision: str | None
) -> tuple[str, Match | None]:
    """What comes back: an error in words, or the match as it goes on."""
    twin = match.clone()
    try:
        twin.decide(option, viewer, decision)
    except UndercroftError as error:
        return f"{type(error).__name__}: {error}", None
    return "", twin
