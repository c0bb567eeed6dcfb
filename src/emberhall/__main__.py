"""`python -m emberhall` is the command `emberhall`."""

import sys

from emberhall.cli import main

if __name__ == "__main__":
    sys.exit(main())
