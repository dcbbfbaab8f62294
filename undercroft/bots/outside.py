"""Bots that live elsewhere: in a file, in a module, or in a package that says so where it is installed.

`my.py:Mine` names a class in a file, `my_bots:Mine` one in a module. A package offers bots by entry points
of the group `undercroft.bots`, each named by game and bot: `"bloodborne.patient" = "my_bots:Patient"`.
"""

from __future__ import annotations

import sys
from functools import cache
from hashlib import blake2b
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from undercroft.kernel.errors import InvalidSetup, not_one_of

GROUP = "undercroft.bots"


def names_a_class(name: str) -> bool:
    """Whether this says where a bot is, instead of what it is called."""
    return ":" in name


def load(name: str) -> Any:
    """The class that `my.py:Mine` or `my_bots:Mine` names."""
    where, _, called = name.rpartition(":")
    if not where or not called:
        raise InvalidSetup(f"bot: {name}: write it as my.py:Mine or my_bots:Mine")
    module = from_file(Path(where)) if where.endswith(".py") else from_module(where)
    found = getattr(module, called, None)
    if not callable(found):
        classes = [one for one, kind in vars(module).items() if isinstance(kind, type)]
        own = [one for one in classes if vars(module)[one].__module__ == module.__name__]
        raise InvalidSetup(f"bot: {where}: {not_one_of(called, own)}")
    return found


def from_module(name: str) -> ModuleType:
    try:
        return import_module(name)
    except Exception as error:
        raise InvalidSetup(f"bot: {name}: {type(error).__name__}: {error}") from None


def from_file(path: Path) -> ModuleType:
    """The module in a file. It is read once; what lies beside it can be imported by it."""
    path = path.resolve()
    if not path.is_file():
        raise InvalidSetup(f"bot: {path}: no such file")
    name = f"{path.stem}_{blake2b(bytes(path), digest_size=6).hexdigest()}"
    if name in sys.modules:
        return sys.modules[name]
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module
    beside = str(path.parent)
    if beside not in sys.path:
        sys.path.append(beside)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[name]
        raise InvalidSetup(f"bot: {path.name}: {type(error).__name__}: {error}") from None
    return module


@cache
def installed(game: str) -> dict[str, EntryPoint]:
    """What installed packages offer for a game, by the names of the bots."""
    found: dict[str, EntryPoint] = {}
    for point in entry_points(group=GROUP):
        where, _, name = point.name.partition(".")
        if where == game and name:
            found[name] = point
    return found


def from_package(point: EntryPoint) -> Any:
    """The class of an installed bot."""
    try:
        return point.load()
    except Exception as error:
        raise InvalidSetup(f"bot: {point.name}: {type(error).__name__}: {error}") from None
