import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { licences } from "./licences.ts";
import { words } from "./words.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// Two builds into one folder: the client, then the page that draws one board for portside.research.pictures. Built
// together they would share chunks, and the client's first load would grow.
const BOARD = { emptyOutDir: false, copyPublicDir: false, rolldownOptions: { input: here("board.html") } };
// Few files: each one more costs a slow phone several milliseconds. What every page needs is one, the table another,
// each board one; words and the other pages come when they are wanted. The entry stays apart, for check_size.py.
const BOARD_OF = /\/boards\/(\w+)\/index\.ts$/;
const GROUPS = [
  { name: "shell", tags: ["$initial" as const], test: /^(?!.*\/(main\.ts|index\.html))/, priority: 2 },
  { name: "table", test: /\/pages\/Table\.svelte|\/boards\/shared\/(motion|later|told|InWords)/, priority: 1 }, // and what they import
  { name: (id: string) => BOARD_OF.exec(id)?.[1] ?? null, test: BOARD_OF },
];
const CLIENT = {
  emptyOutDir: true,
  manifest: true, // check_size.py reads what is loaded first
  rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
};

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), words(), licences()],
  base: "/",
  resolve: {
    alias: {
      "@locales": here("../src/portside/locales"),
      "@lessons": here("../src/portside/lessons"),
      $lib: here("src/lib"),
      $boards: here("src/boards"),
    },
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: here("../src/portside/static"),
    target: "es2022",
    ...(mode === "board" ? BOARD : CLIENT),
    assetsInlineLimit: 0, // a strict policy allows no data: addresses
    modulePreload: { polyfill: false },
  },
  test: { css: true }, // tests read the sheets
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: process.env.PORTSIDE_URL ?? "http://127.0.0.1:8000", ws: true } },
  },
}));
