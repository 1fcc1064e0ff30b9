import { expect, it } from 'vitest';
import { pagesOf } from './print-size.ts';
import { isSpanTooLong, printSpan } from './print-span.ts';
import { isSlipOf, slipsOf } from './slips.ts';

const parts = [
  { id: 1, section: 'treasures', key: 'first' },
  { id: 2, section: 'treasures', key: 'reading' },
  { id: 3, section: 'ministry', key: 'first' },
  { id: 4, section: 'living', key: 'study' },
] as const;

const duty = (kind: 'part' | 'helper', part: number, hall: number, person: number | null) => ({
  kind,
  part_id: part,
  hall,
  person_id: person,
});

it('PRINT-O6 prints slips for the reading and ministry parts with an assigned person, one per class', () => {
  const slips = slipsOf(parts, [
    duty('part', 1, 1, 10),
    duty('part', 4, 1, 11),
    duty('part', 2, 2, 13),
    duty('part', 2, 1, 12),
    duty('part', 3, 1, 14),
    duty('helper', 3, 1, 15),
    duty('part', 3, 2, null),
    duty('helper', 3, 2, 16),
  ]);
  expect(
    slips.map(({ number, duty: own, helper }) => [
      number,
      own.hall,
      own.person_id,
      helper?.person_id ?? null,
    ]),
  ).toEqual([
    [2, 1, 12, null],
    [2, 2, 13, null],
    [3, 1, 14, 15],
  ]);
  expect(slips.map((slip) => [isSlipOf(slip, 14), isSlipOf(slip, 15)])).toEqual([
    [false, false],
    [false, false],
    [true, true],
  ]);
});

it('PRINT-O1 prints two or four slips per page', () => {
  expect(pagesOf([1, 2, 3, 4, 5], 'two-up')).toEqual([[1, 2], [3, 4], [5]]);
  expect(pagesOf([1, 2, 3, 4, 5], 'four-up')).toEqual([[1, 2, 3, 4], [5]]);
  expect(pagesOf([], 'two-up')).toEqual([]);
});

it('PRINT-O9 prints the current month unless other dates are requested', () => {
  expect(printSpan({}, '2026-11-23')).toEqual({ from: '2026-11-01', to: '2026-11-30' });
  expect(printSpan({ from: '2027-02-03' }, '2026-11-23')).toEqual({ from: '2027-02-03', to: '2027-02-28' });
  expect(printSpan({ to: '2027-02-03' }, '2026-11-23')).toEqual({ from: '2027-02-01', to: '2027-02-03' });
  const asked = { from: '2026-11-23', to: '2026-12-06' };
  expect([printSpan(asked, '2026-01-01'), isSpanTooLong(asked)]).toEqual([asked, false]);
  expect(isSpanTooLong({ from: '2026-11-23', to: '2030-11-23' })).toBe(true);
});
