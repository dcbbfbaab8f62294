"""What may stand in the fields of the records."""

from __future__ import annotations

from typing import Annotated

from undercroft.kernel.record import MADE

#: Numbers that have no range of their own yet.
Raw = Annotated[int, MADE]
Raws = Annotated[tuple[int, ...], MADE]
Flag = Annotated[bool, MADE]
