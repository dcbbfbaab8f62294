"""Export, import, replay, and what the browser is given."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import undercroft
from undercroft.server import client

from .wire import House, Sitting, play


def started(house: House) -> Sitting:
    table = house.sit("here", "bot:random", "here", seed="file", setup={"final_boss": "gehrman"})
    screens = [table.screen(0), table.screen(2)]
    play(screens, stop=lambda: screens[0].view["table"]["round"] > 2)
    return table


def test_export_and_import(house: House) -> None:
    table = started(house)
    assert table.get("/export").status_code == 403
    answer = table.get("/export", host=True)
    assert "attachment" in answer.headers["content-disposition"]
    journal = answer.json()
    # The file is a journal that the library reads as it is.
    assert undercroft.replay(journal).digest() == journal["digests"][-1]
    twin = house.bring(journal)
    assert twin.id != table.id
    info = twin.get().json()
    assert [seat["kind"] for seat in info["seats"]] == ["person", "bot", "person"]
    host_only = twin.journal()
    assert host_only["inputs"][: len(journal["inputs"])] == journal["inputs"]
    play([twin.screen(0), twin.screen(2)])
    table.close()
    twin.close()


def test_the_same_digest_where_no_bot_goes_on(house: House) -> None:
    table = house.sit("here", "here", "here", seed="digest")
    screens = table.everybody()
    play(screens, stop=lambda: screens[0].view["table"]["round"] > 3)
    twin = house.bring(table.journal())
    assert twin.digest() == table.digest()
    assert twin.screen(1).view == screens[1].view
    # What others chose before is nobody's here to take back.
    assert twin.screen(1).undo["mine"] is None
    third = house.bring(twin.journal())
    assert third.digest() == table.digest()
    for sitting in (table, twin, third):
        sitting.close()


def test_an_export_outlives_a_change_of_content(house: House) -> None:
    table = house.sit("here", "here", "here", seed="older")
    screens = table.everybody()
    play(screens, stop=lambda: screens[0].view["table"]["round"] > 1)
    journal = table.journal()
    older = {**journal, "content": {**journal["content"], "hash": "0" * 16}}
    twin = house.bring(older)
    assert twin.digest() == journal["digests"][-1]
    without = {key: value for key, value in older.items() if key != "newest"}
    answer = house.http.post("/api/import", json=without)
    assert answer.status_code == 400
    assert "content" in answer.json()["error"]["message"]
    table.close()


def breakers() -> list[Any]:
    return [
        {},
        {"format": "x"},
        [],
        {"inputs": 7},
        {"inputs": [["decide", 0, "choose-1", "nonsense"]], "digests": ["a", "b"]},
        {"inputs": [None] * 30_000},
        {"game": "chess"},
        {"setup": {"players": 99}},
        {"version": 99},
        {"chance": {"source": "rng", "seed": {}}},
        {"chance": None},
        {"digests": ["0" * 16]},
        {"position": {"format": "undercroft-position"}},
        {"newest": {"state": {"upgrades": {"blood_vial": 10**18}}}},
        {"position": {"state": {"upgrades": {"blood_vial": 10**30}}}},
        {"position": {"chance": {"source": "rng", "seed": "x", "count": 2**62}}},
        {"pack": {"cards.yaml": [{"id": "x" * 300_000}]}},
        {"pack": {"cards.yaml": [{"id": "x", "copies": 10**6}]}},
    ]


@pytest.mark.parametrize("number", range(len(breakers())))
def test_broken_journals(house: House, number: int) -> None:
    table = house.sit("here", "here", "here")
    good = {k: v for k, v in table.journal().items() if k != "newest"}
    change = breakers()[number]
    broken = {**good, **change} if isinstance(change, dict) and change else change
    answer = house.http.post("/api/import", json=broken)
    assert answer.status_code == 400, answer.text
    message = answer.json()["error"]["message"]
    assert message
    assert "\n" not in message


def test_replay(house: House) -> None:
    table = house.sit("here", "here", "here", seed="replay")
    screens = table.everybody()
    screens[0].choose(0)
    answer = table.get("/replay")
    assert answer.status_code == 409
    screens[0].command("undo")
    play(screens)
    answer = table.get("/replay")
    assert answer.status_code == 200
    replay = answer.json()
    journal = table.get("/export").json()
    assert len(replay["frames"]) == 1 + len(journal["inputs"])
    last = replay["frames"][-1]["view"]
    assert last["over"]
    assert last["result"] == screens[0].view["result"]
    assert len(last["table"]["hands"]) == 3
    told = [event for frame in replay["frames"] for event in frame["events"]]
    watcher = table.screen()
    assert told == [event for event in watcher.history if event["kind"] != "undone"]
    assert replay["catalog"] == table.get("/catalog").json()
    table.close()


def test_catalogue_is_kept_by_browsers(house: House) -> None:
    table = house.sit("here", "here", "here")
    first = table.get("/catalog")
    assert "max-age" in first.headers["cache-control"]
    tag = {"if-none-match": first.headers["etag"]}
    assert house.http.get(f"/api/tables/{table.id}/catalog", headers=tag).status_code == 304


def test_games(house: House) -> None:
    games = {game["id"]: game for game in house.http.get("/api/games").json()}
    assert set(games) == set(undercroft.titles())
    bloodborne = games["bloodborne"]
    assert bloodborne["players"] == [2, 3, 4, 5]  # two of them with the Shadow (BB-V.1)
    assert "random" in bloodborne["bots"]
    assert {"players", "final_boss"} <= {field["name"] for field in bloodborne["fields"]}


@pytest.fixture
def static(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A built client, small enough to know by heart."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>the page")
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "assets" / "main-abc123.js").write_text("let x")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(client, "STATIC", folder)
    return folder


def test_the_client(house: House, static: Path) -> None:
    for path in ["/", "/table/abc", "/deep/er/still?x=1", "/index.html"]:
        answer = house.http.get(path)
        assert answer.status_code == 200
        assert "the page" in answer.text
        assert answer.headers["cache-control"] == "no-cache"
    asset = house.http.get("/assets/main-abc123.js")
    assert "immutable" in asset.headers["cache-control"]
    assert house.http.get("/assets/gone-123.js").status_code == 404
    assert "svg" in house.http.get("/icon.svg").headers["content-type"]
    for path in [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "//etc/passwd",
    ]:
        assert "secret" not in house.http.get(path).text
        assert "root:" not in house.http.get(path).text


def test_without_a_built_client(house: House, static: Path) -> None:
    (static / "index.html").unlink()
    answer = house.http.get("/")
    assert answer.status_code == 503
    assert "not been built" in answer.text


def test_security_headers(house: House) -> None:
    for path in ["/", "/api/health", "/api/nothing", "/assets/x"]:
        headers = house.http.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
