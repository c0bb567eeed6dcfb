"""What a seat is shown: its view, its choices, and why a word is refused."""
