"""What a process asks the world for: the time, and chance. A simulation puts its own in their place."""
