"""What the explorer counts of a finished game."""
