"""How Alembic runs the migrations: it writes their statements out, and the store runs them."""

from alembic import context

context.configure(
    dialect_name=context.config.attributes["dialect"],
    literal_binds=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
