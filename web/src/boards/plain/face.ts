import type { Face } from "../contract";

export const face: Face = { art: "/icon.svg" };
