"""The maps, one file each, and what can be done with a map file: described in words, and drawn bare."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from roundhouse.games.age_of_steam.picture import PICTURE
from roundhouse.games.age_of_steam.reading.index import INDEX, written_index
from roundhouse.games.age_of_steam.reading.loading import FILE, describe_map, load
from roundhouse.kit.package import GameMaps
from roundhouse.kit.words import Say


class MapFiles(GameMaps):
    """Maps in files of their own."""

    def describe_map(self, path: Path) -> list[str]:
        return describe_map(path)

    def draw_file(self, path: Path, say: Say) -> tuple[str, str]:
        m = load(path).maps[0]
        return m.title, PICTURE.draw_map(m, say)

    def index(self) -> tuple[Path, str]:
        return INDEX, written_index(FILE.read_all())


MAPS: Final = MapFiles()
