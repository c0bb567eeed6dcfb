"""Count anew and write counts.txt and duels.txt: `python -m tests.perft`."""

from tests.perft import counting, duels

for path, text in ((counting.COUNTS, counting.text()), (duels.DUELS, duels.text())):
    path.write_text(text, "utf-8")
    print(f"wrote {path.name}")
