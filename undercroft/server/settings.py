"""Settings out of a file, the environment and the command line, each above the one before."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any, Literal, get_type_hints

import platformdirs

from undercroft.kernel.errors import InvalidSetup, not_one_of

from .limits import Rate, Settings

PREFIX = "UNDERCROFT_"
PORT = 8577
MADE = ("addresses", "hosts", "origins")
"""Those that follow from others."""


def default_data() -> Path:
    """Where games are kept when nobody says otherwise."""
    return platformdirs.user_data_path("undercroft")


@dataclass(frozen=True, slots=True)
class Deployment:
    """How a server is run."""

    host: str = "127.0.0.1"
    """Address to listen on; 0.0.0.0: everybody may come."""
    port: int = PORT
    public: tuple[str, ...] = ()
    """Addresses under which others know it, https://… behind a proxy."""
    data: Path = field(default_factory=default_data)
    """Folder for games, packs and cases."""
    store: str = ""
    """postgresql://… instead of a file in the folder."""
    workers: int = 1
    """Processes that serve; more than one needs PostgreSQL."""
    internal: str = "127.0.0.1"
    """Address on which processes reach each other."""
    pack_folders: tuple[str, ...] = ()
    """Folders of packs of one's own."""
    log_format: Literal["text", "json"] = "text"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    limits: Settings = field(default_factory=Settings)


@dataclass(frozen=True, slots=True)
class Setting:
    """One of them, as it is shown."""

    name: str
    value: Any
    source: str
    """default, or where it was set."""


def known() -> dict[str, Any]:
    """What can be set, and its type."""
    own = {k: v for k, v in get_type_hints(Deployment).items() if k != "limits"}
    inner = {k: v for k, v in get_type_hints(Settings).items() if k not in MADE}
    return {**own, **inner}


def read(
    file: Path | None, environ: Mapping[str, str], flags: Mapping[str, Any]
) -> tuple[Deployment, list[Setting]]:
    """The settings that hold, and where each comes from. What cannot be used is told in one line."""
    types = known()
    found: dict[str, tuple[Any, str]] = {}
    for name, raw in _of_file(file).items():
        where = f"{file}: {name}"
        found[name] = (_value(raw, types, name, where), str(file))
    for variable, raw in environ.items():
        if variable.startswith(PREFIX):
            name = variable[len(PREFIX) :].lower()
            if name in types:
                found[name] = (_value(raw, types, name, variable), variable)
    for name, raw in flags.items():
        if raw is not None:
            flag = "--" + name.replace("_", "-")
            found[name] = (_value(raw, types, name, flag), flag)
    own = {f.name for f in fields(Deployment)}
    limits = replace(Settings(), **{k: v for k, (v, _) in found.items() if k not in own})
    given = {k: v for k, (v, _) in found.items() if k in own}
    made = Deployment(**given, limits=limits)
    shown = [
        Setting(name, getattr(made if name in own else limits, name), found[name][1])
        if name in found
        else Setting(name, getattr(made if name in own else limits, name), "default")
        for name in types
    ]
    return made, shown


def _of_file(file: Path | None) -> dict[str, Any]:
    if file is None:
        return {}
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        raise InvalidSetup(f"{file}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise InvalidSetup(f"{file}: not readable as TOML: {error}") from None


def _value(raw: Any, types: Mapping[str, Any], name: str, where: str) -> Any:
    """A value as its type; texts of the environment are read as a file would be."""
    if name not in types:
        raise InvalidSetup(f"{where}: {not_one_of(name, list(types))}")
    kind = types[name]
    try:
        return _CONVERT.get(str(kind), _word)(raw, kind)
    except (TypeError, ValueError) as error:
        raise InvalidSetup(f"{where}: {error}") from None


def _word(raw: Any, kind: Any) -> Any:
    allowed = getattr(kind, "__args__", ())
    if allowed and raw not in allowed:
        raise ValueError(f"{raw!r} is not one of {', '.join(allowed)}")
    return raw


def _number(raw: Any, kind: Any) -> Any:
    if isinstance(raw, bool):
        raise TypeError("must be a number")
    try:
        value = kind(raw)
    except ValueError:
        raise ValueError(f"{raw!r} is no number") from None
    if value < 0:
        raise ValueError("must be a number from 0")
    return value


def _text(raw: Any, _: Any) -> str:
    if not isinstance(raw, str):
        raise TypeError("must be a text")
    return raw


def _texts(raw: Any, _: Any) -> tuple[str, ...]:
    if isinstance(raw, str):
        return tuple(part.strip() for part in raw.split(",") if part.strip())
    if not isinstance(raw, (list, tuple)) or not all(isinstance(part, str) for part in raw):
        raise TypeError("must be a list of texts")
    return tuple(raw)


def _rate(raw: Any, _: Any) -> Rate:
    """`60, then 0.5 a second`, written `60/0.5`."""
    burst, _, rest = str(raw).partition("/")
    try:
        return Rate(float(burst), float(rest or 0))
    except ValueError:
        raise ValueError(f"{raw!r} is not burst/per_second, as 60/0.5") from None


_CONVERT = {
    str(int): _number,
    str(float): _number,
    str(str): _text,
    str(tuple[str, ...]): _texts,
    str(Path): lambda raw, _: Path(raw).expanduser(),
    str(Rate): _rate,
}


def written(value: Any) -> str:
    """A value as it would stand in a file."""
    match value:
        case Rate(burst, per_second):
            return f'"{burst:g}/{per_second:g}"'
        case tuple():
            return "[" + ", ".join(f'"{part}"' for part in value) + "]"
        case int() | float():
            return f"{value:g}" if isinstance(value, float) else str(value)
        case _:
            return f'"{value}"'
