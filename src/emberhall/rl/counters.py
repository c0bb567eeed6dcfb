"""Counters of the explorer as a Parquet file: a row for each, with wins as a number of games."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from emberhall.kernel.counts.sheets import WHOLE

REPEATED = pa.dictionary(pa.int32(), pa.string())
SCHEMA = pa.schema(
    [
        ("title", REPEATED),
        ("rules", pa.int32()),
        *((name, REPEATED) for name in ("sheet", "item", "part")),
        ("seats", pa.int8()),
        ("sides", pa.int8()),
        ("who", REPEATED),
        ("band", REPEATED),
        ("games", pa.int64()),
        ("won", pa.float64()),
        ("amount", pa.int64()),
    ]
)


def write_counters(title: str, rules: int, counters: Mapping[Any, tuple[int, int, int]], path: Path) -> int:
    """Write counters, by key as `emberhall.explorer` has them; return how many there are."""
    rows: Iterable[tuple[Any, ...]] = [
        (title, rules, *key, games, won / WHOLE, amount) for key, (games, won, amount) in sorted(counters.items())
    ]
    columns = [list(column) for column in zip(*rows, strict=True)]
    pq.write_table(
        pa.table([pa.array(each, field.type) for each, field in zip(columns, SCHEMA, strict=True)], SCHEMA), path
    )
    return len(counters)
