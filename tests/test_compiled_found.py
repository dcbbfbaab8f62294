"""Compiled modules are used where they are of this very source, and left alone otherwise."""

from __future__ import annotations

import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from undercroft import compiled


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package of one module, and the compiled form of it."""
    package, made = tmp_path / "package", tmp_path / "made"
    for room in compiled.ROOMS:
        (package / room).mkdir(parents=True)
    (package / "kernel" / "match.py").write_text("over = False\n")
    (made / "undercroft" / "kernel").mkdir(parents=True)
    (made / "undercroft" / "kernel" / f"match{EXTENSION_SUFFIXES[0]}").write_bytes(b"")
    monkeypatch.setattr(compiled, "PACKAGE", package)
    monkeypatch.delenv("UNDERCROFT_PURE", raising=False)
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    (made / compiled.SOURCES).write_text(compiled.sources())
    return made


def found(folder: Path) -> bool:
    before = len(sys.meta_path)
    compiled.install(folder)
    return len(sys.meta_path) > before


def test_what_was_made_from_this_source_is_used(folder: Path) -> None:
    assert found(folder)
    spec = sys.meta_path[0].find_spec("undercroft.kernel.match", None)
    assert spec is not None
    assert spec.origin == str(folder / "undercroft" / "kernel" / f"match{EXTENSION_SUFFIXES[0]}")
    assert sys.meta_path[0].find_spec("undercroft.kernel.agenda", None) is None


def test_a_changed_source_is_run_as_it_is(folder: Path) -> None:
    module = compiled.PACKAGE / "kernel" / "match.py"
    module.write_text("over = True\n")
    assert not found(folder)


def test_a_source_that_was_touched_or_is_new_is_another(folder: Path) -> None:
    module = compiled.PACKAGE / "kernel" / "match.py"
    kept = module.stat()
    os.utime(module, ns=(kept.st_atime_ns, kept.st_mtime_ns + 1))
    assert not found(folder)
    os.utime(module, ns=(kept.st_atime_ns, kept.st_mtime_ns))
    assert found(folder)
    (compiled.PACKAGE / "bots" / "search.py").write_text("")
    assert not found(folder)


def test_one_may_ask_for_plain_python(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UNDERCROFT_PURE", "1")
    assert not found(folder)


def test_nothing_made_is_no_error(tmp_path: Path) -> None:
    assert not found(tmp_path / "nothing")
