"""Tree search for every game: one compiled search, what each game adds to it, and a plain search for any other game."""
