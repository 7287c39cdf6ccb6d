"""What a server is told when it starts."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from roundhouse.cli import main
from roundhouse.server.configuration import USUAL, SettingsError, declared, strangers
from roundhouse.server.prerequisites import lacking
from roundhouse.server.settings import Rate, Settings, database_url, first_secret
from roundhouse.server.site import Site
from roundhouse.server.store import SqlStore


def test_arguments_come_before_the_environment_and_that_before_what_is_usual(tmp_path: Path) -> None:
    usual = Settings.load(tmp_path / "new", environment={})
    assert (usual.host, usual.port, usual.url) == ("127.0.0.1", 8000, "")
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
    assert told.url == "https://play.example"
    arguments = {"database": "sqlite:////x/y.sqlite", "host": "::1", "port": 0, "url": "http://a"}
    given = Settings.load(tmp_path / "b", environment, **arguments)
    assert (given.host, given.port, given.url) == ("::1", 0, "http://a")
    assert given.database == "sqlite:////x/y.sqlite"


def test_the_secret_is_made_once_and_is_the_databases(url: str, tmp_path: Path) -> None:
    def secret(folder: str, **given: str) -> str:
        settings = Settings.load(tmp_path / folder, environment={}, database=url, **given)
        store = SqlStore.open(url)
        try:
            return Site(settings, store).secret
        finally:
            store.close()

    one = secret("one")
    assert len(one) == 64
    assert one == secret("one") == secret("other"), "servers with folders of their own agree"
    assert secret("other", secret="s" * 40) == "s" * 40
    assert not (tmp_path / "other" / "secret").exists()


def test_a_secret_that_was_kept_in_a_file_stays(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("5" * 64)
    settings = Settings.load(tmp_path, environment={})
    assert Site(settings, SqlStore.open(settings.database)).secret == "5" * 64
    assert "5" * 64 not in repr(settings)


def test_a_secret_that_is_cut_off_is_not_used(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("abc")
    with pytest.raises(SettingsError, match="too short"):
        first_secret(tmp_path)


def test_names_and_proxies_come_from_the_environment_or_from_arguments(tmp_path: Path) -> None:
    assert Settings.load(tmp_path, environment={}).trust_proxy == "127.0.0.1,::1"
    told = {
        "ROUNDHOUSE_ALLOW_HOST": "a.example, b.example",
        "ROUNDHOUSE_TRUST_PROXY": "10.0.0.7, 172.16.0.0/12",
    }
    settings = Settings.load(tmp_path, environment=told)
    assert (settings.allow_host, settings.trust_proxy) == (
        ("a.example", "b.example"),
        "10.0.0.7,172.16.0.0/12",
    )
    given = Settings.load(tmp_path, environment=told, allow_host="c.example", trust_proxy="10.0.0.8")
    assert (given.allow_host, given.trust_proxy) == (("c.example",), "10.0.0.8")
    with pytest.raises(SettingsError, match=r"not 'proxy\.example'"):
        Settings.load(tmp_path, environment={}, trust_proxy="proxy.example")


@pytest.mark.parametrize("port", ["-1", "65536", "http"])
def test_a_wrong_port_is_told_in_a_sentence(tmp_path: Path, port: str) -> None:
    with pytest.raises(SettingsError, match=r"port \(ROUNDHOUSE_PORT\) is a whole number from 0 to 65535"):
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


ROOT = Path(__file__).parent.parent.parent


def test_every_setting_can_be_an_argument_a_variable_or_a_line_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text('bot_workers = 3\n[limits]\nchat = 7\nnote = 8\nmove = "9+1/s"\n')
    environment = {"ROUNDHOUSE_CONFIG": str(file), "ROUNDHOUSE_LIMITS_NOTE": "80"}
    loaded = Settings.load(tmp_path, environment, **{"limits.move": "4 + 0.5/s"})
    assert (loaded.bot_workers, loaded.limits.chat, loaded.limits.note) == (3, 7, 80)
    assert loaded.limits.move == Rate(4, 0.5)
    found = Settings.found({"limits.move": "4+0.5/s"}, environment)
    sources = {one.setting.name: one.source for one in found if one.source != USUAL}
    assert sources == {
        "bot_workers": str(file),
        "limits.chat": str(file),
        "limits.note": "ROUNDHOUSE_LIMITS_NOTE",
        "limits.move": "argument",
    }


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ("chatt = 3", "house.toml: there is no setting 'chatt'$"),
        ("[limits]\nchta = 3", "did you mean 'limits.chat'"),
        ("[limits]\nchat = 'many'", "limits.chat .* is a whole number from 1 to 20000, not 'many'"),
        ("[limits]\nchat = 3.5", "limits.chat .* is a whole number"),
        ("[limits]\nmove = '10'", r"is a rate like 8\+0.05/s"),
        ("port = true", "port .* is a whole number"),
        ("url = 'play.example'", "must begin with http"),
        ("port =", "is not TOML"),
        ("secret = 'short'", "a secret has at least 32 letters$"),
    ],
)
def test_a_line_of_the_file_that_cannot_be_used_is_told_in_a_sentence(
    written: str, told: str, tmp_path: Path
) -> None:
    (tmp_path / "house.toml").write_text(written)
    with pytest.raises(SettingsError, match=told):
        Settings.load(tmp_path, {}, tmp_path / "house.toml")


def test_a_secret_that_is_given_needs_no_file(tmp_path: Path) -> None:
    given = Settings.load(tmp_path, {"ROUNDHOUSE_SECRET": "s" * 40})
    assert given.secret == "s" * 40
    assert list(tmp_path.iterdir()) == []


def test_check_shows_every_setting_hides_secrets_and_makes_nothing(tmp_path: Path) -> None:
    environment = {"ROUNDHOUSE_SECRET": "hushed" * 10, "ROUNDHOUSE_PROT": "80"}
    given = ["--data", str(tmp_path / "new"), "--host", "0.0.0.0"]
    told = CliRunner().invoke(main, ["serve", "--check", *given], env=environment)
    assert told.exit_code == 0, told.output
    lines = told.output.splitlines()
    assert [line.split()[0] for line in lines[: len(list(declared(Settings)))]] == [
        one.name for one in declared(Settings)
    ]
    assert "hushed" not in told.output
    assert "Missing: url is not set" in told.output
    assert "ROUNDHOUSE_PROT is no setting; ROUNDHOUSE_PORT is." in told.output
    assert lines[-1] == "This server can start."
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (["--database", "sqlite:////nonexistent/folder/a.sqlite"], "there is no folder /nonexistent/folder"),
        (
            ["--database", "postgresql://ada:hush@127.0.0.1:1/games"],
            "ada:***@127.0.0.1:1/games cannot be used",
        ),
        (["--port", "70000"], "from 0 to 65535"),
        (["--host", "203.0.113.9"], "there is no address '203.0.113.9' on this machine"),
    ],
)
def test_check_fails_where_the_server_would(given: list[str], told: str, tmp_path: Path) -> None:
    result = CliRunner().invoke(main, ["serve", "--check", "--data", str(tmp_path), *given])
    assert result.exit_code in (1, 2)
    assert told in result.output
    assert "hush" not in result.output


def test_check_looks_into_the_database_that_is_there(tmp_path: Path) -> None:
    file = tmp_path / "roundhouse.sqlite"

    def checked(**environment: str) -> str:
        given = ["serve", "--check", "--data", str(tmp_path)]
        return CliRunner().invoke(main, given, env=environment).output

    assert "This server can start." in checked()
    old = ROOT / "tests" / "upgrades" / "0.1.0" / "database.sqlite"
    shutil.copy(old, file)
    assert "This server can start." in checked()
    assert "was written by an earlier Roundhouse" in checked(ROUNDHOUSE_MIGRATE="no")
    assert file.read_bytes() == old.read_bytes()
    with sqlite3.connect(file) as database:
        database.execute("UPDATE schema_version SET version = 999")
    database.close()
    assert "was written by a newer Roundhouse" in checked()
    file.write_text("no database at all")
    assert "cannot be used" in checked()


def test_variables_of_others_are_left_alone() -> None:
    assert strangers(Settings, {"ROUNDHOUSE_SHOTS": "1", "ROUNDHOUSE_CONFIG": "x", "PATH": "/"}) == []


def test_nothing_is_missing_on_a_machine_of_ones_own(tmp_path: Path) -> None:
    assert lacking(Settings.found({"data": tmp_path}, {}), {}) == []


def test_the_page_of_all_settings_is_up_to_date() -> None:
    check = [sys.executable, ROOT / "scripts" / "settings.py", "--check"]
    assert subprocess.run(check, capture_output=True, text=True).stderr == ""
