import fc from 'fast-check';
import { expect, it } from 'vitest';
import { needsOfKind } from './part-kinds.ts';
import { anyEdits, anyWeek, editThere } from './testing/random-weeks.ts';
import { alignParts } from './workbook-align.ts';
import type { PlacedPart } from './workbook-part.ts';

const part = (change: Partial<PlacedPart> = {}): PlacedPart => ({
  section: 'ministry',
  key: 'first',
  title: 'A',
  minutes: 3,
  refs: null,
  ...needsOfKind('demonstration'),
  ...change,
});
const ordinals = ['first', 'second', 'third', 'fourth'] as const;
const isNumbered = ({ key }: PlacedPart) => ordinals.some((one) => one === key);

/** Places in `theirs`, null for none. */
const places = (base: readonly PlacedPart[], theirs: readonly PlacedPart[]) =>
  alignParts(base, theirs).map((found) => (found ? theirs.indexOf(found) : null));

it('MEET-O3 a workbook that says the same has each part where it was', () => {
  fc.assert(
    fc.property(anyWeek, (week) => {
      const again = week.map((one) => ({ ...one }));
      expect(places(week, again)).toEqual(week.map((_, index) => index));
    }),
  );
});

it('MEET-O3 parts are matched once each, in one order, within their section, and by their key where it is the only one', () => {
  fc.assert(
    fc.property(anyWeek, anyEdits, (week, edits) => {
      const theirs = editThere(week, edits);
      const found = places(week, theirs);
      const matched = found.filter((place) => place !== null);
      expect(matched).toEqual([...new Set(matched)].toSorted((a, b) => a - b));
      week.forEach((before, index) => {
        const now = found[index] === null ? null : theirs[found[index]!]!;
        if (!now) return;
        expect(now.section).toBe(before.section);
        expect(isNumbered(now)).toBe(isNumbered(before));
        if (!isNumbered(before)) expect(now.key).toBe(before.key);
      });
    }),
  );
});

it('MEET-O3 numbered parts of one section may be the same wherever they stand, unless they have nothing in common', () => {
  const other = { ...part({ title: 'B', minutes: 5, key: 'second' }), ...needsOfKind('student-talk') };
  for (const key of ordinals) {
    const same = part({ minutes: 5, key, qualification: 'gems' });
    expect(places([part()], [same])).toEqual([0]);
    expect(places([part()], [{ ...same, section: 'living' }])).toEqual([null]);
    expect(places([part({ key: 'reading' })], [same])).toEqual([null]);
  }
  expect(places([part()], [other])).toEqual([null]);
});

/** What two parts have in common, from what tells most to what tells least. */
const common: readonly Partial<PlacedPart>[] = [
  { title: 'A' },
  needsOfKind('demonstration'),
  { key: 'first' },
  { minutes: 3 },
];
const nothing: PlacedPart = {
  ...part({ title: 'B', key: 'second', minutes: 7 }),
  ...needsOfKind('student-talk'),
};

it('MEET-O3 the title tells most, then what is asked of people, then the place, then the minutes', () => {
  common.forEach((best, index) => {
    const like = { ...nothing, ...best };
    const less = Object.assign({ ...nothing }, ...common.slice(index + 1)) as PlacedPart;
    expect(places([part()], [less, like])).toEqual([1]);
    expect(places([part()], [like, less])).toEqual([0]);
  });
});

it('MEET-O3 a helper of another kind asks something else of people', () => {
  const reader = { ...nothing, qualification: 'demonstration', helperType: 'reader' } as const;
  const householder = { ...nothing, qualification: 'demonstration', helperType: 'householder' } as const;
  expect(places([part()], [reader, householder])).toEqual([1]);
  expect(places([part()], [{ ...nothing, helperType: 'householder' }])).toEqual([null]);
});

it('MEET-O3 where a part was put in or left out, those around it stay what they were', () => {
  const [a, b, c] = ['A', 'B', 'C'].map((title, index) => part({ title, key: ordinals[index]! })) as [
    PlacedPart,
    PlacedPart,
    PlacedPart,
  ];
  expect(places([a, b, c], [a, c])).toEqual([0, null, 1]);
  expect(places([a, c], [a, b, c])).toEqual([0, 2]);
  expect(places([a, b], [])).toEqual([null, null]);
  expect(places([], [a])).toEqual([]);
});
