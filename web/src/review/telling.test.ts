import { expect, test } from "vitest";
import { unlike } from "./telling.svelte";

test("what two answers begin with is said once", () => {
  expect(unlike("Drive 2 stops", "Drive 3 stops")).toEqual(["Drive 2 stops", "3 stops"]);
  expect(unlike("Enter Bank", "Pass")).toEqual(["Enter Bank", "Pass"]);
  expect(unlike("Bid 7", "Bid")).toEqual(["Bid 7", "Bid"]);
});
