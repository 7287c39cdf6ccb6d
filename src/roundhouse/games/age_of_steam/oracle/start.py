"""The start position of a recorded game, whatever the map would deal."""

from __future__ import annotations

from roundhouse.core.random import Loaded
from roundhouse.core.state import NOBODY
from roundhouse.games.age_of_steam.oracle.chance import closing
from roundhouse.games.age_of_steam.oracle.document import write
from roundhouse.games.age_of_steam.oracle.fields import Fields, coloured, column_names
from roundhouse.games.age_of_steam.oracle.problems import OracleError, flaw, hint
from roundhouse.games.age_of_steam.oracle.recording import Recording
from roundhouse.games.age_of_steam.rules.components import (
    BOXES,
    CITY,
    COLOUR_NAMES,
    COLOURS,
    FROM_BAG,
    LETTERS,
    NO_COLOUR,
    TERMINAL,
    TOWN,
    WHITE,
    Map,
)
from roundhouse.games.age_of_steam.rules.moves import ROLE
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.switches.closed_actions import ALTERNATE, ClosedActions
from roundhouse.games.age_of_steam.rules.switches.roles import Roles
from roundhouse.games.age_of_steam.rules.turn import StartTurn

GROUND = "hex_cubes"  # [[hex, colour], ..]
COTTON = "cotton"  # hexes of white cubes, or the same as above
MOST_CUBES = 20  # on one city


class Start:
    """What the record says lies on the table before the first turn."""

    def __init__(self, recording: Recording) -> None:
        self.recording = recording
        self.fields: Fields = recording.fields
        self.m: Map = recording.m
        m = self.m
        self.cubes = [0] * (m.stops * COLOURS)
        self.display = [NO_COLOUR] * (m.columns * BOXES)
        self.markers = [NO_COLOUR] * m.stops
        self.lying = [NO_COLOUR] * len(m.cell)
        self.columns = column_names(m)
        self.seen: set[str] = set()
        for name, entry in recording.start.items():
            try:
                self._entry(name, entry)
            except OracleError as error:
                line = recording.start.lines[name]
                raise OracleError(flaw("start", name=write(name), what=error.what), line=line) from None
        self._complete()
        self.bag = self._bag()
        self.roles: list[int] = []  # of every seat, where there are any
        for switch in m.switches:
            if isinstance(switch, Roles):
                self.roles = self._roles(switch)

    def _entry(self, name: str, entry: object) -> None:
        m = self.m
        if name in (GROUND, COTTON):
            self._ground(entry)
            return
        letters = [LETTERS[letter] for letter in m.column_letter if letter >= 0]
        if name not in m.stop_name and name not in letters and name not in self.columns:
            raise OracleError(flaw("no_city", hint=hint(name, [*m.stop_name, *letters])))
        block = self.fields.table(entry, "start")
        stop = m.stop_name.index(name) if name in m.stop_name else -1
        for key, value in block.items():
            if key == "goods" and stop >= 0 and m.stop_kind[stop] != TERMINAL:
                for cube in self.fields.row(value, "goods", 0, MOST_CUBES):
                    self.cubes[stop * COLOURS + self.fields.colour(cube)] += 1
            elif key == "display" and name in self.columns:
                column = self.columns.index(name)
                boxes = self.fields.boxes(value, m.column_boxes[column], "display")
                self.display[column * BOXES : column * BOXES + len(boxes)] = boxes
            elif key == "accepts" and stop >= 0 and m.stop_kind[stop] == TERMINAL:
                self.markers[stop] = self.fields.colour(value)
            else:
                raise OracleError(flaw("has_no", name=write(key)))
            self.seen.add(f"{name} {key}")

    def _ground(self, entry: object) -> None:
        """Cubes on single hexes: open ground, or towns."""
        m = self.m
        for row in self.fields.row(entry, "cubes", 0, len(m.cell)):
            pair = self.fields.row(row, "cube_on_hex", 2, 2)
            if isinstance(pair[0], int):
                pair = [row, COLOUR_NAMES[WHITE]]
            hex, colour = self.fields.hex(pair[0]), self.fields.colour(pair[1])
            stop = m.stop[hex]
            if stop >= 0:
                self.cubes[stop * COLOURS + colour] += 1
                self.seen.add(f"{m.stop_name[stop]} goods")
            elif not m.track_deliver and not m.hex_cubes:
                raise OracleError(flaw("no_cube_there", hex=write(pair[0])))
            elif self.lying[hex] >= 0:
                raise OracleError(flaw("two_cubes", hex=write(pair[0])))
            else:
                self.lying[hex] = colour
        self.seen.add(GROUND)

    def _complete(self) -> None:
        """Refuse a start position with something left out."""
        m = self.m
        needed = [f"{name} display" for name in self.columns]
        for stop in range(m.stops):
            kind = m.stop_kind[stop]
            if kind == TERMINAL:
                needed.append(f"{m.stop_name[stop]} accepts")
            elif m.stop_cubes[stop] if kind == CITY else m.town_cubes and m.town_colour == FROM_BAG:
                needed.append(f"{m.stop_name[stop]} goods")
        if sum(m.terrain_cubes) or m.hex_cubes:
            needed.append(GROUND)
        missing = [entry for entry in needed if entry not in self.seen]
        if missing:
            lacks = flaw("start_lacks", what=missing[0])
            if len(missing) > 1:
                lacks = flaw("start_lacks_more", what=missing[0], n=len(missing) - 1)
            raise OracleError(lacks, line=self.recording.start.line)
        towns = [stop for stop in range(m.stops) if m.stop_kind[stop] == TOWN]
        told = any(f"{m.stop_name[stop]} goods" in self.seen for stop in towns)
        if m.town_cubes and m.town_colour != FROM_BAG and not told:
            # Where every town begins with the same cube, a record need not say so.
            for stop in towns:
                self.cubes[stop * COLOURS + m.town_colour] += m.town_cubes

    def _bag(self) -> list[int]:
        """What is left in the bag; if the record says it, both must agree."""
        left = self.m.bag[:]
        for place, number in enumerate(self.cubes):
            colour, stop = place % COLOURS, place // COLOURS
            if colour != WHITE and (colour != self.m.town_colour or self.m.stop_kind[stop] != TOWN):
                left[colour] -= number
        lying = [] if self.m.hex_cubes else self.lying  # those do not come from the bag
        for colour in [*self.display, *lying, *self.markers]:
            if colour >= 0:
                left[colour] -= 1
        for colour, number in enumerate(left):
            if number < 0:
                placed = self.m.bag[colour] - number
                what = flaw("placed", n=placed, colour=coloured(colour), m=self.m.bag[colour])
                raise OracleError(what, line=self.recording.start.line)
        self._compare_bag(left)
        return left

    def _compare_bag(self, left: list[int]) -> None:
        given = self.recording.block.get("bag")
        if given is None:
            return
        line = self.recording.block.lines["bag"]
        try:
            table = self.fields.table(given, "bag")
            numbers = {
                self.fields.colour(name): self.fields.number(value, "cubes") for name, value in table.items()
            }
        except OracleError as error:
            raise OracleError(error.what, line=line) from None
        for colour, number in enumerate(left):
            recorded = numbers.get(colour, 0)
            if recorded != number and colour != WHITE:
                what = flaw("in_bag", colour=coloured(colour), n=recorded, m=number)
                raise OracleError(what, line=line)

    def _roles(self, switch: Roles) -> list[int]:
        """Who plays whom, from the head of the record."""
        block = self.recording.block
        if "roles" not in block:
            raise OracleError(flaw("no_roles", names=", ".join(switch.names)))
        try:
            table = self.fields.table(block["roles"], "roles")
            found = {
                self.fields.seat(name): self.fields.word(role, switch.names, "role")
                for name, role in table.items()
            }
            if sorted(found) != list(range(len(self.fields.players))) or len(set(found.values())) < len(
                found
            ):
                raise OracleError(flaw("one_role"))
        except OracleError as error:
            raise OracleError(error.what, line=block.lines["roles"]) from None
        return [switch.names.index(found[seat]) for seat in sorted(found)]

    def _closed_first(self, switch: ClosedActions) -> int:
        """Which of two actions was closed first: records tell it by what is taken all the same."""
        turn = 1
        for event in self.recording.events:
            turn += event.kind == "end_turn"
            if event.kind == "select" and event.action in switch.actions:
                return (switch.actions.index(event.action) + turn) % len(switch.actions)
        return 0

    def set_up(self, state: State) -> None:
        """Lay the table out so, everybody in the recorded order."""
        state.cubes = self.cubes[:]
        state.display = self.display[:]
        state.markers = self.markers[:]
        if state.lying:
            state.lying = self.lying[:]
        state.bag = self.bag[:]
        for switch in state.m.switches:
            if isinstance(switch, Roles):
                for seat, role in enumerate(self.roles):
                    switch.remember(state, seat, role + 1)
        state.order = list(range(state.players))
        state.turn = 0
        rng = Loaded(0)
        rng.waiting = self.first_closed(state)
        state.random = rng
        state.agenda[:] = [StartTurn(NOBODY)]
        state.settle()

    def first_closed(self, state: State) -> list[int]:
        """What chance said for the actions that are closed in the first turn."""
        closed = next((event for event in self.recording.events if event.kind == "closed"), None)
        if closed is not None:
            return closing(state, closed, 1)
        for switch in state.m.switches:
            if isinstance(switch, ClosedActions) and switch.mode == ALTERNATE:
                return [self._closed_first(switch)] if switch.players >> state.players & 1 else []
        return []

    def choices(self) -> list[tuple[int, int]]:
        """The moves before the first turn, as seat and move: every role, but one that is left over."""
        there = next((len(switch.names) for switch in self.m.switches if isinstance(switch, Roles)), 0)
        return [(seat, ROLE + role) for seat, role in enumerate(self.roles) if there - seat > 1]
