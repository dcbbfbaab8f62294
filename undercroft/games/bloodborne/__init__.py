"""Bloodborne: The Card Game. 3 to 5 rivals, secret simultaneous choices, eight steps a round."""
