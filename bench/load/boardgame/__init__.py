"""The server ours is measured beside: boardgame.io's, with a game of tricks for four."""
