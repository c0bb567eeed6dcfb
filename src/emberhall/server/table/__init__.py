"""One live table and its parts."""
