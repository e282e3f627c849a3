// The page that portside.research.pictures photographs, one for each game. `begin` loads the game; `draw` shows a view.
import "../fonts.css";
import "../tokens.css";
import "../shell.css";
import { flushSync, mount } from "svelte";
import type { GamePicture } from "$boards/contract";
import type { Game } from "$lib/games";
import { text } from "$lib/text.svelte";
import Picture from "./Picture.svelte";

const FACES = ["Sofia Sans Variable", "Sofia Sans Condensed Variable", "Yeseva One", "Forum", "Poiret One"];
const pictures = import.meta.glob<{ picture: GamePicture }>("../boards/*/index.ts");

async function begin(game: Game) {
  const parts = pictures[`../boards/${game}/index.ts`];
  if (!parts) throw new Error(`there is no board of ${game}`);
  const [{ picture }] = await Promise.all([
    parts(),
    text.use("en"),
    ...FACES.map((face) => document.fonts.load(`16px "${face}"`)),
  ]);
  await text.useGame(game);
  const shown = mount(Picture, { target: document.body, props: { picture } });
  Object.assign(window, {
    draw: (...given: Parameters<typeof shown.show>) => {
      shown.show(...given);
      flushSync();
    },
  });
}

Object.assign(window, { begin });
