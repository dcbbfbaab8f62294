"""How much a bot may look at for one decision."""

from __future__ import annotations

import pytest

from undercroft.kernel.budget import Budget, Spent


def test_so_many_looks_and_no_more() -> None:
    budget = Budget(3)
    for _ in range(3):
        budget.take()
    with pytest.raises(Spent):
        budget.take()
    assert budget.spent == 3
    budget.renew()
    assert budget.spent == 0
    budget.take()


def test_the_first_does_not_eat_up_the_share_of_the_others() -> None:
    budget = Budget(10)
    looks = []
    for parts in (3, 2, 1):
        mark = budget.share(parts)
        looks.append(len(list(budget.first(range(99)))))
        budget.restore(mark)
    assert looks == [4, 3, 3]
    assert budget.spent == 10


def test_what_is_not_needed_is_left_to_the_others() -> None:
    budget = Budget(10)
    mark = budget.share(2)
    budget.take()
    budget.restore(mark)
    mark = budget.share(1)
    assert len(list(budget.first(range(99)))) == 9
    budget.restore(mark)
    assert list(budget.first([1])) == []


def test_a_share_within_a_share() -> None:
    budget = Budget(12)
    outer = budget.share(2)
    inner = budget.share(3)
    assert len(list(budget.first(range(99)))) == 2
    budget.restore(inner)
    assert len(list(budget.first(range(99)))) == 4
    budget.restore(outer)
    assert len(list(budget.first(range(99)))) == 6


def test_a_new_decision_has_the_whole_budget() -> None:
    """Whatever was kept for others before."""
    budget = Budget(4)
    budget.share(2)
    budget.renew()
    for _ in range(4):
        budget.take()
    with pytest.raises(Spent):
        budget.take()
