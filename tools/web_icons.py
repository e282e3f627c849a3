"""Draws the client's icons from their SVG: `python -m tools.web_icons` writes web/public/*.png."""

from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parents[1] / "web" / "public"
ICONS = [("icon", 192), ("icon", 512), ("icon-maskable", 512)]


def draw() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox", "--disable-dev-shm-usage"]
        )
        for name, size in ICONS:
            page = browser.new_page(viewport={"width": size, "height": size})
            svg = (PUBLIC / f"{name}.svg").read_text("utf-8")
            page.set_content(
                f"<style>body{{margin:0}}svg{{width:{size}px;height:{size}px;display:block}}</style>{svg}"
            )
            page.screenshot(path=PUBLIC / f"{name}-{size}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    draw()
