import type { Question } from "$lib/wire";

const FLOWS = new Set([
  "drive",
  "demand",
  "load",
  "distillery",
  "cigar-factory",
  "casino",
  "black-market",
  "alonso",
  "newspaper-publisher",
]);

export const flows = (question: Question): boolean => FLOWS.has(question.name) && question.offers.length > 0;
