"""Are the chances that people see true? Of all positions given 70%, seven in ten should be won."""
