"""Tables that people share: storage, fair chance, bots at work, HTTP and WebSocket."""
