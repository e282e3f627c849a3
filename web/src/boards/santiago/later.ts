import { Parts } from "../shared/later.svelte";
import { flows } from "./flows/questions";

const FIRST = ["demand", "drive"]; // every game begins with them

export const later = new Parts(
  () => import("./seldom"),
  (question) => flows(question) && !FIRST.includes(question.name),
);
