"""What `make test` sets up for itself, and what it says where that is not possible."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import IO

import pytest
from hypothesis import HealthCheck, settings

from browsing import chromium_path

SCRIPTS = Path(__file__).parent.parent.parent / "scripts"


def script_called(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, SCRIPTS / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    return script


@pytest.fixture
def chromium(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script, on a machine where nothing can be installed."""
    script = script_called("chromium")
    monkeypatch.setattr(script.shutil, "which", lambda name: None)
    return script


def test_whoever_waits_for_another_call_that_installs_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ready = script_called("ready")
    with (tmp_path / "lock").open("w") as first, (tmp_path / "lock").open("w") as second:
        ready.alone(first)
        assert capsys.readouterr().out == ""
        flock = ready.fcntl.flock

        def in_the_end(lock: IO[str], how: int) -> None:
            if not how & ready.fcntl.LOCK_NB:
                flock(first, ready.fcntl.LOCK_UN)  # the other call is done
            flock(lock, how)

        monkeypatch.setattr(ready.fcntl, "flock", in_the_end)
        ready.alone(second)
        assert "Another call is installing" in capsys.readouterr().out


def test_a_driver_that_does_not_start_is_told_in_one_sentence(
    chromium: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    python = tmp_path / "python"
    python.write_text(
        "#!/bin/sh\necho 'node: libatomic.so.1: cannot open shared object file' >&2\nexit 127\n"
    )
    python.chmod(0o755)
    monkeypatch.setattr(chromium.sys, "executable", str(python))
    with pytest.raises(SystemExit, match=r"libatomic\.so\.1: cannot.*apt-get install libatomic1") as told:
        chromium.main()
    assert "\n" not in str(told.value)


def test_a_driver_that_starts_has_no_fault(chromium: ModuleType) -> None:
    assert chromium.driver_fault() == ""


def test_without_a_chromium_of_the_system_the_one_that_was_fetched_serves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    fetched = tmp_path / "fetched"
    with pytest.raises(pytest.fail.Exception, match="Chromium was not found"):
        chromium_path(str(fetched))
    fetched.touch(mode=0o755)
    assert chromium_path(str(fetched)) == str(fetched)
    system = tmp_path / "chromium"
    system.touch(mode=0o755)
    assert chromium_path(str(fetched)) == str(system)


def test_no_test_fails_because_the_machine_is_busy() -> None:
    assert settings().deadline is None
    assert HealthCheck.too_slow in settings().suppress_health_check
