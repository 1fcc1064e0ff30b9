/**
 * Animation of a displayed count from zero to its value; fast at first, so that it is readable at once
 * (REPORTS-R15).
 */
export const countMilliseconds = 3600;

/** Displayed value after this time. */
export function countAfter(count: number, milliseconds: number): number {
  const left = 1 - Math.min(1, Math.max(0, milliseconds / countMilliseconds));
  return Math.round(count * (1 - left ** 5));
}
