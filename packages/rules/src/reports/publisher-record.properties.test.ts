import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addMonths, monthsOfYear } from './months.ts';
import { publisherRecord, type RecordedReport } from './publisher-record.ts';
import { hasRecord } from './reporting-people.ts';

const report = (month: string, hours: number | null, active = true): RecordedReport => ({
  report_month: month,
  active,
  aux: false,
  pioneer: true,
  special_pioneer: false,
  placements: null,
  videos: null,
  hours,
  return_visits: null,
  studies: 1,
  special_hours: null,
  comments: null,
});

it('PRINT-O5 the record has two service years with all months in order, reported or not', () => {
  const offsets = fc.uniqueArray(fc.integer({ min: 0, max: 35 }), { maxLength: 30 });
  fc.assert(
    fc.property(offsets, fc.array(fc.nat(100), { minLength: 36, maxLength: 36 }), (back, hours) => {
      const reports = back.map((one) => report(addMonths('2027-08-01', -one), hours[one]!));
      const years = publisherRecord(reports, '2027-05-20');
      expect(years.map(({ serviceYear }) => serviceYear)).toEqual([2027, 2026]);
      for (const { serviceYear, months, sums } of years) {
        expect(months.map(({ month }) => month)).toEqual(monthsOfYear(serviceYear));
        const known = months.flatMap(({ report: one }) => one ?? []);
        expect(known).toHaveLength(
          reports.filter(({ report_month }) => months.some(({ month }) => month === report_month)).length,
        );
        expect(sums.hours).toBe(known.reduce((sum, one) => sum + one.hours!, 0));
      }
    }),
  );
});

it('PRINT-O5 guests and students have no record, inactive people have one', () => {
  const kept = ['elder', 'servant', 'publisher', 'unbaptised', 'inactive', 'student', 'guest'].filter(
    (appointment) => hasRecord({ appointment }),
  );
  expect(kept).toEqual(['elder', 'servant', 'publisher', 'unbaptised', 'inactive']);
});
