# Undercroft. Needs Python 3.11 or newer; everything else is put into .venv and web/node_modules.
#   make play   play in the browser         make test    every check, as in continuous integration
#   make bench  speed, beside a peer        make fmt     tidy the code      make clean   start over
#   make fast   compile the rules, where a C compiler is there: the same games, several times as quick
#   make load   a thousand live tables      make fuzz    a million frames and documents from nowhere
#   make leaks  a million looks at tables whose secrets lie otherwise
#   make chaos  kill processes and PostgreSQL five hundred times, and count what was lost
#   make ray    simulations on a real Ray cluster of two nodes, one of which is killed
#   make docs   the documentation as a site, into build/site
#   make screenshots   pictures of every screen, into screenshots/

PYTHON ?= python3
SETUP = $(PYTHON) tools/setup.py
BIN = .venv/bin
ARGS ?=
# Tests start a hundred processes: compiled code is kept for them, whatever the shell says.
export PYTHONDONTWRITEBYTECODE =

.PHONY: play test lint fast bench load fuzz leaks chaos ray docs fmt clean screenshots

play:
	@$(SETUP) play $(ARGS)

# Everything as plain Python; then, where a compiler is there, the rules once more as machine code.
PYTEST = $(BIN)/python -m pytest -n auto --maxprocesses 4 --dist loadfile
COMPILED = tests/compiled tests/kernel tests/games tests/properties tests/leaks tests/guides

test: lint
	UNDERCROFT_PURE=1 $(PYTEST) $(ARGS)
	@$(SETUP) fast
	if $(BIN)/undercroft --version | grep -q compiled; then $(PYTEST) $(COMPILED) $(ARGS); fi

fast:
	@$(SETUP) fast
	@$(BIN)/undercroft --version

lint:
	@$(SETUP) dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/python -m mypy
	$(BIN)/lint-imports
	@$(SETUP) npm run --silent check
	@$(SETUP) npm run --silent lint
	@$(SETUP) npm test --silent

bench:
	@$(SETUP) bench
	@$(BIN)/python -m undercroft bench $(ARGS)

# (`load` cannot be the first word of a line: make takes it for a command of its own)
chaos fuzz leaks load:
	@$(SETUP) dev
	@$(BIN)/python benchmarks/$@.py $(ARGS)

# Ray is large (260 MB), so it is set up only for this.
ray:
	@$(SETUP) dev
	@$(SETUP) ray
	$(BIN)/python -m pytest tests/lab/test_ray.py $(ARGS)

# Tutorials are run while it is built.
docs:
	@$(SETUP) docs
	$(BIN)/python -m mkdocs build $(ARGS)

screenshots:
	@$(SETUP) dev
	@$(BIN)/python tools/screenshots.py $(ARGS)

fmt:
	@$(SETUP) dev
	$(BIN)/ruff check --fix --exit-zero .
	$(BIN)/ruff format .
	@$(SETUP) npm run --silent fmt

clean:
	rm -rf .venv web/node_modules undercroft/server/static dist build
	rm -rf .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
