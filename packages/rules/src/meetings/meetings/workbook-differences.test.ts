import { expect, it } from 'vitest';
import { differencesOf, differencesOfReading } from './workbook-differences.ts';
import { clashKey, mergeWeek } from './workbook-merge.ts';
import type { OwnPart, PlacedPart } from './workbook-part.ts';

const part = (change: Partial<PlacedPart> = {}): PlacedPart => ({
  section: 'living',
  key: 'first',
  title: 'A',
  minutes: 15,
  refs: 'ch. 2',
  qualification: 'living-as-christians',
  helperQualification: null,
  helperType: 'none',
  ...change,
});
const needs = { qualification: 'study-conductor', helperType: 'reader' } as const;
const sayNeeds = ({ qualification }: PlacedPart) => `says ${qualification}`;

interface Sides {
  base?: readonly PlacedPart[];
  mine?: readonly PlacedPart[];
  theirs: readonly PlacedPart[];
  isHeld?: boolean;
  isFirst?: boolean;
}

/** Pairs parts by index: the first ones of each side are the same part. */
function told({ base = [part()], mine = base, theirs, isHeld = false, isFirst = false }: Sides) {
  const withIds = <More>(parts: readonly PlacedPart[], more: More) =>
    parts.map((one, index) => ({ id: index + 1, part: one, ...more }));
  const own: OwnPart[] = withIds(mine, { isHeld, isHelperHeld: false });
  return differencesOf(mergeWeek(withIds(base, {}), own, theirs).parts, own, { isFirst, sayNeeds });
}

it('X-WORKBOOK omits unchanged parts', () => {
  expect(told({ theirs: [part()] })).toEqual([]);
  expect(
    told({ mine: [part({ title: 'Mine', minutes: 10, refs: null, ...needs })], theirs: [part()] }),
  ).toEqual([]);
});

it('X-WORKBOOK lists every automatically changed field with its old and new value', () => {
  const change = { title: 'B', minutes: 10, refs: null, ...needs };
  const of = { key: null, part: 'A' };
  expect(told({ theirs: [part(change)] })).toEqual([
    { ...of, field: 'title', before: 'A', after: 'B' },
    { ...of, field: 'minutes', before: '15', after: '10' },
    { ...of, field: 'refs', before: 'ch. 2', after: null },
    { ...of, field: 'needs', before: 'says living-as-christians', after: 'says study-conductor' },
  ]);
});

it('X-WORKBOOK lists a clash with both values under the local title, together with automatic changes', () => {
  const sides = { mine: [part({ title: 'Mine', ...needs })], theirs: [part({ title: 'B', minutes: 10 })] };
  expect(told(sides)).toEqual([
    { key: clashKey(1, 'title'), part: 'Mine', field: 'title', before: 'Mine', after: 'B' },
    { key: null, part: 'Mine', field: 'minutes', before: '15', after: '10' },
  ]);
});

it('X-WORKBOOK lists added and removed parts by title', () => {
  expect(told({ base: [], theirs: [part({ title: 'New' })] })).toEqual([
    { key: null, part: 'New', field: 'added', before: null, after: 'New' },
  ]);
  expect(told({ theirs: [] })).toEqual([
    { key: null, part: 'A', field: 'removed', before: 'A', after: null },
  ]);
  const clash = { key: clashKey(1, 'there'), part: 'A', field: 'there', before: 'A', after: null };
  expect(told({ theirs: [], isHeld: true })).toEqual([clash]);
});

it('X-WORKBOOK omits a part that was removed locally and stays removed', () => {
  expect(told({ mine: [], theirs: [part()] })).toEqual([]);
});

it('X-WORKBOOK lists only clashes at the first import', () => {
  const theirs = [part({ title: 'B', minutes: 10 }), part({ key: 'second', title: 'New' })];
  const first = told({ mine: [part({ title: 'Mine' })], theirs, isFirst: true });
  expect(first.map(({ key, field }) => [key, field])).toEqual([[clashKey(1, 'title'), 'title']]);
});

const readings = { week: '2025-11-10', base: 'Ruth 1', mine: 'Ruth 2', theirs: 'Ruth 3' };

it('X-WORKBOOK lists a changed reading, at the first import only if it clashes', () => {
  const changed = { reading: 'Ruth 3', imported: 'Ruth 3', clash: null };
  const line = { part: 'Ruth 3', field: 'reading', before: 'Ruth 2', after: 'Ruth 3' };
  expect(differencesOfReading(changed, readings, false)).toEqual([{ ...line, key: null }]);
  expect(differencesOfReading(changed, readings, true)).toEqual([]);
  const clash = { reading: 'Ruth 2', imported: 'Ruth 3', clash: 'reading of the week' };
  for (const isFirst of [true, false])
    expect(differencesOfReading(clash, readings, isFirst)).toEqual([{ ...line, key: clash.clash }]);
});

it('X-WORKBOOK omits an unchanged reading', () => {
  const kept = { reading: 'Ruth 2', imported: 'Ruth 3', clash: null };
  expect(differencesOfReading(kept, readings, false)).toEqual([]);
  const gone = { reading: null, imported: null, clash: null };
  expect(differencesOfReading(gone, { ...readings, theirs: null }, false)).toEqual([
    { key: null, part: '', field: 'reading', before: 'Ruth 2', after: null },
  ]);
});
