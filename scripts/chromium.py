"""Make sure that the tests in a real browser have what they need: a Chromium, and Playwright's driver.

A system's own Chromium serves. What is missing comes from Debian's packages if this may install packages;
a Chromium else from Playwright.
"""

import os
import shutil
import subprocess
import sys

# The first is the same browser without windows: it takes a third of the time.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


def found() -> str | None:
    """A Chromium of the system's, or None."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def fetched() -> bool:
    """Whether Playwright has fetched a Chromium of its own."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return os.path.exists(playwright.chromium.executable_path)


def driver_fault() -> str:
    """Why Playwright's driver does not start; nothing if it does."""
    run = subprocess.run([sys.executable, "-m", "playwright", "--version"], capture_output=True, text=True)
    if run.returncode == 0:
        return ""
    said = run.stderr.strip().splitlines() or [f"it ended with {run.returncode}"]
    return next((line for line in said if ".so" in line), said[-1])


def install(*packages: str) -> None:
    """Debian's packages, where they can be had."""
    if shutil.which("apt-get") and os.geteuid() == 0:
        print(f"Installing {' and '.join(packages)} for the tests in a real browser ...", flush=True)
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", *packages]):
            subprocess.run(["apt-get", *command], env=environment, capture_output=True)


def main() -> None:
    if driver_fault():
        install("libatomic1")  # the one library of its that a small Debian lacks
    if fault := driver_fault():
        sys.exit(
            f"The tests in a real browser need Playwright, and its driver does not start here: {fault}. "
            "Install what it lacks (on Debian: apt-get install libatomic1) and run `make test` again."
        )
    if found() or fetched():
        return
    for package in NAMES[:2]:
        if found() is None:
            install(package)
    if found() is None:
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], capture_output=True)
    if not (found() or fetched()):
        sys.exit(
            "The tests in a real browser need Chromium, and it could not be installed here. "
            "Install it (on Debian: apt-get install chromium) and run `make test` again."
        )


if __name__ == "__main__":
    main()
