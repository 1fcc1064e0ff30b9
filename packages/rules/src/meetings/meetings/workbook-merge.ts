/**
 * A week that is imported again, merged with what was changed here since (X-WORKBOOK): what only one side touched goes together by
 * itself, and where both did it is asked. Nothing that was done here is lost without a question.
 */
import { mergeEdits } from '../../merge-edits.ts';
import { alignParts } from './workbook-align.ts';
import { orderMerged } from './workbook-order.ts';
import type { ClashField, KnownPart, MergedPart, OwnPart, PlacedPart } from './workbook-part.ts';

export type Side = 'mine' | 'theirs';
/** By `clashKey`. */
export type Choices = ReadonlyMap<string, Side>;

export const clashKey = (id: number, field: ClashField): string => `${id}.${field}`;

/** What the workbook says of the order; a part that stays removed keeps its place there. */
export interface MergePlan {
  /** Section after section, in the order in which they then stand; those without a part at the end. */
  parts: MergedPart[];
  clashes: number;
}

/** A part as the fields that are merged one by one; what it asks of people goes as a whole. */
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
      // A helper who is assigned is not sent away without a question.
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
  // Whoever moved a part to another section has it there.
  const part = partOf(merged, mine.part.section === base.section ? theirs : mine.part);
  if (clashes.length > 0) return { outcome: 'clash', id, part, imported: theirs, clashes };
  return { outcome: isSamePart(part, mine.part) ? 'kept' : 'changed', id, part, imported: theirs, clashes };
}

/** A part that the workbook has no more: it goes, unless something was done with it here. */
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
 * @param base as the last import had them, those that were removed here included; @param mine as they stand here; @param theirs as the
 * workbook has them now. All in their order.
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
    // Removed here: it stays so, and is known as the workbook has it now.
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
