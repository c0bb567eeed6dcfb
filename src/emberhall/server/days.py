"""Days, by UTC, as daily deals count them."""

from datetime import UTC, date, datetime, timedelta


def today() -> str:
    """The day it is."""
    return datetime.now(UTC).date().isoformat()


def back(day: str, days: int) -> str:
    """So many days before one."""
    return (date.fromisoformat(day) - timedelta(days=days)).isoformat()


def is_day(text: str) -> bool:
    """Whether a text is a day as it is written here."""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False
