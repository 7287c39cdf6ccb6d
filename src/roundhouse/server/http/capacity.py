"""What depends on what is chosen: how many may play, and which other choices make a difference."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from math import prod

from roundhouse.core.game import Game
from roundhouse.text import MissingWords, Words

MOST_WAYS = 3000  # ways to choose the options that a page is told of; beyond that only the server checks

Seats = tuple[int, int]


def capacity(game: Game) -> tuple[list[str], dict[str, Seats]]:
    """The options that matter for the number of players, and for each choice of them the least and the most.

    A choice is written as its values in the order of the options, with a stroke between them.
    """
    if prod(len(option.choices) for option in game.options) > MOST_WAYS:
        return [], {}
    found = {tuple(choice.values()): game.seats(choice) for choice in all_choices(game)}
    matter = [place for place in range(len(game.options)) if matters(found, place)]
    names = [game.options[place].name for place in matter]
    return names, {"/".join(way[place] for place in matter): seats for way, seats in found.items()}


def offers(game: Game) -> Iterator[tuple[str, list[str], dict[str, list[str]]]]:
    """Every option of which not all choices always make a difference: on which options that depends, and for
    each choice of those the ones that do, written as above."""
    if prod(len(option.choices) for option in game.options) > MOST_WAYS:
        return
    for at, option in enumerate(game.options):
        found: dict[tuple[str, ...], list[str]] = {}
        for choice in all_choices(game):
            way = tuple(choice.values())
            found[way[:at] + way[at + 1 :]] = game.worthwhile(option.name, choice)
        if all(len(worth) == len(option.choices) for worth in found.values()):
            continue
        others = game.options[:at] + game.options[at + 1 :]
        matter = [place for place in range(len(others)) if matters(found, place)]
        names = [others[place].name for place in matter]
        yield option.name, names, {"/".join(way[p] for p in matter): worth for way, worth in found.items()}


def all_choices(game: Game) -> Iterator[dict[str, str]]:
    """Every way to choose the options."""
    for way in product(*(option.choices for option in game.options)):
        yield dict(zip((option.name for option in game.options), way, strict=True))


def matters(found: Mapping[tuple[str, ...], object], place: int) -> bool:
    """Whether the option at a place ever makes a difference."""
    seen: dict[tuple[str, ...], object] = {}
    return any(
        seen.setdefault(way[:place] + way[place + 1 :], there) != there for way, there in found.items()
    )


def usual_number(seats: Seats, wished: int) -> int:
    """A number of players that fits, as near to the wished one as can be.

    >>> usual_number((3, 6), 2), usual_number((1, 1), 3), usual_number((2, 4), 3)
    (3, 1, 3)
    """
    return min(max(wished, seats[0]), seats[1])


def range_of(seats: Seats) -> str:
    """Numbers of players, as short as can be.

    >>> range_of((2, 4)), range_of((1, 1))
    ('2–4', '1')
    """
    return str(seats[0]) if seats[0] == seats[1] else f"{seats[0]}–{seats[1]}"


def chosen_in_words(words: Words, options: dict[str, str]) -> str:
    """What was chosen, by the names of the choices."""
    return ", ".join(choice_label(words, name, value) for name, value in options.items())


def choice_label(words: Words, option: str, choice: str) -> str:
    """The name of a choice; as it is written, if it comes from an owner's file and has no name."""
    assert words.game_words is not None
    try:
        return words.say(words.game_words.choice(option, choice))
    except MissingWords:
        return choice.replace("_", " ")


def choice_text(words: Words, option: str, choice: str) -> str:
    """What a choice means; nothing, if it comes from an owner's file."""
    assert words.game_words is not None
    try:
        return words.say(words.game_words.explanation(option, choice))
    except MissingWords:
        return ""
