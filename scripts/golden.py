"""Make the recorded games that the tests replay: a dozen per number of players, half of them with variants.

    python scripts/golden.py                           all games, into tests/golden
    python scripts/golden.py --folder FOLDER           into another folder
    python scripts/golden.py --missing                 only games for choices that no game has yet
    python scripts/golden.py --only GAME --bots random one game, played at random: quick in plain Python too

Made anew whenever the rules change on purpose: raise the game's revision first.
"""

from __future__ import annotations

import argparse
from hashlib import sha256
from itertools import product
from pathlib import Path

from roundhouse.bots.registry import make_bot
from roundhouse.core.game import Game
from roundhouse.core.record_reader import read
from roundhouse.games.registry import GAMES, open_game
from roundhouse.table import Seat, Table

GOLDEN = Path(__file__).resolve().parent.parent / "tests" / "golden"
GAMES_EACH = 12
NAMES = ("Ada", "Bert", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hana")
SEATINGS = (("greedy",), ("greedy", "random"), ("random", "greedy"), ("random",))


def main() -> None:
    parser = argparse.ArgumentParser(description="Make the recorded games that the tests replay.")
    parser.add_argument("--folder", type=Path, default=GOLDEN)
    parser.add_argument("--only", choices=GAMES, help="one game")
    parser.add_argument("--bots", help="the same bot on every seat")
    parser.add_argument("--missing", action="store_true", help="only games for choices that no game has yet")
    asked = parser.parse_args()
    folder: Path = asked.folder
    for name in [asked.only] if asked.only else GAMES:
        game = open_game(name)
        place = folder / name
        place.mkdir(parents=True, exist_ok=True)
        if asked.missing:
            add_missing(game, place)
            continue
        for old in place.glob("*.txt"):
            old.unlink()
        for players in range(game.min_players, game.max_players + 1):
            for number in range(GAMES_EACH):
                table = played(game, players, number, asked.bots)
                text = table.record().write()
                (place / f"{players}-players-{number + 1:02}.txt").write_text(text, encoding="utf-8")
                print(f"{name}, {players} players, game {number + 1}: {table.state.scores().totals()}")


def add_missing(game: Game, place: Path) -> None:
    """One game, as small as can be, for each choice of an option that no game was played with."""
    records = [read(file.read_text(encoding="utf-8")) for file in sorted(place.glob("*.txt"))]
    usual = {option.name: option.choices[0] for option in game.options}
    for option in game.options:
        for choice in option.choices:
            if not any(record.options[option.name] == choice for record in records):
                table = played(game, 0, 1, None, {**usual, option.name: choice})
                (place / f"{option.name}-{choice}.txt").write_text(table.record().write(), encoding="utf-8")
                print(f"{game.name}, {option.name} {choice}: {table.state.scores().totals()}")


def played(
    game: Game, players: int, number: int, bot: str | None, options: dict[str, str] | None = None
) -> Table:
    """One game between bots, to its end."""
    if options is None:
        options = options_of(game, players, number)
    players = players or game.seats(options)[0]
    seed = seed_of(f"{game.name} {players} {number}")
    bots = (bot,) if bot else SEATINGS[number // 2 % len(SEATINGS)]
    kinds = [bots[seat % len(bots)] for seat in range(players)]
    seats = [Seat(name, kind) for name, kind in zip(NAMES, kinds, strict=False)]
    players_at = [make_bot(kind, seed_of(f"{seed} {seat}")) for seat, kind in enumerate(kinds)]
    table = Table(game, seats, seed, options)
    while not table.state.over:
        seat = table.state.seat
        table.play(seat, players_at[seat].choose(table.view(seat)))
    return table


def options_of(game: Game, players: int, number: int) -> dict[str, str]:
    """The usual game for even numbers; the variants for so many players, spread evenly, for odd ones."""
    usual, *variants = choices(game, players)
    if not number % 2 or not variants:
        return usual
    return variants[(number // 2 * max(1, len(variants) // (GAMES_EACH // 2)) + players) % len(variants)]


def choices(game: Game, players: int) -> list[dict[str, str]]:
    """Every combination of options that so many can play with."""
    names = [option.name for option in game.options]
    every = [
        dict(zip(names, chosen, strict=True))
        for chosen in product(*(option.choices for option in game.options))
    ]
    return [options for options in every if game.seats(options)[0] <= players <= game.seats(options)[1]]


def seed_of(text: str) -> int:
    """128 bits that look like chance, the same every time."""
    return int.from_bytes(sha256(text.encode()).digest()[:16], "big")


if __name__ == "__main__":
    main()
