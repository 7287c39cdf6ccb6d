"""Assertions inside the helpers tell as much as those in the tests."""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite("russian_railroads.helpers", "russian_railroads.laws")
