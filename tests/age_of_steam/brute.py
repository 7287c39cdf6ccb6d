"""Track and goods by brute force: the rules once more, slow and plain, with data of their own.

Nothing here comes from the rules under test: neighbours are found by geometry, track is a set of segments
between nodes, sections and links are found by flooding, tiles by turning a list of fifteen. A node is the
centre of a town, a city, or the edge between two hexes; a segment is (hex, end, end) with ends 0 to 5 for
sides and CENTRE for the middle of a town.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations

from roundhouse.games.age_of_steam.rules.state import State

CENTRE = 6
NOBODY = -1
Segment = tuple[int, int, int]
Node = tuple[int, ...]  # (hex,) for a stop, (hex, hex) for an edge
Lines = frozenset[tuple[int, int]]

# Kind, number, lines in one position; in the order of the box.
TILES = [
    ("simple", 48, [(0, 3)]),
    ("simple", 55, [(0, 2)]),
    ("simple", 7, [(0, 1)]),
    ("crossing", 4, [(0, 3), (1, 4)]),
    ("crossing", 4, [(0, 3), (1, 5)]),
    ("crossing", 3, [(0, 2), (1, 3)]),
    ("beside", 1, [(0, 2), (3, 5)]),
    ("beside", 1, [(0, 3), (4, 5)]),
    ("beside", 1, [(0, 2), (4, 5)]),
    ("beside", 1, [(0, 2), (3, 4)]),
    ("town", 3, [(0, 6)]),
    ("town", 2, [(0, 6), (3, 6), (5, 6)]),
    ("town", 2, [(0, 6), (3, 6), (1, 6)]),
    ("town", 2, [(0, 6), (1, 6), (5, 6)]),
    ("town", 2, [(0, 6), (2, 6), (4, 6)]),
]
DISCS = 8
STRAIGHT = {(0, 3), (1, 4), (2, 5)}
HIGH_COSTS, COMMONWEALTH = 11, 18  # actions
MOST_EXITS = 4


def turned(lines: list[tuple[int, int]], by: int) -> Lines:
    """A tile after so many steps clockwise."""
    ends = [[end if end == CENTRE else (end + by) % 6 for end in line] for line in lines]
    return frozenset((min(line), max(line)) for line in ends)


def sides_of(lines: Lines) -> frozenset[int]:
    return frozenset(end for line in lines for end in line if end != CENTRE)


@cache
def kinds_for(lines: Lines) -> dict[int, str]:
    """The tiles that can lie so, by number. A town with two or four exits is an ordinary tile with a disc."""
    town = any(CENTRE in line for line in lines)
    found: dict[int, str] = {}
    for number, (kind, _, track) in enumerate(TILES):
        for by in range(6):
            face = turned(track, by)
            if face == lines or (town and kind != "town" and sides_of(face) == sides_of(lines)):
                found[number] = kind
    return found


@cache
def every_tile() -> list[Lines]:
    """Every way a tile can lie in a hex, town or not."""
    found: set[Lines] = set()
    for _, _, track in TILES:
        found |= {turned(track, by) for by in range(6)}
    for exits in (2, 4):
        for sides in combinations(range(6), exits):
            found.add(frozenset((side, CENTRE) for side in sides))
    return sorted(found, key=sorted)


def closed_hex(state: State, hex: int) -> bool:
    """Holland: polders, the hexes for $3, open in turn 5 with three players, in turn 4 with four."""
    return state.m.price[hex] == 3 and state.turn < {3: 5, 4: 4}[state.players]


class Board:
    """A position as one builder sees it."""

    def __init__(self, state: State, seat: int) -> None:
        m = state.m
        self.state, self.m, self.seat = state, m, seat
        self.near = geometry(state)
        self.towns = {m.stop_hex[stop] for stop in range(m.stops) if not state.cities >> stop & 1}
        self.cities = {m.stop_hex[stop] for stop in range(m.stops) if state.cities >> stop & 1}
        self.owner: dict[Segment, int] = {}
        for hex in range(len(m.cell)):
            for side in range(6):
                line = state.track[hex * 6 + side]
                if line >= 0:
                    inner = line & 7
                    self.owner[(hex, min(side, inner), max(side, inner))] = (line >> 3) - 1
        self.links = [
            (m.stop_hex[m.links[k * 3]], m.stop_hex[m.links[k * 3 + 1]], owner)
            for k, owner in enumerate(state.link_owner)
        ]
        # Towns that a link of the builder's leads to without track.
        ends = {hex for one, other, owner in self.links if owner == seat for hex in (one, other)}
        self.linked = ends & self.towns
        self.tile = {hex: kind for hex, kind in enumerate(state.tile) if kind >= 0}
        self.built = set(state.built)
        self.tiles_left, self.cash = state.tiles_left, state.cash[seat]
        self.dearest = state.dearest
        self.laid = bool(state.laid[seat])
        self.at: dict[Node, list[Segment]] = {}
        self.inside: dict[int, set[Segment]] = {}
        self.index(set(), set(self.owner))

    def index(self, gone: set[Segment], added: set[Segment]) -> None:
        """Note which segments lie in each hex and meet at each node."""
        for segment in gone:
            self.inside[segment[0]] = self.inside[segment[0]] - {segment}
            for node in self.nodes(segment):
                self.at[node] = [other for other in self.at[node] if other != segment]
        for segment in added:
            self.inside[segment[0]] = self.inside.get(segment[0], set()) | {segment}
            for node in self.nodes(segment):
                self.at[node] = [*self.at.get(node, []), segment]

    def node(self, hex: int, end: int) -> Node:
        beyond = self.near[hex][end] if end != CENTRE else hex
        if end == CENTRE or beyond in self.cities:
            return (beyond,)
        return (min(hex, beyond), max(hex, beyond))

    def nodes(self, segment: Segment) -> tuple[Node, Node]:
        return self.node(segment[0], segment[1]), self.node(segment[0], segment[2])

    def section(self, segment: Segment) -> tuple[set[Segment], list[Node]]:
        """The whole section of a segment, and where it ends: stops, or edges with nothing beyond."""
        found = {segment}
        ends: list[Node] = []
        todo = [segment]
        while todo:
            this = todo.pop()
            for node in self.nodes(this):
                if len(node) == 1 or len(self.at[node]) == 1:
                    ends.append(node)
                    continue
                for other in self.at[node]:
                    if other not in found:
                        found.add(other)
                        todo.append(other)
        return found, ends

    def sections(self) -> Iterator[tuple[set[Segment], list[Node]]]:
        seen: set[Segment] = set()
        for segment in self.owner:
            if segment not in seen:
                found, ends = self.section(segment)
                seen |= found
                yield found, ends

    # Laying a tile

    def price(self, hex: int, lines: Lines, kind: str) -> int:
        """The cost table; with a half-price Engineer what the turn's total rises by."""
        m = self.m
        old = self.inside.get(hex, set())
        if hex in self.towns:
            full = 3 if old else 1 + len(lines)
        elif not old:
            full = m.price[hex] + {"simple": 0, "beside": 1, "crossing": 2}[kind]
        elif len(lines) > len(old):
            full = 3 if kind == "crossing" else self.state.edition.beside_price
        else:
            full = 2
        if "price_by_shape" in m.rules:
            full = self.price_of_shape(hex, lines, kind)
        if "odd_turns" in m.rules:
            full += self.state.turn % 2
        if "weak_actions" in m.rules and self.state.action[self.seat] == HIGH_COSTS:
            full += 4
        if m.engineer_saves and self.state.action[self.seat] == 2:
            dearest = max(self.dearest, full)
            self.full = full
            share = {"germany": 2, "australia": 1}[m.name]
            return (full - dearest // share) - (0 - self.dearest // share)
        self.full = full
        return full

    def price_of_shape(self, hex: int, lines: Lines, kind: str) -> int:
        """Pittsburgh: straight lines are dear, once a turn less so with Commonwealth; towns cost nothing."""
        old = {segment[1:] for segment in self.inside.get(hex, ())}
        if hex in self.towns:
            return 0
        if lines & STRAIGHT and not old & STRAIGHT:
            discount = self.state.action[self.seat] == COMMONWEALTH and not self.state.kept[0]
            return 7 if discount else 10
        if not old:
            return 3 if kind == "simple" else 4
        return 2 if len(lines) > len(old) and kind == "beside" else 4

    def supply(self, kind: int, hex: int) -> int:
        """Tiles of a kind left if the one in this hex is taken up."""
        if "tiles_removed" in self.m.rules and TILES[kind][2] == [(0, 3), (1, 4)]:
            return 0
        return TILES[kind][1] - sum(1 for place, lies in self.tile.items() if lies == kind and place != hex)

    def discs(self, hex: int) -> int:
        """Discs left, without the one in this hex."""
        used = [place for place in self.towns if len(self.inside.get(place, ())) in (2, 4) and place != hex]
        return DISCS - len(used)

    def kinds_after(self, hex: int, lines: Lines) -> dict[int, Board]:
        """The board after a lay with each kind of tile that will do; none after which the turn must fail."""
        after = self.after(hex, lines)
        if after is None:
            return {}
        found: dict[int, Board] = {}
        for kind in kinds_for(lines):
            if self.supply(kind, hex) > 0:
                board = Board.__new__(Board)
                board.__dict__.update(after.__dict__)
                board.tile = {**after.tile, hex: kind}
                if not self.m.complete_only or board.can_be_finished():
                    found[kind] = board
        return found

    def after(self, hex: int, lines: Lines) -> Board | None:
        """The board after a lay, or None if it is not allowed; unfinished track is not looked at here."""
        if self.tiles_left < 1 or hex in self.cities or hex in self.built:
            return None
        if (hex in self.towns) != any(CENTRE in line for line in lines):
            return None
        if "hexes_open_from" in self.m.rules and closed_hex(self.state, hex):
            return None
        changed = self.changes(hex, lines)
        if changed is None:
            return None
        gone, bent, fresh = changed
        for segment in [*bent, *fresh]:
            for end in segment[1:]:
                if end != CENTRE and self.near[hex][end] < 0:
                    return None
                node = self.node(hex, end)
                for other in self.at.get(node, []) if len(node) == 2 else []:
                    if other[0] != hex and self.owner[other] not in (NOBODY, self.seat):
                        return None
        kinds = kinds_for(lines)
        left = [kind for kind in kinds if self.supply(kind, hex) > 0]
        if not left or (hex in self.towns and len(lines) in (2, 4) and self.discs(hex) < 1):
            return None
        cost = self.price(hex, lines, kinds[left[0]])
        if cost > self.cash:
            return None
        if not self.laid and not self.opens(lines, [*bent, *fresh]):
            return None
        if "links_from_city_per_turn" in self.m.rules and self.leaves_again(hex, [*bent, *fresh]):
            return None
        board = self.with_track(hex, gone, bent, fresh)
        if board is None or ("one_link_per_pair" in self.m.rules and board.joined_twice()):
            return None
        board.tile[hex] = left[0]
        board.cash -= cost
        board.dearest = max(self.dearest, self.full)
        board.tiles_left -= 1
        board.built.add(hex)
        board.laid = True
        return board

    def changes(self, hex: int, lines: Lines) -> tuple[set[Segment], dict[Segment, int], set[Segment]] | None:
        """Segments taken away, segments redirected with their owner so far, and new ones."""
        old = self.inside.get(hex, set())
        new = {(hex, *line) for line in lines}
        gone, fresh = old - new, new - old
        if not fresh:
            return None
        if hex in self.towns:
            return None if gone or len(new) > MOST_EXITS else (gone, {}, fresh)
        if not old and len(new) == 2 and not self.state.edition.direct_pairs:
            return None
        bent: dict[Segment, int] = {}
        for segment in gone:
            loose = [
                end
                for end in segment[1:]
                if len(self.node(hex, end)) == 2 and len(self.at[self.node(hex, end)]) == 1
            ]
            if len(loose) != 1 or self.owner[segment] not in (NOBODY, self.seat):
                return None
            fixed = segment[1] + segment[2] - loose[0]
            heirs = [line for line in fresh if fixed in line[1:] and line not in bent]
            if not heirs:
                return None
            bent[heirs[0]] = self.owner[segment]
        return gone, bent, fresh - set(bent)

    def leaves_again(self, hex: int, added: list[Segment]) -> bool:
        """Whether a lay makes another exit from the city that allows one in a turn, once there was one."""
        switch = next(switch for switch in self.m.switches if switch.name == "links_from_city_per_turn")
        kept = self.state.kept[switch.at : switch.at + 2]
        city = self.m.stop_hex[self.m.stop_name.index("Lisboa")]
        new = any((city,) in self.nodes(segment) for segment in added)
        return new and kept[0] == self.state.turn * 16 + self.seat and kept[1] > 0

    def opens(self, lines: Lines, added: list[Segment]) -> bool:
        """The very first tile is a simple one that touches a city to begin at; or each new line does."""
        at_city = [line for line in added if any((city,) in self.nodes(line) for city in self.begin())]
        if "simple" in kinds_for(lines).values():
            return bool(at_city)
        return bool(self.state.edition.complex_first) and at_city == added

    def begin(self) -> set[int]:
        """The cities that track may begin at."""
        m = self.m
        restricted = m.first_from and not self.has_track() and not (m.contiguous and self.state.joined)
        if not restricted:
            return self.cities
        return {m.stop_hex[stop] for stop in range(m.stops) if m.first_from >> stop & 1}

    def has_track(self) -> bool:
        return self.seat in self.owner.values() or any(owner == self.seat for _, _, owner in self.links)

    def with_track(
        self, hex: int, gone: set[Segment], bent: dict[Segment, int], fresh: set[Segment]
    ) -> Board | None:
        """The track afterwards with its owners, if every line leads back to a city as it must."""
        board = Board.__new__(Board)
        board.__dict__.update(self.__dict__)
        board.tile, board.built = dict(self.tile), set(self.built)
        board.owner = {segment: owner for segment, owner in self.owner.items() if segment not in gone}
        board.owner.update(bent)
        board.owner.update(dict.fromkeys(fresh, self.seat))
        board.at, board.inside = dict(self.at), dict(self.inside)
        board.index(gone, set(bent) | fresh)
        touched: list[set[Segment]] = []
        mine: set[Segment] = set()
        for segment in [*bent, *fresh]:
            found, ends = board.section(segment)
            stops = [end for end in ends if len(end) == 1]
            if len(stops) != len(set(stops)):
                return None  # it comes back to where it began
            touched.append(found)
            if segment in fresh or len(stops) == 2 or self.state.edition.redirect_claims:
                mine |= found
        for segment in mine:
            board.owner[segment] = self.seat
        own = {segment for segment, owner in board.owner.items() if owner == self.seat}
        together = self.m.contiguous and not self.state.joined
        before = {segment for segment in own if self.seat in (self.owner.get(segment), bent.get(segment))}
        if hex in self.towns:
            touched = [set().union(*touched)]  # the exits of a town hang together
        for found in touched:  # lines of one tile are looked at one by one
            reached, cities = board.reach(found, before | found, through_cities=bool(together))
            if not cities & (self.begin() | self.linked):
                return None
            if together and self.has_track() and not reached & before:
                return None
        alone = together and not self.has_track() and mine
        if alone and own - board.reach({next(iter(mine))}, own, through_cities=True)[0]:
            return None
        return board

    def reach(
        self, start: set[Segment], own: set[Segment], *, through_cities: bool
    ) -> tuple[set[Segment], set[int]]:
        """The segments and the cities that own track leads to from some segments."""
        seen = set(start)
        cities: set[int] = set()
        todo = list(start)
        while todo:
            for node in self.nodes(todo.pop()):
                if len(node) == 1 and node[0] in self.linked:
                    cities.add(node[0])
                if len(node) == 1 and node[0] in self.cities:
                    cities.add(node[0])
                    if not through_cities:
                        continue
                for other in self.at[node]:
                    if other in own and other not in seen:
                        seen.add(other)
                        todo.append(other)
        return seen, cities

    def joined_twice(self) -> bool:
        """Whether any two stops are joined by two completed sections."""
        ends = [sorted(ends) for _, ends in self.sections() if all(len(end) == 1 for end in ends)]
        pairs = [tuple(pair) for pair in ends if len(pair) == 2]
        return len(pairs) != len(set(pairs))

    # Maps without unfinished track

    def open_ends(self) -> list[tuple[Segment, Node]]:
        """The segments of the builder's that lead nowhere, with the edge they lead to."""
        return [
            (segment, node)
            for segment, owner in self.owner.items()
            if owner == self.seat
            for node in self.nodes(segment)
            if len(node) == 2 and len(self.at[node]) == 1
        ]

    def can_be_finished(self) -> bool:
        """Whether some further tiles bring every open end to a stop."""
        ends = self.open_ends()
        if not ends:
            return True
        ahead = {hex for segment, node in ends for hex in node if hex != segment[0]}
        if self.tiles_left < len(ahead) or ahead & self.built:
            return False
        for hex in ahead:
            if any(self.kinds_after(hex, lines) for lines in every_tile()):
                return True
        return False


def geometry(state: State) -> list[list[int]]:
    """The neighbours of every hex by column and row, -1 for none; blocked edges are taken from the map."""
    m = state.m
    at = {(m.column[hex], m.row[hex]): hex for hex in range(len(m.cell))}
    even = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 0), (-1, -1)]
    odd = [(0, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)]
    found: list[list[int]] = []
    for hex in range(len(m.cell)):
        column, row = m.column[hex], m.row[hex]
        steps = odd if column % 2 else even
        beyond = [at.get((column + right, row + down), -1) for right, down in steps]
        found.append([-1 if m.near[hex * 6 + side] < 0 else beyond[side] for side in range(6)])
    return found


def legal_lays(state: State, seat: int) -> set[tuple[int, Lines]]:
    """Every hex and every tile that a builder may lay now."""
    board = Board(state, seat)
    if "action_must_be_used" in state.m.rules and must_found(state, seat):
        return set()
    hexes = range(len(state.m.cell))
    return {(hex, lines) for hex in hexes for lines in every_tile() if board.kinds_after(hex, lines)}


def must_found(state: State, seat: int) -> bool:
    """Whether a New City has to be founded before all else."""
    letters = sum(1 for letter in range(8) if state.m.letters >> letter & 1 and letter not in state.letter)
    towns = any(not state.cities >> stop & 1 for stop in range(state.m.stops))
    begun = state.agenda[-1].fields() == [1] or bool(state.built)
    return state.action[seat] == 4 and not begun and letters > 0 and towns
