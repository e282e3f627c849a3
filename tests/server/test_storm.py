"""Each answer is applied once, however often it is sent: tests/server/storm.py in short."""

import pytest

from portside.server.settings import Settings
from tests.server.storm import storm

pytestmark = pytest.mark.anyio


async def test_every_answer_is_given_once(settings: Settings) -> None:
    outcome = await storm(settings, 400)
    assert outcome.wrong == 0
    assert outcome.entries == outcome.answers >= 400
    assert outcome.acknowledged == outcome.conflicts == 2 * outcome.answers
