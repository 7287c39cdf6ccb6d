"""What must hold for any game, as functions that an author runs over a game of one's own.

>>> from roundhouse.games.registry import GAMES, open_game
>>> game = open_game(GAMES[0])
>>> check_copies(game, seeds=[7])
>>> for check in CHECKS:
...     pass  # check(game) runs each of them, check_game(game) all

A check that fails raises an AssertionError that names the table, the seed and the move. Nothing here needs
pytest; with it, one test runs them all:

    @pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
    def test_any_game(check: Check) -> None:
        check(open_game("my_game"))

Most checks take the seeds of the games that they play, and how these are played: at random, unless a game
needs a player who keeps it going. A game is found by its entry point, so its package must be installed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from roundhouse.core.game import Game
from roundhouse.testing.board import check_board
from roundhouse.testing.guide import check_aid, check_anchors, check_chapters, check_passages, check_unsure
from roundhouse.testing.lesson import check_lesson, check_lesson_told
from roundhouse.testing.messages import check_catalogues, check_forms, check_messages
from roundhouse.testing.picture import (
    check_basis,
    check_eyes,
    check_ids,
    check_names_escaped,
    check_parts,
    check_pictures_hide,
    check_small,
    check_strict_page,
    check_targets,
    check_whole_table,
)
from roundhouse.testing.play import (
    Play,
    Spot,
    chain,
    moments,
    plain,
    position,
    random_move,
    spots,
    tables,
    walk,
)
from roundhouse.testing.records import check_records
from roundhouse.testing.revisions import check_released, check_renamed, check_revisions
from roundhouse.testing.rules import (
    check_advice,
    check_conserved,
    check_copies,
    check_dumps,
    check_games_end,
    check_notation,
    check_refusals,
    check_same_seed,
    check_why_not,
)
from roundhouse.testing.secrets import check_imagined, check_secret_moves, check_views
from roundhouse.testing.words import check_names, check_reasons, check_told

__all__ = [
    "CHECKS",
    "Check",
    "Play",
    "ROOMS",
    "RULES",
    "Spot",
    "chain",
    "check_advice",
    "check_aid",
    "check_anchors",
    "check_board",
    "check_catalogues",
    "check_chapters",
    "check_conserved",
    "check_copies",
    "check_dumps",
    "check_basis",
    "check_eyes",
    "check_forms",
    "check_game",
    "check_games_end",
    "check_ids",
    "check_imagined",
    "check_lesson",
    "check_lesson_told",
    "check_messages",
    "check_names",
    "check_names_escaped",
    "check_notation",
    "check_parts",
    "check_passages",
    "check_pictures_hide",
    "check_reasons",
    "check_records",
    "check_refusals",
    "check_released",
    "check_renamed",
    "check_revisions",
    "check_same_seed",
    "check_secret_moves",
    "check_small",
    "check_strict_page",
    "check_targets",
    "check_told",
    "check_unsure",
    "check_views",
    "check_whole_table",
    "check_why_not",
    "moments",
    "plain",
    "position",
    "random_move",
    "spots",
    "tables",
    "walk",
]

Check = Callable[[Game], None]

RULES: Final[tuple[Check, ...]] = (
    check_games_end,
    check_why_not,
    check_refusals,
    check_copies,
    check_dumps,
    check_notation,
    check_same_seed,
    check_advice,
    check_records,
    check_released,
    check_revisions,
    check_renamed,
    check_views,
    check_imagined,
    check_secret_moves,
)
ROOMS: Final[tuple[Check, ...]] = (
    check_catalogues,
    check_forms,
    check_messages,
    check_told,
    check_reasons,
    check_names,
    check_targets,
    check_ids,
    check_parts,
    check_strict_page,
    check_names_escaped,
    check_pictures_hide,
    check_basis,
    check_eyes,
    check_small,
    check_whole_table,
    check_board,
    check_chapters,
    check_anchors,
    check_unsure,
    check_passages,
    check_aid,
    check_lesson,
    check_lesson_told,
)
CHECKS: Final = RULES + ROOMS  # all that need nothing but a game


def check_game(game: Game) -> None:
    """All checks, one after the other."""
    for check in CHECKS:
        check(game)
