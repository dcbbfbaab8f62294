"""Node boards: neighbours, rooms and doors, distances, walks, the compass and arcs."""

from __future__ import annotations

import pytest

from undercroft.kernel.board import COMPASS, ELSEWHERE, FAR, Board, arcs

#  0 1 2
#  3   4     a ring of eight nodes around a hole
#  5 6 7
RING = [(0, 0), (1, 0), (2, 0), (0, 1), (2, 1), (0, 2), (1, 2), (2, 2)]
STRAIGHT = [(0, -1), (1, 0), (0, 1), (-1, 0)]


def test_steps_lead_to_neighbours() -> None:
    board = Board(RING, STRAIGHT)
    assert board.neighbours[0] == (1, 3)
    assert board.neighbours[4] == (2, 7)
    assert board.within == board.neighbours
    assert Board(RING, COMPASS).neighbours[1] == (0, 2, 3, 4)
    assert board.at[(2, 1)] == 4


def test_distances_count_steps_around_what_is_not_there() -> None:
    board = Board(RING, STRAIGHT)
    assert board.distance[0] == (0, 1, 2, 1, 3, 2, 3, 4)
    assert [board.distance[a][b] == board.distance[b][a] for a in range(8) for b in range(8)]
    assert board.span == board.distance


def test_a_walk_goes_around_blocked_nodes_and_may_find_no_way() -> None:
    board = Board(RING, STRAIGHT)
    assert board.walk(0, 1 << 1) == (0, FAR, 6, 1, 5, 2, 3, 4)
    assert board.walk(0, 1 << 1) is board.walk(0, 1 << 1)  # worked out once
    assert board.walk(0, 1 << 1 | 1 << 3)[7] == FAR
    assert board.walk(0, 0) == board.distance[0]


def test_doors_join_rooms_and_steps_do_not() -> None:
    """Two rooms of two nodes in a row: a step leads from 1 to 2, but a wall is between them."""
    line = [(0, 0), (1, 0), (2, 0), (3, 0)]
    walled = Board(line, STRAIGHT, rooms=(0, 0, 1, 1))
    assert walled.neighbours == ((1,), (0,), (3,), (2,))
    assert walled.distance[0] == (0, 1, FAR, FAR)
    joined = Board(line, STRAIGHT, rooms=(0, 0, 1, 1), doors=[(0, 3)])
    assert joined.within == walled.neighbours
    assert joined.neighbours == ((1, 3), (0,), (3,), (0, 2))
    assert joined.distance[1] == (1, 0, 3, 2)
    assert joined.span[1] == (1, 0, ELSEWHERE, ELSEWHERE)


@pytest.mark.parametrize("direction", range(8))
def test_the_compass_knows_its_eight_directions(direction: int) -> None:
    dx, dy = COMPASS[direction]
    for far in (1, 2, 5):
        board = Board([(0, 0), (far * dx, far * dy)], STRAIGHT)
        assert board.toward[0][1] == direction
        assert board.toward[1][0] == (direction + 4) % 8
        assert board.toward[0][0] == -1


@pytest.mark.parametrize(
    ("point", "direction"),
    [((1, -3), 0), ((2, -3), 1), ((3, -1), 2), ((3, 2), 3), ((-1, 4), 4), ((-4, -1), 6)],
)
def test_other_ways_go_to_the_nearest_direction(point: tuple[int, int], direction: int) -> None:
    assert Board([(0, 0), point], STRAIGHT).toward[0][1] == direction


FRONT, RIGHT, BACK, LEFT = 1, 2, 4, 8


@pytest.mark.parametrize("facing", range(8))
def test_arcs_turn_with_whom_they_belong_to(facing: int) -> None:
    """Eight points around somebody, clockwise from the front: every other one lies on a line."""
    seen = [arcs(facing, *COMPASS[(facing + turn) % 8]) for turn in range(8)]
    assert seen == [
        FRONT, FRONT | RIGHT, RIGHT, RIGHT | BACK, BACK, BACK | LEFT, LEFT, LEFT | FRONT,
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("point", "arc"), [((1, -2), FRONT), ((2, -1), RIGHT), ((-1, 2), BACK), ((-3, 1), LEFT)]
)
def test_arcs_between_the_lines(point: tuple[int, int], arc: int) -> None:
    assert arcs(0, *point) == arc
