"""Environments for learners: what the frameworks ask of them; fair, repeatable, whole."""

from __future__ import annotations

import pickle
import re
import subprocess
import sys
import warnings
from typing import Any

import numpy as np
import pytest

pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")

import gymnasium
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import undercroft
from undercroft.envs import SPARE, SeatEnv, Table, aec, layout, name, vocabulary
from undercroft.envs.__main__ import page
from undercroft.envs.layout import Each, Layout, ManyOf, Number, OneOf

SETUPS: dict[str, dict[str, Any]] = {
    "bloodborne": {},
    "dark_souls": {"mode": "encounter"},
    "tomb_of_giants": {"mode": "encounter"},
    "darkest_dungeon": {"mode": "battle"},
}
GAMES = list(SETUPS)


def first(env: Any, info: dict[str, Any]) -> int:
    """The first action that is open."""
    return int(np.flatnonzero(info["action_mask"])[0])


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_finds_nothing_wrong(game: str) -> None:
    env = gymnasium.make(name(game), setup=SETUPS[game]).unwrapped
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*observation space (minimum|maximum) value.*")
        check_env(env, skip_render_check=True)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_finds_nothing_wrong(game: str) -> None:
    api_test(aec(game, SETUPS[game]), num_cycles=60, verbose_progress=False)


@pytest.mark.parametrize("game", GAMES)
def test_seeds_make_it_repeatable(game: str) -> None:
    seed_test(lambda: aec(game, SETUPS[game]), num_cycles=20)


@pytest.mark.parametrize("game", GAMES)
def test_whole_episodes_end_with_what_the_match_says(game: str) -> None:
    env = SeatEnv(game, SETUPS[game], views=True)
    random = np.random.default_rng(1)
    observation, info = env.reset(seed=3)
    over = False
    while not over:
        assert observation in env.observation_space
        assert info["action_mask"].any()
        action = random.choice(np.flatnonzero(info["action_mask"]))
        observation, reward, over, cut, info = env.step(action)
        assert not cut
        assert reward == 0 or over
    assert info["view"]["over"]
    won = env.seat in info["view"]["result"]["winners"]
    assert reward == (1 if won else -1)


@pytest.mark.parametrize("game", GAMES)
def test_it_goes_on_the_same_in_another_process(game: str) -> None:
    env = SeatEnv(game, SETUPS[game], opponents="veteran")
    _, info = env.reset(seed=5)
    for _ in range(6):
        _, _, over, _, info = env.step(np.int64(first(env, info)))
        assert not over
    twin = pickle.loads(pickle.dumps(env))
    for _ in range(8):
        action = np.int64(first(env, info))
        one, other = env.step(action), twin.step(action)
        assert np.array_equal(one[0], other[0])
        assert one[1:4] == other[1:4]
        assert np.array_equal(one[4]["action_mask"], other[4]["action_mask"])
        info = one[4]
        if one[2]:
            break


def test_an_action_that_is_not_open_ends_the_episode() -> None:
    env = SeatEnv("bloodborne")
    _, info = env.reset(seed=1)
    closed = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(np.int64(closed))
    assert (reward, over, info["illegal"]) == (-1.0, True, True)


def test_an_observation_hangs_on_nothing_that_its_seat_does_not_see() -> None:
    """Two tables that look alike to a seat give it the same array and the same actions."""
    table = Table("bloodborne")
    table.reset(4)
    random = np.random.default_rng(1)
    for _ in range(25):
        seat = table.turn
        assert seat is not None
        for other in range(table.seats):
            twin = Table("bloodborne")
            twin.match = table.match.determinize(other, "other secrets")
            assert np.array_equal(table.observe(other), twin.observe(other))
            assert table.actions(other) == twin.actions(other)
        table.act(seat, int(random.choice(list(table.actions(seat)))))


def test_vectors_of_environments() -> None:
    envs = gymnasium.make_vec("undercroft/bloodborne-v0", num_envs=3, vectorization_mode="sync")
    observations, info = envs.reset(seed=7)
    assert observations.shape == (3, layout("bloodborne").size)
    assert not np.array_equal(observations[0], observations[1])
    actions = np.array([np.flatnonzero(mask)[0] for mask in info["action_mask"]])
    observations, rewards, *_ = envs.step(actions)
    assert observations.shape == (3, layout("bloodborne").size)
    assert list(rewards) == [0, 0, 0]
    envs.close()


def test_another_seat_each_time() -> None:
    env = SeatEnv("bloodborne", seat=None)
    seats = {env.reset(seed=seed)[1]["seat"] for seed in range(12)}
    assert seats == {0, 1, 2}


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({"opponents": ("random",)}, "1 opponents for 2 seats"),
        ({"opponents": "nobody"}, "nobody"),
        ({"setup": {"players": 9}}, "players"),
    ],
)
def test_what_cannot_be_is_refused(more: dict[str, Any], said: str) -> None:
    with pytest.raises((ValueError, undercroft.UndercroftError), match=said):
        SeatEnv("bloodborne", **more)


# ---------------------------------------------------------------------- words and layouts


@pytest.mark.parametrize("game", GAMES)
def test_vocabularies_are_listed_once_and_nearly_everything_has_a_word(game: str) -> None:
    words = vocabulary(game).words
    assert len(set(words)) == len(words)
    assert all(re.fullmatch(r"[a-z_]+/\S+", word) for word in words)
    table = Table(game, SETUPS[game])
    asked = spare = 0
    for seed in range(3):
        table.reset(f"fresh/{seed}")
        random = np.random.default_rng(seed)
        while table.turn is not None:
            actions = table.actions(table.turn)
            options = table.ask(table.turn)
            assert options is not None
            assert sorted(actions.values()) == sorted(one.id for one in options.options)
            asked += len(actions)
            spare += sum(number >= len(words) for number in actions)
            table.act(table.turn, int(random.choice(list(actions))))
    assert spare <= asked * 0.1


def test_what_has_no_word_gets_a_spare_one() -> None:
    words = vocabulary("bloodborne")
    numbers = words.number("choose", ["saw_cleaver", "unheard_of", "blood_vial", "as_new"])
    assert list(numbers.values()) == ["saw_cleaver", "unheard_of", "blood_vial", "as_new"]
    spare = [number for number, option in numbers.items() if option in ("unheard_of", "as_new")]
    assert spare == [len(words.words), len(words.words) + 1]
    assert words.word(spare[1]) == "spare/1"
    assert words.size == len(words.words) + SPARE


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_an_observation_is_listed(game: str) -> None:
    found = layout(game)
    lines = found.lines()
    assert len(lines) == found.size
    assert len(set(lines)) == len(lines)
    listed = page(game)
    assert f"{found.size} numbers" in listed
    assert vocabulary(game).words[-1] in listed


def test_parts_read_what_they_say() -> None:
    made = Layout(
        ("ask",),
        [
            Number("gold", 10),
            OneOf("kind", ("a", "b")),
            ManyOf("cards", ("x", "y"), 2),
            ManyOf("stacks", ("x",), 1, "card", "amount"),
            Each("players", 2, (Number("life", 4),), "seat"),
        ],
    )
    table = {
        "gold": 5,
        "kind": "b",
        "cards": ["y", "y", "z"],
        "stacks": [{"card": "x", "amount": 3}],
        "players": [{"seat": 0, "life": 1}, {"seat": 1, "life": 2}],
    }
    found = made.read({"table": table, "seat": 1}, "ask")
    assert found.tolist() == [1, 0.5, 0, 1, 0, 1, 3, 1, 0.5, 1, 0.25]
    assert made.lines()[7] == "players[0] is there"


# ---------------------------------------------------------------------- by hand


def told(*words: str) -> subprocess.CompletedProcess[str]:
    call = [sys.executable, "-m", "undercroft.envs", *words]
    return subprocess.run(call, capture_output=True, text=True)


def test_observations_and_actions_are_listed() -> None:
    done = told("bloodborne")
    assert done.returncode == 0
    assert "choose/saw_cleaver" in done.stdout
    wrong = told("bloodborn")
    assert wrong.returncode == 1
    assert wrong.stderr.count("\n") == 1
    assert "did you mean 'bloodborne'?" in wrong.stderr


def test_a_missing_extra_is_named() -> None:
    code = "import sys; sys.modules['gymnasium'] = None; import undercroft.envs"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stderr.splitlines()[-1].endswith("pip install 'undercroft[rl]'")
