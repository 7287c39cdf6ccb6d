"""Games as files to learn from: what is in them, that they come out the same, and that one can learn."""

from __future__ import annotations

import json
import runpy
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner, Result
from pyarrow import parquet

from roundhouse.bots.registry import make_bot
from roundhouse.cli import main
from roundhouse.games.registry import GAMES, open_game
from roundhouse.lab import dataset
from roundhouse.lab.dataset import DatasetError
from roundhouse.lab.observation import layout_of
from roundhouse.lab.selfplay import self_play
from roundhouse.lab.simulate import bot_seed, simulate

EXAMPLE = Path(__file__).resolve().parent.parent.parent / "examples" / "train_imitation.py"


def make(file: Path, *more: str, game: str = GAMES[0]) -> Result:
    asked = ["dataset", game, "--games", "3", "--bots", "random", "--workers", "1", "--out", str(file)]
    return CliRunner().invoke(main, [*asked, *more])


@pytest.mark.parametrize("game", GAMES)
def test_a_file_holds_every_choice_and_how_it_ended(game: str, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    assert make(file, "--players", "3", game=game).exit_code == 0
    data = dataset.read(file)
    found, rules = simulate(open_game(game), ["random"], 3, 3, seed=0, workers=1), open_game(game)
    for number, result in enumerate(found):
        rows = np.flatnonzero(data.columns["game"] == number)
        assert len(rows) == result.choices
        assert data.columns["step"][rows].tolist() == list(range(result.choices))
        for row in rows:
            seat = data.columns["seat"][row]
            assert data.columns["score"][row] == result.scores[seat]
            assert (data.won[row] > 0) == (seat in result.winners)
            assert (data.columns["place"][row] == 1) == (seat in result.winners)
    assert data.fits(layout_of(rules, 3))
    assert not data.fits(layout_of(rules, 4))


@pytest.mark.parametrize("game", GAMES)
def test_replaying_the_moves_gives_the_same_observations_and_masks(game: str, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    make(file, "--players", "3", game=game)
    data, rules = dataset.read(file), open_game(game)
    layout, masks = layout_of(rules, 3), data.masks()
    result = next(simulate(rules, ["random"], 3, 1, seed=0, workers=1))
    bots = [make_bot("random", bot_seed(result.seed, seat)) for seat in range(3)]
    state = rules.new(3, result.seed)
    row = 0
    while not state.over:
        moves = state.legal()
        move = moves[0]
        if len(moves) > 1:
            seat = state.seat
            assert data.columns["seat"][row] == seat
            assert data.columns["decision"][row] == state.decision.name
            assert np.array_equal(data.observations[row], layout.observe(state, seat))
            assert np.flatnonzero(masks[row]).tolist() == sorted(moves)
            move = bots[seat].choose(state.seen_by(seat))
            assert data.moves[row] == move
            row += 1
        state.play(move)
    assert row == result.choices


def test_the_same_seed_gives_the_same_file_with_any_number_of_processes(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("one", "again", "two", "other")]
    make(files[0], "--seed", "5")
    make(files[1], "--seed", "5")
    make(files[2], "--seed", "5", "--workers", "2")
    make(files[3], "--seed", "6")
    first, again, two, other = (file.read_bytes() for file in files)
    assert first == again == two
    assert first != other


def test_the_schema_is_the_one_that_is_documented(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    told = json.loads(make(file, "--json").stdout)
    layout = layout_of(open_game(GAMES[0]), 4)
    schema = parquet.read_schema(file)
    documented = [
        line.split("`")[1] for line in (dataset.__doc__ or "").splitlines() if line.startswith("| `")
    ]
    assert schema.names == documented
    assert str(schema.field("mask").type) == f"fixed_size_binary[{(layout.game.moves.size + 7) // 8}]"
    assert schema.field("observation").type.list_size == layout.size
    facts = json.loads(schema.metadata[b"roundhouse"])
    assert facts.items() <= told.items()
    assert (facts["players"], facts["bots"], facts["layout"]) == (4, ["random"], layout.digest)
    assert told["rows"] == parquet.read_metadata(file).num_rows


def test_an_unfinished_file_does_not_appear(tmp_path: Path) -> None:
    layout = layout_of(open_game(GAMES[0]), 2)

    def broken() -> object:
        yield from self_play(layout.game, ["random"], 2, 1, seed=1)
        raise RuntimeError("the lights went out")

    file = tmp_path / "games.parquet"
    with pytest.raises(RuntimeError, match="lights"):
        dataset.write(file, layout, dataset.about(layout, {}, ["random"], 1), broken())  # type: ignore[arg-type]
    assert list(tmp_path.iterdir()) == []


def test_other_files_are_refused_in_one_sentence(tmp_path: Path) -> None:
    import pyarrow

    text, table = tmp_path / "text", tmp_path / "table"
    text.write_text("All aboard!")
    parquet.write_table(pyarrow.table({"a": [1]}), table)
    with pytest.raises(DatasetError, match="is not a Parquet file"):
        dataset.read(text)
    with pytest.raises(DatasetError, match="not a dataset of Roundhouse"):
        dataset.read(table)


@pytest.mark.parametrize(
    ("more", "message"),
    [
        (["--bots", "genius"], "There is no bot 'genius'"),
        (["--players", "9"], "not 9"),
        (["--option", "colour=red"], "no option 'colour'"),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(more: list[str], message: str, tmp_path: Path) -> None:
    result = make(tmp_path / "games.parquet", *more)
    assert result.exit_code == 2
    assert message in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_the_example_learns_to_predict_choices_it_has_not_seen(tmp_path: Path) -> None:
    """A bot with a rule that can be learned: it always takes the first legal move."""
    from roundhouse.bots.bot import Bot
    from roundhouse.bots.registry import BOTS
    from roundhouse.core.state import State

    class First(Bot):
        name = "first"

        def choose(self, view: State) -> int:
            return view.legal()[0]

    BOTS["first"] = First
    example = runpy.run_path(str(EXAMPLE))
    try:
        words = "--players 2 --bot first --games 4 --epochs 4 --test-games 2"
        before, after = example["main"]([*words.split(), "--out", str(tmp_path / "policy.npz")])
    finally:
        del BOTS["first"]
    assert after > before + 0.1
    assert np.load(tmp_path / "policy.npz")["weights"].any()
