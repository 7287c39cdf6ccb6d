"""Positions laid out by hand, for tests that read like the rulebook.

    state = table(players=5)                                # a set-up table, seats 0.. in order, no cubes
    put(state, 0, (10, 9), [(1, 4)])                        # track of seat 0, laid without asking anybody
    cubes(state, "Evansville", "blue")
    give(state, 0, cash=20, engine=3, action="engineer")
    begin(state, "build")                                   # the phase is played from its start
    assert lay(state, (11, 8), [(1, 4)]) == 2               # a legal move; the price comes back
    assert refuses(state, lay_code(state, (9, 9), [(1, 4)])) == "on_city"
    deliver(state, "Evansville", "blue", "Cincinnati")

Places are (column, row) or the name of a stop; sides are 0..5 clockwise from the north, "T" is the centre of
a town. `at()` gives the number of a hex, `stop()` that of a stop.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from roundhouse.bots.registry import make_bot
from roundhouse.core.message import Event
from roundhouse.core.random import Loaded
from roundhouse.core.state import NOBODY
from roundhouse.games.age_of_steam.game import AgeOfSteam
from roundhouse.games.age_of_steam.oracle.places import Lines, ends_of, hex_at, layout_of
from roundhouse.games.age_of_steam.rules import moves as codes
from roundhouse.games.age_of_steam.rules.components import (
    ACTION_NAMES,
    BOXES,
    COLOUR_NAMES,
    COLOURS,
    LETTERS,
    NO_COLOUR,
    PHASE_NAMES,
    Map,
)
from roundhouse.games.age_of_steam.rules.delivery_links import leads_to
from roundhouse.games.age_of_steam.rules.laying import kind_for, take_tile
from roundhouse.games.age_of_steam.rules.layouts import CENTRE, LAYOUTS, SIDES
from roundhouse.games.age_of_steam.rules.ownership import loose_ends
from roundhouse.games.age_of_steam.rules.scoring import sections
from roundhouse.games.age_of_steam.rules.state import EMPTY, State
from roundhouse.games.age_of_steam.rules.turn import Phase, StartTurn
from roundhouse.games.registry import open_game

Place = tuple[int, int] | str

_game = open_game("age_of_steam")
assert isinstance(_game, AgeOfSteam)
GAME = _game


# A table


def table(
    map: str = "rust_belt",
    players: int = 0,
    *,
    edition: str = "deluxe",
    variant: str = "standard",
    goods: bool = False,
    seed: int = 1,
) -> State:
    """A table at the start of its first turn, order of play 0, 1, 2, ..; as few players as can be.

    Without `goods` all cubes but the terminals' lie in the bag: put those that matter with `cubes`, `lying`
    and `display`, which take them from there.
    """
    options = {"map": map, "edition": edition, "variant": variant}
    players = players or GAME.seats(options)[0]
    state = GAME.new(players, seed, options)
    assert isinstance(state, State)
    if not goods:
        collect_goods(state)
    state.order = list(range(players))
    state.turn = 0
    state.agenda[:] = [StartTurn(NOBODY)]
    state.settle()
    return state


def collect_goods(state: State) -> None:
    """All cubes on the map and in the display go back into the bag."""
    bag = state.bag[:]
    for place, number in enumerate(state.cubes):
        bag[place % COLOURS] += number
    for colour in [*state.display, *state.lying]:
        if colour >= 0:
            bag[colour] += 1
    state.bag = bag
    state.cubes = [0] * len(state.cubes)
    state.display = [NO_COLOUR] * len(state.display)
    state.lying = [NO_COLOUR] * len(state.lying)


def at(m: State | Map, place: Place) -> int:
    """The hex of a place."""
    m = m.m if isinstance(m, State) else m
    if isinstance(place, str):
        return m.stop_hex[m.stop_name.index(place)]
    hex = hex_at(m, *place)
    assert hex >= 0, f"there is no hex {place}"
    return hex


def stop(state: State, place: Place) -> int:
    """The stop of a place."""
    found = state.m.stop[at(state, place)]
    assert found >= 0, f"{place} is no stop"
    return found


# Laying things out, without asking the rules


def put(state: State, seat: int, place: Place, lines: Lines) -> None:
    """Add lines of a player's (or NOBODY's) to those that lie in a hex; tile and disc leave the supply."""
    hex = at(state, place)
    old = list(ends_of(state.layout[hex])) if state.layout[hex] >= 0 else []
    kept = [tuple("T" if end == CENTRE else end for end in line) for line in old]
    layout = layout_of([*kept, *lines])
    assert layout >= 0, f"no tile has {lines} beside {kept}"
    board = state.own_board(hex)
    take_tile(state, hex, layout, kind_for(state, hex, layout))
    assert min(state.tiles) >= 0
    board.layout[hex] = layout
    track = board.track
    for first, second in ends_of(layout_of(lines)):
        track[hex * SIDES + first] = (seat + 1) * 8 + second
        if second != CENTRE:
            track[hex * SIDES + second] = (seat + 1) * 8 + first
    state.network = None
    if seat >= 0:
        laid = state.laid[:]
        laid[seat] = 1
        state.laid = laid


def road(state: State, seat: int, *places: Place) -> None:
    """Put track of a player's all the way from the first place to the last, hex by hex.

    Stops at either end or on the way join the links: towns get exits, cities need none. Where the first or
    last place is no stop, the track begins or ends at the edge of the hex beside it.
    """
    hexes = [at(state, place) for place in places]
    for before, here, after in zip([-1, *hexes[:-1]], hexes, [*hexes[1:], -1], strict=True):
        sides = [side_to(state, here, other) for other in (before, after) if other >= 0]
        number = state.m.stop[here]
        spot = (state.m.column[here], state.m.row[here])
        if number < 0:
            if len(sides) == 2:
                put(state, seat, spot, [tuple(sides)])
        elif not state.cities >> number & 1:
            put(state, seat, spot, [("T", side) for side in sides])


def connect(state: State, seat: int, *stops: Place) -> None:
    """Put completed links of a player's from stop to stop, each the shortest way over empty hexes."""
    for one, other in pairwise(stops):
        m = state.m
        way = shortest(state, at(state, one), at(state, other))
        assert way, f"there is no way from {one} to {other}"
        road(state, seat, *((m.column[hex], m.row[hex]) for hex in way))
        assert stop(state, other) in state.links().to[stop(state, one) * SIDES :][:SIDES]


def shortest(state: State, start: int, goal: int) -> list[int]:
    """The shortest way without sharp curves over hexes without track, both ends included."""
    m = state.m
    ways = [([start], side) for side in range(SIDES) if state.track[start * SIDES + side] < 0]
    seen: set[tuple[int, int]] = set()
    while ways:
        way, side = ways.pop(0)
        hex = m.near[way[-1] * SIDES + side]
        back = (side + 3) % SIDES
        if hex < 0 or (hex, side) in seen:
            continue
        if hex == goal and state.track[hex * SIDES + back] < 0 and len(way) > 1:
            return [*way, hex]
        seen.add((hex, side))
        if m.stop[hex] < 0 and state.layout[hex] < 0 and hex not in way:
            ways += [([*way, hex], (side + turn) % SIDES) for turn in (0, 1, 5)]
    return []


def side_to(state: State, hex: int, other: int) -> int:
    """The side of a hex that another one lies at."""
    for side in range(SIDES):
        if state.m.near[hex * SIDES + side] == other:
            return side
    raise AssertionError(f"{hex} and {other} are no neighbours")


def new_city(state: State, place: Place, letter: str) -> None:
    """Make a town without track a New City."""
    number = stop(state, place)
    assert state.layout[at(state, place)] < 0, "there is track; let the rules urbanise it"
    letters = state.letter[:]
    letters[number] = LETTERS.index(letter)
    state.letter = letters
    state.cities |= 1 << number
    state.network = None


def give(
    state: State,
    seat: int,
    *,
    cash: int | None = None,
    income: int | None = None,
    shares: int | None = None,
    engine: int | None = None,
    action: str | None = None,
) -> None:
    """Change what a player has; what is not named stays."""
    if cash is not None:
        state.cash[seat] = cash
    if income is not None:
        state.income[seat] = income
    if shares is not None:
        state.shares[seat] = shares
    if engine is not None:
        state.engine[seat] = engine
    if action is not None:
        chosen = state.action[:]
        chosen[seat] = ACTION_NAMES.index(action)
        state.action = chosen


def take(state: State, colour: str) -> int:
    """A cube out of the bag; white ones come from beside it."""
    number = COLOUR_NAMES.index(colour)
    if colour != "white":
        bag = state.bag[:]
        bag[number] -= 1
        assert bag[number] >= 0, f"there is no {colour} cube left"
        state.bag = bag
    return number


def cubes(state: State, place: Place, colours: str) -> None:
    """Put cubes on a stop, from the bag: cubes(state, "Detroit", "red red")."""
    for colour in colours.split():
        state.add_cubes(stop(state, place), take(state, colour), 1)


def lying(state: State, place: Place, colour: str) -> None:
    """Put a cube on open ground, from the bag."""
    ground = state.lying[:]
    ground[at(state, place)] = take(state, colour)
    state.lying = ground


def column(state: State, name: str) -> int:
    """The column of the display for a city's name or a New City's letter."""
    m = state.m
    if name in LETTERS:
        return m.column_letter.index(LETTERS.index(name))
    return m.column_stop.index(m.stop_name.index(name))


def display(state: State, name: str, colours: str) -> None:
    """Fill a column of the display from the top, from the bag; "-" leaves a box empty."""
    for box, colour in enumerate(colours.split()):
        if colour != "-":
            state.set_box(column(state, name), box, take(state, colour))


def shown(state: State, name: str) -> str:
    """A column of the display from the top."""
    place = column(state, name)
    boxes = state.display[place * BOXES : place * BOXES + state.m.column_boxes[place]]
    return " ".join("-" if colour < 0 else COLOUR_NAMES[colour] for colour in boxes)


def goods(state: State, place: Place) -> str:
    """The cubes on a stop, in the order of the bag."""
    base = stop(state, place) * COLOURS
    return " ".join(
        name for number, name in enumerate(COLOUR_NAMES) for _ in range(state.cubes[base + number])
    )


def begin(
    state: State,
    phase: str,
    *,
    turn: int | None = None,
    order: Sequence[int] | None = None,
    actions: Mapping[int, str] | None = None,
) -> None:
    """Play on from the start of a phase: "issue_shares", "player_order", "select_actions", "build", "move",
    "income", "expenses", "reduction", "growth". Seats in `order` come in that order, the others after them.
    """
    if turn is not None:
        state.turn = turn
    elif not state.turn:
        state.turn = 1
    if order is not None:
        rest = [seat for seat in state.order if seat not in order]
        state.order = [*order, *rest]
    for seat, action in (actions or {}).items():
        give(state, seat, action=action)
    state.agenda[:] = [StartTurn(NOBODY)]
    phases = state.m.phases
    for number in reversed(phases[phases.index(PHASE_NAMES.index(phase)) :]):
        state.agenda.append(Phase(number))
    state.settle()


def refresh(state: State) -> None:
    """Look again at the open decision after something was changed by hand."""
    state.settle()


# Chance


def load_dice(state: State, *dice: int) -> None:
    """The next dice fall so (1 to 6); chance takes over after them."""
    rng = Loaded(1)
    rng.waiting = [die - 1 for die in dice]
    state.random = rng


def load_draws(state: State, colours: str) -> None:
    """The next cubes drawn from the bag as it is now are these."""
    left = state.bag[:]
    rng = Loaded(1)
    for name in colours.split():
        colour = COLOUR_NAMES.index(name)
        assert left[colour] > 0, f"there is no {name} cube in the bag"
        rng.waiting = [*rng.waiting, sum(left[:colour])]
        left[colour] -= 1
    state.random = rng


# Moves


def code(state: State, text: str) -> int:
    """A move by its notation: "bid 4", "select engineer", "done"."""
    return state.game.moves.code(text)


def lay_code(state: State, place: Place, lines: Lines) -> int:
    """The move that lays these lines, all of the tile's, in a hex or a cell without a hex."""
    layout = layout_of(lines)
    assert layout >= 0, f"no tile has {lines}"
    if isinstance(place, str):
        cell = state.m.cell[at(state, place)]
    else:
        cell = place[0] * state.c.grid_height + place[1]
    return state.codes.lay + cell * LAYOUTS + layout


def lay_hex(state: State, move: int) -> int:
    """The hex that a move lays a tile in, or -1 for other moves."""
    return state.m.hex_at[(move - state.codes.lay) // LAYOUTS] if move >= state.codes.lay else -1


def urbanise_code(state: State, place: Place, letter: str) -> int:
    """The move that puts a New City on a town."""
    return codes.URBANISE + state.m.cell[at(state, place)] * len(LETTERS) + LETTERS.index(letter)


def deliver_code(state: State, place: Place, colour: str) -> int:
    """The move that picks up a cube."""
    return state.codes.deliver + state.m.cell[at(state, place)] * COLOURS + COLOUR_NAMES.index(colour)


def play(state: State, *moves: str) -> State:
    """Play moves by their notation."""
    for text in moves:
        state.play(code(state, text))
    return state


def lay(state: State, place: Place, lines: Lines) -> int:
    """Lay a tile as the open decision's player, of the kind with most left; what it cost."""
    seat, before = state.seat, state.cash[state.seat]
    state.play(lay_code(state, place, lines))
    if not state.over and state.decision.name == "ChooseTile":
        state.play(codes.TAKE + state.tile[at(state, place)])
    return before - state.cash[seat]


def urbanise(state: State, place: Place, letter: str) -> None:
    """Put a New City on a town as the open decision's player."""
    state.play(urbanise_code(state, place, letter))


def finish_build(state: State, seat: int) -> None:
    """A player stops building; nothing to do if the turn ended by itself."""
    if not state.over and state.decision.name == "BuildTrack" and state.seat == seat:
        play(state, "done")


def go_code(state: State, to: Place, owner: int | None = None) -> int:
    """The move that carries the cube under way on to a stop, over a link of the owner's if one is named."""
    for move in state.legal():
        if move == codes.DONE:
            continue
        end, whose = leads_to(state, move)
        if end == stop(state, to) and owner in (None, whose):
            return move
    return EMPTY


def deliver(state: State, place: Place, colour: str, *way: Place) -> list[int]:
    """Carry a cube over the named stops; the income that each seat gained."""
    before = state.income[:]
    state.play(deliver_code(state, place, colour))
    for to in way:
        move = go_code(state, to)
        assert move >= 0, f"the cube cannot go to {to}"
        state.play(move)
    return [now - then for now, then in zip(state.income, before, strict=True)]


def earned(state: State, mover: int, start: Place, colour: str, *way: Place) -> list[int]:
    """What everybody gains from a delivery by a player whose engine is just long enough."""
    give(state, mover, engine=len(way))
    begin(state, "move", order=[mover])
    return deliver(state, start, colour, *way)


def refuses(state: State, move: int | str) -> str:
    """Why a move is refused, the key without "reason."; "" if it is legal."""
    reason = state.why_not(code(state, move) if isinstance(move, str) else move)
    return "" if reason is None else reason.key.removeprefix("reason.")


# Looking


def owner(state: State, place: Place, side: int) -> int | None:
    """Who owns the line at a side of a hex; None where there is no track."""
    spot = at(state, place) * SIDES + side
    return None if state.track[spot] < 0 else state.owner_at(spot)


def link(state: State, one: Place, other: Place) -> int | None:
    """Who owns a completed link between two stops; None where there is none."""
    links = state.links()
    for side in range(SIDES):
        spot = stop(state, one) * SIDES + side
        if links.to[spot] == stop(state, other):
            return links.owner[spot]
    return None


def track_points(state: State) -> list[int]:
    """The sections in completed links, by seat."""
    return sections(state)


def unfinished(state: State, seat: int) -> int:
    """How many unfinished sections a player has."""
    return len(loose_ends(state, seat))


def listen(state: State) -> list[Event]:
    """The log from now on."""
    log: list[Event] = []
    state.log = log
    return log


def greedy_game(state: State, turns: int) -> Iterator[State]:
    """Every decision of a game in which all play greedily, for so many turns."""
    bots = [make_bot("greedy", seat) for seat in range(state.players)]
    while not state.over and state.turn <= turns:
        yield state
        moves = state.legal()
        seat = state.seat
        state.play(bots[seat].choose(state.seen_by(seat)) if len(moves) > 1 else moves[0])
