"""Count anew and write counts.txt: `python -m tests.perft`."""

from tests.perft.counting import COUNTS, text

COUNTS.write_text(text(), "utf-8")
print(f"wrote {COUNTS.name}")
