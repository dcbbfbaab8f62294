"""What observations of each game hold."""
