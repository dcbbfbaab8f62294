"""What fields are made of: how long they may be."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

Code = Literal["invalid", "illegal", "conflict", "forbidden", "missing", "busy", "failed"]
Cmd = Annotated[str, Meta(min_length=1, max_length=64)]
Word = Annotated[str, Meta(max_length=200)]
Secret = Annotated[str, Meta(max_length=100)]
SeatNumber = Annotated[int, Meta(ge=0, le=99)]
Count = Annotated[int, Meta(ge=0, le=2**53)]
