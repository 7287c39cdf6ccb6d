"""Games between bots as a Parquet file: a row for every choice, and how the game ended for the one who chose.

| column | type | what it is |
| --- | --- | --- |
| `game` | int32 | the number of the game in the file, from 0 |
| `step` | int32 | the number of the choice in its game, from 0 |
| `seat` | int8 | who chose, from 0 |
| `bot` | dictionary of text | who sat there |
| `decision` | dictionary of text | what kind of decision it was |
| `observation` | fixed list of float32 | what the seat could know, as the environments tell it |
| `mask` | fixed binary | a bit for every move of the game, 1 if legal; the first move is the lowest bit |
| `move` | int32 | what was chosen |
| `place` | int8 | of that seat at the end, the first being 1 |
| `score` | int32 | its points at the end |
| `won` | float32 | its part of the victory: 1, or less if shared, or 0 |
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

from roundhouse.lab.observation import Layout, Mask, Vector
from roundhouse.lab.selfplay import Recorded
from roundhouse.lab.standings import part_won

try:
    import numpy as np
    import pyarrow
    from pyarrow import parquet
except ImportError as error:
    raise ImportError("datasets need numpy and pyarrow: pip install 'roundhouse[research]'") from error

FORMAT = 1
KEY = b"roundhouse"  # of what the schema tells about the file
GROUP = 4096  # rows that are kept in memory before they are written
Numbers = np.ndarray[Any, np.dtype[np.int64]]
Parts = np.ndarray[Any, np.dtype[np.float64]]


class DatasetError(ValueError):
    """A file that cannot be read: one plain sentence says why."""


def about(layout: Layout, options: dict[str, str], bots: list[str], seed: int) -> dict[str, object]:
    """What a file tells about itself: enough to make it again, and to know what its numbers mean."""
    game = layout.game
    return {
        "format": FORMAT,
        "game": game.name,
        "rules": game.revision,
        "components": game.components_digest,
        "options": options,
        "players": layout.players,
        "bots": bots,
        "seed": str(seed),
        "moves": game.moves.size,
        "layout": layout.digest,
        "parts": [[part.name, part.start, part.size] for part in layout.parts],
    }


def schema(layout: Layout, told: dict[str, object]) -> Any:
    """The columns, as the table above has them."""
    names = pyarrow.dictionary(pyarrow.int16(), pyarrow.string())
    columns = [
        ("game", pyarrow.int32()),
        ("step", pyarrow.int32()),
        ("seat", pyarrow.int8()),
        ("bot", names),
        ("decision", names),
        ("observation", pyarrow.list_(pyarrow.float32(), layout.size)),
        ("mask", pyarrow.binary((layout.game.moves.size + 7) // 8)),
        ("move", pyarrow.int32()),
        ("place", pyarrow.int8()),
        ("score", pyarrow.int32()),
        ("won", pyarrow.float32()),
    ]
    return pyarrow.schema(columns, metadata={KEY: json.dumps(told).encode()})


def write(file: Path, layout: Layout, told: dict[str, object], games: Iterable[Recorded]) -> int:
    """Write games as they come in; gives the number of rows. The file appears when it is complete."""
    wanted = schema(layout, told)
    unfinished = file.with_name(file.name + ".part")
    total = 0
    try:
        with parquet.ParquetWriter(unfinished, wanted, compression="zstd") as writer:
            waiting: list[Recorded] = []
            for played in games:
                waiting.append(played)
                if sum(len(one.choices) for one in waiting) >= GROUP:
                    total += write_group(writer, wanted, waiting)
                    waiting = []
            total += write_group(writer, wanted, waiting)
        unfinished.replace(file)
    finally:
        unfinished.unlink(missing_ok=True)
    return total


def write_group(writer: Any, wanted: Any, games: list[Recorded]) -> int:
    rows = [(played, step, choice) for played in games for step, choice in enumerate(played.choices)]
    if not rows:
        return 0
    place = {played.number: played.result.places for played in games}
    flat = pyarrow.array(np.concatenate([choice.observation for _, _, choice in rows]))
    columns = {
        "game": [played.number for played, _, _ in rows],
        "step": [step for _, step, _ in rows],
        "seat": [choice.seat for _, _, choice in rows],
        "bot": [played.result.seating[choice.seat] for played, _, choice in rows],
        "decision": [choice.decision for _, _, choice in rows],
        "mask": [choice.mask for _, _, choice in rows],
        "move": [choice.move for _, _, choice in rows],
        "place": [place[played.number][choice.seat] for played, _, choice in rows],
        "score": [played.result.scores[choice.seat] for played, _, choice in rows],
        "won": [part_won(played.result, choice.seat) for played, _, choice in rows],
    }
    arrays = {name: pyarrow.array(values, wanted.field(name).type) for name, values in columns.items()}
    arrays["observation"] = pyarrow.FixedSizeListArray.from_arrays(flat, len(rows[0][2].observation))
    writer.write_table(pyarrow.table([arrays[name] for name in wanted.names], schema=wanted))
    return len(rows)


@dataclass(frozen=True)
class Dataset:
    """A file that was read, as arrays with a row for every choice."""

    about: dict[str, Any]
    observations: Vector
    packed: np.ndarray[Any, np.dtype[np.uint8]]
    columns: dict[str, Any]  # the other columns by name

    def __len__(self) -> int:
        return len(self.observations)

    def masks(self, rows: slice | Numbers | None = None) -> Mask:
        """The masks of some rows, or of all: 1 for every legal move."""
        packed = self.packed if rows is None else self.packed[rows]
        bits = np.unpackbits(packed, axis=1, count=self.about["moves"], bitorder="little")
        return cast("Mask", bits.view(np.int8))

    @property
    def moves(self) -> Numbers:
        return cast("Numbers", self.columns["move"])

    @property
    def won(self) -> Parts:
        return cast("Parts", self.columns["won"])

    def fits(self, layout: Layout) -> bool:
        """Whether its observations mean the same as those of a layout."""
        return bool(self.about["layout"] == layout.digest)


def read(file: Path | str) -> Dataset:
    """A dataset as arrays. Large files are better read in pieces, with pyarrow itself."""
    try:
        table = parquet.read_table(file).combine_chunks()
    except pyarrow.ArrowInvalid:
        raise DatasetError(f"{file} is not a Parquet file") from None
    told = (table.schema.metadata or {}).get(KEY)
    if told is None:
        raise DatasetError(f"{file} is a Parquet file, but not a dataset of Roundhouse")
    facts = json.loads(told)
    if facts["format"] != FORMAT:
        raise DatasetError(f"{file} has format {facts['format']}; this version reads format {FORMAT}")
    rows = table.num_rows
    vectors = table["observation"].combine_chunks()
    flat = vectors.flatten().to_numpy(zero_copy_only=False)
    masks = np.frombuffer(b"".join(table["mask"].to_pylist()), np.uint8)
    others = [name for name in table.column_names if name not in ("observation", "mask")]
    return Dataset(
        about=facts,
        observations=flat.reshape(rows, -1),
        packed=masks.reshape(rows, -1),
        columns={name: np.array(table[name].to_pylist()) for name in others},
    )
