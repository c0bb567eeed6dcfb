"""What titles bring for the page to read: sentences, cards, rulebooks."""
