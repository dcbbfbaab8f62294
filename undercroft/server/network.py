"""Where a server can be reached, and under which names it answers."""

from __future__ import annotations

import contextlib
import ipaddress
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

LOOPBACK = ("127.0.0.1", "localhost", "[::1]", "::1")
# An address of each kind of private network there is. Nothing is sent there: the system only tells
# from which of its own addresses it would.
_NEAR = ("192.168.0.1", "10.0.0.1", "172.16.0.1", "192.0.2.1")
_EVERYWHERE = {"0.0.0.0", "::", ""}  # noqa: S104
_PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}


def own_addresses() -> list[str]:
    """The addresses of this machine under which others in the same network can reach it, likeliest first."""
    found: list[str] = []
    for near in _NEAR:
        with (
            contextlib.suppress(OSError),
            socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe,
        ):
            probe.connect((near, 9))
            found.append(probe.getsockname()[0])
    with contextlib.suppress(OSError):
        named = socket.getaddrinfo(socket.gethostname(), None, family=socket.AF_INET)
        found.extend(str(where[4][0]) for where in named)
    usable = [address for address in found if not _is_loopback(address)]
    # A network of one's own comes before one that leads elsewhere (a tunnel, say).
    usable.sort(key=lambda address: not ipaddress.ip_address(address).is_private)
    return list(dict.fromkeys(usable))


def reachable(host: str, port: int) -> list[str]:
    """The base addresses for others when we listen on `host`; none if only this machine can come."""
    if host in _EVERYWHERE:
        return [f"http://{address}:{port}" for address in own_addresses()]
    if _is_loopback(host):
        return []
    return [f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"]


def names(addresses: Iterable[str]) -> tuple[str, ...]:
    """What a browser may call this server: a page of elsewhere that gives its own name to our address
    (DNS rebinding) is not answered."""
    machine = socket.gethostname().lower()
    called = [urlsplit(address).hostname or "" for address in addresses]
    known = [*LOOPBACK, machine, machine + ".local", *called]
    return tuple(dict.fromkeys(name for name in known if name))


def same_place(origin: str, host: str) -> bool:
    """Whether the page of this origin came from the server that goes by `host`."""
    page = _place(origin)
    return page is not None and page == _place(f"{origin.partition(':')[0]}://{host}")


def same_origin(origin: str, address: str) -> bool:
    scheme = origin.partition(":")[0]
    return scheme == address.partition(":")[0] and _place(origin) == _place(address) is not None


def _place(address: str) -> tuple[str, int] | None:
    """Name and port."""
    with contextlib.suppress(ValueError):
        parts = urlsplit(address)
        port = parts.port or _PORTS.get(parts.scheme)
        if parts.hostname and port is not None:
            return parts.hostname, port
    return None


def _is_loopback(host: str) -> bool:
    try:
        address = ipaddress.ip_address(host.strip("[]"))
    except ValueError:
        return host.lower() == "localhost"
    return address.is_loopback
