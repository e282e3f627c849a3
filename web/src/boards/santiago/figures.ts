import type { Figures } from "../contract";
const drawn = (kind: string, names: string) => names.split(" ").map((name) => `#santiago-${kind}-${name}`);

/** A building and what it does. */
const house = (name: string) => [`#santiago-building-${name}`, `#santiago-does-${name}`];

export const figures: Figures = {
  "SC-1.1": drawn("crate", "sugar citrus tobacco rum cigars wood"),
  "SC-1.2": drawn("die", "sugar citrus tobacco rum cigars"),
  "SC-1.4": drawn("flower", "white blue yellow red"),
  "SC-4.1": ["#santiago-car-body", "→", "#santiago-star-stop"],
  "SC-5.2": [
    "#santiago-cuban-pedro",
    "+2",
    "#santiago-crate-tobacco",
    "#santiago-cuban-jose",
    "+2",
    "#santiago-crate-sugar",
    "#santiago-cuban-conchita",
    "+2",
    "#santiago-crate-citrus",
    "#santiago-cuban-miguel",
    "+2",
    "#santiago-crate-wood",
  ],
  "SC-5.3": ["#santiago-cuban-maria", "+2", "#santiago-vp", "#santiago-cuban-martinez", "+3", "#santiago-peso"],
  "SC-5.4": ["#santiago-cuban-pablo", "+1", "#santiago-any-good"],
  "SC-5.6": ["#santiago-cuban-el_zorro", "←", "#santiago-peso", "#santiago-vp", "#santiago-any-good"],
  "SC-5.9": ["#santiago-cuban-alonso", "→", "#santiago-building-bank"],
  "SC-6.1": ["#santiago-car-body", "→", "#santiago-mini-ship"],
  "SC-7.1": ["#santiago-flower-red", "→", "#santiago-building-cafe", "#santiago-building-sawmill"],
  "SC-8.1": house("bank"),
  "SC-8.2": house("church"),
  "SC-8.3": house("distillery"),
  "SC-8.4": house("cigar_factory"),
  "SC-8.5": house("black_market"),
  "SC-8.6": house("sawmill"),
  "SC-8.7": house("cafe"),
  "SC-8.8": house("customs_office"),
  "SC-8.9": house("casino"),
  "SC-8.10": house("port_authority"),
  "SC-8.11": house("trading_office"),
  "SC-8.12": house("newspaper_publisher"),
};
