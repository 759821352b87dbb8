"""The server: tables in a database, moves over HTTP, events over WebSockets.

From the inside out: `table` is a table as a value, with what may happen at it (no I/O); `store` keeps events; `live`
holds the tables in memory and who watches them; `service` does one request in one transaction, and `lobby` those by
which people come and go; `bots` lets bots think in processes of their own; `http` is the layer of routes in front.
"""
