"""Nothing lost when the server is killed: the short form of kills.py."""

import pytest

from portside.server.settings import Settings
from tests.server.kills import trial

pytestmark = pytest.mark.anyio


async def test_what_was_acknowledged_is_there_once(settings: Settings) -> None:
    outcome = await trial(settings, 6)
    assert outcome.kills == 6 and outcome.acknowledged > 0
    assert outcome.lost == 0 and outcome.doubled == 0
    assert outcome.played_on > 0
