"""Balance: what many games of greedy bots say about a title's cards and decks. One module per title."""
