"""Adding a card takes a row, a test and a new number of rules; lessons, examples and older games are unaffected."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.records.new_cards import with_new_cards

ROOT = Path(__file__).parents[2]


@pytest.mark.no_cover  # other tests cover the same lines
def test_a_new_card_changes_nothing_that_was_dealt_before(tmp_path: Path) -> None:
    with_new_cards(tmp_path)
    paths = os.pathsep.join([str(tmp_path), str(ROOT)])
    process = subprocess.run(
        [sys.executable, "-m", "tests.records.house_with_more_cards"],
        cwd=tmp_path,
        env={**os.environ, "EMBERHALL_PURE": "1", "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=False,
    )
    assert process.returncode == 0, process.stderr
