"""Write every golden game again: `python -m tests.playthroughs`."""

from tests.playthroughs import duels, telling, town

for path, text in {**telling.all_told(), **duels.all_told(), **town.all_told()}.items():
    path.write_text(text, "utf-8")
    print(f"wrote {path.name}")
