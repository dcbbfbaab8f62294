"""A package without the browser client is not built; an editable install needs none."""

from __future__ import annotations

import importlib.util
import re
import sys
import tomllib
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from tools.site import outward

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


@pytest.fixture
def published(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The hook for the page of an index, loaded in the same way."""
    name = "hatchling.metadata.plugin.interface"
    for end in range(1, 5):
        part = ".".join(name.split(".")[:end])
        monkeypatch.setitem(sys.modules, part, ModuleType(part))
    sys.modules[name].MetadataHookInterface = object  # type: ignore[attr-defined]
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    path = ROOT / settings["tool"]["hatch"]["metadata"]["hooks"]["custom"]["path"]
    spec = importlib.util.spec_from_file_location("hatch_metadata", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


RELATIVE = re.compile(r"\]\((?!https?:|#)([^)]+)\)")


@pytest.mark.parametrize("home", ["", "https://example.org/undercroft/"])
def test_the_readme_works_on_an_index_page(
    published: ModuleType, monkeypatch: pytest.MonkeyPatch, home: str
) -> None:
    """Nothing in it is relative to files that are not there, and every link that is made leads to one."""
    monkeypatch.setenv("UNDERCROFT_HOME", home)
    hook = published.Published()
    hook.root = str(ROOT)
    metadata: dict[str, Any] = {}
    hook.update(metadata)
    text = metadata["readme"]["text"]
    assert not RELATIVE.findall(text)
    at = home.rstrip("/")
    pictures = re.findall(r"!\[[^\]]*\]\(([^)]+)\)", text)
    links = [*re.findall(r"\]\(([^)]+)\)", text), *metadata["urls"].values()]
    ours = [link for link in links if home and link.startswith(at)]
    assert bool(pictures) == bool(home) == bool(ours)
    assert set(pictures) <= set(ours)
    for link in ours:
        assert (ROOT / link.removeprefix(at).lstrip("/").partition("#")[0]).exists(), link


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
    included = build["targets"]["sdist"]["include"]
    assert "/tools" in included
    assert all(path.startswith("/") for path in included)  # not what lies deeper by the same name


#: Stands for the tool, which takes minutes: it says what it was told and leaves one module.
COMPILER = """
import sys
from pathlib import Path

root = Path(__file__).resolve().parent.parent
folder = root / "build" / "compiled" / sys.implementation.cache_tag / "undercroft" / "kernel"
if (root / "compiler").exists():
    folder.mkdir(parents=True)
    (folder / "match.so").write_bytes(b"")
(root / "told").write_text(" ".join(sys.argv[1:]))
"""


@pytest.mark.parametrize("there", [True, False])
def test_compiled_modules_go_into_the_wheel_where_they_are_wished(
    hook: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, there: bool
) -> None:
    page = tmp_path / "undercroft" / "server" / "static" / "index.html"
    tool = tmp_path / "tools" / "compile.py"
    for path, text in ((page, "<!doctype html>"), (tool, COMPILER)):
        path.parent.mkdir(parents=True)
        path.write_text(text)
    if there:
        (tmp_path / "compiler").touch()
    hook.root, hook.app, hook.target_name = str(tmp_path), SimpleNamespace(abort=abort), "wheel"
    data: dict[str, Any] = {"force_include": {}, "pure_python": True}
    hook.initialize("standard", data)
    assert data == {"force_include": {}, "pure_python": True}, "nobody has asked for it"
    monkeypatch.setenv("UNDERCROFT_COMPILE", "1")
    hook.initialize("standard", data)
    assert (tmp_path / "told").read_text() == "--if-possible"
    assert list(data["force_include"].values()) == ["undercroft/kernel/match.so"] * there
    assert data["pure_python"] is not there


def test_compiling_needs_what_the_package_imports(
    hook: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    core = SimpleNamespace(dependencies=["msgspec"], optional_dependencies={"fast": ["mypy"]})
    hook.metadata = SimpleNamespace(core=core)
    assert hook.dependencies() == []
    monkeypatch.setenv("UNDERCROFT_COMPILE", "1")
    assert hook.dependencies() == ["mypy", "msgspec"]


HOME = "https://example.org/it"


@pytest.mark.parametrize(
    ("home", "script"),
    [("", "a script"), (HOME, f"[a script]({HOME}/examples/learner.py#top)")],
)
def test_links_of_the_site_lead_somewhere(home: str, script: str) -> None:
    text = "See {} and [the rules](../rules/x.md), [there](lab.md#odds)."
    before = text.format("[a script](../../examples/learner.py#top)")
    assert outward(before, "tutorials/one.md", home) == text.format(script)


def test_no_page_of_the_site_leads_nowhere() -> None:
    docs = ROOT / "docs"
    for page in docs.rglob("*.md"):
        text = outward(page.read_text("utf-8"), page.relative_to(docs).as_posix(), "")
        for target in re.findall(r"\]\((\.\.[^)#\s]*)", text):
            assert (page.parent / target).exists(), (page.name, target)
