import { routeOf } from "./routes";

class Router {
  path = $state(location.pathname);
  route = $derived(routeOf(this.path));

  constructor() {
    addEventListener("popstate", () => (this.path = location.pathname));
    document.addEventListener("click", (event) => this.#follow(event));
  }

  go(to: string): void {
    const from = location.pathname;
    history.pushState(null, "", to);
    this.path = location.pathname;
    if (location.pathname !== from) scrollTo(0, 0);
    else dispatchEvent(new HashChangeEvent("hashchange"));
  }

  /** Plain clicks on our own links stay on the page. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element).closest?.("a");
    const href = link?.getAttribute("href");
    if (!link || !href?.startsWith("/") || href.startsWith("/api/") || link.target || link.hasAttribute("download"))
      return;
    event.preventDefault();
    this.go(href);
  }
}

export const router = new Router();
