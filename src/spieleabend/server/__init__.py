"""HTTP and WebSocket. Decides no rule."""
