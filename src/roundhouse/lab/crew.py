"""Who plays the games of a tournament: this process, worker processes, or whatever else takes numbers.

A worker that dies in the middle of a game loses that game only: it is played again, by another worker.
"""

from __future__ import annotations

import signal
from collections import Counter, deque
from collections.abc import Iterable, Iterator
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Protocol

from roundhouse.lab.simulate import end_politely
from roundhouse.lab.tournament import Played, Tournament

PATIENCE = 5.0  # seconds that a worker process may take to end
STRIKES = 3  # so often may the worker die that plays the same game


class CrewError(ValueError):
    """A tournament that cannot go on: one plain sentence says why."""


class Crew(Protocol):
    """Plays games that are sent by number, and tells which are done: with None if their worker has died."""

    @property
    def room(self) -> int:
        """How many games may be under way."""

    def send(self, number: int) -> None: ...

    def receive(self) -> list[tuple[int, Played | None]]: ...

    def close(self) -> None: ...


def play_all(crew: Crew, numbers: Iterable[int]) -> Iterator[Played]:
    """Have all these games played, each of them once, and give them as they end."""
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
                    yield played
                    continue
                strikes[number] += 1
                if strikes[number] == STRIKES:
                    raise CrewError(f"game {number} has ended its worker process {STRIKES} times")
                waiting.appendleft(number)
    finally:
        crew.close()


class Alone:
    """Plays in this process, one game after the other."""

    room = 1

    def __init__(self, tournament: Tournament) -> None:
        self._tournament = tournament
        self._number = 0

    def send(self, number: int) -> None:
        self._number = number

    def receive(self) -> list[tuple[int, Played | None]]:
        return [(self._number, self._tournament.play(self._number))]

    def close(self) -> None:
        """There is nothing to close."""


class Hand:
    """A worker process with the line to it, and the game that it plays."""

    def __init__(self, tournament: Tournament) -> None:
        context = get_context("spawn")  # not a fork: the caller may have threads, a progress bar for one
        self.line, other = context.Pipe()
        self.process: BaseProcess = context.Process(target=work, args=(tournament, other), daemon=True)
        self.process.start()
        other.close()  # so that the line ends when the process does
        self.number = -1

    def send(self, number: int) -> bool:
        """Have a game played; False if there is nobody any more."""
        try:
            self.line.send(number)
        except OSError:
            return False
        self.number = number
        return True

    def end(self) -> None:
        self.process.terminate()
        self.process.join(PATIENCE)
        self.process.kill()
        self.process.join()
        self.line.close()


def work(tournament: Tournament, line: Connection) -> None:
    """A worker process: plays what it is sent. Ctrl-C is for the caller, who ends the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_politely()
    with suppress(EOFError, OSError):  # the caller is gone: nobody waits for the games
        while True:
            line.send(played_or_why_not(tournament, line.recv()))


def played_or_why_not(tournament: Tournament, number: int) -> Played | str:
    """A game, or what went wrong in it."""
    try:
        return tournament.play(number)
    except Exception as error:
        return f"game {number}: {type(error).__name__}: {error}"


class Workers:
    """Plays in processes of this machine."""

    def __init__(self, tournament: Tournament, number: int) -> None:
        self.room = number
        self._tournament = tournament
        self._hands: list[Hand] = []

    def send(self, number: int) -> None:
        for hand in [hand for hand in self._hands if hand.number < 0]:
            if hand.send(number):
                return
            self._hands.remove(hand)  # it died between two games
            hand.end()
        self._hands.append(Hand(self._tournament))
        self._hands[-1].send(number)
        self._hands[-1].number = number  # if it has died already, that is found out when it is heard

    def receive(self) -> list[tuple[int, Played | None]]:
        busy = {hand.line: hand for hand in self._hands if hand.number >= 0}
        return [self._heard(busy[line]) for line in wait(list(busy)) if isinstance(line, Connection)]

    def _heard(self, hand: Hand) -> tuple[int, Played | None]:
        """What a worker says; if it is dead, that its game was not played to the end."""
        number = hand.number
        try:
            answer = hand.line.recv()
        except (EOFError, OSError):
            self._hands.remove(hand)
            hand.end()
            return number, None
        if isinstance(answer, str):
            raise CrewError(f"there is a fault in a bot or in a game; {answer}")
        assert isinstance(answer, Played)
        hand.number = -1
        return number, answer

    def close(self) -> None:
        for hand in self._hands:
            hand.end()
        self._hands.clear()
