// What is being put together before it is answered: a launch, a large pilot's move.
// Board and Flow show and change the same draft; a new question starts a new one.
import type { Question } from "$lib/wire";
import { choose, firstLaunch, giveWay, launches, type Moves } from "./moves";
import type { Position, Ware } from "./position";

let key = $state("");
let launch = $state.raw<number[]>([]);
let moves = $state.raw<Moves>({});
let bid = $state(0);

function keyOf(view: Position, question: Question): string {
  return `${question.name} ${view.table.voyage} ${view.table.ashore} ${view.table.bid} ${question.seat}`;
}

function begin(view: Position, question: Question) {
  const now = keyOf(view, question);
  if (key === now) return;
  launch = firstLaunch(launches(question));
  moves = {};
  bid = 0;
  key = now;
}

export const draft = {
  launch(view: Position, question: Question): number[] {
    return key === keyOf(view, question) && launch.length > 0 ? launch : firstLaunch(launches(question));
  },
  slide(view: Position, question: Question, lane: number, space: number) {
    begin(view, question);
    launch = giveWay(launches(question), launch, lane, space);
  },
  moves(view: Position, question: Question): Moves {
    return key === keyOf(view, question) ? moves : {};
  },
  move(view: Position, question: Question, ware: Ware, by: number) {
    begin(view, question);
    moves = choose(question, moves, ware, by);
  },
  bid(view: Position, question: Question): number {
    return key === keyOf(view, question) ? bid : 0;
  },
  raise(view: Position, question: Question, to: number) {
    begin(view, question);
    bid = to;
  },
};
