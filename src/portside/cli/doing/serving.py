"""The server as a command."""

import asyncio
import contextlib
import webbrowser
from pathlib import Path

from rich.console import Console

from portside.cli.doing.saving import save
from portside.core.errors import Malformed
from portside.server.settings import Settings
from portside.server.storage.files import FILE


def run_server(
    console: Console,
    settings: Settings,
    host: str,
    port: int,
    proxies: str,
    log: str,
    browser: bool,
) -> None:
    """Until it is stopped. What it takes to serve is loaded only here."""
    from portside.server import logs
    from portside.server.serving import avoid_pauses, listen, make_server

    logs.set_up(log)
    server = make_server(settings, host, port, proxies)
    listening = listen(host, port)
    port = listening.getsockname()[1]
    shown = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else host}:{port}/"
    avoid_pauses()

    async def serve() -> None:
        await server.config.app.service.tables.open()  # type: ignore[union-attr]
        serving = asyncio.create_task(server.serve([listening]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.05)
        if server.started:
            console.print(f"Portside: {shown}")
        if browser and server.started:
            await asyncio.to_thread(webbrowser.open, shown)
        await serving

    faster = server.config.get_loop_factory()
    with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=faster) as runner:
        runner.run(serve())
    if not server.started:
        raise Malformed("the server could not be started; its log says why")


def show_load(
    console: Console,
    tables: int,
    rate: float,
    seconds: float,
    url: str | None,
    data: Path | None,
    seed: int,
) -> None:
    from portside.cli.doing.load import measure, own_server
    from portside.server.serving import raise_file_limit

    raise_file_limit()  # every seat has a socket
    started = own_server(data) if url is None else contextlib.nullcontext((url, None))
    with started as (address, process):
        found = asyncio.run(measure(address, tables, rate, seconds, seed, process))
    console.print(f"{found.tables} tables, {len(found.took)} answers in {found.seconds:.0f} s")
    console.print(f"answers a second  {len(found.took) / found.seconds:.0f} (asked for {rate:g})")
    for name, share in (("p50", 0.5), ("p90", 0.9), ("p99", 0.99), ("slowest", 1.0)):
        console.print(f"{name:<17} {found.part(share):.1f} ms")
    if found.worked and found.took:
        each = found.worked / len(found.took) * 1_000_000
        console.print(f"work an answer    {each:.0f} µs of the server's processor")
    if found.memory_before:
        each = (found.memory_after - found.memory_before) / found.tables / 1024
        console.print(f"memory            {found.memory_after / 2**20:.0f} MiB")
        console.print(f"for each table    {each:.0f} KiB, with the sockets of its seats")
    if found.refused or found.late:
        console.print(f"refused {found.refused}, not sent in time {found.late}", style="yellow")


async def export_records(settings: Settings, folder: Path) -> tuple[int, dict[str, str]]:
    """The records of all finished tables, one file each: how many, and why any is left out."""
    from portside.server.folding import fold
    from portside.server.storage import make_storage

    if not settings.database and not (settings.data / FILE).exists():
        raise Malformed(f"there are no tables in {settings.data}")
    folder.mkdir(parents=True, exist_ok=True)
    storage, number = make_storage(settings), 0
    left_out: dict[str, str] = {}
    await storage.open_to_read()
    try:
        async for name in storage.everything("over"):
            found = await storage.load(name)
            if found is None:
                continue
            try:
                record = fold(found).record()
            except Malformed as reason:
                left_out[name] = str(reason)
                continue
            save(record, folder / f"{name}.game")
            number += 1
    finally:
        await storage.close()
    return number, left_out
