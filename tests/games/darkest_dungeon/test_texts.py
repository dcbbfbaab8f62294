"""The sentences of the game: both languages complete, whole in every combination, well set."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import count, product
from typing import Any

import pytest

from tests.games.texts import (
    LANGUAGES,
    NARROW,
    Reader,
    all_parts,
    arguments,
    check_both_languages,
    check_typography,
    in_client,
    in_rules,
    known,
    message_of,
    messages,
    messages_in,
    parts,
    said_in,
)
from undercroft.games.darkest_dungeon.battle.boss_rules import HABITS
from undercroft.games.darkest_dungeon.effects import card_text as words
from undercroft.games.darkest_dungeon.effects.base import Effect
from undercroft.games.darkest_dungeon.game import GAME
from undercroft.games.darkest_dungeon.house import VARIANTS
from undercroft.games.darkest_dungeon.language import VERBS
from undercroft.games.darkest_dungeon.mind import BattleMind
from undercroft.games.darkest_dungeon.pack.cards import Cards
from undercroft.games.darkest_dungeon.pack.entries.figures import BonusEntry
from undercroft.games.darkest_dungeon.pack.moments import MOMENTS
from undercroft.games.darkest_dungeon.state.estate import Estate
from undercroft.games.darkest_dungeon.terms import (
    STANCES,
    WINDOWS,
)
from undercroft.kernel.chance import Rng
from undercroft.kernel.match import Match, start
from undercroft.kernel.naming import called
from undercroft.kernel.seen import Called
from undercroft.kernel.takes import Known, Number, Spec, Words
from undercroft.kernel.text import Message, Ref, Value

from . import keys
from .met import bless
from .stage import pack as base_pack
from .test_whole_games import MODES, new

TEXTS = "darkest_dungeon"
#: Words that wait for the client; the rules never name them.
FOR_THE_CLIENT = re.compile(r"dd-(ui-.+|gloss.*)", re.ASCII)

# ---------------------------------------------------------------------- the files


def test_both_languages_say_the_same() -> None:
    check_both_languages(TEXTS)


def test_typography() -> None:
    check_typography(TEXTS)


# ---------------------------------------------------------------------- the ids of the code


@cache
def built() -> set[str]:
    """The ids that the code puts together; moments also that only an owner's pack may use."""
    ids = keys.built()
    ids |= {f"dd-when-{keys.dash(moment)}" for moment in MOMENTS}
    ids |= {f"dd-habit-{keys.dash(habit)}" for habit in HABITS}
    ids |= {f"dd-hint-{mark}" for mark in BattleMind.marks}
    ids |= {
        f"{variant.id('dd')}{part}" for variant in VARIANTS for part in ("", "-value", "-about")
    }
    ids |= {"dd-preset", "dd-setup-hero-level-value", "dd-setup-trinket-value"}
    return ids


@cache
def literal() -> set[str]:
    """The ids that stand whole in the rules."""
    return in_rules("dd", TEXTS)


def test_the_code_builds_the_ids_it_is_known_for() -> None:
    assert {"dd-event-deaths-door", "dd-verb-choose-one", "dd-when-round-end-each"} <= built()
    assert {"dd-window-before-attack", "dd-option-torch-for", "dd-chance-deaths-door"} <= built()
    assert {"dd-prompt-act", "dd-why-guard", "dd-hamlet-chosen", "dd-line"} <= literal()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_id_of_the_code_has_a_sentence(lang: str) -> None:
    assert sorted((built() | literal()) - set(messages(lang, TEXTS))) == []


def test_every_id_of_the_client_has_a_sentence() -> None:
    client = in_client("dd", "games/darkest_dungeon")
    assert sorted(client - set(messages("en", TEXTS))) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_part_of_a_sentence_exists(lang: str) -> None:
    assert all_parts(messages(lang, TEXTS)) <= set(messages(lang, TEXTS))


def test_every_sentence_is_used() -> None:
    own = messages("en", TEXTS)
    left = set(own) - built() - literal() - all_parts(own)
    assert sorted(id for id in left if not FOR_THE_CLIENT.fullmatch(id)) == []


# ---------------------------------------------------------------------- reading them


class Critic(Reader):
    """A reader who knows the names of both languages, and this game's leftovers."""

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self.known = match.game.names(match.state)

    def name(self, kind: str, id: str, lang: str) -> Called:
        return called(self.known.get(kind, {}).get(id, id), lang)

    def check(self, message: Message) -> None:
        super().check(message)
        for lang in LANGUAGES:
            text = self.say(message, lang)
            where = f"{lang}: {message.to_json()}: {text!r}"
            assert not re.search(r"\bdd-|\d_|_\d|[a-z]_[a-z]|:\s*[.;,]|\.\s*\.|\ball_", text), where
            assert not re.search(r"[:;]\s*[:;]|\(\)|\(\s|\s\)", text), where


@cache
def a_match(difficulty: str = "standard") -> Match:
    return start(GAME, {"mode": "campaign", "players": 4, "difficulty": difficulty}, Rng(1))


@cache
def reader(difficulty: str = "standard") -> Critic:
    return Critic(a_match(difficulty))


def pack() -> Cards:
    found = base_pack()
    assert isinstance(found, Cards)
    return found


def catalog(difficulty: str = "standard") -> dict[str, Any]:
    return dict(reader(difficulty).catalog)


def test_the_whole_catalogue_is_there() -> None:
    """What the next tests read: every card of the box."""
    cards = catalog()
    heroes = [skill for kind in pack().heroes for skill in (*kind.skills, *kind.backs)]
    assert sum(len(levels) for levels in heroes) == 231 + 3  # and the way back from the beast
    counts = {
        "heroes": 11, "trinkets": 38, "quirks": 35, "diseases": 11, "moods": 10, "curios": 24,
        "events": 16, "quests": 20, "buildings": 9, "light": 6, "loot": 4, "bosses": 11,
    }  # fmt: skip
    assert {name: len(cards[name]) for name in counts} == counts


@pytest.mark.parametrize("difficulty", ["standard", "stygian"])
def test_everything_in_the_catalogue_reads_well(difficulty: str) -> None:
    """Whatever it holds that looks like a message: skills, monsters, rooms, cards, services."""
    ids = reader(difficulty).check_all(messages_in(catalog(difficulty), ("dd-",)))
    assert {"dd-line", "dd-bonus", "dd-ignores"} <= ids
    ways = {way.window for card in pack().trinkets for side in card.sides for way in side}
    assert {f"dd-window-{keys.dash(WINDOWS[window])}" for window in ways} <= ids


def said_by(value: object) -> Iterator[str]:
    """The ids of a message and of all inside it."""
    for message in messages_in(value, ("dd-",)):
        yield message.id


def test_every_effect_of_every_card_reads_well() -> None:
    """One by one, those of the harder rooms among them."""
    found = [words.effect_text(pack(), effect) for effect in pack().effects]
    reader().check_all(found)
    ids = {id for message in found for id in said_by(message.to_json())}
    used = {effect.op for effect in pack().effects}
    assert {f"dd-verb-{keys.dash(op)}" for op in used} <= ids
    moments = {effect.moment for effect in pack().effects if effect.moment is not None}
    assert {f"dd-when-{keys.dash(MOMENTS[moment])}" for moment in moments} <= ids


def rules_of_their_own() -> list[object]:
    """What monsters, Hamlet skills, rooms and events say besides."""
    cards = pack()
    found: list[object] = []
    for monster in cards.monsters:
        found += words.monster_lines(cards, monster)
    for kind in cards.heroes:
        for skill in kind.hamlet:
            found += words.hamlet_lines(cards, skill)
    for room in cards.rooms:
        for rules in room.interactions:
            for rule in rules:
                found += words.rule_lines(cards, rule.entry, rule.effects)
    for event in cards.events:
        found += words.event_lines(cards, event)
    return found


def test_rules_of_their_own_read_well() -> None:
    ids = reader().check_all(messages_in(rules_of_their_own(), ("dd-",)))
    assert {f"dd-habit-{keys.dash(habit)}" for habit in HABITS} <= ids
    assert {"dd-rule-wounded", "dd-rule-guard", "dd-rule-interact", "dd-hamlet-taught"} <= ids
    assert {"dd-hamlet-own", "dd-hamlet-chosen", "dd-hamlet-first", "dd-hamlet-removed"} <= ids


# ---------------------------------------------------------------------- every combination

#: What a sentence says of a field that may stand in a line, whatever the verb.
ARGUMENTS: dict[str, tuple[Value, ...]] = {
    "turns": (1, 2, 3),
    "areas": (1, 2),
    "dice": (0, 1),
    "once": ("yes", "no"),
    "there": ("yes", "no"),
    "conditions": ([Message("dd-condition", {"condition": one}) for one in ("bleed", "shuffle")],),
    "faces": (Message("dd-hazard", {"hazard": "trap"}),),
    "inner": ([Message("dd-condition", {"condition": "bleed"})],),
}
THINGS: dict[str, tuple[Value, ...]] = {
    "monster": (Message("dd-some-monster"), Ref("figure", "bone_captain")),
    "building": (Ref("building", "abbey"),),
    "area": ("C",),
}
DETAILS: dict[str, dict[str, tuple[Value, ...]]] = {
    "remove": {"conditions-count": (1, 2)},
    "pulse": {"areas": ([Message("name", {"name": "2"})],), "areas-count": (1, 2), "goal": (3,)},
}


def said_of(field: str, spec: Spec, needed: bool) -> tuple[Value, ...]:
    """Everything that a sentence may have to say of a field."""
    if isinstance(spec, Number):
        low, high = spec.bounds.low, int(spec.bounds.high)
        return (*[n for n in range(4) if low <= n <= high], *spec.instead)
    if isinstance(spec, Known):
        return THINGS[spec.kind]
    if field in ("per", "who", "what"):
        assert isinstance(spec, Words)
        return spec.allowed if needed else ("none" if field == "per" else "self", *spec.allowed)
    return ARGUMENTS[words.SAID.get(field) or field]


def values_of(verb: type[Effect]) -> dict[str, tuple[Value, ...]]:
    """What may stand in a line of a verb, as its sentence has it."""
    found: dict[str, tuple[Value, ...]] = {}
    for declared, needed in ((verb.needs, True), (verb.may, False)):
        for field, spec in declared.items():
            name = words.SAID.get(field, field)
            if name is not None:
                found[name] = (*found.get(name, ()), *said_of(field, spec, needed))
            if field == "amount":
                found["sign"] = ("more", "less")
            if field == "amounts":
                found["amount"] = (*found["amount"], "4/7/9")
                found["per"] = ("by_level",)
    return found


@cache
def speaks_of(id: str) -> set[str]:
    """The values that make a difference to a sentence."""
    message = messages("en", TEXTS)[id]
    return arguments(message).union(*(speaks_of(part) for part in parts(message)))


def ways(id: str, values: Mapping[str, tuple[Value, ...]]) -> Iterator[Message]:
    """A sentence with every combination of these values."""
    heard = speaks_of(id)
    each = [ways if name in heard else ways[:1] for name, ways in values.items()]
    for found in product(*each):
        yield Message(id, dict(zip(values, found, strict=True)))


@pytest.mark.parametrize("op", VERBS)
def test_every_verb_reads_well(op: str) -> None:
    values = values_of(VERBS[op]) | DETAILS.get(op, {})
    for message in ways(f"dd-verb-{keys.dash(op)}", values):
        reader().check(message)


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_moment_reads_well(moment: str) -> None:
    one = [Message("name", {"name": "2"})]
    values: dict[str, tuple[Value, ...]] = {
        "what": (Message("dd-verb-light", {"amount": 1, "sign": "less"}),),
        "op": ("add", "halve", "light"),
        "whose": ("own", "all"),
        "number": (1, 2),
        "side": ("any", "heroes", "monsters"),
        "type": ("any", "unholy", "human", "eldritch", "beast"),
        "rounds": (one,),
        "rounds-count": (0, 1, 2),
        "present": ("any", "monsters"),
        "areas": (one,),
        "areas-count": (1, 2),
    }
    for message in ways(f"dd-when-{keys.dash(moment)}", values):
        reader().check(message)


@pytest.mark.parametrize("window", WINDOWS)
def test_every_window_reads_well(window: str) -> None:
    values: dict[str, tuple[Value, ...]] = {
        "stance": ("any", *STANCES),
        "not-stance": ("none", *STANCES),
        "light-min": (-1, 3),
        "light-max": (-1, 2),
        "what": (Message("dd-verb-spare"),),
    }
    for message in ways(f"dd-window-{keys.dash(window)}", values):
        reader().check(message)


@pytest.mark.parametrize("vs", known(BonusEntry, "vs"))
def test_every_bonus_reads_well(vs: str) -> None:
    reader().check(Message("dd-bonus", {"amount": 2, "vs": vs}))


def test_every_place_has_its_number() -> None:
    """The rules count from 0, and no room or tile of a pack may have more places than the texts know."""
    for lang, name, most in product(LANGUAGES, ("area", "node"), (14, 18)):
        id = {"area": "dd-place", "node": "dd-slot"}[name]
        said = [reader().say(Message(id, {name: n}), lang) for n in range(most)]
        assert said == [str(n + 1) for n in range(most)]


#: What some cards say: English and French.
SKILLS = {
    ("holy_lance", 1): ("Pull 1.", "Traction 1."),
    ("flashbang", 1): (
        "Stun (1 turn). Push 1 or Pull 1, as you like.",
        "Étourdissement (1 tour). Poussée 1 ou Traction 1 (à votre choix).",
    ),
    ("uppercut", 1): ("Stun (1 turn). Push 2.", "Étourdissement (1 tour). Poussée 2."),
}
CARDS = {
    ("quirks", "anemic"): (
        "With each new Bleed: Bleed 1 (3 turns).",
        "À chaque nouveau Saignement : Saignement 1 (3 tours).",
    ),
    ("quirks", "clotter"): (
        "Turns of each new Bleed: 1 less.",
        "Tours de chaque nouveau Saignement : 1 de moins.",
    ),
    ("quirks", "hard_skinned"): (
        "Damage of critical hits: half, rounded up.",
        "Dégâts des coups critiques : la moitié, arrondie à l’entier supérieur.",
    ),
    ("diseases", "the_worries"): (
        "Whenever Stress is suffered: 1 more. Whenever Stress is suffered: 2 Wounds.",
        "À chaque Stress subi : 1 de plus. À chaque Stress subi : 2 Blessures.",
    ),
    ("moods", "irrational"): (
        "One stance back, or one forward from the last place. Light − 1.",
        "Un rang de Posture en arrière, ou un en avant depuis le dernier. Lumière −1.",
    ),
    ("events", "town_fair"): (
        ("At once: Stress − 3 for every hero and 2 Wounds healed per hero level for every hero."),
        (
            "Aussitôt : Stress −3 pour chaque Héros et "
            "2 Blessures soignées par niveau de Héros pour chaque Héros."
        ),
    ),
}
TRINKETS = {
    "snipers_ring": (
        (
            "After your roll for a skill, in the Ranged stance: Critical + 4.",
            "Before your roll for a skill, in any stance but Ranged: Accuracy − 2.",
        ),
        (
            "Après votre jet pour une Compétence, en Posture à distance : Critique +4.",
            "Avant votre jet pour une Compétence, hors de la Posture à distance : Précision −2.",
        ),
    ),
    "dark_crown": (
        (
            "In your turn, or between battles, at Light 3 or less: Stress − 9.",
            "Before your Resolve is tested, at Light 3 or less: highest roll for a Virtue − 2.",
        ),
        (
            "Pendant votre tour ou entre les combats, à Lumière 3 ou moins : Stress −9.",
            ("Avant votre test de Détermination, à Lumière 3 ou moins : seuil de Vertu −2."),
        ),
    ),
}


def both(lines: list[Any]) -> tuple[str, str]:
    """Some lines in both languages."""
    found = [message_of(one) for one in lines]
    english, french = (" ".join(reader().say(one, lang) for one in found) for lang in LANGUAGES)
    return english, french.replace(NARROW, " ")


@pytest.mark.parametrize(("card", "level"), SKILLS)
def test_examples_of_skills(card: str, level: int) -> None:
    skills = catalog()["skills"]
    found = next(one for one in skills if (one["family"], one["level"]) == (card, level))
    assert both(found["target"] or found["self"]) == SKILLS[card, level]


@pytest.mark.parametrize(("kind", "card"), CARDS)
def test_examples_of_cards(kind: str, card: str) -> None:
    found = next(one for one in catalog()[kind] if one["id"] == card)
    assert both(found["text"]) == CARDS[kind, card]


@pytest.mark.parametrize("card", TRINKETS)
def test_examples_of_trinkets(card: str) -> None:
    found = next(one for one in catalog()["trinkets"] if one["id"] == card)
    positive, negative = (
        both([way["text"] for way in found[side]]) for side in ("positive", "negative")
    )
    assert ((positive[0], negative[0]), (positive[1], negative[1])) == TRINKETS[card]


def test_a_room_names_its_areas() -> None:
    rooms = catalog()["rooms"]
    found = next(one for one in rooms if one["id"] == "dd_1")
    number = 1 + [area["id"] for area in found["areas"]].index("HEART")
    english, french = both(found["rules"][0]["text"])
    assert english == (
        f"When a round ends, for heroes in area {number}: Stress + 1. "
        f"When a round ends, for monsters in area {number}: 4 Wounds healed."
    )
    assert french.startswith(f"Quand une manche finit, pour les Héros dans la zone {number} : ")


def test_the_set_up_reads_well() -> None:
    reader().check_setup()


# ---------------------------------------------------------------------- events

#: What the numbers in events may be, and words that are a pack's.
SAMPLES = {
    "token": ("roll", "choose", "gold_or_roll", "double_gold_or_choose"),
    "tile": ("ruins_a",),
    "stance": tuple(range(4)),
}


@pytest.mark.parametrize("kind", GAME.events)
def test_every_event_reads_well(kind: str) -> None:
    reader().check_event(GAME.events[kind], SAMPLES)


# ---------------------------------------------------------------------- playing


def play(mode: str, seed: int, blessed: bool) -> Iterator[Message]:
    """A game at random: each message that comes up, questions and events."""
    rng = random.Random(seed)
    match = new(mode, (2, 4)[seed % 2] if mode == "circus" else 1 + seed % 4, seed)
    told = 0
    for _ in range(700 if blessed else 150):
        yield from said_in(match, told)
        if match.over:
            return
        told = len(match.events)
        state = match.state
        assert isinstance(state, Estate)
        ask = next(ask for ask in state.asks if not state.answered >> ask.seat & 1)
        match.choose(ask, rng.choice(ask.options))
        if blessed and mode != "circus":
            bless(match, rng)


@pytest.mark.parametrize("mode", MODES)
def test_whole_games_read_well(mode: str) -> None:
    seeds = count(50 * MODES.index(mode))
    ids = reader().check_all(
        message
        for blessed, _ in product((False, True), range(4))
        for message in play(mode, next(seeds), blessed)
    )
    least = {"campaign": 120, "quest": 100, "battle": 50, "boss": 50, "circus": 30}
    assert len(ids) > least[mode], sorted(ids)


def test_a_match_reads_the_same_sentences() -> None:
    """By its own names, as the command line shows them."""
    match = start(GAME, {"mode": "boss", "boss": "necromancer", "players": 1}, Rng(1))
    decision = match.decisions[0]
    assert decision.text() == "Vestal: which side for this Provision die?"
    assert decision.text("fr") == f"Vestale{NARROW}: quelle face pour ce dé de Provision{NARROW}?"
    assert decision.options[0].text("fr") == "Nourriture"
