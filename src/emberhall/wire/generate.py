"""Write docs/openapi.json, web/src/protocol.ts and the page's cards and stories; `--check` only reports stale files."""

import argparse
import sys
from importlib import metadata
from pathlib import Path

from emberhall.wire.schemas import openapi, typescript
from emberhall.wire.titles import catalogues, stories


def version() -> str:
    """The version of the installed package."""
    return metadata.version("emberhall")


def documents() -> dict[str, str]:
    """The contents of each generated file, by its path in the repository."""
    return {
        "docs/openapi.json": openapi.text(version()),
        "web/src/protocol.ts": typescript.text(),
        **catalogues.documents(),
        **stories.documents(),
    }


def stale(root: Path, wanted: dict[str, str]) -> list[str]:
    """The files whose contents are out of date."""
    return [
        name for name, text in wanted.items() if not (root / name).is_file() or (root / name).read_text("utf-8") != text
    ]


def main(arguments: list[str] | None = None) -> int:
    """Write the stale files, or list them."""
    parser = argparse.ArgumentParser(prog="python -m emberhall.wire.generate", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; exit with 1 if a file is stale")
    parser.add_argument("--root", type=Path, default=Path.cwd(), help="the repository (default: here)")
    given = parser.parse_args(arguments)
    wanted = documents()
    old = stale(given.root, wanted)
    for name in old:
        if given.check:
            sys.stderr.write(f"{name} is stale: run `python -m emberhall.wire.generate`.\n")
            continue
        path = given.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(wanted[name], "utf-8")
        sys.stdout.write(f"wrote {name}\n")
    return 1 if given.check and old else 0


if __name__ == "__main__":
    sys.exit(main())
