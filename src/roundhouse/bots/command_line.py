"""Which bot is meant: a name, a Python class in a file, or any program.

greedy                          a bot that Roundhouse knows
my_bot.py:MyBot                 a class in a file; the name may be left out if there is only one
program:node my_bot.js --deep   a program that speaks the protocol of docs/bots.md
onnx:my_net.onnx                a net, see docs/research.md
quick=program:./my_bot -d 1     any of them under another name
"""

from __future__ import annotations

import json
import shlex
import shutil
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path

from roundhouse.bots.bot import Bot
from roundhouse.bots.makers import Known, Maker, OutsideClass, OutsideProgram, started_host
from roundhouse.bots.outside.program import NoAnswer
from roundhouse.bots.outside.seat import SECONDS
from roundhouse.bots.registry import BOTS, UnknownBot, bot_named
from roundhouse.core.record import is_word

PROGRAM = "program:"
NET = "onnx:"
PYTHON = ".py"

# What plays a net is a class like any other. Named here and not imported: learning stands above the bots.
NET_PLAYER = """
from roundhouse.lab.onnx_policy import OnnxPolicy

class Net(OnnxPolicy):
    name = {name!r}
    file = {file!r}  # {digest}
"""

# The bots written by others that this process was told about, by name.
OUTSIDE: dict[str, Maker] = {}


class BadBot(ValueError):
    """A bot that cannot play: one plain sentence says why."""


def is_outside(text: str) -> bool:
    """Whether a text means a bot written by others, rather than naming one."""
    meant = meaning(text)[1]
    return is_written_out(meant)


def is_written_out(text: str) -> bool:
    """Whether a text says what a bot is, not what it is called."""
    return text.startswith((PROGRAM, NET)) or PYTHON in text


def meaning(text: str) -> tuple[str, str]:
    """The name given to a bot, if any, and the bot itself.

    >>> meaning("quick=program:./my_bot --depth=1"), meaning("my_bot.py")
    (('quick', 'program:./my_bot --depth=1'), ('', 'my_bot.py'))
    """
    name, equals, rest = text.strip().partition("=")
    if equals and is_written_out(rest) and ":" not in name:
        return name.strip(), rest.strip()
    return "", text.strip()


def maker(text: str, seconds: float = SECONDS) -> Maker:
    """What makes the bot that is meant. One written by others is looked at, but does not play yet."""
    name, meant = meaning(text)
    if not is_outside(text):
        if text in OUTSIDE:
            return OUTSIDE[text]
        return Known(bot_named(text))
    if meant.startswith(PROGRAM):
        found: Maker = program(name, meant, seconds)
    elif meant.startswith(NET):
        found = net(name, meant, seconds)
    else:
        found = class_in_file(name, meant, seconds)
    if found.name in BOTS:
        raise BadBot(f"{found.name} is the name of a bot of Roundhouse; call yours otherwise: mine={meant}")
    if not is_word(found.name):
        raise BadBot(f"a bot needs a name of one word, not {found.name!r}: mine={meant}")
    return found


def makers(texts: Sequence[str], seconds: float = SECONDS) -> list[Maker]:
    """The makers of several bots. The same text twice is the same bot; two bots need two names."""
    found = {text: maker(text, seconds) for text in dict.fromkeys(texts)}
    names: dict[str, str] = {}
    for text, one in found.items():
        if names.setdefault(one.name, text) != text:
            raise BadBot(
                f"two bots are called {one.name}; call one of them otherwise: other={meaning(text)[1]}"
            )
    return [found[text] for text in texts]


def make_known(text: str, seconds: float = SECONDS) -> str:
    """Remember a bot written by others, so that seats can name it; gives the name."""
    found = maker(text, seconds)
    if not isinstance(found, Known):
        OUTSIDE[found.name] = found
    return found.name


def make(name: str, seed: int) -> Bot:
    """A bot by name, be it one of Roundhouse or one that was made known."""
    if name not in BOTS and name not in OUTSIDE:
        known = ", ".join([*BOTS, *OUTSIDE])
        raise UnknownBot(
            f"there is no bot {name!r}; there are {known}; --bot FILE.py makes one of your own known"
        )
    return OUTSIDE[name](seed) if name in OUTSIDE else BOTS[name](seed)


def program(name: str, text: str, seconds: float) -> OutsideProgram:
    """A program by its command line. Files named in it are found from the folder where this is read."""
    try:
        words = shlex.split(text.removeprefix(PROGRAM))
    except ValueError as error:
        raise BadBot(f"the command of a bot cannot be read ({error}): {text}") from None
    if not words:
        raise BadBot(
            f"a bot that is a program is written {PROGRAM}COMMAND, for example {PROGRAM}./my_bot --flag"
        )
    place = shutil.which(words[0])
    if place is None:
        why = "is not executable" if Path(words[0]).is_file() else "was not found"
        raise BadBot(f"the program {words[0]} {why}")
    # Absolute, because other processes may stand in another folder.
    rest = [str(Path(word).absolute()) if Path(word).is_file() else word for word in words[1:]]
    command = (str(Path(place).absolute()), *rest)
    return OutsideProgram(name or usual_name(words), text, command, seconds)


def usual_name(words: list[str]) -> str:
    """What a program is called: after the script that it runs, or after itself.

    >>> usual_name(["./my_bot", "--flag"]), usual_name(["node", "clever.js"])
    ('my_bot', 'node')
    """
    script = next((word for word in words[1:] if Path(word).is_file()), words[0])
    return Path(words[0] if words[0].startswith(".") else script).stem


def class_in_file(name: str, text: str, seconds: float) -> OutsideClass:
    """A class by its file and name."""
    place, _, kind = text.rpartition(":") if not text.endswith(PYTHON) else (text, "", "")
    file = Path(place)
    try:
        source = file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadBot(f"{place} is no text in UTF-8") from None
    except OSError as error:
        raise BadBot(f"{place}: {error.strerror or error}") from None
    return class_in_source(name, file, kind, source, seconds)


def net(name: str, text: str, seconds: float) -> OutsideClass:
    """A net in a file, played by a class that is written for it here."""
    place = text.removeprefix(NET)
    file = Path(place)
    try:
        digest = sha256(file.read_bytes()).hexdigest()[:12]
    except OSError as error:
        raise BadBot(f"{place}: {error.strerror or error}") from None
    source = NET_PLAYER.format(name=name or file.stem, file=str(file.absolute()), digest=digest)
    return class_in_source(name or file.stem, file, "Net", source, seconds)


def class_in_source(name: str, file: Path, kind: str, source: str, seconds: float) -> OutsideClass:
    """A class by its text and name, tried out in a process of its own: nothing of it runs in this one."""
    place = str(file)
    try:
        host, answer = started_host(file.absolute(), kind, source)
    except NoAnswer as error:
        raise BadBot(f"{place} {error}") from None
    host.end()
    said = json.loads(answer)
    if said.get("type") != "ready":
        raise BadBot(f"{place}: {said.get('message')}")
    digest = sha256(source.encode()).hexdigest()[:12]
    return OutsideClass(
        name or str(said["name"]), file.absolute(), str(said["class"]), digest, source, seconds
    )
