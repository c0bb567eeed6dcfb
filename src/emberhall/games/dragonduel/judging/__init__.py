"""Rules of thumb for good play, read off a state: what cards and monsters are worth, and what each answer brings."""
