// Seats of one's own, as this browser keeps them.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { allTickets, brought, keepMade, keepTicket, kept } from "./tickets";
import type { Ticket } from "./wire";

const store = new Map<string, string>();
const ticket = (seat: number, token: string, code = "", table = "k3x9k3x9k3"): Ticket => ({ table, seat, token, code });

beforeEach(() => {
  store.set("tables", "{}");
  globalThis.localStorage = {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
  } as Storage;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a seat has one key, the last one; seats stand in their order", () => {
  for (const one of [ticket(2, "cy"), ticket(0, "ada"), ticket(2, "cy again")]) keepTicket(one);
  expect(allTickets().map(({ seat, token }) => [seat, token])).toEqual([
    [0, "ada"],
    [2, "cy again"],
  ]);
});

test("a link to one's seat carries no code: the one that is known stays", () => {
  keepTicket(ticket(0, "ada", "abcd-efgh-ijkm"));
  keepTicket(ticket(0, "ada"));
  expect(kept("k3x9k3x9k3").tickets[0]!.code).toBe("abcd-efgh-ijkm");
  keepTicket(ticket(0, "other"));
  expect(kept("k3x9k3x9k3").tickets[0]!.code).toBe("");
});

test.each([
  ["#i=invited", { invite: "invited", token: null }, ["/t/k3x9k3x9k3"]],
  ["#k=mine", { invite: null, token: "mine" }, ["/t/k3x9k3x9k3"]],
  ["", { invite: null, token: null }, []],
])("what a link carries is taken off the address: %s", (hash, found, shown) => {
  const addresses: string[] = [];
  vi.stubGlobal("location", { hash, pathname: "/t/k3x9k3x9k3" });
  vi.stubGlobal("history", {
    replaceState: (_state: null, _title: string, address: string) => addresses.push(address),
  });
  expect(brought()).toEqual(found);
  expect(addresses).toEqual(shown);
});

test("of many tables the oldest are forgotten", () => {
  vi.useFakeTimers();
  for (let i = 0; i < 100; i++) {
    vi.setSystemTime(1000 * i);
    keepMade({ table: `table${i}`, tickets: [ticket(0, `${i}`, "", `table${i}`)], invitations: [], commitment: "" });
  }
  const left = allTickets().map(({ token }) => Number(token));
  expect(Math.max(...left)).toBe(99);
  expect(Math.min(...left)).toBe(100 - left.length);
  expect(left.length).toBeLessThan(100);
});
