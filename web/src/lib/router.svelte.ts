// A handful of pages: a pattern each, no library.
import type { Game } from "./games";

export type Route =
  | { page: "start" }
  | { page: "new"; game: Game }
  | { page: "table"; table: string }
  | { page: "tables" }
  | { page: "rules"; game: Game }
  | { page: "fair"; table: string }
  | { page: "lost" };

export function routeOf(path: string): Route {
  const [first = "", second = "", more] = path.split("/").slice(1);
  if (more) return { page: "lost" };
  const game = (["santiago", "manila", "cargo_noir"] as const).find((one) => one === second);
  const table = /^[a-z0-9]{10}$/.test(second) ? second : undefined;
  if (first === "" && !second) return { page: "start" };
  if (first === "tables" && !second) return { page: "tables" };
  if (first === "new")
    return second ? (game ? { page: "new", game } : { page: "lost" }) : { page: "new", game: "santiago" };
  if (first === "rules")
    return second ? (game ? { page: "rules", game } : { page: "lost" }) : { page: "rules", game: "santiago" };
  if (first === "t" && table) return { page: "table", table };
  if (first === "fair" && table) return { page: "fair", table };
  return { page: "lost" };
}

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
