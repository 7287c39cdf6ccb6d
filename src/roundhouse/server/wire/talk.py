"""Chat and notes."""

from __future__ import annotations

from msgspec import Struct


class ChatLine(Struct):
    """Something that somebody said: as text, whatever it contains."""

    id: int
    name: str
    seat: int
    text: str
    at: int  # in milliseconds


class Chat(Struct):
    """What was said."""

    chat: list[ChatLine]


class Notes(Struct):
    """What somebody noted for oneself."""

    text: str
