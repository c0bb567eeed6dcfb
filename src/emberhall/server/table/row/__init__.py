"""A stored table as a value: pure functions from one row to the next."""
