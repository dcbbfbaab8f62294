"""Links of the documentation's site to files of the repository: they lead somewhere, or are words.

`UNDERCROFT_HOME=https://… make docs` gives the address under which the files are published; without it such
links become their words, as in a package's README (hatch_metadata.py).
"""

from __future__ import annotations

import os
import posixpath
import re
from typing import Any

LINK = re.compile(r"(?<!!)\[([^\]]+)\]\((\.\.[^)#\s]*)(#[^)\s]*)?\)")


def on_page_markdown(markdown: str, page: Any, config: Any, **_: Any) -> str:
    """A hook of mkdocs."""
    home = os.environ.get("UNDERCROFT_HOME", "").rstrip("/")
    return outward(markdown, page.file.src_uri, home)


def outward(markdown: str, page: str, home: str) -> str:
    """A page of `docs` whose links out of that folder lead to the files at home, or are words."""

    def said(link: re.Match[str]) -> str:
        words, target, place = link.groups()
        path = posixpath.normpath(posixpath.join("docs", posixpath.dirname(page), target))
        if path.startswith("docs/"):
            return link.group()
        return f"[{words}]({home}/{path}{place or ''})" if home else words

    return LINK.sub(said, markdown)
