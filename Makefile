# The index of all tasks. `make` lists them.

PYTHON ?= python3
PORT ?= 8000
WORKERS ?= 2

VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python
NPM := $(PY) tools/npm.py
PYTEST := $(BIN)/pytest -n $(WORKERS)
# Tests that wait for servers, clocks or the next frame leave a processor idle: two more workers keep it busy. Four
# servers or browsers then share two processors, so a test may time out: it is run again and reported. A real bug fails
# every time. Fix tests that are reported often; `make soak` reruns nothing.
PYTEST_WAITING := $(BIN)/pytest -n $$(($(WORKERS) + 2)) --reruns 2 --reruns-delay 1 --rerun-show-tracebacks
DATA := .local
# The tests start hundreds of processes. If Python may not write bytecode, each compiles its imports: 1.7 s, not 0.5.
unexport PYTHONDONTWRITEBYTECODE

INSTALL := tools/install.sh $(PY)

# Open a browser only if there is a screen to show it on.
OPEN := $(if $(DISPLAY)$(WAYLAND_DISPLAY)$(filter Darwin,$(shell uname)),--open)

# Listed at every start, so that new files count too and only changes cause a rebuild.
ENGINE_SOURCES := $(shell find src/emberhall/kernel src/emberhall/games src/emberhall/search -name '*.py' 2>/dev/null)
PAGE_SOURCES := $(shell find web/src web/public src/emberhall/locales -type f 2>/dev/null) \
	web/index.html web/vite.config.ts web/catalogues.ts web/media.ts web/tsconfig.json

PLAY := $(VENV)/play.stamp
DEV := $(VENV)/dev.stamp
BENCH := $(VENV)/bench.stamp
LAB := $(VENV)/lab.stamp
MODULES := web/node_modules/all.stamp
PAGE := src/emberhall/web/index.html
ENGINES := src/emberhall/engines.stamp
GENERATORS := tools.fields emberhall.wire.generate tests.coverage_page tests.card_faces tests.story.pages tests.story.turns tests.wire.page_views
# Fingerprints and records come first: they fail if cards or rules changed without a new RULES.
GOLDEN := tests.records tests.playthroughs tests.perft $(subst /,.,$(basename $(wildcard tests/games/*/telling.py))) \
	tests.search.judgements tests.conformance.moments
# Tests with many random games run on the compiled engines only: traces prove that the interpreted ones behave the same.
# So does what meets no engine.
INTERPRETED_TOO := -m 'not compiled'
# Coverage doubles the time of a test. The engines are covered in `make test`, the other rooms in `make coverage`.
# Boards are drawn by the terminal and the laboratory, whose tests cover them.
BOARDS := */games/*/boards/*
ENGINES_COVERED := --cov=emberhall.kernel --cov=emberhall.games --cov=emberhall.search --cov-report=term
STRENGTH := tests/bots/test_strength.py
ENGINE_TESTS := $(wildcard tests/kernel tests/search tests/conformance tests/games tests/perft tests/playthroughs tests/records tests/explorer)
# The other rooms play whole games: on compiled engines, if there are any, which the engines' tests prove equivalent.
ROOM_TESTS := $(filter-out tests/browser $(ENGINE_TESTS),$(patsubst %/.,%,$(wildcard tests/[a-z]*/.))) examples

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test test-page test-interpreted test-tables services coverage check compile web bench lab ladder fuzz hostile attack chaos simulate-server load mutate soak generate golden setup fmt lock wheel static release screenshots icons films presses gallery clean

help: ## list the tasks
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-16s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# Build page and engines in parallel: npm waits for the network, and mypyc and Vite keep one processor busy each.
play: ## set up what is missing, start the server, open the page (PORT=8000)
	@$(MAKE) -s --no-print-directory -j2 $(PLAY) $(PAGE) $(ENGINES)
	@mkdir -p $(DATA)
	@exec $(BIN)/emberhall serve --port $(PORT) --database $(DATA)/emberhall.db $(OPEN)

test: test-page test-interpreted test-tables ## set up what is missing and run every test, interpreted and compiled

# The first two parts need neither engines nor a browser: CI runs them while those are set up.
test-page: $(MODULES) $(PAGE) ## part of make test: the page's unit tests
	@echo "» the page's unit tests"
	@$(NPM) exec -- vitest run
	@$(NPM) run --silent size

# Ray comes first, so that nothing is installed while tests run. In parallel with other targets, as in CI, one process
# is enough, as they keep the other processor busy: two workers would take 15 s more to collect, measure and report.
# The compiler runs with lower priority, else this part would finish last, alone.
INTERPRETED := $(if $(filter check,$(MAKECMDGOALS)),-n 0)
test-interpreted: $(DEV) | $(LAB) ## part of make test: the engines' tests, interpreted, with their coverage
	@echo "» the engines' tests, interpreted, with their coverage; many random games come later, compiled"
	@EMBERHALL_PURE=1 EMBERHALL_NOT_COVERED='$(BOARDS)' $(PYTEST) $(INTERPRETED) $(ENGINES_COVERED) $(INTERPRETED_TOO) $(ENGINE_TESTS)

# One run, so that no processor waits for the last browser test; engine tests run while others wait for servers and
# clocks. In parallel with other targets, as in CI, this part comes last: it needs both processors.
BEFORE := $(if $(filter test,$(MAKECMDGOALS)),test-page test-interpreted) $(filter check,$(MAKECMDGOALS))
test-tables: $(DEV) $(LAB) $(MODULES) $(PAGE) $(ENGINES) | services $(BEFORE) ## part of make test: all others, with a real browser, servers, compiled engines
	@browser="$$($(PY) tools/chromium.py)" && export EMBERHALL_CHROMIUM="$$browser" && \
	if grep -q '^compiled' $(ENGINES); then \
		echo "» people at the table, in a real browser; every other room; the engines' tests again, compiled"; \
		$(PY) -c 'from emberhall.pure import active; assert active() == "compiled", "a source has changed: try again"' && \
		$(PYTEST_WAITING) tests/browser $(ROOM_TESTS) $(ENGINE_TESTS); \
	else \
		echo "» people at the table and every other room; no C compiler was found, so no compiled engines are tested"; \
		$(PYTEST_WAITING) --ignore=$(STRENGTH) tests/browser $(ROOM_TESTS) && test -z "$$CI"; \
	fi

# The browser and the databases of the tests need no virtual environment, so they are installed while it is set up.
services: ## find the browser and databases for the tests, and install what is missing
	@$(PYTHON) tools/chromium.py >/dev/null && $(PYTHON) -m tools.services

coverage: $(DEV) $(PAGE) $(ENGINES) ## show which lines of all packages the tests reach, without the browser tests
	@EMBERHALL_PURE=1 $(PYTEST) --cov --cov-report= --cov-fail-under=0 $(INTERPRETED_TOO) $(ENGINE_TESTS)
	@$(PYTEST) --cov --cov-append --cov-report=term --ignore=$(STRENGTH) $(ROOM_TESTS)

check: $(DEV) $(MODULES) ## lint, types, layers, generated files, the page, the repository
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	@for module in $(GENERATORS); do echo "$$module --check"; EMBERHALL_PURE=1 $(PY) -m $$module --check || exit 1; done
	$(NPM) run --silent check
	$(BIN)/pytest -q tests/repository/test_tree.py tests/repository/test_rooms.py

compile: $(PLAY) ## compile the engines with mypyc, if a source has changed
	@if grep -qs '^interpreted' $(ENGINES); then rm $(ENGINES); fi
	@$(MAKE) --no-print-directory $(ENGINES)
	@grep -q '^compiled' $(ENGINES)

web: $(PAGE) ## build the page into the package, if a source has changed

bench: $(BENCH) $(ENGINES) ## measure our engines and their peers side by side, as ratios
	$(PY) -m bench
	$(PY) -m bench.search
	$(PY) -W ignore -m bench.rl

lab: $(LAB) $(ENGINES) ## run every example of the laboratory, a few minutes each; curves in build/
	@mkdir -p build
	$(PY) examples/laboratory/check_ray.py
	$(PY) examples/laboratory/mccfr.py --curve build/mccfr.svg
	$(PY) examples/laboratory/spiel.py --curve build/spiel.svg
	@$(PY) -c 'import torch' 2>/dev/null || { echo "The examples learn with torch: install the build for this machine into $(VENV)."; exit 1; }
	$(PY) examples/laboratory/ppo.py --curve build/ppo.svg
	$(PY) examples/laboratory/cloning.py --curve build/cloning.svg

soak: $(DEV) $(PAGE) $(ENGINES) ## run the browser tests several times with random seeds (TIMES=5)
	@browser="$$($(PY) tools/chromium.py)" && for i in $$(seq $(or $(TIMES),5)); do \
		echo "» $$i"; EMBERHALL_SEEDS=random EMBERHALL_CHROMIUM="$$browser" $(PYTEST_WAITING) tests/browser --reruns 0 || exit 1; done

ladder: $(DEV) $(ENGINES) ## measure every level of bots against the one below, for docs/bots.md and README (GAMES=1000, MINUTES=60)
	$(PY) -m bench.ladder $(if $(GAMES),--games $(GAMES)) $(if $(MINUTES),--minutes $(MINUTES))

fuzz: $(DEV) $(ENGINES) ## check the conformance properties on many random games (GAMES=1000 of each mode), against referees written from the books (PER_TITLE=20000), and tables (RUNS=2000)
	$(PY) -m tests.conformance.fuzz $(if $(GAMES),--games $(GAMES)) $(if $(PER_TITLE),--per-title $(PER_TITLE)) $(if $(EVERY),--every $(EVERY))
	$(PY) -m tests.games.referees $(if $(PER_TITLE),--games $(PER_TITLE))
	$(PY) -m tests.server.machine $(if $(RUNS),--runs $(RUNS))
	$(PY) -m tests.server.plan_machine $(if $(RUNS),--runs $(RUNS))

hostile: $(DEV) $(ENGINES) ## send every kind of nonsense to a real server while others play (MESSAGES=1000000)
	$(PY) -m tests.proof.hostile $(if $(MESSAGES),--messages $(MESSAGES)) $(if $(SEED),--seed $(SEED))

attack: $(DEV) $(ENGINES) ## run each attacker that once hurt a server against one with 50 live tables (SECONDS=60 each)
	$(PY) -m tests.proof.attack $(if $(SECONDS),--seconds $(SECONDS))

chaos: $(DEV) $(ENGINES) ## play games while servers, databases and clients fail, on both stores (FAULTS=500 GAMES=2000)
	@$(PY) -m tools.services
	$(PY) -m tests.proof.chaos $(if $(GAMES),--games $(GAMES)) $(if $(FAULTS),--faults $(FAULTS)) $(if $(SEED),--seed $(SEED))

simulate-server: $(DEV) $(ENGINES) ## play in simulated worlds, lobbies and faults and all, one of each seed (SEEDS=200 FIRST=1 PROCESSES=1)
	$(PY) -m tests.simulation $(if $(SEEDS),--seeds $(SEEDS)) $(if $(FIRST),--first $(FIRST)) $(if $(PROCESSES),--processes $(PROCESSES))

load: $(DEV) $(ENGINES) ## measure what a move costs and how soon it is seen, beside boardgame.io's server (LOAD="--rounds 3")
	$(PY) -m bench.load $(LOAD)

mutate: $(DEV) ## make small wrong changes to the sources at random: does a test notice each? (MUTANTS=300 SEED=1 PROCESSES=4)
	$(PY) -m tests.proof.mutate $(if $(MUTANTS),--mutants $(MUTANTS)) $(if $(SEED),--seed $(SEED)) $(if $(PROCESSES),--processes $(PROCESSES))

generate: $(DEV) ## rewrite generated code and files: constructors and clones, protocol types, OpenAPI, rules coverage
	@for module in $(GENERATORS); do echo "$$module"; EMBERHALL_PURE=1 $(PY) -m $$module || exit 1; done

golden: $(DEV) ## after changing cards or rules and raising RULES: rewrite all golden and generated files
	@for module in $(GOLDEN) $(GENERATORS); do echo "$$module"; EMBERHALL_PURE=1 $(PY) -m $$module || exit 1; done

setup: $(DEV) ## create the environment for working on the code, in .venv

fmt: $(DEV) $(MODULES) ## format everything
	$(BIN)/ruff check --fix-only --quiet
	$(BIN)/ruff format
	$(NPM) run --silent format

lock: ## pin the newest versions of everything in requirements/ (needs uv)
	tools/lock.sh

wheel: static ## build the wheel, with page, engines and the folder that browsers may keep, into dist/
	EMBERHALL_DEVICE=$(CURDIR)/dist/static $(PY) -m build --wheel

static: $(DEV) $(MODULES) ## write the whole hall, without a server, as a folder for any web host, into dist/static
	@$(PY) -m tools.folder

release: $(DEV) $(MODULES) $(PAGE) $(ENGINES) ## build, try and sum up everything a release hands over, into dist/release (RELEASE="--quick")
	@browser="$$($(PY) tools/chromium.py)" && EMBERHALL_CHROMIUM="$$browser" $(PY) -m tools.release $(RELEASE)

screenshots: $(DEV) $(PAGE) ## take the README's still pictures from the real page
	@browser="$$($(PY) tools/chromium.py)" && EMBERHALL_CHROMIUM="$$browser" $(PY) -m tools.screenshots

icons: $(DEV) ## draw the icons of the installed page from our emblem
	@browser="$$($(PY) tools/chromium.py)" && EMBERHALL_CHROMIUM="$$browser" $(PY) -m tools.icons

films: $(DEV) $(PAGE) $(ENGINES) ## film the README's tables from the real page, with motion (ONLY=TITLE)
	@browser="$$($(PY) tools/chromium.py)" && EMBERHALL_CHROMIUM="$$browser" $(PY) -m tools.films $(ONLY)
	@browser="$$($(PY) tools/chromium.py)" && EMBERHALL_CHROMIUM="$$browser" $(PY) -m tools.finales $(ONLY)

presses: $(DEV) $(PAGE) $(ENGINES) ## measure how quickly the page answers presses on a slow phone (ONLY=TITLE, GAMES=10, METER=processor, SAVE=FILE, BEFORE=FILE)
	@browser="$$($(PY) tools/chromium.py)" && EMBERHALL_CHROMIUM="$$browser" $(PY) -m tools.presses $(ONLY) $(if $(GAMES),--games $(GAMES)) $(if $(METER),--meter $(METER)) $(if $(SAVE),--save $(SAVE)) $(if $(BEFORE),--before $(BEFORE))

gallery: $(DEV) $(MODULES) ## put every drawing of the page on one sheet, in build/
	@$(NPM) run --silent gallery
	@browser="$$($(PY) tools/chromium.py)" && EMBERHALL_CHROMIUM="$$browser" $(PY) -m tools.gallery

clean: ## remove everything built; the games in .local stay
	rm -rf $(VENV) build dist web/node_modules src/emberhall/web $(ENGINES) htmlcov .coverage*
	rm -rf .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find src -name '*.so' -delete

# ------------------------------------------------------------------------------------------------- set-up

$(PY):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Emberhall needs Python 3.11 or later; $(PYTHON) is older. Name another: make PYTHON=python3.13 ..."; exit 1; }
	@echo "» a virtual environment in $(VENV)"
	@$(PYTHON) -m venv $(VENV)
	@command -v uv >/dev/null || $(PY) -m pip install -qq --no-compile --require-hashes --no-deps -r requirements/uv.txt || true

$(PLAY): requirements/play.txt pyproject.toml | $(PY)
	@echo "» the packages the server needs"
	@$(INSTALL) --require-hashes --no-deps -r requirements/play.txt
	@$(INSTALL) --no-build-isolation --no-deps -e .
	@touch $@

$(DEV): requirements/dev.txt examples/nim/pyproject.toml $(PLAY)
	@echo "» the packages the tests and checks need"
	@$(INSTALL) --require-hashes --no-deps -r requirements/dev.txt
	@$(INSTALL) --no-build-isolation --no-deps -e examples/nim
	@touch $@

$(BENCH): requirements/bench.txt $(DEV)
	@echo "» the engines to be measured against"
	@$(INSTALL) --require-hashes --no-deps -r requirements/bench.txt
	@touch $@

$(LAB): requirements/lab.txt $(DEV)
	@echo "» Ray, for games on a cluster"
	@$(INSTALL) --require-hashes --no-deps -r requirements/lab.txt
	@touch $@

$(MODULES): web/package-lock.json web/package.json | $(PY)
	@echo "» the packages the page is built with"
	@$(NPM) ci --prefer-offline --no-audit --loglevel=error
	@touch $@

$(PAGE): $(PAGE_SOURCES) $(MODULES)
	@echo "» the page"
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

$(ENGINES): $(ENGINE_SOURCES) tools/engines.py tools/objects.py tools/finished.py \
		tools/generated_c.py tools/parts_c.py tools/direct_c.py tools/ahead_c.py | $(PLAY)
	@echo "» the engines, compiled (about a minute; later only what has changed)"
	@nice $(PY) -m tools.engines --optional
