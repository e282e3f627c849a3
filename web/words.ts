// The locales as browsers get them: without the comments that are for whoever writes them.
import type { Plugin } from "vite";

const FILE = /\.ftl\?raw$/;
const MADE = /^export default (".*");?\s*$/s;

export function words(): Plugin {
  return {
    name: "portside-words",
    enforce: "post",
    transform(code, id) {
      const written = FILE.test(id) ? MADE.exec(code)?.[1] : undefined;
      if (written === undefined) return null;
      const spoken = (JSON.parse(written) as string).replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n");
      return { code: `export default ${JSON.stringify(spoken)}`, map: null };
    },
  };
}
