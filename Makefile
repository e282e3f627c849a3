# make play     a table in your terminal          make check   format, lint, types, layers
# make test     everything: checks and tests      make bench   how fast it is (PEERS=1: and the others)
# make soak     10 million random decisions, every invariant watched (GAMES=santiago: of one game)
# make wheel    a wheel in dist/ (PGO=1: profile-guided)       make clean   remove what was made

PYTHON ?= python3
GAME ?= santiago
JOBS ?= $(shell $(PYTHON) -c "import os; print(max(2, os.cpu_count() or 2))")

BIN := .venv/bin
PIP := $(BIN)/pip install -q --disable-pip-version-check -c constraints.txt
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl' -o -name py.typed)
BUILD := pyproject.toml hatch_build.py constraints.txt

.PHONY: play test check bench soak wheel clean

play: .venv/installed
	@$(BIN)/portside play $(GAME)

test: check
	PORTSIDE_BUILD=compiled $(BIN)/pytest -n $(JOBS)
	PORTSIDE_BUILD=interpreted $(BIN)/pytest -n $(JOBS)

check: .venv/test-tools
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports

bench: .venv/installed
	$(BIN)/python -m bench $(if $(PEERS),--peers)

soak: .venv/test-tools
	$(BIN)/python -m bench.soak $(if $(GAMES),--game $(GAMES))

wheel: .venv/test-tools
	$(BIN)/python -m bench.wheel $(if $(PGO),--pgo)

clean:
	rm -rf .venv .venv-peers .build dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# ------------------------------------------------------------------ what is installed where

.venv/bin/pip:
	@$(PYTHON) -c "import sys; sys.exit(sys.version_info < (3, 11))" || \
	  { echo "Portside needs Python 3.11 or newer; try: make PYTHON=python3.12"; exit 1; }
	@echo "Making a virtual environment in .venv …"
	@$(PYTHON) -m venv .venv
	@$(PIP) --upgrade pip

.venv/installed: $(SOURCES) $(BUILD) | .venv/bin/pip
	@echo "Installing Portside (compiling the rules takes about three minutes, once) …"
	@$(PIP) .
	@touch $@

.venv/test-tools: $(BUILD) .venv/installed
	@$(PIP) --group test --group check --group build
	@touch $@
