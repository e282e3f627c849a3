// Where a score came from, as one bar: what was gained, and over its end what was taken away again.
import type { Source } from "$boards/contract";

export interface Piece {
  key: string;
  points: number; // what it says
  length: number; // what is seen of it
}

const sum = (sources: Source[]) => sources.reduce((total, source) => total + Math.abs(source.points), 0);

export function bar(sources: Source[]): Piece[] {
  const gained = sources.filter((source) => source.points > 0);
  const lost = sources.filter((source) => source.points < 0);
  let room = Math.max(0, sum(gained) - sum(lost));
  const seen = gained.map((source) => {
    const length = Math.min(source.points, room);
    room -= length;
    return { ...source, length };
  });
  return [...seen, ...lost.map((source) => ({ ...source, length: -source.points }))].filter(
    (piece) => piece.length > 0,
  );
}

export const longest = (all: Source[][]): number =>
  Math.max(1, ...all.map((sources) => bar(sources).reduce((total, piece) => total + piece.length, 0)));
