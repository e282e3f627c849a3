import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const LICENCES = "licences.json";

interface Bundled {
  name: string;
  version: string;
  licence: string;
  text: string;
}

/** Which packages' scripts, styles and fonts end up in the client, with the licences that have to come along: beside
    the client, as `licences.json`. Builds into the same folder add to it. */
export function licences(): Plugin {
  let folder = ""; // of an earlier build
  return {
    name: "licences",
    configResolved: (config) => {
      folder = config.build.emptyOutDir ? "" : config.build.outDir; // what was there before is gone
    },
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((made) =>
        made.type === "chunk" ? made.moduleIds : made.originalFileNames.map((name) => join(import.meta.dirname, name)),
      );
      const found = new Map(earlier(folder).map((one) => [one.name, one]));
      for (const home of new Set(files.map(packageOf))) {
        if (home) found.set(home, described(join(import.meta.dirname, "node_modules", home)));
      }
      const sorted = [...found.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
      this.emitFile({ type: "asset", fileName: LICENCES, source: JSON.stringify(sorted, null, 1) });
    },
  };
}

function packageOf(file: string): string | undefined {
  return /\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file.replaceAll("\\", "/"))?.[1];
}

function described(home: string): Bundled {
  const about = JSON.parse(readFileSync(join(home, "package.json"), "utf-8")) as Record<string, string>;
  const file = readdirSync(home).find((name) => /^licen[cs]e/i.test(name));
  const text = file ? readFileSync(join(home, file), "utf-8") : "";
  return { name: about.name!, version: about.version!, licence: about.license ?? "", text };
}

function earlier(folder: string): Bundled[] {
  const file = join(folder, LICENCES);
  return folder && existsSync(file) ? (JSON.parse(readFileSync(file, "utf-8")) as Bundled[]) : [];
}
