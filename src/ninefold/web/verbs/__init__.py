"""One file per verb: what it asks, what it answers, and the way there through the library."""
