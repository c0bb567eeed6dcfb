"""The parts of a game: how it is set up, its face, its mind, what learners need, its cards, and its manners."""
