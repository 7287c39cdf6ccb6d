"""What holds for every test: none fails because the machine is busy, and none is waited for long."""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "unhurried", settings(), deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("unhurried")

MEMORY = Path("/dev/shm")  # a folder in memory, where the system has one
ROOM = 2**31  # bytes that must be free there


@pytest.hookimpl(tryfirst=True)
def pytest_configure() -> None:
    """Files of tests lie in memory where there is room: hundreds of databases wait for no disk."""
    if "TMPDIR" in os.environ or not os.access(MEMORY, os.W_OK):
        return
    barred = os.statvfs(MEMORY).f_flag & os.ST_NOEXEC  # programs may not lie there; some tests install one
    if not barred and shutil.disk_usage(MEMORY).free > ROOM:
        os.environ["TMPDIR"] = str(MEMORY)  # for the processes that are started, too
        tempfile.tempdir = None


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Every process begins with its share of the tests in a browser, each of which takes long.

    `worksteal` cuts the list into as many pieces as there are processes. In the order of their names one of
    them would have all pages, and would still be at them when nothing is left that another could take over.
    """
    processes = getattr(config, "workerinput", {}).get("workercount", 1)
    if processes == 1:
        return
    pages = [item for item in items if item.path.parent.name == "browser"]
    others = [item for item in items if item.path.parent.name != "browser"]
    files = list(dict.fromkeys(item.path for item in pages))  # each by one process: it may share things
    left = len(items)
    items.clear()
    for number in range(processes):
        share = [item for item in pages if item.path in files[number::processes]]
        rest = max(0, left // (processes - number) - len(share))
        items += share + others[:rest]
        del others[:rest]
        left -= len(share) + rest
