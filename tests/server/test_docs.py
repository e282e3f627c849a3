"""What the pages for bot writers say of servers runs."""

import re
from typing import Any

import pytest

from portside.client import Client
from tests.conftest import ROOT

pytestmark = pytest.mark.anyio


async def test_the_bot_at_a_server_plays_a_whole_game(sqlite_client: Client) -> None:
    page = (ROOT / "docs" / "bots.md").read_text("utf-8")
    _, example = re.findall(r"^```python\n(.*?)^```", page, re.DOTALL | re.MULTILINE)
    told: dict[str, Any] = {}
    exec(example, told)
    assert len(await told["play"](sqlite_client.url)) == 3
