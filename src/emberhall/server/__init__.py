"""The table server: it knows everyone and has no rules."""
