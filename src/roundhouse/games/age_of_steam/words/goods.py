"""Goods in words: which deliveries a cube can make, over whose links, and who earns what."""

from __future__ import annotations

from roundhouse.core.message import Argument, Message
from roundhouse.games.age_of_steam.rules.deliveries import Delivery, deliveries
from roundhouse.games.age_of_steam.rules.delivery_links import leads_to
from roundhouse.games.age_of_steam.rules.joining import Favour
from roundhouse.games.age_of_steam.rules.moves import DONE, GO, OVER
from roundhouse.games.age_of_steam.rules.moving import Carry, MoveGoods
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.switch import INSTEAD
from roundhouse.games.age_of_steam.words.names import (
    colour_word,
    listed,
    place_word,
    player_word,
    side_word,
    stop_word,
)

Found = tuple[list[int], list[Delivery]]
LAST: list[Found] = []  # the legal moves of the position asked about last, and its deliveries


def all_deliveries(state: State) -> list[Delivery]:
    """Every delivery that could begin now, or end what is under way; worked out once for a position."""
    for moves, known in LAST[:]:
        if moves is state.moves:
            return known
    found = deliveries(state, state.seat) if isinstance(state.agenda[-1], (MoveGoods, Carry)) else []
    LAST[:] = [(state.moves, found)]
    return found


def from_place(state: State, hex: int, colour: int) -> list[Delivery]:
    """The deliveries of one cube, the best for the mover first."""
    seat = state.seat
    found = [way for way in all_deliveries(state) if way.origin_hex == hex and way.colour == colour]
    return sorted(found, key=lambda way: rank(way, seat))


def rank(way: Delivery, seat: int) -> tuple[int, int, int, list[int]]:
    """The order of deliveries: what the mover gets counts first, then how little the others do."""
    return -way.gains[seat], sum(way.gains), len(way.owners), way.stops


def gains_word(gains: list[int], seat: int) -> Message:
    """Who earns what: the player asked comes first."""
    order = [seat, *(other for other in range(len(gains)) if other != seat)]
    parts = [
        Message("gain.one", {"income": gains[other], "who": who_word(other, seat)})
        for other in order
        if gains[other]
    ]
    return listed(parts) if parts else Message("gain.nobody")


def who_word(seat: int, me: int) -> Message:
    """Somebody who gets something: "you", or a player by name."""
    return Message("who.you" if seat == me else "gain.player", {"player": player_word(seat)})


def owner_word(owner: int, me: int) -> Message:
    """Whose link it is."""
    if owner == me:
        return Message("owner.you", {"player": player_word(me)})
    return Message("owner.nobody") if owner < 0 else Message("owner.other", {"player": player_word(owner)})


def delivery_words(state: State, hex: int, colour: int, best: Delivery) -> dict[str, Argument]:
    """All that there is to say of the best delivery of a cube."""
    return {
        "colour": colour_word(colour),
        "place": place_word(state, hex),
        "city": stop_word(state, best.stops[-1]),
        "n": len(best.owners),
        "gains": gains_word(best.gains, state.seat),
    }


def deliver(state: State, parts: list[int]) -> Message:
    """Picking up a cube, in the light of the best that it can do."""
    hex, colour = state.m.hex_at[parts[0]], parts[1]
    if state.decision.name == "TakeAway":
        return Message("label.remove", {"colour": colour_word(colour), "place": place_word(state, hex)})
    ways = from_place(state, hex, colour)
    if not ways:
        if state.m.points & INSTEAD:
            return Message("label.mine", {"colour": colour_word(colour), "place": place_word(state, hex)})
        return Message("label.pick", {"colour": colour_word(colour), "place": place_word(state, hex)})
    label = Message("label.deliver", delivery_words(state, hex, colour, ways[0]))
    return Message("label.deliver_ways", {"what": label, "n": len(ways)}) if len(ways) > 1 else label


def deliver_item(state: State, hex: int, colour: int) -> Message:
    """Picking up a cube, under the heading of the place."""
    if state.decision.name == "TakeAway":
        return Message("family.remove_item", {"colour": colour_word(colour)})
    ways = from_place(state, hex, colour)
    if not ways:
        if state.m.points & INSTEAD:
            return Message("family.mine_item", {"colour": colour_word(colour)})
        return Message("family.pick_item", {"colour": colour_word(colour)})
    label = Message("family.deliver_item", delivery_words(state, hex, colour, ways[0]))
    return Message("label.deliver_ways", {"what": label, "n": len(ways)}) if len(ways) > 1 else label


def go(state: State, parts: list[int]) -> Message:
    """One more link over track."""
    words = step_words(state, GO + parts[0])
    words["side"] = side_word(state.m, parts[0])
    return Message("label.go_ends" if arrives(state, GO + parts[0]) else "label.go", words)


def over(state: State, parts: list[int]) -> Message:
    """One more link without track."""
    ends = arrives(state, OVER + parts[0])
    return Message("label.over_ends" if ends else "label.over", step_words(state, OVER + parts[0]))


def ferry(state: State, move: int) -> Message:
    """A step by ferry."""
    return Message("label.ferry_ends" if arrives(state, move) else "label.ferry", step_words(state, move))


def step_words(state: State, move: int) -> dict[str, Argument]:
    """Where a link leads, whose it is, and what the delivery will have brought by then."""
    end, owner = leads_to(state, move)
    return {
        "city": stop_word(state, end),
        "owner": owner_word(owner, state.seat),
        "gains": gains_so_far(state, move),
    }


def gains_so_far(state: State, move: int) -> Message:
    """Who has earned what from the delivery under way after a move."""
    return gains_word(played(state, move).gains, state.seat)


def arrives(state: State, move: int) -> bool:
    """Whether the cube in hand ends its way after a move, without being asked."""
    return played(state, move).cube < 0


def played(state: State, move: int) -> State:
    """A copy after a move of the delivery under way; nothing that comes after the delivery happens on it."""
    after = state.copy()
    after.answer(move)
    while type(after.agenda[-1]) is Carry:
        after.ask()
        if after.moves:
            return after
        after.resolve()
    bonus = after.agenda[-1]
    if (
        type(bonus) is Favour and len(bonus.ways) == 1 and bonus.ways[0]
    ):  # there is only one whom it can go to
        gains = after.gains[:]
        gains[bonus.ways[0].bit_length() - 1] += bonus.income
        after.gains = gains
    return after


def deliver_here(state: State) -> Message:
    """Ending the way where an edition lets a cube pass."""
    return Message("label.deliver_here", {"gains": gains_so_far(state, DONE)})
