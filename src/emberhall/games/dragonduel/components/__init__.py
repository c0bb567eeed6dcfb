"""What is in the box: constant pieces, below the state."""
