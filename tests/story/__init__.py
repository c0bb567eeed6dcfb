"""The one story: what is told of whole games, checked against the rules, and the same in Python and in the page."""
