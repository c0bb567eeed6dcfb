"""Timestamps as text."""

from datetime import UTC, datetime, timedelta


def now() -> str:
    """The current time, in the format of everything stored or sent."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def ago(days: float) -> str:
    """The time so many days ago, in the same format."""
    return (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="milliseconds")
