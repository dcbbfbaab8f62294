"""The Butcher's Circus: bouts between two teams."""
