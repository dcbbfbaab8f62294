"""The Dungeon: exploring, Rooms, Provisions."""
