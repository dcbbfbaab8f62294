# Undercroft. Needs Python 3.11 or newer; everything else is put into .venv and web/node_modules.
#   make play   play in the browser         make test    every check, as in continuous integration
#   make bench  speed, beside a peer        make fmt     tidy the code      make clean   start over
#   make screenshots   pictures of every screen, into screenshots/

PYTHON ?= python3
SETUP = $(PYTHON) tools/setup.py
BIN = .venv/bin
ARGS ?=
# Tests start a hundred processes: compiled code is kept for them, whatever the shell says.
export PYTHONDONTWRITEBYTECODE =

.PHONY: play test lint bench fmt clean screenshots

play:
	@$(SETUP) play $(ARGS)

test: lint
	$(BIN)/python -m pytest -n auto --maxprocesses 4 --dist loadfile $(ARGS)

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
