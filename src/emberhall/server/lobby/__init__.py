"""Which tables there are and which of them are awake; matching, forks and imports."""
