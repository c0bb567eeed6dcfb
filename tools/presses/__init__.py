"""How quickly the page answers presses on a slow phone, in whole games: `make presses`."""
