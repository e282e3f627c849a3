// Was the promise about chance kept? Found out by this browser alone, without a request: docs/fair-chance.md.
import type { KeptPromise } from "./promises";
import type { TableInfo } from "./wire";

export type Verdict =
  | "open" // the secret is not told yet
  | "kept"
  | "unable" // without https a browser lends nobody its sums
  | "changed" // another commitment than at first
  | "wrong-secret"
  | "left-out" // one's own part is not in the salt
  | "wrong-order";

export const broken = (verdict: Verdict): boolean => !["open", "kept", "unable"].includes(verdict);

const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hex = (buffer: ArrayBuffer) =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The commitment that belongs to a secret. */
export async function fingerprint(secret: string): Promise<string> {
  return hex(await crypto.subtle.digest("SHA-256", bytes(secret)));
}

/** Who of the set-up sits where: drawn one after the other from those who are left. */
export async function drawnOrder(secret: string, salt: string, seats: number): Promise<number[]> {
  const key = await crypto.subtle.importKey("raw", bytes(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const left = Array.from({ length: seats }, (_, i) => i);
  const order: number[] = [];
  while (left.length > 0) {
    const slot = new TextEncoder().encode(`${salt} seat ${order.length + 1}`);
    const number = BigInt(`0x${hex(await crypto.subtle.sign("HMAC", key, slot))}`);
    order.push(...left.splice(Number((number * BigInt(left.length)) >> 256n), 1));
  }
  return order;
}

/** What can be said now of a table's promise. */
export async function judge(info: Pick<TableInfo, "fairness" | "luck" | "state">, kept: KeptPromise): Promise<Verdict> {
  const { commitment, salt, secret, order, order_salt } = info.fairness;
  if (kept.other || (kept.first && kept.first !== commitment)) return "changed";
  // Luck that is met again has its salt already: nobody adds to it.
  const adds = info.luck === "fresh" && info.state !== "gathering";
  if (adds && !kept.luck.every((part) => salt.split("-").includes(part))) return "left-out";
  if (secret === null) return "open";
  if (!globalThis.crypto?.subtle) return "unable";
  if ((await fingerprint(secret)) !== commitment) return "wrong-secret";
  if (order.length > 0 && String(await drawnOrder(secret, order_salt, order.length)) !== String(order))
    return "wrong-order";
  return "kept";
}
