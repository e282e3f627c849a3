// The printed numbers as a flat list of fields, and the patch on the house edition that says which are others.
import { CARDS, PORTS } from "./edition";
import { NEAR, OPTIONS, OURS } from "./facts.gen";

/** `coins_total`, `switches.coin_supply_limited`, `rounds.2`, `ports.rio.slots`, `ports.rio.players`, `cards.villa.cost`, `value_same.3`. */
export type Path = string;
export type Value = number | number[] | string | boolean;
export type Mine = Record<Path, Value>; // only what differs
export type Patch = Record<string, unknown>;

export const SEATS = [2, 3, 4, 5];
export const COUNTS = [
  "coins_total",
  "start_coins",
  "start_ships",
  "ships_per_colour",
  "casino_income",
  "syndicate_income",
  "min_bid",
  "tokens_per_type",
  "market_slots",
  "warehouse_base",
  "warehouse_card_bonus",
  "max_set_size",
] as const;
export const ROWS = ["value_different", "value_same"] as const;

// What a file may change and the form has no field for: the set-up has switches of its own.
const SWITCHES = ["coin_supply_limited", "final_round_phase3", "market_swap_same_type_allowed"] as const;

const MOST = 200; // no number that a server takes is larger
const FIELDS = { ports: ["slots", "players"], cards: ["copies", "cost", "points", "limit"] } as const;
const NAMES = { ports: PORTS as readonly string[], cards: CARDS as readonly string[] };
type Things = keyof typeof FIELDS;

/** What is wrong with a file: a message and its variables. */
export class Bad extends Error {
  constructor(
    readonly key: "box-badjson" | "box-badname" | "box-badnumber" | "box-badvalue" | "box-growing",
    readonly variables: { name: string; n?: number; n2?: number } = { name: "" },
  ) {
    super(key);
  }
}

/** The house edition: every field with its number. */
export const HOUSE: Record<Path, Value> = flat();

function flat(): Record<Path, Value> {
  const found: Record<Path, Value> = {};
  for (const [seats, rounds] of Object.entries(OPTIONS.rounds)) found[`rounds.${seats}`] = rounds;
  for (const key of COUNTS) found[key] = OPTIONS[key];
  for (const key of SWITCHES) found[`switches.${key}`] = OPTIONS[key];
  found.wild_tokens = OPTIONS.wild_tokens;
  for (const key of ROWS) OPTIONS[key].forEach((value, i) => (found[`${key}.${i}`] = value));
  for (const { id, slots, players } of OPTIONS.ports) {
    found[`ports.${id}.slots`] = slots;
    found[`ports.${id}.players`] = players;
  }
  for (const card of OPTIONS.cards)
    for (const field of FIELDS.cards)
      if (field in card) found[`cards.${card.id}.${field}`] = (card as unknown as Record<string, number>)[field]!;
  return found;
}

export const isOurs = (path: Path): boolean => OURS.includes(path) || OURS.includes(path.split(".")[0]!);

/** The numbers that a server takes here. */
export function boundsOf(path: Path): [number, number] {
  const [first = "", , field = ""] = path.split(".");
  if (first === "max_set_size") return [1, OPTIONS.max_set_size];
  if (first === "rounds") return NEAR.rounds["2"] as [number, number];
  if (field === "slots") return NEAR.ports.each.slots as [number, number];
  if (field === "copies" || field === "limit") return NEAR.cards.each[field] as [number, number];
  if (field === "points") return [0, MOST];
  if (field === "cost" || ROWS.some((row) => row === first)) return [1, MOST];
  return NEAR[first as Exclude<(typeof COUNTS)[number], "max_set_size">] as [number, number];
}

export function fits(path: Path, value: Value): boolean {
  if (Array.isArray(value)) return value.every((n, i) => SEATS.includes(n) && (i === 0 || n > value[i - 1]!));
  if (typeof HOUSE[path] === "boolean") return typeof value === "boolean";
  if (typeof value !== "number") return WORDS[path]?.includes(String(value)) ?? false;
  const [least, most] = boundsOf(path);
  return Number.isInteger(value) && value >= least && value <= most;
}

const WORDS: Record<Path, string[]> = {
  wild_tokens: ["players"],
  "switches.final_round_phase3": ["optional", "none"],
};

const same = (one: Value, other: Value): boolean => String(one) === String(other);

/** One field changed; a number that is the house's own is not kept. */
export function changed(mine: Mine, path: Path, value: Value): Mine {
  const rest = Object.fromEntries(Object.entries(mine).filter(([key]) => key !== path));
  return same(value, HOUSE[path]!) ? rest : { ...rest, [path]: value };
}

export const valueOf = (mine: Mine, path: Path): Value => mine[path] ?? HOUSE[path]!;

export function rowOf(mine: Mine, row: (typeof ROWS)[number]): number[] {
  return OPTIONS[row].map((_, i) => valueOf(mine, `${row}.${i}`) as number);
}

/** Values that a server plays with: both rows rise, mixed sets by no less each time, and a set of a kind is worth as
 *  much as a mixed one. */
export function rises(mine: Mine): boolean {
  const [different, alike] = [rowOf(mine, "value_different"), rowOf(mine, "value_same")];
  const steps = (row: number[]) => row.map((value, i) => value - (row[i - 1] ?? 0));
  return (
    [...steps(different), ...steps(alike)].every((step) => step > 0) &&
    steps(different).every((step, i, all) => i === 0 || step >= all[i - 1]!) &&
    alike.every((value, i) => value >= different[i]!)
  );
}

/** As `portside edition` writes it, but only what differs. */
export function patchOf(mine: Mine): Patch {
  const patch: Patch = {};
  const nested: Record<string, Record<string, Value>> = { rounds: {}, switches: {} };
  const things: Record<Things, Map<string, Record<string, unknown>>> = { ports: new Map(), cards: new Map() };
  for (const path of Object.keys(HOUSE)) {
    const value = mine[path];
    if (value === undefined) continue;
    const [first = "", second = "", field = ""] = path.split(".");
    if (first in nested) nested[first]![second] = value;
    else if (first === "ports" || first === "cards")
      things[first].set(second, { ...(things[first].get(second) ?? { id: second }), [field]: value });
    else if (second) patch[first] = rowOf(mine, first as (typeof ROWS)[number]);
    else patch[first] = value;
  }
  for (const [key, inner] of Object.entries(nested)) if (Object.keys(inner).length > 0) patch[key] = inner;
  for (const key of ["ports", "cards"] as const) if (things[key].size > 0) patch[key] = [...things[key].values()];
  return patch;
}

/** What a patch changes, or a whole edition. Throws `Bad` if it cannot be used. */
export function mineOf(patch: unknown): Mine {
  let mine: Mine = {};
  const put = (path: Path, value: unknown, name = path) => {
    if (!(path in HOUSE)) throw new Bad("box-badname", { name });
    const isList = Array.isArray(HOUSE[path]);
    if (isList !== Array.isArray(value) || !fits(path, value as Value)) {
      if (typeof HOUSE[path] !== "number") throw new Bad("box-badvalue", { name });
      const [n, n2] = boundsOf(path);
      throw new Bad("box-badnumber", { name, n, n2 });
    }
    mine = changed(mine, path, value as Value);
  };
  for (const [key, value] of Object.entries(objectOf(patch, "edition"))) {
    if (key === "rounds" || key === "switches")
      for (const [part, one] of Object.entries(objectOf(value, key))) put(`${key}.${part}`, one);
    else if (key === "ports" || key === "cards") for (const thing of thingsOf(value, key)) readThing(key, thing, put);
    else if (ROWS.some((row) => row === key)) {
      const row = Array.isArray(value) ? value : [];
      if (row.length !== OPTIONS[key as (typeof ROWS)[number]].length) throw new Bad("box-badvalue", { name: key });
      row.forEach((one, i) => put(`${key}.${i}`, one, key));
    } else if (key !== "goods" || JSON.stringify(value) !== JSON.stringify(OPTIONS.goods)) put(key, value);
  }
  if (!rises(mine)) throw new Bad("box-growing");
  return mine;
}

function objectOf(value: unknown, name: string): Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Bad("box-badvalue", { name });
  return value as Record<string, unknown>;
}

/** A list of objects with ids, or one object by id. */
function thingsOf(value: unknown, key: Things): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.map((one) => objectOf(one, key));
  return Object.entries(objectOf(value, key)).map(([id, one]) => ({ ...objectOf(one, `${key}.${id}`), id }));
}

function readThing(
  key: Things,
  { id, ...said }: Record<string, unknown>,
  put: (path: Path, value: unknown) => void,
): void {
  if (!NAMES[key].includes(String(id))) throw new Bad("box-badname", { name: `${key}.${String(id)}` });
  for (const [field, value] of Object.entries(said)) {
    const path = `${key}.${String(id)}.${field}`;
    if (key === "ports" && field === "min_players" && typeof value === "number")
      put(
        `${key}.${String(id)}.players`,
        SEATS.filter((seats) => seats >= value),
      );
    else if (field !== "family" && !(field === "limit" && value === null)) put(path, value);
  }
}

/** The text of a file, read. */
export function readFile(written: string): Mine {
  let said: unknown;
  try {
    said = JSON.parse(written);
  } catch {
    throw new Bad("box-badjson");
  }
  return mineOf(said);
}
