"""Every game as a PettingZoo environment: agents take turns, with masks of their legal moves.

>>> game = env(players=2)
>>> game.reset(seed=7)
>>> observation, reward, termination, truncation, info = game.last()
>>> int(observation["action_mask"].sum()) > 1
True
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any

from roundhouse.core.game import Game, SetupError
from roundhouse.core.random import SEED_BITS, Random
from roundhouse.core.state import State
from roundhouse.games.registry import GAMES, open_game
from roundhouse.lab.outcome import REWARDS, rewards

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import BaseWrapper, OrderEnforcingWrapper
except ImportError as error:
    raise ImportError(
        "environments need the packages pettingzoo, gymnasium and numpy: pip install 'roundhouse[research]'"
    ) from error

from roundhouse.lab.observation import LIMIT, Layout, Mask, Vector, layout_of

Observed = dict[str, Vector | Mask]
SVG = "svg"


@dataclass(frozen=True)
class Snapshot:
    """A moment of an environment, to come back to as often as one likes."""

    position: State
    random: Random
    agents: tuple[str, ...]
    selection: str
    skipped: str | None
    rewards: dict[str, float]
    earned: dict[str, float]
    over: dict[str, bool]
    infos: dict[str, dict[str, Any]]


def env(
    game: str | Game = GAMES[0],
    players: int = 4,
    options: dict[str, str] | None = None,
    reward: str = "rank",
    render_mode: str | None = None,
    forced: bool = False,
) -> BaseWrapper[str, Observed, int]:
    """An environment that complains when its verbs are called in the wrong order."""
    return OrderEnforcingWrapper(Environment(game, players, options, reward, render_mode, forced))


class Environment(AECEnv[str, Observed, int]):  # type: ignore[misc] # it carries no types
    """A game between agents `seat_0`, `seat_1`, ... Rewards come at the end of the game.

    Decisions with a single legal move are played without asking, unless `forced` asks for them too.
    """

    def __init__(
        self,
        game: str | Game = GAMES[0],
        players: int = 4,
        options: dict[str, str] | None = None,
        reward: str = "rank",
        render_mode: str | None = None,
        forced: bool = False,
    ) -> None:
        super().__init__()
        self.game = open_game(game) if isinstance(game, str) else game
        self.options = self.game.complete(options or {})
        self.game.check_seats(players, self.options)
        check_choices(reward, render_mode)
        self.reward = reward
        self.render_mode = render_mode
        self.forced = forced
        self.metadata = {
            "name": f"{self.game.name}_v{self.game.revision}",
            "render_modes": [SVG],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.layout = layout_of(self.game, players, self.options)
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observed_space(self.layout) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.game.moves.size) for agent in self.possible_agents}
        self.position: State | None = None  # the full position: what an agent may know is in `observe`
        self._random = Random(secrets.randbits(SEED_BITS))

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Set up a new game. After a seed, the games of further resets follow from it as well."""
        if seed is not None:
            self._random = Random(int(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection: str | None = None
        self.position = self.game.new(len(self.agents), self._random.seed(), self.options)
        self._go_on()

    def step(self, action: int | None) -> None:
        """Play a move for the agent whose turn it is; IllegalMove if the rules do not allow it."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} must move; None is only for agents whose game is over")
        self.running.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._go_on()
        self._accumulate_rewards()
        self._deads_step_first()

    def _go_on(self) -> None:
        """Play what is forced; then either somebody has a choice, or the game is over."""
        position = self.running
        if not self.forced:
            while len(position.legal()) == 1:
                position.advance(position.legal()[0])
        if not position.over:
            self.agent_selection = self.possible_agents[position.seat]
            return
        self.agent_selection = self.agents[0]
        self.rewards = dict(zip(self.possible_agents, rewards(position, self.reward), strict=True))
        scores, winners = position.scores().totals(), position.winners()
        for agent, seat in self.seats.items():
            self.terminations[agent] = True
            self.infos[agent] = {"score": scores[seat], "won": seat in winners}

    @property
    def running(self) -> State:
        """The position of the game under way."""
        if self.position is None:
            raise RuntimeError("reset() comes before everything else")
        return self.position

    def observe(self, agent: str) -> Observed:
        """What the agent may know, and its legal moves; none while somebody else decides."""
        position, seat = self.running, self.seats[agent]
        moves = position.legal() if position.seat == seat else []
        return {
            "observation": self.layout.observe(position, seat),
            "action_mask": self.layout.mask(moves),
        }

    def legal(self) -> list[int]:
        """The legal moves of the agent whose turn it is."""
        return self.running.legal()[:]

    def clone(self) -> Snapshot:
        """This very moment, hidden things and chance included."""
        return Snapshot(
            position=self.running.copy(),
            random=self._random.copy(),
            agents=tuple(self.agents),
            selection=self.agent_selection,
            skipped=self._skip_agent_selection,
            rewards=dict(self.rewards),
            earned=dict(self._cumulative_rewards),
            over=dict(self.terminations),
            infos={agent: dict(info) for agent, info in self.infos.items()},
        )

    def restore(self, moment: Snapshot) -> None:
        """Go back to a moment, or on to one of another environment for the same game."""
        if moment.position.game.name != self.game.name or moment.position.players != len(self.seats):
            raise ValueError("this moment belongs to another game, or to another number of players")
        self.position = moment.position.copy()
        self._random = moment.random.copy()
        self.agents = list(moment.agents)
        self.agent_selection = moment.selection
        self._skip_agent_selection = moment.skipped
        self.rewards = dict(moment.rewards)
        self._cumulative_rewards = dict(moment.earned)
        self.terminations = dict(moment.over)
        self.truncations = dict.fromkeys(self.terminations, False)
        self.infos = {agent: dict(info) for agent, info in moment.infos.items()}

    def render(self) -> str | None:
        """The table as SVG, as a spectator sees it."""
        return None if self.render_mode is None else picture(self.running)

    def close(self) -> None:
        """There is nothing to close."""


def check_choices(reward: str, render_mode: str | None) -> None:
    """Refuse kinds of reward and of pictures that there are not."""
    if reward not in REWARDS:
        raise SetupError(f"a reward is one of {', '.join(REWARDS)}, not {reward!r}")
    if render_mode not in (None, SVG):
        raise SetupError(f"pictures are made as {SVG}, not {render_mode!r}")


def observed_space(layout: Layout) -> spaces.Dict:
    return spaces.Dict({"observation": vector_space(layout), "action_mask": mask_space(layout)})


def vector_space(layout: Layout) -> spaces.Box:
    return spaces.Box(-LIMIT, LIMIT, (layout.size,), np.float32)


def mask_space(layout: Layout) -> spaces.Box:
    return spaces.Box(0, 1, (layout.game.moves.size,), np.int8)


def picture(position: State) -> str:
    """A position as SVG. Who can draw lives above the lab, and comes with its import."""
    drawn = position._repr_svg_()
    if drawn is None:
        raise RuntimeError("to see pictures, import roundhouse.drawing first")
    return drawn
