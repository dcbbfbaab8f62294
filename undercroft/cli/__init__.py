"""The command line. Each command lives in its own module and is imported only when it is called."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError

from undercroft import __version__
from undercroft.kernel.errors import UndercroftError

app = App(
    name="undercroft",
    help="Four grim tabletop games: play them, serve them, simulate them.",
    version=__version__,
    help_format="plaintext",
)
app.command("undercroft.cli.serve:play", help="Play on this machine, in the browser.")
app.command("undercroft.cli.serve:serve", help="Serve games to others.")
app.command("undercroft.cli.simulate:simulate", help="Let bots play many games, count the results.")
app.command("undercroft.cli.replay:replay", help="Play a journal again, verify it, print its log.")
app.command("undercroft.cli.content:app", name="content", help="Check and make content packs.")
app.command("undercroft.cli.bench:bench", help="Measure the rules' speed beside a peer's.")


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command and leave the program: 0 well done, 1 found wrong, 2 a mistake in the call."""
    sys.exit(run(arguments))


def run(arguments: Sequence[str] | None = None) -> int:
    """The same, returning the exit code. A user's mistake is one line on stderr."""
    try:
        code = app(arguments, exit_on_error=False, print_error=False, result_action="return_value")
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
    print("undercroft:", " ".join(line.split()), file=sys.stderr)  # noqa: T201
    return 2
