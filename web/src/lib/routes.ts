// A handful of pages: a pattern each, no library.
import { FIRST, GAMES, type Game } from "./games";

export type Route =
  | { page: "start" }
  | { page: "new"; game: Game }
  | { page: "table"; table: string }
  | { page: "tables" }
  | { page: "learn" }
  | { page: "puzzles" }
  | { page: "mistakes"; table: string | null }
  | { page: "bots" }
  | { page: "rules"; game: Game }
  | { page: "fair"; table: string }
  | { page: "review"; table: string }
  | { page: "lost" };

export function routeOf(path: string): Route {
  const [first = "", second = "", more] = path.split("/").slice(1);
  if (more) return { page: "lost" };
  const game = second ? GAMES.find((one) => one === second) : FIRST;
  const table = /^[a-z0-9]{10}$/.test(second) ? second : undefined;
  if (first === "" && !second) return { page: "start" };
  if (first === "tables" && !second) return { page: "tables" };
  if (first === "learn" && !second) return { page: "learn" };
  if (first === "puzzles" && !second) return { page: "puzzles" };
  if (first === "mistakes" && (!second || table)) return { page: "mistakes", table: table ?? null };
  if (first === "bots" && !second) return { page: "bots" };
  if (first === "new" && game) return { page: "new", game };
  if (first === "rules" && game) return { page: "rules", game };
  if (first === "t" && table) return { page: "table", table };
  if (first === "fair" && table) return { page: "fair", table };
  if (first === "review" && table) return { page: "review", table };
  return { page: "lost" };
}
