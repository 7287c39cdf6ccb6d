"""Recycling: a delivered cube comes back on its city as the next colour; what has none goes to the plant."""

from __future__ import annotations

from roundhouse.core.message import Argument, Message
from roundhouse.core.state import NOBODY
from roundhouse.games.age_of_steam.reading.box import BAG
from roundhouse.games.age_of_steam.reading.unfinished_map import UnfinishedMap
from roundhouse.games.age_of_steam.rules.components import COLOUR_NAMES, COLOURS, NO_COLOUR
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.switch import KEPT, MOVED, Switch, named
from roundhouse.kit.files.tables import Table


class Recycle(Switch):
    """Remembered are the cubes that wait on each stop, [stop, colour], those in the plant by colour, and how
    many of each colour have become another one, less those that others have become."""

    __slots__ = ("becomes", "changed", "plant")

    def __init__(self, becomes: list[int], stops: int) -> None:
        super().__init__("recycle", KEPT | MOVED, (stops + 2) * COLOURS)
        self.becomes = becomes  # [colour], or NO_COLOUR
        self.plant = stops * COLOURS  # + colour
        self.changed = self.plant + COLOURS  # + colour

    def facts(self) -> dict[str, Argument]:
        rows = [
            Message(
                "guide.rule.recycle_colour",
                {"colour": colour_word(one), "other": colour_word(self.becomes[one])},
            )
            for one in range(COLOURS)
            if self.becomes[one] >= 0
        ]
        return {"colours": named(rows), "last": colour_word(last_of(self.becomes)[0])}

    def waiting(self, state: State, stop: int, colour: int) -> int:
        """How many cubes delivered in this turn wait on a stop."""
        return self.recall(state, stop * COLOURS + colour)

    def cubes_waiting(self, state: State, stop: int) -> list[int]:
        return [colour for colour in range(COLOURS) for _ in range(self.waiting(state, stop, colour))]

    def in_plant(self, state: State) -> int:
        """How many cubes lie in the plant."""
        return sum([self.recall(state, self.plant + colour) for colour in range(COLOURS)])

    def keeps(self, state: State, seat: int, colour: int) -> bool:
        if self.becomes[colour] >= 0:
            self.add(state, state.at * COLOURS + colour, 1)
            return True
        if colour in self.becomes:
            self.add(state, self.plant + colour, 1)
            return True
        return False

    def add(self, state: State, place: int, number: int) -> None:
        """Change one of the numbers by so much."""
        self.remember(state, place, self.recall(state, place) + number)

    def after_moves(self, state: State) -> None:
        for stop in range(state.m.stops):
            for colour in range(COLOURS):
                number = self.waiting(state, stop, colour)
                if number:
                    self.renew(state, stop, colour, number)

    def renew(self, state: State, stop: int, colour: int, number: int) -> None:
        """The cubes that wait on a stop lie there again as the next colour."""
        other = self.becomes[colour]
        self.add(state, stop * COLOURS + colour, -number)
        self.add(state, self.changed + colour, number)
        self.add(state, self.changed + other, -number)
        state.add_cubes(stop, other, number)
        if state.log is not None:
            words: dict[str, Argument] = {"colour": colour_word(colour), "other": colour_word(other)}
            for _ in range(number):
                state.tell("recycles", NOBODY, {**words, "city": state.m.stop_name[stop]})

    def cubes_kept(self, state: State, found: list[int]) -> None:
        for place in range(self.room):
            found[place % COLOURS] += self.recall(state, place)


def last_of(becomes: list[int]) -> list[int]:
    """The colours that others become, and that become nothing themselves."""
    return [colour for colour in range(COLOURS) if colour in becomes and becomes[colour] < 0]


def colour_word(colour: int) -> Message:
    """The name of a colour."""
    return Message("colour." + COLOUR_NAMES[colour])


def read(t: Table, d: UnfinishedMap) -> Switch | None:
    becomes = [NO_COLOUR] * COLOURS
    following = t.table("next")
    for colour, name in enumerate(COLOUR_NAMES):
        if following.has(name):
            becomes[colour] = COLOUR_NAMES.index(following.word(name, BAG) or BAG[0])
    following.finish()
    circle = False
    for colour in range(COLOURS):
        steps, at = 0, colour
        while at >= 0 and steps <= COLOURS:
            at = becomes[at]
            steps += 1
        circle = circle or at >= 0
    if circle or len(last_of(becomes)) != 1:
        t.problem("`next` must lead from colour to colour to one last one, without a circle.", "next")
        return None
    return Recycle(becomes, d.map.stops)
