"""The server: tables in a database, moves over HTTP, events over WebSockets.

From the inside out: `table` is a table as a value, with the commands that change it (no I/O); `store` keeps events;
`live` holds the tables in memory and their watchers; `service` handles each request in one transaction, and `lobby`
those for joining and leaving; `bots` runs bots in separate processes; `http` has the routes.
"""
