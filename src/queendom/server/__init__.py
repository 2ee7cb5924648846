"""The table server: people and bots at tables, over HTTP and sockets. It knows no rules and no SQL."""
