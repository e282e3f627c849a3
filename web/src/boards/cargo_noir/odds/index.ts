import type { OddsPicture } from "../../contract";
import type { Position } from "../position";
import Panel from "./Panel.svelte";

export const odds: OddsPicture<Position> = { Panel };
