"""The explorer: what finished games say about cards, decks, shops and openings, as counters and their figures."""
