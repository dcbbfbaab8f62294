"""Help pages whose every word is of the language of the call, also those that cyclopts adds."""

from __future__ import annotations

from typing import Any

from cyclopts import App, Group
from cyclopts.help import DefaultFormatter, HelpEntry, HelpPanel, InlineText
from rich.console import Console, ConsoleOptions
from rich.text import Text

from .words import word

COMMAND = "COMMAND"
"""As cyclopts writes it in the line of usage."""
UNSET = "False"
"""A flag that is not given."""


class Help(DefaultFormatter):
    """Says in words what must be given, what may be chosen and what holds else."""

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        super().__call__(console, options, panel.copy(entries=[said(one) for one in panel.entries]))

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        if usage:
            line = str(usage).replace(COMMAND, word("cli-usage-command"))
            console.print(Text(word("cli-usage", line=line), "bold"))


def headed(app: App) -> App:
    """The app with the headings of its help in the language of the call."""
    app.group_commands = Group.create_default_commands(word("cli-commands"))
    app.group_parameters = Group.create_default_parameters(word("cli-parameters"))
    app.group_arguments = Group.create_default_arguments(word("cli-arguments"))
    return app


def said(entry: HelpEntry) -> HelpEntry:
    """The same entry with its remarks as words of its description."""
    remarks = []
    if entry.choices:
        remarks.append(word("cli-choices", values=", ".join(entry.choices)))
    if entry.default not in (None, UNSET):
        remarks.append(word("cli-default", value=str(entry.default)))
    if entry.required:
        remarks.append(word("cli-required"))
    told = entry.description
    description = told if isinstance(told, InlineText) else InlineText(Text(str(told or "")))
    for remark in remarks:
        description.append(Text(f"[{remark}]", "gray58"))
    return entry.copy(description=description, choices=None, default=None, required=False)
