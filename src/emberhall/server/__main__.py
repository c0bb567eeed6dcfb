"""`python -m emberhall.server`: the server alone, without the command line room."""

import argparse
import sys
from pathlib import Path

from emberhall.server.run import serve


def main(arguments: list[str] | None = None) -> int:
    """Serve as the arguments say; returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m emberhall.server", description="Serve tables.")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000, help="0 takes a free one")
    parser.add_argument("--database", help="a path, sqlite:///PATH or :memory: (default: in your data folder)")
    parser.add_argument("--pace", type=float, default=0.9, help="seconds before a bot's card")
    parser.add_argument("--cards", type=Path, metavar="DIR", help="a folder with a folder of card files per title")
    parser.add_argument("--open", action="store_true", help="open a browser")
    given = parser.parse_args(arguments)
    return serve(given.host, given.port, given.database, given.pace, given.open, cards=given.cards)


if __name__ == "__main__":
    sys.exit(main())
