import type { Figures } from "../contract";

const wares = ["ginseng", "nutmeg", "silk", "jade"].map((ware) => `#ma-ware-${ware}`);

export const figures: Figures = {
  "MA-1.1": wares,
  "MA-1.10": ["#ma-pawn", "#ma-pawn", "#ma-pawn"],
  "MA-3.7": ["#ma-step-bid", "#ma-coin"],
  "MA-4.4": [wares[0]!, "|", ...wares.slice(1)],
  "MA-5.3": ["#ma-pawn", "→", "#ma-coin"],
  "MA-6.1": ["#ma-die", "#ma-die", "#ma-die"],
  "MA-7.1": ["#ma-skull", "13"],
};
