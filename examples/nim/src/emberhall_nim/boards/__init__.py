"""Nim outside the page: in a terminal. Nothing else in the title imports this."""
