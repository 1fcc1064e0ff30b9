/** The territory in numbers. */

/** How long ago not-at-homes were tried, the latest first. */
export const tryAges = ['week', 'month', 'quarter', 'older'] as const;
export type TryAge = (typeof tryAges)[number];
