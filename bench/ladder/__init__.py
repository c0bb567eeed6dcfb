"""The ladder of bots: every level against the one below, and the strength of the highest; written into the docs."""
