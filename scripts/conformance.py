"""Make the cases by which any implementation of Age of Steam can test itself: see docs/conformance.md.

    python scripts/conformance.py                   all cases, into conformance/age_of_steam
    python scripts/conformance.py --folder FOLDER   into another folder
    python scripts/conformance.py --kind lays       one kind of cases

Everything comes from recorded games (tests/data) and from games of bots (tests/golden): the same each time.
"""

from __future__ import annotations

import argparse
import json
from collections import deque
from collections.abc import Callable, Iterator
from pathlib import Path

from roundhouse.core.random import Random
from roundhouse.core.record_reader import read
from roundhouse.games.age_of_steam.game import VARIANTS, AgeOfSteam
from roundhouse.games.age_of_steam.oracle.answers import ANSWERS, answer, builder, mover, ways
from roundhouse.games.age_of_steam.oracle.document import Block, read_file
from roundhouse.games.age_of_steam.oracle.guesses import read_as
from roundhouse.games.age_of_steam.oracle.play_events import PLAYED, passes_after_building
from roundhouse.games.age_of_steam.oracle.positions import (
    NAMES,
    Json,
    goods,
    laid_out,
    place,
    seat_of,
    written,
)
from roundhouse.games.age_of_steam.oracle.recording import Recording
from roundhouse.games.age_of_steam.oracle.replay import Table
from roundhouse.games.age_of_steam.rules.auction import begin_auction
from roundhouse.games.age_of_steam.rules.build_turn import BuildTrack
from roundhouse.games.age_of_steam.rules.moving import round_of
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.registry import open_game

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "conformance" / "age_of_steam"
RECORDED = ROOT / "tests" / "data" / "age_of_steam"
PLAYED_BY_BOTS = ROOT / "tests" / "golden" / "age_of_steam"
FORMAT = 1  # raised when a field means something else
USUAL = {"map": "rust_belt", "edition": "deluxe", "variant": "standard"}
EACH = 3  # positions of one game; of Rust Belt more
EACH_ON_RUST_BELT = 10
BOT_GAMES = ["3-players-01", "4-players-01", "4-players-02", "5-players-01", "6-players-01"]  # and one a map
FEWEST_CUBES, MOST_WAYS = 2, 60  # in a case of deliveries

Moment = tuple[str, State]  # how it was come to, and the position


def opened() -> AgeOfSteam:
    game = open_game("age_of_steam")
    assert isinstance(game, AgeOfSteam)
    return game


# ---- where positions come from ----------------------------------------------------------------------------


def recorded_games() -> list[str]:
    return sorted(file.stem for file in RECORDED.glob("*.yaml"))


def recorded(name: str, game: AgeOfSteam) -> Table:
    """A recorded game before its first event, with the kinds of tile that let it be played."""
    document = read_file(RECORDED / f"{name}.yaml")
    assert isinstance(document, Block)
    block = document[name]
    assert isinstance(block, Block)
    played = read_as(name, block, game, lambda table: table)
    recording = Recording(name, block, game)
    passes_after_building(recording.events, recording.m.rounds_of_moves)
    return Table(recording, game, {number: kind for number, _, kind in played.chosen})


def course(name: str, game: AgeOfSteam) -> Iterator[Moment]:
    """Every position of a game before an event or a move."""
    if not (RECORDED / f"{name}.yaml").exists():
        record = read((PLAYED_BY_BOTS / f"{name}.txt").read_text(encoding="utf-8"))
        assert record.seed is not None
        state = game.new(record.players, record.seed, record.options)
        assert isinstance(state, State)
        for number, played in enumerate(record.moves):
            yield f"game of bots {name}, after move {number}", state
            state.play(game.moves.code(played.text))
        return
    table = recorded(name, game)
    for event in table.recording.events:
        yield f"recorded game {name}, before event {event.number}", table.state
        table.at += 1
        PLAYED[event.kind](table, event)
    yield f"recorded game {name}, at its end", table.state


def sources() -> list[str]:
    """The games that positions are taken from: recorded ones, one of bots for every other map, some more."""
    maps = sorted(file.stem for file in PLAYED_BY_BOTS.glob("map-*.txt"))
    further = [name for name in maps if name.removeprefix("map-") not in recorded_games()]
    base = {"southern_us": "", "western_us": "", "korea": ""}
    for file in sorted(PLAYED_BY_BOTS.glob("[3-6]-players-*.txt")):
        options = read(file.read_text(encoding="utf-8")).options
        if base.get(options["map"]) == "":
            base[options["map"]] = file.stem
    return [*recorded_games(), *further, *base.values(), *BOT_GAMES]


def spread(found: list[Json], number: int) -> list[Json]:
    """So many of a list, early and late ones."""
    if len(found) <= number:
        return found
    return [found[index * (len(found) - 1) // (number - 1)] for index in range(number)]


def head(kind: str, source: str, state: State) -> Json:
    """What every case begins with."""
    return {
        "format": FORMAT,
        "kind": kind,
        "id": "",
        "from": source,
        "map": state.m.name,
        "edition": state.edition.name,
        "variant": VARIANTS[state.map_number % len(VARIANTS)],
    }


def number_of(state: State, usual: int = EACH) -> int:
    return EACH_ON_RUST_BELT if state.m.name == "rust_belt" else usual


# ---- the kinds of cases -----------------------------------------------------------------------------------


def lays(game: AgeOfSteam) -> Iterator[Json]:
    """Positions before the first tile of a build turn; on Rust Belt also between two tiles."""
    for name in sources():
        found: list[Json] = []
        wanted = EACH
        for source, state in course(name, game):
            if state.over or not isinstance(state.decision, BuildTrack):
                continue
            wanted = number_of(state)
            if state.spent and state.m.name != "rust_belt":
                continue
            ask = {
                "player": NAMES[state.seat],
                "tiles_left": state.tiles_left,
                "built": [place(state.m, hex) for hex in state.built],
                "spent": state.spent,
                "dearest": state.dearest,
                "urbanised": bool(state.decision.urbanised),
            }
            case = {**head("lays", source, state), "position": bare(state), "ask": ask}
            assert sorted(builder(case, game).legal()) == sorted(state.legal()), source
            found.append(case)
        yield from spread(found, wanted)


def bare(state: State) -> Json:
    """A position without the cubes, which do not matter for track."""
    found = written(state)
    for key in ("cubes", "ground"):
        found.pop(key, None)
    return found


def deliveries(game: AgeOfSteam) -> Iterator[Json]:
    """Positions in which somebody is to move goods."""
    for name in sources():
        found: list[Json] = []
        wanted = EACH
        for source, state in course(name, game):
            if state.over or state.decision.name != "MoveGoods":
                continue
            wanted = number_of(state)
            ask = {"player": NAMES[state.seat], "round": round_of(state, state.seat) + 1}
            case = {**head("deliveries", source, state), "position": written(state), "ask": ask}
            cubes = picked(state)
            if len(cubes) < FEWEST_CUBES:
                continue
            twin = mover(case, game)
            assert picked(twin) == cubes, source
            if len(ways(twin)) <= MOST_WAYS:
                found.append(case)
        yield from spread(found, wanted)


def picked(state: State) -> list[int]:
    """The moves that take up a cube."""
    return [move for move in state.legal() if state.codes.deliver <= move < state.codes.lay]


def income(game: AgeOfSteam) -> Iterator[Json]:
    """Three players at once, over the whole range, by every edition."""
    rng = Random(1)
    for number, edition in enumerate([edition.name for edition in game.components.editions] * 12):
        players = {
            NAMES[seat]: {
                "cash": rng.below(12),
                "income": rng.below((12, 25, 55)[(number + seat) % 3]),
                "shares": 2 + rng.below(14),
                "engine": 1 + rng.below(6),
            }
            for seat in range(3)
        }
        case = {**plain("income", {**USUAL, "edition": edition}), "position": {"players": players}, "ask": {}}
        if len(answer(case, game)["bankrupt"]) < 2:  # else the game is over before the reduction
            yield case


def plain(kind: str, options: dict[str, str]) -> Json:
    """The head of a case that was made up."""
    return {"format": FORMAT, "kind": kind, "id": "", "from": "numbers by chance", **options}


def someone(**has: int) -> Json:
    return {"cash": 10, "income": 0, "shares": 2, "engine": 1, **has}


def shares(game: AgeOfSteam) -> Iterator[Json]:
    """Every number of shares that somebody may have; a map with a limit for a turn."""
    for map in ("rust_belt", "st_lucia", "barbados"):
        least = game.seats({**USUAL, "map": map})[0]
        for number in range(2, 16, 1 if map == "rust_belt" else 6):
            players = {NAMES[seat]: someone(shares=number) for seat in range(least)}
            options = {**USUAL, "map": map}
            yield {**plain("shares", options), "position": {"players": players}, "ask": {"player": "A"}}


def auction(game: AgeOfSteam) -> Iterator[Json]:
    """Auctions by chance, with and without passes."""
    rng = Random(2)
    for number in range(24):
        count = 3 + number % 4
        players = {NAMES[seat]: someone(cash=rng.below(14)) for seat in range(count)}
        order = list(range(count))
        rng.shuffle(order)
        passing = [NAMES[seat] for seat in range(count) if rng.below(4) == 0][:1]
        position = {"order": [NAMES[seat] for seat in order], "players": players}
        case: Json = {
            **plain("auction", USUAL),
            "position": position,
            "ask": {"may_pass": passing, "said": []},
        }
        yield {**case, "ask": {"may_pass": passing, "said": said(case, game, rng)}}


def said(case: Json, game: AgeOfSteam, rng: Random) -> list[list[str]]:
    """What the bidders say, one after the other."""
    state = laid_out(case, game)
    state.passes = sum(1 << seat_of(name) for name in case["ask"]["may_pass"])
    begin_auction(state)
    state.settle()
    found: list[list[str]] = []
    while not state.over and state.decision.name == "Bid":
        moves = state.legal()
        move = moves[rng.below(min(2, len(moves)))] if rng.below(3) else moves[-1]
        found.append([NAMES[state.seat], game.moves.text(move)])
        state.play(move)
    return found


def growth(game: AgeOfSteam) -> Iterator[Json]:
    """Positions of recorded games at the start of a turn, with dice by chance."""
    rng = Random(3)
    for name in ("g1", "vermont", "reversteam", "new_hampshire", "holland", "cyprus"):
        found: list[Json] = []
        turn = 0
        for source, state in course(name, game):
            if state.turn == turn or state.over:
                continue
            turn = state.turn
            light, dark = (sorted(1 + rng.below(6) for _ in range(state.players)) for _ in range(2))
            ask = {"display": goods(state)["display"], "light": light, "dark": dark}
            found.append({**head("growth", source, state), "position": written(state), "ask": ask})
        yield from spread(found, EACH)


def score(game: AgeOfSteam) -> Iterator[Json]:
    """The ends of games."""
    for name in sources():
        source, state = deque(course(name, game), 1)[0]
        if state.m.scoring == 0:
            yield {**head("score", source, state), "position": bare(state), "ask": {}}


def games(game: AgeOfSteam) -> Iterator[Json]:
    """Whole recorded games, all numbers after every turn."""
    for name in recorded_games():
        table = recorded(name, game)
        block = dict(table.recording.block)
        names = [tile.name for tile in table.state.c.tiles]
        tiles = [[number, names[kind]] for number, kind in sorted(table.kinds.items())]
        case = head("game", f"recorded game {name}", table.state)
        yield {**case, "game": block, "ask": {"tiles": tiles}}


MAKERS = (lays, deliveries, income, shares, auction, growth, score, games)  # as the answers to them
KINDS: dict[str, Callable[[AgeOfSteam], Iterator[Json]]] = dict(zip(ANSWERS, MAKERS, strict=True))


def cases(kind: str, game: AgeOfSteam) -> Iterator[Json]:
    """All cases of a kind, with their answers."""
    for number, case in enumerate(KINDS[kind](game), 1):
        case["id"] = f"{kind}-{number:03}"
        yield {**case, "answer": answer(case, game)}


def line(case: Json) -> str:
    """A case as it stands in a file."""
    return json.dumps(case, ensure_ascii=False, separators=(",", ":"))


def main() -> None:
    parser = argparse.ArgumentParser(description="Make the cases of the conformance suite.")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--kind", choices=KINDS, help="one kind of cases")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    game = opened()
    for kind in [asked.kind] if asked.kind else KINDS:
        lines = [line(case) for case in cases(kind, game)]
        (asked.folder / f"{kind}.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")
        print(f"{kind}: {len(lines)} cases")


if __name__ == "__main__":
    main()
