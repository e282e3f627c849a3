import type { OddsPicture } from "../../contract";
import type { Position } from "../position";
import Layer from "./Layer.svelte";
import Panel from "./Panel.svelte";

export const odds: OddsPicture<Position> = { Layer, Panel };
