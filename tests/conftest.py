"""What holds for every test: none fails because the machine is busy, and none is waited for long."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "unhurried", settings(), deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("unhurried")


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
    left = len(items)
    items.clear()
    for number in range(processes):
        share = pages[number::processes]
        rest = max(0, left // (processes - number) - len(share))
        items += share + others[:rest]
        del others[:rest]
        left -= len(share) + rest
