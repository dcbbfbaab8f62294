"""Who can reach a server, under which names, and from which pages."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from undercroft.server import network
from undercroft.server.limits import Rate, Settings

from .wire import PATIENCE, House, Process


def knock(port: int, **headers: str) -> int:
    """The status that a WebSocket with these headers gets."""
    try:
        with connect(
            f"ws://127.0.0.1:{port}/ws", additional_headers=headers, open_timeout=PATIENCE
        ):
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code


def test_pages_of_other_sites_cannot_connect(house: House) -> None:
    here = f"127.0.0.1:{house.port}"
    assert knock(house.port) == 101
    assert knock(house.port, Origin=f"http://{here}") == 101
    for foreign in [
        "http://evil.example",
        f"http://127.0.0.1:{house.port + 1}",
        f"http://localhost:{house.port}",
        f"http://{here}.evil.example",
        "null",
        "http://[",
        "",
    ]:
        assert knock(house.port, Origin=foreign) == 403, foreign


def test_origins_that_were_allowed(tmp_path: Path) -> None:
    house = House(tmp_path, Settings(origins=("https://games.example",)))
    try:
        assert knock(house.port, Origin="https://games.example") == 101
        assert knock(house.port, Origin="https://games.example:443") == 101
        assert knock(house.port, Origin="http://games.example") == 403
    finally:
        house.stop()


def test_a_name_of_elsewhere_is_not_answered(tmp_path: Path) -> None:
    hosts = network.names(["http://192.168.7.7:80"])
    house = House(tmp_path, Settings(hosts=hosts))
    try:
        url = f"http://127.0.0.1:{house.port}/api/health"
        for name, status in [("evil.example", 400), ("192.168.7.7", 200), ("[::1]:80", 200)]:
            answer = httpx.get(url, headers={"host": name}, timeout=PATIENCE)
            assert answer.status_code == status, name
            assert "content-security-policy" in answer.headers
    finally:
        house.stop()


@pytest.mark.parametrize(
    ("origin", "host", "same"),
    [
        ("http://a:80", "a", True),
        ("https://a", "a:443", True),
        ("https://a", "a:80", False),
        ("http://A", "a", True),
        ("http://[::1]:8577", "[::1]:8577", True),
        ("http://a:99999", "a", False),
        ("file://", "", False),
        ("null", "null", False),
    ],
)
def test_same_place(origin: str, host: str, same: bool) -> None:
    assert network.same_place(origin, host) is same


def test_where_others_can_come(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "own_addresses", lambda: ["192.168.7.7", "10.1.1.1"])
    assert network.reachable("127.0.0.1", 1) == []
    assert network.reachable("localhost", 1) == []
    assert network.reachable("::1", 1) == []
    assert network.reachable("0.0.0.0", 8577) == [
        "http://192.168.7.7:8577",
        "http://10.1.1.1:8577",
    ]
    assert network.reachable("192.168.7.9", 1) == ["http://192.168.7.9:1"]
    assert network.reachable("fd00::1", 1) == ["http://[fd00::1]:1"]


def test_own_addresses_are_never_loopback() -> None:
    assert not any(address.startswith("127.") for address in network.own_addresses())


def test_the_client_is_told_where_others_can_come(house: House, tmp_path: Path) -> None:
    assert house.http.get("/api/house").json() == {"lan": False, "addresses": []}
    server = Process(tmp_path, "--public", "https://games.example")
    told = server.http.get("/api/house").json()
    assert told == {"lan": True, "addresses": ["https://games.example"]}
    assert knock(server.port, Origin="https://games.example") == 101
    assert server.http.get("/api/health", headers={"host": "evil.example"}).status_code == 400
    assert server.http.get("/api/health", headers={"host": "games.example"}).status_code == 200
    server.stop()


def test_questions_about_tables_have_a_rate(tmp_path: Path) -> None:
    house = House(tmp_path, Settings(ask=Rate(2, 0)))
    try:
        answers = [house.http.post("/api/mine", json={"tables": []}).status_code for _ in range(3)]
        assert answers == [200, 200, 429]
        many = {"tables": [{"table": "x"}] * 51}
        assert house.http.post("/api/mine", json=many).status_code == 400
    finally:
        house.stop()
