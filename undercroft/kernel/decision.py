"""The open decision as a value: who may answer, what is asked, what is open and what is closed and why."""

from __future__ import annotations

from . import seen
from .text import Message, Names, render

Target = tuple[str, str | int]


class Outcome:
    """What will come of an option, as far as it is known before it is taken."""

    __slots__ = ("deadly", "text", "useless")

    def __init__(self, text: Message, deadly: bool = False, useless: bool = False) -> None:
        self.text = text
        self.deadly = deadly
        self.useless = useless

    def to_json(self) -> seen.Outcome:
        """As it goes over the wire."""
        return {"text": self.text.to_json(), "deadly": self.deadly, "useless": self.useless}


class Option:
    """Something that can be chosen now. `id` is readable and stable."""

    __slots__ = ("id", "kind", "message", "names", "outcome", "targets")

    def __init__(
        self,
        id: str,
        message: Message,
        targets: tuple[Target, ...] = (),
        kind: str = "",
        outcome: Outcome | None = None,
    ) -> None:
        self.id = id
        self.message = message
        self.targets = targets
        self.kind = kind
        self.outcome = outcome
        self.names: Names = _no_names

    def text(self, lang: str = "en") -> str:
        """What a player reads."""
        return render(self.message, lang, self.names)

    def to_json(self) -> seen.Option:
        """As it goes over the wire."""
        made: seen.Option = {
            "id": self.id,
            "text": self.message.to_json(),
            "targets": [list(target) for target in self.targets],
        }
        if self.kind:
            made["kind"] = self.kind
        if self.outcome is not None:
            made["outcome"] = self.outcome.to_json()
        return made

    def __repr__(self) -> str:
        return f"Option({self.id!r})"


class Closed(Option):
    """Something that cannot be chosen now, and why."""

    __slots__ = ("reason",)

    def __init__(
        self, id: str, message: Message, reason: Message, targets: tuple[Target, ...] = ()
    ) -> None:
        super().__init__(id, message, targets)
        self.reason = reason

    def why(self, lang: str = "en") -> str:
        """The reason, as a player reads it."""
        return render(self.reason, lang, self.names)

    def to_json(self) -> seen.Closed:
        """As it goes over the wire."""
        return {**super().to_json(), "reason": self.reason.to_json()}


class Decision:
    """A question to one seat (for an outcome of real dice to any); aside: nobody waits for the answer."""

    __slots__ = (
        "aside",
        "chosen",
        "closed",
        "id",
        "kind",
        "names",
        "options",
        "prompt",
        "rules",
        "seats",
        "subject",
    )

    def __init__(
        self,
        id: str,
        seats: tuple[int, ...],
        prompt: Message,
        options: list[Option],
        closed: list[Closed],
        names: Names,
        chosen: str | None = None,
        aside: bool = False,
        kind: str = "",
        subject: Target | None = None,
        rules: tuple[str, ...] = (),
    ) -> None:
        self.id = id
        self.kind = kind
        self.rules = rules
        self.subject = subject
        self.seats = seats
        self.prompt = prompt
        self.options = options
        self.closed = closed
        self.names = names
        self.chosen = chosen
        self.aside = aside
        for option in options:
            option.names = names
        for option in closed:
            option.names = names

    def text(self, lang: str = "en") -> str:
        """The question, as a player reads it."""
        return render(self.prompt, lang, self.names)

    def to_json(self) -> seen.Decision:
        """As it goes over the wire."""
        made: seen.Decision = {
            "id": self.id,
            "kind": self.kind,
            "seats": list(self.seats),
            "prompt": self.prompt.to_json(),
            "options": [option.to_json() for option in self.options],
            "closed": [option.to_json() for option in self.closed],
            "chosen": self.chosen,
        }
        if self.subject is not None:
            made["subject"] = list(self.subject)
        if self.aside:
            made["aside"] = True
        if self.rules:
            made["rules"] = list(self.rules)
        return made

    def __repr__(self) -> str:
        return f"Decision({self.id!r}, seats={self.seats}, options={[o.id for o in self.options]})"


def _no_names(kind: str, id: str, lang: str) -> str:
    return id
