import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../schedules/calendar-week.ts';
import { attendanceRecord } from './attendance-record.ts';
import { type CountedMeeting, weeksOfYear } from './attendance-year.ts';

const counted = (type: CountedMeeting['type'], numbers: readonly number[]): CountedMeeting[] =>
  weeksOfYear(2026)
    .slice(0, numbers.length)
    .map((week, index) => ({ week, held_on: addDays(week, 6), type, attendance: numbers[index]! }));

it('X-S1 REPORTS-R13 a month has its meetings, total and average; a meeting with nobody present does not count', () => {
  const record = attendanceRecord(counted('public', [80, 90, 0, 100, 60]), 'public', 2026);
  expect(record.map(({ serviceYear }) => serviceYear)).toEqual([2025, 2026]);
  expect(record[1]!.months[0]).toEqual({ month: '2025-09-01', meetings: 3, total: 270, average: 90 });
  expect(record[1]!.average).toBe(83);
  expect(record[0]!.average).toBeNull();
});

it('X-S1 the monthly totals add up to all counts of one meeting type', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(300), { maxLength: 52 }), (numbers) => {
      const all = [
        ...counted('clam', numbers),
        ...counted(
          'public',
          numbers.map((one) => one + 1000),
        ),
      ];
      const [, year] = attendanceRecord(all, 'clam', 2026);
      const total = year!.months.reduce((sum, month) => sum + month.total, 0);
      expect(total).toBe(numbers.reduce((sum, one) => sum + one, 0));
      expect(year!.months.reduce((sum, month) => sum + month.meetings, 0)).toBe(
        numbers.filter((one) => one > 0).length,
      );
    }),
  );
});

it('X-S1 REPORTS-O8 a meeting counts in the month and the service year of its date', () => {
  const held = { week: '2026-08-31', type: 'public', held_on: '2026-09-06', attendance: 90 } as const;
  const [before, after] = attendanceRecord([held], 'public', 2027);
  expect([before!.average, after!.average]).toEqual([null, 90]);
  expect(after!.months[0]).toMatchObject({ month: '2026-09-01', meetings: 1, total: 90 });
});
