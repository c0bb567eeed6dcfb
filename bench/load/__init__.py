"""Load: what a server costs and how soon a move reaches the last screen, through the public protocol."""
