import fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupBy } from './group-by.ts';

it('SHELL-X3 groups are in the order of their first value, and values in the original order', () => {
  const groups = groupBy(['b1', 'a1', 'b2'], (text) => text[0]);
  expect([...groups]).toEqual([
    ['b', ['b1', 'b2']],
    ['a', ['a1']],
  ]);
  expect([...groupBy([], String)]).toEqual([]);
});

it('SHELL-X3 groups equal those of Map.groupBy', () => {
  const key = fc.constantFrom(0, 1, Number.NaN, 'a', null);
  fc.assert(
    fc.property(fc.array(fc.tuple(key, fc.nat())), (rows) => {
      const keyOf = ([first]: (typeof rows)[number], index: number) => (index % 3 ? first : index);
      expect([...groupBy(rows, keyOf)]).toEqual([...groupBy(rows, keyOf)]);
    }),
  );
});
