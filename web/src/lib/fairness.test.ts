// The promise of fair chance, checked by the browser alone. Numbers: docs/fair-chance.md; the orders of seats were
// computed with Python's hmac from the scheme described there.
import { beforeEach, expect, test } from "vitest";
import { broken, drawnOrder, fingerprint, judge } from "./fairness";
import { freshLuck, keepLuck, luckAfter, promiseOf, sawCommitment } from "./promises";
import type { Fairness, TableInfo } from "./wire";

const SECRET = "506f7274736964652c20706c61796564206661697220616e6420737175617265";
const COMMITMENT = "4c1247240e7a1fa7be816354b96349a18e605b848952e148eb63548bad9c23e8";
const OTHER = COMMITMENT.replace("4c", "4d");
const PART = "a1b2c3d4e5f60718";
const SALT = `0f1e2d3c4b5a69788796a5b4c3d2e1f0-${PART}`;

const promised = { first: COMMITMENT, other: "", luck: [PART], at: 0 };
function table(fairness: Partial<Fairness> = {}, more: Partial<TableInfo> = {}): TableInfo {
  return {
    state: "over",
    luck: "fresh",
    fairness: { commitment: COMMITMENT, salt: SALT, secret: SECRET, order: [], order_salt: "", ...fairness },
    ...more,
  } as TableInfo;
}

test("a secret and its commitment", async () => {
  expect(await fingerprint(SECRET)).toBe(COMMITMENT);
});

test("seats are drawn one after the other from those who are left", async () => {
  expect(await drawnOrder(SECRET, SALT, 5)).toEqual([1, 3, 0, 2, 4]);
  expect(await drawnOrder(SECRET, "0f1e2d3c4b5a69788796a5b4c3d2e1f0", 5)).toEqual([0, 3, 1, 4, 2]);
  expect(await drawnOrder(SECRET, SALT, 2)).toEqual([0, 1]);
});

test("a promise that was kept", async () => {
  expect(await judge(table(), promised)).toBe("kept");
  expect(await judge(table({ order: [1, 3, 0, 2, 4], order_salt: SALT }), promised)).toBe("kept");
  expect(broken("kept")).toBe(false);
});

test("until the secret is told it stays open", async () => {
  expect(await judge(table({ secret: null }, { state: "running" }), promised)).toBe("open");
});

test("another commitment is noticed at once, also while the game runs, also if the first one is shown again", async () => {
  const running = table({ secret: null, commitment: OTHER }, { state: "running" });
  expect(await judge(running, promised)).toBe("changed");
  expect(await judge(table(), { ...promised, other: OTHER })).toBe("changed");
  expect(broken("changed")).toBe(true);
});

test("a secret that is not the promised one", async () => {
  expect(await judge(table({ secret: SECRET.replace("50", "51") }), promised)).toBe("wrong-secret");
});

test("one's own part must be in the salt, whole", async () => {
  for (const salt of ["0f1e", `0f1e-${PART}0`, `0f1e${PART}`])
    expect(await judge(table({ salt }), promised)).toBe("left-out");
  // Before the game begins parts are still being added; luck that is met again takes none.
  expect(await judge(table({ salt: "0f1e", secret: null }, { state: "gathering" }), promised)).toBe("open");
  expect(await judge(table({ salt: "0f1e" }, { luck: "known" }), promised)).toBe("kept");
});

test("seats that were not drawn as promised", async () => {
  expect(await judge(table({ order: [0, 1, 2, 3, 4], order_salt: SALT }), promised)).toBe("wrong-order");
});

const store = new Map<string, string>();
beforeEach(() => {
  store.clear();
  globalThis.localStorage = {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
  } as Storage;
});

test("the first commitment is kept, and a second one never forgotten", () => {
  expect(sawCommitment("k3x9k3x9k3", COMMITMENT)).toMatchObject({ first: COMMITMENT, other: "" });
  expect(sawCommitment("k3x9k3x9k3", COMMITMENT)).toMatchObject({ first: COMMITMENT, other: "" });
  expect(sawCommitment("k3x9k3x9k3", OTHER)).toMatchObject({ first: COMMITMENT, other: OTHER });
  expect(sawCommitment("k3x9k3x9k3", COMMITMENT)).toMatchObject({ first: COMMITMENT, other: OTHER });
  expect(sawCommitment("a2a2a2a2a2", OTHER)).toMatchObject({ first: OTHER, other: "" });
});

test("what the browser added is kept, and never the same twice", () => {
  const [one, two] = [freshLuck(), freshLuck()];
  expect(one).toMatch(/^[0-9a-f]{16}$/);
  expect(one).not.toBe(two);
  keepLuck("k3x9k3x9k3", one);
  keepLuck("k3x9k3x9k3", two);
  keepLuck("k3x9k3x9k3", two);
  expect(promiseOf("k3x9k3x9k3").luck).toEqual([one, two]);
});

test("whoever asks twice for a rematch adds the same part", () => {
  const [ada, ben] = [luckAfter("k3x9k3x9k3", 0), luckAfter("k3x9k3x9k3", 1)];
  expect(ada).not.toBe(ben);
  expect([luckAfter("k3x9k3x9k3", 0), luckAfter("k3x9k3x9k3", 1)]).toEqual([ada, ben]);
});
