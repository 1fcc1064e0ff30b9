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

/** Each part is named by its title, which is the same on all sides. */
function orderOf(base: readonly PlacedPart[], mine: readonly PlacedPart[], theirs: readonly PlacedPart[]) {
  const idOf = new Map([...base, ...mine].map(({ title }, index) => [title, index]));
  const known = (parts: readonly PlacedPart[]) =>
    parts.map((one) => ({ id: idOf.get(one.title)!, part: one }));
  const own = known(mine).map((one) => ({ ...one, isHeld: false, isHelperHeld: false }));
  return mergeWeek(known(base), own, theirs).parts.map((merged) => merged.part?.title ?? 'gone');
}

const [a, b, c, d] = [part('A'), part('B'), part('C'), part('D')];

it('MEET-R8 parts stand as the workbook has them, those that were put in here after what they stood after', () => {
  const talk = { section: 'ministry' } as const;
  expect(orderOf([a, b], [a, d, b], [a, c, b])).toEqual(['A', 'D', 'C', 'B']);
  expect(orderOf([a, b], [d, a, b], [a, b])).toEqual(['D', 'A', 'B']);
  expect(orderOf([a], [a], [part('T', talk), a, b])).toEqual(['T', 'A', 'B']);
});

it('MEET-R8 parts that were moved here stay where they were put, and what is new comes after what it follows', () => {
  expect(orderOf([a, b, c], [c, a, b], [a, d, b, c])).toEqual(['C', 'A', 'D', 'B']);
  expect(orderOf([a, b], [b, a], [d, a, b])).toEqual(['D', 'B', 'A']);
});

it('MEET-R8 putting something in, or taking something out, moves nothing', () => {
  expect(orderOf([a, b, c], [a, c, d], [a, b, c])).toEqual(['A', 'C', 'D', 'gone']);
  const early = part('B', { key: 'second' });
  expect(orderOf([a, early, c], [c], [c])).toEqual(['C', 'gone', 'gone']);
});

it('MEET-R8 sections follow one another, whatever the order of the parts', () => {
  const [song, talk] = [part('S', { section: 'prelude' }), part('T', { section: 'treasures' })];
  expect(orderOf([a, talk, song], [a, talk, song], [a, talk, song])).toEqual(['S', 'T', 'A']);
});
