"""The command line. Each command lives in its own module and is imported only when it is called."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError, MissingArgumentError, UnusedCliTokensError

from undercroft import BUILD, __version__, text, titles
from undercroft.kernel.errors import UndercroftError
from undercroft.text import mistakes

from .help import Help, headed
from .words import FLAG, choose, spoken, word


def make() -> App:
    """The commands, with their help in the language of this call."""
    app = App(
        name="undercroft",
        help=word("cli-help"),
        version=f"{__version__} ({BUILD})",
        help_format="plaintext",
        help_formatter=Help(),
        help_epilogue=word(
            "ui-labelled",
            label=FLAG,
            text=word("cli-lang", languages=", ".join(text.languages())),
        ),
    )
    headed(app)
    app["--help"].help = word("cli-show-help")
    app["--version"].help = word("cli-show-version")
    app.command("undercroft.cli.serve:play", help=word("cli-play"))
    app.command("undercroft.cli.serve:serve", help=word("cli-serve"))
    app.command("undercroft.cli.admin:app", name="admin", help=word("cli-admin"))
    app.command("undercroft.cli.fields:setup", help=word("cli-setup"))
    app.command("undercroft.cli.simulate:simulate", help=word("cli-simulate"))
    app.command("undercroft.cli.sweep:sweep", help=word("cli-sweep"))
    app.command("undercroft.cli.sweep:compare", help=word("cli-compare"))
    app.command("undercroft.cli.variants:variants", help=word("cli-variants"))
    app.command("undercroft.cli.odds:odds", help=word("cli-odds"))
    app.command("undercroft.cli.arena:arena", help=word("cli-arena"))
    app.command("undercroft.cli.replay:replay", help=word("cli-replay"))
    app.command("undercroft.cli.analyse:analyse", help=word("cli-analyse"))
    app.command("undercroft.cli.verify:verify", help=word("cli-verify"))
    app.command("undercroft.cli.content:app", name="content", help=word("cli-content"))
    app.command("undercroft.cli.bench:bench", help=word("cli-bench"))
    return app


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command and leave the program: 0 well done, 1 found wrong, 2 a mistake in the call."""
    sys.exit(run(arguments))


def run(arguments: Sequence[str] | None = None) -> int:
    """The same, returning the exit code. A user's mistake is one line on stderr."""
    try:
        left = choose(list(sys.argv[1:] if arguments is None else arguments))
        code = make()(left, exit_on_error=False, print_error=False, result_action="return_value")
    except MissingArgumentError as mistake:
        nameless = mistake.argument is not None and mistake.argument.name == "GAME"
        return complain(f"name a game: {', '.join(titles())}" if nameless else str(mistake))
    except UnusedCliTokensError as mistake:
        return complain(f"not understood: {', '.join(mistake.unused_tokens or ())}")
    except (CycloptsError, UndercroftError) as mistake:
        return complain(str(mistake))
    except SystemExit as leaving:
        if not isinstance(leaving.code, str):
            raise
        return complain(leaving.code.removeprefix("undercroft: "))
    except BrokenPipeError:
        sys.stderr.close()  # the reader has left; nobody is there to be told
        return 0
    except OSError as mistake:
        where = f"{mistake.filename}: " if mistake.filename else ""
        return complain(where + (mistake.strerror or str(mistake)))
    except KeyboardInterrupt:
        return 130
    return code if isinstance(code, int) else 0


def complain(line: str) -> int:
    line = mistakes.said(" ".join(line.split()), spoken())
    print("undercroft:", line, file=sys.stderr)  # noqa: T201
    return 2
