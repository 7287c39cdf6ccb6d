"""Every rule, every switch of a map and every switch of an edition has a test that carries its name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from age_of_steam.solvent import GAME

RULES = {
    "set": 5, "shr": 5, "auc": 10, "act": 4, "bld": 20, "own": 8, "urb": 6, "mov": 9, "inc": 7,
    "gro": 5, "end": 4,
}  # fmt: skip
IDS = [f"r_{chapter}_{number}" for chapter, last in RULES.items() for number in range(1, last + 1)]
SWITCHES = sorted({rule for m in GAME.maps for rule in m.rules})
EDITION = [
    "direct_pairs",
    "complex_first",
    "beside_price",
    "redirect_claims",
    "other_cubes",
    "mover_earns",
    "must_stop",
    "reduction",
]

NAMES = [
    name
    for where in ("test_rules_*.py", "switches/test_*.py")
    for path in sorted(Path(__file__).parent.glob(where))
    for name in re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
]


@pytest.mark.parametrize("rule", IDS)
def test_every_rule_has_a_test(rule: str) -> None:
    assert any(name.startswith(f"test_{rule}_") for name in NAMES)


@pytest.mark.parametrize("switch", SWITCHES)
def test_every_switch_of_a_map_has_a_test(switch: str) -> None:
    assert any(switch in name for name in NAMES)


@pytest.mark.parametrize("switch", EDITION)
def test_every_switch_of_an_edition_has_a_test(switch: str) -> None:
    assert any(name.startswith(f"test_{switch}") for name in NAMES)
