/** Generators of weeks and edits, for property tests of the workbook merge. */
import fc from 'fast-check';
import { needsOfKind, type PartKind } from '../part-kinds.ts';
import type { PartKey } from '../part-place.ts';
import type { KnownPart, OwnPart, PlacedPart } from '../workbook-part.ts';

const title = fc.constantFrom('A', 'B', 'C', 'D', 'E');
const minutes = fc.integer({ min: 3, max: 6 });
const ministryKind = fc.constantFrom<PartKind>('demonstration', 'student-talk', 'bible-study');

const part = (
  section: PlacedPart['section'],
  key: PartKey,
  kind: PartKind | null,
  words: { title: string; minutes: number },
): PlacedPart => ({
  section,
  key,
  ...words,
  refs: null,
  ...(kind
    ? needsOfKind(kind)
    : { qualification: null, helperQualification: null, helperType: 'none' as const }),
});

const words = fc.record({ title, minutes });
const ordinals: readonly PartKey[] = ['first', 'second', 'third', 'fourth'];

/** A midweek meeting as in a workbook. */
export const anyWeek: fc.Arbitrary<PlacedPart[]> = fc
  .record({
    reading: words,
    ministry: fc.array(fc.tuple(ministryKind, words), { minLength: 1, maxLength: 4 }),
    living: fc.array(words, { minLength: 1, maxLength: 2 }),
    song: words,
    study: words,
  })
  .map(({ reading, ministry, living, song, study }) => [
    part('treasures', 'first', 'treasures-talk', reading),
    part('treasures', 'reading', 'reading', reading),
    ...ministry.map(([kind, given], index) => part('ministry', ordinals[index]!, kind, given)),
    part('living', 'mid-song', null, song),
    ...living.map((given, index) => part('living', ordinals[index]!, 'living', given)),
    part('living', 'study', 'study', study),
  ]);

type Edit =
  | { do: 'title'; at: number; title: string }
  | { do: 'minutes'; at: number; minutes: number }
  | { do: 'kind'; at: number; kind: PartKind }
  | { do: 'remove'; at: number }
  | { do: 'add'; at: number; title: string }
  | { do: 'swap'; at: number };

const at = fc.nat(12);
export const anyEdits: fc.Arbitrary<Edit[]> = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant('title' as const), at, title }),
    fc.record({ do: fc.constant('minutes' as const), at, minutes }),
    fc.record({ do: fc.constant('kind' as const), at, kind: ministryKind }),
    fc.record({ do: fc.constant('remove' as const), at }),
    fc.record({ do: fc.constant('add' as const), at, title }),
    fc.record({ do: fc.constant('swap' as const), at }),
  ),
  { maxLength: 5 },
);

export const withIds = (parts: readonly PlacedPart[]): KnownPart[] =>
  parts.map((one, index) => ({ id: index + 1, part: one }));

/** Applies edits of the congregation; ids from 101 belong to inserted parts. */
export function editHere(base: readonly KnownPart[], edits: readonly Edit[]): OwnPart[] {
  let added = 100;
  let parts: OwnPart[] = base.map((one) => ({ ...one, isHeld: false, isHelperHeld: false }));
  for (const edit of edits) {
    const index = edit.at % Math.max(1, parts.length);
    const found = parts[index];
    if (!found) continue;
    const change = (fields: Partial<PlacedPart>) =>
      parts.with(index, { ...found, part: { ...found.part, ...fields } });
    if (edit.do === 'title') parts = change({ title: `here ${edit.title}` });
    else if (edit.do === 'minutes') parts = change({ minutes: edit.minutes });
    else if (edit.do === 'kind') parts = change(needsOfKind(edit.kind));
    else if (edit.do === 'remove') parts = parts.toSpliced(index, 1);
    else if (edit.do === 'add') {
      added += 1;
      const own = { ...found.part, key: 'second' as const, title: `own ${edit.title}` };
      parts = parts.toSpliced(index + 1, 0, { id: added, part: own, isHeld: false, isHelperHeld: false });
    } else if (parts[index + 1]?.part.section === found.part.section)
      parts = parts.toSpliced(index, 2, parts[index + 1]!, found);
  }
  return parts;
}

/** Applies edits to produce another edition of the workbook. */
export const editThere = (base: readonly PlacedPart[], edits: readonly Edit[]): PlacedPart[] =>
  editHere(
    withIds(base),
    edits.filter((edit) => edit.do !== 'swap'),
  ).map(({ part: one }) => one);
