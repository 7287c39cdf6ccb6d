"""How bots fare with every choice of an option: on every map of a game, say.

    python scripts/by_option.py age_of_steam map                       20 games of `greedy` on every map
    python scripts/by_option.py age_of_steam map --bots search,greedy  one `search` among them, seats rotating
    python scripts/by_option.py age_of_steam map --only poland,korea --games 4

Fixed seeds, four players or as many as there is room for. A line for each choice: the mean of all seats, the
share of seats that left the game early, and for each bot its wins beside what chance would give.
Run it on the compiled engine: PYTHONPATH=.build/compiled.
"""

from __future__ import annotations

import argparse
import sys
from itertools import cycle, islice

from roundhouse.bots.command_line import makers
from roundhouse.bots.makers import Maker
from roundhouse.bots.outside.seat import SECONDS
from roundhouse.core.game import Game
from roundhouse.games.registry import GAMES, open_game
from roundhouse.lab.simulate import Result, play_game

PLAYERS = 4


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="How bots fare with every choice of an option.")
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("option")
    parser.add_argument("--bots", default="greedy", help="names with commas; the last one fills the table")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument(
        "--first", type=int, default=0, help="the number of the first game: others, other seeds"
    )
    parser.add_argument("--only", default="", help="choices with commas")
    asked = parser.parse_args(arguments)
    game = open_game(asked.game)
    choices = next((one.choices for one in game.options if one.name == asked.option), [])
    wanted = [one for one in choices if not asked.only or one in asked.only.split(",")]
    if not wanted:
        parser.error(f"{game.title} has no such option or choice")
    bots = makers(asked.bots.split(","), SECONDS)
    for choice in wanted:
        options = game.complete({asked.option: choice})
        results = [
            played(game, options, bots, number) for number in range(asked.first, asked.first + asked.games)
        ]
        print(told(choice, results), flush=True)


def played(game: Game, options: dict[str, str], bots: list[Maker], number: int) -> Result:
    """One game, the bots one seat further each time."""
    least, most = game.seats(options)
    players = min(max(PLAYERS, least), most)
    seating = [*bots, *islice(cycle(bots[-1:]), max(0, players - len(bots)))][:players]
    turned = [seating[(seat - number) % players] for seat in range(players)]
    return play_game(
        game, [make(1000 * number + seat) for seat, make in enumerate(turned)], number + 1, options
    )


def told(choice: str, results: list[Result]) -> str:
    """How the games of one choice went."""
    seats = sum(len(one.scores) for one in results)
    mean = sum(sum(one.scores) for one in results) / seats
    out = sum(len(one.out) for one in results)
    wins = []
    for bot in sorted({name for one in results for name in one.seating}):
        own = sum(one.seating.count(bot) for one in results)
        won = sum(
            one.seating[seat] == bot for one in results for seat in one.winners if len(one.winners) == 1
        )
        wins.append(f"{bot} {won}/{len(results)} (chance {own / seats:.0%})")
    return (
        f"{choice:24} {len(results)} games  mean {mean:6.1f}  out {out}/{seats} ({out / seats:.1%})  "
        + ", ".join(wins)
    )


if __name__ == "__main__":
    main(sys.argv[1:])
