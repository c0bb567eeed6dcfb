"""The laboratory's notebook runs from top to bottom, and draws."""

import json
from pathlib import Path
from typing import Any

NOTEBOOK = Path(__file__).parents[2] / "examples" / "laboratory" / "laboratory.ipynb"


def test_every_cell_runs() -> None:
    cells = json.loads(NOTEBOOK.read_text("utf-8"))["cells"]
    names: dict[str, Any] = {}
    for cell in cells:
        assert cell.get("outputs", []) == [], "A notebook is kept without outputs."
        if cell["cell_type"] == "code":
            exec(compile("".join(cell["source"]), NOTEBOOK.name, "exec"), names)
    assert len(names["lengths"]) > 100
    assert names["bars"].min() < 255
    assert names["env"].render().shape == (420, 640, 3)
