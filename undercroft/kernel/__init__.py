"""The kernel: it knows no game, does no I/O but reading content, has no clock and calls no `random`."""
