"""Whether an effect can be carried out in full, as contested actions must be, or at all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.core import mypyc_attr
from roundhouse.core.bits import count, members
from roundhouse.games.russian_railroads.rules.atoms import (
    DIFFERENT,
    REPEAT,
    SCORE_ENGINEERS,
    SCORE_LOCOS,
    argument_of,
    kind_of,
)
from roundhouse.games.russian_railroads.rules.components import (
    ANY_COLOUR,
    COLOURS,
    LOCO_AND,
    ROUTES,
    SPACES,
    Effect,
)
from roundhouse.games.russian_railroads.rules.effects import can_advance, industry_room
from roundhouse.games.russian_railroads.rules.locomotives import any_factory, can_take_both
from roundhouse.games.russian_railroads.rules.parts import ALL_KINDS, kinds_of
from roundhouse.games.russian_railroads.rules.spaces import OpenSpaces, engineer_of
from roundhouse.games.russian_railroads.rules.standing import seat_of, space_of
from roundhouse.games.russian_railroads.rules.state import NONE, State
from roundhouse.games.russian_railroads.rules.steps import can_step_in_full
from roundhouse.games.russian_railroads.rules.tracks import room_with, rooms

if TYPE_CHECKING:
    from mypy_extensions import i64

# Parts that make nothing else possible.
NOTHING_OPENED: Final = 1 << REPEAT | 1 << SCORE_LOCOS | 1 << SCORE_ENGINEERS


@mypyc_attr(acyclic=True, free_list_len=1)
class Means:
    """What a seat could carry out effects with, found once for all of a list."""

    __slots__ = ("factory", "industry", "room", "seat", "state")

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.room: i64 = rooms(state, seat)
        self.industry: i64 = -1  # not yet asked
        self.factory: i64 = -1

    def industry_steps(self) -> i64:
        """How many steps the markers can make together."""
        if self.industry < 0:
            self.industry = industry_room(self.state, self.seat, 0) + industry_room(self.state, self.seat, 1)
        return self.industry

    def within(self, open_to: OpenSpaces, spaces: i64, stepped: i64) -> i64:
        """Those of a set of spaces that ask for no more track steps, industry steps and tiles than there are.

        Of their track steps only those are looked at for which the room of one colour decides; `stepped` is
        what `OpenSpaces.stepped` gives.
        """
        spaces &= stepped | ~open_to.with_room_alone
        if spaces & open_to.industry:
            spaces &= ~open_to.industry | open_to.advanced(self.industry_steps())
        if spaces & open_to.one_tile and not self.any_factory():
            spaces &= ~open_to.one_tile
        if spaces & open_to.both_tiles and not self.locomotive_and_factory():
            spaces &= ~open_to.both_tiles
        return spaces

    def any_factory(self) -> bool:
        """Whether a factory could be built."""
        if self.factory < 0:
            self.factory = 1 if any_factory(self.state) else 0
        return self.factory != 0

    def locomotive_and_factory(self) -> bool:
        """Whether both can be had."""
        return self.any_factory() and can_take_both(self.state, self.seat)


def possible(state: State, seat: int, effect: Effect, means: Means) -> bool:
    """Whether the seat can carry out all of an effect."""
    if effect.step_number and not can_step_in_full(state, seat, effect, means.room):
        return False
    if not effect.asks_more:
        return True
    if effect.industry and means.industry_steps() < effect.industry:
        return False
    if effect.loco and not (
        means.locomotive_and_factory() if effect.loco == LOCO_AND else means.any_factory()
    ):
        return False
    if effect.doubler and doubler_room(state, seat) < effect.doubler:
        return False
    if effect.temp_workers and state.temp_owner != NONE:
        return False
    if effect.end_card and count(state.pile) < effect.end_card + state.picks:
        return False
    if effect.repeat and not repeatable(state, seat, True):
        return False
    if effect.other_engineer and not lent_engineers(state, seat, True):
        return False
    if effect.choose:
        return possible(state, seat, effect.choose[0], means) or possible(
            state, seat, effect.choose[1], means
        )
    return True


def useful(state: State, seat: int, effect: Effect, means: Means) -> bool:
    """Whether the seat could do anything at all with an effect."""
    room = means.room
    if effect.points or effect.coins or effect.points_engineers or effect.points_locos:
        return True
    for part in effect.step_parts:
        colours = ANY_COLOUR if kind_of(part) == DIFFERENT else argument_of(part)
        for colour in range(len(COLOURS)):
            if colours >> colour & 1 and room_with(room, colour):
                return True
    if effect.industry and (can_advance(state, seat, 0) or can_advance(state, seat, 1)):
        return True
    if effect.loco and means.any_factory():
        return True
    if effect.doubler and doubler_room(state, seat):
        return True
    if effect.end_card and state.pile:
        return True
    if effect.temp_workers and state.temp_owner == NONE:
        return True
    if effect.repeat and repeatable(state, seat, False):
        return True
    if effect.other_engineer and lent_engineers(state, seat, False):
        return True
    if effect.token and state.tokens[seat]:
        return True
    for alternative in effect.choose:
        if useful(state, seat, alternative, means):
            return True
    return effect.stock > 0 or effect.payout > 0 or effect.card > 0


def doubler_room(state: State, seat: int) -> i64:
    """How many doublers the seat could lay."""
    left: i64 = state.doublers_left
    if not left:
        return 0
    free = state.board.doubler_spaces
    first: i64 = seat * ROUTES
    for at in range(first, first + ROUTES):
        laid: i64 = state.doublers[at]
        free -= laid
    return free if free < left else left


# Spaces and their effects


def space_effect(state: State, space: i64) -> Effect:
    """What a space does: its own effect, or that of the engineer there."""
    c = state.c
    if space >= SPACES:
        return c.engineer_effect[engineer_of(space)]
    here = c.space[space]
    return c.engineer_effect[state.strip[here.public]] if here.public else here.effect


def one_worker(state: State, space: i64) -> bool:
    """Whether a space costs exactly one worker and is neither for the order nor for hiring."""
    c = state.c
    if space >= SPACES:
        return True
    here = c.space[space]
    if here.public:
        number = state.strip[here.public]
        return number > 0 and c.engineer_workers[number] == 1 and c.engineer_coins[number] == 0
    return here.for_a_worker()


def repeatable(state: State, seat: int, in_full: bool) -> list[int]:
    """The one-worker spaces that the seat used this round and can use again by an effect (B3).

    A space is named before anything else is done. What need not be carried out in full may be one that
    only something still to be done this turn makes useful.
    """
    found: list[int] = []
    means: Means | None = None
    later = not in_full and kinds_of(state.pending) & ALL_KINDS & ~NOTHING_OPENED != 0
    for entry in state.standing:
        if seat_of(entry) != seat:
            continue
        space = space_of(entry)
        if one_worker(state, space) and space not in found:
            effect = space_effect(state, space)
            if not effect.repeat and not effect.other_engineer:
                if means is None:
                    means = Means(state, seat)
                if possible(state, seat, effect, means) or (
                    not in_full and (useful(state, seat, effect, means) or (later and may_open(effect)))
                ):
                    found.append(space)
    return found


def may_open(effect: Effect) -> bool:
    """Whether an effect that is of no use now may become so: by a colour unlocked, a gap filled, a tile."""
    return len(effect.step_parts) > 0 or effect.industry > 0 or effect.loco > 0


def lent_engineers(state: State, seat: int, in_full: bool) -> list[int]:
    """The engineers of others whose action the seat can use."""
    mask = state.emil_engineers
    for other in range(state.players):
        if other != seat:
            mask |= state.engineers[other]
    found: list[int] = []
    if not mask:
        return found
    means = Means(state, seat)
    for number in members(mask):
        effect = state.c.engineer_effect[number]
        if not effect.other_engineer and (
            possible(state, seat, effect, means) or (not in_full and useful(state, seat, effect, means))
        ):
            found.append(number)
    return found
