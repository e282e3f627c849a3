"""How the judge of manila is to be believed: shares of victory, by number of seats.

Written by `python -m tools.reliability --write`, which fits it to games.
"""

from typing import Final

from portside.core.evaluator import Knot

KNOTS: Final = {
    3: [
        Knot(13.89, 0.989, [0.047, 0.101, -0.148]),
        Knot(22.27, 0.722, [0.012, 0.062, -0.073]),
        Knot(27.79, 0.651, [0.042, 0.090, -0.132]),
        Knot(31.93, 0.692, [0.029, 0.056, -0.085]),
    ],
    4: [
        Knot(13.89, 1.141, [-0.059, 0.051, -0.094, 0.102]),
        Knot(22.27, 0.812, [0.019, 0.030, -0.078, 0.029]),
        Knot(27.93, 0.757, [-0.034, 0.088, -0.175, 0.121]),
        Knot(31.93, 0.655, [0.005, 0.060, -0.120, 0.054]),
    ],
    5: [
        Knot(13.89, 1.411, [0.023, 0.139, -0.104, -0.087, 0.030]),
        Knot(21.95, 0.946, [0.076, 0.040, -0.088, 0.008, -0.036]),
        Knot(27.79, 0.973, [0.119, 0.017, -0.067, 0.056, -0.125]),
        Knot(31.93, 1.102, [0.115, -0.015, -0.028, 0.016, -0.089]),
    ],
}
