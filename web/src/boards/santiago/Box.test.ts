import { render } from "svelte/server";
import { expect, test } from "vitest";
import { text } from "$lib/text.svelte";
import { box as Box } from "./box";

test("nine Cubans, each with his flower; ours are marked until somebody corrects them", async () => {
  await text.useGame("santiago", true);
  const shown = (options: Record<string, unknown>) => render(Box, { props: { options, onchange: () => {} } }).body;
  expect(shown({}).match(/<select/g)).toHaveLength(9);
  expect(shown({}).match(/>our choice</g)).toHaveLength(4);
  expect(shown({})).toMatch(/<button[^>]*disabled/);
  const corrected = shown({ flowers: { maria: "yellow" } });
  expect(corrected.match(/>our choice</g)).toHaveLength(3);
  expect(corrected).not.toMatch(/<button[^>]*disabled/);
});
