"""Catalogues for tests: compiled where they have changed, and where they lie."""

from __future__ import annotations

import runpy
from functools import cache
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


@cache
def compile_all() -> None:
    """Bring the catalogues of the package under test up to date, once in every process of the tests."""
    for po in Path(text.__file__).parent.rglob("*.po"):
        mo = po.with_suffix(".mo")
        if not mo.exists() or mo.stat().st_mtime_ns < po.stat().st_mtime_ns:
            compile_catalogue(po)
    text.catalogue.cache_clear()
    text.catalogues.cache_clear()
