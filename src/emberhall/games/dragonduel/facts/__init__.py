"""Facts read off a state, computed when somebody asks."""
