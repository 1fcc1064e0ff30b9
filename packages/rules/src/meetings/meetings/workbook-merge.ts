/**
 * Three-way merge of a week imported again (X-WORKBOOK): one-sided changes are merged automatically, changes
 * on both sides are clashes. No local work is lost without a question.
 */
import { mergeEdits } from '../../merge-edits.ts';
import { alignParts } from './workbook-align.ts';
import { orderMerged } from './workbook-order.ts';
import type { ClashField, KnownPart, MergedPart, OwnPart, PlacedPart } from './workbook-part.ts';

export type Side = 'mine' | 'theirs';
/** Keyed by `clashKey`. */
export type Choices = ReadonlyMap<string, Side>;

export const clashKey = (id: number, field: ClashField): string => `${id}.${field}`;

/** Merged parts in workbook order; a removed part retains its position there. */
export interface MergePlan {
  /** Ordered by section and position; removed parts at the end. */
  parts: MergedPart[];
  clashes: number;
}

/** Fields to merge individually; the requirements are merged as one field. */
const fieldsOf = ({ title, minutes, refs, qualification, helperType, helperQualification }: PlacedPart) => ({
  title,
  minutes,
  refs,
  needs: [qualification, helperType, helperQualification] as const,
});
type Fields = ReturnType<typeof fieldsOf>;

const partOf = (
  { needs: [qualification, helperType, helperQualification], ...fields }: Fields,
  { section, key }: Pick<PlacedPart, 'section' | 'key'>,
): PlacedPart => ({ section, key, ...fields, qualification, helperType, helperQualification });

export const isSamePart = (a: PlacedPart, b: PlacedPart): boolean =>
  a.section === b.section && a.key === b.key && JSON.stringify(fieldsOf(a)) === JSON.stringify(fieldsOf(b));

interface Three {
  id: number;
  base: PlacedPart;
  mine: OwnPart;
  theirs: PlacedPart;
}

function mergeFields({ id, base, mine, theirs }: Three, choices: Choices): MergedPart {
  const [was, own, now] = [fieldsOf(base), fieldsOf(mine.part), fieldsOf(theirs)];
  const clashes: MergedPart['clashes'] = [];
  const merged = Object.fromEntries(
    (Object.keys(was) as (keyof Fields)[]).map((field) => {
      const { row, clash } = mergeEdits<unknown>(was[field], own[field], now[field]);
      // Removing an assigned helper needs a choice.
      const leavesHelper =
        field === 'needs' &&
        mine.isHelperHeld &&
        (row as Fields['needs'])[1] === 'none' &&
        own.needs[1] !== 'none';
      if (!clash && !leavesHelper) return [field, row];
      const key = clashKey(id, field);
      const choice = choices.get(key);
      if (choice === undefined) clashes.push({ field, key });
      return [field, choice === 'theirs' ? now[field] : own[field]];
    }),
  ) as Fields;
  // A part moved locally to another section stays there.
  const part = partOf(merged, mine.part.section === base.section ? theirs : mine.part);
  if (clashes.length > 0) return { outcome: 'clash', id, part, imported: theirs, clashes };
  return { outcome: isSamePart(part, mine.part) ? 'kept' : 'changed', id, part, imported: theirs, clashes };
}

/** Merges a part missing in the workbook: it is removed unless it was edited or assigned locally. */
function mergeGone(base: PlacedPart, mine: OwnPart, choices: Choices): MergedPart {
  const gone: MergedPart = { outcome: 'removed', id: mine.id, part: null, imported: null, clashes: [] };
  if (!mine.isHeld && !mine.isHelperHeld && isSamePart(base, mine.part)) return gone;
  const key = clashKey(mine.id, 'there');
  const choice = choices.get(key);
  if (choice === 'theirs') return gone;
  const kept = { id: mine.id, part: mine.part, imported: null };
  return choice === 'mine'
    ? { ...kept, outcome: 'kept', clashes: [] }
    : { ...kept, outcome: 'clash', clashes: [{ field: 'there', key }] };
}

/**
 * All arguments are in order. @param base last import, including parts removed locally; @param mine local
 * parts; @param theirs new workbook.
 */
export function mergeWeek(
  base: readonly KnownPart[],
  mine: readonly OwnPart[],
  theirs: readonly PlacedPart[],
  choices: Choices = new Map(),
): MergePlan {
  const own = new Map(mine.map((part) => [part.id, part]));
  const wasThere = new Set(base.map(({ id }) => id));
  const aligned = alignParts(
    base.map(({ part }) => part),
    theirs,
  );
  const fromTheirs = new Map<PlacedPart, MergedPart>();
  const merged: MergedPart[] = [];
  const put = (part: MergedPart, from?: PlacedPart): void => {
    merged.push(part);
    if (from) fromTheirs.set(from, part);
  };
  base.forEach(({ id, part }, index) => {
    const now = aligned[index];
    const there = own.get(id);
    if (now && there) put(mergeFields({ id, base: part, mine: there, theirs: now }, choices), now);
    else if (there) put(mergeGone(part, there, choices));
    // Removed locally: stays removed, and stores the new imported version.
    else put({ outcome: 'removed', id, part: null, imported: now ?? null, clashes: [] }, now ?? undefined);
  });
  for (const { id, part } of mine)
    if (!wasThere.has(id)) put({ outcome: 'kept', id, part, imported: null, clashes: [] });
  for (const part of theirs)
    if (!fromTheirs.has(part)) put({ outcome: 'added', id: null, part, imported: part, clashes: [] }, part);
  const parts = orderMerged(merged, {
    base: base.map(({ id }) => id),
    mine: mine.map(({ id }) => id),
    theirs: theirs.map((part) => fromTheirs.get(part)!),
  });
  return { parts, clashes: merged.reduce((sum, { clashes }) => sum + clashes.length, 0) };
}
