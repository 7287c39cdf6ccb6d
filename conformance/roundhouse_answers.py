"""Roundhouse as an implementation that the cases check: it reads cases and writes answers, line by line.

python check.py age_of_steam -- python roundhouse_answers.py
python check.py age_of_steam --python roundhouse_answers:answer
"""

from __future__ import annotations

import json
import sys
from functools import cache
from typing import Any

from roundhouse.games.age_of_steam.game import AgeOfSteam
from roundhouse.games.age_of_steam.oracle import answers
from roundhouse.games.registry import open_game


@cache
def game() -> AgeOfSteam:
    found = open_game("age_of_steam")
    assert isinstance(found, AgeOfSteam)
    return found


def answer(case: dict[str, Any]) -> dict[str, Any]:
    """The answer to a case."""
    return answers.answer(case, game())


if __name__ == "__main__":
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)
