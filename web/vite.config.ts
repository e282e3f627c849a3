import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  base: "/",
  resolve: {
    alias: { "@locales": here("../src/portside/locales"), $lib: here("src/lib"), $boards: here("src/boards") },
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: here("../src/portside/static"),
    emptyOutDir: true,
    target: "es2022",
    manifest: true, // check_size.py reads what is loaded first
    assetsInlineLimit: 0, // a strict policy allows no data: addresses
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: process.env.PORTSIDE_URL ?? "http://127.0.0.1:8000", ws: true } },
  },
});
