"""The store: where events are kept, and the thread that writes them."""
