"""Every game as a game of OpenSpiel, for the algorithms and tests that are written for it.

>>> import pyspiel
>>> game = openspiel_game(GAMES[0], players=2)
>>> state = game.new_initial_state()
>>> state.is_chance_node()  # the deal comes first; whatever chance does later follows from it
True
>>> state.apply_action(7)
>>> state.current_player(), len(state.legal_actions()) > 1
(0, True)

Importing this module makes the games known by name, too:
`pyspiel.load_game("roundhouse_NAME(players=3)")`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from roundhouse.core.game import Game
from roundhouse.core.random import Random
from roundhouse.core.state import State
from roundhouse.games.registry import GAMES, open_game
from roundhouse.lab.outcome import rewards

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise ImportError(
        "OpenSpiel needs the package open_spiel: pip install 'roundhouse[openspiel]'"
    ) from error

from roundhouse.lab.observation import layout_of

DEALS = 4096  # outcomes of the chance node at the beginning, each of them a seed
LONGEST = 20_000  # decisions; OpenSpiel wants a bound, and no game comes near it
PREFIX = "roundhouse_"
RESOLUTION = 2**53  # of the numbers from 0 to 1 that OpenSpiel draws


def openspiel_game(name: str, players: int = 4, options: dict[str, str] | None = None) -> OpenSpielGame:
    """A game for so many players, with such options."""
    return OpenSpielGame(open_game(name), {"players": players, "options": written(options or {})})


def written(options: dict[str, str]) -> str:
    """Options as the single text that a parameter of OpenSpiel can be.

    >>> written({"map": "germany", "edition": "first"}), options_in("map:germany;edition:first")
    ('map:germany;edition:first', {'map': 'germany', 'edition': 'first'})
    """
    return ";".join(f"{name}:{value}" for name, value in options.items())


def options_in(text: str) -> dict[str, str]:
    """The options that a text tells."""
    parts = (part.partition(":") for part in text.split(";") if part)
    return {name: value for name, _, value in parts}


def game_type(game: Game) -> pyspiel.GameType:
    """What OpenSpiel wants to know about a game before it is opened."""
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,  # alone one wins or loses against nobody
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_players,
        min_num_players=game.min_players,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 4, "options": ""},
    )


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc] # it carries no types
    """A game of ours, as OpenSpiel sees games. Who wins gets 1, who comes last -1."""

    def __init__(self, game: Game, parameters: dict[str, Any] | None = None) -> None:
        chosen = {"players": 4, "options": "", **(parameters or {})}
        self.game = game
        self.options = game.complete(options_in(chosen["options"]))
        self.players = int(chosen["players"])
        game.check_seats(self.players, self.options)
        about = pyspiel.GameInfo(
            num_distinct_actions=game.moves.size,
            max_chance_outcomes=DEALS,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(game), about, chosen)

    def new_initial_state(self) -> OpenSpielState:
        return OpenSpielState(self)

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> Observer:
        if params:
            raise ValueError(f"observations have no parameters: {params}")
        return Observer(self)


class Held:
    """A position in the hand of OpenSpiel, which copies all that a state holds."""

    __slots__ = ("position",)

    def __init__(self, position: State | None = None) -> None:
        self.position = position  # none before the deal

    def __deepcopy__(self, memo: object) -> Held:
        return Held(self.position.copy() if self.position is not None else None)


class OpenSpielState(pyspiel.State):  # type: ignore[misc] # it carries no types
    """A position of ours. Before anything else chance deals; from then on somebody decides, or it is over."""

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        self.held = Held()

    @property
    def position(self) -> State:
        """The whole position, hidden things included."""
        assert self.held.position is not None
        return self.held.position

    def current_player(self) -> int:
        if self.held.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.position.over else self.position.seat

    def is_terminal(self) -> bool:
        return self.held.position is not None and self.position.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / DEALS) for deal in range(DEALS)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.legal()) if player == self.current_player() else []

    def _apply_action(self, action: int) -> None:
        if self.held.position is None:
            ours = self.get_game()
            self.held = Held(ours.game.new(ours.players, action, ours.options))
        else:
            self.position.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return str(self.get_game().game.moves.text(action))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> OpenSpielState:
        """A state that looks alike to this seat, the rest filled in at random: for searches that play fair.

        The deal in its history is not the one that lies there now.
        """
        twin: OpenSpielState = self.clone()
        view = self.position.seen_by(player)
        twin.held = Held(view.imagine(player, Random(int(sampler() * RESOLUTION))))
        return twin

    def returns(self) -> list[float]:
        if self.is_terminal():
            return rewards(self.position, "rank")
        return [0.0] * self.num_players()

    def __str__(self) -> str:
        if self.held.position is None:
            return "before the deal"
        moves = self.get_game().game.moves
        return " ".join(moves.text(action) for action in self.history()[1:]) or "dealt"


class Observer:
    """What a seat may know, in the form that OpenSpiel calls an observer."""

    def __init__(self, game: OpenSpielGame) -> None:
        self.layout = layout_of(game.game, game.players, game.options)
        self.tensor = np.zeros(self.layout.size, np.float32)
        self.dict = {
            part.name: self.tensor[part.start : part.start + part.size] for part in self.layout.parts
        }

    def set_from(self, state: OpenSpielState, player: int) -> None:
        """Look at a state with the eyes of a seat."""
        self.tensor[:] = 0 if state.held.position is None else self.layout.observe(state.position, player)

    def string_from(self, state: OpenSpielState, player: int) -> str:
        """What a seat sees of a state: its numbers as text."""
        self.set_from(state, player)
        return " ".join(f"{number:g}" for number in self.tensor)


def make_known(name: str) -> None:
    """Let OpenSpiel find a game by its name."""
    game = open_game(name)

    class Named(OpenSpielGame):
        def __init__(self, parameters: dict[str, Any] | None = None) -> None:
            super().__init__(game, parameters)

    pyspiel.register_game(game_type(game), Named)


for found in GAMES:
    make_known(found)
