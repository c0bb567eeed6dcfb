"""The forge kit: the card language of a title as data, drafts of cards checked, and how a card is tried out."""
