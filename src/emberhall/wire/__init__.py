"""What is said between the server and everybody else: messages, HTTP bodies, seals, and documents made of them."""
