"""What all tables of a process share."""
