"""Age of Steam, as the rest of the project finds it."""

from __future__ import annotations

from roundhouse.kit.package import GamePackage

PACKAGE = GamePackage("roundhouse.games.age_of_steam", rank=2)
