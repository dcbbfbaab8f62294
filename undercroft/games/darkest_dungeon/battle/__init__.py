"""Battles: the tile, rounds and turns, Skills, monsters and Bosses."""
