"""The card files: read, checked, compiled into the book, and written out as texts."""
