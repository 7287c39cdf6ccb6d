"""The server to be measured, in a process of its own: `python -m bench.serving FOLDER`.

It is the one that `roundhouse serve` starts, on loopback and with all it keeps in that folder. Only the
limits on how often somebody may make tables and moves are out of the way. The one line that it writes says
where it is and which form of the engine it has.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

from bench import environment
from bench.builds import NOW, ROOT, Build, NotReady

PATIENCE = 20  # seconds that the server has to stop
OPEN_FILES = 8192  # every viewer is one


class Serving:
    """The process of one server, as long as the `with` lasts."""

    def __init__(self, form: str, folder: Path, build: Build = NOW) -> None:
        raise_open_files()
        self.process = subprocess.Popen(
            [build.python, "-m", "bench.serving", str(folder)],
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env=environment.variables(build.path_of(form)),
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            self.close()
            raise NotReady("the server did not start; the reason stands above")
        hello = json.loads(line)
        self.address: str = hello["address"]
        self.form: str = hello["form"]

    def memory(self) -> int | None:
        """The bytes of memory that the process has in use, where the system tells them in a file."""
        try:
            pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        except OSError:
            return None
        return pages * os.sysconf("SC_PAGE_SIZE")

    def close(self) -> None:
        """Stop as Ctrl-C does."""
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.communicate()

    def __enter__(self) -> Serving:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


def raise_open_files() -> None:
    """Let this process and the server have a thousand connections, as far as the system allows."""
    try:
        import resource
    except ImportError:  # on Windows
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = OPEN_FILES if hard == resource.RLIM_INFINITY else min(OPEN_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def main(folder: str) -> None:
    # Only the server itself pays for loading it.
    from roundhouse.doctor import is_compiled
    from roundhouse.server.serve import serve
    from roundhouse.server.settings import Limits, Rate, Settings

    plenty = Rate(1e9, 1e9)
    settings = Settings.load(Path(folder), host="127.0.0.1", port=0, environment={})
    limits = Limits(create=plenty, guest=plenty, move=plenty, look=plenty, draft=plenty, other=plenty)
    limits = replace(limits, connections_address=1_000_000, streams_address=1_000_000)
    settings = replace(settings, limits=limits)
    form = "compiled" if is_compiled() else "pure"
    serve(settings, lambda found: print(json.dumps({"address": found[0], "form": form}), flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
