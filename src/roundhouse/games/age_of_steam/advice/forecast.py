"""Advice: what everybody could carry in a position, worked out once for all its copies.

Most moves change neither links nor goods, so most of what an evaluation needs is known from positions
before. Lists of a state are replaced and never changed: as long as they are the same objects, they say
the same. What comes from memory is what would come out anew, so memory changes no choice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.core.rows import row_full, row_of
from roundhouse.games.age_of_steam.advice.demand import LINK, STRANGERS, Demand, accepted
from roundhouse.games.age_of_steam.advice.goods import Goods
from roundhouse.games.age_of_steam.advice.memory import Memory
from roundhouse.games.age_of_steam.rules.components import Edition, Map
from roundhouse.games.age_of_steam.rules.network import Network
from roundhouse.games.age_of_steam.rules.scoring import sections
from roundhouse.games.age_of_steam.rules.state import FOR_SALE, State

if TYPE_CHECKING:
    from roundhouse.core.rows import Row

RISE: Final = 2  # links that an engine may soon be longer
UNKNOWN: Final = -1.0e6  # what the best New City would bring
KEPT: Final = 32  # forecasts: about as many positions as a search looks at side by side


class Forecast:
    """Goods and links of a position, and what each seat could carry; worked out when asked for."""

    __slots__ = (
        "accepts", "alive", "cubes", "demands", "display", "edition", "engine", "founding", "goods", "hauls",
        "letter", "link_owner", "lying", "m", "markers", "network", "own", "planned", "reach", "rivals",
        "track", "turn",
    )  # fmt: skip

    def __init__(self, state: State) -> None:
        n = state.players
        # What it stands for
        self.m: Map = state.m
        self.edition: Edition = state.edition
        self.network: Network = state.links()
        self.link_owner: list[int] = state.link_owner
        self.letter: list[int] = state.letter
        self.markers: list[int] = state.markers
        self.cubes: list[int] = state.cubes
        self.display: list[int] = state.display
        self.lying: list[int] = state.lying
        self.alive: list[int] = state.alive
        self.engine: list[int] = state.engine[:]
        self.turn: int = state.turn
        # What is known
        self.goods = Goods(state)
        self.accepts: Row = accepted(state)
        self.track: list[int] = sections(state)
        self.own: list[list[int]] = usable_links(state)
        self.reach: list[Row] = [
            row_full(0, 0) for _ in range(n)
        ]  # [seat]: `Demand.best` over own links alone
        self.demands: list[Demand | None] = [None] * n  # [seat]: the same with a few opponents' links
        self.rivals: list[Row] = []  # [seat, cube]: opponents who would like to move it
        self.founding: list[float] = [UNKNOWN] * n  # [seat]: what the best New City would bring
        self.hauls: dict[int, float] = {}  # by new links and seat: what the network could carry before long
        self.planned: dict[tuple[object, ...], list[float]] = {}  # by books: the best build turn to come

    def fits(self, state: State) -> bool:
        """Whether it tells about this position."""
        return (
            self.cubes is state.cubes
            and self.network is state.links()
            and self.display is state.display
            and self.letter is state.letter
            and self.link_owner is state.link_owner
            and self.markers is state.markers
            and self.lying is state.lying
            and self.alive is state.alive
            and self.turn == state.turn
            and self.engine == state.engine
        )

    def take_over(self, before: Forecast) -> bool:
        """Whatever is still true of a position before: ways do not depend on the cubes that are gone."""
        if before.m is not self.m or before.edition is not self.edition or before.letter != self.letter:
            return False
        if len(before.engine) != len(self.engine):  # of another game
            return False
        if before.accepts != self.accepts or self.goods.sections or before.goods.sections:
            return False
        for stop in range(len(self.goods.wanted)):
            if self.goods.wanted[stop] & ~before.goods.wanted[stop]:
                return False
        same = self.network is before.network or (
            self.network.to == before.network.to and self.network.owner == before.network.owner
        )
        same = same and self.link_owner == before.link_owner
        for seat in range(len(self.engine)):
            if self.engine[seat] == before.engine[seat]:
                if same:
                    self.demands[seat] = before.demands[seat]
                if same or self.own[seat] == before.own[seat]:
                    self.reach[seat] = before.reach[seat]
        return True

    def demand(self, state: State, seat: int) -> Demand:
        """A player's links and what they could soon carry. Not to be changed."""
        found = self.demands[seat]
        if found is None:
            found = Demand(state, seat, self.goods, self.accepts)
            found.measure(min(state.m.most_engine, state.engine[seat] + RISE), STRANGERS)
            self.demands[seat] = found
        return found

    def goods_for(self, state: State, seat: int) -> Goods:
        """The goods, with the opponents marked who would like to move them."""
        if not self.rivals:
            self.compare(state)
        self.goods.rivals = self.rivals[seat][:]
        return self.goods

    def compare(self, state: State) -> None:
        """Find out who would like to move each cube now: it is among the best for the player's own links."""
        rows = self.goods.row
        liked = [0] * len(rows)
        likes: list[list[int]] = []
        for seat in range(state.players):
            likes.append([0] * len(rows))
            if not state.alive[seat] or not (self.own[seat] or self.goods.sections):
                continue
            if not len(self.reach[seat]):
                demand = Demand(state, seat, self.goods, self.accepts)
                demand.measure(state.engine[seat], 0)
                self.reach[seat] = demand.best
            best = self.reach[seat]
            engine = state.engine[seat]
            most = 0
            for row in rows:
                if best[row + engine] > most:
                    most = best[row + engine]
            if not most:
                continue
            for number in range(len(rows)):
                gain = best[rows[number] + engine]
                if gain > 0 and gain >= most - LINK:
                    likes[seat][number] = 1
                    liked[number] += 1
        for seat in range(state.players):
            own = likes[seat]
            self.rivals.append(row_of([liked[number] - own[number] for number in range(len(rows))]))


MEMORY: Final[Memory[Forecast]] = Memory(KEPT)


def forecast(state: State) -> Forecast:
    """What is known about a position, worked out or remembered."""
    lately = MEMORY.recent()
    for known in lately:
        if known.fits(state):
            return known
    found = Forecast(state)
    for known in lately:
        if found.take_over(known):
            break
    MEMORY.keep(found)
    return found


def usable_links(state: State) -> list[list[int]]:
    """For each seat, in numbers of their own: the links that a cube can take without paying an opponent."""
    network = state.links()
    found: list[list[int]] = [[] for _ in range(state.players)]
    for place in range(len(network.to)):
        if network.to[place] >= 0:
            enter(state, found, network.owner[place], place * len(network.to) + network.to[place])
    for link in range(len(state.link_owner)):
        if state.link_owner[link] != FOR_SALE:
            enter(state, found, state.link_owner[link], -1 - link)
    return found


def enter(state: State, found: list[list[int]], owner: int, link: int) -> None:
    """Put a link down for its owner; for everybody if it is nobody's, or if the mover earns anyway."""
    if owner >= 0 and not state.edition.mover_earns:
        found[owner].append(2 * link)
        return
    for seat in range(len(found)):
        found[seat].append(2 * link + 1)
