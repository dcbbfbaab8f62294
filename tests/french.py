"""Every message of a language with all that may stand in it: counts of 0, 1 and 2, names of every sort."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import count, islice, product
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from tests.games.texts import arguments, parts, walk
from undercroft.text import bundle, files
from undercroft.text.grammar import Said

#: A masculine name, a feminine one, one that begins with a vowel, feminine with a vowel, several, somebody.
NAMES = (
    Said.of({"name": "Croisé", "gender": "m", "article": "yes"}),
    Said.of({"name": "Vestale", "gender": "f", "article": "yes"}),
    Said.of({"name": "Occultiste", "gender": "m", "article": "yes"}),
    Said.of({"name": "Amazone", "gender": "f", "article": "yes"}),
    Said.of({"name": "Templiers", "gender": "m", "number": "many", "article": "yes"}),
    Said.of({"name": "Sorcières", "gender": "f", "number": "many", "article": "yes"}),
    Said.of("Eileen"),
)
NUMBERS = (0, 1, 2)
PLURALS = {"zero", "one", "two", "few", "many"}
MOST = 100
"""Of one message, at the most so many."""

#: What always is a number, also where a message does not count with it.
FIGURES = re.compile(
    "act|across|all|along|amount|at|banked|block|bonus|book|both|capacity|chance|collected|column|counts?|crit|"
    "damage|days|death|decisions|dexterity|difficulty|digests|dodge|done|error|every|expected|face|faith|flat|"
    "frame|from|full|games|goal|gold|hard|have|heal|health|high|hit|inputs|intelligence|kill|last|least|left|"
    "less|level|life|light(-max|-min)?|low|max|min|mod|most|n|need|neither|next|node|number|of|order|others|"
    "percent|pips|places|points|profile|range|repeat|resist|roll|rounds?|row|safe|seats?|seconds|sections?|"
    "share|shown|slots|solved|souls|space|sparks|speed|stamina|steps|strength|stress|taunt|tile|timer|to|"
    "total|upto|values?|waiting|wins|worlds|xp"
)
#: Words of a sentence of their own.
WORDS = {
    "area": "zone 3",
    "areas": "1 et 2",
    "arcs": "arc avant et arc droit",
    "conditions": "Saignement",
    "do": "le Chronomètre revient à 0",
    "doors": "nord",
    "effects": "Stress −1",
    "help": "Un Héros perd une action.",
    "inner": "Stress −1",
    "rules": "Les ennemis ont +1.",
    "text": "Tous les personnages gagnent 2 Énergies.",
    "what": "Vous subissez 1 dégât",
    "where": "vers la zone 3",
}

Held = int | str


@cache
def read(path: Path) -> dict[str, ftl.Message]:
    """The messages of a file."""
    resource = FluentParser().parse(path.read_text("utf-8"))
    return {one.id.name: one for one in resource.body if isinstance(one, ftl.Message)}


@cache
def all_messages(lang: str) -> dict[str, ftl.Message]:
    """Those of the house and the games."""
    return {id: message for path in files(lang) for id, message in read(path).items()}


def ways(message: ftl.Message, lang: str) -> dict[str, list[Held]]:
    """What may stand for each value of a message: a word it tells apart, a count, a name."""
    words: dict[str, list[Held]] = {}
    named: set[str] = set()
    counted: set[str] = set()
    for node in walk(message):
        if isinstance(node, ftl.FunctionReference):
            into = counted if node.id.name in ("COUNT", "NUMBER") else named
            into |= arguments(node)
        elif isinstance(node, ftl.SelectExpression):
            if not isinstance(node.selector, ftl.VariableReference):
                continue
            name = node.selector.id.name
            keys = [one.key for one in node.variants]
            told = {key.name for key in keys if isinstance(key, ftl.Identifier)}
            if told & PLURALS or len(told) < len(keys):
                counted.add(name)
            for word in sorted(told - PLURALS - {"other"}):
                if word not in words.setdefault(name, []):
                    words[name].append(word)
    found: dict[str, list[Held]] = {}
    for name in sorted(arguments(message)):
        found[name] = [*(NUMBERS if name in counted else ()), *words.get(name, ())]
        if name in WORDS and not found[name]:
            found[name] = [WORDS[name]]
        elif FIGURES.fullmatch(name) and name not in named and not found[name]:
            found[name] = [*NUMBERS]
        elif name in named or not found[name]:
            found[name] += NAMES
    for part in sorted(parts(message)):
        for name, values in ways(all_messages(lang)[part], lang).items():
            found.setdefault(name, values)
    return found


def said(lang: str, path: Path) -> Iterator[tuple[str, str]]:
    """Each message of a file, said in every way; names alternate where there would be too many."""
    texts = bundle(lang)
    found = read(path)
    for id, message in found.items():
        if id.startswith(("name-", "fact-", "list-")):
            continue
        for args in fillings(ways(message, lang)):
            yield id, spoken(texts, id, args)


def fillings(values: Mapping[str, list[Held]]) -> Iterator[dict[str, Held]]:
    """Every way to fill a message; where these are many, each value stands in at least one."""
    whole = 1
    for some in values.values():
        whole *= len(some)
    if whole <= MOST:
        for one in product(*values.values()):
            yield dict(zip(values, one, strict=True))
        return
    yield from few(values)
    yield from islice(shuffled(values), MOST)


def few(values: Mapping[str, list[Held]]) -> Iterator[dict[str, Held]]:
    """So few that each value stands in at least one."""
    for turn in range(max([len(some) for some in values.values()], default=1)):
        yield {name: some[turn % len(some)] for name, some in values.items()}


def shuffled(values: Mapping[str, list[Held]]) -> Iterator[dict[str, Held]]:
    """One after the other, each at a pace of its own."""
    for turn in count():
        yield {
            name: some[turn // (place + 1) % len(some)]
            for place, (name, some) in enumerate(values.items())
        }


def spoken(texts: FluentBundle, id: str, args: Mapping[str, Held]) -> str:
    """A sentence; whatever Fluent finds fault with fails."""
    pattern = texts.get_message(id).value
    assert pattern is not None
    text, errors = texts.format_pattern(pattern, dict(args))
    assert not errors, f"{id}: {args}: {errors}"
    return str(text)
