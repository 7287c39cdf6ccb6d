"""What is measured: the project as it stands, and an earlier commit of it, built aside (`--against COMMIT`).

An earlier commit gets a folder below `.build/earlier`, with the environment, the catalogues and the compiled
engine that its own `make compile` makes. It stays there, so the second run finds it ready. Measured is with
the measures of today: `python -m bench...` runs from here, and `PYTHONPATH` says which Roundhouse it finds.
"""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
EARLIER = ROOT / ".build" / "earlier"
MAKES = {"MAKEFLAGS", "MAKELEVEL", "MAKEOVERRIDES", "MFLAGS"}  # what one `make` hands to another
FORMS = {"compiled": Path(".build") / "compiled", "pure": Path("src")}


class NotReady(Exception):
    """Something to measure is missing: one plain sentence says what, and what helps."""


@dataclass(frozen=True)
class Build:
    """One state of the project, ready to run."""

    name: str
    root: Path
    python: str  # of the environment that it is to run in

    def path_of(self, form: str) -> str:
        """The folder that holds one form of it."""
        # The link itself may point to another build before the run is over.
        folder = (self.root / FORMS[form]).resolve()
        if not folder.is_dir():
            raise NotReady(
                f"the {form} form is not there: {self.root / FORMS[form]} is missing; "
                'make compile makes it, and make bench ARGS="--forms pure" does without'
            )
        return str(folder)

    def first_of(self, forms: list[str]) -> str:
        """The first of these forms that is there; the first of all if none is."""
        return next((form for form in forms if (self.root / FORMS[form]).is_dir()), forms[0])


NOW = Build("now", ROOT, sys.executable)


def earlier(commit: str) -> Build:
    """An earlier commit, by any name that git knows it by."""
    found = told("git", "rev-parse", "--verify", "--quiet", f"{commit}^{{commit}}")
    if found is None:
        raise NotReady(f"there is no commit {commit!r} to compare with")
    folder = EARLIER / found[:12]
    if not folder.exists():
        told("git", "worktree", "prune")  # one that was deleted by hand, with all of .build
        if told("git", "worktree", "add", "--detach", str(folder), found) is None:
            raise NotReady(f"{commit} could not be checked out into {folder}")
    python = folder / ".venv" / "bin" / "python"
    print(f"Making {commit} ready in {folder.relative_to(ROOT)} ...", file=sys.stderr, flush=True)
    # The options of this `make` are not for that one.
    own = {name: value for name, value in os.environ.items() if name not in MAKES}
    make = ["make", "-C", str(folder), "compile", f"PYTHON={Path(sys.base_prefix) / 'bin' / 'python3'}"]
    if subprocess.run(make, env=own | {"PYTHONPATH": ""}, stdout=sys.stderr).returncode != 0:
        raise NotReady(f"{commit} could not be made ready; the reason stands above")
    return Build(commit, folder, str(python))


def told(*command: str) -> str | None:
    """What a command writes; None if it fails, or is not there."""
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    except OSError:
        return None
    return done.stdout.strip() if done.returncode == 0 else None
