"""The ladder of bots: every level against the one below, and how strong the highest is; written into the docs."""
