"""A private PostgreSQL for the tests: `python -m tools.postgres COMMAND …` runs COMMAND with it.

The command finds its address in PORTSIDE_POSTGRES. The server listens on 127.0.0.1 only, lives in
a temporary folder, and ends with the command. Where PostgreSQL is missing, Debian's package is
installed if we may; otherwise the command runs without, and the tests say what they could not do.
"""

import contextlib
import os
import pwd
import secrets
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

VARIABLE = "PORTSIDE_POSTGRES"
STARTS_WITHIN = 60.0  # seconds


def find(program: str) -> str | None:
    """Debian keeps the server's programs away from the path."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{program}"))
    return str(found[-1]) if found else shutil.which(program)


def install() -> None:
    """Debian's package, if we are root and it is Debian."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return
    print("Installing PostgreSQL for the tests …", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    get = ["apt-get", "-qq", "-o", "Dpkg::Use-Pty=0"]
    wanted = ["install", "-y", "--no-install-recommends", "postgresql"]
    if subprocess.run([*get, *wanted], env=quiet, stdout=subprocess.DEVNULL).returncode != 0:
        subprocess.run([*get, "update"], env=quiet, stdout=subprocess.DEVNULL)
        subprocess.run([*get, *wanted], env=quiet, stdout=subprocess.DEVNULL)


def unprivileged() -> str | None:
    """Somebody who is not root: PostgreSQL insists."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Postgres:
    """A database of one's own in a folder of one's own."""

    def __init__(self, folder: str, durable: bool) -> None:
        self.folder, self.durable, self.user = folder, durable, unprivileged()
        self.data, self.port, password = Path(folder, "data"), free_port(), secrets.token_hex(12)
        self.address = f"postgresql://portside:{password}@127.0.0.1:{self.port}/postgres"
        secret = Path(folder, "password")
        secret.write_text(password)
        if self.user is not None:
            for path in (folder, str(secret)):
                shutil.chown(path, self.user)
        subprocess.run(
            [find("initdb") or "", "-D", str(self.data), "-U", "portside", "-A", "scram-sha-256",
             "-E", "UTF8", "--locale=C", f"--pwfile={secret}"],
            user=self.user, cwd=folder, check=True, stdout=subprocess.DEVNULL,
        )  # fmt: skip
        self.start()

    def start(self) -> None:
        settings = [] if self.durable else ["-c", "fsync=off", "-c", "synchronous_commit=off"]
        self.process = subprocess.Popen(
            [find("postgres") or "", "-D", str(self.data), "-p", str(self.port), "-h", "127.0.0.1",
             "-k", self.folder, "-c", "max_connections=200", *settings],
            user=self.user, cwd=self.folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        wait_for(self.port, self.process)

    def kill(self) -> None:
        """As a crash would: nothing is written any more. What it started ends by itself."""
        self.process.kill()
        self.process.wait()

    def start_again(self) -> None:
        """After a kill: as soon as those it had started are gone."""
        for _attempt in range(50):
            with contextlib.suppress(SystemExit):
                self.start()
                return
            time.sleep(0.2)
        raise SystemExit("PostgreSQL did not start again")

    def stop(self) -> None:
        self.process.send_signal(2)  # fast shutdown
        self.process.wait(30)


@contextlib.contextmanager
def database(durable: bool = False) -> Iterator[Postgres | None]:
    """A fresh PostgreSQL; None where there is none to be had."""
    if find("initdb") is None:
        install()
    if find("initdb") is None or find("postgres") is None:
        yield None
        return
    with tempfile.TemporaryDirectory(prefix="portside-postgres-") as folder:
        made = Postgres(folder, durable)
        try:
            yield made
        finally:
            made.stop()


@contextlib.contextmanager
def running(durable: bool = False) -> Iterator[str | None]:
    """Its address."""
    with database(durable) as found:
        yield found.address if found is not None else None


def wait_for(port: int, process: "subprocess.Popen[bytes]") -> None:
    deadline = time.monotonic() + STARTS_WITHIN
    while time.monotonic() < deadline and process.poll() is None:
        ready = subprocess.run(
            [find("pg_isready") or "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(port)]
        )
        if ready.returncode == 0:
            return
        time.sleep(0.1)
    raise SystemExit("PostgreSQL did not start")


def main() -> None:
    if os.environ.get(VARIABLE):  # somebody has started one already
        sys.exit(subprocess.call(sys.argv[1:]))
    with running() as address:
        if address is None:
            print("No PostgreSQL here: install it to run every test.", flush=True)
            sys.exit(subprocess.call(sys.argv[1:]))
        sys.exit(subprocess.call(sys.argv[1:], env={**os.environ, VARIABLE: address}))


if __name__ == "__main__":
    main()
