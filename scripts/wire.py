"""Write the page's types from what the server sends and takes: `web/static/shared/wire.d.ts`.

.venv/bin/python scripts/wire.py            write it
.venv/bin/python scripts/wire.py --check    only tell whether it is up to date
"""

import importlib
import pkgutil
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
from msgspec import inspect

from roundhouse.server import http, wire

ROOT = Path(__file__).resolve().parent.parent
TYPES = ROOT / "src" / "roundhouse" / "web" / "static" / "shared" / "wire.d.ts"
HEAD = "// What the server sends, and what it takes. Written by scripts/wire.py from src/roundhouse/server.\n"
PLAIN = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}


def main() -> None:
    text = written()
    if TYPES.exists() and TYPES.read_text(encoding="utf-8") == text:
        return
    if "--check" in sys.argv[1:]:
        sys.exit(f"{TYPES.relative_to(ROOT)} is not up to date: run .venv/bin/python scripts/wire.py")
    TYPES.write_text(text, encoding="utf-8")


def written() -> str:
    """The whole file."""
    shapes = [*structs(wire), *structs(http)]
    names = [shape.__name__ for shape in shapes]
    assert len(names) == len(set(names)), f"two shapes share a name: {sorted(names)}"
    return "\n".join([HEAD, *map(interface, shapes)])


def structs(package: object) -> Iterator[type[msgspec.Struct]]:
    """The shapes that the modules of a package define."""
    name, path = package.__name__, package.__path__  # type: ignore[attr-defined]
    for found in sorted(pkgutil.iter_modules(path), key=lambda module: module.name):
        module = importlib.import_module(f"{name}.{found.name}")
        for value in vars(module).values():
            is_shape = isinstance(value, type) and issubclass(value, msgspec.Struct)
            if is_shape and value.__module__ == module.__name__:
                yield value


def interface(shape: type[msgspec.Struct]) -> str:
    """One shape. A field may be left out if it can be unset, or if it is the page that sends it."""
    told = inspect.type_info(shape)
    assert isinstance(told, inspect.StructType)
    sent = told.forbid_unknown_fields
    fields = [
        f"  {field.encode_name}{'?' if is_optional(field, sent) else ''}: {spelled(field.type)};\n"
        for field in told.fields
    ]
    summary = (shape.__doc__ or "").split("\n")[0]
    return f"/** {summary} */\nexport interface {shape.__name__} {{\n{''.join(fields)}}}\n"


def is_optional(field: inspect.Field, sent: bool) -> bool:
    unset = field.default is field.default_factory is msgspec.NODEFAULT
    return not field.required and (sent or unset)


def spelled(kind: inspect.Type) -> str:
    """A type as TypeScript writes it."""
    match kind:
        case inspect.UnionType(types):
            return " | ".join(spelled(one) for one in types)
        case inspect.ListType(item_type=item):
            inner = spelled(item)
            return f"({inner})[]" if " " in inner and not inner.startswith("[") else f"{inner}[]"
        case inspect.TupleType(items):
            return f"[{', '.join(map(spelled, items))}]"
        case inspect.DictType(key_type=key, value_type=value):
            return f"Record<{spelled(key)}, {spelled(value)}>"
        case inspect.LiteralType(values):
            return " | ".join(f'"{value}"' for value in values)
        case inspect.StructType(cls):
            return cls.__name__
        case _:
            return PLAIN[type(kind)]


if __name__ == "__main__":
    main()
