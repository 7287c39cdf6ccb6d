"""The search tree: best-first search with the game's own evaluation, for any number of players.

A tree grows from one fully imagined position. Each step goes down to the most promising open position and
opens it: all its moves are played and valued at once. What is found goes up again as an average, one value
for each seat, and every seat chooses for itself. Values are chances to win: how far a seat's expected points
are ahead of the best other's, from 0 to 1.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from roundhouse.core.state import State

EXPLORE: Final = 1.1  # how much hope counts against what was found
TRUST: Final = 0.07  # how sharply the first values divide hope between moves
NARROW: Final = 6  # moves followed at first; more with the root of the visits
SPREAD: Final = 0.07  # of the leader's points: a lead that begins to mean something
LEAST_SPREAD: Final = 4.0
FORCED: Final = 400  # moves without a choice that are played on, at most


class Node:
    """A position in the tree. Opened nodes forget the position and keep what was learned."""

    __slots__ = ("hope", "kids", "move", "seat", "state", "totals", "visits")

    def __init__(self, state: State, move: int) -> None:
        self.state: State | None = state
        self.move = move
        self.seat = state.seat
        self.totals: list[float] = chances(state)
        self.visits = 1
        self.hope = 0.0  # share of the parent's hope
        self.kids: list[Node] = []  # by first value, best first

    def value(self, seat: int) -> float:
        """The chance of a seat as found so far."""
        return self.totals[seat] / self.visits


def chances(state: State) -> list[float]:
    """Each seat's chance to win, from the points it may expect."""
    players = state.players
    if state.over:
        winners = state.winners()
        share = 1.0 / len(winners) if winners else 0.0
        return [share if seat in winners else 0.0 for seat in range(players)]
    points = state.game.evaluate(state)
    first, second = ahead(points)
    spread = SPREAD * abs(points[first])
    if spread < LEAST_SPREAD:
        spread = LEAST_SPREAD
    found: list[float] = []
    for seat in range(players):
        rival = points[second] if seat == first else points[first]
        if players == 1:
            rival = 0.0
        lead = (points[seat] - rival) / spread
        found.append(1.0 / (1.0 + exp(-lead if lead > -40.0 else 40.0)))
    return found


def ahead(points: list[float]) -> tuple[int, int]:
    """The seats with the most and the second most points."""
    first = 0
    second = -1
    for seat in range(1, len(points)):
        if points[seat] > points[first]:
            second = first
            first = seat
        elif second < 0 or points[seat] > points[second]:
            second = seat
    return first, second


class Tree:
    """A search from one imagined position."""

    __slots__ = ("opened", "root", "valued")

    def __init__(self, state: State) -> None:
        self.root = Node(state, -1)
        self.valued = 1  # positions valued so far
        self.opened = 0
        self.open(self.root)

    def step(self) -> None:
        """Go down to the most promising open position, open it, and bring the news up."""
        path = [self.root]
        node = self.root
        while node.kids:
            node = most_promising(node)
            path.append(node)
        if node.state is not None and node.seat >= 0:
            news = self.open(node)
        else:
            news = [total / node.visits for total in node.totals]  # the game is over there
        for passed in path:
            totals = passed.totals
            for seat in range(len(totals)):
                totals[seat] += news[seat]
            passed.visits += 1

    def open(self, node: Node) -> list[float]:
        """Play and value every move; the best one's value for the seat that chooses."""
        state = node.state
        assert state is not None
        node.state = None
        kids: list[Node] = []
        for move in state.legal():
            after = state.copy()
            after.advance(move)
            play_forced(after)
            kids.append(Node(after, move))
        self.valued += len(kids)
        self.opened += 1
        seat = node.seat
        best = kids[0]
        for kid in kids:
            if kid.totals[seat] > best.totals[seat]:
                best = kid
        share_hope(kids, seat, best.totals[seat])
        kids.sort(key=hope_of, reverse=True)
        node.kids = kids
        return best.totals[:]

    def keep(self, move: int) -> bool:
        """Go on from the position after a move, if it was looked at."""
        for kid in self.root.kids:
            if kid.move == move and kid.seat >= 0:
                self.root = kid
                if not kid.kids:
                    self.open(kid)
                return True
        return False


def play_forced(state: State) -> None:
    """Decisions with a single answer cost the search nothing."""
    for _ in range(FORCED):
        if len(state.moves) != 1:
            return
        state.advance(state.moves[0])


def share_hope(kids: list[Node], seat: int, best: float) -> None:
    """Divide hope between the moves by their first values."""
    total = 0.0
    for kid in kids:
        kid.hope = exp((kid.totals[seat] - best) / TRUST)
        total += kid.hope
    for kid in kids:
        kid.hope /= total


def hope_of(node: Node) -> float:
    return node.hope


def most_promising(node: Node) -> Node:
    """The move to follow: what was found for the seat that chooses, and hope for what was seen little."""
    kids = node.kids
    root = sqrt(node.visits)
    wide = NARROW + int(root)
    if wide > len(kids):
        wide = len(kids)
    seat = node.seat
    best = kids[0]
    highest = -1.0
    for number in range(wide):
        kid = kids[number]
        found = kid.totals[seat] / kid.visits + EXPLORE * kid.hope * root / (1.0 + kid.visits)
        if found > highest:
            highest = found
            best = kid
    return best
