"""Tables in memory, who watches them, and the WebSocket they watch by."""
