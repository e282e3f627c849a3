// Why an answer is not offered, as the rules engine says it.
import type { Seen } from "$boards/contract";
import type { TableSession } from "$lib/table.svelte";
import type { Variables } from "$lib/text.svelte";

interface Reason {
  code: string;
  args: Variables;
  rules: string;
}
interface Reasoning {
  reason?: (answer: string) => Promise<Reason | null>;
}

/** In words; null: nobody can say. */
export async function reasonFor(session: TableSession, seen: Seen<never>, answer: string): Promise<string | null> {
  const reason = await (session as Reasoning).reason?.(answer);
  const key = `refusal-${reason?.code}`;
  return reason && seen.text.knows(key) ? seen.text.say(key, reason.args) : null;
}
