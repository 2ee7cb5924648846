"""How a database is brought to the newest schema, step by step."""
