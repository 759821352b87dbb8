"""The HTTP layer: routes, the WebSocket, the page, access control, and errors."""
