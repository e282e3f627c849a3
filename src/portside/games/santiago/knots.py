"""How the judge of santiago is to be believed: shares of victory, by number of seats.

Written by `python -m tools.reliability --write`, which fits it to games.
"""

from typing import Final

from portside.core.evaluator import Knot

KNOTS: Final = {
    2: [
        Knot(1.32, 0.777, [0.011, -0.011]),
        Knot(3.4, 1.057, [0.006, -0.006]),
        Knot(5.32, 1.210, [0.002, -0.002]),
        Knot(6.6, 0.863, [0.102, -0.102]),
    ],
    3: [
        Knot(1.32, 0.996, [0.102, -0.043, -0.059]),
        Knot(3.4, 0.992, [-0.000, -0.003, 0.003]),
        Knot(5.56, 0.869, [0.024, 0.005, -0.030]),
        Knot(6.6, 0.480, [0.070, -0.010, -0.060]),
    ],
    4: [
        Knot(1.32, 1.135, [-0.041, -0.027, -0.003, 0.071]),
        Knot(3.4, 1.107, [-0.061, 0.017, 0.014, 0.030]),
        Knot(5.56, 1.053, [0.013, -0.004, 0.020, -0.030]),
        Knot(6.6, 0.861, [0.012, -0.010, 0.013, -0.015]),
    ],
}
