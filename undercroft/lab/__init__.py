"""The lab: many games at once, with honest error bars, and how fast the rules run.

from undercroft.lab import simulate
report = simulate("bloodborne", {"final_boss": "gehrman"}, ["veteran", "veteran", "random"])
"""

from .counting import Report, Row
from .running import Stopped
from .simulate import simulate

__all__ = ["Report", "Row", "Stopped", "simulate"]
