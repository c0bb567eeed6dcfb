"""Calendar days in UTC, for the daily deals."""

from datetime import date, timedelta

from emberhall.world import clock


def today() -> str:
    """Today's date."""
    return clock.utc().date().isoformat()


def back(day: str, days: int) -> str:
    """The date that many days before a day."""
    return (date.fromisoformat(day) - timedelta(days=days)).isoformat()


def is_day(text: str) -> bool:
    """True if a text is a date in ISO format."""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False
