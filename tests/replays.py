"""Moments of records and plays, for tests that look at one of them."""

from emberhall import Play, Record, State


def state_of(record: Record, moment: int | None = None) -> State:
    """The state after the first words of a record, or after all; nobody listens to it."""
    return Play.restore(record.with_moves(record.moves[:moment])).state.clone()


def play_at(play: Play, moment: int) -> Play:
    """The play as it was after the first words that stand."""
    return Play.restore(play.record().with_moves(play.words[:moment]), game=play.game)
