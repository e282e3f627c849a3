// The page that portside.research.pictures photographs, one for each game. `begin` loads the game; `draw` shows a view.
import "../styles";
import "../styles/table";
import { flushSync, mount } from "svelte";
import { pictureOf } from "$boards/find";
import { text } from "$lib/text.svelte";
import Picture from "./Picture.svelte";

const FACES = ["Sofia Sans Variable", "Sofia Sans Condensed Variable", "Yeseva One", "Forum", "Poiret One"];

async function begin(game: string) {
  const [picture] = await Promise.all([
    pictureOf(game),
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
