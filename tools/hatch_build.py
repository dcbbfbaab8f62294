"""What is built must hold the browser client: without its page nobody can play.

The client is built by `tools/setup.py` and not kept in git. An editable install is made before it and
uses it once it is there.
"""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("undercroft", "server", "static", "index.html")


class ClientHook(BuildHookInterface):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and not Path(self.root, PAGE).is_file():
            self.app.abort(
                f"{PAGE} is missing: build the browser client first (python3 tools/setup.py dev)"
            )
