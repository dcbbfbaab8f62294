"""The look of the client has one source: colours are named once, and components stay short."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

#: A colour by its numbers; an address in a drawing (`url(#…)`, `%23…`) is none.
COLOUR = re.compile(r"(?<![\w%(&])#(?:[0-9a-fA-F]{3,4}){1,2}\b|\b(?:rgb|hsl|hwb|oklch)a?\(")
USED = re.compile(r"var\((--[\w-]+)")
DECLARED = re.compile(r"(--[\w-]+)\s*:")
GIVEN = re.compile(r"style:(--[\w-]+)")
MADE = re.compile(r"var\((--[\w-]*)\{")
"""A name that is put together: `var(--seat-{…})`."""
LONGEST = 300


@pytest.fixture(scope="module")
def sources(root: Path) -> dict[str, str]:
    source = root / "web" / "src"
    found = [path for kind in ("svelte", "ts", "css") for path in source.rglob(f"*.{kind}")]
    return {str(path.relative_to(source)): path.read_text(encoding="utf-8") for path in found}


def test_colours_are_tokens(sources: dict[str, str]) -> None:
    literal = [
        f"{name}: {line.strip()}"
        for name, text in sources.items()
        if name != "styles/tokens.css"
        for line in text.splitlines()
        if COLOUR.search(re.sub(r"url\([^)]*\)|url\(\"[^\"]*\"\)", "", line))
    ]
    assert not literal


def test_every_token_is_there_and_used(sources: dict[str, str]) -> None:
    tokens = set(DECLARED.findall(sources["styles/tokens.css"]))
    everything = "\n".join(sources.values())
    used = set(USED.findall(everything))
    given = set(DECLARED.findall(everything)) | set(GIVEN.findall(everything))
    made = tuple(MADE.findall(everything))
    assert used - given - set(made) == set()
    assert [token for token in tokens - used if not token.startswith(made)] == []


def test_components_are_short(sources: dict[str, str]) -> None:
    long = {
        name: count
        for name, text in sources.items()
        if name.endswith(".svelte") and (count := text.count("\n")) > LONGEST
    }
    assert not long
