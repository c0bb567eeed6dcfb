"""What bots know about this title: the judge of positions and answers, and what a seat can imagine."""
