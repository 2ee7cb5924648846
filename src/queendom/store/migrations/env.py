"""Run by Alembic: it works on the connection, and in the transaction, that `opening.migrate` hands over."""

from alembic import context

from queendom.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
