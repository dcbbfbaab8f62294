"""The state: figures, trackers, and records by what they are about."""
