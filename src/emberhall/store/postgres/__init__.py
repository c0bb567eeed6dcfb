"""The store on PostgreSQL, for servers of many processes."""
