import type { Ending } from "../contract";
import { face } from "./face";

export const ending: Ending = { scene: face.art, dark: true, crates: [], drawn: "goods", unit: "vp", gains: [] };
