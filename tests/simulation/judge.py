"""The judge of a simulated world: identity, evenings, ratings, alerts and clocks, as the store has them in the end.

The checker of `tests/proof` judges words and frames. This one asks whether anybody was let in with what was void,
whether every game was rated once, every evening can go on, every alert was somebody's own, and nobody lost on time too
early.
"""

import json
import sqlite3
from collections import Counter
from pathlib import Path
from typing import Any

from emberhall.server.deals import evenings
from emberhall.server.table.row.clocks import clock_of
from emberhall.server.table.row.lives import life_of
from emberhall.server.table.row.rated import LEAST_WORDS
from emberhall.store import Store, work
from tests.proof.checker import Findings
from tests.simulation.people import Facts

HEARD = 61.0
"""Seconds until every lobby knows that a token is void, even if every note about it got lost."""
UNDER_WAY = 15.0
"""Seconds for which an alert may be on its way."""
TOLERANCE = 5.0
"""Seconds by which a clock may be wrong: the dates of two machines differ by up to four."""
NEAR = 1e-9
LONGEST = 80
"""Letters of an alert, besides what the table is called and where it is."""


async def judge(store: Store, path: Path, facts: Facts, findings: Findings) -> None:
    """Add what is wrong to the findings."""
    for sentence in facts.wrong:
        findings.add(sentence.partition(":")[0], sentence)
    rows = sqlite3.connect(path)
    try:
        _identity(facts, findings)
        _ratings(rows, findings)
        await _evenings(store, rows, facts, findings)
        _alerts(facts, findings)
        await _clocks(store, facts, findings)
    finally:
        rows.close()


def _identity(facts: Facts, findings: Findings) -> None:
    for secret, began in facts.accepted:
        void = facts.voided.get(secret)
        if void is not None and began > void + HEARD:
            findings.add("identity", f"A token void since {void:.1f} s was good at {began:.1f} s.")
        spent = facts.spent.get(secret)
        if spent is not None and began > spent:
            findings.add("identity", f"A code void since {spent:.1f} s signed somebody in at {began:.1f} s.")


def _ratings(rows: sqlite3.Connection, findings: Findings) -> None:
    """Every rated game counts once for each of its players, and what it did follows from what was before."""
    changes: dict[tuple[Any, ...], list[tuple[Any, ...]]] = {}
    asked = "SELECT title, kind, who, table_id, mu_before, sigma_before, mu, sigma FROM rating_changes"
    for title, kind, who, *change in rows.execute(asked):
        changes.setdefault((title, kind, who), []).append(tuple(change))
    standings = {
        (title, kind, who): (mu, sigma, games)
        for title, kind, who, mu, sigma, games in rows.execute("SELECT title, kind, who, mu, sigma, games FROM ratings")
    }
    for player, (mu, sigma, games) in standings.items():
        own = changes.get(player, [])
        if games != len(own):
            findings.add("ratings", f"{player} has {games} games and {len(own)} changes.")
        ends = Counter(_rounded(*change[3:5]) for change in own)
        ends.subtract(Counter(_rounded(*change[1:3]) for change in own))
        if own and ends[_rounded(mu, sigma)] < 1 and +ends:
            findings.add("ratings", f"The standing of {player} is not what its last game made it.")
    rated = (
        "SELECT id FROM tables WHERE status = 'over' AND json_extract(purpose, '$.rated')"
        " AND winners IS NOT NULL AND seq >= ? AND life NOT LIKE '%ended%'"
    )
    known = {change[0] for own in changes.values() for change in own}
    for (table,) in rows.execute(rated, (LEAST_WORDS,)):
        if table not in known:
            findings.add("ratings", f"The game at {table} was not rated.")


def _rounded(mu: float, sigma: float) -> tuple[float, float]:
    return round(mu, 6), round(sigma, 6)


async def _evenings(store: Store, rows: sqlite3.Connection, facts: Facts, findings: Findings) -> None:
    """Everybody has one board a round, every board a table, and every table that is over its points."""
    for event in facts.events:
        stored = await store.read(work.evenings.one(event))
        if stored is None:
            findings.add("evenings", f"The evening {event} is lost.")
            continue
        evening = evenings.decode(stored)
        missing = facts.entrants[event] - {each.user for each in evening.entrants}
        if missing and evening.played:
            findings.add("evenings", f"{event}: {', '.join(sorted(missing))} joined, and do not take part.")
        for boards in evening.played:
            seated = Counter(who for board in boards for who in (board.one, board.two) if who is not None)
            if any(count != 1 for count in seated.values()):
                findings.add("evenings", f"{event}: somebody has two boards in a round.")
            for board in filter(lambda board: board.table, boards):
                row = await store.read(work.tables.one(board.table))
                if row is None:
                    findings.add("evenings", f"{event}: the table {board.table} is missing.")
                elif board.points is not None and (row.status != "over" or not 0 <= board.points <= 1):
                    findings.add("evenings", f"{event}: {board.points} points for a game that is {row.status}.")
        if evening.status == "over" and any(board.points is None for boards in evening.played for board in boards):
            findings.add("evenings", f"{event} is over without all of its results.")


def _alerts(facts: Facts, findings: Findings) -> None:
    """An alert goes to somebody of that table, says nothing but where, and ends when its address is removed."""
    for at, address, said in facts.alerts:
        user = address.rpartition("/")[2]
        if user not in facts.seats.get(said.get("table", ""), []):
            findings.add("alerts", f"{user} was alerted about {said.get('table')}, where they do not sit.")
        if set(said) != {"event", "title", "name", "table", "url", "at", "text"} or not _says_where(said):
            findings.add("alerts", f"An alert says {json.dumps(said)}.")
        if at > facts.removed.get(address, at) + UNDER_WAY:
            findings.add("alerts", f"{address} was removed, and alerted {at - facts.removed[address]:.0f} s later.")


def _says_where(said: dict[str, str]) -> bool:
    """Whether the sentence of an alert is about a table and nothing else: a seed, hand or id would have digits."""
    rest = said["text"].removesuffix(said["url"]).replace(said["name"] or said["url"], "")
    here = said["url"].endswith(f"/t/{said['table']}") and said["text"].endswith(said["url"])
    return here and len(rest) < LONGEST and not any(map(str.isdigit, rest))


async def _clocks(store: Store, facts: Facts, findings: Findings) -> None:
    """Nobody is out of time before the time they had is over, and no clock that ran out is left alone."""
    for table, began in facts.started.items():
        row = await store.read(work.tables.one(table))
        if row is None:
            findings.add("clocks", f"The table {table} is lost.")
            continue
        clock, life = clock_of(row), life_of(row)
        assert clock is not None
        if any(left < 0 for left in life.left):
            findings.add("clocks", f"{table}: {life.left} left.")
        if table in facts.ended:
            seat, at = facts.ended[table]
            if at - began < clock.base / 1000 - TOLERANCE:
                findings.add(
                    "clocks", f"{table}: seat {seat} lost {clock.base / 1000:.0f} s within {at - began:.1f} s."
                )
