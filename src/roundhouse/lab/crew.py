"""Who plays many games: this process, worker processes, or whatever else takes numbers.

A worker that dies in the middle of a game loses that game only: it is played again, by another worker.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Iterator
from multiprocessing.connection import Connection, wait
from typing import Generic, Protocol, TypeVar

from roundhouse.lab.hand import Fault, Gone, Hand, Playing

STRIKES = 3  # so often may the worker die that plays the same game

R = TypeVar("R")


class CrewError(ValueError):
    """Games that cannot go on: one plain sentence says why."""


class Crew(Protocol[R]):
    """Plays games that are sent by number, and tells which are done: with None if their worker has died."""

    @property
    def room(self) -> int:
        """How many games may be under way."""

    def send(self, number: int) -> None: ...

    def receive(self) -> list[tuple[int, R | None]]: ...

    def close(self) -> None: ...


def play_all(crew: Crew[R], numbers: Iterable[int]) -> Iterator[R]:
    """Have all these games played, each of them once, and give them as they end."""
    for _, played in numbered(crew, numbers):
        yield played


def play_in_order(crew: Crew[R], numbers: Iterable[int]) -> Iterator[R]:
    """Have games played, and give them in the order in which they were asked for."""
    order = list(numbers)
    early: dict[int, R] = {}
    begun = 0
    for number, played in numbered(crew, order):
        early[number] = played
        while begun < len(order) and order[begun] in early:
            yield early.pop(order[begun])
            begun += 1


def numbered(crew: Crew[R], numbers: Iterable[int]) -> Iterator[tuple[int, R]]:
    """Every game with its number, as they end."""
    waiting = deque(numbers)
    under_way: set[int] = set()
    strikes: Counter[int] = Counter()
    try:
        while waiting or under_way:
            while waiting and len(under_way) < crew.room:
                under_way.add(waiting[0])
                crew.send(waiting.popleft())
            for number, played in crew.receive():
                if number not in under_way:
                    continue  # somebody who was thought dead: the game is already counted
                under_way.remove(number)
                if played is not None:
                    yield number, played
                    continue
                strikes[number] += 1
                if strikes[number] == STRIKES:
                    raise CrewError(f"game {number} has ended its worker process {STRIKES} times")
                waiting.appendleft(number)
    finally:
        crew.close()


class Alone(Generic[R]):
    """Plays in this process, one game after the other."""

    room = 1

    def __init__(self, playing: Playing[R]) -> None:
        self._playing = playing
        self._number = 0

    def send(self, number: int) -> None:
        self._number = number

    def receive(self) -> list[tuple[int, R | None]]:
        return [(self._number, self._playing.play(self._number))]

    def close(self) -> None:
        """There is nothing to close."""


def crew_of(playing: Playing[R], workers: int, games: int) -> Crew[R]:
    """Who plays so many games on this machine: as many processes as there is work for, or this one."""
    number = min(workers, games)
    return Workers(playing, number) if number > 1 else Alone(playing)


class Workers(Generic[R]):
    """Plays in processes of this machine."""

    def __init__(self, playing: Playing[R], number: int) -> None:
        self.room = number
        self._playing = playing
        self._hands: list[Hand[R]] = []

    def send(self, number: int) -> None:
        for hand in [hand for hand in self._hands if hand.number < 0]:
            if hand.send(number):
                return
            self._hands.remove(hand)  # it died between two games
            hand.end()
        self._hands.append(Hand(self._playing))
        self._hands[-1].send(number)
        self._hands[-1].number = number  # if it has died already, that is found out when it is heard

    def receive(self) -> list[tuple[int, R | None]]:
        busy = {hand.line: hand for hand in self._hands if hand.number >= 0}
        return [self._heard(busy[line]) for line in wait(list(busy)) if isinstance(line, Connection)]

    def _heard(self, hand: Hand[R]) -> tuple[int, R | None]:
        """What a worker says; if it is dead, that its game was not played to the end."""
        number = hand.number
        try:
            answer = hand.heard()
        except Gone:
            self._hands.remove(hand)
            hand.end()
            return number, None
        if isinstance(answer, Fault):
            raise CrewError(f"there is a fault in a bot or in a game; game {number}: {answer.what}")
        return number, answer

    def close(self) -> None:
        for hand in self._hands:
            hand.let_go()  # all of them before any is waited for
        for hand in self._hands:
            hand.end()
        self._hands.clear()
