"""What MkDocs is given beside the pages of docs/: the README as the first page, the pages that lie
beside it, the API reference, and the client's fonts, colours and icon.
"""

import re
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

from hatch_build import install_packages
from tools.site.api import API, full_name

ROOT = Path(__file__).parents[2]
BESIDE = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "LICENSE": "licence.md",
}
LINK = re.compile(r"\]\((?!https?:|#)([^)]+)\)")
TOKENS = ROOT / "web" / "src" / "styles" / "tokens.css"
ICON = ROOT / "web" / "public" / "icon.svg"
FONTS = ROOT / "web" / "node_modules"
FONT_FILES = [
    f"@fontsource-variable/sofia-sans/files/sofia-sans-{letters}-wght-normal.woff2"
    for letters in ("latin", "latin-ext", "cyrillic")
] + [
    f"@fontsource/yeseva-one/files/yeseva-one-{letters}-400-normal.woff2"
    for letters in ("latin", "latin-ext", "cyrillic")
]


def on_startup(**_: Any) -> None:
    """The fonts come with the client's packages."""
    install_packages(ROOT / "web")


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Choices stand in the order in which their own page names them."""
    named = re.findall(r"\]\(([\w-]+\.md)\)", (ROOT / "docs/choices/README.md").read_text("utf-8"))
    choices(config.nav or []).extend(f"choices/{name}" for name in named)
    return config


def choices(nav: Any) -> Any:
    """The part of the navigation that begins with the page of choices."""
    for part in nav:
        for inside in part.values() if isinstance(part, dict) else []:
            if inside == ["choices/README.md"]:
                return inside
            if isinstance(inside, list) and (found := choices(inside)) is not None:
                return found
    return None


def on_files(files: Files, config: MkDocsConfig) -> Files:
    made: dict[str, str | bytes] = {there: beside(name) for name, there in BESIDE.items()}
    made |= {f"api/{name}.md": api(name) for name in API}
    made |= {"assets/site.css": style(), "assets/icon.svg": ICON.read_bytes()}
    made |= {f"assets/fonts/{Path(name).name}": (FONTS / name).read_bytes() for name in FONT_FILES}
    for name, content in made.items():
        files.append(File.generated(config, name, content=content))
    return files


def beside(name: str) -> str:
    """A page of the repository's root, with links as they are inside docs/."""
    text = (ROOT / name).read_text("utf-8")
    if not name.endswith(".md"):
        return f"# Licence\n\n```text\n{text}```\n"
    return LINK.sub(lambda link: f"]({moved(link[1])})", text)


def moved(link: str) -> str:
    return BESIDE.get(link, link.removeprefix("docs/"))


def api(name: str) -> str:
    page = API[name]
    parts = "".join(f"\n::: {full_name(one)}\n" for one in page.names)
    return f"# {page.title}\n\n{page.introduction}\n{parts}"


def style() -> str:
    """The client's own colours, under the names of the theme."""
    tokens = TOKENS.read_text("utf-8")
    themes = {"portside-light": '[data-theme="light"]', "slate": '[data-theme="dark"]'}
    colours = "".join(
        f'[data-md-color-scheme="{scheme}"] {{{block(tokens, selector)}}}\n'
        for scheme, selector in themes.items()
    )
    return colours + Path(__file__).with_name("site.css").read_text("utf-8")


def block(sheet: str, selector: str) -> str:
    """What stands between the braces after a selector."""
    return sheet.partition(f"{selector} {{")[2].partition("}")[0]
