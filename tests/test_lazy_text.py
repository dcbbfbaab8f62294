"""Sentences are read one by one, and as if all were read at once."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl

from undercroft import text
from undercroft.text.lazy import LazyBundle, entries

FILES = [path for lang in text.languages() for path in text.files(lang)]


@pytest.mark.parametrize("path", FILES, ids=lambda path: "/".join(path.parts[-4:]))
def test_every_entry_is_found_whole(path: Path) -> None:
    source = path.read_text("utf-8")
    read = [one for one in FluentResource(source).body if isinstance(one, (ftl.Message, ftl.Term))]
    found = entries(source)
    assert list(found) == [
        one.id.name if isinstance(one, ftl.Message) else f"-{one.id.name}" for one in read
    ]
    for one, alone in zip(read, found.values(), strict=True):
        [again] = FluentResource(alone).body
        assert isinstance(again, ftl.Message | ftl.Term)
        assert one.value is None if again.value is None else again.value.equals(one.value)
        assert [each.id.name for each in again.attributes] == [
            each.id.name for each in one.attributes
        ]


def test_what_an_entry_names_is_read_with_it() -> None:
    source = """
-house = Undercroft
door = The door of { -house }
    { $n ->
        [one] stands open

       *[other] stand open
    }.
said = { door } It said so.
"""
    bundle = LazyBundle("en", [source, "door = Never this one"], {})
    assert bundle.has_message("said")
    assert not bundle.has_message("house")
    for _ in range(2):
        pattern = bundle.get_message("said").value
        assert pattern is not None
        said, problems = bundle.format_pattern(pattern, {"n": 1})
        assert (said, problems) == ("The door of Undercroft\nstands open. It said so.", [])
    assert bundle.has_message("door")
