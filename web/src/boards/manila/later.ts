import { Parts } from "../shared/later.svelte";

const SELDOM = ["ashore", "launch", "pilot-small", "pilot-large"];

export const later = new Parts(
  () => import("./seldom"),
  (question) => SELDOM.includes(question.name),
);
