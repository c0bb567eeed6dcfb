"""The forge of DragonDuel: its card language in sentences, ways out of mistakes, and cards tried out in its decks."""
