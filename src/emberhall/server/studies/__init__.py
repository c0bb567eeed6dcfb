"""Studies: chapters from games, positions and puzzles, with notes and marks, written by several people."""
