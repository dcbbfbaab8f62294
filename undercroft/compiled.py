"""The compiled build, where there is one: modules that `tools/compile.py` made from this very source.

They lie in `build/compiled`, beside a list of the sources they were made from. If one of those has changed
since, or `UNDERCROFT_PURE` is set, they are left alone and everything runs as plain Python, with the
same results. A wheel that was built compiled has its modules beside the sources and needs none of this.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).resolve().parent
FOLDER = PACKAGE.parent / "build" / "compiled" / str(sys.implementation.cache_tag)
SOURCES = "sources.txt"
ROOMS = ("kernel", "games", "bots")


class Finder:
    """Finds the compiled form of a module."""

    def __init__(self, folder: Path) -> None:
        suffix = EXTENSION_SUFFIXES[0]
        self.files = {
            ".".join(path.relative_to(folder).parts).removesuffix(suffix): path
            for path in folder.rglob(f"*{suffix}")
        }

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """What the import system asks."""
        found = self.files.get(name)
        return None if found is None else spec_from_file_location(name, found)


def sources() -> str:
    """Every source that compiled modules come from, as it is now: which, how long, from when."""
    lines: list[str] = []
    for room in ROOMS:
        for path in sorted((PACKAGE / room).rglob("*.py")):
            about = path.stat()
            lines.append(
                f"{path.relative_to(PACKAGE).as_posix()} {about.st_size} {about.st_mtime_ns}"
            )
    return "\n".join(lines)


def install(folder: Path = FOLDER) -> None:
    """Prefer compiled modules from here on, if there are any and they are of this source."""
    if os.environ.get("UNDERCROFT_PURE") or not (folder / SOURCES).is_file():
        return
    if (folder / SOURCES).read_text("utf-8") == sources():
        sys.meta_path.insert(0, Finder(folder))


def is_compiled(module: ModuleType) -> bool:
    """Whether a module runs as machine code."""
    return isinstance(module.__loader__, ExtensionFileLoader)


install()
