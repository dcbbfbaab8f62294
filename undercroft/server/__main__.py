"""`python -m undercroft.server`: the server alone, without the rest of the command line."""

from __future__ import annotations

import argparse
from pathlib import Path

from .listen import run
from .settings import Deployment, default_data


def main() -> None:
    parser = argparse.ArgumentParser("python -m undercroft.server", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000, help="0: any free one")
    parser.add_argument("--data", type=Path, default=default_data(), help="where games are kept")
    parser.add_argument("--open", action="store_true", help="open the browser")
    parser.add_argument("--public", action="append", default=[], help="address for others")
    parser.add_argument("--store", default="", help="postgresql://… instead of the folder")
    parser.add_argument("--workers", type=int, default=1, help="processes")
    given = parser.parse_args()
    deployment = Deployment(
        given.host, given.port, tuple(given.public), given.data, given.store, given.workers
    )
    run(deployment, given.open)


if __name__ == "__main__":
    main()
