"""The server: tables in a database, moves over HTTP, news over WebSockets.

From the inside out: `tables` folds a table from its events and `acts` says what may happen next (neither does any
I/O); `store` keeps events; `service` does one request in one transaction; `hub` tells who watches; `bot_runner` lets
bots think elsewhere; `security` guards the door; `app` is the thin layer of routes in front.
"""
