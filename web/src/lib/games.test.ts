import { expect, test } from "vitest";
import { faceOf, pictureOf } from "$boards/find";
import { FIRST, GAMES, isGame } from "./games";
import { routeOf } from "./routes";

const shell = import.meta.glob<string>(
  ["../**/*.{ts,svelte,css}", "!../boards/*/**", "!../**/*.gen.ts", "!./wire.ts", "!../**/*.test.ts"],
  { query: "?raw", import: "default", eager: true },
);

test("the shell names no game", () => {
  const names = new RegExp(GAMES.map((game) => game.replaceAll("_", "[ _-]?")).join("|"), "i");
  expect(Object.keys(shell).length).toBeGreaterThan(100);
  expect(Object.keys(shell).filter((path) => names.test(shell[path]!) || names.test(path))).toEqual([]);
});

test("a game that the client has never heard of has a face, and a picture of plain facts", async () => {
  expect(isGame("pig")).toBe(false);
  expect(faceOf("pig").art).toBe("/icon.svg");
  const picture = await pictureOf("pig");
  expect(picture.flows({} as never)).toBe(false);
});

test("pages of a game are found by its name; without one it is the first", () => {
  expect(routeOf("/new")).toEqual({ page: "new", game: FIRST });
  for (const game of GAMES) expect(routeOf(`/rules/${game}`)).toEqual({ page: "rules", game });
  expect(routeOf("/rules/pig")).toEqual({ page: "lost" });
});
