"""Games that stand outside the house, to learn from."""
