"""One module for each migration."""
