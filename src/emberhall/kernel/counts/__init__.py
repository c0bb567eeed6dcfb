"""What titles declare for the explorer: sheets of figures, and what counts of a finished game."""
