"""Dark Souls: Tomb of Giants. One to four down the encounter track to Gravelord Nito."""
