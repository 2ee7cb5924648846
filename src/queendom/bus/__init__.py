"""How the processes of a server tell each other that a table has moved on."""
