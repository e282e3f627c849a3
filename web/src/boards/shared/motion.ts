/** Whether nothing may move: the person's setting here, or the system's. */
export function still(): boolean {
  return document.documentElement.dataset.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
