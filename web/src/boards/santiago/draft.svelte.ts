// What has been picked but not yet answered: the board and the flow below it show and change the same choice.
import type { Good } from "./position";

class Draft {
  load = $state<Good | null>(null); // the die to load
  wood = $state(false); // with wood in its place
  give = $state<Good | null>(null); // at the black market
  take = $state<Good | null>(null);
  answer: string | null = null; // what the flow would answer now
}

export const draft = new Draft();
