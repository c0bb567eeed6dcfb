"""Names of modes with the current rules version of their title."""

from emberhall import load


def today(mode: str) -> str:
    """The name of a mode under today's rules; a new card changes it."""
    return f"{mode}-v{load(mode.partition('-')[0]).RULES}"
