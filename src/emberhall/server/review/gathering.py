"""Games of a server that puzzles are looked for in: the public ones that the explorer counts, without names."""

from emberhall import Play
from emberhall.server.table.row.explored import is_open_game
from emberhall.server.table.row.waking import record_of
from emberhall.store import Store, work


async def records_of(store: Store, title: str, rules: int) -> list[str]:
    """The records of a title's finished public games under these rules, the oldest first."""
    records: list[str] = []
    for table in await store.read(work.explorer.finished()):
        stored = await store.snapshot(work.records.load(table))
        if stored is None or stored.table.seed is None or stored.table.title != title or stored.table.rules != rules:
            continue
        try:
            play = Play.restore(record_of(stored.table, stored.moves))
        except ValueError:
            continue
        if is_open_game(stored.table, play):
            records.append(str(play.record()))
    return records
