"""What several formats share, and the pieces of those that are large."""
