// The small pictures beside rules, of all games: rule ids are never shared.
import type { Figures } from "$boards/contract";

const byGame = import.meta.glob<Figures>("../boards/*/figures.ts", { eager: true, import: "figures" });

export const FIGURES: Figures = Object.assign({}, ...Object.values(byGame));
