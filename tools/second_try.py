"""May the browser tests that just failed be tried again? Only if they are few: `python -m tools.second_try 3`."""

import json
import sys
from pathlib import Path

FAILED = Path(".pytest_cache/v/cache/lastfailed")


def refusal(failed: list[str], most: int) -> str:
    """Why there is no second try; nothing where there is one."""
    if not failed:
        return "No test is named as failed, so the run itself broke off: no second try."
    if any("::" not in name for name in failed):
        return "A test file cannot be read, and a second try would not mend that."
    if len(failed) > most:
        return f"{len(failed)} tests failed, more than {most}: that is not for want of a processor, so no second try."
    return ""


def main() -> int:
    failed = (
        [name for name in json.loads(FAILED.read_text()) if name.startswith("tests/browser")] if FAILED.exists() else []
    )
    for name in failed:
        print(name)
    why = refusal(failed, int(sys.argv[1]))
    if why:
        print(why)
    return 1 if why else 0


if __name__ == "__main__":
    sys.exit(main())
