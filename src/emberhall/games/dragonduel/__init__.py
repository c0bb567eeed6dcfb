"""DragonDuel: monsters, magic and Spark; two to four sorcerers, and decks of their own."""
