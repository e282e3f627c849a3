// A whole bot for `exec:` in JavaScript: any legal answer, and the same ones for the same seed.
//
//   portside arena manila --bots "exec:node examples/random_answer.mjs,random" --games 6

import { createInterface } from "node:readline";

let state; // of our own random numbers

function below(n) {
  // mulberry32
  state = (state + 0x6d2b79f5) >>> 0;
  let t = Math.imul(state ^ (state >>> 15), state | 1);
  t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) % n;
}

for await (const line of createInterface({ input: process.stdin })) {
  const told = JSON.parse(line);
  state ??= told.seed;
  if (told.type === "question") {
    console.log(told.legal[below(told.legal.length)]);
  } else if (told.type === "result") {
    console.error(`game ${told.id}: seat ${told.seat} comes ${told.ranks[told.seat]}.`);
  }
}
