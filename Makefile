# Roundhouse: `make play` plays, `make test` tests. Everything is set up on the way.
.DEFAULT_GOAL := help
.NOTPARALLEL:

PYTHON ?= python3
ARGS ?=
# Two processes for two cores; whichever is done first takes over tests of the other.
TWO := -n 2 --dist worksteal
# Seconds that `make play` waits for the compiler before it starts in plain Python.
PATIENCE ?= 40

# Every process imports the same few hundred modules, and pytest rewrites those of the tests: once is enough,
# also where the environment says that nothing is to be kept.
unexport PYTHONDONTWRITEBYTECODE

BIN := .venv/bin
PO := $(shell find src -name '*.po' 2>/dev/null)
MO := $(PO:.po=.mo)

.PHONY: help play terminal test siege endurance lint bench strength build compile catalogues compiling clean ready ready-dev

ONCE := $(addprefix tests/,browser cli lab project server) $(wildcard $(addprefix tests/*/test_,bad_*.py board*.py \
  components_file.py drawing.py guide*.py import.py lesson*.py loading_bots.py net_bots.py oracles_bad_files.py oracles_lies.py \
  outside_bots.py picture*.py rooms.py routes.py shuttle.py table.py word*.py))

help:  ## list these commands
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1\t/' | expand -t 18

play: ready catalogues  ## play in the browser; options go into ARGS="..."
	@form=; $(BIN)/python scripts/compile.py --wait $(PATIENCE) && form=$$(cd .build/compiled && pwd -P); \
	PYTHONPATH=$$form $(BIN)/roundhouse serve --open $(ARGS)

terminal: ready catalogues  ## play in the terminal; options go into ARGS="..."
	@form=; $(BIN)/python scripts/compile.py --wait $(PATIENCE) && form=$$(cd .build/compiled && pwd -P); \
	PYTHONPATH=$$form $(BIN)/roundhouse play $(ARGS)

# Rules, records and bots are tested in both forms, with fewer seeds in plain Python (tests/forms.py). What is
# never compiled is tested once, on the faster form there is: server, pages, pictures and the routes drawn on them,
# words, guides, commands, tournaments, environments, learning, and the reading of bad files and foreign games.
test: ready-dev catalogues compiling lint  ## lint, then the tests of rules and bots on plain Python, and every test on the compiled engine
	@$(BIN)/python scripts/chromium.py
	@echo "Testing in plain Python."
	@PYTHONPATH= $(BIN)/python -m pytest $(TWO) $(addprefix --ignore=,$(ONCE)) $(ARGS)
	@$(BIN)/python scripts/compile.py; case $$? in \
	  0) echo "Testing the compiled engine, and all that shows it to people."; \
	     PYTHONPATH=$$(cd .build/compiled && pwd -P) $(BIN)/python -m pytest $(TWO) $(ARGS);; \
	  3) echo "The tests of the compiled engine are left out: this machine cannot compile it."; \
	     PYTHONPATH= $(BIN)/python -m pytest $(TWO) $(ONCE) $(ARGS);; \
	  *) cat .build/compile.log; exit 1;; \
	esac

siege: ready-dev compile  ## attack a server in every way known, for half an hour; numbers go into ARGS="..."
	@PYTHONPATH=$$(cd .build/compiled 2>/dev/null && pwd -P) $(BIN)/python -m siege $(ARGS)

# First many more games, then server and pages with more processes than cores, as slow as on a busy machine:
# what fails there only now and then would fail in `make test` some day.
endurance: ready-dev compile  ## tests that take too long for every day: ten times the games, and a busy machine
	@$(BIN)/python scripts/chromium.py
	@form=$$(cd .build/compiled 2>/dev/null && pwd -P); \
	ROUNDHOUSE_TIMES=10 PYTHONPATH=$$form $(BIN)/python -m pytest $(TWO) --ignore=tests/browser --ignore=tests/server $(ARGS) && \
	PYTHONPATH=$$form $(BIN)/python -m pytest -n 8 --dist worksteal tests/browser tests/server $(ARGS)

lint: ready-dev  ## style, types (of the pages too), the layer rule, and files that are made from others
	@$(BIN)/ruff check --quiet . || { echo "ruff check found the above; ruff check --fix mends much of it."; exit 1; }
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@PYTHONPATH= $(BIN)/lint-imports
	@PYTHONPATH= $(BIN)/python scripts/wire.py --check
	@PYTHONPATH= $(BIN)/python scripts/settings.py --check
	@PYTHONPATH= $(BIN)/python scripts/typescript.py

bench: ready compile  ## measure the engine beside another one, the bots, the environments and the server
	@$(BIN)/python -m bench $(ARGS)

# From a build of its own choice: a newer one may come while this runs.
strength: ready compile  ## let the bots play each other for hours; stopped, it goes on; options go into ARGS="..."
	@PYTHONPATH=$$(cd .build/compiled 2>/dev/null && pwd -P) $(BIN)/python scripts/strength.py $(ARGS)

build: ready catalogues  ## a wheel in dist/
	@rm -rf build dist/roundhouse-*.whl
	@$(BIN)/python -m pip --disable-pip-version-check wheel --quiet --no-build-isolation --no-deps --wheel-dir dist .
	@rm -rf build; ls dist/*.whl
	@$(BIN)/python -c "import setup; why = setup.missing_for_compiling(); \
	why and print(f'The wheel is in plain Python, because {why}.')"

compile: ready catalogues  ## compile the engine into .build/compiled
	@$(BIN)/python scripts/compile.py || [ $$? = 3 ]

clean:  ## remove what was built; the environment .venv stays
	rm -rf .build build dist src/*.egg-info .import_linter_cache .hypothesis $(MO)
	find src tests scripts -name __pycache__ -prune -exec rm -rf {} +

ready:
	@command -v $(PYTHON) >/dev/null || { echo "Python was not found: $(PYTHON). Roundhouse needs 3.11 or newer."; exit 1; }
	@$(PYTHON) scripts/ready.py

ready-dev:
	@command -v $(PYTHON) >/dev/null || { echo "Python was not found: $(PYTHON). Roundhouse needs 3.11 or newer."; exit 1; }
	@$(PYTHON) scripts/ready.py --dev

# Behind what needs one core only; whoever needs the compiled engine waits for it.
compiling: ready-dev
	@$(BIN)/python scripts/compile.py --wait 0 > /dev/null || true

catalogues: $(MO)

%.mo: %.po
	@$(BIN)/python -c "import pathlib, setup; setup.compile_catalogue(pathlib.Path('$<'))"
