"""Phase IV: a player's build turn: New City, tiles, direct links (R-BLD-1, R-URB-1, R-OWN-3)."""

from __future__ import annotations

from roundhouse.core.message import Argument, Reason
from roundhouse.core.state import Decision, Happening
from roundhouse.games.age_of_steam.rules import completing, joining, urbanization, why_not
from roundhouse.games.age_of_steam.rules.actions import must_use
from roundhouse.games.age_of_steam.rules.components import ENGINEER, URBANIZATION
from roundhouse.games.age_of_steam.rules.laying import kinds_for, lay, may_lay, take_tile
from roundhouse.games.age_of_steam.rules.layouts import TEXTS, exits_of, sides_of
from roundhouse.games.age_of_steam.rules.moves import DONE, LINK, MOST_LINKS, TAKE, URBANISE, urbanised
from roundhouse.games.age_of_steam.rules.offers import lays
from roundhouse.games.age_of_steam.rules.ownership import abandon
from roundhouse.games.age_of_steam.rules.state import FOR_SALE, State
from roundhouse.games.age_of_steam.rules.switch import FOUND, LAY, LINKS, MUST, TILES


class BeginBuild(Happening[State]):
    """The builder's turn comes."""

    __slots__ = ()

    def run(self, state: State) -> None:
        state.tiles_left = tiles_of_turn(state, self.seat)
        state.spent = 0
        state.dearest = 0
        state.built = []
        state.fresh = []
        state.then(EndBuild(self.seat))
        state.then(BuildTrack(self.seat, 0))


def tiles_of_turn(state: State, seat: int) -> int:
    """The tiles that a player may lay in this turn (R-BLD-1)."""
    m = state.m
    tiles = m.tiles_engineer if state.action[seat] == ENGINEER else m.tiles_per_turn
    if m.points & TILES:
        for switch in m.switches:
            tiles = switch.tiles(state, seat, tiles)
    return tiles


class EndBuild(Happening[State]):
    """The turn is over: what was not continued is nobody's."""

    __slots__ = ()

    def run(self, state: State) -> None:
        sections = abandon(state, self.seat)
        if not state.built and not state.spent:
            state.tell("no_track" if state.cities else "no_city", self.seat)
        if sections:
            state.tell("abandons", self.seat, {"sections": sections})
        state.built = []
        state.fresh = []
        state.tiles_left = 0


class BuildTrack(Decision[State]):
    """Put a New City on a town, lay a tile, buy a direct link, or stop."""

    __slots__ = ("urbanised",)

    def __init__(self, seat: int, urbanised: int) -> None:
        super().__init__(seat)
        self.urbanised = urbanised  # 1 once the New City of this turn lies

    def fields(self) -> list[int]:
        return [self.urbanised]

    def legal(self, state: State) -> list[int]:
        if state.m.points & MUST and self.must_found(state):
            return urbanization.places(state, self.seat)
        moves = lays(state, self.seat)
        if state.m.points & LAY:
            moves = allowed(state, self.seat, moves)
        moves = completing.sift(state, self.seat, moves)
        if self.may_urbanise(state):
            moves = urbanization.places(state, self.seat) + moves
        if state.link_owner:
            moves += completing.sift(state, self.seat, self.links(state))
        if moves and self.may_stop(state):
            moves.append(DONE)
        return moves

    def may_urbanise(self, state: State) -> bool:
        """The New City comes before all track, unless a map says otherwise (R-URB-1, R-URB-5)."""
        may = state.action[self.seat] == URBANIZATION and not self.urbanised
        return may and (state.m.urbanise_late > 0 or (not state.built and not state.spent))

    def must_found(self, state: State) -> bool:
        """Whether a New City has to be put down before all else, as a switch of the map says."""
        may = must_use(state, self.seat, URBANIZATION) and self.may_urbanise(state)
        return may and bool(urbanization.places(state, self.seat))

    def may_stop(self, state: State) -> bool:
        if state.m.points & MUST and must_use(state, self.seat, ENGINEER):
            return False
        return not state.m.complete_only or not completing.open_ends(state)

    def links(self, state: State) -> list[int]:
        """Direct links that are for sale (one placement each)."""
        if state.tiles_left <= 0:
            return []
        m = state.m
        cash = state.cash[self.seat]
        return [
            LINK + link
            for link in range(len(state.link_owner))
            if state.link_owner[link] == FOR_SALE
            and m.link_price(link) <= cash
            and (not m.points & LINKS or may_buy(state, self.seat, link))
        ]

    def play(self, state: State, move: int) -> None:
        if move == DONE:
            return
        seat = self.seat
        state.then(self)
        if move >= state.codes.lay:
            cell, layout = state.codes.laid(move)
            hex = state.m.hex_at[cell]
            lay(state, seat, hex, layout)
            joining.check(state, seat)
            if len(state.c.tiles_for[layout]) > 1:
                state.then(ChooseTile(seat, hex))
            return
        if move >= URBANISE:
            cell, letter = urbanised(move)
            state.agenda[-1] = BuildTrack(seat, 1)
            hex = state.m.hex_at[cell]
            if state.m.points & FOUND:
                for switch in state.m.switches:
                    switch.founding(state, seat, state.m.stop[hex])
            urbanization.urbanise(state, seat, hex, letter)
            if state.m.points & FOUND:
                for switch in state.m.switches:
                    switch.founded(state, seat, state.m.stop[hex])
        else:
            self.buy(state, move - LINK)
        joining.check(state, seat)

    def buy(self, state: State, link: int) -> None:
        """A direct link between two touching cities."""
        m = state.m
        price = m.link_price(link)
        state.cash[self.seat] -= price
        state.spent += price
        state.tiles_left -= 1
        owners = state.link_owner[:]
        owners[link] = self.seat
        state.link_owner = owners
        if m.points & LINKS:
            for switch in m.switches:
                switch.bought(state, self.seat, link)
        if state.log is not None:
            one, other = m.link_ends(link)
            names: dict[str, Argument] = {"one": m.stop_name[one], "other": m.stop_name[other]}
            state.tell("buys_link", self.seat, {**names, "price": price})

    def reason(self, state: State, move: int) -> Reason:
        if move == DONE:
            return Reason("reason.unfinished" if completing.open_ends(state) else "reason.action_unused")
        if LINK <= move < LINK + MOST_LINKS:
            return why_not.why_not_link(state, self.seat, move - LINK)
        if not URBANISE <= move < state.codes.deliver and self.must_found(state):
            return Reason("reason.action_unused")
        if state.codes.lay <= move < state.codes.further:
            cell, layout = state.codes.laid(move)
            return why_not.why_not_lay(state, self.seat, cell, layout)
        if URBANISE <= move < state.codes.deliver:
            cell, letter = urbanised(move)
            if state.action[self.seat] != URBANIZATION:
                return Reason("reason.no_urbanization")
            if not self.may_urbanise(state):
                return Reason("reason.urbanise_first")
            return urbanization.why_not(state, self.seat, cell, letter)
        return Reason("reason.not_now")


class ChooseTile(Decision[State]):
    """Which kind of tile a town takes from the supply, where several have its exits (R-BLD-7, R-BLD-19).

    The one with most left lies there already, so that nothing is missing while this is asked.
    """

    __slots__ = ("hex",)

    def __init__(self, seat: int, hex: int) -> None:
        super().__init__(seat)
        self.hex = hex

    def fields(self) -> list[int]:
        return [self.hex]

    def legal(self, state: State) -> list[int]:
        kinds = completing.hopeful_kinds(state, self.seat, self.hex)
        return [TAKE + kind for kind in kinds] if len(kinds) > 1 else []

    def run(self, state: State) -> None:
        kinds = completing.hopeful_kinds(state, self.seat, self.hex)
        state.own_board(self.hex)
        take_tile(state, self.hex, state.board.layout[self.hex], kinds[0])

    def play(self, state: State, move: int) -> None:
        layout = state.board.layout[self.hex]
        state.own_board(self.hex)
        take_tile(state, self.hex, layout, move - TAKE)
        if state.log is not None:
            lies = lying(state, move - TAKE, layout)
            state.tell("takes_tile", self.seat, {"layout": TEXTS[lies]})

    def reason(self, state: State, move: int) -> Reason:
        if not TAKE <= move < TAKE + len(state.c.tiles):
            return Reason("reason.not_now")
        kind = move - TAKE
        layout = state.board.layout[self.hex]
        if kind not in state.c.tiles_for[layout]:
            return Reason("reason.other_exits")
        if kind not in kinds_for(state, self.hex, layout):
            return Reason("reason.no_tile")
        return Reason("reason.cannot_complete")


def may_buy(state: State, seat: int, link: int) -> bool:
    """Whether no switch of the map forbids to buy a link without track."""
    for switch in state.m.switches:
        if not switch.may_buy(state, seat, link):
            return False
    return True


def allowed(state: State, seat: int, moves: list[int]) -> list[int]:
    """Those of the tiles that no switch of the map forbids."""
    found: list[int] = []
    for move in moves:
        cell, layout = state.codes.laid(move)
        if may_lay(state, seat, state.m.hex_at[cell], layout):
            found.append(move)
    return found


def lying(state: State, kind: int, layout: int) -> int:
    """How the lines of a kind of tile lie where it has the exits of a town."""
    for way in state.c.tiles[kind].layouts:
        if sides_of(way) == exits_of(layout):
            return way
    return layout
