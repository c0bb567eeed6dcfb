"""Commands that bots are measured and trained with."""
