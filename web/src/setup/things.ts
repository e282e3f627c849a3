/** How many things options change: numbers, words and lists of them, wherever they lie. An id says which thing. */
export function things(options: unknown): number {
  if (Array.isArray(options) && options.every((one) => typeof one !== "object" || one === null)) return 1;
  if (typeof options !== "object" || options === null) return 1;
  return Object.entries(options)
    .filter(([key]) => key !== "id")
    .reduce((sum, [, value]) => sum + things(value), 0);
}
