"""End of the game: points for income, shares and track (R-END-1 to R-END-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.core.score import ScoreSheet
from roundhouse.games.age_of_steam.rules.components import BY_CASH, BY_LOT, BY_TRACK, CASH
from roundhouse.games.age_of_steam.rules.switch import SCORE

if TYPE_CHECKING:
    from roundhouse.games.age_of_steam.rules.state import State


def sections(state: State) -> list[int]:
    """The sections of track in completed links, by owner (R-END-2)."""
    found = [0] * state.players
    network = state.links()
    for place in range(len(network.to)):
        owner = network.owner[place]
        if owner < 0 or network.to[place] < 0:
            continue
        # A link is found from both its ends.
        found[owner] += network.length[place]
    found = [twice // 2 for twice in found]
    for owner in state.link_owner:
        if owner >= 0:
            found[owner] += 1
    return found


def scores(state: State) -> ScoreSheet:
    """The points as they would be if the game ended now. Who is out of the game has none."""
    c = state.c
    m = state.m
    if m.scoring == CASH:
        sheet = ScoreSheet(["cash", "buyback"], state.players)
        for seat in range(state.players):
            if state.alive[seat]:
                sheet.add("cash", seat, state.cash[seat])
                sheet.add("buyback", seat, -m.share_price * state.shares[seat])
        return sheet
    lines = ["income", "shares", "track"]
    sheet = ScoreSheet([*lines, "bonus"] if m.points & SCORE else lines, state.players)
    track = sections(state)
    for seat in range(state.players):
        if state.alive[seat]:
            sheet.add("income", seat, c.score_income * state.income[seat])
            sheet.add("shares", seat, c.score_share * state.shares[seat])
            sheet.add("track", seat, c.score_section * track[seat])
            if m.points & SCORE:
                sheet.add("bonus", seat, more_points(state, seat))
    return sheet


def more_points(state: State, seat: int) -> int:
    """Points that the switches of the map give."""
    return sum([switch.points_of(state, seat) for switch in state.m.switches])


def winners(state: State) -> list[int]:
    """The best of those still in the game; ties stand unless the map breaks them (R-END-3)."""
    m = state.m
    totals = state.scores().totals()
    best = [seat for seat in range(state.players) if state.alive[seat]]
    if m.scoring == CASH:
        # All shares must be bought back, else the game is lost.
        return [seat for seat in best if totals[seat] >= 0]
    best = leaders(best, totals)
    for criterion in m.tie_break:
        if criterion == BY_CASH:
            best = leaders(best, state.cash)
        elif criterion == BY_TRACK:
            best = leaders(best, sections(state))
        elif criterion == BY_LOT and len(best) > 1:
            best = [best[state.random.copy().below(len(best))]]
    return best


def leaders(seats: list[int], values: list[int]) -> list[int]:
    """Those of the seats with the highest value."""
    if not seats:
        return []
    most = max(values[seat] for seat in seats)
    return [seat for seat in seats if values[seat] == most]
