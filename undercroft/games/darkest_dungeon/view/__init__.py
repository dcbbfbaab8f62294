"""What everybody sees, scene by scene."""
