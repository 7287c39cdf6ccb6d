"""Settings as they are declared, and how they are read: from arguments, the environment, or a file of TOML.

A class of settings is a frozen dataclass whose fields are made by `setting`; a field that holds another such
class is a section. That is the one table of all settings: `declared` lists it, `gather` reads and checks it.

    setting       argument          environment             file
    port          --port 80         ROUNDHOUSE_PORT=80      port = 80
    limits.chat   --limits-chat 9   ROUNDHOUSE_LIMITS_CHAT  [limits] chat = 9
"""

from __future__ import annotations

import dataclasses
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any, TypeVar, get_type_hints

PREFIX = "ROUNDHOUSE_"
CONFIG = PREFIX + "CONFIG"  # names the file, where no argument does
USUAL = "usual"  # where a value came from that nobody gave
YES, NO = ("yes", "true", "on", "1"), ("no", "false", "off", "0")

T = TypeVar("T")


class SettingsError(ValueError):
    """A setting that cannot be used: one plain sentence says why."""


@dataclass(frozen=True, slots=True)
class Setting:
    """One setting, as it is declared."""

    name: str
    kind: type
    default: object
    meaning: str
    usual: str  # the default in words, where it is worked out at the start
    secret: bool
    common: bool  # shown among the options of the command
    least: float | None
    most: float | None
    clean: Callable[[Any], object] | None

    @property
    def variable(self) -> str:
        """Its name in the environment."""
        return PREFIX + self.name.upper().replace(".", "_")

    @property
    def option(self) -> str:
        """Its name among the arguments of a command."""
        return "--" + self.name.replace(".", "-").replace("_", "-")

    @property
    def wanted(self) -> str:
        """What it takes, in words."""
        what = KINDS[self.kind][0] if self.kind in KINDS else str(getattr(self.kind, "written", ""))
        if self.least is None:
            return what
        return f"{what} from {self.least:g}" + ("" if self.most is None else f" to {self.most:g}")

    def read(self, given: object) -> object:
        """The value that somebody means; ValueError if it cannot be one."""
        reading = KINDS[self.kind][1] if self.kind in KINDS else self.kind.parse  # type: ignore[attr-defined]
        value = reading(given)
        if self.least is not None and not self.least <= value <= (value if self.most is None else self.most):
            raise ValueError
        return value if self.clean is None else self.clean(value)

    def shown(self, value: object) -> str:
        """A value for people's eyes."""
        if self.secret:
            return "(hidden)" if value else ""
        if isinstance(value, bool):
            return "yes" if value else "no"
        return ", ".join(value) if isinstance(value, tuple) else str(value)


@dataclass(frozen=True, slots=True)
class Found:
    """A setting with its value, and where that came from."""

    setting: Setting
    value: object
    source: str


def setting(
    default: T,
    meaning: str,
    *,
    usual: str = "",
    secret: bool = False,
    common: bool = False,
    least: float | None = None,
    most: float | None = None,
    clean: Callable[[Any], object] | None = None,
) -> T:
    """A field of a class of settings. `clean` makes a value as it is kept; ValueError if it cannot be one."""
    told = (meaning, usual, secret, common, least, most, clean)
    made: Any = dataclasses.field(default=default, repr=not secret, metadata={"setting": told})
    return made  # type: ignore[no-any-return]


def declared(settings: type, section: str = "") -> Iterator[Setting]:
    """All settings of a class, in the order in which they are written there."""
    kinds = get_type_hints(settings)
    for field in dataclasses.fields(settings):
        kind, told = kinds[field.name], field.metadata.get("setting")
        if told is None:
            yield from declared(kind, f"{section}{field.name}.")
        else:
            yield Setting(section + field.name, kind, field.default, *told)


def filled(settings: type[T], values: Mapping[str, object], section: str = "") -> T:
    """An object of a class of settings with these values."""
    kinds = get_type_hints(settings)
    given: dict[str, object] = {}
    for field in dataclasses.fields(settings):  # type: ignore[arg-type]
        if field.metadata.get("setting") is None:
            given[field.name] = filled(kinds[field.name], values, f"{section}{field.name}.")
        else:
            given[field.name] = values[section + field.name]
    return settings(**given)


def gather(
    settings: type, arguments: Mapping[str, object], environment: Mapping[str, str], config: Path | None
) -> list[Found]:
    """Every setting with its value: an argument comes before the environment, and that before the file."""
    config = config or (Path(environment[CONFIG]) if environment.get(CONFIG) else None)
    known = {one.name: one for one in declared(settings)}
    written = {} if config is None else in_file(config, known)
    found: list[Found] = []
    for name, one in known.items():
        if arguments.get(name) is not None:
            given, source = arguments[name], "argument"
        elif environment.get(one.variable):
            given, source = environment[one.variable], one.variable
        elif name in written:
            given, source = written[name], str(config)
        else:
            found.append(Found(one, one.default, USUAL))
            continue
        try:
            found.append(Found(one, one.read(given), source))
        except SettingsError as error:
            raise SettingsError(f"{name} ({source}): {error}") from None
        except (ValueError, TypeError):
            said = "" if one.secret else f", not {str(given)[:80]!r}"
            raise SettingsError(f"{name} ({source}) is {one.wanted}{said}") from None
    return found


def in_file(place: Path, known: Mapping[str, Setting]) -> dict[str, object]:
    """What a file of TOML says, by the names of the settings; SettingsError if it says anything else."""
    try:
        with place.open("rb") as file:
            read = tomllib.load(file)
    except OSError as error:
        raise SettingsError(f"the settings cannot be read: {place}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SettingsError(f"{place} is not TOML: {error}") from None
    sections = {name.partition(".")[0] for name in known if "." in name}
    found: dict[str, object] = {}
    for name, value in read.items():
        if name in sections and isinstance(value, dict):
            found.update({f"{name}.{inner}": given for inner, given in value.items()})
        else:
            found[name] = value
    for name in found:
        if name not in known:
            near = get_close_matches(name, known, n=1)
            raise SettingsError(
                f"{place}: there is no setting {name!r}" + (f"; did you mean {near[0]!r}?" if near else "")
            )
    return found


def strangers(settings: type, environment: Mapping[str, str]) -> list[tuple[str, str]]:
    """Variables that look like settings with a slip of the pen, and what may be meant."""
    known = [name.removeprefix(PREFIX) for name in (CONFIG, *(one.variable for one in declared(settings)))]
    given = sorted(name.removeprefix(PREFIX) for name in environment if name.startswith(PREFIX))
    near = [(name, get_close_matches(name, known, n=1, cutoff=0.75)) for name in given if name not in known]
    return [(PREFIX + name, PREFIX + close[0]) for name, close in near if close]


def _whole(given: object) -> int:
    if isinstance(given, bool | float):
        raise ValueError
    return int(str(given))


def _number(given: object) -> float:
    if isinstance(given, bool):
        raise ValueError
    return float(str(given))


def _switch(given: object) -> bool:
    text = str(given).strip().lower()
    if text not in YES + NO:
        raise ValueError
    return text in YES


def _text(given: object) -> str:
    if not isinstance(given, str):
        raise ValueError
    return given.strip()


def _place(given: object) -> Path:
    if not isinstance(given, str | Path) or not str(given):
        raise ValueError
    return Path(given)


def _list(given: object) -> tuple[str, ...]:
    parts = given if isinstance(given, list | tuple) else str(given).split(",")
    return tuple(text for text in (_text(part) for part in parts) if text)


KINDS: dict[object, tuple[str, Callable[[object], Any]]] = {
    int: ("a whole number", _whole),
    float: ("a number", _number),
    bool: ("yes or no", _switch),
    str: ("a text", _text),
    Path: ("a path", _place),
    tuple[str, ...]: ("a list, with commas between", _list),
}
