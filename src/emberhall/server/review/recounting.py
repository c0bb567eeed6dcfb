"""Counting all games of a server anew for the explorer: those from before it counted, and after a change."""

from emberhall import Play
from emberhall.server.table.row.explored import explored_of
from emberhall.server.table.row.waking import record_of
from emberhall.store import Counted, Counter, Store, work

Key = tuple[str, int]


async def recounted(store: Store) -> int:
    """Replace all counters by those of the stored games; return how many games count. Nobody may play meanwhile."""
    sums: dict[Key, dict[tuple[str | int, ...], Counter]] = {}
    games = 0
    for table in await store.read(work.explorer.finished()):
        counted = await _counted(store, table)
        if counted is not None:
            games += 1
            _add(sums.setdefault((counted.title, counted.rules), {}), counted.counters)
    every = [Counted(title, rules, tuple(each.values())) for (title, rules), each in sorted(sums.items())]
    await store.write(work.explorer.replace(every))
    return games


async def _counted(store: Store, table: str) -> Counted | None:
    """What one game adds; nothing if its rules can no longer be played."""
    stored = await store.snapshot(work.records.load(table))
    if stored is None or stored.table.seed is None:
        return None
    try:
        play = Play.restore(record_of(stored.table, stored.moves))
    except ValueError:
        return None
    return explored_of(stored.table, play)


def _add(sums: dict[tuple[str | int, ...], Counter], counters: tuple[Counter, ...]) -> None:
    for each in counters:
        key = each[:7]
        before = sums.get(key)
        if before is not None:
            games, won, amount = (old + new for old, new in zip(before[7:], each[7:], strict=True))
            sums[key] = each._replace(games=games, won=won, amount=amount)
        else:
            sums[key] = each
