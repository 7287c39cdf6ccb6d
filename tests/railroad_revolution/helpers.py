"""Positions laid out by hand, and moves played by their notation, for tests that read like the rulebook.

    state = position(money=0, shares=0, workers="WWWWO")     # seat 0 is about to begin its turn
    play(state, "place station orange", "build washington")  # every move is checked as it is played
    assert offers(state, "ability", "reward", "bonus")
    assert refusal(state, "done") == "must_pay"

Everything is named as in the notation of the moves: cities, "washington-chicago/1" for a rail space,
sections counted from 1, trains "promote cash steps shares rail". Workers are written as letters:
W white, P purple, O orange, G grey, T turquoise.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from railroad_revolution.laws import check
from roundhouse.core.bits import count
from roundhouse.games.railroad_revolution.rules.components import (
    ANY_COLOUR,
    COLOURS,
    STACKS,
    STARTER,
    TRACKS,
    TRAINS,
)
from roundhouse.games.railroad_revolution.rules.milestones import want_managers
from roundhouse.games.railroad_revolution.rules.moves import ACTIONS
from roundhouse.games.railroad_revolution.rules.secrets import tile_of
from roundhouse.games.railroad_revolution.rules.state import GOALS, KINDS, NONE, SPACES, State
from roundhouse.games.railroad_revolution.rules.turn import BeginTurn
from roundhouse.games.registry import open_game

LETTERS = "WPOGT"
TILES = ("rail", "promote", "flip", "money", "train", "steps")  # the telegraph tiles by what they give
SPECIALIST = "POGT"  # whom each seat has beside four white workers unless told otherwise
GAME = open_game("railroad_revolution")
SPACE_NAMES = GAME.moves.blocks[-1].axes[0][1]


def fresh(players: int = 4, seed: int = 1, **options: str) -> State:
    """A real game as set-up leaves it, before the first choice of a set-up tile."""
    state = GAME.new(players, seed, options)
    assert isinstance(state, State)
    return state


def position(
    players: int = 4,
    seed: int = 1,
    *,
    money: int = 600,
    shares: int = 3,
    workers: str = "WWWWP",
    placed: Mapping[str, str] | None = None,
    rails: Sequence[str] = (),
    stations: Sequence[str] = (),
    offices: Sequence[int] = (),
    rails_left: int | None = None,
    buildings_left: int | None = None,
    trains: str = "promote",
    used: str = "",
    goals: Sequence[str] = ("A1-1", "A2-1"),
    managers: Sequence[str] = ("", ""),
    track: Sequence[int] = (0, 0, 0),
    cities: Mapping[str, str] | None = None,
    tiles: Mapping[int, str] | None = None,
    deal: str = "deal1",
    options: Mapping[str, str] | None = None,
) -> State:
    """Seat 0 begins the first turn with the given things (see `hand`); the others have the usual start.

    The others pursue A1-2 and A2-2, and so on. City tiles lie in the order of the components (2-1 in
    chicago, 2-2 in little_rock, 2-3 in miami, 3-1 in duluth, ...), telegraph tiles in the order of
    TILES in sections 1, 2, 4, 5, 7 and 8; `cities` and `tiles` put one where it is wanted and the one
    that was there in its place. `deal` is the face-up deal; the stacks are shuffled by `seed`.
    """
    state = fresh(players, seed, **(options or {}))
    state.setup_tile, state.setup_side, state.setup_colour = [], [], []
    state.first = 0
    loose = [n for n in range(len(state.c.tiles)) if state.c.tile_city[n] == NONE]
    for city, tile in enumerate(state.city_tile):
        if state.c.tile_city[tile] == NONE:
            state.city_tile[city] = loose.pop(0)
    for name, tile_name in (cities or {}).items():
        swap(state.city_tile, state.c.cities.index(name), state.c.tiles.index(tile_name))
    state.section_tile = [0, 1, NONE, 2, 3, NONE, 4, 5]
    for section, reward in (tiles or {}).items():
        swap(state.section_tile, section - 1, TILES.index(reward))
    face_up(state, deal)
    for seat in range(1, players):
        hand(state, seat, workers="WWWW" + SPECIALIST[seat], goals=(f"A1-{seat + 1}", f"A2-{seat + 1}"))
    hand(
        state, 0, money=money, shares=shares, workers=workers, placed=placed or {}, rails=rails,
        stations=stations, offices=offices, rails_left=rails_left, buildings_left=buildings_left,
        trains=trains, used=used, goals=goals, managers=managers, track=track,
    )  # fmt: skip
    begin(state, 0)
    return state


def hand(
    state: State,
    seat: int,
    *,
    money: int | None = None,
    shares: int | None = None,
    workers: str | None = None,
    placed: Mapping[str, str] | None = None,
    rails: Sequence[str] | None = None,
    stations: Sequence[str] | None = None,
    offices: Sequence[int] | None = None,
    rails_left: int | None = None,
    buildings_left: int | None = None,
    trains: str | None = None,
    used: str | None = None,
    goals: Sequence[str] | None = None,
    managers: Sequence[str] | None = None,
    track: Sequence[int] | None = None,
) -> None:
    """Change what a seat has; what is not named stays. Call `refresh` if a decision is already open.

    workers: letters of those in the personal supply; placed: letters for each action on the player
    board ({"trade": "WO"}); they come from and go to the common supply. rails: spaces beside the
    initial one; stations, offices: built now, so the first there if nobody else is; pieces left on
    the board are counted from these unless rails_left or buildings_left say otherwise. trains: types
    face up, used: face down ("cash cash rail"). goals: two milestones by name or "" for none;
    managers: letters of the managers on each. track: slots on telegraph, stations, network.
    """
    c = state.c
    if money is not None:
        state.money[seat] = money
    if shares is not None:
        state.shares[seat] = shares
    if workers is not None:
        recruit(state, seat, state.idle, seat * KINDS, workers)
    if placed is not None:
        for action, name in enumerate(ACTIONS):
            recruit(state, seat, state.placed, seat * SPACES + action * KINDS, placed.get(name, ""))
    if rails is not None:
        state.rails[seat] = state.reach[seat] = state.frontier[seat] = 0
        state.lay_rail(seat, c.initial_space)
        for name in rails:
            state.lay_rail(seat, c.spaces.index(name))
        state.rails_left[seat] = c.rails - len(rails)
    if stations is not None:
        state.stations[seat] = 0
        state.first_station = [NONE if owner == seat else owner for owner in state.first_station]
        for name in stations:
            state.build_station(seat, c.cities.index(name))
    if offices is not None:
        state.offices[seat] = 0
        state.first_office = [NONE if owner == seat else owner for owner in state.first_office]
        for section in offices:
            state.open_office(seat, section - 1)
    if stations is not None or offices is not None:
        state.buildings_left[seat] = c.buildings - count(state.stations[seat]) - count(state.offices[seat])
    if rails_left is not None:
        state.rails_left[seat] = rails_left
    if buildings_left is not None:
        state.buildings_left[seat] = buildings_left
    if trains is not None:
        couple(state, state.up, seat * KINDS, trains)
    if used is not None:
        couple(state, state.down, seat * KINDS, used)
    if goals is not None:
        for n, name in enumerate(goals):
            pursue(state, seat, n, name)
    if managers is not None:
        for n, letters in enumerate(managers):
            appoint(state, seat, n, letters)
    if track is not None:
        state.track[seat * 3 : seat * 3 + 3] = list(track)


def recruit(state: State, seat: int, pool: list[int], at: int, letters: str) -> None:
    """Replace the workers of one pool by these; the common supply takes and gives."""
    for colour, letter in enumerate(LETTERS):
        change = letters.count(letter) - pool[at + colour]
        pool[at + colour] += change
        state.crew[seat] += change
        state.supply[colour] -= change
        assert state.supply[colour] >= 0, f"there are not so many {COLOURS[colour]} workers"


def couple(state: State, side: list[int], at: int, names: str) -> None:
    """Replace a seat's trains on one side by these; the stacks take and give, the starters aside."""
    train_stack = state.train_stack[:]
    for kind, name in enumerate(TRAINS):
        change = names.split().count(name) - side[at + kind]
        side[at + kind] += change
        if kind != STARTER:
            train_stack[kind] -= change
    state.train_stack = train_stack


def pursue(state: State, seat: int, n: int, name: str) -> None:
    """Make a milestone the seat's goal; taken from its stack if it lies in one."""
    goal = state.goal[:]
    goal[seat * GOALS + n] = milestone(state, name) if name else NONE
    state.goal = goal
    want_managers(state, seat * GOALS + n)
    state.stacks = [[entry for entry in stack if tile_of(entry) not in goal] for stack in state.stacks]


def appoint(state: State, seat: int, n: int, letters: str) -> None:
    """Put managers on one of the seat's goals, each on a place of its colour."""
    managers = state.managers[:]
    at = (seat * GOALS + n) * 2
    for place in (at, at + 1):
        if managers[place] != NONE:
            state.supply[managers[place]] += 1
            managers[place] = NONE
    wanted = state.c.milestones[state.goal[seat * GOALS + n]].managers if letters else []
    for letter in letters:
        colour = LETTERS.index(letter)
        free = [
            p for p, want in enumerate(wanted) if managers[at + p] == NONE and want in (ANY_COLOUR, colour)
        ]
        place = free[0]
        managers[at + place] = colour
        state.supply[colour] -= 1
    state.managers = managers
    want_managers(state, seat * GOALS + n)


def milestone(state: State, name: str) -> int:
    """The number of a milestone."""
    return [tile.name for tile in state.c.milestones].index(name)


def stack(state: State, letter: str, top: Sequence[str]) -> None:
    """Lay milestones on top of the B, C or D stack, the first named uppermost."""
    n = STACKS.index(letter) - STACKS.index("B")
    wanted = [milestone(state, name) for name in top]
    assert set(wanted) <= set(state.stacks[n]), "a tile is not in this stack"
    stacks = state.stacks[:]
    stacks[n] = [tile for tile in state.stacks[n] if tile not in wanted] + wanted[::-1]
    state.stacks = stacks


def face_up(state: State, deal: str) -> None:
    """Make a deal the face-up one; the one that was goes into its place in the stack or discard pile."""
    wanted = state.c.deals.index(deal)
    for name in ("deal_stack", "deal_discard"):
        pile = getattr(state, name)
        setattr(state, name, [state.deal if tile == wanted else tile for tile in pile])
    state.deal = wanted


def sell_out(state: State, *colours: str) -> None:
    """Hand every worker of these colours left in the common supply to the last seat."""
    seat = state.players - 1
    for name in colours:
        while state.supply[COLOURS.index(name)]:
            state.gain_worker(seat, COLOURS.index(name))
    refresh(state)


def begin(state: State, seat: int) -> None:
    """Begin the turn of a seat."""
    state.agenda[:] = [BeginTurn(seat)]
    state.settle()
    check(state)


def refresh(state: State) -> None:
    """Look again at the open decision after `hand` has changed something."""
    state.settle()
    check(state)


def swap(row: list[int], at: int, wanted: int) -> None:
    """Put `wanted` at a place of a row, and what was there where it came from."""
    row[row.index(wanted)] = row[at]
    row[at] = wanted


def line(*route: str) -> list[str]:
    """The rail spaces from city to city: line("washington", "chicago", "duluth")."""
    spaces: list[str] = []
    for one, other in pairwise(route):
        there = [name for name in SPACE_NAMES if name.startswith(f"{one}-{other}/")]
        back = [name for name in SPACE_NAMES if name.startswith(f"{other}-{one}/")]
        assert there or back, f"no track leads from {one} to {other}"
        spaces += there or back[::-1]
    return spaces


# Playing


def play(state: State, *moves: str) -> State:
    """Play moves by their notation, all laws checked after each."""
    for text in moves:
        state.play(GAME.moves.code(text))
        check(state)
    return state


def finish(state: State) -> State:
    """Answer `skip` or `done` until the turn is over, if it is not yet; nobody takes a deal."""
    while not state.over and state.decision.name != "PlaceWorker":
        play(state, "skip" if "skip" in legal(state) else "done")
    return state


def legal(state: State) -> list[str]:
    """All legal moves by their notation."""
    return [GAME.moves.text(code) for code in state.legal()]


def offers(state: State, *moves: str) -> bool:
    """Whether all these moves are legal now."""
    return all(state.why_not(GAME.moves.code(text)) is None for text in moves)


def offered(state: State, kind: str) -> set[str]:
    """The legal moves of one kind, without their first word: offered(state, "build") == {"washington"}."""
    return {text.partition(" ")[2] for text in legal(state) if text.split()[0] == kind}


def refusal(state: State, move: str) -> str:
    """The key of the reason why a move is refused, without "reason."; "" if it is legal."""
    reason = state.why_not(GAME.moves.code(move))
    return "" if reason is None else reason.key.removeprefix("reason.")


# Looking


def workers(state: State, seat: int = 0) -> str:
    """Letters of the workers in the personal supply, in the order WPOGT."""
    return letters_of(state.idle[seat * KINDS : seat * KINDS + KINDS])


def on_board(state: State, action: str, seat: int = 0) -> str:
    """Letters of the workers on an action space of the player board."""
    at = seat * SPACES + ACTIONS.index(action) * KINDS
    return letters_of(state.placed[at : at + KINDS])


def managers_on(state: State, n: int, seat: int = 0) -> str:
    """Letters of the managers on goal 1 or 2."""
    at = (seat * GOALS + n - 1) * 2
    return "".join(LETTERS[colour] for colour in state.managers[at : at + 2] if colour != NONE)


def letters_of(numbers: Sequence[int]) -> str:
    return "".join(letter * number for letter, number in zip(LETTERS, numbers, strict=True))


def up(state: State, seat: int = 0) -> str:
    """The seat's trains that lie face up: "promote cash cash"."""
    return trains_of(state.up[seat * KINDS : seat * KINDS + KINDS])


def down(state: State, seat: int = 0) -> str:
    """The seat's trains that lie face down."""
    return trains_of(state.down[seat * KINDS : seat * KINDS + KINDS])


def trains_of(numbers: Sequence[int]) -> str:
    return " ".join(name for name, number in zip(TRAINS, numbers, strict=True) for _ in range(number))


def track(state: State, name: str, seat: int = 0) -> int:
    """The slot of a marker."""
    return state.track[seat * 3 + TRACKS.index(name)]


def has_rail(state: State, space: str, seat: int = 0) -> bool:
    return bool(state.rails[seat] >> state.c.spaces.index(space) & 1)


def has_station(state: State, city: str, seat: int = 0) -> bool:
    return bool(state.stations[seat] >> state.c.cities.index(city) & 1)


def has_office(state: State, section: int, seat: int = 0) -> bool:
    return bool(state.offices[seat] >> section - 1 & 1)


def connected(state: State, seat: int = 0) -> set[str]:
    """The cities in the seat's network."""
    return {city for n, city in enumerate(state.c.cities) if state.reach[seat] >> n & 1}
