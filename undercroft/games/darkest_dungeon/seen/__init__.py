"""What a screen gets of this game, as types; tools/contract.py writes them for the client."""

from .catalog import Catalog
from .outcomes import Outcome
from .table import Table

__all__ = ["Catalog", "Outcome", "Table"]
