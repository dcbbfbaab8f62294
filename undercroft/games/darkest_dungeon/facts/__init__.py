"""What can happen in the dungeon, the Hamlet and the circus, as it is told: scene by scene."""

# The order of a campaign, in which it is listed for readers too.
# ruff: noqa: F403, I001
from .common import *
from .campaign import *
from .goods import *
from .dungeon import *
from .battle import *
from .body import *
from .hamlet import *
from .circus import *
