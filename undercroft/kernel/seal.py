"""A seed that is sealed: its hash is shown before anything is rolled, the seed when all is over."""

from __future__ import annotations

from hashlib import sha256

from .chance import Seed


def seal(seed: Seed) -> str:
    """What may be shown of a seed that nobody knows: it says nothing, and fits no other."""
    return sha256(f"undercroft:{seed}".encode()).hexdigest()
