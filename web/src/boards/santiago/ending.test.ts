import { expect, test } from "vitest";
import { ending } from "./ending";
import type { Holding, Position } from "./position";

function end(goods: number[], pesos: number[], options = {}): never {
  const held = goods.map((n) => ({ sugar: n }) as Holding);
  return { options, table: { goods: held, pesos } } as unknown as Position as never;
}

test("equal scores: the goods left decide, those exchanged for points are gone (SC-10.4, SC-10.5)", () => {
  expect(ending.tie!(end([5, 4], [0, 9]), 0, 1)).toEqual({ key: "goods", n: 2, n2: 1 });
  expect(ending.tie!(end([5, 4], [0, 9], { end_goods_returned: false }), 0, 1)).toEqual({ key: "goods", n: 5, n2: 4 });
});

test("equal goods: the pesos decide (SC-10.5)", () => {
  expect(ending.tie!(end([4, 1], [7, 3]), 0, 1)).toEqual({ key: "pesos", n: 7, n2: 3 });
});
