"""Balance: what many games of greedy bots show about a title's cards and decks. One module for each kind of report."""
