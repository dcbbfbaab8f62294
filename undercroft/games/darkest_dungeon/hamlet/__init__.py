"""The Hamlet: its days, its buildings, its Events."""
