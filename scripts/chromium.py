"""Make sure that a Chromium is there for the tests in a real browser; install it if it is missing.

A system's own Chromium serves. Where there is none: Debian's package if this may install packages,
else the one that Playwright fetches.
"""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome")


def found() -> str | None:
    """A Chromium of the system's, or None."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def fetched() -> bool:
    """Whether Playwright has fetched a Chromium of its own."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return os.path.exists(playwright.chromium.executable_path)


def install() -> None:
    """Try the ways there are, one after the other."""
    if shutil.which("apt-get") and os.geteuid() == 0:
        print("Installing Chromium for the tests in a real browser ...", flush=True)
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", "chromium"]):
            subprocess.run(["apt-get", *command], env=environment, capture_output=True)
    if found() is None:
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], capture_output=True)


def main() -> None:
    if found() or fetched():
        return
    install()
    if not (found() or fetched()):
        sys.exit(
            "The tests in a real browser need Chromium, and it could not be installed here. "
            "Install it (on Debian: apt-get install chromium) and run `make test` again."
        )


if __name__ == "__main__":
    main()
