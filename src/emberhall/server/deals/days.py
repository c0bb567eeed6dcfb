"""Calendar days in UTC, for the daily deals."""

from datetime import UTC, date, datetime, timedelta


def today() -> str:
    """Today's date."""
    return datetime.now(UTC).date().isoformat()


def back(day: str, days: int) -> str:
    """The date that many days before a day."""
    return (date.fromisoformat(day) - timedelta(days=days)).isoformat()


def is_day(text: str) -> bool:
    """True if a text is a date in ISO format."""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False
