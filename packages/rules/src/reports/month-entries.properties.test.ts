import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  gapOf,
  type MonthEntry,
  nextOpen,
  orderEntries,
  sharedTogether,
  typedFigure,
} from './month-entries.ts';
import { isMissing } from './report-list.ts';

const month = '2026-10-01';
const report = fc.record({
  active: fc.boolean(),
  aux: fc.boolean(),
  hours: fc.option(fc.nat(100)),
  late: fc.boolean(),
});
const row = fc.record({
  id: fc.nat(1000),
  last_first: fc.string(),
  appointment: fc.constantFrom('elder', 'publisher'),
  group: fc.option(fc.string()),
  pioneer: fc.boolean(),
  special_pioneer: fc.boolean(),
  aux: fc.boolean(),
  report: fc.option(report),
  expected: fc.boolean(),
});
const rows = fc.uniqueArray(row, { selector: ({ id }) => id });

it('REPORTS-X4 missing reports come first, and no row is lost', () => {
  fc.assert(
    fc.property(rows, (listed) => {
      const ordered = orderEntries(listed);
      const missing = listed.filter(isMissing).length;
      expect(ordered.slice(0, missing).every(isMissing)).toBe(true);
      expect(new Set(ordered)).toEqual(new Set(listed));
      expect(ordered.length).toBe(listed.length);
    }),
  );
});

it('REPORTS-X4 the next open row follows the current one, and the search continues from the start', () => {
  expect(nextOpen([1, 2, 3, 4], 2, (id) => id !== 3)).toBe(4);
  expect(nextOpen([1, 2, 3, 4], 4, (id) => id === 2)).toBe(2);
  expect(nextOpen([1, 2], 1, () => false)).toBeNull();
  expect(nextOpen([1], 1, () => true)).toBeNull();
  expect(nextOpen([5, 6], 9, () => true)).toBe(5);
});

it('REPORTS-X4.2 the group action enters missing reports of publishers without hours only', () => {
  fc.assert(
    fc.property(rows, (listed) => {
      const together = sharedTogether(listed, month);
      for (const one of listed) {
        const hasHours = one.pioneer || one.special_pioneer || one.aux;
        expect(together.includes(one)).toBe(one.report === null && one.expected && !hasHours);
      }
      // Until August 2023 every publisher reported hours.
      expect(sharedTogether(listed, '2023-08-01')).toEqual([]);
    }),
  );
});

it('REPORTS-X4 neither sharing nor the hours of a pioneer are assumed', () => {
  const entry = (rest: Partial<MonthEntry>): MonthEntry => ({
    active: true,
    aux: false,
    hours: null,
    studies: null,
    special_hours: null,
    comments: '',
    ...rest,
  });
  const publisher = { pioneer: false, special_pioneer: false };
  const pioneer = { pioneer: true, special_pioneer: false };
  expect(gapOf(publisher, entry({ active: null }), month)).toEqual({ field: 'active', code: 'unanswered' });
  expect(gapOf(publisher, entry({}), month)).toBeNull();
  expect(gapOf(publisher, entry({ aux: true }), month)).toEqual({ field: 'hours', code: 'hours-unknown' });
  expect(gapOf(pioneer, entry({}), month)).toEqual({ field: 'hours', code: 'hours-unknown' });
  expect(gapOf(pioneer, entry({ hours: 0 }), month)).toBeNull();
  expect(gapOf(pioneer, entry({ active: false }), month)).toBeNull();
});

it('REPORTS-X4 REPORTS-R20 a typed figure has digits only and stays within its limit', () => {
  expect(typedFigure('', 'hours')).toBeNull();
  expect(typedFigure('y5-2', 'hours')).toBe(52);
  expect(typedFigure('800', 'hours')).toBe(744);
  expect(typedFigure('99999999', 'studies')).toBe(10_000);
});
