"""What is generated from declarations is as they are now."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

HOME = Path(__file__).resolve().parent.parent


def test_the_reference_of_packs_is_not_stale() -> None:
    done = subprocess.run(
        [sys.executable, "tools/reference.py", "--check"],
        cwd=HOME,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
