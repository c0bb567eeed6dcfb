"""Speed compared with peers in one run, as ratios. `make bench`, or `python -m bench --json`."""
