"""The games played so far, as lines in a file: a run that was killed continues with the missing games."""

import json
import os
from collections.abc import Iterator
from pathlib import Path

from emberhall.bots.training.games import Sample

Kept = dict[int, list[Sample]]


class Log:
    """The games of one part, by number."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def read(self) -> Kept:
        """All complete games; an incomplete one at the end is dropped, also from the file."""
        if not self.path.exists():
            return {}
        by_number: Kept = {}
        whole = 0
        for line, size in self._lines():
            try:
                number, samples = json.loads(line)
            except ValueError:
                break
            by_number[number] = [(features, shares) for features, shares in samples]
            whole += size
        if whole < self.path.stat().st_size:
            os.truncate(self.path, whole)
        return by_number

    def _lines(self) -> Iterator[tuple[bytes, int]]:
        with self.path.open("rb") as file:
            for line in file:
                if line.endswith(b"\n"):
                    yield line, len(line)

    def add(self, number: int, samples: list[Sample]) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps([number, samples], separators=(",", ":")) + "\n")


def written(path: Path, text: str) -> None:
    """Write a file atomically."""
    path.parent.mkdir(parents=True, exist_ok=True)
    aside = path.with_suffix(".part")
    aside.write_text(text, "utf-8")
    aside.replace(path)
