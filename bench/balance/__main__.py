"""`python -m bench.balance TITLE ...`: run the report that the title has; `-h` after the title lists its options."""

import sys
from collections.abc import Callable

from bench.balance import pairings, scores
from bench.titles import Balance, entries

REPORTS: dict[str, Callable[[str, Balance], int]] = {"pairings": pairings.main, "scores": scores.main}


def main() -> int:
    reports = {title: entry.balance for title, entry in entries().items() if entry.balance}
    asked = sys.argv[1] if len(sys.argv) > 1 else ""
    if asked not in reports:
        sys.stderr.write(f"There is no balance report for {asked!r}; there is one for {', '.join(reports)}.\n")
        return 2
    return REPORTS[reports[asked].report](asked, reports[asked])


if __name__ == "__main__":
    sys.exit(main())
