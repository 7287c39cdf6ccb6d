"""Write the list of all settings for people: `docs/settings.md`, from what the server declares.

.venv/bin/python scripts/settings.py            write it
.venv/bin/python scripts/settings.py --check    only tell whether it is up to date
"""

import sys
from pathlib import Path

from roundhouse.server.configuration import Setting, declared
from roundhouse.server.settings import Settings

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "settings.md"
HEAD = """# Settings

<!-- Written by scripts/settings.py from src/roundhouse/server/settings.py. -->

Every setting of `roundhouse serve` can be given as an argument, as an environment variable, or in a file of
TOML that `--config FILE` or `ROUNDHOUSE_CONFIG` names. An argument comes before the environment, and that
before the file. `roundhouse serve --check` shows all of them with where each value came from, hides secrets,
and tells what is missing.

| | argument | environment | file |
| --- | --- | --- | --- |
| `port` | `--port 80` | `ROUNDHOUSE_PORT=80` | `port = 80` |
| `limits.chat` | `--limits-chat 500` | `ROUNDHOUSE_LIMITS_CHAT=500` | `chat = 500` under `[limits]` |

A rate is written `8+0.05/s`: so many at once, and so many more each second. A list has commas between.
"""


def main() -> None:
    text = written()
    if PAGE.exists() and PAGE.read_text(encoding="utf-8") == text:
        return
    if "--check" in sys.argv[1:]:
        sys.exit(f"{PAGE.relative_to(ROOT)} is not up to date: run .venv/bin/python scripts/settings.py")
    PAGE.write_text(text, encoding="utf-8")


def written() -> str:
    """The whole page."""
    sections: dict[str, list[Setting]] = {}
    for one in declared(Settings):
        sections.setdefault(one.name.rpartition(".")[0], []).append(one)
    return HEAD + "".join(table(section, found) for section, found in sections.items())


def table(section: str, found: list[Setting]) -> str:
    """The settings of one section."""
    head = f"\n## `[{section}]`\n" if section else "\n## The server\n"
    rows = [f"| `{one.name}` | {one.meaning} | {usual(one)} |\n" for one in found]
    return head + "\n| setting | meaning | usual |\n| --- | --- | --- |\n" + "".join(rows)


def usual(one: Setting) -> str:
    """The default, as people read it."""
    return one.usual or f"`{one.shown(one.default)}`" if one.shown(one.default) or one.usual else "none"


if __name__ == "__main__":
    main()
