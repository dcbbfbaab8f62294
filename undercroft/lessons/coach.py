"""Which line is due. It hangs on nothing but what the learner's seat may see and was told."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from .schema import Lesson, Line, Moment, Sight, Told, Wish

View = Mapping[str, Any]
NOWHERE = object()


class Board:
    """What the coach looks at: a view, what was told so far, and which lines were said."""

    def __init__(
        self, view: View, story: Sequence[Mapping[str, Any]], said: Collection[str]
    ) -> None:
        self.view = view
        self.story = story
        self.said = said


def due(lesson: Lesson, board: Board) -> Line | None:
    """The first line that has its moment, asks for nothing that cannot be done, and was not said yet.

    The last word comes before all others, and after it nothing more.
    """
    if lesson.closing.say in board.said:
        return None
    for line in (lesson.closing, *lesson.lines):
        if (
            line.say not in board.said
            and (line.do is None or any(meant(line.do, board.view)))
            and any(holds(moment, board) for moment in line.when)
        ):
            return line
    return None


def holds(moment: Moment, board: Board) -> bool:
    """Whether everything is so that the moment asks for."""
    decisions = board.view["decisions"]
    kinds = {option.get("kind") for decision in decisions for option in decision["options"]}
    return (
        (moment.asked is None or any(each["kind"] == moment.asked for each in decisions))
        and (moment.offers is None or moment.offers in kinds)
        and (moment.told is None or happened(moment.told, board.story))
        and (moment.after is None or moment.after in board.said)
        and (moment.over is None or moment.over == board.view["over"])
        and all(seen(sight, board.view["table"]) for sight in moment.sees)
    )


def happened(told: Told, story: Sequence[Mapping[str, Any]]) -> bool:
    found = [
        event
        for event in story
        if event["kind"] == told.kind and (told.who is None or event.get("who") == told.who)
    ]
    return len(found) >= told.times


def at_path(path: str, table: object) -> object:
    """What stands there; `NOWHERE` where there is no such place."""
    found: object = table
    for name in path.split("."):
        if isinstance(found, Mapping) and name in found:
            found = found[name]
        elif isinstance(found, list | tuple) and name.isdigit() and int(name) < len(found):
            found = found[int(name)]
        else:
            return NOWHERE
    return found


def seen(sight: Sight, table: object) -> bool:
    found = at_path(sight.path, table)
    if sight.other is not None:
        return found is not None and found is not NOWHERE and found != sight.other
    if sight.least is None and sight.most is None:
        # Yes is not one, and nothing is where there is no such place.
        nothing = found is None or found is NOWHERE
        return (
            nothing
            if sight.same is None
            else type(found) is type(sight.same) and found == sight.same
        )
    if isinstance(found, list | tuple):
        found = len(found)
    if isinstance(found, bool) or not isinstance(found, int):
        return False
    return (sight.least is None or found >= sight.least) and (
        sight.most is None or found <= sight.most
    )


def meant(wish: Wish, view: View) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """The open options that do what is wished, each with the id of its question."""
    for decision in view["decisions"]:
        for option in decision["options"]:
            if wish.kind is not None and option.get("kind") != wish.kind:
                continue
            if wish.of is None or any(fits(wish.of, target) for target in option["targets"]):
                yield decision["id"], option


def fits(place: tuple[str, str | int], target: Sequence[str | int]) -> bool:
    kind, id = place
    return target[0] == kind and (id == "*" or str(target[1]) == str(id))
