"""What a record leaves open is found by what lets it be played; what is wrong is said in every language."""

from __future__ import annotations

import json

import pytest

from age_of_steam.kit import GAME
from age_of_steam.replaying import text_of
from catalogues import LANGUAGES, compile_all
from roundhouse.core.game import SetupError
from roundhouse.core.random import Random
from roundhouse.games.age_of_steam.game import AgeOfSteam
from roundhouse.games.age_of_steam.oracle import building, guesses
from roundhouse.games.age_of_steam.oracle.document import Block, parse
from roundhouse.games.age_of_steam.oracle.events import Event
from roundhouse.games.age_of_steam.oracle.problems import OracleError, flaw
from roundhouse.games.age_of_steam.oracle.recording import Recording
from roundhouse.games.age_of_steam.oracle.replay import Table
from roundhouse.games.age_of_steam.rules.moves import TAKE
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.server.thinking.files import recording


def played(name: str) -> Table:
    document = parse(text_of(name))
    assert isinstance(document, Block)
    block = document[name]
    assert isinstance(block, Block)
    return guesses.read_as(name, block, GAME, lambda table: table)


def rarest(state: State, hex: int) -> int:
    return min(state.legal(), key=lambda move: state.tiles[move - TAKE])


@pytest.mark.parametrize("name", ["india", "california_gold_rush", "cyprus", "trisland"])
def test_r_bld_7_whatever_kind_is_tried_first_the_one_that_lets_the_game_go_on_is_found(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    scores = played(name).state.scores().totals()
    monkeypatch.setattr(building, "usual_kind", rarest)
    table = played(name)
    assert table.chosen
    assert table.state.scores().totals() == scores


@pytest.mark.parametrize("seed", range(4))
def test_r_bld_7_with_not_one_tile_to_spare_the_kinds_of_all_towns_are_found(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The supply is cut to what one way of choosing needs; the usual way often fails then, and all others."""
    rng = Random(seed)

    def by_chance(state: State, hex: int) -> int:
        return state.legal()[rng.below(len(state.legal()))]

    class Counting(Table):
        least: list[int] = []  # noqa: RUF012 # of every kind, in the whole game

        def play(self, event: Event, move: int) -> None:
            super().play(event, move)
            Counting.least = [
                min(pair) for pair in zip(Counting.least or self.state.tiles, self.state.tiles, strict=True)
            ]

    class Cut(Table):
        def __init__(self, record: Recording, game: AgeOfSteam, kinds: dict[int, int] | None) -> None:
            super().__init__(record, game, kinds)
            tiles = zip(self.state.tiles, Counting.least, strict=True)
            self.state.tiles = [number - spare for number, spare in tiles]

    with monkeypatch.context() as patch:
        patch.setattr(building, "usual_kind", by_chance)
        patch.setattr(guesses, "Table", Counting)
        assert len(played("holland").chosen) == 4
    monkeypatch.setattr(guesses, "Table", Cut)
    assert played("holland").state.over


def test_a_game_that_lacks_a_tile_in_every_way_is_refused_where_it_broke_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Cut(Table):
        def __init__(self, record: Recording, game: AgeOfSteam, kinds: dict[int, int] | None) -> None:
            super().__init__(record, game, kinds)
            self.state.tiles = [*self.state.tiles[:3], *[0] * 7, *self.state.tiles[10:]]

    monkeypatch.setattr(guesses, "Table", Cut)
    with pytest.raises(OracleError) as found:
        played("india")
    assert found.value.reason is not None
    assert found.value.reason.key == "reason.no_tile"


def test_a_recording_of_another_map_is_told_which_map_it_is_of() -> None:
    document = parse(text_of("vermont").replace("map: vermont", "map: new_hampshire"))
    assert isinstance(document, Block)
    block = document["vermont"]
    assert isinstance(block, Block)
    with pytest.raises(OracleError) as found:
        Recording("vermont", block, GAME)
    assert found.value.what == flaw("other_map", map="New Hampshire", other="Vermont")
    assert found.value.line == block.lines["map"]


@pytest.mark.parametrize(
    ("changed", "to", "told"),
    [
        ("map: barbados", "map: atlantis", ("atlantis",)),
        ("    Bridgetown:", "    Bridgeton:", ("Bridgeton",)),
        ("[shares, A, 1]", "[bid, A, 1]", ("[bid, A, 1]",)),
        ("[buyback, A, 35]", "[buyback, A, 30]", ("[buyback, A, 30]", "30", "35")),
        ("events:", "evens:", ()),
    ],
)
def test_a_file_that_is_refused_is_refused_in_the_language_of_the_page(
    changed: str, to: str, told: tuple[str, ...]
) -> None:
    compile_all()
    text = text_of("bb1")
    assert changed in text
    said: list[str] = []
    for language in LANGUAGES:
        asked = json.dumps({"text": text.replace(changed, to, 1), "language": language})
        with pytest.raises(SetupError) as error:
            recording("", asked)
        said.append(str(error.value))
    assert len(set(said)) == len(LANGUAGES)
    for sentence in said:
        assert all(word in sentence for word in told)
        assert not any(key in sentence for key in ("recording.", "reason.", "entry.", "decision."))
