/** REPORTS-R15: a count that is shown counts up to what it is; most of the way at once, so that nobody waits to read it. */
export const countMilliseconds = 3600;

/** What stands there so long after it began. */
export function countAfter(count: number, milliseconds: number): number {
  const left = 1 - Math.min(1, Math.max(0, milliseconds / countMilliseconds));
  return Math.round(count * (1 - left ** 5));
}
