"""Every game as a Gymnasium environment: one agent, and bots on the other seats.

>>> game = SingleAgent(opponents=("random",), players=2)
>>> observation, info = game.reset(seed=7)
>>> int(info["action_mask"].sum()) > 1
True
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from roundhouse.bots.bot import Bot
from roundhouse.bots.registry import USUAL_BOT, bot_named
from roundhouse.core.game import Game, SetupError
from roundhouse.core.random import Random
from roundhouse.core.state import NOBODY, State
from roundhouse.games.registry import GAMES, open_game
from roundhouse.lab.environment import SVG, check_choices, picture, vector_space
from roundhouse.lab.observation import Mask, Vector, layout_of
from roundhouse.lab.outcome import margin, points, rewards

try:
    import gymnasium
    from gymnasium import spaces
except ImportError as error:
    raise ImportError(
        "environments need the packages gymnasium and numpy: pip install 'roundhouse[research]'"
    ) from error

ILLEGAL = ("lose", "raise")


class SingleAgent(gymnasium.Env[Vector, Any]):
    """One seat of a game; bots by name play the others, and fewer than seats repeat.

    The reward comes at the end of the game. With `seat=None` the agent sits elsewhere in every game. A move
    that is not legal ends the game with the reward of the last (`illegal="lose"`), or raises IllegalMove.
    """

    metadata = {"render_modes": [SVG], "render_fps": 1}  # noqa: RUF012 # as Gymnasium has it

    def __init__(
        self,
        game: str | Game = GAMES[0],
        seat: int | None = 0,
        opponents: Sequence[str] = (USUAL_BOT,),
        players: int | None = None,
        options: dict[str, str] | None = None,
        reward: str = "rank",
        render_mode: str | None = None,
        illegal: str = "lose",
    ) -> None:
        self.game = open_game(game) if isinstance(game, str) else game
        self.options = self.game.complete(options or {})
        least, most = self.game.seats(self.options)
        self.players = players or max(least, min(most, max(4, len(opponents) + 1)))
        self.game.check_seats(self.players, self.options)
        self.fixed_seat = seat
        self.opponents = self._opponents(opponents)
        check_choices(reward, render_mode)
        if seat is not None and not 0 <= seat < self.players:
            raise SetupError(f"the seats are 0 to {self.players - 1}, not {seat}")
        if illegal not in ILLEGAL:
            raise SetupError(f"what follows an illegal move is one of {', '.join(ILLEGAL)}, not {illegal!r}")
        self.reward = reward
        self.render_mode = render_mode
        self.illegal = illegal
        self.layout = layout_of(self.game, self.players, self.options)
        self.observation_space: spaces.Space[Any] = vector_space(self.layout)
        self.action_space = spaces.Discrete(self.game.moves.size)
        self.seat = seat or 0
        self.position: State | None = None
        self._bots: dict[int, Bot] = {}
        self._lost = False

    def _opponents(self, names: Sequence[str]) -> list[type[Bot]]:
        """A kind of bot for each of the other seats."""
        others = self.players - 1
        if len(names) > others or (others and not names):
            raise SetupError(f"there are {len(names)} opponents for {others} other seats")
        return [bot_named(names[number % len(names)]) for number in range(others)]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Vector, dict[str, Any]]:
        super().reset(seed=seed)
        rng = Random(int.from_bytes(self.np_random.bytes(16), "little"))
        self.seat = rng.below(self.players) if self.fixed_seat is None else self.fixed_seat
        self.position = self.game.new(self.players, rng.seed(), self.options)
        others = [other for other in range(self.players) if other != self.seat]
        # Who sits where changes as well, so that no seat always faces the same neighbour.
        turn = rng.below(len(others)) if others else 0
        self._bots = {
            other: self.opponents[(number + turn) % len(others)](rng.seed())
            for number, other in enumerate(others)
        }
        self._lost = False
        self._go_on()
        return self._observed(), self._info()

    def step(self, action: Any) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        position = self.running
        if self._over:
            raise RuntimeError("this game is over; reset() begins another")
        move = int(action)
        if self.illegal == "lose" and position.why_not(move) is not None:
            self._lost = True
            return self._observed(), self._forfeit(), True, False, self._info()
        position.play(move)
        self._go_on()
        earned = rewards(position, self.reward)[self.seat] if position.over else 0.0
        return self._observed(), earned, position.over, False, self._info()

    @property
    def running(self) -> State:
        """The position of the game under way."""
        if self.position is None:
            raise RuntimeError("reset() comes before everything else")
        return self.position

    @property
    def _over(self) -> bool:
        return self._lost or self.running.over

    def _go_on(self) -> None:
        """Play on until the agent has a choice, or the game is over."""
        position = self.running
        while not position.over:
            moves = position.legal()
            if len(moves) == 1:
                position.advance(moves[0])
                continue
            seat = position.seat
            if seat == self.seat:
                return
            position.play(self._bots[seat].choose(position.seen_by(seat)))

    def _forfeit(self) -> float:
        """What a game is worth that was lost by an illegal move."""
        if self.reward == "rank":
            return -1.0
        scores = points(self.running)
        scores[self.seat] = 0
        return min(0.0, margin(scores, self.seat))

    def action_masks(self) -> Mask:
        """1 for every legal move, 0 for all others; no legal moves once the game is over."""
        return self.layout.mask([] if self._over else self.running.legal())

    def _observed(self) -> Vector:
        return self.layout.observe(self.running, self.seat)

    def _info(self) -> dict[str, Any]:
        position = self.running
        info: dict[str, Any] = {"action_mask": self.action_masks(), "seat": self.seat}
        if self._lost:
            info["illegal"] = True
        elif position.seat == NOBODY:
            info["score"] = position.scores().totals()[self.seat]
            info["won"] = self.seat in position.winners()
        return info

    def clone(self) -> tuple[State, int, bool]:
        """This very moment, hidden things and chance included. The bots go on as they are."""
        return self.running.copy(), self.seat, self._lost

    def restore(self, moment: tuple[State, int, bool]) -> None:
        """Go back to a moment of the game that was last reset."""
        position, self.seat, self._lost = moment
        self.position = position.copy()

    def render(self) -> str | None:
        """The table as SVG, as a spectator sees it."""
        return None if self.render_mode is None else picture(self.running)
