"""`python -m tests.records`: write records that are missing or of older rules; fail if one plays differently."""

import sys

from tests.records import fingerprints, keeping


def main() -> int:
    """Fingerprints come first: if cards changed under the same rules, nothing is written."""
    try:
        text = fingerprints.text(fingerprints.known(), fingerprints.now())
        if not fingerprints.FILE.is_file() or fingerprints.FILE.read_text("utf-8") != text:
            fingerprints.FILE.write_text(text, "utf-8")
            print(f"wrote {fingerprints.FILE.name}")
        for path, content in keeping.fresh().items():
            path.write_text(content, "utf-8")
            print(f"wrote {path.name}")
    except ValueError as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
