"""What is sent about lessons, puzzles, rulebooks and studies."""
