"""What is built must hold the browser client, and holds compiled rules where that is wished.

The client is built by `tools/setup.py` and not kept in git: without its page nobody can play. An editable
install is made before it and uses it once it is there.

`UNDERCROFT_COMPILE=1 pip install .` (or `pip wheel .`) compiles kernel, rules and bots into the wheel. Where
there is no compiler the wheel is made without, and plays the same games more slowly.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("undercroft", "server", "static", "index.html")


class ClientHook(BuildHookInterface):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What compiling needs: the compiler, and what the package itself imports."""
        if not wanted():
            return []
        core = self.metadata.core
        return [*core.optional_dependencies["fast"], *core.dependencies]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if not Path(self.root, PAGE).is_file():
            self.app.abort(
                f"{PAGE} is missing: build the browser client first (python3 tools/setup.py dev)"
            )
        if wanted() and self.target_name == "wheel":
            self.compile(build_data)

    def compile(self, build_data: dict[str, Any]) -> None:
        """Put compiled modules beside their sources, where Python prefers them."""
        tool = Path(self.root, "tools", "compile.py")
        command = [sys.executable, str(tool), "--if-possible"]
        if subprocess.call(command):
            self.app.abort("compiling failed; what the compiler said is above")
        folder = Path(self.root, "build", "compiled", str(sys.implementation.cache_tag))
        for path in sorted(folder.rglob("*")):
            if path.suffix in (".so", ".pyd"):
                build_data["force_include"][str(path)] = str(path.relative_to(folder))
                build_data["pure_python"] = False
                build_data["infer_tag"] = True


def wanted() -> bool:
    return os.environ.get("UNDERCROFT_COMPILE", "") not in ("", "0")
