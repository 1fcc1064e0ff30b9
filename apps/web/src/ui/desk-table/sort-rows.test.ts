import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sortBy, sortRows } from './sort-rows.ts';

const rows = fc.array(
  fc.record({ id: fc.nat(), value: fc.option(fc.integer({ min: -9, max: 9 }), { nil: null }) }),
);
const keyOf = ({ value }: { value: number | null }) => value;

it('X-DESK-1 sorted rows are the same rows, ordered, with empty values last in both directions', () => {
  fc.assert(
    fc.property(rows, fc.boolean(), (given, descending) => {
      const sorted = sortRows(given, keyOf, descending, 'en');
      expect(new Set(sorted)).toEqual(new Set(given));
      expect(sorted).toHaveLength(given.length);
      const values = sorted.map(keyOf);
      const filled = values.filter((value) => value !== null);
      expect(values.slice(0, filled.length)).toEqual(filled);
      const expected = [...filled].sort((a, b) => (descending ? b - a : a - b));
      expect(filled).toEqual(expected);
    }),
  );
});

it('X-DESK-1 equal rows keep their order in both directions', () => {
  fc.assert(
    fc.property(rows, fc.boolean(), (given, descending) => {
      const sorted = sortRows(given, () => 'equal', descending, 'en');
      expect(sorted).toEqual(given);
    }),
  );
});

it('X-DESK-1 numbers within texts are sorted by size', () => {
  const sorted = sortRows(['Map 12', 'Map 2', 'Map 1'], (text) => text, false, 'en');
  expect(sorted).toEqual(['Map 1', 'Map 2', 'Map 12']);
});

it('X-DESK-1 another column sorts ascending, the same column reverses', () => {
  const name = { column: 'name', descending: false };
  expect(sortBy(name, 'name')).toEqual({ column: 'name', descending: true });
  expect(sortBy({ ...name, descending: true }, 'name')).toEqual(name);
  expect(sortBy({ ...name, descending: true }, 'group')).toEqual({ column: 'group', descending: false });
});
