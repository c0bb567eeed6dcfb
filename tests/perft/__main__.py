"""Recount and write all counts: `python -m tests.perft`."""

from tests.perft import counting, duels, flamecraft

counts = {counting.COUNTS: counting.text(), duels.DUELS: duels.text(), flamecraft.COUNTS: flamecraft.text()}
for path, text in counts.items():
    path.write_text(text, "utf-8")
    print(f"wrote {path.name}")
