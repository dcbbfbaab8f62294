"""A package without the browser client is not built; an editable install needs none."""

from __future__ import annotations

import importlib.util
import sys
import tomllib
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]


class Aborted(Exception):
    """What the build tool does where the hook tells it to stop."""


@pytest.fixture
def hook(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The hook as the build tool loads it; the tool itself is not installed here."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    path = ROOT / settings["tool"]["hatch"]["build"]["hooks"]["custom"]["path"]
    name = "hatchling.builders.hooks.plugin.interface"
    for end in range(1, 6):
        part = ".".join(name.split(".")[:end])
        monkeypatch.setitem(sys.modules, part, ModuleType(part))
    sys.modules[name].BuildHookInterface = object  # type: ignore[attr-defined]
    spec = importlib.util.spec_from_file_location("hatch_build", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.ClientHook()


def abort(line: str) -> None:
    raise Aborted(line)


@pytest.mark.parametrize(
    ("version", "built", "stops"),
    [("standard", False, True), ("standard", True, False), ("editable", False, False)],
)
def test_the_client_belongs_into_the_package(
    hook: Any, tmp_path: Path, version: str, built: bool, stops: bool
) -> None:
    hook.root, hook.app = str(tmp_path), SimpleNamespace(abort=abort)
    page = tmp_path / "undercroft" / "server" / "static" / "index.html"
    if built:
        page.parent.mkdir(parents=True)
        page.write_text("<!doctype html>")
    if stops:
        with pytest.raises(
            Aborted, match=r"index\.html is missing: build the browser client"
        ) as line:
            hook.initialize(version, {})
        assert "\n" not in str(line.value)
    else:
        hook.initialize(version, {})


def test_every_build_passes_by_the_hook() -> None:
    """Of both kinds: it stands above the targets, and goes into the source package itself."""
    build = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]
    assert build["hooks"]["custom"]["path"].startswith("tools/")
    assert "tools" in build["targets"]["sdist"]["include"]
