// Small pictures beside rules, from the symbols of the boards: `#…` is a symbol, anything else is text.
const santiago = (kind: string, names: string) => names.split(" ").map((name) => `#santiago-${kind}-${name}`);
const noir = (names: string) => names.split(" ").map((name) => `#cn-good-${name}`);
const wares = ["#ma-ware-ginseng", "#ma-ware-nutmeg", "#ma-ware-silk", "#ma-ware-jade"];

/** A building and what it does. */
const house = (name: string) => [`#santiago-building-${name}`, `#santiago-does-${name}`];

export const FIGURES: Record<string, string[]> = {
  "SC-1.1": santiago("crate", "sugar citrus tobacco rum cigars wood"),
  "SC-1.2": santiago("die", "sugar citrus tobacco rum cigars"),
  "SC-1.4": santiago("flower", "white blue yellow red"),
  "SC-4.1": ["#santiago-car-body", "→", "#santiago-star-stop"],
  "SC-5.2": ["#santiago-cuban-pedro", "+2", "#santiago-crate-tobacco", "#santiago-cuban-jose", "+2", "#santiago-crate-sugar", "#santiago-cuban-conchita", "+2", "#santiago-crate-citrus", "#santiago-cuban-miguel", "+2", "#santiago-crate-wood"],
  "SC-5.3": ["#santiago-cuban-maria", "+2", "#santiago-vp", "#santiago-cuban-martinez", "+3", "#santiago-peso"],
  "SC-5.4": ["#santiago-cuban-pablo", "+1", "#santiago-any-good"],
  "SC-5.6": ["#santiago-cuban-el_zorro", "←", "#santiago-peso", "#santiago-vp", "#santiago-any-good"],
  "SC-5.9": ["#santiago-cuban-alonso", "→", "#santiago-building-bank"],
  "SC-6.1": ["#santiago-car-body", "→", "#santiago-mini-ship"],
  "SC-7.1": ["#santiago-flower-red", "→", "#santiago-building-cafe", "#santiago-building-sawmill"],
  "SC-8.1": house("bank"), "SC-8.2": house("church"), "SC-8.3": house("distillery"), "SC-8.4": house("cigar_factory"),
  "SC-8.5": house("black_market"), "SC-8.6": house("sawmill"), "SC-8.7": house("cafe"), "SC-8.8": house("customs_office"),
  "SC-8.9": house("casino"), "SC-8.10": house("port_authority"), "SC-8.11": house("trading_office"), "SC-8.12": house("newspaper_publisher"),
  "MA-1.1": wares,
  "MA-1.10": ["#ma-pawn", "#ma-pawn", "#ma-pawn"],
  "MA-3.7": ["#ma-step-bid", "#ma-coin"],
  "MA-4.4": [wares[0]!, "|", ...wares.slice(1)],
  "MA-5.3": ["#ma-pawn", "→", "#ma-coin"],
  "MA-6.1": ["#ma-die", "#ma-die", "#ma-die"],
  "MA-7.1": ["#ma-skull", "13"],
  "CN-1.2": noir("alcohol art cars cigars gold ivory jewels uranium weapons wild"),
  "CN-1.4": ["#cn-ship", "#cn-ship", "#cn-ship"],
  "CN-4.3": ["#cn-ship", "→", "+2", "#cn-coin"],
  "CN-4.5": ["#cn-ship", "→", "#cn-bag"],
  "CN-5.3": [...noir("gold cars art ivory"), "|", ...noir("gold gold gold gold")],
  "CN-5.5": noir("wild"),
  "CN-6.3": ["#cn-pic-cargo_ship", "→", "#cn-ship"],
  "CN-6.4": ["#cn-pic-warehouse"],
  "CN-6.5": ["#cn-pic-syndicate", "→", "#cn-coin"],
  "CN-6.6": ["#cn-pic-dive_bar", "#cn-pic-night_club", "#cn-pic-yacht", "#cn-pic-villa"],
  "CN-6.7": ["#cn-pic-show_business", "#cn-pic-paparazzi", "#cn-pic-militia", "#cn-pic-cronies", "#cn-pic-bank_card", "#cn-pic-principality"],
  "CN-7.4": ["#cn-ship", "#cn-coin"],
};
