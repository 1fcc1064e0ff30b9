/** Matches the parts of two workbook editions by section and position, requirements and minutes. */
import type { PartKey } from './part-place.ts';
import type { PlacedPart } from './workbook-part.ts';

/** Parts that can occur several times in a section; all others are matched by key. */
const numbered: ReadonlySet<PartKey> = new Set(['first', 'second', 'third', 'fourth']);

const isNumbered = ({ key }: PlacedPart): boolean => numbered.has(key);

const needsOf = ({ qualification, helperType }: PlacedPart): string => `${qualification} ${helperType}`;

/** Zero if the two cannot match. */
function likeness(a: PlacedPart, b: PlacedPart): number {
  if (a.section !== b.section || isNumbered(a) !== isNumbered(b)) return 0;
  if (!isNumbered(a) && a.key !== b.key) return 0;
  return (
    16 * Number(a.title === b.title) +
    4 * Number(needsOf(a) === needsOf(b)) +
    2 * Number(a.key === b.key) +
    Number(a.minutes === b.minutes)
  );
}

/**
 * Returns the match in `theirs` for each part of `base`, in order: longest common subsequence, weighted by
 * likeness.
 */
export function alignParts(
  base: readonly PlacedPart[],
  theirs: readonly PlacedPart[],
): (PlacedPart | null)[] {
  // best[i][j]: maximum for base from i and theirs from j.
  const best = Array.from({ length: base.length + 1 }, () => new Array<number>(theirs.length + 1).fill(0));
  for (let i = base.length - 1; i >= 0; i -= 1)
    for (let j = theirs.length - 1; j >= 0; j -= 1) {
      const like = likeness(base[i]!, theirs[j]!);
      best[i]![j] = Math.max(best[i + 1]![j]!, best[i]![j + 1]!, like > 0 ? like + best[i + 1]![j + 1]! : 0);
    }
  const aligned: (PlacedPart | null)[] = [];
  let j = 0;
  for (let i = 0; i < base.length; i += 1) {
    let found: PlacedPart | null = null;
    while (j < theirs.length && best[i]![j]! > best[i + 1]![j]!) {
      const like = likeness(base[i]!, theirs[j]!);
      const isPair = like > 0 && best[i]![j] === like + best[i + 1]![j + 1]!;
      j += 1;
      if (!isPair) continue;
      found = theirs[j - 1]!;
      break;
    }
    aligned.push(found);
  }
  return aligned;
}
