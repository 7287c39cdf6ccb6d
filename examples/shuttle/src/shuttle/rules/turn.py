"""A turn: play a card, run the engine that far, load or deliver, draw a card."""

from __future__ import annotations

from roundhouse.core.message import Message, Reason
from roundhouse.core.state import Decision, Happening
from shuttle.rules.components import CARDS, GOODS, KINDS, NONE
from shuttle.rules.errata import PAID_ALIKE
from shuttle.rules.moves import BACK, FORWARD, LEAVE, LOAD, RUN, card_of, run, way_of
from shuttle.rules.state import State


def stop_after(state: State, seat: int, card: int, way: int) -> int:
    """The space where a run ends; it may lie beyond the line."""
    return state.at[seat] + (card + 1 if way == FORWARD else -card - 1)


class Run(Decision[State]):
    """Play a card: the engine runs exactly as far as it says, back or forward."""

    __slots__ = ()

    def legal(self, state: State) -> list[int]:
        moves: list[int] = []
        for card in range(CARDS):
            if state.hand[self.seat * CARDS + card]:
                for way in (BACK, FORWARD):
                    if 0 <= stop_after(state, self.seat, card, way) < state.c.spaces:
                        moves.append(run(card, way))
        return moves

    def play(self, state: State, move: int) -> None:
        seat, card = self.seat, card_of(move)
        space = stop_after(state, seat, card, way_of(move))
        state.turns += 1
        state.hand[seat * CARDS + card] -= 1
        state.discard[card] += 1
        state.at[seat] = space
        if state.log is not None:
            state.tell("run", seat, {"card": card + 1, "space": space + 1})
        state.then(EndTurn(seat))
        kind = state.c.siding_at(space)
        if kind != NONE:
            deliver(state, seat, kind)
        elif state.cubes[space] != NONE and state.loaded(seat) < state.c.room:
            state.then(Load(seat))

    def reason(self, state: State, move: int) -> Reason:
        if not RUN <= move < LOAD:
            return Reason("reason.run_first")
        if not state.hand[self.seat * CARDS + card_of(move)]:
            return Reason("reason.no_card", {"card": card_of(move) + 1})
        return Reason("reason.line_ends", {"card": card_of(move) + 1})


class Load(Decision[State]):
    """Load the cube on the space where the engine has stopped, or leave it."""

    __slots__ = ()

    def legal(self, state: State) -> list[int]:
        return [LOAD, LEAVE]

    def play(self, state: State, move: int) -> None:
        space = state.at[self.seat]
        kind = state.cubes[space]
        if move == LOAD:
            state.cubes[space] = NONE
            state.load[self.seat * KINDS + kind] += 1
        if state.log is not None:
            key = "load" if move == LOAD else "leave"
            state.tell(key, self.seat, {"good": Message("good." + GOODS[kind])})

    def reason(self, state: State, move: int) -> Reason:
        return Reason("reason.load_first")


class EndTurn(Happening[State]):
    """Draw a card; after the last player of a round new cubes come, and after the last round it is over."""

    __slots__ = ()

    def run(self, state: State) -> None:
        draw_card(state, self.seat)
        after = (self.seat + 1) % state.players
        if after == state.first:
            lay_cubes(state)
            state.round += 1
        if state.ended:
            open_contracts(state)
        else:
            state.then(Run(after))


def deliver(state: State, seat: int, kind: int) -> None:
    """Unload every cube of a kind into its siding; each later one there brings less."""
    number = state.load[seat * KINDS + kind]
    if not number:
        return
    points = delivery_points(state, kind, number)
    state.load[seat * KINDS + kind] = 0
    state.delivered[seat * KINDS + kind] += number
    state.points[seat] += points
    if state.log is not None:
        good = Message("good." + GOODS[kind])
        state.tell("deliver", seat, {"n": number, "good": good, "points": Message("points", {"n": points})})


def delivery_points(state: State, kind: int, number: int) -> int:
    """What the next cubes of a kind bring in its siding, so many of them."""
    there = state.in_siding(kind)
    if state.keeps(PAID_ALIKE):
        return number * sum(state.c.pays[there : there + 1])
    return sum(state.c.pays[there : there + number])


def draw_card(state: State, seat: int) -> None:
    """Draw a card; when the deck is used up, the discarded cards are shuffled first."""
    if not state.deck:
        state.deck = [card for card in range(CARDS) for _ in range(state.discard[card])]
        state.discard = [0] * CARDS
        state.chance().shuffle(state.deck)
    state.hand[seat * CARDS + state.deck.pop()] += 1
    state.reveals += 1


def lay_cubes(state: State) -> None:
    """Draw a cube from the bag for every space without one, sidings apart, as long as there are any."""
    for space in range(state.c.spaces):
        if state.cubes[space] == NONE and state.c.siding_at(space) == NONE and any(state.bag):
            number = state.chance().below(sum(state.bag))
            kind = 0
            while number >= state.bag[kind]:
                number -= state.bag[kind]
                kind += 1
            state.bag[kind] -= 1
            state.cubes[space] = kind
            state.reveals += 1


def open_contracts(state: State) -> None:
    """Everybody shows what they were paid for."""
    if state.log is not None:
        for seat in range(state.players):
            state.tell("contract", seat, {"good": Message("good." + GOODS[state.contract(seat)])})
