"""Phase IV: a player's build turn: New City, tiles, direct links (R-BLD-1, R-URB-1, R-OWN-3)."""

from __future__ import annotations

from roundhouse.core.message import Reason
from roundhouse.core.state import Decision
from roundhouse.games.age_of_steam import completing, joining, urbanization, why
from roundhouse.games.age_of_steam.build import lay, lays
from roundhouse.games.age_of_steam.components import ENGINEER, LETTERS, URBANIZATION
from roundhouse.games.age_of_steam.ground import abandon
from roundhouse.games.age_of_steam.layouts import LAYOUTS
from roundhouse.games.age_of_steam.moves import DONE, LINK, MOST_LINKS, URBANISE
from roundhouse.games.age_of_steam.state import FOR_SALE, State


class BeginBuild(Decision[State]):
    """The builder's turn comes."""

    __slots__ = ()

    def legal(self, state: State) -> list[int]:
        return []

    def run(self, state: State) -> None:
        engineer = state.action[self.seat] == ENGINEER
        state.tiles_left = state.m.tiles_engineer if engineer else state.m.tiles_per_turn
        state.spent = 0
        state.dearest = 0
        state.built = []
        state.fresh = []
        state.then(EndBuild(self.seat))
        state.then(BuildTrack(self.seat, 0))


class EndBuild(Decision[State]):
    """The turn is over: what was not continued is nobody's."""

    __slots__ = ()

    def legal(self, state: State) -> list[int]:
        return []

    def run(self, state: State) -> None:
        sections = abandon(state, self.seat)
        if not state.built and not state.spent:
            state.note("log.no_track", self.seat)
        if sections:
            state.note("log.abandons", self.seat, {"sections": sections})
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
        moves = completing.sift(state, self.seat, lays(state, self.seat))
        if self.may_urbanise(state):
            moves = urbanization.places(state) + moves
        if state.link_owner:
            moves += completing.sift(state, self.seat, self.links(state))
        if moves and self.may_stop(state):
            moves.append(DONE)
        return moves

    def may_urbanise(self, state: State) -> bool:
        """The New City comes before all track of the turn (R-URB-1, R-URB-5)."""
        may = state.action[self.seat] == URBANIZATION and not self.urbanised
        return may and not state.built and not state.spent

    def may_stop(self, state: State) -> bool:
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
            if state.link_owner[link] == FOR_SALE and m.links[link * 3 + 2] <= cash
        ]

    def play(self, state: State, move: int) -> None:
        if move == DONE:
            return
        seat = self.seat
        state.then(self)
        if move >= state.codes.lay:
            code = move - state.codes.lay
            lay(state, seat, state.m.hex_at[code // LAYOUTS], code % LAYOUTS)
        elif move >= URBANISE:
            code = move - URBANISE
            state.agenda[-1] = BuildTrack(seat, 1)
            urbanization.urbanise(state, seat, state.m.hex_at[code // len(LETTERS)], code % len(LETTERS))
        else:
            self.buy(state, move - LINK)
        joining.check(state, seat)

    def buy(self, state: State, link: int) -> None:
        """A direct link between two touching cities."""
        m = state.m
        price = m.links[link * 3 + 2]
        state.cash[self.seat] -= price
        state.spent += price
        state.tiles_left -= 1
        owners = state.link_owner[:]
        owners[link] = self.seat
        state.link_owner = owners
        if state.log is not None:
            one, other = m.stop_name[m.links[link * 3]], m.stop_name[m.links[link * 3 + 1]]
            state.note("log.buys_link", self.seat, {"one": one, "other": other, "price": price})

    def reason(self, state: State, move: int) -> Reason:
        if move == DONE:
            return Reason("reason.unfinished")
        if LINK <= move < LINK + MOST_LINKS:
            return why.why_not_link(state, self.seat, move - LINK)
        if move >= state.codes.lay:
            code = move - state.codes.lay
            return why.why_not_lay(state, self.seat, code // LAYOUTS, code % LAYOUTS)
        if URBANISE <= move < state.codes.deliver:
            code = move - URBANISE
            if state.action[self.seat] != URBANIZATION:
                return Reason("reason.no_urbanization")
            if not self.may_urbanise(state):
                return Reason("reason.urbanise_first")
            return urbanization.why_not(state, code // len(LETTERS), code % len(LETTERS))
        return Reason("reason.not_now")
