"""What this copy of Roundhouse is, and what it finds on this machine.

Standard library only, and nothing of Roundhouse: it must work when everything else does not.
The build asks it for the C compiler as well.
"""

from __future__ import annotations

import importlib.machinery
import importlib.metadata
import importlib.util
import os
import platform
import shlex
import shutil
import sys
import sysconfig
from pathlib import Path


def report() -> dict[str, str]:
    """The facts worth knowing when something is slow, foreign or broken, in the order to show them.

    >>> report()["Python"].split(".")[0]
    '3'
    """
    return {
        "Roundhouse": version(),
        "Python": f"{platform.python_version()} ({platform.python_implementation()})",
        "Engine": "compiled" if is_compiled() else "plain Python",
        "C compiler": c_compiler() or "not found",
        "Languages": ", ".join(languages()),
        "Terminal encoding": sys.stdout.encoding or "unknown",
    }


def version() -> str:
    """The installed version, or `unknown` when the source is run without being installed."""
    try:
        return importlib.metadata.version("roundhouse")
    except importlib.metadata.PackageNotFoundError:
        return "unknown"


def is_compiled() -> bool:
    """Whether the engine in use is machine code; found out without loading it."""
    spec = importlib.util.find_spec("roundhouse.core.state")
    suffixes = tuple(importlib.machinery.EXTENSION_SUFFIXES)
    return spec is not None and spec.origin is not None and spec.origin.endswith(suffixes)


def c_compiler() -> str | None:
    """The C compiler that a build would take: `CC`, then the one that built Python, then the usual names."""
    configured = [os.environ.get("CC"), sysconfig.get_config_var("CC")]
    commands = [shlex.split(value)[0] for value in configured if value and value.strip()]
    return next((found for name in [*commands, "cc", "gcc", "clang"] if (found := shutil.which(name))), None)


def languages() -> list[str]:
    """The languages there are words for. English is the language of the source and always there."""
    package = Path(__file__).resolve().parent
    return sorted({"en", *(mo.parent.parent.name for mo in package.rglob("LC_MESSAGES/*.mo"))})
