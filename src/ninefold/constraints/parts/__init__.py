"""What several constraints share: kinds of cells, of lines, of rules."""
