"""Tell every golden game anew: `python -m tests.playthroughs`."""

from tests.playthroughs.telling import all_told

for path, text in all_told().items():
    path.write_text(text, "utf-8")
    print(f"wrote {path.name}")
