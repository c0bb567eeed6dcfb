"""Count anew and write the counts: `python -m tests.perft`."""

from tests.perft import counting, flamecraft

for each in (counting, flamecraft):
    each.COUNTS.write_text(each.text(), "utf-8")
    print(f"wrote {each.COUNTS.name}")
