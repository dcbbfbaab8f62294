"""What the tests of a game's sentences share: the Fluent files, the ids of the code, reading messages."""

from __future__ import annotations

import re
import typing
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import product
from pathlib import Path
from types import MappingProxyType
from typing import Any

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import undercroft
from undercroft.kernel.fact import Fact, Field, Held
from undercroft.kernel.game import NameTable
from undercroft.kernel.match import Match
from undercroft.kernel.naming import called
from undercroft.kernel.seen import Called
from undercroft.kernel.text import Message, Ref, Value
from undercroft.text import render

HOUSE = Path(undercroft.__file__).resolve().parents[1]
GAMES = HOUSE / "undercroft" / "games"
WEB = HOUSE / "web" / "src"
LANGUAGES = ("en", "fr")
NO_SAMPLES: Mapping[str, tuple[int | str, ...]] = MappingProxyType({})
NARROW = "\N{NARROW NO-BREAK SPACE}"

# ---------------------------------------------------------------------- the files


def walk(node: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    """A node of a Fluent message and all below it."""
    yield node
    for value in vars(node).values():
        for below in value if isinstance(value, list) else [value]:
            if isinstance(below, ftl.BaseNode):
                yield from walk(below)


@cache
def messages(lang: str, *folders: str) -> dict[str, ftl.Message]:
    """The messages of these folders of `undercroft/games`, no id twice."""
    found: dict[str, ftl.Message] = {}
    for folder in folders:
        path = GAMES / folder / "text" / f"{lang}.ftl"
        resource = FluentParser().parse(path.read_text("utf-8"))
        junk = [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)]
        assert not junk, f"{folder}: {lang}.ftl does not parse: {junk[0]!r}"
        for entry in resource.body:
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{lang}: {entry.id.name} stands twice"
                found[entry.id.name] = entry
    return found


def arguments(message: ftl.BaseNode) -> set[str]:
    return {node.id.name for node in walk(message) if isinstance(node, ftl.VariableReference)}


def parts(message: ftl.Message) -> set[str]:
    """The messages a message is made of."""
    return {node.id.name for node in walk(message) if isinstance(node, ftl.MessageReference)}


def whole_arguments(message: ftl.Message, found: Mapping[str, ftl.Message]) -> set[str]:
    """Its own values and those of the messages it is made of; how many a list has is a matter of grammar."""
    inner = [whole_arguments(found[part], found) for part in parts(message) if part in found]
    mine = {name for name in arguments(message) if not name.endswith("-count")}
    return mine.union(*inner)


def all_parts(found: Mapping[str, ftl.Message]) -> set[str]:
    return {part for message in found.values() for part in parts(message)}


#: How a language says numbers and names is its own matter.
GRAMMAR = ("count-", "fact-", "form-", "name-", "list-")


def is_grammar(id: str) -> bool:
    return id.startswith(GRAMMAR)


def cases(message: ftl.Message) -> set[str]:
    """The cases of words it tells apart; number and agreement are another matter in French."""
    keys = [
        variant.key
        for node in walk(message)
        if isinstance(node, ftl.SelectExpression)
        and isinstance(node.selector, ftl.VariableReference)
        for variant in node.variants
    ]
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
        elif isinstance(node, ftl.FunctionReference) and node.id.name == "AGREE":
            words = [one for one in node.arguments.positional if isinstance(one, ftl.StringLiteral)]
            found += [one.value for one in words]
    return "\n".join(found)


def check_both_languages(*folders: str) -> None:
    """The same ids; each with the same values and cases."""
    english, french = messages("en", *folders), messages("fr", *folders)
    assert {id for id in english if not is_grammar(id)} == {
        id for id in french if not is_grammar(id)
    }
    for id, message in english.items():
        if is_grammar(id):
            continue
        assert whole_arguments(message, english) == whole_arguments(french[id], french), id
        assert cases(message) == cases(french[id]), id


def check_typography(*folders: str) -> None:
    for id, message in messages("en", *folders).items():
        text = written(message)
        assert not re.search(r"['\"]", text), f"{id}: a straight apostrophe or quotation mark"
        assert not re.search(r"\s[:;?!]", text), f"{id}: a space before : ; ? !"
    for id, message in messages("fr", *folders).items():
        text = written(message)
        assert not re.search(r"['\"]", text), f"{id}: a straight apostrophe or quotation mark"
        wrong = re.search(rf"[^{NARROW}][:;?!»]|«[^{NARROW}]", text)
        assert wrong is None, f"{id}: {wrong.group()!r} wants a narrow no-break space"


# ---------------------------------------------------------------------- the ids of the code


def known(entry: type, field: str) -> tuple[str, ...]:
    """The words a field of the content may have."""
    return typing.get_args(typing.get_type_hints(entry)[field])


def in_rules(prefix: str, *folders: str) -> set[str]:
    """The ids that stand whole in the Python of these folders."""
    found: set[str] = set()
    for folder in folders:
        for path in (GAMES / folder).rglob("*.py"):
            text = path.read_text("utf-8")
            found |= set(re.findall(rf'(?<!f)"({prefix}(?:-[a-z0-9_]+)+)"', text))
    return found


def in_client(prefix: str, *folders: str) -> set[str]:
    """The ids that stand whole in these parts of the client."""
    found: set[str] = set()
    for folder in folders:
        for path in (WEB / folder).rglob("*"):
            if path.suffix in (".ts", ".svelte"):
                text = path.read_text("utf-8")
                found |= set(re.findall(rf"['\"`]({prefix}(?:-[a-z0-9_]+)+)['\"`]", text))
    return found


# ---------------------------------------------------------------------- reading them


def message_of(value: Mapping[str, Any]) -> Message:
    """A message from its JSON form."""
    return Message(value["id"], {key: value_of(arg) for key, arg in value.get("args", {}).items()})


def value_of(value: Any) -> Value:
    if isinstance(value, list):
        return [message_of(one) for one in value]
    if isinstance(value, dict):
        return Ref(value["ref"], value["id"]) if "ref" in value else message_of(value)
    assert isinstance(value, (int, float, str))
    return value


def messages_in(value: object, prefixes: tuple[str, ...]) -> Iterator[Message]:
    """Whatever in a catalogue or view looks like a message."""
    if isinstance(value, dict):
        if isinstance(value.get("id"), str) and value["id"].startswith(prefixes):
            yield message_of(value)
        for inside in value.values():
            yield from messages_in(inside, prefixes)
    elif isinstance(value, (list, tuple)):
        for inside in value:
            yield from messages_in(inside, prefixes)


class Reader:
    """Reads messages as a match says them, and finds fault with the sentences."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.catalog = match.game.catalog(match.state)
        names = self.catalog["names"]
        assert isinstance(names, dict)
        self.names: NameTable = names

    def name(self, kind: str, id: str, lang: str) -> Called:
        return called(self.names.get(kind, {}).get(id, id), lang)

    def say(self, message: Message, lang: str) -> str:
        return render(message, lang, self.name)

    def check(self, message: Message) -> None:
        """The sentence in both languages: nothing missing, nothing left over, set as it should be."""
        for lang in LANGUAGES:
            text = self.say(message, lang)
            where = f"{lang}: {message.to_json()}: {text!r}"
            assert text, where
            assert text == text.strip(), where
            assert not re.search(r"\b(bb|ds|tg|dd)-|[{}$]|\?\?\?|\bnone\b", text), where
            assert "  " not in text, where
            assert not re.search(r" [,.)]|\( |[.,][,.]|[,:;] *$|, *\.|\+ [-−]", text), where
            if lang == "fr":
                assert not re.search(r" [:;?!»]|« ", text), where
            else:
                assert not re.search(r"\s[:;?!]", text), where

    def check_all(self, found: Iterable[Message]) -> set[str]:
        """Each different one once; the ids that came up."""
        said = {msgspec.json.encode(message.to_json()): message for message in found}
        for message in said.values():
            self.check(message)
        return {message.id for message in said.values()}

    def check_setup(self) -> None:
        for field in self.match.game.fields(self.match.pack):
            self.check(field.text)
            if field.help is not None:
                self.check(field.help)
            for choice in field.values:
                self.check(choice.text)

    def check_event(
        self, fact: type[Fact], samples: Mapping[str, tuple[int | str, ...]] = NO_SAMPLES
    ) -> None:
        """The log line of an event with its fields filled in every way."""
        ways = [self.held(field, samples) for field in fact.carries]
        prefix = self.match.game.prefix
        for values in product(*ways):
            args: dict[str, Value] = {}
            for field, value in zip(fact.carries, values, strict=True):
                args |= field.said(value)
            if args.get("stamina") == args.get("health") == 0:
                continue  # nobody gains nothing
            self.check(Message(f"{prefix}-event-{fact.kind.replace('_', '-')}", args))

    def held(self, field: Field, samples: Mapping[str, tuple[int | str, ...]]) -> list[Held]:
        """What a field may hold: every word, one number of each sort, a thing that has a name."""
        one: tuple[int | str, ...]
        if field.words:
            one = field.words
        elif field.kind:
            known = list(self.names[field.kind])[:2]
            one = tuple(int(id) for id in known) if field.base is int else tuple(known)
            if not field.many:
                one = one[:1]
        else:
            one = samples.get(field.name, (0, 1, 2))
        found: list[Held] = [one[:1], one[:2], one] if field.many else [*one]
        return [*found, None] if field.maybe else found


def said_in(match: Match, told: int) -> Iterator[Message]:
    """What a match says just now: events from number `told` on, the open questions, how it ended."""
    for event in match.events[told:]:
        yield event.message
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
