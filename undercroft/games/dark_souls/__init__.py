"""Dark Souls: The Board Game. One to four against the dungeon, its bosses, and two campaigns."""
