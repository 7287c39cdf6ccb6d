"""Shuttle, as Roundhouse finds it."""

from __future__ import annotations

from roundhouse.kit.package import GamePackage

PACKAGE = GamePackage("shuttle")
