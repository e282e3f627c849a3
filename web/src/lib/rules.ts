// Rules by their ids, as the table names them; what they say is in rulebook.ts.
export const CHANGED = "changed"; // where a rule's id stands: the first that is not the standard one

/** The ids in what the server calls `rules`: "SC-9.5, SC-9.6". */
export function ruleIds(rules: string): string[] {
  return rules.match(/[A-Z]{2}-\d+(\.\d+[a-z]?)?/g) ?? [];
}
