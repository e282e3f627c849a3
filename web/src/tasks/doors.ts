// The server's doors to tasks: puzzles, and decisions of finished games.
import { call } from "$lib/api";
import type { Puzzle, Puzzles, Task, Weighed } from "$lib/wire";

export const puzzles = () => call<Puzzles>("GET", "puzzles");
export const puzzle = (game: string, id: string) => call<Puzzle>("GET", `puzzles/${game}/${id}`);
export const task = (table: string, moment: number) => call<Task>("GET", `tables/${table}/tasks/${moment}`);
export const weigh = (table: string, moment: number, answer: string) =>
  call<Weighed>("POST", `tables/${table}/tasks/${moment}`, null, { answer });
