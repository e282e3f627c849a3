"""Observations and actions as Gymnasium's spaces, which PettingZoo uses too."""

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from portside.core.observation import Observer
from portside.research.batch import Batch

Observation = dict[str, npt.NDArray[Any]]


def row_space(observer: Observer) -> spaces.Box:
    """The bounds of every number of a row."""
    low = [field.low for field in observer.fields for _ in range(field.length)]
    high = [field.high for field in observer.fields for _ in range(field.length)]
    return spaces.Box(np.array(low, np.int16), np.array(high, np.int16), dtype=np.int16)


def observation_space(tables: Batch) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": row_space(tables.observer),
            "action_mask": spaces.Box(0, 1, (int(tables.actions),), np.int8),
        }
    )
