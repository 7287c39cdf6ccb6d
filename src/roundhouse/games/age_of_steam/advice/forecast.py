"""Advice: what everybody could carry in a position, worked out once for all its copies.

Most moves change neither links nor goods, so most of what an evaluation needs is known from positions
before. Lists of a state are replaced and never changed: as long as they are the same objects, they say
the same. What comes from memory is what would come out anew, so memory changes no choice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.core.rows import row_full, row_of
from roundhouse.games.age_of_steam.advice.cargo import Cargo
from roundhouse.games.age_of_steam.advice.demand import LINK, STRANGERS, Demand, accepted
from roundhouse.games.age_of_steam.advice.goods import Goods
from roundhouse.games.age_of_steam.advice.memory import Memory
from roundhouse.games.age_of_steam.advice.weights import Weights
from roundhouse.games.age_of_steam.rules.board import Board
from roundhouse.games.age_of_steam.rules.components import NEW_CITIES, Edition, Map
from roundhouse.games.age_of_steam.rules.network import Network
from roundhouse.games.age_of_steam.rules.scoring import sections
from roundhouse.games.age_of_steam.rules.state import FOR_SALE, State

if TYPE_CHECKING:
    from mypy_extensions import i64

    from roundhouse.core.rows import Row

RISE: Final = 2  # links that an engine may soon be longer
UNKNOWN: Final = -1.0e6  # what the best New City would bring
KEPT: Final = 32  # forecasts: about as many positions as a search looks at side by side


class Forecast:
    """Goods and links of a position, and what each seat could carry; worked out when asked for."""

    __slots__ = (
        "accepts", "alive", "board", "built", "cargoes", "cities", "cubes", "demands", "display", "edition",
        "engine", "founding", "goods", "hauls", "joined", "letter", "link_owner", "lying", "m", "markers",
        "network", "own", "planned", "reach", "rivals", "takes", "tiles", "track", "turn",
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
        self.board: Board = state.board
        self.tiles: list[int] = state.tiles
        self.built: list[int] = state.built
        self.cities: int = state.cities
        self.joined: int = state.joined
        # What is known
        self.goods = Goods(state)
        self.accepts: Row = accepted(state)
        self.takes: i64 = wanted(state, self.accepts)  # colours that some city takes, or a New City would
        self.track: list[int] = sections(state)
        self.own: list[list[int]] = usable_links(state)
        self.reach: list[Row] = [
            row_full(0, 0) for _ in range(n)
        ]  # [seat]: `Demand.best` over own links alone
        self.demands: list[Demand | None] = [None] * n  # [seat]: the same with a few opponents' links,
        self.cargoes: list[Cargo | None] = [None] * n  # and the cubes that have a way over them
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

    def equals(self, state: State) -> bool:
        """Whether it tells all the same about this position, though not a list of it is the same object."""
        network = state.links()
        return (
            self.turn == state.turn
            and self.m is state.m
            and self.edition is state.edition
            and self.cities == state.cities
            and self.joined == state.joined
            and self.engine == state.engine
            and self.cubes == state.cubes
            and self.display == state.display
            and self.letter == state.letter
            and self.link_owner == state.link_owner
            and self.markers == state.markers
            and self.alive == state.alive
            and self.tiles == state.tiles
            and self.built == state.built
            and self.network.to == network.to
            and self.network.owner == network.owner
            and self.network.length == network.length
            and self.board.equals(state.board)
            and is_plain(state.m)
        )

    def adopt(self, state: State) -> None:
        """Go on with the lists of a position that equals the one it was made for."""
        self.network = state.links()
        self.link_owner = state.link_owner
        self.letter = state.letter
        self.markers = state.markers
        self.cubes = state.cubes
        self.display = state.display
        self.lying = state.lying
        self.alive = state.alive
        self.board = state.board
        self.tiles = state.tiles
        self.built = state.built

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
        if same and self.weighs_like(before):
            self.hauls = before.hauls
        for seat in range(len(self.engine)):
            if self.engine[seat] == before.engine[seat]:
                if same:
                    self.demands[seat] = before.demands[seat]
                if same or self.own[seat] == before.own[seat]:
                    self.reach[seat] = before.reach[seat]
        return True

    def weighs_like(self, before: Forecast) -> bool:
        """Whether all cubes are where they were before, with links as they were, and as many turns left."""
        return (
            self.turn == before.turn
            and self.engine == before.engine
            and self.alive == before.alive
            and self.cubes == before.cubes
            and self.display == before.display
            and self.cities == before.cities
            and is_plain(self.m)
        )

    def demand(self, state: State, seat: int) -> Demand:
        """A player's links and what they could soon carry. Not to be changed."""
        found = self.demands[seat]
        if found is None:
            found = Demand(state, seat, self.goods, self.accepts)
            found.measure(min(state.m.most_engine, state.engine[seat] + RISE), STRANGERS)
            self.demands[seat] = found
        return found

    def cargo(self, state: State, seat: int, weights: Weights) -> Cargo:
        """The cubes that have a way over these links. Not to be changed."""
        found = self.cargoes[seat]
        if found is None or found.contested != weights.contested:
            goods = self.goods_for(state, seat)
            found = Cargo(goods, self.demand(state, seat).best, self.takes, weights.contested)
            self.cargoes[seat] = found
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
    for known in lately:
        if known.equals(state):
            known.adopt(state)
            return known
    found = Forecast(state)
    for known in lately:
        if found.take_over(known):
            break
    MEMORY.keep(found)
    return found


def is_plain(m: Map) -> bool:
    """Whether what is carried depends on links and goods alone, not on tiles or on a switch of the map."""
    return not m.track_deliver and not m.switches


def wanted(state: State, accepts: Row) -> i64:
    """The colours that some city takes, or a New City would."""
    found: i64 = 0
    for mask in accepts:
        found |= mask
    left = state.letters_left()
    for letter in range(NEW_CITIES):
        if left >> letter & 1 and state.m.letter_colour[letter] >= 0:
            found |= 1 << state.m.letter_colour[letter]
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
