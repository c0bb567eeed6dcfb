"""Moments as text."""

from datetime import UTC, datetime


def now() -> str:
    """This moment, as everything that is stored or sent writes it."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")
