"""Darkest Dungeon: The Board Game. Four heroes, a campaign of eleven quests, and the Butcher's Circus."""
