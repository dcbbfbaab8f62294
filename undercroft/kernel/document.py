"""Positions and journals: a match as a document that a person can read, edit, diff and mail."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import deepcopy
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

import msgspec

from .agenda import Ask, Question, State, Step
from .chance import Chance, source_from_json
from .errors import STRANGE, PositionError, UndercroftError
from .record import read, write

if TYPE_CHECKING:
    from .content import Pack
    from .game import Game
    from .match import Match

POSITION = "undercroft-position"
JOURNAL = "undercroft-journal"
VERSION = 2
"""1 was that of Undercroft 0.1, which wrote numbers where names stand now."""


def header(match: Match, kind: str, carry: bool = True) -> dict[str, object]:
    """What the document is, and of which game, rules, content and set-up.

    An owner's pack travels with it, unless whoever keeps it has the pack already (`carry`).
    """
    found: dict[str, object] = {
        "format": kind,
        "version": VERSION,
        "game": match.game.name,
        "rules": match.game.rules,
        "content": {"pack": match.pack.name, "hash": match.pack.hash},
    }
    if carry and match.pack.name != "base":
        # It may be nowhere else.
        found["pack"] = deepcopy(match.pack.documents)
    found["setup"] = dict(match.setup)
    return found


def _frame(match: Match) -> dict[str, object]:
    state = match.state
    pack = match.pack
    agenda = [write(step, pack) for step in state.agenda]
    asks = [
        [
            ask.serial,
            ask.seat,
            write(ask.step, pack),
            [option.id for option in ask.options],
        ]
        for ask in state.asks
    ]
    return {
        "over": state.over,
        "agenda": agenda,
        "asks": asks,
        "answered": [
            ask.seat for ask in state.asks if state.has_answered(ask.seat) and not ask.aside
        ],
        "serial": state.serial,
        "reveals": state.reveals,
    }


def digest(match: Match) -> str:
    """16 hex digits over everything in the state, and the set-up, since readings of the rules are in it."""
    return _digest(match, _frame(match), match.game.dump(match.state))


def _digest(match: Match, frame: dict[str, object], state: dict[str, object]) -> str:
    whole = [_known_setup(match), frame, state]
    return blake2b(msgspec.json.encode(whole, order="deterministic"), digest_size=8).hexdigest()


def _known_setup(match: Match) -> dict[str, object]:
    """The set-up as it was when matches were first kept: without fields that came later and are as usual."""
    late = {field.name: field.default for field, _ in match.pack.fields if field.late}
    return {
        name: value
        for name, value in match.setup.items()
        if name not in late or value != late[name]
    }


def position(match: Match, carry: bool = True) -> dict[str, object]:
    return _position(match, _frame(match), match.game.dump(match.state), carry)


def _position(
    match: Match, frame: dict[str, object], state: dict[str, object], carry: bool
) -> dict[str, object]:
    head = header(match, POSITION, carry)
    return {**head, "chance": match.chance.to_json(), "state": state, "frame": frame}


def both(match: Match, carry: bool = True) -> tuple[str, dict[str, object]]:
    """Digest and position, with the state written down once."""
    frame, state = _frame(match), match.game.dump(match.state)
    return _digest(match, frame, state), _position(match, frame, state, carry)


def read_position(
    doc: object, find_game: Callable[[str], Game], pack: Pack | None = None
) -> tuple[Game, dict[str, Any], Pack, State, Chance]:
    """What a match is made of; `PositionError` says which field is wrong and why."""
    game, setup, pack = opened(doc, POSITION, find_game, PositionError, pack)
    assert isinstance(doc, Mapping)
    try:
        chance = source_from_json(doc.get("chance"))
    except UndercroftError as error:
        raise PositionError(str(error)) from None
    body = doc.get("state")
    if not isinstance(body, Mapping):
        raise PositionError("state: must be an object")
    try:
        state = game.load(body, setup, pack)
        same = stated_hash(doc) == pack.hash
        _load_frame(doc.get("frame"), state, game, pack, len(game.seats(setup, pack)), same)
    except PositionError:
        raise
    except STRANGE as error:
        raise PositionError(f"state: it does not hold together ({what(error)})") from None
    return game, setup, pack, state, chance


def what(error: BaseException) -> str:
    """What went wrong, in one line."""
    said = " ".join(str(error).split())
    return (
        said
        if isinstance(error, (UndercroftError, AssertionError))
        else f"{type(error).__name__}: {said}"
    )


def opened(
    doc: object,
    kind: str,
    find_game: Callable[[str], Game],
    error: type[UndercroftError],
    pack: Pack | None = None,
) -> tuple[Game, dict[str, Any], Pack]:
    """Game, set-up and pack of a document, after a look at its head; `pack`: one that is at hand."""
    if not isinstance(doc, Mapping) or doc.get("format") != kind:
        raise error(f"format: this is not an {kind} document")
    version = doc.get("version")
    if version == 1:
        raise error("version: this was saved by Undercroft 0.1 and cannot be opened from 0.2 on")
    if version != VERSION:
        raise error(f"version: {version!r} is not {VERSION}")
    name = doc.get("game")
    if not isinstance(name, str):
        raise error("game: must be the name of a game")
    setup = doc.get("setup")
    if not isinstance(setup, Mapping):
        raise error("setup: must be an object")
    try:
        game = find_game(name)
        carried = doc.get("pack")
        if pack is not None:
            pass
        elif isinstance(carried, Mapping):
            named = setup.get("pack")
            pack = game.shelf.carried(carried, None if named is None else str(named))
        else:
            pack = game.shelf.find(str(setup.get("pack", "base")))
        stated = stated_hash(doc)
        if kind == JOURNAL and stated != pack.hash:
            raise error(
                f"content.hash: {stated!r} was used, but pack {pack.name!r} is now {pack.hash}"
            )
        return game, game.complete_with(setup, pack, kept=True), pack
    except STRANGE as problem:
        if isinstance(problem, error):
            raise
        raise error(f"setup: {what(problem)}") from None


def stated_hash(doc: Mapping[str, object]) -> object:
    """The content that a document was written with."""
    content = doc.get("content")
    return content.get("hash") if isinstance(content, Mapping) else None


def _load_frame(
    doc: object, state: State, game: Game, pack: Pack, seats: int, same_content: bool
) -> None:
    if not isinstance(doc, Mapping):
        raise PositionError("frame: must be an object")

    def number(field: str) -> int:
        value = doc.get(field)
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            raise PositionError(f"frame.{field}: must be a number from 0")
        return value

    def step(raw: object, field: str) -> Step[Any]:
        if not isinstance(raw, list) or not raw or not isinstance(raw[0], str):
            raise PositionError(f"{field}: must be a list [step, fields…]")
        if raw[0] not in game.steps:
            raise PositionError(f"{field}: {raw[0]!r} is no step of {game.name}")
        made: Step[Any] = read(raw, game.steps, pack, field)
        if not made.fits(state):
            raise PositionError(f"{field}: {raw!r} does not fit this state")
        if made.by_place and not same_content:
            raise PositionError(f"{field}: {raw[0]} counts by a pack that has changed since")
        return made

    agenda, asks, answered = doc.get("agenda"), doc.get("asks"), doc.get("answered")
    if not isinstance(agenda, list) or not isinstance(asks, list) or not isinstance(answered, list):
        raise PositionError("frame: agenda, asks and answered must be lists")
    over = doc.get("over")
    if not isinstance(over, bool):
        raise PositionError("frame.over: must be true or false")
    state.over = over
    state.serial = number("serial")
    state.reveals = number("reveals")
    state.agenda = [step(raw, f"frame.agenda[{i}]") for i, raw in enumerate(agenda)]
    state.asks = [
        _load_ask(raw, state, seats, step, f"frame.asks[{i}]") for i, raw in enumerate(asks)
    ]
    _load_answers(answered, state)
    game.check_frame(state)


def _load_ask(
    raw: object,
    state: State,
    seats: int,
    step: Callable[[object, str], Step[Any]],
    field: str,
) -> Ask:
    match raw:
        case [int(serial), int(seat), list() as maker, list() as options] if options:
            if not 0 <= seat < seats:
                raise PositionError(f"{field}: {seat} is no seat")
            asking = step(maker, field)
            if not isinstance(asking, Question):
                raise PositionError(f"{field}: {asking.name} asks nothing")
            found = asking.choices(state, seat)
            # In which order they are offered hangs on the pack; what is offered does not.
            if sorted(choice.id for choice in found) != sorted(map(str, options)):
                raise PositionError(f"{field}: {options} are not the options of this step")
            return Ask(serial, asking, seat, found)
        case _:
            raise PositionError(f"{field}: must be [serial, seat, step, options]")


def _load_answers(answered: list[object], state: State) -> None:
    state.answered = 0
    open_to = {ask.seat for ask in state.asks if not ask.aside}
    for seat in answered:
        if type(seat) is not int or seat not in open_to:
            raise PositionError(f"frame.answered: seat {seat!r} was not asked")
        state.answered |= 1 << seat
    if state.asks and len(set(answered)) == len(open_to):
        raise PositionError("frame.answered: if all have answered, nothing is asked any more")
    if state.over and (state.asks or state.agenda):
        raise PositionError("frame.over: a finished match asks nothing and has nothing to come")
    if not state.over and not state.asks and not state.agenda:
        raise PositionError(
            "frame: nothing is asked and nothing is to come, but the match is not over"
        )
