"""What is here compares the compiled build with plain Python, and needs both."""

from __future__ import annotations

import undercroft

if undercroft.BUILD != "compiled":
    collect_ignore_glob = ["test_*.py"]
