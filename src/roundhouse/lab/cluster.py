"""Games on many machines: they are tasks of a Ray cluster.

Ray may restart tasks by itself; here it does not: whoever counts the games decides what is played again.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from roundhouse.lab.crew import Crew, CrewError, crew_of
from roundhouse.lab.hand import Playing

if TYPE_CHECKING:
    from types import ModuleType

LOCAL = "local"
STORE = 80 << 20  # bytes, the least that Ray takes: games are small
AHEAD = 2  # games sent for every processor, so that none waits for the next

R = TypeVar("R")


class NoRay(ValueError):
    """Ray is not there, or the cluster is not: one plain sentence says so."""


def ray_module() -> ModuleType:
    """Ray itself, which is an optional part."""
    # Nothing is reported about who plays what: this is read when Ray starts.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError:
        raise NoRay("--ray needs the package ray: pip install 'roundhouse[ray]'") from None
    return ray


def connect(ray: Any, address: str, workers: int | None) -> None:
    """Join the cluster at an address such as `ray://host:10001`, or start one on this machine."""
    quiet = {"logging_level": "ERROR", "log_to_driver": False}
    if address == LOCAL:
        alone = {"include_dashboard": False, "_node_ip_address": "127.0.0.1", "object_store_memory": STORE}
        ray.init(num_cpus=workers or os.cpu_count() or 1, **alone, **quiet)
        return
    try:
        ray.init(address=address, **quiet)
    except (ConnectionError, ValueError, RuntimeError) as error:
        why = " ".join(str(error).split())[:300] or type(error).__name__
        raise NoRay(f"the Ray cluster at {address} cannot be used: {why}") from None


def play_number(playing: Playing[R], number: int) -> R:
    """One game, on whichever machine this is."""
    return playing.play(number)


def crew_at(address: str | None, playing: Playing[R], workers: int | None, games: int) -> Crew[R]:
    """Who plays so many games: a cluster at this address, or this machine."""
    if address is not None:
        return Cluster(playing, address, workers)
    return crew_of(playing, workers or os.cpu_count() or 1, games)


class Cluster(Generic[R]):
    """Plays on a Ray cluster. Roundhouse must be installed on its machines, in the same version."""

    def __init__(self, playing: Playing[R], address: str, workers: int | None = None) -> None:
        self._ray: Any = ray_module()
        connect(self._ray, address, workers)
        self._play = self._ray.remote(num_cpus=1, max_retries=0)(play_number)
        self._playing = self._ray.put(playing)
        self._under_way: dict[Any, int] = {}
        self._workers = workers

    @property
    def room(self) -> int:
        """How many games may be under way: the cluster may grow and shrink meanwhile."""
        processors = int(self._ray.cluster_resources().get("CPU", 1))
        return AHEAD * max(1, min(processors, self._workers or processors))

    def send(self, number: int) -> None:
        self._under_way[self._play.remote(self._playing, number)] = number

    def receive(self) -> list[tuple[int, R | None]]:
        done, _ = self._ray.wait(list(self._under_way), num_returns=1)
        return [(self._under_way.pop(task), self._outcome(task)) for task in done]

    def _outcome(self, task: Any) -> R | None:
        """The game of a task; None if its worker, or the whole machine, has died."""
        try:
            played: R = self._ray.get(task)
        except self._ray.exceptions.RayTaskError as error:
            told = f"{type(error.cause).__name__}: {error.cause}".splitlines()[0][:300]
            raise CrewError(f"there is a fault in a bot or in a game; {told}") from None
        except self._ray.exceptions.RayError:
            return None
        return played

    def close(self) -> None:
        self._ray.shutdown()
