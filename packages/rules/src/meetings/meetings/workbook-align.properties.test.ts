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

/** Indexes in `theirs`, null for unmatched parts. */
const places = (base: readonly PlacedPart[], theirs: readonly PlacedPart[]) =>
  alignParts(base, theirs).map((found) => (found ? theirs.indexOf(found) : null));

it('MEET-O3 matches every part of an identical workbook at its position', () => {
  fc.assert(
    fc.property(anyWeek, (week) => {
      const again = week.map((one) => ({ ...one }));
      expect(places(week, again)).toEqual(week.map((_, index) => index));
    }),
  );
});

it('MEET-O3 matches parts once each, in order, within their section, and unnumbered ones by key', () => {
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

it('MEET-O3 matches numbered parts within a section at any position, if they have anything in common', () => {
  const other = { ...part({ title: 'B', minutes: 5, key: 'second' }), ...needsOfKind('student-talk') };
  for (const key of ordinals) {
    const same = part({ minutes: 5, key, qualification: 'gems' });
    expect(places([part()], [same])).toEqual([0]);
    expect(places([part()], [{ ...same, section: 'living' }])).toEqual([null]);
    expect(places([part({ key: 'reading' })], [same])).toEqual([null]);
  }
  expect(places([part()], [other])).toEqual([null]);
});

/** Common attributes of two parts, by descending weight. */
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

it('MEET-O3 weighs the title most, then the required qualifications, the position and the minutes', () => {
  common.forEach((best, index) => {
    const like = { ...nothing, ...best };
    const less = Object.assign({ ...nothing }, ...common.slice(index + 1)) as PlacedPart;
    expect(places([part()], [less, like])).toEqual([1]);
    expect(places([part()], [like, less])).toEqual([0]);
  });
});

it('MEET-O3 another helper type is another requirement', () => {
  const reader = { ...nothing, qualification: 'demonstration', helperType: 'reader' } as const;
  const householder = { ...nothing, qualification: 'demonstration', helperType: 'householder' } as const;
  expect(places([part()], [reader, householder])).toEqual([1]);
  expect(places([part()], [{ ...nothing, helperType: 'householder' }])).toEqual([null]);
});

it('MEET-O3 parts around an inserted or removed part stay matched', () => {
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
