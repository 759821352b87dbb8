"""The layer in front: routes, the page, who may come in, how errors are answered."""
