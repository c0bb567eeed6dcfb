"""Records in bulk as one Parquet file, a row per decision, and back.

A row has what the seat that was asked saw (`seen`, the observer's cells), what it could answer (`legal`, action ids),
what it answered, and how the game ended for every seat. `head` is the record without its words, so a file holds
everything needed to play its games again.
"""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from emberhall import Play, Record
from emberhall.kernel.batches import results_of
from emberhall.kernel.records import CONCEDE, RESIGN, is_fork

GROUP = 20_000  # rows written at a time
REPEATED = pa.dictionary(pa.int32(), pa.string())
SCHEMA = pa.schema(
    [
        ("game", pa.int32()),  # the game's number in the file, from 0
        ("head", REPEATED),
        ("title", REPEATED),
        ("number", pa.int32()),  # the decision's number, from 0
        ("seat", pa.int8()),
        ("ask", REPEATED),
        ("seen", pa.binary()),
        ("legal", pa.list_(pa.int32())),
        ("action", pa.int32()),  # -1: the seat resigned or conceded, or the game was forked
        ("word", pa.string()),
        ("result", pa.list_(pa.float32())),  # the `result` reward of each seat
        ("scores", pa.list_(pa.int32())),
    ]
)
VIEW = pa.field("view", pa.string())  # as JSON, if requested


def rows_of(record: Record, number: int, views: bool) -> list[dict[str, Any]]:
    """A row per word of a record. A ValueError says why it cannot be played."""
    game = record.game()
    observer = game.learn.observer(record.seats)
    head = str(record.with_moves([]))
    rows: list[dict[str, Any]] = []
    walk = Play.walk(record)
    play = next(walk).play
    for at, (seat, word) in enumerate(record.moves):
        state, decision = play.state, play.decision
        resigns = word in (RESIGN, CONCEDE) or is_fork(word)
        picks = {} if decision is None or resigns else {decision.word(pick): pick for pick in decision.options}
        row: dict[str, Any] = {
            "game": number,
            "head": head,
            "title": record.title,
            "number": at,
            "seat": seat,
            "ask": "" if decision is None or resigns else decision.ask,
            "seen": observer.see(state, seat) if observer is not None else b"",
            "legal": [game.learn.action_id(pick) for pick in picks.values()],
            "action": game.learn.action_id(picks[word]) if word in picks else -1,
            "word": word,
        }
        if views:
            row["view"] = json.dumps(game.view(state, seat), separators=(",", ":"))
        rows.append(row)
        next(walk)
    result = results_of(play.winners(), record.seats) if play.over else []
    scores = game.scores(play.state) if play.state.over else []
    return [{**row, "result": result, "scores": scores} for row in rows]


def export(records: Iterable[Record], path: Path, views: bool = False) -> tuple[int, int]:
    """Write records into a Parquet file; return how many games and decisions it holds."""
    schema = SCHEMA.append(VIEW) if views else SCHEMA
    games = decisions = 0
    waiting: list[dict[str, Any]] = []
    with pq.ParquetWriter(path, schema, compression="zstd") as writer:
        for record in records:
            rows = rows_of(record, games, views)
            games += 1
            decisions += len(rows)
            waiting += rows
            if len(waiting) >= GROUP:
                writer.write_table(pa.Table.from_pylist(waiting, schema))
                waiting = []
        if waiting:
            writer.write_table(pa.Table.from_pylist(waiting, schema))
    return games, decisions


def records_in(path: Path) -> Iterator[Record]:
    """The records that a Parquet file was written from, in order. Raises ValueError if it was not."""
    file = pq.ParquetFile(path)
    wanted = ["game", "head", "seat", "word"]
    missing = [name for name in wanted if name not in file.schema_arrow.names]
    if missing:
        raise ValueError(f"{path.name} has no column {missing[0]!r}, so it was not written from records.")
    number, lines = -1, [""]
    for batch in file.iter_batches(columns=wanted):
        for row in batch.to_pylist():
            if row["game"] != number:
                if number >= 0:
                    yield Record.parse("".join(lines))
                number, lines = row["game"], [row["head"]]
            lines.append(f"{row['seat']} {row['word']}\n")
    if number >= 0:
        yield Record.parse("".join(lines))
