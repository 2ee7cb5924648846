"""A bot's thought as bytes, and processes that think: beside a server, or on other machines."""
