"""Catalogues for tests: compiled anew, and where they lie."""

from __future__ import annotations

import runpy
from pathlib import Path

from roundhouse import text
from roundhouse.testing.catalogues import StrictWords, entries, sentences, undeclined

__all__ = [
    "LANGUAGES",
    "SOURCE",
    "StrictWords",
    "compile_all",
    "compile_catalogue",
    "entries",
    "sentences",
    "undeclined",
]

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "roundhouse"
LANGUAGES = text.languages()

compile_catalogue = runpy.run_path(str(ROOT / "setup.py"))["compile_catalogue"]


def compile_all() -> None:
    """Compile the catalogues of the package under test, whatever lies there from before."""
    for po in Path(text.__file__).parent.rglob("*.po"):
        compile_catalogue(po)
    text.catalogue.cache_clear()
