"""The searching bot: looks ahead through several imagined positions for as long as it may."""

from __future__ import annotations

from time import perf_counter

from roundhouse.bots.bot import Bot
from roundhouse.bots.tree import Node, Tree
from roundhouse.core.random import Random
from roundhouse.core.state import State

WORLDS = 2  # positions imagined for one decision
CHECK = 8  # steps between two looks at the clock


class SearchBot(Bot):
    """Best-first search over what its seat may know.

    With `playouts` the choice depends on nothing but the seed and the view; with `seconds` also on the clock.
    """

    name = "search"
    seconds: float | None = 0.2
    playouts: int | None = None
    worlds: int = WORLDS

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.trees: list[Tree] = []
        self.expected = ""  # the view in which the kept trees go on

    def choose(self, view: State) -> int:
        seat = view.seat
        if not self.trees or view.digest() != self.expected:
            rng = Random(self.seed)
            self.trees = [Tree(view.imagine(seat, rng)) for _ in range(self.worlds)]
        self.think()
        move = self.verdict(view)
        self.remember(view, move)
        return move

    def think(self) -> None:
        """Let the trees grow in turn until the budget is used up."""
        start = sum(tree.valued for tree in self.trees)
        until = None if self.seconds is None else perf_counter() + self.seconds
        steps = 0
        while True:
            for tree in self.trees:
                tree.step()
            steps += 1
            if self.playouts is not None:
                if sum(tree.valued for tree in self.trees) - start >= self.playouts:
                    return
            elif until is not None and steps % CHECK == 0 and perf_counter() >= until:
                return

    def verdict(self, view: State) -> int:
        """The move that all trees together looked at most."""
        visits: dict[int, float] = {}
        for tree in self.trees:
            for kid in tree.root.kids:
                visits[kid.move] = visits.get(kid.move, 0.0) + kid.visits + kid.value(tree.root.seat)
        return max(view.legal(), key=lambda move: visits.get(move, 0.0))

    def remember(self, view: State, move: int) -> None:
        """Keep the trees for the next decision if it is ours at once and nothing new came to light."""
        after = view.copy()
        after.advance(move)
        if after.over or after.seat != view.seat or after.reveals != view.reveals or len(after.moves) < 2:
            self.trees = []
            return
        if all(tree.keep(move) for tree in self.trees):
            self.expected = after.seen_by(view.seat).digest()
        else:
            self.trees = []


def ranking(trees: list[Tree]) -> list[tuple[int, float, int]]:
    """Every move looked at: its code, the chance to win found, and how often it was looked at; best first."""
    found: dict[int, list[Node]] = {}
    for tree in trees:
        for kid in tree.root.kids:
            found.setdefault(kid.move, []).append(kid)
    seat = trees[0].root.seat
    rows: list[tuple[int, float, int]] = []
    for move, kids in found.items():
        visits = sum(kid.visits for kid in kids)
        rows.append((move, sum(kid.totals[seat] for kid in kids) / visits, visits))
    return sorted(rows, key=lambda row: (-row[2], -row[1]))
