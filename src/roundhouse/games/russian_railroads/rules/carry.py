"""Carrying out what a move says: the part of an effect it counts for is done, and gives what it gives."""

from __future__ import annotations

from roundhouse.core.message import Message
from roundhouse.games.russian_railroads.rules import atoms
from roundhouse.games.russian_railroads.rules.atoms import MUST, argument_of
from roundhouse.games.russian_railroads.rules.coin_spaces import pay_coin_space
from roundhouse.games.russian_railroads.rules.components import PIECES, ROUTES
from roundhouse.games.russian_railroads.rules.count_step import CountStep
from roundhouse.games.russian_railroads.rules.effects import (
    advance_marker,
    choose_dividend,
    detonate,
    give,
    give_piece,
    step,
)
from roundhouse.games.russian_railroads.rules.locomotives import (
    lowest,
    play_loco,
    take_factory,
    take_from_pile,
)
from roundhouse.games.russian_railroads.rules.moves import (
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
    PAY,
    REPEAT,
    TOKEN,
    step_colour,
    step_route,
)
from roundhouse.games.russian_railroads.rules.parts import loco_part, settle_part, use_coin_part, use_part
from roundhouse.games.russian_railroads.rules.pieces import piece_of
from roundhouse.games.russian_railroads.rules.possible import space_effect
from roundhouse.games.russian_railroads.rules.state import State, replaced, space_word
from roundhouse.games.russian_railroads.rules.steps import after_step, counts_for


def carry_out(state: State, seat: int, move: int) -> None:
    """Do what a move says, for the part of an effect that allows it."""
    if move < INDUSTRY:
        route, colour = step_route(move), step_colour(move)
        make_step(state, seat, route, colour)
    elif move < LOCO:
        use_part(state, atoms.INDUSTRY, atoms.INDUSTRY)
        advance_marker(state, seat, move - INDUSTRY)
    elif move < FACTORY:
        n = loco_part(state.pending)
        tile = argument_of(state.pending[n])
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


def make_step(state: State, seat: int, route: int, colour: int) -> None:
    """Move a piece; if that could use up one part or another, the player says which."""
    piece = piece_of(route, colour)
    known = len(state.pending)
    if known == 1:
        settle_part(state, 0, after_step(state.pending[0], piece))
        step(state, seat, route, colour)
        return
    at = seat * PIECES
    pos = state.pos[at : at + PIECES]
    pos[piece] = pos[piece] + 1  # compiled, `+=` would add objects
    found = counts_for(state, seat, state.pending, piece, pos)
    if len(found) == 1:
        settle_part(state, found[0], after_step(state.pending[found[0]], piece))
    step(state, seat, route, colour)
    if len(found) > 1:
        state.then(CountStep(seat, piece, known))


def carry_out_rest(state: State, seat: int, move: int) -> None:
    """Carry out a move of the rest: tokens, cards and choices."""
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
        give(state, seat, c.choices[argument_of(part)].choose[move - CHOOSE], part & MUST)
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
