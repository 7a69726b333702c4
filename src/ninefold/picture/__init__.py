"""Model to picture: text for terminals, SVG for everything else."""
