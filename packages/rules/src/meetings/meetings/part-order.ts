/** Order of the parts within a section, from 1 without gaps (MEET-R14, MEET-R27, MEET-R28). */

/** Plausibility limit. */
export const mostPartsOfSection = 20;

/** Returns the ids with one, new or existing, at position `order`; a position beyond the end appends it. */
export function placeAt(ids: readonly number[], id: number, order: number): number[] {
  const others = ids.filter((other) => other !== id);
  others.splice(Math.max(0, order - 1), 0, id);
  return others;
}
