"""Games on a real Ray cluster of two nodes: the same to the bit, also when a node is killed in the middle."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from undercroft import lab
from undercroft.kernel.errors import UndercroftError
from undercroft.lab.compare import Side, compare
from undercroft.lab.executors import Batch, GameSpec
from undercroft.lab.on_ray import MISSING, RayExecutor, packed, unpack
from undercroft.lab.running import executor
from undercroft.lab.simulate import made
from undercroft.lab.sweep import sweep

try:
    import ray
    from ray.cluster_utils import Cluster
except ImportError:
    ray = None

SULKY = """
class Sulky:
    def __init__(self, seed, catalog):
        pass

    def choose(self, view):
        raise RuntimeError("no")
"""
THREE = ["veteran", "random", "random"]
needs_ray = pytest.mark.skipif(ray is None, reason="Ray is not installed: make ray brings it")
pytestmark = pytest.mark.timeout(280)


@pytest.fixture(scope="module")
def two_nodes() -> Iterator[tuple[Any, Any]]:
    """A cluster of two nodes of one processor each, to which this process belongs."""
    quiet = {"num_cpus": 1, "include_dashboard": False}
    cluster = Cluster(initialize_head=True, head_node_args=quiet)
    other = cluster.add_node(num_cpus=1)
    ray.init(cluster.address, log_to_driver=False)
    yield cluster, other
    ray.shutdown()
    cluster.shutdown()


@needs_ray
def test_the_same_to_the_bit_when_a_node_is_killed(two_nodes: tuple[Any, Any]) -> None:
    cluster, other = two_nodes
    here = lab.simulate("bloodborne", {}, THREE, games=60, seed=5)
    done: list[int] = []

    def kill(more: int) -> None:
        done.append(more)
        if sum(done) == 15:
            cluster.remove_node(other, allow_graceful=False)

    there = lab.simulate("bloodborne", {}, THREE, games=60, seed=5, on="ray", progress=kill)
    assert there.outcomes == here.outcomes  # each once, in their order
    assert sum(done) == 60
    assert not other.any_processes_alive()
    cluster.add_node(num_cpus=1)


@needs_ray
@pytest.mark.usefixtures("two_nodes")
def test_a_worker_that_dies_is_replaced() -> None:
    def own_number() -> int:
        return os.getpid()

    spec = GameSpec("bloodborne", on="ray")
    trial = made(spec, {}, THREE, 3)
    work = [Batch(trial, range(first, first + 2)) for first in range(0, 40, 2)]
    expected = [outcome for share in work for outcome in share.play()]
    with executor(spec, 0, 40) as players:
        assert isinstance(players, RayExecutor)
        found = []
        for number, (_, some) in enumerate(players.play(work)):
            found += some
            if number == 3:
                os.kill(ray.get(ray.remote(own_number).remote()), signal.SIGKILL)
    assert found == expected


@needs_ray
@pytest.mark.usefixtures("two_nodes")
def test_sweeps_and_comparisons(tmp_path: Path) -> None:
    local, far = GameSpec("bloodborne"), GameSpec("bloodborne", on="ray")
    over = {"players": (3, 4)}
    assert sweep(far, {}, over, ["random"], 6) == sweep(local, {}, over, ["random"], 6)
    sides = [Side({}, tuple(THREE)), Side({}, ("random",) * 3)]
    assert compare(far, *sides, games=10) == compare(local, *sides, games=10)


@needs_ray
@pytest.mark.usefixtures("two_nodes")
def test_packs_travel_with_the_tasks(tmp_path: Path) -> None:
    folder = tmp_path / "heavy"
    folder.mkdir()
    about = "- {id: heavy, game: bloodborne, name: Heavy, version: 1, over: base}\n"
    (folder / "pack.yaml").write_text(about)
    (folder / "upgrades.yaml").write_text("- {id: kirkhammer, damage: 9}\n")
    here = lab.simulate("bloodborne", {}, THREE, games=8, pack=folder)
    there = lab.simulate("bloodborne", {}, THREE, games=8, pack=folder, on="ray")
    assert there.outcomes == here.outcomes
    assert there.setup["pack"] == "heavy"
    spec = packed(GameSpec("bloodborne", (folder,)))
    (folder / "upgrades.yaml").unlink()
    unpack(spec)  # needs nothing of the folder any more


@needs_ray
@pytest.mark.usefixtures("two_nodes")
def test_a_bot_that_fails_says_so(tmp_path: Path) -> None:
    path = tmp_path / "sulky.py"
    path.write_text(SULKY)
    with pytest.raises(UndercroftError, match="Sulky"):
        lab.simulate("bloodborne", {}, [f"{path}:Sulky"] * 3, games=4, on="ray")


@pytest.mark.parametrize("error", [ConnectionError, Exception])
def test_a_cluster_that_does_not_come_up_is_one_line(
    monkeypatch: pytest.MonkeyPatch, error: type[Exception]
) -> None:
    def init(*_words: Any, **_named: Any) -> None:
        raise error("the node timed out\nduring startup")

    stand_in = SimpleNamespace(init=init, is_initialized=lambda: False)
    monkeypatch.setitem(sys.modules, "ray", stand_in)
    with pytest.raises(UndercroftError) as refused:
        lab.simulate("bloodborne", {}, THREE, games=2, on="ray")
    assert str(refused.value) == "--on ray: the node timed out during startup"


def test_without_ray_one_line_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(UndercroftError) as error:
        lab.simulate("bloodborne", {}, THREE, games=2, on="ray")
    assert str(error.value) == MISSING
