"""What a server is told when it starts."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from roundhouse.server.settings import Settings, SettingsError, database_url
from roundhouse.server.store import SqlStore


def test_arguments_come_before_the_environment_and_that_before_what_is_usual(tmp_path: Path) -> None:
    usual = Settings.load(tmp_path / "new", environment={})
    assert (usual.host, usual.port, usual.base_url) == ("127.0.0.1", 8000, None)
    assert usual.database == f"sqlite:///{tmp_path}/new/roundhouse.sqlite"
    environment = {
        "ROUNDHOUSE_DATA": str(tmp_path),
        "ROUNDHOUSE_DATABASE": "postgres://db/games",
        "ROUNDHOUSE_HOST": "0.0.0.0",
        "ROUNDHOUSE_PORT": "8080",
        "ROUNDHOUSE_URL": "https://play.example/",
    }
    told = Settings.load(environment=environment)
    assert (told.data, told.host, told.port) == (tmp_path, "0.0.0.0", 8080)
    assert told.database == "postgresql+psycopg://db/games"
    assert told.base_url == "https://play.example"
    given = Settings.load(tmp_path / "b", "sqlite:////x/y.sqlite", "::1", 0, "http://a", environment)
    assert (given.host, given.port, given.base_url) == ("::1", 0, "http://a")
    assert given.database == "sqlite:////x/y.sqlite"


def test_the_secret_is_made_once_and_is_nobody_elses(tmp_path: Path) -> None:
    one, again = Settings.load(tmp_path, environment={}), Settings.load(tmp_path, environment={})
    other = Settings.load(tmp_path / "other", environment={})
    assert one.secret == again.secret != other.secret
    assert len(one.secret) == 64
    assert one.secret not in repr(one)
    assert stat.S_IMODE((tmp_path / "secret").stat().st_mode) == 0o600
    assert [place.name for place in (tmp_path / "other").iterdir()] == ["secret"]


def test_a_secret_that_is_cut_off_is_not_used(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("abc")
    with pytest.raises(SettingsError, match="too short"):
        Settings.load(tmp_path, environment={})


@pytest.mark.parametrize("port", ["-1", "65536", "http"])
def test_a_wrong_port_is_told_in_a_sentence(tmp_path: Path, port: str) -> None:
    with pytest.raises(SettingsError, match="a port is a number from 0 to 65535"):
        Settings.load(tmp_path, environment={"ROUNDHOUSE_PORT": port})


@pytest.mark.parametrize("url", ["mysql://db/games", "roundhouse.sqlite", "://"])
def test_a_database_that_is_none_is_told_in_a_sentence(url: str) -> None:
    with pytest.raises(SettingsError, match="a database is a URL like"):
        database_url(given=url)


def test_a_folder_with_strange_signs_in_its_name_works(tmp_path: Path) -> None:
    folder = tmp_path / "Ada's games? 100% ü #1"
    settings = Settings.load(folder, environment={})
    store = SqlStore.open(settings.database)
    store.add_user("Ada", "en")
    store.close()
    assert (folder / "roundhouse.sqlite").is_file()
