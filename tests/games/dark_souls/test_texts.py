"""The sentences of the game: both languages complete, whole in every combination, well set."""

from __future__ import annotations

import ast
import inspect
import random
import re
import textwrap
import typing
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import count, product
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import undercroft
from undercroft.games.dark_souls import bonfire, game
from undercroft.games.dark_souls.cards import Cards
from undercroft.games.dark_souls.state import CAMPAIGN, JOURNEY, MODES, Journey
from undercroft.games.souls import acting, words
from undercroft.games.souls.content import HeroicEntry
from undercroft.games.souls.gear import COLOURS, EffectEntry, item_of
from undercroft.games.souls.models import AbilityEntry
from undercroft.kernel.match import Match
from undercroft.kernel.text import Message, Ref, Value
from undercroft.text import render

HOUSE = Path(game.__file__).resolve().parents[3]
GAMES = HOUSE / "undercroft" / "games"
TEXT = GAMES / "dark_souls" / "text"
WEB = HOUSE / "web" / "src"
LANGUAGES = ("en", "fr")
NARROW = "\N{NARROW NO-BREAK SPACE}"
#: Words and helps that wait for the client; the rules never name them.
FOR_THE_CLIENT = re.compile(
    r"ds-(title|tagline|word-.+|help-.+|ui-.+|terrain|phase|condition-help)", re.ASCII
)


# ---------------------------------------------------------------------- the files


def walk(node: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    """A node of a Fluent message and all below it."""
    yield node
    for value in vars(node).values():
        for below in value if isinstance(value, list) else [value]:
            if isinstance(below, ftl.BaseNode):
                yield from walk(below)


@cache
def messages(lang: str) -> dict[str, ftl.Message]:
    resource = FluentParser().parse((TEXT / f"{lang}.ftl").read_text("utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)]
    assert not junk, f"{lang}.ftl does not parse: {junk[0]!r}"
    found: dict[str, ftl.Message] = {}
    for entry in resource.body:
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{lang}.ftl: {entry.id.name} stands twice"
            found[entry.id.name] = entry
    return found


def arguments(message: ftl.Message) -> set[str]:
    return {node.id.name for node in walk(message) if isinstance(node, ftl.VariableReference)}


def parts(message: ftl.Message) -> set[str]:
    """The messages a message is made of."""
    return {node.id.name for node in walk(message) if isinstance(node, ftl.MessageReference)}


def cases(message: ftl.Message) -> set[str]:
    """The cases of words it tells apart; number is another matter in French."""
    keys = {node.key for node in walk(message) if isinstance(node, ftl.Variant)}
    return {key.name for key in keys if isinstance(key, ftl.Identifier)} - {"one", "other"}


def written(message: ftl.Message) -> str:
    """Its words in a row, a dot for everything put in."""
    found = []
    for node in walk(message):
        if isinstance(node, ftl.Pattern):
            found.append(
                "".join(
                    item.value if isinstance(item, ftl.TextElement) else "·"
                    for item in node.elements
                )
            )
    return "\n".join(found)


def test_both_languages_have_the_same_ids() -> None:
    assert set(messages("en")) == set(messages("fr"))


def test_both_languages_use_the_same_values_and_cases() -> None:
    english, french = messages("en"), messages("fr")
    for id, message in english.items():
        assert arguments(message) == arguments(french[id]), id
        assert cases(message) == cases(french[id]), id


def test_french_typography() -> None:
    for id, message in messages("fr").items():
        text = written(message)
        assert not re.search(r"['\"]", text), f"{id}: a straight apostrophe or quotation mark"
        wrong = re.search(rf"[^{NARROW}][:;?!»]|«[^{NARROW}]", text)
        assert wrong is None, f"{id}: {wrong.group()!r} wants a narrow no-break space"


def test_english_typography() -> None:
    for id, message in messages("en").items():
        text = written(message)
        assert not re.search(r"['\"]", text), f"{id}: a straight apostrophe or quotation mark"
        assert not re.search(r"\s[:;?!]", text), f"{id}: a space before : ; ? !"


# ---------------------------------------------------------------------- the ids of the code


def known(entry: type, field: str) -> tuple[str, ...]:
    """The words a field of the content may have."""
    return typing.get_args(typing.get_type_hints(entry)[field])


@cache
def built() -> set[str]:
    """The ids that the code puts together from parts."""
    ids = {f"ds-event-{kind}" for kind in game.EVENTS}
    ids |= {f"ds-option-{name}" for name in bonfire.NAMES}
    ids |= {f"ds-option-{name}" for name in acting.KINDS if name != "heroic"}
    ids |= {"ds-option-heroic-rally", "ds-option-heroic-charge"}
    ids |= {"ds-option-block", "ds-option-resist"}
    ids |= {f"ds-effect-{op}" for op in known(EffectEntry, "op")}
    ids |= {f"ds-ability-{op}" for op in known(AbilityEntry, "op")}
    ids |= {f"ds-heroic-{op}" for op in known(HeroicEntry, "op")}
    drawn = ("treasure", "trap", "behaviour", "encounter", "tile", "place", "fog")
    ids |= {f"ds-chance-{name}" for name in (*COLOURS, *drawn)}
    ids |= {f"ds-icon-{kind}" for kind in ("attack", "move", "shift", "turn", "leap")}
    tree = ast.parse(textwrap.dedent(inspect.getsource(acting.Activation.why_not)))
    ids |= {
        f"ds-closed-{node.value}"
        for back in ast.walk(tree)
        if isinstance(back, ast.Return) and back.value is not None
        for node in ast.walk(back.value)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value
    }
    return {id.replace("_", "-") for id in ids}


@cache
def literal() -> set[str]:
    """The ids that stand whole in the rules or in the client (but not the client's own `ds-ui-`)."""
    found: set[str] = set()
    for box in ("souls", "dark_souls"):
        for path in (GAMES / box).rglob("*.py"):
            found |= set(re.findall(r'(?<!f)"(ds(?:-[a-z0-9]+)+)"', path.read_text("utf-8")))
    for path in WEB.rglob("*"):
        if path.suffix in (".ts", ".svelte"):
            client = path.read_text("utf-8")
            found |= set(re.findall(r"['\"`](ds(?!-ui-)(?:-[a-z0-9]+)+)['\"`]", client))
    return found


def test_the_code_builds_the_ids_it_is_known_for() -> None:
    assert {"ds-event-lost-game", "ds-closed-moved-after", "ds-closed-range"} <= built()
    assert {"ds-effect-beside-two-hander", "ds-ability-heavy-blows", "ds-icon-leap"} <= built()
    assert {"ds-action", "ds-prompt-defend", "ds-setup-mode-help", "ds-why-lost"} <= literal()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_id_of_the_code_has_a_sentence(lang: str) -> None:
    assert sorted((built() | literal()) - set(messages(lang))) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_part_of_a_sentence_exists(lang: str) -> None:
    assert {part for message in messages(lang).values() for part in parts(message)} <= set(
        messages(lang)
    )


def test_every_sentence_is_used() -> None:
    used = built() | literal()
    for message in messages("en").values():
        used |= parts(message)
    left = set(messages("en")) - used
    assert sorted(id for id in left if not FOR_THE_CLIENT.fullmatch(id)) == []


# ---------------------------------------------------------------------- reading them


@cache
def a_match() -> Match:
    return undercroft.new("dark_souls", {"mode": "boss", "players": 4}, seed=1)


@cache
def names() -> dict[str, dict[str, str]]:
    found = a_match().game.catalog(a_match().state)["names"]
    assert isinstance(found, dict)
    return found


def name(kind: str, id: str, lang: str) -> str:
    return names().get(kind, {}).get(id, id)


def read_all(found: Iterable[Message]) -> set[str]:
    """Each different one once; the ids that came up."""
    said = {msgspec.json.encode(message.to_json()): message for message in found}
    for message in said.values():
        reads_well(message)
    return {message.id for message in said.values()}


def reads_well(message: Message) -> None:
    """The sentence in both languages: nothing missing, nothing left over, set as it should be."""
    for lang in LANGUAGES:
        text = render(message, lang, name)
        where = f"{lang}: {message.to_json()}: {text!r}"
        assert text, where
        assert text == text.strip(), where
        assert not re.search(r"\bds-|[{}$]|\?\?\?", text), where
        assert "  " not in text, where
        assert not re.search(r" [,.)]|\( |,[,.]|\.\.|[,:;] *$|, *\.|\+ [-−]", text), where
        if lang == "fr":
            assert not re.search(r" [:;?!»]|« ", text), where
        else:
            assert not re.search(r"\s[:;?!]", text), where


def pack() -> Cards:
    found = a_match().pack
    assert isinstance(found, Cards)
    return found


def test_all_cards_read_well() -> None:
    """Each effect, and each action bare and with every weapon upgrade."""
    armoury = pack().armoury
    upgrades = [card.index for card in armoury.cards if card.kind == "weapon_upgrade"]
    found: list[Message] = []
    for card in armoury.cards:
        found += words.effect_lines(card)
        items = [item_of(card.index)] if card.hand else []
        if card.hand and card.slots:
            items += [item_of(card.index, upgrade) for upgrade in upgrades]
        for item in items:
            for action in armoury.actions(item):
                found.append(Message("ds-action", acting.action_words(action)))
    assert "ds-action" in read_all(found)


def test_an_action_reads_well_in_any_combination() -> None:
    rng = random.Random(5)
    flags = ("magic", "node", "shaft", "bleed", "poison", "frostbite", "stagger", "backup")
    for _ in range(200):
        args: dict[str, Value] = {flag: rng.choice(("yes", "no", "no")) for flag in flags}
        numbers = {"black": 2, "blue": 2, "orange": 1, "push": 2, "ward": 2, "repeat": 3}
        args |= {key: rng.choice((0, 0, rng.randint(1, most))) for key, most in numbers.items()}
        args |= {"mod": rng.randint(-2, 2), "range": rng.choice(("infinite", -1, 0, 1, 4))}
        args |= {"shift": rng.randint(1, 2)}
        args["when"] = rng.choice(("none", "before", "after", "only"))
        args["who"] = rng.choice(("none", "none", "self", "one", "two", "all", "others"))
        args["stamina"], args["health"] = rng.choice(((1, 0), (0, 1), (2, 3)))
        args["enchant"] = rng.choice(("none", "none", "magic", "magic-mod"))
        reads_well(Message("ds-action", args))


@pytest.mark.parametrize(
    ("card", "index", "english", "french"),
    [
        (
            "estoc", 0,
            "Attack: 2 black dice − 1, range 0.",
            "Attaque : 2 dés noirs − 1, portée 0.",
        ),
        (
            "winged_knight_twin_axes", 0,
            "Attack: 1 black die + 1, range 0. All this twice.",
            "Attaque : 1 dé noir + 1, portée 0. Le tout deux fois.",
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
            "Un personnage à portée 3 gagne 1 Énergie et 1 Santé.",
        ),
        (
            "carthus_curved_sword", 2,
            "Shift up to 2 nodes.",
            "Transfert jusqu’à 2 repères.",
        ),
        (
            "smoughs_hammer", 0,
            "Attack: 1 blue die + 1 orange die, range 1. You gain 1 Health.",
            "Attaque : 1 dé bleu + 1 dé orange, portée 1. Vous gagnez 1 Santé.",
        ),
    ],
)  # fmt: skip
def test_examples_of_actions(card: str, index: int, english: str, french: str) -> None:
    armoury = pack().armoury
    action = armoury.actions(item_of(armoury.index[card]))[index]
    message = Message("ds-action", acting.action_words(action))
    assert render(message, "en", name) == english
    assert render(message, "fr", name).replace(NARROW, " ") == french


def test_all_enemies_read_well() -> None:
    acts = [model.own for model in pack().models if model.own]
    acts += [half for card in pack().behaviours for half in card.halves.values()]
    ids = read_all(words.icon_text(icon) for act in acts for icon in act.icons)
    assert ids == {f"ds-icon-{kind}" for kind in ("attack", "move", "shift", "turn", "leap")}


def test_everything_in_the_catalogue_reads_well() -> None:
    """Whatever it holds that looks like a message: abilities, heroic actions, card texts."""
    found: list[Message] = []

    def look(value: object) -> None:
        if isinstance(value, dict):
            if isinstance(value.get("id"), str) and str(value["id"]).startswith("ds-"):
                found.append(Message(value["id"], value.get("args", {})))
            for inside in value.values():
                look(inside)
        elif isinstance(value, (list, tuple)):
            for inside in value:
                look(inside)

    look(a_match().game.catalog(a_match().state))
    ids = read_all(found)
    assert {f"ds-heroic-{op.replace('_', '-')}" for op in known(HeroicEntry, "op")} <= ids
    assert {f"ds-ability-{op.replace('_', '-')}" for op in known(AbilityEntry, "op")} <= ids


def test_the_set_up_reads_well() -> None:
    for field in a_match().game.fields(pack()):
        reads_well(field.text)
        if field.help is not None:
            reads_well(field.help)
        for choice in field.values:
            reads_well(choice.text)


#: What the plain fields of events may be.
SAMPLES: dict[str, tuple[Value, ...]] = {
    "stat": ("strength", "dexterity", "intelligence", "faith"),
    "arc": ("front", "right", "back", "left"),
    "die": ("black", "blue", "orange", "dodge"),
    "heroic": ("backstab", "rally", "stand_fast", "charge"),
    "conditions": tuple(range(1, 16)),
    "facing": tuple(range(8)),
    "section": ("Anor Londo",),
    "face": ("tile_1",),
}


@pytest.mark.parametrize("kind", game.EVENTS)
def test_every_event_reads_well(kind: str) -> None:
    fields = game.EVENTS[kind].split()
    ways: list[list[Value]] = []
    for field in fields:
        if field == "cards":
            cards = [Message("name", {"name": Ref("card", id)}) for id in ("estoc", "spear")]
            ways.append([cards[:1], cards])
        elif field in game.REFS:
            ref = game.REFS[field]
            ways.append([Ref(ref, next(iter(names()[ref])))])
        else:
            ways.append(list(SAMPLES.get(field, (0, 1, 2))))
    for values in product(*ways):
        args: dict[str, Value] = dict(zip(fields, values, strict=True))
        if "cards" in args:
            assert isinstance(args["cards"], list)
            args["cards-count"] = len(args["cards"])
        if args.get("stamina") == args.get("health") == 0:
            continue
        reads_well(Message(f"ds-event-{kind.replace('_', '-')}", args))


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
    plate = [card.index for card in armoury.cards if card.armour]
    rings = [card.index for card in armoury.cards if card.kind == "armour_upgrade"]
    hand = [item_of(card.index) for card in armoury.cards if card.hand]
    for c in state.characters:
        c.armour = item_of(rng.choice(plate), rng.choice(rings))
        ways = armoury.arrangements(tuple(rng.sample(hand, 3)))
        c.left, c.right, c.backup = rng.choice([way for way in ways if way[0]])


def choice(rng: random.Random, match: Match, blessed: bool) -> int:
    """At random; a blessed party prefers to strike, to go on and to take what it finds."""
    ask = match.asks[0]
    if blessed:
        ids = [match.game.option_id(match.pack, ask, raw) for raw in ask.options]
        eager = ("act-", "go-", "fog", "chest", "yes", "seat-", "attach")
        keen = [raw for raw, id in zip(ask.options, ids, strict=True) if id.startswith(eager)]
        if keen and rng.random() < 0.5:
            return rng.choice(keen)
    return rng.choice(ask.options)


def play(mode: str, players: int, seed: int, blessed: bool) -> Iterator[Message]:
    """A game at random: each message that comes up, questions and events."""
    rng = random.Random(seed)
    setup = {"mode": mode, "players": players, "boss": BOSSES[seed % len(BOSSES)]}
    setup["encounter"] = f"level_{1 + seed % 3}"
    setup["layout"] = "by_hand" if players % 2 else "random"
    match = undercroft.new("dark_souls", setup, seed=seed)
    if blessed:
        arm(match, rng)
    told = 0
    for _ in range(500 if blessed else 100):
        for event in match.events[told:]:
            yield event.message
        told = len(match.events)
        if match.over:
            assert match.result is not None
            assert match.result.why is not None
            yield match.result.why
            return
        for decision in match.decisions:
            yield decision.prompt
            for option in decision.options:
                yield option.message
            for closed in decision.closed:
                yield closed.message
                yield closed.reason
        match.choose(match.asks[0], choice(rng, match, blessed))
        if blessed:
            bless(match)


@pytest.mark.parametrize("mode", MODES)
def test_whole_games_read_well(mode: str) -> None:
    seeds = count(20 * MODES.index(mode))
    ids = read_all(
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
