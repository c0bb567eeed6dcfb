"""The server ours is compared with: boardgame.io's, with a trick-taking game for four."""
