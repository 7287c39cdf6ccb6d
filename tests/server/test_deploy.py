"""What stands in deploy/: cheap checks that it fits the program. To run its steps, see deploy/try.sh."""

from __future__ import annotations

import configparser
import re
from pathlib import Path

import pytest
import yaml

from roundhouse.server.configuration import CONFIG, declared
from roundhouse.server.settings import Settings

DEPLOY = Path(__file__).parent.parent.parent / "deploy"
KNOWN = {CONFIG, *(one.variable for one in declared(Settings))}
OF_THE_PROXY = {"ROUNDHOUSE_DOMAIN", "ROUNDHOUSE_SERVERS"}


def steps() -> list[str]:
    lines = (DEPLOY / "Containerfile").read_text().splitlines()
    return [line.removeprefix("RUN ") for line in lines if line.startswith("RUN ")]


def test_the_trial_runs_the_very_steps_of_the_container_file() -> None:
    script = (DEPLOY / "try.sh").read_text()
    assert "sed -n 's/^RUN //p' \"$here/deploy/Containerfile\"" in script
    assert len(steps()) == 6
    assert not any(step.endswith("\\") for step in steps()), "a step is one line, for the trial to read"
    assert "git -C" in script, "what is copied is what COPY copies"


@pytest.mark.parametrize(
    "name", ["Containerfile", "compose.yaml", "roundhouse.service", "Caddyfile", "roundhouse.toml"]
)
def test_every_setting_that_is_named_exists(name: str) -> None:
    named = set(re.findall(r"ROUNDHOUSE_[A-Z_]+", (DEPLOY / name).read_text()))
    assert named - KNOWN - OF_THE_PROXY == set()


def test_the_compose_file_has_a_server_a_database_and_a_proxy() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    assert set(compose["services"]) == {"roundhouse", "database", "proxy"}
    given = compose["services"]["roundhouse"]["environment"]
    secret = {"ROUNDHOUSE_SECRET": "s" * 64, "ROUNDHOUSE_DATABASE": "postgresql://a:b@database/roundhouse"}
    found = Settings.found({}, {**given, **secret, "ROUNDHOUSE_URL": "https://play.example"})
    assert {one.setting.name for one in found if one.source.startswith("ROUNDHOUSE_")} >= {
        "url",
        "log.access",
    }
    assert "ports" not in compose["services"]["database"]
    used = {
        mount.partition(":")[0] for one in compose["services"].values() for mount in one.get("volumes", [])
    }
    assert used - {"./Caddyfile"} == set(compose["volumes"])


def test_the_unit_starts_the_server_as_a_user_of_its_own_that_can_do_little() -> None:
    unit = configparser.RawConfigParser(strict=True)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read(DEPLOY / "roundhouse.service")
    service = unit["Service"]
    assert service["ExecStart"] == "/opt/roundhouse/bin/roundhouse serve"
    assert service["User"] == "roundhouse"
    assert service["ProtectSystem"] == "strict"
    assert service["NoNewPrivileges"] == "yes"
    assert int(service["TimeoutStopSec"]) > Settings().drain_seconds


def test_the_example_of_a_file_of_settings_can_be_used(tmp_path: Path) -> None:
    settings = Settings.load(tmp_path, {}, DEPLOY / "roundhouse.toml")
    assert (settings.log.format, settings.metrics.port) == ("json", 9100)
    assert settings.metrics.host == "127.0.0.1", "figures are not for the world"
