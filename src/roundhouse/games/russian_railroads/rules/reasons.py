"""Why a move is not allowed while effects are carried out."""

from __future__ import annotations

from roundhouse.core.message import Message, Reason
from roundhouse.games.russian_railroads.rules import atoms
from roundhouse.games.russian_railroads.rules.atoms import argument_of
from roundhouse.games.russian_railroads.rules.components import COLOURS, PIECES, ROUTES
from roundhouse.games.russian_railroads.rules.locomotives import lowest, why_not_loco
from roundhouse.games.russian_railroads.rules.moves import (
    BONUS,
    CARD,
    CHOOSE,
    DETONATE,
    DIVIDEND,
    DONE,
    DOUBLER,
    END_CARD,
    ENGINEER,
    FACTORY,
    FACTORY_STEEL,
    GAP,
    INDUSTRY,
    LOCO,
    PASS,
    PAY,
    REPEAT,
    TOKEN,
    step_board,
    step_colour,
    step_route,
)
from roundhouse.games.russian_railroads.rules.parts import kinds_of, loco_part
from roundhouse.games.russian_railroads.rules.pieces import piece_of
from roundhouse.games.russian_railroads.rules.state import State, route_word
from roundhouse.games.russian_railroads.rules.steps import admits
from roundhouse.games.russian_railroads.rules.tracks import limits, movable, piece_left

# The kinds of parts that moves belong to, by their blocks: first move, kinds.
BLOCKS = (
    (INDUSTRY, 1 << atoms.INDUSTRY),
    (LOCO, 1 << atoms.LOCO | 1 << atoms.EITHER),
    (FACTORY, 1 << atoms.FACTORY | 1 << atoms.EITHER),
    (FACTORY_STEEL, 1 << atoms.STEEL),
    (FACTORY_STEEL + 1, 1 << atoms.FACTORY | 1 << atoms.EITHER),
    (GAP, 0),
    (DOUBLER, 1 << atoms.DOUBLER),
    (TOKEN, 1 << atoms.TOKEN),
    (CARD, 1 << atoms.CARD),
    (END_CARD, 0),
    (ENGINEER, 1 << atoms.OTHER),
    (REPEAT, 1 << atoms.REPEAT),
    (CHOOSE, 1 << atoms.CHOICE),
    (DIVIDEND, 1 << atoms.DIVIDEND),
    (DETONATE, 1 << atoms.DETONATE),
    (PAY, 0),
)


def why_not_part(state: State, seat: int, move: int) -> Reason:
    """Why a move is not among those that the pending parts allow."""
    pending = kinds_of(state.pending)
    if pending >> atoms.REPEAT & 1 and not REPEAT <= move < CHOOSE:
        return Reason("reason.must_do" if move == DONE else "reason.name_first")
    if move <= PASS:
        return Reason("reason.finish_first")
    if move == DONE:
        return Reason("reason.must_do")
    if move < INDUSTRY:
        return why_not_step(state, seat, move)
    if PAY <= move < BONUS:
        return Reason("reason.coin_space")
    wanted = 0
    for start, kinds in BLOCKS:
        if move >= start:
            wanted = kinds
    if not wanted & pending:
        return Reason("reason.not_won")
    if move < LOCO:
        return Reason("reason.industry_blocked")
    if move < FACTORY:
        tile = argument_of(state.pending[loco_part(state.pending)]) or lowest(state)
        return why_not_loco(state, seat, tile, move) if tile else Reason("reason.no_loco_left")
    if move < GAP:
        return Reason("reason.no_such_factory")
    if move < TOKEN:
        other = (move - DOUBLER) // ROUTES != state.usa
        return Reason("reason.other_board" if other else "reason.no_doubler_space")
    if move < CARD:
        there = state.board.tokens >> (move - TOKEN) & 1
        return Reason("reason.token_used" if there else "reason.other_board")
    if move < END_CARD:
        gone = not state.offer >> (move - CARD) & 1
        return Reason("reason.card_gone" if gone else "reason.not_in_full")
    if move < REPEAT:
        return Reason("reason.no_such_engineer")
    if move < CHOOSE:
        return Reason("reason.not_repeatable")
    if move < DIVIDEND:
        return Reason("reason.not_in_full")
    if move < DETONATE:
        return Reason("reason.no_dividend_left")
    return Reason("reason.boulder_gone")


def why_not_step(state: State, seat: int, move: int) -> Reason:
    """Why a track step is not allowed."""
    if step_board(move) != state.usa:
        return Reason("reason.other_board")
    route, colour = step_route(move), step_colour(move)
    piece = piece_of(route, colour)
    words: dict[str, int | str | Message] = {"colour": Message("colour." + COLOURS[colour])}
    words["route"] = route_word(state, route)
    if not any(admits(part, piece) for part in state.pending):
        return Reason("reason.not_this_colour", words)
    if not state.board.colours[route] >> colour & 1:
        return Reason("reason.colour_not_here", words)
    if not state.unlocked(seat) >> colour & 1:
        return Reason("reason.locked", words)
    ends = limits(state, seat)
    at = seat * PIECES
    if movable(state, state.pos, at, ends) >> piece & 1:
        return Reason("reason.rest_impossible")
    place = state.pos[at + piece]
    if colour == 0:
        return Reason(
            "reason.boulder" if ends[route] < state.board.length[route] else "reason.route_end", words
        )
    if not place and not piece_left(state.c, state.pos, at, colour):
        return Reason("reason.no_piece_left", words)
    return Reason("reason.no_overtaking", words)
