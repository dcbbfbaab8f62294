"""Dice that can be proved: sealed before the first throw, opened at the end."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

from undercroft.cli import run
from undercroft.kernel.seal import seal

from .wire import House, play


def test_the_seal_is_shown_from_the_start_and_opened_at_the_end(own_house: House) -> None:
    table = own_house.sit("here", "here", "here", seed=None)
    screens = table.everybody()
    watcher = table.screen()
    sealed = screens[0].frame["sealed"]
    assert len(sealed) == 64
    assert {screen.frame["sealed"] for screen in (*screens, watcher)} == {sealed}
    assert {screen.frame["opened"] for screen in (*screens, watcher)} == {None}
    assert table.journal()["chance"]["seed"] not in "".join(watcher.raw)
    play(screens, stop=lambda: screens[0].view["table"]["round"] > 1)
    own_house.restart()
    screens = table.everybody()
    assert screens[1].frame["sealed"] == sealed
    assert screens[1].frame["opened"] is None
    play(screens)
    for screen in screens:
        screen.barrier()
        seed = screen.frame["opened"]
        assert screen.frame["sealed"] == sealed == sha256(f"undercroft:{seed}".encode()).hexdigest()
    assert table.journal()["chance"]["seed"] == seed


def test_fresh_dice_have_a_fresh_seal(own_house: House) -> None:
    table = own_house.sit("here", "bot:random", "bot:random", seed=None)
    me = table.screen(0)
    first = me.frame["sealed"]
    start = me.view["table"]["round"]
    play([me], stop=lambda: me.view["table"]["round"] > start)
    assert me.frame["sealed"] == first
    assert me.undo["mine"] == "ask"
    assert me.command("undo")["t"] == "done"
    me.barrier()
    assert me.frame["sealed"] not in {first, None}


def test_no_seal_where_somebody_may_know_the_seed(own_house: House) -> None:
    chosen = own_house.sit("here", "here", "here", seed="chosen")
    drawn = own_house.sit("here", "here", "here", seed=None)
    brought = own_house.bring(drawn.journal())
    assert chosen.screen(0).frame["sealed"] is None
    assert brought.screen(0).frame["sealed"] is None
    # Once chance has been drawn anew nobody knows it any more.
    screens = chosen.everybody()
    for screen in screens:
        screen.choose(0)
    for screen in screens:
        screen.barrier()
    assert screens[2].command("undo")["t"] == "done"
    for screen in screens[:2]:
        screen.barrier()
        assert screen.command("vote", agree=True)["t"] == "done"
    for screen in screens:
        screen.barrier()
        assert screen.frame["sealed"] is not None


def test_verify(own_house: House, tmp_path: Path, capsys: Any) -> None:
    table = own_house.sit("here", "bot:random", "bot:random", seed=None)
    me = table.screen(0)
    seals = [me.frame["sealed"]]
    start = me.view["table"]["round"]
    play([me], stop=lambda: me.view["table"]["round"] > start)
    me.command("undo")
    me.barrier()
    seals.append(me.frame["sealed"])
    play([me])
    path = tmp_path / "journal.json"
    journal = table.journal()
    path.write_text(json.dumps(journal))
    assert run(["verify", str(path)]) == 0
    said = capsys.readouterr().out
    for one in seals:
        assert one in said
    assert run(["verify", str(path), "--sealed", seals[0], "--sealed", seals[1]]) == 0
    assert run(["verify", str(path), "--sealed", "0" * 64]) == 1
    assert "not among them" in capsys.readouterr().out
    assert run(["verify", str(path), "--json"]) == 0
    assert [one for _, one in json.loads(capsys.readouterr().out)["seals"]] == seals
    # Another seed is another game: who exchanges it is found out by what it leads to.
    journal["chance"]["seed"] = "another"
    path.write_text(json.dumps(journal))
    assert run(["verify", str(path)]) == 2
    assert "differs" in capsys.readouterr().err
    assert seal("another") not in seals
