"""The sentences of the game: both languages complete, whole in every combination, well set."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from itertools import count, product

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
    message_of,
    messages,
    messages_in,
    said_in,
)
from undercroft.games.souls import attacks, words
from undercroft.games.souls.gear import COLOURS
from undercroft.games.tomb_of_giants import game
from undercroft.games.tomb_of_giants.house import VARIANTS
from undercroft.games.tomb_of_giants.language import (
    DEED_LINES,
    EVENT_CARDS,
    GOAL_LINES,
    REWARD_LINES,
    RULE_LINES,
)
from undercroft.games.tomb_of_giants.mind import DescentMind
from undercroft.games.tomb_of_giants.pack import Cards
from undercroft.games.tomb_of_giants.state import CAMPAIGN, MODES, Descent
from undercroft.kernel.match import Match
from undercroft.kernel.text import Message, Ref, Value

#: Where the sentences of this game are: those of both boxes, and its own.
TEXTS = ("souls", "tomb_of_giants")
#: Words that wait for the client; the rules never name them.
FOR_THE_CLIENT = re.compile(r"tg-(ui-.+|gloss.*|condition-help)", re.ASCII)

# ---------------------------------------------------------------------- the files


def test_both_languages_say_the_same() -> None:
    check_both_languages(*TEXTS)


def test_typography() -> None:
    check_typography(*TEXTS)


# ---------------------------------------------------------------------- the ids of the code


@cache
def built() -> set[str]:
    """The ids that the code of this box puts together from parts."""
    ids = {f"tg-event-{kind}" for kind in game.GAME.events}
    ids |= {f"tg-goal-{op}" for op in GOAL_LINES.verbs}
    ids |= {f"tg-deed-{op}" for op in DEED_LINES.verbs}
    ids |= {f"tg-rule-{op}" for op in RULE_LINES.verbs}
    ids |= {f"tg-reward-{op}" for op in REWARD_LINES.verbs}
    ids |= {f"tg-card-{op}" for op in EVENT_CARDS.verbs}
    drawn = ("treasure", "trap", "behaviour", "encounter", "event", "patches", "tie")
    ids |= {f"tg-chance-{name}" for name in (*COLOURS, *drawn)}
    ids |= {f"tg-setup-mode-{part}" for part in ("value", "about", "time")}
    ids |= {
        f"{variant.id('tg')}{part}" for variant in VARIANTS for part in ("", "-value", "-about")
    }
    ids.add("tg-preset")
    ids |= {f"tg-{what}-{end}" for what in ("end", "why") for end in ("won", "lost")}
    ids |= {f"tg-hint-{mark}" for mark in DescentMind.marks}
    return {id.replace("_", "-") for id in ids}


@cache
def literal() -> set[str]:
    """The ids that stand whole in the rules."""
    return in_rules("tg", *TEXTS)


def test_the_code_builds_the_ids_it_is_known_for() -> None:
    assert {"tg-event-lost-game", "tg-rule-lever-needs-torch", "tg-card-dodge-die"} <= built()
    assert {"tg-goal-kill-all", "tg-chance-event"} <= built()
    assert {
        "tg-option-drop-torch",
        "tg-prompt-fortune",
        "tg-trial-kill",
    } <= literal()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_id_of_the_code_has_a_sentence(lang: str) -> None:
    ids = built() | literal() | in_rules("ds", *TEXTS)
    assert sorted(ids - set(messages(lang, *TEXTS))) == []


def test_every_id_of_the_client_has_a_sentence() -> None:
    client = in_client("(?:ds|tg)", "games/souls", "games/tomb_of_giants")
    assert sorted(client - set(messages("en", *TEXTS))) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_part_of_a_sentence_exists(lang: str) -> None:
    assert all_parts(messages(lang, *TEXTS)) <= set(messages(lang, *TEXTS))


def test_every_sentence_is_used() -> None:
    own = messages("en", "tomb_of_giants")
    left = set(own) - built() - literal() - all_parts(own)
    assert sorted(id for id in left if not FOR_THE_CLIENT.fullmatch(id)) == []


def test_the_words_of_the_first_box_are_not_needed() -> None:
    """The client loads only the common sentences and those of this game."""
    assert not [id for id in messages("en", "tomb_of_giants") if not id.startswith("tg-")]


# ---------------------------------------------------------------------- reading them


@cache
def a_match() -> Match:
    return undercroft.new("tomb_of_giants", {"mode": "encounter", "players": 4}, seed=1)


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
    ids = reader().check_all(found)
    assert {"ds-action", "ds-effect-weight", "ds-effect-ember", "ds-effect-unopened"} <= ids


#: What some cards say: English and French.
ACTIONS = {
    ("mace", 1): (
        (
            "Attack: 2 black dice, range 0. "
            "After the attack you may give the Aggro token to another character."
        ),
        (
            "Attaque : 2 dés noirs, portée 0. "
            "Après l’attaque, vous pouvez donner le jeton Aggro à un autre personnage."
        ),
    ),
    ("shotel", 2): (
        "Attack: 1 blue die, ignores Block and Resist, range 0.",
        "Attaque : 1 dé bleu, ignore la Parade et la Résistance, portée 0.",
    ),
    ("rapport", 0): (
        (
            "Attack without dice: 3 damage, not lowered by Block or Resist, range 2. "
            "Only against an enemy that shares its node with another one."
        ),
        (
            "Attaque sans dés : 3 dégâts, que ni la Parade ni la Résistance ne réduisent, portée 2. "
            "Seulement contre un ennemi qui partage son repère avec un autre."
        ),
    ),
    ("great_heal", 1): (
        "All characters on one node in range 2 gain 6 Health.",
        "Tous les personnages d’un même repère à portée 2 gagnent 6 points de Santé.",
    ),
    ("sacred_oath", 0): (
        (
            "Until the next character’s activation, you and all characters in range 1 "
            "roll 1 more blue die to block."
        ),
        (
            "Jusqu’à l’activation du prochain personnage, vous et tous les personnages à portée 1 "
            "lancez 1 dé bleu de plus en Parade."
        ),
    ),
}
ENEMIES = {
    "skeleton_soldier": (
        (
            "Moves 1 node towards the nearest character, pushing characters: "
            "2 physical damage and Bleed for each one pushed."
        ),
        (
            "Se déplace de 1 repère vers le personnage le plus proche, en poussant les personnages : "
            "2 dégâts physiques et Saignement pour chacun."
        ),
    ),
    "necromancer": (
        (
            "Attacks everybody on the node of the Aggro holder: 3 magical damage. Raises the dead: a "
            "Skeleton Soldier comes onto the enemy spawn node closest to it, if a figure is free."
        ),
        (
            "Attaque tous les personnages du repère du jeton Aggro : 3 dégâts magiques. Relève les morts : "
            "un Skeleton Soldier apparaît sur le repère de génération d’ennemis le plus proche, "
            "si une figurine est libre."
        ),
    ),
}
THE_MASS_GRAVE = {
    "Pull the lever.": "Actionnez le levier.",
    "Kill all enemies.": "Tuez tous les ennemis.",
    "1 soul per player, and 2 for each respawn": "1 âme par joueur, et 2 par Réapparition",
    "Draw 1 event card": "Piocher 1 carte événement",
    "Shortcut: after a rest the party may begin here": (
        "Raccourci : après un repos, le groupe peut commencer ici"
    ),
    "Characters cannot enter tile 2.": "Les personnages ne peuvent pas entrer sur la tuile 2.",
    "Each time the lever is pulled: tile 2 is taken away with every enemy on it.": (
        "Chaque fois que le levier est actionné : "
        "la tuile 2 est retirée avec tous les ennemis qui s’y trouvent."
    ),
    "Enemies go 1 node farther with each move.": (
        "À chaque déplacement, les ennemis parcourent 1 repère de plus."
    ),
}


def french(message: Message) -> str:
    return reader().say(message, "fr").replace(NARROW, " ")


@pytest.mark.parametrize(("card", "index"), ACTIONS)
def test_examples_of_actions(card: str, index: int) -> None:
    action = pack().cards[card].item.actions[index]
    message = Message("ds-action", attacks.action_words(action))
    assert (reader().say(message, "en"), french(message)) == ACTIONS[card, index]


@pytest.mark.parametrize("model", ENEMIES)
def test_examples_of_enemies(model: str) -> None:
    models = reader().catalog["models"]
    assert isinstance(models, dict)
    found = list(messages_in(models[model]["own"]["icons"], ("ds-",)))
    english = " ".join(reader().say(one, "en") for one in found)
    assert (english, " ".join(french(one) for one in found)) == ENEMIES[model]


def test_an_encounter_card() -> None:
    encounters = reader().catalog["encounters"]
    assert isinstance(encounters, dict)
    card = encounters["the_mass_grave"]
    lines = [message_of(one) for key in ("objectives", "rewards", "rules") for one in card[key]]
    assert {reader().say(one, "en"): french(one) for one in lines} == THE_MASS_GRAVE


def test_everything_in_the_catalogue_reads_well() -> None:
    """Whatever it holds that looks like a message: encounters, events, abilities, heroic actions, cards."""
    ids = reader().check_all(messages_in(reader().catalog, ("ds-", "tg-")))
    assert {f"ds-heroic-{kind.heroic.replace('_', '-')}" for kind in pack().characters} <= ids
    assert {f"tg-rule-{op.replace('_', '-')}" for op in RULE_LINES.verbs} <= ids
    assert {f"tg-goal-{op.replace('_', '-')}" for op in GOAL_LINES.verbs} <= ids
    assert {f"tg-deed-{op.replace('_', '-')}" for op in DEED_LINES.verbs} <= ids
    assert {f"tg-card-{op.replace('_', '-')}" for op in EVENT_CARDS.verbs} <= ids
    assert {"tg-trial-turns", "tg-trial-kill", "ds-icon-resurrect", "ds-ability-call"} <= ids


@pytest.mark.parametrize(("flat", "each"), [(0, 1), (1, 0), (2, 0), (1, 1), (3, 2), (0, 2)])
def test_amounts_read_well(flat: int, each: int) -> None:
    args: dict[str, Value] = {
        "flat": flat,
        "players": each,
        "times": 2,
        "enemy": Ref("model", "necromancer"),
    }
    args |= {"tile": 2, "node": "primary", "kill": 0, "respawn": 0, "each": "no", "rules": []}
    for id in ("goal-survive", "goal-occupy", "deed-spawn", "rule-health", "reward-souls"):
        reader().check(Message(f"tg-{id}", args))
    for id in ("reward-souls", "reward-treasure", "reward-event"):
        reader().check(Message(f"tg-{id}", {**args, "kill": flat, "respawn": each}))


def test_the_set_up_reads_well() -> None:
    reader().check_setup()


#: What the numbers in events may be, where there is more to it.
SAMPLES = {"facing": tuple(range(8)), "tile": tuple(range(4))}


@pytest.mark.parametrize("kind", game.GAME.events)
def test_every_event_reads_well(kind: str) -> None:
    reader().check_event(game.GAME.events[kind], SAMPLES)


# ---------------------------------------------------------------------- playing

BOSSES = ("black_knight", "gravelord_nito")


def bless(match: Match) -> None:
    """Keep the party alive and rich, so that the game goes a long way."""
    state = match.state
    assert isinstance(state, Descent)
    for c in state.characters:
        c.black, c.red = min(c.black, 2), min(c.red, 1)
    if state.mode == CAMPAIGN:
        state.souls = max(state.souls, 9)
        state.sparks = max(state.sparks, 1)


def choice(rng: random.Random, match: Match, blessed: bool) -> int:
    """At random; a blessed party prefers to strike, to go on and to take what it finds."""
    ask = match.asks[0]
    if blessed:
        ids = [raw.id for raw in ask.options]
        eager = (
            "act-",
            "go-",
            "lever",
            "chest",
            "take-",
            "drop-",
            "yes",
            "seat-",
            "again",
            "gravestone",
        )
        keen = [raw for raw, id in zip(ask.options, ids, strict=True) if id.startswith(eager)]
        if keen and rng.random() < 0.5:
            return rng.choice(keen)
    return rng.choice(ask.options)


def weaken(match: Match) -> None:
    """Enemies that fall at a touch."""
    state = match.state
    assert isinstance(state, Descent)
    for foe in state.foes:
        foe.wounds = max(foe.wounds, foe.health - 1)


def play(mode: str, players: int, seed: int, blessed: bool) -> Iterator[Message]:
    """A game at random: each message that comes up, questions and events."""
    rng = random.Random(seed)
    setup: dict[str, object] = {"mode": mode, "players": players}
    ids = [card.id for card in pack().encounters]
    if mode == "boss":
        setup["boss"] = BOSSES[seed % len(BOSSES)]
    elif mode == "encounter":
        setup["encounter"] = ids[seed * 5 % len(ids)]
    match = undercroft.new("tomb_of_giants", setup, seed=seed)
    told = 0
    for _ in range(700 if blessed else 100):
        yield from said_in(match, told)
        if match.over:
            return
        told = len(match.events)
        match.choose(match.asks[0], choice(rng, match, blessed))
        if blessed:
            bless(match)
            if mode == "campaign":
                weaken(match)


@pytest.mark.parametrize("mode", MODES)
def test_whole_games_read_well(mode: str) -> None:
    seeds = count(40 * MODES.index(mode))
    ids = reader().check_all(
        message
        for players, blessed, _ in product((1, 2, 3, 4), (False, True), range(3))
        for message in play(mode, players, next(seeds), blessed)
    )
    assert len(ids) > 60, sorted(ids)


def test_a_match_reads_the_same_sentences() -> None:
    """By its own names, as the command line shows them."""
    setup = {"mode": "encounter", "players": 3, "encounter": "grave_matters"}
    match = undercroft.new("tomb_of_giants", setup, seed=1)
    assert (
        match.events[0].text("fr")
        == f"Rencontre de niveau\N{NO-BREAK SPACE}1{NARROW}: Grave Matters"
    )
    decision = match.decisions[0]
    assert decision.text("fr") == f"Cleric{NARROW}: choisissez un repère de départ."
    assert decision.options[0].text("fr").startswith("Aller vers le repère ")
    assert decision.text() == "Cleric: choose a start node."
