"""Campaigns: Acts, Quests, the party."""
