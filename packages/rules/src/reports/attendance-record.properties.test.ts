import fc from 'fast-check';
import { expect, it } from 'vitest';
import { attendanceRecord } from './attendance-record.ts';
import { type CountedMeeting, weeksOfYear } from './attendance-year.ts';

const counted = (type: CountedMeeting['type'], numbers: readonly number[]): CountedMeeting[] =>
  weeksOfYear(2026)
    .slice(0, numbers.length)
    .map((week, index) => ({ week, type, attendance: numbers[index]! }));

it('X-S1 REPORTS-R13 a month has its meetings, their total and average; one without anybody is none', () => {
  const record = attendanceRecord(counted('public', [80, 90, 0, 100, 60]), 'public', 2026);
  expect(record.map(({ serviceYear }) => serviceYear)).toEqual([2025, 2026]);
  expect(record[1]!.months[0]).toEqual({ month: '2025-09-01', meetings: 4, total: 330, average: 83 });
  expect(record[1]!.average).toBe(83);
  expect(record[0]!.average).toBeNull();
});

it('X-S1 the totals of the months are all that was counted, of one meeting only', () => {
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
