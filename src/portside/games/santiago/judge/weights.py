"""What the judge believes, in points. Found by hand, then by playing greedy bots."""

from typing import Final

TURNS_PER_SHIP: Final = 9.0
FEW_PESOS: Final = 4
DELIVERED: Final = 0.525  # the share of a deliverable good that really gets delivered
LATER: Final = 0.91  # a good kept for a later ship
REFINED: Final = 0.2  # rum and cigars: so much more, because of the café
WOODEN: Final = 0.8  # wood, as a share of a good
FIRST_PESO: Final = 0.56  # each of the first few
SPARE_PESO: Final = 0.2  # those after them
UNPLACED: Final = 0.5  # a marker not placed, as a share of an owned building
GLUT: Final = 0.15  # each further good of one kind is worth so much less
LINGERS: Final = 0.3  # a pawn in my building may still be there after the port
TEMPO: Final = 1.1  # points that the seat about to drive is ahead of the one that has just done so
HALF_DONE: Final = 0.4  # what is left of it behind the drive
