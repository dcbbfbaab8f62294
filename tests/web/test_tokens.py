"""The look of the client has one source: colours are named once, and components stay short."""

from __future__ import annotations

import math
import re
from itertools import combinations
from pathlib import Path

import pytest

#: A colour by its numbers; an address in a drawing (`url(#…)`, `%23…`) is none.
COLOUR = re.compile(
    r"(?<![\w%(&])#(?:[0-9a-fA-F]{3,4}){1,2}\b|\b(?:rgb|hsl|hwb|oklch)a?\("
    # or by a name that browsers know, where a drawing or a style is painted
    r"|\b(?:fill|stroke|color|background|border)(?:-color)?(?:=\"|: )(?:white|black|red|gr[ae]y|gold|blue|green)\b"
)
USED = re.compile(r"var\((--[\w-]+)")
DECLARED = re.compile(r"(--[\w-]+)\s*:")
GIVEN = re.compile(r"style:(--[\w-]+)|setProperty\('(--[\w-]+)'")
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
    given = set(DECLARED.findall(everything)) | {a or b for a, b in GIVEN.findall(everything)}
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


@pytest.mark.parametrize("word", ["Panel", "Die", "Help", "Sheet"])
def test_there_is_one_of_each(sources: dict[str, str], word: str) -> None:
    """What a game adds to a panel, a die, a help or a sheet is drawn on the one that all share."""
    one = f"components/{word}.svelte"
    family = {name for name in sources if name.endswith(f"{word}.svelte")} - {one}
    shared = re.compile(rf"from '[./\w]*/{word}\.svelte'|from '\.\./souls/\w*{word}\.svelte'")
    assert one in sources
    assert family, "somebody uses it"
    assert [name for name in sorted(family) if not shared.search(sources[name])] == []


# ---------------------------------------------------------------------- with the eyes of others

#: How colours look to those who lack a kind of cones (Machado, Oliveira and Fernandes 2009), on linear light.
EYES = {
    "protan": (
        (0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900),
    ),
}  # fmt: skip
SETS = {"redgreen": ("protan", "deutan"), "blueyellow": ("tritan",)}
#: What must be told apart, one from the other.
APART = [
    tuple(f"--seat-{seat}" for seat in range(5)),
    ("--good", "--bad"),
    ("--team-a", "--team-b"),
    ("--die-green", "--die-yellow", "--die-red"),
    ("--die-black", "--die-blue", "--die-orange", "--die-dodge"),
]
FAR = 24.0
"""Steps of CIELAB: twice what a glance needs."""

Colour = tuple[float, float, float]


def linear(code: str) -> Colour:
    parts = [int(code[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return red, green, blue


def seen_by(colour: Colour, eyes: str) -> Colour:
    made = [sum(a * b for a, b in zip(row, colour, strict=True)) for row in EYES[eyes]]
    red, green, blue = [min(1.0, max(0.0, part)) for part in made]
    return red, green, blue


def lab(colour: Colour) -> Colour:
    red, green, blue = colour
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883
    fx, fy, fz = [t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z)]
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


@pytest.mark.parametrize("name", SETS)
def test_colours_can_be_told_apart(sources: dict[str, str], name: str) -> None:
    text = sources["styles/tokens.css"]
    plain = dict(re.findall(r"(--[\w-]+): (#[0-9a-f]{6});", text.split("[data-colours=")[0]))
    [body] = re.findall(rf"\[data-colours='{name}'\] \{{(.*?)\}}", text, re.DOTALL)
    tokens = {**plain, **dict(re.findall(r"(--[\w-]+): (#[0-9a-f]{6});", body))}
    near = [
        (one, other, eyes)
        for group in APART
        for one, other in combinations(group, 2)
        for eyes in SETS[name]
        if math.dist(*[lab(seen_by(linear(tokens[each]), eyes)) for each in (one, other)]) < FAR
    ]
    assert not near
