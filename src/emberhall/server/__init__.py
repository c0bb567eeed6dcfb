"""The table server. It imports every other package and contains no rules."""
