"""Clocks in forms and lists: the presets of a new table, own numbers, and how time is said."""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse.core.message import Reason
from roundhouse.server.http.endpoints import Form
from roundhouse.server.http.refusals import Malformed
from roundhouse.server.http.request import Ask
from roundhouse.server.now import now
from roundhouse.server.tables.game_clock import GameClock
from roundhouse.server.tables.quiet_hours import ALWAYS, BadQuietHours, NoSuchZone, QuietHours
from roundhouse.server.tables.refusals import Refused
from roundhouse.server.tables.stored_table import DAYS, LIVE, TAKEOVER, VOTE, ClockRules, SeatRow

OFF, OWN = "off", "own"
UNITS = {"minutes": 60_000, "hours": 3_600_000, "days": 86_400_000}
MINUTE, HOUR, DAY = UNITS.values()
PRESETS = {
    "quick": ClockRules(LIVE, MINUTE, 10 * MINUTE),
    "relaxed": ClockRules(LIVE, 3 * MINUTE, 30 * MINUTE),
    "brisk": ClockRules(DAYS, 12 * HOUR, 2 * DAY),
    "daily": ClockRules(DAYS, DAY, 4 * DAY),
    "leisurely": ClockRules(DAYS, 3 * DAY, 10 * DAY),
}
LONGEST_MOVE, LONGEST_BANK = 30, 90  # days
DIGITS = 6  # of an own number


def chosen_clock(form: Form, bot: str) -> ClockRules | None:
    """What a form says of time: nothing, a preset, or own numbers."""
    choice, when_up = form.get("clock") or OFF, form.get("clock_up") or TAKEOVER
    if when_up not in (TAKEOVER, VOTE):
        raise Malformed
    if choice == OFF:
        return None
    if choice == OWN:
        per_move, unit = span(form, "clock_move")
        bank, _ = span(form, "clock_bank")
        if not MINUTE <= per_move <= LONGEST_MOVE * DAY or bank > LONGEST_BANK * DAY:
            raise Refused(Reason("server.error.clock", {"move": LONGEST_MOVE, "bank": LONGEST_BANK}))
        return ClockRules(LIVE if unit == "minutes" else DAYS, per_move, bank, when_up, bot)
    if choice not in PRESETS:
        raise Malformed
    preset = PRESETS[choice]
    return ClockRules(preset.kind, preset.per_move, preset.bank, when_up, bot)


def span(form: Form, field: str) -> tuple[int, str]:
    """An own number with its unit, in milliseconds."""
    text, unit = form.get(field).strip(), form.get(f"{field}_unit") or "minutes"
    if unit not in UNITS:
        raise Malformed
    if not (text.isascii() and text.isdecimal()) or len(text) > DIGITS:
        raise Refused(Reason("server.error.clock", {"move": LONGEST_MOVE, "bank": LONGEST_BANK}))
    return int(text) * UNITS[unit], unit


def presets_shown(ask: Ask) -> list[dict[str, str]]:
    """The presets with their numbers in words, after having none."""
    shown = [{"name": OFF, "label": ask.say("web.new.clock.off"), "hint": ask.say("web.new.clock.off_hint")}]
    for name, rules in PRESETS.items():
        shown.append(
            {"name": name, "label": ask.say(f"web.new.clock.{name}"), "hint": rules_told(ask, rules)}
        )
    return shown


def rules_told(ask: Ask, rules: ClockRules) -> str:
    """How long everybody may think, in words."""
    if not rules.bank:
        return ask.say("web.clock.rule_alone", move=told(ask, rules.per_move))
    return ask.say("web.clock.rule", move=told(ask, rules.per_move), bank=told(ask, rules.bank))


def told(ask: Ask, milliseconds: int) -> str:
    """A length of time in words: in days, hours or minutes, the largest that says it or comes near."""
    for unit in ("days", "hours"):
        if milliseconds >= UNITS[unit] and (
            milliseconds % UNITS[unit] == 0 or milliseconds > 3 * UNITS[unit]
        ):
            return ask.say(f"web.clock.{unit}", n=round(milliseconds / UNITS[unit]))
    if milliseconds < MINUTE:
        return ask.say("web.clock.below_minute")
    return ask.say("web.clock.minutes", n=milliseconds // MINUTE)


def left(ask: Ask, clock: GameClock | None, seats: Sequence[SeatRow]) -> str:
    """What is left of the time of whoever is waited for, for lists; nothing where no clock runs."""
    if clock is None or clock.deadline is None:
        return ""
    quiet = ask.site.store.quiet_hours(seats[clock.seat].user_id) if clock.rules.kind == DAYS else ALWAYS
    remaining = quiet.counted(now(), clock.deadline)
    return ask.say("web.clock.up") if remaining <= 0 else ask.say("web.clock.left", time=told(ask, remaining))


def chosen_hours(form: Form) -> QuietHours | None:
    """The quiet hours that a form tells; none if it tells none."""
    begin, end = minutes(form.get("quiet_from")), minutes(form.get("quiet_to"))
    free = tuple(day for day in range(7) if f"free_{day}" in form.fields)
    zone = form.get("zone").strip() or "UTC"
    try:
        hours = QuietHours(zone, begin, end, free)
    except NoSuchZone:
        raise Refused(Reason("server.error.time_zone", {"zone": zone[:60]})) from None
    except BadQuietHours:
        raise Refused(Reason("server.error.quiet_hours")) from None
    return None if hours.none else hours


def hours_typed(form: Form) -> dict[str, object]:
    """Quiet hours as a form told them, right or wrong."""
    free = [day for day in range(7) if f"free_{day}" in form.fields]
    start, end = form.get("quiet_from"), form.get("quiet_to")
    return {"zone": form.get("zone"), "start": start, "end": end, "free": free, "open": True}


def minutes(text: str) -> int:
    """A time of day, as browsers write it, in minutes.

    >>> minutes("22:30"), minutes("")
    (1350, 0)
    """
    hours, _, rest = text.strip().partition(":")
    parts = hours or "0", rest[:2] or "0"
    if not all(part.isascii() and part.isdecimal() and len(part) <= 2 for part in parts):
        raise Refused(Reason("server.error.quiet_hours"))
    return int(parts[0]) * 60 + int(parts[1])


def hours_shown(hours: QuietHours) -> dict[str, object]:
    """Quiet hours as the profile shows them."""
    none = hours.start == hours.end
    return {
        "zone": "" if hours.none else hours.zone,
        "start": "" if none else f"{hours.start // 60:02}:{hours.start % 60:02}",
        "end": "" if none else f"{hours.end // 60:02}:{hours.end % 60:02}",
        "free": hours.free,
        "open": not hours.none,
    }
