"""Make the environment `.venv` ready: create it, install what is pinned, do nothing if all is in place.

    python3 scripts/ready.py          what playing needs
    python3 scripts/ready.py --dev    and what testing needs

What was installed is remembered by content, not by time, so a second call is instant and works offline.
Written so that even an old Python can read it, and say that it is too old.
"""

import fcntl
import hashlib
import subprocess
import sys
from pathlib import Path
from typing import IO

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / ".build"
VENV = ROOT / ".venv"
PYTHON = str(VENV / "bin" / "python")
STAMP = VENV / "roundhouse-ready"
OLDEST = (3, 11)


def main() -> None:
    if sys.version_info < OLDEST:
        have, need = (".".join(map(str, version)) for version in (sys.version_info[:3], OLDEST))
        sys.exit(
            f"Roundhouse needs Python {need} or newer, and {sys.executable} is {have}. "
            "If a newer one is installed, name it, for example: make play PYTHON=python3.12"
        )
    extra = "[dev]" if "--dev" in sys.argv[1:] else ""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "ready.lock").open("w") as lock:
        alone(lock)
        if not is_ready(extra):
            make_ready(extra)


def alone(lock: IO[str]) -> None:
    """Two calls at the same time must not install over each other."""
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        print(
            "Another call is installing what Roundhouse needs; this one goes on as soon as that is done ...",
            flush=True,
        )
        fcntl.flock(lock, fcntl.LOCK_EX)


def is_ready(extra: str) -> bool:
    """Whether the environment was made from these very files, in this very place, and still works."""
    # What is installed for testing is enough for playing.
    return stamp() in (fresh_stamp(extra), fresh_stamp("[dev]")) and works("-c", "import rich, roundhouse")


def make_ready(extra: str) -> None:
    import tomllib  # not at the top: an old Python has none

    # An environment does not survive being moved: its scripts name the folder they were made for.
    moved = stamp() != "" and stamp().splitlines()[0] != str(ROOT)
    if moved or not works("-m", "pip", "--version"):
        create()
    STAMP.unlink(missing_ok=True)
    print("Installing what Roundhouse needs into .venv ...", flush=True)
    tools = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["build-system"]["requires"]
    pip_install(*tools)
    # With the pinned tools just installed, not with newer ones fetched for the occasion.
    pip_install("--no-build-isolation", "--editable", f".{extra}")
    STAMP.write_text(fresh_stamp(extra))


def stamp() -> str:
    return STAMP.read_text() if STAMP.exists() else ""


def fresh_stamp(extra: str) -> str:
    """The folder, and what changes with the pinned versions and the needs of the project."""
    files = [(ROOT / name).read_bytes() for name in ("constraints.txt", "pyproject.toml")]
    return f"{ROOT}\n{hashlib.sha256(b''.join(files)).hexdigest()}{extra}\n"


def works(*arguments: str) -> bool:
    """Whether the environment's Python is there and runs this without an error."""
    try:
        return subprocess.run([PYTHON, *arguments], cwd=ROOT, capture_output=True).returncode == 0
    except OSError:
        return False


def create() -> None:
    try:
        import ensurepip  # noqa: F401
        import venv  # noqa: F401
    except ImportError:
        sys.exit(
            f"{sys.executable} cannot create an environment: its venv module is missing. "
            "Many systems have it in a package named python3-venv; install that and try again."
        )
    print(f"Creating an environment in {VENV.name} ...", flush=True)
    if subprocess.run([sys.executable, "-m", "venv", "--clear", str(VENV)]).returncode != 0:
        sys.exit(f"The environment {VENV} could not be created; the reason stands above.")


def pip_install(*what: str) -> None:
    command = [PYTHON, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    if subprocess.run([*command, "--constraint", "constraints.txt", *what], cwd=ROOT).returncode != 0:
        sys.exit("Installing did not work; the reason stands above. Is there a network connection?")


if __name__ == "__main__":
    main()
