"""What each part of the picture hangs on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.games.russian_railroads.rules.state import State
from roundhouse.kit.picture import PLAYER, SHEET, share

if TYPE_CHECKING:
    from roundhouse.core.rows import Numbers


def basis(name: str, view: State, seat: int) -> object:
    """All of the position that a part shows; None for what hangs on nearly all of it."""
    if name.startswith(PLAYER):
        return of_player(view, int(name.removeprefix(PLAYER)))
    if name == SHEET:
        return ()
    when = (view.usa, view.round, view.over, view.order)
    if name == "scoring":
        industry = (view.marker, view.gaps, view.fired, view.boulders, view.locos, view.steel)
        return when, view.pos, view.reach, view.doublers, view.tokens, view.engineers, view.level, industry
    if name == "stock":
        return when, view.level, view.dividend, view.dividends_left, view.arrival, view.arrivals
    if name == "supply" and not view.emil_engineers:
        stocks = (view.pile, view.removed, view.picks, view.doublers_left, view.steel, view.special_out)
        owned = (view.temp_owner, view.temp_hand, view.temp_kept, view.black_owner, view.black_hand)
        return when, view.offer, stocks, owned, view.emil_hand, view.emil_tiles, view.deck
    return None


def of_player(view: State, owner: int) -> object:
    """A player's board: all that lies there. End-bonus cards are worth what the whole table says."""
    if view.cards[owner]:
        return None
    own: list[Numbers] = [
        *(view.pos, view.hand, view.coins, view.marker, view.earned, view.crew, view.locos, view.reach),
        *(view.gaps, view.doublers, view.fired, view.tokens, view.boulders, view.engineers, view.level),
    ]
    helpers = (view.temp_owner == owner, view.black_owner == owner, view.temp_hand, view.temp_kept)
    return (
        [share(values, owner, view.players) for values in own],
        (
            view.usa,
            view.round,
            view.over,
            view.order,
            view.first == owner,
            view.seat == owner,
            helpers,
            view.black_hand,
        ),
        (view.active == owner, view.passed >> owner & 1, view.arrival[owner], view.steel),
        view.engineers[owner] and (view.taken, view.standing),
    )
