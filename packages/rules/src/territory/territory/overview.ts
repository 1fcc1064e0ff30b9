/** Territory figures. */

/** Age of the last attempt of not-at-homes, most recent first. */
export const tryAges = ['week', 'month', 'quarter', 'older'] as const;
export type TryAge = (typeof tryAges)[number];
