"""What a package says of itself on an index page: the README, with links and pictures that work there.

In a checkout they are relative. On a page elsewhere they must say where the project is published, which only
whoever publishes it knows: `UNDERCROFT_HOME=https://… python -m build` gives the address of the files of a
released version, and links, pictures and project URLs are made with it. Without it a package has no URLs, and
its README comes without what would lead nowhere: pictures are left out, links become their words.
"""

import os
import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

PICTURE = re.compile(r"^!\[([^\]]*)\]\((?!https?:)([^)]+)\)\n?", re.MULTILINE)
LINK = re.compile(r"(?<!!)\[([^\]]+)\]\((?!https?:|#)([^)]+)\)")


class Published(MetadataHookInterface):
    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        home = os.environ.get("UNDERCROFT_HOME", "").rstrip("/")
        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": readme(text, home)}
        metadata["urls"] = urls(home)


def readme(text: str, home: str) -> str:
    """The README for a page elsewhere."""
    if home:
        text = PICTURE.sub(rf"![\1]({home}/\2)\n", text)
        return LINK.sub(rf"[\1]({home}/\2)", text)
    return LINK.sub(r"\1", PICTURE.sub("", text))


def urls(home: str) -> dict[str, str]:
    """Where the project, its documentation and its history are."""
    if not home:
        return {}
    return {
        "Homepage": home,
        "Documentation": f"{home}/docs/index.md",
        "Changelog": f"{home}/CHANGELOG.md",
        "Protocol": f"{home}/docs/protocol.md",
    }
