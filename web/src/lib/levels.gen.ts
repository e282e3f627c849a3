// Made by tools/game_facts.py from docs/strength.md. Do not edit.

/** Of each level its share of victories, one against two of the level below. */
export const MEASURED: Partial<Record<string, Record<string, { share: number; games: number }>>> = {
  santiago: {
    mate: { share: 0.998, games: 402 },
    navigator: { share: 0.51, games: 402 },
    captain: { share: 0.698, games: 402 },
  },
  manila: {
    mate: { share: 0.632, games: 402 },
    navigator: { share: 0.475, games: 402 },
    captain: { share: 0.439, games: 402 },
  },
  cargo_noir: {
    mate: { share: 0.791, games: 402 },
    navigator: { share: 0.669, games: 402 },
    captain: { share: 0.46, games: 402 },
  },
};
