"""The routes of lessons, puzzles, rulebooks and studies."""
