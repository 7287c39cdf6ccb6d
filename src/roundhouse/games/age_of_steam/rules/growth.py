"""Phase IX: goods growth (R-GRO-1 to R-GRO-5)."""

from __future__ import annotations

from roundhouse.core.lists import includes, place_of
from roundhouse.core.message import Argument, Message, Reason
from roundhouse.core.state import NOBODY, Decision, Happening
from roundhouse.games.age_of_steam.rules.actions import must_use
from roundhouse.games.age_of_steam.rules.components import (
    AT_START,
    BEFORE_DICE,
    BOXES,
    COLOUR_NAMES,
    DARK,
    FROM_BAG,
    LETTERS,
    LIGHT,
    MOST_PRODUCED,
    NO_COLOUR,
    PRODUCTION,
)
from roundhouse.games.age_of_steam.rules.moves import DONE, MOST_COLUMNS, PUT, put, putting
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.switch import MUST, PRODUCE


class Grow(Happening[State]):
    """Extra cubes of the map and the dice, after Production."""

    __slots__ = ()

    def run(self, state: State) -> None:
        extra(state, BEFORE_DICE)
        roll(state, LIGHT, state.m.dice_light)
        roll(state, DARK, state.m.dice_dark)


def begin_growth(state: State) -> None:
    """Extra cubes that come first, then Production, then the dice."""
    state.then(Grow(NOBODY))
    extra(state, AT_START)
    for seat in state.order:
        if state.action[seat] == PRODUCTION:
            produce(state, seat)


def extra(state: State, when: int) -> None:
    """Cubes that a map gives to a city besides the display."""
    m = state.m
    for entry in range(0, len(m.extra_growth), 6):
        stop, cubes, first, last, then, wanted = m.extra_growth[entry : entry + 6]
        if then != when or not first <= state.turn <= last:
            continue
        for _ in range(cubes):
            colour = state.draw() if wanted == FROM_BAG else take(state, wanted)
            if colour >= 0:
                state.add_cubes(stop, colour, 1)
                tell_cube(state, "extra_cube", NOBODY, colour, m.stop_name[stop])


def take(state: State, colour: int) -> int:
    """Look for a cube of a colour in the bag and take it; NO_COLOUR if there is none."""
    if not state.bag[colour]:
        return NO_COLOUR
    bag = state.bag[:]
    bag[colour] -= 1
    state.bag = bag
    return colour


def tell_cube(state: State, key: str, seat: int, colour: int, city: str) -> None:
    """Tell the log of a cube that comes to a city."""
    if state.log is not None:
        state.tell(key, seat, {"colour": Message("colour." + COLOUR_NAMES[colour]), "city": city})


def produce(state: State, seat: int) -> None:
    """Draw two cubes, or what is left, if there is any empty box (R-GRO-1)."""
    if state.m.points & PRODUCE:
        for switch in state.m.switches:
            if switch.produces(state, seat):
                return
    drawn: list[int] = []
    while len(drawn) < MOST_PRODUCED and empty_boxes(state):
        colour = state.draw()
        if colour < 0:
            break
        drawn.append(colour)
    if not drawn:
        return
    if state.log is not None:
        args: dict[str, Argument] = {
            f"colour{number}": Message("colour." + COLOUR_NAMES[colour])
            for number, colour in enumerate(drawn, 1)
        }
        state.tell("draws" if len(drawn) > 1 else "draws_one", seat, args)
    drawn.reverse()
    state.drawn = drawn
    state.then(PlaceCube(seat))


def empty_boxes(state: State) -> list[int]:
    """The empty boxes of the display, as moves that fill them."""
    m = state.m
    return [
        putting(column, box)
        for column in range(m.columns)
        for box in range(m.column_boxes[column])
        if state.box(column, box) < 0
    ]


class PlaceCube(Decision[State]):
    """Where a cube drawn for Production goes. Both have been seen, so either may be left out."""

    __slots__ = ()

    def legal(self, state: State) -> list[int]:
        boxes = empty_boxes(state) if state.drawn else []
        if boxes and state.m.redraw_production:
            boxes = [move for move in boxes if column_colour(state, put(move)[0]) != state.drawn[-1]]
        if state.m.points & MUST and must_use(state, self.seat, PRODUCTION):
            return boxes
        return [*boxes, DONE] if boxes else []

    def run(self, state: State) -> None:
        # There is no room for the next cube.
        if state.drawn:
            self.put_back(state, state.drawn[-1])
            state.drawn = state.drawn[:-1]
            state.then(self)

    def put_back(self, state: State, colour: int) -> None:
        """What is not placed goes back into the bag."""
        state.to_bag(colour)
        if state.log is not None:
            word = Message("colour." + COLOUR_NAMES[colour])
            state.tell("puts_none", self.seat, {"colour": word})

    def play(self, state: State, move: int) -> None:
        colour = state.drawn[-1]
        state.drawn = state.drawn[:-1]
        if move == DONE:
            self.put_back(state, colour)
            state.then(self)
            return
        column, box = put(move)
        state.set_box(column, box, colour)
        if state.log is not None:
            word = Message("colour." + COLOUR_NAMES[colour])
            name = column_title(state, column)
            state.tell("puts", self.seat, {"colour": word, "column": name, "box": box + 1})
        state.then(self)

    def reason(self, state: State, move: int) -> Reason:
        if PUT <= move < PUT + MOST_COLUMNS * BOXES:
            column, box = put(move)
            exists = column < state.m.columns and box < state.m.column_boxes[column]
            if exists and state.box(column, box) < 0:
                return Reason("reason.own_colour_box")
            return Reason("reason.box_full" if exists else "reason.no_box")
        if move == DONE:
            return Reason("reason.action_unused")
        return Reason("reason.not_now")


def column_colour(state: State, column: int) -> int:
    """The colour of the city that a column feeds."""
    letter = state.m.column_letter[column]
    return state.m.letter_colour[letter] if letter >= 0 else state.m.stop_colour[state.m.column_stop[column]]


def column_title(state: State, column: int) -> str:
    """A column of the display by its city's name or its New City's letter."""
    letter = state.m.column_letter[column]
    return LETTERS[letter] if letter >= 0 else state.m.stop_name[state.m.column_stop[column]]


def roll(state: State, side: int, dice: int) -> None:
    """Roll for one side; each die brings a cube to the cities with its number (R-GRO-2, R-GRO-3)."""
    number = state.players if dice < 0 else dice
    if number <= 0:
        return
    rng = state.chance()
    state.reveals += 1
    rolled = [rng.below(6) + 1 for _ in range(number)]
    rolled.sort()
    if state.log is not None:
        name = Message("side.light" if side == LIGHT else "side.dark")
        state.tell("dice", NOBODY, {"side": name, "dice": " ".join(str(die) for die in rolled)})
    sides, faces = state.m.column_side, state.m.column_die
    for die in rolled:
        for column in range(state.m.columns):
            if faces[column] == die and sides[column] == side:
                grow(state, column)


def grow(state: State, column: int) -> None:
    """The topmost cube of a column moves to its city, if the city is on the map (R-GRO-4)."""
    m = state.m
    stop = m.column_stop[column]
    letter = m.column_letter[column]
    if letter >= 0:
        if not includes(state.letter, letter):
            return
        stop = place_of(state.letter, letter)
    for box in range(m.column_boxes[column]):
        colour = state.box(column, box)
        if colour >= 0:
            state.set_box(column, box, NO_COLOUR)
            state.add_cubes(stop, colour, 1)
            tell_cube(state, "grows", NOBODY, colour, m.stop_name[stop])
            return
