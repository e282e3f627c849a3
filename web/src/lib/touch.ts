// Whether this screen is used by fingers: then nobody points at things, and there are no keys.
import { MediaQuery } from "svelte/reactivity";

export const touch = new MediaQuery("(hover: none), (pointer: coarse)");
