"""Draws the client's icons and the pictures of its links from their SVG.

`python -m tools.web_icons` writes web/public/*.png and web/public/share/*.png.
"""

from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

WEB = Path(__file__).parents[1] / "web"
PUBLIC = WEB / "public"
ICONS = [("icon", 192), ("icon", 512), ("icon-maskable", 512)]
WIDTH, HEIGHT = 1200, 630  # of a link's picture: server/previews.py


def draw() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox", "--disable-dev-shm-usage"]
        )
        for name, size in ICONS:
            svg = (PUBLIC / f"{name}.svg").read_text("utf-8")
            take(browser, svg, size, size, PUBLIC / f"{name}-{size}.png")
        share = PUBLIC / "share"
        share.mkdir(exist_ok=True)
        arts = {art.parent.name: art for art in sorted((WEB / "src" / "boards").glob("*/art.svg"))}
        for game, art in arts.items():
            take(browser, picture([art]), WIDTH, HEIGHT, share / f"{game}.png")
        take(browser, picture(list(arts.values())), WIDTH, HEIGHT, share / "portside.png")
        browser.close()


def picture(arts: list[Path]) -> str:
    """Side by side, with the house's mark in a corner."""
    wide = WIDTH // len(arts)
    drawn = [
        f'<svg x="{i * wide}" width="{wide}" height="{HEIGHT}" {inside(art)}'
        for i, art in enumerate(arts)
    ]
    mark = f'<svg x="32" y="32" width="96" height="96" {inside(PUBLIC / "icon.svg")}'
    return f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(drawn)}{mark}</svg>'


def inside(svg: Path) -> str:
    """The drawing, from behind the name of its first element."""
    return svg.read_text("utf-8").partition("<svg")[2]


def take(browser: Browser, svg: str, width: int, height: int, to: Path) -> None:
    page = browser.new_page(viewport={"width": width, "height": height})
    size = f"width:{width}px;height:{height}px;display:block"
    page.set_content(f"<style>body{{margin:0}}body>svg{{{size}}}</style>{svg}")
    page.screenshot(path=to, omit_background=True)
    page.close()


if __name__ == "__main__":
    draw()
