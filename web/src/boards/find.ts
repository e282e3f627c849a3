// Faces, pictures and endings by the name of their game.
import type { Component } from "svelte";
import type { BoxProps, Ending, Face, GamePicture } from "./contract";

const faces = import.meta.glob<Face>("./*/face.ts", { eager: true, import: "face" });
const pictures = import.meta.glob<GamePicture>("./*/index.ts", { import: "picture" });
const endings = import.meta.glob<Ending>("./*/ending.ts", { import: "ending" });
const boxes = import.meta.glob<Component<BoxProps>>("./*/box.ts", { import: "box" });

export function faceOf(game: string): Face {
  return faces[`./${game}/face.ts`] ?? faces["./plain/face.ts"]!;
}

export function pictureOf(game: string): Promise<GamePicture> {
  return (pictures[`./${game}/index.ts`] ?? pictures["./plain/index.ts"]!)();
}

export function endingOf(game: string): Promise<Ending> {
  return (endings[`./${game}/ending.ts`] ?? endings["./plain/ending.ts"]!)();
}

/** How an owner of the box says what is in it; undefined: nothing differs between editions. */
export function boxOf(game: string): (() => Promise<Component<BoxProps>>) | undefined {
  return boxes[`./${game}/box.ts`];
}
