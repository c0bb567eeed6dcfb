"""One module per command of `emberhall`, each with its `command`."""
