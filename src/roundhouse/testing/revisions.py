"""What earlier releases have left: their components, their revisions of the rules, their names."""

from __future__ import annotations

from collections.abc import Iterable

from roundhouse.core.game import Game, SetupError
from roundhouse.core.message import Message
from roundhouse.core.random import Random
from roundhouse.core.record_reader import read
from roundhouse.core.replay import replay
from roundhouse.games.registry import package_of
from roundhouse.table import Seat, Table
from roundhouse.testing.play import random_move, tables
from roundhouse.text import Words, languages


def check_released(game: Game) -> None:
    """The components of today and of every release are kept by their digest, and can be played with."""
    package = package_of(game.name)
    assert package.released(game.components_digest) is not None, (
        f"{game.name}: the components were changed: keep `components_text` of the game as "
        f"released/{game.components_digest}.toml in its package, so that records of today find it later"
    )
    for place in sorted((package.folder / "released").glob("*.toml")):
        again = package.open_as(place.stem, game.newest)
        assert again.components_digest == place.stem, f"{place.name} holds {again.components_digest}"
        alone = type(game).opened(again.components_text)
        assert alone.components_digest == place.stem, f"{place.name} cannot be read by itself"
        players, options = tables(again)[0]
        assert not again.new(players, 7, options).over, f"{place.name} cannot be played with"


def check_revisions(game: Game, seeds: Iterable[int] = (7,)) -> None:
    """Every revision since the oldest plays on, by its errata, and records of it give the same game again."""
    names = [erratum.name for erratum in game.errata]
    assert len(set(names)) == len(names), f"{game.name}: two errata are called alike: {names}"
    for erratum in game.errata:
        assert game.oldest < erratum.mended <= game.newest, f"{game.name}, {erratum.name}: of no revision"
        for language in languages():
            assert Words(language, game).say(Message(f"erratum.{erratum.name}"))
    assert not game.under(game.newest).kept_errata()
    for revision in (game.oldest - 1, game.newest + 1):
        said = refusal(game, revision)
        assert f"revision {revision} " in said, f"{game.name}: there is no revision {revision}: {said!r}"
    for revision in range(game.oldest, game.newest + 1):
        for seed in seeds:
            check_revision(game, revision, seed)


def refusal(game: Game, revision: int) -> str:
    """What is said of a revision that cannot be played; nothing if it can."""
    try:
        game.under(revision)
    except SetupError as error:
        return str(error)
    return ""


def check_revision(game: Game, revision: int, seed: int) -> None:
    """A game by the rules of a revision, and its record."""
    players, options = tables(game)[seed % len(tables(game))]
    seats = [Seat(f"Player {n + 1}") for n in range(players)]
    table = Table(game.under(revision), seats, seed, options, house=True)
    digests, rng = [table.state.digest()], Random(seed)
    while not table.state.over:
        table.play(table.state.seat, random_move(table.state, rng))
        digests.append(table.state.digest())
    record = read(table.record().write())
    assert record.rules == revision
    for move, (state, digest) in enumerate(zip(replay(record, game), digests, strict=True)):
        where = f"{game.name}, revision {revision}, seed {seed}"
        assert state.digest() == digest, f"{where}: after {move} moves the position differs"


def check_renamed(game: Game) -> None:
    """What was called otherwise leads to an option and a choice that there are."""
    known = {option.name: option.choices for option in game.options}
    for old, now in game.renamed_options.items():
        assert old not in known, f"{game.name}: {old} is still an option"
        assert now in known, f"{game.name}: {old} became {now}, which is no option"
    for (option, old), now in game.renamed_choices.items():
        assert old not in known.get(option, []), f"{game.name}: {old} is still a choice of {option}"
        assert now in known.get(option, []), f"{game.name}: {old} became {now}, no choice of {option}"
