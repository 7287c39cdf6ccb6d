"""A player for tests who stays solvent, so that games get to their end with a lot of track.

Chance with a purpose: as many shares as the turn will need, low bids, tiles that finish links, deliveries
that pay. `sponsored` gives everybody money each turn instead, for positions with still more track.
"""

from __future__ import annotations

from collections.abc import Iterator

from roundhouse.core.random import Random
from roundhouse.games.age_of_steam.game import AgeOfSteam
from roundhouse.games.age_of_steam.rules import moves as codes
from roundhouse.games.age_of_steam.rules.components import LOCOMOTIVE, URBANIZATION
from roundhouse.games.age_of_steam.rules.ownership import loose_ends
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.registry import open_game

_game = open_game("age_of_steam")
assert isinstance(_game, AgeOfSteam)
GAME = _game
WANTED = 9  # dollars to build with
SAMPLE = 24  # tiles looked at for each lay
GIFT = 30
# The moves of games played before: many tests look at the same ones, and choosing takes most of the time.
CHOSEN: dict[tuple[object, ...], list[int]] = {}


def tables() -> list[tuple[str, int]]:
    """Every map with every number of players."""
    found: list[tuple[str, int]] = []
    for m in GAME.maps:
        found += [(m.name, players) for players in range(m.least, m.most + 1)]
    return found


def each_map() -> list[tuple[str, int]]:
    """Every map once, the numbers of players in turn."""
    fits = [(m.name, range(m.least, m.most + 1)) for m in GAME.maps]
    return [(name, players[number % len(players)]) for number, (name, players) in enumerate(fits)]


def start(map: str, players: int, seed: int, edition: str = "deluxe", variant: str = "standard") -> State:
    state = GAME.new(players, seed, {"map": map, "edition": edition, "variant": variant})
    assert isinstance(state, State)
    return state


def pick(rng: Random, moves: list[int]) -> int:
    return moves[rng.below(len(moves))]


def shortage(state: State, seat: int) -> int:
    """The dollars that would be lacking if the turn ended now; negative: what is left over."""
    return state.shares[seat] + state.engine[seat] - state.cash[seat] - state.income[seat]


def choose(state: State, rng: Random) -> int:
    """A move for whoever is asked."""
    legal = state.legal()
    seat = state.seat
    name = state.decision.name
    if name == "IssueShares":
        need = (shortage(state, seat) + WANTED + 4) // 5
        return min(max(legal), codes.ISSUE + max(0, need))
    if name == "Bid":
        low = [move for move in legal if move <= codes.BID + 2]
        return pick(rng, low) if low and rng.below(4) == 0 and shortage(state, seat) < -4 else legal[-1]
    if name == "PayFirst":
        return codes.DECLINE if rng.below(3) else codes.PAY_FIRST
    if name == "SelectAction":
        useful = [move for move in legal if move - codes.SELECT in (LOCOMOTIVE, URBANIZATION)]
        return pick(rng, useful if useful and rng.below(3) else legal)
    if name == "BuildTrack":
        return build(state, rng)
    if name == "ChooseTile":
        # Recorded games do not say which kind it was, and are replayed with the one that has most left.
        usual = codes.TAKE + state.tile[state.decision.fields()[0]]
        return usual if usual in legal else legal[0]
    if name == "MoveGoods":
        return move_goods(state, rng)
    if name == "Carry":
        return max(legal, key=lambda move: (own_gain(state, seat, move), rng.below(100)))
    return pick(rng, legal)


def build(state: State, rng: Random) -> int:
    """The most useful of some tiles that leave enough for the expenses."""
    legal, seat = state.legal(), state.seat
    towns = [move for move in legal if codes.URBANISE <= move < state.codes.deliver]
    if towns:
        return pick(rng, towns)
    options = [pick(rng, legal) for _ in range(min(SAMPLE, len(legal)))]
    best, most = codes.DONE, worth(state, seat)
    for move in options:
        after = state.copy()
        after.play(move)
        value = worth(after, seat) + rng.below(4)
        poor = shortage(after, seat) > 0 and not state.m.complete_only
        if move != codes.DONE and not poor and value > most:
            best, most = move, value
    return best if best in legal else pick(rng, legal)


def worth(state: State, seat: int) -> int:
    """Completed links, and how near the open ends are to a stop."""
    links = state.links()
    done = sum(1 for place, to in enumerate(links.to) if to >= 0 and links.owner[place] == seat)
    ahead = [state.m.tiles_to_stop[state.m.near[place]] for place in loose_ends(state, seat)]
    return done * 8 + sum(max(0, 4 - tiles) for tiles in ahead) - len(ahead)


def move_goods(state: State, rng: Random) -> int:
    """A delivery that pays the mover if there is one; else a better engine, while it can be paid."""
    legal, seat = state.legal(), state.seat
    picks = [move for move in legal if move >= state.codes.deliver]
    best, most = codes.SKIP, 0
    for move in picks:
        gain = own_gain(state, seat, move) * 4 + rng.below(4)
        if gain > most:
            best, most = move, gain
    if (
        most < 8
        and codes.UPGRADE in legal
        and shortage(state, seat) < 0
        and state.engine[seat] < 2 + state.turn
    ):
        return codes.UPGRADE
    return best


def own_gain(state: State, seat: int, move: int) -> int:
    """What the mover earns if every step after this one is the best for the mover."""
    after = state.copy()
    after.play(move)
    gain = after.income[seat] - state.income[seat]
    if after.over or after.decision.name != "Carry":
        return gain
    return gain + max(own_gain(after, seat, step) for step in after.legal())


def course(
    map: str,
    players: int,
    seed: int,
    *,
    edition: str = "deluxe",
    variant: str = "standard",
    sponsored: bool = False,
    wild: int = 0,
) -> Iterator[State]:
    """A whole game; the same state object before each move, and at the end.

    `wild` of a hundred build moves are any legal ones, for track that no sensible player would lay.
    """
    state = start(map, players, seed, edition, variant)
    rng = Random(seed + 1000)
    moves: list[int] = []
    chosen = CHOSEN.get(key := (map, players, seed, edition, variant, sponsored, wild))
    turn = 0
    while not state.over:
        if sponsored and state.turn != turn:
            turn = state.turn
            state.cash = [cash + GIFT for cash in state.cash]
        yield state
        if chosen is not None:
            move = chosen[len(moves)]
        elif state.decision.name in ("BuildTrack", "ChooseTile") and rng.below(100) < wild:
            move = pick(rng, state.legal())
        else:
            move = choose(state, rng)
        moves.append(move)
        state.play(move)
    CHOSEN[key] = moves
    yield state
