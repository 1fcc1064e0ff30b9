import fc from 'fast-check';
import { expect, it } from 'vitest';
import { averageDaysOut, isLatelyWorked, overviewMonths, tryAge } from './overview.model.ts';

const day = 86_400_000;

it('an attempt counts for the week until it is seven days old, for the month until 31, for the quarter until 92', () => {
  const age = (days: number) => tryAge(0, days * day);
  expect([0, 7, 7.1, 31, 31.1, 92, 92.1].map(age)).toEqual([
    'week',
    'week',
    'month',
    'month',
    'quarter',
    'quarter',
    'older',
  ]);
});

it('a map counts as lately worked for twelve months after its completion', () => {
  expect(isLatelyWorked(null, '2026-11-22')).toBe(false);
  expect(isLatelyWorked('2025-11-22', '2026-11-22')).toBe(false);
  expect(isLatelyWorked('2025-11-23', '2026-11-22')).toBe(true);
  expect(isLatelyWorked('2027-03-01', '2028-02-29')).toBe(true);
});

it('the overview covers twelve months in order, the current one last', () => {
  expect(overviewMonths('2026-02-28')).toEqual([
    ...[
      '2025-03',
      '2025-04',
      '2025-05',
      '2025-06',
      '2025-07',
      '2025-08',
      '2025-09',
      '2025-10',
      '2025-11',
      '2025-12',
    ],
    ...['2026-01', '2026-02'],
  ]);
});

it('excludes personal maps and earlier assignments from the average days', () => {
  const closed = (days: number, returnedAt: number, personal = false) => ({
    personal,
    assignedAt: returnedAt - days * day,
    returnedAt,
  });
  expect(averageDaysOut([], 0)).toBeNull();
  expect(averageDaysOut([closed(9, 5 * day), closed(4, 6 * day), closed(7, 6 * day, true)], 5 * day)).toBe(4);
  fc.assert(
    fc.property(fc.array(fc.nat(200), { minLength: 1 }), (days) => {
      const average = averageDaysOut(
        days.map((one) => closed(one, 300 * day)),
        0,
      )!;
      expect(average).toBeGreaterThanOrEqual(Math.min(...days));
      expect(average).toBeLessThanOrEqual(Math.max(...days));
    }),
  );
});

it('the age of an attempt is the time since its instant', () => {
  const now = Date.UTC(2026, 10, 22);
  expect([3, 20, 60, 200].map((days) => tryAge(now - days * day, now))).toEqual([
    'week',
    'month',
    'quarter',
    'older',
  ]);
});
