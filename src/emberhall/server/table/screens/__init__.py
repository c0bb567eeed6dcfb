"""What the screens at a table are sent, and who is at them."""
