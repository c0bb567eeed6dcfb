"""What happens at a date: evenings and daily deals."""
