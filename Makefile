# Every target makes its own .venv from a bare machine with Python 3.11 or newer; nothing is installed by hand.

# Many containers forbid Python to keep what it compiled. The tests start hundreds of processes, and each would compile all
# modules again.
export PYTHONDONTWRITEBYTECODE :=

BIN := .venv/bin
PYTEST := $(BIN)/python -m pytest
# Four workers keep two cores busy: tests of the page wait a lot. One that has nothing left takes from the others.
IN_PARALLEL := -n 4 --dist worksteal

PAGE := src/redcathedral/server/page/index.html
PAGE_SOURCE := $(shell find web src/redcathedral/text -type f -not -path '*/node_modules/*' -not -path '*/__pycache__/*' -not -name '*.test.ts')

.PHONY: help play terminal page docs test test-slow test-matrix test-all every-test test-newest lint lint-python lint-page types dist lock bench bench-envs bench-bots bench-server bench-page lighthouse pictures soak goldens clauses clean

help:  ## what there is
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

# What the project is installed by: a change of these installs it again.
PROJECT := pyproject.toml src/redcathedral/version.py scripts/bootstrap

# The locked sets of packages, requirements/*.txt: all but `play` hold the developers' set and more.
.venv/play: requirements/play.txt $(PROJECT)
	scripts/bootstrap play
	@touch $@

.venv/dev .venv/ray .venv/bench: .venv/%: requirements/%.txt $(PROJECT)
	scripts/bootstrap $*
	@touch $@ .venv/dev .venv/play

$(PAGE): $(PAGE_SOURCE) scripts/build-page scripts/npm-run | .venv/play
	scripts/build-page

page: $(PAGE)  ## build the page

play: .venv/play $(PAGE)  ## open the game in the browser, served from this machine
	@$(BIN)/redcathedral serve --open

terminal: .venv/play  ## play in this terminal
	@$(BIN)/redcathedral play

test: lint $(PAGE)  ## everything a change must pass, in minutes
	scripts/need-chromium
	$(PYTEST) $(IN_PARALLEL) -m 'not slow and not matrix' --clauses

test-slow: .venv/ray $(PAGE)  ## the long tests, which CI runs too
	scripts/need-chromium
	$(PYTEST) $(IN_PARALLEL) -m slow

test-matrix: .venv/dev $(PAGE)  ## every screen in every language, theme and width, measured and shown to axe; CI runs it too
	scripts/need-chromium
	$(PYTEST) $(IN_PARALLEL) -m matrix

test-all: lint  ## all tests in one go, as CI runs them: both cores are busy to the end
	@$(MAKE) --no-print-directory every-test

every-test: .venv/ray $(PAGE)
	scripts/need-chromium
	$(PYTEST) $(IN_PARALLEL) -m 'not sample' --clauses

test-newest: .venv/dev  ## the quickest tests against the newest packages; CI reports it, and does not fail for it
	scripts/test-newest

lint: .venv/dev  ## ruff and strict mypy over all Python; Prettier, ESLint, svelte-check and the unit tests of the page
	@$(MAKE) --no-print-directory --jobs 2 --keep-going lint-python lint-page

# The halves of `lint`, which run side by side.
lint-python:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	scripts/types

lint-page:
	scripts/npm-run check

types: .venv/dev  ## write the page's types of what the server sends again
	scripts/npm-run types

bench: .venv/bench  ## how fast the rules run, with ratios
	$(BIN)/python -m lab.bench

bench-envs: .venv/bench  ## how fast the environments are beside public ones, and what costs grow with; writes docs/speed.md
	$(BIN)/python -m lab.bench_envs --write

bench-bots: .venv/bench  ## how strong the bots are and how fast, beside public peers; hours, and it continues where it stopped
	$(BIN)/python -m lab.bots.bench_bots --write

bench-server: .venv/dev  ## clients, moves a second and latency on this machine
	$(BIN)/python -m lab.bench_server

bench-page: .venv/dev $(PAGE)  ## frames a second while things move, on a processor slowed down four times
	scripts/need-chromium
	$(BIN)/python -m lab.bench_motion

lighthouse: .venv/dev $(PAGE)  ## what Lighthouse says of the page, on a phone
	scripts/need-chromium
	$(BIN)/python -m lab.lighthouse

pictures: .venv/dev $(PAGE)  ## take the pictures of docs/gallery.md again
	scripts/need-chromium
	PYTHONPATH=.:tests/web:tests/support $(BIN)/python tests/web/pictures.py

# Not with --quiet: MkDocs then counts no warnings, and nothing would fail.
docs: .venv/dev  ## build the documentation site into site/, strictly and without a network
	$(BIN)/python scripts/architecture.py --check
	$(BIN)/python scripts/commands.py --check
	$(BIN)/python scripts/snapshot_page.py --check
	$(BIN)/python scripts/deal_vectors.py --check
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict
	@echo 'The site is in site/: open site/index.html'

soak: .venv/dev  ## hundreds of thousands of checked random games, a server killed again and again, an hour of attacks
	$(BIN)/python -m lab.soak
	$(BIN)/python -m lab.kill_test
	$(BIN)/python -m lab.server_soak

goldens: .venv/dev  ## write the golden games and legal-count trees again
	$(BIN)/python -m lab.goldens

dist: .venv/dev $(PAGE)  ## build the release into dist/: a source archive, and from it the wheel
	rm -rf dist
	$(BIN)/python -m build --no-isolation

lock:  ## lock the newest packages that pyproject.toml allows, with hashes
	scripts/lock

clauses: .venv/dev  ## write the table of clauses again
	$(PYTEST) tests/rules -n 2 -q --clauses=write

clean:  ## remove what the other targets made
	rm -rf .venv dist site .pytest_cache .mypy_cache .ruff_cache .hypothesis web/node_modules web/fonts src/redcathedral/server/page
