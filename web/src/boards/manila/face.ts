import type { Face } from "../contract";
import art from "./art.svg";
import "./theme.css";

export const face: Face = { art };
