"""What the server and its clients exchange: messages, HTTP bodies and seals, and the documents generated from them."""
