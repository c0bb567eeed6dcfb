"""The vocabulary that cards are written in: what effects do to a state."""
