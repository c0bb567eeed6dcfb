"""Names of modes that follow the rules of their title."""

from emberhall import load


def today(mode: str) -> str:
    """A mode under the rules of today, which a new card changes."""
    return f"{mode}-v{load(mode.partition('-')[0]).RULES}"
