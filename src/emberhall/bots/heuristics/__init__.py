"""What titles know about good play, one module or folder per title, found by its name."""
