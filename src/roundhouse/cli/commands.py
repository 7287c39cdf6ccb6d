"""What people type at the terminal client: a number, a move in notation, or a command."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING

from roundhouse.bots.hint import in_words
from roundhouse.bots.skills import skills_of
from roundhouse.bots.ways import SECONDS, advise
from roundhouse.cli import saves
from roundhouse.cli.errors import about_file
from roundhouse.cli.screen import command_of
from roundhouse.core.moves import UnknownMove

if TYPE_CHECKING:
    from roundhouse.cli.client import Client

LONGEST = 80  # letters of a wrong line that are repeated


class Leave(Exception):
    """Somebody wants to stop."""


def obey(client: Client, seat: int, line: str) -> None:
    """Do what a line says, for the seat that typed it."""
    word, _, rest = line.partition(" ")
    command = COMMANDS.get(command_of(word.lower(), client.screen.words))
    if command is not None:
        command(client, seat, rest.strip())
    elif line.isdecimal():
        choose(client, seat, int(line[:9]))
    else:
        play_written(client, seat, line)


def choose(client: Client, seat: int, number: int) -> None:
    """Play a choice by its number."""
    moves = client.table.view(seat).legal()
    if not moves:
        client.screen.say(client.table.view(seat).why_not(0))
    elif 1 <= number <= len(moves):
        client.play(seat, moves[number - 1])
    else:
        client.screen.tell("choose", n=len(moves))


def play_written(client: Client, seat: int, text: str) -> None:
    """Play a move in notation, or say why it cannot be."""
    move = written(client, text)
    if move is not None:
        reason = client.table.view(seat).why_not(move)
        if reason is None:
            client.play(seat, move)
        else:
            client.screen.say(reason)


def written(client: Client, text: str) -> int | None:
    """The move that a text means; says so if there is none."""
    moves = client.table.game.moves
    for spelling in (text, text.lower()):
        try:
            return moves.code(spelling)
        except UnknownMove:
            continue
    known = [moves.text(code) for code in range(moves.size)]
    near = get_close_matches(text[:LONGEST], known, n=1, cutoff=0.7)
    if near:
        client.screen.tell("no_move_but", text=text[:LONGEST], near=near[0])
    else:
        client.screen.tell("no_move", text=text[:LONGEST])
    return None


def take_only_choice(client: Client, seat: int, rest: str) -> None:
    """Enter alone takes the only choice there is."""
    moves = client.table.state.legal()
    if len(moves) == 1:
        client.play(seat, moves[0])
    elif moves:
        client.screen.tell("choose", n=len(moves))


def undo(client: Client, seat: int, rest: str) -> None:
    """Back to the last decision that a person made."""
    table = client.table
    for moves, reached in enumerate(reversed(table.line()), 1):
        if table.entries[reached - 1].seat in client.people:
            take_back(client, seat, moves)
            return
    client.screen.tell("nothing_to_undo")


def restart_turn(client: Client, seat: int, rest: str) -> None:
    """Back to the beginning of the seat's turn."""
    moves = client.table.turn_moves(seat)
    if moves:
        take_back(client, seat, moves)
    else:
        client.screen.tell("nothing_to_undo")


def take_back(client: Client, seat: int, moves: int) -> None:
    client.table.undo(seat, moves, agreed_by=client.people)
    client.screen.tell("taken_back", n=moves)
    client.save()


def hint(client: Client, seat: int, rest: str) -> None:
    """The best way to play on that a search finds, as the page tells it."""
    view = client.table.view(seat)
    if view.over:
        client.screen.say(view.why_not(0))
        return
    seed = len(client.table.entries)
    best = in_words(view, seed, advise(view, seed, SECONDS, skills=skills_of(client.table))).ways[0]
    number = view.legal().index(client.table.game.moves.code(best.moves[0])) + 1
    client.screen.advice(number, best)


def show_log(client: Client, seat: int, rest: str) -> None:
    client.screen.events([event for _, event in client.table.log])


def show_board(client: Client, seat: int, rest: str) -> None:
    client.screen.board(client.table.view(seat), seat)


def show_scores(client: Client, seat: int, rest: str) -> None:
    client.screen.scores(client.table.view(seat))


def why_not(client: Client, seat: int, rest: str) -> None:
    """Why a move in notation is not allowed, or that it is."""
    if not rest:
        client.screen.tell("why_what", example=client.table.game.moves.text(0))
        return
    move = written(client, rest)
    if move is not None:
        view = client.table.view(seat)
        reason = view.why_not(move)
        if reason is None:
            client.screen.tell("allowed", number=view.legal().index(move) + 1)
        else:
            client.screen.say(reason)


def save(client: Client, seat: int, rest: str) -> None:
    """A copy of the game into a file of one's own, or the autosaved file named."""
    place = Path(rest).expanduser() if rest else client.place
    try:
        write = saves.write if place == client.place else saves.write_new
        write(place, client.table.record(reveal_seed=True).write())
    except OSError as error:
        client.screen.tell("not_saved", problem=about_file(error))
    else:
        client.screen.tell_place("saved", place)


def leave(client: Client, seat: int, rest: str) -> None:
    raise Leave


def show_help(client: Client, seat: int, rest: str) -> None:
    client.screen.help()


COMMANDS: dict[str, Callable[[Client, int, str], None]] = {
    "": take_only_choice,
    "u": undo,
    "r": restart_turn,
    "h": hint,
    "l": show_log,
    "b": show_board,
    "s": show_scores,
    "w": why_not,
    "save": save,
    "q": leave,
    "?": show_help,
}
