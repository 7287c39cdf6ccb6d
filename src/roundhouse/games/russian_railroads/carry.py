"""Carrying out what a move says: the part of an effect it counts for is done, and gives what it gives."""

from __future__ import annotations

from roundhouse.core.message import Message
from roundhouse.games.russian_railroads import atoms
from roundhouse.games.russian_railroads.atoms import MUST
from roundhouse.games.russian_railroads.components import ROUTES
from roundhouse.games.russian_railroads.effects import (
    advance_marker,
    choose_dividend,
    detonate,
    fire,
    give,
    give_piece,
    step,
)
from roundhouse.games.russian_railroads.locomotives import lowest, play_loco, take_factory, take_from_pile
from roundhouse.games.russian_railroads.moves import (
    CARD,
    CHOOSE,
    DETONATE,
    DIVIDEND,
    DOUBLER,
    END_CARD,
    ENGINEER,
    FACTORY,
    FACTORY_STEEL,
    GAP,
    INDUSTRY,
    LOCO,
    NAMED_ROUTES,
    PAY,
    REPEAT,
    STEP,
    TOKEN,
)
from roundhouse.games.russian_railroads.possible import space_effect
from roundhouse.games.russian_railroads.state import State, replaced, space_word
from roundhouse.games.russian_railroads.tracks import after_step, chosen_part


def carry_out(state: State, seat: int, move: int) -> None:
    """Do what a move says, for the part of an effect that allows it."""
    if move < INDUSTRY:
        route, colour = (move - STEP) % NAMED_ROUTES % ROUTES, (move - STEP) // NAMED_ROUTES
        piece = route * 5 + colour
        n = chosen_part(state.pending, piece)
        settle_part(state, n, after_step(state.pending[n], piece))
        step(state, seat, route, colour)
    elif move < LOCO:
        use_part(state, atoms.INDUSTRY, atoms.INDUSTRY)
        advance_marker(state, seat, move - INDUSTRY)
    elif move < FACTORY:
        n = loco_part(state.pending)
        tile = state.pending[n] >> 12
        settle_part(state, n, 0)
        if not tile:
            tile = lowest(state)
            take_from_pile(state, seat, tile)
        play_loco(state, seat, tile, move)
    elif move < GAP:
        if move == FACTORY_STEEL:
            use_part(state, atoms.STEEL, atoms.STEEL)
        else:
            use_part(state, atoms.FACTORY, atoms.EITHER)
        take_factory(state, seat, move)
    elif move < TOKEN:
        use_part(state, atoms.DOUBLER, atoms.DOUBLER)
        state.lay_doublers(seat, (move - DOUBLER) % ROUTES, 1)
    else:
        carry_out_rest(state, seat, move)


def carry_out_rest(state: State, seat: int, move: int) -> None:
    """The same for tokens, cards and choices."""
    c = state.c
    if move < CARD:
        token = move - TOKEN
        use_part(state, atoms.TOKEN, atoms.TOKEN)
        use_token(state, seat, token)
    elif move < END_CARD:
        card = move - CARD
        use_part(state, atoms.CARD, atoms.CARD)
        state.offer &= ~(1 << card)
        if state.log is not None:
            state.tell("card", seat, {"card": Message("card." + c.cards[card])})
        give_piece(state, seat, c.card_effect[card], MUST)
    elif move < REPEAT:
        duty = use_part(state, atoms.OTHER, atoms.OTHER) & MUST
        if state.log is not None:
            state.tell("other_engineer", seat, {"engineer": move - ENGINEER + 1})
        give(state, seat, c.engineer_effect[move - ENGINEER + 1], duty)
    elif move < CHOOSE:
        duty = use_part(state, atoms.REPEAT, atoms.REPEAT) & MUST
        if state.log is not None:
            state.tell("repeat", seat, {"space": space_word(c, move - REPEAT)})
        give(state, seat, space_effect(state, move - REPEAT), duty)
    elif move < DIVIDEND:
        part = use_part(state, atoms.CHOICE, atoms.CHOICE)
        give(state, seat, c.choices[part >> 12].choose[move - CHOOSE], part & MUST)
    elif move < DETONATE:
        choose_dividend(state, seat, use_part(state, atoms.DIVIDEND, atoms.DIVIDEND), move - DIVIDEND)
    elif move < PAY:
        use_part(state, atoms.DETONATE, atoms.DETONATE)
        detonate(state, seat, 1 << (move - DETONATE))
    else:
        use_coin_part(state, state.board.coin_specials[move - PAY])
        pay_coin_space(state, seat, move - PAY)


def use_token(state: State, seat: int, token: int) -> None:
    """Use a ?-token, once and for all."""
    state.tokens = replaced(state.tokens, seat, state.tokens[seat] & ~(1 << token))
    if state.log is not None:
        state.tell("token", seat, {"token": Message("token." + state.c.tokens[token])})
    give_piece(state, seat, state.c.token_effect[token], 0)


def pay_coin_space(state: State, seat: int, number: int) -> None:
    """Pay the coin that a special space asks for; it fires once."""
    state.coins[seat] -= 1
    if state.log is not None:
        state.tell("pay_coin", seat, {})
    fire(state, seat, state.board.coin_specials[number])


# Parts that are done


def loco_part(pending: list[int]) -> int:
    """Which part a locomotive is put down for: the special one first, then one that is no choice."""
    found = -1
    merit = -1
    for n in range(len(pending)):
        kind = pending[n] & 31
        if kind == atoms.LOCO or kind == atoms.EITHER:
            value = 2 if pending[n] >> 12 else 1 if kind == atoms.LOCO else 0
            if value > merit:
                found, merit = n, value
    return found


def settle_part(state: State, n: int, left: int) -> None:
    """Put what is left of a part in its place, or remove it."""
    fresh = state.pending[:]
    if left:
        fresh[n] = left
    else:
        fresh.pop(n)
    state.pending = fresh


def use_part(state: State, kind: int, other: int) -> int:
    """Take the part of a kind, or else of another, that a move counts for; gives it back as it was."""
    for wanted in (kind, other):
        for n in range(len(state.pending)):
            part = state.pending[n]
            if part & 31 == wanted:
                again = kind != atoms.DIVIDEND and part >> 6 & 63 > 1
                settle_part(state, n, part - 64 if again else 0)
                return part
    raise AssertionError("no part allows this")


def use_coin_part(state: State, number: int) -> None:
    """The same for a coin space."""
    for n in range(len(state.pending)):
        if state.pending[n] & 31 == atoms.COIN_SPACE and state.pending[n] >> 12 == number:
            settle_part(state, n, 0)
            return
