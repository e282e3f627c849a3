"""`portside mcp`, spoken to by the official client over standard input and output."""

import re
import sys
from pathlib import Path
from typing import Any

import pytest
from mcp import Client, StdioServerParameters

import portside
from tests.conftest import BUILD
from tests.published import PUBLISHED

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def server(*given: str) -> StdioServerParameters:
    path = {} if BUILD == "compiled" else {"PYTHONPATH": str(Path(portside.__file__).parents[1])}
    return StdioServerParameters(
        command=sys.executable, args=["-m", "portside", "mcp", "--seed", "3", *given], env=path
    )


async def said(client: Client, tool: str, **given: Any) -> str:
    result = await client.call_tool(tool, given)
    [content] = result.content
    assert not result.is_error, content
    return str(content.text)  # type: ignore[union-attr]


async def refused(client: Client, tool: str, **given: Any) -> str:
    result = await client.call_tool(tool, given)
    assert result.is_error
    text = str(result.content[0].text)  # type: ignore[union-attr]
    assert "Traceback" not in text
    return text


async def play(client: Client, game: str) -> int:
    """Always the last answer of the prompt, by its number; how many were needed."""
    prompt = await said(client, "new_game", game=game, opponents="random")
    table, answers = prompt.split("\n")[0].removeprefix("table: "), 0
    while offered := re.findall(r"^(?:\d+–)?(\d+)\. ", prompt, re.MULTILINE):
        prompt = await said(client, "answer", table=table, words=offered[-1])
        answers += 1
    result = (await client.call_tool("result", {"table": table})).structured_content
    assert result is not None and result["over"] and sum(result["rewards"]) == pytest.approx(1)
    assert result["bad"] == [0] * len(result["scores"])
    return answers


async def test_a_whole_game_of_each_is_played() -> None:
    async with Client(server()) as client:
        tools = {tool.name for tool in (await client.list_tools()).tools}
        assert tools == {
            "list_games", "new_game", "observe", "answer", "why_not", "rules", "result",
        }  # fmt: skip
        listed = (await client.call_tool("list_games", {})).structured_content
        assert listed is not None
        assert [told["game"] for told in listed["result"]] == PUBLISHED
        for game in PUBLISHED:
            assert await play(client, game) > 5


async def test_bad_calls_get_a_sentence_and_the_server_lives_on() -> None:
    async with Client(server("--game", "santiago", "--patience", "2")) as client:
        assert "'chess' is not known" in await refused(client, "new_game", game="chess")
        assert "table: '1' is not known" in await refused(client, "observe", table="1")
        assert "2 to 4 players" in await refused(client, "new_game", game="santiago", seats=9)
        assert "no seat 8" in await refused(client, "new_game", game="santiago", seat=8)
        assert "opponents" in await refused(
            client, "new_game", game="santiago", opponents="exec:true"
        )
        assert "game" in await refused(client, "new_game")
        assert "Unknown tool" in await refused(client, "cheat")
        await said(client, "new_game", game="santiago")
        prompt = await said(client, "answer", table=1, words="fly 3")
        assert "“fly 3” is none of the answers." in prompt
        assert "you have" in await said(client, "why_not", table=1, words="drive 9")
        assert await said(client, "observe", table=1) == prompt
        assert "forfeited" in await said(client, "answer", table=1, words="")
        assert "is over" in await refused(client, "answer", table=1, words="drive 1")


async def test_a_renamed_house_tells_no_name() -> None:
    async with Client(server("--renamed", "6", "--lang", "en")) as client:
        listed = (await client.call_tool("list_games", {})).structured_content
        assert listed is not None
        called = [told["game"] for told in listed["result"]]
        assert not set(called) & set(PUBLISHED)
        told = str(listed) + await said(client, "new_game", game=called[0])
        assert not re.search(r"santiago|manila|cargo|rum\b|havana|sugar", told, re.IGNORECASE)
