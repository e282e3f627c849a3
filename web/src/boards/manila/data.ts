// What is printed on the board, and what a table may have changed about it (view.options).
export const WARES = ["ginseng", "nutmeg", "silk", "jade"] as const;
export type Ware = (typeof WARES)[number];
export const BERTHS = ["a", "b", "c"] as const;
export type Berth = (typeof BERTHS)[number];

const PRINTED = {
  accomplices: { "3": 4, "4": 3, "5": 3 } as Record<string, number>,
  placement_schedule: { "3": "PPMPMPM", "4": "PMPMPM", "5": "PMPMPM" } as Record<string, string>,
  wares: {
    ginseng: { profit: 18, seat_costs: [1, 2, 3] },
    nutmeg: { profit: 24, seat_costs: [2, 3, 4] },
    silk: { profit: 30, seat_costs: [3, 4, 5] },
    jade: { profit: 36, seat_costs: [3, 4, 5, 5] },
  } as Record<Ware, { profit: number; seat_costs: number[] }>,
  berths: { a: { cost: 4, payout: 6 }, b: { cost: 3, payout: 8 }, c: { cost: 2, payout: 15 } } as Record<
    Berth,
    { cost: number; payout: number }
  >,
  pirate_cost: 5,
  pilot_small_cost: 2,
  pilot_large_cost: 5,
  insurance_bonus: 10,
  market_track: [0, 5, 10, 20, 30],
  min_share_price: 5,
  start_space_max: 5,
  start_space_sum: 9,
  last_space: 13,
  pledge_amount: 12,
  redeem_cost: 15,
  end_penalty_per_pledged_share: 15,
  starting_cash: 30,
  final_scoring: "redeem_then_unpledged",
};
export type Printed = typeof PRINTED;

export function printed(options: Partial<Printed>): Printed {
  return { ...PRINTED, ...options };
}

export function isWare(word: string | null | undefined): word is Ware {
  return (WARES as readonly string[]).includes(word ?? "");
}
