"""Games of other libraries that are measured beside ours: python-chess, and two of OpenSpiel.

They are other games, so their figures say what a choice costs there, not which engine is the better one.
"""

from __future__ import annotations

import importlib.metadata
import random
from typing import Any

import chess  # type: ignore[import-not-found]
import pyspiel

from bench.engine import Walk

SHORT = 300  # random games of chess end by rule after thousands of moves: all are cut here


class PythonChess:
    """Random play on the legal moves, without a check of the move."""

    def __init__(self) -> None:
        self.title = f"python-chess {importlib.metadata.version('chess')}"
        self.own_loop = None

    @staticmethod
    def copy(board: Any) -> object:
        return board.copy(stack=False)

    @staticmethod
    def legal(board: Any) -> object:
        return list(board.legal_moves)

    def walk(self, seed: int) -> Walk:
        draw = random.Random(seed).random
        board = chess.Board()
        decisions = choices = offered = 0
        while decisions < SHORT:
            moves = list(board.legal_moves)
            number = len(moves)
            if not number:
                break
            board.push(moves[int(draw() * number)])
            decisions += 1
            choices += number > 1
            offered += number
        return Walk(decisions, choices, offered)

    def positions(self, seed: int, every: int) -> list[object]:
        rng = random.Random(seed)
        board = chess.Board()
        found: list[object] = []
        for number in range(SHORT):
            moves = list(board.legal_moves)
            if not moves:
                break
            if number % every == seed % every:
                found.append(board.copy(stack=False))
            board.push(rng.choice(moves))
        return found

    def replay(self) -> int:
        return 0

    def late_positions(self) -> list[object]:
        return []


class OpenSpiel:
    """Random play through its Python interface, chance included."""

    def __init__(self, name: str) -> None:
        self.title = f"OpenSpiel {importlib.metadata.version('open_spiel')}, {name}"
        self.game = pyspiel.load_game(name)
        self.own_loop = None

    @staticmethod
    def copy(state: Any) -> object:
        found: object = state.clone()
        return found

    @staticmethod
    def legal(state: Any) -> object:
        found: object = state.legal_actions()
        return found

    def walk(self, seed: int) -> Walk:
        draw = random.Random(seed).random
        state = self.game.new_initial_state()
        decisions = choices = offered = 0
        while decisions < SHORT and not state.is_terminal():
            moves = state.legal_actions()
            number = len(moves)
            asked = not state.is_chance_node()  # dice are no decision of anybody
            state.apply_action(moves[int(draw() * number)])
            if asked:
                decisions += 1
                choices += number > 1
                offered += number
        return Walk(decisions, choices, offered)

    def positions(self, seed: int, every: int) -> list[object]:
        rng = random.Random(seed)
        state = self.game.new_initial_state()
        found: list[object] = []
        for number in range(SHORT):
            if state.is_terminal():
                break
            if number % every == seed % every and not state.is_chance_node():
                found.append(state.clone())
            state.apply_action(rng.choice(state.legal_actions()))
        return found

    def replay(self) -> int:
        return 0

    def late_positions(self) -> list[object]:
        return []
