"""What clients send by HTTP and what the server answers, a module for each feature."""
