/** Order of the merged parts of a week: workbook order, unless parts were moved locally. */
import { meetingSections } from './part-place.ts';
import type { MergedPart } from './workbook-part.ts';

/** Inserts each of `others` after its predecessor. */
function putIn(first: readonly MergedPart[], others: readonly MergedPart[]): MergedPart[] {
  const all = [...first];
  others.forEach((part, index) => {
    if (all.includes(part)) return;
    const before = others[index - 1];
    all.splice(before ? all.indexOf(before) + 1 : 0, 0, part);
  });
  return all;
}

export interface Orders {
  /** Ids in the order of the last import. */
  base: readonly number[];
  /** Ids in local order. */
  mine: readonly number[];
  /** Parts in the order of the new workbook. */
  theirs: readonly MergedPart[];
}

export function orderMerged(merged: readonly MergedPart[], { base, mine, theirs }: Orders): MergedPart[] {
  const byId = new Map(merged.map((part) => [part.id, part]));
  const placed = meetingSections.flatMap((section) => {
    const isHere = (part: MergedPart): boolean => part.part?.section === section;
    const own = mine.map((id) => byId.get(id)!).filter(isHere);
    const ids = own.map(({ id }) => id!);
    const before = base.filter((id) => ids.includes(id));
    const wasMoved = ids.filter((id) => before.includes(id)).join(' ') !== before.join(' ');
    const file = theirs.filter(isHere);
    return wasMoved ? putIn(own, file) : putIn(file, own);
  });
  return [...placed, ...merged.filter(({ part }) => part === null)];
}
