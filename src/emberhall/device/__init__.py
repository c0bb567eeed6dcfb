"""The hall on one device: lobby, tables and coach of the server in a page's own worker, without a network."""
