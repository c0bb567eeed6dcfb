"""What a finished game adds to the explorer: public games to their end under the printed cards, dealt by this server.

Deals that several tables share are left out: their games are not independent. So are the seats that a person and a bot
have both played. Nobody is named in what is counted, and nothing is counted before the game is over.
"""

from emberhall import Play
from emberhall.explorer.counting import Sitter, bot, counted, person
from emberhall.server.table.row.counted import is_of_server
from emberhall.server.table.row.lives import Life, life_of
from emberhall.server.table.row.origins import is_casual
from emberhall.server.table.row.rated import is_long_enough
from emberhall.store import Chair, Counted, Counter, StoredTable


def explored_of(table: StoredTable, play: Play) -> Counted | None:
    """What the game of a table adds; None if it does not count."""
    if not is_open_game(table, play):
        return None
    life = life_of(table)
    counters = counted(play, [_sitter(chair, life) for chair in table.chairs])
    rows = tuple(Counter(*key, *tally) for key, tally in counters.items())
    return Counted(table.title, table.rules, rows) if rows else None


def is_open_game(table: StoredTable, play: Play) -> bool:
    """True for a public game to its end, long enough, under the printed cards, of a deal that was its own."""
    if not play.state.over or play.course.ended or not is_long_enough(play.words):
        return False
    return table.public and not table.cards and not is_casual(table) and not is_of_server(table)


def _sitter(chair: Chair, life: Life) -> Sitter | None:
    if chair.seat in life.helped or chair.seat in life.held:
        return None
    if chair.kind == "person":
        return None if chair.user is None else person(chair.user)
    return None if chair.user is not None or chair.level is None else bot(chair.level)
