"""What is made once for many: catalogues, files, replays, packs. And what everybody is told of them."""

from __future__ import annotations

import gc
import threading
import weakref
from pathlib import Path
from typing import Any

import pytest

import undercroft
from undercroft.games import find
from undercroft.server import files, replays
from undercroft.server.limits import Rate, Settings

from .wire import House, Sitting, play


def test_one_catalogue_for_all_tables_of_a_pack(
    own_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []
    game = find("darkest_dungeon")
    catalog = type(game).catalog

    def counted(self: Any, state: Any) -> dict[str, object]:
        made.append(threading.current_thread().name)
        return catalog(self, state)

    monkeypatch.setattr(type(game), "catalog", counted)
    tables = [
        own_house.sit("me", "bot:veteran", game="darkest_dungeon", setup={"mode": "battle"})
        for _ in range(3)
    ]
    bodies = {table.get("/catalog").content for table in tables}
    for table in tables:
        screen = table.screen(0)
        while not screen.is_asked:
            screen.read()
        screen.choose(0)
        screen.barrier()
    assert len(bodies) == 1
    assert len(made) == 1
    # And never where everybody else would have to wait for it.
    registry = own_house.app.state.registry
    assert made[0] != own_house._thread.name
    assert len({id(registry.catalogs.of(table.match)) for table in registry.tables.values()}) == 1
    other = own_house.sit(
        "me",
        "bot:veteran",
        game="darkest_dungeon",
        setup={"mode": "battle", "difficulty": "stygian"},
    )
    assert other.get("/catalog").content not in bodies


def test_the_list_of_games_is_made_once(own_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    setup_options = undercroft.setup_options

    def counted(game: str) -> Any:
        made.append(threading.current_thread().name)
        return setup_options(game)

    monkeypatch.setattr(undercroft, "setup_options", counted)
    first = own_house.http.get("/api/games")
    count = len(made)
    assert own_house.http.get("/api/games").content == first.content
    assert len(made) == count > 0
    assert own_house._thread.name not in made


def test_a_file_is_made_once_until_something_changes(
    own_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []
    write = files.write

    def counted(*all_of_it: Any) -> bytes:
        made.append(threading.current_thread().name)
        return write(*all_of_it)

    table = own_house.sit("here", "here", "here", seed="file")
    screens = table.everybody()
    screens[0].choose(0)
    monkeypatch.setattr(files, "write", counted)
    first = table.get("/export", host=True)
    assert table.get("/export", host=True).content == first.content
    assert len(made) == 1
    assert made[0] != own_house._thread.name
    plain = {"authorization": f"Bearer {table.host}", "accept-encoding": "identity"}
    path = f"/api/tables/{table.id}/export"
    assert own_house.http.get(path, headers=plain).json() == first.json()
    screens[1].choose(0)
    assert table.get("/export", host=True).json() != first.json()
    assert len(made) == 2


def test_files_and_replays_have_a_rate(tmp_path: Path) -> None:
    house = House(tmp_path, Settings(fetch=Rate(2, 0)))
    try:
        table = house.sit("here", "here", "here")
        answers = [table.get("/export", host=True).status_code for _ in range(3)]
        assert answers == [200, 200, 429]
    finally:
        house.stop()


def test_a_replay_is_built_once_however_many_ask(
    own_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    built: list[int] = []
    build = replays.build

    def counted(*all_of_it: Any) -> bytes:
        built.append(1)
        return build(*all_of_it)

    monkeypatch.setattr(replays, "build", counted)
    table = own_house.sit("here", "here", "here", seed="once")
    play(table.everybody())
    asking = [threading.Thread(target=table.get, args=("/replay",)) for _ in range(4)]
    for thread in asking:
        thread.start()
    for thread in asking:
        thread.join()
    assert built == [1]


# ---------------------------------------------------------------------- who knows what


def test_everybody_is_told_that_the_host_took_the_game_away(own_house: House) -> None:
    table = own_house.sit("here", "here", "bot:random", seed="taken")
    a, b = table.screen(0), table.screen(1)
    watcher = table.screen()
    while 2 in a.view["waiting"]:
        a.read()
    before = a.view
    table.get("/export", host=True)
    table.get("/export", host=True)
    for screen in (a, b, watcher):
        screen.barrier()
        [told] = [event for event in screen.events if event["kind"] == "exported"]
        assert told["text"] == {"id": "house-exported"}
    assert a.view["decisions"] == before["decisions"]
    own_house.restart()
    again = table.screen(1)
    assert again.history == b.log
    assert a.undo["request"] is None


def test_nobody_is_told_who_plays_alone_or_when_it_is_over(house: House) -> None:
    alone = house.sit("me", "bot:random", "bot:random")
    me = alone.screen(0)
    alone.get("/export", host=True)
    me.barrier()
    assert not any(event["kind"] == "exported" for event in me.events)
    table = house.sit("here", "here", "here", seed="done")
    screens = table.everybody()
    play(screens)
    assert table.get("/export").status_code == 200
    assert not any(event["kind"] == "exported" for event in table.screen().history)
    alone.close()
    table.close()


def test_a_chosen_seed_is_shown_to_all(own_house: House) -> None:
    chosen = own_house.sit("here", "here", "here", seed="my lucky number")
    drawn = own_house.sit("here", "here", "here", seed=None)
    brought = own_house.bring(drawn.journal())
    for _ in range(2):
        for table, seed, imported in [
            (chosen, "my lucky number", False),
            (drawn, None, False),
            (brought, None, True),
        ]:
            welcome = table.screen().frame
            assert (welcome["seed"], welcome["imported"]) == (seed, imported)
            assert table.get().json()["seed"] == seed
        own_house.restart()


# ---------------------------------------------------------------------- packs of others


def with_pack(name: str) -> dict[str, Any]:
    """A journal that carries a pack of its own."""
    rules = find("dark_souls")
    documents = dict(rules.shelf.find("base").documents)
    [header] = documents["pack.yaml"]  # type: ignore[misc]
    documents["pack.yaml"] = [{**header, "id": name}]
    pack = rules.shelf.carried(documents, name)
    match = undercroft.kernel.match.start(
        rules, {"players": 1, "mode": "encounter", "pack": name}, undercroft.Rng(name), pack
    )
    return match.journal()


def test_packs_that_came_with_a_file_are_shared_and_forgotten(own_house: House) -> None:
    shelf = find("dark_souls").shelf
    gc.collect()
    before = len(shelf._carried)
    journal = with_pack("homebrew")
    one, two = own_house.bring(journal), own_house.bring(journal)
    registry = own_house.app.state.registry
    pack = weakref.ref(registry.tables[one.id].match.pack)
    assert registry.tables[two.id].match.pack is pack()
    one.get("/catalog")
    own_house.stop()
    own_house.app = None
    registry = None
    gc.collect()
    assert len(shelf._carried) == before
    assert pack() is None
    own_house.start()


def test_only_so_many_packs_of_others_at_once(tmp_path: Path) -> None:
    house = House(tmp_path, Settings(packs=2))
    try:
        tables = [house.bring(with_pack(f"pack_{n}")) for n in range(2)]
        for table in tables:
            table.screen(0)
        house.bring(with_pack("pack_0"))
        answer = house.http.post("/api/import", json=with_pack("pack_2"))
        assert answer.status_code == 429
        assert "pack" in answer.json()["error"]["message"]
        # What is not looked at any more makes room.
        tables[0].close()
        while not house.app.state.registry.tables[tables[0].id].idle:
            house.http.get("/api/health")
        assert isinstance(house.bring(with_pack("pack_2")), Sitting)
        assert tables[0].get().status_code == 200
        tables[1].close()
    finally:
        house.stop()


def test_a_file_survives_the_round_trip_of_its_pack(house: House) -> None:
    table = house.bring(with_pack("homebrew"))
    journal = table.journal()
    assert journal["setup"]["pack"] == "homebrew"
    match, _ = files.read(journal)
    assert match.pack.name == "homebrew"
    table.close()
