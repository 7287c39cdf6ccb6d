"""How the package is built: which modules are compiled, and the translated catalogues.

The list of compiled modules lives here and nowhere else; `scripts/compile.py` builds through this file too.
"""

from __future__ import annotations

import os
import runpy
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "src" / "roundhouse"

# Words, pictures, guides and the reading of files are never in a hot path, and stay plain Python.
COMPILED = (
    "core/*.py",
    "games/*/game.py",
    "games/*/rules/*.py",
    "games/*/rules/*/*.py",
    "games/*/advice/*.py",
)
SEARCH = ("beam", "chances", "lookahead", "playout")


def compiled_modules() -> list[str]:
    """Every module that mypyc compiles, as paths from the root of the project."""
    found = [path for pattern in COMPILED for path in PACKAGE.glob(pattern) if path.name != "__init__.py"]
    found += [PACKAGE / "bots" / f"{name}.py" for name in SEARCH]
    return sorted(str(path.relative_to(ROOT)) for path in found)


def missing_for_compiling() -> str | None:
    """What stands in the way of compiling, as half a sentence; None if nothing does."""
    if os.environ.get("ROUNDHOUSE_PURE"):
        return "ROUNDHOUSE_PURE is set"
    compiler = runpy.run_path(str(PACKAGE / "doctor.py"))["c_compiler"]()
    if compiler is None:
        return "no C compiler was found (cc, gcc or clang)"
    include = sysconfig.get_path("include")
    if not (Path(include) / "Python.h").exists():
        return "Python.h was not found (often in a package named python3-dev or python3-devel)"
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder) / "probe.c"
        probe.write_text("#include <Python.h>\nint probe(void) { return 0; }\n")
        command = [compiler, f"-I{include}", "-c", str(probe), "-o", str(probe.with_suffix(".o"))]
        if subprocess.run(command, capture_output=True).returncode != 0:
            return f"{compiler} could not compile a small test file"
    os.environ.setdefault("CC", compiler)
    return None


def extensions() -> list[Extension]:
    """The compiled modules, or none where compiling is not asked for or not possible."""
    # An editable install runs the source itself; only a wheel or `scripts/compile.py` wants machine code.
    if not {"bdist_wheel", "build", "build_ext", "install"} & set(sys.argv):
        return []
    missing = missing_for_compiling()
    if missing is not None:
        print(f"This is a build in plain Python, because {missing}.", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    # No configuration file: how strictly the source is checked must not change what is built.
    built: list[Extension] = mypycify(["--config-file=", *compiled_modules()], separate=groups())
    if os.name == "posix":
        # Nobody replaces our functions at load time, so the compiler may inline the small ones.
        for library in built:
            library.extra_compile_args = [*library.extra_compile_args, "-fno-semantic-interposition"]
    return built


def groups() -> list[tuple[list[str], str | None]]:
    """The compiled modules in libraries that are built side by side: one for each game, one for the rest."""
    found: dict[str, list[str]] = {}
    for module in compiled_modules():
        parts = Path(module).parts
        name = parts[parts.index("games") + 1] if len(parts) > 4 and "games" in parts else "core"
        found.setdefault(f"roundhouse_{name}", []).append(module)
    return [(modules, name) for name, modules in found.items()]


def compile_catalogue(po: Path) -> None:
    """Turn one `.po` file into the `.mo` file beside it."""
    from babel.messages.mofile import write_mo
    from babel.messages.pofile import read_po

    mo = po.with_suffix(".mo")
    locale = po.parent.parent.name  # .../<lang>/LC_MESSAGES/<domain>.po
    with po.open("rb") as source:
        catalogue = read_po(source, locale=locale)
    # Written aside and renamed, so that a running game never reads half a catalogue.
    with tempfile.NamedTemporaryFile(dir=mo.parent, prefix=f".{mo.name}.", delete=False) as target:
        write_mo(target, catalogue)
    os.chmod(target.name, 0o644)
    os.replace(target.name, mo)


def compile_catalogues() -> None:
    """Bring the `.mo` files up to date with their `.po` files."""
    for po in sorted(PACKAGE.rglob("*.po")):
        mo = po.with_suffix(".mo")
        if not mo.exists() or mo.stat().st_mtime < po.stat().st_mtime:
            compile_catalogue(po)


class BuildWithCatalogues(build_py):
    """The usual copying of modules and data, with the catalogues compiled first."""

    def run(self) -> None:
        compile_catalogues()
        super().run()


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithCatalogues})
