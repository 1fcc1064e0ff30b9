import { expect, it } from 'vitest';
import { mergeWeek } from './workbook-merge.ts';
import type { PlacedPart } from './workbook-part.ts';

const part = (title: string, change: Partial<PlacedPart> = {}): PlacedPart => ({
  section: 'living',
  key: 'first',
  title,
  minutes: 15,
  refs: null,
  qualification: null,
  helperQualification: null,
  helperType: 'none',
  ...change,
});

/** Identifies parts by title, which is equal on all sides. */
function orderOf(base: readonly PlacedPart[], mine: readonly PlacedPart[], theirs: readonly PlacedPart[]) {
  const idOf = new Map([...base, ...mine].map(({ title }, index) => [title, index]));
  const known = (parts: readonly PlacedPart[]) =>
    parts.map((one) => ({ id: idOf.get(one.title)!, part: one }));
  const own = known(mine).map((one) => ({ ...one, isHeld: false, isHelperHeld: false }));
  return mergeWeek(known(base), own, theirs).parts.map((merged) => merged.part?.title ?? 'gone');
}

const [a, b, c, d] = [part('A'), part('B'), part('C'), part('D')];

it('MEET-R8 parts follow the workbook order, inserted parts stay after their predecessor', () => {
  const talk = { section: 'ministry' } as const;
  expect(orderOf([a, b], [a, d, b], [a, c, b])).toEqual(['A', 'D', 'C', 'B']);
  expect(orderOf([a, b], [d, a, b], [a, b])).toEqual(['D', 'A', 'B']);
  expect(orderOf([a], [a], [part('T', talk), a, b])).toEqual(['T', 'A', 'B']);
});

it('MEET-R8 locally moved parts stay in place, and new ones come after their predecessor', () => {
  expect(orderOf([a, b, c], [c, a, b], [a, d, b, c])).toEqual(['C', 'A', 'D', 'B']);
  expect(orderOf([a, b], [b, a], [d, a, b])).toEqual(['D', 'B', 'A']);
});

it('MEET-R8 inserting or removing a part moves no other part', () => {
  expect(orderOf([a, b, c], [a, c, d], [a, b, c])).toEqual(['A', 'C', 'D', 'gone']);
  const early = part('B', { key: 'second' });
  expect(orderOf([a, early, c], [c], [c])).toEqual(['C', 'gone', 'gone']);
});

it('MEET-R8 sections follow one another in any order of the parts', () => {
  const [song, talk] = [part('S', { section: 'prelude' }), part('T', { section: 'treasures' })];
  expect(orderOf([a, talk, song], [a, talk, song], [a, talk, song])).toEqual(['S', 'T', 'A']);
});
