"""Write the schema of today into tests/server/schemas, before it changes: databases of this day are led on.

python scripts/schema.py               both kinds of database, under the number of the newest version
"""

from __future__ import annotations

import re
from pathlib import Path

from sqlalchemy import Dialect
from sqlalchemy.dialects import registry
from sqlalchemy.schema import CreateIndex, CreateTable

from roundhouse.server.store import migrations
from roundhouse.server.store.schema import metadata

SCHEMAS = Path(__file__).resolve().parent.parent / "tests" / "server" / "schemas"


def main() -> None:
    triggers = {
        "sqlite": migrations.APPEND_ONLY_SQLITE,
        "postgresql": migrations.APPEND_ONLY_POSTGRESQL,
    }
    for kind in triggers:
        dialect: Dialect = registry.load(kind)()
        place = SCHEMAS / f"{kind}-{migrations.NEWEST}.sql"
        place.write_text(written(dialect, triggers[kind]), encoding="utf-8")
        print(f"wrote {place}")


def written(dialect: Dialect, triggers: tuple[str, ...]) -> str:
    """All statements that lay out a new database."""
    parts = [f"-- Version {migrations.NEWEST} of the schema, as it was. Never changed."]
    for table in metadata.sorted_tables:
        text = str(CreateTable(table).compile(dialect=dialect)).strip()
        parts.append(re.sub(r" +\n", "\n", text.replace("\t", "    ")) + ";")
        indexes = sorted(table.indexes, key=lambda index: str(index.name))
        parts += [f"{CreateIndex(index).compile(dialect=dialect)};" for index in indexes]
    parts += [f"{trigger.strip()};" for trigger in triggers]
    parts.append(f"INSERT INTO schema_version (version) VALUES ({migrations.NEWEST});")
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    main()
