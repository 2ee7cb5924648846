"""Tree search for every game: one search, and what each game teaches it."""
