"""The forge: cards of a title filled in at random, and tried out in paired games of equal bots."""
