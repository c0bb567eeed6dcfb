"""`python -m bench.balance TITLE ...`: find the title's report and run it; `-h` after the title lists its options."""

import importlib
import pkgutil
import sys

import emberhall
from bench import balance


def main() -> int:
    found = {module.name for module in pkgutil.iter_modules(balance.__path__)}
    titles = sorted(found.intersection(emberhall.titles()))
    asked = sys.argv[1] if len(sys.argv) > 1 else ""
    if asked not in titles:
        sys.stderr.write(f"There is no balance report for {asked!r}; there is one for {', '.join(titles)}.\n")
        return 2
    code: int = importlib.import_module(f"bench.balance.{asked}").main()
    return code


if __name__ == "__main__":
    sys.exit(main())
