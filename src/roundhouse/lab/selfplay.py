"""Games between bots with every choice written down: what the seat knew, what was legal, what it did."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from roundhouse.bots.bot import Bot
from roundhouse.core.game import Game
from roundhouse.core.state import State
from roundhouse.lab.crew import crew_of, play_in_order
from roundhouse.lab.observation import Layout, Vector, layout_of
from roundhouse.lab.simulate import Result, Series, line_up, play_game, seeds


@dataclass(frozen=True)
class Choice:
    """One decision with at least two legal moves."""

    seat: int
    decision: str
    observation: Vector
    mask: bytes  # a bit for every move of the game, the first one lowest
    move: int


@dataclass(frozen=True)
class Recorded:
    """A game with all its choices."""

    number: int
    result: Result
    choices: list[Choice]


class Writing:
    """Sits beside the bots of a game and writes down what they choose."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.choices: list[Choice] = []

    def listen_to(self, bot: Bot) -> Bot:
        setattr(bot, "choose", self.written(bot.choose))  # noqa: B010 # of this one bot, not of its class
        return bot

    def written(self, choose: Callable[[State], int]) -> Callable[[State], int]:
        """The same choice, written down."""

        def chosen(view: State) -> int:
            move = choose(view)
            seat, moves = view.seat, view.legal()
            observation = self.layout.read(view, seat)
            self.choices.append(
                Choice(seat, view.decision.name, observation, self.layout.packed(moves), move)
            )
            return move

        return chosen


@dataclass(frozen=True)
class Written:
    """The games of a series, with every choice written down."""

    series: Series

    def play(self, number: int) -> Recorded:
        """One game, by its number."""
        series = self.series
        writing = Writing(layout_of(series.game, len(series.lineup), series.options))
        bots = [writing.listen_to(bot) for bot in series.seated(number)]
        result = play_game(series.game, bots, series.seeds[number], series.options)
        return Recorded(number, result, writing.choices)


def self_play(
    game: Game,
    bots: Sequence[str],
    players: int,
    games: int,
    seed: int,
    options: dict[str, str] | None = None,
    workers: int = 1,
) -> Iterator[Recorded]:
    """Play many games, one after the other or spread over processes; their order is the same.

    Fewer bots than seats repeat, and with every game all move on by one seat.
    """
    chosen = game.complete(options or {})
    game.check_seats(players, chosen)
    written = Written(Series(game, line_up(bots, players), chosen, seeds(seed, games)))
    return play_in_order(crew_of(written, workers, games), range(games))
