"""The layer in front: routes, the WebSocket, the page, who may come in, how errors are answered."""
