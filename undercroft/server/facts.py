"""What happens between the persons at a table, as it is told: the rules know nothing of it."""

from __future__ import annotations

import sys
from typing import Final

from undercroft.kernel.fact import Fact, Seat, facts_of
from undercroft.kernel.text import Message, Ref


class Undone(Fact):
    """A choice was taken back; `fresh`: chance goes on from a fresh seed."""

    by: Seat
    fresh: bool

    def message(self, prefix: str) -> Message:
        return Message(
            "ui-undone-fresh" if self.fresh else "ui-undone", {"name": Ref("seat", self.by)}
        )


class UndoRefused(Fact):
    """Somebody refused to have a choice taken back; told to the asker alone, and no part of the history."""

    by: Seat

    def message(self, prefix: str) -> Message:
        return Message("house-undo-refused", {"name": Ref("seat", self.by)})


class UndoLapsed(Fact):
    """Somebody's choice came in between; told to the asker alone, and no part of the history."""

    by: Seat

    def message(self, prefix: str) -> Message:
        return Message("house-undo-lapsed", {"name": Ref("seat", self.by)})


class Exported(Fact):
    """The host has a file of the running match, with every secret."""

    def message(self, prefix: str) -> Message:
        return Message("house-exported")


class Advised(Fact):
    """Somebody has asked what a master would do."""

    by: Seat

    def message(self, prefix: str) -> Message:
        return Message("house-advised", {"name": Ref("seat", self.by)})


class RulesChanged(Fact):
    """The rules have been changed since; the match goes on from where it stood."""

    def message(self, prefix: str) -> Message:
        return Message("house-rules-changed")


class CardsChanged(Fact):
    """The cards of the pack have been changed since; the match goes on from where it stood."""

    def message(self, prefix: str) -> Message:
        return Message("house-cards-changed")


FACTS: Final = facts_of(sys.modules[__name__])
