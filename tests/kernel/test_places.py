"""Problems of a pack with file and line: as near to the mistake as what is written allows."""

from __future__ import annotations

import pytest

from undercroft.kernel.drafts import free_id
from undercroft.kernel.places import Place, place_of, with_lines, written_in

CARDS = """\
- id: axe
  name: Axe
  abilities:
    - when: always
      op: hurt
    - when: never
- id: bow
  name: Bow
- name: Nameless
"""
WRITTEN = {"cards.yaml": CARDS, "rule.yaml": "one: 1\n", "empty.yaml": ""}


@pytest.mark.parametrize(
    ("problem", "said"),
    [
        ("cards.yaml: axe: name: too short", "cards.yaml:2: axe: name: too short"),
        ("cards.yaml: bow: name: too short", "cards.yaml:8: bow: name: too short"),
        ("cards.yaml: bow: missing", "cards.yaml:7: bow: missing"),
        ("cards.yaml: bow", "cards.yaml:7: bow"),
        (
            "cards.yaml: axe: abilities[0].op: unknown",
            "cards.yaml:5: axe: abilities[0].op: unknown",
        ),
        ("cards.yaml: axe: abilities[1].when: so", "cards.yaml:6: axe: abilities[1].when: so"),
        # What is not written has the line of what it would stand in.
        ("cards.yaml: axe: abilities[1].op: needed", "cards.yaml:6: axe: abilities[1].op: needed"),
        ("cards.yaml: axe: abilities[2].op: needed", "cards.yaml:4: axe: abilities[2].op: needed"),
        ("cards.yaml: axe: cost: needed", "cards.yaml:1: axe: cost: needed"),
        ("cards.yaml: entry 1: odd", "cards.yaml:1: entry 1: odd"),
        ("cards.yaml: entry 3: id: needed", "cards.yaml:9: entry 3: id: needed"),
        # And what is nowhere is said as it was.
        ("cards.yaml: entry 4: odd", "cards.yaml: entry 4: odd"),
        ("cards.yaml: sword: odd", "cards.yaml: sword: odd"),
        ("cards.yaml", "cards.yaml"),
        ("other.yaml: axe: name: odd", "other.yaml: axe: name: odd"),
        ("rule.yaml: one: odd", "rule.yaml: one: odd"),
        ("empty.yaml: axe: odd", "empty.yaml: axe: odd"),
    ],
)
def test_a_problem_has_the_line_it_is_about(problem: str, said: str) -> None:
    assert with_lines([problem], WRITTEN) == [said]


@pytest.mark.parametrize(
    ("problem", "some", "exact"),
    [
        ("cards.yaml: axe: name: odd", True, True),
        ("cards.yaml: axe: abilities[0].op: odd", True, True),
        ("cards.yaml: axe: abilities[0].who: odd", True, True),  # as far as it is written
        ("cards.yaml: axe: cost: odd", True, False),
        ("cards.yaml: axe", True, False),
        ("cards.yaml: entry 1: name: odd", True, False),  # every file has a first entry
        ("cards.yaml: entry 4: name: odd", False, False),
        ("cards.yaml: sword: name: odd", False, False),
        ("cards.yaml", False, False),
        ("other.yaml: axe: name: odd", False, False),
    ],
)
def test_a_layer_knows_whether_a_problem_is_written_in_it(
    problem: str, some: bool, exact: bool
) -> None:
    """Its entry, or exactly the field."""
    said = with_lines([problem], WRITTEN)[0]
    assert written_in(problem, WRITTEN, exactly=False) == (said if some else None)
    assert written_in(problem, WRITTEN, exactly=True) == (said if exact else None)


@pytest.mark.parametrize(
    ("problem", "place"),
    [
        ("cards.yaml:2: axe: name: too short", Place("cards.yaml", 2, "axe: name: too short")),
        ("cards.yaml: axe: odd", Place("cards.yaml", 0, "axe: odd")),
        ("other.yaml:2: axe: odd", Place("", 0, "other.yaml:2: axe: odd")),
        ("the pack is too large", Place("", 0, "the pack is too large")),
    ],
)
def test_a_line_is_taken_apart_again(problem: str, place: Place) -> None:
    assert place_of(problem, ["cards.yaml"]) == place


def test_the_next_thing_of_its_kind_has_the_next_number() -> None:
    assert free_id("card", []) == "my_card"
    assert free_id("card", ["my_card"]) == "my_card_2"
    assert free_id("card", ["my_card", "my_card_2", "my_card_4"]) == "my_card_3"
