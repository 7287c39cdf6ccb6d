"""The server to be measured, in a process of its own: `python -m bench.serving FOLDER [SETTING=VALUE ...]`.

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
from dataclasses import fields, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bench import environment
from bench.builds import NOW, ROOT, Build, NotReady

if TYPE_CHECKING:
    from bench.filling import Filled

PATIENCE = 20  # seconds that the server has to stop
OPEN_FILES = 32_768  # every viewer is one


class Serving:
    """The process of one server, as long as the `with` lasts."""

    def __init__(self, form: str, folder: Path, build: Build = NOW, **settings: object) -> None:
        raise_open_files()
        given = [f"{name}={value}" for name, value in settings.items()]
        self.tables: list[Filled] = []  # that are there from the start
        self.process = subprocess.Popen(
            [build.python, "-m", "bench.serving", str(folder), *given],
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
        self.database: str = hello["database"]

    def memory(self) -> int | None:
        """The bytes of memory that the process has in use, where the system tells them in a file."""
        try:
            pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        except OSError:
            return None
        return pages * os.sysconf("SC_PAGE_SIZE")

    def cpu(self) -> float:
        """The seconds that the server and all that it started have worked, where the system tells them."""
        family, found = {self.process.pid}, 0.0
        for place in sorted(Path("/proc").glob("[0-9]*"), key=lambda place: int(place.name)):
            try:
                told = (place / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if int(place.name) in family or int(told[1]) in family:
                family.add(int(place.name))
                found += (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")
        return found

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


def main(folder: str, *given: str) -> None:
    # Only the server itself pays for loading it.
    from roundhouse.doctor import is_compiled
    from roundhouse.server.serve import serve
    from roundhouse.server.settings import Limits, Rate, Settings

    plenty = Rate(1e9, 1e9)
    chosen: dict[str, Any] = dict(one.split("=", 1) for one in given)
    settings = Settings.load(Path(folder), host="127.0.0.1", port=0, environment={}, **chosen)
    wanted = dict.fromkeys(["create", "guest", "move", "look", "draft", "other"], plenty)
    many = dict.fromkeys(["connections", "connections_address", "streams", "streams_address"], 1_000_000)
    known = {field.name for field in fields(Limits)}  # an earlier day had fewer
    limits = Limits(**{name: limit for name, limit in (wanted | many).items() if name in known})  # type: ignore[arg-type]
    settings = replace(settings, limits=limits)
    told = {"form": "compiled" if is_compiled() else "pure", "database": settings.database}
    serve(settings, lambda found: print(json.dumps({"address": found[0], **told}), flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
