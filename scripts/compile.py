"""Compile the engine with mypyc into `.build/compiled`; put that first on PYTHONPATH to use it.

    python scripts/compile.py              compile if anything changed
    python scripts/compile.py --wait 40    wait for it that many seconds, then let it go on in the background

Ends with 0 when `.build/compiled` is up to date, 1 when compiling failed (`.build/compile.log` tells why),
3 when this machine cannot compile, 4 when compiling goes on in the background.

Each build is a whole copy of the package in a folder named after its content; `.build/compiled` is a link
to the newest. A folder gets that name only when it is complete, so nobody ever sees half a build, and a
game that is running keeps the copy it started with.
"""

from __future__ import annotations

import argparse
import fcntl
import hashlib
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
import setup  # noqa: E402  (the list of compiled modules lives there)

BUILD = ROOT / ".build"
LINK = BUILD / "compiled"
LOG = BUILD / "compile.log"
DONE, FAILED, CANNOT, GOES_ON = 0, 1, 3, 4
KEPT = 3  # older builds may still be in use by a running game

IMPORT_ALL = """
import importlib, sys
for name in sys.argv[1:]:
    file = importlib.import_module(name).__file__
    if file.endswith(".py"):
        sys.exit(f"{name} was not compiled: {file}")
"""


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile the engine into .build/compiled.")
    parser.add_argument("--wait", type=float, metavar="SECONDS", help="then go on in the background")
    wait = parser.parse_args().wait
    BUILD.mkdir(exist_ok=True)
    if is_current() and not os.environ.get("ROUNDHOUSE_PURE"):
        return DONE
    missing = setup.missing_for_compiling()
    if missing is not None:
        print(f"The engine is not compiled because {missing}; plain Python plays the same, only slower.")
        return CANNOT
    soon = "" if wait is None else f"; in {wait:.0f} seconds the game starts in any case"
    print(f"Compiling the engine{soon} ...", flush=True)
    result = build_alone() if wait is None else build_behind(wait)
    if result == FAILED:
        print(f"Compiling the engine failed; {LOG.relative_to(ROOT)} tells why.")
    if result == GOES_ON:
        print("Compiling goes on in the background: this game runs in plain Python, the next one is faster.")
    return result


def is_current() -> bool:
    return LINK.is_dir() and LINK.resolve().name == tree_name(setup.PACKAGE)


def tree_name(package: Path) -> str:
    """The name of the build of this package: another one as soon as a byte of it differs."""
    return "compiled-" + digest(package, package.rglob("*"))


def native_key(package: Path) -> str:
    """Changes when the machine code has to be made anew, and not for a new word or picture elsewhere."""
    return digest(package, (package.parent.parent / module for module in setup.compiled_modules()))


def digest(package: Path, paths: Iterable[Path]) -> str:
    made_by = [sys.version, platform.platform(), version("mypy"), version("setuptools")]
    whole = hashlib.sha256("\0".join(made_by).encode())
    sources = [path for path in paths if path.is_file() and not is_made(path)]
    for path in [Path(setup.__file__), Path(__file__), *sorted(sources)]:
        name = path.relative_to(package) if path in sources else path.name
        whole.update(f"\0{name}\0".encode() + hashlib.sha256(path.read_bytes()).digest())
    return whole.hexdigest()[:20]


def is_made(path: Path) -> bool:
    """Files that come from other files, and say nothing new."""
    return path.suffix in {".mo", ".pyc", ".so"} or path.name.startswith(".")


def build_behind(seconds: float) -> int:
    """Build in a process of its own that outlives this one, and wait for it as long as asked."""
    quiet = subprocess.DEVNULL
    command = [sys.executable, str(Path(__file__).resolve())]
    process = subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True)
    try:
        return process.wait(seconds)
    except subprocess.TimeoutExpired:
        return GOES_ON


def build_alone() -> int:
    """Build, unless somebody else is just doing it: then take theirs."""
    with (BUILD / "compile.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if is_current():
            return DONE
        for left_over in BUILD.glob("compiling-*"):  # of a build that was killed
            shutil.rmtree(left_over, ignore_errors=True)
        with tempfile.TemporaryDirectory(prefix="compiling-", dir=BUILD) as folder, LOG.open("w") as log:
            return build(Path(folder), log.fileno())


def build(folder: Path, log: int) -> int:
    # From a copy: the source may be edited while this runs, and machine code must not land in src/.
    project, tree = folder / "project", folder / "tree"
    made = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.mo", "*.so")
    shutil.copytree(ROOT / "src", project / "src", ignore=made)
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, project)
    package = project / "src" / "roundhouse"
    name, native = tree_name(package), native_key(package)
    modules = [module.removesuffix(".py").split(os.sep)[1:] for module in setup.compiled_modules()]

    def run(*arguments: str, **environment: str) -> bool:
        line = [sys.executable, *arguments]
        return not subprocess.call(line, cwd=project, stdout=log, stderr=log, env=os.environ | environment)

    reuse = next((tree for tree in finished_builds() if (tree / "native-key").read_text() == native), None)
    command = ["build_py"] if reuse else ["build", f"--parallel={os.cpu_count() or 1}"]
    if not run("setup.py", "--quiet", *command, "--build-lib", str(tree)):
        return FAILED
    if reuse:
        for library in reuse.rglob("*.so"):
            shutil.copy2(library, tree / library.relative_to(reuse))
    if not run("-c", IMPORT_ALL, *(".".join(module) for module in modules), PYTHONPATH=str(tree)):
        return FAILED
    (tree / "native-key").write_text(native)
    publish(tree, BUILD / name)
    return DONE


def finished_builds() -> list[Path]:
    """The newest build here, and those of other work trees of this repository: whoever was first made it."""
    links = [LINK]
    if shutil.which("git"):
        listed = subprocess.run(["git", "worktree", "list"], cwd=ROOT, capture_output=True, text=True)
        links += [Path(line.split()[0]) / ".build" / "compiled" for line in listed.stdout.splitlines()]
    return [link.resolve() for link in links if (link / "native-key").is_file()]


def publish(tree: Path, place: Path) -> None:
    """Give the finished build its name, point the link at it, and forget the oldest ones."""
    if not place.exists():
        tree.rename(place)
    place.touch()
    link = tree.parent / "link"
    link.symlink_to(place.name)
    link.replace(LINK)
    builds = sorted(BUILD.glob("compiled-*"), key=lambda build: build.stat().st_mtime)
    for old in builds[:-KEPT]:
        shutil.rmtree(old, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())
