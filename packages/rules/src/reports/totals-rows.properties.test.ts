import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addMonths } from './months.ts';
import { type CountedReport, reportGroups, totalsByMonth } from './totals.ts';
import { totalsRows } from './totals-rows.ts';

const report = fc.record({
  report_month: fc.integer({ min: 0, max: 40 }).map((back) => addMonths('2026-10-01', -back)),
  active: fc.boolean(),
  aux: fc.boolean(),
  pioneer: fc.boolean(),
  special_pioneer: fc.boolean(),
  placements: fc.constant(null),
  videos: fc.constant(null),
  hours: fc.option(fc.nat(744)),
  return_visits: fc.constant(null),
  studies: fc.option(fc.nat(20)),
  special_hours: fc.option(fc.nat(50)),
}) satisfies fc.Arbitrary<CountedReport>;

it('PRINT-P7 the spreadsheet has four rows per month, with the figures of the totals', () => {
  fc.assert(
    fc.property(fc.array(report, { maxLength: 60 }), (reports) => {
      const [head, ...rows] = totalsRows(reports, [], []);
      expect(head).toHaveLength(11);
      const months = totalsByMonth(reports);
      expect(rows).toHaveLength(months.length * 4);
      for (const [at, totals] of months.entries())
        for (const [place, group] of reportGroups.entries()) {
          const row = rows[at * 4 + place]!;
          expect(row.slice(1, 5)).toEqual([
            group,
            String(totals[group].count),
            String(totals[group].hours),
            String(totals[group].studies),
          ]);
        }
    }),
  );
});

it('PRINT-P7 averages are in the month of the meeting dates, and empty without a count', () => {
  const one = {
    report_month: '2026-10-01',
    active: true,
    aux: false,
    pioneer: false,
    special_pioneer: false,
    placements: null,
    videos: null,
    hours: null,
    return_visits: null,
    studies: null,
    special_hours: null,
  };
  const [, row] = totalsRows(
    [one],
    [],
    [
      { week: '2026-10-05', held_on: '2026-10-11', type: 'public', attendance: 90 },
      { week: '2026-10-12', held_on: '2026-10-18', type: 'public', attendance: 93 },
      { week: '2026-10-19', held_on: '2026-10-25', type: 'public', attendance: 0 },
      { week: '2026-09-28', held_on: '2026-09-30', type: 'clam', attendance: 70 },
    ],
  );
  expect(row!.slice(-2)).toEqual(['', '92']);
});
