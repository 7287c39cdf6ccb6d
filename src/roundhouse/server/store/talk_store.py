"""Chat and private notes, apart from the moves."""

from __future__ import annotations

from dataclasses import dataclass, fields

from sqlalchemy import insert, select, update

from roundhouse.server.now import now
from roundhouse.server.store.announcer import Announcement
from roundhouse.server.store.database import Database, made
from roundhouse.server.store.schema import chat, notes


@dataclass(frozen=True, slots=True)
class ChatLine:
    """Something said at a table; `seat` is -1 for those who only watch."""

    id: int
    table_id: str
    user_id: int
    name: str
    seat: int
    text: str
    at: int


LINE = [chat.c[field.name] for field in fields(ChatLine)]


class TalkStore(Database):
    """Chat and notes."""

    def add_chat(self, table_id: str, user_id: int, name: str, text: str, seat: int = -1) -> ChatLine:
        """Say something to everybody at a table."""
        said: dict[str, object] = {"name": name, "seat": seat, "text": storable(text), "at": now()}
        data: dict[str, object] = {}  # the number of the line, no more: what it says, each viewer asks for
        with self.writing(Announcement("chat", table_id, data=data)) as db:
            new = insert(chat).values(table_id=table_id, user_id=user_id, **said)
            line = made(ChatLine, db.execute(new.returning(*LINE)).one())
            data["id"] = line.id
        return line

    def chats(self, table_id: str, after: int = 0, limit: int = 200) -> list[ChatLine]:
        """The newest lines after the one with this number, in the order they were said."""
        query = select(*LINE).where(chat.c.table_id == table_id).where(chat.c.id > after)
        with self.reading() as db:
            found = db.execute(query.order_by(chat.c.id.desc()).limit(limit)).all()
        return [made(ChatLine, line) for line in reversed(found)]

    def note(self, table_id: str, user_id: int) -> str:
        """What a person has noted at a table, for nobody else."""
        mine = (notes.c.table_id == table_id) & (notes.c.user_id == user_id)
        with self.reading() as db:
            return db.execute(select(notes.c.text).where(mine)).scalar_one_or_none() or ""

    def set_note(self, table_id: str, user_id: int, text: str) -> None:
        """Keep a person's note in place of the one before."""
        mine = (notes.c.table_id == table_id) & (notes.c.user_id == user_id)
        text = storable(text)
        with self.writing() as db:
            if not db.execute(update(notes).where(mine).values(text=text)).rowcount:
                db.execute(insert(notes).values(table_id=table_id, user_id=user_id, text=text))


def storable(text: str) -> str:
    """A text without what no database takes: the sign of number nought, and halves of signs."""
    return text.replace("\0", "").encode("utf-8", "ignore").decode()
