"""Deliveries and auctions by brute force: every simple path over every link, every bid by the book."""

from __future__ import annotations

from collections.abc import Iterator

from age_of_steam.brute import NOBODY, Board
from roundhouse.games.age_of_steam.rules.components import TERMINAL
from roundhouse.games.age_of_steam.rules.state import State

COLOURS = 6
BLACK = 4
WHITE = 5
LOCOMOTIVE, FERRY, SMUGGLE, PROTECTION = 3, 13, 14, 15  # actions
COAST = (
    "Oslo, Stockholm, Kristianstad, Göteborg, Ålborg, Helsingborg, Kobenhavn, Odense, Gdansk, Szczecin, "
    "Söderhamn, Skien, Visby, Viborg, Kalmar, Esbjerg, Malmö, Flensburg, Kiel, Rostock, Lübeck"
)
NEW_CITY_COLOURS = [0, 1, 4, 4, 3, 2, 4, 4]  # A red, B blue, C and D black, E yellow, F purple, G and H black
Step = tuple[
    str, int
]  # ("go", side of the stop that is left), ("over", number of the direct link), ("to", cell)
Way = tuple[int, int, tuple[Step, ...]]  # hex of the cube, colour, steps


NORTH = [
    "Lapithos", "Morphou", "Dhavios", "Yialeusa", "Rizokarpaso", "Xeros", "Kyrenia", "Lefkonica", "Akanthou",
    "Prastie", "Leonarisso",
]  # fmt: skip


class Goods:
    """The links of a position, and what each city takes."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.board = Board(state, NOBODY)
        self.closed: frozenset[int] = frozenset()  # links that the mover may not use
        self.home = 0  # the region that the cube must leave
        self.coast: list[int] = []  # cities between which the mover has a ferry
        self.leaving: dict[int, list[tuple[Step, int, frozenset[int]]]] = {}  # hex of stop -> step, end, link
        for number, (segments, ends) in enumerate(self.board.sections()):
            if len(ends) == 2 and all(len(end) == 1 for end in ends) and ends[0] != ends[1]:
                for node, other in (ends, ends[::-1]):
                    self.add(node[0], ("go", self.side(segments, node[0])), other[0], number)
        for number, (one, other, owner) in enumerate(self.board.links):
            if owner >= NOBODY:
                self.add(one, ("over", number), other, -1 - number)
                self.add(other, ("over", number), one, -1 - number)

    def add(self, hex: int, step: Step, end: int, link: int) -> None:
        self.leaving.setdefault(hex, []).append((step, end, frozenset([link])))

    def side(self, segments: set[tuple[int, int, int]], hex: int) -> int:
        """The side of a stop through which a section leaves it."""
        for segment in segments:
            if segment[0] == hex:
                return segment[1]  # a town's exit
            for end in segment[1:]:
                if end != 6 and self.board.near[segment[0]][end] == hex and hex in self.board.cities:
                    return (end + 3) % 6
        raise AssertionError("a section that does not touch its stop")

    def region(self, stop: int) -> int:
        """The region of a stop as it is now."""
        state = self.state
        return state.m.town_region[stop] if state.letter[stop] >= 0 else state.m.stop_region[stop]

    def takes(self, hex: int, colour: int) -> bool:
        """Whether a cube of this colour can end in this stop."""
        state, m = self.state, self.state.m
        stop = m.stop[hex]
        if hex not in self.board.cities:
            return False
        if m.dynamic_colours:
            return state.cubes[stop * COLOURS + colour] > 0
        if "acceptance" in m.rules:
            letter = state.letter[stop]
            own = NEW_CITY_COLOURS[letter] if letter >= 0 else m.stop_colour[stop]
            return own not in (colour, BLACK)
        if colour == WHITE:
            return bool(m.also_takes[WHITE] >> stop & 1)
        if m.stop_kind[stop] == TERMINAL:
            return state.markers[stop] == colour
        if m.name == "ireland" and m.stop_name[stop] in ("Scotland", "Wales"):
            return colour in (0, 1)  # red and blue
        letter = state.letter[stop]
        return colour == (NEW_CITY_COLOURS[letter] if letter >= 0 else m.stop_colour[stop])

    def closed_to(self, seat: int) -> frozenset[int]:
        """The sections that a player's goods may not be moved over."""
        if "own_links_only" not in self.state.m.rules:
            return frozenset()
        owners = [{self.board.owner[line] for line in lines} for lines, _ in self.board.sections()]
        return frozenset(number for number, whose in enumerate(owners) if whose != {seat})

    def welcomes(self, hex: int) -> bool:
        """Whether the mover may deliver there at all: a stop that takes the colour ends the way all the same.

        Cyprus: Greece, the second role, is closed to the north, Turkey, the third, to the south.
        """
        m, kept = self.state.m, self.state.kept
        if self.home and self.region(m.stop[hex]) == self.home:
            return False
        if "role_delivery_closed" not in m.rules:
            return True
        role = kept[1 + self.seat]  # from 1; the first number is that of closed actions
        north = m.stop_name[m.stop[hex]] in NORTH
        neutral = m.stop_name[m.stop[hex]] == "Nikosia"
        return neutral or not ((role == 2 and north) or (role == 3 and not north))

    def ways(self, seat: int) -> Iterator[Way]:
        """Every complete way of every cube that this player could move."""
        state, m = self.state, self.state.m
        self.seat = seat
        engine = state.engine[seat]
        if any(getattr(switch, "temporary", False) for switch in m.switches):
            engine += state.action[seat] == LOCOMOTIVE
        self.closed = self.closed_to(seat)
        if "ferry_step" in m.rules and state.action[seat] == FERRY:
            names = COAST.split(", ")
            self.coast = [hex for hex in self.board.cities if m.stop_name[m.stop[hex]] in names]
        for stop in range(m.stops):
            hex = m.stop_hex[stop]
            if "cross_region_only" in m.rules and state.action[seat] != SMUGGLE:
                self.home = self.region(stop)
            for colour in range(COLOURS):
                if not (hex in self.board.cities or self.from_town(seat, colour)):
                    continue
                if state.cubes[stop * COLOURS + colour]:
                    for steps in self.onwards(hex, colour, engine, [hex], frozenset()):
                        yield hex, colour, steps
        for hex, colour in enumerate(state.lying):
            if colour >= 0 and "mining" in m.rules:
                if any(self.board.owner[line] == seat for line in self.board.inside.get(hex, ())):
                    yield hex, colour, ()
            elif colour >= 0 and m.track_deliver:
                for segment in self.board.inside.get(hex, ()):
                    yield from self.from_track(hex, colour, segment, engine)

    def from_town(self, seat: int, colour: int) -> bool:
        """Whether a player may move a cube that lies on a town; on Sicily black ones ask for Protection."""
        if "town_cubes_need_action" in self.state.m.rules and colour == BLACK:
            return self.state.action[seat] == PROTECTION
        return bool(self.state.m.town_deliver)

    def from_track(self, hex: int, colour: int, segment: tuple[int, int, int], engine: int) -> Iterator[Way]:
        """The ways of a cube on open track, along one line of its hex."""
        segments, ends = self.board.section(segment)
        number = next(n for n, (found, _) in enumerate(self.board.sections()) if segment in found)
        for side in segment[1:]:
            end = self.follow(segments, segment, side)
            if end is None or engine < self.state.m.start_section_engine:
                continue
            first: Step = ("go", side)
            if self.takes(end, colour):
                yield hex, colour, (first,)
                if self.state.edition.must_stop:
                    continue
            left = engine - self.state.m.start_section_engine
            if self.state.m.stop_kind[self.state.m.stop[end]] != TERMINAL:
                for steps in self.onwards(end, colour, left, [end], frozenset([number])):
                    yield hex, colour, (first, *steps)
        assert ends

    def follow(
        self, segments: set[tuple[int, int, int]], segment: tuple[int, int, int], side: int
    ) -> int | None:
        """The stop that a section leads to from one of its lines through a side, or None."""
        board = self.board
        seen = {segment}
        node = board.node(segment[0], side)
        while len(node) == 2:
            others = [other for other in board.at[node] if other not in seen and other in segments]
            if not others:
                return None
            seen.add(others[0])
            one, other = board.nodes(others[0])
            node = other if one == node else one
        return node[0]

    def onwards(
        self, hex: int, colour: int, left: int, visited: list[int], barred: frozenset[int]
    ) -> Iterator[tuple[Step, ...]]:
        """Every way on from a stop that ends where the cube is taken."""
        if hex in self.coast:
            yield from self.over_sea(hex, colour, left, visited, barred)
        if left <= 0:
            return
        for step, end, link in self.leaving.get(hex, []):
            if end in visited or link & barred or link & self.closed:
                continue
            taken = self.takes(end, colour)
            if taken and self.welcomes(end):
                yield (step,)
            passable = self.state.m.stop_kind[self.state.m.stop[end]] != TERMINAL
            if passable and not (taken and self.state.edition.must_stop):
                for steps in self.onwards(end, colour, left - 1, [*visited, end], barred):
                    yield (step, *steps)

    def over_sea(
        self, hex: int, colour: int, left: int, visited: list[int], barred: frozenset[int]
    ) -> Iterator[tuple[Step, ...]]:
        """The same, beginning with the ferry, which goes once."""
        coast, self.coast = self.coast, []
        for end in coast:
            if end in visited:
                continue
            step: Step = ("to", self.state.m.cell[end])
            taken = self.takes(end, colour)
            if taken:
                yield (step,)
            if not (taken and self.state.edition.must_stop):
                for steps in list(self.onwards(end, colour, left, [*visited, end], barred)):
                    yield (step, *steps)
        self.coast = coast


class Auction:
    """The auction once more: who is asked, what may be said, who pays."""

    def __init__(self, order: list[int], cash: list[int], passing: set[int]) -> None:
        self.order, self.cash, self.passing = order[:], cash[:], set(passing)
        self.bid: dict[int, int] = {}
        self.still = order[:]
        self.places: list[int] = []  # from the last to the first
        self.turn = order[0]
        self.paid = dict.fromkeys(order, 0)
        self.settle()

    @property
    def highest(self) -> int:
        return max(self.bid.values(), default=0)

    def leader(self) -> int | None:
        return max(self.bid, key=lambda seat: self.bid[seat]) if self.bid else None

    def options(self) -> set[str]:
        """What the bidder may say; nothing when all is over."""
        if len(self.still) == 1:
            return set()
        found = {f"bid {amount}" for amount in range(self.highest + 1, self.cash[self.turn] + 1)}
        if self.turn in self.passing and (len(self.still) > 2 or not self.bid):
            found.add("pass")
        return found | {"drop"} if found else set()

    def say(self, word: str) -> None:
        if word == "drop":
            self.drop()
        else:
            if word == "pass":
                self.passing.discard(self.turn)
            else:
                self.bid[self.turn] = int(word.split()[1])
            self.turn = self.after(self.turn)
        self.settle()

    def after(self, seat: int) -> int:
        """Who comes next in the old order and is still in, but never the leader."""
        place = self.order.index(seat)
        ring = self.order[place + 1 :] + self.order[: place + 1]
        return next(other for other in ring if other in self.still and other != self.leader())

    def drop(self) -> None:
        seat, number = self.turn, len(self.order)
        place = len(self.still)
        bid = self.bid.get(seat, 0)
        self.paid[seat] = 0 if place == number else bid if place == 2 else (bid + 1) // 2
        self.still.remove(seat)
        self.places.append(seat)
        if len(self.still) > 1:
            self.turn = self.after(seat)

    def settle(self) -> None:
        """Who cannot say anything is out; the last one pays the bid."""
        while len(self.still) > 1 and not self.options():
            self.drop()
        if len(self.still) == 1:
            winner = self.still[0]
            self.paid[winner] = self.bid.get(winner, 0)

    def result(self) -> list[int]:
        return [*self.still, *reversed(self.places)]
