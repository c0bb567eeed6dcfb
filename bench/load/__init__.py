"""Load: what a server costs and how soon the last screen has a move, through the public protocol."""
