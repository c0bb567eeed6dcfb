"""A calendar of the moves that somebody owes, as any calendar program takes it (RFC 5545), at an address of their own.

The address is a secret: whoever has it can read which games wait for its owner, and nothing else. It can be replaced.
"""

import hmac
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from typing import Final

from emberhall.server.table.row.chairs import seat_of
from emberhall.server.table.row.clocks import left_at
from emberhall.server.table.row.lives import life_of
from emberhall.store import Alert, StoredTable
from emberhall.wire.titles.voices import Voice

KIND: Final = "feed"
LINE = 75
"""The most bytes that a line may have before it is folded."""
SOON = timedelta(minutes=30)


def secret_of(alerts: Iterable[Alert]) -> str | None:
    """The secret of somebody's calendar, if they have one."""
    return next((each.address for each in alerts if each.kind == KIND), None)


def is_secret(alerts: Iterable[Alert], secret: str) -> bool:
    """True if this opens somebody's calendar."""
    known = secret_of(alerts)
    return known is not None and hmac.compare_digest(known.encode(), secret.encode())


def calendar(tables: Iterable[StoredTable], user: str, voice: Voice, origin: str, now: datetime, uptime: int) -> str:
    """The moves of a person with a clock that runs: one event each, at the moment when their time is up."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Emberhall//EN", f"X-WR-CALNAME:{_text(voice('feed-name'))}"]
    for row in tables:
        seat, life = seat_of(row, user), life_of(row)
        if seat is None or seat not in life.running:
            continue
        due = now.astimezone(UTC) + timedelta(milliseconds=left_at(life, uptime)[seat])
        title = voice(f"{row.title}-name") if voice.knows(f"{row.title}-name") else row.title
        lines += [
            "BEGIN:VEVENT",
            f"UID:{row.id}-{row.seq}@emberhall",
            f"DTSTAMP:{_time(now.astimezone(UTC))}",
            f"DTSTART:{_time(due - SOON)}",
            f"DTEND:{_time(due)}",
            f"SUMMARY:{_text(voice('feed-move', title=title, name=row.name or 'none'))}",
            f"URL:{origin}/t/{row.id}",
            "END:VEVENT",
        ]
    return "".join(f"{_folded(line)}\r\n" for line in [*lines, "END:VCALENDAR"])


def _time(at: datetime) -> str:
    return at.strftime("%Y%m%dT%H%M%SZ")


def _text(words: str) -> str:
    """Words as a value: nothing in them can begin another line."""
    for sign, written in (("\\", "\\\\"), (";", "\\;"), (",", "\\,"), ("\n", "\\n"), ("\r", "")):
        words = words.replace(sign, written)
    return words


def _folded(line: str) -> str:
    """A long line goes on in the next one, after a blank; no letter is cut in two."""
    parts, size = [""], 0
    for letter in line:
        width = len(letter.encode())
        if size + width > LINE - (len(parts) > 1):
            parts.append("")
            size = 0
        parts[-1] += letter
        size += width
    return "\r\n ".join(parts)
