"""What bots and hints live on: how a game judges its positions, and the moves that are worth a look."""

from __future__ import annotations

from abc import abstractmethod
from typing import Generic

from roundhouse.core import mypyc_attr
from roundhouse.core.state import S


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice(Generic[S]):
    """What a game knows of its own positions; `Game` asks it, and everybody else asks the `Game`."""

    @abstractmethod
    def expect(self, state: S, seat: int) -> float:
        """The points that one seat may expect at the end."""

    def evaluate(self, state: S) -> list[float]:
        """The points that each seat may expect at the end."""
        return [self.expect(state, seat) for seat in range(state.players)]

    def glimpse(self, state: S, seat: int) -> float:
        """What `expect` looks like to a player of some experience, for bots that are not to be the best."""
        return self.expect(state, seat)

    def parts(self, state: S, seat: int) -> list[tuple[str, float]]:
        """What the points of `expect` come from: the key of a word for each source, and its points."""
        return [("expected", self.expect(state, seat))]

    def doubt(self, state: S) -> float:
        """By how many points `evaluate` may be wrong now: about one standard deviation."""
        return 0.0 if state.over else 30.0

    def quiet(self, state: S) -> bool:
        """Whether a position can be judged as it stands; else the best bot plays on to one that can."""
        return True

    def promising(self, state: S) -> list[int]:
        """The legal moves that a bot should look at: all of them, unless the game knows better."""
        return state.legal()

    def noticed(self, state: S) -> list[int]:
        """What `promising` comes to for a player of some experience."""
        return self.promising(state)

    def school(self, state: S) -> str:
        """Which of the nets is for this position; one alone has no name."""
        return ""

    def features(self, state: S, seat: int) -> list[int]:
        """The position as a learner looks at it from a seat; first what `expect` says, in thousandths.

        Not for games that are over.
        """
        return [int(1000.0 * self.expect(state, seat))]

    def feature_names(self) -> list[str]:
        """What the numbers of `features` are, in their order."""
        return ["expect"]
