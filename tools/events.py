#!/usr/bin/env python3
"""Write what can be told: the types of events for the client, and docs/events.md to read.

python tools/events.py            write web/src/lib/events.ts, web/src/games/<game>/events.ts, docs/events.md
python tools/events.py --check    say which are stale, write nothing
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import get_type_hints

from pages import settle

import undercroft  # noqa: F401 - brings the sentences
from undercroft.games import NAMES, find
from undercroft.kernel.fact import Fact, Field, Part, facts_of
from undercroft.kernel.game import Game
from undercroft.kernel.text import Message
from undercroft.server import facts as house

HOME = Path(__file__).resolve().parent.parent
WEB = HOME / "web" / "src"
PLAIN = {int: "number", str: "string", bool: "boolean"}

# ---------------------------------------------------------------------- for the client


def modules() -> list[str]:
    """Where the facts of the games are declared."""
    every = [declared(fact) for name in NAMES for fact in find(name).events.values()]
    return sorted(set(every))


def declared(fact: type) -> str:
    """The module, or the folder of modules, in which a fact or a part is declared."""
    room, facts, _ = fact.__module__.rpartition(".facts")
    return room + facts


def client(module: str) -> Path:
    """Where the types of a module's facts stand."""
    if module == house.__name__:
        return WEB / "lib" / "events.ts"
    return WEB / "games" / module.split(".")[-2] / "events.ts"


def house_page() -> str:
    facts = house.FACTS.values()
    return page(
        made_from(house.__name__),
        "import type { Message } from './seen';",
        *map(interface, facts),
        union("HouseEvent", "Whatever the house tells at any table.", facts),
    )


def page(*pieces: str) -> str:
    return "\n\n".join(pieces) + "\n"


def game_page(module: str) -> str:
    """The facts of a module, and whatever a table of its game tells."""
    own = facts_of(import_module(module))
    folder = module.split(".")[-2]
    borrowed: dict[str, set[str]] = {
        "../../lib/events": {"HouseEvent"},
        "../../lib/seen": {"Message"},
    }
    parts = list(parts_of(own.values()))
    for part in parts:
        if declared(part) != module:
            borrowed.setdefault(seen_from(declared(part)), set()).add(part.__name__)
    told = ["HouseEvent"]
    if folder in NAMES:
        name, about = "GameEvent", "Whatever a table of this game tells."
        for other, names in elsewhere(find(folder), module):
            borrowed.setdefault(seen_from(other), set()).update(names)
            whole, *never = names
            told.append(f"Exclude<{whole}, {' | '.join(never)}>" if never else whole)
    else:
        name, about = shared(module), "What the games that stand on this tell alike."
    imports = [
        f"import type {{ {', '.join(sorted(borrowed[path]))} }} from '{path}';"
        for path in sorted(borrowed)
    ]
    return page(
        made_from(module),
        "\n".join(imports),
        *(part_interface(part) for part in parts if declared(part) == module),
        *map(interface, own.values()),
        union(name, about, own.values(), told),
    )


def elsewhere(game: Game, module: str) -> Iterator[tuple[str, list[str]]]:
    """What a game tells that is declared by others: the whole of it, and what it never tells."""
    for other in sorted({declared(fact) for fact in game.events.values()} - {module}):
        every = facts_of(import_module(other))
        never = [fact.__name__ for kind, fact in every.items() if kind not in game.events]
        yield other, [shared(other), *never]


def shared(module: str) -> str:
    return f"{module.split('.')[-2].capitalize()}Event"


def seen_from(module: str) -> str:
    return f"../{module.split('.')[-2]}/events"


def made_from(module: str) -> str:
    path = Path(module.replace(".", "/"))
    source = path if (HOME / path).is_dir() else path.with_suffix(".py")
    return f"// Made by tools/events.py from {source.as_posix()}; do not edit it."


def parts_of(facts: Iterable[type[Fact]]) -> Iterator[type[Part]]:
    """The parts that facts have, each once."""
    found: dict[type[Part], None] = {}
    for fact in facts:
        for hint in get_type_hints(fact).values():
            if isinstance(hint, type) and issubclass(hint, Part):
                found[hint] = None
    yield from found


def part_interface(part: type[Part]) -> str:
    probe = type("Probe", (Fact,), {"__annotations__": {"part": part}, "__module__": __name__})
    assert issubclass(probe, Fact)
    return spelled(part, "", probe.carries)


def interface(fact: type[Fact]) -> str:
    parts = [part.__name__ for part in parts_of([fact])]
    above = f" extends {', '.join(parts)}" if parts else ""
    own = [field for field in fact.carries if len(field.path) == 1]
    return spelled(fact, above, own, f"  kind: '{fact.kind}';", "  text: Message;")


def spelled(
    owner: type, above: str, fields: Iterable[Field], first: str = "", last: str = ""
) -> str:
    lines = [f"/** {owner.__doc__} */", f"export interface {owner.__name__}{above} {{"]
    lines += [first, *(f"  {field.name}: {typescript(field)};" for field in fields), last]
    return "\n".join([*filter(None, lines), "}"])


def typescript(field: Field) -> str:
    one = " | ".join(f"'{word}'" for word in field.words) or PLAIN[field.base]
    if field.many:
        return f"({one})[]" if "|" in one else f"{one}[]"
    return f"{one} | null" if field.maybe else one


def union(name: str, about: str, facts: Iterable[type[Fact]], more: Iterable[str] = ()) -> str:
    every = [*more, *(fact.__name__ for fact in facts)]
    return (
        "\n".join([f"/** {about} */", f"export type {name} =", *(f"  | {one}" for one in every)])
        + ";"
    )


# ---------------------------------------------------------------------- to read


def reference() -> str:
    return "\n".join(lines()).rstrip() + "\n"


def lines() -> Iterator[str]:
    yield "# Events"
    yield ""
    yield (
        "Made by `tools/events.py` from `facts.py` of the server and of each game; do not edit it. An event "
        "is `{kind, …what it carries, text}`; `text` is the sentence as a [message](protocol.md). In the "
        "sentences ‹…› stands for what is carried. Seats, characters, nodes and tiles count from 0."
    )
    yield ""
    yield "## At every table"
    yield ""
    yield from table(house.FACTS, "house")
    for name in NAMES:
        game = find(name)
        yield ""
        yield f"## {Message(f'ui-{game.prefix}-title').text()}"
        yield ""
        yield from table(game.events, game.prefix)


def table(facts: Mapping[str, type[Fact]], prefix: str) -> Iterator[str]:
    yield "| kind | carries | what happens | in English |"
    yield "|---|---|---|---|"
    for kind, fact in facts.items():
        carries = ", ".join(map(carried, fact.carries))
        yield f"| `{kind}` | {carries} | {fact.__doc__} | {sentence(fact, prefix)} |"


def carried(field: Field) -> str:
    """`who` (seat), `trophy` (kin, humanoid, beast) …"""
    kind = ", ".join(field.words) or field.kind or ("yes or no" if field.base is bool else "")
    about = [kind, *["list"] * field.many, *["or null"] * field.maybe]
    said = ", ".join(filter(None, about))
    return f"`{field.name}`" + (f" ({said})" if said else "")


def sentence(fact: type[Fact], prefix: str) -> str:
    """What is carried stands there by its name; a word out of a few is the first of them."""
    args = {field.name: f"‹{field.name}›" for field in fact.carries}
    args |= {f"{field.name}-count": f"‹{field.name}-count›" for field in fact.carries if field.many}
    args |= {
        field.name: field.words[0]
        for field in fact.carries
        if field.words and not field.text and not field.many
    }
    id = f"{prefix}-event-{fact.kind.replace('_', '-')}"
    if prefix == "house":
        blank = fact(**{field.name: field.base() for field in fact.carries})
        id, args = blank.message(prefix).id, {"name": "‹by›"}
    text = Message(id, args).text()
    assert text != id, f"{id} has no text"
    return text


def pages() -> Iterator[tuple[Path, str]]:
    """What is written."""
    yield client(house.__name__), house_page()
    for module in modules():
        yield client(module), game_page(module)
    yield HOME / "docs" / "events.md", reference()


if __name__ == "__main__":
    sys.exit(settle(pages()))
