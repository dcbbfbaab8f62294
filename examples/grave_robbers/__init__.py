"""Grave robbers: how long do you dare to dig? docs/add-a-game.md walks through it."""
