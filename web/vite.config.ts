import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// Two builds into one folder: the client, then the page that draws one board for portside.research.pictures. Built
// together they would share chunks, and the client's first load would grow.
const BOARD = { emptyOutDir: false, copyPublicDir: false, rolldownOptions: { input: here("board.html") } };
// Few files: each one more costs a slow phone several milliseconds. What every page needs is one, the table another;
// boards, words and the other pages come when they are wanted. The entry stays apart, for check_size.py.
const GROUPS = [
  { name: "shell", tags: ["$initial" as const], test: /^(?!.*\/(main\.ts|index\.html))/, priority: 2 },
  { name: "table", test: /\/pages\/Table\.svelte|\/boards\/shared\/motion/, priority: 1 }, // and what they import
];
const CLIENT = {
  emptyOutDir: true,
  manifest: true, // check_size.py reads what is loaded first
  rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
};

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  base: "/",
  resolve: {
    alias: { "@locales": here("../src/portside/locales"), $lib: here("src/lib"), $boards: here("src/boards") },
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
