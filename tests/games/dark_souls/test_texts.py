"""The sentences of the game: both languages complete, whole in every combination, well set."""

from __future__ import annotations

import ast
import inspect
import random
import re
import textwrap
from collections.abc import Iterator
from functools import cache
from itertools import count, product
from typing import Any

import pytest

import undercroft
from tests.games.texts import (
    LANGUAGES,
    NARROW,
    Reader,
    all_parts,
    check_both_languages,
    check_typography,
    in_client,
    in_rules,
    messages,
    messages_in,
    said_in,
)
from undercroft.games.dark_souls import game
from undercroft.games.dark_souls.cards import Cards
from undercroft.games.dark_souls.house import VARIANTS
from undercroft.games.dark_souls.mind import JourneyMind
from undercroft.games.dark_souls.state import CAMPAIGN, JOURNEY, MODES, Journey
from undercroft.games.souls import acting, attacks, words
from undercroft.games.souls.abilities import CORE_ABILITIES, HEROICS
from undercroft.games.souls.gear import COLOURS
from undercroft.games.souls.heroics import OWN_TURN
from undercroft.games.tomb_of_giants.effects import TOMB_ABILITIES, TOMB_EFFECTS, TOMB_ICONS
from undercroft.kernel.agenda import Choice
from undercroft.kernel.match import Match
from undercroft.kernel.text import Message, Value

#: Where the sentences of this game are: those of both boxes, and its own.
TEXTS = ("souls", "dark_souls")
#: Words and helps that wait for the client; the rules never name them.
FOR_THE_CLIENT = re.compile(
    r"ds-(title|tagline|word-.+|help-.+|ui-.+|gloss.*|terrain|phase|condition-help)", re.ASCII
)


# ---------------------------------------------------------------------- the files


def test_both_languages_say_the_same() -> None:
    check_both_languages(*TEXTS)


def test_typography() -> None:
    check_typography(*TEXTS)


# ---------------------------------------------------------------------- the ids of the code


def dashed(ids: set[str]) -> set[str]:
    return {id.replace("_", "-") for id in ids}


@cache
def shared() -> set[str]:
    """The ids that the code of both boxes puts together from parts."""
    ids = {f"ds-effect-{verb.op}" for verb in TOMB_EFFECTS}
    ids |= {f"ds-ability-{verb.op}" for verb in (*CORE_ABILITIES, *TOMB_ABILITIES)}
    ids |= {f"ds-heroic-{verb.op}" for verb in HEROICS}
    ids |= {f"ds-icon-{verb.op}" for verb in TOMB_ICONS}
    tree = ast.parse(textwrap.dedent(inspect.getsource(acting.Activation.why_not)))
    ids |= {
        f"ds-closed-{node.value}"
        for back in ast.walk(tree)
        if isinstance(back, ast.Return) and back.value is not None
        for node in ast.walk(back.value)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value
    }
    return dashed(ids) | HEROIC_OPTIONS


@cache
def built() -> set[str]:
    """The ids that the code of this box puts together from parts."""
    ids = {f"ds-event-{kind}" for kind in game.GAME.events}
    drawn = ("treasure", "trap", "behaviour", "encounter", "tile", "place", "fog", "tie")
    ids |= {f"ds-chance-{name}" for name in (*COLOURS, *drawn)}
    ids |= {f"ds-setup-mode-{part}" for part in ("value", "about", "time")}
    ids |= {
        f"{variant.id('ds')}{part}" for variant in VARIANTS for part in ("", "-value", "-about")
    }
    ids.add("ds-preset")
    ids |= {f"ds-{what}-{end}" for what in ("end", "why") for end in ("won", "lost")}
    ids |= {f"ds-hint-{mark}" for mark in JourneyMind.marks}
    return dashed(ids) | shared()


#: As the code says them.
HEROIC_OPTIONS = {f"ds-option-heroic-{op}" for op in OWN_TURN}


@cache
def literal() -> set[str]:
    """The ids that stand whole in the rules or in the client (but not the client's own `ds-ui-`)."""
    client = in_client("ds", "games/souls", "games/dark_souls")
    return in_rules("ds", *TEXTS) | {id for id in client if not id.startswith("ds-ui-")}


@pytest.mark.pure
def test_the_code_builds_the_ids_it_is_known_for() -> None:
    assert {"ds-event-lost-game", "ds-closed-moved-after", "ds-closed-range"} <= built()
    assert {"ds-effect-beside-two-hander", "ds-ability-heavy-blows", "ds-icon-leap"} <= built()
    assert {"ds-action", "ds-prompt-defend", "ds-setup-mode"} <= literal()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.pure
def test_every_id_of_the_code_has_a_sentence(lang: str) -> None:
    assert sorted((built() | literal()) - set(messages(lang, *TEXTS))) == []


def test_every_id_of_the_client_has_a_sentence() -> None:
    client = in_client("ds", "games/souls", "games/dark_souls")
    assert sorted(client - set(messages("en", *TEXTS))) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_part_of_a_sentence_exists(lang: str) -> None:
    assert all_parts(messages(lang, *TEXTS)) <= set(messages(lang, *TEXTS))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.pure
def test_what_both_boxes_say_stands_in_their_common_file(lang: str) -> None:
    common = messages(lang, "souls")
    assert sorted((shared() | in_rules("ds", "souls", "tomb_of_giants")) - set(common)) == []
    assert all_parts(common) <= set(common)


@pytest.mark.pure
def test_every_sentence_is_used() -> None:
    used = built() | literal() | in_rules("ds", "tomb_of_giants")
    used |= all_parts(messages("en", *TEXTS)) | all_parts(messages("en", "tomb_of_giants"))
    left = set(messages("en", *TEXTS)) - used
    assert sorted(id for id in left if not FOR_THE_CLIENT.fullmatch(id)) == []


# ---------------------------------------------------------------------- reading them


@cache
def a_match() -> Match:
    return undercroft.new("dark_souls", {"mode": "boss", "players": 4}, seed=1)


@cache
def reader() -> Reader:
    return Reader(a_match())


def pack() -> Cards:
    found = a_match().pack
    assert isinstance(found, Cards)
    return found


def test_all_cards_read_well() -> None:
    """Each effect, and each action bare and with every weapon upgrade."""
    armoury = pack().armoury
    upgrades = [card for card in armoury.cards if card.kind == "weapon_upgrade"]
    found: list[Message] = []
    for card in armoury.cards:
        found += words.effect_lines(card)
        items = [card.item] if card.hand else []
        if card.hand and card.slots:
            items += [card.item.plus(upgrade) for upgrade in upgrades]
        for item in items:
            for action in item.actions:
                found.append(Message("ds-action", attacks.action_words(action)))
    assert not [one for one in found if {None, ""} & {*one.args.values()}]
    assert "ds-action" in reader().check_all(found)


def test_an_action_reads_well_in_any_combination() -> None:
    rng = random.Random(5)
    flags = ("magic", "node", "shaft", "bleed", "poison", "frostbite", "stagger", "backup",
             "pierce", "crowded", "aggro")  # fmt: skip
    for _ in range(200):
        args: dict[str, Value] = {flag: rng.choice(("yes", "no", "no")) for flag in flags}
        numbers = {"black": 2, "blue": 2, "orange": 1, "push": 2, "ward": 2, "repeat": 3}
        numbers["harm"] = 3
        args |= {key: rng.choice((0, 0, rng.randint(1, most))) for key, most in numbers.items()}
        args |= {"mod": rng.randint(-2, 2), "range": rng.choice(("infinite", -1, 0, 1, 4))}
        args |= {"shift": rng.randint(1, 2)}
        args["when"] = rng.choice(("none", "before", "after", "only"))
        args["who"] = rng.choice(("none", "none", "self", "one", "two", "all", "others", "node"))
        args["stamina"], args["health"] = rng.choice(((1, 0), (0, 1), (2, 3)))
        args["enchant"] = rng.choice(("none", "none", "magic", "magic-mod"))
        args["bless"] = rng.choice(("none", "none", "block", "resist"))
        args["dice"] = rng.randint(1, 2)
        reader().check(Message("ds-action", args))


@pytest.mark.parametrize(
    ("card", "index", "english", "french"),
    [
        (
            "estoc", 0,
            "Attack: 2 black dice − 1, range 0.",
            "Attaque : 2 dés noirs, −1, portée 0.",
        ),
        (
            "winged_knight_twin_axes", 0,
            "Attack: 1 black die + 1, range 0. All this twice.",
            "Attaque : 1 dé noir, +1, portée 0. Le tout deux fois.",
        ),
        (
            "dark_sword", 2,
            "Shift up to 1 node first. Attack: 2 orange dice, range 0.",
            "Transfert jusqu’à 1 repère d’abord. Attaque : 2 dés orange, portée 0.",
        ),
        (
            "force", 1,
            "Attack without dice, range 2, push 2 nodes.",
            "Attaque sans dés, portée 2, poussée de 2 repères.",
        ),
        (
            "heal", 0,
            "One character in range 3 gains 1 Stamina and 1 Health.",
            "Un personnage à portée 3 gagne 1 Énergie et 1 point de Santé.",
        ),
        (
            "carthus_curved_sword", 2,
            "Shift up to 2 nodes.",
            "Transfert jusqu’à 2 repères.",
        ),
        (
            "smoughs_hammer", 0,
            "Attack: 1 blue die + 1 orange die, range 1. You gain 1 Health.",
            "Attaque : 1 dé bleu et 1 dé orange, portée 1. Vous gagnez 1 point de Santé.",
        ),
    ],
)  # fmt: skip
def test_examples_of_actions(card: str, index: int, english: str, french: str) -> None:
    action = pack().cards[card].item.actions[index]
    message = Message("ds-action", attacks.action_words(action))
    assert reader().say(message, "en") == english
    assert reader().say(message, "fr").replace(NARROW, " ") == french


def test_all_enemies_read_well() -> None:
    acts = [model.own for model in pack().models if model.own]
    acts += [half for card in pack().behaviours for half in card.halves.values()]
    icons = [icon for act in acts for icon in act.icons]
    ids = reader().check_all(
        words.icon_text(icon, start) for icon in icons for start in (False, True)
    )
    assert ids == {f"ds-icon-{kind}" for kind in ("attack", "move", "shift", "turn", "leap")}


def test_everything_in_the_catalogue_reads_well() -> None:
    """Whatever it holds that looks like a message: abilities, heroic actions, card texts."""
    ids = reader().check_all(messages_in(reader().catalog, ("ds-",)))
    own = {kind.heroic for kind in pack().characters}
    assert {f"ds-heroic-{op.replace('_', '-')}" for op in own} <= ids
    abilities = {model.ability.op for model in pack().models if model.ability}
    assert {f"ds-ability-{op.replace('_', '-')}" for op in abilities} <= ids


def test_the_set_up_reads_well() -> None:
    reader().check_setup()


#: What the numbers in events may be, and words that are a pack's.
SAMPLES = {"facing": tuple(range(8)), "section": ("Anor Londo",), "face": ("tile_1",)}


@pytest.mark.parametrize("kind", game.GAME.events)
def test_every_event_reads_well(kind: str) -> None:
    reader().check_event(game.GAME.events[kind], SAMPLES)


# ---------------------------------------------------------------------- playing

BOSSES = ("gargoyle", "winged_knight", "titanite_demon", "boreal_outrider_knight", "dancer",
          "ornstein_and_smough")  # fmt: skip


def bless(match: Match) -> None:
    """Keep the party alive and rich, so that the game goes a long way."""
    state = match.state
    assert isinstance(state, Journey)
    for c in state.characters:
        c.black, c.red = min(c.black, 2), min(c.red, 1)
    if state.mode in (JOURNEY, CAMPAIGN):
        state.souls = max(state.souls, 9)
        state.sparks = max(state.sparks, 1)


def arm(match: Match, rng: random.Random) -> None:
    """Whatever the boxes hold: any armour with a ring, any hand cards that go together."""
    state, armoury = match.state, pack().armoury
    assert isinstance(state, Journey)
    plate = [card for card in armoury.cards if card.armour]
    rings = [card for card in armoury.cards if card.kind == "armour_upgrade"]
    hand = [card.item for card in armoury.cards if card.hand]
    for c in state.characters:
        c.armour = rng.choice(plate).item.plus(rng.choice(rings))
        ways = armoury.arrangements(tuple(rng.sample(hand, 3)))
        way = rng.choice([way for way in ways if way.left])
        c.left, c.right, c.backup = way.left, way.right, way.backup
    for ask in state.asks:  # with these cards it is another question
        ask.options = ask.step.choices(state, ask.seat)


def choice(rng: random.Random, match: Match, blessed: bool) -> Choice[Any]:
    """At random; a blessed party prefers to strike, to go on and to take what it finds."""
    ask = match.asks[0]
    if blessed:
        ids = [raw.id for raw in ask.options]
        eager = ("act-", "go-", "fog", "chest", "yes", "seat-", "attach")
        keen = [raw for raw, id in zip(ask.options, ids, strict=True) if id.startswith(eager)]
        if keen and rng.random() < 0.5:
            return rng.choice(keen)
    return rng.choice(ask.options)


def play(mode: str, players: int, seed: int, blessed: bool) -> Iterator[Message]:
    """A game at random: each message that comes up, questions and events."""
    rng = random.Random(seed)
    setup: dict[str, object] = {"mode": mode, "players": players}
    if mode == "boss":
        setup["boss"] = BOSSES[seed % len(BOSSES)]
    elif mode == "encounter":
        setup["encounter"] = f"level_{1 + seed % 3}"
    else:
        setup["layout"] = "by_hand" if players % 2 else "random"
    match = undercroft.new("dark_souls", setup, seed=seed)
    if blessed:
        arm(match, rng)
    told = 0
    for _ in range(500 if blessed else 100):
        yield from said_in(match, told)
        if match.over:
            return
        told = len(match.events)
        match.choose(match.asks[0], choice(rng, match, blessed))
        if blessed:
            bless(match)


@pytest.mark.parametrize("mode", MODES)
def test_whole_games_read_well(mode: str) -> None:
    seeds = count(20 * MODES.index(mode))
    ids = reader().check_all(
        message
        for players, blessed in product((1, 2, 3, 4), (False, True, True))
        for message in play(mode, players, next(seeds), blessed)
    )
    assert len(ids) > 60, sorted(ids)


def test_a_match_reads_the_same_sentences() -> None:
    """By its own names, as the command line shows them."""
    match = undercroft.new("dark_souls", {"mode": "boss", "players": 3, "boss": "dancer"}, seed=1)
    assert match.events[0].text("fr") == f"Rencontre boss{NARROW}: Dancer of the Boreal Valley"
    decision = match.decisions[0]
    assert decision.text("fr") == f"Knight{NARROW}: choisissez un repère d’entrée."
    assert decision.options[0].text("fr").startswith("Aller vers le repère ")
    assert decision.text() == "Knight: choose an entry node."
