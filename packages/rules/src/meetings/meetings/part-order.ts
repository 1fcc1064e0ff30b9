/** The order of the parts of a section, counted from 1 without gaps (MEET-R14, MEET-R27, MEET-R28). */

/** More are no meeting any more. */
export const mostPartsOfSection = 20;

/** The ids in their new order, with one of them, new or known, at `order`; beyond the end it stands last. */
export function placeAt(ids: readonly number[], id: number, order: number): number[] {
  const others = ids.filter((other) => other !== id);
  return others.toSpliced(Math.max(0, order - 1), 0, id);
}
