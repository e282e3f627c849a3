# make play     a table in your browser           make terminal   one in your terminal (GAME=manila)
# make test     everything: checks and tests      make check   format, lint, types, layers, the client
# make browser-test   the client in a real browser   make bench   how fast it is (PEERS=1: and others)
# make screens  pictures of every page, into docs/screens
# make soak     10 million random decisions, every invariant watched (GAMES=santiago: of one game)
# make examples train a small policy (GAME=manila) and plot how it learns (installs PyTorch)
# make wheel    two wheels in dist/, compiled (PGO=1: profile-guided) and for any machine, both tried
# make sdist    the sources and the interpreted wheel   make sbom   a list of all parts (CycloneDX)
# make docs     the pages of docs/ and a reference of the Python interface as a site, in site/
# make release VERSION=1.2.3   version, changelog, commit and tag; nothing is pushed
# make clean    remove what was made

PYTHON ?= python3
GAME ?= santiago
PORT ?= 8000
DATA ?= portside-data
JOBS ?= $(shell $(PYTHON) -c "import os; print(max(2, os.cpu_count() or 2) + 1)") # some of them wait

BIN := .venv/bin
PIP := $(BIN)/pip install -q --disable-pip-version-check -c constraints.txt
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl' -o -name py.typed)
INTERFACES := portside[gymnasium,openspiel,pettingzoo]
BUILD := pyproject.toml hatch_build.py constraints.txt

# The client is built from its own sources and from the words it shares with Python.
WEB := $(shell find web src/portside/locales -type f -not -path 'web/node_modules/*' -not -path 'web/.gallery/*')

.PHONY: play terminal test browser-test check screens bench examples soak wheel sdist sbom docs release clean

play: .venv/client
	@$(BIN)/portside serve --port $(PORT) --data $(DATA) --open

terminal: .venv/installed
	@$(BIN)/portside play $(GAME)

# The rules are tested compiled and interpreted. The server is interpreted Python in both builds, and
# the libraries that tests/research speaks to are slow, so both are tested once, on the compiled
# rules; the server with a PostgreSQL of its own, the pictures of tests/research with Chromium.
test: check .venv/browser-tools
	PORTSIDE_BUILD=compiled $(BIN)/python -m tools.postgres $(BIN)/pytest -n $(JOBS)
	PORTSIDE_BUILD=interpreted $(BIN)/pytest -n $(JOBS) --ignore=tests/server --ignore=tests/research
	$(MAKE) docs
	$(MAKE) browser-test

# A browser on a busy machine may stumble: what fails is tried once more, and named as such.
browser-test: .venv/client .venv/browser-tools
	PORTSIDE_BUILD=compiled $(BIN)/pytest -n $(JOBS) --reruns 1 -r R tests/browser

check: .venv/test-tools .venv/client
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml
	$(BIN)/check-jsonschema --builtin-schema vendor.citation-file-format CITATION.cff
	$(BIN)/zizmor --offline --no-progress -q .github
	PYTHONPATH=src $(BIN)/lint-imports
	PYTHONPATH=src $(BIN)/python -m tools.web check
	$(BIN)/python -m tools.web test

screens: .venv/client .venv/browser-tools
	$(BIN)/python -m tools.web_screens

bench: .venv/installed
	$(if $(PEERS),@$(PIP) '$(INTERFACES)')
	$(BIN)/python -m bench $(if $(PEERS),--peers)

examples: .venv/test-tools
	@$(PIP) --group examples
	$(BIN)/python examples/train_policy.py $(GAME)
	$(BIN)/python examples/learning_curve.py learning_curve.png --game $(GAME)

soak: .venv/test-tools
	$(BIN)/python -m bench.soak $(if $(GAMES),--game $(GAMES))

wheel: .venv/release-tools
	$(BIN)/python -m tools.wheels build $(if $(PGO),--pgo)
	$(BIN)/python -m tools.clean_install dist/portside-*.whl

sdist: .venv/release-tools
	$(BIN)/python -m tools.wheels anywhere

sbom: .venv/release-tools
	$(BIN)/python -m tools.sbom

docs: .venv/docs-tools
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict --quiet
	$(BIN)/python -m tools.site.check site

release:
	@$(PYTHON) -m tools.release $(VERSION)

clean:
	rm -rf .venv .venv-peers .build dist build site web/node_modules src/portside/static .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# ------------------------------------------------------------------ what is installed where

.venv/bin/pip:
	@$(PYTHON) -c "import sys; sys.exit(sys.version_info < (3, 11))" || \
	  { echo "Portside needs Python 3.11 or newer; try: make PYTHON=python3.12"; exit 1; }
	@echo "Making a virtual environment in .venv …"
	@$(PYTHON) -m venv .venv
	@$(PIP) --upgrade pip

.venv/installed: $(SOURCES) $(BUILD) | .venv/bin/pip
	@echo "Installing Portside (compiling the rules takes a minute or two, once) …"
	@PORTSIDE_WEB=skip $(PIP) .
	@touch $@

.venv/client: $(WEB) .venv/installed
	@echo "Building the browser client …"
	@$(PIP) --group web
	@$(BIN)/python -m tools.web install
	@touch $@

# Tests and pictures drive the system's Chromium. Under CI it is installed where that is allowed.
.venv/browser-tools: $(BUILD) | .venv/bin/pip
	@$(PIP) --group test --group browser
	@command -v chromium chromium-browser google-chrome >/dev/null || \
	  { [ "$$CI" = true ] && [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && \
	    apt-get update -qq && apt-get install -qq -y --no-install-recommends chromium; } || \
	  { echo "The tests need Chromium; on Debian: apt-get install chromium"; exit 1; }
	@touch $@

.venv/test-tools: $(BUILD) .venv/installed
	@$(PIP) --group test --group check --group build --group release 'portside[research]'
	@touch $@

.venv/release-tools: $(BUILD) .venv/client
	@$(PIP) --group build --group check --group release
	@touch $@

.venv/docs-tools: $(BUILD) | .venv/bin/pip
	@$(PIP) --group docs --group web
	@touch $@
