"""What a match shows: its open decisions, a seat's view, and a text or picture of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from .agenda import Ask
from .chance import Die, Request, Shared
from .decision import Decision, Option
from .namer import Namer
from .seen import Heard, View
from .text import Message, Value

if TYPE_CHECKING:
    from .match import Match

# Beside what a real die can show: no label has such a sign.
ROLL_IT: Final = "chance:roll"
ROLL_ALL: Final = "chance:roll-all"

# So many options of somebody else are read by whoever waits.
READ: Final = 8


def namer(match: Match) -> Namer:
    return Namer(match.game, match.seats, match.state)


def heard(match: Match, eyes: Sequence[int | None]) -> list[Heard]:
    """What the seats must answer, for others among these eyes."""
    state = match.state
    if not match.game.overheard(state):
        return []
    found: list[Heard] = []
    for ask in state.asks:
        if not state.waits_for(ask) or all(seat == ask.seat for seat in eyes):
            continue
        few = ask.options if len(ask.options) <= READ else ()
        prompt = ask.step.prompt(state, ask.seat).to_json()
        options = [choice.text(state, ask).to_json() for choice in few]
        found.append({"seat": ask.seat, "prompt": prompt, "options": options})
    return found


def view(
    match: Match, seat: int | None, table: Mapping[str, object], others: Sequence[Heard]
) -> View:
    """What every game's view holds, around the game's own `table`."""
    result = match.result
    made: View = {
        "game": match.game.name,
        "seat": seat,
        "over": match.state.over,
        "result": result.to_json() if result else None,
        "waiting": match.waiting,
        "decisions": []
        if seat is None
        else [decision.to_json() for decision in match.decisions_for(seat)],
        "house": match.game.agreed(match.setup),
        "table": table,
    }
    elsewhere = [each for each in others if each["seat"] != seat]
    if elsewhere:
        made["heard"] = elsewhere
    return made


def decision(match: Match, ask: Ask) -> Decision:
    """An open question for whoever reads: its options, what is closed, and an answer that may change."""
    state, step, seat = match.state, ask.step, ask.seat
    answered = state.has_answered(seat) and not ask.aside
    chosen = step.chosen(state, seat) if answered else None
    return Decision(
        ask.id,
        (seat,),
        step.prompt(state, seat),
        [choice.option(state, ask) for choice in ask.options],
        step.closed(state, seat),
        namer(match).name,
        None if chosen is None else chosen.id,
        ask.aside,
        step.name,
        step.subject(state, seat),
        match.game.rules_of(step),
    )


def chance_id(match: Match) -> str:
    return f"chance-{match.chance.count}"


def chance_decision(match: Match, request: Request) -> Decision:
    """What a real die or deck must show, asked of everybody."""
    name = f"{match.game.prefix}-chance-{request.name.replace('_', '-')}"
    how = "die" if isinstance(request, Die) else "draw"
    what: dict[str, Value] = {"how": how, "what": Message(name)}
    options = [
        Option(label, match.game.face(match.pack, request.name, label), (("outcome", label),))
        for label in request.possible()
    ]
    if isinstance(match.chance, Shared):
        options.append(Option(ROLL_IT, Message("chance-roll"), kind="roll"))
        options.append(Option(ROLL_ALL, Message("chance-roll-all"), kind="roll_all"))
    everybody = tuple(range(len(match.seats)))
    return Decision(
        chance_id(match),
        everybody,
        Message("chance-prompt", what),
        options,
        [],
        namer(match).name,
        kind="chance",
        subject=(how, request.name),
    )


# ---------------------------------------------------------------------- text and pictures

Painter = Callable[[Any, str, "int | None", str], str]
"""Makes a text or a picture (`text`, `svg`) of what a seat sees of a match, in a language."""


def _blank(match: Any, form: str, seat: int | None, lang: str) -> str:
    return ""


_painter: Painter = _blank


def set_painter(painter: Painter) -> None:
    """Pictures live outside the kernel: whoever draws them (`undercroft.show`) is set here."""
    global _painter
    _painter = painter


def drawn(match: Match, form: str, seat: int | None, lang: str) -> str:
    return _painter(match, form, seat, lang)
