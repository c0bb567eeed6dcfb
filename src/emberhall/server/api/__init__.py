"""What a request may ask: the dispatcher, a module for each feature, and the socket."""
