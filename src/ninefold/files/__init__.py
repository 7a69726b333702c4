"""Files of this machine: written whole or not at all, read with bounds, one job per folder at a time."""
