"""The rule of tests/conftest.py: with CI set, a skipped test fails the session."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SKIPPING = 'import pytest\n\n\ndef test_needs_a_part() -> None:\n    pytest.skip("the part is missing")\n'


@pytest.mark.parametrize(("ci", "status"), [("true", 1), ("", 0)])
@pytest.mark.parametrize("workers", ["0", "1"])
def test_a_skip_fails_in_ci_only(tmp_path: Path, ci: str, status: int, workers: str) -> None:
    (tmp_path / "conftest.py").write_text((ROOT / "tests" / "conftest.py").read_text("utf-8"))
    (tmp_path / "test_skipping.py").write_text(SKIPPING)
    plugins = ("-p", "xdist", "-p", "no:cacheprovider")  # the others take a second to import
    command = [sys.executable, "-m", "pytest", "-q", "-n", workers, *plugins, str(tmp_path)]
    environment = {**os.environ, "CI": ci, "PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    process = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert process.returncode == status, process.stdout + process.stderr
    assert ("1 tests were skipped" in process.stdout) == bool(ci)
