# Every target makes its own .venv from a bare machine with Python 3.11 or newer; nothing is installed by hand.

BIN := .venv/bin
PYTEST := $(BIN)/python -m pytest

.PHONY: help play test test-slow lint bench soak goldens clauses clean

help:  ## what there is
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

.venv/play: pyproject.toml scripts/bootstrap
	scripts/bootstrap '.[terminal]'
	@touch $@

.venv/dev: pyproject.toml scripts/bootstrap
	scripts/bootstrap '.[dev]'
	@touch $@ .venv/play

play: .venv/play  ## play the game in this terminal
	@$(BIN)/redcathedral play

test: lint  ## everything a change must pass, in minutes
	$(PYTEST) -n 2 --dist loadfile -m 'not slow' --clauses

test-slow: .venv/dev  ## the long tests, which CI runs too
	$(PYTEST) -m slow

lint: .venv/dev  ## ruff and strict mypy
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: .venv/dev  ## how fast the rules run, with ratios
	$(BIN)/pip install --quiet '.[bench]'
	$(BIN)/python scripts/bench.py

soak: .venv/dev  ## hundreds of thousands of checked random games
	$(BIN)/python scripts/soak.py

goldens: .venv/dev  ## write the golden games and legal-count trees anew
	$(BIN)/python scripts/goldens.py

clauses: .venv/dev  ## write the table of clauses anew
	$(PYTEST) tests/rules -n 2 -q --clauses=write

clean:  ## remove what the other targets made
	rm -rf .venv .pytest_cache .mypy_cache .ruff_cache .hypothesis
