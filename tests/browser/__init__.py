"""People at the table, in a real browser."""
